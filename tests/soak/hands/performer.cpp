// SPDX-License-Identifier: MIT
#include "tests/soak/hands/performer.h"

#include "app/commands/command.h"
#include "app/commands/commands.h"
#include "app/editing/edit_commands.h"
#include "tests/app/tools/shown_dialog.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtGui/QClipboard>
#include <QtGui/QOpenGLContext>
#include <QtGui/QOpenGLFunctions>
#include <QtGui/QWheelEvent>
#include <QtTest/QTest>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace odori::soak {
namespace {

constexpr double secondsOfAction = 0.3; ///< several nudges in a row are one step
constexpr int unitsOfNotch = 120;

/// The widget that has the keyboard in `window`.
QWidget* keyTargetIn(QWidget& window)
{
    QWidget* focused = window.focusWidget();
    return focused && focused->isVisible() ? focused : &window;
}

QPushButton* acceptButton(QFileDialog& dialog)
{
    for (auto* box : dialog.findChildren<QDialogButtonBox*>())
        for (auto* button : box->buttons())
            if (box->buttonRole(button) == QDialogButtonBox::AcceptRole)
                return qobject_cast<QPushButton*>(button);
    return nullptr;
}

} // namespace

Performer::Performer(Program& program, const QString& folder)
    : m_program(program)
    , m_folder(folder)
    , m_firstView(viewOfWindow(program.window()))
{
    for (const char* kind : {"move", "press", "release", "click", "double"})
        m_kinds[QLatin1String(kind)] = [this](const Action& action) { mouse(action); };
    m_kinds[QStringLiteral("wheel")] = [this](const Action& action) { wheel(action); };
    m_kinds[QStringLiteral("key")] = [this](const Action& action) { key(action); };
    m_kinds[QStringLiteral("text")] = [this](const Action& action) { text(action); };
    m_kinds[QStringLiteral("command")] = [this](const Action& action) { command(action); };
    m_kinds[QStringLiteral("focus")] = [this](const Action& action) { focus(action); };
    m_kinds[QStringLiteral("open")] = [this](const Action& action) { open(action); };
    m_kinds[QStringLiteral("path")] = [this](const Action& action) { choosePath(action); };
    m_kinds[QStringLiteral("reject")] = [this](const Action&) { reject(); };
    m_kinds[QStringLiteral("wait")] = [this](const Action& action) {
        m_seconds += action.word(0).toDouble();
    };
    m_kinds[QStringLiteral("setting")] = [this](const Action& action) { set(action); };
    m_kinds[QStringLiteral("show")] = [this](const Action&) { m_program.window().show(); };
    m_kinds[QStringLiteral("empty")] = [this](const Action&) { empty(); };
    m_kinds[QStringLiteral("measure")] = [this](const Action& action) { measure(action); };
    m_program.session.playback().setClock([this] { return m_seconds; });
    connect(&m_program.owner, &WindowOwner::replaced, this, &Performer::setClocks);
    setClocks();
}

/// The clocks of the objects that belong to the window.
void Performer::setClocks()
{
    const auto clock = [this] { return m_seconds; };
    m_program.window().findChild<EditCommands*>()->setClock(clock);
    m_program.window().viewport().camera().setClock(clock);
}

void Performer::perform(const Action& action)
{
    m_seconds += secondsOfAction;
    if (const auto kind = m_kinds.constFind(action.kind); kind != m_kinds.cend())
        (*kind)(action);
    else
        qWarning("Unknown action: %s", qPrintable(lineOf(action)));
}

QString Performer::pathOf(const QString& relative) const
{
    return m_folder + u'/' + relative;
}

void Performer::mouse(const Action& action)
{
    QWidget* window = windowNamed(m_program, action.word(0));
    QWindow* handle = window ? window->windowHandle() : nullptr;
    if (!handle)
        return;
    // QTest takes a null point as the middle of the window.
    const QPoint most(std::max(1, window->width() - 1), std::max(1, window->height() - 1));
    const QPoint at(
        std::clamp(action.number(1), 1, most.x()), std::clamp(action.number(2), 1, most.y()));
    const auto modifiers = Qt::KeyboardModifiers(action.number(3));
    const auto button = Qt::MouseButton(action.number(4));
    if (action.kind == QLatin1String("move")) { // QTest::mouseMove has no modifiers
        qt_handleMouseEvent(handle, at, handle->mapToGlobal(at), QTestPrivate::qtestMouseButtons,
            Qt::NoButton, QEvent::MouseMove, modifiers, ++QTest::lastMouseTimestamp);
        QCoreApplication::processEvents();
    } else if (action.kind == QLatin1String("press"))
        QTest::mousePress(handle, button, modifiers, at);
    else if (action.kind == QLatin1String("release"))
        QTest::mouseRelease(handle, button, modifiers, at);
    else if (action.kind == QLatin1String("click"))
        QTest::mouseClick(handle, button, modifiers, at);
    else
        QTest::mouseDClick(handle, button, modifiers, at);
}

