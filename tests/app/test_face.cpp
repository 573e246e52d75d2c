// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

#include <memory>

using namespace odori;
using namespace odori::test;

/// An animator's work with the face: blinking, registering in place, selecting names.
class TestFace : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void aBlinkNeedsFewClicks();
    void enterRegistersInTheRow();
    void theButtonRegistersAndCounts();
    void theButtonRegistersWhatIsTyped();
    void namesAreSelectedAsInALine();
    void theMenuKeepsSeveralSelectedNames();
    void aMorphWithoutAnotherSideSaysSo();
    void theMirrorNeedsAMorph();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MorphPanel& panel() const { return m_window->the<MorphPanel>(); }
    [[nodiscard]] QPushButton& registerButton() const
    {
        return *panel().findChild<QPushButton*>(QStringLiteral("register"));
    }
    static void clickName(MorphRow& row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&row, Qt::LeftButton, modifiers, QPoint(14, row.height() / 2));
    }
    [[nodiscard]] std::vector<MorphRow*> rows() const
    {
        std::vector<MorphRow*> all;
        for (auto* row : panel().findChildren<MorphRow*>())
            if (row->isVisible())
                all.push_back(row);
        std::sort(all.begin(), all.end(), [](const MorphRow* one, const MorphRow* other) {
            return one->mapToGlobal(QPoint()).y() < other->mapToGlobal(QPoint()).y();
        });
        return all;
    }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestFace::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_face"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestFace::init()
{
    m_window->resetPanels();
    document().setCurrentFrame(30); // behind the keys
    QVERIFY(m_window->viewport().isVisible());
}

/// Open, closed, closed, open at frames 30, 33, 35 and 38: at most 16 clicks and keys.
void TestFace::aBlinkNeedsFewClicks()
{
    int actions = 0;
    const auto key = [&](Qt::Key which) {
        QTest::keyClick(QApplication::focusWidget(), which);
        ++actions;
    };
    const auto goTo = [&](std::uint32_t frame) { // a click on the ruler
        DopeCanvas& sheet = m_window->sheet();
        const int x = sheet.view().axis().pixel(frame);
        QTest::mouseClick(&sheet, Qt::LeftButton, {}, QPoint(x, 8));
        QCOMPARE(document().currentFrame(), double(frame));
        ++actions;
    };
    const auto slideTo = [&](double weight) {
        ValueSlider& slider = m_window->morphRow().slider();
        const int end = weight > 0.5 ? slider.width() - 2 : 1;
        QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(end, slider.height() / 2));
        ++actions;
    };
    QDockWidget& dock = m_window->raise("morphs"); // a click on its tab
    ++actions;
    QTRY_VERIFY(!dock.visibleRegion().isEmpty());
    clickName(m_window->morphRow());
    ++actions;
    key(Qt::Key_Return);
    goTo(33);
    slideTo(1.0);
    key(Qt::Key_Return);
    goTo(35);
    key(Qt::Key_Return);
    goTo(38);
    slideTo(0.0);
    key(Qt::Key_Return);
    const auto* track = mmd::findMorphTrack(document().actor()->motion, m_window->blink.name);
    QVERIFY(track);
    std::vector<std::pair<std::uint32_t, float>> keys;
    for (std::size_t at = 0; at < track->size(); ++at)
        if (track->frame(at) >= 30)
            keys.emplace_back(track->frame(at), track->values()[at].weight);
    const std::vector<std::pair<std::uint32_t, float>> blink{
        {30, keys.empty() ? 0.0f : keys[0].second}, {33, 1.0f}, {35, 1.0f}, {38, 0.0f}};
    QString text;
    for (const auto& [frame, weight] : keys)
        text += QStringLiteral("%1: %2 ").arg(frame).arg(double(weight));
    QVERIFY2(keys == blink, qPrintable(text));
    QVERIFY2(actions <= 16, qPrintable(QString::number(actions)));
    qInfo("a blink with four keys: %d clicks and keys", actions);
}

/// The focus is in the row's slider, then in its number.
void TestFace::enterRegistersInTheRow()
{
    m_window->raise("morphs");
    QCoreApplication::processEvents();
    MorphRow& row = m_window->morphRow();
    QTest::mouseClick(&row.slider(), Qt::LeftButton, {}, row.slider().positionOf(0.7).toPoint());
    QVERIFY(row.slider().hasFocus());
    QTest::keyClick(&row.slider(), Qt::Key_Return);
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    document().setCurrentFrame(40);
    m_window->write(row.number(), QStringLiteral("0.25"));
    QTest::keyClick(&row.number(), Qt::Key_Return); // commits
    QVERIFY(!m_window->hasKeyHere(m_window->blink));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // registers
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    QVERIFY(document().actor()->drafts.empty());
}

