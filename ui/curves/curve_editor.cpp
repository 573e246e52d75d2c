// SPDX-License-Identifier: MIT
#include "ui/curves/curve_editor.h"

#include "ui/curves/channel_buttons.h"
#include "ui/curves/curve_text.h"
#include "ui/curves/curve_view.h"
#include "ui/curves/value_view.h"
#include "ui/document/document.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/theme.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace odori {
namespace {

/// What the buttons beside the grid and the margins take. Where the numbers do not fit into the
/// rest, the buttons lie under the grid.
constexpr int sideWidth = 130;

// The names and numbers of CSS, in 127ths: what animators know from other tools, and symmetrical.
constexpr mmd::BezierCurve linear{20, 20, 107, 107};
constexpr mmd::BezierCurve easeIn{53, 0, 127, 127};
constexpr mmd::BezierCurve easeOut{0, 0, 74, 127};
constexpr mmd::BezierCurve easeInOut{53, 0, 74, 127};

std::uint8_t& coordinateOf(mmd::BezierCurve& curve, std::size_t index)
{
    std::uint8_t* const all[] = {&curve.x1, &curve.y1, &curve.x2, &curve.y2};
    return *all[index];
}

std::uint8_t held(double value)
{
    return std::uint8_t(std::clamp(std::lround(value), 0l, 127l));
}

} // namespace

CurveEditor::CurveEditor(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PanelHeader(tr("Curves"), this))
    , m_count(new QLabel(m_header))
    , m_pages(new QStackedWidget(this))
    , m_values(new ValueView(document, this))
    , m_view(new CurveView(this))
    , m_empty(new QLabel(this))
    , m_numbers(new QWidget(this))
    , m_side(new QWidget(this))
    , m_actions(new QGridLayout)
    , m_body(new QHBoxLayout)
    , m_channels(new ChannelButtons(m_side))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_view);
    createViewSwitch();
    m_header->addStretch();
    m_header->addWidget(m_count);
    m_count->setObjectName(QStringLiteral("keyCount"));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setObjectName(QStringLiteral("emptyText"));

    auto* left = new QVBoxLayout;
    left->setSpacing(4);
    createCoordinates(left);
    left->addWidget(m_view, 1);
    left->addWidget(m_empty, 1);
    auto* side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    side->addWidget(m_channels);
    side->addLayout(m_actions);
    side->addStretch(1);
    createActions();
    m_body->setContentsMargins(10, 6, 10, 8);
    m_body->setSpacing(10);
    m_body->addLayout(left, 1);
    m_body->addWidget(m_side);
    auto* easing = new QWidget(this);
    easing->setLayout(m_body);
    m_pages->addWidget(easing);
    m_pages->addWidget(m_values);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_pages, 1);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // the arrangement follows the width

    connectView();
    connect(m_channels, &ChannelButtons::channelChanged, this, &CurveEditor::refresh);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.keys || change.actors)
            refresh();
    });
    connect(&document, &Document::selectionChanged, this, &CurveEditor::refresh);
    connect(&document, &Document::currentFrameChanged, m_view, &CurveView::setCurrentFrame);
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
    m_easingButton = add(
        QStringLiteral("easing"), tr("Easing"), tr("How the way to the selected keys is eased"));
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
    QWidget* focus = values ? static_cast<QWidget*>(m_values) : m_view;
    const bool hadFocus = isAncestorOf(focusWidget()) && m_pages->isAncestorOf(focusWidget());
    (values ? m_valuesButton : m_easingButton)->setChecked(true);
    m_pages->setCurrentIndex(values ? 1 : 0);
    m_count->setVisible(!values);
    setFocusProxy(focus);
    if (hadFocus)
        focus->setFocus();
}

void CurveEditor::createCoordinates(QBoxLayout* layout)
{
    auto* row = new QHBoxLayout(m_numbers);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const QString names[] = {
        QStringLiteral("x1"), QStringLiteral("y1"), QStringLiteral("x2"), QStringLiteral("y2")};
    row->addStretch(1);
    for (std::size_t index = 0; index < m_coordinates.size(); ++index) {
        auto* field = new NumberField(m_numbers);
        field->setObjectName(names[index]);
        field->setAccessibleName(names[index]);
        field->setRange(0, 127);
        field->setDecimals(0);
        field->setFixedWidth(field->minimumSizeHint().width());
        m_coordinates[index] = field;
        row->addWidget(new DragLabel(names[index], field, m_numbers));
        row->addWidget(field);
        if (index < 3)
            row->addSpacing(4);
        connectCoordinate(index);
    }
    row->addStretch(1);
    layout->addWidget(m_numbers);
}

