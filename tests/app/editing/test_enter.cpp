// SPDX-License-Identifier: MIT
#include "app/transport_bar.h"
#include "tests/app/panels_window.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/draft_panel.h"
#include "ui/panels/light/hex_field.h"
#include "ui/panels/light/light_ball.h"
#include "ui/panels/table/key_table_view.h"
#include "ui/panels/value_section.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Enter in the real window with two actors: it registers wherever the focus is, except for the few
/// widgets that use Enter themselves.
class TestEnter : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void enterRegistersWhereverTheFocusIs_data();
    void enterRegistersWhereverTheFocusIs();
    void enterRegistersWhatThePanelShows_data();
    void enterRegistersWhatThePanelShows();
    void theSameNumberTypedSelectsTheMorph();
    void enterIsLeftToWhoNeedsIt_data();
    void enterIsLeftToWhoNeedsIt();
    void afterANumberWasTypedTheNextEnterRegisters();
    void afterTheFrameWasTypedTheNextEnterRegisters();
    void afterASliderWasDraggedEnterRegisters();
    void aClickOnASwitchLeavesEnterAlone();
    void enterCommitsWhatACellEditorHolds();
    void aFocusedButtonIsPressed();
    void enterSaysWhyItDoesNothing();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QLineEdit& fieldNamed(const char* name) const;
    /// Presses Enter while `widget` has the focus.
    void enterAt(QWidget& widget);

    std::unique_ptr<PanelsWindow> m_window;
};

void TestEnter::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_enter"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestEnter::init()
{
    m_window->resetPanels();
    document().setCurrentFrame(14);
    document().select({{m_window->leftArm}, {}});
}

QLineEdit& TestEnter::fieldNamed(const char* name) const
{
    for (QLineEdit* each : m_window->window.findChildren<QLineEdit*>())
        if (each->accessibleName() == QLatin1String(name))
            return *each;
    qFatal("no such field");
}

void TestEnter::enterAt(QWidget& widget)
{
    widget.setFocus();
    QTRY_VERIFY(widget.hasFocus() || widget.isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
}

void TestEnter::enterRegistersWhereverTheFocusIs_data()
{
    QTest::addColumn<std::function<QWidget*()>>("where");
    const auto add = [](const char* name, std::function<QWidget*()> where) {
        QTest::newRow(name) << where;
    };
    add("viewport", [this] { return &m_window->window.viewport(); });
    add("sheet", [this] { return &m_window->window.dopeSheet().canvas(); });
    add("curve", [this] {
        m_window->select(m_window->leftArm, {10}); // Enter registers this bone here
        return &m_window->window.curveEditor().view();
    });
    add("bone tree", [this] { return &m_window->tree(); });
    add("models",
        [this] { return m_window->window.findChild<QTreeView*>(QStringLiteral("actorList")); });
    add("slider", [this] { return &m_window->morphRow().slider(); });
    add("number", [this] { return &m_window->keyPanel().field(mmd::KeyNumber::X); });
    add("frame", [this] { return m_window->window.transport().frameField(); });
    add("table", [this] {
        m_window->raise("table");
        return &m_window->the<KeyTableView>();
    });
    add("list of drafts", [this] {
        m_window->addDraft(m_window->rightArm, 3);
        m_window->raise("drafts");
        return &m_window->the<DraftPanel>().list();
    });
    add("closed choice",
        [this] { return m_window->window.findChild<QComboBox*>(QStringLiteral("grouping")); });
    add("a panel that floats", [this] {
        auto& dock = m_window->raise("bones");
        dock.setFloating(true);
        dock.activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(&dock)); }();
        return &m_window->tree();
    });
    add("nowhere", [this]() -> QWidget* {
        if (QApplication::focusWidget())
            QApplication::focusWidget()->clearFocus();
        return nullptr;
    });
}

void TestEnter::enterRegistersWhereverTheFocusIs()
{
    QFETCH(std::function<QWidget*()>, where);
    QWidget* widget = where();
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
    const int steps = document().undoStack()->index();
    if (widget)
        enterAt(*widget);
    else
        QTest::keyClick(&m_window->window, Qt::Key_Return);
    QVERIFY(m_window->hasKeyHere(m_window->leftArm));
    QCOMPARE(document().undoStack()->index(), steps + 1);
    QCOMPARE(document().currentFrame(), 14.0);
}

