// SPDX-License-Identifier: MIT
#include "ui/panels/checkup/check_up_panel.h"

#include "ui/fields/panel_header.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/checkup/finding_tree.h"

#include <QtGui/QGuiApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace odori {
namespace {

/// What a finding is about, whatever its numbers are.
using Subject = std::tuple<mmd::FindingCode, mmd::TrackId, std::string>;

Subject subjectOf(const mmd::Finding& finding)
{
    return {finding.code, finding.track, finding.ikBone};
}

bool isAnyRepairable(const Findings& findings)
{
    return std::any_of(findings.begin(), findings.end(),
        [](const mmd::Finding& each) { return mmd::isRepairable(each.code); });
}

} // namespace

CheckUpPanel::CheckUpPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_checkUp(new CheckUp(document, this))
    , m_model(new FindingListModel(*m_checkUp, this))
    , m_header(new PanelHeader(tr("Check-up"), this))
    , m_state(new QLabel(m_header))
    , m_empty(new QLabel(this))
    , m_list(new FindingTree(this))
    , m_hint(new QLabel(this))
    , m_show(new QPushButton(tr("Show"), this))
    , m_repair(new QPushButton(tr("Repair"), this))
    , m_rename(new QPushButton(tr("Rename To"), this))
    , m_repairAll(new QPushButton(tr("Repair All"), this))
    , m_useSuggestions(new QPushButton(tr("Use Suggestions"), this))
    , m_all(new QPushButton(tr("All"), this))
    , m_names(new QMenu(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_header->addStretch();
    m_header->addWidget(m_state);
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_empty->setMargin(10); // contents margins are lost when the theme changes
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setMargin(10);
    createList();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint);
    createButtons();
    connectList();
    restoreRows();
}

void CheckUpPanel::createList()
{
    m_list->setAccessibleName(tr("Findings"));
    m_list->setModel(m_model);
    m_list->setUniformRowHeights(true);
    m_list->setIndentation(14);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setExpandsOnDoubleClick(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView& header = *m_list->header();
    header.setSectionsMovable(false);
    header.setStretchLastSection(false);
    header.setSectionResizeMode(FindingListModel::NameColumn, QHeaderView::Stretch);
    header.setSectionResizeMode(FindingListModel::SuggestionColumn, QHeaderView::Stretch);
    header.setSectionResizeMode(FindingListModel::KeysColumn, QHeaderView::Fixed);
    header.resizeSection(FindingListModel::KeysColumn,
        m_list->fontMetrics().horizontalAdvance(QStringLiteral("123456")) + 14);
}

void CheckUpPanel::createButtons()
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins(10, 4, 10, 10);
    grid->setSpacing(6);
    const auto add = [&](QPushButton* button, const char* name, int row, int column, int span) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus); // a click does not take the focus
        grid->addWidget(button, row, column, 1, span);
    };
    add(m_show, "show", 0, 0, 2);
    add(m_repair, "repair", 0, 2, 2);
    add(m_rename, "rename", 0, 4, 2);
    add(m_all, "all", 0, 6, 1);
    add(m_repairAll, "repairAll", 1, 0, 3);
    add(m_useSuggestions, "useSuggestions", 1, 3, 3);
    for (int column = 0; column < 6; ++column)
        grid->setColumnStretch(column, 1);
    auto* all = new QMenu(m_all);
    for (QPushButton* button : {m_repairAll, m_useSuggestions}) {
        QAction* action = all->addAction(button->text(), button, &QPushButton::click);
        connect(all, &QMenu::aboutToShow, action, [button, action] {
            action->setText(button->text());
            action->setEnabled(button->isEnabled());
        });
    }
    m_all->setMenu(all);
    m_all->setToolTip(tr("What can be done with all findings"));
    static_cast<QVBoxLayout*>(layout())->addLayout(grid);
    m_show->setToolTip(tr("Goes to the first key of the finding and selects its keys"));
    m_repair->setToolTip(tr("Repairs the selected findings; no pose changes"));
    m_repairAll->setToolTip(tr("Repairs all findings that can be repaired; no pose changes"));
    m_rename->setToolTip(tr("Gives the keys the name of another bone, morph or IK of the model"));
    m_useSuggestions->setToolTip(tr("Gives all tracks the first name that is suggested for them"));
    m_names->setToolTipsVisible(true);
    m_rename->setMenu(m_names);
    connect(m_names, &QMenu::aboutToShow, this, [this] { fillNames(*m_names); });
    connect(m_show, &QPushButton::clicked, this, [this] {
        const QModelIndexList rows = m_list->selectionModel()->selectedRows();
        const auto first = std::find_if(rows.begin(), rows.end(),
            [this](const QModelIndex& row) { return m_model->findingAt(row); });
        if (first != rows.end())
            goTo(*first, true);
    });
    connect(m_repair, &QPushButton::clicked, this, [this] { repair(chosen()); });
    connect(m_repairAll, &QPushButton::clicked, this, [this] { repair(m_checkUp->findings()); });
    connect(m_useSuggestions, &QPushButton::clicked, this,
        [this] { useSuggestions(m_document, m_checkUp->findings()); });
}

