// SPDX-License-Identifier: MIT
#include "app/transport_bar.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/commands/menu_stage.h"
#include "tests/app/own_window.h"
#include "tests/app/window_hands.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/files/project.h"
#include "ui/window/compact_tool_bar.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

#include <functional>
#include <tuple>

using namespace odori;
using namespace odori::test;

/// Ticks, texts, icons and buttons are updated without opening a menu.
class TestMenuFollows : public QObject, private MenuStage {
    Q_OBJECT
private slots:
    void initTestCase() { open("test_menu_follows"); }
    void init() { reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void ticksFollowWhatHappensElsewhere();
    void orbitingEndsTheCamerasTick();
    void registeringIsNamedAfterTheFrame();
    void keysActWhereTheyBelong_data();
    void keysActWhereTheyBelong();
    void savingRenamesTheEntry();
    void iconsFollowThePalette();
    void namesOnTheToolBarComeBackWithTheRoom();
    void keysWithControlGoPastFields();
    void pastingWaitsForTheProgram();
};

/// No menu is opened, because buttons, keys and lists of commands show the same states.
void TestMenuFollows::ticksFollowWhatHappensElsewhere()
{
    struct Change {
        const char* id;
        std::function<void()> make, takeBack;
    };
    Physics& physics = m_window->window.physics();
    DopeCanvas& sheet = m_window->window.dopeSheet().canvas();
    const Change changes[] = {
        {"pose.autoKey", [&] { document().setAutoKey(true); },
            [&] { document().setAutoKey(false); }},
        {"pose.rotate", [&] { view().setEditMode(EditMode::Rotate); },
            [&] { view().setEditMode(EditMode::Select); }},
        {"pose.view", [&] { view().setEditSpace(EditSpace::View); },
            [&] { view().setEditSpace(EditSpace::Local); }},
        {"view.camera", [&] { view().camera().showScenes(); }, [&] { view().camera().showFree(); }},
        {"models.alone", [&] { view().stage().setSolo(true); },
            [&] { view().stage().setSolo(false); }},
        {"physics.off", [&] { physics.setMode(PhysicsMode::Off); },
            [&] { physics.setMode(PhysicsMode::WhilePlaying); }},
        {"physics.always", [&] { physics.setMode(PhysicsMode::Always); },
            [&] { physics.setMode(PhysicsMode::WhilePlaying); }},
        {"models.visible", [&] { document().undo(); },
            [&] {
                document().apply(
                    mmd::setActorVisible({document().scene(), mmd::ActorId{1}}, false), {});
            }},
    };
    document().apply(mmd::setActorVisible({document().scene(), mmd::ActorId{1}}, false), {});
    for (const Change& each : changes) {
        QVERIFY2(!action(each.id)->isChecked(), each.id);
        each.make();
        QVERIFY2(action(each.id)->isChecked(), each.id);
        each.takeBack();
        QVERIFY2(!action(each.id)->isChecked(), each.id);
    }
    document().undo();
    const Change abilities[] = {
        {"edit.paste", [] { QGuiApplication::clipboard()->setText(QStringLiteral("a text")); },
            [] { QGuiApplication::clipboard()->clear(); }},
        {"edit.delete", [&] { m_window->select(m_window->leftArm, {10}); },
            [&] { document().select({}); }},
        {"edit.dropChanges", [&] { document().setCurrentFrame(10); },
            [&] {
                document().select({});
                document().setCurrentFrame(11);
            }},
        {"keys.insertFrame", [&] { document().setCurrentFrame(20); }, // the frame of the last key
            [&] { document().setCurrentFrame(21); }},
        {"edit.undo", [&] { setPlayRange(2, 9); }, [&] { document().undoStack()->clear(); }},
        {"view.cameraFromView", [&] { view().camera().showFree(); },
            [&] { view().camera().showScenes(); }},
    };
    const mmd::Draft draft{m_window->rightArm, 10, mmd::BoneValue{{9, 9, 9}}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, {&draft, 1}), {});
    document().undoStack()->clear();
    for (const Change& each : abilities) {
        each.takeBack();
        QTRY_VERIFY2(!action(each.id)->isEnabled(), each.id);
        each.make();
        QTRY_VERIFY2(action(each.id)->isEnabled(), each.id);
    }
    document().select({});
    QVERIFY(!action("edit.delete")->isEnabled() && !sheet.markers().selected());
}

