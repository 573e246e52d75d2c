// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/moved_table.h"

#include "ui/messages/tool_messages.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>

namespace odori {
namespace {

constexpr int linesCount = 5; ///< hands, feet, head, all joints; turns

QLabel* dimmed(const QString& text)
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

MovedTable::MovedTable(QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(1);
    grid->setHorizontalSpacing(14);
    const QStringList heads{tr("Moved, in units"), tr("largest"), tr("mean"), tr("at frame")};
    for (int column = 0; column < heads.size(); ++column)
        grid->addWidget(
            dimmed(heads[column]), 0, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    grid->setColumnStretch(0, 1);
    const auto names = movedLines({});
    for (int line = 0; line < linesCount; ++line) {
        const bool isTurn = line + 1 == linesCount;
        const QString name = isTurn ? tr("Turned") : names[std::size_t(line)].name;
        Line made{new QLabel, new QLabel, new QToolButton};
        made.frame->setAutoRaise(true);
        made.frame->setFixedHeight(made.frame->fontMetrics().height() + 2);
        QSizePolicy place = made.frame->sizePolicy();
        place.setRetainSizeWhenHidden(true);
        made.frame->setSizePolicy(place);
        made.frame->setToolTip(tr("Shows this frame"));
        made.frame->setAccessibleName(tr("%1: frame of the largest difference").arg(name));
        grid->addWidget(new QLabel(name), line + 1, 0);
        grid->addWidget(made.largest, line + 1, 1, Qt::AlignRight);
        grid->addWidget(made.mean, line + 1, 2, Qt::AlignRight);
        grid->addWidget(made.frame, line + 1, 3, Qt::AlignRight);
        connect(made.frame, &QToolButton::clicked, this,
            [this, button = made.frame] { emit frameChosen(button->text().toUInt()); });
        m_lines.push_back(made);
    }
    show(std::nullopt);
}

void MovedTable::setFrame(Line& line, bool isShown, std::uint32_t frame)
{
    line.frame->setText(isShown ? QString::number(frame) : QString());
    line.frame->setEnabled(isShown);
    line.frame->setVisible(isShown);
    line.frame->setAccessibleDescription(isShown ? tr("Shows frame %1").arg(frame) : QString());
}

void MovedTable::show(const std::optional<mmd::PoseDifference>& moved)
{
    const QString dash = QStringLiteral("–");
    const auto lines = movedLines(moved.value_or(mmd::PoseDifference{}));
    for (std::size_t at = 0; at < lines.size(); ++at) {
        Line& line = m_lines[at];
        const mmd::PointDifference& point = lines[at].moved;
        line.largest->setText(moved ? QString::number(point.largest, 'f', 3) : dash);
        line.mean->setText(moved ? QString::number(point.mean, 'f', 3) : dash);
        setFrame(line, moved && point.largest > 0.0, point.frame);
    }
    Line& turned = m_lines.back();
    turned.largest->setText(moved ? tr("%1°").arg(QString::number(moved->degrees, 'f', 2)) : dash);
    setFrame(turned, moved && moved->degrees > 0.0, moved ? moved->degreesFrame : 0);
}

} // namespace odori
