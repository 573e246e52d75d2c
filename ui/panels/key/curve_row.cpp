// SPDX-License-Identifier: MIT
#include "ui/panels/key/curve_row.h"

#include "libmmd/scene/edits/values/curves.h"
#include "ui/document/document.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/fields/number_field.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

namespace odori {
namespace {

/// A label after a dot in the channel's colour.
class ChannelLabel : public QWidget {
public:
    ChannelLabel(std::size_t channel, const QString& text, QWidget* parent)
        : QWidget(parent)
        , m_channel(channel)
        , m_text(text)
    {
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    }
    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(m_text) + 18, fontMetrics().height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = themeOf(palette());
        const QColor colours[] = {
            theme.x, theme.y, theme.z, theme.rotation, theme.marker, theme.accentBright};
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours[m_channel]);
        painter.drawEllipse(QPointF(5, height() / 2.0), 3.5, 3.5);
        painter.setPen(theme.dim);
        painter.drawText(rect().adjusted(14, 0, 0, 0), Qt::AlignVCenter, m_text);
    }

private:
    std::size_t m_channel;
    QString m_text;
};

void connectField(Document& document, NumberField* field, const mmd::CurveNumber& number)
{
    const QString text = CurveRow::tr("Change Curve");
    QObject::connect(
        field, &NumberField::adjustStarted, &document, [&document] { document.beginGesture(); });
    QObject::connect(field, &NumberField::adjustFinished, &document,
        [&document, text] { endKeysGesture(document, text); });
    QObject::connect(
        field, &NumberField::adjustCancelled, &document, [&document] { document.cancelGesture(); });
    QObject::connect(
        field, &NumberField::edited, &document, [&document, number, text](double value) {
            editKeys(document, text, [number, value](const mmd::EditTarget& target) {
                return mmd::changeCurveNumbers(target, number, [value](double) { return value; });
            });
        });
    QObject::connect(field, &NumberField::limited, &document, &Document::say);
    QObject::connect(field, &NumberField::adjusted, &document, [&document, number](double delta) {
        previewKeys(document, [number, delta](const mmd::EditTarget& target) {
            return mmd::changeCurveNumbers(
                target, number, [delta](double start) { return start + delta; });
        });
    });
}

} // namespace

void CurveRow::create(
    QGridLayout* form, Document& document, const Channel& channel, QWidget* parent)
{
    const auto& [kind, index, name] = channel;
    const QString coordinates[] = {
        QStringLiteral("x1"), QStringLiteral("y1"), QStringLiteral("x2"), QStringLiteral("y2")};
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(3);
    numbers->addStretch(1);
    for (std::size_t at = 0; at < fields.size(); ++at) {
        auto* field = new NumberField(parent);
        field->setDecimals(0);
        field->setRange(0, 127);
        field->setStyleSheet(QStringLiteral("padding: 2px 3px;"));
        field->setFixedWidth(field->fontMetrics().horizontalAdvance(QStringLiteral("127")) + 12);
        field->setToolTip(QStringLiteral("%1 %2").arg(name, coordinates[at]));
        field->setAccessibleName(field->toolTip());
        field->setObjectName(QStringLiteral("curve%1%2").arg(index).arg(coordinates[at]));
        fields[at] = field;
        connectField(document, field, {kind, index, at});
        numbers->addWidget(field);
    }
    const int row = form->rowCount();
    form->addWidget(new ChannelLabel(index, name, parent), row, 0);
    form->addLayout(numbers, row, 1);
}

void CurveRow::show(const std::array<Shared<int>, 4>& numbers, bool isEditable)
{
    for (std::size_t at = 0; at < fields.size(); ++at) {
        fields[at]->setEnabled(isEditable && numbers[at].count > 0);
        if (numbers[at].isOne())
            fields[at]->setValue(numbers[at].value);
        else if (numbers[at].isMixed)
            fields[at]->setMixed();
        else
            fields[at]->setNothing();
    }
}

} // namespace odori