void CurveEditor::createActions()
{
    m_actions->setSpacing(3);
    const auto add = [&](const QString& name, const QString& text, const mmd::BezierCurve& curve) {
        connect(addAction(name, text, textOfCurves({curve})), &QPushButton::clicked, this,
            [this, curve] { applyCurve(curve); });
    };
    add(QStringLiteral("linear"), tr("Linear"), linear);
    add(QStringLiteral("easeIn"), tr("Ease in"), easeIn);
    add(QStringLiteral("easeOut"), tr("Ease out"), easeOut);
    add(QStringLiteral("easeInOut"), tr("Ease in-out"), easeInOut);
    m_copy = addAction(QStringLiteral("copy"), tr("Copy"), tr("Copy the curve"));
    connect(m_copy, &QPushButton::clicked, this, &CurveEditor::copy);
    QPushButton* paste =
        addAction(QStringLiteral("paste"), tr("Paste"), tr("Paste the curve to the selected keys"));
    connect(paste, &QPushButton::clicked, this, &CurveEditor::paste);
}

QPushButton* CurveEditor::addAction(const QString& name, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text, m_side);
    button->setObjectName(name);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setStyleSheet(QStringLiteral("padding: 2px 8px; text-align: left;"));
    const int place = m_actions->count();
    m_actions->addWidget(button, place, 0);
    return button;
}

void CurveEditor::connectView()
{
    connect(m_view, &CurveView::handleGrabbed, this, [this] { m_document.beginGesture(); });
    connect(m_view, &CurveView::handleMoved, this, [this](int index, QPoint place) {
        preview([index, place](std::size_t, mmd::BezierCurve curve) {
            coordinateOf(curve, std::size_t(index) * 2) = held(place.x());
            coordinateOf(curve, std::size_t(index) * 2 + 1) = held(place.y());
            return curve;
        });
    });
    connect(m_view, &CurveView::handleReleased, this,
        [this] { m_document.endGesture(tr("Bend curve")); });
    connect(m_view, &CurveView::handleCancelled, this, [this] { m_document.cancelGesture(); });
}

void CurveEditor::connectCoordinate(std::size_t index)
{
    NumberField* field = m_coordinates[index];
    connect(field, &NumberField::edited, this, [this, index](double value) {
        const auto set = [index, value](std::size_t, mmd::BezierCurve curve) {
            coordinateOf(curve, index) = held(value);
            return curve;
        };
        change(set, tr("Bend curve"));
    });
    connect(field, &NumberField::adjustStarted, this, [this] { m_document.beginGesture(); });
    connect(field, &NumberField::adjusted, this, [this, index](double delta) {
        preview([index, delta](std::size_t, mmd::BezierCurve curve) {
            auto& coordinate = coordinateOf(curve, index);
            coordinate = held(coordinate + delta);
            return curve;
        });
    });
    connect(field, &NumberField::adjustFinished, this,
        [this] { m_document.endGesture(tr("Bend curve")); });
    connect(field, &NumberField::adjustCancelled, this, [this] { m_document.cancelGesture(); });
}

void CurveEditor::change(const mmd::CurveChange& change, const QString& text)
{
    const mmd::Scene& scene = m_document.scene();
    m_document.apply(mmd::changeCurves(scene, m_document.selection(), scene.active,
                         m_channels->channels(), change),
        text);
}

void CurveEditor::preview(const mmd::CurveChange& change)
{
    if (!m_document.isGestureRunning())
        return; // something else, an undo say, took it away
    const mmd::Scene& scene = m_document.gestureScene();
    m_document.updateGesture(mmd::changeCurves(
        scene, m_document.gestureSelection(), scene.active, m_channels->channels(), change));
}

