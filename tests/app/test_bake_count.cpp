// SPDX-License-Identifier: MIT
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/bake_dialog.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// The dialog that bakes physics tells how many keys it will make. The motion ends at frame 20 and
/// has no keys of the bones that physics moves.
class TestBakeCount : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theNumberOfKeysIsSaidBefore_data();
    void theNumberOfKeysIsSaidBefore();
    void theNumberFollowsTheOptions();
    void aReversedRangeIsRefused();
    void noBoneMakesNoKeys();
    void aVeryLargeNumberIsWarnedOf();

private:
    using Use = std::function<void(BakeDialog&)>;
    [[nodiscard]] Document& document() const { return m_window->document; }
    void inBake(const Use& use)
    {
        m_window->inDialog<BakeDialog>(QStringLiteral("Bake to Keys…"), use);
    }
    /// Selects a bone; `index` counts those that physics moves.
    void selectMoved(std::size_t index);

    std::unique_ptr<EditWindow> m_window;
    std::vector<int> m_moved; ///< the bones that physics moves
};

namespace {

/// The line about the number of keys.
QLabel& countLine(const QDialog& dialog)
{
    return *dialog.findChild<QLabel*>(QStringLiteral("count"));
}

/// The number in that line, without its groups.
qulonglong countIn(const QDialog& dialog)
{
    QString digits = countLine(dialog).text();
    return digits.remove(QRegularExpression(QStringLiteral("[^0-9]"))).toULongLong();
}

bool isAtMost(const QDialog& dialog)
{
    return countLine(dialog).text().startsWith(u"Makes at most ");
}

void typeFrames(QDialog& dialog, const char* first, const char* last)
{
    type(field<QSpinBox>(dialog, "First frame"), first);
    type(field<QSpinBox>(dialog, "Last frame"), last);
}

void chooseBones(QDialog& dialog, Qt::Key key)
{
    auto* bones = dialog.findChild<QComboBox*>();
    bones->setFocus();
    QTest::keyClick(bones, key);
}

constexpr Qt::Key allBones = Qt::Key_Home, selectedBones = Qt::Key_End;

} // namespace

void TestBakeCount::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_bake_count"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestBakeCount::init()
{
    m_window->reset();
    m_moved = m_window->window.physics().rigOf(mmd::ActorId{1})->simulatedBones;
    QVERIFY(m_moved.size() > 1);
}

void TestBakeCount::selectMoved(std::size_t index)
{
    m_window->select(m_window->model->boneTrack(m_moved.at(index)), {});
}

void TestBakeCount::theNumberOfKeysIsSaidBefore_data()
{
    QTest::addColumn<bool>("reduces");
    QTest::addColumn<bool>("isOneBone");
    QTest::addColumn<bool>("isToTheEnd");
    QTest::newRow("every frame of all bones") << false << false << false;
    QTest::newRow("every frame of one bone") << false << true << false;
    QTest::newRow("to the end of the motion") << false << false << true;
    QTest::newRow("only needed keys") << true << false << false;
}

void TestBakeCount::theNumberOfKeysIsSaidBefore()
{
    QFETCH(bool, reduces);
    QFETCH(bool, isOneBone);
    QFETCH(bool, isToTheEnd);
    if (isOneBone)
        selectMoved(0);
    const mmd::Scene before = document().scene();
    qulonglong said = 0;
    inBake([&](BakeDialog& dialog) {
        auto* reducing = dialog.findChild<QCheckBox*>();
        if (reducing->isChecked() != reduces)
            QTest::mouseClick(reducing, Qt::LeftButton, {}, QPoint(8, reducing->height() / 2));
        typeFrames(dialog, "5", isToTheEnd ? "20" : "14");
        QCOMPARE(isAtMost(dialog), reduces);
        said = countIn(dialog);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Bake")
                QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 20000);
    });
    // 16 frames to the end, or 10 frames and a key after them that switches physics on again.
    QCOMPARE(said, qulonglong(isOneBone ? 1 : m_moved.size()) * (isToTheEnd ? 16 : 11));
    const mmd::Scene& after = document().scene();
    const std::size_t made = after.actors[0].motion.keyCount() - before.actors[0].motion.keyCount();
    QVERIFY(made > 0);
    if (reduces)
        QVERIFY(qulonglong(made) < said);
    else
        QCOMPARE(qulonglong(made), said);
    QVERIFY(after.actors[1] == before.actors[1]);
    m_window->checkOneStep(before, QStringLiteral("Bake Physics"));
}

