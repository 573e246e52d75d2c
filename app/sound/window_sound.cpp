// SPDX-License-Identifier: MIT
#include "app/sound/window_sound.h"

#include "app/editing/beat_commands.h"
#include "app/editing/edit_commands.h"
#include "app/main_window.h"
#include "libmmd/base/file_io.h"
#include "libmmd/sound/mono_samples.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/value_view.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/settings/settings.h"
#include "ui/waveform/waveform_strip.h"

namespace odori {
namespace {

std::optional<BeatCommands::Sound> heardSound(MainWindow& window)
{
    const Soundtrack& soundtrack = window.session().soundtrack();
    if (!soundtrack.sound())
        return std::nullopt;
    const std::filesystem::path path = soundtrack.sound()->path();
    const auto read = [path]() -> mmd::Result<BeatCommands::Mono> {
        auto sound = mmd::CachedSound::open(path);
        if (!sound)
            return tl::unexpected(sound.error());
        return BeatCommands::Mono{mmd::monoSamples(*sound), double(sound->format().rate)};
    };
    return BeatCommands::Sound{QString::fromStdString(mmd::utf8FromPath(path)), read,
        mmd::soundFrame(window.document().scene().settings.sound)};
}

} // namespace

void showSound(MainWindow& window, EditCommands& edits)
{
    Soundtrack& soundtrack = window.session().soundtrack();
    const Settings& settings = window.settings();
    for (WaveformStrip* strip :
        {&window.dopeSheet().soundStrip(), &window.curveEditor().valueView().soundStrip()}) {
        strip->setSound(&soundtrack);
        strip->setShowsSpectrum(settings.showsSpectrum());
        QObject::connect(
            &settings, &Settings::showsSpectrumChanged, strip, &WaveformStrip::setShowsSpectrum);
    }
    const auto listen = [&window, &edits] { edits.beats().setSound(heardSound(window)); };
    QObject::connect(&soundtrack, &Soundtrack::soundChanged, &edits, listen);
    listen();
}

} // namespace odori
