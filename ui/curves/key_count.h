// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fields/elided_label.h"

namespace odori {

class Document;

/// Which keys the curve editor edits, for its header: how many, where they are if that is not the
/// current frame, in the colour of selected keys then, and how many the dope sheet hides.
class KeyCount : public ElidedLabel {
    Q_OBJECT
public:
    explicit KeyCount(Document& document, QWidget* parent = nullptr);

    /// `curvesOnly`: of bones and the camera, whose keys have curves. `isMixed`: they differ.
    void setKeys(bool curvesOnly, bool isMixed);

private:
    void showCount();

    Document& m_document;
    bool m_curvesOnly = true;
    bool m_isMixed = false;
};

} // namespace odori
