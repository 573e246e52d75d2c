// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_dialog.h"

#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/scene/play_range.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/film/film_texts.h"
#include "ui/dialogs/film/size_fields.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/dialogs/plain_box.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/dialogs/window_fit.h"
#include "ui/film/files/scene_inputs.h"
#include "ui/film/queue/film_queue.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int mostFrame = 1'000'000;

} // namespace

FilmDialog::FilmDialog(FilmSource source, QWidget* parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_choices(storedFilmChoices())
{
    setWindowTitle(tr("Make Film"));
    auto* left = new QFormLayout;
    createFile(*left);
    createFrames(*left);
    auto* right = new QFormLayout;
    createLook(*right);
    m_encoding.emplace(m_choices, *right);
    createContent(*right);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(24);
    setStackable(*columns);
    for (QFormLayout* form : {left, right}) { // otherwise they inherit that
        form->setHorizontalSpacing(12);
        form->setVerticalSpacing(8);
    }
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    m_notice = sentenceLabel("notice", true);
    m_summary = sentenceLabel("summary");
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_problem = sentenceLabel("problem", true);
    auto* buttons = new QDialogButtonBox;
    m_make = buttons->addButton(tr("Make &Film"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &FilmDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &FilmDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns);
    layout->addStretch(1);
    layout->addWidget(m_notice);
    layout->addWidget(m_summary);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    m_make->setDefault(true);
    showKinds(nullptr);
    m_path->setText(usualFilmPath(m_source.file, m_choices.folder, QStringLiteral("film")));
    connectFields();
    applyKind();
    applyRange();
    connect(&m_finding, &QFutureWatcherBase::finished, this, &FilmDialog::takePrograms);
    m_finding.setFuture(
        QtConcurrent::run([] { return mmd::guarded([] { return film::findFfmpeg(); }); }));
}

FilmDialog::~FilmDialog()
{
    m_finding.disconnect(this);
    disconnect(m_path, nullptr, this, nullptr); // losing the focus emits editingFinished
}

void FilmDialog::createFile(QFormLayout& form)
{
    m_kind = new QComboBox;
    m_kind->setAccessibleName(tr("Kind"));
    form.addRow(tr("&Kind"), m_kind);
    m_path = new QLineEdit;
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(240);
    m_browse = new QPushButton(tr("…"));
    m_browse->setAccessibleName(tr("Choose a file"));
    m_browse->setAutoDefault(false);
    auto* label = new QLabel(tr("Fi&le"));
    label->setBuddy(m_path);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_path, 1);
    row->addWidget(m_browse);
    form.addRow(label, row);
}

void FilmDialog::createFrames(QFormLayout& form)
{
    m_range = new QComboBox;
    m_range->setAccessibleName(tr("Frames"));
    m_range->addItem(tr("Play range"), int(FilmRange::PlayRange));
    m_range->addItem(tr("All frames"), int(FilmRange::All));
    m_range->addItem(tr("Own range"), int(FilmRange::Own));
    chooseItem(*m_range, int(m_choices.range));
    form.addRow(tr("F&rames"), m_range);
    const mmd::Scene& scene = m_source.scene;
    m_first = frameField(scene.settings.playFirst, tr("First frame"));
    m_last = frameField(m_source.lastPlayed, tr("Last frame"));
    for (QSpinBox* field : {m_first, m_last})
        field->setMaximum(mostFrame);
    addPair(form, QString(), m_first, tr("to"), m_last);
    m_size = new SizeFields({m_choices.width, m_choices.height}, m_source.view);
    m_size->addTo(form, tr("Si&ze"));
    m_fps = new QComboBox;
    m_fps->setAccessibleName(tr("Pictures per second"));
    for (const int fps : {24, 25, 30, 50, 60})
        m_fps->addItem(tr("%1 fps").arg(fps), fps);
    chooseItem(*m_fps, m_fps->findData(m_choices.fps) < 0 ? 30 : m_choices.fps);
    form.addRow(tr("&Pictures per second"), m_fps);
}

void FilmDialog::createLook(QFormLayout& form)
{
    m_view = new QComboBox;
    m_view->setAccessibleName(tr("View"));
    m_view->addItem(tr("Camera"), false);
    m_view->addItem(tr("Free view, as it is now"), true);
    const bool hasCameraKeys =
        m_source.scene.camera.camera && !m_source.scene.camera.camera->isEmpty();
    chooseItem(*m_view, m_source.isFreeView && !hasCameraKeys);
    form.addRow(tr("&View"), m_view);
    m_samples = samplesBox(m_choices.samples);
    form.addRow(tr("S&mooth edges"), m_samples);
    m_blur = new QComboBox;
    m_blur->setAccessibleName(tr("Motion blur"));
    m_blur->setToolTip(
        tr("Moments that are blended in each picture: more are smoother and slower"));
    m_blur->addItem(tr("off"), 1);
    for (const int moments : {4, 8, 16, 32})
        m_blur->addItem(tr("%1 moments").arg(moments), moments);
    chooseItem(*m_blur, m_choices.blur);
    form.addRow(tr("Motion &blur"), m_blur);
}

void FilmDialog::createContent(QFormLayout& form)
{
    m_transparent = new QCheckBox(tr("&Transparent background"));
    form.addRow(QString(), m_transparent);
    m_physics = new QCheckBox(tr("&Simulate physics from frame"));
    m_physics->setChecked(m_source.physics);
    m_start = frameField(0, tr("First frame of physics"));
    m_start->setMaximum(mostFrame);
    m_start->setToolTip(
        tr("Films of parts of a motion fit together if their physics starts at the same frame"));
    m_start->setEnabled(m_physics->isChecked());
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_physics);
    row->addWidget(m_start, 1);
    form.addRow(QString(), row);
    const mmd::SceneSound& sound = m_source.scene.settings.sound;
    m_sound = new QCheckBox(soundText(sound));
    m_wantsSound = m_choices.sound && !sound.isMuted;
    form.addRow(QString(), m_sound);
}

