// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/edits/bias_dialog.h"
#include "ui/dialogs/edits/columns_dialog.h"
#include "ui/dialogs/edits/scale_dialog.h"
#include "ui/dialogs/edits/select_range_dialog.h"
#include "ui/dialogs/edits/snap_dialog.h"
#include "ui/dialogs/marks_box.h"
#include "ui/dialogs/save_question.h"
#include "ui/document/files/project.h"
#include "ui/document/scene_drafts.h"
#include "ui/window/message_bar.h"
#include "ui/window/status_note.h"

#include <QtCore/QTimer>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The texts and initial values of the edit dialogs, of the question about unsaved work and of
/// messages.
class TestDialogTexts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void framesAreSaidInTheSingularToo();
    void scalingSaysHowLongItBecomes();
    void rowsThatAreNotThereCannotBeChosen();
    void aRangeBeginsWithThePlayRange();
    void selectingSaysHowMuch();
    void snappingRemembersItsWay();
    void snappingSaysTheTempo();
    void fieldsAreThoseOfTheSelectedKinds();
    void theUnsavedQuestionFitsTheWork_data();
    void theUnsavedQuestionFitsTheWork();
    void notesGoByThemselves();
    void detailsFitAScreen();
    void theStatusNoteGoesByItself();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    /// The dialog's summary of its edit.
    [[nodiscard]] static QString summary(const QDialog& dialog)
    {
        const QLabel* last = nullptr;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->foregroundRole() == QPalette::PlaceholderText &&
                label->alignment() != Qt::AlignCenter)
                last = label;
        return last ? last->text() : QString();
    }
    [[nodiscard]] static QString acceptText(const QDialog& dialog)
    {
        const auto* buttons = dialog.findChild<QDialogButtonBox*>();
        for (const QAbstractButton* button : buttons->buttons())
            if (buttons->buttonRole(const_cast<QAbstractButton*>(button)) ==
                QDialogButtonBox::AcceptRole)
                return button->text().remove(u'&');
        return {};
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestDialogTexts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_dialog_texts"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestDialogTexts::framesAreSaidInTheSingularToo()
{
    document().setCurrentFrame(8);
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        auto* count = field<QSpinBox>(dialog, "Number of frames");
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Insert Frames"));
        QCOMPARE(acceptText(dialog), QStringLiteral("Insert"));
        QCOMPARE(count->value(), 1);
        QCOMPARE(count->minimum(), 1);
        QCOMPARE(summary(dialog), QStringLiteral("Keys from frame 8 on move 1 frame(s) later."));
        type(count, "3");
        QCOMPARE(summary(dialog), QStringLiteral("Keys from frame 8 on move 3 frame(s) later."));
    });
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Delete Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Delete Frames"));
        QCOMPARE(acceptText(dialog), QStringLiteral("Delete"));
        QCOMPARE(summary(dialog), u"Keys at frame 8 are deleted; later keys move earlier."_qs);
        type(field<QSpinBox>(dialog, "Number of frames"), "3");
        QCOMPARE(summary(dialog), u"Keys in frames 8–10 are deleted; later keys move earlier."_qs);
        type(field<QSpinBox>(dialog, "First frame"), "2");
        QCOMPARE(summary(dialog), u"Keys in frames 2–4 are deleted; later keys move earlier."_qs);
        QCOMPARE(m_window->frames(m_window->rightArm), (Frames{2})); // 5 moved; 2 to 4 had no keys
    });
}

