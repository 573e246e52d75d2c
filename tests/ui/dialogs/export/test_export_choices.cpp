// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/files/file_commands.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/files/file_hands.h"
#include "tests/support/corpus.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/dialogs/export/loss_list.h"
#include "ui/settings/settings.h"
#include "ui/theme/theme.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QIODevice>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTextBoundaryFinder>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace odori;

/// The fields of the export dialog: their initial values, the values that presets set, and which
/// fields each format enables; and the questions before a file is written.
class TestExportChoices : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { make(); }
    void cleanup();
    void itBeginsWithBlendersWishesAndThePlayRange();
    void theChosenNameChoosesTheFormat_data();
    void theChosenNameChoosesTheFormat();
    void presetsFillEveryField_data();
    void presetsFillEveryField();
    void fieldsFitTheFormat_data();
    void fieldsFitTheFormat();
    void whatRunsCannotBeChanged();
    void aFileThatIsThereIsWrittenOverIfAskedTo();
    void aMotionOfAnotherModelIsAskedAbout();
    void anAnswerGoesWithTheNextRun();
    void theProposedNameIsTheMotions();
    void namesOfMaterialsAreNotBroken();
    void draftsAreLost();

private:
    void make()
    {
        m_dialog = std::make_unique<ExportDialog>(m_document);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    [[nodiscard]] QComboBox* combo(int at) const
    {
        return m_dialog->findChildren<QComboBox*>().at(at);
    }
    /// The combo box with such an item.
    [[nodiscard]] QComboBox* comboWith(const QString& item) const
    {
        for (QComboBox* each : m_dialog->findChildren<QComboBox*>())
            if (each->findText(item) >= 0)
                return each;
        return nullptr;
    }
    [[nodiscard]] QCheckBox* box(const char* text) const
    {
        for (QCheckBox* each : m_dialog->findChildren<QCheckBox*>())
            if (each->text().remove(u'&').startsWith(QLatin1String(text)))
                return each;
        return nullptr;
    }
    [[nodiscard]] QPushButton* button(const char* text) const
    {
        for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QString::fromUtf8(text))
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
    [[nodiscard]] QLabel* outcome() const
    {
        for (QLabel* each : m_dialog->findChildren<QLabel*>())
            if (each->textInteractionFlags() & Qt::TextSelectableByMouse)
                return each;
        return nullptr;
    }
    void setFrames(int first, int last)
    {
        m_dialog->findChildren<QSpinBox*>().at(0)->setValue(first);
        m_dialog->findChildren<QSpinBox*>().at(1)->setValue(last);
    }
    /// Presses Export, answers the question and returns its text.
    QString exportAnswering(QMessageBox::StandardButton answer)
    {
        QString asked;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!question)
                return;
            timer.stop();
            asked = question->text();
            question->button(answer)->click();
        });
        timer.start(30);
        button("Export")->click();
        return asked;
    }
    [[nodiscard]] bool finished() const
    {
        return QTest::qWaitFor([&] { return button("Export")->isEnabled(); }, 60000);
    }

    Document m_document;
    std::unique_ptr<ExportDialog> m_dialog;
    QTemporaryDir m_folder;
};

void TestExportChoices::initTestCase()
{
    applyTheme(*qApp, darkTheme());
    Settings settings;
    FileCommands files(m_document, settings);
    QSignalSpy done(&files, &FileCommands::loadingFinished);
    files.open(samplePaths());
    QVERIFY(done.count() == 1 || done.wait(20000));
    QVERIFY(m_document.actor() && m_document.actor()->model);
}

void TestExportChoices::cleanup()
{
    m_dialog.reset();
    while (m_document.undoStack()->canUndo())
        m_document.undo();
}

