// SPDX-License-Identifier: MIT
#include "ui/messages/tool_texts.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

ToolText thinText()
{
    return {"thin", QT_TRANSLATE_NOOP("odori", "Thin Keys"),
        QT_TRANSLATE_NOOP("odori",
            "Removes the keys that the motion does not need. The keys that stay get curves that "
            "replace the removed ones."),
        {
            {"units", QT_TRANSLATE_NOOP("odori", "Distance"),
                QT_TRANSLATE_NOOP("odori", "No joint moves farther than this.")},
            {"degrees", QT_TRANSLATE_NOOP("odori", "Angle"),
                QT_TRANSLATE_NOOP("odori", "No joint turns more than this.")},
            {"weight", QT_TRANSLATE_NOOP("odori", "Morphs"),
                QT_TRANSLATE_NOOP("odori", "No morph's weight changes more than this.")},
            {"extremes", QT_TRANSLATE_NOOP("odori", "Keep extremes"),
                QT_TRANSLATE_NOOP("odori", "Keys at which a value turns back stay.")},
        }};
}

} // namespace

std::span<const ToolText> toolTexts()
{
    static const std::vector<ToolText> texts{thinText()};
    return texts;
}

} // namespace odori
