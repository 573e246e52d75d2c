// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/film/film_choices.h"
#include "ui/dialogs/film/film_source.h"
#include "ui/dialogs/job_dialog.h"
#include "ui/film/still_picture.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace odori {

class SizeFields;

/// Saves what the window shows as a PNG file, in any size. A worker draws it. Remembers the
/// choices.
class PictureDialog : public JobDialog {
    Q_OBJECT
public:
    /// `shown` is what the view shows, seen by `camera`.
    PictureDialog(FilmSource source, film::ShownMoment shown, const mmd::CameraSample& camera,
        QWidget* parent = nullptr);
    ~PictureDialog() override;

    /// The file, which was written if the dialog was accepted.
    [[nodiscard]] QString path() const;

protected:
    void setRunning(bool running) override;

private:
    [[nodiscard]] film::StillPicture picture() const;
    [[nodiscard]] FilmChoices choices() const;
    void completePath();
    void browse();
    void begin();
    void finish(const mmd::Result<void>& result);
    void say(const QString& problem);

    FilmSource m_source;
    film::ShownMoment m_shown;
    mmd::CameraSample m_camera;
    FilmChoices m_choices; ///< the last ones
    SizeFields* m_size = nullptr;
    QComboBox* m_samples = nullptr;
    QComboBox* m_depth = nullptr;
    QCheckBox* m_transparent = nullptr;
    QLineEdit* m_path = nullptr;
    QPushButton* m_browse = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_save = nullptr;
};

} // namespace odori
