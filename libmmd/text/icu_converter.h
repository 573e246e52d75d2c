// SPDX-License-Identifier: MIT
#pragma once

#include <unicode/ucnv.h>

#include <memory>

namespace mmd {

struct ConverterCloser {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
/// One of ICU's converters, closed with its owner. Private to libmmd/text.
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

} // namespace mmd
