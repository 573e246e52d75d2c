// SPDX-License-Identifier: MIT
#include <epoxy/gl.h>

#include "tests/ui/viewport/viewport_scene.h"
#include "ui/document/playback.h"
#include "ui/viewport/gl_format.h"
#include "ui/viewport/surface/gl_view.h"

#include <QtGui/QOpenGLContext>
#include <QtGui/QPainter>
#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QVBoxLayout>

using namespace odori;
using namespace odori::test;

namespace {

/// Red with a green band of ten pixels at its upper border, and a blue square of QPainter at the
/// lower left.
class BandView : public GlView {
public:
    using GlView::GlView;
    ~BandView() override
    {
        if (isValid())
            releaseGL();
    }
    int starts = 0, ends = 0, pictures = 0, presses = 0;

protected:
    void initializeGL() override { ++starts; }
    void releaseGL() override { ++ends; }
    void paintGL() override
    {
        ++pictures;
        glDisable(GL_SCISSOR_TEST);
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glEnable(GL_SCISSOR_TEST);
        glScissor(0, height() - 10, width(), 10);
        glClearColor(0, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        glDisable(GL_SCISSOR_TEST);
    }
    void paintOver(QPainter& painter) override
    {
        painter.fillRect(0, height() - 20, 20, 20, Qt::blue);
    }
    void mousePressEvent(QMouseEvent*) override { ++presses; }
};

/// A view with a white label over its middle, in a window.
struct BandWindow {
    explicit BandWindow(PictureWay way)
        : view(new BandView(nullptr, way))
    {
        auto* layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        label = new QWidget(&window);
        label->setAutoFillBackground(true);
        label->setPalette(QPalette(Qt::white, Qt::white));
        label->setGeometry(60, 60, 20, 20);
        window.resize(200, 150);
        window.show();
    }
    [[nodiscard]] bool isShown() { return QTest::qWaitForWindowExposed(&window); }
    /// The colour on the screen there.
    [[nodiscard]] QColor at(int x, int y)
    {
        const QImage shown = window.screen()->grabWindow(window.winId()).toImage();
        return shown.pixelColor(QPoint(x, y) * window.devicePixelRatio());
    }

    QWidget window;
    BandView* view;
    QWidget* label = nullptr;
};

bool areAlike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 4 && std::abs(a.green() - b.green()) < 4 &&
           std::abs(a.blue() - b.blue()) < 4;
}

} // namespace

class TestGlView : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { loadOpenGlAhead(); } // as the program does
    void bothWaysShowThePicture_data() { addWays(); }
    void bothWaysShowThePicture();
    void aNewPictureIsDrawnOnRequest();
    void theMemoryWayNeedsNoComposition();
    void theMouseReachesTheView_data() { addWays(); }
    void theMouseReachesTheView();
    void anotherSizeIsAnotherPicture();
    void aMovedCardStartsAgain();
    void everyViewHasItsOwnContext();
    void theViewportDrawsTheSameBothWays();

private:
    static void addWays()
    {
        QTest::addColumn<PictureWay>("way");
        QTest::newRow("memory") << PictureWay::Memory;
        QTest::newRow("card") << PictureWay::Card;
    }
};
Q_DECLARE_METATYPE(PictureWay)

void TestGlView::bothWaysShowThePicture()
{
    QFETCH(PictureWay, way);
    BandWindow stand(way);
    QVERIFY(stand.isShown());
    QVERIFY(stand.view->hasOpenGl());
    QTRY_VERIFY(stand.view->isValid());
    const QImage picture = stand.view->grabFramebuffer();
    QCOMPARE(picture.size(), QSize(200, 150) * stand.view->devicePixelRatio());
    QVERIFY(areAlike(picture.pixelColor(100, 5), Qt::green));
    QVERIFY(areAlike(picture.pixelColor(100, 15), Qt::red));
    QVERIFY(areAlike(picture.pixelColor(10, 145), Qt::blue));
    QTRY_VERIFY(areAlike(stand.at(100, 5), Qt::green));
    QTRY_VERIFY(areAlike(stand.at(100, 15), Qt::red));
    QTRY_VERIFY(areAlike(stand.at(10, 145), Qt::blue));
    QTRY_VERIFY(areAlike(stand.at(70, 70), Qt::white)); // a widget over it
    QCOMPARE(stand.view->starts, 1);
}

