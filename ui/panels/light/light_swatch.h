// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QAbstractButton>

namespace odori {

/// The colour of the light as a bar. A click opens a colour dialog, whose colour is used at once;
/// Cancel or Escape there restores the colour before. It shows only colours that it is given.
class LightSwatch : public QAbstractButton {
    Q_OBJECT
public:
    explicit LightSwatch(QWidget* parent = nullptr);

    void setColour(const QColor& colour);
    [[nodiscard]] QColor colour() const { return m_colour; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// One adjustment, from the opening to the end of the dialog.
    void adjustStarted();
    void adjusted(const QColor& colour);
    void adjustFinished();
    void adjustCancelled();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void choose();

    QColor m_colour;
};

} // namespace odori
