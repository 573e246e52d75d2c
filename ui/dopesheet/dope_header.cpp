// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_header.h"

#include "ui/dopesheet/beats/beat_button.h"
#include "ui/dopesheet/beats/beat_sheet.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/fields/header_tools.h"
#include "ui/fields/search/name_search_field.h"

#include <QtGui/QAction>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

#include <algorithm>

namespace odori {

DopeHeader::DopeHeader(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_filterButtons(new QHBoxLayout)
    , m_search(makeNameSearchField(tr("Search"), this))
    , m_commands(new HeaderTools(this))
    , m_beats(new BeatButton(document, this))
    , m_viewButtons(new QHBoxLayout)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 3, 8, 3);
    layout->setSpacing(4);
    auto* title = new QLabel(tr("Dope sheet"), this);
    title->setObjectName(QStringLiteral("title"));
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setToolTip(RowCursor::keysHelp());
    layout->addWidget(title);
    layout->addSpacing(8);
    layout->addLayout(m_filterButtons);
    m_search->setAccessibleName(tr("Search rows"));
    constexpr int padding = 24;
    m_search->setMinimumWidth(std::max(
        70, m_search->fontMetrics().horizontalAdvance(m_search->placeholderText()) + padding));
    m_search->setMaximumWidth(180);
    layout->addWidget(m_search, 200);
    m_commands->setToolButtonStyle(Qt::ToolButtonTextOnly);
    layout->addWidget(m_commands, 300);
    layout->addStretch(1);
    layout->addWidget(m_beats);
    layout->addLayout(m_viewButtons);
    for (QHBoxLayout* row : {m_filterButtons, m_viewButtons})
        row->setSpacing(layout->spacing());
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filters.search = text.trimmed();
        emit filtersChanged();
    });
}

void DopeHeader::setTools(const DopeHeaderTools& tools)
{
    addButtons(*m_filterButtons, tools.filters);
    m_commands->addActions(tools.commands);
    addButtons(*m_viewButtons, tools.view);
    m_beats->sheet().setFinder(*tools.beatFinder);
    // The Tab order is from left to right: new buttons are inserted beside the existing widgets.
    const auto chain = [](QWidget* last, const QHBoxLayout& row) {
        for (int at = 0; at < row.count(); ++at) {
            setTabOrder(last, row.itemAt(at)->widget());
            last = row.itemAt(at)->widget();
        }
        return last;
    };
    setTabOrder(chain(m_search, *m_filterButtons), m_search);
    setTabOrder(m_search, m_beats);
    chain(m_beats, *m_viewButtons);
}

void DopeHeader::addButtons(QHBoxLayout& row, const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName());
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAccessibleName(action->iconText());
        button->setAccessibleDescription(action->toolTip());
        row.addWidget(button);
    }
}

DopeRowsFilter::Filters DopeHeader::filters() const
{
    return m_filters;
}

void DopeHeader::setFilters(const DopeRowsFilter::Filters& filters)
{
    const QString search = m_filters.search;
    m_filters = filters;
    m_filters.search = search;
    emit filtersChanged();
}

void DopeHeader::setFollowing(bool follows)
{
    if (m_isFollowing == follows)
        return;
    m_isFollowing = follows;
    emit followToggled(follows);
}

} // namespace odori
