// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_header.h"

#include "ui/dopesheet/beat_button.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/fields/header_tools.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QToolButton>

namespace odori {

DopeHeader::DopeHeader(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(10, 3, 8, 3);
    m_layout->setSpacing(4);
    auto* title = new QLabel(tr("Dope sheet"), this);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setToolTip(DopeCanvas::keysHelp());
    m_layout->addWidget(title);
    m_layout->addSpacing(8);
    m_keyed = addFilter(tr("Keyed"), tr("Only rows that hold keys"));
    m_selected = addFilter(tr("Selected"), tr("Only selected bones and morphs"));
    m_drafts = addFilter(tr("Drafts"), tr("Only rows with drafts"));
    m_strangers = addFilter(tr("Not in model"), tr("Only tracks that the model lacks"));
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search rows"));
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(70);
    m_search->setMaximumWidth(180);
    m_layout->addWidget(m_search, 200);
    m_commands = new HeaderTools(this);
    m_commands->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_layout->addWidget(m_commands, 300);
    m_layout->addStretch(1);
    m_layout->addWidget(new BeatButton(document, this));
    auto* fit = new QToolButton(this);
    fit->setText(tr("Fit"));
    fit->setToolTip(tr("The whole motion (Ctrl+0; zoom with Ctrl+wheel)"));
    fit->setAccessibleName(tr("Show the whole motion"));
    m_layout->addWidget(fit);
    m_follow = new QToolButton(this);
    m_follow->setText(tr("Follow"));
    m_follow->setToolTip(tr("Keep the current frame in view while playing, here and in the graph"));
    m_follow->setAccessibleName(tr("Follow the current frame"));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    m_layout->addWidget(m_follow);
    connect(fit, &QToolButton::clicked, this, &DopeHeader::fitRequested);
    connect(m_follow, &QToolButton::toggled, this, &DopeHeader::followToggled);
    connect(m_search, &QLineEdit::textChanged, this, &DopeHeader::filtersChanged);
}

QToolButton* DopeHeader::addFilter(const QString& text, const QString& hint)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(hint);
    button->setAccessibleName(hint);
    button->setCheckable(true);
    m_layout->addWidget(button);
    connect(button, &QToolButton::toggled, this, &DopeHeader::filtersChanged);
    return button;
}

DopeRowsFilter::Filters DopeHeader::filters() const
{
    return {.search = m_search->text(),
        .keyed = m_keyed->isChecked(),
        .selected = m_selected->isChecked(),
        .drafts = m_drafts->isChecked(),
        .strangers = m_strangers->isChecked()};
}

bool DopeHeader::followsPlayhead() const
{
    return m_follow->isChecked();
}

void DopeHeader::setFollowing(bool follows)
{
    m_follow->setChecked(follows);
}

void DopeHeader::addCommand(QAction* action)
{
    m_commands->addAction(action);
}

} // namespace odori
