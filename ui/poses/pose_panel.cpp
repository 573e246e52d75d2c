// SPDX-License-Identifier: MIT
#include "ui/poses/pose_panel.h"

#include "ui/fields/panel_header.h"
#include "ui/fields/search/name_search_field.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"
#include "ui/poses/pose_controls.h"
#include "ui/poses/pose_delegate.h"
#include "ui/poses/pose_files.h"
#include "ui/poses/pose_list_model.h"
#include "ui/poses/pose_view.h"
#include "ui/poses/tween_row.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"
#include "ui/viewport/stage.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QEvent>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int lowestList = 120; ///< pixels: one row of pictures
constexpr int lowestPage = 48;  ///< pixels: the dock must not make the window higher

} // namespace

PosePanel::PosePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new PoseListModel(m_folder, m_pictures, this))
    , m_header(new PanelHeader(tr("Poses"), this))
    , m_folderButton(new QToolButton(m_header))
    , m_folderMenu(new QMenu(m_folderButton))
    , m_save(new QToolButton(m_header))
    , m_search(makeNameSearchField(tr("Search poses"), this))
    , m_view(new PoseView(this))
    , m_controls(new PoseControls(document, this))
    , m_tweens(new TweenRow(document, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_view);
    createHeader();
    arrange();
    connectAll();
    showFolder();
    followFolder();
    followDocument();
}

void PosePanel::createHeader()
{
    m_folderButton->setObjectName(QStringLiteral("poseFolder"));
    m_folderButton->setPopupMode(QToolButton::InstantPopup);
    m_folderButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_folderButton->setAutoRaise(true);
    connect(m_folderMenu, &QMenu::aboutToShow, this, &PosePanel::fillFolders);
    connect(m_folderButton, &QToolButton::clicked, this, &PosePanel::chooseFolder); // without menu
    m_save->setObjectName(QStringLiteral("savePose"));
    m_save->setAutoRaise(true);
    m_save->setText(tr("Save Pose…"));
    m_save->setToolTip(tr("Saves the shown pose of the selected bones and morphs as VPD, or of all "
                          "if none is selected"));
    m_save->setAccessibleName(m_save->text());
    const auto icon = [this] { m_save->setIcon(themedIcon(QStringLiteral("save"), palette())); };
    icon();
    followTheme(*this, icon);
    m_header->addStretch();
    m_header->addWidget(m_folderButton);
    m_header->addWidget(m_save);
}

void PosePanel::arrange()
{
    m_search->setObjectName(QStringLiteral("poseSearch"));
    m_view->setObjectName(QStringLiteral("poses"));
    m_view->setAccessibleName(tr("Poses"));
    m_view->setModel(m_model);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* controls = new QVBoxLayout;
    controls->setContentsMargins(8, 6, 8, 8);
    controls->setSpacing(6);
    controls->addWidget(m_controls);
    controls->addSpacing(4);
    controls->addWidget(m_tweens);
    auto* searchRow = new QHBoxLayout;
    searchRow->setContentsMargins(8, 6, 8, 6);
    searchRow->addWidget(m_search);
    // A low dock scrolls the whole page, so that the window can be low, too.
    auto* page = new QWidget;
    page->setAutoFillBackground(false);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(searchRow);
    m_view->setMinimumHeight(lowestList);
    rows->addWidget(m_view, 1);
    rows->addLayout(controls);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setMinimumSize(page->minimumSizeHint().width(), lowestPage);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(scroll, 1);
}

void PosePanel::connectAll()
{
    connect(m_save, &QToolButton::clicked, this, [this] { emit saveWanted(m_folder.path()); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setSearch(text);
        showState();
    });
    connect(m_view, &PoseView::used, this, &PosePanel::use);
    connect(m_view, &PoseView::deletionWanted, this, [this](const QModelIndex& index) {
        deleteFile(index.data(PoseListModel::PathRole).toString());
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &PosePanel::showMenu);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& index) {
            if (index.isValid() && m_current != index.data(PoseListModel::PathRole).toString()) {
                m_current = index.data(PoseListModel::PathRole).toString();
                m_then = {};
                load();
            }
        });
    connect(m_model, &QAbstractItemModel::modelReset, this,
        [this] { m_view->setCurrentIndex(m_model->indexOf(m_current)); });
    connect(m_model, &PoseListModel::renamed, this, &PosePanel::renameFile);
    connect(&m_folder, &PoseFolder::changed, this, &PosePanel::followFolder);
    connect(&m_folder, &PoseFolder::pathChanged, this, &PosePanel::showFolder);
    connect(
        &m_reader, &QFutureWatcher<Loaded>::finished, this, [this] { take(m_reader.result()); });
    connect(&m_document, &Document::changed, this, &PosePanel::followDocument);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this] {
        if (isVisible())
            m_folder.refresh();
    });
}

void PosePanel::fillFolders()
{
    QMenu& menu = *m_folderMenu;
    menu.clear();
    for (const QString& path : PoseFolder::recent()) {
        QAction* action = menu.addAction(menuText(shownPath(path)));
        action->setCheckable(true);
        action->setChecked(path == m_folder.path());
        connect(action, &QAction::triggered, this, [this, path] { m_folder.setPath(path); });
    }
    menu.addSeparator();
    connect(
        menu.addAction(tr("Choose Folder…")), &QAction::triggered, this, &PosePanel::chooseFolder);
}

void PosePanel::showFolder()
{
    const QString path = m_folder.path();
    m_folderButton->setMenu(path.isEmpty() ? nullptr : m_folderMenu);
    m_folderButton->setText(path.isEmpty() ? tr("Choose Folder…") : menuText(shownFileName(path)));
    m_folderButton->setToolTip(
        plainToolTip(path.isEmpty() ? tr("The folder with the poses") : shownPath(path)));
}