void TestDialogTexts::scalingSaysHowLongItBecomes()
{
    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [&](ScaleDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Scale a Range"));
        QCOMPARE(acceptText(dialog), QStringLiteral("Scale"));
        auto* factor = field<QDoubleSpinBox>(dialog, "Factor");
        auto* length = field<QSpinBox>(dialog, "New length in frames");
        QCOMPARE(factor->value(), 2.0);
        QCOMPARE(length->value(), 40); // was 20
        QVERIFY2(summary(dialog).contains(QStringLiteral("from 0.67 s to 1.33 s.")),
            qPrintable(summary(dialog)));
        QVERIFY(summary(dialog).endsWith(QStringLiteral("Later keys move 20 frame(s) later.")));
        type(factor, "0.5");
        QVERIFY(summary(dialog).endsWith(QStringLiteral("Later keys move 10 frame(s) earlier.")));
        type(factor, "1");
        QVERIFY(!summary(dialog).contains(QStringLiteral("Later keys")));
        type(field<QSpinBox>(dialog, "First frame"), "20"); // the range is empty: no factor
        QVERIFY(!factor->isEnabled());
        type(field<QSpinBox>(dialog, "First frame"), "21");
        QVERIFY(summary(dialog).contains(QStringLiteral("before the first")));
        type(field<QSpinBox>(dialog, "First frame"), "10");
        QVERIFY(factor->isEnabled());
    });
}

void TestDialogTexts::rowsThatAreNotThereCannotBeChosen()
{
    const auto entries = [&](const QDialog& dialog) {
        QStringList found;
        auto* rows = dialog.findChild<RowBox*>();
        auto* items = qobject_cast<QStandardItemModel*>(rows->model());
        for (int row = 0; row < rows->count(); ++row)
            found.append(rows->itemText(row) + (items->item(row)->isEnabled() ? u""_qs : u" -"_qs));
        return found;
    };
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        const QStringList found = entries(dialog);
        QCOMPARE(found.size(), 3);
        QCOMPARE(found[0], QStringLiteral("All tracks (4)"));
        QCOMPARE(found[1], QStringLiteral("Selected tracks (0) -"));
        QVERIFY(found[2].startsWith(QStringLiteral("Visible rows (")) && !found[2].endsWith(u'-'));
        QCOMPARE(dialog.findChild<RowBox*>()->scope(), RowScope::All);
    });
    const mmd::Draft draft{m_window->boneNamed("頭"), 3, mmd::BoneValue{{9, 9, 9}}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, {&draft, 1}), {});
    mmd::Selection selection; // a track, and a key of another track
    selection.setTrack(m_window->leftArm, true);
    selection.setKey(m_window->blink, 10, true);
    document().select(selection);
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(entries(dialog)[0], QStringLiteral("All tracks (5)")); // with the draft's
        QCOMPARE(entries(dialog)[1], QStringLiteral("Selected tracks (2)"));
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::Selected)));
        dialog.accept();
    });
    document().select({}); // without a selection: all tracks
    m_window->inDialog<ColumnsDialog>(QStringLiteral("Insert Frames…"), [&](ColumnsDialog& dialog) {
        QCOMPARE(dialog.findChild<RowBox*>()->scope(), RowScope::All);
        dialog.accept();
    });
}

void TestDialogTexts::aRangeBeginsWithThePlayRange()
{
    const auto range = [&] {
        std::pair<int, int> shown;
        m_window->inDialog<SelectRangeDialog>(
            QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
                shown = {field<QSpinBox>(dialog, "First frame")->value(),
                    field<QSpinBox>(dialog, "Last frame")->value()};
            });
        return shown;
    };
    QCOMPARE(range(), std::pair(0, 20));
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = 4;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QCOMPARE(range(), std::pair(4, 20));
    settings.playLast = 15;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    QCOMPARE(range(), std::pair(4, 15));
    m_window->select(m_window->leftArm, {10}); // one frame is not a range
    QCOMPARE(range(), std::pair(4, 15));
    m_window->select(m_window->leftArm, {0, 10});
    QCOMPARE(range(), std::pair(0, 10));
    settings.playFirst = settings.playLast = 0;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
}

