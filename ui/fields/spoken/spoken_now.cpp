// SPDX-License-Identifier: MIT
#include "ui/fields/spoken/spoken_now.h"

#include "ui/fields/spoken/spoken_role.h"

#include <QtGui/QAccessible>

#include <array>
#include <utility>

namespace odori {
namespace {

QString labelName()
{
    return QStringLiteral("spokenLabel");
}

/// Labels that show nothing and that only screen readers meet.
class SpokenLabels : public QObject {
public:
    explicit SpokenLabels(QWidget& widget)
        : QObject(&widget)
        , m_labels{labelIn(widget), labelIn(widget)}
    {
    }

    void say(const QString& text)
    {
        QWidget* label = m_labels.front();
        label->setAccessibleName(text);
        QAccessibleEvent event(label, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
        std::swap(m_labels.front(), m_labels.back());
    }

private:
    static QWidget* labelIn(QWidget& widget)
    {
        auto* label = new QWidget(&widget);
        label->setObjectName(labelName());
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->setGeometry(0, 0, 1, 1);
        setSpokenRole(*label, QAccessible::ListItem);
        label->show();
        return label;
    }

    std::array<QWidget*, 2> m_labels;
};

SpokenLabels& labelsOf(QWidget& widget)
{
    for (QObject* child : widget.children())
        if (auto* labels = dynamic_cast<SpokenLabels*>(child))
            return *labels;
    return *new SpokenLabels(widget);
}

} // namespace

void speakNow(QWidget& widget, const QString& text)
{
    if (widget.hasFocus() && !text.isEmpty())
        labelsOf(widget).say(text);
}

QWidgetList spokenLabelsIn(const QWidget& widget)
{
    return widget.findChildren<QWidget*>(labelName(), Qt::FindDirectChildrenOnly);
}

} // namespace odori
