// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_role.h"

#include <QtWidgets/QAccessibleWidget>
#include <QtWidgets/QComboBox>

#include <utility>

namespace odori {
namespace {

/// The child of a widget that knows how it is spoken.
class SpokenPart : public QObject {
public:
    SpokenPart(QWidget& widget, QAccessible::Role role, std::function<QString()> describe)
        : QObject(&widget)
        , m_role(role)
        , m_describe(std::move(describe))
    {
    }
    [[nodiscard]] QAccessible::Role role() const { return m_role; }
    [[nodiscard]] QString description() const { return m_describe ? m_describe() : QString(); }

private:
    QAccessible::Role m_role;
    std::function<QString()> m_describe;
};

const SpokenPart* spokenPartOf(const QObject& object)
{
    for (const QObject* child : object.children())
        if (const auto* part = dynamic_cast<const SpokenPart*>(child))
            return part;
    return nullptr;
}

class SpokenWidget : public QAccessibleWidget {
public:
    SpokenWidget(QWidget* widget, const SpokenPart& part)
        : QAccessibleWidget(widget, part.role())
    {
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const SpokenPart* part = spokenPartOf(*widget()); // it ends before the interface
        const QString own =
            part && kind == QAccessible::Description ? part->description() : QString();
        return own.isEmpty() ? QAccessibleWidget::text(kind) : own;
    }
};

QAccessibleInterface* makeSpokenWidget(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const SpokenPart* part = widget ? spokenPartOf(*widget) : nullptr;
    return part ? new SpokenWidget(widget, *part) : nullptr;
}

} // namespace

void setSpokenRole(
    QWidget& widget, QAccessible::Role role, const std::function<QString()>& describe)
{
    QAccessible::installFactory(makeSpokenWidget); // Qt installs the same factory only once
    new SpokenPart(widget, role, describe);
    // Qt may have made an interface without the role, for example when the widget got its name.
    if (QAccessibleInterface* before = QAccessible::queryAccessibleInterface(&widget);
        before && before->role() != role)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

void setSpokenName(QComboBox& box, const QString& name)
{
    box.setAccessibleName(name);
    box.setAccessibleDescription(name);
}

} // namespace odori