void TestDialogTexts::selectingSaysHowMuch()
{
    m_window->inDialog<SelectRangeDialog>(QStringLiteral("Range…"), [&](SelectRangeDialog& dialog) {
        auto* rows = dialog.findChild<RowBox*>();
        rows->setCurrentIndex(rows->findData(int(RowScope::All)));
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Select a Range"));
        QCOMPARE(acceptText(dialog), QStringLiteral("Select"));
        QCOMPARE(summary(dialog), QStringLiteral("10 key(s) · 4 track(s)"));
        type(field<QSpinBox>(dialog, "First frame"), "1");
        QCOMPARE(summary(dialog), QStringLiteral("7 key(s) · 4 track(s)"));
        type(field<QSpinBox>(dialog, "Last frame"), "5");
        QCOMPARE(summary(dialog), QStringLiteral("1 key(s) · 1 track(s)"));
    });
}

void TestDialogTexts::snappingRemembersItsWay()
{
    m_window->select(m_window->leftArm, {10, 20});
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        const auto ways = dialog.findChildren<QRadioButton*>();
        QVERIFY(ways[0]->isChecked() && !ways[1]->isChecked());
        QCOMPARE(field<QSpinBox>(dialog, "Interval in frames")->value(), 2);
        QCOMPARE(field<QSpinBox>(dialog, "Interval in frames")->minimum(), 1);
        QVERIFY(!field<QComboBox>(dialog, "Beat division")->isEnabled());
        type(field<QSpinBox>(dialog, "Interval in frames"), "4");
        type(field<QSpinBox>(dialog, "Start frame"), "2");
        ways[1]->click();
        QVERIFY(!field<QSpinBox>(dialog, "Start frame")->isEnabled());
        auto* part = field<QComboBox>(dialog, "Beat division");
        QVERIFY(part->isEnabled());
        QCOMPARE(part->currentText(), QStringLiteral("beats"));
        part->setCurrentIndex(part->findText(QStringLiteral("whole bars")));
        dialog.accept();
    });
    QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0})); // a bar has 60 frames
    m_window->reset();
    m_window->select(m_window->leftArm, {10, 20});
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        QVERIFY(dialog.findChildren<QRadioButton*>()[1]->isChecked());
        QCOMPARE(field<QSpinBox>(dialog, "Interval in frames")->value(), 4);
        QCOMPARE(field<QSpinBox>(dialog, "Start frame")->value(), 2);
        auto* part = field<QComboBox>(dialog, "Beat division");
        QCOMPARE(part->currentText(), QStringLiteral("whole bars"));
        const std::pair<const char*, double> parts[] = {{"whole bars", 4.0}, {"beats", 1.0},
            {"half beats", 0.5}, {"thirds of a beat", 1.0 / 3.0}, {"quarters of a beat", 0.25}};
        for (const auto& [text, beats] : parts)
            QCOMPARE(part->itemData(part->findText(QLatin1String(text))).toDouble(), beats);
        part->setCurrentIndex(part->findText(QStringLiteral("quarters of a beat")));
        dialog.accept();
    });
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        QCOMPARE(field<QComboBox>(dialog, "Beat division")->currentText(),
            QStringLiteral("quarters of a beat"));
        dialog.findChildren<QRadioButton*>()[0]->click();
        dialog.accept();
    });
}

void TestDialogTexts::snappingSaysTheTempo()
{
    mmd::SceneSettings settings = document().scene().settings;
    settings.beatsPerMinute = 90;
    settings.firstBeat = 6;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    m_window->select(m_window->leftArm, {10, 20});
    m_window->inDialog<SnapDialog>(QStringLiteral("Snap…"), [&](SnapDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), QStringLiteral("Snap Keys"));
        dialog.findChildren<QRadioButton*>()[0]->click();
        QCOMPARE(summary(dialog), u"2 key(s) move to the nearest of these frames."_qs);
        dialog.findChildren<QRadioButton*>()[1]->click();
        QCOMPARE(summary(dialog), u"2 key(s) move to the nearest beat (90 beats per minute from "
                                  u"frame 6)."_qs);
    });
}

