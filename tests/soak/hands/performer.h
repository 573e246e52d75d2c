// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/window_view.h"
#include "tests/soak/hands/action.h"
#include "tests/soak/hands/hand_windows.h"
#include "tests/soak/memory_series.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>

namespace odori::soak {

/// Performs actions in the real window by mouse and key events. It sets the clocks of the editor,
/// which advance with each action and never between them.
///
/// | kind | parameters |
/// |---|---|
/// | move, press, release, click, double | window, x, y, modifiers, button (not for move) |
/// | wheel | window, x, y, modifiers, notches |
/// | key | key, modifiers: to the focused widget |
/// | text | letters: to the focused widget |
/// | command | id: through its menu action, if it can run |
/// | focus | viewport, sheet, curves or graph |
/// | open | paths |
/// | path | a path for the shown file dialog, which is then accepted |
/// | reject | closes the shown menu or dialog |
/// | wait | seconds that pass on the editor's clocks |
/// | setting | language, theme or font, and the value |
/// | show | shows the editor's window again after it was closed |
/// | empty | closes all files without saving, sets all settings to their defaults |
/// | measure | measures the memory; 1 begins a checkpoint, of which the smallest values count |
///
/// Paths are relative to the scratch folder. An action whose window, dialog or command is not
/// there does nothing.
class Performer : public QObject {
    Q_OBJECT
public:
    Performer(Program& program, const QString& folder);

    void perform(const Action& action);
    [[nodiscard]] const MemorySeries& memory() const { return m_memory; }
    /// The path of a file in the scratch folder.
    [[nodiscard]] QString pathOf(const QString& relative) const;

private:
    void setClocks();
    void mouse(const Action& action);
    void wheel(const Action& action);
    void key(const Action& action);
    void text(const Action& action);
    void command(const Action& action);
    void focus(const Action& action);
    void open(const Action& action);
    void choosePath(const Action& action);
    void reject();
    void set(const Action& action);
    void measure(const Action& action);
    void empty();

    Program& m_program;
    QString m_folder;
    QHash<QString, std::function<void(const Action&)>> m_kinds;
    double m_seconds = 0.0;
    MemorySeries m_memory;
    const WindowView m_firstView;
};

} // namespace odori::soak
