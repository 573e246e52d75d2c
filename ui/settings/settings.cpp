// SPDX-License-Identifier: MIT
#include "ui/settings/settings.h"

#include "ui/document/physics.h"

#include <QtCore/QSettings>

#include <algorithm>
#include <array>

namespace odori {
namespace {

constexpr QLatin1String languageKey("language");
constexpr QLatin1String themeKey("theme");
constexpr QLatin1String motionlessKey("lessMotion");
constexpr QLatin1String fontKey("fontPercent");
constexpr QLatin1String undoKey("undoMiB");
constexpr QLatin1String textureKey("textureMemoryMiB");
constexpr QLatin1String cacheKey("physics/cacheMebibytes");
constexpr QLatin1String versionsKey("keptVersions");
constexpr QLatin1String snapshotKey("snapshotMinutes");
constexpr QLatin1String keptKey("keptMiB");
constexpr QLatin1String modeKey("physics/mode");
constexpr QLatin1String modelKey("open/secondModel");
constexpr QLatin1String motionKey("open/secondMotion");
constexpr QLatin1String cameraKey("open/cameraKeys");
constexpr QLatin1String stepsKey("play/steps");
constexpr QLatin1String returnKey("play/returnToStart");
constexpr QLatin1String spectrumKey("view/spectrogram");
constexpr QLatin1String contactsKey("view/contacts");

constexpr SettingRange modes{
    int(PhysicsMode::Off), int(PhysicsMode::WhilePlaying), int(PhysicsMode::Always)};
constexpr SettingRange models{0, 0, int(ModelChoice::Replace)};
constexpr SettingRange motions{0, 0, int(MotionChoice::NewActor)};
constexpr SettingRange switches{0, 0, 1};
constexpr SettingRange cameras{0, 0, int(CameraChoice::Leave)};

/// As in the file, in the order of the enumerations.
using Names = std::span<const QLatin1String>;
constexpr std::array languages{QLatin1String("system"), QLatin1String("en"), QLatin1String("ja"),
    QLatin1String("zh_CN"), QLatin1String("zh_TW"), QLatin1String("ko")};
constexpr std::array themes{QLatin1String("system"), QLatin1String("dark"), QLatin1String("light"),
    QLatin1String("contrast")};

int held(int number, const SettingRange& range)
{
    return std::clamp(number, range.least, range.most);
}

int storedNumber(QLatin1String key, const SettingRange& range)
{
    bool isNumber = false;
    const int number = QSettings().value(key).toInt(&isNumber);
    return isNumber ? held(number, range) : range.usual;
}

int storedName(QLatin1String key, Names names)
{
    const auto found = std::find(names.begin(), names.end(), QSettings().value(key).toString());
    return found == names.end() ? 0 : int(found - names.begin());
}

} // namespace

void Settings::write(QLatin1String key, const QVariant& value)
{
    QSettings file;
    file.setValue(key, value);
    file.sync(); // so that the status is known
    if (file.status() != QSettings::NoError)
        emit notSaved(file.fileName());
}

bool Settings::store(QLatin1String key, int number, const SettingRange& range)
{
    const bool isOther = storedNumber(key, range) != held(number, range);
    write(key, held(number, range));
    return isOther;
}

bool Settings::store(QLatin1String key, int index, Names names)
{
    const bool isOther = storedName(key, names) != index;
    write(key, QString(names[std::size_t(index)]));
    return isOther;
}

LanguageChoice Settings::language() const
{
    return LanguageChoice(storedName(languageKey, languages));
}

ThemeChoice Settings::theme() const
{
    return ThemeChoice(storedName(themeKey, themes));
}

bool Settings::hasLessMotion() const
{
    return storedNumber(motionlessKey, switches) != 0;
}

int Settings::fontPercent() const
{
    return storedNumber(fontKey, fontPercents);
}

int Settings::undoLimit() const
{
    return storedNumber(undoKey, undoMebibytes);
}

int Settings::textureBudget() const
{
    return storedNumber(textureKey, textureMebibytes);
}

int Settings::physicsCache() const
{
    return storedNumber(cacheKey, physicsMebibytes);
}

int Settings::snapshotMinutes() const
{
    return storedNumber(snapshotKey, minutesOfSnapshots);
}

int Settings::keptMebibytes() const
{
    return storedNumber(keptKey, mebibytesKept);
}

int Settings::versionsKept() const
{
    return storedNumber(versionsKey, versionCounts);
}

PhysicsMode Settings::physicsMode() const
{
    return PhysicsMode(storedNumber(modeKey, modes));
}

ModelChoice Settings::secondModel() const
{
    return ModelChoice(storedNumber(modelKey, models));
}

MotionChoice Settings::secondMotion() const
{
    return MotionChoice(storedNumber(motionKey, motions));
}

CameraChoice Settings::cameraKeys() const
{
    return CameraChoice(storedNumber(cameraKey, cameras));
}

bool Settings::playsInSteps() const
{
    return storedNumber(stepsKey, switches) != 0;
}

bool Settings::returnsToStart() const
{
    return storedNumber(returnKey, switches) != 0;
}

bool Settings::showsSpectrum() const
{
    return storedNumber(spectrumKey, switches) != 0;
}

bool Settings::showsContacts() const
{
    return storedNumber(contactsKey, switches) != 0;
}

void Settings::setLanguage(LanguageChoice language)
{
    if (store(languageKey, int(language), languages))
        emit languageChanged();
}

void Settings::setTheme(ThemeChoice theme)
{
    if (store(themeKey, int(theme), themes))
        emit themeChanged();
}

void Settings::setLessMotion(bool less)
{
    if (store(motionlessKey, int(less), switches))
        emit lessMotionChanged();
}

void Settings::setFontPercent(int percent)
{
    if (store(fontKey, percent, fontPercents))
        emit fontPercentChanged();
}

void Settings::setUndoLimit(int mebibytes)
{
    if (store(undoKey, mebibytes, undoMebibytes))
        emit undoLimitChanged(undoLimit());
}

void Settings::setTextureBudget(int mebibytes)
{
    if (store(textureKey, mebibytes, textureMebibytes))
        emit textureBudgetChanged(textureBudget());
}

void Settings::setPhysicsCache(int mebibytes)
{
    if (store(cacheKey, mebibytes, physicsMebibytes))
        emit physicsCacheChanged(physicsCache());
}

void Settings::setSnapshotMinutes(int minutes)
{
    if (store(snapshotKey, minutes, minutesOfSnapshots))
        emit snapshotMinutesChanged(snapshotMinutes());
}

void Settings::setKeptMebibytes(int mebibytes)
{
    if (store(keptKey, mebibytes, mebibytesKept))
        emit keptMebibytesChanged(keptMebibytes());
}

void Settings::setVersionsKept(int count)
{
    if (store(versionsKey, count, versionCounts))
        emit versionsKeptChanged(versionsKept());
}

void Settings::setPhysicsMode(PhysicsMode mode)
{
    (void)store(modeKey, int(mode), modes);
}

void Settings::setSecondModel(ModelChoice choice)
{
    if (store(modelKey, int(choice), models))
        emit openingChanged();
}

void Settings::setSecondMotion(MotionChoice choice)
{
    if (store(motionKey, int(choice), motions))
        emit openingChanged();
}

void Settings::setCameraKeys(CameraChoice choice)
{
    if (store(cameraKey, int(choice), cameras))
        emit openingChanged();
}

void Settings::setPlaysInSteps(bool steps)
{
    if (store(stepsKey, int(steps), switches))
        emit playbackChanged();
}

void Settings::setReturnsToStart(bool returns)
{
    if (store(returnKey, int(returns), switches))
        emit playbackChanged();
}

void Settings::setShowsSpectrum(bool shows)
{
    if (store(spectrumKey, int(shows), switches))
        emit showsSpectrumChanged(showsSpectrum());
}

void Settings::setShowsContacts(bool shows)
{
    if (store(contactsKey, int(shows), switches))
        emit showsContactsChanged(showsContacts());
}

} // namespace odori
