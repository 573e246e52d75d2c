// SPDX-License-Identifier: MIT
#include "tests/ui/dopesheet/dope_stage.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>

namespace odori::test {

DopeStage::DopeStage()
{
    mmd::pmx::Model model;
    for (const char* each : {"A", "B"}) {
        model.bones.emplace_back();
        model.bones.back().name.utf8 = each;
    }
    model.displayFrames.push_back({{"Body", {}}, {}, false, {{false, 0}, {false, 1}}});
    mmd::Scene scene = sceneWith({0, 10, 13, 20}, {0, 10});
    scene.actors.front().model =
        std::make_shared<const mmd::Model>(mmd::makeModel(std::move(model), {}, {}));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{std::nullopt, scene.actors.front(), 0});
    mmd::SettingsChange settings;
    settings.activeAfter = scene.active;
    settings.nextActorAfter = 2;
    patch.parts.push_back(settings);
    sheet.resize(900, 300);
    document.load(patch);
    sheet.show();
    sheet.activateWindow();
    if (!QTest::qWaitForWindowActive(&sheet))
        qFatal("the dope sheet does not come to the front");
    canvas.setFocus();
    canvas.view().fit();
}

int DopeStage::x(double frame) const
{
    return qRound(canvas.view().axis().x(frame));
}

QPoint DopeStage::at(const mmd::TrackId& track, double frame) const
{
    return {x(frame), canvas.view().keyPosition(track, 0).y()};
}

QPoint DopeStage::name(int row, int x) const
{
    return {x, canvas.view().rowTop(row) + 8};
}

Frames DopeStage::frames(const mmd::TrackId& track) const
{
    return framesOf(document.scene(), track);
}

void DopeStage::move(const QPoint& to, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(
        QEvent::MouseMove, to, canvas.mapToGlobal(to), Qt::LeftButton, Qt::LeftButton, modifiers);
    QCoreApplication::sendEvent(&canvas, &event);
}

void DopeStage::release(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseRelease(&canvas, Qt::LeftButton, modifiers, at);
}

void DopeStage::drag(
    const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers, bool lets)
{
    QTest::mousePress(&canvas, Qt::LeftButton, modifiers, from);
    for (int step = 1; step <= 8; ++step)
        move(from + (to - from) * step / 8, modifiers);
    if (lets)
        release(to, modifiers);
}

void DopeStage::click(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(&canvas, Qt::LeftButton, modifiers, at);
}

void DopeStage::doubleClick(const QPoint& at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(&canvas, Qt::LeftButton, modifiers, at);
    QTest::mouseDClick(&canvas, Qt::LeftButton, modifiers, at);
}

void DopeStage::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&canvas, key, modifiers);
}

} // namespace odori::test
