// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/open_choices.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStatusBar>

#include <functional>
#include <memory>

namespace odori::test {

/// The real window with the sample, and the dialogs of its Physics menu.
class PhysicsDialogs : public QObject {
protected:
    /// Opens the window; `name` is that of the test's own settings.
    void open(const char* name)
    {
        prepare(name);
        m_window = shownWindow();
        QVERIFY(m_window);
        QVERIFY(opened(*m_window, samplePaths()));
    }
    void reset()
    {
        QSettings().clear();
        while (document().undoStack()->canUndo())
            document().undo();
        document().activate(document().scene().actors.front().id);
        document().select({});
    }
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QMenu* menu() const
    {
        for (QAction* each : m_window->menuBar()->actions())
            if (each->text().remove(u'&') == QStringLiteral("Physics"))
                return each->menu();
        return nullptr;
    }
    [[nodiscard]] QAction* command(const char* text) const
    {
        for (QAction* action : menu()->actions())
            if (action->text().remove(u'&') == QString::fromUtf8(text))
                return action;
        return nullptr;
    }
    /// Calls `use` with the dialog that the command opens.
    void inDialog(const char* text, const std::function<void(QDialog&)>& use)
    {
        bool wasShown = false;
        QTimer::singleShot(0, this, [&] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                wasShown = true;
                use(*dialog);
                if (dialog->isVisible())
                    dialog->reject();
            }
        });
        command(text)->trigger();
        QVERIFY(wasShown);
    }
    template <class Field>
    [[nodiscard]] static Field& named(QDialog& dialog, const char* name)
    {
        for (Field* field : dialog.findChildren<Field*>())
            if (field->accessibleName() == QLatin1String(name))
                return *field;
        qFatal("no field %s", name);
    }
    [[nodiscard]] static QPushButton& button(QDialog& dialog, const char* text)
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QLatin1String(text))
                return *each;
        qFatal("no button %s", text);
    }
    static void type(QDoubleSpinBox& field, const char* text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromLatin1(text));
        QTest::keyClick(&field, Qt::Key_Tab);
    }
    [[nodiscard]] const mmd::SceneSettings& settings() { return document().scene().settings; }
    void setSettings(const mmd::SceneSettings& settings)
    {
        document().load(mmd::changeSettings(document().scene(), settings));
    }
    [[nodiscard]] static QStringList checkedModes(const QMenu* menu)
    {
        QStringList checked;
        for (const QAction* action : menu->actions())
            if (action->isChecked() && action->actionGroup())
                checked.append(action->text().remove(u'&'));
        return checked;
    }

    std::unique_ptr<MainWindow> m_window;
};

} // namespace odori::test
