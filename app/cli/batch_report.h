// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export.h"

#include <string>
#include <vector>

namespace odori::cli {

/// What became of one motion of a batch.
struct BatchItem {
    enum class Status { Done, Skipped, Failed };
    std::string input; ///< empty: the model in its rest pose
    std::string output;
    Status status = Status::Failed;
    std::string error; ///< a sentence
    double seconds = 0.0;
    mmd::ExportResult result;
};

/// A line about one finished export, with the figure of its verification.
[[nodiscard]] std::string lineOf(const BatchItem& item);
/// What is lost, a line each, for people.
[[nodiscard]] std::string textOf(const std::vector<mmd::Loss>& losses);
/// A line a motion and the sums, in columns.
[[nodiscard]] std::string tableOf(const std::vector<BatchItem>& items);
/// The same for programs; its members are documented in docs/cli.md.
[[nodiscard]] std::string jsonOf(const std::string& model, const std::vector<BatchItem>& items);

} // namespace odori::cli
