// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/interchange/export.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/tools/mapping_hands.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// What the import dialog says of its mapping, and its defaults. The file is a BVH of the sample's
/// walk.
class TestImportMapping : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void anIgnoredPairIsSaid();
    void defaultsRestoreOptionsAndMapping();
    void whatAJointTakesIsWhole();

private:
    static bool isReady(const ImportDialog& dialog)
    {
        return QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000);
    }
    /// Opens the dialog for the file, and calls `use` with it.
    template <class Use>
    void inDialog(Use use)
    {
        ImportDialog dialog(
            m_window->document, m_window->window.playback(), [](const auto&) {}, m_file, m_choice,
            &m_window->window);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        use(dialog);
        dialog.reject();
        QVERIFY(isActiveAgain(m_window->window));
    }

    std::unique_ptr<EditWindow> m_window;
    QTemporaryDir m_folder;
    QString m_file;
    ImportDialog::Choice m_choice;
};

void TestImportMapping::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_import_mapping"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_window = std::make_unique<EditWindow>();
    m_window->open();
    m_file = m_folder.filePath(QStringLiteral("walk.bvh"));
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    mmd::Progress progress;
    const mmd::ExportJob job{
        .model = m_window->model, .motion = m_window->motion(), .view = {}, .motionName = "walk"};
    QVERIFY(mmd::exportMotion(job, mmd::pathFromUtf8(m_file.toStdString()), options, progress));
}

/// A name that is no bone, and a bone that already follows another joint.
void TestImportMapping::anIgnoredPairIsSaid()
{
    inDialog([&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* said = dialog.findChild<QLabel*>(QStringLiteral("mappingProblem"));
        QVERIFY(!said->isVisible());
        const auto typeBone = [&](const QModelIndex& cell, const QString& name) {
            auto* table = dialog.findChild<QTableView*>(QStringLiteral("mapping"));
            table->setFocus();
            table->setCurrentIndex(cell);
            press(dialog, Qt::Key_F2);
            QVERIFY(editor(dialog));
            typeText(dialog, name);
            press(dialog, Qt::Key_Return);
            QTRY_VERIFY(!editor(dialog));
            QVERIFY(isReady(dialog));
        };
        const QModelIndex left = focusedCell(dialog, QStringLiteral("左腕"));
        const QModelIndex right = focusedCell(dialog, QStringLiteral("右腕"));
        QVERIFY(left.isValid() && right.isValid());
        typeBone(left, QStringLiteral("zzz"));
        QVERIFY(said->isVisible());
        QCOMPARE(
            said->text(), QStringLiteral("The model has no bone zzz; the mapping is unchanged."));
        // The first of two pairs counts.
        const bool isLeftFirst = left.row() < right.row();
        const QString first = isLeftFirst ? QStringLiteral("左腕") : QStringLiteral("右腕");
        const QModelIndex later = isLeftFirst ? right : left;
        const auto jointOf = [](const QModelIndex& cell) {
            return cell.siblingAtColumn(MappingModel::Joint).data().toString();
        };
        QVERIFY(dialog.mapping().setData(later, first, Qt::EditRole));
        QVERIFY(isReady(dialog));
        QVERIFY(said->isVisible()); // the preview is shown, and the sentence stays
        QCOMPARE(said->text(),
            QStringLiteral("The bone %1 follows the joint %2, so the joint %3 is ignored.")
                .arg(first, jointOf(isLeftFirst ? left : right), jointOf(later)));
        QVERIFY(dialog.mapping().setData(later, QStringLiteral("–"), Qt::EditRole));
        QVERIFY(!said->isVisible());
    });
}

void TestImportMapping::defaultsRestoreOptionsAndMapping()
{
    inDialog([&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        MappingModel& mapping = dialog.mapping();
        const mmd::BoneMapping first = mapping.mapping();
        const mmd::Motion walk = m_window->motion();
        const auto cells = mapping.match(mapping.index(0, MappingModel::Bone), Qt::EditRole,
            QStringLiteral("左腕"), 1, Qt::MatchExactly);
        QCOMPARE(cells.size(), 1);
        QVERIFY(mapping.setData(cells.front(), QStringLiteral("–"), Qt::EditRole));
        type(field<QSpinBox>(dialog, "First frame"), "30");
        QVERIFY(isReady(dialog));
        QVERIFY(!(mapping.mapping() == first));
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("Defaults"))
                QTest::mouseClick(each, Qt::LeftButton);
        QVERIFY(mapping.mapping() == first);
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), 0);
        QVERIFY(isReady(dialog));
        QVERIFY(m_window->motion() == walk);
    });
}

/// Also with large texts.
void TestImportMapping::whatAJointTakesIsWhole()
{
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPixelSize(24);
    QApplication::setFont(large);
    inDialog([&](ImportDialog& dialog) {
        QVERIFY(isReady(dialog));
        const auto* table = dialog.findChild<QTableView*>(QStringLiteral("mapping"));
        const QAbstractItemView& view = *table;
        QVERIFY(view.sizeHintForColumn(MappingModel::Use) > 60);
        QTRY_VERIFY(
            table->columnWidth(MappingModel::Use) >= view.sizeHintForColumn(MappingModel::Use));
        QVERIFY(table->columnWidth(MappingModel::Bone) >= 60);
        const QHeaderView* header = table->horizontalHeader(); // the others get what is left
        QCOMPARE(table->columnWidth(MappingModel::Use),
            std::max(view.sizeHintForColumn(MappingModel::Use),
                header->sectionSizeHint(MappingModel::Use)));
    });
}

QTEST_MAIN(TestImportMapping)
#include "test_import_mapping.moc"
