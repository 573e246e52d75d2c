// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/small_scene.h"
#include "ui/panels/draft_panel.h"
#include "ui/panels/scene_panel.h"

#include <QtTest/QTest>
#include <QtWidgets/QHBoxLayout>

#include <memory>

namespace odori::test {

/// The panels of camera, light, model and drafts side by side, on the small scene at frame 10.
class ScenePanelsStage {
protected:
    ~ScenePanelsStage() = default;

    void setUp()
    {
        using enum mmd::TrackKind;
        m_document = std::make_unique<Document>();
        loadSmallScene(*m_document);
        m_window = std::make_unique<QWidget>();
        auto* layout = new QHBoxLayout(m_window.get());
        m_camera = new ScenePanel(*m_document, QStringLiteral("Camera"), {Camera});
        m_light = new ScenePanel(*m_document, QStringLiteral("Light"), {Light, Shadow});
        m_model = new ScenePanel(*m_document, QStringLiteral("Model"), {ShowIk});
        m_drafts = new DraftPanel(*m_document);
        for (QWidget* panel : {static_cast<QWidget*>(m_camera), static_cast<QWidget*>(m_light),
                 static_cast<QWidget*>(m_model), static_cast<QWidget*>(m_drafts)})
            layout->addWidget(panel);
        m_window->resize(1100, 560);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_document->setCurrentFrame(10);
    }
    void tearDown()
    {
        m_window.reset();
        m_document.reset();
    }
    [[nodiscard]] ScenePanel& panelOf(mmd::TrackKind kind) const
    {
        return kind == mmd::TrackKind::Camera   ? *m_camera
               : kind == mmd::TrackKind::ShowIk ? *m_model
                                                : *m_light;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<QWidget> m_window;
    ScenePanel* m_camera = nullptr;
    ScenePanel* m_light = nullptr;
    ScenePanel* m_model = nullptr;
    DraftPanel* m_drafts = nullptr;
};

} // namespace odori::test