/// While the left arm is selected and nothing is changed.
void TestEnter::enterRegistersWhatThePanelShows_data()
{
    QTest::addColumn<std::function<QWidget*()>>("where");
    QTest::addColumn<mmd::TrackId>("track");
    const auto add = [](const char* name, mmd::TrackKind kind, std::function<QWidget*()> where) {
        QTest::newRow(name) << where << mmd::TrackId{kind, {}};
    };
    using enum mmd::TrackKind;
    const auto field = [this](mmd::TrackKind kind, const char* dock, mmd::KeyNumber number) {
        return [this, kind, dock, number]() -> QWidget* {
            m_window->raise(dock);
            for (ValueSection* each : m_window->window.findChildren<ValueSection*>())
                if (each->form().kind() == kind)
                    return each->form().field(number);
            return nullptr;
        };
    };
    add("camera", Camera, field(Camera, "camera", mmd::KeyNumber::Distance));
    add("light", Light, field(Light, "light", mmd::KeyNumber::X));
    add("self-shadow", Shadow, field(Shadow, "light", mmd::KeyNumber::Distance));
    add("colour as a text", Light, [this]() -> QWidget* {
        m_window->raise("light");
        return &m_window->the<HexField>();
    });
    add("ball of the light", Light, [this]() -> QWidget* {
        m_window->raise("light");
        return &m_window->the<LightBall>();
    });
    QTest::newRow("bone") << std::function<QWidget*()>([this]() -> QWidget* {
        return &m_window->keyPanel().field(mmd::KeyNumber::X);
    }) << m_window->leftArm;
    QTest::newRow("morph") << std::function<QWidget*()>([this]() -> QWidget* {
        return &m_window->morphRow().number();
    }) << m_window->blink;
}

void TestEnter::enterRegistersWhatThePanelShows()
{
    QFETCH(std::function<QWidget*()>, where);
    QFETCH(mmd::TrackId, track);
    QWidget* widget = where();
    QVERIFY(widget);
    QTRY_VERIFY(widget->isVisible());
    const mmd::Scene& scene = document().scene();
    const bool isOfScene = track.kind > mmd::TrackKind::Morph;
    const mmd::Motion camera = scene.camera, model = scene.actors[0].motion;
    QTest::mouseClick(widget, Qt::LeftButton);
    QTest::keyClick(widget, Qt::Key_Return);
    const mmd::Motion& changed = isOfScene ? scene.camera : scene.actors[0].motion;
    const auto frames = mmd::framesOf(changed, track);
    QVERIFY(std::binary_search(frames.begin(), frames.end(), 14u));
    QCOMPARE(changed.keyCount(), (isOfScene ? camera : model).keyCount() + 1);
    QVERIFY(isOfScene ? scene.actors[0].motion == model : scene.camera == camera);
    QCOMPARE(scene.actors[1].motion.keyCount(), std::size_t(0));
}

