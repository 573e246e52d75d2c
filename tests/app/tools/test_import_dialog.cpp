// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/interchange/export.h"
#include "libmmd/text/cp932.h"
#include "libmmd/tools/pose_difference.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/tools/mapping_hands.h"
#include "tests/libmmd/animation/several_takes.h"
#include "ui/dialogs/tools/import_dialog.h"
#include "ui/dialogs/tools/mapping_model.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

using namespace odori;
using namespace odori::test;

/// The dialog that imports an animation: preview, mapping, undo, errors. The file is a BVH of the
/// sample's walk.
class TestImportDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void theMenuImportsAFile();
    void cancellingLeavesNothing();
    void aBoneOfTheMappingCanBeChanged();
    void aCellIsEditedByKeys();
    void escapeLeavesTheCellOnly();
    void enterLeavesTheCellOnly();
    void oneOfSeveralAnimationsIsChosen();
    void optionsAreShownAndRemembered();
    void aBrokenFileIsSaid();
    void aFileWithoutAnimationIsSaid();
    void unknownJointsAreMappedByHand();
    void theFileEndsTheMotion();

private:
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    static bool isReady(const ImportDialog& dialog)
    {
        return QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000);
    }
    /// Opens the dialog for a file, and calls `use` with it.
    template <class Use>
    void inDialog(const QString& file, Use use)
    {
        ImportDialog dialog(
            document(), m_window->window.playback(), [](const auto&) {}, file, m_choice,
            &m_window->window);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        use(dialog);
        if (dialog.isVisible())
            dialog.reject();
        QVERIFY(isActiveAgain(m_window->window));
    }

    std::unique_ptr<EditWindow> m_window;
    QTemporaryDir m_folder;
    ImportDialog::Choice m_choice;
    mmd::Motion m_walk;
};

void TestImportDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_import_dialog"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_window = std::make_unique<EditWindow>();
    m_window->open();
    m_walk = m_window->motion();
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    mmd::Progress progress;
    const mmd::ExportJob job{
        .model = m_window->model, .motion = m_walk, .view = {}, .motionName = "walk"};
    QVERIFY(mmd::exportMotion(
        job, mmd::pathFromUtf8(path("walk.bvh").toStdString()), options, progress));
    options.format = mmd::ExportFormat::Glb;
    QVERIFY(mmd::exportMotion(
        job, mmd::pathFromUtf8(path("two.glb").toStdString()), options, progress));
    QFile two(path("two.glb"));
    QVERIFY(two.open(QIODevice::ReadWrite));
    const QByteArray both = glbWithTurn(two.readAll());
    QVERIFY(two.resize(0) && two.seek(0));
    two.write(both);
    QFile broken(path("broken.bvh"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("HIERARCHY\nROOT Hips\n{\n  OFFSET 0 0 zero\n");
}

void TestImportDialog::theMenuImportsAFile()
{
    const mmd::Scene before = document().scene();
    bool wasOpened = false;
    m_window->window.files().recent().remember(path("walk.bvh"));
    QTimer::singleShot(0, this, [&] {
        auto* chooser = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(chooser);
        QCOMPARE(chooser->directory(), QFileInfo(path("walk.bvh")).dir());
        QTimer::singleShot(300, this, [&] {
            auto* dialog = qobject_cast<ImportDialog*>(shownDialog());
            QVERIFY(dialog);
            wasOpened = isReady(*dialog);
            dialog->accept();
        });
        chooser->selectFile(path("walk.bvh"));
        chooser->findChild<QLineEdit*>()->setText(path("walk.bvh"));
        QTest::keyClick(chooser->findChild<QLineEdit*>(), Qt::Key_Return);
    });
    m_window->action(QStringLiteral("Import Animation…"))->trigger();
    QVERIFY(wasOpened);
    QVERIFY(isActiveAgain(m_window->window));
    // Every joint of the file is a bone of the model: the walk comes back.
    const mmd::Progress progress;
    const auto difference = mmd::poseDifference(
        m_window->model, m_walk, m_window->motion(), {0, m_walk.lastFrame()}, {progress, 0.0, 1.0});
    QVERIFY(difference);
    QVERIFY2(difference->joints.largest <= 0.01,
        qPrintable(QString::number(difference->joints.largest)));
    m_window->checkOneStep(before, QStringLiteral("Import Animation"));
}

void TestImportDialog::cancellingLeavesNothing()
{
    const mmd::Scene before = document().scene();
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        QVERIFY(!(document().scene() == before)); // preview
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(document().scene() == before);
    QVERIFY(!document().canUndo());
}

void TestImportDialog::aBoneOfTheMappingCanBeChanged()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        MappingModel& mapping = dialog.mapping();
        QVERIFY(mapping.rowCount() > 20);
        int row = 0;
        while (row < mapping.rowCount() &&
               mapping.index(row, MappingModel::Bone).data(Qt::EditRole).toString() !=
                   QStringLiteral("左腕"))
            ++row;
        QVERIFY(row < mapping.rowCount());
        QVERIFY(mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name));
        const QModelIndex cell = mapping.index(row, MappingModel::Bone);
        QVERIFY(mapping.setData(cell, QStringLiteral("–"), Qt::EditRole)); // no bone
        QCOMPARE(cell.data().toString(), QStringLiteral("–"));
        QVERIFY(isReady(dialog));
        QVERIFY(!mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name));
        // A name that is no bone is refused.
        QVERIFY(!mapping.setData(cell, QStringLiteral("nobody"), Qt::EditRole));
        QVERIFY(mapping.setData(cell, QStringLiteral("左腕"), Qt::EditRole));
        QVERIFY(isReady(dialog));
        QVERIFY(mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name));
    });
}

