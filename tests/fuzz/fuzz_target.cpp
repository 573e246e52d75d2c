// SPDX-License-Identifier: MIT
#include "tests/fuzz/exercise.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// libFuzzer's entry point. The environment variable ODORI_FUZZ_FORMAT names the format: "vmd".
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const char* const format = std::getenv("ODORI_FUZZ_FORMAT");
    const std::string problem =
        odori::fuzz::exercise(format ? format : "", std::as_bytes(std::span(data, size)));
    if (!problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        std::abort();
    }
    return 0;
}
