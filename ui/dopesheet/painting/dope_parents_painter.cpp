// SPDX-License-Identifier: MIT
// Paints the outside parents of a row: a post at each key, and a line below the keys while the bone
// follows.
#include "ui/dopesheet/painting/dope_painter.h"

#include "libmmd/scene/parents/track_parents.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace odori {

void paintDopeParents(const DopePaint& paint, int row)
{
    const DopeCanvas& canvas = paint.canvas;
    const mmd::TrackId* track = canvas.model().track(canvas.rows().at(row));
    const mmd::Scene& scene = canvas.document().scene();
    const auto keys = track ? mmd::parentsOfTrack(scene, scene.active, *track)
                            : std::span<const mmd::OutsideParentKey>();
    if (keys.empty())
        return;
    constexpr int thickness = 2;
    const QColor colour = paint.theme().rotation;
    const QRect area = paint.keys();
    const int top = canvas.view().rowTop(row);
    const int bottom = top + DopeMetrics::rowHeight - 1 - thickness;
    const auto pixelOf = [&](std::uint32_t frame) {
        return std::clamp(paint.axis().pixel(frame), area.left() - 10, area.right() + 10);
    };
    // The last key before the visible part also counts; then one key for each pixel.
    const auto isBefore = [](const mmd::OutsideParentKey& key, double frame) {
        return double(key.frame) < frame;
    };
    auto at = std::lower_bound(keys.begin(), keys.end(), paint.axis().frame(area.left()), isBefore);
    if (at != keys.begin())
        --at;
    while (at != keys.end() && paint.axis().pixel(at->frame) <= area.right() + 10) {
        const int x = pixelOf(at->frame);
        auto next = std::lower_bound(at + 1, keys.end(), paint.axis().frame(x + 0.5), isBefore);
        const auto last = std::prev(next);
        const int end = next == keys.end() ? area.right() + 10 : pixelOf(next->frame);
        if (last->parent.actor != mmd::sceneActor)
            paint.painter.fillRect(x, bottom, end - x, thickness, colour);
        paint.painter.fillRect(x - 1, top + 2, thickness, DopeMetrics::rowHeight - 3, colour);
        at = next;
    }
}

} // namespace odori
