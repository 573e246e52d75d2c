// SPDX-License-Identifier: MIT
#include "ui/dialogs/export/export_dialog.h"

#include "libmmd/base/file_io.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/scene/play_range.h"
#include "ui/dialogs/export/export_kinds.h"
#include "ui/dialogs/export/export_report.h"
#include "ui/dialogs/export/loss_list.h"
#include "ui/dialogs/export/scene_export.h"
#include "ui/dialogs/plain_box.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/physics.h"
#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/messages/export_messages.h"
#include "ui/messages/messages.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

using mmd::ExportFormat;

/// Selects the item of `box` with `value`.
template <class Value>
void choose(QComboBox* box, Value value)
{
    box->setCurrentIndex(std::max(0, box->findData(int(value))));
}

} // namespace

ExportDialog::ExportDialog(Document& document, QWidget* parent)
    : JobDialog(parent)
    , m_document(document)
{
    setWindowTitle(tr("Export"));
    auto* form = new QFormLayout;
    form->setVerticalSpacing(4);
    createChoice(*form);
    createContent(*form);
    createFile(*form);
    m_losses = new QListWidget;
    m_losses->setWordWrap(true);
    m_losses->setFocusPolicy(Qt::NoFocus);
    m_losses->setAccessibleName(tr("What will be lost"));
    m_losses->setMinimumWidth(300);
    auto* lossesLabel = new QLabel(tr("What the file cannot contain"));
    lossesLabel->setContentsMargins(3, 0, 0, 0); // as the texts in the list
    auto* right = new QVBoxLayout;
    right->addWidget(lossesLabel);
    right->addWidget(m_losses, 1);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(20);
    columns->addLayout(form, 1);
    columns->addLayout(right, 1);

    m_outcome = new QLabel;
    m_outcome->setWordWrap(true);
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_outcome->setMinimumHeight(m_outcome->fontMetrics().lineSpacing() * 2);
    m_folder = new QPushButton(tr("O&pen Folder"));
    auto* ordered = new QDialogButtonBox(QDialogButtonBox::Close);
    m_export = ordered->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_close = ordered->button(QDialogButtonBox::Close);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_folder);
    buttons->addWidget(ordered, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(bar());
    layout->addWidget(m_outcome);
    layout->addLayout(buttons);
    m_export->setDefault(true); // after it was added to the dialog
    connectFields();
    m_folder->setVisible(false);
    showOptions(mmd::presetOptions(mmd::ExportPreset::Blender));
    setRunning(false);
    const QFileInfo motion(document.saved().motionPath().isEmpty()
                               ? QString::fromStdString(document.actor()->model->path)
                               : document.saved().motionPath());
    setPath(motion.dir().filePath(motion.completeBaseName() + QStringLiteral(".fbx")));
}

ExportDialog::~ExportDialog()
{
    disconnect(m_path, nullptr, this, nullptr); // losing the focus emits editingFinished
}

void ExportDialog::createChoice(QFormLayout& form)
{
    m_preset = new QComboBox;
    m_preset->addItem(QStringLiteral("Blender"), int(mmd::ExportPreset::Blender));
    m_preset->addItem(QStringLiteral("Unity"), int(mmd::ExportPreset::Unity));
    m_preset->addItem(QStringLiteral("Unreal"), int(mmd::ExportPreset::Unreal));
    m_preset->addItem(QStringLiteral("Maya"), int(mmd::ExportPreset::Maya));
    form.addRow(tr("&For"), m_preset);
    m_format = new QComboBox;
    for (const mmd::ExportFormatInfo& format : mmd::exportFormats())
        m_format->addItem(nameOf(format.format), int(format.format));
    form.addRow(tr("F&ormat"), m_format);
    const mmd::Scene& scene = m_document.scene();
    m_first = frameField(scene.settings.playFirst, tr("First frame"));
    m_last = frameField(mmd::lastPlayed(scene), tr("Last frame"));
    for (QSpinBox* field : {m_first, m_last})
        field->setMaximum(1'000'000);
    m_fps = new QComboBox;
    setSpokenName(*m_fps, tr("Frames per second"));
    m_fps->addItem(tr("30 fps"), 30);
    m_fps->addItem(tr("60 fps"), 60);
    auto* label = new QLabel(tr("F&rames"));
    label->setBuddy(m_first);
    auto* frames = new QHBoxLayout;
    frames->setSpacing(6);
    frames->addWidget(m_first, 1);
    frames->addWidget(new QLabel(tr("to")));
    frames->addWidget(m_last, 1);
    frames->addWidget(m_fps);
    form.addRow(label, frames);
}

