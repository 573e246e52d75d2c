// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <optional>

namespace odori {

class BeatCommands;

/// The edits of keys without a dialog, on the active actor or the camera. Edits of existing keys
/// use keysToEdit(). Each edit is one undo step; an impossible edit does nothing.
class EditCommands : public QObject {
    Q_OBJECT
public:
    explicit EditCommands(Document& document, QObject* parent = nullptr);

    /// Replaces the machine's clock for nudges.
    void setClock(Clock clock);
    /// The commands of the open sound.
    [[nodiscard]] BeatCommands& beats() { return *m_beats; }

public slots:
    /// Applies registerPose().
    void registerSelected();
    /// Applies registerAllDrafts().
    void registerAll();
    /// Registers a key at the current frame for every bone that can be operated.
    void keyAllBones();
    /// Sets the selected bones and morphs to rest at the current frame.
    void resetSelected();
    /// Sets all bones and morphs to rest at the current frame.
    void resetPose();
    /// Drops the drafts of tracksToDrop().
    void dropChanges();

    /// Applies copySelection().
    void copy();
    void cut();
    /// Pastes the keys of the clipboard, the first of them at the current frame. Keys of bones and
    /// morphs that are neither in the model nor in the motion are left out, with a message. A
    /// worker reads a long text; its keys are pasted at the frame that was current at the start.
    void paste();
    void pasteMirrored();
    void deleteKeys();

    /// Inserts an empty frame at the current one, in every track.
    void insertFrame();
    /// Deletes the current frame in every track.
    void deleteFrame();

    /// Moves the keys by `frames`. Moves within a second are one undo step. The result is computed
    /// from the start, so that keys that were covered in between appear again.
    void nudge(int frames);
    /// Copies the keys, the first of them to the current frame. The clipboard does not change.
    void duplicate();
    void reverse();
    void alignToCurrentFrame();
    /// Scales the selected keys so that the first and the last of them are on beats.
    void fitToBeats();
    void mirror();
    void setPhysics(bool on);

signals:
    /// A message for the user; `details` may be empty.
    void said(const QString& text, const QString& details);
    /// The message with this text is over.
    void outdated(const QString& text);

private:
    using Edit = mmd::ScenePatch (*)(const mmd::EditTarget&);
    void edit(Edit function, const QString& text);
    void apply(mmd::ScenePatch patch, const QString& text);
    void reset(std::span<const mmd::TrackId> tracks, const QString& text);
    struct Pasting {
        mmd::ActorId actor;
        std::uint32_t frame;
        bool mirrors, isPose;
    };
    void pasteKeys(bool mirrors);
    void paste(mmd::Result<mmd::Motion> keys, const Pasting& where);
    /// Nothing was pasted. The message is over with the next edit.
    void refusePaste(const QString& why, const QString& details);

    void forgetNudge();

    Document& m_document;
    BeatCommands* m_beats;
    QString m_refusal; ///< the last message of refusePaste(); empty if it is over
    Clock m_clock;
    std::optional<double> m_lastNudge; ///< seconds; none after any other edit
    std::int64_t m_nudged = 0;         ///< frames, from the start position of the keys
    bool m_isNudging = false;
};

} // namespace odori
