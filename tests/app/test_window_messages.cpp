// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editor_state.h"
#include "app/model_terms.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/app/editing/edit_window.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/support/corpus.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/value_view.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/document/files/project.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/panels/light/hex_field.h"

#include <QtCore/QDirIterator>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStatusBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// Signals between parts of the window, and messages to the user.
class TestWindowMessages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void missingTexturesOfferToLookElsewhere();
    void missingTexturesAreThoseOfTheScene();
    void whatTheViewNotesGoesByItself();
    void aRefusedPasteIsOverWithTheNextEdit();
    void aWrongColourIsOverWithARightOne();
    void errorsAndWarningsHaveTheirColours();
    void anErrorStaysUntilItIsClosed();
    void theGraphFollowsLikeTheSheet();
    void theStatusBarNamesWhatIsSelected();
    void whatIsNotRegisteredIsGreen();
    void aNewModelComesIntoView();
    void whatTheExportWarnsOfIsSaid();
    void foundTexturesAreExported();
    void aFailedExportIsInAnotherColour();
    void openingAnotherFileEndsTheErrorOfTheLast();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] MessageBar& bar() const { return m_window->window.messageBar(); }
    [[nodiscard]] bool staysOpen() const { return !bar().findChild<QTimer*>()->isActive(); }
    [[nodiscard]] static QPushButton* button(const QDialog& dialog, const char* text)
    {
        for (QPushButton* each : dialog.findChildren<QPushButton*>())
            if (each->text().remove(u'&') == QLatin1String(text))
                return each;
        return nullptr;
    }
    /// The label with the result of the export.
    [[nodiscard]] static QLabel* outcome(const QDialog& dialog)
    {
        for (QLabel* each : dialog.findChildren<QLabel*>())
            if (each->textInteractionFlags() & Qt::TextSelectableByMouse)
                return each;
        return nullptr;
    }
    static void exportTo(ExportDialog& dialog, const QString& path)
    {
        dialog.setPath(path);
        for (QSpinBox* field : dialog.findChildren<QSpinBox*>())
            field->setValue(0);
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Export")->isEnabled(), 60000);
        QTest::mouseClick(button(dialog, "Export"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(button(dialog, "Export")->isEnabled(), 60000);
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestWindowMessages::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_window_messages"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestWindowMessages::init()
{
    m_window->reset();
}

void TestWindowMessages::missingTexturesOfferToLookElsewhere()
{
    auto* offer = bar().findChild<QToolButton*>(QStringLiteral("messageOffer"));
    Viewport& view = m_window->window.viewport();
    emit view.texturesMissing({QStringLiteral("a.png is missing.")});
    QCOMPARE(bar().text(), QStringLiteral("a.png is missing."));
    QVERIFY(staysOpen());
    QVERIFY(offer->isVisible());
    QCOMPARE(offer->defaultAction(), m_window->window.commands().action("file.findTextures"));
    emit view.texturesMissing({u"a.png is missing."_qs, u"b.png is missing."_qs});
    QCOMPARE(
        bar().text(), QStringLiteral("2 textures are missing. First texture: a.png is missing."));
    QCOMPARE(bar().details(), QStringLiteral("a.png is missing.\nb.png is missing."));
    QVERIFY(offer->isVisible());
    emit view.messages({QStringLiteral("Something else."), QStringLiteral("And more.")});
    QCOMPARE(bar().text(), QStringLiteral("Something else."));
    QCOMPARE(bar().details(), QStringLiteral("Something else.\nAnd more."));
    QVERIFY(!offer->isVisible() && staysOpen());
    emit view.messages({}); // an empty message keeps the previous one
    QCOMPARE(bar().text(), QStringLiteral("Something else."));
}

/// The message is shown until its model is removed, not until another one is.
void TestWindowMessages::missingTexturesAreThoseOfTheScene()
{
    const auto* offer = bar().findChild<QToolButton*>(QStringLiteral("messageOffer"));
    mmd::pmx::Model data = document().actor()->model->data;
    data.textures = {{"tex/手.png", {}}};
    data.materials.front().texture = 0;
    data.materials.front().diffuse.a = 1.0f;
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    document().apply(mmd::setModel({document().scene(), document().actor()->id}, model), {});
    QTRY_VERIFY2(bar().text().contains(u"手.png"), qPrintable(bar().text()));
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{document().scene().actors[1], std::nullopt, 1});
    document().load(patch);
    QVERIFY2(bar().text().contains(u"手.png"), qPrintable(bar().text()));
    QVERIFY(offer->isVisible());
    document().project().close();
    QVERIFY2(!bar().text().contains(u"手.png"), qPrintable(bar().text()));
    QVERIFY(!offer->isVisible());
    m_window->reset();
}

void TestWindowMessages::whatTheViewNotesGoesByItself()
{
    emit m_window->window.viewport().noted(QStringLiteral("The camera has keys of its own."));
    QCOMPARE(bar().text(), QStringLiteral("The camera has keys of its own."));
    QVERIFY(!staysOpen());
    emit m_window->window.curveEditor().failed(QStringLiteral("It cannot be written."));
    QCOMPARE(bar().text(), QStringLiteral("It cannot be written."));
    QVERIFY(staysOpen());
}

void TestWindowMessages::aRefusedPasteIsOverWithTheNextEdit()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("no keys"));
    m_window->select(m_window->leftArm, {10});
    QTest::keyClick(&m_window->window.viewport(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY2(bar().text().startsWith(u"Nothing was pasted"), qPrintable(bar().text()));
    QVERIFY(staysOpen());
    m_window->press(Qt::Key_Delete);
    QCOMPARE(bar().text(), QString());
    const auto* note = m_window->window.findChild<QLabel*>(QStringLiteral("statusNote"));
    QVERIFY2(note->text().startsWith(u"Deleted"), qPrintable(note->text())); // of the edit itself
}

void TestWindowMessages::aWrongColourIsOverWithARightOne()
{
    m_window->activate(0);
    QDockWidget* dock = m_window->window.dock(Panel::Light);
    dock->show();
    dock->raise();
    auto* field = dock->findChild<HexField*>();
    const auto* note = m_window->window.findChild<QLabel*>(QStringLiteral("statusNote"));
    const auto type = [field](const char* text) {
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(text));
        QTest::keyClick(field, Qt::Key_Return);
    };
    type("blau");
    QVERIFY2(note->text().contains(u"is no colour"), qPrintable(note->text()));
    QCoreApplication::processEvents();
    type("#102030");
    QVERIFY(!document().scene().cameraDrafts.empty());
    QCOMPARE(note->text(), QString());
}

void TestWindowMessages::errorsAndWarningsHaveTheirColours()
{
    const Theme& theme = themeOf(bar().palette());
    const std::pair<MessageBar::Kind, QColor> edges[] = {
        {MessageBar::Kind::Error, theme.currentFrame}, {MessageBar::Kind::Warning, theme.warning},
        {MessageBar::Kind::Note, theme.accentBright}};
    for (const auto& [kind, edge] : edges) {
        bar().clear();
        bar().show(kind, QStringLiteral("Look."));
        const QImage picture = bar().grab().toImage();
        QCOMPARE(picture.pixelColor(1, picture.height() / 2).rgb(), edge.rgb());
    }
    const auto icon = [&](MessageBar::Kind kind) {
        bar().clear();
        bar().show(kind, QStringLiteral("Look."));
        for (const QLabel* label : bar().findChildren<QLabel*>())
            if (!label->pixmap().isNull())
                return label->pixmap().toImage();
        return QImage();
    };
    QVERIFY(icon(MessageBar::Kind::Error) != icon(MessageBar::Kind::Warning));
}

void TestWindowMessages::anErrorStaysUntilItIsClosed()
{
    auto* close = bar().findChild<QToolButton*>(QStringLiteral("messageClose"));
    auto* offer = bar().findChild<QToolButton*>(QStringLiteral("messageOffer"));
    QAction action(QStringLiteral("Find"));
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is full."));
    bar().show(MessageBar::Kind::Note, QStringLiteral("Loaded."));
    bar().show(MessageBar::Kind::Warning, QStringLiteral("A file is missing."), u"a.png"_qs);
    bar().offer(&action);
    QCOMPARE(bar().text(), QStringLiteral("The disk is full."));
    QVERIFY(!offer->isVisible());
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is gone."));
    QCOMPARE(bar().text(), QStringLiteral("The disk is gone."));
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(bar().text(), QStringLiteral("A file is missing."));
    QCOMPARE(bar().details(), QStringLiteral("a.png"));
    QVERIFY(offer->isVisible() && staysOpen());
    QCOMPARE(offer->text(), QStringLiteral("Find"));
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(bar().text(), QString());
    // What is over is not shown later.
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is full."));
    bar().show(MessageBar::Kind::Hint, QStringLiteral("IK moves it."));
    bar().dismissText(QStringLiteral("IK moves it."));
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(bar().text(), QString());
    // A note that waited disappears by itself.
    bar().show(MessageBar::Kind::Error, QStringLiteral("The disk is full."));
    bar().show(MessageBar::Kind::Note, QStringLiteral("Saved."));
    QVERIFY(staysOpen());
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(bar().text(), QStringLiteral("Saved."));
    QVERIFY(!staysOpen());
    bar().clear();
}

void TestWindowMessages::theGraphFollowsLikeTheSheet()
{
    MainWindow& window = m_window->window;
    DopeHeader& header = window.dopeSheet().header();
    window.curveEditor().setShowsValues(true);
    ValueCanvas& graph = window.curveEditor().valueView().canvas();
    document().select({{m_window->leftArm}, {}});
    const auto firstFrame = [&] {
        (void)graph.grab();
        return graph.axes().time.firstFrame;
    };
    header.setFollowing(true);
    window.playback().setClock([] { return 0.0; });
    const double atFirst = firstFrame();
    window.playback().play();
    document().playTo(900.5);
    QVERIFY(firstFrame() != atFirst);
    header.setFollowing(false);
    const double before = firstFrame();
    document().playTo(4000.5);
    QCOMPARE(firstFrame(), before);
    header.setFollowing(true);
    document().playTo(9000.5);
    QVERIFY(firstFrame() != before);
    header.setFollowing(false);
    window.playback().stop(); // a frame set by hand is always scrolled to
    document().setCurrentFrame(20000);
    QVERIFY(std::abs(firstFrame() - 20000) < 2000);
    header.setFollowing(true);
    window.curveEditor().setShowsValues(false);
}

void TestWindowMessages::theStatusBarNamesWhatIsSelected()
{
    const auto isSaid = [&](const QString& text) {
        for (const QLabel* label : m_window->window.statusBar()->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    };
    QVERIFY(!isSaid(QStringLiteral("左腕")));
    m_window->select(m_window->leftArm, {10, 20});
    QVERIFY(isSaid(QStringLiteral("左腕")));
    document().select({{m_window->rightArm}, {}});
    QVERIFY(isSaid(QStringLiteral("右腕")) && !isSaid(QStringLiteral("左腕")));
    document().select({});
    QVERIFY(!isSaid(QStringLiteral("右腕")));
}

void TestWindowMessages::whatIsNotRegisteredIsGreen()
{
    const mmd::Draft draft{m_window->leftArm, 0, mmd::BoneValue{{9, 9, 9}}};
    document().apply(mmd::setDrafts({document().scene(), mmd::ActorId{1}}, {&draft, 1}), {});
    const QLabel* said = nullptr;
    for (const QLabel* label : m_window->window.statusBar()->findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("draft")))
            said = label;
    QVERIFY(said && said->isVisible());
    QTRY_VERIFY(said->width() >= said->sizeHint().width()); // the layout is done
    const QColor green = themeOf(said->palette()).draft;
    const QImage picture = m_window->window.statusBar()->grab(said->geometry()).toImage();
    int found = 0; // thin letters: their colour is blended
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            const bool isColoured = pixel.saturation() > 60 && pixel.value() > 90;
            found += isColoured && std::abs(pixel.hue() - green.hue()) < 12 ? 1 : 0;
        }
    QVERIFY(found > 5);
}

