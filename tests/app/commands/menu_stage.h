// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/commands.h"
#include "tests/app/editing/edit_window.h"

#include <memory>

namespace odori::test {

/// An EditWindow and its actions by id, as a base for tests of menus and their states.
class MenuStage {
protected:
    /// `program`: the settings of the test have this name.
    void open(const char* program)
    {
        QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
        QCoreApplication::setApplicationName(QLatin1String(program));
        m_window = std::make_unique<EditWindow>();
        m_window->open();
    }
    /// Restores the scene, the layout and the modes.
    void reset() const
    {
        m_window->window.resetLayout();
        m_window->reset();
        document().setAutoKey(false);
        view().setEditMode(EditMode::Select);
        view().setEditSpace(EditSpace::Local);
        view().stage().setSolo(false);
        view().camera().showFree();
    }
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& view() const { return m_window->window.viewport(); }
    [[nodiscard]] QAction* action(const char* id) const
    {
        return m_window->window.commands().action(id);
    }
    void setPlayRange(std::uint32_t first, std::uint32_t last) const
    {
        mmd::SceneSettings settings = document().scene().settings;
        settings.playFirst = first;
        settings.playLast = last;
        document().apply(mmd::changeSettings(document().scene(), settings), {});
    }

    std::unique_ptr<EditWindow> m_window;
};

} // namespace odori::test
