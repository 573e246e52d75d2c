// SPDX-License-Identifier: MIT
#include "app/files/project_view.h"

#include "app/main_window.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QFileInfo>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtGui/QAction>
#include <QtWidgets/QDockWidget>

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

QJsonObject parsed(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

QJsonArray arrayOf(const glm::vec3& vector)
{
    return {double(vector.x), double(vector.y), double(vector.z)};
}

float numberOf(const QJsonValue& json, float otherwise)
{
    const double number = json.toDouble(double(otherwise));
    return std::isfinite(number) && std::abs(number) < 1e6 ? float(number) : otherwise;
}

glm::vec3 vectorOf(const QJsonValue& json, const glm::vec3& otherwise)
{
    const QJsonArray array = json.toArray();
    return {numberOf(array.at(0), otherwise.x), numberOf(array.at(1), otherwise.y),
        numberOf(array.at(2), otherwise.z)};
}

QJsonObject objectOf(const mmd::CameraSample& camera)
{
    return {{QStringLiteral("distance"), double(camera.distance)},
        {QStringLiteral("target"), arrayOf(camera.target)},
        {QStringLiteral("rotation"), arrayOf(camera.rotation)},
        {QStringLiteral("fieldOfView"), double(camera.fieldOfView)},
        {QStringLiteral("perspective"), camera.perspective}};
}

mmd::CameraSample cameraOf(const QJsonObject& json)
{
    const mmd::CameraSample usual;
    const float angle = numberOf(json[QStringLiteral("fieldOfView")], usual.fieldOfView);
    return {.distance = numberOf(json[QStringLiteral("distance")], usual.distance),
        .target = vectorOf(json[QStringLiteral("target")], usual.target),
        .rotation = vectorOf(json[QStringLiteral("rotation")], usual.rotation),
        .fieldOfView = std::clamp(angle, 1.0f, 125.0f),
        .perspective = json[QStringLiteral("perspective")].toBool(true)};
}

QList<QDockWidget*> docksOf(const MainWindow& window)
{
    return window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
}

void showSheet(DopeCanvas& canvas, const QJsonObject& json)
{
    canvas.setFoldings(json[QStringLiteral("folded")].toObject().toVariantMap());
    const double scale = json[QStringLiteral("pixelsPerFrame")].toDouble();
    const double first = json[QStringLiteral("firstFrame")].toDouble();
    if (!(scale > 0.0) || !std::isfinite(first))
        return;
    TimeAxis axis = canvas.view().axis();
    axis.pixelsPerFrame =
        std::clamp(scale, TimeAxis::fewestPixelsPerFrame, TimeAxis::mostPixelsPerFrame);
    axis.firstFrame = first;
    canvas.view().setAxis(axis);
}

/// The foldings of the scene's models; the editor also has those of other models.
QJsonObject foldingsOf(MainWindow& window)
{
    const QVariantMap all = window.dopeSheet().canvas().rows().foldings();
    QJsonObject json;
    for (const mmd::Actor& actor : window.document().scene().actors)
        if (actor.model) {
            const QString name = QFileInfo(QString::fromStdString(actor.model->path)).fileName();
            if (all.contains(name))
                json[name] = QJsonObject::fromVariantMap(all.value(name).toMap());
        }
    return json;
}

} // namespace

std::string viewOf(MainWindow& window, const std::string& known)
{
    QJsonObject view = parsed(known);
    view[QStringLiteral("frame")] = double(window.document().currentKeyFrame());
    view[QStringLiteral("camera")] = objectOf(window.viewport().camera().freeView());
    view[QStringLiteral("cameraView")] = window.viewport().camera().isScenes();
    const TimeAxis& axis = window.dopeSheet().canvas().view().axis();
    view[QStringLiteral("dopeSheet")] = QJsonObject{{QStringLiteral("firstFrame"), axis.firstFrame},
        {QStringLiteral("pixelsPerFrame"), axis.pixelsPerFrame},
        {QStringLiteral("folded"), foldingsOf(window)}};
    QJsonObject panels = view[QStringLiteral("panels")].toObject();
    for (const QDockWidget* dock : docksOf(window))
        panels[dock->objectName()] = dock->toggleViewAction()->isChecked(); // also behind a tab
    view[QStringLiteral("panels")] = panels;
    return QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
}

void showView(MainWindow& window, const std::string& text)
{
    const QJsonObject view = parsed(text);
    if (const QJsonValue camera = view[QStringLiteral("camera")]; camera.isObject())
        window.viewport().showSavedView(
            cameraOf(camera.toObject()), view[QStringLiteral("cameraView")].toBool());
    window.document().setCurrentFrame(view[QStringLiteral("frame")].toDouble());
    showSheet(window.dopeSheet().canvas(), view[QStringLiteral("dopeSheet")].toObject());
    const QJsonObject panels = view[QStringLiteral("panels")].toObject();
    for (QDockWidget* dock : docksOf(window))
        if (const QJsonValue shown = panels[dock->objectName()];
            shown.isBool() && shown.toBool() != dock->toggleViewAction()->isChecked())
            dock->setVisible(shown.toBool());
}

} // namespace odori