void CheckUpPanel::connectList()
{
    connect(
        m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_isRestoring = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, &CheckUpPanel::restoreRows);
    connect(m_checkUp, &CheckUp::changed, this, &CheckUpPanel::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_isRestoring)
            return;
        m_chosen = chosen();
        showState();
    });
    const auto setFolded = [this](const QModelIndex& group, bool folded) {
        if (m_isRestoring)
            return;
        if (folded)
            m_folded.insert(m_model->kindOf(group));
        else
            m_folded.erase(m_model->kindOf(group));
    };
    connect(m_list, &QTreeView::collapsed, this,
        [=](const QModelIndex& group) { setFolded(group, true); });
    connect(m_list, &QTreeView::expanded, this,
        [=](const QModelIndex& group) { setFolded(group, false); });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& row) {
        if (QGuiApplication::keyboardModifiers() == Qt::NoModifier)
            goTo(row, false);
    });
    connect(m_list, &QTreeView::doubleClicked, this,
        [this](const QModelIndex& row) { goTo(row, true); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& row, const QModelIndex& before) {
            // For the arrow keys. When the list gets the focus, nothing is shown.
            if (!m_isRestoring && before.isValid() && m_list->hasFocus() &&
                QGuiApplication::mouseButtons() == Qt::NoButton &&
                QGuiApplication::keyboardModifiers() == Qt::NoModifier)
                goTo(row, false);
            showHint();
        });
    connect(m_list, &QWidget::customContextMenuRequested, this, &CheckUpPanel::showMenu);
}

void CheckUpPanel::restoreRows()
{
    m_isRestoring = true;
    std::set<Subject> wanted;
    for (const mmd::Finding& each : m_chosen)
        wanted.insert(subjectOf(each));
    QItemSelection selected;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        m_list->setFirstColumnSpanned(group, {}, true);
        m_list->setExpanded(parent, !m_folded.contains(m_model->kindOf(parent)));
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (wanted.contains(subjectOf(*m_model->findingAt(index))))
                selected.select(index, index.siblingAtColumn(FindingListModel::columns - 1));
        }
    }
    m_list->selectionModel()->select(selected, QItemSelectionModel::ClearAndSelect);
    if (!selected.isEmpty())
        m_list->selectionModel()->setCurrentIndex(
            selected.indexes().front(), QItemSelectionModel::NoUpdate);
    m_isRestoring = false;
    m_chosen = chosen();
    showState();
}

void CheckUpPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_checkUp->setWatching(true);
}

void CheckUpPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_checkUp->setWatching(false);
}

QString CheckUpPanel::emptyText() const
{
    if (!m_checkUp->isKnown())
        return tr("Checking…");
    const mmd::Motion* motion = mmd::findMotion(m_document.scene(), m_document.scene().active);
    return motion && motion->keyCount() > 0 ? tr("Nothing was found.")
                                            : tr("There are no keys to check.");
}

