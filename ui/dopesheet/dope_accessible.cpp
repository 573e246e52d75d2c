// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_accessible.h"

#include "ui/dopesheet/dope_canvas.h"
#include "ui/fields/spoken/spoken_now.h"

#include <QtCore/QTimer>
#include <QtGui/QAccessible>
#include <QtWidgets/QAccessibleWidget>

namespace odori {
namespace {

/// A command can change the row, the frame and the keys. They are said once, when nothing has
/// changed for this time; so nothing is said during playback.
constexpr int quietMilliseconds = 120;

class DopeAccessible : public QAccessibleWidget {
public:
    explicit DopeAccessible(DopeCanvas* canvas)
        : QAccessibleWidget(canvas, QAccessible::Canvas)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const auto& canvas = static_cast<const DopeCanvas&>(*widget());
        switch (kind) {
        case QAccessible::Value:
        case QAccessible::Description:
            return canvas.rows().size() > 0 ? canvas.rowCursor().description() : canvas.emptyText();
        case QAccessible::Help:
            return RowCursor::keysHelp();
        default:
            return QAccessibleWidget::text(kind);
        }
    }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object)
{
    auto* canvas = qobject_cast<DopeCanvas*>(object);
    return canvas ? new DopeAccessible(canvas) : nullptr;
}

void speakSoon(DopeCanvas& canvas)
{
    const QString name = QStringLiteral("spokenSoon");
    auto* timer = canvas.findChild<QTimer*>(name, Qt::FindDirectChildrenOnly);
    if (!timer) {
        timer = new QTimer(&canvas);
        timer->setObjectName(name);
        timer->setSingleShot(true);
        timer->setInterval(quietMilliseconds);
        QObject::connect(timer, &QTimer::timeout, &canvas,
            [&canvas] { speakNow(canvas, canvas.rowCursor().description()); });
    }
    timer->start();
}

} // namespace

void installDopeAccessibility()
{
    QAccessible::installFactory(makeAccessible); // Qt installs the same factory only once
}

void announceDopeCanvas(DopeCanvas& canvas)
{
    if (!canvas.hasFocus())
        return;
    speakSoon(canvas);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&canvas, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    QAccessibleValueChangeEvent value(&canvas, canvas.rowCursor().description());
    QAccessible::updateAccessibility(&value);
}

} // namespace odori
