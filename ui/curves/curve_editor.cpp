// SPDX-License-Identifier: MIT
#include "ui/curves/curve_editor.h"

#include "libmmd/base/file_io.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_tools.h"
#include "ui/curves/easing/curve_numbers.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/easing/preset_box.h"
#include "ui/curves/easing/preset_menu.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_menu.h"
#include "ui/curves/key_count.h"
#include "ui/curves/note_line.h"
#include "ui/curves/value_view.h"
#include "ui/document/document.h"
#include "ui/fields/header_tools.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtCore/QStandardPaths>
#include <QtGui/QAction>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

std::filesystem::path userPresets()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
    return mmd::pathFromUtf8((folder + QStringLiteral("/curves.json")).toStdString());
}

} // namespace

CurveEditor::CurveEditor(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PanelHeader(tr("Curves"), this))
    , m_views(new QHBoxLayout)
    , m_count(new KeyCount(document, m_header))
    , m_pages(new QStackedWidget(this))
    , m_values(new ValueView(document, this))
    , m_view(new CurveView(this))
    , m_empty(new QLabel(this))
    , m_note(new NoteLine(this))
    , m_body(new QGridLayout)
    , m_channels(new ChannelButtons(this))
    , m_commands(new CurveCommands(document, this))
    , m_numbers(new CurveNumbers(*m_commands, m_view, this))
    , m_presets(new PresetBox(userPresets(), this)) // before the tools, for the Tab key
    , m_tools(new CurveTools(this))
    , m_graphTools(new HeaderTools(m_header))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_view);
    auto* views = new QWidget(m_header);
    views->setLayout(m_views);
    m_views->setContentsMargins(0, 0, 0, 0);
    m_header->addWidget(views);
    m_header->addStretch();
    m_header->addWidget(m_count); // no stretch factor: otherwise the tools would shrink it
    m_header->addWidget(m_graphTools, 1000);
    m_graphTools->setIconSize(buttonIconSize());
    m_graphTools->setStyleSheet(
        m_graphTools->styleSheet() +
        QStringLiteral("QToolBar { spacing: 1px; } QToolButton { padding: 3px; }"));
    m_graphTools->hide();
    createEasing();
    m_pages->addWidget(m_values);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_note);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // the arrangement depends on the width
    connectDocument();
    connectView();
    connectMenus();
    arrange();
    showCurves();
    followTheme(*this, [this] { refresh(); });
}

void CurveEditor::setTools(const CurveEditorTools& tools)
{
    m_tools->setActions(tools.easing, tools.paste, tools.pasteMenu);
    arrangeTools();
    QWidget* last = nullptr; // for the Tab order: these buttons follow the presets
    for (QWidget* each : m_presets->findChildren<QAbstractButton*>())
        last = each;
    const auto append = [&last](QToolButton* button) {
        setTabOrder(last, button);
        last = button;
    };
    const auto name = [](QToolButton* button, const QAction& action) {
        button->setObjectName(action.objectName());
        button->setAccessibleName(action.iconText());
        button->setAccessibleDescription(action.toolTip());
        button->setFocusPolicy(Qt::TabFocus);
        return button;
    };
    for (auto* button : m_tools->findChildren<QToolButton*>())
        append(button);
    for (QAction* action : tools.graph) {
        m_graphTools->addAction(action);
        append(name(qobject_cast<QToolButton*>(m_graphTools->widgetForAction(action)), *action));
    }
    for (QAction* action : tools.views) {
        auto* button = new QToolButton(m_header);
        button->setDefaultAction(action);
        m_views->addWidget(button);
        append(name(button, *action));
    }
}

CurveEditorState CurveEditor::state() const
{
    const ValueCanvas& canvas = m_values->canvas();
    CurveEditorState state{.hasCurves = m_hasCurves,
        .hasSharedCurve = m_hasSharedCurve,
        .hasCamera = m_hasCamera,
        .showsValues = showsValues(),
        .isNudging = m_view->isNudging(),
        .isSpeedShown = m_view->isSpeedShown(),
        .rules = canvas.rules(),
        .options = canvas.options(),
        .isZoomingToBox = canvas.isZoomingToBox()};
    addGraph(canvas, state);
    return state;
}

