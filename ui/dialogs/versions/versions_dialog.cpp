// SPDX-License-Identifier: MIT
#include "ui/dialogs/versions/versions_dialog.h"

#include "libmmd/base/file_io.h"
#include "ui/accessories/model_reading.h"
#include "ui/dialogs/window_fit.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QPromise>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedLayout>
#include <QtWidgets/QTreeWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr QSize usualSize(620, 380);

enum Column { SavedColumn, KeysColumn, ContentColumn, SizeColumn };

std::filesystem::path pathOf(const QString& text)
{
    return mmd::pathFromUtf8(text.toStdString());
}

QString number(std::size_t count)
{
    return QLocale().toString(qulonglong(count));
}

QString contentText(const mmd::VersionSummary& summary)
{
    QStringList parts;
    if (summary.models > 0)
        parts.append(VersionsDialog::tr("%n model(s)", nullptr, int(summary.models)));
    if (summary.bones > 0)
        parts.append(VersionsDialog::tr("bones %1", "number of keys").arg(number(summary.bones)));
    if (summary.morphs > 0)
        parts.append(VersionsDialog::tr("morphs %1", "number of keys").arg(number(summary.morphs)));
    if (summary.camera > 0)
        parts.append(VersionsDialog::tr("camera and light %1", "number of keys")
                         .arg(number(summary.camera)));
    if (summary.other > 0)
        parts.append(VersionsDialog::tr("show/IK %1", "number of keys").arg(number(summary.other)));
    return parts.join(QStringLiteral(" · "));
}

/// Why a version cannot be read. The version has no name of its own, and the file may be fine.
QString whyNotRead(const mmd::Error& error)
{
    return error.code == mmd::ErrorCode::BadValue
               ? VersionsDialog::tr("This version is damaged and cannot be opened.")
           : error.code == mmd::ErrorCode::FileNotFound
               ? VersionsDialog::tr("This version does not exist any more.")
               : VersionsDialog::tr("This version cannot be opened. %1").arg(sentence(error));
}

mmd::Result<VersionsDialog::Opened> openedVersion(
    const mmd::KeptVersion& version, const QString& path)
{
    VersionsDialog::Opened opened{.file = {}, .version = version};
    if (mmd::isProjectFile(pathOf(path)))
        return mmd::projectOf(version, pathOf(path), readModelFile)
            .map([&](mmd::OpenedProject project) {
                opened.file = loadedProject(std::move(project), path);
                return std::move(opened);
            });
    return mmd::motionOf(version).map([&](mmd::Motion motion) {
        opened.file.path = path;
        opened.file.kind = mmd::kindOf(motion);
        opened.file.motion = std::move(motion);
        opened.file.isImported = true; // it has no file: saving asks for a name
        return std::move(opened);
    });
}

} // namespace

VersionsDialog::VersionsDialog(Source source, QWidget* parent)
    : JobDialog(parent)
    , m_source(std::move(source))
    , m_fileLabel(new QLabel(tr("&File")))
    , m_file(new QComboBox)
    , m_pages(new QStackedLayout)
    , m_table(new QTreeWidget)
    , m_empty(new QLabel)
    , m_problem(new QLabel)
{
    setObjectName(QStringLiteral("versionsDialog"));
    auto* layout = new QVBoxLayout(this);
    createFileBox(*layout);
    createTable();
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setTextFormat(Qt::PlainText);
    m_empty->setMargin(24);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_empty);
    layout->addLayout(m_pages, 1);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    bar()->setRange(0, 0); // nobody knows how long a disk takes
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_open = buttons->addButton(tr("&Open as New Motion"), QDialogButtonBox::ActionRole);
    m_open->setObjectName(QStringLiteral("open"));
    m_close = buttons->button(QDialogButtonBox::Close);
    m_open->setDefault(true);
    layout->addWidget(buttons);
    connect(m_open, &QPushButton::clicked, this, &VersionsDialog::open);
    connect(buttons, &QDialogButtonBox::rejected, this, &VersionsDialog::reject);
    connect(m_file, &QComboBox::currentIndexChanged, this, &VersionsDialog::showFile);
    connect(&m_reading, &QFutureWatcherBase::resultReadyAt, this,
        [this](int at) { showRow(m_reading.resultAt(at)); });
    connect(&m_reading, &QFutureWatcherBase::finished, this, &VersionsDialog::showEmpty);
    resize(grownSize(*this, usualSize));
    showFile();
    findOtherFiles();
}

