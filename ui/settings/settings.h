// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QLatin1String>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <cstddef>

namespace odori {

enum class PhysicsMode;

enum class LanguageChoice { System, English, Japanese };
enum class ThemeChoice { System, Dark, Light };
/// What becomes of a second model.
enum class ModelChoice { Ask, Add, Replace };
/// What becomes of a motion for what has keys already.
enum class MotionChoice { Ask, Replace, Merge, NewActor };
/// What becomes of camera, light and shadow keys in the file of a model's motion.
enum class CameraChoice { Ask, Copy, Leave };

/// Whole numbers that a setting may have, and the one it has before anybody chooses.
struct SettingRange {
    int least, usual, most;
};

/// What the user has set for the program, whatever is open. It is kept in the settings file, which
/// is read whenever something is asked: objects of this class agree. A number in the file that is
/// out of range counts as the nearest one in it, and what is no number or name as not set. Setters
/// do the same. Each signal says that the setting is another now, by a setter of this object.
///
/// Not here: the window's layout, the recent files and which terms were shown. The program notes
/// them by itself, and each is read and written in one file.
class Settings : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    static constexpr SettingRange fontPercents{80, 100, 200};
    static constexpr SettingRange undoMebibytes{1, 256, 65536};
    static constexpr SettingRange textureMebibytes{64, 1024, 65536};
    static constexpr SettingRange physicsMebibytes{16, 256, 65536};

    [[nodiscard]] LanguageChoice language() const;
    [[nodiscard]] ThemeChoice theme() const;
    /// Of the system's font size.
    [[nodiscard]] int fontPercent() const;
    /// Memory for undo steps.
    [[nodiscard]] int undoLimit() const;
    /// Memory for the textures of all models together.
    [[nodiscard]] int textureBudget() const;
    /// Memory for simulated frames of each model.
    [[nodiscard]] int physicsCache() const;
    [[nodiscard]] PhysicsMode physicsMode() const;
    [[nodiscard]] ModelChoice secondModel() const;
    [[nodiscard]] MotionChoice secondMotion() const;
    [[nodiscard]] CameraChoice cameraKeys() const;

    void setLanguage(LanguageChoice language);
    void setTheme(ThemeChoice theme);
    void setFontPercent(int percent);
    void setUndoLimit(int mebibytes);
    void setTextureBudget(int mebibytes);
    void setPhysicsCache(int mebibytes);
    /// Nobody follows it: the menu sets the mode itself.
    void setPhysicsMode(PhysicsMode mode);
    void setSecondModel(ModelChoice choice);
    void setSecondMotion(MotionChoice choice);
    void setCameraKeys(CameraChoice choice);

    [[nodiscard]] static constexpr std::size_t bytes(int mebibytes)
    {
        return std::size_t(mebibytes) << 20;
    }

signals:
    void languageChanged();
    void themeChanged();
    void fontPercentChanged();
    void undoLimitChanged(int mebibytes);
    void textureBudgetChanged(int mebibytes);
    void physicsCacheChanged(int mebibytes);
    /// One of the answers about opening files.
    void openingChanged();
};

} // namespace odori