void TestWindowMessages::aNewModelComesIntoView()
{
    document().project().close();
    Viewport& view = m_window->window.viewport();
    view.camera().setFree({.distance = -3.0f, .target = {0.0f, 500.0f, 0.0f}});
    QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
    m_window->window.files().open({samplePaths().first()});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    const int head =
        document().actor()->model->bonesOfTrack(m_window->boneNamed("頭").name).front();
    const auto isInView = [&] {
        const auto place = view.positionOf(head);
        return place && view.rect().contains(place->toPoint());
    };
    QTRY_VERIFY_WITH_TIMEOUT(isInView(), 20000);
    m_window->reset();
}

void TestWindowMessages::whatTheExportWarnsOfIsSaid()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("old.pmd"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(pmd::whole()) > 0);
    file.close();
    document().project().close();
    QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
    m_window->window.files().openAsWritten({path});
    QVERIFY(finished.count() == 1 || finished.wait(20000));
    QVERIFY(document().actor() && document().actor()->model);
    ExportDialog dialog(document());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    exportTo(dialog, folder.filePath(QStringLiteral("old.fbx")));
    const QString said = outcome(dialog)->text();
    QVERIFY2(said.startsWith(u"Written"), qPrintable(said));
    for (const char* missing : {"face.bmp", "exactly_20_bytes.bmp"})
        QVERIFY2(said.contains(QLatin1String(missing)), qPrintable(said));
    m_window->reset();
}

