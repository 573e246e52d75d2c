// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/film/film_window.h"

#include <QtGui/QClipboard>
#include <QtWidgets/QCheckBox>

using namespace odori;
using namespace odori::test;

namespace {

QString L(const char* text)
{
    return QString::fromUtf8(text);
}

} // namespace

/// Save Picture and Copy Picture in the real window.
class TestPictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_pictures"); }
    void init()
    {
        m_films = std::make_unique<FilmWindow>();
        QVERIFY(m_films->open());
    }
    void cleanup() { m_films.reset(); }
    void theCopiedPictureIsTheSavedOne();
    void selfShadowIsAsInTheView();
    void draftsAreInThePicture();
    void theBackgroundIsTransparent();
    void aTextureIsNotReplaced();
    void aFolderThatIsMissingIsSaid();

private:
    [[nodiscard]] QImage copied()
    {
        QGuiApplication::clipboard()->clear();
        m_films->run("file.copyPicture");
        return QTest::qWaitFor(
                   [] { return !QGuiApplication::clipboard()->image().isNull(); }, 30000)
                   ? QGuiApplication::clipboard()->image()
                   : QImage();
    }
    /// Saves a picture in the size of the view; `change` sets more fields.
    [[nodiscard]] QImage saved(
        const char* name, const std::function<void(PictureDialog&)>& change = nullptr)
    {
        const QString path = m_films->path(name);
        const bool isShown =
            m_films->inDialog<PictureDialog>("file.savePicture", [&](PictureDialog& dialog) {
                type(*field<QLineEdit>(dialog, "File"), path);
                const QSize size = viewSize();
                number(dialog, "Width", size.width());
                number(dialog, "Height", size.height());
                if (change)
                    change(dialog);
                press(dialog, "Save");
                (void)QTest::qWaitFor([&] { return !dialog.isVisible(); }, 30000);
            });
        return isShown ? QImage(path) : QImage();
    }
    [[nodiscard]] QSize viewSize() const
    {
        const Viewport& viewport = m_films->window->viewport();
        return viewport.size() * viewport.devicePixelRatioF();
    }
    std::unique_ptr<FilmWindow> m_films;
};

void TestPictures::theCopiedPictureIsTheSavedOne()
{
    const QImage copy = copied();
    QCOMPARE(copy.size(), viewSize());
    const QImage picture = saved("picture.png");
    QCOMPARE(picture.convertToFormat(QImage::Format_RGBA8888),
        copy.convertToFormat(QImage::Format_RGBA8888));
    QCOMPARE(m_films->files(), QStringList{L("picture.png")});
    QVERIFY(m_films->window->messageBar().text().contains(L("picture.png")));
    QCOMPARE(picture.pixelColor(0, 0).alpha(), 255);
    m_films->hideModel();
    QVERIFY(copied() != copy);
}

void TestPictures::selfShadowIsAsInTheView()
{
    const QImage with = copied();
    m_films->run("view.selfShadow");
    QVERIFY(!m_films->window->viewport().isSelfShadowShown());
    const QImage without = copied();
    QVERIFY(!without.isNull() && without != with);
    QCOMPARE(saved("picture.png").convertToFormat(without.format()), without);
}

void TestPictures::draftsAreInThePicture()
{
    const QImage before = copied();
    Document& document = m_films->document();
    mmd::BoneValue moved;
    moved.translation = {3.0F, 0.0F, 0.0F};
    const mmd::Model& model = *document.actor()->model;
    const auto& bones = model.data.bones;
    const auto centre = std::find_if(
        bones.begin(), bones.end(), [](const auto& bone) { return bone.name.utf8 == "センター"; });
    QVERIFY(centre != bones.end());
    const mmd::Draft draft{model.boneTrack(int(centre - bones.begin())), 0, moved};
    document.apply(
        mmd::setDrafts({document.scene(), document.scene().actors.front().id}, {&draft, 1}), {});
    QVERIFY(!document.actor()->drafts.empty());
    const QImage after = copied();
    const double difference = pictureDifference(before, after);
    QVERIFY2(difference > 0.1, qPrintable(QString::number(difference)));
}

void TestPictures::theBackgroundIsTransparent()
{
    const QImage picture = saved("clear.png", [](PictureDialog& dialog) {
        for (auto* box : dialog.findChildren<QCheckBox*>())
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        choose(*field<QComboBox>(dialog, "Colours"), "16 bit, for other programs");
    });
    QCOMPARE(picture.size(), viewSize());
    QCOMPARE(picture.pixelColor(0, 0).alpha(), 0);
    QCOMPARE(picture.depth(), 64);
    int solid = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            solid += picture.pixelColor(x, y).alpha() == 255 ? 1 : 0;
    QVERIFY(solid > 500); // the figure
}

void TestPictures::aTextureIsNotReplaced()
{
    const QString texture = QFileInfo(samplePaths().first()).dir().filePath(L("tex/face.png"));
    QVERIFY(QFileInfo::exists(texture));
    const qint64 size = QFileInfo(texture).size();
    QVERIFY(m_films->inDialog<PictureDialog>("file.savePicture", [&](PictureDialog& dialog) {
        type(*field<QLineEdit>(dialog, "File"), texture);
        press(dialog, "Save");
        QCOMPARE(dialog.findChild<QLabel*>(L("problem"))->text(),
            L("face.png belongs to the scene. Choose another name."));
        QVERIFY(dialog.isVisible());
    }));
    QCOMPARE(QFileInfo(texture).size(), size);
}

void TestPictures::aFolderThatIsMissingIsSaid()
{
    QVERIFY(m_films->inDialog<PictureDialog>("file.savePicture", [&](PictureDialog& dialog) {
        type(*field<QLineEdit>(dialog, "File"), m_films->path("missing/picture.png"));
        press(dialog, "Save");
        const auto* problem = dialog.findChild<QLabel*>(L("problem"));
        QVERIFY(QTest::qWaitFor([&] { return problem->isVisible(); }, 30000));
        QVERIFY2(problem->text().contains(L("picture.png")), qPrintable(problem->text()));
        QVERIFY(dialog.isVisible());
    }));
    QVERIFY(m_films->files().isEmpty());
}

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
