// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/clock.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <optional>

namespace odori {

/// The edits of keys that ask nothing, on the active actor or the camera. Those of keys act on
/// keysToEdit(). Each is one undo step; what cannot be done does nothing.
class EditCommands : public QObject {
    Q_OBJECT
public:
    explicit EditCommands(Document& document, QObject* parent = nullptr);

    /// Nudges go by another clock than the machine's.
    void setClock(Clock clock);

public slots:
    /// registerPose().
    void registerSelected();
    /// registerAllDrafts().
    void registerAll();
    /// A key at the current frame for every bone that can be operated.
    void keyAllBones();
    /// Takes back what is changed and not registered: tracksToDrop().
    void dropChanges();

    /// copySelection().
    void copy();
    void cut();
    /// Puts the keys of the clipboard in, the first of them at the current frame. Keys of bones and
    /// morphs that neither the model nor the motion has are left out; that is said. A long
    /// text is read meanwhile, and comes to the frame that was the current one.
    void paste();
    void pasteMirrored();
    void deleteKeys();

    /// One empty frame at the current one, in every track.
    void insertFrame();
    /// The current frame goes out of every track.
    void deleteFrame();

    /// Moves the keys by `frames`. Steps that follow each other within a second are one undo step,
    /// computed from where the keys began, so that keys that were run over come back.
    void nudge(int frames);
    /// A copy of the keys, the first of them at the current frame. The clipboard stays.
    void duplicate();
    void reverse();
    void alignToCurrentFrame();
    void mirror();
    void setPhysics(bool on);

signals:
    /// Something that the user should know; `details` may be empty.
    void said(const QString& text, const QString& details);

private:
    using Edit = mmd::ScenePatch (*)(const mmd::EditTarget&);
    void edit(Edit function, const QString& text);
    void apply(mmd::ScenePatch patch, const QString& text);
    struct Pasting {
        mmd::ActorId actor;
        std::uint32_t frame;
        bool mirrors;
    };
    void pasteKeys(bool mirrors);
    void paste(mmd::Result<mmd::Motion> keys, const Pasting& where);

    void forgetNudge();

    Document& m_document;
    Clock m_clock;
    std::optional<double> m_lastNudge; ///< seconds; none once anything else was done
    std::int64_t m_nudged = 0;         ///< frames, from where the keys began
    bool m_isNudging = false;
};

} // namespace odori