void TestExportChoices::itBeginsWithBlendersWishesAndThePlayRange()
{
    QCOMPARE(combo(0)->currentText(), QStringLiteral("Blender"));
    QCOMPARE(path()->text(), QFileInfo(samplePaths().last()).path() + u"/walk.fbx"_qs);
    const auto frames = [&] {
        const auto fields = m_dialog->findChildren<QSpinBox*>();
        return std::pair(fields.at(0)->value(), fields.at(1)->value());
    };
    QCOMPARE(frames(), std::pair(0, int(m_document.actor()->motion.lastFrame())));
    QVERIFY(button("Export")->isDefault() && !button("Open Folder")->isVisible());
    mmd::SceneSettings settings = m_document.scene().settings;
    settings.playFirst = 3;
    settings.playLast = 12;
    m_document.apply(mmd::changeSettings(m_document.scene(), settings), {});
    make();
    QCOMPARE(frames(), std::pair(3, 12));
}

void TestExportChoices::theChosenNameChoosesTheFormat_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("after");
    using enum mmd::ExportFormat;
    const std::pair<const char*, mmd::ExportFormat> names[] = {
        {"a.fbx", FbxBinary}, {"b.glb", Glb}, {"c.bvh", Bvh}, {"D.GLB", Glb}};
    for (const auto& [name, format] : names)
        for (const mmd::ExportFormat before : {FbxBinary, FbxAscii, Glb, Bvh})
            QTest::addRow("%s from %d", name, int(before))
                << int(before) << QString::fromLatin1(name)
                << int(before == FbxAscii && format == FbxBinary ? FbxAscii : format);
}

void TestExportChoices::theChosenNameChoosesTheFormat()
{
    QFETCH(int, before);
    QFETCH(QString, name);
    QFETCH(int, after);
    combo(1)->setCurrentIndex(combo(1)->findData(before));
    const test::FileAnswer answer(m_folder.path(), name);
    for (QPushButton* each : m_dialog->findChildren<QPushButton*>())
        if (each->accessibleName() == QStringLiteral("Choose a file"))
            each->click();
    QCOMPARE(combo(1)->currentData().toInt(), after);
    QCOMPARE(QFileInfo(path()->text()).fileName(), name);
}

void TestExportChoices::presetsFillEveryField_data()
{
    QTest::addColumn<int>("preset");
    const std::pair<const char*, mmd::ExportPreset> presets[] = {
        {"Blender", mmd::ExportPreset::Blender}, {"Unity", mmd::ExportPreset::Unity},
        {"Unreal", mmd::ExportPreset::Unreal}, {"Maya", mmd::ExportPreset::Maya}};
    for (const auto& [name, preset] : presets)
        QTest::newRow(name) << int(preset);
}

/// Before, every field has another value.
void TestExportChoices::presetsFillEveryField()
{
    QFETCH(int, preset);
    const mmd::ExportOptions wanted = mmd::presetOptions(mmd::ExportPreset(preset));
    const auto other = [](QComboBox* field, int value) {
        const int at = field->findData(value);
        field->setCurrentIndex(at == 0 ? 1 : 0);
    };
    const bool reduces = wanted.positionTolerance > 0.0 || wanted.rotationTolerance > 0.0;
    QComboBox* names = comboWith(QStringLiteral("ASCII letters only"));
    QComboBox* layout = comboWith(QStringLiteral("one mesh"));
    QComboBox* fps = comboWith(QStringLiteral("60 fps"));
    other(combo(1), int(wanted.format));
    other(fps, wanted.fps);
    other(names, int(wanted.names));
    other(layout, int(wanted.layout));
    const std::pair<const char*, bool> boxes[] = {{"Mesh", wanted.mesh},
        {"Textures inside", wanted.embedTextures}, {"Simulate physics", wanted.physics},
        {"Keep bones", wanted.ikBones}, {"Only needed keys", reduces}};
    for (const auto& [text, isOn] : boxes)
        box(text)->setChecked(!isOn);
    m_dialog->findChild<QDoubleSpinBox*>(u"unit"_qs)->setValue(wanted.unitCentimetres + 5.0);
    combo(0)->setCurrentIndex(combo(0)->findData(preset));
    emit combo(0)->activated(combo(0)->currentIndex());
    QCOMPARE(combo(1)->currentData().toInt(), int(wanted.format));
    QCOMPARE(fps->currentData().toInt(), wanted.fps);
    QCOMPARE(names->currentData().toInt(), int(wanted.names));
    QCOMPARE(layout->currentData().toInt(), int(wanted.layout));
    for (const auto& [text, isOn] : boxes)
        QVERIFY2(box(text)->isChecked() == isOn, text);
    QCOMPARE(m_dialog->findChild<QDoubleSpinBox*>(u"unit"_qs)->value(), wanted.unitCentimetres);
}

