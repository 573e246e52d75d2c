// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"

#include <QtCore/QString>

#include <optional>

class QWidget;

namespace odori {

class Settings;

/// Chooses the actor for an opened file. Order::Any: asks where a second model or motion goes,
/// unless the settings have the answer. Order::AsWritten (command line): asks nothing; each model
/// is added, each motion belongs to the model before it, and a second motion of a model is merged
/// into the first.
class OpenPlacing {
public:
    enum class Order { Any, AsWritten };

    /// `window`: the parent of the questions. `settings` may have the answers.
    OpenPlacing(Document& document, Settings& settings, QWidget* window, Order order);

    /// Whether nothing was open before: undo does not remove these files.
    [[nodiscard]] bool beginsHistory() const { return m_beginsHistory; }

    /// The placing of a file; none if the user cancels.
    [[nodiscard]] std::optional<mmd::Placing> placingOf(const LoadedFile& file) const;
    void noteOpened(const LoadedFile& file, const mmd::Placing& placing);

    /// Call it if a model could not be read, with the reason. With Order::AsWritten, the motions
    /// after it are not opened.
    void noteFailedModel(const QString& why);
    /// The reason why `file` must not be opened; empty if it can be opened.
    [[nodiscard]] QString refusalOf(const LoadedFile& file) const;

private:
    [[nodiscard]] std::optional<mmd::Placing> placingOfMotion(const LoadedFile& file) const;
    [[nodiscard]] std::optional<mmd::Placing> askedPlacingOfMotion(const LoadedFile& file) const;

    Document& m_document;
    Settings& m_settings;
    QWidget* m_window;
    Order m_order;
    bool m_beginsHistory;
    std::optional<mmd::ActorId> m_model; ///< the last model; it gets the following files
    QString m_failedModel;               ///< why it could not be read; empty if it was read
    bool m_hasCamera = false;            ///< one of the files gave the scene's camera keys
};

} // namespace odori