/// Widgets over the view make it paint, which must not draw the scene again.
void TestGlView::aNewPictureIsDrawnOnRequest()
{
    BandWindow stand(PictureWay::Memory);
    QVERIFY(stand.isShown());
    QTRY_VERIFY(stand.view->pictures > 0);
    QTest::qWait(20);
    const int before = stand.view->pictures;
    stand.view->repaint();
    stand.label->repaint();
    QCOMPARE(stand.view->pictures, before);
    stand.view->updatePicture();
    QTRY_COMPARE(stand.view->pictures, before + 1);
}

void TestGlView::theMemoryWayNeedsNoComposition()
{
    BandWindow memory(PictureWay::Memory), card(PictureWay::Card);
    QVERIFY(memory.isShown() && card.isShown());
    QCOMPARE(memory.window.windowHandle()->surfaceType(), QSurface::RasterSurface);
    QVERIFY(card.window.windowHandle()->surfaceType() != QSurface::RasterSurface);
}

void TestGlView::theMouseReachesTheView()
{
    QFETCH(PictureWay, way);
    BandWindow stand(way);
    QVERIFY(stand.isShown());
    QTest::mouseClick(stand.window.windowHandle(), Qt::LeftButton, {}, {100, 100});
    QCOMPARE(stand.view->presses, 1);
    QCOMPARE(stand.window.childAt(100, 100), stand.view);
}

void TestGlView::anotherSizeIsAnotherPicture()
{
    BandWindow stand(PictureWay::Memory);
    QVERIFY(stand.isShown());
    stand.window.resize(260, 190);
    QTRY_COMPARE(stand.view->size(), QSize(260, 190));
    QTRY_VERIFY(areAlike(stand.at(255, 5), Qt::green));
    QTRY_VERIFY(areAlike(stand.at(255, 185), Qt::red));
    QTRY_VERIFY(areAlike(stand.at(10, 185), Qt::blue));
}

void TestGlView::aMovedCardStartsAgain()
{
    BandWindow stand(PictureWay::Card);
    QVERIFY(stand.isShown());
    QTRY_COMPARE(stand.view->starts, 1);
    QWidget other;
    other.resize(200, 150);
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    stand.view->setParent(&other);
    stand.view->show();
    QTRY_COMPARE(stand.view->starts, 2);
    QCOMPARE(stand.view->ends, 1);
}

/// The first view gets the context that was tested.
void TestGlView::everyViewHasItsOwnContext()
{
    auto first = std::make_unique<BandView>(nullptr, PictureWay::Memory);
    BandView second(nullptr, PictureWay::Memory);
    first->makeCurrent();
    const QOpenGLContext* const context = QOpenGLContext::currentContext();
    QVERIFY(context);
    second.makeCurrent();
    QVERIFY(QOpenGLContext::currentContext() && QOpenGLContext::currentContext() != context);
    second.doneCurrent();
    first.reset();
    second.resize(40, 30);
    QVERIFY(areAlike(second.grabFramebuffer().pixelColor(20, 15), Qt::red));
}

void TestGlView::theViewportDrawsTheSameBothWays()
{
    Document document;
    document.apply(mmd::addActor(document.scene(), skeleton()), {});
    Playback playback(document);
    Viewport memory(document, playback, nullptr, PictureWay::Memory);
    Viewport card(document, playback, nullptr, PictureWay::Card);
    for (Viewport* view : {&memory, &card}) {
        view->resize(240, 180);
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view));
        QTRY_VERIFY(view->stage().isUploaded());
    }
    const QImage a = memory.grabFramebuffer();
    const QImage b = card.grabFramebuffer();
    QCOMPARE(a.size(), b.size());
    int different = 0; // multisampling on a graphics card, and text, which two painters draw
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            different += areAlike(a.pixelColor(x, y), b.pixelColor(x, y)) ? 0 : 1;
    QVERIFY2(different < a.width() * a.height() / 25, qPrintable(QString::number(different)));
}

QTEST_MAIN(TestGlView)
#include "test_gl_view.moc"
