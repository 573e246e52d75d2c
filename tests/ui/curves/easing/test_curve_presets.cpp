// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/support/small_scene.h"
#include "ui/curves/curve_commands.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/curves/easing/preset_box.h"
#include "ui/curves/easing/preset_menu.h"
#include "ui/theme/theme.h"

#include <QtCore/QFile>
#include <QtCore/QIODevice>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QInputDialog>
#include <QtWidgets/QLineEdit>

using namespace odori;
using namespace odori::test;
using mmd::BezierCurve;
using mmd::BoneChannel;

namespace {

const std::vector<CurvePreset> twoPresets{
    {"soft \"start\"", {64, 0, 127, 127}}, {"ゆっくり", {0, 10, 64, 127}}};

} // namespace

class TestCurvePresets : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void everyBuiltInSetsItsCurve_data();
    void everyBuiltInSetsItsCurve();
    void theButtonOfTheCurveIsDown();
    void savesAndSetsOneByName();
    void renamesAndDeletes();
    void mixedCurvesCannotBeSaved();
    void importsAndExports();
    void sayWhatIsWrongWithAFile();
    void exportsThroughTheDialog();
    void importsThroughTheDialog();
    void aBadFileInTheDialogIsOneSentence();
    void escapeLeavesTheDialog();

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QLatin1String(name));
    }
    [[nodiscard]] std::filesystem::path file(const char* name) const
    {
        return mmd::pathFromUtf8(path(name).toStdString());
    }
    void write(const char* name, const QByteArray& text) const;
    [[nodiscard]] PresetMenu& menu() const { return m_editor->presets().menu(); }
    /// Opens the menu with its button and clicks the entry whose text begins with `title`.
    void choose(const QString& title, const QString& inSubmenu = {});
    void answerName(const QString& name);
    /// Enters `name` in the next file dialog with the keyboard; presses Escape if it is empty.
    void answerFile(const QString& name);
    [[nodiscard]] BezierCurve arm() const
    {
        return curveAt(*m_document, "左腕", 45, BoneChannel::Rotation);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<CurveEditor> m_editor;
};

void TestCurvePresets::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    applyTheme(*qApp, darkTheme());
}

void TestCurvePresets::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_editor = std::make_unique<CurveEditor>(*m_document);
    menu().setLibrary(PresetLibrary(file("new folder/user.json")));
    m_editor->resize(440, 330);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_document->select(keysOf("左腕", {45}));
}

void TestCurvePresets::cleanup()
{
    m_editor.reset();
    m_document.reset();
}

void TestCurvePresets::write(const char* name, const QByteArray& text) const
{
    QFile output(path(name));
    QVERIFY(output.open(QIODevice::WriteOnly));
    output.write(text);
}

void TestCurvePresets::choose(const QString& title, const QString& inSubmenu)
{
    const auto clickIn = [](QMenu* shown, const QString& begin) {
        for (QAction* action : shown->actions())
            if (action->isEnabled() && action->text().remove(u'&').startsWith(begin)) {
                if (QMenu* submenu = action->menu()) {
                    shown->setActiveAction(action);
                    QTest::keyClick(shown, Qt::Key_Right);
                    return submenu;
                }
                QTest::mouseClick(
                    shown, Qt::LeftButton, {}, shown->actionGeometry(action).center());
                return static_cast<QMenu*>(nullptr);
            }
        shown->close();
        return static_cast<QMenu*>(nullptr);
    };
    QTimer::singleShot(0, this, [&] {
        QMenu* submenu = clickIn(&menu(), title);
        if (!inSubmenu.isEmpty() && submenu) {
            clickIn(submenu, inSubmenu);
        }
    });
    auto* button = m_editor->findChild<QAbstractButton*>(QStringLiteral("presets"));
    const auto* first = m_editor->findChild<ThumbnailButton*>();
    QCOMPARE(button->height(), first->height());
    QTest::mouseClick(button, Qt::LeftButton);
    menu().close();
}

