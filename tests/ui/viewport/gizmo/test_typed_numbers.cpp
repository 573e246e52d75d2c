// SPDX-License-Identifier: MIT
#include "tests/ui/viewport/viewport_scene.h"

#include <glm/gtc/constants.hpp>

#include <cmath>

using namespace odori;
using namespace odori::test;

/// Numbers that are typed while a handle is dragged.
class TestTypedNumbers : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_fixture.reset(); }
    void degrees_data();
    void degrees();
    void unitsAlongTheArrow();
    void theMouseGoesOnAfterErasing();
    void enterEndsTheDrag();
    void escapeRestores();
    void theSquareTakesNoNumber();
    void undoDuringTypingEndsIt();

private:
    [[nodiscard]] Viewport& view() { return m_fixture->viewport; }
    [[nodiscard]] Document& document() { return m_fixture->document; }
    [[nodiscard]] const std::vector<mmd::Draft>& drafts() { return document().actor()->drafts; }
    [[nodiscard]] mmd::BoneValue value()
    {
        return std::get<mmd::BoneValue>(drafts().front().value);
    }
    void begin(EditMode mode, const char* bone);
    void type(const QByteArray& letters);

    std::unique_ptr<ViewportFixture> m_fixture;
    const QPointF m_ring{443.84, 256.16}; ///< a point of the arm's ring about Z
};

void TestTypedNumbers::init()
{
    m_fixture = std::make_unique<ViewportFixture>();
    QVERIFY(m_fixture->isReady());
    view().setFocus();
}

void TestTypedNumbers::begin(EditMode mode, const char* bone)
{
    mmd::Selection selection;
    selection.setTrack(track(bone), true);
    document().select(selection);
    view().setEditMode(mode);
    view().setEditSpace(EditSpace::Global);
}

void TestTypedNumbers::type(const QByteArray& letters)
{
    for (const char letter : letters)
        QTest::keyClick(&view(), letter);
}

void TestTypedNumbers::degrees_data()
{
    QTest::addColumn<QByteArray>("letters");
    QTest::addColumn<float>("degrees");
    QTest::addColumn<bool>("isMoved"); // also by the mouse
    for (const bool isMoved : {false, true}) {
        const auto add = [&](const char* letters, float degrees) {
            QTest::addRow("%s %s", letters, isMoved ? "moved" : "still")
                << QByteArray(letters) << degrees << isMoved;
        };
        add("45", 45.0f);
        add("-30", -30.0f);
        add("12.5", 12.5f);
        add("12,5", 12.5f);
        add("3.5.0", 3.5f);
        add("90-", -90.0f);
        add("-90-", 90.0f);
        add("4x5c", 45.0f); // other keys do nothing
    }
}

void TestTypedNumbers::degrees()
{
    QFETCH(QByteArray, letters);
    QFETCH(float, degrees);
    QFETCH(bool, isMoved);
    begin(EditMode::Rotate, "arm");
    press(view(), Qt::LeftButton, m_ring);
    if (isMoved)
        move(view(), Qt::LeftButton, m_ring + QPointF(0, 30));
    type(letters);
    const glm::quat expected = glm::angleAxis(glm::radians(degrees), glm::vec3(0, 0, 1));
    QCOMPARE(drafts().size(), std::size_t(1));
    QVERIFY(std::abs(glm::dot(value().rotation, expected)) > 0.9999999f);
    move(view(), Qt::LeftButton, m_ring + QPointF(0, 60)); // the number stays
    QVERIFY(std::abs(glm::dot(value().rotation, expected)) > 0.9999999f);
    QVERIFY(document().isGestureRunning());
    release(view(), Qt::LeftButton, m_ring + QPointF(0, 60));
    QVERIFY(std::abs(glm::dot(value().rotation, expected)) > 0.9999999f);
    QCOMPARE(document().undoStack()->count(), 1);
    QCOMPARE(view().editMode(), EditMode::Rotate); // no command ran
}

void TestTypedNumbers::unitsAlongTheArrow()
{
    begin(EditMode::Move, "root");
    const QPointF from = m_fixture->at(Root) + QPoint(0, -40);
    press(view(), Qt::LeftButton, from);
    type("-2.5");
    QCOMPARE(value().translation, glm::vec3(0, -2.5f, 0));
    release(view(), Qt::LeftButton, from);
    QCOMPARE(value().translation, glm::vec3(0, -2.5f, 0));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestTypedNumbers::theMouseGoesOnAfterErasing()
{
    begin(EditMode::Rotate, "arm");
    press(view(), Qt::LeftButton, m_ring);
    move(view(), Qt::LeftButton, m_ring + QPointF(0, 40));
    const glm::quat byMouse = value().rotation;
    type("10");
    QVERIFY(value().rotation != byMouse);
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QVERIFY(std::abs(glm::dot(value().rotation,
                glm::angleAxis(glm::radians(1.0f), glm::vec3(0, 0, 1)))) > 0.9999999f);
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QCOMPARE(value().rotation, byMouse);
    QTest::keyClick(&view(), Qt::Key_Backspace); // nothing is left
    QCOMPARE(value().rotation, byMouse);
    release(view(), Qt::LeftButton, m_ring + QPointF(0, 40));
}

void TestTypedNumbers::enterEndsTheDrag()
{
    begin(EditMode::Rotate, "arm");
    press(view(), Qt::LeftButton, m_ring);
    QTest::keyClick(&view(), Qt::Key_Return); // without a number it does nothing
    QVERIFY(document().isGestureRunning());
    type("20");
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(!document().isGestureRunning());
    QCOMPARE(document().undoStack()->count(), 1);
    const glm::quat turned = value().rotation;
    move(view(), Qt::LeftButton, m_ring + QPointF(0, 60));
    release(view(), Qt::LeftButton, m_ring + QPointF(0, 60));
    QCOMPARE(value().rotation, turned);
    QCOMPARE(m_fixture->selected(), std::vector{track("arm")});
    // The next drag begins without a number.
    press(view(), Qt::LeftButton, m_fixture->at(Arm) + QPointF(-43.84, -43.84));
    QCOMPARE(value().rotation, turned);
    QTest::keyClick(&view(), Qt::Key_Escape);
}

void TestTypedNumbers::escapeRestores()
{
    begin(EditMode::Rotate, "arm");
    press(view(), Qt::LeftButton, m_ring);
    type("33");
    QTest::keyClick(&view(), Qt::Key_Escape);
    release(view(), Qt::LeftButton, m_ring);
    QVERIFY(drafts().empty());
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestTypedNumbers::theSquareTakesNoNumber()
{
    begin(EditMode::Move, "root");
    const QPointF at = m_fixture->at(Root);
    press(view(), Qt::LeftButton, at);
    move(view(), Qt::LeftButton, at + QPointF(20, 20));
    const mmd::BoneValue moved = value();
    type("9");
    QVERIFY(value() == moved);
    release(view(), Qt::LeftButton, at + QPointF(20, 20));
    QVERIFY(value() == moved);
}

void TestTypedNumbers::undoDuringTypingEndsIt()
{
    begin(EditMode::Rotate, "arm");
    press(view(), Qt::LeftButton, m_ring);
    type("33");
    document().undo();
    QVERIFY(drafts().empty());
    type("4");
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(drafts().empty());
    release(view(), Qt::LeftButton, m_ring);
    QVERIFY(drafts().empty());
}

QTEST_MAIN(TestTypedNumbers)
#include "test_typed_numbers.moc"
