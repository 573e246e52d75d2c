// SPDX-License-Identifier: MIT
#include "libmmd/tools/smooth/zero_lag_filter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace mmd {
namespace {

constexpr std::size_t order = 3; ///< of the differences that are kept small
constexpr std::array<double, order + 1> difference{-1.0, 3.0, -3.0, 1.0};

/// A symmetric matrix with `order` diagonals on each side, factored into L D Lᵀ.
class Band {
public:
    Band(std::span<const double> weights, double stiffness)
        : m_size(weights.size())
        , m_rows(m_size * (order + 1), 0.0)
    {
        for (std::size_t row = 0; row < m_size; ++row)
            at(row, 0) = weights[row];
        for (std::size_t row = 0; row + order < m_size; ++row)
            for (std::size_t one = 0; one <= order; ++one)
                for (std::size_t other = 0; other <= one; ++other)
                    at(row + one, one - other) += stiffness * difference[one] * difference[other];
        factor();
    }

    /// Solves for one dimension of `series`, in place.
    void solve(Series& series, std::size_t dimension) const
    {
        const auto value = [&](std::size_t row) -> double& { return series.at(row)[dimension]; };
        for (std::size_t row = 0; row < m_size; ++row)
            for (std::size_t back = 1; back <= std::min(order, row); ++back)
                value(row) -= at(row, back) * value(row - back);
        for (std::size_t row = m_size; row-- > 0;) {
            value(row) /= at(row, 0);
            for (std::size_t on = 1; on <= order && row + on < m_size; ++on)
                value(row) -= at(row + on, on) * value(row + on);
        }
    }

private:
    /// The element `back` columns before the diagonal.
    double& at(std::size_t row, std::size_t back) { return m_rows[row * (order + 1) + back]; }
    [[nodiscard]] double at(std::size_t row, std::size_t back) const
    {
        return m_rows[row * (order + 1) + back];
    }
    void factor()
    {
        for (std::size_t row = 0; row < m_size; ++row) {
            for (std::size_t back = std::min(order, row); back >= 1; --back) {
                const std::size_t column = row - back;
                double sum = at(row, back);
                for (std::size_t more = 1; back + more <= order && more <= column; ++more)
                    sum -= at(row, back + more) * at(column, more) * at(column - more, 0);
                at(row, back) = sum / at(column, 0);
            }
            for (std::size_t back = 1; back <= std::min(order, row); ++back)
                at(row, 0) -= at(row, back) * at(row, back) * at(row - back, 0);
        }
    }

    std::size_t m_size;
    std::vector<double> m_rows;
};

} // namespace

Series filtered(const Series& series, std::span<const double> weights, double cutoff)
{
    const auto used =
        std::count_if(weights.begin(), weights.end(), [](double weight) { return weight > 0.0; });
    if (series.frames() <= order || used < std::ptrdiff_t(order))
        return series;
    // The filter halves an oscillation of this frequency.
    constexpr double slowest = 0.05, fastest = 15.0, framesPerSecond = 30.0;
    const double angle = std::numbers::pi * std::clamp(cutoff, slowest, fastest) / framesPerSecond;
    const Band band(weights, std::pow(2.0 * std::sin(angle), -2.0 * double(order)));
    Series result = series;
    for (std::size_t frame = 0; frame < series.frames(); ++frame)
        for (std::size_t at = 0; at < series.dimensions; ++at)
            result.at(frame)[at] *= weights[frame];
    for (std::size_t at = 0; at < series.dimensions; ++at)
        band.solve(result, at);
    return result;
}

} // namespace mmd
