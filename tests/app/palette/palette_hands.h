// SPDX-License-Identifier: MIT
#pragma once

#include "app/palette/command_palette.h"
#include "app/palette/palette_model.h"
#include "tests/app/editing/edit_window.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>

#include <memory>

namespace odori::test {

/// The command palette of a real window, used by typing.
struct PaletteHands {
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] CommandPalette& palette() const { return window().commandPalette(); }
    [[nodiscard]] QLineEdit& field() const { return palette().field(); }
    [[nodiscard]] const PaletteModel& model() const
    {
        return *qobject_cast<const PaletteModel*>(palette().list().model());
    }
    [[nodiscard]] int current() const { return palette().list().currentIndex().row(); }
    /// What the row shows.
    [[nodiscard]] QString textAt(int row) const
    {
        return model().index(row).data().toString() + model().row(row).matched;
    }
    [[nodiscard]] QLatin1String idAt(int row) const
    {
        return QLatin1String(model().row(row).command->id);
    }
    [[nodiscard]] int rowOf(const char* id) const
    {
        for (int row = 0; row < model().rowCount(); ++row)
            if (idAt(row) == QLatin1String(id))
                return row;
        return -1;
    }
    void open() const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F3);
        QVERIFY(palette().isVisible() && field().hasFocus() && field().text().isEmpty());
    }
    void type(const QString& text) const
    {
        field().clear();
        for (const QChar each : text) { // as an input method sends them
            QInputMethodEvent event;
            event.setCommitString(each);
            QCoreApplication::sendEvent(&field(), &event);
        }
    }
    void press(Qt::Key key) const { QTest::keyClick(&field(), key); }
    void run(const QString& typed) const
    {
        open();
        type(typed);
        press(Qt::Key_Return);
        QVERIFY(!palette().isVisible());
        QCoreApplication::processEvents(); // it runs after the key
    }

    std::unique_ptr<EditWindow> m_window;
};

} // namespace odori::test
