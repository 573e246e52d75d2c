// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contacts.h"

#include <cstdint>
#include <optional>

namespace odori {

class Document;
class DopeSheet;
class FootContacts;

/// A foot and the frames in which it is to be held.
struct FootToPin {
    mmd::FootSide side = mmd::FootSide::Left;
    mmd::FrameSpan span;
};

/// The selected contact; else the foot of the selected bones, or the one that stands at the current
/// frame, or the left one. Its frames are those of the selected keys, else its contact at the
/// current frame, else the next frames.
[[nodiscard]] FootToPin footToPin(const Document& document, const FootContacts& contacts);

/// The foot that the selected bones belong to: its leg, knee, ankle, or a goal that moves it. None
/// if they belong to no foot or to both.
[[nodiscard]] std::optional<mmd::FootSide> selectedFoot(const Document& document);

/// A new contact at the selected keys' frames, else from the current frame on.
void addContact(Document& document, FootContacts& contacts, mmd::FootSide side);
/// Moves the first or the last frame of the selected contact to the current frame.
void moveContactEnd(Document& document, FootContacts& contacts, bool isLast);
void deleteContact(FootContacts& contacts);
/// Selects the contact that begins next after or before the selected one or the current frame, and
/// goes to its first frame.
void stepToContact(Document& document, FootContacts& contacts, int direction);

} // namespace odori
