// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace odori::soak {

/// All data of `scene` as text, one line for each key, draft, marker and setting, its numbers by
/// their bits. Scenes are equal exactly if their texts are. `folder` in paths is replaced by a
/// word, so that the files of two runs can be in two folders.
[[nodiscard]] QByteArray dumpOf(const mmd::Scene& scene, const QString& folder);

/// The same of the document without a running gesture, and its undo and redo steps: their texts
/// and the scene after each. Undoes and redoes all steps, so the selection may change.
[[nodiscard]] QByteArray dumpOf(Document& document, const QString& folder);

/// A short text that differs for documents that differ: scene without a running gesture, number
/// of steps, selection and current frame.
[[nodiscard]] QString stateOf(Document& document, const QString& folder);

} // namespace odori::soak
