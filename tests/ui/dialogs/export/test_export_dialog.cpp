// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/files/file_commands.h"
#include "app/translation.h"
#include "libmmd/base/file_io.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/files/file_hands.h"
#include "tests/support/corpus.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/document/physics.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;

/// The real dialog with the bundled sample: its summary, the written file, and its report.
class TestExportDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup() { m_dialog.reset(); }
    void writesAndSaysHowNearItIs_data();
    void writesAndSaysHowNearItIs();
    void theExtensionFollowsTheFormat();
    void aTypedNameGetsTheEnding_data();
    void aTypedNameGetsTheEnding();
    void browsingChoosesTheFormat();
    void anEmptyNameWritesNothing();
    void saysWhatIsLostBeforehand();
    void presetsFillTheFields();
    void everyFieldReachesTheFile_data();
    void everyFieldReachesTheFile();
    void everyLetterHasOneField_data();
    void everyLetterHasOneField();
    void lossesFollowTheFields();
    void anUnwritableFolderIsOneSentence();
    void cancellingWritesNothing();
    void asksBeforeItWritesOver();

private:
    [[nodiscard]] QPushButton* button(const QString& text) const;
    [[nodiscard]] QComboBox* format() const { return m_dialog->findChildren<QComboBox*>().at(1); }
    [[nodiscard]] QLineEdit* path() const
    {
        for (QLineEdit* each : m_dialog->findChildren<QLineEdit*>())
            if (!qobject_cast<QAbstractSpinBox*>(each->parent()))
                return each;
        return nullptr;
    }
    /// The text of the label with the result.
    [[nodiscard]] QString outcome() const;
    void setFrames(int first, int last);
    /// The check box whose text begins like this.
    [[nodiscard]] QCheckBox* box(const QString& text) const;
    /// Selects the item with this text in the combo box that has it.
    void choose(const QString& item);
    /// The GLB that the library writes with these options.
    [[nodiscard]] QByteArray wanted(const mmd::ExportOptions& options);

    Document m_document;
    std::unique_ptr<ExportDialog> m_dialog;
    QTemporaryDir m_folder;
};

void TestExportDialog::initTestCase()
{
    installTranslations(*qApp); // plurals
    applyTheme(*qApp, darkTheme());
    Settings settings;
    FileCommands files(m_document, settings);
    QSignalSpy finished(&files, &FileCommands::loadingFinished);
    files.open(samplePaths());
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(m_document.actor() && m_document.actor()->model);
}

void TestExportDialog::init()
{
    m_dialog = std::make_unique<ExportDialog>(m_document);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    m_dialog->setPath(m_folder.filePath(QStringLiteral("歩き.fbx")));
    setFrames(0, 20);
}

QPushButton* TestExportDialog::button(const QString& text) const
{
    for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
        if (each->text().remove(u'&') == text)
            return each;
    return nullptr;
}

QString TestExportDialog::outcome() const
{
    for (const QLabel* each : m_dialog->findChildren<QLabel*>())
        if (each->textInteractionFlags() & Qt::TextSelectableByMouse)
            return each->text();
    return {};
}

void TestExportDialog::setFrames(int first, int last)
{
    const auto fields = m_dialog->findChildren<QSpinBox*>();
    QCOMPARE(fields.size(), 2);
    fields[0]->setValue(first);
    fields[1]->setValue(last);
}

QCheckBox* TestExportDialog::box(const QString& text) const
{
    for (QCheckBox* each : m_dialog->findChildren<QCheckBox*>())
        if (each->text().remove(u'&').startsWith(text))
            return each;
    return nullptr;
}

void TestExportDialog::choose(const QString& item)
{
    for (QComboBox* each : m_dialog->findChildren<QComboBox*>())
        if (each->findText(item) >= 0)
            each->setCurrentText(item);
}

QByteArray TestExportDialog::wanted(const mmd::ExportOptions& options)
{
    QDir(m_folder.path()).mkpath(QStringLiteral("wanted"));
    const QString target = m_folder.filePath(QStringLiteral("wanted/歩き.glb"));
    const mmd::ExportJob job{.model = m_document.actor()->model,
        .motion = m_document.actor()->motion,
        .view = m_document.scene().camera,
        .motionName = "歩き",
        .physics = Physics::settingsOf(m_document.scene())};
    mmd::Progress progress;
    return mmd::exportMotion(job, mmd::pathFromUtf8(target.toStdString()), options, progress)
               ? odori::test::readAll(target)
               : QByteArray();
}

