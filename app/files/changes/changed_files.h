// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/changes/file_times.h"
#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"
#include "ui/window/message_bar.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtCore/QStringList>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class QAction;
class QWidget;

namespace odori {

/// The files of the document that another program changes: those of its motions, and the project.
/// When the window becomes active, a worker looks at them, and the user is told once about each
/// change. A file without edits here can be read again.
class ChangedFiles : public QObject {
    Q_OBJECT
public:
    explicit ChangedFiles(Document& document);

    /// Looks at the files whenever `window` becomes active, unless files are being read or written
    /// (`isBusy`). Null: no more.
    void watch(QWidget* window, std::function<bool()> isBusy);

    /// Note here what was read.
    [[nodiscard]] FileTimes& times() { return m_times; }
    [[nodiscard]] const FileTimes& times() const { return m_times; }
    /// The window wrote this file, so no other program changed it. `aliases`: open files that are
    /// the same, through links; they hold now what was noted for `path`.
    void noteWritten(const QString& path, const QDateTime& time, const QStringList& aliases = {});
    /// The document was restored: its files had these times when they were compared with it.
    /// `changed` are paths of files that differ. Saving asks before it overwrites those, and those
    /// that were written here after the comparison, which count as unsaved.
    void noteRestored(const FileTimes& times, const std::vector<std::string>& changed);
    /// The motions and the project whose changes are told.
    [[nodiscard]] QStringList openPaths() const;
    /// Nothing would be lost: the motions of this file equal it, as it was last read or written
    /// here, and have no drafts. The project: it has no unsaved work.
    [[nodiscard]] bool mayReload(const QString& path) const;

public slots:
    /// Reads files again, in workers. A motion is replaced in an undo step; motions that were
    /// edited meanwhile are kept.
    void reload(const QStringList& paths);

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    /// An action for the last message.
    void offered(QAction* action);
    /// Around the undo steps that replace motions.
    void replacing();
    void replaced();
    /// Reloading the project means opening it.
    void projectWanted(const QString& path);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct OpenFile {
        QString path;
        QDateTime time;        ///< not valid: it does not exist
        bool hasFolder = true; ///< whether its folder exists
    };
    using OpenFiles = std::vector<OpenFile>;

    [[nodiscard]] std::vector<mmd::ActorId> ownersOf(const QString& path) const;
    [[nodiscard]] bool isUnedited(mmd::ActorId actor) const;
    [[nodiscard]] OpenFiles openFiles() const;
    void look();
    void tell(const OpenFiles& noted, const OpenFiles& found);
    void load(const QString& path);
    void replace(const QString& path, const mmd::Result<LoadedFile>& read);

    Document& m_document;
    FileTimes m_times;
    FileTimes m_written;              ///< by the window, also for scenes that are not open any more
    QHash<QString, QDateTime> m_told; ///< the changes that the user knows
    QStringList m_unedited;           ///< those of the last message that can be reloaded
    QAction* m_reload;
    QPointer<QWidget> m_window;
    std::function<bool()> m_isBusy;
    bool m_isLooking = false;
};

} // namespace odori
