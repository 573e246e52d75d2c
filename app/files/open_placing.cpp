// SPDX-License-Identifier: MIT
#include "app/files/open_placing.h"

#include "app/files/open_choices.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace odori {
namespace {

QString fileName(const LoadedFile& file)
{
    return QFileInfo(file.path).fileName();
}

/// The actor whose model is missing, if the model's file has the name of `file`.
std::optional<mmd::ActorId> actorWaitingFor(const LoadedFile& file, const Document& document)
{
    for (const auto& each : document.project().extras().actors) {
        const mmd::Actor* actor = mmd::findActor(document.scene(), each.actor);
        const QString missing = QFileInfo(QString::fromStdString(each.model)).fileName();
        if (actor && !actor->model && missing.compare(fileName(file), Qt::CaseInsensitive) == 0)
            return each.actor;
    }
    return std::nullopt;
}

} // namespace

OpenPlacing::OpenPlacing(Document& document, Settings& settings, QWidget* window, Order order)
    : m_document(document)
    , m_settings(settings)
    , m_window(window)
    , m_order(order)
    , m_beginsHistory(order == Order::AsWritten && document.undoStack()->count() == 0 &&
                      !document.saved().isModified() && !document.project().isOpen())
{
}

void OpenPlacing::noteOpened(const LoadedFile& file, const mmd::Placing& placing)
{
    if (file.kind == LoadedFile::Kind::Model) {
        m_model = placing.actor ? *placing.actor : m_document.scene().active;
        m_failedModel.clear();
    }
    m_hasCamera =
        m_hasCamera || file.kind == LoadedFile::Kind::CameraMotion || placing.cameraToScene;
}

void OpenPlacing::noteFailedModel(const QString& why)
{
    if (m_order == Order::AsWritten)
        m_failedModel = why;
}

QString OpenPlacing::refusalOf(const LoadedFile& file) const
{
    const bool isMotion =
        file.kind == LoadedFile::Kind::Motion || file.kind == LoadedFile::Kind::Pose;
    if (m_failedModel.isEmpty() || !isMotion)
        return {};
    return QCoreApplication::translate(
        "odori", "%1 was not opened, because its model was not opened: %2")
        .arg(fileName(file), m_failedModel);
}

std::optional<mmd::Placing> OpenPlacing::placingOf(const LoadedFile& file) const
{
    mmd::Placing placing;
    placing.frame = m_document.currentKeyFrame();
    const mmd::Actor* there = mmd::targetOf(m_document.scene());
    if (file.kind == LoadedFile::Kind::Pose) {
        placing.actor = m_model;
        return placing;
    }
    if (file.kind != LoadedFile::Kind::Model)
        return placingOfMotion(file);
    // A motion whose model is missing gets the model.
    placing.actor = actorWaitingFor(file, m_document);
    if (placing.actor || !there || !there->model)
        return placing;
    const auto choice = m_order == Order::AsWritten
                            ? ModelChoice::Add
                            : chosenForModel(m_settings, m_window, fileName(file),
                                  actorName(m_document, there->id));
    if (!choice)
        return std::nullopt;
    if (*choice == ModelChoice::Add)
        placing.how = mmd::Placing::How::NewActor;
    return placing;
}

std::optional<mmd::Placing> OpenPlacing::placingOfMotion(const LoadedFile& file) const
{
    const mmd::Scene& scene = m_document.scene();
    const bool isCamera = file.kind == LoadedFile::Kind::CameraMotion;
    const mmd::Motion* there = isCamera  ? &scene.camera
                               : m_model ? mmd::findMotion(scene, *m_model)
                                         : nullptr;
    // If keys existed before these files, the user is asked as usual.
    const bool isAsWritten = m_order == Order::AsWritten && there &&
                             (!isCamera || m_hasCamera || there->keyCount() == 0);
    if (!isAsWritten)
        return askedPlacingOfMotion(file);
    mmd::Placing placing;
    placing.actor = m_model;
    placing.how = there->keyCount() > 0 ? mmd::Placing::How::Merge : mmd::Placing::How::Replace;
    const CameraChoice choice = m_settings.cameraKeys();
    placing.cameraToScene =
        file.hasCameraKeys() &&
        (choice == CameraChoice::Ask ? scene.camera.keyCount() == 0 : choice == CameraChoice::Copy);
    return placing;
}

std::optional<mmd::Placing> OpenPlacing::askedPlacingOfMotion(const LoadedFile& file) const
{
    mmd::Placing placing;
    placing.frame = m_document.currentKeyFrame();
    const mmd::Scene& scene = m_document.scene();
    const bool isCamera = file.kind == LoadedFile::Kind::CameraMotion;
    const mmd::Actor* actor = isCamera ? nullptr : mmd::targetOf(scene);
    const mmd::ActorId id = actor ? actor->id : mmd::sceneActor;
    const mmd::Motion* there = isCamera || actor ? mmd::findMotion(scene, id) : nullptr;
    if (there && there->keyCount() > 0) {
        const auto choice = chosenForMotion(m_settings, m_window,
            {.file = fileName(file),
                .owner = actor ? actorName(m_document, id) : QString(),
                .there = odori::motionName(m_document, id),
                .isThereUnsaved = m_document.saved().hasUnsavedWork(id),
                .mayBeNewActor = actor && actor->model,
                .frame = placing.frame});
        if (!choice)
            return std::nullopt;
        placing.how = *choice == MotionChoice::Merge      ? mmd::Placing::How::Merge
                      : *choice == MotionChoice::NewActor ? mmd::Placing::How::NewActor
                                                          : mmd::Placing::How::Replace;
    }
    if (!file.hasCameraKeys())
        return placing;
    const auto camera = chosenForCamera(m_settings, m_window, fileName(file));
    if (!camera)
        return std::nullopt;
    placing.cameraToScene = *camera == CameraChoice::Copy;
    return placing;
}

} // namespace odori
