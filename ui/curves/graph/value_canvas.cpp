// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_canvas.h"

#include "libmmd/scene/selecting.h"
#include "ui/document/document.h"
#include "ui/document/shown_tracks.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtGui/QResizeEvent>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr int leastRuler = 20;
constexpr int stripHeight = 64;
constexpr int leastHeightWithStrip = 170;
constexpr int paintBudget = 8; ///< milliseconds of sampling within a paint event

} // namespace

ValueCanvas::ValueCanvas(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Graph of values over time"));
    setSpokenRole(*this, QAccessible::Canvas, [this] { return spokenText(); });
    connect(&document, &Document::changed, this, [this](const Change& change) {
        const bool isWholeEdit = !m_document.isGestureRunning();
        if (isWholeEdit)
            m_graph.ghosts().beginEdit();
        if (change.keys || change.actors)
            updateScene();
        if (isWholeEdit)
            m_graph.ghosts().beginEdit(); // of the next edit
    });
    connect(&document, &Document::stepDone, this, [this] { m_graph.ghosts().beginEdit(); });
    connect(&document, &Document::selectionChanged, this, &ValueCanvas::updateScene);
    connect(&document, &Document::currentFrameChanged, this, &ValueCanvas::updateFrame);
    document.shownTracks().setGraphTest(*this, [this](const mmd::TrackId& track) {
        const auto at = isVisible() ? m_graph.find(track) : std::nullopt;
        return !at || m_graph.shownChannels(*at) != 0;
    });
    document.shownTracks().setLockTest(*this, [this](const mmd::TrackId& track) {
        return m_graph.looks().of(m_document.scene().active, track).isLocked;
    });
    layOutAxes();
}

ValueCanvas::~ValueCanvas() = default;

/// Does nothing while the graph is hidden.
void ValueCanvas::updateScene()
{
    if (!isVisible())
        return;
    const mmd::ChannelSet before = m_graph.channels();
    if (m_graph.update(m_document.scene(), m_document.selection())) {
        m_fit = m_showsAll ? Fit::All : Fit::Values;
        chooseActiveLine();
    }
    if (m_graph.channels() != before)
        layOutAxes();
    changed();
}

/// Keeps the active line of the same track and channel; if there is none, prefers a line that is
/// not locked and whose value changes.
void ValueCanvas::chooseActiveLine()
{
    const auto track = m_graph.find(m_activeTrack);
    const mmd::KeyNumber wanted = m_active ? m_active->channel : mmd::KeyNumber::X;
    m_active.reset();
    const auto tryLine = [&](const GraphLine& line, bool mustVary) {
        if (!m_active && m_graph.shows(line) && (!mustVary || m_graph.varies(line)))
            m_active = line;
    };
    const auto tryTracks = [&](bool mustVary, bool mayBeLocked) {
        for (std::size_t at = 0; at < m_graph.trackCount(); ++at)
            if (mayBeLocked || m_graph.isEditable(at))
                tryLine({at, wanted}, mustVary);
        for (std::size_t at = 0; at < m_graph.trackCount(); ++at)
            for (const mmd::KeyNumber channel : m_graph.track(at).channels())
                if (mayBeLocked || m_graph.isEditable(at))
                    tryLine({at, channel}, mustVary);
    };
    if (track && m_graph.isEditable(*track))
        tryLine({*track, wanted}, false);
    tryTracks(true, false);
    tryTracks(false, false);
    tryTracks(false, true);
    if (m_active)
        m_activeTrack = m_graph.track(m_active->track).id();
    emit channelsChanged();
}

void ValueCanvas::setActiveLine(const GraphLine& line)
{
    if (m_active == line)
        return;
    m_active = line;
    m_activeTrack = m_graph.track(line.track).id();
    changed();
    emit channelsChanged();
}

void ValueCanvas::setActiveChannel(mmd::KeyNumber channel)
{
    m_active = GraphLine{0, channel};
    chooseActiveLine();
    changed();
}

