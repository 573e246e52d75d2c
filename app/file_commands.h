// SPDX-License-Identifier: MIT
#pragma once

#include "app/message_bar.h"
#include "ui/document/document.h"
#include "ui/document/file_loading.h"

#include <QtCore/QDateTime>
#include <QtCore/QObject>
#include <QtCore/QStringList>

class QWidget;

namespace odori {

/// Open, save and the questions around them. Files are read by a worker thread, so that the window
/// never waits for a disk; what is open stays as it is until a file was read whole.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Document& document, QWidget* window);
    ~FileCommands() override;

    /// Reads `paths`, models before motions, and opens what they hold. A motion that would replace
    /// unsaved changes asks first.
    void open(const QStringList& paths);
    [[nodiscard]] bool isLoading() const { return m_loading > 0; }

    [[nodiscard]] QStringList recentFiles() const;

public slots:
    void openWithDialog();
    /// Asks for a folder in which to look for the model's missing textures.
    void findTexturesWithDialog();
    /// Writes the motion to its file; asks for a name if it has none, and before writing over a
    /// file that another program changed. False when nothing was saved.
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);

public:
    /// Offers to save unsaved changes; false when the user wants to stay.
    [[nodiscard]] bool mayDiscard();

signals:
    void message(odori::MessageBar::Kind kind, const QString& text, const QString& details);
    void recentFilesChanged();
    void textureFolderChosen(const QString& folder);
    /// All files of an open() are there or were refused.
    void loadingFinished();

private:
    void loadNext(QStringList paths);
    void take(const QString& path, mmd::Result<LoadedFile> result);
    void remember(const QString& path);
    [[nodiscard]] bool mayOverwrite(const QString& path);
    [[nodiscard]] QString startFolder() const;

    Document& m_document;
    QWidget* m_window;
    QString m_knownPath; ///< the file that was read or written last, as it was then
    QDateTime m_knownTime;
    int m_loading = 0;
};

} // namespace odori
