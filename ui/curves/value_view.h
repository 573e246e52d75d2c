// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QWidget>

namespace odori {

class Document;

/// The graph of the selected tracks: what evaluation gives over time, its keys and handles.
class ValueView : public QWidget {
    Q_OBJECT
public:
    explicit ValueView(Document& document, QWidget* parent = nullptr);

private:
    Document& m_document;
};

} // namespace odori
