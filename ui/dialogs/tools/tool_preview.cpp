// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/tool_preview.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/dialogs/tools/moved_table.h"
#include "ui/dialogs/window_fit.h"
#include "ui/messages/messages.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr int waitMilliseconds = 120;
constexpr int widthInLetters = 37;
constexpr std::uint32_t longestSlider = 1'000'000; ///< frames

/// The locked bones of the active actor whose keys differ.
int changedLocks(const mmd::Scene& before, const mmd::Scene& after)
{
    const mmd::Actor *old = mmd::activeActor(before), *now = mmd::activeActor(after);
    if (!old || !now)
        return 0;
    const auto& locked = old->boneLists.locked;
    return int(std::count_if(locked.begin(), locked.end(), [&](const mmd::TrackId& bone) {
        const auto* was = mmd::findBoneTrack(old->motion, bone.name);
        const auto* is = mmd::findBoneTrack(now->motion, bone.name);
        return was != is && !(was && is && *was == *is);
    }));
}

} // namespace

ToolPreview::ToolPreview(Document& document, Playback& playback, GhostShower showGhost,
    bool& showsGhost, const QString& name, QWidget* parent)
    : JobDialog(parent)
    , m_document(document)
    , m_playback(playback)
    , m_showGhost(std::move(showGhost))
    , m_showsGhost(showsGhost)
    , m_before(std::make_shared<const mmd::Scene>(document.scene()))
{
    setWindowTitle(name);
    m_document.beginGesture();
    m_wait.setSingleShot(true);
    m_wait.setInterval(waitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &ToolPreview::compute);
}

ToolPreview::~ToolPreview()
{
    if (m_isOpen)
        ToolPreview::done(Rejected);
}