void TestExportChoices::fieldsFitTheFormat_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("enabled"); // mesh, layout, embed, keys; then without the mesh
    using enum mmd::ExportFormat;
    QTest::newRow("fbx") << int(FbxBinary) << u"1111 1001"_qs;
    QTest::newRow("ascii") << int(FbxAscii) << u"1111 1001"_qs;
    QTest::newRow("glb") << int(Glb) << u"1101 1001"_qs; // a GLB always embeds its textures
    QTest::newRow("bvh") << int(Bvh) << u"0000 0000"_qs;
}

void TestExportChoices::fieldsFitTheFormat()
{
    QFETCH(int, format);
    QFETCH(QString, enabled);
    combo(1)->setCurrentIndex(combo(1)->findData(format));
    QComboBox* layout = comboWith(QStringLiteral("one mesh"));
    const auto found = [&](bool mesh) {
        box("Mesh")->setChecked(mesh);
        QString text;
        for (const QWidget* each : std::initializer_list<QWidget*>{
                 box("Mesh"), layout, box("Textures inside"), box("Only needed keys")})
            text += each->isEnabled() ? u'1' : u'0';
        return text;
    };
    QCOMPARE(found(true) + u' ' + found(false), enabled);
}

void TestExportChoices::whatRunsCannotBeChanged()
{
    m_dialog->setPath(m_folder.filePath(QStringLiteral("run.glb")));
    setFrames(0, 200);
    const auto fields = [&] {
        QList<QWidget*> all{path()};
        for (QWidget* each : m_dialog->findChildren<QComboBox*>())
            all.append(each);
        for (QWidget* each : m_dialog->findChildren<QCheckBox*>())
            all.append(each);
        for (QWidget* each : m_dialog->findChildren<QAbstractSpinBox*>())
            all.append(each);
        return all;
    };
    button("Export")->click();
    for (const QWidget* each : fields())
        QVERIFY2(!each->isEnabled(), each->metaObject()->className());
    QVERIFY(button("Cancel") && !button("Close"));
    QVERIFY(outcome()->text().isEmpty());
    QVERIFY(finished());
    QVERIFY(path()->isEnabled() && combo(0)->isEnabled() && box("Simulate physics")->isEnabled());
    QVERIFY(button("Close") && !button("Cancel"));
    button("Close")->click();
    QVERIFY(!m_dialog->isVisible());
}

void TestExportChoices::aFileThatIsThereIsWrittenOverIfAskedTo()
{
    const QString target = m_folder.filePath(QStringLiteral("kept.glb"));
    QFile file(target);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    combo(1)->setCurrentIndex(combo(1)->findData(int(mmd::ExportFormat::Glb)));
    m_dialog->setPath(target);
    setFrames(0, 2);
    QCOMPARE(exportAnswering(QMessageBox::Cancel),
        QStringLiteral("kept.glb already exists. Overwrite it?"));
    QCOMPARE(odori::test::readAll(target), QByteArray("mine"));
    QVERIFY(button("Export")->isEnabled());
    QVERIFY(!exportAnswering(QMessageBox::Save).isEmpty());
    QVERIFY(finished());
    QVERIFY2(outcome()->text().startsWith(u"Written"), qPrintable(outcome()->text()));
    QVERIFY(odori::test::readAll(target).startsWith("glTF"));
}

