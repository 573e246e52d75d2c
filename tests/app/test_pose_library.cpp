// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/session/window_view.h"
#include "libmmd/scene/shown_pose.h"
#include "tests/app/files/file_hands.h"
#include "tests/app/panels_window.h"
#include "tests/app/window_hands.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_panel.h"
#include "ui/poses/pose_view.h"

#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The pose library in the real window, with two models.
class TestPoseLibrary : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void aSavedPoseAppearsAndReachesTheOtherModel();
    void enterInTheListAppliesAndDoesNotRegister();
    void keysOfTheEditorsDoNothingInTheList();
    void picturesAreDrawnOnTheModel();
    void problemsAreShownInTheMessageBar();
    void anotherWindowKeepsTheSearch();

private:
    [[nodiscard]] Document& document() { return m_window->document; }
    [[nodiscard]] PosePanel& panel() { return m_window->the<PosePanel>(); }
    [[nodiscard]] QModelIndex row(const QString& name)
    {
        return static_cast<const PoseListModel&>(*panel().view().model())
            .indexOf(m_files->path(name));
    }
    void click(const QString& name)
    {
        PoseView& view = panel().view();
        view.scrollTo(row(name));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(row(name)).center());
    }
    [[nodiscard]] mmd::DraftValue shown(const mmd::TrackId& track, std::uint32_t actor)
    {
        return mmd::shownValue(
            document().scene(), mmd::ActorId{actor}, track, document().currentFrame());
    }

    std::unique_ptr<PanelsWindow> m_window;
    std::unique_ptr<PoseFiles> m_files;
};

void TestPoseLibrary::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_pose_library"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->open();
}

void TestPoseLibrary::init()
{
    m_window->resetPanels();
    document().undoStack()->clear();
    document().setCurrentFrame(10);
    m_files = std::make_unique<PoseFiles>();
    m_window->raise("poses");
    panel().searchField().clear();
    panel().folder().setPath(m_files->folder());
    QTRY_COMPARE(panel().view().model()->rowCount(), 0);
}

void TestPoseLibrary::aSavedPoseAppearsAndReachesTheOtherModel()
{
    m_window->addDraft(m_window->rightArm, 10, 4.0f);
    document().select({});
    {
        const FileAnswer answer(m_files->folder(), QStringLiteral("立ち"));
        QTest::mouseClick(
            panel().header()->findChild<QToolButton*>(QStringLiteral("savePose")), Qt::LeftButton);
        QVERIFY(
            answer.proposed().startsWith(m_files->folder()) || !answer.proposed().contains(u'/'));
        QVERIFY(isWritten(m_window->window.files().saving()));
        QVERIFY(QTest::qWaitForWindowActive(&m_window->window, 20000));
    }
    QTRY_VERIFY(row(u"立ち"_qs).isValid());
    const mmd::DraftValue left = shown(m_window->leftArm, 1), right = shown(m_window->rightArm, 1);
    QTest::keyClick(&m_window->viewport(), Qt::Key_Tab);
    QCOMPARE(document().scene().active, mmd::ActorId{2});
    document().setCurrentFrame(33);
    click(u"立ち"_qs);
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QTRY_COMPARE(document().actor()->drafts.size(), std::size_t(3)); // both arms and the morph
    const auto isNear = [](const mmd::DraftValue& a, const mmd::DraftValue& b) {
        const auto& one = std::get<mmd::BoneValue>(a);
        const auto& two = std::get<mmd::BoneValue>(b);
        return glm::distance(one.translation, two.translation) < 1e-6f &&
               glm::length(one.rotation - two.rotation) < 2e-6f;
    };
    QVERIFY(isNear(shown(m_window->leftArm, 2), left));
    QVERIFY(isNear(shown(m_window->rightArm, 2), right));
}

void TestPoseLibrary::enterInTheListAppliesAndDoesNotRegister()
{
    mmd::VpdFile pose;
    pose.bones.push_back({m_window->leftArm.name, {{9, 9, 9}, glm::quat(1, 0, 0, 0)}});
    m_files->write(u"arm"_qs, pose);
    QTRY_VERIFY(row(u"arm"_qs).isValid());
    document().select({{m_window->leftArm}, {}});
    document().setCurrentFrame(14); // no key is here
    click(u"arm"_qs);
    const Frames before = m_window->frames(m_window->leftArm);
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QTRY_COMPARE(document().actor()->drafts.size(), std::size_t(1));
    QCOMPARE(m_window->frames(m_window->leftArm), before);
    m_window->viewport().setFocus(); // now Enter registers the pose
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 10, 14, 20}));
}

void TestPoseLibrary::keysOfTheEditorsDoNothingInTheList()
{
    m_files->write(u"arm"_qs, {});
    QTRY_VERIFY(row(u"arm"_qs).isValid());
    document().select({{m_window->leftArm}, {}});
    click(u"arm"_qs);
    const mmd::Scene before = document().scene();
    const mmd::Selection selection = document().selection();
    for (const Qt::Key key : {Qt::Key_K, Qt::Key_I, Qt::Key_A, Qt::Key_P})
        QTest::keyClick(&panel().view(), key);
    QTest::keyClick(&panel().view(), Qt::Key_R, Qt::ShiftModifier);
    QVERIFY(document().scene() == before && document().selection() == selection);
    QVERIFY(!document().isGestureRunning());
}

void TestPoseLibrary::picturesAreDrawnOnTheModel()
{
    m_files->write(u"arm"_qs, {});
    QTRY_VERIFY(row(u"arm"_qs).isValid());
    QTRY_VERIFY_WITH_TIMEOUT(row(u"arm"_qs).data(Qt::DecorationRole).isValid(), 20000);
    const auto picture = row(u"arm"_qs).data(Qt::DecorationRole).value<QImage>();
    QCOMPARE(picture.size(), panel().pictures().pixels());
    QVERIFY(m_window->viewport().stage().isUploaded()); // the view has its own graphics
    const QImage view = m_window->viewport().grabFramebuffer();
    QVERIFY(view.pixel(view.rect().center()) != view.pixel(2, view.height() / 2));
}

void TestPoseLibrary::problemsAreShownInTheMessageBar()
{
    m_files->writeBytes(u"broken"_qs, "?");
    QTRY_VERIFY(row(u"broken"_qs).isValid());
    click(u"broken"_qs);
    QTest::keyClick(&panel().view(), Qt::Key_Return);
    QTRY_VERIFY(m_window->window.messageBar().text().contains(QStringLiteral("broken.vpd")));
}

void TestPoseLibrary::anotherWindowKeepsTheSearch()
{
    panel().searchField().setText(QStringLiteral("arm"));
    const WindowView view = viewOfWindow(m_window->window);
    panel().searchField().clear();
    showView(m_window->window, view);
    QCOMPARE(panel().searchField().text(), QStringLiteral("arm"));
    panel().searchField().clear();
}

QTEST_MAIN(TestPoseLibrary)
#include "test_pose_library.moc"
