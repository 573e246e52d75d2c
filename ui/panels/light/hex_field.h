// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QLineEdit>

namespace odori {

/// A colour as text: #9A9A9A. It accepts #rgb, #rrggbb, both without #, and the names of SVG. Enter
/// or leaving the field commits the text, Escape restores the colour, and so does a text that is no
/// colour. It shows only colours that it is given.
class HexField : public QLineEdit {
    Q_OBJECT
public:
    explicit HexField(QWidget* parent = nullptr);

    void setColour(const QColor& colour);
    /// Not registered yet, as NumberField::setDraft().
    void setDraft(bool draft);

signals:
    /// The user typed another colour.
    void edited(const QColor& colour);
    /// The typed text is no colour.
    void refused(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void commit();
    void showColour();
    void applyColours();

    QColor m_colour;
    bool m_isDraft = false;
};

} // namespace odori
