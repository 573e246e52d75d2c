// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QLineEdit>

#include <optional>

namespace odori {

/// A number that changes only by an edit. It shows a value rounded to its decimals with its unit,
/// "—" if several values differ, or nothing; the start of a number that is too wide. edited() emits
/// typed values. The adjust signals emit changes by drags, the wheel (only with the focus) and Up
/// and Down as a difference, so that different values can all change by the same amount. The field
/// never sets its own value: the owner sets it when its document has changed.
///
/// Enter commits and returns the focus to the widget that had it before the fields; if nothing was
/// typed, the window gets the key. Escape cancels the typed text or the running adjustment. Ctrl
/// makes steps ten times smaller, Shift ten times larger. A double click selects the whole number.
class NumberField : public QLineEdit {
    Q_OBJECT
public:
    explicit NumberField(QWidget* parent = nullptr);

    void setRange(double least, double most);
    void setDecimals(int decimals);
    /// The change by Up, Down or a notch of the wheel; a drag changes it by this every four pixels.
    void setStep(double step);
    void setSuffix(const QString& suffix);
    /// The value that the context menu offers to reset to.
    void setRest(double rest) { m_rest = rest; }

    void setValue(double value);
    void setMixed();
    void setNothing();
    /// The value is not registered yet: green, and in italics, because colour alone is not enough.
    void setDraft(bool draft);

    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] bool isMixed() const { return m_state == State::Mixed; }
    [[nodiscard]] bool isAdjusting() const { return m_adjusting; }
    [[nodiscard]] double step() const { return m_step; }
    /// `value` clamped to the range and, for whole numbers, rounded.
    [[nodiscard]] double clamped(double value) const;
    /// The factor for Ctrl and Shift.
    [[nodiscard]] static double factorOf(Qt::KeyboardModifiers modifiers);

    /// Commits the text in the focused field, of this class or a spin box, so that a command that
    /// does not move the focus uses the visible value.
    static void commitFocused();

    /// One adjustment by a label's drag: `delta` is the difference from its start.
    void beginAdjusting();
    void adjustTo(double delta);
    void endAdjusting();
    void cancelAdjusting();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void edited(double value);
    /// After edited(): the typed number was outside of the range, in a sentence for the user.
    void limited(const QString& sentence);
    void adjustStarted();
    void adjusted(double delta);
    void adjustFinished();
    void adjustCancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class State { Number, Mixed, Nothing };
    [[nodiscard]] QString textOf(double value) const;
    [[nodiscard]] QString numberText() const;
    void reset();
    void showValue();
    void selectFromEnd();
    void applyColours();
    void commit();
    void stepBy(double delta);
    void giveFocusBack();

    State m_state = State::Nothing;
    double m_value = 0.0, m_least = -1e9, m_most = 1e9, m_step = 1.0;
    int m_decimals = 3;
    QString m_suffix;
    std::optional<double> m_rest;
    bool m_draft = false;
    bool m_adjusting = false;
    double m_delta = 0.0;
    double m_wheelRest = 0.0;   ///< part of a notch, from touch pads
    QTimer m_idle;              ///< ends an adjustment by wheel or keys
    QPointer<QWidget> m_before; ///< had the focus before the first field
};

} // namespace odori
