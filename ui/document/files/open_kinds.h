// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace odori {

/// The kinds of files that the editor opens. The tables in libmmd/format have the formats of all
/// but sounds. Videos are opened as sounds.
enum class OpenKind { Project, Model, Accessory, Motion, Pose, Sound };

/// The extensions in lower case without the dot, in the order of the format table.
[[nodiscard]] QStringList extensionsOf(OpenKind kind);

/// The names of the formats for a sentence: "PMX, PMD".
[[nodiscard]] QString formatNamesOf(OpenKind kind);

/// The kind of the extension of `path`; none if no format has it. The content may be of another
/// kind.
[[nodiscard]] std::optional<OpenKind> openKindOf(const QString& path);

/// The filters of a file dialog for one kind, and for any file.
[[nodiscard]] QString filtersOf(OpenKind kind);
/// The filters of a file dialog: all kinds together, each kind, any file.
[[nodiscard]] QString openFilters();

} // namespace odori
