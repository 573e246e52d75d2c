// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QLabel>

namespace odori {

/// A line of plain text in a header that may be narrower than the text: a long text is cut with an
/// ellipsis and shown as the tool tip. text() is always the whole text. It can have shorter forms
/// for less width.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// Sets the colour of the text, which no longer follows the theme.
    void setColour(const QColor& colour);

    /// Forms of the text, each shorter than the one before: the first one that fits is shown, or
    /// the last one cut. Call it after setText().
    void setShorter(const QStringList& shorter);
    /// What is shown at the present width.
    [[nodiscard]] QString shownText() const;
    /// The first of `forms` that is at most `width` wide, or the last one with an ellipsis.
    [[nodiscard]] static QString fitting(
        const QStringList& forms, const QFontMetrics& metrics, int width);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_whole; ///< the text that `m_shorter` are forms of
    QStringList m_shorter;
};

} // namespace odori
