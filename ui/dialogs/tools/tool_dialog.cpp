// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/tool_dialog.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/edits/edit_dialog.h"
#include "ui/dialogs/tools/moved_table.h"
#include "ui/dialogs/window_fit.h"
#include "ui/document/actor_names.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/messages/messages.h"
#include "ui/messages/tool_messages.h"
#include "ui/theme/theme.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr int waitMilliseconds = 120;
constexpr int widthInLetters = 56;

QLabel* wrapped(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// What the worker needs; copies, so that the document can change meanwhile.
struct Job {
    const mmd::Tool& tool;
    std::shared_ptr<const mmd::Scene> scene;
    std::vector<mmd::TrackId> tracks;
    mmd::FrameSpan range;
    mmd::ToolValues values;
    std::shared_ptr<const mmd::Motion> other;
    std::shared_ptr<const mmd::Model> otherModel;
    std::string otherPath;
};

mmd::Result<mmd::ToolResult> resultOf(Job job, const mmd::Progress& progress)
{
    if (!job.otherPath.empty()) {
        const auto read = mmd::readMotionFile(mmd::pathFromUtf8(job.otherPath));
        if (!read)
            return tl::unexpected(read.error());
        job.other = std::make_shared<const mmd::Motion>(mmd::motionFromVmd(read->file).motion);
    }
    const mmd::ToolInput input{.target = {*job.scene, job.scene->active},
        .tracks = std::move(job.tracks),
        .range = job.range,
        .other = std::move(job.other),
        .otherModel = std::move(job.otherModel)};
    return job.tool.run(input, job.values, {progress, 0.0, 1.0});
}

} // namespace

ToolDialog::ToolDialog(const mmd::Tool& tool, ToolPlace place, Choice& choice, QWidget* parent)
    : JobDialog(parent)
    , m_tool(tool)
    , m_place(std::move(place))
    , m_choice(choice)
{
    setWindowTitle(nameOf(tool));
    if (m_choice.values.size() != tool.options.size())
        m_choice.values = mmd::defaultValues(tool);
    if (const mmd::Actor* actor = m_place.document.actor())
        for (auto* rows : {&m_place.rows.all, &m_place.rows.selected, &m_place.rows.visible})
            std::erase_if(*rows, [&](const mmd::TrackId& id) {
                const auto& locked = actor->boneLists.locked;
                return std::binary_search(locked.begin(), locked.end(), id);
            });
    m_before = std::make_shared<const mmd::Scene>(m_place.document.scene());
    m_place.document.beginGesture();
    m_wait.setSingleShot(true);
    m_wait.setInterval(waitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &ToolDialog::compute);
    createFields();
    showGhost();
    schedule();
}

ToolDialog::~ToolDialog()
{
    if (m_isOpen)
        done(Rejected);
}

