// SPDX-License-Identifier: MIT
#pragma once

#include "app/main_window.h"

namespace odori::test {

struct OwnSession {
    Session own;
};

/// A main window over a session of its own, as the program makes them.
class OwnWindow : private OwnSession, public MainWindow {
public:
    OwnWindow()
        : MainWindow(own)
    {
    }
};

} // namespace odori::test
