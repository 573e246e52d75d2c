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

/// The output of every command; docs/cli.md has the contract.
namespace odori::cli {

/// The buffer of std::cout while the object exists. It stores the first error: that error occurs
/// when a buffer is full, long before main() checks for it.
class StandardOutput : public std::streambuf {
public:
    StandardOutput();
    ~StandardOutput() override;
    /// Whether everything was written successfully.
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

/// Writes a complete output, or nothing. Returns `done`, or `refused` after one line on stderr.
/// Warns of hard links that keep the old content.
int writeOutput(const std::string& path, std::span<const std::byte> bytes);
int writeOutput(const std::string& path, std::string_view text);

/// Outputs that belong together: either all are written or none. The standard output is not
/// allowed.
struct Output {
    std::string path;
    std::span<const std::byte> bytes;
};
int writeOutputs(const std::vector<Output>& outputs);

/// The paths of the outputs of several inputs in `folder`: each has the name of its input and
/// `extension` (without a dot). If several names are equal, the later ones get a number.
[[nodiscard]] std::vector<std::string> outputsIn(
    const std::string& folder, const std::vector<std::string>& inputs, std::string_view extension);

/// Prints one line about wrong usage on stderr; returns `wrongUsage`.
int misuse(const QString& text);

/// Whether one of `outputs` is the same file as another output or as one of `inputs`, even if the
/// paths differ; if so, prints this on stderr. Empty names and "-" are ignored. For commands whose
/// outputs are of another kind than their inputs.
[[nodiscard]] bool clash(
    const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

} // namespace odori::cli