void TestEnter::theSameNumberTypedSelectsTheMorph()
{
    m_window->window.viewport().setFocus();
    NumberField& number = m_window->morphRow().number();
    document().setCurrentFrame(30);
    document().select({{m_window->leftArm}, {}});
    const QString same = number.text();
    number.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(number.hasFocus());
    QTest::keyClick(&number, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&number, same);
    QTest::keyClick(&number, Qt::Key_Return); // commits the same number
    QVERIFY(document().actor()->drafts.empty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
}

void TestEnter::enterIsLeftToWhoNeedsIt_data()
{
    QTest::addColumn<std::function<void()>>("act");
    const auto add = [](const char* name, std::function<void()> act) {
        QTest::newRow(name) << act;
    };
    add("search for rows", [this] { enterAt(fieldNamed("Search rows")); });
    add("search for bones", [this] { enterAt(fieldNamed("Search bones")); });
    add("open menu", [this] {
        for (QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>())
            if (menu->title().remove(u'&') == QStringLiteral("View")) {
                menu->popup(m_window->window.mapToGlobal(QPoint(200, 30)));
                QTest::keyClick(menu, Qt::Key_Return);
                menu->close();
            }
    });
    add("open list", [this] {
        auto* box = m_window->window.findChild<QComboBox*>(QStringLiteral("grouping"));
        box->showPopup();
        QTRY_VERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_VERIFY(!box->view()->isVisible());
    });
    add("dialog", [this] {
        m_window->inDialog<QDialog>(QStringLiteral("Range…"),
            [](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
    });
}

void TestEnter::enterIsLeftToWhoNeedsIt()
{
    QFETCH(std::function<void()>, act);
    const int steps = document().undoStack()->index();
    act();
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
    QCOMPARE(document().undoStack()->index(), steps);
}

void TestEnter::afterANumberWasTypedTheNextEnterRegisters()
{
    m_window->window.viewport().setFocus();
    NumberField& field = m_window->keyPanel().field(mmd::KeyNumber::RotationX);
    m_window->write(field, QStringLiteral("7"));
    QTest::keyClick(&field, Qt::Key_Return);
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm)); // the first Enter commits the field
    QCOMPARE(document().actor()->drafts.size(), 1u);
    QVERIFY(m_window->window.viewport().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(m_window->hasKeyHere(m_window->leftArm));
    QVERIFY(document().actor()->drafts.empty());
    QCOMPARE(document().undoStack()->count(), 2);
    // The same if a button had the focus before; Enter must not press it.
    document().setCurrentFrame(15);
    auto* button = m_window->window.dopeSheet().headerBar()->findChild<QToolButton*>();
    button->setFocus();
    const bool wasChecked = button->isChecked();
    m_window->write(field, QStringLiteral("8"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(button->isChecked(), wasChecked);
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
}

void TestEnter::afterTheFrameWasTypedTheNextEnterRegisters()
{
    m_window->window.viewport().setFocus();
    QSpinBox* field = m_window->window.transport().frameField();
    m_window->write(*field, QStringLiteral("17"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().currentFrame(), 17.0);
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
    QTRY_VERIFY(m_window->window.viewport().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 17, 20}));
    // An unchanged number is committed too.
    m_window->write(*field, QStringLiteral("17"));
    document().select({{m_window->rightArm}, {}});
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!m_window->hasKeyHere(m_window->rightArm));
    QTRY_VERIFY(m_window->window.viewport().hasFocus());
}

void TestEnter::afterASliderWasDraggedEnterRegisters()
{
    ValueSlider& slider = m_window->morphRow().slider();
    QTest::mousePress(&slider, Qt::LeftButton, {}, slider.positionOf(slider.value()).toPoint());
    const QPoint end = slider.positionOf(0.9).toPoint();
    QMouseEvent move(QEvent::MouseMove, end, slider.mapToGlobal(end), Qt::NoButton, Qt::LeftButton,
        Qt::NoModifier);
    QCoreApplication::sendEvent(&slider, &move);
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, end);
    QCOMPARE(document().actor()->drafts.size(), 1u);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(document().actor()->drafts.empty());
    QVERIFY(m_window->hasKeyHere(m_window->blink));
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
}

void TestEnter::aClickOnASwitchLeavesEnterAlone()
{
    m_window->window.viewport().setFocus();
    m_window->raise("model");
    ValueSection* section = nullptr;
    for (ValueSection* each : m_window->window.findChildren<ValueSection*>())
        if (each->form().kind() == mmd::TrackKind::ShowIk)
            section = each;
    QTRY_VERIFY(section->form().switchField(mmd::KeyNumber::Show)->isVisible());
    const auto switches = section->findChildren<SwitchField*>(); // also those of the IK chains
    QVERIFY(switches.size() > 1);
    for (SwitchField* each : switches) {
        QTest::mouseClick(each, Qt::LeftButton);
        QCOMPARE(document().actor()->drafts.size(), 1u);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(document().actor()->drafts.empty());
        QVERIFY(m_window->hasKeyHere(m_window->showIk));
        QVERIFY(each->isVisible());
        document().setCurrentFrame(document().currentFrame() + 1); // the key holds there, too
    }
}

void TestEnter::enterCommitsWhatACellEditorHolds()
{
    m_window->raise("table");
    auto& table = m_window->the<KeyTableView>();
    QTRY_VERIFY(table.isVisible());
    table.setFocus();
    const QModelIndex cell = table.model()->index(1, KeyColumn(mmd::KeyNumber::X).index());
    table.setCurrentIndex(cell);
    table.edit(cell);
    QTRY_VERIFY(QApplication::focusWidget() != &table);
    QWidget* editor = QApplication::focusWidget();
    QVERIFY(table.isAncestorOf(editor));
    QTest::keyClicks(editor, QStringLiteral("33"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(
        table.model()->index(1, KeyColumn(mmd::KeyNumber::X).index()).data().toDouble(), 33.0);
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
    QTRY_VERIFY(table.hasFocus());
    QTest::keyClick(&table, Qt::Key_Return); // no editor is open
    QVERIFY(m_window->hasKeyHere(m_window->leftArm));
}

void TestEnter::aFocusedButtonIsPressed()
{
    QToolButton* filter = nullptr;
    for (auto* each : m_window->window.dopeSheet().headerBar()->findChildren<QToolButton*>())
        if (each->isCheckable() && each->text() == QStringLiteral("Keyed"))
            filter = each;
    QVERIFY(filter);
    enterAt(*filter);
    QVERIFY(filter->isChecked());
    QVERIFY(!m_window->hasKeyHere(m_window->leftArm));
    enterAt(*filter);
    QVERIFY(!filter->isChecked());
    // The panel's Register button registers once.
    QPushButton& button = m_window->keyPanel().registerButton();
    enterAt(button);
    QVERIFY(m_window->hasKeyHere(m_window->leftArm));
    QCOMPARE(document().undoStack()->count(), 1);
}

void TestEnter::enterSaysWhyItDoesNothing()
{
    document().select({});
    enterAt(m_window->window.viewport());
    QVERIFY2(m_window->note().contains(QStringLiteral("Nothing is selected")),
        qPrintable(m_window->note()));
    QCOMPARE(m_window->note(), m_window->keyPanel().registerButton().toolTip());
    document().say({});
    enterAt(m_window->tree());
    QVERIFY(m_window->note().contains(QStringLiteral("Nothing is selected")));
    document().say({});
    QSpinBox* field = m_window->window.transport().frameField();
    m_window->write(*field, QStringLiteral("17"));
    QTest::keyClick(field, Qt::Key_Return); // it only commits the frame
    QCOMPARE(document().currentFrame(), 17.0);
    QCOMPARE(m_window->note(), QString());
    QCOMPARE(document().undoStack()->count(), 0);
}

QTEST_MAIN(TestEnter)
#include "test_enter.moc"
