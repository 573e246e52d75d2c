// SPDX-License-Identifier: MIT
#include "ui/curves/graph/value_menu.h"

#include "ui/curves/curve_commands.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_hit.h"
#include "ui/document/document.h"
#include "ui/theme/icons.h"

#include <QtGui/QAction>
#include <QtWidgets/QMenu>

#include <algorithm>

namespace odori {

void showValueMenu(ValueCanvas& canvas, CurveCommands& commands, const QPoint& position)
{
    const ValueHit hit = valueHitAt(canvas, position);
    if (hit.part == ValueHit::Part::Key || hit.part == ValueHit::Part::Line)
        canvas.setActiveLine(hit.line);
    if (hit.part == ValueHit::Part::Key) {
        const mmd::TrackId track = canvas.graph().track(hit.line.track).id();
        if (!canvas.document().selection().hasKey(track, hit.frame))
            selectKey(canvas, track, hit.frame);
    }
    QMenu menu(&canvas);
    menu.setToolTipsVisible(true);
    const auto frame = canvas.axes().time.wholeFrameAt(position.x());
    QAction* insert = menu.addAction(themedIcon(QStringLiteral("insert-key"), canvas.palette()),
        ValueCanvas::tr("Insert Key at Frame %1").arg(frame), &commands,
        [&commands, frame] { commands.insertKeysAt(frame); });
    insert->setObjectName(QStringLiteral("insertHere"));
    insert->setEnabled(canvas.graph().trackCount() > 0);
    menu.addActions(canvas.actions());
    menu.exec(canvas.mapToGlobal(position));
}

} // namespace odori
