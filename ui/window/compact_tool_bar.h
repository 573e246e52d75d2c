// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

#include <vector>

namespace odori {

/// A tool bar whose texts become icons, one group of buttons after the other, if there is not
/// enough room. Only if this is not enough, Qt's own behaviour starts, which hides whole buttons.
class CompactToolBar : public QToolBar {
    Q_OBJECT
public:
    using QToolBar::QToolBar;

    /// The buttons of `actions`, which are in the bar and have icons, are the next to become icons.
    void addCompactable(const QList<QAction*>& actions);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Group {
        QList<QAction*> actions;
        int saved = 0; ///< pixels, while the group shows icons
    };
    void arrange();
    void show(const Group& group, Qt::ToolButtonStyle style);

    std::vector<Group> m_groups;
    std::size_t m_compact = 0; ///< of the first so many groups only icons are shown
    bool m_isArranging = false;
};

} // namespace odori
