// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/small_scene.h"
#include "ui/curves/curve_editor.h"

#include <QtWidgets/QAbstractButton>

#include <memory>

namespace odori::test {

/// Loads a scene with two camera keys, at 0 and 30.
void loadCamera(Document& document);

/// A real curve editor on the screen with the small scene, the key of 左腕 at 45 selected. A base
/// of Qt Test classes, which set it up before each test and tear it down after it.
class CurveStage {
protected:
    ~CurveStage() = default;

    void setUp();
    /// Uses an editor and a document of another owner, which must outlive tearDown().
    void setUp(Document& document, CurveEditor& editor);
    void tearDown();
    [[nodiscard]] mmd::BezierCurve arm(std::uint32_t frame) const
    {
        return curveAt(*m_document, "左腕", frame, mmd::BoneChannel::Rotation);
    }
    [[nodiscard]] QString count() const;
    [[nodiscard]] QAbstractButton* button(const char* name) const
    {
        return m_editor->findChild<QAbstractButton*>(QLatin1String(name));
    }
    void click(const char* name) const;
    [[nodiscard]] const mmd::Motion& motion() const { return m_document->actor()->motion; }

    Document* m_document = nullptr;
    CurveEditor* m_editor = nullptr;

private:
    std::unique_ptr<Document> m_ownDocument;
    std::unique_ptr<CurveEditor> m_ownEditor;
};

} // namespace odori::test
