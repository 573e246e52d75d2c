// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QAbstractButton>

#include <optional>

namespace odori {

struct Theme;

/// A check box with the text "on", "off" or, if several differ, "—", in the place of a number
/// field. It shows only states that it is given and requests changes by wanted(); it does not
/// switch by itself.
class SwitchField : public QAbstractButton {
    Q_OBJECT
public:
    explicit SwitchField(QWidget* parent = nullptr);

    /// Sets the state; none: mixed.
    void setState(std::optional<bool> on);
    [[nodiscard]] std::optional<bool> state() const { return m_on; }
    /// Whether the state is unregistered: then the text is green and in italics, like a
    /// number.
    void setDraft(bool draft);
    /// Shows the state without dimming, but cannot be pressed.
    void setReadOnly(bool readOnly);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void wanted(bool on);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBox(QPainter& painter, const Theme& theme) const;

    std::optional<bool> m_on;
    bool m_readOnly = false;
    bool m_draft = false;
};

} // namespace odori
