// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QFile>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>
#include <utility>

namespace odori::soak {

/// One input of a user. Every random choice is already made, so a log of actions needs no seed.
struct Action {
    QString kind;      ///< "press", "key", ...: see Performer
    QStringList words; ///< its parameters

    [[nodiscard]] QString word(qsizetype at) const { return words.value(at); }
    [[nodiscard]] int number(qsizetype at) const { return words.value(at).toInt(); }
};

/// One line of a log: the kind and the parameters, separated by blanks. Blanks inside them are
/// escaped.
[[nodiscard]] QString lineOf(const Action& action);
[[nodiscard]] Action actionOf(const QString& line);

/// An action of a log, and the state of the document after it.
struct LoggedAction {
    Action action;
    std::optional<QString> state; ///< and the number of edits until then; none: the log has no
                                  ///< state, or ends during the action
    bool isDone = true;           ///< the log says that the editor was repainted after it
};

/// The log of a run: `begin N action` before action N starts, `done N state` after the editor has
/// repainted. Each line is written at once, so that it is complete even if the process is killed.
class ActionLog {
public:
    /// Replaces the file. An empty path: nothing is written.
    explicit ActionLog(const QString& path);

    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    void begin(const Action& action);
    /// Ends the last begun action. Without `state` the line has none.
    void end(const QString& state);
    [[nodiscard]] int count() const { return m_count; }

    /// The actions of a file; none if it cannot be read. A line that is not complete is ignored.
    [[nodiscard]] static std::optional<QList<LoggedAction>> read(const QString& path);

private:
    void write(const QString& line);

    QFile m_file;
    int m_count = 0;
};

} // namespace odori::soak
