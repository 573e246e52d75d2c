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
    }
    return {};
}

} // namespace

Appearance::Appearance(QApplication& application, Settings& settings)
    : m_application(application)
    , m_settings(settings)
    , m_systemFont(QApplication::font())
{
    applyTexts();
    applyTheme();
    application.installEventFilter(this);
    connect(&settings, &Settings::themeChanged, this, &Appearance::applyTheme);
}

Appearance::~Appearance()
{
    QApplication::setFont(m_systemFont);
}

void Appearance::applyTexts()
{
    installTranslations(m_application, languageOf(m_settings));
    applyFont(m_application, m_systemFont, m_settings.fontPercent());
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
