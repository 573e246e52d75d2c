// SPDX-License-Identifier: MIT
#include "tests/app/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/document/bone_tree_model.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/key_panel.h"
#include "ui/panels/key_table_view.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QClipboard>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

namespace {

/// "2 keys", as the window's translation says it; without one it is "2 key(s)".
QString plain(QString text)
{
    return text.replace(QStringLiteral("key(s)"), QStringLiteral("keys"))
        .replace(QStringLiteral(" 1 keys"), QStringLiteral(" 1 key"))
        .replace(QRegularExpression(QStringLiteral("^1 keys")), QStringLiteral("1 key"));
}

} // namespace

/// One selection in the real window with two actors: bones and morphs, or keys. What is picked,
/// copied, deleted and typed is what shows as selected, and the window says what was done.
class TestOneSelection : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void pickingBonesOrMorphsLetsGoOfKeys_data();
    void pickingBonesOrMorphsLetsGoOfKeys();
    void whatIsPickedIsPosedAndCopiedNotTheKeyBefore();
    void aClickBesideTheModelDeselectsEverything();
    void aClickThatGoesToAFrameKeepsTheBones_data();
    void aClickThatGoesToAFrameKeepsTheBones();
    void keysOfAPoseAreLetGoOfWhenTheFrameGoesOn();
    void keysThatWerePickedStayWhenTheFrameGoesOn();
    void playingKeepsTheKeysOfAPose();
    void pastedKeysAreAllThatIsSelected();
    void everyCommandSaysWhatItDid_data();
    void everyCommandSaysWhatItDid();
    void theSecondModelHasASelectionOfItsOwn();
    void keysAwayFromTheFrameAreNamedInTheHeaders();
    void hiddenKeysAreCounted_data();
    void hiddenKeysAreCounted();
    void aClosedSheetHidesNoKeys();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] Viewport& viewport() const { return m_window->window.viewport(); }
    [[nodiscard]] DopeCanvas& sheet() const { return m_window->window.dopeSheet().canvas(); }
    [[nodiscard]] KeyPanel& keyPanel() const { return *m_window->window.findChild<KeyPanel*>(); }
    [[nodiscard]] QTreeView& tree() const
    {
        return m_window->window.findChild<BonePanel*>()->tree();
    }
    [[nodiscard]] MorphRow& morphRow() const;
    [[nodiscard]] QString note() const
    {
        return plain(m_window->window.findChild<QLabel*>(QStringLiteral("statusNote"))->text());
    }
    [[nodiscard]] QLabel& keyHeading() const
    {
        return *keyPanel().header()->findChild<QLabel*>(QStringLiteral("state"));
    }
    [[nodiscard]] QLabel& curveHeading() const
    {
        return *m_window->window.curveEditor().header()->findChild<QLabel*>(
            QStringLiteral("keyCount"));
    }
    [[nodiscard]] QString selectionText() const;
    [[nodiscard]] QPoint placeOf(const mmd::TrackId& bone) const;
    void raise(const char* dock)
    {
        m_window->window.findChild<QDockWidget*>(QLatin1String(dock))->raise();
    }
    void clickInTree(const mmd::TrackId& bone, Qt::KeyboardModifiers modifiers = {});
    void clickName(const mmd::TrackId& track, Qt::KeyboardModifiers modifiers = {});
    void type(NumberField& field, const QString& text);

    std::unique_ptr<EditWindow> m_window;
};

void TestOneSelection::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_one_selection"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestOneSelection::init()
{
    m_window->window.resetLayout();
    m_window->reset();
    viewport().showStandardView(StandardView::Front);
    viewport().setEditMode(EditMode::Select);
    viewport().showWholeModel();
    raise("key");
    sheet().setAllFolded(false);
    QTRY_VERIFY_WITH_TIMEOUT(viewport().isModelShown(), 20000);
}

