// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window.h"

namespace odori::test {

struct OwnSession {
    Session own;
};

/// A main window with its own session, created as the program does.
class OwnWindow : private OwnSession, public MainWindow {
public:
    OwnWindow()
        : MainWindow(own)
    {
    }
};

} // namespace odori::test