void TestWindowMessages::foundTexturesAreExported()
{
    const QTemporaryDir folder, elsewhere;
    QImage image(2, 2, QImage::Format_RGBA8888);
    image.fill(Qt::green);
    QVERIFY(image.save(elsewhere.filePath(QStringLiteral("顔.png"))));
    mmd::pmx::Model data = document().actor()->model->data;
    data.textures = {{"tex/顔.png", {}}};
    data.materials.front().texture = 0;
    data.materials.front().diffuse.a = 1.0f;
    const auto model = std::make_shared<const mmd::Model>(mmd::makeModel(data, {}, {}));
    document().apply(mmd::setModel({document().scene(), document().actor()->id}, model), {});
    QTRY_VERIFY2(bar().text().contains(u"顔.png"), qPrintable(bar().text()));
    m_window->window.viewport().stage().findTextures(elsewhere.path());
    QTRY_COMPARE(bar().text(), QStringLiteral("All missing textures were found."));
    QVERIFY(!bar().findChild<QToolButton*>(QStringLiteral("messageOffer"))->isVisible());

    QString said;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer.stop();
        exportTo(*dialog, folder.filePath(QStringLiteral("a.fbx")));
        said = outcome(*dialog)->text();
        dialog->reject();
    });
    timer.start(30);
    QAction* command = m_window->window.commands().action("file.export");
    QTRY_VERIFY(command->isEnabled());
    command->trigger();
    QVERIFY2(said.startsWith(u"Written") && !said.contains(u"顔.png"), qPrintable(said));
    QDirIterator copies(
        folder.path(), {QStringLiteral("顔.png")}, QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(copies.hasNext());
    QCOMPARE(
        test::readAll(copies.next()), test::readAll(elsewhere.filePath(QStringLiteral("顔.png"))));
    m_window->reset();
}

