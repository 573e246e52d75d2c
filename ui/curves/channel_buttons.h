// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QColor>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QWidget>

#include <cstdint>

class QGridLayout;

namespace odori {

struct Theme;

/// Buttons for the channels of a key, each with a dot in its colour, and one for all of them;
/// exactly one is down. Bones have X Y Z Rotation, the camera also has Distance and View.
class ChannelButtons : public QWidget {
    Q_OBJECT
public:
    explicit ChannelButtons(QWidget* parent = nullptr);

    void setCamera(bool camera);
    /// In one row of mostColumns the camera's long names are cut short.
    void setColumns(int columns);
    static constexpr int mostColumns = 7;

    /// The number of buttons.
    [[nodiscard]] int count() const;
    /// Bit n is channel n.
    [[nodiscard]] std::uint8_t channels() const;
    /// The channel that is down; -1 for all.
    [[nodiscard]] int channel() const;
    void setChannel(int channel);
    /// The text of the button that is down.
    [[nodiscard]] QColor colour() const;

signals:
    void channelChanged();

private:
    void arrange();

    QButtonGroup m_group;
    QGridLayout* m_layout;
    bool m_camera = false;
    int m_columns = 1;
};

/// The colour of a channel of mmd::CameraChannel (the first four are also the bones'); -1: all.
[[nodiscard]] QColor channelColour(const Theme& theme, int channel);

/// The name of a channel, as on its button.
[[nodiscard]] QString channelName(int channel);

} // namespace odori
