// SPDX-License-Identifier: MIT
#include "ui/curves/easing/preset_box.h"

#include "ui/curves/easing/curve_text.h"
#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/curves/easing/preset_menu.h"
#include "ui/theme/icons.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QToolButton>

namespace odori {

PresetBox::PresetBox(std::filesystem::path userFile, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
    , m_more(new QToolButton(this))
    , m_menu(new PresetMenu(PresetLibrary(std::move(userFile)), this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(3);
    for (const BuiltInPreset& preset : builtInPresets()) {
        auto* button = new ThumbnailButton(preset.name, preset.curve, this);
        button->setObjectName(preset.id);
        button->setToolTip(QStringLiteral("<b>%1</b>&nbsp; %2<br>%3")
                               .arg(preset.name.toHtmlEscaped(), textOfCurves({preset.curve}),
                                   preset.tip.toHtmlEscaped()));
        button->setAccessibleName(preset.name);
        button->setAccessibleDescription(preset.tip);
        connect(button, &QAbstractButton::clicked, this,
            [this, preset] { emit chosen(preset.curve, preset.name); });
        m_buttons.append(button);
    }
    m_more->setObjectName(QStringLiteral("presets"));
    m_more->setText(tr("Presets"));
    m_more->setAccessibleName(m_more->text());
    m_more->setToolTip(tr("All presets by name; save, export and import your own"));
    m_more->setIconSize(buttonIconSize());
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_more->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // as high as the others
    m_more->setStyleSheet(QStringLiteral(
        "QToolButton { padding: 0 2px; } QToolButton::menu-indicator { image: none; }"));
    connect(m_menu, &PresetMenu::chosen, this, &PresetBox::chosen);
    setColumns(4);
    applyIcon();
}

void PresetBox::applyIcon()
{
    m_more->setIcon(themedIcon(QStringLiteral("presets"), palette()));
}

void PresetBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyIcon();
}

void PresetBox::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    int index = 0;
    const auto put = [&](QWidget* button) {
        m_layout->removeWidget(button);
        m_layout->addWidget(button, index / columns, index % columns);
        ++index;
    };
    for (ThumbnailButton* button : m_buttons)
        put(button);
    put(m_more);
}

void PresetBox::setCurve(const std::optional<mmd::BezierCurve>& curve)
{
    for (ThumbnailButton* button : m_buttons) {
        button->setChecked(curve == button->curve());
        button->update();
    }
    m_menu->setCurve(curve);
}

} // namespace odori
