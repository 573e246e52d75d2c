// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_sheet.h"

#include "libmmd/scene/selecting.h"

#include "libmmd/text/cp932.h"
#include "ui/dopesheet/dope_canvas.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

QString nameOf(const mmd::TrackId& track)
{
    if (track.kind == mmd::TrackKind::ShowIk)
        return DopeSheet::tr("Show · IK");
    return QString::fromStdString(mmd::decodeCp932(track.name));
}

} // namespace

DopeSheet::DopeSheet(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new DopeRowsModel(document, this))
    , m_canvas(new DopeCanvas(document, *m_model, this))
    , m_vertical(new QScrollBar(Qt::Vertical, this))
    , m_horizontal(new QScrollBar(Qt::Horizontal, this))
{
    createHeader();
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header, 0, 0, 1, 2);
    layout->addWidget(m_canvas, 1, 0);
    layout->addWidget(m_vertical, 1, 1);
    layout->addWidget(m_horizontal, 2, 0);
    layout->setRowStretch(1, 1);
    setFocusProxy(m_canvas);

    connect(m_canvas, &DopeCanvas::viewChanged, this, &DopeSheet::syncScrollBars);
    connect(m_canvas, &DopeCanvas::registerRequested, this, &DopeSheet::registerSelected);
    connect(m_canvas, &DopeCanvas::deleteRequested, this, &DopeSheet::deleteSelected);
    connect(m_canvas, &DopeCanvas::keyStepRequested, this, &DopeSheet::stepToKey);
    connect(m_canvas, &DopeCanvas::stepRequested, this, [this](int frames) {
        m_document.setCurrentFrame(std::max(0.0, double(m_document.currentKeyFrame()) + frames));
    });
    connect(m_canvas, &DopeCanvas::endRequested, this, [this](bool last) {
        m_document.setCurrentFrame(last ? double(mmd::lastFrame(m_document.scene())) : 0.0);
    });
    connect(m_vertical, &QScrollBar::valueChanged, m_canvas, &DopeCanvas::setScrollY);
    connect(m_horizontal, &QScrollBar::valueChanged, this, [this](int value) {
        TimeAxis axis = m_canvas->axis();
        axis.firstFrame = value / axis.pixelsPerFrame;
        m_canvas->setAxis(axis);
    });
    connect(m_model, &QAbstractItemModel::modelReset, m_canvas, &DopeCanvas::rebuildRows);
    connect(&m_document, &Document::changed, this, &DopeSheet::takeChange);
    connect(&m_document, &Document::currentFrameChanged, this, &DopeSheet::takeFrame);
    connect(&m_document, &Document::selectionChanged, this, [this] {
        if (m_canvas->rows().filters().selected)
            m_canvas->rebuildRows();
        m_canvas->update();
        showStatus();
    });
    syncScrollBars();
}

void DopeSheet::createHeader()
{
    m_header = new QWidget(this);
    auto* layout = new QHBoxLayout(m_header);
    layout->setContentsMargins(10, 3, 8, 3);
    layout->setSpacing(4);
    auto* title = new QLabel(tr("Dope sheet"), m_header);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    layout->addWidget(title);
    layout->addSpacing(8);
    m_keyed = addFilter(tr("Keyed"), tr("Only rows that hold keys"));
    m_selected = addFilter(tr("Selected"), tr("Only selected bones and morphs"));
    m_drafts =
        addFilter(tr("Drafts"), tr("Only bones and morphs that are changed, not registered"));
    m_search = new QLineEdit(m_header);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search rows"));
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(180);
    layout->addWidget(m_search, 1);
    layout->addStretch(2);
    connect(m_search, &QLineEdit::textChanged, this, &DopeSheet::applyFilters);
}

QToolButton* DopeSheet::addFilter(const QString& text, const QString& hint)
{
    auto* button = new QToolButton(m_header);
    button->setText(text);
    button->setToolTip(hint);
    button->setCheckable(true);
    m_header->layout()->addWidget(button);
    connect(button, &QToolButton::toggled, this, &DopeSheet::applyFilters);
    return button;
}

void DopeSheet::applyFilters()
{
    m_canvas->rows().setFilters({.search = m_search->text(),
        .keyed = m_keyed->isChecked(),
        .selected = m_selected->isChecked(),
        .drafts = m_drafts->isChecked()});
    m_canvas->setScrollY(m_canvas->scrollY());
}

