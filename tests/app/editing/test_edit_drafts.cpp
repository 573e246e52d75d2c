// SPDX-License-Identifier: MIT
#include "libmmd/motion/panel_values.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/window_hands.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/value_section.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Panel changes of light, show and IK are drafts until Enter, in the real window.
class TestEditDrafts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void aLightNumberIsAHollowMarkOnTheSheet();
    void enterRegistersAndUndoBringsBack();
    void escapeDropsAndUndoBringsBack();
    void showAndIkAreRegisteredByEnter();
    void filterAndSelectionFindThem();
    void registerAllTakesThem();
    void theViewShowsThem();
    void aProjectKeepsThem();

private:
    [[nodiscard]] Document& document() { return m_window->document; }
    [[nodiscard]] ValueSection& section(mmd::TrackKind kind);
    void typeRed(const QString& number);
    [[nodiscard]] int shownRed()
    {
        return section(mmd::TrackKind::Light).form().field(mmd::KeyNumber::Red)->text().toInt();
    }
    [[nodiscard]] bool isMarkHollowGreen(const mmd::TrackId& track, std::uint32_t frame);

    std::unique_ptr<EditWindow> m_window;
};

void TestEditDrafts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_edit_drafts"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestEditDrafts::init()
{
    m_window->reset();
    document().setCurrentFrame(15);
}

ValueSection& TestEditDrafts::section(mmd::TrackKind kind)
{
    for (ValueSection* each : m_window->window.findChildren<ValueSection*>()) {
        if (each->form().kind() != kind)
            continue;
        for (QWidget* widget = each; widget; widget = widget->parentWidget())
            if (auto* dock = qobject_cast<QDockWidget*>(widget))
                dock->raise();
        return *each;
    }
    qFatal("no such section");
}

void TestEditDrafts::typeRed(const QString& number)
{
    NumberField* field = section(mmd::TrackKind::Light).form().field(mmd::KeyNumber::Red);
    QTRY_VERIFY(field->isVisible());
    QTest::mouseClick(field, Qt::LeftButton);
    QTRY_VERIFY(field->hasFocus());
    field->selectAll();
    QTest::keyClicks(field, number);
    QTest::keyClick(field, Qt::Key_Return);
}

bool TestEditDrafts::isMarkHollowGreen(const mmd::TrackId& track, std::uint32_t frame)
{
    DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
    sheet.view().ensureTrackVisible(track);
    const QPoint at = sheet.view().keyPosition(track, frame);
    const QImage image = sheet.grab().toImage();
    const double ratio = image.devicePixelRatio();
    const auto isGreen = [&](const QPoint& point) {
        const QColor colour = image.pixelColor((QPointF(point) * ratio).toPoint());
        const QColor draft = darkTheme().draft;
        return std::abs(colour.red() - draft.red()) < 24 &&
               std::abs(colour.green() - draft.green()) < 24 &&
               std::abs(colour.blue() - draft.blue()) < 24;
    };
    bool isThere = false;
    for (int y = -6; y <= 6; ++y)
        for (int x = -6; x <= 6; ++x)
            isThere = isThere || isGreen(at + QPoint(x, y));
    return isThere && !isGreen(at);
}

void TestEditDrafts::aLightNumberIsAHollowMarkOnTheSheet()
{
    m_window->activate(0);
    QVERIFY(!isMarkHollowGreen(m_window->light, 15));
    const int before = shownRed();
    typeRed(QStringLiteral("200"));
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
    const mmd::Draft& draft = document().scene().cameraDrafts.front();
    QCOMPARE(draft.frame, 15u);
    QCOMPARE(mmd::panelColour(std::get<mmd::LightValue>(draft.value).colour).r, 200);
    QVERIFY(isMarkHollowGreen(m_window->light, 15));
    QVERIFY(!isMarkHollowGreen(m_window->camera, 15));
    QCOMPARE(document().undoStack()->count(), 1);
    QTest::keyClick(&m_window->window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().scene().cameraDrafts.empty());
    QVERIFY(!isMarkHollowGreen(m_window->light, 15));
    QCOMPARE(shownRed(), before);
    QTest::keyClick(&m_window->window, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(isMarkHollowGreen(m_window->light, 15));
    QCOMPARE(shownRed(), 200);
}

void TestEditDrafts::enterRegistersAndUndoBringsBack()
{
    m_window->activate(0);
    typeRed(QStringLiteral("200"));
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Return);
    QVERIFY(document().scene().cameraDrafts.empty());
    QCOMPARE(m_window->frames(m_window->light), (Frames{0, 10, 15, 20}));
    QCOMPARE(m_window->frames(m_window->camera), (Frames{0, 10, 20})); // no new key
    QCOMPARE(document().undoStack()->count(), 2);
    document().undo();
    QCOMPARE(m_window->frames(m_window->light), (Frames{0, 10, 20}));
    QVERIFY(isMarkHollowGreen(m_window->light, 15));
}

