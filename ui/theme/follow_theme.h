// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

class QWidget;

namespace odori {

/// Calls `apply` soon after the theme of `widget` changes, for colours and icons that the widget
/// stores.
void followTheme(QWidget& widget, std::function<void()> apply);

} // namespace odori
