// SPDX-License-Identifier: MIT
#include "ui/messages/track_names.h"

#include "ui/messages/message_text.h"

#include <algorithm>
#include <array>

namespace odori {
namespace {

struct TrackNames {
    mmd::TrackKind kind{};
    const char* label = nullptr;
    const char* words = nullptr;
    const char* registerStep = nullptr;
    const char* changeStep = nullptr;
};

constexpr std::array trackNameTable{
    TrackNames{mmd::TrackKind::Camera, QT_TRANSLATE_NOOP("odori", "Camera"),
        QT_TRANSLATE_NOOP("odori", "camera"), QT_TRANSLATE_NOOP("odori", "Register Camera"),
        QT_TRANSLATE_NOOP("odori", "Change Camera")},
    TrackNames{mmd::TrackKind::Light, QT_TRANSLATE_NOOP("odori", "Light"),
        QT_TRANSLATE_NOOP("odori", "light"), QT_TRANSLATE_NOOP("odori", "Register Light"),
        QT_TRANSLATE_NOOP("odori", "Change Light")},
    TrackNames{mmd::TrackKind::Shadow, QT_TRANSLATE_NOOP("odori", "Self-shadow"),
        QT_TRANSLATE_NOOP("odori", "self-shadow"),
        QT_TRANSLATE_NOOP("odori", "Register Self-Shadow"),
        QT_TRANSLATE_NOOP("odori", "Change Self-Shadow")},
    TrackNames{mmd::TrackKind::ShowIk, QT_TRANSLATE_NOOP("odori", "Show and IK"),
        QT_TRANSLATE_NOOP("odori", "show and IK"),
        QT_TRANSLATE_NOOP("odori", "Register Show and IK"),
        QT_TRANSLATE_NOOP("odori", "Change Show and IK")},
};

QString textFor(mmd::TrackKind kind, const char* TrackNames::*text)
{
    const auto* found = std::find_if(trackNameTable.begin(), trackNameTable.end(),
        [&](const TrackNames& each) { return each.kind == kind; });
    return found == trackNameTable.end() ? QString() : tr(found->*text);
}

} // namespace

QString labelOf(mmd::TrackKind kind)
{
    return textFor(kind, &TrackNames::label);
}

QString wordsFor(mmd::TrackKind kind)
{
    return textFor(kind, &TrackNames::words);
}

QString registerStepOf(mmd::TrackKind kind)
{
    return textFor(kind, &TrackNames::registerStep);
}

QString changeStepOf(mmd::TrackKind kind)
{
    return textFor(kind, &TrackNames::changeStep);
}

} // namespace odori