void TestEditDrafts::escapeDropsAndUndoBringsBack()
{
    m_window->activate(0);
    typeRed(QStringLiteral("200"));
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Escape);
    QVERIFY(document().scene().cameraDrafts.empty());
    document().undo();
    QCOMPARE(document().scene().cameraDrafts.size(), std::size_t(1));
}

void TestEditDrafts::showAndIkAreRegisteredByEnter()
{
    SwitchField* show = section(mmd::TrackKind::ShowIk).form().switchField(mmd::KeyNumber::Show);
    QTRY_VERIFY(show->isVisible());
    QTest::mouseClick(show, Qt::LeftButton);
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
    QVERIFY(isMarkHollowGreen(m_window->showIk, 15));
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Return);
    QVERIFY(document().actor()->drafts.empty());
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 10, 15, 20}));
    QCOMPARE(int(document().actor()->motion.showIk->values()[2].show), 0);
    document().undo();
    QCOMPARE(document().actor()->drafts.size(), std::size_t(1));
}

void TestEditDrafts::filterAndSelectionFindThem()
{
    m_window->activate(0);
    typeRed(QStringLiteral("200"));
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_S);
    QVERIFY(document().selection().tracks == std::vector{m_window->light});
    QToolButton* filter = nullptr;
    for (QToolButton* each : m_window->window.findChildren<QToolButton*>())
        if (each->text() == QStringLiteral("Drafts") && each->isCheckable())
            filter = each;
    QVERIFY(filter);
    filter->click();
    QVERIFY(m_window->window.dopeSheet().visibleTracks() == std::vector{m_window->light});
    filter->click();
    QCOMPARE(m_window->window.dopeSheet().visibleTracks().size(), std::size_t(3));
}

void TestEditDrafts::registerAllTakesThem()
{
    QTest::mouseClick(
        section(mmd::TrackKind::ShowIk).form().switchField(mmd::KeyNumber::Show), Qt::LeftButton);
    m_window->action(QStringLiteral("Register All Drafts"))->trigger();
    QVERIFY(document().actor()->drafts.empty());
    QCOMPARE(m_window->frames(m_window->showIk), (Frames{0, 10, 15, 20}));
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20})); // the arm has no draft
}

void TestEditDrafts::theViewShowsThem()
{
    Viewport& view = m_window->window.viewport();
    view.setBonesShown(false);
    const auto picture = [&] { return view.grabFramebuffer(); };
    QTRY_VERIFY_WITH_TIMEOUT((picture(), view.drawnModels() == 2), 20000);
    const auto redness = [&](const QImage& image) {
        double sum = 0;
        for (int y = 0; y < image.height(); y += 2)
            for (int x = 0; x < image.width(); x += 2)
                sum += image.pixelColor(x, y).redF() - image.pixelColor(x, y).blueF();
        return sum;
    };
    const QImage before = picture();
    typeRed(QStringLiteral("255"));
    const QImage red = picture();
    QVERIFY(redness(red) > redness(before) + 100.0);
    document().undo();
    QCOMPARE(picture(), before);
    // A draft of show hides the model although its key shows it.
    QTest::mouseClick(
        section(mmd::TrackKind::ShowIk).form().switchField(mmd::KeyNumber::Show), Qt::LeftButton);
    QVERIFY(picture() != before);
    document().undo();
    QCOMPARE(picture(), before);
    view.setBonesShown(true);
}

void TestEditDrafts::aProjectKeepsThem()
{
    typeRed(QStringLiteral("200"));
    QTest::mouseClick(
        section(mmd::TrackKind::ShowIk).form().switchField(mmd::KeyNumber::Show), Qt::LeftButton);
    const auto cameraDrafts = document().scene().cameraDrafts;
    const auto drafts = document().actor()->drafts;
    QCOMPARE(cameraDrafts.size() + drafts.size(), std::size_t(2));
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.odori"));
    FileCommands& files = m_window->window.files();
    files.saving().saveTo(path);
    QVERIFY(test::isWritten(files.saving()));
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Escape);
    QVERIFY(document().actor()->drafts.empty());
    files.saving().saveTo(folder.filePath(QStringLiteral("b.odori")));
    QVERIFY(test::isWritten(files.saving()));
    QSignalSpy finished(&files, &FileCommands::loadingFinished);
    files.open({path});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(document().scene().cameraDrafts == cameraDrafts);
    QVERIFY(document().actor()->drafts == drafts);
}

QTEST_MAIN(TestEditDrafts)
#include "test_edit_drafts.moc"
