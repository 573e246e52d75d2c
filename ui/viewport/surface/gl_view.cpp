// SPDX-License-Identifier: MIT
#include "ui/viewport/surface/gl_view.h"

#include "ui/viewport/gl_format.h"
#include "ui/viewport/surface/card_picture.h"
#include "ui/viewport/surface/memory_picture.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>

namespace odori {

PictureWay usualPictureWay()
{
    return isOpenGlSoftware() ? PictureWay::Memory : PictureWay::Card;
}

GlView::GlView(QWidget* parent, PictureWay way)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    if (way == PictureWay::Card)
        m_card = new CardPicture(*this);
    else
        m_memory = MemoryPicture::create();
}

GlView::~GlView()
{
    // A context outlives the subclass.
    if (m_card && m_card->context())
        disconnect(m_card->context(), nullptr, this, nullptr);
}

void GlView::begin(QOpenGLContext& context)
{
    // If a QOpenGLWidget is moved to another window, it gets another context.
    connect(
        &context, &QOpenGLContext::aboutToBeDestroyed, this, &GlView::end, Qt::UniqueConnection);
    m_isValid = true;
    initializeGL();
}

void GlView::end()
{
    releaseGL();
    m_isValid = false;
}

void GlView::makeCurrent()
{
    if (m_card)
        m_card->makeCurrent();
    else if (m_memory)
        m_memory->makeCurrent();
}

void GlView::doneCurrent()
{
    if (m_card)
        m_card->doneCurrent();
    else if (m_memory)
        m_memory->doneCurrent();
}

void GlView::updatePicture()
{
    m_isStale = true;
    m_card ? m_card->update() : update();
}

void GlView::drawInMemory()
{
    m_isStale = false;
    const QSize pixels = (size() * devicePixelRatio()).expandedTo({1, 1});
    if (m_picture.size() != pixels)
        m_picture = QImage(pixels, QImage::Format_RGB32);
    m_picture.setDevicePixelRatio(devicePixelRatio());
    if (m_memory && m_memory->makeCurrent()) {
        if (!m_isValid) {
            m_isValid = true;
            initializeGL();
        }
        m_memory->draw([this] { paintGL(); }, m_picture);
        m_memory->doneCurrent();
    } else {
        m_picture.fill(Qt::darkGray);
    }
    QPainter painter(&m_picture);
    paintOver(painter);
}

QImage GlView::grabFramebuffer()
{
    if (m_card)
        return m_card->grabFramebuffer();
    drawInMemory();
    return m_picture.copy();
}

void GlView::paintEvent(QPaintEvent*)
{
    if (m_card)
        return;
    if (m_isStale || m_picture.size() != size() * devicePixelRatio())
        drawInMemory();
    QPainter(this).drawImage(0, 0, m_picture);
}

void GlView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_card)
        m_card->setGeometry(rect());
    updatePicture();
}

void GlView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        updatePicture();
}

} // namespace odori