void TestExportDialog::writesAndSaysHowNearItIs_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isChecked");
    using enum mmd::ExportFormat;
    QTest::newRow("fbx") << int(FbxBinary) << QStringLiteral("歩き.fbx") << true;
    QTest::newRow("ascii") << int(FbxAscii) << QStringLiteral("歩き.fbx") << true;
    QTest::newRow("glb") << int(Glb) << QStringLiteral("歩き.glb") << true;
    QTest::newRow("bvh") << int(Bvh) << QStringLiteral("歩き.bvh") << false;
}

void TestExportDialog::writesAndSaysHowNearItIs()
{
    QFETCH(int, format);
    QFETCH(QString, file);
    QFETCH(bool, isChecked);
    const QString target = m_folder.filePath(file);
    QFile::remove(target);
    this->format()->setCurrentIndex(this->format()->findData(format));
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QVERIFY(!button(QStringLiteral("Export"))->isEnabled()); // only one export at a time
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Export"))->isEnabled(), 60000);
    QVERIFY2(outcome().startsWith(u"Written"), qPrintable(outcome()));
    QCOMPARE(outcome().contains(u"verified"), isChecked);
    QVERIFY2(outcome().contains(u"21 frame"), qPrintable(outcome()));
    QVERIFY(QFileInfo(target).size() > 1000);
    QVERIFY(button(QStringLiteral("Open Folder"))->isVisible());
}

void TestExportDialog::theExtensionFollowsTheFormat()
{
    format()->setCurrentIndex(format()->findData(int(mmd::ExportFormat::Bvh)));
    QVERIFY(path()->text().endsWith(QStringLiteral("歩き.bvh")));
    QVERIFY(!m_dialog->findChildren<QCheckBox*>().at(0)->isEnabled()); // a BVH has no mesh
    format()->setCurrentIndex(format()->findData(int(mmd::ExportFormat::Glb)));
    QVERIFY(path()->text().endsWith(QStringLiteral("歩き.glb")));
    QVERIFY(m_dialog->findChildren<QCheckBox*>().at(0)->isEnabled());
}

void TestExportDialog::aTypedNameGetsTheEnding_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written");
    QTest::newRow("bare") << u"bare"_qs << u"bare.fbx"_qs;
    QTest::newRow("dotted") << u"v1.2"_qs << u"v1.2.fbx"_qs;
    QTest::newRow("another format") << u"old.glb"_qs << u"old.fbx"_qs;
    QTest::newRow("capital") << u"LOUD.FBX"_qs << u"LOUD.FBX"_qs;
}

void TestExportDialog::aTypedNameGetsTheEnding()
{
    QFETCH(QString, typed);
    QFETCH(QString, written);
    setFrames(0, 2);
    path()->setFocus();
    path()->setText(m_folder.filePath(typed)); // without Enter and without a focus change
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Export"))->isEnabled(), 60000);
    QVERIFY2(outcome().startsWith(u"Written"), qPrintable(outcome()));
    QVERIFY(QFileInfo(m_folder.filePath(written)).size() > 1000);
    QVERIFY(path()->text().endsWith(written));
}

void TestExportDialog::browsingChoosesTheFormat()
{
    QPushButton* choose = nullptr;
    for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
        if (each->accessibleName() == QStringLiteral("Choose a file"))
            choose = each;
    QVERIFY(choose);
    const auto browse = [&](const QString& name) {
        const test::FileAnswer answer(m_folder.path(), name);
        QTest::mouseClick(choose, Qt::LeftButton);
        QVERIFY(!answer.proposed().isEmpty());
    };
    browse(QStringLiteral("dance v1.2"));
    QVERIFY2(path()->text().endsWith(QStringLiteral("dance v1.2.fbx")), qPrintable(path()->text()));
    browse(QStringLiteral("dance.bvh"));
    QVERIFY(path()->text().endsWith(QStringLiteral("dance.bvh")));
    QCOMPARE(format()->currentData().toInt(), int(mmd::ExportFormat::Bvh));
}