void ExportDialog::createContent(QFormLayout& form)
{
    m_mesh = new QCheckBox(tr("&Mesh, materials and morphs"));
    m_layout = new QComboBox;
    m_layout->addItem(tr("one mesh"), int(mmd::MeshLayout::OneMesh));
    m_layout->addItem(tr("a mesh for each material"), int(mmd::MeshLayout::ByMaterial));
    setSpokenName(*m_layout, tr("Parts of the mesh"));
    m_embed = new QCheckBox(tr("Textures &inside the file"));
    m_physics = new QCheckBox(tr("&Simulate physics"));
    m_ikBones = new QCheckBox(tr("&Keep bones that only control IK"));
    m_thins = new QCheckBox(tr("T&hin the keys of the motion first"));
    m_thins->setToolTip(
        tr("As Tools ▸ Thin Keys does with its usual limits, 0.05 units and 0.5°: for motions with "
           "a key on every frame. Your motion does not change"));
    m_reduces = new QCheckBox(tr("On&ly needed keys"));
    m_reduces->setToolTip(tr("Each bone stays within the tolerance of its place in the model"));
    m_names = new QComboBox;
    m_names->addItem(tr("as in the model"), int(mmd::NodeNames::Utf8));
    m_names->addItem(tr("ASCII letters only"), int(mmd::NodeNames::Ascii));
    m_unit = new DecimalBox;
    m_unit->setObjectName(QStringLiteral("unit"));
    m_unit->setRange(0.01, 1000.0);
    m_unit->setDecimals(2);
    m_unit->setSuffix(tr(" cm"));
    m_unit->setAlignment(Qt::AlignRight);
    selectWholeNumbers(*m_unit);
    m_unit->setToolTip(tr("Size of one MMD unit: with 8 cm a figure is about 160 cm tall"));
    form.addRow(QString(), m_mesh);
    form.addRow(QString(), m_layout);
    form.addRow(QString(), m_embed);
    form.addRow(QString(), m_physics);
    form.addRow(QString(), m_ikBones);
    form.addRow(QString(), m_thins);
    form.addRow(QString(), m_reduces);
    m_tolerance.addTo(form, *m_reduces, mmd::unseenUnits, mmd::unseenDegrees);
    form.addRow(tr("&Names"), m_names);
    form.addRow(tr("One &unit"), m_unit);
}

void ExportDialog::createFile(QFormLayout& form)
{
    m_path = new QLineEdit;
    m_path->setMinimumWidth(260);
    m_browse = new QPushButton(tr("…"));
    m_browse->setAccessibleName(tr("Choose a file"));
    m_browse->setAutoDefault(false);
    auto* label = new QLabel(tr("File"));
    label->setBuddy(m_path);
    auto* row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(m_browse);
    form.addRow(label, row);
}

void ExportDialog::connectFields()
{
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        showOptions(mmd::presetOptions(mmd::ExportPreset(m_preset->itemData(index).toInt())));
    });
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::applyFormat);
    for (QComboBox* box : {m_format, m_fps, m_names, m_layout})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::optionsChanged);
    for (QCheckBox* box : {m_mesh, m_embed, m_physics, m_ikBones, m_thins, m_reduces})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::optionsChanged);
    for (QSpinBox* box : {m_first, m_last})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::optionsChanged);
    for (QDoubleSpinBox* box : {m_unit, m_tolerance.units, m_tolerance.degrees})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::optionsChanged);
    connect(m_mesh, &QCheckBox::toggled, this, &ExportDialog::applyFormat);
    connect(m_path, &QLineEdit::editingFinished, this, &ExportDialog::completePath);
    connect(m_path, &QLineEdit::textChanged, this, [this] {
        m_nameProblem.clear(); // until the name is complete
        check();
    });
    connect(m_browse, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::begin);
    connect(m_close, &QPushButton::clicked, this, &ExportDialog::reject);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path->text()).absolutePath()));
    });
}

