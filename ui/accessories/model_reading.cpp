// SPDX-License-Identifier: MIT
#include "ui/accessories/model_reading.h"

#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/signatures.h"
#include "ui/accessories/reader_process.h"

namespace odori {
namespace {

mmd::Result<mmd::Model> readAccessory(const std::filesystem::path& path)
{
    const auto file = mmd::readFile(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto answer = answerOfReader({}, path);
    if (!answer)
        return tl::unexpected(answer.error());
    auto read = mmd::readAccessoryAnswer(std::as_bytes(std::span(*answer)));
    if (!read)
        return tl::unexpected(read.error());
    mmd::Model model =
        mmd::makeModel(std::move(read->model), std::move(read->warnings), mmd::utf8FromPath(path));
    model.pictures = std::move(read->pictures);
    model.file = mmd::markOf(*file);
    return model;
}

} // namespace

mmd::Result<mmd::Model> readModelFile(const std::filesystem::path& path)
{
    if (mmd::isAccessoryExtension(mmd::extensionOf(path)))
        return readAccessory(path);
    return mmd::loadModel(path);
}

} // namespace odori