MorphRow& TestOneSelection::morphRow() const
{
    auto& panel = *m_window->window.findChild<MorphPanel*>();
    for (int tab = 0; !panel.rowOf(0) && tab < panel.tabs().count(); ++tab)
        panel.tabs().setCurrentIndex(tab);
    return *panel.rowOf(0);
}

QString TestOneSelection::selectionText() const
{
    for (const QLabel* label : m_window->window.findChildren<QLabel*>())
        if (label->text().contains(u" selected on ") || label->text().contains(u" selected, "))
            return plain(label->text());
    return {};
}

QPoint TestOneSelection::placeOf(const mmd::TrackId& bone) const
{
    return viewport().placeOf(m_window->model->bonesOfTrack(bone.name).front())->toPoint();
}

void TestOneSelection::clickInTree(const mmd::TrackId& bone, Qt::KeyboardModifiers modifiers)
{
    auto& model = static_cast<BoneTreeModel&>(*tree().model());
    const QModelIndex row = model.indexesOfTrack(bone).front();
    tree().scrollTo(row);
    QTest::mouseClick(
        tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(row).center());
}

void TestOneSelection::clickName(const mmd::TrackId& track, Qt::KeyboardModifiers modifiers)
{
    sheet().ensureTrackVisible(track);
    QTest::mouseClick(&sheet(), Qt::LeftButton, modifiers,
        QPoint(90, sheet().rowTop(sheet().rows().rowOf(track)) + DopeMetrics::rowHeight / 2));
}

void TestOneSelection::type(NumberField& field, const QString& text)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTRY_VERIFY(field.hasFocus());
    field.selectAll();
    QTest::keyClicks(&field, text);
    QTest::keyClick(&field, Qt::Key_Return);
}

void TestOneSelection::pickingBonesOrMorphsLetsGoOfKeys_data()
{
    QTest::addColumn<std::function<void()>>("pick");
    const auto add = [](const char* name, std::function<void()> pick) {
        QTest::newRow(name) << pick;
    };
    const auto clickView = [this](Qt::KeyboardModifiers modifiers, const mmd::TrackId& bone) {
        QTest::mouseClick(&viewport(), Qt::LeftButton, modifiers, placeOf(bone));
    };
    const auto& right = m_window->rightArm;
    const auto& left = m_window->leftArm;
    add("viewport", [=, this] { clickView({}, right); });
    add("viewport, the key's own bone", [=, this] { clickView({}, left); });
    add("viewport, Shift", [=, this] { clickView(Qt::ShiftModifier, right); });
    add("viewport, Ctrl", [=, this] { clickView(Qt::ControlModifier, right); });
    add("viewport, a rectangle", [=, this] {
        const QPoint at = placeOf(right), reach(30, 30);
        QTest::mousePress(&viewport(), Qt::LeftButton, {}, at - reach);
        for (const QPoint& to : {at, at + reach}) {
            QMouseEvent move(QEvent::MouseMove, to, viewport().mapToGlobal(to), Qt::NoButton,
                Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&viewport(), &move);
        }
        QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, at + reach);
    });
    add("viewport, all bones", [=, this] { QTest::keyClick(&viewport(), Qt::Key_A); });
    add("tree", [=, this] { clickInTree(right); });
    add("tree, the key's own bone", [=, this] { clickInTree(left); });
    add("tree, Ctrl", [=, this] { clickInTree(right, Qt::ControlModifier); });
    add("tree, a key", [=, this] {
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_Down);
    });
    add("rows", [=, this] { clickName(right); });
    add("rows, the key's own bone", [=, this] { clickName(left); });
    add("rows, Ctrl", [=, this] { clickName(right, Qt::ControlModifier); });
    add("rows, Shift", [=, this] { clickName(right, Qt::ShiftModifier); });
    add("rows, a key", [=, this] { m_window->press(Qt::Key_Down); });
    add("rows, Shift and a key", [=, this] { m_window->press(Qt::Key_Down, Qt::ShiftModifier); });
    add("morphs, a name", [=, this] {
        QTest::mouseClick(&morphRow(), Qt::LeftButton, {}, QPoint(14, morphRow().height() / 2));
    });
    add("morphs, a slider that stays", [=, this] {
        ValueSlider& slider = morphRow().slider();
        QTest::mouseClick(&slider, Qt::LeftButton, {}, slider.positionOf(slider.value()).toPoint());
    });
    add("morphs, a number", [=, this] { type(morphRow().number(), QStringLiteral("0.5")); });
    add("what is changed", [=, this] {
        const mmd::Draft draft{right, document().currentKeyFrame(), mmd::BoneValue{{1, 2, 3}}};
        document().apply(mmd::setDrafts(document().scene(), document().selection(),
                             document().scene().active, {&draft, 1}),
            QStringLiteral("Pose"));
        m_window->press(Qt::Key_S);
    });
}