void FilmDialog::connectFields()
{
    connect(m_kind, &QComboBox::currentIndexChanged, this, &FilmDialog::applyKind);
    connect(m_kind, &QComboBox::activated, this, [this] { m_wantsKind = false; });
    connect(m_path, &QLineEdit::editingFinished, this, &FilmDialog::completePath);
    connect(m_browse, &QPushButton::clicked, this, &FilmDialog::browse);
    connect(m_range, &QComboBox::currentIndexChanged, this, &FilmDialog::applyRange);
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &FilmDialog::showSummary);
    connect(m_fps, &QComboBox::currentIndexChanged, this, &FilmDialog::showSummary);
    connect(m_size, &SizeFields::changed, this, &FilmDialog::check);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_nameProblem.clear(); // until the name is complete
        check();
    });
    connect(m_physics, &QCheckBox::toggled, m_start, &QWidget::setEnabled);
    connect(m_transparent, &QCheckBox::clicked, this, [this](bool isOn) {
        m_choices.transparent = isOn;
        completePath();
    });
    connect(m_sound, &QCheckBox::clicked, this,
        [this](bool isOn) { m_choices.sound = m_wantsSound = isOn; });
    endTypingOnEnter(*this);
}

/// Until the answer of ffmpeg, and without it, only pictures can be made.
void FilmDialog::showKinds(const film::FfmpegProgram* program)
{
    const QString wanted = m_wantsKind ? m_choices.kind : kind().id;
    m_kinds = filmKinds(program);
    const QSignalBlocker blocker(m_kind);
    m_kind->clear();
    for (const FilmKind& each : m_kinds)
        m_kind->addItem(each.name, each.id);
    chooseItem(*m_kind, wanted);
}

void FilmDialog::takePrograms()
{
    const Found found = m_finding.result();
    if (found) {
        showKinds(&*found);
        applyKind();
        return;
    }
    m_notice->setText(noFfmpegText(found.error()));
    m_notice->setVisible(true);
    growForTexts(*this);
}

const FilmKind& FilmDialog::kind() const
{
    return m_kinds[std::size_t(std::max(0, m_kind->currentIndex()))];
}

/// Fields that the kind does not have are disabled.
void FilmDialog::applyKind()
{
    const FilmKind& chosen = kind();
    m_encoding->show(chosen);
    const auto offer = [](QCheckBox& box, bool isPossible, bool isWanted) {
        box.setEnabled(isPossible);
        box.setChecked(isPossible && isWanted);
    };
    offer(*m_transparent, chosen.canBeTransparent(), m_choices.transparent);
    offer(*m_sound, chosen.hasSound() && !m_source.scene.settings.sound.path.empty(), m_wantsSound);
    m_size->setEven(chosen.needsEvenSize());
    completePath();
    showSummary();
}

void FilmDialog::applyRange()
{
    const auto wanted = FilmRange(m_range->currentData().toInt());
    const mmd::Scene& scene = m_source.scene;
    const QSignalBlocker first(m_first), last(m_last);
    if (wanted == FilmRange::PlayRange) {
        m_first->setValue(int(scene.settings.playFirst));
        m_last->setValue(int(m_source.lastPlayed));
    } else if (wanted == FilmRange::All) {
        m_first->setValue(0);
        m_last->setValue(int(mmd::lastFrame(scene)));
    } else if (m_choices.ownLast > 0) {
        m_first->setValue(m_choices.ownFirst);
        m_last->setValue(m_choices.ownLast);
    }
    for (QSpinBox* field : {m_first, m_last})
        field->setEnabled(wanted == FilmRange::Own);
    showSummary();
}

film::FrameRange FilmDialog::range() const
{
    return {frameOf(m_first), frameOf(m_last)};
}

QString FilmDialog::path() const
{
    return absolutePath(QDir::fromNativeSeparators(m_path->text()), m_baseFolder);
}

void FilmDialog::completePath()
{
    // The user who types a folder's name does not want a film beside it. A series has other names.
    const bool isSeries = kind().isSeries();
    const bool isFolder = m_path->isModified() && !isSeries && !folderProblem(path()).isEmpty();
    if (hasFileName(path()) && !isFolder) {
        m_path->setText(
            QDir::toNativeSeparators(withKindOf(path(), kind(), m_transparent->isChecked())));
        m_baseFolder = QFileInfo(path()).absolutePath();
    }
    const QString found = isSeries ? QString() : nameProblem(path());
    if (std::exchange(m_nameProblem, found) != found)
        check();
}