namespace {

QPushButton* applyButton(const ImportDialog& dialog)
{
    for (QPushButton* each : dialog.findChildren<QPushButton*>())
        if (each->text() == QStringLiteral("Apply"))
            return each;
    return nullptr;
}

} // namespace

void TestImportDialog::aCellIsEditedByKeys()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const QModelIndex cell = focusedCell(dialog, QStringLiteral("左腕"));
        QVERIFY(cell.isValid());
        press(dialog, Qt::Key_F2);
        QVERIFY(editor(dialog));
        typeText(dialog, QStringLiteral("右腕捩"));
        QCOMPARE(editor(dialog)->currentText(), QStringLiteral("右腕捩"));
        press(dialog, Qt::Key_Return);
        QTRY_VERIFY(!editor(dialog));
        QCOMPARE(cell.data().toString(), QStringLiteral("右腕捩"));
        QVERIFY(dialog.isVisible()); // Enter is the cell's, not the button's
        QVERIFY(isReady(dialog));
        QVERIFY(!mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name));
    });
}

void TestImportDialog::escapeLeavesTheCellOnly()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const QModelIndex cell = focusedCell(dialog, QStringLiteral("左腕"));
        QVERIFY(cell.isValid());
        for (const QString& text : {QString(), QStringLiteral("右腕")}) {
            press(dialog, Qt::Key_F2);
            QVERIFY(editor(dialog));
            if (!text.isEmpty())
                typeText(dialog, text);
            const bool hasList = QApplication::activePopupWidget() != nullptr;
            QCOMPARE(hasList, !text.isEmpty());
            press(dialog, Qt::Key_Escape);
            QVERIFY(!QApplication::activePopupWidget());
            if (hasList) { // it was for the list of completions
                QVERIFY(editor(dialog));
                press(dialog, Qt::Key_Escape);
            }
            QTRY_VERIFY(!editor(dialog));
            QVERIFY(dialog.isVisible());
            QCOMPARE(cell.data().toString(), QStringLiteral("左腕"));
        }
        press(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog.isVisible());
    });
}

/// Without a list of completions, which has Enter for itself.
void TestImportDialog::enterLeavesTheCellOnly()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const QModelIndex bone = focusedCell(dialog, QStringLiteral("左腕"));
        for (const QModelIndex& cell : {bone, bone.siblingAtColumn(MappingModel::Use)}) {
            for (const QString& text : {QString(), QStringLiteral("zzz")}) {
                dialog.findChild<QTableView*>(QStringLiteral("mapping"))->setCurrentIndex(cell);
                press(dialog, Qt::Key_F2);
                QVERIFY(editor(dialog));
                if (!text.isEmpty())
                    typeText(dialog, text);
                QVERIFY(!QApplication::activePopupWidget());
                press(dialog, Qt::Key_Return);
                QTRY_VERIFY(!editor(dialog));
                QVERIFY(dialog.isVisible());
                QCOMPARE(bone.data().toString(), QStringLiteral("左腕")); // no bone is zzz
            }
        }
        press(dialog, Qt::Key_Escape);
    });
}

void TestImportDialog::oneOfSeveralAnimationsIsChosen()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        QVERIFY(!field<QComboBox>(dialog, "Animation")->isVisible());
    });
    inDialog(path("two.glb"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        auto* takes = field<QComboBox>(dialog, "Animation");
        QVERIFY(takes->isVisible());
        QCOMPARE(takes->count(), 2);
        QCOMPARE(takes->currentText(), QStringLiteral("1 walk"));
        const auto has = [&](const char* bone) {
            return mmd::findBoneTrack(m_window->motion(), mmd::encodeCp932(bone).bytes) != nullptr;
        };
        QVERIFY(has("左腕") && has("右腕") && has("センター"));
        // What the user changed in the mapping stays.
        MappingModel& mapping = dialog.mapping();
        const auto cells = mapping.match(mapping.index(0, MappingModel::Bone), Qt::EditRole,
            QStringLiteral("右腕"), 1, Qt::MatchExactly);
        QCOMPARE(cells.size(), 1);
        QVERIFY(mapping.setData(cells.front(), QStringLiteral("–"), Qt::EditRole));
        takes->setFocus();
        QTest::keyClick(takes, Qt::Key_Down);
        QCOMPARE(takes->currentText(), QStringLiteral("2 turn"));
        QVERIFY(isReady(dialog));
        QVERIFY(has("左腕") && !has("右腕") && !has("センター"));
        QTest::keyClick(takes, Qt::Key_Up);
        QVERIFY(isReady(dialog));
        QVERIFY(has("左腕") && !has("右腕") && has("センター"));
        QCOMPARE(takes->count(), 2);
    });
}

