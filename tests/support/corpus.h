// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <cstddef>
#include <span>
#include <vector>

namespace odori::test {

/// The folder of real models and motions beside the checkout (ODORI_CORPUS overrides it); empty if
/// it is missing.
[[nodiscard]] QString corpusFolder();

/// Every corpus file with this extension ("vmd"), recursive, sorted.
[[nodiscard]] QStringList corpusFiles(const QString& extension);

/// A file of the repository, by its path relative to the root.
[[nodiscard]] QString repositoryFile(const QString& path);

[[nodiscard]] std::vector<std::byte> bytesOf(const QByteArray& data);
[[nodiscard]] QByteArray dataOf(std::span<const std::byte> bytes);
[[nodiscard]] QByteArray readAll(const QString& path);

} // namespace odori::test

/// Skips the test if the corpus is missing; scripts/test.sh treats such skips as failures if the
/// corpus exists. Only for data that no one else has: a behaviour is tested on the sample, too
/// (tests/support/real_files.h).
#define SKIP_WITHOUT_CORPUS()                                                                      \
    if (odori::test::corpusFolder().isEmpty())                                                     \
    QSKIP("corpus missing: ../shared/corpus is not beside the checkout")
