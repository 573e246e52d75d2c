// SPDX-License-Identifier: MIT
#include "libmmd/tools/bones/bone_names.h"

namespace mmd {

int boneNamed(const Model& model, std::string_view name)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        if (model.data.bones[bone].name.utf8 == name)
            return int(bone);
    return -1;
}

} // namespace mmd
