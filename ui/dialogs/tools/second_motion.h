// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/error.h"
#include "libmmd/motion/motion.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <memory>
#include <optional>
#include <string>

class QComboBox;
class QFormLayout;

namespace odori {

/// A file that a worker reads once: the worker writes `content` and `isBroken`; others read them
/// after its end.
template <class Content>
struct FileOnce {
    std::string path; ///< UTF-8
    std::shared_ptr<const Content> content{};
    bool isBroken = false;
};

/// The second motion of a tool, and the model that it was made for.
struct SecondMotion {
    std::shared_ptr<const mmd::Motion> motion{};
    std::shared_ptr<const mmd::Model> model{};
    std::shared_ptr<FileOnce<mmd::Motion>> motionFile{}; ///< read instead of `motion`
    std::shared_ptr<FileOnce<mmd::Model>> modelFile{};   ///< read instead of `model`

    /// Reads the files, in a worker. Errors: those of the files.
    [[nodiscard]] mmd::Result<void> read();
};

/// The fields for the second motion: of another actor, or of a file. For tools that need its model
/// the motion of a file has a second row, for the model of an actor or of a file.
class SecondMotionFields : public QObject {
    Q_OBJECT
public:
    /// Adds its rows to `form`, which must outlive this object, as must `document`. The actors are
    /// those of `scene`.
    SecondMotionFields(const Document& document, std::shared_ptr<const mmd::Scene> scene,
        bool needsModel, QFormLayout& form);

    /// None if the choice is not complete.
    [[nodiscard]] std::optional<SecondMotion> chosen() const;
    /// What is missing for chosen().
    [[nodiscard]] QString missing() const;
    /// The path of the file that an error is about; empty: none.
    [[nodiscard]] QString file() const;
    [[nodiscard]] QComboBox* motions() const { return m_motions; }

signals:
    void changed();

private:
    [[nodiscard]] QComboBox* actorBox(const QString& name, bool needModels) const;
    [[nodiscard]] bool isFile(const QComboBox* box) const;
    [[nodiscard]] QString chosenPath(const QString& title, const QString& filter);
    void addModelRow();
    void chooseMotion();
    void chooseModel();
    void showModelRow();

    const Document& m_document;
    std::shared_ptr<const mmd::Scene> m_scene;
    QFormLayout& m_form;
    bool m_needsModel;
    int m_modelRow = -1;
    QString m_folder; ///< of the file that was chosen last
    QComboBox* m_motions = nullptr;
    QComboBox* m_models = nullptr;
    std::shared_ptr<FileOnce<mmd::Motion>> m_motionFile;
    std::shared_ptr<FileOnce<mmd::Model>> m_modelFile;
};

} // namespace odori
