// SPDX-License-Identifier: MIT
#pragma once

#include "ui/panels/key/key_values.h"

#include <QtCore/QCoreApplication>

#include <array>

class QGridLayout;
class QWidget;

namespace odori {

class Document;
class NumberField;

/// One channel's curve as a row of a form: a dot in the channel's colour, its name, x1 y1 x2 y2.
struct CurveRow {
    Q_DECLARE_TR_FUNCTIONS(odori::CurveRow)
public:
    std::array<NumberField*, 4> fields{};

    /// Adds the row to `form`, whose first column has the labels. Its numbers change the curves of
    /// that channel of the selected keys of `kind` (bones or the camera), one undo step each.
    struct Channel {
        mmd::TrackKind kind;
        std::size_t index; ///< of BoneCurves or CameraCurves
        QString name;
    };
    void create(QGridLayout* form, Document& document, const Channel& channel, QWidget* parent);
    /// Shows nothing if no key has curves.
    void show(const std::array<Shared<int>, 4>& numbers, bool isEditable);
};

} // namespace odori
