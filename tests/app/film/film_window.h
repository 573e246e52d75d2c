// SPDX-License-Identifier: MIT
#pragma once

#include "app/commands/commands.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/window_hands.h"
#include "tests/support/film_probe.h"
#include "ui/dialogs/film/film_dialog.h"
#include "ui/dialogs/film/film_queue_window.h"
#include "ui/dialogs/film/picture_dialog.h"
#include "ui/film/queue/film_queue.h"
#include "ui/window/message_bar.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <functional>
#include <memory>

namespace odori::test {

/// The real window with the sample, its dialogs for pictures and films, and a folder for what they
/// write. Make a new one for each test function.
class FilmWindow {
public:
    FilmWindow()
    {
        QSettings().clear();
        window = shownWindow();
    }
    [[nodiscard]] bool open() { return window && opened(*window, samplePaths()); }

    [[nodiscard]] Document& document() { return window->document(); }
    [[nodiscard]] film::FilmQueue& queue() { return window->session().films(); }
    [[nodiscard]] QString path(const char* name) const
    {
        return folder.filePath(QString::fromUtf8(name));
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
    void run(const char* id) { window->commands().action(id)->trigger(); }

    /// Calls `use` with the dialog that the command opens; closes it if `use` did not. False if
    /// there was none.
    template <class Dialog>
    [[nodiscard]] bool inDialog(const char* command, const std::function<void(Dialog&)>& use)
    {
        bool wasShown = false;
        QTimer::singleShot(0, window.get(), [&] {
            auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            wasShown = QTest::qWaitForWindowActive(dialog);
            use(*dialog);
            if (dialog->isVisible())
                dialog->reject();
        });
        run(command);
        return wasShown;
    }

    /// Deletes a key: unsaved work.
    void deleteKey()
    {
        const mmd::Actor& actor = document().scene().actors.front();
        mmd::Selection selection;
        selection.setKey(mmd::trackIds(actor.motion).front(), 0, true);
        document().apply(mmd::deleteKeys({document().scene(), actor.id}, selection), {});
    }

    /// Hides the model, so that every later picture looks different.
    void hideModel()
    {
        const mmd::ActorId id = document().scene().actors.front().id;
        document().apply(mmd::setActorVisible({document().scene(), id}, false), {});
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

/// The button with that text.
[[nodiscard]] inline QPushButton& button(QWidget& dialog, const char* text)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text().remove(u'&') == QLatin1String(text))
            return *each;
    qFatal("no button %s", text);
}

inline void press(QWidget& dialog, const char* text)
{
    QTest::mouseClick(&button(dialog, text), Qt::LeftButton);
}

/// Chooses an entry by its text with the keyboard, as a user does.
inline void choose(QComboBox& box, const char* text)
{
    const int index = box.findText(QString::fromUtf8(text));
    if (index < 0)
        qFatal("no entry %s", text);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Home);
    for (int at = 0; at < index; ++at)
        QTest::keyClick(&box, Qt::Key_Down);
}

inline void type(QLineEdit& field, const QString& text)
{
    field.setFocus();
    field.selectAll();
    field.del();
    field.insert(text); // keys cannot type all letters
    QTest::keyClick(&field, Qt::Key_Tab);
}

inline void number(QDialog& dialog, const char* name, int value)
{
    auto* box = field<QSpinBox>(dialog, name);
    if (!box)
        qFatal("no field %s", name);
    type(box, QByteArray::number(value).constData());
    QTest::keyClick(box, Qt::Key_Tab);
}

/// The kinds of film that the dialog offers, once it knows what ffmpeg can do.
[[nodiscard]] inline QComboBox& kinds(FilmDialog& dialog)
{
    auto* box = field<QComboBox>(dialog, "Kind");
    auto* notice = dialog.findChild<QLabel*>(QStringLiteral("notice"));
    (void)QTest::qWaitFor([&] { return box->count() > 2 || notice->isVisible(); }, 20000);
    return *box;
}

struct WantedFilm {
    const char* kind = "H.264";
    QString path;
    int first = 0, last = 14;
    int width = 64, height = 48;
};

/// Fills the dialog in and presses its button. False if it says a problem.
[[nodiscard]] inline bool make(FilmDialog& dialog, const WantedFilm& film)
{
    choose(kinds(dialog), film.kind);
    type(*field<QLineEdit>(dialog, "File"), film.path);
    choose(*field<QComboBox>(dialog, "Frames"), "Own range");
    number(dialog, "First frame", film.first);
    number(dialog, "Last frame", film.last);
    number(dialog, "Width", film.width);
    number(dialog, "Height", film.height);
    press(dialog, "Make Film");
    return !dialog.isVisible();
}

} // namespace odori::test
