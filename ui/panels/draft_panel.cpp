// SPDX-License-Identifier: MIT
#include "ui/panels/draft_panel.h"

#include "ui/fields/list_focus.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

class DraftTree : public QTreeView {
public:
    using QTreeView::QTreeView;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QTreeView::paintEvent(event);
        paintListFocus(*this);
    }
};

} // namespace

DraftPanel::DraftPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new DraftListModel(document, this))
    , m_header(new PanelHeader(tr("Drafts"), this))
    , m_state(new QLabel(m_header))
    , m_empty(new QLabel(tr("There are no drafts."), this))
    , m_list(new DraftTree(this))
    , m_register(new QPushButton(this))
    , m_drop(new QPushButton(this))
    , m_registerAction(new QAction(this))
    , m_dropAction(new QAction(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_header->addStretch();
    m_header->addWidget(m_state);
    m_state->setObjectName(QStringLiteral("state"));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setMargin(10); // contents margins are lost when the theme changes
    createList();
    m_register->setObjectName(QStringLiteral("register"));
    m_register->setAutoDefault(false);
    m_register->setDefault(true); // for the accent colour; in a dock, Enter does not press it
    m_drop->setObjectName(QStringLiteral("drop"));
    m_drop->setAutoDefault(false);
    for (QPushButton* button :
        {m_register, m_drop}) // a click does not take the focus, so Enter acts as before
        button->setFocusPolicy(Qt::TabFocus);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(10, 4, 10, 10);
    buttons->setSpacing(6);
    buttons->addWidget(m_register, 1);
    buttons->addWidget(m_drop, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    const auto registerChosen = [this] { m_model->registerRows(chosen()); };
    const auto dropChosen = [this] { m_model->dropRows(chosen()); };
    connect(m_register, &QPushButton::clicked, this, registerChosen);
    connect(m_drop, &QPushButton::clicked, this, dropChosen);
    connect(m_registerAction, &QAction::triggered, this, registerChosen);
    connect(m_dropAction, &QAction::triggered, this, dropChosen);
    m_list->addActions({m_registerAction, m_dropAction}); // for the context menu
    showState();
}

void DraftPanel::createList()
{
    m_list->setAccessibleName(tr("Changes that are not registered"));
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionsMovable(false);
    m_list->header()->resizeSection(DraftListModel::FrameColumn,
        m_list->fontMetrics().horizontalAdvance(QStringLiteral("1234567")) + 18);
    connect(m_model, &QAbstractItemModel::modelReset, this, &DraftPanel::showState);
    followTheme(*this, [this] { showState(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &DraftPanel::showState);
    connect(m_list, &QTreeView::clicked, this, &DraftPanel::goTo);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& row, const QModelIndex& before) {
            // For the arrow keys; Enter registers. When the list gets the focus, the frame does not
            // change.
            if (row.isValid() && before.isValid() && m_list->hasFocus())
                goTo(row);
        });
}

void DraftPanel::goTo(const QModelIndex& index)
{
    const DraftListModel::Row row = m_model->rows()[std::size_t(index.row())];
    m_document.setCurrentFrame(double(row.frame));
    if (row.actor != m_document.scene().active)
        return; // only tracks of the active actor can be selected
    mmd::Selection selection;
    selection.setTrack(row.track, true);
    m_document.select(std::move(selection));
}

std::vector<DraftListModel::Row> DraftPanel::chosen() const
{
    std::vector<DraftListModel::Row> rows;
    for (const QModelIndex& index : m_list->selectionModel()->selectedRows())
        rows.push_back(m_model->rows()[std::size_t(index.row())]);
    return rows.empty() ? m_model->rows() : rows;
}

void DraftPanel::showState()
{
    const int count = m_model->rowCount();
    const int selected = int(m_list->selectionModel()->selectedRows().size());
    QPalette colours;
    colours.setColor(QPalette::WindowText, themeOf(palette()).draft);
    m_state->setPalette(colours);
    m_state->setText(count > 0 ? tr("%n draft(s)", nullptr, count) : QString());
    m_empty->setVisible(count == 0);
    m_list->setVisible(count > 0);
    setFocusProxy(count > 0 ? m_list : nullptr); // Tab cannot move past a hidden focus proxy
    m_register->setEnabled(count > 0);
    m_drop->setEnabled(count > 0);
    m_register->setText(
        selected > 0 ? tr("Register %n draft(s)", nullptr, selected) : tr("Register all drafts"));
    m_drop->setText(
        selected > 0 ? tr("Discard %n draft(s)", nullptr, selected) : tr("Discard all drafts"));
    m_registerAction->setText(m_register->text());
    m_dropAction->setText(m_drop->text());
}

} // namespace odori
