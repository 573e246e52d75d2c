// SPDX-License-Identifier: MIT
#include "libmmd/picture/image.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/small_model.h"
#include "tests/support/corpus.h"

#include <QtTest/QTest>

/// Pictures that are inside a model's file, as those of a GLB that was opened as an accessory.
class TestExportPicturesInside : public QObject {
    Q_OBJECT
private slots:
    void init();
    void aGlbHasThem();
    void anFbxHasThemBesideIt();
    void anFbxHasThemInside();

private:
    odori::test::ExportFolder m_folder;
    QByteArray m_bytes;
    mmd::ExportJob m_job;
};

void TestExportPicturesInside::init()
{
    mmd::Image image{.width = 2, .height = 2, .rgba = {}};
    for (int value = 0; value < 16; ++value)
        image.rgba.push_back(value % 4 == 3 ? 255 : std::uint8_t(value * 10));
    const std::vector<std::byte> png = mmd::encodePng(image);
    m_bytes = QByteArray(reinterpret_cast<const char*>(png.data()), qsizetype(png.size()));

    mmd::pmx::Model data = odori::test::smallModel();
    data.textures = {{"picture 1.png", {}}};
    data.materials[0].texture = 0;
    mmd::Model model = mmd::makeModel(
        std::move(data), {}, m_folder.path(QStringLiteral("small.glb")).toStdString());
    model.pictures = {std::make_shared<const std::vector<std::byte>>(png)};
    m_job = odori::test::smallJob();
    m_job.model = std::make_shared<const mmd::Model>(std::move(model));
}

void TestExportPicturesInside::aGlbHasThem()
{
    QCOMPARE(m_folder.glb(m_job).image(0), m_bytes);
    QVERIFY(m_folder.result.warnings.empty());
}

void TestExportPicturesInside::anFbxHasThemBesideIt()
{
    (void)m_folder.fbx(m_job);
    QVERIFY(m_folder.result.warnings.empty());
    const QString written = m_folder.path(QStringLiteral("out/small textures/picture 1.png"));
    QCOMPARE(odori::test::readAll(written), m_bytes);
}

void TestExportPicturesInside::anFbxHasThemInside()
{
    mmd::ExportOptions options;
    options.embedTextures = true;
    QVERIFY(m_folder.write(m_job, options).contains(m_bytes));
}

QTEST_GUILESS_MAIN(TestExportPicturesInside)
#include "test_export_pictures_inside.moc"