VersionsDialog::~VersionsDialog()
{
    m_finding.disconnect(this);
    m_reading.disconnect(this);
    m_reading.cancel(); // the worker uses its own data, so nobody waits for it
}

void VersionsDialog::createFileBox(QVBoxLayout& layout)
{
    m_fileLabel->setBuddy(m_file);
    m_file->setAccessibleName(tr("File"));
    m_file->setPlaceholderText(tr("Choose another file"));
    // A long path must not widen the dialog.
    m_file->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_file->setMinimumContentsLength(10);
    for (const QString& path : m_source.files)
        m_file->addItem(shownFileName(path), path);
    m_file->setCurrentIndex(m_source.files.isEmpty() ? -1 : 0); // with the placeholder it is -1
    auto* top = new QHBoxLayout;
    top->addWidget(m_fileLabel);
    top->addWidget(m_file, 1);
    layout.addLayout(top);
    for (QWidget* each : {static_cast<QWidget*>(m_fileLabel), static_cast<QWidget*>(m_file)})
        each->setVisible(m_source.files.size() > 1);
}

void VersionsDialog::findOtherFiles()
{
    connect(&m_finding, &QFutureWatcherBase::finished, this,
        [this] { showOtherFiles(m_finding.result()); });
    m_finding.setFuture(
        QtConcurrent::run([folder = pathOf(m_source.folder), open = m_source.files] {
            QList<OtherFile> others;
            (void)mmd::guarded([&]() -> mmd::Result<void> {
                std::vector<std::filesystem::path> known;
                for (const QString& path : open)
                    known.push_back(mmd::versionFolderOf(folder, pathOf(path)));
                for (const auto& [file, savedAt] : mmd::filesWithVersions(folder)) {
                    std::error_code failed;
                    if (std::find(known.begin(), known.end(), mmd::versionFolderOf(folder, file)) ==
                        known.end())
                        others.append({QString::fromStdString(mmd::utf8FromPath(file)),
                            std::filesystem::exists(file, failed)});
                }
                return {};
            });
            return others;
        }));
}

void VersionsDialog::showOtherFiles(const QList<OtherFile>& files)
{
    if (files.isEmpty())
        return;
    if (m_file->count() > 0)
        m_file->insertSeparator(m_file->count());
    for (const auto& [path, exists] : files) {
        const QString name = shownFileName(path), folder = shownPath(QFileInfo(path).path());
        m_file->addItem(exists ? tr("%1 in %2", "file, folder").arg(name, folder)
                               : tr("%1 in %2 (deleted)", "file, folder").arg(name, folder),
            path);
        m_file->setItemData(m_file->count() - 1, path, Qt::ToolTipRole);
    }
    m_fileLabel->show();
    m_file->show();
    if (m_source.files.isEmpty())
        showEmpty();
}

void VersionsDialog::createTable()
{
    m_table->setAccessibleName(tr("Earlier versions"));
    m_table->setHeaderLabels({tr("Saved"), tr("Keys"), tr("Content"), tr("Size")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    QHeaderView* header = m_table->header();
    header->setStretchLastSection(false);
    for (const int column : {SavedColumn, KeysColumn, SizeColumn})
        header->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ContentColumn, QHeaderView::Stretch);
    for (const int column : {KeysColumn, SizeColumn})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &VersionsDialog::update);
    connect(m_table, &QTreeWidget::itemDoubleClicked, this, &VersionsDialog::open);
}

QString VersionsDialog::timeText(const mmd::KeptVersion& version)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(version.savedAt);
    return QLocale().toString(time.date(), QLocale::ShortFormat) + u' ' +
           QLocale().toString(time.time(), QStringLiteral("HH:mm:ss"));
}

QString VersionsDialog::file() const
{
    return m_file->currentData().toString();
}

bool VersionsDialog::isProject() const
{
    return mmd::isProjectFile(pathOf(file()));
}

void VersionsDialog::showFile()
{
    m_reading.cancel();
    m_rows.clear();
    m_table->clear();
    m_pages->setCurrentWidget(m_table);
    m_problem->hide();
    m_open->setText(isProject() ? tr("&Open as New Project") : tr("&Open as New Motion"));
    if (file().isEmpty()) {
        setWindowTitle(tr("Earlier Versions"));
        showEmpty();
        return;
    }
    setWindowTitle(tr("Earlier Versions of %1").arg(shownFileName(file())));
    m_reading.setFuture(QtConcurrent::run([folder = pathOf(m_source.folder), path = pathOf(file())](
                                              QPromise<Row>& promise) {
        (void)mmd::guarded([&]() -> mmd::Result<void> {
            const std::vector<mmd::KeptVersion> versions = mmd::versionsOf(folder, path);
            for (std::size_t at = 0; at < versions.size(); ++at)
                promise.addResult(Row{int(at), versions[at], std::nullopt});
            for (std::size_t at = 0; at < versions.size() && !promise.isCanceled(); ++at)
                promise.addResult(Row{int(at), versions[at], mmd::summaryOf(versions[at], path)});
            return {};
        });
    }));
    update();
}

