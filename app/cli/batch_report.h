// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <string>
#include <vector>

namespace odori::cli {

/// The result for one motion of a batch.
struct BatchItem {
    enum class Status { Done, Skipped, Failed };
    std::string input; ///< empty: the model in its rest pose
    std::string output;
    Status status = Status::Failed;
    std::string error; ///< a sentence
    double seconds = 0.0;
    mmd::ExportResult result;
};

/// A line about one finished export, with the error that the verification measured.
[[nodiscard]] std::string lineOf(const BatchItem& item);
/// The losses as text, one per line.
[[nodiscard]] std::string textOf(const std::vector<mmd::Loss>& losses);
/// A line for each motion and the sums, in columns.
[[nodiscard]] std::string tableOf(const std::vector<BatchItem>& items);
/// The same as JSON; docs/cli.md documents the members.
[[nodiscard]] std::string jsonOf(const std::string& model, const std::vector<BatchItem>& items);

} // namespace odori::cli
