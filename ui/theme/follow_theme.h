// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace odori {

/// Calls `apply` soon after the theme of `widget` has become another one, for colours and icons
/// that the widget keeps.
void followTheme(QWidget& widget, std::function<void()> apply);

} // namespace odori
