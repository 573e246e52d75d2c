// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

namespace odori {

class Document;
class ValueCanvas;
class ValueChannelList;

/// The graph of the selected tracks with the list of their channels: evaluated values over time,
/// keys and handles.
class ValueView : public QWidget {
    Q_OBJECT
public:
    explicit ValueView(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ValueCanvas& canvas() { return *m_canvas; }
    [[nodiscard]] ValueChannelList& channels() { return *m_channels; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    void showChannels();

    ValueChannelList* m_channels;
    ValueCanvas* m_canvas;
};

} // namespace odori
