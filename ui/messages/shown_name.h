// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>

#include <string_view>

/// How a name that comes from a file is shown, wherever that is: in a message, a list or a title.
/// Such names may hold anything.
namespace odori {

/// The longest names, in UTF-16 units: in a sentence, and in a list, which cuts to its width
/// itself.
inline constexpr qsizetype longestInSentence = 60;
inline constexpr qsizetype longestInList = 200;

/// `name` as one line of text: control characters, line ends and marks that turn the direction of
/// text are escaped (`\n`, `\x1B`, `\u202E`), and one that is longer than `longest` loses its
/// middle to a "…". A name without such characters is as it was.
[[nodiscard]] QString shownName(const QString& name, qsizetype longest = longestInList);
[[nodiscard]] QString shownName(std::string_view utf8, qsizetype longest = longestInList);

/// A path in a message; like a name, but long ones are common.
[[nodiscard]] QString shownPath(const QString& path);
/// The file name of `path` in a sentence.
[[nodiscard]] QString shownFileName(const QString& path);

/// A shown name as a part of the text of a menu entry or a button: its "&" are no access keys.
[[nodiscard]] QString menuText(QString shown);

/// A tool tip of plain text: a tool tip takes what looks like HTML for HTML.
[[nodiscard]] QString plainToolTip(const QString& text);

} // namespace odori
