// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/opening_page.h"

#include "ui/settings/settings.h"

#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QRadioButton>

namespace odori {

/// The texts are in the order of the enumerations.
OpeningPage::OpeningPage(Settings& settings, QWidget* parent)
    : SettingsForm(parent)
    , m_settings(settings)
{
    m_models = addChoices(tr("A model, if another model is active"), "secondModel",
        {tr("Ask each time"), tr("Add it to the scene"),
            tr("Replace the active model and keep its motion")},
        [this](int choice) { m_settings.setSecondModel(ModelChoice(choice)); });
    m_motions = addChoices(tr("A motion, if the model or camera already has keys"), "secondMotion",
        {tr("Ask each time"), tr("Replace the present motion"),
            tr("Merge it at the current frame; keys at the same frames are replaced"),
            tr("Add the model a second time, with this motion")},
        [this](int choice) { m_settings.setSecondMotion(MotionChoice(choice)); });
    m_cameras =
        addChoices(tr("Camera, light and self-shadow keys in a model's motion"), "cameraKeys",
            {tr("Ask each time"), tr("Use them in the scene"), tr("Do not use them in the scene")},
            [this](int choice) { m_settings.setCameraKeys(CameraChoice(choice)); });
    finish();
    show();
    connect(&settings, &Settings::openingChanged, this, &OpeningPage::show);
}

QButtonGroup* OpeningPage::addChoices(const QString& heading, const char* name,
    std::initializer_list<QString> texts, std::function<void(int)> choose)
{
    addHeading(heading);
    auto* group = new QButtonGroup(this);
    for (const QString& text : texts) {
        auto* button = new QRadioButton(text);
        const auto id = int(group->buttons().size());
        button->setObjectName(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(id));
        button->setAccessibleDescription(heading);
        group->addButton(button, id);
        addWide(button);
    }
    connect(group, &QButtonGroup::idClicked, this, std::move(choose));
    return group;
}

void OpeningPage::show()
{
    m_models->button(int(m_settings.secondModel()))->setChecked(true);
    m_motions->button(int(m_settings.secondMotion()))->setChecked(true);
    m_cameras->button(int(m_settings.cameraKeys()))->setChecked(true);
}

void OpeningPage::reset()
{
    m_settings.setSecondModel(ModelChoice::Ask);
    m_settings.setSecondMotion(MotionChoice::Ask);
    m_settings.setCameraKeys(CameraChoice::Ask);
}

} // namespace odori