void TestExportDialog::anEmptyNameWritesNothing()
{
    path()->clear();
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QVERIFY(button(QStringLiteral("Export"))->isEnabled());
    QVERIFY2(outcome().contains(u"name"), qPrintable(outcome()));
    QCOMPARE(m_dialog->focusWidget(), path());
    QVERIFY(path()->text().isEmpty());
}

void TestExportDialog::saysWhatIsLostBeforehand()
{
    auto* losses = m_dialog->findChild<QListWidget*>();
    const int before = losses->count();
    QVERIFY(before > 0);
    format()->setCurrentIndex(format()->findData(int(mmd::ExportFormat::Bvh)));
    QStringList said;
    for (int row = 0; row < losses->count(); ++row)
        said << losses->item(row)->text();
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Bvh;
    const mmd::Actor& actor = *m_document.actor();
    const auto expected =
        mmd::lossesOf({actor.model, actor.motion, m_document.scene().camera, {}}, options);
    QCOMPARE(said.size(), qsizetype(expected.size()));
    QVERIFY(!said.join(u' ').contains(u"Nothing"));
}

void TestExportDialog::presetsFillTheFields()
{
    QComboBox* preset = m_dialog->findChildren<QComboBox*>().at(0);
    const mmd::ExportOptions wanted = mmd::presetOptions(mmd::ExportPreset::Unreal);
    preset->setCurrentIndex(preset->findData(int(mmd::ExportPreset::Unreal)));
    emit preset->activated(preset->currentIndex());
    QCOMPARE(format()->currentData().toInt(), int(wanted.format));
    QCOMPARE(m_dialog->findChild<QDoubleSpinBox*>(u"unit"_qs)->value(), wanted.unitCentimetres);
}

void TestExportDialog::everyFieldReachesTheFile_data()
{
    QTest::addColumn<QString>("field");
    for (const char* field : {"frames", "fps", "mesh", "layout", "physics", "noise", "IK", "thin",
             "keys", "tolerance", "names", "unit"})
        QTest::newRow(field) << QString::fromLatin1(field);
}

/// The file equals the library's output for these options, and differs from that for the defaults.
void TestExportDialog::everyFieldReachesTheFile()
{
    QFETCH(QString, field);
    mmd::ExportOptions options;
    options.format = mmd::ExportFormat::Glb;
    options.range = mmd::FrameSpan{0, 20};
    const QByteArray plain = wanted(options);
    format()->setCurrentIndex(format()->findData(int(mmd::ExportFormat::Glb)));
    if (field == u"frames") {
        setFrames(5, 9);
        options.range = mmd::FrameSpan{5, 9};
    } else if (field == u"fps") {
        QComboBox* fps = m_dialog->findChildren<QComboBox*>().at(2);
        fps->setCurrentIndex(fps->findData(60));
        options.fps = 60;
    } else if (field == u"mesh") {
        box(QStringLiteral("Mesh"))->click();
        options.mesh = false;
    } else if (field == u"layout") {
        choose(QStringLiteral("a mesh for each material"));
        options.layout = mmd::MeshLayout::ByMaterial;
    } else if (field == u"physics") {
        box(QStringLiteral("Simulate"))->click();
        options.physics = true;
    } else if (field == u"noise") {
        box(QStringLiteral("Simulate"))->click();
        options.physics = true;
        const QByteArray still = wanted(options);
        m_document.load(mmd::changeSettings(m_document.scene(), {.gravityNoise = 50.0f}));
        QVERIFY(still != wanted(options));
    } else if (field == u"IK") {
        box(QStringLiteral("Keep bones"))->click();
        options.ikBones = false;
    } else if (field == u"thin") {
        box(QStringLiteral("Thin"))->click();
        options.thinning.emplace();
    } else if (field == u"keys") {
        box(QStringLiteral("Only needed keys"))->click();
        options.positionTolerance = options.weightTolerance = 0.01;
        options.rotationTolerance = 0.1;
    } else if (field == u"tolerance") {
        auto* units = m_dialog->findChild<QDoubleSpinBox*>(u"toleranceUnits"_qs);
        QVERIFY(!units->isEnabled());
        box(QStringLiteral("Only needed keys"))->click();
        QVERIFY(units->isEnabled());
        units->setValue(0.05);
        m_dialog->findChild<QDoubleSpinBox*>(u"toleranceDegrees"_qs)->setValue(0.5);
        options.positionTolerance = options.weightTolerance = 0.05;
        options.rotationTolerance = 0.5;
    } else if (field == u"names") {
        choose(QStringLiteral("ASCII letters only"));
        options.names = mmd::NodeNames::Ascii;
    } else {
        m_dialog->findChild<QDoubleSpinBox*>(u"unit"_qs)->setValue(10.0);
        options.unitCentimetres = 10.0;
    }
    const QString target = m_folder.filePath(QStringLiteral("歩き.glb"));
    QFile::remove(target);
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Export"))->isEnabled(), 60000);
    const QByteArray file = odori::test::readAll(target);
    QVERIFY(!plain.isEmpty() && file != plain);
    QVERIFY(file == wanted(options));
    QCOMPARE(outcome().contains(QStringLiteral("Keys that remain: ")), field == u"thin");
}