void TestOneSelection::pickingBonesOrMorphsLetsGoOfKeys()
{
    QFETCH(std::function<void()>, pick);
    m_window->select(m_window->leftArm, {0});
    QCOMPARE(document().selection().keyCount(), 1u);
    document().setCurrentFrame(15);
    const mmd::Motion before = m_window->motion();
    pick();
    QVERIFY(document().selection().keys.empty());
    QVERIFY(!document().selection().tracks.empty());
    QVERIFY(m_window->motion() == before);
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Delete); // there is no key at this frame
    QVERIFY(m_window->motion() == before);
}

/// The case of the issue: a key far away must not be edited, deleted or copied.
void TestOneSelection::whatIsPickedIsPosedAndCopiedNotTheKeyBefore()
{
    m_window->select(m_window->leftArm, {0});
    document().setCurrentFrame(5); // where the right arm has a key
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, placeOf(m_window->rightArm));
    const std::vector<mmd::TrackId> picked = document().selection().tracks;
    QCOMPARE(picked.size(), 1u);
    QVERIFY(picked.front() != m_window->leftArm);
    QCOMPARE(keyPanel().frameField().text(), QStringLiteral("5"));
    const mmd::Motion before = m_window->motion();
    type(keyPanel().field(KeyNumber::RotationX), QStringLiteral("30"));
    QVERIFY(m_window->motion() == before);
    QCOMPARE(document().actor()->drafts.size(), 1u);
    QVERIFY(document().actor()->drafts.front().track == picked.front());
    QCOMPARE(document().actor()->drafts.front().frame, 5u);
    document().select({{m_window->rightArm}, {}});
    viewport().setFocus();
    QTest::keyClick(&viewport(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("右腕")));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("左腕")));
    QTest::keyClick(&viewport(), Qt::Key_Delete);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 20}));
    QVERIFY(m_window->frames(m_window->rightArm).empty());
}

void TestOneSelection::aClickBesideTheModelDeselectsEverything()
{
    const QPoint corner(6, viewport().height() - 6);
    m_window->select(m_window->leftArm, {0, 10});
    QTest::mouseClick(&viewport(), Qt::LeftButton, Qt::ControlModifier, corner); // adds nothing
    QCOMPARE(document().selection().keyCount(), 2u);
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, corner);
    QVERIFY(document().selection() == mmd::Selection{});
    m_window->activate(0); // the camera has no bones to click
    m_window->select(m_window->camera, {10});
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, corner);
    QVERIFY(document().selection() == mmd::Selection{});
}

void TestOneSelection::aClickThatGoesToAFrameKeepsTheBones_data()
{
    QTest::addColumn<bool>("ruler");
    QTest::addColumn<bool>("ownRow");
    QTest::newRow("ruler") << true << false;
    QTest::newRow("a cell of another row") << false << false;
    QTest::newRow("a cell of the key's row") << false << true;
}

