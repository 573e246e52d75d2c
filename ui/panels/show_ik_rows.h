// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <vector>

class QGridLayout;

namespace odori {

class Document;
class SwitchField;

/// Whether the active model is shown and which IK chains are on at the current frame. Read only.
class ShowIkRows : public QWidget {
    Q_OBJECT
public:
    explicit ShowIkRows(Document& document, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Row {
        std::string name; ///< CP932, at most 19 bytes
        SwitchField* field = nullptr;
    };

    void followModel();
    void showSwitches();
    SwitchField* addRow(const QString& name);

    Document& m_document;
    std::shared_ptr<const mmd::Model> m_model; ///< shared with the scene; null without one
    QWidget* m_contents = nullptr;
    QGridLayout* m_form = nullptr;
    SwitchField* m_show = nullptr;
    std::vector<Row> m_rows;
};

} // namespace odori