void TestDialogTexts::fieldsAreThoseOfTheSelectedKinds()
{
    const auto names = [&] {
        QStringList found;
        m_window->inDialog<BiasDialog>(
            QStringLiteral("Multiply and Add…"), [&](BiasDialog& dialog) {
                QCOMPARE(dialog.windowTitle(), QStringLiteral("Multiply and Add"));
                QCOMPARE(acceptText(dialog), QStringLiteral("Apply"));
                for (const auto* each : dialog.findChildren<QDoubleSpinBox*>()) {
                    found.append(each->accessibleName());
                    QCOMPARE(each->toolTip(), each->accessibleName());
                    QCOMPARE(each->value(), each->accessibleName().endsWith(u"times") ? 1.0 : 0.0);
                }
                found.append(summary(dialog));
            });
        return found;
    };
    m_window->select(m_window->blink, {10, 20});
    QCOMPARE(names(), (QStringList{u"Morph weight, times"_qs, u"Morph weight, plus"_qs,
                          u"2 key(s): the values are first multiplied, then added to."_qs}));
    m_window->select(m_window->leftArm, {10});
    QStringList found = names();
    QCOMPARE(found.size(), 13);
    QVERIFY(found.contains(u"Position Z, times"_qs) && found.contains(u"Rotation Y, plus"_qs));
    m_window->activate(0);
    m_window->select(m_window->shadow, {10});
    QCOMPARE(names().size(), 3);
    m_window->select(m_window->light, {10});
    found = names();
    QCOMPARE(found.size(), 13);
    QVERIFY(found.contains(u"Light colour Green, times"_qs));
    QVERIFY(found.contains(u"Light direction Z, plus"_qs));
    m_window->select(m_window->camera, {10});
    found = names();
    QCOMPARE(found.size(), 17);
    QVERIFY(found.contains(u"Field of view, plus"_qs) && found.contains(u"Distance, times"_qs));
}

void TestDialogTexts::theUnsavedQuestionFitsTheWork_data()
{
    QTest::addColumn<bool>("isProject");
    QTest::addColumn<bool>("hasMotion");
    QTest::addColumn<bool>("hasDraft");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("buttons");
    QTest::addColumn<int>("byEnter");
    const QString save = u"Save"_qs, discard = u"Discard"_qs, cancel = u"Cancel"_qs;
    QTest::newRow("motion") << false << true << false << u"Save the changes to walk.vmd?"_qs
                            << QStringList{save, u"Save a Project…"_qs, discard, cancel}
                            << int(SaveChoice::Motions);
    QTest::newRow("drafts") << false << false << true << u"Save your work in a project?"_qs
                            << QStringList{u"Save Project…"_qs, discard, cancel}
                            << int(SaveChoice::Project);
    QTest::newRow("both") << false << true << true << u"Save your work in a project?"_qs
                          << QStringList{u"Save Motions Only"_qs, u"Save Project…"_qs, discard,
                                 cancel}
                          << int(SaveChoice::Project);
    QTest::newRow("project") << true << true << true << u"Save the changes to scene.odori?"_qs
                             << QStringList{save, discard, cancel} << int(SaveChoice::Project);
}

void TestDialogTexts::theUnsavedQuestionFitsTheWork()
{
    QFETCH(bool, isProject);
    QFETCH(bool, hasMotion);
    QFETCH(bool, hasDraft);
    QFETCH(QString, text);
    QFETCH(QStringList, buttons);
    QFETCH(int, byEnter);
    Document work;
    if (isProject)
        work.project().open({}, QStringLiteral("/a/scene.odori"));
    if (hasDraft)
        work.sceneDrafts().change(mmd::CameraValue{.distance = -3.0f}, {});
    const QStringList motions = hasMotion ? QStringList{u"walk.vmd"_qs} : QStringList();
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        QStringList shown;
        QString question, more;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box || !box->isActiveWindow())
                return;
            timer.stop();
            question = box->text();
            more = box->informativeText();
            for (const QAbstractButton* button : box->buttons())
                shown.append(button->text().remove(u'&'));
            QTest::keyClick(box, key);
        });
        timer.start(30);
        const SaveChoice choice = chosenForUnsavedWork(&m_window->window, work, motions);
        QCOMPARE(question, text);
        shown.sort();
        buttons.sort();
        QCOMPARE(shown, buttons);
        QCOMPARE(int(choice), key == Qt::Key_Return ? byEnter : int(SaveChoice::Stay));
        const bool isList = hasDraft && !isProject;
        QCOMPARE(more.contains(QStringLiteral("• 1 draft(s)")), isList);
        QCOMPARE(more.contains(QStringLiteral("• walk.vmd")), isList && hasMotion);
        QCOMPARE(more.contains(QStringLiteral("Unsaved changes will be lost.")), !isList);
    }
    QVERIFY(QTest::qWaitForWindowActive(&m_window->window));
}