void ValueCanvas::setMuted(mmd::ChannelSet muted)
{
    m_graph.setMuted(muted);
    chooseActiveLine();
    layOutAxes();
    changed();
}

void ValueCanvas::setLook(std::size_t track, const TrackLook& look)
{
    TrackLooks looks = m_graph.looks();
    looks.set(m_graph.actor(), m_graph.track(track).id(), look);
    setLooks(looks);
}

void ValueCanvas::setSolo(std::size_t track, bool solo, bool alsoOthers)
{
    TrackLooks looks = m_graph.looks();
    for (std::size_t at = 0; at < m_graph.trackCount(); ++at) {
        TrackLook look = m_graph.look(at);
        look.isSolo = at == track ? solo : look.isSolo && alsoOthers;
        looks.set(m_graph.actor(), m_graph.track(at).id(), look);
    }
    setLooks(looks);
}

void ValueCanvas::setLooks(const TrackLooks& looks)
{
    m_graph.setLooks(looks);
    mmd::Selection selection = m_document.selection();
    const auto removed = std::erase_if(selection.keys, [this](const mmd::TrackKeys& keys) {
        const auto track = m_graph.find(keys.track);
        return track && !m_graph.isEditable(*track);
    });
    chooseActiveLine();
    layOutAxes();
    changed();
    m_document.shownTracks().update();
    if (removed > 0) {
        selection.tracks = mmd::withTracksOfKeys(m_document.selection()).tracks;
        m_document.select(std::move(selection));
    }
}

void ValueCanvas::resetLooks()
{
    TrackLooks looks = m_graph.looks();
    for (std::size_t track = 0; track < m_graph.trackCount(); ++track) {
        TrackLook look = m_graph.look(track);
        look.isHidden = look.isLocked = look.isSolo = false;
        look.muted = 0;
        looks.set(m_graph.actor(), m_graph.track(track).id(), look);
    }
    setLooks(looks);
}

void ValueCanvas::setOptions(const GraphOptions& options)
{
    if (options.isNormalized != m_options.isNormalized && m_fit == Fit::None)
        m_fit = Fit::Values;
    m_options = options;
    m_graph.setNormalized(options.isNormalized);
    m_graph.setColouredByTrack(options.isColouredByTrack);
    changed();
    emit channelsChanged(); // their colours
    emit rulesChanged();
}

void ValueCanvas::setRules(const DragRules& rules)
{
    m_rules = rules;
    emit rulesChanged();
}

void ValueCanvas::changed()
{
    m_isImageValid = false;
    m_areHandlesKnown = false;
    update();
    emit timeChanged();
}

void ValueCanvas::setAxes(const ValueAxes& axes)
{
    m_axes = axes;
    m_axes.clampToValid();
    m_fit = Fit::None; // the user has chosen a view
    m_showsAll = false;
    changed();
}

QRect ValueCanvas::stripArea() const
{
    constexpr mmd::ChannelSet rotations = bitOf(mmd::KeyNumber::RotationX) |
                                          bitOf(mmd::KeyNumber::RotationY) |
                                          bitOf(mmd::KeyNumber::RotationZ);
    if (!(m_graph.shownChannels() & rotations) || height() < leastHeightWithStrip)
        return {};
    return {0, height() - stripHeight, width(), stripHeight};
}

std::optional<std::size_t> ValueCanvas::stripTrack() const
{
    if (!m_active || stripArea().isEmpty())
        return std::nullopt;
    const auto canShow = [&](std::size_t track) {
        const mmd::TrackId& id = m_graph.track(track).id();
        return !m_document.selection().framesOf(id).empty() &&
               curveIndex(id.kind, mmd::KeyNumber::RotationX);
    };
    if (canShow(m_active->track))
        return m_active->track;
    for (std::size_t track = 0; track < m_graph.trackCount(); ++track)
        if (canShow(track))
            return track;
    return m_active->track;
}

QRect ValueCanvas::graphArea() const
{
    const int bottom = height() - stripArea().height();
    const int ruler = std::max(leastRuler, fontMetrics().height() + 3);
    return {0, ruler, width(), std::max(1, bottom - ruler)};
}

