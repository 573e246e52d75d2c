// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <string_view>

/// Makes a name from a file safe for a message, a list or a title. Such names may contain any
/// characters.
namespace odori {

/// The longest names, in UTF-16 units: in a sentence, and in a list, which cuts to its width
/// itself.
inline constexpr qsizetype longestInSentence = 60;
inline constexpr qsizetype longestInList = 200;

/// `name` as one line of text: control characters, line ends and characters that change the text
/// direction are escaped (`\n`, `\x1B`, `\u202E`), and the middle of a name longer than `longest`
/// is replaced by "…". Other names are unchanged.
[[nodiscard]] QString shownName(const QString& name, qsizetype longest = longestInList);
[[nodiscard]] QString shownName(std::string_view utf8, qsizetype longest = longestInList);

/// A path in a message; like a name, but long ones are common.
[[nodiscard]] QString shownPath(const QString& path);
/// The file name of `path` in a sentence.
[[nodiscard]] QString shownFileName(const QString& path);

/// A shown name inside which a text that wraps does not break.
[[nodiscard]] QString unbroken(QString shown);

/// Names, or other short parts, as one text: with the comma of the language.
[[nodiscard]] QString listedNames(const QStringList& names);
/// The first `most`, and "…" if there are more.
[[nodiscard]] QString listedNames(const QStringList& names, qsizetype most);

/// A shown name for the text of a menu entry or a button: its "&" are not access keys.
[[nodiscard]] QString menuText(QString shown);

/// A tool tip of plain text, because Qt treats a text that looks like HTML as HTML.
[[nodiscard]] QString plainToolTip(const QString& text);

} // namespace odori
