// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace odori {

class MainWindow;

/// The state of the window in a project (ProjectExtras::view): the current frame, the viewport's
/// camera, the dope sheet's range and the open panels. JSON text of an object; unknown members of
/// `known` are kept.
[[nodiscard]] std::string viewOf(MainWindow& window, const std::string& known);

/// Sets the window's state from `view`; missing or invalid members change nothing.
void showView(MainWindow& window, const std::string& view);

} // namespace odori
