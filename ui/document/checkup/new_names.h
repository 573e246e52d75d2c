// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/rename.h"
#include "ui/document/document.h"

#include <QtCore/QString>

#include <cstdint>
#include <string>
#include <vector>

/// Giving keys the names of other bones, morphs or IKs of the model.
namespace odori {

/// What gets another name.
struct RenameSource {
    enum class What : std::uint8_t {
        Track,        ///< all keys and drafts of `track`
        SelectedKeys, ///< the selected keys of `track`
        Ik,           ///< the switches of the IK `ikBone`
    };
    What what = What::Track;
    mmd::TrackId track;
    std::string ikBone; ///< its raw CP932 name
};

/// A name in the model.
struct NewName {
    QString name;    ///< as users see it
    QString search;  ///< all its names, one a line (NameSearch)
    std::string raw; ///< CP932: of the track, or of the IK in a show/IK key
};

/// The bones, morphs or IKs of `model` that `source` can be renamed to, in the model's order; names
/// that a motion cannot tell apart only once.
[[nodiscard]] std::vector<NewName> newNames(const mmd::Model& model, const RenameSource& source);

/// Its present name as users see it.
[[nodiscard]] QString nameOf(const RenameSource& source);

/// The edit; `raw` is NewName::raw.
[[nodiscard]] mmd::RenameResult renamed(
    const mmd::EditTarget& target, const RenameSource& source, const std::string& raw);

/// "Rename Track" and so on: the name of the undo step.
[[nodiscard]] QString undoTextOf(RenameSource::What what);

/// Applies renamed() to the document and says what was done.
void renameTo(Document& document, const RenameSource& source, const NewName& name);
/// Says that `source` was renamed to `name`, and the number of replaced keys.
void sayRenamed(Document& document, const RenameSource& source, const QString& name,
    const mmd::RenameResult& result);

} // namespace odori
