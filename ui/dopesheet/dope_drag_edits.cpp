// SPDX-License-Identifier: MIT
// Drags that edit the scene: each is one gesture of the document.
#include "libmmd/scene/beats/beat_map.h"
#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/scene/edits/keys/replaced.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/scene/edits/time/timing.h"
#include "libmmd/tools/bones/dragged_time.h"
#include "ui/document/key_commands.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/dopesheet/beats/beat_snap.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_drag.h"

#include <QtWidgets/QApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

constexpr double largestFrame = 4294967294.0;

QString withSign(std::int64_t number)
{
    return (number > 0 ? QStringLiteral("+") : QString()) + QString::number(number);
}

/// A drag that previews a patch. If Undo cancels the gesture, the drag does nothing.
class EditDrag : public DopeDrag {
public:
    explicit EditDrag(DopeCanvas& canvas)
        : m_canvas(canvas)
    {
    }
    void cancel() override { document().cancelGesture(); }
    [[nodiscard]] QString label() const final
    {
        if (m_hasBegun && !document().isGestureRunning())
            return {};
        const auto count = int(m_replaced.keyCount());
        return count == 0 ? text()
                          : DopeCanvas::tr("%1 · replaces %n key(s)",
                                "the first part is the distance of a drag", count)
                                .arg(text());
    }
    [[nodiscard]] const mmd::Selection* replaced() const final
    {
        return document().isGestureRunning() && !m_replaced.keys.empty() ? &m_replaced : nullptr;
    }

protected:
    /// The change so far, shown beside the mouse.
    [[nodiscard]] virtual QString text() const = 0;
    [[nodiscard]] Document& document() const { return m_canvas.document(); }
    [[nodiscard]] DopeCanvas& canvas() const { return m_canvas; }
    [[nodiscard]] bool hasBegun() const { return m_hasBegun; }
    /// Whether there is a gesture to update.
    [[nodiscard]] bool begin()
    {
        if (!m_hasBegun) {
            document().beginGesture();
            m_keys.emplace(document(), document().gestureSelection());
        }
        m_hasBegun = true;
        return document().isGestureRunning();
    }

    /// The selected keys that the drag may change.
    [[nodiscard]] mmd::EditTarget unlocked() const
    {
        return m_keys->target(document().gestureScene());
    }

    /// Shows `patch`, which moves or copies the unlocked keys.
    void showMoved(mmd::ScenePatch patch, bool areCopies)
    {
        if (m_keys->areAllLocked())
            return;
        document().updateGesture(std::move(patch));
        m_replaced = mmd::replacedKeys(unlocked(), document().selection(), areCopies);
    }

    /// Ends the drag that showMoved() shows; `copies` is the number of copied keys.
    void endMove(const QString& step, std::size_t copies)
    {
        const std::size_t before = keyCountOf(document().gestureTarget()) + copies;
        document().endGesture(step);
        sayReplaced(document(), before);
        if (m_keys)
            m_keys->say(document());
    }

private:
    DopeCanvas& m_canvas;
    bool m_hasBegun = false;
    std::optional<UnlockedKeys> m_keys; ///< since the drag began
    mmd::Selection m_replaced;
};

class KeysDrag : public EditDrag {
public:
    KeysDrag(DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit, bool wasSelected)
        : EditDrag(canvas)
        , m_from(from)
        , m_row(canvas.rows().idOf(hit.row))
        , m_frame(hit.frame)
        , m_picks(wasSelected)
    {
        if (const auto extent = canvas.selectionExtent())
            m_first = extent->first;
    }

    void move(const DopePointer& to) override
    {
        const QPoint by = to.at - m_from.at;
        if (!hasBegun() && by.manhattanLength() < QApplication::startDragDistance() / 2)
            return;
        m_picks = false;
        if (!begin())
            return;
        m_copies = to.modifiers & Qt::ControlModifier;
        // The pressed key goes to a beat; the others keep their distance.
        const double frame = snappedFrame(canvas(), m_frame + to.frame - m_from.frame);
        m_delta = std::max<std::int64_t>(std::llround(frame) - m_frame, -std::int64_t(m_first));
        const mmd::EditTarget target = unlocked();
        showMoved(m_copies ? mmd::copyKeys(target, m_delta) : mmd::moveKeys(target, m_delta),
            m_copies && m_delta != 0);
    }

    void finish() override
    {
        if (hasBegun())
            finishMove();
        else if (const int row = canvas().rows().rowOf(m_row); m_picks && row >= 0)
            canvas().selecting().pickKey(row, m_frame, m_from.modifiers);
    }

