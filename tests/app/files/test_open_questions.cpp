// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/window_hands.h"
#include "ui/document/models/actor_list_model.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/actor_panel.h"

#include <QtGui/QAction>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>

#include <algorithm>

using namespace odori;

/// The questions before a file is opened over another one, with every button and the stored answer;
/// and the height of the model list, which grows with each model.
class TestOpenQuestions : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_open_questions"); }
    void init();
    void cleanup() { m_parent.reset(); }
    void aSecondModelIsAskedAbout();
    void aSecondMotionIsAskedAbout();
    void theCamerasKeysAreAskedAbout();
    void everyButtonIsItsAnswer();
    void aKeptAnswerIsNotAskedAgain();
    void anAnswerThatIsImpossibleIsAskedAgain();
    void oddSettingsAreTheNearestOnes();
    void theListIsAsHighAsItsRows();
    void theActiveNameIsBold();

private:
    struct Asked {
        QString text, more, byEnter, letters;
        QStringList buttons;
    };
    /// Records the next question, then presses the button with that name, or Esc.
    Asked answer(const char* name, const std::function<void()>& ask, bool remembers = false)
    {
        Asked asked;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box || !box->isActiveWindow())
                return;
            timer.stop();
            asked.text = box->text();
            asked.more = box->informativeText();
            for (QAbstractButton* each : box->buttons()) {
                auto* button = qobject_cast<QPushButton*>(each);
                asked.buttons.append(button->objectName());
                asked.letters += QKeySequence::mnemonic(button->text()).toString().right(1);
                if (button->isDefault())
                    asked.byEnter = button->objectName();
            }
            asked.letters += QKeySequence::mnemonic(box->checkBox()->text()).toString().right(1);
            std::sort(asked.letters.begin(), asked.letters.end());
            box->checkBox()->setChecked(remembers);
            if (auto* button = box->findChild<QAbstractButton*>(QLatin1String(name)))
                button->click();
            else
                QTest::keyClick(box, Qt::Key_Escape);
        });
        timer.start(30);
        ask();
        asked.buttons.removeAll(QString()); // Cancel
        return asked;
    }
    [[nodiscard]] static MotionQuestion question()
    {
        return {.file = u"new.vmd"_qs,
            .owner = u"miku"_qs,
            .there = u"old.vmd"_qs,
            .isThereUnsaved = true,
            .mayBeNewActor = true,
            .frame = 33};
    }

    Settings m_settings;
    std::unique_ptr<QWidget> m_parent;
};

void TestOpenQuestions::init()
{
    QSettings().clear();
    m_parent = std::make_unique<QWidget>();
    m_parent->show();
    QVERIFY(QTest::qWaitForWindowActive(m_parent.get()));
}

void TestOpenQuestions::aSecondModelIsAskedAbout()
{
    std::optional<ModelChoice> choice = ModelChoice::Add;
    const Asked asked = answer("none",
        [&] { choice = chosenForModel(m_settings, m_parent.get(), u"new.pmx"_qs, u"A & B"_qs); });
    QCOMPARE(asked.text, QStringLiteral("How should new.pmx be opened?"));
    QVERIFY(asked.more.contains(QStringLiteral("Replace removes A & B")));
    QVERIFY(asked.buttons.contains(u"add"_qs) && asked.buttons.contains(u"replace"_qs));
    QCOMPARE(asked.buttons.size(), 2);
    QCOMPARE(asked.byEnter, QStringLiteral("add"));
    QCOMPARE(asked.letters, QStringLiteral("ACRW")); // with Alt
    QVERIFY(!choice);                                // Esc opens nothing
}

void TestOpenQuestions::aSecondMotionIsAskedAbout()
{
    MotionQuestion about = question();
    const auto ask = [&] { (void)chosenForMotion(m_settings, m_parent.get(), about); };
    Asked asked = answer("none", ask);
    QVERIFY(asked.text.startsWith(QStringLiteral("miku already has keys.")));
    QVERIFY(asked.text.contains(QStringLiteral("new.vmd")));
    QVERIFY(asked.more.contains(QStringLiteral("old.vmd has changes that are not saved.")));
    QVERIFY(asked.more.endsWith(QStringLiteral("You can undo this.")));
    QCOMPARE(asked.buttons.size(), 3);
    QCOMPARE(asked.byEnter, QStringLiteral("replace"));
    QCOMPARE(asked.letters, QStringLiteral("CMNRW"));
    about.isThereUnsaved = about.mayBeNewActor = false;
    about.owner.clear();
    asked = answer("none", ask);
    QVERIFY(asked.text.startsWith(QStringLiteral("The camera already has keys.")));
    QVERIFY(!asked.more.contains(QStringLiteral("not saved")));
    QVERIFY(!asked.buttons.contains(u"newActor"_qs) && asked.buttons.size() == 2);
}

