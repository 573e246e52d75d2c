// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/guarded.h"
#include "libmmd/base/progress.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QDialog>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

class QProgressBar;

namespace odori {

/// A dialog that starts a job in a worker: it shows how far the job is, and stops it. Esc and Close
/// stop a running job and leave the dialog open, to try otherwise; closing it for good (by its end)
/// waits for the job and drops its result.
class JobDialog : public QDialog {
    Q_OBJECT
public:
    ~JobDialog() override;

public slots:
    void reject() override;

protected:
    explicit JobDialog(QWidget* parent);

    /// To be put into the layout; seen while a job runs, its place stays.
    [[nodiscard]] QProgressBar* bar() { return m_bar; }
    /// Runs `job(progress)`, which gives a Result, on what it took along; then `finish(result)`
    /// here. What the job throws is the error of its result. One job at a time.
    template <class Job, class Finish>
    void start(Job job, Finish finish)
    {
        using Outcome = std::invoke_result_t<Job&, mmd::Progress&>;
        // Shared: the worker fills what is read here when it is done.
        auto outcome = std::make_shared<std::optional<Outcome>>();
        m_finish = [outcome, finish = std::move(finish)] { finish(std::move(**outcome)); };
        run([outcome, job = std::move(job)](mmd::Progress& progress) mutable {
            outcome->emplace(mmd::guarded([&] { return job(progress); }));
        });
    }
    /// Whether the job that runs, or ran last, was told to stop.
    [[nodiscard]] bool isCancelled() const { return m_progress && m_progress->isCancelled(); }
    /// A job begins or has ended: fields are off while it runs.
    virtual void setRunning(bool running) = 0;

private:
    void run(std::function<void(mmd::Progress&)> job);
    void showRunning(bool running);

    QProgressBar* m_bar;
    QFutureWatcher<void> m_watcher;
    std::shared_ptr<mmd::Progress> m_progress; ///< of the job; shared with the worker
    std::function<void()> m_finish;
};

} // namespace odori