void TestExportChoices::aMotionOfAnotherModelIsAskedAbout()
{
    const mmd::BoneKeyframe key{.frame = 2, .fileIndex = 0, .value = {{1.0f, 0.0f, 0.0f}}};
    mmd::Motion motion;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf("nobody"), std::span(&key, 1)));
    m_document.apply(
        mmd::setMotion({m_document.scene(), m_document.scene().active}, motion, {}), {});
    make();
    const QString target = m_folder.filePath(QStringLiteral("other.fbx"));
    m_dialog->setPath(target);
    QStringList losses;
    const auto* list = m_dialog->findChild<QListWidget*>();
    for (int row = 0; row < list->count(); ++row)
        losses.append(list->item(row)->text());
    QVERIFY2(losses.join(u'|').contains(u"nobody"), qPrintable(losses.join(u'|')));
    const QString asked = exportAnswering(QMessageBox::No);
    QVERIFY2(asked.startsWith(QStringLiteral("This model has none of")), qPrintable(asked));
    QVERIFY(!QFileInfo::exists(target) && button("Export")->isEnabled());
    QVERIFY(!exportAnswering(QMessageBox::Yes).isEmpty());
    QVERIFY(finished());
    QVERIFY2(outcome()->text().startsWith(u"Written"), qPrintable(outcome()->text()));
    QVERIFY(QFileInfo::exists(target));
}

void TestExportChoices::anAnswerGoesWithTheNextRun()
{
    m_dialog->setPath(m_folder.filePath(QStringLiteral("missing/here.fbx")));
    setFrames(0, 2);
    button("Export")->click();
    QVERIFY(finished());
    QVERIFY(outcome()->text().contains(QStringLiteral("here.fbx")));
    QCOMPARE(outcome()->palette().color(QPalette::WindowText), darkTheme().warning);
    m_dialog->setPath(m_folder.filePath(QStringLiteral("here.fbx")));
    button("Export")->click();
    QVERIFY(finished());
    QVERIFY(outcome()->text().startsWith(u"Written"));
    QCOMPARE(outcome()->palette().color(QPalette::WindowText), darkTheme().text);
    QVERIFY2(outcome()->text().contains(u"3 frame(s)"), qPrintable(outcome()->text()));
    QVERIFY(button("Open Folder")->isVisible());
    m_dialog->setPath(m_folder.filePath(QStringLiteral("missing/here.fbx")));
    button("Export")->click();
    QVERIFY(finished());
    QVERIFY(!button("Open Folder")->isVisible()); // hidden: it was for the previous export
}

void TestExportChoices::theProposedNameIsTheMotions()
{
    m_document.apply(
        mmd::addActor(m_document.scene(), m_document.actor()->model), {}); // has no motion
    make();
    QCOMPARE(path()->text(), QFileInfo(samplePaths().first()).path() + u"/mannequin.fbx"_qs);
    m_document.undo();
    m_document.apply(mmd::setMotion({m_document.scene(), m_document.scene().active},
                         m_document.actor()->motion, "/a/v1.2.vmd"),
        {});
    make();
    QCOMPARE(path()->text(), QStringLiteral("/a/v1.2.fbx"));
}

/// In the list of losses a line breaks after a space, not inside a Japanese name.
void TestExportChoices::namesOfMaterialsAreNotBroken()
{
    const auto* list = m_dialog->findChild<QListWidget*>();
    int skirts = 0;
    for (int row = 0; row < list->count(); ++row) {
        const QListWidgetItem& item = *list->item(row);
        const QString text = item.text();
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
        for (qsizetype at = breaks.toNextBoundary(); at < text.size(); at = breaks.toNextBoundary())
            QVERIFY2(text[at - 1] == u' ', qPrintable(text.left(at)));
        if (!item.toolTip().contains(QStringLiteral("スカート")))
            continue;
        ++skirts;
        QVERIFY(item.toolTip().startsWith(text.left(20)));
        QCOMPARE(item.data(Qt::AccessibleTextRole).toString(), item.toolTip());
    }
    QVERIFY(skirts > 0);
}

void TestExportChoices::draftsAreLost()
{
    QListWidget list;
    showLosses(list, {}, 2);
    QCOMPARE(list.count(), 1);
    QVERIFY(list.item(0)->text().startsWith(QStringLiteral("2 draft")));
    showLosses(list, {}, 0);
    QCOMPARE(list.count(), 1);
    QCOMPARE(list.item(0)->text(), QStringLiteral("Nothing will be lost."));
}

QTEST_MAIN(TestExportChoices)
#include "test_export_choices.moc"
