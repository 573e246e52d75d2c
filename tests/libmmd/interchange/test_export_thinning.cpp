// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/tools/thin/thin_keys.h"
#include "tests/libmmd/interchange/export_folder.h"
#include "tests/libmmd/interchange/sample_job.h"
#include "tests/libmmd/tools/dense_motion.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

using odori::test::GlbFile;

/// Exports of the mannequin's walk with ExportOptions::thinning.
class TestExportThinning : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void takesTheNoiseAway();
    void isThatOfTheTool();
    void changesNothingOutsideOfTheRange();
    void badLimitsAreRefused_data();
    void badLimitsAreRefused();
    void canBeCancelled();

private:
    mmd::ExportJob m_sample;
    odori::test::ExportFolder m_folder;
};

void TestExportThinning::initTestCase()
{
    m_sample = odori::test::sampleJob();
    QVERIFY(m_sample.model);
}

/// With thinning the same tolerance leaves fewer keys in the file.
void TestExportThinning::takesTheNoiseAway()
{
    mmd::ExportJob job = m_sample;
    job.motion = odori::test::noisy(odori::test::dense(job.motion), 0.002, 0.02);
    mmd::ExportOptions options;
    options.mesh = false;
    options.positionTolerance = 0.01;
    options.rotationTolerance = 0.1;
    const int reduced = m_folder.glb(job, options).keyCount();
    QVERIFY(!m_folder.result.thinned);
    options.thinning.emplace();
    const int thinned = m_folder.glb(job, options).keyCount();
    QVERIFY(m_folder.result.thinned && m_folder.result.verification);
    QVERIFY(m_folder.result.verification->position <= 0.01);
    const mmd::FrameSpan all{0, job.motion.lastFrame()};
    const auto count = mmd::keyCountIn(job.motion, mmd::boneAndMorphIds(job.motion), all);
    QVERIFY(count < job.motion.keyCount()); // it has show keys, which the tool does not count
    QCOMPARE(m_folder.result.thinned->before, count);
    QVERIFY(m_folder.result.thinned->after < job.motion.keyCount() / 3);
    QVERIFY2(thinned * 3 < reduced * 2,
        qPrintable(QStringLiteral("%1 keys, %2 without thinning").arg(thinned).arg(reduced)));
}

/// The file is that of the motion that the tool makes.
void TestExportThinning::isThatOfTheTool()
{
    mmd::ExportOptions options;
    options.range = mmd::FrameSpan{20, 60};
    const mmd::ThinOptions limits{.units = 0.2, .degrees = 2.0, .weight = 0.05};
    const std::vector<mmd::TrackId> tracks = mmd::trackIds(m_sample.motion);
    mmd::Progress progress;
    const auto motion = mmd::thinnedMotion(m_sample.model, m_sample.motion,
        mmd::allInSpan(tracks, *options.range), limits, mmd::ProgressPart(progress, 0.0, 1.0));
    QVERIFY(motion);
    mmd::ExportJob thinner = m_sample;
    thinner.motion = *motion;
    const GlbFile wanted = m_folder.glb(thinner, options), plain = m_folder.glb(m_sample, options);
    options.thinning = limits;
    const GlbFile file = m_folder.glb(m_sample, options);
    QVERIFY(file.json == wanted.json && file.binary == wanted.binary);
    QVERIFY(file.binary != plain.binary);
    const auto& keys = m_folder.result.thinned;
    QVERIFY(keys && keys->before < m_sample.motion.keyCount() && keys->after < keys->before);
    QCOMPARE(keys->before - keys->after, m_sample.motion.keyCount() - motion->keyCount());
}

/// The motion before and after the range decides how its ends look, so it is not thinned.
void TestExportThinning::changesNothingOutsideOfTheRange()
{
    mmd::ExportOptions options;
    options.range = mmd::FrameSpan{20, 20};
    const GlbFile plain = m_folder.glb(m_sample, options);
    options.thinning = mmd::ThinOptions{.units = 5.0, .degrees = 45.0, .weight = 0.5};
    const GlbFile file = m_folder.glb(m_sample, options);
    QVERIFY(file.binary == plain.binary);
    QCOMPARE(m_folder.result.thinned->after, m_folder.result.thinned->before);
}

void TestExportThinning::badLimitsAreRefused_data()
{
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("weight");
    QTest::newRow("units") << 0.0 << 0.5 << 0.005;
    QTest::newRow("degrees") << 0.05 << -1.0 << 0.005;
    QTest::newRow("weight") << 0.05 << 0.5 << std::nan("");
    QTest::newRow("too large") << 1e9 << 0.5 << 0.005;
}

void TestExportThinning::badLimitsAreRefused()
{
    QFETCH(double, units);
    QFETCH(double, degrees);
    QFETCH(double, weight);
    mmd::ExportOptions options;
    options.thinning = mmd::ThinOptions{.units = units, .degrees = degrees, .weight = weight};
    const auto problem = mmd::problemOf(options);
    QVERIFY(problem);
    QCOMPARE(problem->code, mmd::ErrorCode::OutOfRange);
}

void TestExportThinning::canBeCancelled()
{
    mmd::ExportOptions options;
    options.thinning.emplace();
    mmd::Progress progress;
    progress.cancel();
    const QString target = m_folder.path(QStringLiteral("cancelled.fbx"));
    const auto result =
        mmd::exportMotion(m_sample, mmd::pathFromUtf8(target.toStdString()), options, progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, mmd::ErrorCode::Cancelled);
    QVERIFY(!QFile::exists(target));
}

QTEST_GUILESS_MAIN(TestExportThinning)
#include "test_export_thinning.moc"
