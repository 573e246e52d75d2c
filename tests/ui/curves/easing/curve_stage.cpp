// SPDX-License-Identifier: MIT
#include "tests/ui/curves/easing/curve_stage.h"

#include "libmmd/scene/edits/scene/actors.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

namespace odori::test {

void loadCamera(Document& document)
{
    mmd::CameraKeyframe first, second;
    second.frame = 30;
    second.value.distance = -20.0f;
    second.value.target = {1.0f, 12.0f, 3.0f};
    mmd::Motion camera;
    const std::vector<mmd::CameraKeyframe> keys{first, second};
    mmd::replaceTrack(camera, mmd::Track<mmd::CameraKeyframe>({}, keys));
    document.load(mmd::setCameraMotion(document.scene(), camera));
}

void CurveStage::setUp()
{
    m_ownDocument = std::make_unique<Document>();
    m_ownEditor = std::make_unique<CurveEditor>(*m_ownDocument);
    setUp(*m_ownDocument, *m_ownEditor);
}

void CurveStage::setUp(Document& document, CurveEditor& editor)
{
    m_document = &document;
    m_editor = &editor;
    loadSmallScene(document);
    editor.resize(440, 330);
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    document.select(keysOf("左腕", {45}));
}

void CurveStage::tearDown()
{
    m_ownEditor.reset();
    m_ownDocument.reset();
}

void CurveStage::click(const char* name) const
{
    QTest::mouseClick(button(name), Qt::LeftButton);
}

QString CurveStage::count() const
{
    return m_editor->findChild<QLabel*>(QStringLiteral("keyCount"))->text();
}

} // namespace odori::test
