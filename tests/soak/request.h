// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace odori::soak {

/// What the command line asks for.
struct Request {
    enum class Mode {
        Soak,    ///< random hands for a time
        Replay,  ///< the log of a soak again
        Edits,   ///< random edits, until the process is killed or the limit is reached
        Twin,    ///< the log of edits again, compared step by step
        Recover, ///< the editor after it was killed
    };
    Mode mode = Mode::Soak;
    QString folder; ///< scratch folder; empty: a new one
    QString log;    ///< read by Replay and Twin, else written; empty: none
    QString dump;   ///< the document at the end; empty: none
    quint64 seed = 1;
    double seconds = 60.0; ///< of a soak
    /// Rarely: each checkpoint makes windows, and Qt keeps 11 KiB of each.
    int checkpointSeconds = 600;
    int actions = 0, edits = 0; ///< limits; 0: none
    bool hasCorpus = false;
    bool withUnfinished = false; ///< a twin does the action too that the log does not end

    [[nodiscard]] bool isRandom() const { return mode == Mode::Soak || mode == Mode::Edits; }
    [[nodiscard]] bool isEditing() const { return mode == Mode::Edits || mode == Mode::Twin; }
};

/// None, and a message on stderr, if the arguments make no sense. Paths become absolute.
[[nodiscard]] std::optional<Request> requestOf(const QStringList& arguments);

} // namespace odori::soak
