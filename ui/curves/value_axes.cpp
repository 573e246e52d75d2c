// SPDX-License-Identifier: MIT
#include "ui/curves/value_axes.h"

#include <algorithm>
#include <cmath>

namespace odori {
namespace {

constexpr double mostPixelsPerUnit = 1e6;
constexpr double fewestPixelsPerUnit = 1e-6;
constexpr double farthestValue = 3.5e38; ///< no float is farther from 0
/// The height of the range around a constant value: units, degrees, weight, ratio.
constexpr std::array flatHeight{2.0, 20.0, 1.0, 2.0};
constexpr double margin = 0.08; ///< of the height, above and below

} // namespace

double ValueAxes::y(const ValueScale& at, double value) const
{
    return top + height / 2.0 - (value - at.middle) * at.pixelsPerUnit;
}

double ValueAxes::value(const ValueScale& at, double y) const
{
    return at.middle + (top + height / 2.0 - y) / at.pixelsPerUnit;
}

void ValueAxes::showBox(const QRectF& box, double width)
{
    const double tall = height / box.height();
    for (ValueScale& scale : scales) {
        scale.middle = value(scale, box.center().y());
        scale.pixelsPerUnit *= tall;
    }
    const double centre = time.frame(box.center().x());
    time.pixelsPerFrame *= width / box.width();
    clampToValid(); // the zoom may be less than wanted
    time.firstFrame = centre - width / 2.0 / time.pixelsPerFrame;
}

void ValueAxes::zoomValues(double factor, double y)
{
    for (std::size_t at = 0; at < mmd::quantityCount; ++at) {
        const double under = value(static_cast<mmd::Quantity>(at), y);
        ValueScale& scale = scales[at];
        scale.pixelsPerUnit =
            std::clamp(scale.pixelsPerUnit * factor, fewestPixelsPerUnit, mostPixelsPerUnit);
        scale.middle = under - (top + height / 2.0 - y) / scale.pixelsPerUnit;
    }
}

void ValueAxes::panValues(double pixels)
{
    for (ValueScale& scale : scales)
        scale.middle += pixels / scale.pixelsPerUnit;
}

void ValueAxes::clampToValid()
{
    time.clampToValid();
    for (ValueScale& scale : scales) {
        if (!std::isfinite(scale.pixelsPerUnit))
            scale.pixelsPerUnit = ValueScale().pixelsPerUnit;
        if (!std::isfinite(scale.middle))
            scale.middle = 0.0;
        scale.pixelsPerUnit =
            std::clamp(scale.pixelsPerUnit, fewestPixelsPerUnit, mostPixelsPerUnit);
        scale.middle = std::clamp(scale.middle, -farthestValue, farthestValue);
    }
}

void ValueAxes::fit(mmd::Quantity quantity, double least, double most)
{
    const auto at = static_cast<std::size_t>(quantity);
    double extent = most - least;
    if (!(extent > flatHeight[at] * 1e-3))
        extent = flatHeight[at];
    scales[at].middle = (least + most) / 2.0;
    scales[at].pixelsPerUnit = std::clamp(std::max(height, 1.0) * (1.0 - 2.0 * margin) / extent,
        fewestPixelsPerUnit, mostPixelsPerUnit);
}

bool hasQuantity(mmd::ChannelSet channels, mmd::Quantity quantity)
{
    for (std::size_t at = 0; at < mmd::valueChannelCount; ++at) {
        const auto channel = static_cast<mmd::KeyNumber>(at);
        if ((channels & bitOf(channel)) && quantityOf(channel) == quantity)
            return true;
    }
    return false;
}

mmd::Quantity gridQuantity(mmd::ChannelSet channels)
{
    for (const mmd::Quantity quantity : {mmd::Quantity::Length, mmd::Quantity::Angle})
        if (hasQuantity(channels, quantity))
            return quantity;
    return hasQuantity(channels, mmd::Quantity::Weight) ? mmd::Quantity::Weight
                                                        : mmd::Quantity::Length;
}

double gridStep(double pixelsPerUnit, double pixels)
{
    const double wanted = pixels / pixelsPerUnit;
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= wanted * (1.0 - 1e-9))
            return factor * power;
    return 10.0 * power;
}

int decimalsOf(double step)
{
    return std::clamp(int(-std::floor(std::log10(step) + 1e-9)), 0, 6);
}

} // namespace odori
