// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/small_scene.h"
#include "ui/fields/number_field.h"
#include "ui/panels/key/key_panel.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <memory>

namespace odori::test {

/// A key panel of the small scene in its own window, as a base for tests.
class KeyPanelStage {
protected:
    /// False if the window does not become active.
    [[nodiscard]] bool open();
    void close();
    [[nodiscard]] NumberField& field(mmd::KeyNumber number) const { return m_panel->field(number); }
    void type(NumberField& field, const QString& text, Qt::Key last = Qt::Key_Return);
    QLabel* labelOf(const NumberField& field) const;
    void dragLabel(
        NumberField& field, int pixels, Qt::KeyboardModifiers modifiers = {}, bool release = true);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_other = nullptr; ///< had the focus before
    KeyPanel* m_panel = nullptr;
};

inline bool KeyPanelStage::open()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    m_other = new QPushButton(QStringLiteral("other"));
    m_panel = new KeyPanel(*m_document);
    layout->addWidget(m_other);
    layout->addWidget(m_panel);
    m_window->resize(280, 720);
    m_window->show();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        return false;
    m_other->setFocus();
    return true;
}

inline void KeyPanelStage::close()
{
    m_window.reset();
    m_document.reset();
}

inline void KeyPanelStage::type(NumberField& field, const QString& text, Qt::Key last)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTRY_VERIFY(field.hasFocus());
    field.selectAll();
    for (const QChar& character : text) // keyClicks() only supports ASCII
        QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(character), {});
    QTest::keyClick(&field, last);
}

inline QLabel* KeyPanelStage::labelOf(const NumberField& field) const
{
    for (QLabel* label : m_panel->findChildren<QLabel*>())
        if (label->buddy() == &field)
            return label;
    return nullptr;
}

inline void KeyPanelStage::dragLabel(
    NumberField& field, int pixels, Qt::KeyboardModifiers modifiers, bool release)
{
    QLabel* label = labelOf(field);
    const QPoint start = label->rect().center();
    QTest::mousePress(label, Qt::LeftButton, modifiers, start);
    for (const int x : {pixels / 2, pixels}) {
        QMouseEvent move(QEvent::MouseMove, start + QPoint(x, 0),
            label->mapToGlobal(start + QPoint(x, 0)), Qt::NoButton, Qt::LeftButton, modifiers);
        QCoreApplication::sendEvent(label, &move);
    }
    if (release)
        QTest::mouseRelease(label, Qt::LeftButton, modifiers, start + QPoint(pixels, 0));
}

} // namespace odori::test