void FilmDialog::browse()
{
    const QString chosen =
        chosenSavePath(this, tr("Make Film"), path(), kind().files, Replacing::CallerAsks);
    if (chosen.isEmpty())
        return;
    m_path->setText(QDir::toNativeSeparators(chosen));
    completePath();
    check();
}

void FilmDialog::showSummary()
{
    std::optional<film::FilmFrames> frames;
    if (rangeProblem(m_first, m_last).isEmpty())
        frames.emplace(range(), std::uint32_t(m_fps->currentData().toInt()));
    m_summary->setText(summaryText(frames, m_source.scene));
    check();
}

void FilmDialog::check()
{
    const QString wrong = fieldProblem();
    m_make->setEnabled(wrong.isEmpty());
    say(wrong);
}

QString FilmDialog::fieldProblem() const
{
    const QString reversed = rangeProblem(m_first, m_last);
    return reversed.isEmpty() ? m_nameProblem : reversed;
}

void FilmDialog::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    growForTexts(*this);
}

film::FilmJob FilmDialog::job() const
{
    const FilmKind& chosen = kind();
    film::FilmJob job;
    job.scene = m_source.scene;
    if (m_physics->isChecked())
        job.poses.physics = mmd::physicsSettingsOf(m_source.scene.settings);
    job.poses.start = frameOf(m_start);
    job.backgroundFilm = m_source.video;
    if (m_source.video.isEmpty())
        job.background = m_source.picture;
    job.textureBudget = m_source.textureBudget;
    job.textureFolders = m_source.textureFolders;
    job.look.width = m_size->value().width();
    job.look.height = m_size->value().height();
    job.look.samples = m_samples->currentData().toInt();
    job.look.blur = m_blur->currentData().toInt();
    job.look.isDeep = chosen.isDeep;
    job.look.transparent = m_transparent->isChecked();
    job.look.background = m_source.colour;
    job.look.grid = false;
    job.look.selfShadow = m_source.selfShadow;
    if (m_view->currentData().toBool())
        job.look.freeView = m_source.freeView;
    job.range = range();
    job.fps = std::uint32_t(m_fps->currentData().toInt());
    job.output = outputOf(path(), chosen);
    job.codec = chosen.codec;
    job.encoder = m_encoding->wish();
    const mmd::SceneSound& sound = m_source.scene.settings.sound;
    if (m_sound->isChecked())
        job.sound = {QString::fromStdString(sound.path), sound.offset, sound.volume};
    return job;
}

FilmChoices FilmDialog::choices() const
{
    FilmChoices chosen = m_choices;
    // Without ffmpeg, the wish for a film is kept.
    if (!m_wantsKind || kind().codec)
        chosen.kind = kind().id;
    chosen.folder = QFileInfo(path()).absolutePath();
    chosen.width = m_size->value().width();
    chosen.height = m_size->value().height();
    chosen.fps = m_fps->currentData().toInt();
    chosen.samples = m_samples->currentData().toInt();
    chosen.blur = m_blur->currentData().toInt();
    chosen.range = FilmRange(m_range->currentData().toInt());
    if (chosen.range == FilmRange::Own) {
        chosen.ownFirst = int(range().first);
        chosen.ownLast = int(range().last);
    }
    m_encoding->storeIn(chosen);
    return chosen;
}

QString FilmDialog::problem() const
{
    if (!hasFileName(path()))
        return tr("Enter the name of the file to write.");
    if (const QString wrong = fieldProblem(); !wrong.isEmpty())
        return wrong;
    const film::FilmJob made = job();
    if (film::FilmFrames(made.range, made.fps).count() == 0)
        return tr("There is no picture in this range at %1 fps.").arg(made.fps);
    if (m_isUsed(made.output))
        return tr("This file is already being made. Choose another name.");
    const QString first = film::firstFileOf(made);
    const std::string replaced = film::replacedInput(film::sceneInputs(made.scene),
        made.output.toStdString(), film::FilmFrames(made.range, made.fps));
    if (!replaced.empty())
        return tr("%1 belongs to the scene. Choose another name.")
            .arg(shownFileName(QString::fromStdString(replaced)));
    if (const auto writable = mmd::checkWritable(mmd::pathFromUtf8(first.toStdString())); !writable)
        return sentence(writable.error(), first);
    return {};
}

bool FilmDialog::mayOverwrite()
{
    const QString question = kind().isSeries()
                                 ? tr("%1 already exists. Overwrite the pictures with these names?")
                                 : QString();
    return PlainBox::mayOverwrite(this, tr("Make Film"), film::firstFileOf(job()), question);
}

void FilmDialog::accept()
{
    completePath(); // the path may have been typed without an extension
    say(problem());
    if (!m_problem->text().isEmpty()) {
        m_path->setFocus();
        return;
    }
    if (!mayOverwrite())
        return;
    storeFilmChoices(choices());
    QDialog::accept();
}

} // namespace odori