void TestBakeCount::theNumberFollowsTheOptions()
{
    const auto all = qulonglong(m_moved.size());
    selectMoved(1);
    inBake([&](BakeDialog& dialog) {
        typeFrames(dialog, "5", "14");
        QCOMPARE(countIn(dialog), 11ull);
        QVERIFY(isAtMost(dialog));
        chooseBones(dialog, allBones);
        QCOMPARE(countIn(dialog), all * 11);
        typeFrames(dialog, "13", "14");
        QCOMPARE(countIn(dialog), all * 3);
        QVERIFY(!isAtMost(dialog)); // the first and the last key are always made
        typeFrames(dialog, "13", "19");
        QCOMPARE(countIn(dialog), all * 8);
        QVERIFY(isAtMost(dialog));
        type(field<QDoubleSpinBox>(dialog, "Tolerance of the position"), "0");
        QVERIFY(isAtMost(dialog));
        type(field<QDoubleSpinBox>(dialog, "Tolerance of the rotation"), "0");
        QVERIFY(!isAtMost(dialog));
        type(field<QDoubleSpinBox>(dialog, "Tolerance of the rotation"), "1");
        QVERIFY(isAtMost(dialog));
        auto* reducing = dialog.findChild<QCheckBox*>();
        reducing->setFocus();
        QTest::keyClick(reducing, Qt::Key_Space);
        QVERIFY(!isAtMost(dialog));
        QCOMPARE(countIn(dialog), all * 8);
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestBakeCount::aReversedRangeIsRefused()
{
    inBake([&](BakeDialog& dialog) {
        QPushButton* bake = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == u"Bake")
                bake = button;
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QVERIFY(bake && bake->isEnabled() && problem->isHidden());
        typeFrames(dialog, "15", "13");
        QCOMPARE(problem->text(), QStringLiteral("The first frame is after the last one."));
        QVERIFY(problem->isVisible() && !bake->isEnabled());
        QVERIFY(countLine(dialog).text().isEmpty());
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(dialog.isVisible() && bake->text() == u"Bake" && !bake->isEnabled());
        typeFrames(dialog, "15", "15");
        QVERIFY(problem->isHidden() && bake->isEnabled());
        QVERIFY(countIn(dialog) > 0);
    });
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestBakeCount::noBoneMakesNoKeys()
{
    m_window->select(m_window->leftArm, {10}); // physics does not move it
    inBake([](BakeDialog& dialog) {
        QVERIFY(countIn(dialog) > 0);
        chooseBones(dialog, selectedBones);
        QCOMPARE(countIn(dialog), 0ull);
    });
}

void TestBakeCount::aVeryLargeNumberIsWarnedOf()
{
    const auto all = qulonglong(m_moved.size());
    inBake([&](BakeDialog& dialog) {
        typeFrames(dialog, "0", "999");
        const QLabel& line = countLine(dialog);
        const QColor usual = line.palette().color(QPalette::WindowText);
        QCOMPARE(countIn(dialog), all * 1000);
        QVERIFY(!line.text().contains(u"very large"));
        typeFrames(dialog, "0", "999999");
        QVERIFY(line.text().contains(u"very large"));
        QVERIFY2(line.text().contains(QStringLiteral(" %1,000,000 ").arg(all)), // in groups
            qPrintable(line.text()));
        QVERIFY(line.palette().color(QPalette::WindowText) != usual);
        QTest::qWait(50); // the longer text has its space
        QVERIFY(line.height() >= line.heightForWidth(line.width()));
        typeFrames(dialog, "0", "999");
        QVERIFY(!line.text().contains(u"very large"));
        QCOMPARE(line.palette().color(QPalette::WindowText), usual);
    });
}

QTEST_MAIN(TestBakeCount)
#include "test_bake_count.moc"
