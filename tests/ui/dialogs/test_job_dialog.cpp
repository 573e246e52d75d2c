// SPDX-License-Identifier: MIT
#include "ui/dialogs/job_dialog.h"

#include <QtCore/QThread>
#include <QtTest/QTest>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QVBoxLayout>

#include <atomic>

#include <new>
#include <optional>

using namespace odori;

namespace {

/// Stores the result of its job.
class KeepingDialog : public JobDialog {
public:
    KeepingDialog()
        : JobDialog(nullptr)
    {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(bar());
    }

    template <class Job>
    void begin(Job job)
    {
        start(std::move(job), [this](const mmd::Result<int>& result) { outcome = result; });
    }
    void setRunning(bool running) override { isRunning = running; }
    using JobDialog::bar;
    using JobDialog::isCancelled;

    bool isRunning = false;
    std::optional<mmd::Result<int>> outcome;
};

mmd::Result<int> untilCancelled(mmd::Progress& progress)
{
    progress.report(0.5);
    while (!progress.isCancelled())
        QThread::yieldCurrentThread();
    return tl::unexpected(
        mmd::Error{.code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
}

} // namespace

/// The common behaviour of all dialogs that run a job in the background.
class TestJobDialog : public QObject {
    Q_OBJECT
private slots:
    void theResultComesWhenTheJobIsDone();
    void whatAJobThrowsIsItsError();
    void escapeStopsTheJobAndNotTheDialog();
    void theBarIsSeenWhileAJobRuns();
    void theEndOfTheDialogStopsTheJob();
};

void TestJobDialog::theResultComesWhenTheJobIsDone()
{
    KeepingDialog dialog;
    dialog.begin([](mmd::Progress&) -> mmd::Result<int> { return 7; });
    QVERIFY(dialog.isRunning && !dialog.outcome); // never before begin() has returned
    QTRY_VERIFY(dialog.outcome);
    QCOMPARE(**dialog.outcome, 7);
    QVERIFY(!dialog.isRunning && !dialog.isCancelled());
}

void TestJobDialog::whatAJobThrowsIsItsError()
{
    KeepingDialog dialog;
    dialog.begin([](mmd::Progress&) -> mmd::Result<int> { throw std::bad_alloc(); });
    QTRY_VERIFY(dialog.outcome);
    QCOMPARE(dialog.outcome->error().code, mmd::ErrorCode::OutOfMemory);
}

void TestJobDialog::escapeStopsTheJobAndNotTheDialog()
{
    KeepingDialog dialog;
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    dialog.begin(untilCancelled);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY(dialog.outcome);
    QVERIFY(dialog.isCancelled() && dialog.isVisible());
    QCOMPARE(dialog.outcome->error().code, mmd::ErrorCode::Cancelled);
    dialog.begin([](mmd::Progress&) -> mmd::Result<int> { return 1; }); // the next job succeeds
    QTRY_VERIFY(dialog.outcome && *dialog.outcome);
    QVERIFY(!dialog.isCancelled());
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

void TestJobDialog::theBarIsSeenWhileAJobRuns()
{
    KeepingDialog dialog;
    dialog.show();
    QVERIFY(!dialog.bar()->isVisible());
    dialog.begin(untilCancelled);
    QVERIFY(dialog.bar()->isVisible());
    QTRY_COMPARE(dialog.bar()->value(), dialog.bar()->maximum() / 2);
    dialog.reject();
    QTRY_VERIFY(!dialog.isRunning);
    QVERIFY(!dialog.bar()->isVisible());
}

void TestJobDialog::theEndOfTheDialogStopsTheJob()
{
    std::atomic<bool> isDone = false;
    {
        KeepingDialog dialog;
        dialog.begin([&isDone](mmd::Progress& progress) {
            auto result = untilCancelled(progress);
            isDone = true;
            return result;
        });
    }
    QVERIFY(isDone);
}

QTEST_MAIN(TestJobDialog)
#include "test_job_dialog.moc"
