// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QAbstractButton>

#include <optional>

namespace odori {

/// A switch that looks like a number field and shows "on", "off" or, if several differ, "—". It
/// shows only states that it is given and requests changes by wanted(); it does not switch itself.
class SwitchField : public QAbstractButton {
    Q_OBJECT
public:
    explicit SwitchField(QWidget* parent = nullptr);

    /// Nothing: mixed.
    void setState(std::optional<bool> on);
    [[nodiscard]] std::optional<bool> state() const { return m_on; }
    /// The state is not registered yet: green and in italics, as a number's.
    void setDraft(bool draft);
    /// Shows its state but cannot be pressed, and is not dimmed by that.
    void setReadOnly(bool readOnly);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void wanted(bool on);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<bool> m_on;
    bool m_readOnly = false;
    bool m_draft = false;
};

} // namespace odori
