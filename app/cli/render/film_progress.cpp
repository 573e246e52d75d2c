// SPDX-License-Identifier: MIT
#include "app/cli/render/film_progress.h"

#include "libmmd/base/process/terminal.h"

#include <QtCore/QCoreApplication>

#include <cmath>
#include <cstdio>

namespace odori::cli {
namespace {

constexpr qint64 shortestPause = 200; ///< ms between two changes of the line

void write(const QString& line)
{
    std::fprintf(stderr, "\r%s\x1b[K", line.toUtf8().constData()); // and clears the rest
    std::fflush(stderr);
}

QString tr(const char* text)
{
    return QCoreApplication::translate("odori::cli", text);
}

} // namespace

QString progressText(double share, std::uint64_t pictures, double seconds)
{
    const auto done = static_cast<std::uint64_t>(std::llround(share * double(pictures)));
    if (done == 0 || seconds <= 0.0)
        return tr("%1 of %2 pictures").arg(done).arg(pictures);
    const double rate = double(done) / seconds;
    const auto left = static_cast<std::uint64_t>(std::ceil(double(pictures - done) / rate));
    return tr("%1 of %2 pictures, %3 a second, %4:%5 left")
        .arg(done)
        .arg(pictures)
        .arg(rate, 0, 'f', 1)
        .arg(left / 60)
        .arg(left % 60, 2, 10, QLatin1Char('0'));
}

FilmProgress::FilmProgress(std::uint64_t pictures)
    : m_pictures(pictures)
    , m_isShown(mmd::isErrorTerminal())
{
    m_total.start();
}

FilmProgress::~FilmProgress()
{
    if (m_isShown && m_sinceLine.isValid())
        write({});
}

void FilmProgress::show(double share)
{
    if (!m_isShown || (m_sinceLine.isValid() && m_sinceLine.elapsed() < shortestPause))
        return;
    m_sinceLine.start();
    write(progressText(share, m_pictures, double(m_total.elapsed()) / 1000.0));
}

} // namespace odori::cli
