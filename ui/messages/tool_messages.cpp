// SPDX-License-Identifier: MIT
#include "ui/messages/tool_messages.h"

#include "ui/messages/message_text.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/tool_texts.h"

#include <cmath>
#include <optional>

namespace odori {
namespace {

const ToolText* textOf(const mmd::Tool& tool)
{
    for (const ToolText& text : toolTexts())
        if (text.id == tool.id)
            return &text;
    return nullptr;
}

const OptionText* textOf(const mmd::Tool& tool, const mmd::ToolOption& option)
{
    const ToolText* text = textOf(tool);
    if (text)
        for (const OptionText& each : text->options)
            if (each.id == option.id)
                return &each;
    return nullptr;
}

QString fromId(std::string_view id)
{
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

/// Digits that an animator can use: three after the point, none for whole numbers of keys.
QString digits(double number)
{
    return QString::number(number, 'f', std::abs(number) < 100.0 ? 3 : 1);
}

std::optional<mmd::ToolFigure> find(
    std::span<const mmd::ToolFigure> figures, mmd::ToolFigureKind kind)
{
    for (const mmd::ToolFigure& figure : figures)
        if (figure.kind == kind)
            return figure;
    return std::nullopt;
}

/// "… before, … now", where both figures are there.
void addChange(QStringList& sentences, std::span<const mmd::ToolFigure> figures,
    mmd::ToolFigureKind before, mmd::ToolFigureKind after, const char* text)
{
    const auto old = find(figures, before), now = find(figures, after);
    if (old && now)
        sentences += tr(text).arg(digits(old->value), digits(now->value));
}

/// "20–28 (0.120), 40 (0.031)": runs of frames, each with its largest distance; the first eight.
QString runsOf(std::span<const mmd::MissedFrame> missed)
{
    constexpr qsizetype most = 8;
    QStringList runs;
    for (std::size_t begin = 0; begin < missed.size();) {
        if (runs.size() == most) {
            runs += QStringLiteral("…");
            break;
        }
        std::size_t end = begin;
        double units = 0.0;
        do
            units = std::max(units, missed[end].units);
        while (++end < missed.size() && missed[end].frame == missed[end - 1].frame + 1);
        const QString first = QString::number(missed[begin].frame);
        const QString frames =
            end == begin + 1 ? first
                             : first + QStringLiteral("–") + QString::number(missed[end - 1].frame);
        runs += QStringLiteral("%1 (%2)").arg(frames, digits(units));
        begin = end;
    }
    return listedNames(runs);
}

/// The text of a figure that stands alone; null if it is part of another sentence.
const char* textOf(mmd::ToolFigureKind kind)
{
    using enum mmd::ToolFigureKind;
    switch (kind) {
    case Spikes:
        return QT_TRANSLATE_NOOP("odori", "Values that jumped away and back: %1.");
    case Flips:
        return QT_TRANSLATE_NOOP("odori", "Rotations that had flipped: %1.");
    case Contacts:
        return QT_TRANSLATE_NOOP("odori", "Times that a foot stands: %1.");
    case Held:
        return QT_TRANSLATE_NOOP("odori", "Times that a foot was held: %1.");
    case GoesBack:
        return QT_TRANSLATE_NOOP(
            "odori", "The body goes back %1 units to where it began. It can keep its way instead.");
    case MissingBones:
        return QT_TRANSLATE_NOOP(
            "odori", "The model has none of the bones that this tool changes.");
    case Unreached:
        return QT_TRANSLATE_NOOP("odori", "Frames at which a goal cannot be reached: %1.");
    case FarthestFromGoal:
        return QT_TRANSLATE_NOOP("odori", "Farthest from a goal: %1 units.");
    case KneeDegrees:
        return QT_TRANSLATE_NOOP("odori", "Knees turned at most %1°.");
    case MappedBones:
        return QT_TRANSLATE_NOOP("odori", "Bones of the file that are used: %1.");
    case UnmappedBones:
        return QT_TRANSLATE_NOOP("odori", "Moving bones of the file that are not used: %1.");
    case Scale:
        return QT_TRANSLATE_NOOP("odori", "Scale of lengths: %1.");
    default:
        return nullptr;
    }
}

/// Nothing to say if there is none.
bool isFault(mmd::ToolFigureKind kind)
{
    using enum mmd::ToolFigureKind;
    return kind == Unreached || kind == UnmappedBones || kind == Spikes || kind == Flips ||
           kind == Held || kind == GoesBack || kind == MissingBones;
}

bool isCount(mmd::ToolFigureKind kind)
{
    using enum mmd::ToolFigureKind;
    return kind != FarthestFromGoal && kind != KneeDegrees && kind != Scale && kind != GoesBack;
}

} // namespace

QString nameOf(const mmd::Tool& tool)
{
    const ToolText* text = textOf(tool);
    return text ? tr(text->name) : fromId(tool.id);
}

QString helpOf(const mmd::Tool& tool)
{
    const ToolText* text = textOf(tool);
    return text ? tr(text->help) : QString();
}

QString labelOf(const mmd::Tool& tool, const mmd::ToolOption& option)
{
    const OptionText* text = textOf(tool, option);
    return text ? tr(text->label) : fromId(option.id);
}

QString helpOf(const mmd::Tool& tool, const mmd::ToolOption& option)
{
    const OptionText* text = textOf(tool, option);
    return text ? tr(text->help) : QString();
}

QString choiceOf(const mmd::Tool& tool, const mmd::ToolOption& option, std::size_t choice)
{
    const OptionText* text = textOf(tool, option);
    if (text && choice < text->choices.size())
        return tr(text->choices[choice]);
    return choice < option.choices.size() ? fromId(option.choices[choice]) : QString();
}

QString suffixOf(mmd::ToolUnit unit)
{
    switch (unit) {
    case mmd::ToolUnit::None:
        return {};
    case mmd::ToolUnit::Units:
        return tr(" units");
    case mmd::ToolUnit::Degrees:
        return tr("°");
    case mmd::ToolUnit::Frames:
        return {}; // labels say it: "1 frames" would be wrong
    case mmd::ToolUnit::Percent:
        return tr(" %");
    }
    return {};
}

QStringList sentencesOf(std::span<const mmd::ToolFigure> figures)
{
    using enum mmd::ToolFigureKind;
    QStringList sentences;
    if (const auto before = find(figures, KeysBefore), after = find(figures, KeysAfter);
        before && after) {
        const bool isReplaced = before->isReplaced && before->value > 0.0; // no old key remains
        if (isReplaced || after->value > before->value)
            sentences += tr("Keys: %1 before, %2 now.")
                             .arg(QString::number(before->value, 'f', 0),
                                 QString::number(after->value, 'f', 0));
        else if (before->value > 0.0)
            sentences += tr("Keys that remain: %1 of %2 (%3 %).")
                             .arg(QString::number(after->value, 'f', 0),
                                 QString::number(before->value, 'f', 0),
                                 QString::number(100.0 * after->value / before->value, 'f', 1));
        else
            sentences += tr("There are no keys here.");
    }
    for (const mmd::ToolFigure& figure : figures) {
        const bool isSaid = figure.value != 0.0 || !isFault(figure.kind);
        const char* text = isSaid ? textOf(figure.kind) : nullptr;
        if (text && figure.kind == MissingBones)
            sentences += tr(text);
        else if (text)
            sentences += tr(text).arg(isCount(figure.kind) ? QString::number(figure.value, 'f', 0)
                                                           : digits(figure.value));
        if (!figure.missed.empty())
            sentences +=
                tr("These frames, and the distance in units: %1.").arg(runsOf(figure.missed));
    }
    addChange(sentences, figures, SlideBefore, SlideAfter,
        QT_TRANSLATE_NOOP("odori", "A standing foot slides at most %1 units before, %2 now."));
    addChange(sentences, figures, FloatBefore, FloatAfter,
        QT_TRANSLATE_NOOP("odori", "A standing foot floats at most %1 units before, %2 now."));
    addChange(sentences, figures, PenetrationBefore, PenetrationAfter,
        QT_TRANSLATE_NOOP(
            "odori", "A foot sinks at most %1 units into the ground before, %2 now."));
    return sentences;
}

const char* codeOf(mmd::ToolFigureKind kind)
{
    using enum mmd::ToolFigureKind;
    switch (kind) {
    case KeysBefore:
        return "keys-before";
    case KeysAfter:
        return "keys-after";
    case Spikes:
        return "spikes";
    case Flips:
        return "flips";
    case Contacts:
        return "contacts";
    case Held:
        return "held";
    case GoesBack:
        return "goes-back";
    case MissingBones:
        return "missing-bones";
    case SlideBefore:
        return "slide-before";
    case SlideAfter:
        return "slide-after";
    case FloatBefore:
        return "float-before";
    case FloatAfter:
        return "float-after";
    case PenetrationBefore:
        return "penetration-before";
    case PenetrationAfter:
        return "penetration-after";
    case Unreached:
        return "unreached";
    case FarthestFromGoal:
        return "farthest-from-goal";
    case KneeDegrees:
        return "knee-degrees";
    case MappedBones:
        return "mapped-bones";
    case UnmappedBones:
        return "unmapped-bones";
    case Scale:
        return "scale";
    }
    return "";
}

std::vector<MovedLine> movedLines(const mmd::PoseDifference& moved)
{
    return {{"hands", tr("Hands"), moved.hands}, {"feet", tr("Feet"), moved.feet},
        {"head", tr("Head"), moved.head}, {"joints", tr("All joints"), moved.joints}};
}

QString sentence(const MovedLine& line)
{
    return tr("%1: moved at most %2 units (frame %3), %4 on average.")
        .arg(line.name, digits(line.moved.largest), QString::number(line.moved.frame),
            digits(line.moved.mean));
}

QString turnSentence(const mmd::PoseDifference& moved)
{
    return tr("Joints turned at most %1° (frame %2).")
        .arg(digits(moved.degrees), QString::number(moved.degreesFrame));
}

} // namespace odori
