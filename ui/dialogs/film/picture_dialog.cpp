// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/picture_dialog.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/film/film_fields.h"
#include "ui/dialogs/film/size_fields.h"
#include "ui/dialogs/plain_box.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/dialogs/window_fit.h"
#include "ui/film/files/scene_inputs.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

QList<FileKind> pictureKinds()
{
    return {{PictureDialog::tr("PNG picture"), QStringLiteral(".png")}};
}

} // namespace

PictureDialog::PictureDialog(
    FilmSource source, film::ShownMoment shown, const mmd::CameraSample& camera, QWidget* parent)
    : JobDialog(parent)
    , m_source(std::move(source))
    , m_shown(std::move(shown))
    , m_camera(camera)
    , m_choices(storedPictureChoices())
{
    setWindowTitle(tr("Save Picture"));
    auto* form = new QFormLayout;
    m_path =
        new QLineEdit(usualFilmPath(m_source.file, m_choices.folder, QStringLiteral("picture")) +
                      QStringLiteral(".png"));
    m_path->setAccessibleName(tr("File"));
    m_path->setMinimumWidth(300);
    m_browse = new QPushButton(tr("…"));
    m_browse->setAccessibleName(tr("Choose a file"));
    m_browse->setAutoDefault(false);
    auto* label = new QLabel(tr("&File"));
    label->setBuddy(m_path);
    auto* row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(m_browse);
    form->addRow(label, row);
    m_size = new SizeFields({m_choices.width, m_choices.height}, m_source.view);
    m_size->addTo(*form, tr("Si&ze"));
    m_samples = samplesBox(m_choices.samples);
    form->addRow(tr("S&mooth edges"), m_samples);
    m_depth = new QComboBox;
    m_depth->setAccessibleName(tr("Colours"));
    m_depth->addItem(tr("8 bit"), QStringLiteral("png8"));
    m_depth->addItem(tr("16 bit, for other programs"), QStringLiteral("png16"));
    chooseItem(*m_depth, m_choices.kind);
    form->addRow(tr("&Colours"), m_depth);
    m_transparent = new QCheckBox(tr("&Transparent background"));
    m_transparent->setChecked(m_choices.transparent);
    form->addRow(QString(), m_transparent);

    m_problem = sentenceLabel("problem", true);
    auto* buttons = new QDialogButtonBox;
    m_save = buttons->addButton(tr("&Save"), QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    layout->addWidget(buttons);
    m_save->setDefault(true);
    connect(m_path, &QLineEdit::editingFinished, this, &PictureDialog::completePath);
    connect(m_browse, &QPushButton::clicked, this, &PictureDialog::browse);
    connect(m_save, &QPushButton::clicked, this, &PictureDialog::begin);
    connect(buttons, &QDialogButtonBox::rejected, this, &PictureDialog::reject);
    setRunning(false);
    endTypingOnEnter(*this);
}

PictureDialog::~PictureDialog()
{
    disconnect(m_path, nullptr, this, nullptr); // losing the focus emits editingFinished
}

QString PictureDialog::path() const
{
    return QDir::fromNativeSeparators(m_path->text());
}

void PictureDialog::completePath()
{
    if (!QFileInfo(path()).fileName().isEmpty())
        m_path->setText(QDir::toNativeSeparators(withEnding(path(), pictureKinds())));
}

void PictureDialog::browse()
{
    const QString chosen =
        chosenSavePath(this, tr("Save Picture"), path(), pictureKinds(), Replacing::CallerAsks);
    if (!chosen.isEmpty())
        m_path->setText(QDir::toNativeSeparators(chosen));
}

void PictureDialog::setRunning(bool running)
{
    for (QWidget* field : std::initializer_list<QWidget*>{
             m_size, m_samples, m_depth, m_transparent, m_path, m_browse, m_save})
        field->setEnabled(!running);
}

film::StillPicture PictureDialog::picture() const
{
    film::StillPicture still = stillPicture(m_source, m_shown, m_camera);
    still.output = path();
    still.look.width = m_size->value().width();
    still.look.height = m_size->value().height();
    still.look.samples = m_samples->currentData().toInt();
    still.look.isDeep = m_depth->currentIndex() == 1;
    still.look.transparent = m_transparent->isChecked();
    return still;
}

FilmChoices PictureDialog::choices() const
{
    FilmChoices chosen = m_choices;
    chosen.kind = m_depth->currentData().toString();
    chosen.folder = QFileInfo(path()).absolutePath();
    chosen.width = m_size->value().width();
    chosen.height = m_size->value().height();
    chosen.samples = m_samples->currentData().toInt();
    chosen.transparent = m_transparent->isChecked();
    return chosen;
}

void PictureDialog::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    growForTexts(*this);
}

void PictureDialog::begin()
{
    completePath(); // the path may have been typed without an extension
    say({});
    if (QFileInfo(path()).fileName().isEmpty()) {
        say(tr("Enter the name of the file to write."));
        m_path->setFocus();
        return;
    }
    if (film::replacesInput(film::sceneInputs(m_source.scene), path().toStdString())) {
        say(tr("%1 belongs to the scene. Choose another name.").arg(shownFileName(path())));
        m_path->setFocus();
        return;
    }
    if (!PlainBox::mayOverwrite(this, tr("Save Picture"), path()))
        return;
    storePictureChoices(choices());
    start(
        [still = picture()](mmd::Progress& progress) { return film::savePicture(still, progress); },
        [this](const mmd::Result<void>& result) { finish(result); });
}

void PictureDialog::finish(const mmd::Result<void>& result)
{
    if (result) {
        accept();
        return;
    }
    say(isCancelled() ? tr("Cancelled: nothing was written.") : sentence(result.error(), path()));
}

} // namespace odori
