// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_sheet.h"

#include "libmmd/motion/camera/camera_cuts.h"
#include "libmmd/scene/selecting.h"

#include "ui/document/contacts/foot_contacts.h"
#include "ui/document/key_commands.h"
#include "ui/document/registering.h"
#include "ui/document/shown_tracks.h"
#include "ui/dopesheet/contacts/contact_strip.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/messages/shown_name.h"
#include "ui/waveform/waveform_strip.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>

#include <algorithm>
#include <cmath>

namespace odori {

DopeSheet::DopeSheet(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new DopeRowsModel(document, this))
    , m_filter(new DopeRowsFilter(document, *m_model, this))
    , m_header(new DopeHeader(document, this))
    , m_canvas(new DopeCanvas(document, *m_filter, this))
    , m_strip(new WaveformStrip(document, *m_canvas, this))
    , m_contacts(new FootContacts(document, this))
    , m_contactStrip(new ContactStrip(document, *m_contacts, *m_canvas, this))
    , m_vertical(new QScrollBar(Qt::Vertical, this))
    , m_horizontal(new QScrollBar(Qt::Horizontal, this))
    , m_lastFrame(mmd::lastFrame(document.scene()))
{
    m_vertical->setAccessibleName(tr("Rows"));
    m_horizontal->setAccessibleName(tr("Time"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header, 0, 0, 1, 2);
    layout->addWidget(m_strip, 1, 0);
    layout->addWidget(m_contactStrip, 2, 0);
    layout->addWidget(m_canvas, 3, 0);
    layout->addWidget(m_vertical, 3, 1);
    layout->addWidget(m_horizontal, 4, 0);
    layout->setRowStretch(3, 1);
    setFocusProxy(m_canvas);
    m_contactStrip->setFocusPolicy(Qt::ClickFocus);
    m_contactStrip->setFocusProxy(m_canvas); // its keys, such as Del, are those of the sheet
    connectCanvas();
    connect(m_header, &DopeHeader::filtersChanged, this, &DopeSheet::applyFilters);
    connect(m_filter, &QAbstractItemModel::modelReset, m_canvas, &DopeCanvas::rebuildRows);
    connect(&m_document, &Document::changed, this, &DopeSheet::updateFrom);
    connect(&m_document, &Document::currentFrameChanged, this, &DopeSheet::updateFrame);
    connect(&m_document, &Document::selectionChanged, this, [this] {
        if (m_filter->filters().selected)
            m_canvas->rebuildRows();
        m_canvas->updateSelection();
        showStatus();
    });
    connect(m_canvas, &DopeCanvas::rowsChanged, &m_document.shownTracks(), &ShownTracks::update);
    connect(&m_document.shownTracks(), &ShownTracks::changed, this, &DopeSheet::showStatus);
    connect(&m_document, &Document::soundEndChanged, this, &DopeSheet::updateSoundEnd);
    // Delete acts on what is shown as selected: a marker or a contact, not both.
    connect(&m_canvas->markers(), &DopeMarkers::selectionChanged, m_contacts, [this] {
        if (m_canvas->markers().selected())
            m_contacts->select(std::nullopt);
    });
    connect(m_contacts, &FootContacts::selectionChanged, m_canvas, [this] {
        if (m_contacts->selected())
            m_canvas->markers().select(std::nullopt);
    });
    syncScrollBars();
}

DopeSheet::~DopeSheet()
{
    // While the sheet can still be told of it: without the focus, the marker is deselected.
    m_canvas->cancelDrag();
    m_canvas->clearFocus();
    m_document.shownTracks().setTest({});
}

void DopeSheet::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_document.shownTracks().setTest(
        [this](const mmd::TrackId& track) { return m_canvas->rows().rowOf(track) >= 0; });
}

/// A hidden sheet does not hide keys: the user selected them in another panel.
void DopeSheet::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_document.shownTracks().setTest({});
}

