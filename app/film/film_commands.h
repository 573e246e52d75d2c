// SPDX-License-Identifier: MIT
#pragma once

namespace odori {

namespace film {
struct StillPicture;
}
class MainWindow;

/// What the viewport shows, without its marks. Its size and file are not set.
[[nodiscard]] film::StillPicture shownPicture(MainWindow& window);

/// Asks what film to make of the scene, and adds it to the session's queue.
void makeFilm(MainWindow& window);

/// Shows the films that are being made.
void showFilms(MainWindow& window);

/// Saves what the viewport shows, without its marks.
void savePicture(MainWindow& window);

/// Puts the same picture into the clipboard, in the size of the viewport. A worker draws it.
void copyPicture(MainWindow& window);

/// True if no film is being made, or the user stops them all.
[[nodiscard]] bool mayStopFilms(MainWindow& window);

/// The button of the status bar that shows the running film, and the messages about films that have
/// ended.
void setUpFilms(MainWindow& window);

} // namespace odori
