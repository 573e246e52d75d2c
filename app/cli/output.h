// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"

#include <QtCore/QString>

#include <cstddef>
#include <span>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

/// How every command writes; docs/cli.md has the contract.
namespace odori::cli {

/// What std::cout writes to while it lives: it keeps the reason of the first failure, which comes
/// when a buffer is full, long before main() can ask.
class StandardOutput : public std::streambuf {
public:
    StandardOutput();
    ~StandardOutput() override;
    /// Whether all that was written has arrived.
    [[nodiscard]] mmd::Result<void> finish();

protected:
    int_type overflow(int_type letter) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    std::streambuf* m_before;
    std::string m_text;
    mmd::Result<void> m_written;
};

/// An output called "-" is the standard output.
[[nodiscard]] bool isStandardOutput(const std::string& path);

/// Writes a finished output, whole or not at all; gives `done`, or `refused` after one line on
/// stderr. Warns of hard links that keep the old content.
int writeOutput(const std::string& path, std::span<const std::byte> bytes);
int writeOutput(const std::string& path, std::string_view text);

/// Outputs that belong together: all are written or none. No standard output.
struct Output {
    std::string path;
    std::span<const std::byte> bytes;
};
int writeOutputs(const std::vector<Output>& outputs);

/// One line about wrong usage on stderr; gives `wrongUsage`.
int misuse(const QString& text);

/// Whether one of `outputs` is the same file, however it is spelled, as another output or as one of
/// `inputs`; says so on stderr. Empty names and "-" are passed over. For commands whose outputs are
/// of another kind than their inputs.
[[nodiscard]] bool clash(
    const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

} // namespace odori::cli