void TestImportDialog::optionsAreShownAndRemembered()
{
    inDialog(path("walk.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        QCOMPARE(m_window->motion().lastFrame(), m_walk.lastFrame());
        type(field<QSpinBox>(dialog, "First frame"), "30");
        QCheckBox* twist = nullptr;
        for (QCheckBox* each : dialog.findChildren<QCheckBox*>())
            if (each->text() == QStringLiteral("&Twist bones"))
                twist = each;
        QVERIFY(twist && twist->isChecked());
        QTest::mouseClick(twist, Qt::LeftButton, {}, {8, twist->height() / 2});
        QVERIFY(!twist->isChecked());
        QVERIFY(isReady(dialog));
        QCOMPARE(m_window->motion().lastFrame(), m_walk.lastFrame() + 30);
        dialog.accept();
        QVERIFY(!dialog.isVisible());
    });
    QCOMPARE(m_choice.options.start, 30u);
    QVERIFY(!m_choice.options.splitsTwist);
    m_choice = {};
}

void TestImportDialog::aBrokenFileIsSaid()
{
    const mmd::Scene before = document().scene();
    inDialog(path("broken.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QVERIFY(problem->isVisible());
        QVERIFY2(
            problem->text().contains(QStringLiteral("broken.bvh")), qPrintable(problem->text()));
        dialog.accept();
        QVERIFY(dialog.isVisible()); // there is nothing to apply
    });
    QVERIFY(document().scene() == before);
}

void TestImportDialog::aFileWithoutAnimationIsSaid()
{
    const mmd::Scene before = document().scene();
    write("still.gltf", R"({"asset": {"version": "2.0"}, "nodes": [{"name": "Hips"}]})");
    inDialog(path("still.gltf"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(
                     QStringLiteral("the file has no animation that moves a joint")),
            qPrintable(problem->text()));
        QVERIFY(!applyButton(dialog)->isEnabled());
    });
    QVERIFY(document().scene() == before);
}

void TestImportDialog::unknownJointsAreMappedByHand()
{
    write("names.bvh",
        "HIERARCHY\nROOT one\n{\nOFFSET 0 0 0\nCHANNELS 1 Xrotation\nJOINT two\n{\nOFFSET 0 1 0\n"
        "CHANNELS 1 Xrotation\nEnd Site\n{\nOFFSET 0 1 0\n}\n}\n}\n"
        "MOTION\nFrames: 2\nFrame Time: 0.0333333\n0 5\n30 5\n");
    inDialog(path("names.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
        QVERIFY(!applyButton(dialog)->isEnabled());
        MappingModel& mapping = dialog.mapping();
        QCOMPARE(mapping.rowCount(), 2); // also the joint that does not move
        QCOMPARE(mapping.index(0, MappingModel::Joint).data().toString(), QStringLiteral("one"));
        QCOMPARE(mapping.index(1, MappingModel::Joint).data().toString(), QStringLiteral("two"));
        QCOMPARE(mapping.index(0, MappingModel::Bone).data(Qt::EditRole).toString(), QString());
        auto* table = dialog.findChild<QTableView*>(QStringLiteral("mapping"));
        table->setFocus();
        table->setCurrentIndex(mapping.index(0, MappingModel::Bone));
        press(dialog, Qt::Key_F2);
        QVERIFY(editor(dialog));
        typeText(dialog, QStringLiteral("左腕"));
        press(dialog, Qt::Key_Return);
        QTRY_VERIFY(!editor(dialog));
        QVERIFY(isReady(dialog));
        QVERIFY(!dialog.findChild<QLabel*>(QStringLiteral("problem"))->isVisible());
        QVERIFY(applyButton(dialog)->isEnabled());
        QVERIFY(mmd::findBoneTrack(m_window->motion(), m_window->leftArm.name));
    });
}

/// As odori-cli does: the last frame of the file is not lost, and no key follows it, although the
/// motion before was longer.
void TestImportDialog::theFileEndsTheMotion()
{
    QFile whole(path("walk.bvh"));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray text = whole.readAll();
    const auto motion = text.indexOf("MOTION");
    const QList<QByteArray> lines = text.mid(motion).split('\n');
    write("short.bvh", text.left(motion) + "MOTION\nFrames: 10\nFrame Time: 0.0333\n" +
                           lines.mid(3, 10).join('\n') + "\n");
    QVERIFY(m_walk.lastFrame() > 10);
    inDialog(path("short.bvh"), [&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        std::uint32_t last = 0;
        for (const auto& track : m_window->motion().bones)
            last = std::max(last, track->frames().back());
        QCOMPARE(last, 9U);
    });
}

QTEST_MAIN(TestImportDialog)
#include "test_import_dialog.moc"
