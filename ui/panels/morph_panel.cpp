// SPDX-License-Identifier: MIT
#include "ui/panels/morph_panel.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/scene/edits/keys/poses.h"
#include "libmmd/scene/selecting.h"
#include "ui/document/document.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/search/name_search_field.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/morph_row.h"
#include "ui/panels/register_button.h"

#include <QtGui/QAction>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace odori {
namespace {

/// The tab of a PMX morph panel; -1 for morphs that no panel shows.
int tabOf(mmd::pmx::MorphPanel panel)
{
    switch (panel) {
    case mmd::pmx::MorphPanel::Eye:
        return 0;
    case mmd::pmx::MorphPanel::Mouth:
        return 1;
    case mmd::pmx::MorphPanel::Brow:
        return 2;
    case mmd::pmx::MorphPanel::Other:
        return 3;
    case mmd::pmx::MorphPanel::Hidden:
        break;
    }
    return -1;
}

constexpr int besideHint = 20;  ///< pixels of the search field's frame and margins
constexpr int leastHeight = 20; ///< pixels of the list, so that the window fits a low screen

} // namespace

MorphPanel::MorphPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PanelHeader(tr("Morphs"), this))
    , m_tabs(new QTabBar(m_header))
    , m_search(makeNameSearchField(tr("Search morphs"), this))
    , m_scroll(new QScrollArea(this))
    , m_tools(new QHBoxLayout)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    createTabs();
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setMinimumHeight(leastHeight);
    m_search->setObjectName(QStringLiteral("morphSearch"));
    m_search->setMinimumWidth(
        m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) + besideHint);
    m_tools->setContentsMargins(8, 6, 8, 0);
    m_tools->setSpacing(4);
    m_tools->addWidget(m_search, 1);
    m_tools->addWidget(new RegisterButton(document, this));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addLayout(m_tools);
    layout->addWidget(m_scroll, 1);

    connect(m_search, &QLineEdit::textChanged, this, &MorphPanel::search);
    connect(m_tabs, &QTabBar::tabBarClicked, m_search, &QLineEdit::clear);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] {
        if (m_search->text().isEmpty())
            showRows();
        else
            m_search->clear();
    });
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this,
        &MorphPanel::showVisibleWeights);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        followModel();
        if (change.keys || change.drafts || change.actors)
            showVisibleWeights();
    });
    connect(&document, &Document::selectionChanged, this, &MorphPanel::showSelection);
    connect(&document, &Document::currentFrameChanged, this, &MorphPanel::showVisibleWeights);
    followModel();
    showRows();
}

