// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <cstddef>
#include <span>
#include <vector>

namespace odori::test {

/// Folder of real models and motions beside the checkout (ODORI_CORPUS overrides it); empty if
/// missing.
[[nodiscard]] QString corpusFolder();

/// Every corpus file with that extension ("vmd"), recursively, sorted.
[[nodiscard]] QStringList corpusFiles(const QString& extension);

/// A file of the repository itself, by its path from the root.
[[nodiscard]] QString repositoryFile(const QString& path);

[[nodiscard]] std::vector<std::byte> bytesOf(const QByteArray& data);
[[nodiscard]] QByteArray dataOf(std::span<const std::byte> bytes);
[[nodiscard]] QByteArray readAll(const QString& path);

} // namespace odori::test

/// Skips the test where the corpus is missing; scripts/test.sh counts such skips as failures where
/// it should be there.
#define SKIP_WITHOUT_CORPUS()                                                                      \
    if (odori::test::corpusFolder().isEmpty())                                                     \
    QSKIP("corpus missing: ../shared/corpus is not beside the checkout")