void TestFace::theButtonRegistersAndCounts()
{
    m_window->raise("morphs");
    QCoreApplication::processEvents();
    m_window->viewport().setFocus();
    QVERIFY(!registerButton().isEnabled());
    QVERIFY(!registerButton().toolTip().isEmpty()); // it says why
    clickName(m_window->morphRow());
    QTRY_VERIFY(registerButton().isEnabled());
    QVERIFY(registerButton().text().contains(u'1'));
    m_window->activate(2); // the other model's key
    clickName(m_window->morphRow());
    QWidget* focus = QApplication::focusWidget();
    QTest::mouseClick(&registerButton(), Qt::LeftButton);
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    QCOMPARE(QApplication::focusWidget(), focus); // a click leaves Enter as it was
    document().activate(mmd::ActorId{1});
    QVERIFY(!m_window->hasKeyHere(m_window->blink));
}

/// A click on the button leaves the focus in the field, whose text is not committed yet.
void TestFace::theButtonRegistersWhatIsTyped()
{
    m_window->raise("morphs");
    QCoreApplication::processEvents();
    clickName(m_window->morphRow());
    m_window->write(m_window->morphRow().number(), QStringLiteral("0.25"));
    QTest::mouseClick(&registerButton(), Qt::LeftButton);
    const auto* track = mmd::findMorphTrack(document().actor()->motion, m_window->blink.name);
    QVERIFY(track && track->find(30));
    QCOMPARE(track->values()[*track->find(30)].weight, 0.25f);
    QVERIFY(document().actor()->drafts.empty());
}

void TestFace::namesAreSelectedAsInALine()
{
    m_window->raise("morphs");
    panel().tabs().setCurrentIndex(1); // the mouth
    QCoreApplication::processEvents();
    const auto all = rows();
    QVERIFY(all.size() >= 3);
    const auto selected = [&] {
        QString marks;
        for (const MorphRow* row : all)
            marks += row->isSelected() ? u'1' : u'0';
        return marks.left(3);
    };
    clickName(*all[0]);
    QCOMPARE(selected(), QStringLiteral("100"));
    clickName(*all[2], Qt::ShiftModifier);
    QCOMPARE(selected(), QStringLiteral("111"));
    clickName(*all[1], Qt::ControlModifier);
    QCOMPARE(selected(), QStringLiteral("101"));
    clickName(*all[1]);
    QCOMPARE(selected(), QStringLiteral("010"));
    QCOMPARE(document().undoStack()->count(), 0);
}

/// The menu acts on all selected morphs, if it is opened on one of them.
void TestFace::theMenuKeepsSeveralSelectedNames()
{
    m_window->raise("morphs");
    panel().tabs().setCurrentIndex(1); // the mouth
    QCoreApplication::processEvents();
    const auto all = rows();
    QVERIFY(all.size() >= 3);
    const auto openMenu = [](MorphRow& row) {
        const QPoint at(14, row.height() / 2);
        QTest::mouseClick(&row, Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, row.mapToGlobal(at));
        QCoreApplication::sendEvent(&row, &event);
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu);
        menu->close();
    };
    clickName(*all[0]);
    clickName(*all[1], Qt::ShiftModifier);
    openMenu(*all[1]);
    QVERIFY(all[0]->isSelected() && all[1]->isSelected() && !all[2]->isSelected());
    openMenu(*all[2]);
    QVERIFY(!all[0]->isSelected() && !all[1]->isSelected() && all[2]->isSelected());
}

void TestFace::aMorphWithoutAnotherSideSaysSo()
{
    m_window->raise("morphs");
    QCoreApplication::processEvents();
    clickName(m_window->morphRow()); // まばたき: both eyes
    auto* button = panel().findChild<QToolButton*>(QStringLiteral("pose.mirrorMorphs"));
    QVERIFY(button && button->isEnabled() && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY2(
        m_window->note().contains(QStringLiteral("no other side")), qPrintable(m_window->note()));
    QCOMPARE(document().undoStack()->count(), 0);
}

void TestFace::theMirrorNeedsAMorph()
{
    QAction* mirror = m_window->window.commands().action("pose.mirrorMorphs");
    QVERIFY(!mirror->isEnabled());
    QVERIFY(mirror->toolTip().contains(QStringLiteral("Select a morph")));
    document().select({{m_window->leftArm}, {}});
    QVERIFY(!mirror->isEnabled());
    document().select({{m_window->leftArm, m_window->blink}, {}});
    QVERIFY(mirror->isEnabled());
}

QTEST_MAIN(TestFace)
#include "test_face.moc"
