// SPDX-License-Identifier: MIT
#include "ui/curves/curve_editor.h"

#include "libmmd/base/file_io.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_actions.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_tools.h"
#include "ui/curves/curve_view.h"
#include "ui/curves/key_count.h"
#include "ui/curves/note_line.h"
#include "ui/curves/preset_box.h"
#include "ui/curves/preset_menu.h"
#include "ui/curves/value_actions.h"
#include "ui/curves/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/document.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"

#include <QtCore/QEvent>
#include <QtCore/QStandardPaths>
#include <QtGui/QAction>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace odori {
namespace {

/// What the buttons beside the grid take, with icons alone and with names.
constexpr int sideWidth = 128, wideSide = 216;
/// From where on they lie beside the grid, and from where on there is room for names.
constexpr int besideWidth = 310, wideWidth = 470;

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
    , m_count(new KeyCount(document, m_header))
    , m_pages(new QStackedWidget(this))
    , m_values(new ValueView(document, this))
    , m_view(new CurveView(this))
    , m_empty(new QLabel(this))
    , m_numbers(new QWidget(this))
    , m_note(new NoteLine(this))
    , m_body(new QGridLayout)
    , m_channels(new ChannelButtons(this))
    , m_commands(new CurveCommands(document, this))
    , m_actions(new CurveActions(*m_commands, *m_view, document, this))
    , m_presets(new PresetBox(userPresets(), this)) // before the tools, for the Tab key
    , m_tools(new CurveTools(*m_actions, this))
    , m_valueActions(new ValueActions(m_values->canvas(), *m_commands, *m_actions))
    , m_valueTools(m_valueActions->createButtons(m_header))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_view);
    createViewSwitch();
    m_header->addStretch();
    m_header->addWidget(m_count); // without a stretch: else it would give way to the tools
    m_header->addWidget(m_valueTools, 1000);
    m_valueTools->hide();
    createEasing();
    m_pages->addWidget(m_values);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_note);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // the arrangement follows the width
    connectDocument();
    connectView();
    arrange();
    showCurves();
}

void CurveEditor::createViewSwitch()
{
    auto* group = new QButtonGroup(this);
    const auto add = [&](const QString& name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(m_header);
        button->setObjectName(name);
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        group->addButton(button);
        m_header->addWidget(button);
        return button;
    };
    m_easingButton = add(QStringLiteral("easing"), tr("Easing"),
        tr("The easing of the segments that end at the selected keys"));
    m_valuesButton =
        add(QStringLiteral("values"), tr("Values"), tr("The selected tracks' values over time"));
    m_easingButton->setChecked(true);
    connect(m_valuesButton, &QToolButton::toggled, this, &CurveEditor::setShowsValues);
}

bool CurveEditor::showsValues() const
{
    return m_pages->currentWidget() == m_values;
}

void CurveEditor::setShowsValues(bool values)
{
    const bool hadFocus = isAncestorOf(focusWidget()) && m_pages->isAncestorOf(focusWidget());
    (values ? m_valuesButton : m_easingButton)->setChecked(true);
    m_pages->setCurrentIndex(values ? 1 : 0);
    m_valueTools->setVisible(values);
    refresh();
    showHint();
    setProxy();
    if (hadFocus && focusProxy())
        focusProxy()->setFocus();
}

/// None that is hidden: Tab would stay for good with what comes before it.
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
    m_note->setContentsMargins(10, 0, 10, 4);
    createCoordinates();
    m_body->setHorizontalSpacing(10);
    m_body->setVerticalSpacing(6);
    auto* page = new QWidget(m_pages);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(10, 5, 10, 3);
    layout->addLayout(m_body, 1);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_pages->addWidget(page);
}

void CurveEditor::createCoordinates()
{
    const QString names[] = {
        QStringLiteral("x1"), QStringLiteral("y1"), QStringLiteral("x2"), QStringLiteral("y2")};
    auto* row = new QGridLayout(m_numbers);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    QWidget* before = m_view;
    for (std::size_t index = 0; index < m_coordinates.size(); ++index) {
        auto* field = new NumberField(m_numbers);
        field->setObjectName(names[index]);
        field->setAccessibleName(names[index]);
        field->setRange(0, 127);
        field->setDecimals(0);
        field->setFixedWidth(
            std::min(field->minimumSizeHint().width(), fontMetrics().averageCharWidth() * 3 + 22));
        m_coordinates[index] = field;
        m_coordinateNames[index] = new DragLabel(names[index], field, m_numbers);
        setTabOrder(before, field);
        before = field;
        connectCoordinate(index);
    }
}