void Performer::wheel(const Action& action)
{
    QWidget* window = windowNamed(m_program, action.word(0));
    if (!window)
        return;
    const QPoint at(action.number(1), action.number(2));
    const int notches = action.number(4);
    for (int notch = 0; notch < std::abs(notches); ++notch) {
        QWidget* child = window->childAt(at); // a notch may remove it
        QWidget* target = child ? child : window;
        const QPoint units(0, notches > 0 ? unitsOfNotch : -unitsOfNotch);
        QWheelEvent event(target->mapFrom(window, at), window->mapToGlobal(at), {}, units,
            Qt::NoButton, Qt::KeyboardModifiers(action.number(3)), Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&event);
        QCoreApplication::sendEvent(target, &event);
    }
}

void Performer::key(const Action& action)
{
    QWidget* window = windowNamed(m_program, inputWindow(m_program));
    QTest::keyClick(
        keyTargetIn(*window), Qt::Key(action.number(0)), Qt::KeyboardModifiers(action.number(1)));
}

void Performer::text(const Action& action)
{
    for (const QChar letter : action.word(0)) { // each may move the focus
        QWidget* window = windowNamed(m_program, inputWindow(m_program));
        QTest::keyClick(keyTargetIn(*window), letter.toLatin1());
    }
}

void Performer::command(const Action& action)
{
    const QByteArray id = action.word(0).toLatin1();
    Commands& commands = m_program.window().commands();
    if (inputWindow(m_program) == WindowName::main && commands.canRun(commandOf(QLatin1String(id))))
        commands.action(id.constData())->trigger();
}

void Performer::focus(const Action& action)
{
    MainWindow& window = m_program.window();
    const QString& name = action.word(0);
    QWidget* target = &window.viewport();
    if (name == QLatin1String("sheet"))
        target = &window.dopeSheet().canvas();
    else if (name == QLatin1String("curves"))
        target = &window.curveEditor().view();
    else if (name == QLatin1String("graph"))
        target = &window.curveEditor().valueView().canvas();
    if (target->isVisible())
        target->setFocus();
}

void Performer::open(const Action& action)
{
    QStringList paths;
    for (const QString& each : action.words)
        paths.append(pathOf(each));
    m_program.session.files().open(paths);
}

void Performer::choosePath(const Action& action)
{
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (!dialog)
        return;
    auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    name->setText(pathOf(action.word(0)));
    if (auto* accept = acceptButton(*dialog); accept && accept->isEnabled())
        accept->click();
    else
        dialog->reject();
}

void Performer::reject()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
    else if (QDialog* modal = test::shownDialog())
        modal->reject();
    else if (QWidget* settings = windowNamed(m_program, WindowName::settings))
        settings->close();
}

void Performer::set(const Action& action)
{
    Settings& settings = m_program.session.settings();
    if (action.word(0) == QLatin1String("language"))
        settings.setLanguage(LanguageChoice(action.number(1)));
    else if (action.word(0) == QLatin1String("theme"))
        settings.setTheme(ThemeChoice(action.number(1)));
    else
        settings.setFontPercent(action.number(1));
}

/// The software renderer needs up to 16 MiB for the drawing that has not ended.
void Performer::measure(const Action& action)
{
    Viewport& viewport = m_program.window().viewport();
    if (viewport.isValid()) {
        viewport.makeCurrent();
        QOpenGLContext::currentContext()->functions()->glFinish();
        viewport.doneCurrent();
    }
    m_memory.measure(action.number(0) == 1);
}

void Performer::empty()
{
    m_program.session.playback().stop();
    m_program.session.document().cancelGesture();
    m_program.session.document().project().close();
    m_program.session.files().saving().paths().setOrigins({});
    m_program.session.recovery().putOff();
    Settings& settings = m_program.session.settings();
    settings.setTheme(ThemeChoice::Dark);
    settings.setFontPercent(Settings::fontPercents.usual);
    settings.setSecondModel(ModelChoice::Ask);
    settings.setSecondMotion(MotionChoice::Ask);
    settings.setCameraKeys(CameraChoice::Ask);
    settings.setUndoLimit(Settings::undoMebibytes.usual);
    settings.setTextureBudget(Settings::textureMebibytes.usual);
    settings.setPhysicsCache(Settings::physicsMebibytes.usual);
    m_program.session.physics().setMode(PhysicsMode::WhilePlaying);
    showView(m_program.window(), m_firstView); // a graph needs more memory than an easing curve
    m_program.window().resetLayout();
    m_program.window().messageBar().clear();
    QApplication::clipboard()->clear();
}

} // namespace odori::soak
