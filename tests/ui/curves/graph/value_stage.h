// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/small_scene.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/graph/value_canvas.h"
#include "ui/curves/graph/value_channel_list.h"
#include "ui/curves/value_view.h"

#include <initializer_list>
#include <memory>

namespace odori::test {

/// A real curve editor on the screen with the small scene, its value view shown and focused. A base
/// of Qt Test classes, which set it up before each test and tear it down after it.
class ValueStage {
protected:
    ~ValueStage() = default;

    void setUp();
    /// Uses an editor and a document of another owner, which must outlive tearDown().
    void setUp(Document& document, CurveEditor& editor);
    void tearDown();
    [[nodiscard]] ValueCanvas& canvas() const { return m_editor->valueView().canvas(); }
    [[nodiscard]] GraphLine line(const char* name, mmd::KeyNumber channel) const
    {
        return {*canvas().graph().find(bone(name)), channel};
    }
    [[nodiscard]] QPoint at(const GraphLine& line, double frame) const
    {
        return canvas().positionOf(line, frame).toPoint();
    }
    [[nodiscard]] int undoSteps() const { return m_document->undoStack()->count(); }
    [[nodiscard]] const GraphHandle& handle(
        mmd::KeyNumber channel, std::uint32_t frame, int index) const;
    void show(const mmd::Selection& selection);
    void mute(std::initializer_list<mmd::KeyNumber> channels);
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}, bool release = true);
    [[nodiscard]] mmd::BoneValue centre(std::uint32_t frame) const
    {
        return keyAt(*m_document, "センター", frame).value;
    }
    [[nodiscard]] bool hasKey(const char* name, std::uint32_t frame) const
    {
        return mmd::findBoneTrack(m_document->actor()->motion, bone(name).name)
            ->find(frame)
            .has_value();
    }

    Document* m_document = nullptr;
    CurveEditor* m_editor = nullptr;

private:
    std::unique_ptr<Document> m_ownDocument;
    std::unique_ptr<CurveEditor> m_ownEditor;
};

} // namespace odori::test
