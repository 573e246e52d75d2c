// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/app/editing/edit_window.h"
#include "ui/document/files/saved_state.h"
#include "ui/document/models/actor_list_model.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/actor_panel.h"

#include <QtGui/QContextMenuEvent>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// The list of models, as painted and as used with the mouse.
class TestActorPanel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void anEyeIsOpenOrShut();
    void aPressOnAnEyeChoosesNoModel();
    void spaceIsForTheRowOfTheCursor();
    void whatIsNotSavedHasAnotherColour();
    void aLongNameOfAMotionLeavesHalfToTheModels();
    void theMenuIsForRows();
    void theRowFollowsTheActiveModel();
    void theButtonShowsTheActiveModelAlone();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QTreeView& list() const { return m_window->window.actorPanel().list(); }
    [[nodiscard]] QRect cell(int row, int column) const
    {
        return list().visualRect(list().model()->index(row, column));
    }
    /// The cell as painted, without the row's background.
    [[nodiscard]] QImage picture(int row, int column) const
    {
        return list().viewport()->grab(cell(row, column)).toImage();
    }
    void click(int row, int column) const
    {
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, cell(row, column).center());
    }
    [[nodiscard]] bool isVisible(std::size_t actor) const
    {
        return document().scene().actors[actor].visible;
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestActorPanel::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_actor_panel"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestActorPanel::anEyeIsOpenOrShut()
{
    const int eye = ActorListModel::Shown;
    m_window->activate(0); // neither of the two rows is selected
    const QImage open = picture(0, eye);
    QCOMPARE(picture(1, eye), open);
    click(1, eye);
    QVERIFY(isVisible(0) && !isVisible(1));
    QCOMPARE(picture(0, eye), open);
    const QImage shut = picture(1, eye);
    QVERIFY(shut != open);
    click(0, eye);
    QCOMPARE(picture(0, eye), shut);
    click(1, eye);
    QCOMPARE(picture(1, eye), open);
    QVERIFY(!isVisible(0) && isVisible(1));
    m_window->activate(1);
    const QImage camera = picture(2, eye);
    QVERIFY(camera != open && camera != shut); // a camera icon: the camera cannot be hidden
    const mmd::Scene before = document().scene();
    click(2, eye);
    QVERIFY(document().scene() == before);
}

void TestActorPanel::aPressOnAnEyeChoosesNoModel()
{
    QCOMPARE(document().scene().active, mmd::ActorId{1});
    click(1, ActorListModel::Shown);
    QVERIFY(!isVisible(1));
    QCOMPARE(document().scene().active, mmd::ActorId{1});
    QCOMPARE(list().selectionModel()->selectedRows().front().row(), 0);
    click(1, ActorListModel::Name);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    QVERIFY(!isVisible(1));
}

void TestActorPanel::spaceIsForTheRowOfTheCursor()
{
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Down);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    QTest::keyClick(&list(), Qt::Key_Space);
    QVERIFY(isVisible(0) && !isVisible(1));
    QCOMPARE(document().undoStack()->undoText(), QStringLiteral("Hide mannequin (2)"));
    QTest::keyClick(&list(), Qt::Key_Space);
    QVERIFY(isVisible(0) && isVisible(1));
    QTest::keyClick(&list(), Qt::Key_Down); // the camera
    QTest::keyClick(&list(), Qt::Key_Space);
    QVERIFY(isVisible(0) && isVisible(1));
}

void TestActorPanel::whatIsNotSavedHasAnotherColour()
{
    const auto hasColour = [&](int row, QPalette::ColorRole role) {
        const QImage image = picture(row, ActorListModel::Motion);
        const QColor wanted = list().palette().color(role);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor is = image.pixelColor(x, y);
                if (std::abs(is.red() - wanted.red()) < 12 &&
                    std::abs(is.green() - wanted.green()) < 12 &&
                    std::abs(is.blue() - wanted.blue()) < 12)
                    return true;
            }
        return false;
    };
    m_window->activate(0);
    document().saved().noteMotion("/a/mmmmm.vmd", document().scene().actors[0].motion);
    document().load(mmd::setMotion({document().scene(), mmd::ActorId{1}},
        document().scene().actors[0].motion, "/a/mmmmm.vmd"));
    QVERIFY(!hasColour(0, QPalette::Link));
    document().activate(mmd::ActorId{1});
    m_window->select(m_window->leftArm, {10});
    m_window->press(Qt::Key_Delete);
    document().activate(mmd::sceneActor);
    QVERIFY(document().saved().hasUnsavedWork(mmd::ActorId{1}));
    QVERIFY(hasColour(0, QPalette::Link));
    document().undo();
    document().activate(mmd::sceneActor);
    QVERIFY(!hasColour(0, QPalette::Link));
}

void TestActorPanel::aLongNameOfAMotionLeavesHalfToTheModels()
{
    document().load(mmd::setMotion({document().scene(), mmd::ActorId{1}},
        document().scene().actors[0].motion, "/a/" + std::string(200, 'm') + ".vmd"));
    QTRY_VERIFY(cell(0, ActorListModel::Motion).width() > 40);
    const int width = list().viewport()->width();
    QVERIFY(cell(0, ActorListModel::Motion).width() <= width / 2);
    QVERIFY(cell(0, ActorListModel::Name).width() >= width / 3);
}

void TestActorPanel::theMenuIsForRows()
{
    auto* menu = m_window->window.findChild<QMenu*>(QStringLiteral("modelsMenu"));
    const auto ask = [&](const QPoint& at) {
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, at, list().viewport()->mapToGlobal(at), Qt::NoModifier);
        QCoreApplication::sendEvent(list().viewport(), &event);
        const bool isOpen = menu->isVisible();
        menu->close();
        return isOpen;
    };
    QVERIFY(ask(cell(1, ActorListModel::Name).center()));
    document().apply( // one row and the camera's, with space below
        mmd::removeActor({document().scene(), mmd::ActorId{2}}), QStringLiteral("Remove"));
    list().resize(list().width(), list().maximumHeight() + 60);
    const QPoint below(20, cell(1, ActorListModel::Name).bottom() + 8);
    QVERIFY(!list().indexAt(below).isValid());
    QVERIFY(!ask(below));
}

void TestActorPanel::theRowFollowsTheActiveModel()
{
    const auto row = [&] {
        const QModelIndexList rows = list().selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.front().row() : -1;
    };
    for (const auto& [actor, wanted] : {std::pair(2u, 1), std::pair(0u, 2), std::pair(1u, 0)}) {
        document().activate(mmd::ActorId{actor});
        QCOMPARE(row(), wanted);
        QCOMPARE(list().currentIndex().row(), wanted);
    }
    document().apply(mmd::removeActor({document().scene(), mmd::ActorId{1}}), {});
    QCOMPARE(row(), list().model()->rowCount() == 2 ? (document().actor() ? 0 : 1) : -1);
    document().undo();
    QCOMPARE(row(), 0);
}

void TestActorPanel::theButtonShowsTheActiveModelAlone()
{
    const Viewport& view = m_window->window.viewport();
    QToolButton* button = nullptr;
    for (auto* each : m_window->window.actorPanel().header()->findChildren<QToolButton*>())
        if (each->text() == QStringLiteral("Active only"))
            button = each;
    QVERIFY(button && button->isVisible());
    for (const bool isSolo : {true, false}) {
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(view.stage().isSolo(), isSolo);
        QCOMPARE(button->isChecked(), isSolo);
    }
}

QTEST_MAIN(TestActorPanel)
#include "test_actor_panel.moc"