void TestOpenQuestions::theCamerasKeysAreAskedAbout()
{
    std::optional<CameraChoice> choice = CameraChoice::Copy;
    const Asked asked = answer(
        "none", [&] { choice = chosenForCamera(m_settings, m_parent.get(), u"new.vmd"_qs); });
    QVERIFY(asked.text.startsWith(QStringLiteral("new.vmd also contains camera")));
    QCOMPARE(asked.byEnter, QStringLiteral("copy"));
    QCOMPARE(asked.letters, QStringLiteral("CDUW"));
    QVERIFY(!choice);
}

void TestOpenQuestions::everyButtonIsItsAnswer()
{
    const std::pair<const char*, ModelChoice> models[] = {
        {"add", ModelChoice::Add}, {"replace", ModelChoice::Replace}};
    for (const auto& [name, wanted] : models) {
        std::optional<ModelChoice> choice;
        (void)answer(
            name, [&] { choice = chosenForModel(m_settings, m_parent.get(), u"a"_qs, u"b"_qs); });
        QVERIFY2(choice == wanted, name);
    }
    const std::pair<const char*, MotionChoice> motions[] = {{"replace", MotionChoice::Replace},
        {"merge", MotionChoice::Merge}, {"newActor", MotionChoice::NewActor}};
    for (const auto& [name, wanted] : motions) {
        std::optional<MotionChoice> choice;
        (void)answer(
            name, [&] { choice = chosenForMotion(m_settings, m_parent.get(), question()); });
        QVERIFY2(choice == wanted, name);
    }
    const std::pair<const char*, CameraChoice> cameras[] = {
        {"copy", CameraChoice::Copy}, {"leave", CameraChoice::Leave}};
    for (const auto& [name, wanted] : cameras) {
        std::optional<CameraChoice> choice;
        (void)answer(name, [&] { choice = chosenForCamera(m_settings, m_parent.get(), u"a"_qs); });
        QVERIFY2(choice == wanted, name);
    }
    QVERIFY(QSettings().allKeys().isEmpty()); // without the tick nothing is stored
}

void TestOpenQuestions::aKeptAnswerIsNotAskedAgain()
{
    (void)answer(
        "replace", [&] { (void)chosenForModel(m_settings, m_parent.get(), u"a"_qs, u"b"_qs); },
        true);
    (void)answer(
        "leave", [&] { (void)chosenForCamera(m_settings, m_parent.get(), u"a"_qs); }, true);
    (void)answer(
        "merge", [&] { (void)chosenForMotion(m_settings, m_parent.get(), question()); }, true);
    QVERIFY(Settings().secondModel() == ModelChoice::Replace);
    QVERIFY(Settings().cameraKeys() == CameraChoice::Leave);
    QVERIFY(Settings().secondMotion() == MotionChoice::Merge);
    const test::Answers none;
    QVERIFY(chosenForModel(m_settings, m_parent.get(), u"a"_qs, u"b"_qs) == ModelChoice::Replace);
    QVERIFY(chosenForCamera(m_settings, m_parent.get(), u"a"_qs) == CameraChoice::Leave);
    QVERIFY(chosenForMotion(m_settings, m_parent.get(), question()) == MotionChoice::Merge);
    QCOMPARE(none.questions().size(), 0);
    // With the tick but without an answer nothing is stored either.
    QSettings().clear();
    (void)answer(
        "none", [&] { (void)chosenForCamera(m_settings, m_parent.get(), u"a"_qs); }, true);
    QVERIFY(Settings().cameraKeys() == CameraChoice::Ask);
}

