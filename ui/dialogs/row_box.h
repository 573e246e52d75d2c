// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/motion.h"

#include <QtWidgets/QComboBox>

#include <span>
#include <vector>

namespace odori {

/// The rows that an edit changes.
enum class RowScope { All, Selected, Visible };

/// The tracks of each scope when the dialog was opened.
struct EditRows {
    std::vector<mmd::TrackId> all;      ///< with keys or drafts
    std::vector<mmd::TrackId> selected; ///< selected, or with a selected key
    std::vector<mmd::TrackId> visible;  ///< of the dope sheet's visible rows
    [[nodiscard]] std::span<const mmd::TrackId> of(RowScope scope) const;
};

/// Chooses a scope; scopes without a track are disabled.
class RowBox : public QComboBox {
    Q_OBJECT
public:
    RowBox(EditRows rows, RowScope wanted, QWidget* parent = nullptr);

    [[nodiscard]] RowScope scope() const;
    [[nodiscard]] std::span<const mmd::TrackId> tracks() const { return m_rows.of(scope()); }

private:
    void add(const QString& text, RowScope scope);

    EditRows m_rows;
};

} // namespace odori
