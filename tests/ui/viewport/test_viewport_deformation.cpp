// SPDX-License-Identifier: MIT
#include "tests/ui/render/box_model.h"
#include "tests/ui/viewport/viewport_scene.h"

#include <memory>

using namespace odori;
using namespace odori::test;

namespace {

QStringList infos;

void keep(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    if (type == QtInfoMsg)
        infos << text;
}

} // namespace

/// What the log has about the deformation of models.
class TestViewportDeformation : public QObject {
    Q_OBJECT
private slots:
    void theChoiceIsLogged_data();
    void theChoiceIsLogged();
};

void TestViewportDeformation::theChoiceIsLogged_data()
{
    QTest::addColumn<QByteArray>("wish");
    QTest::addColumn<int>("lines");
    QTest::newRow("measure") << QByteArray("measure") << 1;
    QTest::newRow("cpu") << QByteArray("cpu") << 0;
}

void TestViewportDeformation::theChoiceIsLogged()
{
    QFETCH(QByteArray, wish);
    QFETCH(int, lines);
    infos.clear();
    qputenv("ODORI_DEFORM", wish);
    const QtMessageHandler before = qInstallMessageHandler(keep);
    {
        ViewportFixture fixture;
        fixture.document.load(
            mmd::addActor(fixture.document.scene(), loaded(box({0, 10, 0}, glm::vec3(3)))));
        if (fixture.isReady())
            for (int picture = 0; picture < 3; ++picture)
                static_cast<void>(fixture.viewport.grabFramebuffer());
    }
    qInstallMessageHandler(before);
    qunsetenv("ODORI_DEFORM");
    const QStringList found = infos.filter(QStringLiteral("deforming 8 vertices"));
    QCOMPARE(found.size(), lines);
    if (lines > 0)
        QVERIFY(found.first().contains(QStringLiteral("ms on the graphics card")));
}

QTEST_MAIN(TestViewportDeformation)
#include "test_viewport_deformation.moc"