void TestMenuFollows::orbitingEndsTheCamerasTick()
{
    view().camera().showScenes();
    QVERIFY(action("view.camera")->isChecked() && !action("view.free")->isChecked());
    QVERIFY(!action("view.cameraFromView")->isEnabled());
    const QPoint from = view().rect().center();
    QTest::mousePress(&view(), Qt::RightButton, {}, from);
    QTest::mouseMove(&view(), from + QPoint(25, 5));
    QTest::mouseMove(&view(), from + QPoint(50, 10));
    QTest::mouseRelease(&view(), Qt::RightButton, {}, from + QPoint(50, 10));
    QTRY_VERIFY(!view().camera().isScenes()); // because a model is active
    QVERIFY(action("view.free")->isChecked() && !action("view.camera")->isChecked());
    QVERIFY(action("view.cameraFromView")->isEnabled());
}

void TestMenuFollows::registeringIsNamedAfterTheFrame()
{
    const mmd::Draft drafts[] = {{m_window->leftArm, 10, mmd::BoneValue{{9, 9, 9}}},
        {m_window->rightArm, 10, mmd::BoneValue{{9, 9, 9}}},
        {m_window->leftArm, 12, mmd::BoneValue{{9, 9, 9}}}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, drafts), {});
    const QAction* button = action("keys.register");
    const std::tuple<int, const char*, const char*> frames[] = {
        {10, "2", "10"}, {11, "", "11"}, {12, "1", "12"}};
    for (const auto& [frame, count, named] : frames) {
        document().setCurrentFrame(frame);
        QVERIFY2(button->text().contains(QLatin1String(count)), qPrintable(button->text()));
        QCOMPARE(button->text().contains(u'2'), frame == 10);
        QVERIFY2(button->toolTip().contains(QLatin1String(named)), qPrintable(button->toolTip()));
        QCOMPARE(button->isEnabled(), frame != 11);
    }
}

void TestMenuFollows::keysActWhereTheyBelong_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("places"); ///< positions in view, sheet, curves
    const std::pair<const char*, const char*> commands[] = {{"pose.rotate", "111"},
        {"pose.select", "111"}, {"select.allBones", "111"}, {"view.frameAll", "111"},
        {"models.next", "111"}, {"playback.first", "111"}, {"playback.last", "111"},
        {"keys.insertFrame", "111"}, {"playback.nextFrame", "110"}, {"playback.nextKey", "110"},
        {"keys.later", "110"}, {"models.alone", "100"}, {"sheet.playFrom", "010"},
        {"sheet.foldAll", "010"}, {"sheet.zoomIn", "010"}, {"select.none", "111"}};
    for (const auto& [id, places] : commands)
        QTest::newRow(id) << QByteArray(id) << QString::fromLatin1(places);
}

void TestMenuFollows::keysActWhereTheyBelong()
{
    QFETCH(QByteArray, id);
    QFETCH(QString, places);
    MainWindow& window = m_window->window;
    const QKeyCombination key = commandOf(QLatin1String(id)).keys.front();
    QWidget* const editors[] = {&view(), &window.dopeSheet().canvas(),
        window.curveEditor().focusProxy() ? window.curveEditor().focusProxy()
                                          : &window.curveEditor()};
    QString found;
    for (QWidget* editor : editors) {
        m_window->activate(1);
        m_window->select(m_window->leftArm, {10});
        document().setCurrentFrame(10);
        editor->setFocus();
        QTRY_VERIFY(editor->hasFocus());
        QSignalSpy triggered(action(id), &QAction::triggered);
        QTest::keyClick(editor, key.key(), key.keyboardModifiers());
        found += QString::number(triggered.size());
    }
    QCOMPARE(found, places);
    view().stage().setSolo(false);
    window.dopeSheet().canvas().setAllFolded(false);
}

