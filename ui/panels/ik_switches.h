// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"
#include "ui/document/shared_numbers.h"

#include <QtCore/QByteArray>
#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace odori {

class SwitchField;

/// The IK bones of a model as rows with a switch each. It shows only states that it is given and
/// requests changes by wanted().
class IkSwitches : public QWidget {
    Q_OBJECT
public:
    explicit IkSwitches(QWidget* parent = nullptr);

    /// Makes rows for `model`'s IK bones; none for null.
    void setModel(std::shared_ptr<const mmd::Model> model);

    /// `stateOf(name)` returns the state of an IK bone (CP932, at most 19 bytes).
    void showStates(
        const std::function<Shared<bool>(std::string_view name)>& stateOf, bool isDraft);
    void setReadOnly(bool readOnly);

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// The switch of an IK bone; null if the model has none of that name.
    [[nodiscard]] SwitchField* field(std::string_view name) const;

signals:
    void wanted(const QByteArray& name, bool on);

private:
    void updateTabOrder();

    struct Row {
        std::string name; ///< CP932, at most 19 bytes
        SwitchField* field = nullptr;
    };
    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene; null without one
    QWidget* m_contents = nullptr;
    std::vector<Row> m_rows;
    bool m_isReadOnly = false;
};

} // namespace odori
