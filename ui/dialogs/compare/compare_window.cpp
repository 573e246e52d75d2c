// SPDX-License-Identifier: MIT
#include "ui/dialogs/compare/compare_window.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "ui/dialogs/compare/comparison_model.h"
#include "ui/dialogs/compare/difference_strip.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFileInfo>
#include <QtCore/QFutureWatcher>
#include <QtCore/QSignalBlocker>
#include <QtCore/QSortFilterProxyModel>
#include <QtCore/QTimer>
#include <QtGui/QHideEvent>
#include <QtGui/QShowEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {
namespace {

enum Way { Ghost, SideBySide, Off };
constexpr int restMilliseconds = 200; ///< after an edit

/// A model's width at rest, with a gap, in units.
float widthOf(const mmd::Model& model)
{
    constexpr float gap = 3.0f;
    float least = 0.0f, most = 0.0f;
    for (const auto& bone : model.data.bones)
        if (std::isfinite(bone.position.x)) {
            least = std::min(least, bone.position.x);
            most = std::max(most, bone.position.x);
        }
    return std::min(most - least + gap, 100.0f);
}

} // namespace

CompareWindow::CompareWindow(
    Document& document, Playback& playback, OtherShower showOther, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_playback(playback)
    , m_showOther(std::move(showOther))
    , m_timer(new QTimer(this))
    , m_actor(document.scene().active)
{
    setWindowTitle(tr("Compare Motions"));
    m_timer->setSingleShot(true);
    connect(m_timer, &QTimer::timeout, this, &CompareWindow::start);
    createFields();
    createTable();
    connect(&document, &Document::changed, this, &CompareWindow::noteChange);
    // The file of this motion has another content, or another name.
    connect(&document.saved(), &SavedState::changed, this, [this] {
        fillOthers();
        schedule(restMilliseconds);
    });
    connect(&document, &Document::currentFrameChanged, m_strip, &DifferenceStrip::setFrame);
    m_strip->setFrame(document.currentFrame());
    fillOthers();
    resize(fontMetrics().averageCharWidth() * 46, fontMetrics().height() * 26);
}

CompareWindow::~CompareWindow()
{
    if (m_running)
        m_running->cancel();
}

void CompareWindow::createFields()
{
    auto* form = new QFormLayout;
    m_others = new QComboBox;
    m_others->setObjectName(QStringLiteral("others"));
    m_others->setAccessibleName(tr("Compare with"));
    m_others->setPlaceholderText(tr("none"));
    // A long name must not widen the window.
    m_others->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_others->setMinimumContentsLength(10);
    auto* file = new QPushButton(tr("&File…"));
    file->setAutoDefault(false);
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_others, 1);
    choice->addWidget(file);
    form->addRow(tr("&Compare with"), choice);
    static_cast<QLabel*>(form->labelForField(choice))->setBuddy(m_others);
    m_way = new QComboBox;
    m_way->setObjectName(QStringLiteral("way"));
    m_way->setAccessibleName(tr("In the view"));
    m_way->addItems({tr("As a ghost"), tr("Side by side"), tr("Not shown")});
    form->addRow(tr("In the &view"), m_way);
    m_list = new QComboBox;
    m_list->setObjectName(QStringLiteral("list"));
    m_list->setAccessibleName(tr("List"));
    m_list->addItems({tr("Joints, as they move in the world"), tr("Tracks, by their values")});
    form->addRow(tr("&List"), m_list);
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_strip = new DifferenceStrip;
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_strip);
    connect(m_others, &QComboBox::currentIndexChanged, this, [this] { schedule(0); });
    connect(file, &QPushButton::clicked, this, &CompareWindow::chooseFile);
    connect(m_way, &QComboBox::currentIndexChanged, this, &CompareWindow::showGhost);
    connect(m_list, &QComboBox::currentIndexChanged, this, &CompareWindow::showList);
    connect(m_strip, &DifferenceStrip::frameChosen, this, &CompareWindow::goTo);
}

