// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/second_motion.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/signatures.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/accessories/model_reading.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/document/actor_names.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QPushButton>

namespace odori {
namespace {

/// Reads a file unless it was read; `reader` gives its content by its path.
template <class Content, class Reader>
mmd::Result<void> readOnce(FileOnce<Content>& file, const Reader& reader)
{
    if (file.content)
        return {};
    auto content = reader(mmd::pathFromUtf8(file.path));
    file.isBroken = !content;
    if (!content)
        return tl::unexpected(content.error());
    file.content = std::make_shared<const Content>(std::move(*content));
    return {};
}

mmd::Result<mmd::Motion> motionOfFile(const std::filesystem::path& path)
{
    return mmd::readMotionFile(path).and_then([](const auto& read) -> mmd::Result<mmd::Motion> {
        mmd::Motion motion = mmd::motionFromVmd(read.file).motion;
        if (const auto valid = mmd::refuseInvalidKeys(motion); !valid)
            return tl::unexpected(valid.error());
        return motion;
    });
}

QPushButton* fileButton(const QString& text, const QString& name)
{
    auto* button = new QPushButton(text);
    button->setAccessibleName(name);
    button->setAutoDefault(false);
    return button;
}

/// Selects the entry of the file, which is the only one without data.
void selectFile(QComboBox& box, const QString& path)
{
    int at = box.findData(QVariant());
    if (at < 0) {
        box.addItem(QString(), QVariant());
        at = box.count() - 1;
    }
    box.setItemText(at, QFileInfo(path).fileName());
    box.setCurrentIndex(at);
}

} // namespace

mmd::Result<void> SecondMotion::read()
{
    if (motionFile) {
        if (const auto done = readOnce(*motionFile, motionOfFile); !done)
            return done;
        motion = motionFile->content;
    }
    if (modelFile) {
        if (const auto done = readOnce(*modelFile, readModelFile); !done)
            return done;
        model = modelFile->content;
    }
    return {};
}

SecondMotionFields::SecondMotionFields(const Document& document,
    std::shared_ptr<const mmd::Scene> scene, bool needsModel, QFormLayout& form)
    : m_document(document)
    , m_scene(std::move(scene))
    , m_form(form)
    , m_needsModel(needsModel)
{
    m_motions = actorBox(tr("Other motion"), m_needsModel);
    auto* button = fileButton(tr("File…"), tr("File of the other motion"));
    connect(button, &QPushButton::clicked, this, &SecondMotionFields::chooseMotion);
    addPair(form, tr("&Other motion"), m_motions, {}, button);
    if (m_needsModel)
        addModelRow();
    connect(m_motions, &QComboBox::currentIndexChanged, this, [this] {
        showModelRow();
        emit changed();
    });
}

QComboBox* SecondMotionFields::actorBox(const QString& name, bool needModels) const
{
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->setPlaceholderText(tr("none"));
    for (const mmd::Actor& actor : m_scene->actors)
        if (actor.id != m_scene->active && (actor.model || !needModels))
            box->addItem(actorName(m_document, actor.id), quint32(actor.id));
    box->setCurrentIndex(box->count() > 0 ? 0 : -1);
    return box;
}

void SecondMotionFields::addModelRow()
{
    m_models = actorBox(tr("Model of the other motion"), true);
    auto* button = fileButton(tr("Model…"), tr("File of the model of the other motion"));
    connect(button, &QPushButton::clicked, this, &SecondMotionFields::chooseModel);
    connect(m_models, &QComboBox::currentIndexChanged, this, &SecondMotionFields::changed);
    addPair(m_form, tr("&Made for"), m_models, {}, button);
    m_modelRow = m_form.rowCount() - 1;
    showModelRow();
}

/// An actor's motion was made for its own model.
void SecondMotionFields::showModelRow()
{
    if (m_modelRow >= 0)
        m_form.setRowVisible(m_modelRow, isFile(m_motions));
}

bool SecondMotionFields::isFile(const QComboBox* box) const
{
    return box && box->currentIndex() >= 0 && !box->currentData().isValid();
}

QString SecondMotionFields::chosenPath(const QString& title, const QString& filter)
{
    const QString path = QFileDialog::getOpenFileName(m_motions->window(), title, m_folder, filter);
    if (!path.isEmpty())
        m_folder = QFileInfo(path).path();
    return path;
}

void SecondMotionFields::chooseMotion()
{
    const QString path = chosenPath(
        tr("Other Motion"), tr("Motions (%1)").arg(QStringLiteral("*.vmd *.json *.csv")));
    if (path.isEmpty())
        return;
    m_motionFile = std::make_shared<FileOnce<mmd::Motion>>();
    m_motionFile->path = path.toStdString();
    selectFile(*m_motions, path);
    emit changed();
}

void SecondMotionFields::chooseModel()
{
    QStringList endings;
    for (const std::string_view each : mmd::modelExtensions)
        endings += QStringLiteral("*.") + QLatin1String(each.data(), qsizetype(each.size()));
    const QString path =
        chosenPath(tr("Model of the Other Motion"), tr("Models (%1)").arg(endings.join(u' ')));
    if (path.isEmpty())
        return;
    m_modelFile = std::make_shared<FileOnce<mmd::Model>>();
    m_modelFile->path = path.toStdString();
    selectFile(*m_models, path);
    emit changed();
}

std::optional<SecondMotion> SecondMotionFields::chosen() const
{
    const auto actorOf = [&](const QComboBox* box) {
        return mmd::findActor(*m_scene, mmd::ActorId(box->currentData().toUInt()));
    };
    SecondMotion other;
    if (!isFile(m_motions)) {
        const mmd::Actor* actor = actorOf(m_motions);
        if (!actor)
            return {};
        other.motion = std::make_shared<const mmd::Motion>(actor->motion);
        other.model = actor->model;
        return other;
    }
    other.motionFile = m_motionFile;
    if (!m_needsModel)
        return other;
    if (isFile(m_models)) {
        other.modelFile = m_modelFile;
    } else if (const mmd::Actor* actor = actorOf(m_models)) {
        other.model = actor->model;
    } else {
        return {};
    }
    return other;
}

QString SecondMotionFields::missing() const
{
    return isFile(m_motions) ? tr("Choose the model that the motion was made for.")
                             : tr("Choose the other motion first.");
}

QString SecondMotionFields::file() const
{
    if (!isFile(m_motions))
        return {};
    const bool isModel = isFile(m_models) && m_modelFile->isBroken;
    return QString::fromStdString(isModel ? m_modelFile->path : m_motionFile->path);
}

} // namespace odori
