// SPDX-License-Identifier: MIT
// Markers of the dope sheet: adding, naming, deleting.
#include "libmmd/scene/edits_scene.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/marker_field.h"

#include <algorithm>

namespace odori {
namespace {

using M = DopeMetrics;

} // namespace

int DopeCanvas::markerWidth(const mmd::Marker& marker) const
{
    return 10 + fontMetrics().horizontalAdvance(QString::fromStdString(marker.name));
}

void DopeCanvas::selectMarker(const std::optional<mmd::Marker>& marker)
{
    m_selectedMarker = marker;
    update(0, 0, width(), M::headHeight);
}

std::optional<mmd::Marker> DopeCanvas::selectedMarker() const
{
    const auto& markers = m_document.scene().markers;
    const bool isThere = m_selectedMarker && std::find(markers.begin(), markers.end(),
                                                 *m_selectedMarker) != markers.end();
    return isThere ? m_selectedMarker : std::nullopt;
}

void DopeCanvas::addMarker(std::uint32_t frame)
{
    ensureFrameVisible(frame);
    const auto number = m_document.scene().markers.size() + 1;
    editMarker({frame, tr("Marker %1").arg(number).toStdString()}, true);
}

void DopeCanvas::renameMarker(const mmd::Marker& marker)
{
    editMarker(marker, false);
}

void DopeCanvas::deleteMarker(const mmd::Marker& marker)
{
    m_document.apply(
        mmd::removeMarkers(m_document.scene(), m_document.selection(), std::span(&marker, 1)),
        tr("Delete Marker"));
}

void DopeCanvas::editMarker(const mmd::Marker& marker, bool isNew)
{
    const auto& frame = marker.frame;
    auto* field = new MarkerField(QString::fromStdString(marker.name), this);
    constexpr int width = 120;
    const int left = std::clamp(qRound(m_axis.x(frame)), M::namesWidth, this->width() - width);
    field->setGeometry(left, M::rulerHeight - 2, width, M::marksHeight + 4);
    connect(field, &MarkerField::named, this, [this, marker, isNew](const QString& name) {
        const mmd::Marker named{marker.frame, name.toStdString()};
        if (name.isEmpty()) {
            if (!isNew)
                deleteMarker(marker);
            return;
        }
        m_document.apply(
            isNew
                ? mmd::addMarkers(m_document.scene(), m_document.selection(), std::span(&named, 1))
                : mmd::replaceMarker(m_document.scene(), m_document.selection(), marker, named),
            isNew ? tr("Add Marker") : tr("Rename Marker"));
        selectMarker(named);
    });
    field->show();
    field->setFocus();
}

} // namespace odori
