// SPDX-License-Identifier: MIT
#include "app/session/appearance.h"

#include "app/translation.h"
#include "ui/theme/theme.h"

#include <QtCore/QEvent>

#include <utility>

namespace odori {
namespace {

/// The language code of the settings; empty: the system's language.
QString languageOf(const Settings& settings)
{
    switch (settings.language()) {
    case LanguageChoice::System:
        break;
    case LanguageChoice::English:
        return QStringLiteral("en");
    case LanguageChoice::Japanese:
        return QStringLiteral("ja");
    case LanguageChoice::SimplifiedChinese:
        return QStringLiteral("zh_CN");
    case LanguageChoice::TraditionalChinese:
        return QStringLiteral("zh_TW");
    case LanguageChoice::Korean:
        return QStringLiteral("ko");
    }
    return {};
}

} // namespace

Appearance::Appearance(QApplication& application, Settings& settings)
    : m_application(application)
    , m_settings(settings)
    , m_systemFont(QApplication::font())
    , m_flashTime(QApplication::cursorFlashTime())
{
    applyTexts();
    applyTheme();
    application.installEventFilter(this);
    applyMotion();
    connect(&settings, &Settings::themeChanged, this, &Appearance::applyTheme);
    connect(&settings, &Settings::lessMotionChanged, this, &Appearance::applyMotion);
}

Appearance::~Appearance()
{
    QApplication::setFont(m_systemFont);
    QApplication::setCursorFlashTime(m_flashTime);
}

void Appearance::applyTexts()
{
    installTranslations(m_application, languageOf(m_settings));
    applyFont(m_application, m_systemFont, m_settings.fontPercent(),
        localeOfTexts(languageOf(m_settings)));
}

void Appearance::applyMotion()
{
    setLessMotion(m_application, m_settings.hasLessMotion());
    QApplication::setCursorFlashTime(m_settings.hasLessMotion() ? 0 : m_flashTime);
}

void Appearance::applyTheme()
{
    switch (m_settings.theme()) {
    case ThemeChoice::System:
        odori::applyTheme(m_application, systemTheme(m_application));
        return;
    case ThemeChoice::Dark:
        odori::applyTheme(m_application, darkTheme());
        return;
    case ThemeChoice::Light:
        odori::applyTheme(m_application, lightTheme());
        return;
    case ThemeChoice::HighContrast:
        odori::applyTheme(m_application, highContrastTheme());
        return;
    }
}

bool Appearance::eventFilter(QObject* watched, QEvent* event)
{
    // Qt sends this event to every window.
    if (event->type() == QEvent::ThemeChange && !std::exchange(m_isFollowing, true))
        QMetaObject::invokeMethod(this, &Appearance::followSystem, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void Appearance::followSystem()
{
    m_isFollowing = false;
    if (m_settings.theme() == ThemeChoice::System)
        applyTheme();
}

} // namespace odori
