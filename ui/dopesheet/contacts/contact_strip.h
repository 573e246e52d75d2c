// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/contacts/foot_contacts.h"
#include "ui/dopesheet/contacts/contact_bars.h"

#include <QtWidgets/QWidget>

namespace odori {

class DopeCanvas;

/// The contacts of both feet over the time axis of the sheet. A click on a bar selects the contact,
/// a drag of its end changes it, a drag on free space makes a new one, and a click there goes to
/// the frame. Esc cancels a drag. Wheel events go to the sheet. The widget's actions form its
/// context menu.
class ContactStrip : public QWidget {
    Q_OBJECT
public:
    /// All must outlive the strip.
    ContactStrip(
        Document& document, FootContacts& contacts, DopeCanvas& sheet, QWidget* parent = nullptr);

    void setAxis(const TimeAxis& axis);
    [[nodiscard]] QSize sizeHint() const override;
    /// The pixels of the bars.
    [[nodiscard]] ContactBars bars() const;

signals:
    /// A bar was double clicked: the user wants to pin this foot.
    void pinWanted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Part { None, Bar, First, Last };
    struct Hit {
        Part part = Part::None;
        std::size_t contact = 0;
    };
    /// What a pressed button does until its release.
    struct Drag {
        Part part = Part::None;           ///< Bar: the current frame; None: a new contact
        double pressed = 0.0;             ///< frame, not rounded
        mmd::FootContact contact;         ///< at the press
        std::optional<std::size_t> index; ///< of the contact; none: it is new
        std::vector<mmd::FootContact> before;
        mmd::ActorId actor; ///< whose contacts they are
        bool wasEdited = false;
        bool hasMoved = false;
    };

    [[nodiscard]] Hit hitAt(const QPoint& at) const;
    /// The whole frame of a fractional one, or its beat.
    [[nodiscard]] std::uint32_t snapped(double frame) const;
    [[nodiscard]] QString emptyText() const;
    void dragTo(double frame);
    void endDrag();
    void cancelDrag();
    void showFrame(double frame);

    Document& m_document;
    FootContacts& m_contacts;
    DopeCanvas& m_sheet;
    TimeAxis m_axis;
    std::optional<Drag> m_drag;
    double m_shownFrame = 0.0;
};

} // namespace odori
