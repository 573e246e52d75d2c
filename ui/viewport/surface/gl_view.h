// SPDX-License-Identifier: MIT
#pragma once

#include <QtGui/QImage>
#include <QtWidgets/QWidget>

#include <memory>

class QOpenGLContext;
class QPainter;

namespace odori {

class CardPicture;
class MemoryPicture;

/// Who puts the picture of a GlView into the window.
enum class PictureWay {
    Memory, ///< drawn in main memory and copied like any other widget. For software renderers:
            ///< the window has no texture to compose with all its panels
    Card,   ///< QOpenGLWidget, which composes the picture with the panels on the graphics card
};

/// Memory if OpenGL runs on the CPU.
[[nodiscard]] PictureWay usualPictureWay();

/// A widget with a picture that OpenGL 3.3 core draws, and that QPainter completes. Child widgets
/// lie over it. initializeGL() runs before the first picture and after a context was lost.
class GlView : public QWidget {
    Q_OBJECT
public:
    explicit GlView(QWidget* parent = nullptr, PictureWay way = usualPictureWay());
    ~GlView() override;

    /// Whether initializeGL() has run in the current context.
    [[nodiscard]] bool isValid() const { return m_isValid; }
    /// Whether the machine has OpenGL 3.3. A card's context is not known before the first picture.
    [[nodiscard]] bool hasOpenGl() const { return m_card || m_memory; }
    /// The context of a valid view.
    void makeCurrent();
    void doneCurrent();
    /// Draws a picture now and returns it, in device pixels.
    [[nodiscard]] QImage grabFramebuffer();

public slots:
    /// Draws a new picture soon. QWidget::update() and repaint() only show the last one again.
    void updatePicture();

protected:
    /// The view's context is current, and no OpenGL object is bound.
    virtual void initializeGL() = 0;
    /// Frees the OpenGL objects, because the context ends. A subclass calls it in its destructor.
    virtual void releaseGL() = 0;
    /// Draws into the bound framebuffer, as large as the view in device pixels.
    virtual void paintGL() = 0;
    /// Draws over it, in logical pixels. Runs also if there is no OpenGL.
    virtual void paintOver(QPainter& painter) = 0;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    friend class CardPicture;
    void begin(QOpenGLContext& context);
    void end();
    void drawInMemory();

    std::unique_ptr<MemoryPicture> m_memory; ///< null: there is no OpenGL, or m_card has it
    CardPicture* m_card = nullptr;           ///< a child, as large as the view
    QImage m_picture;                        ///< of m_memory, complete
    bool m_isValid = false;
    bool m_isStale = true; ///< m_picture
};

} // namespace odori
