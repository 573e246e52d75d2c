// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/size_fields.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/film/film_choices.h"
#include "ui/fields/spoken/spoken_role.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

namespace odori {
namespace {

QSpinBox* pixelField(int value, const QString& name)
{
    QSpinBox* field = frameField(0, name);
    field->setRange(FilmChoices::leastSize, FilmChoices::mostSize);
    field->setValue(value);
    return field;
}

} // namespace

SizeFields::SizeFields(const QSize& chosen, const QSize& view, QWidget* parent)
    : QWidget(parent)
    , m_sizes(new QComboBox)
    , m_width(pixelField(chosen.width(), tr("Width")))
    , m_height(pixelField(chosen.height(), tr("Height")))
{
    setSpokenName(*m_sizes, tr("Usual sizes"));
    m_sizes->addItem(tr("HD, 1280 × 720"), QSize(1280, 720));
    m_sizes->addItem(tr("Full HD, 1920 × 1080"), QSize(1920, 1080));
    m_sizes->addItem(tr("QHD, 2560 × 1440"), QSize(2560, 1440));
    m_sizes->addItem(tr("4K, 3840 × 2160"), QSize(3840, 2160));
    m_sizes->addItem(tr("Upright, 1080 × 1920"), QSize(1080, 1920));
    m_sizes->addItem(tr("Square, 1080 × 1080"), QSize(1080, 1080));
    if (view.width() >= FilmChoices::leastSize && view.height() >= FilmChoices::leastSize)
        m_sizes->addItem(tr("As in the view, %1 × %2").arg(view.width()).arg(view.height()), view);
    m_sizes->addItem(tr("Own size"));
    auto* fields = new QHBoxLayout;
    fields->setSpacing(6);
    fields->addWidget(m_width, 1);
    fields->addWidget(new QLabel(QStringLiteral("×")));
    fields->addWidget(m_height, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_sizes);
    rows->addLayout(fields);
    setFocusProxy(m_sizes);
    follow();
    connect(m_sizes, &QComboBox::activated, this, [this](int index) {
        if (const QVariant size = m_sizes->itemData(index); size.isValid())
            choose(size.toSize());
        else
            m_width->setFocus();
    });
    for (QSpinBox* field : {m_width, m_height}) {
        connect(field, &QSpinBox::valueChanged, this, &SizeFields::follow);
        connect(field, &QSpinBox::valueChanged, this, &SizeFields::changed);
        connect(field, &QSpinBox::editingFinished, this, [this] { setEven(m_isEven); });
    }
}

void SizeFields::addTo(QFormLayout& form, const QString& label)
{
    auto* name = new QLabel(label);
    name->setBuddy(m_sizes);
    name->setMaximumHeight(m_sizes->sizeHint().height()); // centred beside this field
    form.addRow(name, this);
}

QSize SizeFields::value() const
{
    return {m_width->value(), m_height->value()};
}

void SizeFields::choose(const QSize& size)
{
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    setEven(m_isEven);
}

/// Shows the name of the size.
void SizeFields::follow()
{
    int index = m_sizes->count() - 1;
    for (int at = m_sizes->count() - 2; at >= 0; --at)
        if (m_sizes->itemData(at).toSize() == value())
            index = at;
    m_sizes->setCurrentIndex(index);
}

void SizeFields::setEven(bool even)
{
    m_isEven = even;
    for (QSpinBox* field : {m_width, m_height}) {
        field->setSingleStep(even ? 2 : 1);
        field->setToolTip(even ? tr("This kind of film needs even numbers") : QString());
        if (even)
            field->setValue(field->value() / 2 * 2);
    }
}

} // namespace odori
