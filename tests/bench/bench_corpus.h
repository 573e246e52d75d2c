// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/model.h"
#include "tests/support/corpus.h"

#include <filesystem>
#include <memory>
#include <utility>

/// Corpus files that several benchmarks use.
namespace odori::bench {

[[nodiscard]] inline std::filesystem::path corpusFile(const char* name)
{
    const QString path = test::corpusFolder() + QLatin1Char('/') + QLatin1String(name);
    return mmd::pathFromUtf8(path.toStdString());
}

/// Gene_light.pmx, read once; null if the corpus is missing.
[[nodiscard]] inline std::shared_ptr<const mmd::Model> gene()
{
    static const auto model = [] {
        auto read = mmd::loadModel(corpusFile("gene/Gene_light.pmx"));
        return read ? std::make_shared<const mmd::Model>(std::move(*read)) : nullptr;
    }();
    return model;
}

/// A motion by its path in the corpus; empty if it is missing.
[[nodiscard]] inline mmd::Motion motionNamed(const char* name)
{
    auto bytes = mmd::readFile(corpusFile(name));
    if (!bytes)
        return {};
    const auto file = mmd::readVmd(std::move(*bytes));
    return file ? mmd::motionFromVmd(*file).motion : mmd::Motion{};
}

} // namespace odori::bench
