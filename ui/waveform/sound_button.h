// SPDX-License-Identifier: MIT
#pragma once

#include <QtWidgets/QToolButton>

namespace odori {

class Document;

/// The name of the scene's sound; opens its settings (SoundSheet).
class SoundButton : public QToolButton {
    Q_OBJECT
public:
    explicit SoundButton(Document& document, QWidget* parent = nullptr);

    void setTitle(const QString& title);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTitle();

    Document& m_document;
    QString m_title;
};

} // namespace odori
