// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/versions/version_content.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/document/files/file_loading.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QStringList>

#include <optional>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedLayout;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace odori {

/// The kept versions of a file, newest first, with their times, numbers of keys and sizes. The
/// files are those that are open (a project, the active motion), and then all others that have
/// versions, also deleted ones. Reading is done in workers: the list is shown at once, the numbers
/// of keys and the other files follow. Accepted once a version is read completely.
class VersionsDialog : public JobDialog {
    Q_OBJECT
public:
    struct Source {
        QStringList files; ///< paths of the open ones; if there is none, the dialog says why
        bool hasNewMotion = false; ///< a motion is open that has no file yet
        QString folder;            ///< of the versions of all files
        int most = 0;              ///< saved versions that are kept of each file
    };
    /// A version, as the file that it was.
    struct Opened {
        LoadedFile file;
        mmd::KeptVersion version;
    };

    explicit VersionsDialog(Source source, QWidget* parent = nullptr);
    ~VersionsDialog() override;

    /// The chosen version, after the dialog was accepted.
    [[nodiscard]] Opened& opened() { return *m_opened; }

    /// A version's time for a list or a message.
    [[nodiscard]] static QString timeText(const mmd::KeptVersion& version);

private:
    /// A file that has versions and is not open.
    struct OtherFile {
        QString path;
        bool exists = true;
    };
    /// News of a row: first its version, later its content.
    struct Row {
        int index = 0;
        mmd::KeptVersion version;
        std::optional<mmd::Result<mmd::VersionSummary>> summary;
    };
    void createFileBox(QVBoxLayout& layout);
    void createTable();
    void findOtherFiles();
    void showOtherFiles(const QList<OtherFile>& files);
    void showFile();
    void showRow(const Row& row);
    void showSummary(QTreeWidgetItem& item, const Row& row);
    void showEmpty();
    /// Why the list is empty.
    [[nodiscard]] QString emptyText() const;
    void update();
    void open();
    void finish(mmd::Result<Opened> result);
    void setRunning(bool running) override;
    [[nodiscard]] QString file() const;
    [[nodiscard]] bool isProject() const;
    /// The chosen row; null if there is none or its version cannot be read.
    [[nodiscard]] const Row* chosen() const;

    Source m_source;
    QLabel* m_fileLabel;
    QComboBox* m_file;
    QStackedLayout* m_pages;
    QTreeWidget* m_table;
    QLabel* m_empty;
    QLabel* m_problem;
    QPushButton* m_open;
    QPushButton* m_close;
    std::vector<Row> m_rows; ///< as in the table
    QFutureWatcher<Row> m_reading;
    QFutureWatcher<QList<OtherFile>> m_finding;
    std::optional<Opened> m_opened;
    bool m_isOpening = false;
};

} // namespace odori
