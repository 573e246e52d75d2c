// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/settings_dialog.h"

#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int usualWidth = 50, usualHeight = 30; ///< in font heights
constexpr int roomBeside = 80;                   ///< pixels of the screen beside the dialog
constexpr int listPadding = 36;                  ///< pixels beside the longest name
constexpr int nameRole = Qt::UserRole;

} // namespace

SettingsDialog::SettingsDialog(QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
    , m_stack(new QStackedWidget(this))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("settings"));
    setWindowTitle(tr("Settings"));
    const int letter = fontMetrics().height();
    resize(QSize(usualWidth * letter, usualHeight * letter)
               .boundedTo(screen()->availableSize() - QSize(roomBeside, roomBeside)));
    m_list->setObjectName(QStringLiteral("settingsPages"));
    m_list->setAccessibleName(tr("Pages of settings"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(this);
    m_reset = buttons->addButton(tr("&Reset This Page"), QDialogButtonBox::ResetRole);
    m_reset->setObjectName(QStringLiteral("resetPage"));
    m_reset->setAutoDefault(false);
    QPushButton* close = buttons->addButton(QDialogButtonBox::Close);
    close->setAutoDefault(false);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_list);
    columns->addWidget(m_stack, 1);
    auto* bottom = new QVBoxLayout;
    bottom->setContentsMargins(12, 8, 12, 10);
    m_problem->setObjectName(QStringLiteral("settingsProblem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    followTheme(*m_problem, [this] { say(said()); });
    bottom->addWidget(m_problem);
    bottom->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addLayout(bottom);
    connect(m_list, &QListWidget::currentRowChanged, this, &SettingsDialog::applyPage);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const auto& reset = m_pages.at(std::size_t(m_list->currentRow())).reset)
            reset();
    });
}

void SettingsDialog::addPage(
    const QString& name, const QString& title, QWidget* page, std::function<void()> reset)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus); // the fields take the focus, and the area scrolls to them
    area->setWidget(page);
    for (QWidget* each : {area->viewport(), page}) // the dialog's ground: fields differ from it
        each->setAutoFillBackground(false);
    m_stack->addWidget(area);
    m_pages.push_back({page, std::move(reset)});
    auto* item = new QListWidgetItem(title, m_list);
    item->setData(nameRole, name);
    const int text = m_list->fontMetrics().horizontalAdvance(title) + listPadding;
    m_list->setFixedWidth(m_list->count() == 1 ? text : std::max(m_list->maximumWidth(), text));
    if (m_list->count() == 1)
        m_list->setCurrentRow(0);
}

QString SettingsDialog::page() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(nameRole).toString() : QString();
}

void SettingsDialog::showPage(const QString& name)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(nameRole).toString() == name) {
            m_list->setCurrentRow(row);
            m_pages.at(std::size_t(row)).widget->setFocus(); // or its focus proxy
        }
}

void SettingsDialog::say(const QString& problem)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, themeOf(colours).warning);
    m_problem->setPalette(colours);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

QString SettingsDialog::said() const
{
    return m_problem->text();
}

void SettingsDialog::applyPage(int row)
{
    if (row < 0)
        return;
    m_stack->setCurrentIndex(row);
    m_reset->setVisible(bool(m_pages.at(std::size_t(row)).reset));
}

void SettingsDialog::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (!event->spontaneous()) // the window system hides a minimized dialog
        say({});
}

/// Enter commits the number in a field or presses a button; it never closes the dialog.
void SettingsDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QDialog::keyPressEvent(event);
        return;
    }
    event->accept();
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()))
        button->click();
}

} // namespace odori
