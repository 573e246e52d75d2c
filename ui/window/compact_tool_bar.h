// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

#include <vector>

namespace odori {

/// A tool bar that shows texts as icons if there is not enough space, one group of buttons after
/// the other. If this is not enough, Qt hides whole buttons.
class CompactToolBar : public QToolBar {
    Q_OBJECT
public:
    using QToolBar::QToolBar;

    /// Adds a group of `actions`, which are in the bar and have icons. Groups become icons in the
    /// order of the calls.
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
    std::size_t m_compact = 0; ///< number of the first groups that show only icons
    bool m_isArranging = false;
};

} // namespace odori
