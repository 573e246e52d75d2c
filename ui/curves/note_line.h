// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLabel>

namespace odori {

/// A line with the result of the last command, or a dim hint if there is none. A long text is cut
/// with an ellipsis and is the tool tip.
class NoteLine : public QLabel {
    Q_OBJECT
public:
    explicit NoteLine(QWidget* parent = nullptr);

    void setNote(const QString& note);
    /// `shorter` is shown instead if the hint does not fit.
    void setHint(const QString& hint, const QString& shorter);
    [[nodiscard]] QString note() const { return m_note; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void apply();

    QString m_note, m_hint, m_shortHint;
};

} // namespace odori