void TestOneSelection::aClickThatGoesToAFrameKeepsTheBones()
{
    QFETCH(bool, ruler);
    QFETCH(bool, ownRow);
    m_window->select(m_window->leftArm, {0, 10});
    const mmd::TrackId& row = ownRow ? m_window->leftArm : m_window->rightArm;
    sheet().ensureTrackVisible(row);
    const int x = qRound(sheet().axis().x(15.0));
    const QPoint at(x, ruler ? 8 : sheet().keyPosition(row, 15).y());
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, at);
    QCOMPARE(document().currentFrame(), 15.0);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
}

void TestOneSelection::keysOfAPoseAreLetGoOfWhenTheFrameGoesOn()
{
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(14);
    m_window->press(Qt::Key_Return);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 14));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
    // So does a key that registers itself, and a pose that is registered as it was.
    document().setAutoKey(true);
    type(keyPanel().field(KeyNumber::PositionX), QStringLiteral("8"));
    document().setAutoKey(false);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 15));
    document().setCurrentFrame(14);
    QVERIFY(document().selection().keys.empty());
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Return);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 14));
    m_window->press(Qt::Key_Home);
    QVERIFY(document().selection().keys.empty());
}

void TestOneSelection::keysThatWerePickedStayWhenTheFrameGoesOn()
{
    document().setCurrentFrame(10);
    sheet().ensureTrackVisible(m_window->leftArm);
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, sheet().keyPosition(m_window->leftArm, 10));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    // A key that was registered and then clicked was picked as well.
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(10);
    m_window->press(Qt::Key_Return);
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, sheet().keyPosition(m_window->leftArm, 10));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 10));
    // And one that was moved to the current frame.
    document().setCurrentFrame(11);
    m_window->press(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 11));
    m_window->press(Qt::Key_Right);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 11));
}

void TestOneSelection::playingKeepsTheKeysOfAPose()
{
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(4);
    m_window->press(Qt::Key_Return);
    m_window->press(Qt::Key_P);
    QTRY_VERIFY_WITH_TIMEOUT(document().currentFrame() > 4.0, 20000);
    m_window->press(Qt::Key_P);
    QVERIFY(document().selection().hasKey(m_window->leftArm, 4)); // its curve can be shaped
    QVERIFY(keyHeading().text().contains(QStringLiteral("frame 4")));
    document().setCurrentFrame(30);
    QVERIFY(document().selection().keys.empty());
}

void TestOneSelection::pastedKeysAreAllThatIsSelected()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->press(Qt::Key_C, Qt::ControlModifier);
    document().select({{m_window->rightArm, m_window->blink}, {}});
    document().setCurrentFrame(40);
    m_window->press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(document().selection().tracks == std::vector{m_window->leftArm});
    QCOMPARE(document().selection().keyCount(), 2u);
}

