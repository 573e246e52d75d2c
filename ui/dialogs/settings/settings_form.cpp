// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/settings_form.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

namespace odori {
namespace {

constexpr int betweenRows = 12, betweenGroups = 18; ///< pixels

QString withoutAccessKey(const QString& text)
{
    const qsizetype bracket = text.indexOf(QStringLiteral("(&"));
    QString plain = bracket > 0 && text.endsWith(u')') ? text.left(bracket) : text;
    return plain.remove(u'&');
}

} // namespace

SettingsForm::SettingsForm(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins(16, 14, 16, 14);
    m_rows->setHorizontalSpacing(14);
    m_rows->setVerticalSpacing(4);
    m_rows->setColumnStretch(1, 1);
}

void SettingsForm::addHeading(const QString& text)
{
    auto* heading = new QLabel(text, this);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    const int row = m_rows->rowCount();
    if (row > 1)
        m_rows->setRowMinimumHeight(row, betweenGroups);
    m_rows->addWidget(heading, row + 1, 0, 1, 2);
}

void SettingsForm::addRow(const QString& name, QWidget* field, const QString& note)
{
    auto* label = new QLabel(name, this);
    label->setBuddy(field);
    field->setAccessibleName(withoutAccessKey(name));
    field->setAccessibleDescription(note);
    const int row = m_rows->rowCount() + 1; // after an empty row
    m_rows->setRowMinimumHeight(row - 1, row > 2 ? betweenRows : 0);
    m_rows->addWidget(label, row, 0);
    m_rows->addWidget(field, row, 1, Qt::AlignLeft);
    m_rows->addWidget(SettingsForm::note(note), row + 1, 1);
}

void SettingsForm::addGap()
{
    const int row = m_rows->rowCount();
    m_rows->addItem(new QSpacerItem(0, betweenRows), row, 1);
}

void SettingsForm::addUnderField(QWidget* widget)
{
    m_rows->addWidget(widget, m_rows->rowCount(), 1);
}

void SettingsForm::addWide(QWidget* widget)
{
    m_rows->addWidget(widget, m_rows->rowCount(), 0, 1, 2);
}

void SettingsForm::finish()
{
    m_rows->setRowStretch(m_rows->rowCount(), 1);
}

QLabel* SettingsForm::note(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace odori
