// SPDX-License-Identifier: MIT
#include "app/qt_texts.h"

#include <cstring>

namespace odori {
namespace {

/// A text of Qt (6.2 and newer), and what is shown instead.
struct Replacement {
    const char* context;
    const char* source;
    const char* text;
};

constexpr Replacement replacements[] = {
    {"QShortcut", "Return", QT_TRANSLATE_NOOP("odori::QtTexts", "Enter")},
    {"QShortcut", "Enter", QT_TRANSLATE_NOOP("odori::QtTexts", "Num Enter")},
    {"QShortcut", "Backspace", QT_TRANSLATE_NOOP("odori::QtTexts", "Backspace")},
    {"QShortcut", "Del", QT_TRANSLATE_NOOP("odori::QtTexts", "Del")},
    {"QShortcut", "Ins", QT_TRANSLATE_NOOP("odori::QtTexts", "Ins")},
    {"QShortcut", "Left", QT_TRANSLATE_NOOP("odori::QtTexts", "Left")},
    {"QShortcut", "Right", QT_TRANSLATE_NOOP("odori::QtTexts", "Right")},
    {"QShortcut", "Up", QT_TRANSLATE_NOOP("odori::QtTexts", "Up")},
    {"QShortcut", "Down", QT_TRANSLATE_NOOP("odori::QtTexts", "Down")},
    {"QFileSystemModel", "Size", QT_TRANSLATE_NOOP("odori::QtTexts", "Size")},
    {"QAbstractFileIconProvider", "Folder", QT_TRANSLATE_NOOP("odori::QtTexts", "Folder")},
    {"QAbstractFileIconProvider", "Drive", QT_TRANSLATE_NOOP("odori::QtTexts", "Drive")},
    {"QAbstractFileIconProvider", "Shortcut", QT_TRANSLATE_NOOP("odori::QtTexts", "Link")},
    {"QAbstractFileIconProvider", "Unknown", QT_TRANSLATE_NOOP("odori::QtTexts", "Unknown")},
};

} // namespace

QString QtTexts::translate(
    const char* context, const char* source, const char* disambiguation, int n) const
{
    for (const Replacement& each : replacements)
        if (std::strcmp(each.context, context) == 0 && std::strcmp(each.source, source) == 0) {
            const QString text = QTranslator::translate("odori::QtTexts", each.text);
            return text.isEmpty() ? QString::fromUtf8(each.text) : text;
        }
    return QTranslator::translate(context, source, disambiguation, n);
}

} // namespace odori
