// SPDX-License-Identifier: MIT
#include "ui/curves/value_view.h"

#include "ui/document/document.h"

namespace odori {

ValueView::ValueView(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setFocusPolicy(Qt::StrongFocus);
}

} // namespace odori