bool CurveEditor::showsValues() const
{
    return m_pages->currentWidget() == m_values;
}

void CurveEditor::setShowsValues(bool values)
{
    const bool hadFocus = m_pages->isAncestorOf(window()->focusWidget());
    m_pages->setCurrentIndex(values ? 1 : 0);
    m_graphTools->setVisible(values);
    refresh();
    showHint();
    setProxy();
    if (hadFocus)
        (focusProxy() ? focusProxy() : m_empty)->setFocus();
    emit stateChanged();
}

/// The focus proxy must not be hidden: otherwise Tab could not move past the widget before it.
void CurveEditor::setProxy()
{
    QWidget* easing = m_view->isHidden() ? nullptr : m_view;
    setFocusProxy(showsValues() ? m_values : easing);
}

void CurveEditor::createEasing()
{
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("emptyText"));
    m_note->setObjectName(QStringLiteral("note"));
    m_body->setHorizontalSpacing(10);
    m_body->setVerticalSpacing(6);
    auto* page = new QWidget(m_pages);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(pageMargins);
    layout->addLayout(m_body, 1);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_pages->addWidget(page);
}

void CurveEditor::connectDocument()
{
    connect(m_channels, &ChannelButtons::channelChanged, this, [this] {
        refresh();
        emit stateChanged();
    });
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.keys || change.actors || change.settings)
            refresh();
    });
    connect(&m_document, &Document::selectionChanged, this, &CurveEditor::refresh);
    connect(&m_document, &Document::currentFrameChanged, m_view, &CurveView::setCurrentFrame);
    connect(m_commands, &CurveCommands::said, m_note, &NoteLine::setNote);
    connect(m_presets, &PresetBox::chosen, this,
        [this](const mmd::BezierCurve& curve, const QString& name) {
            m_commands->set(curve, tr("Set Curve %1").arg(name));
        });
    connect(&m_presets->menu(), &PresetMenu::said, m_note, &NoteLine::setNote);
    connect(&m_presets->menu(), &PresetMenu::failed, m_note, &NoteLine::setNote);
    connect(&m_presets->menu(), &PresetMenu::failed, this, &CurveEditor::failed);
}

void CurveEditor::connectView()
{
    m_view->setAccessibleName(tr("Curve"));
    setSpokenRole(*m_view, QAccessible::Canvas);
    connect(m_view, &CurveView::handleGrabbed, m_commands, &CurveCommands::beginGesture);
    connect(m_view, &CurveView::handleMoved, m_commands, &CurveCommands::moveHandle);
    connect(m_view, &CurveView::handleReleased, this, [this](const HandleMove& move) {
        m_commands->endGesture(move.isNudge ? tr("Nudge Curves") : tr("Change Curve"));
    });
    connect(m_view, &CurveView::handleCancelled, m_commands, &CurveCommands::cancelGesture);
}

void CurveEditor::connectMenus()
{
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        if (m_document.isGestureRunning())
            return;
        QMenu menu(this);
        menu.addActions(m_view->actions());
        menu.exec(m_view->mapToGlobal(position));
    });
    ValueCanvas& canvas = m_values->canvas();
    connect(&canvas, &ValueCanvas::menuRequested, this,
        [this, &canvas](const QPoint& position) { showValueMenu(canvas, *m_commands, position); });
    connect(&canvas, &ValueCanvas::channelsChanged, this, &CurveEditor::stateChanged);
    connect(&canvas, &ValueCanvas::rulesChanged, this, &CurveEditor::stateChanged);
    connect(m_view, &CurveView::switched, this, &CurveEditor::stateChanged);
}

NumberField& CurveEditor::coordinate(std::size_t index)
{
    return m_numbers->field(index);
}

QString CurveEditor::note() const
{
    return m_note->note();
}

