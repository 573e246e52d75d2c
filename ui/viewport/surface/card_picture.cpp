// SPDX-License-Identifier: MIT
#include "ui/viewport/surface/card_picture.h"

#include "ui/viewport/gl_format.h"

#include <QtGui/QOpenGLContext>
#include <QtGui/QPainter>

namespace odori {

CardPicture::CardPicture(GlView& view)
    : QOpenGLWidget(&view)
    , m_view(view)
{
    setFormat(viewportFormat());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    lower();
}

void CardPicture::initializeGL()
{
    m_view.begin(*context());
}

void CardPicture::paintGL()
{
    m_view.paintGL();
    QPainter painter(this);
    m_view.paintOver(painter);
}

} // namespace odori
