// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/session.h"
#include "ui/window/message_bar.h"

#include <QtWidgets/QMainWindow>

#include <memory>

class QDockWidget;
class QLabel;

namespace odori {

class ActorPanel;
class BonePanel;
class CommandPalette;
class Commands;
class CurveEditor;
class DopeSheet;
class EditCommands;
class EditDialogs;
class KeyPanel;
class ModelTerms;
class MorphPanel;
class PanelDocks;
class PanelCycle;
class StartPage;
class TransportBar;
class ViewAxes;
class Viewport;
class WideDock;
enum class Panel;

/// The editor's window: wires the widgets and the commands to one session.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `session` must outlive the window. The window shows its current state.
    explicit MainWindow(Session& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] Settings& settings() { return m_session.settings(); }
    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] FileCommands& files() { return m_session.files(); }
    [[nodiscard]] ModelTerms& terms() { return *m_terms; }
    [[nodiscard]] Viewport& viewport() { return *m_viewport; }
    [[nodiscard]] DopeSheet& dopeSheet() { return *m_dopeSheet; }
    [[nodiscard]] CurveEditor& curveEditor() { return *m_curveEditor; }
    [[nodiscard]] TransportBar& transport() { return *m_transport; }
    [[nodiscard]] Playback& playback() { return m_session.playback(); }
    [[nodiscard]] Physics& physics() { return m_session.physics(); }
    [[nodiscard]] ActorPanel& actorPanel() { return *m_actorPanel; }
    [[nodiscard]] MessageBar& messageBar() { return *m_messageBar; }
    [[nodiscard]] StartPage& startPage() { return *m_startPage; }
    [[nodiscard]] Commands& commands() { return *m_commands; }
    [[nodiscard]] EditDialogs& editDialogs() { return *m_dialogs; }
    /// Gives the curve editor the full width.
    [[nodiscard]] WideDock& wideCurves() const { return *m_wideCurves; }
    [[nodiscard]] CommandPalette& commandPalette() { return *m_commandPalette; }
    /// The dock of a panel; null if there is none.
    [[nodiscard]] QDockWidget* dock(Panel panel) const;

    /// Restores the default layout of the docks.
    void resetLayout();
    /// The positions of docks and tool bars. A restored layout is not replaced by the default one
    /// when the window is shown.
    [[nodiscard]] QByteArray layoutState() const;
    bool restoreLayout(const QByteArray& state);
    /// Stores the layout and the window's place, which the next start of the program restores.
    void storeLayout() const;

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void createCentre();
    void createDocks();
    /// Makes `panel` in a dock of its own; `header` is its member function.
    template <class PanelWidget, class Header>
    QDockWidget* addDock(const QString& name, const QString& title, PanelWidget*& panel,
        Header header, Qt::DockWidgetArea area);
    [[nodiscard]] QList<QDockWidget*> docks() const;
    void createCommands();
    void createStatusBar();
    void showKeys();
    void connectAll();
    void showTitle();
    void showFailure(const QString& sentence);
    void showStatus();
    /// Moves the window to its last position, or to the middle of the screen; always on the
    /// screen.
    void positionWindow();
    void restoreWindow();

    Session& m_session;
    Document& m_document; ///< of the session
    ModelTerms* m_terms;
    Viewport* m_viewport = nullptr;
    MessageBar* m_messageBar = nullptr;
    ViewAxes* m_viewAxes = nullptr;
    StartPage* m_startPage = nullptr;
    DopeSheet* m_dopeSheet = nullptr;
    CurveEditor* m_curveEditor = nullptr;
    ActorPanel* m_actorPanel = nullptr;
    BonePanel* m_bonePanel = nullptr;
    MorphPanel* m_morphPanel = nullptr;
    KeyPanel* m_keyPanel = nullptr;
    TransportBar* m_transport = nullptr;
    EditCommands* m_edits = nullptr;
    EditDialogs* m_dialogs = nullptr;
    PanelCycle* m_panelCycle = nullptr;
    Commands* m_commands = nullptr;
    CommandPalette* m_commandPalette = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_selectionText = nullptr;
    QLabel* m_draftText = nullptr;
    QDockWidget* m_actorDock = nullptr;
    QDockWidget* m_boneDock = nullptr;
    QDockWidget* m_morphDock = nullptr;
    QDockWidget* m_keyDock = nullptr;
    std::unique_ptr<PanelDocks> m_panelDocks; ///< tabs beside the key panel
    QDockWidget* m_dopeDock = nullptr;
    QDockWidget* m_curveDock = nullptr;
    WideDock* m_wideCurves = nullptr;
    QByteArray m_defaultState;
    bool m_mayClose = false;     ///< the window can close without losing work
    bool m_hasOwnLayout = false; ///< a layout was restored, so showEvent() keeps it
};

} // namespace odori
