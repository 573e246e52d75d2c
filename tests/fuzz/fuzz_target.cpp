// SPDX-License-Identifier: MIT
#include "tests/fuzz/exercise.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// libFuzzer's entry. ODORI_FUZZ_FORMAT names the format: one program for each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const odori::fuzz::Exercise exercise = odori::fuzz::exerciseOf(ODORI_FUZZ_FORMAT);
    const std::string problem = exercise(std::as_bytes(std::span(data, size)));
    if (!problem.empty()) {
        std::fprintf(stderr, "%s\n", problem.c_str());
        std::abort();
    }
    return 0;
}
