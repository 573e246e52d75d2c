// SPDX-License-Identifier: MIT
#include "ui/dopesheet/painting/dope_metrics.h"

#include "ui/theme/text_size.h"

#include <QtGui/QFontMetrics>

namespace odori {

void DopeMetrics::fit(const QFontMetrics& font)
{
    rowHeight = grownWithText(19, font);
    rulerHeight = grownWithText(30, font);
    marksHeight = grownWithText(17, font);
    headHeight = rulerHeight + marksHeight;
    namesWidth = grownWithText(178, font);
    foldWidth = grownWithText(20, font);
    labelStep = grownWithText(58, font);
    flagHeight = grownWithText(15, font);
    flagReach = grownWithText(40, font);
    bubbleHeight = grownWithText(20, font);
}

} // namespace odori
