// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/surface/gl_view.h"

#include <QtOpenGLWidgets/QOpenGLWidget>

namespace odori {

/// Shows the picture of a GlView, its parent, with QOpenGLWidget. Gets no mouse, focus or drops.
class CardPicture : public QOpenGLWidget {
    Q_OBJECT
public:
    explicit CardPicture(GlView& view);

protected:
    void initializeGL() override;
    void paintGL() override;

private:
    GlView& m_view;
};

} // namespace odori
