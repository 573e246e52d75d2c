// SPDX-License-Identifier: MIT
#include "ui/dopesheet/markers/dope_markers.h"

#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/dopesheet/dope_view.h"
#include "ui/dopesheet/markers/marker_field.h"
#include "ui/dopesheet/painting/dope_metrics.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

using M = DopeMetrics;

constexpr int flagWidth = 10; ///< width of the flag before the name

} // namespace

DopeMarkers::DopeMarkers(QWidget& canvas, Document& document, DopeView& view)
    : m_canvas(canvas)
    , m_document(document)
    , m_view(view)
{
}

int DopeMarkers::widthOf(const mmd::Marker& marker) const
{
    return flagWidth + m_canvas.fontMetrics().horizontalAdvance(textOf(marker));
}

QString DopeMarkers::textOf(const mmd::Marker& marker) const
{
    constexpr std::size_t mostBytes = 512; // more letters than fit into the maximum width
    const std::size_t size = std::min(marker.name.size(), mostBytes);
    const QString name = shownName(std::string_view(marker.name).substr(0, size));
    return m_canvas.fontMetrics().elidedText(name, Qt::ElideRight, mostWidth - flagWidth);
}

std::vector<std::size_t> DopeMarkers::between(int left, int right) const
{
    constexpr std::ptrdiff_t mostOfPixel = 4;
    const TimeAxis& axis = m_view.axis();
    const auto& markers = m_document.scene().markers;
    const auto isBefore = [](const mmd::Marker& marker, double frame) {
        return double(marker.frame) < frame;
    };
    std::vector<std::size_t> found;
    auto at = std::lower_bound(markers.begin(), markers.end(), axis.frame(left - 0.5), isBefore);
    while (at != markers.end() && axis.pixel(at->frame) <= right) {
        const double pixelEnd = axis.frame(axis.pixel(at->frame) + 0.5);
        const auto next = std::lower_bound(at + 1, markers.end(), pixelEnd, isBefore);
        for (auto each = next - std::min(mostOfPixel, next - at); each != next; ++each)
            found.push_back(std::size_t(each - markers.begin()));
        at = next;
    }
    return found;
}

void DopeMarkers::select(const std::optional<mmd::Marker>& marker)
{
    if (std::exchange(m_selected, marker) != marker)
        emit selectionChanged();
    m_canvas.update(0, 0, m_canvas.width(), M::headHeight);
}

std::optional<mmd::Marker> DopeMarkers::selected() const
{
    const bool isThere = m_selected && mmd::hasMarker(m_document.scene().markers, *m_selected);
    return isThere ? m_selected : std::nullopt;
}

void DopeMarkers::add(std::uint32_t frame)
{
    m_view.ensureFrameVisible(frame);
    const auto number = m_document.scene().markers.size() + 1;
    edit({frame, tr("Marker %1").arg(number).toStdString()}, true);
}

void DopeMarkers::rename(const mmd::Marker& marker)
{
    edit(marker, false);
}

void DopeMarkers::remove(const mmd::Marker& marker)
{
    m_document.apply(
        mmd::removeMarkers(m_document.scene(), std::span(&marker, 1)), tr("Delete Marker"));
}

void DopeMarkers::edit(const mmd::Marker& marker, bool isNew)
{
    auto* field = new MarkerField(QString::fromStdString(marker.name), &m_canvas);
    constexpr int width = 120;
    const int left =
        std::clamp(m_view.axis().pixel(marker.frame), M::namesWidth, m_canvas.width() - width);
    field->setGeometry(left, M::rulerHeight - 2, width, M::marksHeight + 4);
    connect(field, &MarkerField::named, this, [this, marker, isNew](const QString& name) {
        const mmd::Marker named{marker.frame, name.toStdString()};
        if (name.isEmpty()) {
            if (!isNew)
                remove(marker);
            return;
        }
        m_document.apply(isNew ? mmd::addMarkers(m_document.scene(), std::span(&named, 1))
                               : mmd::replaceMarker(m_document.scene(), marker, named),
            isNew ? tr("Add Marker") : tr("Rename Marker"));
        select(named);
    });
    field->show();
    field->setFocus();
}

} // namespace odori