void DopeSheet::connectCanvas()
{
    connect(&m_canvas->view(), &DopeView::changed, this, &DopeSheet::syncScrollBars);
    connect(m_vertical, &QScrollBar::valueChanged, &m_canvas->view(), &DopeView::setScrollY);
    connect(m_horizontal, &QScrollBar::valueChanged, this, [this](int value) {
        TimeAxis axis = m_canvas->view().axis();
        axis.firstFrame = value / axis.pixelsPerFrame;
        m_canvas->view().setAxis(axis);
    });
}

QWidget* DopeSheet::headerBar() const
{
    return m_header;
}

void DopeSheet::setContactsShown(bool shown)
{
    m_contactStrip->setVisible(shown);
    m_contacts->setWatching(shown);
}

bool DopeSheet::areContactsShown() const
{
    return m_contacts->isWatching();
}

void DopeSheet::applyFilters()
{
    m_filter->setFilters(m_header->filters());
    m_canvas->rebuildRows();
}

void DopeSheet::syncScrollBars()
{
    const QSignalBlocker vertical(m_vertical);
    const QSignalBlocker horizontal(m_horizontal);
    const int page = std::max(1, m_canvas->height() - DopeMetrics::headHeight);
    m_vertical->setRange(0, m_canvas->view().mostScrollY());
    m_vertical->setPageStep(page);
    m_vertical->setSingleStep(DopeMetrics::rowHeight);
    m_vertical->setValue(m_canvas->view().scrollY());
    const TimeAxis& axis = m_canvas->view().axis();
    m_strip->setAxis(axis);
    m_contactStrip->setAxis(axis);
    const int width = std::max(1, m_canvas->width() - DopeMetrics::namesWidth);
    const double last =
        std::max<double>(mmd::lastFrame(m_document.scene()), m_document.soundEnd()) + 30.0;
    constexpr double mostPixels = 2e9; // maximum range of a scroll bar
    const double most = last * axis.pixelsPerFrame - width * 0.5;
    const double first = std::round(axis.firstFrame * axis.pixelsPerFrame);
    m_horizontal->setRange(-14, int(std::clamp(std::max(most, first), -14.0, mostPixels)));
    m_horizontal->setPageStep(width);
    m_horizontal->setSingleStep(30);
    m_horizontal->setValue(int(std::clamp(first, -mostPixels, mostPixels)));
}

void DopeSheet::updateFrom(const Change& change)
{
    if (change.actors) {
        m_canvas->dropDrag();
        m_canvas->rebuildRows();
        fitNewMotion();
    } else if (m_filter->isFiltering()) {
        m_canvas->rebuildRows();
    }
    syncScrollBars();
    m_canvas->updateSelection(); // an edit may move selected keys
    showStatus();
}

/// Fits the view if the last frame of the scene changed, because then a file was opened. Selecting
/// or hiding an actor does not change the view.
void DopeSheet::fitNewMotion()
{
    const std::uint32_t last = mmd::lastFrame(m_document.scene());
    if (last != m_lastFrame)
        m_canvas->view().fit();
    m_lastFrame = last;
}

/// Without keys, the sound is the whole length.
void DopeSheet::updateSoundEnd()
{
    if (m_lastFrame == 0)
        m_canvas->view().fit();
    syncScrollBars();
}

void DopeSheet::setPlaying(bool playing)
{
    m_follow.isPlaying = playing;
}

void DopeSheet::updateFrame(double frame)
{
    m_follow.isWanted = m_header->followsPlayhead();
    TimeAxis axis = m_canvas->view().axis();
    if (m_follow.follow(axis, frame, m_canvas->width()))
        m_canvas->view().setAxis(axis);
    m_canvas->showFrame(frame);
}

std::vector<mmd::TrackId> DopeSheet::visibleTracks() const
{
    return m_filter->visibleTracks();
}

