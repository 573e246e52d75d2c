// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtGui/QKeySequence>

class QAction;
class QMenu;
class QPoint;
class QWidget;

namespace odori {

class CurveActions;
class CurveCommands;
class ValueCanvas;

/// The value view's own actions, for the header and for the menu at a place in the graph, which has
/// the curve editor's, too. Their keys are the canvas's; here they are only shown.
class ValueActions : public QObject {
    Q_OBJECT
public:
    ValueActions(ValueCanvas& canvas, CurveCommands& commands, CurveActions& curves);

    /// The actions as small buttons, for the header.
    [[nodiscard]] QWidget* createButtons(QWidget* parent);
    [[nodiscard]] QAction* fitSelection() const { return m_fitSelection; }
    [[nodiscard]] QAction* fitAll() const { return m_fitAll; }
    /// Of these two at most one is on.
    [[nodiscard]] QAction* lockFrames() const { return m_lockFrames; }
    [[nodiscard]] QAction* lockValues() const { return m_lockValues; }
    [[nodiscard]] QAction* snap() const { return m_snap; }

    /// The menu for a place of the canvas; a key there that is not selected becomes so.
    void showMenu(const QPoint& place);

private:
    [[nodiscard]] QAction* add(
        const QString& name, const QString& text, const QString& tip, const QKeySequence& key = {});
    void takeRules();
    void fillMenu(QMenu& menu, const QPoint& place);
    void addCurve(QMenu& menu);
    void addMuting(QMenu& menu);
    void applyIcons();
    bool eventFilter(QObject* watched, QEvent* event) override;

    ValueCanvas& m_canvas;
    CurveCommands& m_commands;
    CurveActions& m_curves;
    QAction* m_fitSelection;
    QAction* m_fitAll;
    QAction* m_lockFrames;
    QAction* m_lockValues;
    QAction* m_snap;
    QAction* m_delete;
};

} // namespace odori
