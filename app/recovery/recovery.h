// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/file_commands.h"
#include "libmmd/journal/recovery.h"
#include "ui/document/journal/document_journal.h"
#include "ui/document/journal/session_folder.h"
#include "ui/window/message_bar.h"

#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace odori {

/// Offers what sessions left that ended unexpectedly: one after the other, the newest first. A
/// worker reads their journals.
class Recovery : public QObject {
    Q_OBJECT
public:
    /// Both must outlive this object. `sessions` is the folder of the sessions' folders.
    Recovery(Document& document, FileCommands& files, const QString& sessions);
    ~Recovery() override;

    /// This session's own journal. A restored session is deleted when it is on the disk there.
    void setJournal(DocumentJournal* journal) { m_journal = journal; }

    /// The session that can be restored now.
    struct Offer {
        QString text;             ///< "Odori closed unexpectedly at 14:03. 12 changes in …"
        QString details;          ///< damage, and files that are not as they were; a line each,
                                  ///< the most important first
        int others = 0;           ///< number of other sessions that can be offered next
        bool isPreviewed = false; ///< the document shows it
    };
    [[nodiscard]] const std::optional<Offer>& offer() const { return m_offer; }
    /// Makes the offer's sentences again. Call it when the language has changed.
    void retranslate();
    /// Whether the restored session's journal is not removed yet.
    [[nodiscard]] bool isRestoring() const { return m_restored != nullptr; }
    /// Whether the journals are being read.
    [[nodiscard]] bool isReading() const { return m_isReading; }

public slots:
    /// Offers the sessions that ended unexpectedly.
    void lookForEnded();
    /// Offers those as well that the user discarded in the last 30 days. Says so if there is no
    /// other.
    void lookForKept();
    /// Replaces the document by the offered session, with its undo steps. Offers to save first.
    void restore();
    /// Shows the offered session in the window; goBack() shows the document again. See
    /// Document::preview().
    void preview();
    void goBack();
    /// Keeps the offered session for 30 days and offers the next one.
    void discard();
    /// Offers the next session; this one comes last.
    void next();
    /// Offers nothing until the next start or lookForKept(). All sessions stay as they are.
    void putOff();
    /// The program ends with all work saved, so the restored session is not needed any more.
    void forgetRestored();

signals:
    /// offer() changed.
    void changed();
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);

private:
    void look(bool withDiscarded);
    void readNext();
    void keepDamaged(const mmd::RecoveredSession& session);
    void show(mmd::Result<mmd::RecoveredSession> session);
    [[nodiscard]] bool isBusy();
    void finishRestore();
    void removeRestored();
    [[nodiscard]] QString textOf(const mmd::SessionState& state) const;
    void setOffer(std::optional<Offer> offer);

    Document& m_document;
    FileCommands& m_files;
    QString m_sessions;
    DocumentJournal* m_journal = nullptr;
    std::vector<std::unique_ptr<SessionFolder>> m_folders; ///< the first is offered or read
    QSet<QString> m_looked;                                ///< paths of folders that were read
    std::unique_ptr<SessionFolder> m_restored; ///< removed when this journal has its state
    bool m_isRestoredKept = false;             ///< not removed, but kept for 30 days
    std::shared_ptr<const mmd::RecoveredSession> m_session; ///< the offered one
    FileTimes m_times;                                      ///< of its files, when it was read
    FileCommands::Known m_known;                            ///< of the document, during a preview
    std::optional<Offer> m_offer;
    QTimer m_removal;
    bool m_isReading = false;
    bool m_saysNone = false; ///< the user asked for it
};

} // namespace odori
