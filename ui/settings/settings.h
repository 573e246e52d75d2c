// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QLatin1String>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QVariant>

#include <cstddef>
#include <span>

namespace odori {

enum class PhysicsMode;

enum class LanguageChoice {
    System,
    English,
    Japanese,
    SimplifiedChinese,
    TraditionalChinese,
    Korean
};
enum class ThemeChoice { System, Dark, Light, HighContrast };
/// The effect of opening a second model.
enum class ModelChoice { Ask, Add, Replace };
/// The effect of opening a motion if there are keys already.
enum class MotionChoice { Ask, Replace, Merge, NewActor };
/// The effect of camera, light and shadow keys in a model's motion file.
enum class CameraChoice { Ask, Copy, Leave };

/// The range of a whole number, and its default.
struct SettingRange {
    int least, usual, most;
};

/// The user's settings of the program. They are in the settings file, which is read at every call,
/// so all objects of this class have the same values. A number out of range is replaced by the
/// nearest valid one, and an invalid number or name by the default. Setters do the same. Each
/// signal reports a change by a setter of this object.
///
/// The window's layout, the recent files and the shown terms are not included. Other code stores
/// them, each in one source file.
class Settings : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    static constexpr SettingRange fontPercents{80, 100, 200};
    static constexpr SettingRange undoMebibytes{1, 256, 65536};
    static constexpr SettingRange textureMebibytes{64, 1024, 65536};
    static constexpr SettingRange physicsMebibytes{16, 256, 65536};
    static constexpr SettingRange versionCounts{0, 3, 50};
    static constexpr SettingRange minutesOfSnapshots{1, 3, 60};
    static constexpr SettingRange mebibytesKept{64, 1024, 65536};

    [[nodiscard]] LanguageChoice language() const;
    [[nodiscard]] ThemeChoice theme() const;
    /// Whether nothing moves or blinks that need not.
    [[nodiscard]] bool hasLessMotion() const;
    /// Percent of the system's font size.
    [[nodiscard]] int fontPercent() const;
    /// Memory for undo steps.
    [[nodiscard]] int undoLimit() const;
    /// Memory for the textures of all models together.
    [[nodiscard]] int textureBudget() const;
    /// Memory for simulated frames of each model.
    [[nodiscard]] int physicsCache() const;
    /// Minutes between two snapshots of the journal.
    [[nodiscard]] int snapshotMinutes() const;
    /// The disk space of all journals and earlier versions together.
    [[nodiscard]] int keptMebibytes() const;
    /// How many saved versions of each file are kept.
    [[nodiscard]] int versionsKept() const;
    [[nodiscard]] PhysicsMode physicsMode() const;
    [[nodiscard]] ModelChoice secondModel() const;
    [[nodiscard]] MotionChoice secondMotion() const;
    [[nodiscard]] CameraChoice cameraKeys() const;
    /// Whether playback shows whole frames only (MMD's 30 a second).
    [[nodiscard]] bool playsInSteps() const;
    /// Whether playback goes back to its start when it stops.
    [[nodiscard]] bool returnsToStart() const;
    /// Whether the spectrogram of the sound is shown instead of its waveform.
    [[nodiscard]] bool showsSpectrum() const;
    /// Whether the dope sheet shows when feet stand.
    [[nodiscard]] bool showsContacts() const;

    void setLanguage(LanguageChoice language);
    void setTheme(ThemeChoice theme);
    void setLessMotion(bool less);
    void setFontPercent(int percent);
    void setUndoLimit(int mebibytes);
    void setTextureBudget(int mebibytes);
    void setPhysicsCache(int mebibytes);
    void setVersionsKept(int count);
    void setSnapshotMinutes(int minutes);
    void setKeptMebibytes(int mebibytes);
    /// Has no signal, because the menu sets the mode itself.
    void setPhysicsMode(PhysicsMode mode);
    void setSecondModel(ModelChoice choice);
    void setSecondMotion(MotionChoice choice);
    void setCameraKeys(CameraChoice choice);
    void setPlaysInSteps(bool steps);
    void setReturnsToStart(bool returns);
    void setShowsSpectrum(bool shows);
    void setShowsContacts(bool shows);

    [[nodiscard]] static constexpr std::size_t bytes(int mebibytes)
    {
        return std::size_t(mebibytes) << 20;
    }

signals:
    /// The settings file `path` could not be written. A change may have no effect.
    void notSaved(const QString& path);
    void languageChanged();
    void themeChanged();
    void lessMotionChanged();
    void fontPercentChanged();
    void undoLimitChanged(int mebibytes);
    void textureBudgetChanged(int mebibytes);
    void physicsCacheChanged(int mebibytes);
    void versionsKeptChanged(int count);
    void snapshotMinutesChanged(int minutes);
    void keptMebibytesChanged(int mebibytes);
    /// One of the choices for opening files changed.
    void openingChanged();
    /// One of the settings of playback changed.
    void playbackChanged();
    void showsSpectrumChanged(bool shows);
    void showsContactsChanged(bool shows);

private:
    /// Stores a value. Returns whether it differs from the one before.
    bool store(QLatin1String key, int number, const SettingRange& range);
    bool store(QLatin1String key, int index, std::span<const QLatin1String> names);
    void write(QLatin1String key, const QVariant& value);
};

} // namespace odori
