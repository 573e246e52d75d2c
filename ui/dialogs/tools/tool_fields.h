// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/tool_table.h"

#include <QtCore/QObject>

#include <vector>

class QFormLayout;
class QWidget;

namespace odori {

/// The fields of a tool's options, made from its table.
class ToolFields : public QObject {
    Q_OBJECT
public:
    /// Adds a row to `form` for each option, with the values `values`.
    ToolFields(const mmd::Tool& tool, const mmd::ToolValues& values, QFormLayout& form);

    [[nodiscard]] mmd::ToolValues values() const;
    /// Sets all fields; emits changed() once.
    void setValues(const mmd::ToolValues& values);

    /// Enables or disables `count` fields from `first` on.
    void setEnabled(std::size_t first, std::size_t count, bool enabled);

signals:
    void changed();

private:
    void add(const mmd::ToolOption& option, double value, QFormLayout& form);
    /// Disables fields that have no effect because of a switch.
    void showEffects();

    const mmd::Tool& m_tool;
    std::vector<QWidget*> m_fields; ///< one for each option
};

} // namespace odori