void TestOpenQuestions::anAnswerThatIsImpossibleIsAskedAgain()
{
    Settings().setSecondMotion(MotionChoice::NewActor);
    QVERIFY(chosenForMotion(m_settings, m_parent.get(), question()) == MotionChoice::NewActor);
    MotionQuestion about = question();
    about.mayBeNewActor = false; // the scene has only one camera
    std::optional<MotionChoice> choice;
    (void)answer("merge", [&] { choice = chosenForMotion(m_settings, m_parent.get(), about); });
    QVERIFY(choice == MotionChoice::Merge);
    QVERIFY(Settings().secondMotion() == MotionChoice::NewActor); // unchanged
}

void TestOpenQuestions::oddSettingsAreTheNearestOnes()
{
    for (const char* key : {"open/secondModel", "open/secondMotion", "open/cameraKeys"})
        QSettings().setValue(QLatin1String(key), 99);
    QVERIFY(Settings().secondModel() == ModelChoice::Replace);
    QVERIFY(Settings().secondMotion() == MotionChoice::NewActor);
    QVERIFY(Settings().cameraKeys() == CameraChoice::Leave);
    for (const char* key : {"open/secondModel", "open/secondMotion", "open/cameraKeys"})
        QSettings().setValue(QLatin1String(key), u"words"_qs);
    QVERIFY(Settings().secondModel() == ModelChoice::Ask);
    QVERIFY(Settings().secondMotion() == MotionChoice::Ask);
    QVERIFY(Settings().cameraKeys() == CameraChoice::Ask);
}

void TestOpenQuestions::theListIsAsHighAsItsRows()
{
    Document document;
    ActorPanel panel(document);
    panel.show();
    const QTreeView& list = panel.list();
    const int row = list.sizeHintForRow(0);
    const auto rows = [&](int height) { return (height - 2 * list.frameWidth()) / row; };
    QVERIFY(row > 10);
    const auto add = [&] { document.apply(mmd::addActor(document.scene(), nullptr), {}); };
    QCOMPARE(rows(list.maximumHeight()), 2); // space for one more row, with only the camera
    add();
    add();
    QCOMPARE(rows(list.maximumHeight()), 3);
    QCOMPARE(rows(list.minimumHeight()), 3);
    for (int more = 0; more < 6; ++more)
        add();
    QCOMPARE(rows(list.maximumHeight()), 6); // the others need scrolling
    QCOMPARE(rows(list.minimumHeight()), 3);
    QCOMPARE(panel.maximumHeight(), list.maximumHeight() + panel.header()->sizeHint().height());
    QCOMPARE(list.currentIndex().row(), 7);
    document.undo();
    QCOMPARE(list.currentIndex().row(), 6);
    document.activate(mmd::sceneActor);
    QCOMPARE(list.currentIndex().row(), 7);
}

void TestOpenQuestions::theActiveNameIsBold()
{
    Document document;
    for (int actor = 0; actor < 2; ++actor)
        document.apply(mmd::addActor(document.scene(), nullptr), {});
    ActorPanel panel(document);
    panel.resize(240, 120);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QTreeView& list = panel.list();
    const auto cell = [&](int row, int column) {
        return list.viewport()->grab(list.visualRect(list.model()->index(row, column))).toImage();
    };
    const auto ink = [](const QImage& picture) {
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                pixels += picture.pixelColor(x, y).lightness() > 150 ? 1 : 0;
        return pixels;
    };
    const int active = ink(cell(1, ActorListModel::Name));
    QVERIFY2(active > ink(cell(0, ActorListModel::Name)), "the second is active");
    document.activate(document.scene().actors.front().id);
    QVERIFY(ink(cell(1, ActorListModel::Name)) < active);
    const QImage open = cell(1, ActorListModel::Shown);
    QVERIFY(open != cell(2, ActorListModel::Shown)); // the camera has no eye icon
    const QModelIndex eye = list.model()->index(1, ActorListModel::Shown);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(eye).center());
    QVERIFY(!document.scene().actors[1].visible);
    QVERIFY(cell(1, ActorListModel::Shown) != open);
    QCOMPARE(document.scene().active, document.scene().actors.front().id);
    QAction solo(QStringLiteral("Active only"));
    QMenu menu;
    panel.setCommands(&menu, &solo);
    QSignalSpy pressed(&solo, &QAction::triggered);
    panel.header()->findChild<QToolButton*>()->click();
    QCOMPARE(pressed.size(), 1);
}

QTEST_MAIN(TestOpenQuestions)
#include "test_open_questions.moc"