void ExportDialog::showOptions(const mmd::ExportOptions& options)
{
    m_options = options;
    choose(m_format, options.format);
    choose(m_fps, options.fps);
    choose(m_names, options.names);
    choose(m_layout, options.layout);
    m_mesh->setChecked(options.mesh);
    m_embed->setChecked(options.embedTextures);
    m_physics->setChecked(options.physics || m_isPhysicsShown);
    m_ikBones->setChecked(options.ikBones);
    m_thins->setChecked(options.thinning.has_value());
    const bool reduces = options.positionTolerance > 0.0 || options.rotationTolerance > 0.0;
    m_reduces->setChecked(reduces);
    m_tolerance.units->setValue(reduces ? options.positionTolerance : mmd::unseenUnits);
    m_tolerance.degrees->setValue(reduces ? options.rotationTolerance : mmd::unseenDegrees);
    m_unit->setValue(options.unitCentimetres);
    applyFormat();
    optionsChanged();
}

void ExportDialog::setPhysicsShown(bool isShown)
{
    m_isPhysicsShown = isShown;
    showOptions(m_options);
}

mmd::ExportOptions ExportDialog::options() const
{
    mmd::ExportOptions options = m_options;
    options.format = ExportFormat(m_format->currentData().toInt());
    options.fps = m_fps->currentData().toInt();
    options.names = mmd::NodeNames(m_names->currentData().toInt());
    options.layout = mmd::MeshLayout(m_layout->currentData().toInt());
    options.mesh = m_mesh->isChecked();
    options.embedTextures = m_embed->isChecked();
    options.physics = m_physics->isChecked();
    options.ikBones = m_ikBones->isChecked();
    options.unitCentimetres = m_unit->value();
    // What is lost is shown for a reversed range, too.
    const auto [first, last] = std::minmax({frameOf(m_first), frameOf(m_last)});
    options.range = mmd::FrameSpan{first, last};
    if (m_thins->isChecked())
        options.thinning.emplace();
    const bool reduces = m_reduces->isChecked();
    options.positionTolerance = reduces ? m_tolerance.units->value() : 0.0;
    options.rotationTolerance = reduces ? m_tolerance.degrees->value() : 0.0;
    options.weightTolerance = options.positionTolerance; // as --reduce has it
    return options;
}

mmd::ExportJob ExportDialog::job() const
{
    const mmd::Actor& actor = *m_document.actor();
    return {.model = actor.model,
        .motion = actor.motion,
        .view = m_document.scene().camera,
        .motionName = QFileInfo(m_path->text()).completeBaseName().toStdString(),
        .textureFolder = m_textureFolder,
        .physics = Physics::settingsOf(m_document.scene())};
}

QString ExportDialog::path() const
{
    return absolutePath(QDir::fromNativeSeparators(m_path->text()), m_baseFolder);
}

void ExportDialog::setPath(const QString& path)
{
    m_path->setText(QDir::toNativeSeparators(path));
    applyFormat();
}

/// Changes the extension to the format's, and disables fields that the format does not use.
void ExportDialog::applyFormat()
{
    const auto& format = mmd::infoOf(ExportFormat(m_format->currentData().toInt()));
    const bool hasMesh = format.hasMesh && m_mesh->isChecked();
    m_mesh->setEnabled(format.hasMesh);
    m_layout->setEnabled(hasMesh);
    m_embed->setEnabled(hasMesh && format.textures == mmd::TextureStorage::Beside);
    m_reduces->setEnabled(format.reducesKeys);
    m_tolerance.enable(true);
    completePath();
}

void ExportDialog::completePath()
{
    const auto format = ExportFormat(m_format->currentData().toInt());
    // The user who types a folder's name does not want a file beside it.
    const bool isFolder = m_path->isModified() && !folderProblem(path()).isEmpty();
    if (hasFileName(path()) && !isFolder) {
        m_path->setText(QDir::toNativeSeparators(withEnding(path(), exportKinds(format))));
        m_baseFolder = QFileInfo(path()).absolutePath();
    }
    const QString before = std::exchange(m_nameProblem, nameProblem(path()));
    if (before != m_nameProblem)
        check();
}

