// SPDX-License-Identifier: MIT
#include "ui/waveform/waveform_strip.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "libmmd/sound/spectrum_tiles.h"
#include "ui/document/document.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/messages/shown_name.h"
#include "ui/theme/theme.h"
#include "ui/waveform/sound_button.h"
#include "ui/waveform/sound_colours.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMenu>

#include <algorithm>
#include <cmath>
#include <utility>

namespace odori {

WaveformStrip::WaveformStrip(Document& document, QWidget& editor, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_editor(editor)
    , m_button(new SoundButton(document, this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAccessibleName(tr("Sound"));
    setSpokenRole(*this, QAccessible::Graphic);
    m_button->hide();
    connect(&document, &Document::currentFrameChanged, this, &WaveformStrip::showFrame);
    hide();
}

void WaveformStrip::setSound(const SoundShape* sound)
{
    if (m_sound)
        m_sound->disconnect(this);
    m_sound = sound;
    if (sound) {
        connect(sound, &SoundShape::shapeChanged, this, &WaveformStrip::updateSound);
        connect(sound, &SoundShape::spectrumChanged, this, [this] {
            if (m_showsSpectrum)
                repaintSound();
        });
    }
    updateSound();
}

void WaveformStrip::repaintSound()
{
    m_isStale = true;
    update();
}

void WaveformStrip::setShowsSpectrum(bool shows)
{
    if (std::exchange(m_showsSpectrum, shows) == shows)
        return;
    updateGeometry();
    repaintSound();
}

void WaveformStrip::setSpectrumSwitch(QAction& action)
{
    addAction(&action);
    m_button->menu()->addAction(&action);
}

void WaveformStrip::updateSound()
{
    repaintSound();
    const bool has = m_sound && m_sound->hasShape();
    setVisible(has);
    m_button->setTitle(has ? m_sound->title() : QString());
    setToolTip(
        has ? plainToolTip(
                  tr("%1\nDrag to hear it, drag with Ctrl to move it.").arg(m_sound->state()))
            : QString());
}

void WaveformStrip::setAxis(const TimeAxis& axis)
{
    if (axis == m_axis)
        return;
    m_axis = axis;
    placeButton();
    repaintSound();
}

void WaveformStrip::placeButton()
{
    const int room = int(m_axis.left) - 12;
    m_button->setVisible(room > 8 * fontMetrics().averageCharWidth());
    const int height = std::min(m_button->sizeHint().height(), this->height() - 4);
    m_button->setGeometry(6, (this->height() - height) / 2, room, height);
}

void WaveformStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeButton();
}

QSize WaveformStrip::sizeHint() const
{
    const int lines = m_showsSpectrum ? 3 : 2;
    return {200, lines * fontMetrics().height() + 6};
}

QSize WaveformStrip::soundPixels() const
{
    const double ratio = devicePixelRatioF();
    return {std::max(1, int(std::lround((width() - m_axis.left) * ratio))),
        std::max(1, int(height() * ratio))};
}

void WaveformStrip::paintSound()
{
    const QSize pixels = soundPixels();
    m_isStale = false;
    ++m_paintedSounds;
    if (m_image.size() != pixels)
        m_image = QImage(pixels, QImage::Format_RGB32);
    m_image.setDevicePixelRatio(devicePixelRatioF());
    const double framesPerColumn = 1.0 / (m_axis.pixelsPerFrame * devicePixelRatioF());
    const Theme& theme = themeOf(palette());
    if (m_showsSpectrum) {
        constexpr std::size_t rows = mmd::SpectrumTiles::rows;
        m_picture.assign(std::size_t(pixels.width()) * rows, 0);
        if (m_sound)
            m_sound->spectrum(m_axis.firstFrame, framesPerColumn, m_picture);
        paintSpectrum(m_image, m_picture, rows, spectrumColours(theme));
        return;
    }
    m_columns.assign(std::size_t(pixels.width()), {});
    if (m_sound)
        m_sound->columns(m_axis.firstFrame, framesPerColumn, m_columns);
    paintWaveform(m_image, m_columns, waveformColours(theme));
}

void WaveformStrip::paintEvent(QPaintEvent*)
{
    if (m_isStale || m_image.size() != soundPixels())
        paintSound();
    const Theme& theme = themeOf(palette());
    const int left = int(m_axis.left);
    QPainter painter(this);
    painter.fillRect(0, 0, left, height(), theme.header);
    painter.drawImage(left, 0, m_image);
    painter.fillRect(0, height() - 1, width(), 1, theme.line);
    painter.fillRect(left - 1, 0, 1, height(), theme.line);
    painter.setClipRect(left, 0, width() - left, height());
    painter.setRenderHint(QPainter::Antialiasing);
    const double x = std::round(m_axis.x(m_document.currentFrame()));
    painter.fillRect(QRectF(x - 0.5, 0, 1.5, height()), theme.currentFrame);
}

void WaveformStrip::showFrame(double frame)
{
    for (const double each : {m_shownFrame, frame})
        update(m_axis.pixel(each) - 2, 0, 5, height());
    m_shownFrame = frame;
}

void WaveformStrip::dragTo(double x)
{
    if (m_drag == Drag::Frame)
        m_document.setCurrentFrame(double(m_axis.wholeFrameAt(x)));
    else if (m_drag == Drag::Sound)
        moveSound(m_axis.frame(x) - m_dragStart);
}

void WaveformStrip::moveSound(double frames)
{
    if (!m_isMoving && frames == 0.0)
        return;
    if (!std::exchange(m_isMoving, true)) {
        m_document.beginGesture();
        qApp->installEventFilter(this); // another widget has the focus
    }
    if (!m_document.isGestureRunning()) // cancelled, with undo for example
        return cancelDrag();
    const mmd::Scene& scene = m_document.gestureScene();
    mmd::SceneSound sound = scene.settings.sound;
    sound.offset += mmd::soundOffset(frames);
    m_document.updateGesture(mmd::setSound(scene, sound));
}

void WaveformStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || event->position().x() < m_axis.left)
        return event->ignore();
    m_drag = event->modifiers() == Qt::ControlModifier ? Drag::Sound : Drag::Frame;
    m_dragStart = m_axis.frame(event->position().x());
    dragTo(event->position().x());
}

void WaveformStrip::mouseMoveEvent(QMouseEvent* event)
{
    dragTo(event->position().x());
}

void WaveformStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        endDrag();
}

void WaveformStrip::endDrag()
{
    if (stopMoving())
        m_document.endGesture(tr("Move Sound"));
}

void WaveformStrip::cancelDrag()
{
    if (stopMoving())
        m_document.cancelGesture();
}

bool WaveformStrip::stopMoving()
{
    m_drag = Drag::None;
    if (!std::exchange(m_isMoving, false))
        return false;
    qApp->removeEventFilter(this);
    return m_document.isGestureRunning();
}

/// Esc cancels the drag with any modifier: Ctrl is often still held.
bool WaveformStrip::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if ((!isOverride && event->type() != QEvent::KeyPress) ||
        static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (isOverride)
        event->accept();
    else
        cancelDrag();
    return true;
}

/// Nobody sees what a drag does in a closed panel.
void WaveformStrip::hideEvent(QHideEvent* event)
{
    cancelDrag();
    QWidget::hideEvent(event);
}

void WaveformStrip::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(&m_editor, event);
}

void WaveformStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        updateGeometry();
        updateSound();
    }
}

} // namespace odori
