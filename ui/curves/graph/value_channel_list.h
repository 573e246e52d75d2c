// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/graph/value_channels.h"

#include <QtWidgets/QWidget>

#include <optional>

class QAbstractButton;

namespace odori {

/// The channels of the graph, each with a check box in its colour that shows or mutes it. The name
/// of the active channel is bold. A double click shows only one channel, or all again.
class ValueChannelList : public QWidget {
    Q_OBJECT
public:
    explicit ValueChannelList(QWidget* parent = nullptr);

    /// Sets the channels, the muted ones and the active one.
    void setChannels(mmd::ChannelSet channels, mmd::ChannelSet muted,
        const std::optional<mmd::KeyNumber>& active);
    [[nodiscard]] QAbstractButton* button(mmd::KeyNumber channel) const;

signals:
    void mutedChanged(mmd::ChannelSet muted);
    void activated(mmd::KeyNumber channel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::array<QAbstractButton*, mmd::valueChannelCount> m_buttons{};
    mmd::ChannelSet m_channels = 0, m_muted = 0;
};

} // namespace odori
