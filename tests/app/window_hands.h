// SPDX-License-Identifier: MIT
#pragma once

#include "app/bundled/sample.h"
#include "app/editing/field_keys.h"
#include "tests/app/active_again.h"
#include "tests/app/own_window.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/theme/theme.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QMimeData>
#include <QtCore/QSettings>
#include <QtCore/QStringList>
#include <QtCore/QTimer>
#include <QtCore/QUrl>
#include <QtGui/QDropEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMessageBox>

#include <memory>
#include <optional>
#include <vector>

/// Shared by tests of whole windows: opening, dropping, answering questions.
namespace odori::test {

/// Gives the program `name` its own empty settings and the editor's theme.
inline void prepare(const char* name)
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QLatin1String(name));
    QSettings().clear();
    applyTheme(*qApp, darkTheme());
    new FieldKeys(*qApp);
}

inline std::unique_ptr<MainWindow> shownWindow()
{
    auto window = std::make_unique<OwnWindow>();
    window->resize(1280, 720);
    window->show();
    return QTest::qWaitForWindowActive(window.get()) ? std::move(window) : nullptr;
}

/// Makes the window play half a frame per step, however long a step takes. With the real clock a
/// busy machine skips frames, and physics restarts if more than a second is skipped.
inline void playEvenly(MainWindow& window)
{
    window.playback().setClock([seconds = 0.0]() mutable { return seconds += 0.5 / 30.0; });
}

/// True once all of `paths` are opened or refused and the window takes keys again: after a question
/// the window system gives them back a little later.
[[nodiscard]] inline bool opened(MainWindow& window, const QStringList& paths)
{
    QSignalSpy finished(&window.files(), &FileCommands::loadingFinished);
    window.files().open(paths);
    return (finished.count() == 1 || finished.wait(20000)) && isActiveAgain(window);
}

[[nodiscard]] inline bool dropped(MainWindow& window, const QStringList& paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls.append(QUrl::fromLocalFile(path));
    data.setUrls(urls);
    QSignalSpy finished(&window.files(), &FileCommands::loadingFinished);
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &drop);
    return enter.isAccepted() && (finished.count() == 1 || finished.wait(20000)) &&
           isActiveAgain(window);
}

/// Waits for the questions and the saving; true if everything was written.
[[nodiscard]] inline bool isWritten(FileSaving& saving)
{
    if (!QTest::qWaitFor([] { return !QApplication::activeModalWidget(); }, 10000))
        return false;
    std::optional<bool> areWritten;
    saving.whenWritten([&](bool all) { areWritten = all; });
    return QTest::qWaitFor([&] { return areWritten.has_value(); }, 30000) && *areWritten;
}

/// Closes the window, which first saves if an answer says so; true if it closed.
[[nodiscard]] inline bool isClosed(MainWindow& window)
{
    window.close();
    (void)isWritten(window.files().saving());
    return !window.isVisible();
}

/// During its lifetime, answers each question with the next answer: a standard button, or the name
/// of a button of the box.
class Answers : public QObject {
public:
    struct Answer {
        QMessageBox::StandardButton button = QMessageBox::NoButton;
        const char* name = nullptr;
        bool remember = false;

        Answer(QMessageBox::StandardButton which) // NOLINT: reads as one
            : button(which)
        {
        }
        Answer(const char* which, bool forAlways = false) // NOLINT
            : name(which)
            , remember(forAlways)
        {
        }
    };

    template <class... Each>
    explicit Answers(const Each&... answers)
        : m_answers{Answer(answers)...}
    {
        connect(&m_timer, &QTimer::timeout, this, &Answers::answer);
        m_timer.start(30);
    }

    /// The texts of the questions, in order.
    [[nodiscard]] const QStringList& questions() const { return m_questions; }

private:
    void answer()
    {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || !box->isActiveWindow()) // a box that is not active yet takes no clicks
            return;
        const auto at = std::size_t(m_questions.size());
        m_questions.append(box->text() + u' ' + box->informativeText());
        const Answer answer = at < m_answers.size() ? m_answers[at] : Answer(QMessageBox::Cancel);
        if (answer.remember)
            QTest::mouseClick(
                box->checkBox(), Qt::LeftButton, {}, QPoint(8, box->checkBox()->height() / 2));
        auto* button = answer.name ? box->findChild<QAbstractButton*>(QLatin1String(answer.name))
                                   : box->button(answer.button);
        if (button)
            QTest::mouseClick(button, Qt::LeftButton);
        else
            box->reject();
    }

    std::vector<Answer> m_answers;
    QStringList m_questions;
    QTimer m_timer;
};

} // namespace odori::test
