// SPDX-License-Identifier: MIT
#include "ui/dialogs/job_dialog.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtWidgets/QProgressBar>

namespace odori {
namespace {

constexpr int jobSteps = 1000;

} // namespace

JobDialog::JobDialog(QWidget* parent)
    : QDialog(parent)
    , m_bar(new QProgressBar(this))
{
    m_bar->setRange(0, jobSteps);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    QSizePolicy policy = m_bar->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_bar->setSizePolicy(policy);
    m_bar->setVisible(false);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        showRunning(false);
        m_finish();
    });
}

JobDialog::~JobDialog()
{
    m_watcher.disconnect(this);
    if (m_progress)
        m_progress->cancel();
    m_watcher.waitForFinished();
}

void JobDialog::run(std::function<void(mmd::Progress&)> job)
{
    showRunning(true);
    m_progress = std::make_shared<mmd::Progress>([bar = m_bar](double share) {
        // Called in the worker's thread, so the call is queued. The bar outlives the worker.
        QMetaObject::invokeMethod(
            bar, [bar, share] { bar->setValue(int(share * jobSteps)); }, Qt::QueuedConnection);
    });
    m_watcher.setFuture(
        QtConcurrent::run([job = std::move(job), progress = m_progress] { job(*progress); }));
}

void JobDialog::showRunning(bool running)
{
    m_isRunning = running;
    setRunning(running);
    m_bar->setValue(0);
    m_bar->setVisible(running);
}

void JobDialog::stop()
{
    if (m_progress)
        m_progress->cancel();
}

void JobDialog::reject()
{
    if (isRunning()) {
        stop();
        return;
    }
    QDialog::reject();
}

} // namespace odori