void CurveEditor::refresh()
{
    if (isVisible())
        showCurves();
    else
        m_hasCurves = m_hasSharedCurve = m_hasCamera = false;
}

void CurveEditor::showCurves()
{
    const auto gather = [this] {
        return selectedCurves(m_document.scene(), m_document.selection(), m_channels->channels());
    };
    SelectedCurves curves = gather();
    const std::uint8_t channels = m_channels->channels();
    m_channels->setCamera(curves.hasCamera);
    arrange();
    if (m_channels->channels() != channels)
        curves = gather();
    m_commands->setChannels(m_channels->channels());
    m_hasCurves = curves.keyCount > 0;
    m_hasSharedCurve = m_hasCurves && !curves.shared().empty();
    m_hasCamera = curves.hasCamera;
    m_view->setCurves(curves, m_channels->colour(), m_channels->channel() < 0);
    m_view->setCurrentFrame(m_document.currentFrame());
    setEmpty(curves.keyCount == 0);
    m_presets->setCurve(
        curves.curves.size() == 1 ? std::optional(curves.curves.front()) : std::nullopt);
    setProxy();
    m_numbers->showCurves(curves);
    showTexts(curves);
    showParts();
}

/// The text instead of the curve gets the focus, too. Otherwise Qt would give it to a button, and
/// Enter would press that button.
void CurveEditor::setEmpty(bool isEmpty)
{
    const QWidget* focused = window()->focusWidget();
    const auto hasFocus = [focused](const QWidget* each) {
        return each == focused || each->isAncestorOf(focused);
    };
    const bool moves = isEmpty ? hasFocus(m_view) || hasFocus(m_numbers) || hasFocus(m_channels) ||
                                     hasFocus(m_presets)
                               : hasFocus(m_empty);
    QWidget* shown = isEmpty ? static_cast<QWidget*>(m_empty) : m_view;
    shown->show();
    if (moves)
        shown->setFocus();
    (isEmpty ? static_cast<QWidget*>(m_view) : m_empty)->hide();
    m_channels->setEnabled(!isEmpty);
    m_presets->setEnabled(!isEmpty);
}

void CurveEditor::showTexts(const SelectedCurves& curves)
{
    const auto count = int(curves.keyCount);
    m_note->setNote({});
    m_hint = count == 0 ? Hint()
             : curves.isMixed()
                 ? Hint{tr("Drag: all to the same position · Shift: all by the same amount · Ctrl: "
                           "finer"),
                       tr("Drag: same position · Shift: same amount")}
                 : Hint{tr("Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10"),
                       tr("Drag a handle · Ctrl: finer")};
    showHint();
    m_view->setAccessibleDescription(count == 0 ? QString()
                                                : tr("Handles at %1, %2 and %3, %4")
                                                      .arg(m_view->handle(0).x())
                                                      .arg(m_view->handle(0).y())
                                                      .arg(m_view->handle(1).x())
                                                      .arg(m_view->handle(1).y()));
    m_count->setKeys(!showsValues(), curves.isMixed() && !showsValues());
    m_empty->setText(m_document.selection().keys.empty()
                         ? tr("Select a key in the dope sheet\nto edit its curve.")
                         : tr("The selected keys have no curves:\nmorphs change linearly, switches "
                              "immediately."));
}

void CurveEditor::showHint()
{
    const Hint hint =
        showsValues()
            ? Hint{tr("Drag keys, handles or a box, or type a number while dragging · Shift: one "
                      "direction · Wheel: zoom, with "
                      "Ctrl: time, with Shift: values · Middle button: move"),
                  tr("Drag: move · Shift: one direction · Wheel: zoom")}
            : m_hint;
    m_note->setHint(hint.whole, hint.shorter);
}

void CurveEditor::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

QSize CurveEditor::sizeHint() const
{
    return {440, 330};
}

void CurveEditor::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCurves();
    emit stateChanged();
}

/// A hidden editor edits nothing.
void CurveEditor::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    refresh();
    emit stateChanged();
}

void CurveEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace odori