void VersionsDialog::showRow(const Row& row)
{
    if (std::size_t(row.index) == m_rows.size()) {
        m_rows.push_back(row);
        auto* item = new QTreeWidgetItem(m_table);
        item->setText(SavedColumn, row.version.isOriginal
                                       ? tr("%1 (original)").arg(timeText(row.version))
                                       : timeText(row.version));
        if (row.version.isOriginal)
            item->setToolTip(SavedColumn, tr("The content before Odori saved the file for the "
                                             "first time. It is not removed for newer versions."));
        item->setText(SizeColumn, QLocale().formattedDataSize(qint64(row.version.size), 1));
        for (const int column : {KeysColumn, SizeColumn})
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (row.index == 0) {
            m_table->setCurrentItem(item);
            m_table->setFocus();
        }
    } else {
        m_rows[std::size_t(row.index)] = row;
        showSummary(*m_table->topLevelItem(row.index), row);
    }
    update();
}

void VersionsDialog::showSummary(QTreeWidgetItem& item, const Row& row)
{
    if (const auto& summary = *row.summary) {
        item.setText(KeysColumn, number(summary->keys()));
        item.setText(ContentColumn, contentText(*summary));
        return;
    }
    QFont slanted = m_table->font();
    slanted.setItalic(true);
    for (int column = 0; column < m_table->columnCount(); ++column)
        item.setFont(column, slanted);
    item.setText(KeysColumn, QStringLiteral("—"));
    const QString why = whyNotRead(row.summary->error());
    item.setText(ContentColumn, why);
    item.setToolTip(ContentColumn, plainToolTip(why)); // the column may be too narrow
}

void VersionsDialog::showEmpty()
{
    if (!m_rows.empty())
        return;
    m_empty->setText(emptyText());
    m_pages->setCurrentWidget(m_empty);
    update();
    m_close->setFocus();
}

QString VersionsDialog::emptyText() const
{
    const QString name = shownFileName(file());
    if (!file().isEmpty())
        return m_source.most == 0
                   ? tr("There are no earlier versions of %1, because the settings keep none "
                        "(Edit ▸ Settings ▸ Safety).")
                         .arg(name)
                   : tr("There are no earlier versions of %1 yet. Each save keeps one.").arg(name);
    if (m_source.hasNewMotion)
        return m_file->count() > 0
                   ? tr("The open motion has no file yet. Odori keeps versions when you save it. "
                        "The list above has all files with earlier versions.")
                   : tr("The open motion has no file yet. Odori keeps versions when you save it.");
    return m_file->count() > 0
               ? tr("No file of yours is open. The list above has all files with earlier versions.")
               : tr("No file of yours is open. Odori keeps versions of a motion or project from "
                    "its first save on.");
}

const VersionsDialog::Row* VersionsDialog::chosen() const
{
    const int at = m_table->indexOfTopLevelItem(m_table->currentItem());
    if (at < 0 || std::size_t(at) >= m_rows.size())
        return nullptr;
    const Row& row = m_rows[std::size_t(at)];
    return row.summary && !*row.summary ? nullptr : &row;
}

void VersionsDialog::update()
{
    m_open->setEnabled(chosen() && !m_isOpening);
}

void VersionsDialog::open()
{
    const Row* row = chosen();
    if (!row || m_isOpening)
        return;
    m_problem->hide();
    start([version = row->version, path = file()](
              mmd::Progress&) { return openedVersion(version, path); },
        [this](mmd::Result<Opened> result) { finish(std::move(result)); });
}

void VersionsDialog::finish(mmd::Result<Opened> result)
{
    if (isCancelled())
        return;
    if (!result) {
        m_problem->setText(whyNotRead(result.error()));
        m_problem->show();
        return;
    }
    m_opened = std::move(*result);
    accept();
}

void VersionsDialog::setRunning(bool running)
{
    m_isOpening = running;
    m_file->setEnabled(!running);
    m_table->setEnabled(!running);
    m_close->setText(running ? tr("Cancel") : tr("Close"));
    update();
}

} // namespace odori
