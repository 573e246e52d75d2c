// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scene_drafts.h"

#include <QtWidgets/QWidget>

namespace odori {

class HexField;
class LightBall;
class LightSwatch;

/// The light as a ball with its direction, and its colour as a bar and a text. It shows only lights
/// that it is given and requests changes by signals.
class LightEditor : public QWidget {
    Q_OBJECT
public:
    explicit LightEditor(QWidget* parent = nullptr);

    void showLight(const mmd::LightValue& light, bool isDraft);

    [[nodiscard]] LightBall& ball() { return *m_ball; }
    [[nodiscard]] LightSwatch& swatch() { return *m_swatch; }
    [[nodiscard]] HexField& hex() { return *m_hex; }

signals:
    /// A light at once, as one undo step.
    void chosen(const mmd::DraftValue& light);
    /// One adjustment.
    void adjustStarted();
    void adjusted(const mmd::DraftValue& light);
    void adjustFinished();
    void adjustCancelled();
    /// The typed text is no colour.
    void refused(const QString& why);

private:
    void connectColour();

    mmd::LightValue m_light;
    LightBall* m_ball;
    LightSwatch* m_swatch;
    HexField* m_hex;
};

} // namespace odori