void CurveEditor::placeCoordinates(int columns)
{
    auto* row = static_cast<QGridLayout*>(m_numbers->layout());
    for (int index = 0; index < 4; ++index) {
        const int line = index / columns, column = 1 + index % columns * 2;
        for (QWidget* each : {static_cast<QWidget*>(m_coordinateNames[std::size_t(index)]),
                 static_cast<QWidget*>(m_coordinates[std::size_t(index)])})
            row->removeWidget(each);
        row->addWidget(m_coordinateNames[std::size_t(index)], line, column, Qt::AlignRight);
        row->addWidget(m_coordinates[std::size_t(index)], line, column + 1);
    }
    for (const int end : {0, 9}) // what is left goes to both ends
        row->setColumnStretch(end, 1);
}

void CurveEditor::connectDocument()
{
    connect(m_channels, &ChannelButtons::channelChanged, this, &CurveEditor::refresh);
    connect(&m_document, &Document::changed, this, [this](const Change& change) {
        if (change.keys || change.actors || change.settings)
            refresh();
    });
    connect(&m_document, &Document::selectionChanged, this, &CurveEditor::refresh);
    connect(&m_document, &Document::currentFrameChanged, m_view, &CurveView::setCurrentFrame);
    connect(m_commands, &CurveCommands::said, m_note, &NoteLine::setNote);
    connect(m_presets, &PresetBox::chosen, this,
        [this](const mmd::BezierCurve& curve, const QString& name) {
            m_commands->set(curve, tr("Set curve %1").arg(name));
        });
    connect(&m_presets->menu(), &PresetMenu::said, m_note, &NoteLine::setNote);
    connect(&m_presets->menu(), &PresetMenu::failed, m_note, &NoteLine::setNote);
    connect(&m_presets->menu(), &PresetMenu::failed, this, &CurveEditor::failed);
}

