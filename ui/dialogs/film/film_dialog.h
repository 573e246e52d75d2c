// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/film/film_choices.h"
#include "ui/dialogs/film/film_fields.h"
#include "ui/dialogs/film/film_source.h"

#include <QtCore/QFutureWatcher>
#include <QtWidgets/QDialog>

#include <functional>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace odori {

class SizeFields;

/// Asks what film to make of a scene. It offers what the installed ffmpeg can do, which a worker
/// finds out; without ffmpeg a series of pictures. Remembers the choices.
class FilmDialog : public QDialog {
    Q_OBJECT
public:
    explicit FilmDialog(FilmSource source, QWidget* parent = nullptr);
    ~FilmDialog() override;

    /// `isUsed` says whether another film will be written to a FilmJob::output.
    void setUsed(std::function<bool(const QString&)> isUsed) { m_isUsed = std::move(isUsed); }

    /// The chosen film.
    [[nodiscard]] film::FilmJob job() const;

public slots:
    /// Checks the choices and asks before a file is overwritten.
    void accept() override;

private:
    using Found = mmd::Result<film::FfmpegProgram>;
    void createFile(QFormLayout& form);
    void createFrames(QFormLayout& form);
    void createLook(QFormLayout& form);
    void createContent(QFormLayout& form);
    void connectFields();
    /// Call it again when the programs are known.
    void showKinds(const film::FfmpegProgram* program);
    void takePrograms();
    [[nodiscard]] const FilmKind& kind() const;
    void applyKind();
    void applyRange();
    [[nodiscard]] film::FrameRange range() const;
    [[nodiscard]] QString path() const;
    void completePath();
    void browse();
    void showSummary();
    /// Says what is wrong with the fields, and disables the button until it is right.
    void check();
    /// What is wrong with the range, or with a complete name.
    [[nodiscard]] QString fieldProblem() const;
    /// Why the film cannot be made; empty if it can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool mayOverwrite();
    void say(const QString& problem);
    [[nodiscard]] FilmChoices choices() const;

    FilmSource m_source;
    FilmChoices m_choices; ///< the last ones; of the checkboxes, what the user wants
    std::vector<FilmKind> m_kinds;
    std::function<bool(const QString&)> m_isUsed = [](const QString&) { return false; };
    QFutureWatcher<Found> m_finding;
    QString m_nameProblem;    ///< of the path as it was when it was completed
    QString m_baseFolder;     ///< that of the last complete path, for relative ones
    bool m_wantsSound = true; ///< if the kind of film can have it
    bool m_wantsKind = true;  ///< the stored kind is chosen as soon as it is offered

    QComboBox* m_kind = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_browse = nullptr;
    QComboBox* m_range = nullptr;
    QSpinBox* m_first = nullptr;
    QSpinBox* m_last = nullptr;
    SizeFields* m_size = nullptr;
    QComboBox* m_fps = nullptr;
    QComboBox* m_view = nullptr;
    QComboBox* m_samples = nullptr;
    QComboBox* m_blur = nullptr;
    std::optional<EncodingFields> m_encoding;
    QCheckBox* m_transparent = nullptr;
    QCheckBox* m_physics = nullptr;
    QSpinBox* m_start = nullptr;
    QCheckBox* m_sound = nullptr;
    QLabel* m_notice = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace odori
