// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/compare/comparison_job.h"
#include "ui/document/document.h"
#include "ui/document/playback.h"

#include <QtWidgets/QDialog>

#include <functional>
#include <memory>

class QComboBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;
class QTimer;

namespace odori {

class ComparisonModel;
class DifferenceStrip;

/// Draws the active actor of a scene as a ghost, moved by an offset in units; no scene: none.
using OtherShower = std::function<void(std::shared_ptr<const mmd::Scene>, const glm::vec3&)>;

/// Compares the active actor's motion with another one: a ghost in the view, the difference at each
/// frame, and what differs most. It stays open beside the main window and follows every edit; a
/// worker compares.
class CompareWindow : public QDialog {
    Q_OBJECT
public:
    /// Document and playback must outlive the window.
    CompareWindow(
        Document& document, Playback& playback, OtherShower showOther, QWidget* parent = nullptr);
    ~CompareWindow() override;

    /// Draws the ghost again: something else was drawn instead.
    void showGhost();
    /// Whether what is shown is that of the motions as they are now.
    [[nodiscard]] bool isCurrent() const { return !m_running && !m_isOutdated; }
    /// Compares with a motion file.
    void compareWith(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createFields();
    void createTable();
    void fillOthers();
    void noteChange(const Change& change);
    void schedule(int milliseconds);
    void start();
    void finish(mmd::ActorId actor, const mmd::Result<ComparedTakes>& result);
    void showTakes(std::shared_ptr<const ComparedTakes> takes, const QString& sentence);
    [[nodiscard]] QString summary(const ComparedTakes& takes) const;
    [[nodiscard]] std::optional<OtherTake> chosen() const;
    void showList();
    void go(const QModelIndex& index);
    void chooseFile();
    void goTo(std::uint32_t frame);

    Document& m_document;
    Playback& m_playback;
    OtherShower m_showOther;
    QTimer* m_timer;
    std::shared_ptr<const ComparedTakes> m_takes; ///< null: none
    std::shared_ptr<mmd::Progress> m_running;     ///< of the worker
    mmd::ActorId m_actor;                         ///< the active one at the last change
    QString m_file;                               ///< that the user chose
    bool m_isOutdated = true;

    QComboBox* m_others = nullptr;
    QComboBox* m_way = nullptr;
    QComboBox* m_list = nullptr;
    QLabel* m_summary = nullptr;
    DifferenceStrip* m_strip = nullptr;
    ComparisonModel* m_model = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr;
    QTableView* m_table = nullptr;
};

} // namespace odori