    [[nodiscard]] QString text() const override
    {
        if (m_delta == 0)
            return {};
        return m_copies ? DopeCanvas::tr("copy %1").arg(withSign(m_delta)) : withSign(m_delta);
    }

private:
    void finishMove()
    {
        endMove(m_copies ? DopeCanvas::tr("Copy Keys") : DopeCanvas::tr("Move Keys"),
            m_copies ? unlocked().selection.keyCount() : 0);
    }

    DopePointer m_from;
    RowId m_row; ///< of the pressed key; its index can change until the release
    std::uint32_t m_frame;
    bool m_picks; ///< selects only the keys under the mouse if it does not move
    std::uint32_t m_first = 0;
    std::int64_t m_delta = 0;
    bool m_copies = false;
};

class EdgeDrag : public EditDrag {
public:
    EdgeDrag(
        DopeCanvas& canvas, const DopePointer& from, const SelectionExtent& extent, bool isLast)
        : EditDrag(canvas)
        , m_from(from.frame)
        , m_scale{extent.first, extent.last, extent.first, extent.last}
        , m_isLast(isLast)
    {
    }

    void move(const DopePointer& to) override
    {
        if (std::llround(to.frame - m_from) == 0 && !hasBegun())
            return;
        const double before = m_isLast ? m_scale.last : m_scale.first;
        const double delta = snappedFrame(canvas(), before + to.frame - m_from) - before;
        if (m_isLast)
            m_scale.newLast =
                std::uint32_t(std::clamp(m_scale.last + delta, m_scale.first + 1.0, largestFrame));
        else
            m_scale.newFirst =
                std::uint32_t(std::clamp(m_scale.first + delta, 0.0, m_scale.last - 1.0));
        if (!begin())
            return;
        showMoved(mmd::scaleKeys(unlocked(), m_scale), false);
    }

    void finish() override { endMove(DopeCanvas::tr("Scale Keys"), 0); }

    [[nodiscard]] QString text() const override
    {
        const std::uint32_t before = m_scale.last - m_scale.first;
        const std::uint32_t after = m_scale.newLast - m_scale.newFirst;
        const auto count = int(std::min(after, std::uint32_t(std::numeric_limits<int>::max())));
        return DopeCanvas::tr(
            "%1 → %n frame(s) · %2 %", "the length of a range, before and after", count)
            .arg(before)
            .arg(std::llround(double(after) * 100.0 / double(before)));
    }

private:
    double m_from;
    mmd::TimeScale m_scale;
    bool m_isLast;
};

class MarkerDrag : public EditDrag {
public:
    MarkerDrag(DopeCanvas& canvas, const DopePointer& from, const mmd::Marker& marker)
        : EditDrag(canvas)
        , m_from(from)
        , m_before(marker)
        , m_after(marker)
    {
        canvas.markers().select(marker);
    }

    void move(const DopePointer& to) override
    {
        if (!hasBegun() && std::abs(to.at.x() - m_from.at.x()) < 4)
            return;
        if (!begin())
            return;
        const double frame = snappedFrame(canvas(), m_before.frame + to.frame - m_from.frame);
        m_after.frame = std::uint32_t(std::clamp(frame, 0.0, largestFrame));
        document().updateGesture(mmd::replaceMarker(document().gestureScene(), m_before, m_after));
        canvas().markers().select(m_after);
    }

    void finish() override
    {
        if (hasBegun())
            document().endGesture(DopeCanvas::tr("Move Marker"));
        else
            document().setCurrentFrame(m_before.frame);
    }
    void cancel() override
    {
        EditDrag::cancel();
        canvas().markers().select(m_before);
    }

    [[nodiscard]] QString text() const override
    {
        return m_after.frame == m_before.frame ? QString() : QString::number(m_after.frame);
    }

private:
    DopePointer m_from;
    mmd::Marker m_before, m_after;
};

/// The frame that a press takes: that of a marker, the current one or a beat if it is near, else
/// the one under the mouse.
std::uint32_t takenFrame(const DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit)
{
    constexpr double reach = 5.0; // pixels
    const TimeAxis& axis = canvas.view().axis();
    const mmd::Scene& scene = canvas.document().scene();
    if (hit.part == DopeHit::Part::Marker)
        return scene.markers[hit.marker].frame;
    for (const double near : {canvas.document().currentFrame(),
             std::round(mmd::BeatMap(scene.settings).nearest(from.frame))})
        if (near >= 0.0 && std::abs(axis.x(near) - axis.x(from.frame)) <= reach)
            return TimeAxis::wholeFrame(near);
    return TimeAxis::wholeFrame(from.frame);
}

class TimeDrag : public EditDrag {
public:
    TimeDrag(DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit)
        : EditDrag(canvas)
        , m_pressed(from)
        , m_time(mmd::draggedTime(canvas.document().scene(), canvas.document().scene().active,
              takenFrame(canvas, from, hit)))
        , m_to(m_time.from)
    {
        if (hit.part == DopeHit::Part::Marker)
            canvas.markers().select(canvas.document().scene().markers[hit.marker]);
    }

