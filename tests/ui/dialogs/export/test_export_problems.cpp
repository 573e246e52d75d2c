// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/files/file_commands.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/app/dialog_hands.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyle>

#include <limits>

using namespace odori;
using namespace odori::test;

/// What the export dialog refuses before it begins, and when it shows no result any more. The file
/// is a GLB of frames 0 to 2.
class TestExportProblems : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_dialog.reset(); }
    void aReversedRangeIsRefused();
    void aFolderIsNoFile();
    void anExtensionIsNoName();
    void aRelativeNameIsInTheFolderBefore();
    void aResultIsThatOfTheOptions_data();
    void aResultIsThatOfTheOptions();
    void invalidNumbersAreThoseOfTheMotion();
    void theSystemOrdersTheButtons();

private:
    [[nodiscard]] QPushButton* button(const char* text) const
    {
        for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QLatin1String(text))
                return each;
        return nullptr;
    }
    [[nodiscard]] QCheckBox* box(const QString& text) const
    {
        for (QCheckBox* each : m_dialog->findChildren<QCheckBox*>())
            if (each->text().remove(u'&').startsWith(text))
                return each;
        return nullptr;
    }
    /// The combo box with such an item.
    [[nodiscard]] QComboBox* comboWith(const QString& item) const
    {
        for (QComboBox* each : m_dialog->findChildren<QComboBox*>())
            if (each->findText(item) >= 0)
                return each;
        return nullptr;
    }
    [[nodiscard]] QLineEdit* path() const
    {
        for (QLineEdit* each : m_dialog->findChildren<QLineEdit*>())
            if (!qobject_cast<QAbstractSpinBox*>(each->parent()))
                return each;
        return nullptr;
    }
    /// Types a name in the folder, and Enter if it is complete.
    void typeName(const char* name, bool isComplete) const
    {
        path()->setFocus();
        path()->selectAll();
        QTest::keyClicks(path(), m_folder.filePath(QLatin1String(name)));
        if (isComplete)
            QTest::keyClick(path(), Qt::Key_Return);
    }
    [[nodiscard]] QLabel* outcome() const
    {
        for (QLabel* each : m_dialog->findChildren<QLabel*>())
            if (each->textInteractionFlags() & Qt::TextSelectableByMouse)
                return each;
        return nullptr;
    }
    [[nodiscard]] QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files); }

    Document m_document;
    std::unique_ptr<ExportDialog> m_dialog;
    QTemporaryDir m_folder;
};

void TestExportProblems::initTestCase()
{
    applyTheme(*qApp, darkTheme());
    Settings settings;
    FileCommands files(m_document, settings);
    QSignalSpy done(&files, &FileCommands::loadingFinished);
    files.open(samplePaths());
    QVERIFY(done.count() == 1 || done.wait(20000));
    QVERIFY(m_document.actor() && m_document.actor()->model);
}

void TestExportProblems::init()
{
    m_dialog = std::make_unique<ExportDialog>(m_document);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    auto* format = m_dialog->findChildren<QComboBox*>().at(1);
    format->setCurrentIndex(format->findData(int(mmd::ExportFormat::Glb)));
    type(field<QSpinBox>(*m_dialog, "Last frame"), "2");
    m_dialog->setPath(m_folder.filePath(QStringLiteral("walk.glb")));
}

void TestExportProblems::aReversedRangeIsRefused()
{
    auto* first = field<QSpinBox>(*m_dialog, "First frame");
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
    type(first, "3");
    QCOMPARE(outcome()->text(), QStringLiteral("The first frame is after the last one."));
    QCOMPARE(outcome()->palette().color(QPalette::WindowText), darkTheme().warning);
    QVERIFY(!button("Export")->isEnabled());
    QTest::keyClick(first, Qt::Key_Return); // Export is the default button
    QVERIFY(button("Close") && files().isEmpty());
    type(first, "2");
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
}

void TestExportProblems::aFolderIsNoFile()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("dances")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("set.glb")));
    typeName("dances", false);
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled()); // it can go on
    typeName("dances", true);
    QCOMPARE(outcome()->text(), QStringLiteral("dances is a folder; choose another name."));
    QCOMPARE(outcome()->palette().color(QPalette::WindowText), darkTheme().warning);
    QVERIFY(!button("Export")->isEnabled());
    QCOMPARE(QFileInfo(path()->text()).fileName(), QStringLiteral("dances"));
    typeName("set", true); // gets the ending
    QCOMPARE(outcome()->text(), QStringLiteral("set.glb is a folder; choose another name."));
    QVERIFY(!button("Export")->isEnabled());
    QTest::keyClick(path(), Qt::Key_Return);
    QCOMPARE(outcome()->text(), QStringLiteral("set.glb is a folder; choose another name."));
    QVERIFY(button("Close") && files().isEmpty());
    auto* format = m_dialog->findChildren<QComboBox*>().at(1);
    QTest::keyClick(format, Qt::Key_Home); // FBX
    QCOMPARE(QFileInfo(path()->text()).fileName(), QStringLiteral("set.fbx"));
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
    typeName("dances", true);
    QVERIFY(!button("Export")->isEnabled());
    QTest::keyClick(path(), Qt::Key_Backspace);
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
}