void TestWindowMessages::aFailedExportIsInAnotherColour()
{
    const QTemporaryDir folder;
    ExportDialog dialog(document());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto colour = [&] { return outcome(dialog)->palette().color(QPalette::WindowText); };
    exportTo(dialog, folder.filePath(QStringLiteral("missing/a.fbx")));
    QVERIFY(outcome(dialog)->text().contains(u"a.fbx"));
    QCOMPARE(colour(), themeOf(dialog.palette()).warning);
    QVERIFY(!button(dialog, "Open Folder")->isVisible());
    exportTo(dialog, folder.filePath(QStringLiteral("a.fbx")));
    QVERIFY2(outcome(dialog)->text().startsWith(u"Written"), qPrintable(outcome(dialog)->text()));
    QCOMPARE(colour(), dialog.palette().color(QPalette::WindowText));
    QVERIFY(button(dialog, "Open Folder")->isVisible());
    dialog.setPath(folder.filePath(QStringLiteral("b.fbx"))); // this file is not written
    QCOMPARE(outcome(dialog)->text(), QString());
    QVERIFY(!button(dialog, "Open Folder")->isVisible());
    exportTo(dialog, folder.filePath(QStringLiteral("missing/a.fbx")));
    QVERIFY(!button(dialog, "Open Folder")->isVisible()); // there is no output to show
    QCOMPARE(colour(), themeOf(dialog.palette()).warning);
}

void TestWindowMessages::openingAnotherFileEndsTheErrorOfTheLast()
{
    const QTemporaryDir folder;
    const auto written = [&](const char* name, const QByteArray& bytes) {
        QFile file(folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    };
    const auto open = [&](const QString& path) {
        QSignalSpy finished(&m_window->window.files(), &FileCommands::loadingFinished);
        m_window->window.files().openAsWritten({path});
        QTRY_VERIFY(!finished.isEmpty());
    };
    open(written("broken.odori", "[1,2]"));
    QVERIFY2(bar().text().endsWith(QStringLiteral("this is not a project file.")),
        qPrintable(bar().text()));
    const QString model = written("model.pmd", pmd::whole());
    open(model);
    QVERIFY2(!bar().text().contains(QStringLiteral("broken.odori")), qPrintable(bar().text()));
}

QTEST_MAIN(TestWindowMessages)
#include "test_window_messages.moc"
