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

/// A dialog that starts a job in a worker: it shows the progress and can stop the job. While a job
/// runs, Esc and Close stop it, and the dialog stays open for another try. The destructor waits for
/// the job and drops its result.
class JobDialog : public QDialog {
    Q_OBJECT
public:
    ~JobDialog() override;

public slots:
    void reject() override;

protected:
    explicit JobDialog(QWidget* parent);

    /// Add it to the layout. It is visible while a job runs; the layout always keeps its space.
    [[nodiscard]] QProgressBar* bar() { return m_bar; }
    /// Runs `job(progress)`, which returns a Result, in the worker, then `finish(result)` in this
    /// thread. The job may use only data that it captured by value. If it throws, the result is an
    /// error. One job at a time.
    template <class Job, class Finish>
    void start(Job job, Finish finish)
    {
        using Outcome = std::invoke_result_t<Job&, mmd::Progress&>;
        // Shared: the worker writes it when the job ends, and this thread reads it.
        auto outcome = std::make_shared<std::optional<Outcome>>();
        m_finish = [outcome, finish = std::move(finish)] { finish(std::move(**outcome)); };
        run([outcome, job = std::move(job)](mmd::Progress& progress) mutable {
            outcome->emplace(mmd::guarded([&] { return job(progress); }));
        });
    }
    /// Whether the running or last job was stopped by the user.
    [[nodiscard]] bool isCancelled() const { return m_progress && m_progress->isCancelled(); }
    /// Until `finish` is called.
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// Asks the running job to stop; `finish` gets its result all the same.
    void stop();
    /// A job starts or has ended: fields are disabled while it runs.
    virtual void setRunning(bool running) = 0;

private:
    void run(std::function<void(mmd::Progress&)> job);
    void showRunning(bool running);

    QProgressBar* m_bar;
    QFutureWatcher<void> m_watcher;
    std::shared_ptr<mmd::Progress> m_progress; ///< of the job; shared with the worker
    std::function<void()> m_finish;
    bool m_isRunning = false;
};

} // namespace odori
