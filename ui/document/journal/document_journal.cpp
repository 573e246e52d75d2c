// SPDX-License-Identifier: MIT
#include "ui/document/journal/document_journal.h"

#include "ui/document/document.h"
#include "ui/document/files/saved_state.h"

#include <utility>

namespace odori {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds usualInterval = std::chrono::minutes(3);
constexpr milliseconds retryTime = std::chrono::seconds(5);
/// A large record is on the disk before it is painted, unless it takes longer.
constexpr milliseconds longestWait(25);
/// Before the first snapshot is on the disk no edit is safe. Only a slow disk takes this long.
constexpr milliseconds longestStart(500);

} // namespace

DocumentJournal::DocumentJournal(
    Document& document, const std::filesystem::path& folder, const Limits& limits)
    : m_document(document)
    , m_limits(limits)
{
    m_writer = std::make_unique<mmd::JournalWriter>(folder, [this](const mmd::Error& error) {
        QMetaObject::invokeMethod(
            this,
            [this, error] {
                if (!std::exchange(m_hasFailed, true))
                    emit failed(error);
                m_retry.start(retryTime);
            },
            Qt::QueuedConnection);
    });
    m_interval.setInterval(usualInterval);
    connect(&m_interval, &QTimer::timeout, this, [this] {
        if (m_isChanged)
            takeSnapshot();
    });
    m_interval.start();
    connect(&m_retry, &QTimer::timeout, this, &DocumentJournal::repair);
    takeSnapshot();
    m_writer->waitUntilFlushed(longestStart);
    m_document.setLog([this](mmd::SessionRecord each) { record(std::move(each)); });
}

DocumentJournal::~DocumentJournal()
{
    m_document.setLog({});
}

void DocumentJournal::setInterval(milliseconds interval)
{
    m_interval.start(interval);
}

bool DocumentJournal::flush(milliseconds longest)
{
    return m_writer->waitUntilFlushed(longest);
}

void DocumentJournal::record(mmd::SessionRecord record)
{
    if (auto* moved = std::get_if<mmd::StepMoved>(&record)) {
        place(*moved);
    } else if (std::holds_alternative<mmd::StepDone>(record)) {
        m_endStep = std::numeric_limits<int>::max();
    } else if (std::holds_alternative<mmd::PatchLoaded>(record)) {
        m_firstStep = 0;
        m_endStep = std::numeric_limits<int>::max();
    } else if (auto* replaced = std::get_if<mmd::StateReplaced>(&record)) {
        replaced->state = capture();
    }
    m_isChanged = true;
    m_writer->append(std::move(record));
    m_writer->waitUntilWritten(longestWait);
    checkSize();
}

/// A step that the journal does not have is written with the record.
void DocumentJournal::place(mmd::StepMoved& moved)
{
    const int index = m_document.undoStack()->index(); // before the step
    const int step = moved.forward ? index : index - 1;
    if (moved.forward ? step < m_endStep : step >= m_firstStep)
        moved.step.reset();
    else
        (moved.forward ? m_endStep : m_firstStep) = moved.forward ? step + 1 : step;
}

std::shared_ptr<const mmd::SessionState> DocumentJournal::capture()
{
    mmd::SessionState state = m_document.state();
    mmd::keepNewestSteps(state, m_limits.history);
    m_firstStep = m_document.undoStack()->index() - int(state.done);
    m_endStep = m_firstStep + int(state.steps.size());
    return std::make_shared<const mmd::SessionState>(std::move(state));
}

/// The captured state has everything that was recorded, so no record may wait.
void DocumentJournal::takeSnapshot()
{
    if (!m_writer->isIdle())
        return; // the next change or the timer tries again
    m_isChanged = false;
    m_interval.start();
    m_writer->snapshot(capture());
    emit snapshotTaken();
}

/// Later, because the document is in the middle of a change.
void DocumentJournal::checkSize()
{
    const bool isFull =
        m_writer->records() >= m_limits.records || m_writer->bytes() >= m_limits.bytes;
    if (isFull && m_writer->isIdle())
        QTimer::singleShot(0, this, &DocumentJournal::takeSnapshot);
}

void DocumentJournal::repair()
{
    if (m_writer->isBroken()) {
        takeSnapshot();
    } else if (m_writer->isIdle()) {
        m_retry.stop();
        if (std::exchange(m_hasFailed, false))
            emit repaired();
    }
}

} // namespace odori
