// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/motion/curve.h"
#include "libmmd/motion/sampling.h"
#include "tests/portable/check.h"

#include <cmath>
#include <cstring>

namespace odori::test {
namespace {

/// A VMD file of one bone key at frame 30, with trailing bytes.
std::vector<std::byte> smallVmd()
{
    std::vector<std::byte> bytes(30 + 20 + 4 + 111 + 5 * 4 + 3);
    const auto put = [&](std::size_t at, std::string_view text) {
        std::memcpy(bytes.data() + at, text.data(), text.size());
    };
    put(0, "Vocaloid Motion Data 0002");
    put(30, "model");
    put(50, std::string_view("\1\0\0\0", 4));
    put(54, "bone");
    put(54 + 15, std::string_view("\x1e\0\0\0", 4));
    put(54 + 35, std::string_view("\0\0\x80\x3f", 4)); // w of the rotation
    put(bytes.size() - 3, "end");
    return bytes;
}

} // namespace

void checkMotions()
{
    check(mmd::evaluateCurve({20, 20, 107, 107}, 0.3) == 0.3, "a straight curve is exact");
    const double eased = mmd::evaluateCurve({64, 0, 63, 127}, 0.5);
    check(std::abs(eased - 0.5) < 1e-7, "a symmetric curve is half way in the middle");

    mmd::BoneKeyframe first, last;
    last.frame = 10;
    last.value.translation = {10.0f, 0.0f, -20.0f};
    const mmd::Track<mmd::BoneKeyframe> track(
        mmd::fieldOf("bone"), std::vector<mmd::BoneKeyframe>{first, last});
    mmd::TrackCursor cursor;
    const mmd::BoneValue value = mmd::sampleBone(track, 5.0, cursor);
    check(value.translation == glm::vec3(5.0f, 0.0f, -10.0f), "between two keys is the middle");

    const auto bytes = smallVmd();
    const auto file = mmd::readVmd(bytes);
    check(file.has_value(), "a motion file is read");
    check(file && mmd::writeVmd(*file) == bytes, "and written with the same bytes");
    check(!mmd::readVmd({bytes.begin(), bytes.begin() + 60}), "a cut file is an error");
}

} // namespace odori::test
