// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>

class QAbstractButton;
class QComboBox;
class QHeaderView;
class QLabel;
class QMenuBar;
class QTabBar;
class QWidget;

namespace odori::test {

/// Finds the texts of a window that have less room than they need: of labels, buttons, tabs, group
/// boxes, lists of choices, headers of tables, number fields and hints in fields, as far as they
/// are visible.
///
/// Texts are not reported if they are shortened by design and shown whole as a tool tip, or if the
/// user typed them.
class TextRoom {
public:
    /// `where` begins each report. `mayScroll`: tabs may be scrolled, and menus of the menu bar may
    /// be in the menu of a button, if the buttons for that can be seen.
    explicit TextRoom(QString where, bool mayScroll = false)
        : m_where(std::move(where))
        , m_mayScroll(mayScroll)
    {
    }

    /// Checks all visible children of `window`, and that the window itself fits on a screen of
    /// 1280×720.
    void check(const QWidget& window);
    /// A text for each fault: where, which widget, its text, the room that it needs and has.
    [[nodiscard]] const QStringList& faults() const { return m_faults; }

private:
    void checkWidget(const QWidget& widget);
    void checkLabel(const QLabel& label);
    void checkButton(const QAbstractButton& button);
    void checkTabs(const QTabBar& tabs);
    void checkChoices(const QComboBox& box);
    void checkHeader(const QHeaderView& header);
    void checkField(const QWidget& widget);
    void checkMenus(const QMenuBar& menus);
    void checkMore(const QWidget& bar, const QString& text, int needed);
    void need(const QWidget& widget, const QString& text, int needed, int room);

    QString m_where;
    bool m_mayScroll;
    QStringList m_faults;
};

} // namespace odori::test