void ToolPreview::finishLayout(const QString& help, QLayout* fields, QWidget* aside)
{
    auto* helpLabel = sentenceLabel("help");
    helpLabel->setText(help);
    helpLabel->setForegroundRole(QPalette::PlaceholderText);
    m_ghost = new QCheckBox(tr("&Ghost"));
    m_ghost->setToolTip(tr("Shows the motion before as a ghost"));
    m_ghost->setObjectName(QStringLiteral("ghost"));
    m_ghost->setChecked(m_showsGhost);
    connect(m_ghost, &QCheckBox::toggled, this, &ToolPreview::showGhost);
    m_figures = sentenceLabel("figures");
    m_problem = sentenceLabel("problem", true);
    m_moved = new MovedTable;
    m_moved->setVisible(m_hasMoved && m_document.actor() && m_document.actor()->model);
    connect(m_moved, &MovedTable::frameChosen, this, [this](std::uint32_t frame) {
        m_playback.stop();
        m_document.setCurrentFrame(frame);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(helpLabel);
    layout->addLayout(fields);
    if (aside)
        layout->addWidget(aside, 1);
    layout->addWidget(frameRow());
    layout->addWidget(m_figures);
    layout->addWidget(m_moved);
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    if (!aside)
        layout->addStretch(1);
    addButtons(*layout);
    // Long sentences must not make the dialog cover the figure.
    const int width =
        std::max(minimumSizeHint().width(), fontMetrics().averageCharWidth() * widthInLetters);
    resize(
        width, layout->hasHeightForWidth() ? layout->heightForWidth(width) : sizeHint().height());
    showGhost();
    schedule();
}

void ToolPreview::addButtons(QVBoxLayout& layout)
{
    auto* buttons = new QDialogButtonBox(this); // setDefault() needs this parent
    m_accept = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    if (m_reset) {
        m_reset->setAutoDefault(false);
        buttons->addButton(m_reset, QDialogButtonBox::ResetRole);
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &ToolPreview::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ToolPreview::reject);
    layout.addWidget(buttons);
}

/// Chooses the frame that the view shows, and plays.
QWidget* ToolPreview::frameRow()
{
    auto* row = new QWidget;
    m_frame = new QSlider(Qt::Horizontal);
    m_frame->setObjectName(QStringLiteral("frame"));
    m_frame->setAccessibleName(tr("Current frame"));
    m_frame->setRange(0, int(std::min(mmd::lastFrame(*m_before), longestSlider)));
    m_frameText = new QLabel;
    m_frameText->setMinimumWidth(
        m_frameText->fontMetrics().horizontalAdvance(QStringLiteral("000000")));
    m_frameText->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_play = new QToolButton;
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setText(tr("Play"));
    m_play->setCheckable(true);
    connect(m_play, &QToolButton::clicked, this, [this] { m_playback.toggle(); });
    connect(&m_playback, &Playback::playingChanged, m_play, &QToolButton::setChecked);
    connect(m_frame, &QSlider::valueChanged, this, [this](int frame) {
        m_playback.stop();
        m_document.setCurrentFrame(frame);
    });
    connect(&m_document, &Document::currentFrameChanged, this, &ToolPreview::showFrame);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    layout->addWidget(m_play);
    layout->addWidget(m_frame, 1);
    layout->addWidget(m_frameText);
    layout->addWidget(m_ghost);
    showFrame();
    return row;
}

void ToolPreview::showFrame()
{
    const double frame = std::floor(m_document.currentFrame());
    const QSignalBlocker blocker(m_frame);
    m_frame->setValue(int(std::min(frame, double(m_frame->maximum()))));
    m_frameText->setText(QString::number(frame, 'f', 0));
}

void ToolPreview::showGhost()
{
    m_showsGhost = m_ghost->isChecked();
    m_showGhost(m_showsGhost ? m_before : nullptr);
}

void ToolPreview::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    growForTexts(*this);
}

void ToolPreview::schedule()
{
    stop();
    m_wait.start();
}

void ToolPreview::compute()
{
    if (!m_isOpen)
        return;
    if (isRunning()) // it was asked to stop
        return m_wait.start();
    Work job = work();
    m_accept->setEnabled(bool(job));
    if (!job) {
        m_isAccepting = m_hasResult = false;
        return showNothing();
    }
    start([job = std::move(job)](mmd::Progress& progress) { return job(progress); },
        [this](const Outcome& result) { finish(result); });
}

void ToolPreview::finish(const Outcome& result)
{
    if (!m_isOpen || m_wait.isActive() || isCancelled())
        return;
    computed();
    m_hasResult = result.has_value();
    m_accept->setEnabled(m_hasResult);
    if (!m_document.isGestureRunning())
        m_document.beginGesture();
    if (result)
        return showResult(*result);
    m_isAccepting = false;
    showNothing();
    say(file().isEmpty() ? sentence(result.error()) : sentence(result.error(), file()));
}

/// The scene as it was; the sentence about the problem says why.
void ToolPreview::showNothing()
{
    m_document.updateGesture({});
    m_figures->clear();
    m_moved->show(std::nullopt);
}

void ToolPreview::showResult(const mmd::ToolResult& result)
{
    m_document.updateGesture(result.patch);
    QStringList lines = sentencesOf(result.figures);
    if (result.patch.isEmpty())
        lines.prepend(tr("Nothing changes."));
    if (const int locked = changedLocks(*m_before, m_document.scene()); locked > 0)
        lines += tr("%n locked bone(s) change too.", nullptr, locked);
    m_figures->setText(lines.join(u'\n'));
    m_moved->show(result.moved);
    m_frame->setMaximum(int(std::min(mmd::lastFrame(m_document.scene()), longestSlider)));
    say({});
    if (m_isAccepting)
        accept();
}

void ToolPreview::setRunning(bool running)
{
    // The fields stay usable: a change starts again.
    if (m_accept && running)
        m_accept->setEnabled(true);
}

/// If the preview is not ready, the dialog closes when it is.
void ToolPreview::accept()
{
    m_isAccepting = true;
    if (!isCurrent())
        return;
    if (!m_hasResult) {
        m_isAccepting = false;
        return;
    }
    remember();
    m_document.endGesture(windowTitle());
    if (!m_figures->text().isEmpty())
        m_document.say(m_figures->text().section(u'\n', 0, 0));
    QDialog::accept();
}

/// Unlike in other dialogs with a job, Esc closes this one at once: the job is only a preview.
void ToolPreview::reject()
{
    QDialog::reject();
}

void ToolPreview::done(int result)
{
    stop();
    m_wait.stop();
    m_isOpen = false;
    m_playback.stop();
    if (result != Accepted)
        m_document.cancelGesture();
    m_showGhost(nullptr);
    QDialog::done(result);
}

void ToolPreview::showEvent(QShowEvent* event)
{
    JobDialog::showEvent(event);
    moveAside(*this);
}

} // namespace odori