void CheckUpPanel::showState()
{
    const Findings& all = m_checkUp->findings();
    const auto count = int(all.size());
    m_state->setText(count > 0 ? tr("%n finding(s)", nullptr, count) : QString());
    m_empty->setText(emptyText());
    m_empty->setVisible(count == 0);
    const bool losesFocus = count == 0 && m_list->hasFocus();
    setFocusProxy(count > 0 ? m_list : nullptr); // Tab cannot move past a hidden focus proxy
    if (losesFocus) // otherwise a button would get it, and Space would press that
        setFocus();
    m_list->setVisible(count > 0);
    const Findings chosen = this->chosen();
    m_show->setEnabled(std::any_of(chosen.begin(), chosen.end(), hasKeys));
    m_repair->setEnabled(isAnyRepairable(chosen));
    m_repairAll->setEnabled(isAnyRepairable(all));
    m_rename->setEnabled(chosenForName().has_value());
    const auto suggestions = int(suggestionCount(all));
    m_useSuggestions->setEnabled(suggestions > 0);
    m_useSuggestions->setText(
        suggestions > 0 ? tr("Use %n Suggestion(s)", nullptr, suggestions) : tr("Use Suggestions"));
    showHint();
}

bool CheckUpPanel::isLow() const
{
    constexpr int linesOfHighPanel = 17;
    return height() < linesOfHighPanel * fontMetrics().height();
}

void CheckUpPanel::fitHeight()
{
    m_list->setHeaderHidden(isLow());
    m_all->setVisible(isLow());
    m_repairAll->setVisible(!isLow());
    m_useSuggestions->setVisible(!isLow());
    showHint();
}

/// A low panel has it only in the tool tips of the rows.
void CheckUpPanel::showHint()
{
    const QString hint = m_model->hintAt(m_list->currentIndex());
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty() && m_model->rowCount() > 0 && !isLow());
}

void CheckUpPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

Findings CheckUpPanel::chosen() const
{
    Findings findings;
    for (const QModelIndex& row : m_list->selectionModel()->selectedRows()) {
        const QModelIndex group = row.parent();
        if (group.isValid() && m_list->selectionModel()->isRowSelected(group.row(), {}))
            continue; // with its group
        const Findings more = m_model->findingsAt(row);
        findings.insert(findings.end(), more.begin(), more.end());
    }
    return findings;
}

std::optional<mmd::Finding> CheckUpPanel::chosenForName() const
{
    const Findings findings = chosen();
    const bool canRename = findings.size() == 1 && renameSourceOf(findings.front()) &&
                           m_document.actor() && m_document.actor()->model;
    return canRename ? std::optional(findings.front()) : std::nullopt;
}

void CheckUpPanel::goTo(const QModelIndex& row, bool isAsked)
{
    const mmd::Finding* finding = m_model->findingAt(row);
    if (!finding)
        return;
    if (const auto track = showFinding(m_document, mmd::Finding(*finding)))
        emit shown(*track, isAsked);
}

void CheckUpPanel::repair(const Findings& findings)
{
    repairFindings(m_document, Findings(findings));
}

void CheckUpPanel::fillNames(QMenu& menu)
{
    menu.clear();
    const auto finding = chosenForName();
    if (!finding)
        return;
    const RenameSource source = *renameSourceOf(*finding);
    const std::vector<NewName> suggested = suggestionsFor(m_document, *finding);
    for (const NewName& name : suggested)
        menu.addAction(menuText(name.name), this,
            [this, source, name] { renameTo(m_document, source, name); });
    menu.addSeparator();
    menu.addAction(
        tr("All Names…"), this, [this, source, suggested] { emit namesWanted(source, suggested); });
}

void CheckUpPanel::showMenu(const QPoint& position)
{
    if (!m_list->indexAt(position).isValid())
        return;
    QMenu menu(this);
    const auto add = [&menu](QPushButton* button) {
        menu.addAction(button->text(), button, &QPushButton::click)
            ->setEnabled(button->isEnabled());
    };
    add(m_show);
    add(m_repair);
    QMenu* names = menu.addMenu(m_rename->text());
    names->setEnabled(m_rename->isEnabled());
    fillNames(*names);
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

} // namespace odori