void PosePanel::chooseFolder()
{
    const QString path =
        QFileDialog::getExistingDirectory(window(), tr("Folder with Poses"), m_folder.path());
    if (!path.isEmpty())
        m_folder.setPath(path);
}

void PosePanel::followFolder()
{
    // The selected file may have changed. The search may hide it, but it stays selected.
    const QList<PoseFile>& files = m_folder.files();
    if (std::none_of(files.begin(), files.end(),
            [this](const PoseFile& file) { return file.path == m_current; })) {
        m_current.clear();
        m_then = {};
    }
    load();
}

/// Reads the selected file in a worker.
void PosePanel::load()
{
    m_loaded = {};
    showState();
    if (m_current.isEmpty() || m_isReading)
        return;
    m_isReading = true;
    m_reader.setFuture(QtConcurrent::run([path = m_current] {
        Loaded loaded;
        loaded.path = path;
        const mmd::Result<ReadPose> read = readPose(path);
        if (read)
            loaded.stored = StoredPose{.name = shownFileName(path), .pose = read->pose};
        else
            loaded.problem = sentence(read.error(), path);
        return loaded;
    }));
}

void PosePanel::take(const Loaded& loaded)
{
    m_isReading = false;
    if (loaded.path != m_current) { // another pose was selected since
        load();
        return;
    }
    m_loaded = loaded;
    showState();
    if (const Then then = std::exchange(m_then, {}); then && m_loaded.stored)
        then();
    else if (then)
        emit failed(m_loaded.problem);
}

void PosePanel::whenLoaded(const Then& then)
{
    if (m_isReading)
        m_then = then;
    else if (m_loaded.stored)
        then();
    else if (!m_loaded.problem.isEmpty())
        emit failed(m_loaded.problem);
}

void PosePanel::use(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    apply(m_controls->mirrored().isChecked());
}

void PosePanel::apply(bool mirrors)
{
    whenLoaded(
        [this, mirrors, actor = m_document.scene().active, frame = m_document.currentKeyFrame()] {
            if (m_document.scene().active == actor && m_document.currentKeyFrame() == frame)
                m_controls->apply(mirrors);
            else
                emit failed(tr("The pose was not applied: the active model or the frame changed "
                               "before the file was read."));
        });
}

void PosePanel::showMenu(const QPoint& at)
{
    const QModelIndex index = m_view->indexAt(at);
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("poseMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPersistentModelIndex row = index;
    connect(menu->addAction(tr("&Apply")), &QAction::triggered, this, [this, row] { use(row); });
    connect(menu->addAction(tr("Apply &Mirrored")), &QAction::triggered, this, [this, row] {
        m_view->setCurrentIndex(row);
        apply(true);
    });
    menu->addSeparator();
    connect(menu->addAction(tr("&Rename")), &QAction::triggered, this,
        [this, row] { m_view->edit(row); });
    connect(menu->addAction(tr("&Delete…")), &QAction::triggered, this,
        [this, row] { deleteFile(row.data(PoseListModel::PathRole).toString()); });
    menu->popup(m_view->viewport()->mapToGlobal(at));
}

void PosePanel::renameFile(const QString& path, const QString& name)
{
    const auto renamed = renamedPose(path, name);
    if (!renamed) {
        emit failed(renamed.error());
        return;
    }
    if (m_current == path)
        m_current = *renamed;
    m_folder.refresh();
}

void PosePanel::deleteFile(const QString& path)
{
    if (!path.isEmpty())
        askAndDeletePose(this, path, [this](const QString& problem) {
            if (!problem.isEmpty())
                emit failed(problem);
            m_folder.refresh();
        });
}

void PosePanel::followTextures(const Stage& stage)
{
    m_stage = &stage;
    connect(&stage, &Stage::changed, this, &PosePanel::followDocument);
    followDocument();
}

void PosePanel::followDocument()
{
    const mmd::Actor* actor = m_document.actor();
    m_pictures.setModel(actor ? actor->model : nullptr,
        actor && m_stage ? m_stage->textureFolder(actor->id) : std::filesystem::path());
    m_save->setEnabled(actor != nullptr);
}

/// Shows why the list is empty, and what can be done with the selected pose.
void PosePanel::showState()
{
    QString text;
    if (m_folder.path().isEmpty())
        text = tr("Choose a folder with poses (VPD files) above.");
    else if (!m_folder.problem().isEmpty())
        text = m_folder.problem();
    else if (m_model->rowCount() == 0 && !m_folder.files().isEmpty())
        text = tr("No pose is called “%1”.")
                   .arg(shownName(m_search->text().trimmed(), longestInSentence));
    else if (m_model->rowCount() == 0 && !m_folder.isListing())
        text = tr("The folder has no poses (VPD files).");
    m_view->setEmptyText(text);
    m_controls->setPose(m_loaded.stored, !m_loaded.problem.isEmpty() ? m_loaded.problem
                                         : m_current.isEmpty() ? tr("Select a pose to use it.")
                                                               : QString());
}

void PosePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_folder.refresh();
    followRatio();
    followDocument();
}

void PosePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int linesOfHighPanel = 24;
    m_controls->setLow(height() < linesOfHighPanel * fontMetrics().height());
}

bool PosePanel::event(QEvent* event)
{
    if (event->type() == QEvent::ScreenChangeInternal)
        followRatio();
    return QWidget::event(event);
}

/// Pictures have as many pixels as the screen shows.
void PosePanel::followRatio()
{
    const int side = qRound(PoseDelegate::pictureSize * devicePixelRatio());
    m_pictures.setPixels({side, side});
}

} // namespace odori
