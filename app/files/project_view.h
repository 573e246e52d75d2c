// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace odori {

class MainWindow;

/// What a project keeps of the window (ProjectExtras::view): the current frame, the viewport's
/// camera, the dope sheet's range and which panels are open. JSON text of an object; members of
/// `known` that are not ours stay.
[[nodiscard]] std::string viewOf(MainWindow& window, const std::string& known);

/// Puts the window as `view` says; what it does not say or says wrongly stays as it is.
void showView(MainWindow& window, const std::string& view);

} // namespace odori
