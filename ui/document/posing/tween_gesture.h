// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/poses/pose_tween.h"
#include "ui/document/document.h"

#include <QtCore/QString>

#include <optional>

namespace odori {

/// The name of a tween: of its command, its undo step and its slider.
[[nodiscard]] QString tweenName(mmd::Tween way);

/// Why the tween cannot change the selected bones and morphs at the current frame, as a sentence;
/// empty if it can.
[[nodiscard]] QString whyNoTween(const Document& document, mmd::Tween way);

/// A tween of the selected bones and morphs at the current frame as one gesture of the document:
/// one undo step, which makes drafts or, with auto-key, keys.
class TweenGesture {
public:
    /// `document` must outlive this object.
    explicit TweenGesture(Document& document);

    /// Starts a gesture; if that is impossible, it says why and returns false.
    bool begin(mmd::Tween way);
    /// Shows the tween with this amount, clamped to its limits.
    void setAmount(double amount);
    void end();
    void cancel();
    /// Whether it has begun, and neither undo nor another edit has ended it.
    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] mmd::Tween way() const { return m_way; }
    [[nodiscard]] double amount() const { return m_amount; }

private:
    Document& m_document;
    bool m_hasBegun = false;
    mmd::Tween m_way = mmd::Tween::Rest;
    std::uint32_t m_frame = 0;
    double m_amount = 0.0;
};

} // namespace odori
