// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolBar>

#include <functional>
#include <vector>

namespace odori {

/// A tool bar that shows texts as icons if there is not enough space, one group of buttons after
/// the other. If this is not enough, Qt moves whole buttons into a menu.
class CompactToolBar : public QToolBar {
    Q_OBJECT
public:
    using QToolBar::QToolBar;

    /// Adds a group of `actions`, which are in the bar and have icons. Groups become icons in the
    /// order of the calls.
    void addCompactable(const QList<QAction*>& actions);
    /// The usual `saves`.
    static int savesNothingElse() { return 0; }
    /// Adds another part of the bar as a group: `show` shows it small or usual. `saves`: the pixels
    /// that small saves now, if texts of the part change while it is small. With `part`, a widget
    /// of the bar, it becomes small only if this widget would be moved into the menu.
    void addFoldable(std::function<void(bool isSmall)> show,
        std::function<int()> saves = savesNothingElse, const QWidget* part = nullptr);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Group {
        std::function<void(bool isSmall)> show;
        std::function<int()> saves = savesNothingElse;
        const QWidget* part = nullptr; ///< null: the whole bar
        int saved = 0;                 ///< pixels beyond those of `saves`, while the group is small
    };
    /// The width with which the group can be usual.
    [[nodiscard]] int widthFor(const Group& group) const;
    void arrange();

    std::vector<Group> m_groups;
    std::size_t m_compact = 0; ///< number of the first groups that are small
    bool m_isArranging = false;
};

} // namespace odori
