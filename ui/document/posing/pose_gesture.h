// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QString>

namespace odori {

/// A pose of a file, for the active model.
struct StoredPose {
    QString name;         ///< for messages
    mmd::Motion pose;     ///< its frame 0, see mmd::motionFromVpd()
    bool mirrors = false; ///< left and right are exchanged when it is used
};

/// Why the pose cannot change the selected bones and morphs now (or any, if none is selected), as a
/// sentence; empty if it can.
[[nodiscard]] QString whyNoPose(const Document& document, const StoredPose& stored);

/// The bones and morphs on which the pose acts now, and how many of it the model lacks, as a line
/// of text.
[[nodiscard]] QString poseScope(const Document& document, const StoredPose& stored);

/// Blends a stored pose into the shown one at the current frame as one gesture of the document: one
/// undo step, which makes drafts or, with auto-key, keys.
class PoseGesture {
public:
    /// `document` must outlive this object.
    explicit PoseGesture(Document& document);

    /// Blends at once, by `amount` (0 to 1), and says what was done, or why nothing was.
    void apply(const StoredPose& stored, double amount = 1.0);

    /// Starts a gesture; if that is impossible, it says why and returns false.
    bool begin(const StoredPose& stored);
    /// Shows the blend by `amount`, 0 (the pose at the start) to 1 (the stored pose).
    void setAmount(double amount);
    /// Ends it and says what was done.
    void end();
    void cancel();
    /// Whether it has begun, and neither undo nor another edit has ended it.
    [[nodiscard]] bool isRunning() const;

private:
    Document& m_document;
    bool m_hasBegun = false;
    StoredPose m_stored; ///< mirrored, if that is wished
    std::uint32_t m_frame = 0;
    double m_amount = 0.0;
    bool m_isChange = false; ///< the shown blend changes something
};

} // namespace odori