void TestCurvePresets::answerName(const QString& name)
{
    auto* timer = new QTimer(m_editor.get());
    connect(timer, &QTimer::timeout, this, [timer, name] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer->deleteLater();
        auto* edit = dialog->findChild<QLineEdit*>();
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
    });
    timer->start(20);
}

void TestCurvePresets::everyBuiltInSetsItsCurve_data()
{
    QTest::addColumn<int>("index");
    int index = 0;
    for (const BuiltInPreset& preset : builtInPresets())
        QTest::newRow(qPrintable(preset.id)) << index++;
}

void TestCurvePresets::everyBuiltInSetsItsCurve()
{
    QFETCH(int, index);
    const BuiltInPreset preset = builtInPresets()[std::size_t(index)];
    const BezierCurve before{1, 2, 3, 4};
    m_editor->commands().set(before, QStringLiteral("Set curve"));
    auto* button = m_editor->findChild<QAbstractButton*>(preset.id);
    QVERIFY(!button->toolTip().isEmpty());
    QCOMPARE(button->accessibleName(), preset.name);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(arm(), preset.curve);
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undo();
    QCOMPARE(arm(), before);
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space); // without the mouse
    QCOMPARE(arm(), preset.curve);
}

void TestCurvePresets::theButtonOfTheCurveIsDown()
{
    auto* linear = m_editor->findChild<QAbstractButton*>(QStringLiteral("linear"));
    auto* automatic = m_editor->findChild<QAbstractButton*>(QStringLiteral("automaticS"));
    QVERIFY(linear->isChecked());
    QVERIFY(!automatic->isChecked());
    QTest::mouseClick(automatic, Qt::LeftButton);
    QVERIFY(!linear->isChecked());
    QVERIFY(automatic->isChecked());
    QTest::mouseClick(automatic, Qt::LeftButton); // stays checked
    QVERIFY(automatic->isChecked());
    m_document->select(both(keysOf("左腕", {38, 45}), {}));
    QVERIFY(!automatic->isChecked());
}

void TestCurvePresets::savesAndSetsOneByName()
{
    m_editor->commands().set({9, 8, 7, 6}, QStringLiteral("Set curve"));
    answerName(QStringLiteral("my & own"));
    choose(QStringLiteral("Save Preset"));
    QCOMPARE(menu().library().presets()->size(), 1u);
    QVERIFY(menu().library().presets()->front() == (CurvePreset{"my & own", {9, 8, 7, 6}}));
    QVERIFY(m_editor->note().contains(QStringLiteral("my & own")));
    m_editor->commands().set({}, QStringLiteral("Set curve"));
    choose(QStringLiteral("my "));
    QCOMPARE(arm(), (BezierCurve{9, 8, 7, 6}));
    QVERIFY(m_document->undoStack()->undoText().contains(QStringLiteral("my & own")));
    choose(QStringLiteral("MMD's S"));
    QCOMPARE(arm(), (BezierCurve{64, 0, 64, 127}));
}