/// It would be a hidden file.
void TestExportProblems::anExtensionIsNoName()
{
    const QString sentence = QStringLiteral(".glb is only an extension; write a name before it.");
    for (const char* name : {".glb", ".bvh"}) { // that of another format is replaced
        typeName(name, true);
        QCOMPARE(outcome()->text(), sentence);
        QCOMPARE(outcome()->palette().color(QPalette::WindowText), darkTheme().warning);
        QVERIFY(!button("Export")->isEnabled());
    }
    QTest::keyClick(path(), Qt::Key_Return);
    QCOMPARE(outcome()->text(), sentence);
    QVERIFY(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    path()->setCursorPosition(int(path()->text().size()) - 4);
    QTest::keyClicks(path(), QStringLiteral("a"));
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
    QTest::keyClick(path(), Qt::Key_Tab);
    QCOMPARE(path()->text(), m_folder.filePath(QStringLiteral("a.glb")));
    QVERIFY(outcome()->text().isEmpty() && button("Export")->isEnabled());
}

/// And not in the current folder of the program, which the dialog does not show.
void TestExportProblems::aRelativeNameIsInTheFolderBefore()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("dances")));
    const auto typed = [this](const char* name) {
        path()->setFocus();
        path()->selectAll();
        QTest::keyClicks(path(), QLatin1String(name));
        QTest::keyClick(path(), Qt::Key_Tab);
        return path()->text();
    };
    QCOMPARE(typed("dances/jump"), m_folder.filePath(QStringLiteral("dances/jump.glb")));
    QCOMPARE(typed("../leap.glb"), m_folder.filePath(QStringLiteral("leap.glb")));
    (void)typed("dances");
    QCOMPARE(outcome()->text(), QStringLiteral("dances is a folder; choose another name."));
    path()->selectAll();
    QTest::keyClicks(path(), QStringLiteral("leap"));
    QTest::mouseClick(button("Export"), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return button("Export")->isEnabled(); }, 60000));
    QVERIFY2(outcome()->text().startsWith(u"Written"), qPrintable(outcome()->text()));
    QCOMPARE(path()->text(), m_folder.filePath(QStringLiteral("leap.glb")));
    QVERIFY(files().contains(QStringLiteral("leap.glb")));
}

void TestExportProblems::aResultIsThatOfTheOptions_data()
{
    QTest::addColumn<QString>("field");
    for (const char* field : {"60 fps", "one mesh", "ASCII letters only", "Simulate physics",
             "Keep bones", "Thin the keys", "Only needed keys", "tolerance", "unit", "Last frame"})
        QTest::newRow(field) << QString::fromLatin1(field);
}

void TestExportProblems::aResultIsThatOfTheOptions()
{
    QFETCH(const QString, field);
    if (field == u"tolerance")
        box(QStringLiteral("Only needed keys"))->click();
    m_dialog->setPath(m_folder.filePath(field + QStringLiteral(".glb")));
    QTest::mouseClick(button("Export"), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return button("Export")->isEnabled(); }, 60000));
    QVERIFY2(outcome()->text().startsWith(u"Written"), qPrintable(outcome()->text()));
    QVERIFY(button("Open Folder")->isVisible());
    path()->setFocus();
    QTest::keyClick(path(), Qt::Key_Tab); // changes nothing
    QVERIFY(outcome()->text().startsWith(u"Written"));
    if (QComboBox* combo = comboWith(field))
        QTest::keyClick(combo, combo->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
    else if (QCheckBox* check = box(field))
        QTest::keyClick(check, Qt::Key_Space);
    else if (field == u"Last frame")
        QTest::keyClick(m_dialog->findChildren<QSpinBox*>().at(1), Qt::Key_Up);
    else if (field == u"unit")
        QTest::keyClick(m_dialog->findChild<QDoubleSpinBox*>(field), Qt::Key_Up);
    else
        QTest::keyClick(m_dialog->findChild<QDoubleSpinBox*>(u"toleranceUnits"_qs), Qt::Key_Up);
    QCOMPARE(outcome()->text(), QString());
    QVERIFY(!button("Open Folder")->isVisible() && button("Export")->isEnabled());
}

/// The file that would be written has nothing to do with them.
void TestExportProblems::invalidNumbersAreThoseOfTheMotion()
{
    mmd::Motion camera;
    constexpr float nan = std::numeric_limits<float>::quiet_NaN();
    mmd::replaceTrack(
        camera, mmd::Track<mmd::CameraKeyframe>({},
                    std::vector<mmd::CameraKeyframe>{{.frame = 7, .value = {.distance = nan}}}));
    m_document.load(mmd::setCameraMotion(m_document.scene(), camera));
    const QStringList before = files();
    m_dialog->setPath(m_folder.filePath(QStringLiteral("invalid.glb")));
    QTest::mouseClick(button("Export"), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return button("Export")->isEnabled(); }, 60000));
    m_document.load(mmd::setCameraMotion(m_document.scene(), {}));
    QCOMPARE(outcome()->text(),
        QStringLiteral("The motion has invalid numbers (NaN or infinite); repair it first: track "
                       "camera, frame 7."));
    QCOMPARE(files(), before);
}

void TestExportProblems::theSystemOrdersTheButtons()
{
    const auto* ordered = m_dialog->findChild<QDialogButtonBox*>();
    QVERIFY(ordered);
    QCOMPARE(ordered->buttonRole(button("Export")), QDialogButtonBox::AcceptRole);
    QCOMPARE(ordered->buttonRole(button("Close")), QDialogButtonBox::RejectRole);
    QVERIFY(button("Export")->isDefault());
    const int order = m_dialog->style()->styleHint(QStyle::SH_DialogButtonLayout);
    if (order == QDialogButtonBox::WinLayout || order == QDialogButtonBox::KdeLayout)
        QVERIFY(button("Export")->x() < button("Close")->x());
    QTest::mouseClick(button("Close"), Qt::LeftButton);
    QVERIFY(!m_dialog->isVisible());
}

QTEST_MAIN(TestExportProblems)
#include "test_export_problems.moc"