void ToolDialog::createFields()
{
    auto* help = wrapped("help");
    help->setText(helpOf(m_tool));
    help->setForegroundRole(QPalette::PlaceholderText);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(4);
    form->setHorizontalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (m_tool.needsOther)
        addOthers(*form);
    if (m_tool.scope == mmd::ToolScope::Rows) {
        m_rows = new RowBox(
            m_place.rows, m_place.rows.selected.empty() ? RowScope::All : RowScope::Selected);
        form->addRow(tr("&Rows"), m_rows);
        connect(m_rows, &QComboBox::currentIndexChanged, this, &ToolDialog::schedule);
    }
    m_first = frameField(m_place.range.first, tr("First frame"));
    m_last = frameField(m_place.range.last, tr("Last frame"));
    addPair(*form, tr("&Frames"), m_first, tr("to"), m_last);
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &ToolDialog::schedule);
    m_fields = new ToolFields(m_tool, m_choice.values, *form);
    m_fields->setParent(this);
    connect(m_fields, &ToolFields::changed, this, &ToolDialog::schedule);
    m_ghost = new QCheckBox(tr("Show the motion before as a &ghost"));
    m_ghost->setObjectName(QStringLiteral("ghost"));
    m_ghost->setChecked(m_choice.showsGhost);
    connect(m_ghost, &QCheckBox::toggled, this, &ToolDialog::showGhost);
    m_figures = wrapped("figures");
    m_problem = wrapped("problem");
    QPalette warning;
    warning.setColor(QPalette::WindowText, themeOf(QApplication::palette()).warning);
    m_problem->setPalette(warning);
    m_problem->hide();
    m_moved = new MovedTable;
    m_moved->setVisible(m_place.document.actor() && m_place.document.actor()->model);
    connect(m_moved, &MovedTable::frameChosen, this, [this](std::uint32_t frame) {
        m_place.playback.stop();
        m_place.document.setCurrentFrame(frame);
    });
    auto* buttons = new QDialogButtonBox(this); // setDefault() needs this parent
    m_accept = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_accept->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    auto* reset = buttons->addButton(tr("Defaults"), QDialogButtonBox::ResetRole);
    reset->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ToolDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ToolDialog::reject);
    connect(reset, &QPushButton::clicked, this,
        [this] { m_fields->setValues(mmd::defaultValues(m_tool)); });
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(help);
    layout->addLayout(form);
    layout->addWidget(m_ghost);
    layout->addWidget(frameRow());
    layout->addWidget(m_figures);
    layout->addWidget(m_moved);
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    layout->addStretch(1);
    layout->addWidget(buttons);
    // Long sentences must not make the dialog cover the figure.
    const int width =
        std::max(minimumSizeHint().width(), fontMetrics().averageCharWidth() * widthInLetters);
    resize(
        width, layout->hasHeightForWidth() ? layout->heightForWidth(width) : sizeHint().height());
    (m_rows ? static_cast<QWidget*>(m_rows) : m_first)->setFocus();
}

/// The motion that tools with a second one use: of another actor, or of a file.
void ToolDialog::addOthers(QFormLayout& form)
{
    m_others = new QComboBox;
    m_others->setAccessibleName(tr("Other motion"));
    m_others->setPlaceholderText(tr("none"));
    for (const mmd::Actor& actor : m_before->actors)
        if (actor.id != m_before->active)
            m_others->addItem(actorName(m_place.document, actor.id), quint32(actor.id));
    m_others->setCurrentIndex(m_others->count() > 0 ? 0 : -1);
    auto* file = new QPushButton(tr("File…"));
    file->setAutoDefault(false);
    connect(file, &QPushButton::clicked, this, &ToolDialog::chooseFile);
    connect(m_others, &QComboBox::currentIndexChanged, this, &ToolDialog::schedule);
    addPair(form, tr("&Other motion"), m_others, {}, file);
}

void ToolDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Other Motion"), m_otherPath,
        tr("Motions (%1)").arg(QStringLiteral("*.vmd *.json *.csv")));
    if (path.isEmpty())
        return;
    m_otherPath = path;
    int at = m_others->findData(QVariant());
    if (at < 0) {
        m_others->addItem(QString(), QVariant());
        at = m_others->count() - 1;
    }
    m_others->setItemText(at, QFileInfo(path).fileName());
    m_others->setCurrentIndex(at);
    schedule();
}

/// Chooses the frame that the view shows, and plays.
QWidget* ToolDialog::frameRow()
{
    Document& document = m_place.document;
    auto* row = new QWidget;
    m_frame = new QSlider(Qt::Horizontal);
    m_frame->setObjectName(QStringLiteral("frame"));
    m_frame->setAccessibleName(tr("Current frame"));
    m_frame->setRange(0, int(std::min<std::uint32_t>(mmd::lastFrame(*m_before), 1'000'000)));
    m_frameText = new QLabel;
    m_frameText->setMinimumWidth(
        m_frameText->fontMetrics().horizontalAdvance(QStringLiteral("000000")));
    m_frameText->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_play = new QToolButton;
    m_play->setObjectName(QStringLiteral("play"));
    m_play->setText(tr("Play"));
    m_play->setCheckable(true);
    connect(m_play, &QToolButton::clicked, this, [this] { m_place.playback.toggle(); });
    connect(&m_place.playback, &Playback::playingChanged, m_play, &QToolButton::setChecked);
    connect(m_frame, &QSlider::valueChanged, this, [this, &document](int frame) {
        m_place.playback.stop();
        document.setCurrentFrame(frame);
    });
    connect(&document, &Document::currentFrameChanged, this, &ToolDialog::showFrame);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    layout->addWidget(m_play);
    layout->addWidget(m_frame, 1);
    layout->addWidget(m_frameText);
    showFrame();
    return row;
}

