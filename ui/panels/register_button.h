// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QPushButton>

namespace odori {

class Document;

/// A button that does what Enter does, see registeringNow(). It shows the number of keys, and its
/// tool tip which ones, or why there are none.
class RegisterButton : public QPushButton {
    Q_OBJECT
public:
    /// `document` must outlive it.
    explicit RegisterButton(Document& document, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void reserveWidth();
    void refresh();
    void refreshShown();
    void registerNow();

    Document& m_document;
};

} // namespace odori