void TestCurvePresets::renamesAndDeletes()
{
    QVERIFY(menu().library().add(twoPresets));
    answerName(QStringLiteral("other"));
    choose(QStringLiteral("Rename"), QStringLiteral("soft"));
    QCOMPARE(menu().library().presets()->front().name, std::string("other"));
    choose(QStringLiteral("Delete"), QStringLiteral("other"));
    QCOMPARE(menu().library().presets()->size(), 1u);
    QCOMPARE(menu().library().presets()->front().name, std::string("ゆっくり"));
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestCurvePresets::mixedCurvesCannotBeSaved()
{
    m_document->select(both(keysOf("左腕", {45}), keysOf("左ひじ", {45})));
    choose(QStringLiteral("Save Preset")); // is disabled
    QVERIFY(menu().library().presets()->empty());
}

void TestCurvePresets::importsAndExports()
{
    QVERIFY(menu().library().add(twoPresets));
    menu().exportTo(path("out.json"));
    QVERIFY(*readPresetFile(file("out.json")) == twoPresets);
    menu().setLibrary(PresetLibrary(file("second.json")));
    menu().importFrom(path("out.json"));
    QVERIFY(*menu().library().presets() == twoPresets);
    QVERIFY(m_editor->note().contains(u'2'));
}

void TestCurvePresets::sayWhatIsWrongWithAFile()
{
    QSignalSpy spy(m_editor.get(), &CurveEditor::failed);
    const QByteArray bad =
        R"({"format": "odori-curves", "version": 1, "presets": [{"name": "a", "curve": [1]}]})";
    write("bad.json", bad);
    menu().importFrom(path("bad.json"));
    QCOMPARE(spy.size(), 1);
    const QString said = spy.front().front().toString();
    QVERIFY(said.startsWith(path("bad.json")));
    QVERIFY(said.contains(QStringLiteral("preset 1, curve")));
    QVERIFY(said.contains(QStringLiteral("byte %1").arg(bad.indexOf("\"curve\""))));
    QCOMPARE(m_editor->note(), said);
    menu().importFrom(path("nothing.json"));
    QCOMPARE(spy.size(), 2);
    menu().exportTo(path("no folder/out.json"));
    QCOMPARE(spy.size(), 3);
}

void TestCurvePresets::answerFile(const QString& name)
{
    auto* timer = new QTimer(m_editor.get());
    timer->setInterval(20);
    connect(timer, &QTimer::timeout, this, [this, name, timer] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* field =
            dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")) : nullptr;
        if (!field || !field->isVisible())
            return;
        timer->deleteLater();
        timer->stop();
        if (name.isEmpty()) {
            QTest::keyClick(dialog, Qt::Key_Escape);
            return;
        }
        dialog->setDirectory(m_folder->path()); // the dialog starts in the last used folder
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
        if (dialog->isVisible()) // the first Enter accepted the completion
            QTest::keyClick(field, Qt::Key_Return);
    });
    timer->start();
}

void TestCurvePresets::exportsThroughTheDialog()
{
    QVERIFY(menu().library().add(twoPresets));
    answerFile(QStringLiteral("shared.json"));
    choose(QStringLiteral("Export"));
    QVERIFY(*readPresetFile(file("shared.json")) == twoPresets);
    QVERIFY(m_editor->note().contains(path("shared.json")));
}

void TestCurvePresets::importsThroughTheDialog()
{
    QVERIFY(writePresetFile(file("shared.json"), twoPresets));
    answerFile(QStringLiteral("shared.json"));
    choose(QStringLiteral("Import"));
    QVERIFY(*menu().library().presets() == twoPresets);
    QVERIFY(m_editor->note().contains(u'2'));
    choose(QStringLiteral("soft")); // it can be used
    QCOMPARE(arm(), twoPresets[0].curve);
}

void TestCurvePresets::aBadFileInTheDialogIsOneSentence()
{
    write("bad.json", "{ \"format\": \"odori-curves\", half a file");
    QSignalSpy spy(m_editor.get(), &CurveEditor::failed);
    answerFile(QStringLiteral("bad.json"));
    choose(QStringLiteral("Import"));
    QCOMPARE(spy.size(), 1);
    const QString said = spy.front().front().toString();
    QVERIFY(said.contains(path("bad.json")));
    QVERIFY(!said.contains(u'\n'));
    QCOMPARE(m_editor->note(), said);
    QVERIFY(menu().library().presets()->empty());
}

void TestCurvePresets::escapeLeavesTheDialog()
{
    QSignalSpy spy(m_editor.get(), &CurveEditor::failed);
    answerFile({});
    choose(QStringLiteral("Import"));
    QVERIFY(menu().library().presets()->empty());
    QCOMPARE(spy.size(), 0);
}

QTEST_MAIN(TestCurvePresets)
#include "test_curve_presets.moc"
