// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/editor_state.h"
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/fields/panel_header.h"

#include <QtCore/QStandardPaths>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

#include <optional>

namespace odori::test {

/// The curve editor of a real window with all its commands, taken out of its dock so that it can
/// have any size. The window itself is not shown.
class CurveWindow {
public:
    CurveWindow()
    {
        QDockWidget* dock = m_window.dock(Panel::Curves);
        dock->setTitleBarWidget(nullptr);
        editor().setParent(nullptr);
        auto* layout = static_cast<QBoxLayout*>(editor().layout());
        layout->insertWidget(0, editor().header());
        editor().header()->show();
    }
    ~CurveWindow() { m_window.dock(Panel::Curves)->setWidget(&editor()); }
    CurveWindow(const CurveWindow&) = delete;
    CurveWindow& operator=(const CurveWindow&) = delete;

    [[nodiscard]] Document& document() { return m_window.document(); }
    [[nodiscard]] CurveEditor& editor() { return m_window.curveEditor(); }
    /// The menu of the Paste button's arrow: the channels that a curve can be pasted to.
    [[nodiscard]] QMenu* pasteMenu()
    {
        return editor().findChild<QToolButton*>(QStringLiteral("curves.paste"))->menu();
    }

private:
    OwnWindow m_window;
};

/// A CurveStage or ValueStage with the curve editor of a real window.
template <class Stage>
class WindowStage : protected Stage {
protected:
    ~WindowStage() = default;

    static void prepareProgram(const char* name)
    {
        QStandardPaths::setTestModeEnabled(true);
        prepare(name);
    }
    void setUp()
    {
        m_window.emplace();
        Stage::setUp(m_window->document(), m_window->editor());
    }
    void tearDown()
    {
        Stage::tearDown();
        m_window.reset();
    }

    std::optional<CurveWindow> m_window;
};

} // namespace odori::test
