// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

class CurveEditor;
class Document;
class DopeSheet;
class EditCommands;
class EditDialogs;
class FileCommands;
class MainWindow;
class PanelCycle;
class Physics;
class Playback;
class Settings;
class TransportBar;
class UserKeys;
class Viewport;

/// The objects that a command can use.
struct Editor {
    MainWindow& window;
    Document& document;
    FileCommands& files;
    EditCommands& edits;
    EditDialogs& dialogs;
    Viewport& viewport;
    DopeSheet& dopeSheet;
    CurveEditor& curveEditor;
    TransportBar& transport;
    Playback& playback;
    Physics& physics;
    PanelCycle& panels;
    Settings& settings;
    UserKeys& keys;
};

} // namespace odori
