// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QLabel>

namespace odori {

/// One line that says what came of the last command; while there is nothing to say, a hint, dim.
/// What does not fit is cut with an ellipsis and stands in the tool tip.
class NoteLine : public QLabel {
    Q_OBJECT
public:
    explicit NoteLine(QWidget* parent = nullptr);

    void setNote(const QString& note);
    void setHint(const QString& hint);
    [[nodiscard]] QString note() const { return m_note; }

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void apply();

    QString m_note, m_hint;
};

} // namespace odori