QString ExportDialog::problem() const
{
    const QString reversed = rangeProblem(m_first, m_last);
    return reversed.isEmpty() ? m_nameProblem : reversed;
}

void ExportDialog::check()
{
    const QString wrong = problem();
    say(wrong, true);
    m_export->setEnabled(!isRunning() && wrong.isEmpty());
    m_folder->setVisible(false); // it belongs to the result
}

void ExportDialog::optionsChanged()
{
    const mmd::Actor* actor = m_document.actor();
    showLosses(*m_losses, mmd::lossesOf(job(), options()), actor ? int(actor->drafts.size()) : 0);
    check(); // the last result was that of other options
}

void ExportDialog::browse()
{
    const QList<FileKind> kinds = exportKinds(ExportFormat(m_format->currentData().toInt()));
    const QString path =
        chosenSavePath(this, tr("Export"), this->path(), kinds, Replacing::CallerAsks);
    if (path.isEmpty())
        return;
    // Another extension changes the format. Both FBX formats have the same extension.
    const std::string extension = mmd::extensionOf(mmd::pathFromUtf8(path.toStdString()));
    const mmd::ExportFormatInfo* named = mmd::exportFormatNamed(extension);
    if (named && !path.endsWith(kinds.front().ending, Qt::CaseInsensitive))
        choose(m_format, named->format);
    setPath(path);
}

void ExportDialog::setRunning(bool running)
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_preset, m_format, m_fps, m_names,
             m_first, m_last, m_physics, m_ikBones, m_thins, m_unit, m_path, m_browse, m_export})
        field->setEnabled(!running);
    if (running) {
        for (QWidget* field : std::initializer_list<QWidget*>{m_mesh, m_layout, m_embed, m_reduces})
            field->setEnabled(false);
        m_tolerance.enable(false);
        m_folder->setVisible(false);
    } else {
        applyFormat();
    }
    m_close->setText(running ? tr("Cancel") : tr("Close"));
}

void ExportDialog::say(const QString& text, bool isBad)
{
    m_outcome->setText(text);
    QPalette palette = m_outcome->palette();
    palette.setColor(QPalette::WindowText,
        isBad ? themeOf(this->palette()).warning : this->palette().color(QPalette::WindowText));
    m_outcome->setPalette(palette);
}

void ExportDialog::begin()
{
    if (!hasFileName(path())) {
        say(tr("Enter the name of the file to write."), true);
        m_path->setFocus();
        return;
    }
    completePath(); // the path may have been typed without an extension
    if (!problem().isEmpty())
        return check();
    const QString path = this->path();
    if (!PlainBox::mayOverwrite(this, tr("Export"), path))
        return;
    mmd::ExportOptions options = this->options();
    mmd::ExportJob job = this->job();
    exportOutsideParents(job, m_document.scene(), m_document.actor()->id);
    const mmd::TrackMatch match = mmd::matchTracks(*job.model, job.motion);
    if (match.tracks > 0 && match.matched == 0) {
        if (PlainBox::ask(this, {PlainBox::Question, tr("Export"),
                                    tr("This model has none of the motion's %n track(s), so "
                                       "nothing would move. Export anyway?",
                                        nullptr, int(match.tracks)),
                                    PlainBox::Yes | PlainBox::No, PlainBox::No}) != PlainBox::Yes)
            return;
        options.force = true;
    }
    say({}, false);
    start(
        [job, options, target = mmd::pathFromUtf8(path.toStdString())](
            mmd::Progress& progress) { return mmd::exportMotion(job, target, options, progress); },
        [this](const Outcome& outcome) { finish(outcome); });
}

void ExportDialog::finish(const Outcome& outcome)
{
    if (!outcome) {
        say(isCancelled() ? tr("Cancelled: nothing was written.")
                          : failureOf(outcome.error(), m_path->text()),
            true);
        return;
    }
    say(reportOf(*outcome), false);
    m_folder->setVisible(true);
}

} // namespace odori