void TestDialogTexts::notesGoByThemselves()
{
    MessageBar& bar = m_window->window.messageBar();
    auto* timer = bar.findChild<QTimer*>();
    auto* offer = bar.findChild<QToolButton*>(QStringLiteral("messageOffer"));
    const auto hasIcon = [&] {
        for (const QLabel* label : bar.findChildren<QLabel*>())
            if (!label->pixmap().isNull() && label->isVisible())
                return true;
        return false;
    };
    bar.show(MessageBar::Kind::Note, QStringLiteral("Saved."), QStringLiteral("more"));
    QVERIFY(timer->isActive() && timer->interval() >= 3000);
    QVERIFY(!hasIcon());
    QCOMPARE(bar.details(), QStringLiteral("more"));
    timer->start(1);
    QTRY_VERIFY(!bar.isVisible());
    QCOMPARE(bar.text(), QString());
    QCOMPARE(bar.details(), QString());
    bar.show(MessageBar::Kind::Note, QStringLiteral("Saved."));
    for (const auto kind : {MessageBar::Kind::Warning, MessageBar::Kind::Error}) {
        bar.show(kind, QStringLiteral("Look.")); // stays until it is closed
        QVERIFY(!timer->isActive());
        QVERIFY(hasIcon());
        QCOMPARE(bar.text(), QStringLiteral("Look."));
    }
    QAction action(QStringLiteral("Find"));
    bar.offer(&action);
    QVERIFY(offer->isVisible());
    QCOMPARE(offer->text(), QStringLiteral("Find"));
    bar.show(MessageBar::Kind::Error, QStringLiteral("Another."));
    QVERIFY(!offer->isVisible());
    bar.clear();
}

void TestDialogTexts::detailsFitAScreen()
{
    MessageBar& bar = m_window->window.messageBar();
    QStringList lines;
    for (int line = 1; line <= 30; ++line)
        lines.append(QStringLiteral("line %1").arg(line));
    bar.show(MessageBar::Kind::Warning, QStringLiteral("Look."), lines.join(u'\n'));
    QCOMPARE(bar.details(), lines.join(u'\n'));
    lines += QStringList{u"a"_qs, u"b"_qs};
    bar.show(MessageBar::Kind::Warning, QStringLiteral("Look."), lines.join(u'\n'));
    QCOMPARE(bar.details().count(u'\n'), 30);
    QVERIFY(bar.details().contains(QStringLiteral("line 30\n")));
    QVERIFY(bar.details().endsWith(QStringLiteral("… and 2 more")));
    const auto* text = bar.findChild<QLabel*>(QStringLiteral("messageText"));
    QCOMPARE(text->toolTip(), bar.details());
    QCOMPARE(text->accessibleDescription(), bar.details());
    bar.clear();
}

void TestDialogTexts::theStatusNoteGoesByItself()
{
    auto* note = m_window->window.findChild<StatusNote*>();
    auto* timer = note->findChild<QTimer*>();
    document().say(QStringLiteral("Copied."));
    QCOMPARE(note->text(), QStringLiteral("Copied."));
    QVERIFY(timer->isActive() && timer->interval() >= 3000 && timer->isSingleShot());
    timer->setInterval(1);
    QTRY_COMPARE(note->text(), QString());
    timer->setInterval(6000);
}

QTEST_MAIN(TestDialogTexts)
#include "test_dialog_texts.moc"