void CurveEditor::applyCurve(const mmd::BezierCurve& curve)
{
    const mmd::Scene& scene = m_document.scene();
    m_document.apply(
        mmd::setCurves(scene, m_document.selection(), scene.active, m_channels->channels(), curve),
        tr("Set curve"));
}

std::vector<mmd::BezierCurve> CurveEditor::sharedCurves() const
{
    std::vector<mmd::BezierCurve> shared;
    const auto gather = [&](std::uint8_t channels) {
        const auto curves =
            selectedCurves(m_document.scene(), m_document.selection(), channels).curves;
        if (curves.size() == 1)
            shared.push_back(curves.front());
        return curves.size() == 1;
    };
    if (gather(m_channels->channels()) || m_channels->channel() >= 0)
        return shared;
    // Every channel has a curve of its own, the same on all keys.
    const bool camera =
        selectedCurves(m_document.scene(), m_document.selection(), m_channels->channels())
            .hasCamera;
    const std::size_t count = camera ? mmd::cameraChannelCount : mmd::boneChannelCount;
    for (std::size_t channel = 0; channel < count; ++channel)
        if (!gather(std::uint8_t(1u << channel)))
            return {};
    return shared;
}

void CurveEditor::copy()
{
    const auto curves = sharedCurves();
    if (!curves.empty())
        QGuiApplication::clipboard()->setText(textOfCurves(curves));
}

void CurveEditor::paste()
{
    const auto curves = curvesOfText(QGuiApplication::clipboard()->text());
    if (curves.empty())
        return;
    // Several lines are one curve for each channel.
    const auto pasted = [&curves](std::size_t channel, const mmd::BezierCurve& curve) {
        return curves.size() == 1        ? curves.front()
               : channel < curves.size() ? curves[channel]
                                         : curve;
    };
    change(pasted, tr("Paste curve"));
}

void CurveEditor::refresh()
{
    if (isVisible())
        showCurves();
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
    const bool isEmpty = curves.keyCount == 0;
    if (isEmpty)
        m_count->clear();
    else if (curves.isMixed())
        m_count->setText(tr("%n key(s) · mixed", nullptr, int(curves.keyCount)));
    else
        m_count->setText(tr("%n key(s)", nullptr, int(curves.keyCount)));
    m_view->setCurves(curves, m_channels->colour());
    m_view->setCurrentFrame(m_document.currentFrame());
    m_view->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(m_document.selection().keys.empty()
                         ? tr("Select a key on the dope sheet\nto shape the way that leads to it.")
                         : tr("The selected keys have no curves:\nmorphs change evenly, "
                              "switches at once."));
    m_numbers->setVisible(!isEmpty);
    m_side->setEnabled(!isEmpty);
    m_side->setVisible(!isEmpty);
    for (std::size_t index = 0; index < m_coordinates.size(); ++index) {
        if (isEmpty)
            m_coordinates[index]->setNothing();
        else if (curves.coordinates[index])
            m_coordinates[index]->setValue(*curves.coordinates[index]);
        else
            m_coordinates[index]->setMixed();
    }
    m_copy->setEnabled(!isEmpty && !sharedCurves().empty());
}

CurveEditor::Arrangement CurveEditor::wantedArrangement() const
{
    if (width() < m_numbers->sizeHint().width() + sideWidth)
        return {QBoxLayout::TopToBottom, 3};
    const int channels = m_channels->count();
    const int line = fontMetrics().height() + 10;
    const bool isLow = height() < m_header->height() + 24 + (channels + m_actions->count()) * line;
    return {QBoxLayout::LeftToRight, isLow ? 2 : 1};
}

void CurveEditor::arrange()
{
    const Arrangement wanted = wantedArrangement();
    if (wanted == m_arrangement)
        return;
    m_arrangement = wanted;
    m_body->setDirection(wanted.direction);
    m_channels->setColumns(wanted.columns);
    QList<QWidget*> buttons;
    while (QLayoutItem* item = m_actions->takeAt(0)) {
        buttons.append(item->widget());
        delete item;
    }
    for (int place = 0; place < buttons.size(); ++place)
        m_actions->addWidget(buttons[place], place / wanted.columns, place % wanted.columns);
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
    return {std::max(200, m_numbers->minimumSizeHint().width() + 20), 230};
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