void CompareWindow::createTable()
{
    m_model = new ComparisonModel(this);
    m_sorted = new QSortFilterProxyModel(this);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ComparisonModel::SortRole);
    m_table = new QTableView;
    m_table->setAccessibleName(tr("What differs"));
    m_table->setModel(m_sorted);
    m_table->setItemDelegateForColumn(ComparisonModel::Strip, new StripDelegate(this));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ComparisonModel::Name, QHeaderView::Stretch);
    header->setSectionResizeMode(ComparisonModel::Strip, QHeaderView::Stretch);
    header->setSortIndicator(-1, Qt::DescendingOrder);
    header->setSortIndicatorClearable(true);
    m_table->setSortingEnabled(true);
    connect(m_table, &QTableView::clicked, this, &CompareWindow::go);
    connect(m_table, &QTableView::activated, this, &CompareWindow::go);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* whole = static_cast<QVBoxLayout*>(layout());
    whole->addWidget(m_table, 1);
    whole->addLayout(buttons);
    showList();
}

/// The other actors, the file of this motion, and the file that the user chose. The choice stays.
void CompareWindow::fillOthers()
{
    const QSignalBlocker blocker(m_others);
    const QVariant before = m_others->currentData();
    m_others->clear();
    const mmd::Actor* active = m_document.actor();
    if (active && active->model) {
        for (const mmd::Actor& actor : m_document.scene().actors)
            if (actor.id != active->id)
                m_others->addItem(actorName(m_document, actor.id), quint32(actor.id));
        const QString saved = m_document.saved().motionPath(active->id);
        if (!saved.isEmpty() && QFileInfo::exists(saved))
            m_others->addItem(tr("Saved: %1").arg(shownFileName(saved)), saved);
        if (!m_file.isEmpty() && m_file != saved)
            m_others->addItem(shownFileName(m_file), m_file);
    }
    const int at = before.isValid() ? m_others->findData(before) : -1;
    m_others->setCurrentIndex(at >= 0 ? at : m_others->count() > 0 ? 0 : -1);
}

void CompareWindow::noteChange(const Change& change)
{
    const mmd::ActorId active = m_document.scene().active;
    const bool isOther = std::exchange(m_actor, active) != active;
    if (isOther || change.actors)
        fillOthers();
    if (isOther)
        showTakes(nullptr, {});
    if (isOther || change.actors || change.keys)
        schedule(isOther ? 0 : restMilliseconds);
}

void CompareWindow::schedule(int milliseconds)
{
    m_isOutdated = true;
    if (m_running)
        m_running->cancel();
    if (isVisible())
        m_timer->start(milliseconds);
}

std::optional<OtherTake> CompareWindow::chosen() const
{
    const QVariant data = m_others->currentData();
    if (!data.isValid())
        return std::nullopt;
    if (data.typeId() == QMetaType::QString)
        return OtherTake{nullptr, mmd::pathFromUtf8(data.toString().toStdString())};
    const mmd::Actor* actor = mmd::findActor(m_document.scene(), mmd::ActorId(data.toUInt()));
    if (!actor)
        return std::nullopt;
    return OtherTake{std::make_shared<const mmd::Motion>(actor->motion), {}};
}

void CompareWindow::start()
{
    if (m_running)
        return; // finish() starts again
    m_isOutdated = false;
    const mmd::Actor* actor = m_document.actor();
    const auto other = chosen();
    if (!actor || !actor->model)
        return showTakes(nullptr, tr("Select a model with a motion."));
    if (!other)
        return showTakes(nullptr, tr("Choose the other motion: a file, or open another model."));
    m_running = std::make_shared<mmd::Progress>();
    using Watcher = QFutureWatcher<mmd::Result<ComparedTakes>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher, id = actor->id] {
        watcher->deleteLater();
        m_running.reset();
        finish(id, watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(
        [motion = actor->motion, model = actor->model, other = *other, progress = m_running] {
            return mmd::guarded([&] {
                return comparedTakes(model, motion, other, {*progress, 0.0, 1.0});
            });
        }));
}

