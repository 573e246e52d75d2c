// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/document/files/file_loading.h"

#include <QtCore/QString>

#include <optional>

class QWidget;

namespace odori {

class Settings;

/// Where files go that are opened one after the other. In any order, it is asked where a second
/// model or motion goes, unless that was said once and for all. As they are written, nothing is
/// asked: each model is one more, each motion belongs to the model before it, and a second motion
/// of a model is merged into the first.
class OpenPlacing {
public:
    enum class Order { Any, AsWritten };

    /// `window`: of the questions. `settings` may have their answers.
    OpenPlacing(Document& document, Settings& settings, QWidget* window, Order order);

    /// Nothing was open before: there is no way back behind these files.
    [[nodiscard]] bool beginsHistory() const { return m_beginsHistory; }

    /// None if the user cancels.
    [[nodiscard]] std::optional<mmd::Placing> placingOf(const LoadedFile& file) const;
    void noteOpened(const LoadedFile& file, const mmd::Placing& placing);

    /// A model could not be read, and why. As written, the motions behind it are its own.
    void noteFailedModel(const QString& why);
    /// Why `file` must not be opened; empty if it may be.
    [[nodiscard]] QString refusalOf(const LoadedFile& file) const;

private:
    [[nodiscard]] std::optional<mmd::Placing> placingOfMotion(const LoadedFile& file) const;
    [[nodiscard]] std::optional<mmd::Placing> askedPlacingOfMotion(const LoadedFile& file) const;

    Document& m_document;
    Settings& m_settings;
    QWidget* m_window;
    Order m_order;
    bool m_beginsHistory;
    std::optional<mmd::ActorId> m_model; ///< came last, and takes what follows
    QString m_failedModel;               ///< why it could not be read; empty: it could
    bool m_hasCamera = false;            ///< one of the files gave the scene's camera keys
};

} // namespace odori
