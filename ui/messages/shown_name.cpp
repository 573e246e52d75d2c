// SPDX-License-Identifier: MIT
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QTextBoundaryFinder>

#include <algorithm>

namespace odori {
namespace {

constexpr qsizetype longestPath = 300;

/// A joiner combines letters or emoji into one, so it is part of a name.
bool isJoiner(char32_t letter)
{
    return letter == 0x200C || letter == 0x200D;
}

bool needsEscape(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate: // half of a character
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Other_Format:
        return !isJoiner(letter);
    default:
        return false;
    }
}

QString escapeOf(char32_t letter)
{
    switch (letter) {
    case U'\n':
        return QStringLiteral("\\n");
    case U'\r':
        return QStringLiteral("\\r");
    case U'\t':
        return QStringLiteral("\\t");
    default:
        break;
    }
    const QString digits = QString::number(uint(letter), 16).toUpper();
    if (letter <= 0xFF)
        return QStringLiteral("\\x") + digits.rightJustified(2, u'0');
    return letter <= 0xFFFF ? QStringLiteral("\\u") + digits.rightJustified(4, u'0')
                            : QStringLiteral("\\U") + digits.rightJustified(8, u'0');
}

QString escaped(QStringView text)
{
    QString result;
    result.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at) {
        char32_t letter = text[at].unicode();
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        if (isPair)
            letter = QChar::surrogateToUcs4(text[at], text[at + 1]);
        if (needsEscape(letter))
            result += escapeOf(letter);
        else
            result += text.mid(at, isPair ? 2 : 1);
        at += isPair ? 1 : 0;
    }
    return result;
}

/// The beginning and the end of `text` with a mark in the middle. The cost depends only on
/// `longest`.
QString shortened(const QString& text, qsizetype longest)
{
    const qsizetype kept = std::max<qsizetype>(longest - 1, 2);
    qsizetype head = kept - kept / 2, tail = kept / 2;
    if (text[head - 1].isHighSurrogate())
        --head;
    if (text[text.size() - tail].isLowSurrogate())
        --tail;
    return text.first(head) + u'…' + text.last(tail);
}

} // namespace

QString shownName(const QString& name, qsizetype longest)
{
    const QString part = name.size() > longest ? shortened(name, longest) : name;
    const bool isPlain = std::none_of(part.begin(), part.end(),
        [](QChar each) { return each.isSurrogate() || needsEscape(each.unicode()); });
    if (isPlain)
        return part;
    const QString text = escaped(part);
    return text.size() > longest ? shortened(text, longest) : text;
}

QString shownName(std::string_view utf8, qsizetype longest)
{
    return shownName(QString::fromUtf8(utf8.data(), qsizetype(utf8.size())), longest);
}

QString shownPath(const QString& path)
{
    return shownName(path, longestPath);
}

QString shownFileName(const QString& path)
{
    return shownName(QFileInfo(path).fileName(), longestInSentence);
}

QString unbroken(QString shown)
{
    constexpr QChar wordJoiner(0x2060);
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, shown);
    breaks.toEnd();
    for (qsizetype at = breaks.toPreviousBoundary(); at > 0; at = breaks.toPreviousBoundary())
        shown.insert(at, wordJoiner);
    return shown;
}

QString listedNames(const QStringList& names)
{
    return names.join(QCoreApplication::translate("odori::Names", ", "));
}

QString listedNames(const QStringList& names, qsizetype most)
{
    return listedNames(
        names.size() > most ? names.first(most) + QStringList(QStringLiteral("…")) : names);
}

QString menuText(QString shown)
{
    return shown.replace(u'&', QStringLiteral("&&"));
}

QString plainToolTip(const QString& text)
{
    if (!text.contains(u'<') && !text.contains(u'&'))
        return text;
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

} // namespace odori