void MorphPanel::createTabs()
{
    for (const QString& name : {tr("Eye"), tr("Mouth"), tr("Brow"), tr("Other")})
        m_tabs->addTab(name);
    m_tabs->setAccessibleName(tr("Kinds of morphs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setStyleSheet(
        QStringLiteral("QTabBar::tab { background: transparent; padding: 4px 5px; }"
                       "QTabBar::tab:selected { color: palette(link); }"));
    m_header->addWidget(m_tabs);
    m_header->addStretch();
}

void MorphPanel::setCommand(QAction* mirror)
{
    auto* button = new QToolButton(this);
    button->setDefaultAction(mirror);
    button->setObjectName(mirror->objectName());
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(mirror->iconText());
    button->setFocusPolicy(Qt::TabFocus);
    m_tools->insertWidget(1, button);
    setTabOrder(m_search, button);
}

MorphRow* MorphPanel::rowOf(int morph) const
{
    const auto at = std::find_if(
        m_rows.begin(), m_rows.end(), [&](MorphRow* row) { return row->morph() == morph; });
    return at == m_rows.end() ? nullptr : *at;
}

void MorphPanel::followModel()
{
    const mmd::Actor* actor = m_document.actor();
    const auto model = actor ? actor->model : nullptr;
    if (model == m_model) {
        if (m_empty && !m_model)
            m_empty->setText(emptyText()); // no model is open, or the camera is active
        return;
    }
    m_model = model;
    m_lastPicked = -1;
    for (auto& group : m_groups)
        group.clear();
    if (m_model)
        for (std::size_t morph = 0; morph < m_model->data.morphs.size(); ++morph)
            if (const int tab = tabOf(m_model->data.morphs[morph].panel); tab >= 0)
                m_groups[std::size_t(tab)].push_back(int(morph));
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabToolTip(
            tab, tr("%n morph(s)", nullptr, int(m_groups[std::size_t(tab)].size())));
    showRows();
}

QString MorphPanel::emptyText() const
{
    if (m_model && !m_names.isEmpty())
        return tr("No morph is called “%1”.")
            .arg(shownName(m_search->text().trimmed(), longestInSentence));
    if (m_model)
        return tr("The model has no morphs of this kind.");
    if (m_document.actor())
        return tr("The active motion has no model.");
    return m_document.scene().actors.empty() ? tr("No model is open.")
                                             : tr("The camera is active.");
}

void MorphPanel::search()
{
    m_names.setText(m_search->text());
    const std::vector<int> wanted = wantedMorphs();
    const bool isShown = std::equal(wanted.begin(), wanted.end(), m_rows.begin(), m_rows.end(),
        [](int morph, const MorphRow* row) { return morph == row->morph(); });
    if (!isShown)
        showRows();
    else if (m_empty)
        m_empty->setText(emptyText());
}

std::vector<int> MorphPanel::wantedMorphs() const
{
    if (m_names.isEmpty())
        return m_groups[std::size_t(std::max(0, m_tabs->currentIndex()))];
    std::vector<int> morphs;
    for (const std::vector<int>& group : m_groups)
        std::copy_if(group.begin(), group.end(), std::back_inserter(morphs), [this](int morph) {
            const mmd::pmx::Morph& each = m_model->data.morphs[std::size_t(morph)];
            return m_names.finds(
                shownName(each.name.utf8) + u'\n' + shownName(each.nameEnglish.utf8));
        });
    return morphs;
}

void MorphPanel::showRows()
{
    auto* contents = new QWidget;
    auto* layout = new QVBoxLayout(contents);
    layout->setContentsMargins(0, 6, 0, 6);
    layout->setSpacing(1);
    m_rows.clear();
    m_empty = nullptr;
    const std::vector<int> wanted = wantedMorphs();
    for (const int morph : wanted) {
        m_rows.push_back(addRow(morph));
        layout->addWidget(m_rows.back());
    }
    if (wanted.empty()) {
        m_empty = new QLabel(emptyText());
        m_empty->setTextFormat(Qt::PlainText);
        m_empty->setForegroundRole(QPalette::PlaceholderText);
        m_empty->setWordWrap(true);
        m_empty->setMargin(10); // contents margins are lost when the theme changes
        layout->addWidget(m_empty);
    }
    layout->addStretch(1);
    m_scroll->setWidget(contents);
    contents->setAutoFillBackground(false);
    fitNames();
    showWeights();
    showSelection();
}

void MorphPanel::showSelection()
{
    for (MorphRow* row : m_rows)
        row->setSelected(
            m_model && m_document.selection().hasTrack(m_model->morphTrack(row->morph())));
}

MorphRow* MorphPanel::addRow(int morph)
{
    const auto& name = m_model->data.morphs[std::size_t(morph)].name.utf8;
    auto* row = new MorphRow(morph, shownName(name));
    connect(row, &MorphRow::picked, this,
        [this, morph](Qt::KeyboardModifiers modifiers) { pick(morph, modifiers); });
    connect(row, &MorphRow::chosenToEdit, this, [this, morph] { pickToEdit(morph); });
    connect(row, &MorphRow::adjustStarted, this, [this, morph] { begin(morph); });
    connect(row, &MorphRow::adjustedTo, this,
        [this, morph](double weight) { preview(morph, [weight](double) { return weight; }); });
    connect(row, &MorphRow::adjustedBy, this, [this, morph](double delta) {
        preview(morph, [delta](double start) { return start + delta; });
    });
    connect(row, &MorphRow::adjustFinished, this, [this, morph] {
        m_document.endGesture(tr("Change Morph"));
        m_jumpMorph = m_document.undoStack()->index() != m_startStep ? morph : -1;
    });
    connect(row, &MorphRow::adjustCancelled, this, [this] { m_document.cancelGesture(); });
    connect(row, &MorphRow::chosen, this, [this, morph](double weight) { choose(morph, weight); });
    connect(row, &MorphRow::resetRequested, this, [this, morph] { reset(morph); });
    return row;
}

void MorphPanel::fitNames()
{
    int widest = 24;
    for (const MorphRow* row : m_rows)
        widest = std::max(widest, row->wantedNameWidth());
    const int most = std::max(48, m_scroll->viewport()->width() / 3);
    for (MorphRow* row : m_rows)
        row->setNameWidth(std::min(widest, most));
}

MorphPanel::Weight MorphPanel::weightAt(int morph, double frame) const
{
    const mmd::Actor* actor = m_document.actor();
    if (!actor || !m_model)
        return {};
    const mmd::TrackId track = m_model->morphTrack(morph);
    if (const mmd::Draft* draft =
            mmd::findDraft(actor->drafts, track, m_document.currentKeyFrame());
        draft && frame == double(draft->frame))
        return {std::get<mmd::MorphValue>(draft->value).weight, true};
    mmd::TrackCursor cursor;
    const auto* keys = mmd::findMorphTrack(actor->motion, track.name);
    return {keys ? mmd::sampleMorph(*keys, frame, cursor) : 0.0f, false};
}

void MorphPanel::showWeights()
{
    for (MorphRow* row : m_rows) {
        const Weight weight = weightAt(row->morph(), m_document.currentFrame());
        row->setWeight(double(weight.value), weight.isDraft);
    }
}

void MorphPanel::showVisibleWeights()
{
    if (!isVisible())
        return;
    for (MorphRow* row : m_rows) {
        if (row->visibleRegion().isEmpty())
            continue;
        const Weight weight = weightAt(row->morph(), m_document.currentFrame());
        row->setWeight(double(weight.value), weight.isDraft);
    }
}

void MorphPanel::pick(int morph, Qt::KeyboardModifiers modifiers)
{
    if (!m_model)
        return;
    const bool isRange = modifiers & Qt::ShiftModifier && rowOf(m_lastPicked);
    const bool toggles = modifiers & Qt::ControlModifier || modifiers & Qt::ShiftModifier;
    const auto how = isRange   ? mmd::Choosing::Add
                     : toggles ? mmd::Choosing::Toggle
                               : mmd::Choosing::Replace;
    const int from = isRange ? m_lastPicked : morph;
    m_document.select(mmd::picked(m_document.selection(), tracksBetween(from, morph), how));
    m_lastPicked = isRange ? from : morph;
}

/// Keeps a selection of several morphs that has this one.
void MorphPanel::pickToEdit(int morph)
{
    if (m_model && !m_document.selection().hasTrack(m_model->morphTrack(morph)))
        pick(morph, {});
}

/// The tracks of the rows from one morph to another, sorted.
mmd::TrackList MorphPanel::tracksBetween(int from, int to) const
{
    const auto at = [this](int morph) {
        return std::find_if(m_rows.begin(), m_rows.end(),
            [morph](const MorphRow* row) { return row->morph() == morph; });
    };
    auto first = at(from), last = at(to);
    if (last < first)
        std::swap(first, last);
    std::vector<mmd::TrackId> tracks;
    for (auto row = first; row != m_rows.end() && row <= last; ++row)
        tracks.push_back(m_model->morphTrack((*row)->morph()));
    std::sort(tracks.begin(), tracks.end());
    tracks.erase(std::unique(tracks.begin(), tracks.end()), tracks.end());
    return tracks;
}

void MorphPanel::begin(int morph)
{
    m_startWeight = double(weightAt(morph, m_document.currentKeyFrame()).value);
    m_startStep = m_document.undoStack()->index();
    m_document.beginGesture();
    if (m_model) // a press without a move selects the morph
        m_document.updateGesture(
            mmd::pickTracks(m_document.gestureTarget(), {m_model->morphTrack(morph)}));
}

void MorphPanel::preview(int morph, const NewWeight& weight)
{
    if (m_document.isGestureRunning() && m_model)
        m_document.updateGesture(mmd::setWeight(m_document.gestureTarget(),
            m_model->morphTrack(morph), m_document.currentKeyFrame(), float(weight(m_startWeight)),
            m_document.isAutoKey()));
}

void MorphPanel::choose(int morph, double weight)
{
    if (m_model)
        m_document.apply(mmd::setWeight(m_document.target(), m_model->morphTrack(morph),
                             m_document.currentKeyFrame(), float(weight), m_document.isAutoKey()),
            tr("Change Morph"));
}

void MorphPanel::reset(int morph)
{
    // The first press of a double click may have moved the handle. Its step is undone, so that the
    // double click is one step.
    if (m_jumpMorph == morph && m_document.undoStack()->index() == m_startStep + 1)
        m_document.undo();
    m_jumpMorph = -1;
    choose(morph, 0.0);
}

void MorphPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
    showVisibleWeights();
}

void MorphPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitNames();
    showWeights();
}

} // namespace odori
