// SPDX-License-Identifier: MIT
#include "app/translation.h"

#include "app/qt_texts.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QTranslator>

namespace odori {

QLocale localeOfTexts(const QString& language)
{
    const QString wanted = language.isEmpty() ? qEnvironmentVariable("ODORI_LANGUAGE") : language;
    return wanted.isEmpty() ? QLocale() : QLocale(wanted);
}

void installTranslations(QCoreApplication& application, const QString& language)
{
    qDeleteAll(application.findChildren<QTranslator*>(Qt::FindDirectChildrenOnly));
    const QLocale locale = localeOfTexts(language);
    const auto install = [&](QTranslator* translator, const QString& name, const QString& folder) {
        // English has a translation too, for plurals.
        if (translator->load(locale, name, QStringLiteral("_"), folder) ||
            translator->load(name + QStringLiteral("_en"), folder))
            QCoreApplication::installTranslator(translator);
        else
            delete translator;
    };
    install(new QTranslator(&application), QStringLiteral("qtbase"),
        QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(new QtTexts(&application), QStringLiteral("odori"), QStringLiteral(":/i18n"));
}

} // namespace odori
