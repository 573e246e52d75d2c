// SPDX-License-Identifier: MIT
#include "ui/dopesheet/dope_accessible.h"

#include "ui/dopesheet/dope_canvas.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QAccessibleWidget>

namespace odori {
namespace {

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

} // namespace

void installDopeAccessibility()
{
    QAccessible::installFactory(makeAccessible); // Qt installs the same factory only once
}

void announceDopeCanvas(DopeCanvas& canvas)
{
    if (!QAccessible::isActive() || !canvas.hasFocus())
        return;
    QAccessibleEvent event(&canvas, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    QAccessibleValueChangeEvent value(&canvas, canvas.rowCursor().description());
    QAccessible::updateAccessibility(&value);
}

} // namespace odori