/// The value in the middle stays there if the height of the graph changes.
void ValueCanvas::layOutAxes()
{
    m_axes.time.left = 0.0;
    m_axes.top = graphArea().top();
    m_axes.height = graphArea().height();
}

QPointF ValueCanvas::positionOf(const GraphLine& line, double frame) const
{
    const mmd::ValueSamples& samples = m_graph.track(line.track);
    const auto number = lineOf(samples.id().kind, line.channel);
    const double value = number ? samples.evaluate(frame)[*number] : 0.0;
    return {m_axes.time.x(frame), y(line, value)};
}

double ValueCanvas::y(const GraphLine& line, double value) const
{
    return m_axes.y(scaleOf(line), value);
}

double ValueCanvas::valueAt(const GraphLine& line, double y) const
{
    return m_axes.value(scaleOf(line), y);
}

double ValueCanvas::stripY(double progress) const
{
    constexpr double margin = 9.0;
    const QRectF strip = stripArea();
    return strip.bottom() - margin - progress / 127.0 * (strip.height() - 2.0 * margin);
}

QPointF ValueCanvas::positionOf(const GraphHandle& handle) const
{
    const double x = m_axes.time.x(handle.frameAt(handle.position[0]));
    if (handle.isInStrip)
        return {x, stripY(handle.position[1])};
    return {x, y(handle.line, handle.valueAt(handle.position[1]))};
}

const std::vector<GraphHandle>& ValueCanvas::handles() const
{
    if (!m_areHandlesKnown) {
        m_areHandlesKnown = true;
        m_handles = handlesOf(m_graph, m_document.selection(), stripTrack());
        m_box = m_options.hasBox ? scaleBoxOf(*this) : std::nullopt;
    }
    return m_handles;
}

const std::optional<ScaleBox>& ValueCanvas::scaleBox() const
{
    (void)handles();
    return m_box;
}

void ValueCanvas::setZoomingToBox(bool on)
{
    if (m_isZoomingToBox == on)
        return;
    m_isZoomingToBox = on;
    setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
    emit rulesChanged();
}

void ValueCanvas::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    sampleSome(paintBudget);
    if (!m_isImageValid) {
        m_image = m_painter.paint({.graph = m_graph,
            .axes = m_axes,
            .selection = m_document.selection(),
            .theme = theme,
            .area = graphArea(),
            .ratio = devicePixelRatioF(),
            .active = m_active,
            .hasGhosts = m_options.hasGhosts});
        m_isImageValid = true;
    }
    QPainter painter(this);
    painter.drawImage(graphArea().topLeft(), m_image);
    paintRuler(painter);
    paintStrip(painter);
    paintLabels(painter);
    paintLineNames(painter);
    paintHandles(painter);
    paintStripName(painter);
    if (const auto& box = scaleBox())
        paintScaleBox(painter, *this, *box);
    paintCurrentFrame(painter);
    if (m_drag)
        m_drag->paint(painter);
    paintReadout(painter);
    paintMessage(painter);
    paintFocusFrame(painter, *this);
}

void ValueCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const double before = m_axes.height;
    const double wider = event->oldSize().width() > 0
                             ? double(event->size().width()) / event->oldSize().width()
                             : 1.0;
    layOutAxes();
    if (event->oldSize().isValid() && m_fit == Fit::None) { // keep the visible range
        for (ValueScale& scale : m_axes.scales)
            scale.pixelsPerUnit *= m_axes.height / std::max(1.0, before);
        m_axes.time.zoom(wider, 0.0);
        m_axes.clampToValid();
    }
    changed();
}

void ValueCanvas::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    updateScene();
    m_graph.ghosts().clear(); // edits while it was hidden
}

void ValueCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        changed();
}

void ValueCanvas::setMessage(const QString& message)
{
    if (message == m_message)
        return;
    m_message = message;
    update();
}

} // namespace odori
