// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/support/small_scene.h"
#include "ui/fields/value_slider.h"
#include "ui/poses/tween_row.h"
#include "ui/theme/theme.h"

#include <QtTest/QTest>
#include <QtWidgets/QComboBox>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// The slider of tweens.
class TestTweenRow : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void aDragIsOneStepAndTheSliderReturns();
    void aDragToTheLeftGoesTheOppositeWay();
    void escapeCancelsTheDrag();
    void theArrowsStep();
    void withoutASelectionItIsDisabledWithTheReason();
    void theChosenTweenCounts();

private:
    [[nodiscard]] float x(std::uint32_t frame) const
    {
        const mmd::Scene& scene = m_document->scene();
        return std::get<mmd::BoneValue>(
            mmd::shownValue(scene, scene.active, bone("センター"), frame))
            .translation.x;
    }
    [[nodiscard]] QPoint at(double position) const
    {
        return m_row->slider().positionOf(position).toPoint();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<TweenRow> m_row;
};

/// A draft of センター with x 10 at frame 4; the bone is selected.
void TestTweenRow::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    const mmd::Draft draft{bone("センター"), 4, mmd::BoneValue{{10, 0, 0}, glm::quat(1, 0, 0, 0)}};
    m_document->load(mmd::setDrafts(m_document->target(), {&draft, 1}));
    m_document->select(tracksOf({bone("センター")}));
    m_document->setCurrentFrame(4);
    m_row = std::make_unique<TweenRow>(*m_document);
    m_row->resize(320, 30);
    m_row->show();
    QVERIFY(QTest::qWaitForWindowActive(m_row.get()));
    QCOMPARE(x(4), 10.0f);
}

void TestTweenRow::cleanup()
{
    m_row.reset();
    m_document.reset();
}

void TestTweenRow::aDragIsOneStepAndTheSliderReturns()
{
    ValueSlider& slider = m_row->slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, at(0.5));
    QTest::mouseMove(&slider, at(0.6));
    QTest::mouseMove(&slider, at(0.75));
    QVERIFY2(std::abs(x(4) - 5.0f) < 0.3f, qPrintable(QString::number(x(4))));
    QVERIFY(std::abs(slider.value() - 0.75) < 0.02);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(0.75));
    QVERIFY(std::abs(x(4) - 5.0f) < 0.3f);
    QCOMPARE(slider.value(), 0.5);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Towards Rest"));
    m_document->undo();
    QCOMPARE(x(4), 10.0f);
}

void TestTweenRow::aDragToTheLeftGoesTheOppositeWay()
{
    ValueSlider& slider = m_row->slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, at(0.5));
    QTest::mouseMove(&slider, at(0.0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(0.0));
    QVERIFY2(std::abs(x(4) - 20.0f) < 0.3f, qPrintable(QString::number(x(4))));
}

void TestTweenRow::escapeCancelsTheDrag()
{
    ValueSlider& slider = m_row->slider();
    slider.setFocus();
    QTest::mousePress(&slider, Qt::LeftButton, {}, at(0.5));
    QTest::mouseMove(&slider, at(0.9));
    QVERIFY(x(4) < 9.0f);
    QTest::keyClick(&slider, Qt::Key_Escape);
    QCOMPARE(x(4), 10.0f);
    QCOMPARE(slider.value(), 0.5);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, at(0.9));
    QCOMPARE(m_document->undoStack()->count(), 0);
    QVERIFY(!m_document->isGestureRunning());
}

void TestTweenRow::theArrowsStep()
{
    m_row->slider().setFocus();
    QTest::keyClick(&m_row->slider(), Qt::Key_Right);
    QVERIFY(std::abs(x(4) - 9.8f) < 1e-3f); // 2 %
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void TestTweenRow::withoutASelectionItIsDisabledWithTheReason()
{
    m_document->select({});
    QVERIFY(!m_row->slider().isEnabled());
    QVERIFY(m_row->slider().toolTip().contains(QStringLiteral("Select bones")));
    m_document->select(tracksOf({morph("あ")}));
    QVERIFY(m_row->slider().isEnabled());
}

void TestTweenRow::theChosenTweenCounts()
{
    m_row->ways().setCurrentIndex(int(mmd::Tween::NextKey));
    QVERIFY(m_row->slider().isEnabled());
    m_row->slider().setFocus();
    QTest::keyClick(&m_row->slider(), Qt::Key_End);
    QCOMPARE(x(4), x(10));
    m_document->setCurrentFrame(25); // after the last key
    QVERIFY(!m_row->slider().isEnabled());
    QVERIFY(m_row->slider().toolTip().contains(QStringLiteral("after frame 25")));
    m_row->ways().setCurrentIndex(int(mmd::Tween::PreviousKey));
    QVERIFY(!m_row->slider().isEnabled()); // the pose is held
    QVERIFY(m_row->slider().toolTip().contains(QStringLiteral("already")));
    m_document->setCurrentFrame(4);
    QVERIFY(m_row->slider().isEnabled());
}

QTEST_MAIN(TestTweenRow)
#include "test_tween_row.moc"