void DopeSheet::reveal(const mmd::TrackId& track)
{
    if (m_canvas->rows().rowOrGroupOf(track) < 0 && m_filter->isFiltering()) {
        m_header->searchField()->clear();
        m_header->setFilters({});
    }
    if (m_canvas->rows().rowOf(track) < 0)
        if (const int group = m_canvas->rows().rowOrGroupOf(track); group >= 0)
            m_canvas->setFolded(group, false);
    m_canvas->view().ensureTrackVisible(track);
    m_canvas->view().ensureFrameVisible(m_document.currentFrame());
}

void DopeSheet::nextKey()
{
    stepToKey(1);
}

void DopeSheet::previousKey()
{
    stepToKey(-1);
}

void DopeSheet::stepToKey(int direction)
{
    const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
    if (!motion)
        return;
    std::vector<mmd::TrackId> tracks = m_document.selection().tracks;
    if (tracks.empty())
        tracks = mmd::trackIds(*motion);
    const double now = m_document.currentFrame();
    double best = -1.0;
    for (const mmd::TrackId& track : tracks) {
        const auto frames = mmd::framesOf(*motion, track);
        const auto after = std::upper_bound(
            frames.begin(), frames.end(), now, [](double a, std::uint32_t b) { return a < b; });
        if (direction > 0 && after != frames.end())
            best = best < 0.0 ? *after : std::min(best, double(*after));
        const auto before = std::lower_bound(
            frames.begin(), frames.end(), now, [](std::uint32_t a, double b) { return a < b; });
        if (direction < 0 && before != frames.begin())
            best = std::max(best, double(*(before - 1)));
    }
    if (best >= 0.0)
        m_document.setCurrentFrame(best);
}

void DopeSheet::nextCut()
{
    const auto& camera = m_document.scene().camera.camera;
    const auto cut = camera ? mmd::nextCut(*camera, m_document.currentFrame()) : std::nullopt;
    if (cut)
        m_document.setCurrentFrame(*cut);
    else
        m_document.say(tr("The camera has no cut after this frame."));
}

void DopeSheet::previousCut()
{
    const auto& camera = m_document.scene().camera.camera;
    const auto cut = camera ? mmd::previousCut(*camera, m_document.currentFrame()) : std::nullopt;
    if (cut)
        m_document.setCurrentFrame(*cut);
    else
        m_document.say(tr("The camera has no cut before this frame."));
}

void DopeSheet::showStatus()
{
    const mmd::Selection& selection = m_document.selection();
    const auto keys = int(selection.keyCount());
    if (selection.tracks.empty() && keys == 0) {
        emit statusText({});
        return;
    }
    std::vector<mmd::TrackId> tracks = selection.tracks;
    if (keys > 0) {
        tracks.clear();
        for (const mmd::TrackKeys& each : selection.keys)
            tracks.push_back(each.track);
    }
    QStringList names;
    for (const mmd::TrackId& track : tracks)
        if (names.size() < 3)
            names.append(DopeRowsModel::nameOf(track));
    QString text = listedNames(names);
    if (tracks.size() > 3)
        text = tr("%1 and %n more", "names of tracks", int(tracks.size()) - 3).arg(text);
    const auto hidden = int(m_document.shownTracks().hiddenKeys(selection));
    if (hidden > 0)
        text = tr("%n key(s) selected (%1 not shown) on %2", nullptr, keys)
                   .arg(QString::number(hidden), text);
    else if (keys > 0)
        text = tr("%n key(s) selected on %1", nullptr, keys).arg(text);
    if (keys == 1) {
        const mmd::TrackKeys& only = selection.keys.front();
        const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
        const auto frames = mmd::framesOf(*motion, only.track);
        const auto at = std::lower_bound(frames.begin(), frames.end(), only.frames.front());
        if (only.frames.front() > 0)
            text = tr("%1 · segment %2 → %3")
                       .arg(text, QString::number(at == frames.begin() ? 0 : *(at - 1)),
                           QString::number(only.frames.front()));
    }
    emit statusText(text);
}

} // namespace odori