void CurveEditor::connectView()
{
    m_view->setAccessibleName(tr("Curve"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &CurveEditor::showMenu);
    connect(m_view, &CurveView::handleGrabbed, m_commands, &CurveCommands::beginGesture);
    connect(m_view, &CurveView::handleMoved, m_commands, &CurveCommands::moveHandle);
    connect(m_view, &CurveView::handleReleased, this, [this](const HandleMove& move) {
        m_commands->endGesture(move.isNudge ? tr("Nudge curves") : tr("Bend curve"));
    });
    connect(m_view, &CurveView::handleCancelled, m_commands, &CurveCommands::cancelGesture);
}

void CurveEditor::connectCoordinate(std::size_t index)
{
    NumberField* field = m_coordinates[index];
    connect(field, &NumberField::edited, m_commands,
        [this, index](double value) { m_commands->setCoordinate(index, value); });
    connect(field, &NumberField::adjustStarted, m_commands, &CurveCommands::beginGesture);
    connect(field, &NumberField::adjusted, m_commands,
        [this, index](double delta) { m_commands->addToCoordinate(index, delta); });
    connect(field, &NumberField::adjustFinished, m_commands,
        [this] { m_commands->endGesture(tr("Bend curve")); });
    connect(field, &NumberField::adjustCancelled, m_commands, &CurveCommands::cancelGesture);
}

void CurveEditor::showMenu(const QPoint& place)
{
    if (m_document.isGestureRunning())
        return;
    QMenu menu(this);
    for (QAction* action : m_actions->all()) {
        menu.addAction(action);
        if (action == m_actions->paste())
            menu.addMenu(m_actions->pasteMenu());
    }
    menu.exec(m_view->mapToGlobal(place));
}

QString CurveEditor::note() const
{
    return m_note->note();
}

void CurveEditor::applyCurve(const mmd::BezierCurve& curve)
{
    m_commands->set(curve, tr("Set curve"));
}

void CurveEditor::copy()
{
    m_commands->copy();
}

void CurveEditor::paste()
{
    m_commands->paste();
}

void CurveEditor::refresh()
{
    if (isVisible())
        showCurves();
    else
        m_actions->updateKeyActions();
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
    m_actions->update(curves);
    m_view->setCurves(curves, m_channels->colour(), m_channels->channel() < 0);
    m_view->setCurrentFrame(m_document.currentFrame());
    const bool isEmpty = curves.keyCount == 0;
    m_channels->setEnabled(!isEmpty);
    m_presets->setEnabled(!isEmpty);
    m_presets->setCurve(
        curves.curves.size() == 1 ? std::optional(curves.curves.front()) : std::nullopt);
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_numbers->setVisible(!isEmpty);
    setProxy();
    for (std::size_t index = 0; index < m_coordinates.size(); ++index) {
        if (isEmpty)
            m_coordinates[index]->setNothing();
        else if (curves.coordinates[index])
            m_coordinates[index]->setValue(*curves.coordinates[index]);
        else
            m_coordinates[index]->setMixed();
    }
    showTexts(curves);
}

void CurveEditor::showTexts(const SelectedCurves& curves)
{
    const auto count = int(curves.keyCount);
    m_note->setNote({});
    m_hint = count == 0 ? QString()
             : curves.isMixed()
                 ? tr("Drag: all to this place · Shift: each by the same amount · Ctrl: finer")
                 : tr("Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10");
    showHint();
    m_view->setAccessibleDescription(count == 0 ? QString()
                                                : tr("Handles at %1, %2 and %3, %4")
                                                      .arg(m_view->handle(0).x())
                                                      .arg(m_view->handle(0).y())
                                                      .arg(m_view->handle(1).x())
                                                      .arg(m_view->handle(1).y()));
    m_count->setKeys(!showsValues(), curves.isMixed() && !showsValues());
    m_empty->setText(m_document.selection().keys.empty()
                         ? tr("Select a key on the dope sheet\nto edit the curve that leads to it.")
                         : tr("The selected keys have no curves:\nmorphs change evenly, "
                              "switches at once."));
}

void CurveEditor::showHint()
{
    m_note->setHint(
        showsValues() ? tr("Drag keys, handles or a box · Shift: one direction · Wheel: zoom, with "
                           "Ctrl: time, with Shift: values · Middle button: move")
                      : m_hint);
}

CurveEditor::Arrangement CurveEditor::wantedArrangement() const
{
    if (width() < besideWidth)
        return Arrangement::Narrow;
    const int line = fontMetrics().height() + 10;
    const int rows = (m_channels->count() + 1) / 2 + 2 + 4; // of buttons, two tools in each
    if (width() >= wideWidth && height() >= m_header->height() + (rows + 1) * line)
        return Arrangement::Wide;
    const bool isTall = height() >= m_header->height() + (m_channels->count() + 12) * line;
    return isTall && width() >= wideWidth - wideSide + sideWidth ? Arrangement::Tall
                                                                 : Arrangement::Low;
}

void CurveEditor::arrange()
{
    const Arrangement wanted = wantedArrangement();
    if (wanted == m_arrangement)
        return;
    m_arrangement = wanted;
    const bool isTall = wanted == Arrangement::Tall, isWide = wanted == Arrangement::Wide;
    m_channels->setColumns(wanted == Arrangement::Narrow ? 3
                           : wanted == Arrangement::Low  ? m_channels->mostColumns
                                                         : (isTall ? 1 : 2));
    m_presets->setColumns(wanted == Arrangement::Narrow ? 8 : 4);
    m_tools->arrange(isTall ? 1 : isWide ? 2 : 4, isTall || isWide);
    placeCoordinates(wanted == Arrangement::Low ? 2 : 4);
    placeAll(wanted);
}

void CurveEditor::placeAll(Arrangement arrangement)
{
    for (QWidget* each : {m_numbers, static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_empty),
             static_cast<QWidget*>(m_channels), static_cast<QWidget*>(m_presets),
             static_cast<QWidget*>(m_tools)})
        m_body->removeWidget(each);
    const bool isNarrow = arrangement == Arrangement::Narrow;
    const bool isLow = arrangement == Arrangement::Low;
    const int side = isNarrow ? 0 : 1;
    if (isLow)
        m_body->addWidget(m_channels, 0, 0, 1, 2);
    else
        m_body->addWidget(m_numbers, 0, 0);
    for (QWidget* each : {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_empty)})
        m_body->addWidget(each, 1, 0, isNarrow ? 1 : 4, 1);
    if (isLow)
        m_body->addWidget(m_numbers, 1, 1);
    else if (isNarrow)
        m_body->addWidget(m_channels, 2, 0);
    else
        m_body->addWidget(m_channels, 0, 1, 2, 1);
    m_body->addWidget(m_presets, isNarrow ? 3 : 2, side);
    m_body->addWidget(m_tools, isNarrow ? 4 : 3, side);
    m_body->setColumnStretch(0, 1);
    m_body->setColumnMinimumWidth(1, isNarrow                           ? 0
                                     : arrangement == Arrangement::Wide ? wideSide
                                                                        : sideWidth);
    m_body->setRowStretch(1, isNarrow ? 1 : 0);
    m_body->setRowStretch(4, isNarrow ? 0 : 1);
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

QSize CurveEditor::minimumSizeHint() const
{
    constexpr int least = 204; // below the header, which is another's once the editor is docked
    return {220, least + (m_header->parentWidget() == this ? m_header->sizeHint().height() : 0)};
}

void CurveEditor::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCurves();
}

void CurveEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace odori
