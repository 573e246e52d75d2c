// SPDX-License-Identifier: MIT
#include "tests/ui/curve_stage.h"

#include <QtTest/QtTest>
#include <QtWidgets/QLabel>

namespace odori::test {

void CurveStage::setUp()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_editor = std::make_unique<CurveEditor>(*m_document);
    m_editor->resize(440, 330);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_document->select(keysOf("左腕", {45}));
}

void CurveStage::tearDown()
{
    m_editor.reset();
    m_document.reset();
}

QString CurveStage::count() const
{
    return m_editor->findChild<QLabel*>(QStringLiteral("keyCount"))->text();
}

} // namespace odori::test