void CompareWindow::finish(mmd::ActorId actor, const mmd::Result<ComparedTakes>& result)
{
    if (m_isOutdated) {
        if (isVisible())
            m_timer->start(0);
        return;
    }
    if (actor != m_document.scene().active)
        return;
    if (!result) {
        const QVariant data = m_others->currentData();
        return showTakes(nullptr, data.typeId() == QMetaType::QString
                                      ? sentence(result.error(), data.toString())
                                      : sentence(result.error()));
    }
    auto takes = std::make_shared<const ComparedTakes>(*result);
    const QString text = summary(*takes);
    showTakes(std::move(takes), text);
}

QString CompareWindow::summary(const ComparedTakes& takes) const
{
    const mmd::MotionComparison& comparison = takes.comparison;
    if (comparison.isEqual())
        return tr("Both motions are equal in frames %1 to %2.")
            .arg(comparison.span.first)
            .arg(comparison.span.last);
    const QString counts = tr("Joints that differ: %1. Tracks that differ: %2.")
                               .arg(comparison.joints.size())
                               .arg(comparison.tracks.size());
    if (comparison.joints.empty())
        return tr("No joint differs.") + u' ' + counts;
    const mmd::JointComparison& joint = comparison.joints.front();
    const mmd::Actor* actor = m_document.actor();
    const QString name =
        shownName(actor->model->data.bones[std::size_t(joint.bone)].name.utf8, longestInSentence);
    return tr("Largest difference: %1 units at %2, frame %3.")
               .arg(QString::number(joint.units.value, 'f', 3), name,
                   QString::number(joint.units.frame)) +
           u' ' + counts;
}

void CompareWindow::showTakes(std::shared_ptr<const ComparedTakes> takes, const QString& sentence)
{
    m_takes = std::move(takes);
    m_summary->setText(sentence);
    const mmd::Actor* actor = m_document.actor();
    m_model->setTakes(m_takes, actor ? actor->model : nullptr);
    m_strip->setDifferences(m_takes ? m_takes->comparison.span : mmd::FrameSpan{},
        m_takes ? m_takes->comparison.frames : std::vector<float>{});
    showGhost();
}

void CompareWindow::showGhost()
{
    const mmd::Actor* actor = m_document.actor();
    if (!isVisible() || !m_takes || !actor || !actor->model || m_way->currentIndex() == Off)
        return m_showOther(nullptr, {});
    auto scene = std::make_shared<mmd::Scene>(m_document.scene());
    for (mmd::Actor& each : scene->actors)
        if (each.id == actor->id)
            each.motion = *m_takes->other;
    const bool isBeside = m_way->currentIndex() == SideBySide;
    m_showOther(std::move(scene), {isBeside ? widthOf(*actor->model) : 0.0f, 0.0f, 0.0f});
}

void CompareWindow::showList()
{
    const bool isTracks = m_list->currentIndex() == 1;
    m_model->setList(isTracks ? ComparisonModel::List::Tracks : ComparisonModel::List::Joints);
    m_table->setColumnHidden(ComparisonModel::Strip, !isTracks);
}

/// As a click on the bone, at the frame of its largest difference.
void CompareWindow::go(const QModelIndex& index)
{
    const int row = m_sorted->mapToSource(index).row();
    goTo(m_model->frameOf(row));
    if (const auto track = m_model->trackOf(row)) {
        mmd::Selection selection;
        selection.setTrack(*track, true);
        m_document.select(std::move(selection));
    }
}

/// Playback would leave the frame at once.
void CompareWindow::goTo(std::uint32_t frame)
{
    m_playback.stop();
    m_document.setCurrentFrame(frame);
}

void CompareWindow::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare With"), m_file,
        tr("Motions (%1)").arg(QStringLiteral("*.vmd *.json *.csv")));
    if (!path.isEmpty())
        compareWith(path);
}

void CompareWindow::compareWith(const QString& path)
{
    m_file = path;
    fillOthers();
    m_others->setCurrentIndex(m_others->findData(path));
    schedule(0);
}

void CompareWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    if (!event->spontaneous()) {
        moveAside(*this);
        fillOthers();
        schedule(0);
    }
}

void CompareWindow::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return; // minimized
    m_isOutdated = true;
    if (m_running)
        m_running->cancel();
    m_timer->stop();
    showGhost(); // none
}

} // namespace odori
