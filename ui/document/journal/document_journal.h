// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/journal/journal_writer.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>

namespace odori {

class Document;

/// Writes everything that happens to a document to the journal of this session, so that it comes
/// back after a crash. It takes a snapshot after some time, after 10,000 records and after 64 MiB.
/// That snapshot is the autosave.
class DocumentJournal : public QObject {
    Q_OBJECT
public:
    /// When a snapshot is taken: `records` or `bytes` after the last one. `history` is the memory
    /// of the undo steps in it.
    struct Limits {
        std::uint64_t records = 10'000;
        std::uint64_t bytes = std::uint64_t(64) << 20;
        std::size_t history = std::size_t(32) << 20;
    };

    /// `folder` exists and is this session's own. `document` must outlive this object.
    DocumentJournal(Document& document, const std::filesystem::path& folder)
        : DocumentJournal(document, folder, Limits())
    {
    }
    DocumentJournal(Document& document, const std::filesystem::path& folder, const Limits& limits);
    ~DocumentJournal() override;

    /// The longest time between two snapshots, if something changed.
    void setInterval(std::chrono::milliseconds interval);
    [[nodiscard]] std::chrono::milliseconds interval() const
    {
        return m_interval.intervalAsDuration();
    }
    /// Waits until everything is on the disk, but not longer.
    bool flush(std::chrono::milliseconds longest);
    /// Whether all that was done is on the disk.
    [[nodiscard]] bool isComplete() const { return m_writer->isComplete(); }
    [[nodiscard]] mmd::JournalWriter& writer() { return *m_writer; }

    /// Takes a snapshot now, unless records or another snapshot are being written.
    void takeSnapshot();

signals:
    /// Nothing is journaled any more, because of `error`. It is tried again.
    void failed(const mmd::Error& error);
    /// A snapshot is being written.
    void snapshotTaken();
    /// After failed(): the journal is whole again.
    void repaired();

private:
    void record(mmd::SessionRecord record);
    void place(mmd::StepMoved& moved);
    [[nodiscard]] std::shared_ptr<const mmd::SessionState> capture();
    void checkSize();
    void repair();

    Document& m_document;
    const Limits m_limits;
    /// Which steps of the history the journal has, counted as UndoStack::index() does.
    int m_firstStep = 0;
    int m_endStep = std::numeric_limits<int>::max();
    QTimer m_interval, m_retry;
    bool m_isChanged = false; ///< since the last snapshot
    bool m_hasFailed = false;
    std::unique_ptr<mmd::JournalWriter> m_writer; ///< last: its threads call this object
};

} // namespace odori