void TestOneSelection::everyCommandSaysWhatItDid_data()
{
    QTest::addColumn<std::function<void()>>("act");
    QTest::addColumn<QString>("says");
    const auto add = [](const char* name, const char* says, std::function<void()> act) {
        QTest::newRow(name) << act << QString::fromUtf8(says);
    };
    const auto press = [this](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        m_window->press(key, modifiers);
    };
    const auto both = [this] { m_window->select(m_window->leftArm, {10, 20}); };
    add("copy", "Copied 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
    });
    add("copy one", "Copied 1 key.", [=, this] {
        m_window->select(m_window->leftArm, {10});
        press(Qt::Key_C, Qt::ControlModifier);
    });
    add("cut", "Cut 2 keys.", [=, this] {
        both();
        press(Qt::Key_X, Qt::ControlModifier);
    });
    add("delete", "Deleted 2 keys.", [=, this] {
        both();
        press(Qt::Key_Delete);
    });
    add("delete the column", "Deleted 2 keys.", [=, this] {
        document().select({{m_window->leftArm, m_window->blink}, {}});
        document().setCurrentFrame(10);
        press(Qt::Key_Delete);
    });
    add("paste", "Pasted 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
        document().setCurrentFrame(40);
        press(Qt::Key_V, Qt::ControlModifier);
    });
    add("paste mirrored", "Pasted 2 keys.", [=, this] {
        both();
        press(Qt::Key_C, Qt::ControlModifier);
        document().setCurrentFrame(40);
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    });
    const auto table = [this, both](QKeySequence::StandardKey key) {
        raise("table");
        auto* view = m_window->window.findChild<KeyTableView*>();
        QTRY_VERIFY(view->isVisible());
        both();
        view->setFocus();
        const QKeyCombination keys = QKeySequence(key)[0];
        QTest::keyClick(view, keys.key(), keys.keyboardModifiers());
    };
    add("table, copy", "Copied 2 keys.", [=, this] { table(QKeySequence::Copy); });
    add("table, cut", "Cut 2 keys.", [=, this] { table(QKeySequence::Cut); });
    add("table, delete", "Deleted 2 keys.", [=, this] { table(QKeySequence::Delete); });
    add("table, paste", "Pasted 2 keys.", [=, this] {
        table(QKeySequence::Cut);
        table(QKeySequence::Paste);
    });
    add("graph, delete", "Deleted 2 keys.", [=, this] {
        both();
        m_window->window.curveEditor().setShowsValues(true);
        m_window->window.curveEditor().valueView().canvas().deleteKeys();
        m_window->window.curveEditor().setShowsValues(false);
    });
    add("sheet, delete", "Deleted 2 keys.", [=, this] {
        both();
        m_window->window.dopeSheet().deleteSelected();
    });
}

void TestOneSelection::everyCommandSaysWhatItDid()
{
    QFETCH(std::function<void()>, act);
    QFETCH(QString, says);
    QGuiApplication::clipboard()->clear();
    act();
    QCOMPARE(note(), says);
    document().say({});
    document().select({});
    m_window->window.dopeSheet().setFocus();
    m_window->press(Qt::Key_Delete); // there is nothing to delete
    QCOMPARE(note(), QString());
}

void TestOneSelection::theSecondModelHasASelectionOfItsOwn()
{
    m_window->select(m_window->leftArm, {0});
    viewport().setFocus();
    QTest::keyClick(&viewport(), Qt::Key_Tab);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    QVERIFY(document().selection() == mmd::Selection{});
    clickInTree(m_window->leftArm);
    QTest::keyClick(&tree(), Qt::Key_Delete);
    viewport().setFocus();
    QTest::keyClick(&viewport(), Qt::Key_Delete);
    const auto first = mmd::framesOf(document().scene().actors[0].motion, m_window->leftArm);
    QCOMPARE(first.size(), 3u);
    QVERIFY(document().selection() == (mmd::Selection{{m_window->leftArm}, {}}));
}

void TestOneSelection::keysAwayFromTheFrameAreNamedInTheHeaders()
{
    const auto colourOf = [](const QLabel& label) {
        return label.palette().color(QPalette::WindowText);
    };
    const QColor selected = darkTheme().selectedKey;
    m_window->select(m_window->leftArm, {10});
    document().setCurrentFrame(15);
    for (const QLabel* heading : {&keyHeading(), &curveHeading()}) {
        QCOMPARE(plain(heading->text()), QStringLiteral("1 key at frame 10"));
        QCOMPARE(colourOf(*heading), selected);
    }
    document().setCurrentFrame(10);
    for (const QLabel* heading : {&keyHeading(), &curveHeading()}) {
        QCOMPARE(plain(heading->text()), QStringLiteral("1 key"));
        QVERIFY(colourOf(*heading) != selected);
    }
    m_window->select(m_window->leftArm, {10, 20});
    for (const QLabel* heading : {&keyHeading(), &curveHeading()}) {
        QVERIFY(plain(heading->text()).startsWith(QStringLiteral("2 keys in frames 10–20")));
        QCOMPARE(colourOf(*heading), selected);
    }
    document().select({{m_window->leftArm}, {}});
    QVERIFY(colourOf(keyHeading()) != selected);
    QVERIFY(curveHeading().text().isEmpty());
    // Keys of the camera, and of what has no curves.
    m_window->activate(0);
    m_window->select(m_window->camera, {20});
    for (const QLabel* heading : {&keyHeading(), &curveHeading()}) {
        QCOMPARE(plain(heading->text()), QStringLiteral("1 key at frame 20"));
        QCOMPARE(colourOf(*heading), selected);
    }
    m_window->select(m_window->light, {20});
    QCOMPARE(plain(keyHeading().text()), QStringLiteral("1 key at frame 20"));
    QVERIFY(curveHeading().text().isEmpty());
    m_window->window.curveEditor().setShowsValues(true);
    QCOMPARE(plain(curveHeading().text()), QStringLiteral("1 key at frame 20"));
    m_window->window.curveEditor().setShowsValues(false);
}

