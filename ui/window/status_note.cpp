// SPDX-License-Identifier: MIT
#include "ui/window/status_note.h"

#include "ui/fields/spoken/spoken_notice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QStatusBar>

#include <utility>

namespace odori {
namespace {

constexpr int shownMilliseconds = 6000;

} // namespace

StatusNote::StatusNote(QWidget* parent)
    : ElidedLabel(parent)
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("statusNote"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(shownMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &QLabel::clear);
}

void StatusNote::say(const QString& sentence)
{
    setText(sentence);
    m_timer->start();
    if (!std::exchange(m_isNew, true))
        QTimer::singleShot(0, this, [this] { m_isNew = false; });
    sayNotice(*this, sentence);
}

void StatusNote::endOld()
{
    if (m_isNew)
        return;
    m_timer->stop();
    clear();
}

void reserveHeight(QStatusBar& bar)
{
    for (QLabel* label : bar.findChildren<QLabel*>(Qt::FindDirectChildrenOnly)) {
        const QString highest = QStringLiteral("Ag漢字한글");
        label->setFixedHeight(label->fontMetrics().size(Qt::TextSingleLine, highest).height());
    }
}

} // namespace odori
