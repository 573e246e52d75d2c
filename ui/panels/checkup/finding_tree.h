// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fields/list_focus.h"

#include <QtWidgets/QTreeView>

namespace odori {

/// The list of the check-up panel: a tree that shows where the keyboard focus is.
class FindingTree : public QTreeView {
public:
    using QTreeView::QTreeView;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QTreeView::paintEvent(event);
        paintListFocus(*this);
    }
};

} // namespace odori
