// SPDX-License-Identifier: MIT
#include "tests/ui/curves/graph/value_stage.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>

#include <stdexcept>

namespace odori::test {

void ValueStage::setUp()
{
    m_ownDocument = std::make_unique<Document>();
    m_ownEditor = std::make_unique<CurveEditor>(*m_ownDocument);
    setUp(*m_ownDocument, *m_ownEditor);
}

void ValueStage::setUp(Document& document, CurveEditor& editor)
{
    m_document = &document;
    m_editor = &editor;
    loadSmallScene(document);
    editor.resize(900, 500);
    editor.setShowsValues(true);
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    canvas().setFocus();
}

void ValueStage::tearDown()
{
    m_ownEditor.reset();
    m_ownDocument.reset();
}

void ValueStage::show(const mmd::Selection& selection)
{
    m_document->select(selection);
    (void)canvas().grab();
}

void ValueStage::mute(std::initializer_list<mmd::KeyNumber> channels)
{
    for (const mmd::KeyNumber channel : channels)
        QTest::mouseClick(m_editor->valueView().channels().button(channel), Qt::LeftButton);
    (void)canvas().grab();
}

void ValueStage::drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers, bool release)
{
    QTest::mouseMove(&canvas(), from);
    QTest::mousePress(&canvas(), Qt::LeftButton, modifiers, from);
    for (int step = 1; step <= 8; ++step) {
        QMouseEvent move(QEvent::MouseMove, from + (to - from) * step / 8.0,
            canvas().mapToGlobal(from + (to - from) * step / 8.0), Qt::NoButton, Qt::LeftButton,
            modifiers);
        QCoreApplication::sendEvent(&canvas(), &move);
    }
    if (release)
        QTest::mouseRelease(&canvas(), Qt::LeftButton, modifiers, to);
}

const GraphHandle& ValueStage::handle(mmd::KeyNumber channel, std::uint32_t frame, int index) const
{
    for (const GraphHandle& each : canvas().handles())
        if (each.line.channel == channel && each.frame == frame && each.index == index)
            return each;
    throw std::runtime_error("no such handle");
}

} // namespace odori::test
