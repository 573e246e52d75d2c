// SPDX-License-Identifier: MIT
#include "ui/fields/panel_header.h"

#include "ui/fields/elided_label.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int headerHeight = 26;

} // namespace

PanelHeader::PanelHeader(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    auto* label = new ElidedLabel(this); // the controls are more important than the whole title
    label->setText(title);
    label->setShorter({QString()}); // a letter and dots would tell nothing
    label->setObjectName(QStringLiteral("title"));
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    m_layout->setContentsMargins(10, 0, 10, 0);
    m_layout->setSpacing(8);
    m_layout->addWidget(label);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PanelHeader::addWidget(QWidget* widget, int stretch)
{
    m_layout->insertWidget(m_layout->count() - m_corners, widget, stretch);
}

void PanelHeader::addStretch()
{
    m_layout->insertStretch(m_layout->count() - m_corners, 1);
}

void PanelHeader::addCorner(QLayout* buttons)
{
    m_layout->addLayout(buttons);
    m_layout->setContentsMargins(10, 0, 4, 0);
    ++m_corners;
}

QSize PanelHeader::sizeHint() const
{
    return {QWidget::sizeHint().width(), std::max(headerHeight, fontMetrics().height() + 8)};
}

QSize PanelHeader::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), sizeHint().height()};
}

void PanelHeader::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.header);
    painter.fillRect(0, height() - 1, width(), 1, theme.line);
}

} // namespace odori
