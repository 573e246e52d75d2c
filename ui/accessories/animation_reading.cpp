// SPDX-License-Identifier: MIT
#include "ui/accessories/animation_reading.h"

#include "libmmd/animation/animation_answer.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/base/file_io.h"
#include "ui/accessories/reader_process.h"

#include <span>

namespace odori {
namespace {

mmd::Result<mmd::SkeletonAnimation> readForeign(
    const std::filesystem::path& path, const mmd::AnimationWish& wish)
{
    // An unreadable or empty file has its own error, before a process is started.
    const auto head = mmd::readHead(path);
    if (!head)
        return tl::unexpected(head.error());
    if (head->empty())
        return tl::unexpected(mmd::Error{.code = mmd::ErrorCode::EmptyFile, .field = "file"});
    return answerOfReader({QStringLiteral("--animation"), QString::fromStdString(wish.take)}, path)
        .and_then([](const QByteArray& answer) {
            return mmd::readAnimationAnswer(std::as_bytes(std::span(answer)));
        });
}

} // namespace

mmd::Result<mmd::SkeletonAnimation> readAnimationFile(
    const std::filesystem::path& path, const mmd::AnimationWish& wish)
{
    return mmd::readAnimation(path, readForeign, wish);
}

} // namespace odori
