// SPDX-License-Identifier: MIT
#pragma once

#include "ui/fields/elided_label.h"

namespace odori {

class Document;

/// The keys that the curve editor edits, for its header: their number, how many the dope sheet
/// hides, and their frames if they are not at the current frame, in the colour of selected keys.
class KeyCount : public ElidedLabel {
    Q_OBJECT
public:
    explicit KeyCount(Document& document, QWidget* parent = nullptr);

    /// `curvesOnly`: only keys with curves, of bones and the camera. `isMixed`: their curves
    /// differ.
    void setKeys(bool curvesOnly, bool isMixed);

private:
    void showCount();

    Document& m_document;
    bool m_curvesOnly = true;
    bool m_isMixed = false;
};

} // namespace odori
