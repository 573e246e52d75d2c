// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QProcess>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace odori::test {

/// The colours of picture `number` of a test's video: blocks of 30 and pictures in the block.
struct VideoColour {
    int red = 0, green = 0, blue = 0;
};

[[nodiscard]] inline VideoColour videoColour(int number)
{
    return {20 + 6 * (number % 30), 20 + 9 * (number / 30 % 20), 128};
}

/// The number of the picture with this colour, below 600; a codec may change it a little.
[[nodiscard]] inline int videoNumber(int red, int green)
{
    return int(std::lround((red - 20) / 6.0)) + 30 * int(std::lround((green - 20) / 9.0));
}

/// Writes a video of 96x64 whose pictures have the colours of their numbers. `codec` has the
/// options of ffmpeg for it.
[[nodiscard]] inline bool writeVideo(
    const QString& path, int pictures, const QStringList& codec, int fps = 30)
{
    const QString source =
        QStringLiteral("nullsrc=s=96x64:r=%1,format=rgb24,geq=r='20+6*mod(N,30)':"
                       "g='20+9*mod(floor(N/30),20)':b='128'")
            .arg(fps);
    QProcess ffmpeg;
    ffmpeg.start(QStringLiteral("ffmpeg"),
        QStringList{QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-y"),
            QStringLiteral("-f"), QStringLiteral("lavfi"), QStringLiteral("-i"), source,
            QStringLiteral("-frames:v"), QString::number(pictures)} +
            codec + QStringList{path});
    return ffmpeg.waitForFinished(120000) && ffmpeg.exitStatus() == QProcess::NormalExit &&
           ffmpeg.exitCode() == 0;
}

} // namespace odori::test
