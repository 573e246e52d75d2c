// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scene_drafts.h"

#include <QtWidgets/QAbstractButton>

namespace odori {

/// The colour of the light as a bar; a click opens a colour dialog.
class LightSwatch : public QAbstractButton {
    Q_OBJECT
public:
    explicit LightSwatch(QWidget* parent = nullptr);

    void showLight(const mmd::LightValue& light);
    /// The colour of the shown light.
    [[nodiscard]] QColor colour() const;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The light with the new colour.
    void chosen(const mmd::DraftValue& light);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void choose();

    mmd::LightValue m_light;
};

} // namespace odori
