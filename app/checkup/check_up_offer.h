// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/checkup/check_up.h"

#include <QtCore/QObject>

#include <string>
#include <vector>

class QAction;

namespace odori {

class MainWindow;
class PanelDocks;

/// Offers the check-up panel: after a motion was opened, reloaded or replaced by an earlier
/// version, or another model was put under a motion, the message bar says what a worker found, with
/// a button that opens the panel. Harmless oddities are not mentioned (mmd::isPressing), and each
/// motion on a model only once. Also connects the panel with the dope sheet and the dialog of
/// names.
class CheckUpOffer : public QObject {
    Q_OBJECT
public:
    CheckUpOffer(MainWindow& window, PanelDocks& docks);

private:
    /// A motion that was opened, or whose model was replaced.
    struct Checked {
        mmd::ActorId actor{};
        std::string model, motion; ///< paths
        Findings findings;         ///< the pressing ones
    };
    void connectPanel(PanelDocks& docks);
    /// Checks all motions that differ from those of `m_before`.
    void checkOpened();
    void offer(std::vector<Checked> checked);
    /// Removes the message if it is about a motion that is gone.
    void withdrawOutdated();
    void open();
    [[nodiscard]] bool isShown(mmd::ActorId actor) const;

    MainWindow& m_window;
    PanelDocks& m_docks;
    QAction* m_open;
    mmd::Scene m_before; ///< when the opening of files began; empty if none is being opened
    bool m_isOpening = false;
    mmd::ActorId m_offered{};
    std::vector<Checked> m_told;
};

} // namespace odori