void DopeSheet::syncScrollBars()
{
    const QSignalBlocker vertical(m_vertical);
    const QSignalBlocker horizontal(m_horizontal);
    const int page = std::max(1, m_canvas->height() - DopeMetrics::rulerHeight);
    m_vertical->setRange(0, m_canvas->mostScrollY());
    m_vertical->setPageStep(page);
    m_vertical->setSingleStep(DopeMetrics::rowHeight);
    m_vertical->setValue(m_canvas->scrollY());
    const TimeAxis& axis = m_canvas->axis();
    const int width = std::max(1, m_canvas->width() - DopeMetrics::namesWidth);
    const double last = mmd::lastFrame(m_document.scene()) + 30.0;
    const double most = std::min(last * axis.pixelsPerFrame - width * 0.5, 2e9);
    m_horizontal->setRange(
        -14, std::max({-14, int(most), int(axis.firstFrame * axis.pixelsPerFrame)}));
    m_horizontal->setPageStep(width);
    m_horizontal->setSingleStep(30);
    m_horizontal->setValue(int(std::round(axis.firstFrame * axis.pixelsPerFrame)));
}

void DopeSheet::takeChange(const Change& change)
{
    if (change.actors) {
        m_canvas->rebuildRows();
        m_canvas->fit();
    } else if (m_canvas->rows().isFiltered()) {
        m_canvas->rebuildRows();
    }
    syncScrollBars();
    m_canvas->update();
    showStatus();
}

void DopeSheet::takeFrame(double frame)
{
    m_canvas->ensureFrameVisible(frame);
    m_canvas->update();
}

void DopeSheet::registerSelected()
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor)
        return;
    const std::uint32_t frame = m_document.currentKeyFrame();
    std::vector<mmd::TrackId> tracks = m_document.selection().tracks;
    if (tracks.empty())
        for (const mmd::Draft& draft : actor->drafts)
            if (draft.frame == frame)
                tracks.push_back(draft.track);
    m_document.apply(mmd::registerKeys(m_document.scene(), m_document.selection(),
                         m_document.scene().active, tracks, frame),
        tr("Register"));
}

void DopeSheet::deleteSelected()
{
    m_document.apply(
        mmd::deleteKeys(m_document.scene(), m_document.selection(), m_document.scene().active),
        tr("Delete Keys"));
}

std::vector<mmd::TrackId> DopeSheet::visibleTracks() const
{
    std::vector<mmd::TrackId> tracks;
    for (int row = 0; row < m_canvas->rows().size(); ++row)
        if (const mmd::TrackId* track = m_model->track(m_canvas->rows().at(row)))
            tracks.push_back(*track);
    return tracks;
}

void DopeSheet::selectAll()
{
    const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
    if (!motion)
        return;
    m_document.select(mmd::keysBetween(*motion, visibleTracks(), 0, mmd::endOfTime));
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

void DopeSheet::showStatus()
{
    const mmd::Selection& selection = m_document.selection();
    const auto keys = int(selection.keyCount());
    if (selection.tracks.empty() && keys == 0) {
        emit statusText({});
        return;
    }
    // Keys stay selected when a click beside the model lets go of the bones.
    std::vector<mmd::TrackId> tracks = selection.tracks;
    if (keys > 0) {
        tracks.clear();
        for (const mmd::TrackKeys& each : selection.keys)
            tracks.push_back(each.track);
    }
    QStringList names;
    for (const mmd::TrackId& track : tracks)
        if (names.size() < 3)
            names.append(nameOf(track));
    QString text = names.join(tr(", "));
    if (tracks.size() > 3)
        text += tr(" and %n more", nullptr, int(tracks.size()) - 3);
    if (keys > 0)
        text = tr("%n key(s) selected on %1", nullptr, keys).arg(text);
    if (keys == 1) {
        const mmd::TrackKeys& only = selection.keys.front();
        const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
        const auto frames = mmd::framesOf(*motion, only.track);
        const auto at = std::lower_bound(frames.begin(), frames.end(), only.frames.front());
        if (only.frames.front() > 0)
            text += tr(" · segment %1 → %2")
                        .arg(at == frames.begin() ? 0 : *(at - 1))
                        .arg(only.frames.front());
    }
    emit statusText(text);
}

} // namespace odori