void TestOneSelection::hiddenKeysAreCounted_data()
{
    QTest::addColumn<QString>("by");
    QTest::newRow("a fold") << QStringLiteral("fold");
    QTest::newRow("a search") << QStringLiteral("search");
    QTest::newRow("a filter") << QStringLiteral("filter");
}

void TestOneSelection::hiddenKeysAreCounted()
{
    QFETCH(QString, by);
    mmd::Selection keys;
    for (const mmd::TrackId& track : {m_window->leftArm, m_window->blink, m_window->showIk}) {
        keys.setTrack(track, true);
        keys.setKey(track, 10, true);
    }
    keys.setKey(m_window->leftArm, 20, true);
    document().select(keys);
    QVERIFY(!selectionText().contains(u"not shown"));
    DopeHeader& header = m_window->window.dopeSheet().header();
    auto* search = header.findChild<QLineEdit*>();
    QToolButton* strangers = nullptr;
    for (auto* each : header.findChildren<QToolButton*>())
        if (each->isCheckable() && each->text() == QStringLiteral("Drafts"))
            strangers = each;
    int hidden = 3;
    if (by == QStringLiteral("fold")) {
        sheet().setAllFolded(true); // show/IK is in no group
    } else if (by == QStringLiteral("search")) {
        search->setText(QStringLiteral("IK"));
    } else {
        strangers->setChecked(true);
        hidden = 4;
    }
    const QString wanted = QStringLiteral("%1 not shown").arg(hidden);
    QVERIFY2(selectionText().contains(wanted), qPrintable(selectionText()));
    QVERIFY2(keyHeading().text().contains(wanted), qPrintable(keyHeading().text()));
    document().say({});
    NumberField& curve = keyPanel().curveField(mmd::BoneChannel::X, 0);
    type(curve, QStringLiteral("33")); // of the arm's two keys
    QVERIFY2(note().contains(QStringLiteral("2 of them not shown")), qPrintable(note()));
    m_window->window.dopeSheet().setFocus();
    document().say({});
    m_window->press(Qt::Key_Delete);
    const QString said = QStringLiteral("Deleted 4 keys, %1 of them not shown.").arg(hidden);
    QCOMPARE(note(), said);
    search->clear();
    strangers->setChecked(false);
    sheet().setAllFolded(false);
    document().undo();
    document().say({});
    m_window->press(Qt::Key_Delete);
    QCOMPARE(note(), QStringLiteral("Deleted 4 keys."));
}

void TestOneSelection::aClosedSheetHidesNoKeys()
{
    sheet().setAllFolded(true);
    m_window->select(m_window->leftArm, {10});
    QVERIFY(keyHeading().text().contains(u"not shown"));
    auto* dock = m_window->window.findChild<QDockWidget*>(QStringLiteral("dopesheet"));
    dock->hide();
    QVERIFY(!keyHeading().text().contains(u"not shown"));
    dock->show();
    QTRY_VERIFY(keyHeading().text().contains(u"not shown"));
}

QTEST_MAIN(TestOneSelection)
#include "test_one_selection.moc"
