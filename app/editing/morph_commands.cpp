// SPDX-License-Identifier: MIT
#include "app/editing/morph_commands.h"

#include "ui/document/document.h"
#include "ui/fields/number_field.h"

#include <QtCore/QCoreApplication>

namespace odori {
namespace {

/// The translation context of the sentences.
struct MorphText {
    Q_DECLARE_TR_FUNCTIONS(odori::MorphCommands)
};

} // namespace

void mirrorMorphs(Document& document, mmd::MorphSides sides)
{
    NumberField::commitFocused();
    const auto& tracks = document.selection().tracks;
    const std::uint32_t frame = document.currentKeyFrame();
    mmd::ScenePatch patch =
        mmd::mirrorMorphs(document.target(), tracks, frame, sides, document.isAutoKey());
    if (patch.isEmpty()) {
        document.say(mmd::hasOtherSide(document.target(), tracks)
                         ? MorphText::tr("Both sides have these weights already.")
                         : MorphText::tr("The selected morphs have no other side in this model."));
        return;
    }
    const bool isCopy = sides == mmd::MorphSides::Copy;
    document.apply(std::move(patch),
        isCopy ? MorphText::tr("Copy Morphs to Other Side") : MorphText::tr("Mirror Morphs"));
    document.say(isCopy
                     ? MorphText::tr("Copied the weights to the other side at frame %1.").arg(frame)
                     : MorphText::tr("Mirrored the selected morphs at frame %1.").arg(frame));
}

} // namespace odori
