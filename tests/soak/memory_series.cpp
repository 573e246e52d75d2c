// SPDX-License-Identifier: MIT
#include "tests/soak/memory_series.h"

#include <QtCore/QFile>

#include <algorithm>
#include <cstdio>

#include <malloc.h>

namespace odori::soak {
namespace {

constexpr double mebibyte = 1024.0 * 1024.0;

/// A line of the process's status, in bytes.
std::size_t statusBytes(const char* name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toULongLong() * 1024;
    return 0;
}

double percent(std::size_t before, std::size_t after)
{
    return before == 0 ? 0.0 : (double(after) / double(before) - 1.0) * 100.0;
}

} // namespace

void MemorySeries::measure(bool isNewCheckpoint)
{
    malloc_trim(0);
    const auto heap = mallinfo2();
    const Measure measured{.seconds = double(m_clock.elapsed()) / 1000.0,
        .resident = statusBytes("VmRSS:"),
        .allocated = heap.uordblks + heap.hblkhd};
    if (isNewCheckpoint || m_measures.empty())
        m_measures.push_back(measured);
    else
        ++m_measures.back().count;
    Measure& now = m_measures.back();
    now.resident = std::min(now.resident, measured.resident);
    now.allocated = std::min(now.allocated, measured.allocated);
    std::printf("memory %zu: %.0f s, resident %.1f MiB (%.1f of files), allocated %.1f MiB\n",
        m_measures.size(), measured.seconds, double(measured.resident) / mebibyte,
        double(statusBytes("RssFile:")) / mebibyte, double(measured.allocated) / mebibyte);
    std::fflush(stdout);
}

double MemorySeries::growth(double warmUpSeconds) const
{
    const auto first = std::find_if(m_measures.begin(), m_measures.end(),
        [&](const Measure& each) { return each.seconds >= warmUpSeconds; });
    if (first == m_measures.end())
        return 0.0;
    const bool isCut = m_measures.back().count < first->count;
    const Measure& last = isCut ? *(m_measures.end() - 2) : m_measures.back();
    return std::max(
        percent(first->resident, last.resident), percent(first->allocated, last.allocated));
}

} // namespace odori::soak
