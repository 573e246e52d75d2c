// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/general_page.h"

#include "ui/settings/settings.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

namespace odori {
namespace {

constexpr int fontStep = 10; ///< percent between two font sizes of the list

/// Selects `percent`. A value from a settings file that is not in the list is inserted in order.
void choosePercent(QComboBox& box, int percent)
{
    int at = box.findData(percent);
    if (at < 0) {
        at = 0;
        while (at < box.count() && box.itemData(at).toInt() < percent)
            ++at;
        box.insertItem(at, GeneralPage::tr("%1 %").arg(percent), percent);
    }
    box.setCurrentIndex(at);
}

} // namespace

GeneralPage::GeneralPage(Settings& settings, QWidget* parent)
    : SettingsForm(parent)
    , m_settings(settings)
    , m_language(new QComboBox)
    , m_theme(new QComboBox)
    , m_font(new QComboBox)
    , m_lessMotion(new QCheckBox(tr("Less &movement")))
{
    m_language->setObjectName(QStringLiteral("language"));
    m_language->addItem(tr("Same as the system"));
    // Each language has its own name, for users who cannot read the current language.
    m_language->addItem(QStringLiteral("English"));
    for (const QString& name : {QStringLiteral("日本語"), QStringLiteral("简体中文"),
             QStringLiteral("繁體中文"), QStringLiteral("한국어")})
        m_language->addItem(name);
    m_theme->setObjectName(QStringLiteral("theme"));
    m_theme->addItems(
        {tr("Same as the system"), tr("Dark colours"), tr("Light colours"), tr("High contrast")});
    m_font->setObjectName(QStringLiteral("fontSize"));
    for (int percent = Settings::fontPercents.least; percent <= Settings::fontPercents.most;
         percent += fontStep)
        m_font->addItem(tr("%1 %").arg(percent), percent);
    addRow(tr("&Language"), m_language,
        tr("The window is rebuilt in the new language. Open files and undo steps are kept."));
    addRow(tr("&Theme"), m_theme,
        tr("If the system has no dark or light setting, the theme is dark."));
    addRow(tr("&Font size"), m_font, tr("Percentage of the system's font size."));
    m_lessMotion->setObjectName(QStringLiteral("lessMotion"));
    const QString motionless =
        tr("Panels do not slide, the text cursor does not blink, and the tours do not pulse.");
    m_lessMotion->setAccessibleDescription(motionless);
    addGap();
    addUnderField(m_lessMotion);
    addUnderField(SettingsForm::note(motionless));
    finish();
    show();
    connect(m_lessMotion, &QCheckBox::clicked, this,
        [this](bool less) { m_settings.setLessMotion(less); });
    connect(&settings, &Settings::lessMotionChanged, this, &GeneralPage::show);
    connect(m_language, &QComboBox::activated, this,
        [this](int index) { m_settings.setLanguage(LanguageChoice(index)); });
    connect(m_theme, &QComboBox::activated, this,
        [this](int index) { m_settings.setTheme(ThemeChoice(index)); });
    connect(m_font, &QComboBox::activated, this,
        [this](int index) { m_settings.setFontPercent(m_font->itemData(index).toInt()); });
    connect(&settings, &Settings::languageChanged, this, &GeneralPage::show);
    connect(&settings, &Settings::themeChanged, this, &GeneralPage::show);
    connect(&settings, &Settings::fontPercentChanged, this, &GeneralPage::show);
}

void GeneralPage::show()
{
    m_language->setCurrentIndex(int(m_settings.language()));
    m_theme->setCurrentIndex(int(m_settings.theme()));
    choosePercent(*m_font, m_settings.fontPercent());
    m_lessMotion->setChecked(m_settings.hasLessMotion());
}

void GeneralPage::reset()
{
    m_settings.setTheme(ThemeChoice::System);
    m_settings.setFontPercent(Settings::fontPercents.usual);
    m_settings.setLessMotion(false);
    m_settings.setLanguage(LanguageChoice::System);
}

} // namespace odori