void TestMenuFollows::savingRenamesTheEntry()
{
    const QTemporaryDir folder;
    FileCommands& files = m_window->window.files();
    files.saving().saveTo(folder.filePath(QStringLiteral("first.vmd")));
    QVERIFY(test::isWritten(files.saving()));
    QCOMPARE(action("file.save")->text(), QStringLiteral("&Save first.vmd"));
    files.saving().saveTo(folder.filePath(QStringLiteral("second.vmd")));
    QVERIFY(test::isWritten(files.saving()));
    QCOMPARE(action("file.save")->text(), QStringLiteral("&Save second.vmd"));
    files.saving().saveTo(folder.filePath(QStringLiteral("all.odori")));
    QVERIFY(test::isWritten(files.saving()));
    QCOMPARE(action("file.save")->text(), QStringLiteral("&Save Project all.odori"));
    QCOMPARE(action("file.saveMotion")->text(), QStringLiteral("Save Mot&ion second.vmd"));
    document().project().close();
    QCOMPARE(action("file.save")->text(), QStringLiteral("&Save untitled"));
}

void TestMenuFollows::iconsFollowThePalette()
{
    const auto icon = [&] { return action("edit.undo")->icon().pixmap(16).toImage(); };
    const QImage dark = icon();
    applyTheme(*qApp, lightTheme());
    QTRY_VERIFY(icon() != dark);
    applyTheme(*qApp, darkTheme());
    QTRY_COMPARE(icon(), dark);
}

void TestMenuFollows::namesOnTheToolBarComeBackWithTheRoom()
{
    CompactToolBar bar(QStringLiteral("Tools"));
    bar.setToolButtonStyle(Qt::ToolButtonTextOnly);
    QList<QAction*> all;
    for (const char* name : {"First of all", "Second of all", "Third of all", "Fourth of all"})
        all.append(bar.addAction(QIcon(QPixmap(16, 16)), QLatin1String(name)));
    bar.addCompactable(all.mid(2)); // these become compact first
    bar.addCompactable(all.mid(0, 2));
    const auto texts = [&] {
        QString shown;
        for (QAction* each : all)
            shown += qobject_cast<QToolButton*>(bar.widgetForAction(each))->toolButtonStyle() ==
                             Qt::ToolButtonTextOnly
                         ? u'T'
                         : u'i';
        return shown;
    };
    const int wide = bar.sizeHint().width() + 20;
    bar.resize(wide, 40);
    bar.setVisible(true);
    QTRY_COMPARE(texts(), QStringLiteral("TTTT"));
    bar.resize(wide * 3 / 4, 40);
    QTRY_COMPARE(texts(), QStringLiteral("TTii"));
    bar.resize(wide / 3, 40);
    QTRY_COMPARE(texts(), QStringLiteral("iiii"));
    bar.resize(wide * 3 / 4, 40);
    QTRY_COMPARE(texts(), QStringLiteral("TTii"));
    bar.resize(wide, 40);
    QTRY_COMPARE(texts(), QStringLiteral("TTTT"));
}

void TestMenuFollows::keysWithControlGoPastFields()
{
    auto* field = m_window->window.transport().findChild<QSpinBox*>();
    setPlayRange(3, 8);
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_A); // the field handles letters
    QVERIFY(document().selection().tracks.empty());
    document().select({{m_window->leftArm}, {}});
    QTest::keyClick(field, Qt::Key_D, Qt::ControlModifier);
    QVERIFY(document().selection().tracks.empty());
    QTest::keyClick(field, Qt::Key_F6); // function keys work from the field too
    QTRY_VERIFY(!field->hasFocus());
}

/// Another program has to answer what the clipboard has, so it is asked when this one is active.
void TestMenuFollows::pastingWaitsForTheProgram()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("a text"));
    m_window->window.hide();
    QTRY_VERIFY(QGuiApplication::applicationState() != Qt::ApplicationActive);
    {
        OwnWindow other;
        const QAction* paste = other.commands().action("edit.paste");
        QVERIFY(!paste->isEnabled());
        other.show();
        QTRY_VERIFY(paste->isEnabled());
    }
    m_window->window.show();
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

QTEST_MAIN(TestMenuFollows)
#include "test_menu_follows.moc"
