// SPDX-License-Identifier: MIT
#include "ui/render/deform/deform_wish.h"

#include <cstdlib>
#include <string_view>

namespace odori::render {

DeformWish deformWish()
{
    const char* const text = std::getenv("ODORI_DEFORM");
    const std::string_view wish = text ? text : "";
    return wish == "cpu"       ? DeformWish::Processor
           : wish == "gpu"     ? DeformWish::GraphicsCard
           : wish == "measure" ? DeformWish::Measured
                               : DeformWish::Best;
}

} // namespace odori::render