void ToolDialog::showFrame()
{
    const double frame = std::floor(m_place.document.currentFrame());
    const QSignalBlocker blocker(m_frame);
    m_frame->setValue(int(std::min(frame, double(m_frame->maximum()))));
    m_frameText->setText(QString::number(frame, 'f', 0));
}

void ToolDialog::showGhost()
{
    m_choice.showsGhost = m_ghost->isChecked();
    m_place.showGhost(m_ghost->isChecked() ? m_before : nullptr);
}

mmd::FrameSpan ToolDialog::range() const
{
    return {
        std::min(frameOf(m_first), frameOf(m_last)), std::max(frameOf(m_first), frameOf(m_last))};
}

void ToolDialog::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    growForTexts(*this);
}

void ToolDialog::schedule()
{
    stop();
    m_wait.start();
}

void ToolDialog::compute()
{
    if (!m_isOpen)
        return;
    if (isRunning()) // it was asked to stop
        return m_wait.start();
    Job job{.tool = m_tool,
        .scene = m_before,
        .tracks = {},
        .range = range(),
        .values = m_fields->values(),
        .other = {},
        .otherModel = {},
        .otherPath = {}};
    if (m_rows)
        job.tracks.assign(m_rows->tracks().begin(), m_rows->tracks().end());
    if (m_others) {
        const QVariant chosen = m_others->currentData();
        const mmd::Actor* actor =
            chosen.isValid() ? mmd::findActor(*m_before, mmd::ActorId(chosen.toUInt())) : nullptr;
        if (actor) {
            job.other = std::make_shared<const mmd::Motion>(actor->motion);
            job.otherModel = actor->model;
        } else if (!m_otherPath.isEmpty()) {
            job.otherPath = m_otherPath.toStdString();
        } else {
            m_accept->setEnabled(false);
            return say(tr("Choose the other motion first."));
        }
    }
    start([job = std::move(job)](mmd::Progress& progress) { return resultOf(job, progress); },
        [this](const mmd::Result<mmd::ToolResult>& result) { finish(result); });
}

void ToolDialog::finish(const mmd::Result<mmd::ToolResult>& result)
{
    if (!m_isOpen || m_wait.isActive() || isCancelled())
        return;
    m_hasResult = result.has_value();
    m_accept->setEnabled(m_hasResult);
    Document& document = m_place.document;
    if (!document.isGestureRunning())
        document.beginGesture();
    if (!result) {
        m_isAccepting = false;
        document.updateGesture({});
        m_figures->clear();
        m_moved->show(std::nullopt);
        return say(m_otherPath.isEmpty() ? sentence(result.error())
                                         : sentence(result.error(), m_otherPath));
    }
    document.updateGesture(result->patch);
    QStringList lines = sentencesOf(result->figures);
    if (result->patch.isEmpty())
        lines.prepend(tr("Nothing changes."));
    m_figures->setText(lines.join(u'\n'));
    m_moved->show(result->moved);
    say({});
    if (m_isAccepting)
        accept();
}

void ToolDialog::setRunning(bool running)
{
    // The fields stay usable: a change starts again.
    if (m_accept && running)
        m_accept->setEnabled(true);
}

/// If the preview is not ready, the dialog closes when it is.
void ToolDialog::accept()
{
    m_isAccepting = true;
    if (!isCurrent())
        return;
    if (!m_hasResult) {
        m_isAccepting = false;
        return;
    }
    m_choice.values = m_fields->values();
    m_place.document.endGesture(nameOf(m_tool));
    if (!m_figures->text().isEmpty())
        m_place.document.say(m_figures->text().section(u'\n', 0, 0));
    QDialog::accept();
}

/// Unlike in other dialogs with a job, Esc closes this one at once: the job is only a preview.
void ToolDialog::reject()
{
    QDialog::reject();
}

void ToolDialog::done(int result)
{
    stop();
    m_wait.stop();
    m_isOpen = false;
    m_place.playback.stop();
    if (result != Accepted)
        m_place.document.cancelGesture();
    m_place.showGhost(nullptr);
    QDialog::done(result);
}

void ToolDialog::showEvent(QShowEvent* event)
{
    JobDialog::showEvent(event);
    moveAside(*this);
}

} // namespace odori