    void move(const DopePointer& to) override
    {
        if (!hasBegun() && std::abs(to.at.x() - m_pressed.at.x()) < 4)
            return;
        if (!begin())
            return;
        const double frame = snappedFrame(canvas(), m_time.from + to.frame - m_pressed.frame);
        m_to = m_time.nearest(TimeAxis::wholeFrame(frame));
        const mmd::Scene& scene = document().gestureScene();
        if (!m_stretch)
            m_stretch.emplace(scene, scene.active, m_time);
        canvas().markers().select({}); // it moves
        document().updateGesture(m_stretch->to(m_to));
        const mmd::Motion* now = canvas().motion();
        m_lost = now && m_to != m_time.from ? m_stretch->lostKeys(*now) : 0;
    }

    void finish() override
    {
        if (!hasBegun())
            return document().setCurrentFrame(m_time.from);
        const mmd::Scene before = document().gestureScene();
        const bool isKept = document().isGestureRunning();
        document().endGesture(DopeCanvas::tr("Warp Time"));
        if (isKept && m_lost > 0)
            return document().say(DopeCanvas::tr(
                "%n key(s) were deleted, because another key of the track has their frame now.",
                nullptr, int(m_lost)));
        if (const QString locks = movedLocksText(document(), before); !locks.isEmpty())
            document().say(locks);
    }

    [[nodiscard]] QString text() const override
    {
        return m_lost == 0 ? way()
                           : DopeCanvas::tr("%1 · deletes %n key(s)",
                                 "the first part is the distance of a drag", int(m_lost))
                                 .arg(way());
    }

private:
    [[nodiscard]] QString way() const
    {
        return m_time.after ? DopeCanvas::tr("%1 → %2, between %3 and %4",
                                  "a dragged frame, its new frame, the frames that stay")
                                  .arg(m_time.from)
                                  .arg(m_to)
                                  .arg(m_time.before)
                                  .arg(*m_time.after)
                            : DopeCanvas::tr("%1 → %2, after %3",
                                  "a dragged frame, its new frame, the frame that stays")
                                  .arg(m_time.from)
                                  .arg(m_to)
                                  .arg(m_time.before);
    }

    DopePointer m_pressed;
    mmd::DraggedTime m_time;
    std::optional<mmd::TimeStretch> m_stretch; ///< since the drag began
    std::size_t m_lost = 0;                    ///< keys
    std::uint32_t m_to;
};

class PlayRangeDrag : public EditDrag {
public:
    PlayRangeDrag(DopeCanvas& canvas, bool isLast)
        : EditDrag(canvas)
        , m_range(canvas.playRange())
        , m_isLast(isLast)
    {
    }

    void move(const DopePointer& to) override
    {
        const double frame = snappedFrame(canvas(), to.frame);
        PlayRange range = m_range;
        if (m_isLast)
            range.last = std::uint32_t(std::clamp(frame, range.first + 1.0, largestFrame));
        else
            range.first = std::uint32_t(std::clamp(frame, 0.0, std::max(range.last, 1u) - 1.0));
        if (!begin())
            return;
        m_text = DopeCanvas::tr("%1 – %2").arg(range.first).arg(range.last);
        mmd::SceneSettings settings = document().gestureScene().settings;
        settings.playFirst = range.first;
        settings.playLast = range.last;
        document().updateGesture(mmd::changeSettings(document().gestureScene(), settings));
    }

    void finish() override { document().endGesture(DopeCanvas::tr("Change Play Range")); }
    [[nodiscard]] QString text() const override { return m_text; }

private:
    PlayRange m_range;
    bool m_isLast;
    QString m_text;
};

} // namespace

DopeDragPtr dragKeys(
    DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit, bool wasSelected)
{
    return std::make_unique<KeysDrag>(canvas, from, hit, wasSelected);
}

DopeDragPtr dragEdge(
    DopeCanvas& canvas, const DopePointer& from, const SelectionExtent& extent, bool isLast)
{
    return std::make_unique<EdgeDrag>(canvas, from, extent, isLast);
}

DopeDragPtr dragMarker(DopeCanvas& canvas, const DopePointer& from, std::size_t marker)
{
    return std::make_unique<MarkerDrag>(canvas, from, canvas.document().scene().markers[marker]);
}

DopeDragPtr dragTime(DopeCanvas& canvas, const DopePointer& from, const DopeHit& hit)
{
    return std::make_unique<TimeDrag>(canvas, from, hit);
}

DopeDragPtr dragPlayRange(DopeCanvas& canvas, bool isLast)
{
    return std::make_unique<PlayRangeDrag>(canvas, isLast);
}

} // namespace odori