void TestExportDialog::everyLetterHasOneField_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ja", "ko", "zh_CN", "zh_TW"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

/// A letter of two fields would only move the focus between them.
void TestExportDialog::everyLetterHasOneField()
{
    QFETCH(QString, language);
    installTranslations(*qApp, language);
    const ExportDialog dialog(m_document);
    installTranslations(*qApp);
    QStringList texts;
    for (const QLabel* each : dialog.findChildren<QLabel*>())
        if (each->buddy())
            texts.append(each->text());
    for (const QAbstractButton* each : dialog.findChildren<QAbstractButton*>())
        texts.append(each->text());
    QHash<QString, QString> fields;
    for (const QString& text : texts) {
        const QString key = QKeySequence::mnemonic(text).toString();
        QVERIFY2(key.isEmpty() || !fields.contains(key), qPrintable(text + u' ' + fields[key]));
        fields.insert(key, text);
    }
    QVERIFY(fields.size() > 10);
}

void TestExportDialog::lossesFollowTheFields()
{
    auto* losses = m_dialog->findChild<QListWidget*>();
    const auto said = [&] {
        QStringList all;
        for (int row = 0; row < losses->count(); ++row)
            all << losses->item(row)->text();
        return all;
    };
    const QStringList before = said();
    choose(QStringLiteral("BVH: skeleton and motion"));
    QVERIFY(said() != before);
    choose(QStringLiteral("FBX, binary"));
    QCOMPARE(said(), before);
    box(QStringLiteral("Mesh, materials and morphs"))->setChecked(false);
    QVERIFY(said() != before);
}

void TestExportDialog::anUnwritableFolderIsOneSentence()
{
    m_dialog->setPath(m_folder.filePath(QStringLiteral("missing/here.fbx")));
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Export"))->isEnabled(), 60000);
    QVERIFY2(outcome().contains(u"here.fbx: "), qPrintable(outcome()));
    QVERIFY(!button(QStringLiteral("Open Folder"))->isVisible());
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("missing"))));
}

void TestExportDialog::cancellingWritesNothing()
{
    m_dialog->setPath(m_folder.filePath(QStringLiteral("long.fbx")));
    setFrames(0, 100000);
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QTest::mouseClick(button(QStringLiteral("Cancel")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Export"))->isEnabled(), 60000);
    QVERIFY(m_dialog->isVisible());
    QVERIFY2(outcome().startsWith(u"Cancelled"), qPrintable(outcome()));
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("long.fbx"))));
}

void TestExportDialog::asksBeforeItWritesOver()
{
    const QString target = m_folder.filePath(QStringLiteral("kept.fbx"));
    QFile file(target);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    m_dialog->setPath(target);
    bool wasAsked = false;
    QTimer::singleShot(0, this, [&] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            wasAsked = box->button(QMessageBox::Save)->text() == u"&Overwrite";
            box->button(QMessageBox::Cancel)->click();
        }
    });
    QTest::mouseClick(button(QStringLiteral("Export")), Qt::LeftButton);
    QVERIFY(wasAsked);
    QCOMPARE(QFileInfo(target).size(), 4);
}

QTEST_MAIN(TestExportDialog)
#include "test_export_dialog.moc"
