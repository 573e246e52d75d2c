// SPDX-License-Identifier: MIT
#include "ui/panels/light/light_editor.h"

#include "libmmd/motion/panel_values.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/light/hex_field.h"
#include "ui/panels/light/light_ball.h"
#include "ui/panels/light/light_swatch.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

/// The colour of a light; numbers beyond MMD's range are shown at its ends.
QColor shownColour(const mmd::LightValue& light)
{
    const glm::ivec3 panel = mmd::panelColour(light.colour);
    return {std::clamp(panel.r, 0, 255), std::clamp(panel.g, 0, 255), std::clamp(panel.b, 0, 255)};
}

mmd::LightValue withColour(mmd::LightValue light, const QColor& colour)
{
    light.colour = mmd::colourOfPanel({colour.red(), colour.green(), colour.blue()});
    return light;
}

QLabel* dimLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

LightEditor::LightEditor(QWidget* parent)
    : QWidget(parent)
    , m_ball(new LightBall(this))
    , m_swatch(new LightSwatch(this))
    , m_hex(new HexField(this))
{
    auto* colour = new QVBoxLayout;
    colour->setSpacing(5);
    colour->addWidget(dimLabel(tr("Colour")));
    colour->addWidget(m_swatch);
    colour->addWidget(m_hex);
    colour->addStretch(1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_ball, 0, Qt::AlignTop);
    layout->addLayout(colour, 1);
    connect(m_ball, &LightBall::adjustStarted, this, &LightEditor::adjustStarted);
    connect(m_ball, &LightBall::adjusted, this, [this](const glm::vec3& direction) {
        mmd::LightValue light = m_light;
        light.direction = direction;
        emit adjusted(light);
    });
    connect(m_ball, &LightBall::adjustFinished, this, &LightEditor::adjustFinished);
    connect(m_ball, &LightBall::adjustCancelled, this, &LightEditor::adjustCancelled);
    connectColour();
}

void LightEditor::connectColour()
{
    connect(m_swatch, &LightSwatch::adjustStarted, this, &LightEditor::adjustStarted);
    connect(m_swatch, &LightSwatch::adjusted, this,
        [this](const QColor& colour) { emit adjusted(withColour(m_light, colour)); });
    connect(m_swatch, &LightSwatch::adjustFinished, this, &LightEditor::adjustFinished);
    connect(m_swatch, &LightSwatch::adjustCancelled, this, &LightEditor::adjustCancelled);
    connect(m_hex, &HexField::edited, this,
        [this](const QColor& colour) { emit chosen(withColour(m_light, colour)); });
    connect(m_hex, &HexField::refused, this, [this](const QString& text) {
        emit refused(
            tr("“%1” is no colour. Type one as #RRGGBB.").arg(shownName(text, longestInSentence)));
    });
}

void LightEditor::showLight(const mmd::LightValue& light, bool isDraft)
{
    m_light = light;
    m_ball->showLight(light, isDraft);
    const QColor colour = shownColour(light);
    m_swatch->setColour(colour);
    m_hex->setColour(colour);
    m_hex->setDraft(isDraft);
}

} // namespace odori
