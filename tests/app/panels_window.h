// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/editing/edit_window.h"
#include "ui/curves/curve_editor.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"

#include <QtCore/QRegularExpression>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

#include <functional>

namespace odori::test {

/// The window of EditWindow with access to its panels: their contents and the user's actions in
/// them.
class PanelsWindow : public EditWindow {
public:
    /// Like reset(), with the default layout, all rows unfolded, the key panel in front.
    void resetPanels()
    {
        window.resetLayout();
        reset();
        viewport().camera().setFree(StandardView::Front);
        viewport().setEditMode(EditMode::Select);
        viewport().showWholeModel();
        raise("key");
        sheet().setAllFolded(false);
        document.say({});
        QTRY_VERIFY_WITH_TIMEOUT(viewport().stage().isUploaded(), 20000);
    }

    template <class T>
    [[nodiscard]] T& the() const
    {
        return *window.findChild<T*>();
    }
    [[nodiscard]] Viewport& viewport() { return window.viewport(); }
    [[nodiscard]] DopeCanvas& sheet() { return window.dopeSheet().canvas(); }
    [[nodiscard]] KeyPanel& keyPanel() const { return the<KeyPanel>(); }
    [[nodiscard]] QTreeView& tree() const { return the<BonePanel>().tree(); }
    /// The row of the model's first morph, with its panel in front of other tabs.
    [[nodiscard]] MorphRow& morphRow() const
    {
        raise("morphs");
        QCoreApplication::processEvents();
        auto& panel = the<MorphPanel>();
        for (int tab = 0; !panel.rowOf(0) && tab < panel.tabs().count(); ++tab)
            panel.tabs().setCurrentIndex(tab);
        return *panel.rowOf(0);
    }
    QDockWidget& raise(const char* dock) const
    {
        auto* found = window.findChild<QDockWidget*>(QLatin1String(dock));
        found->raise();
        return *found;
    }
    /// The status bar's text about the last command.
    [[nodiscard]] QString note() const
    {
        return plain(window.findChild<QLabel*>(QStringLiteral("statusNote"))->text());
    }
    [[nodiscard]] QLabel& keyHeading() const
    {
        return *keyPanel().header()->findChild<QLabel*>(QStringLiteral("state"));
    }
    [[nodiscard]] QLabel& curveHeading()
    {
        return *window.curveEditor().header()->findChild<QLabel*>(QStringLiteral("keyCount"));
    }
    /// The centre of a bone's mark in the viewport.
    [[nodiscard]] QPoint positionOf(const mmd::TrackId& bone)
    {
        return viewport().positionOf(model->bonesOfTrack(bone.name).front())->toPoint();
    }
    [[nodiscard]] bool hasKeyHere(const mmd::TrackId& track) const
    {
        const Frames all = frames(track);
        return std::find(all.begin(), all.end(), document.currentKeyFrame()) != all.end();
    }

    void clickInTree(const mmd::TrackId& bone, Qt::KeyboardModifiers modifiers = {}) const
    {
        auto& rows = static_cast<BoneTreeModel&>(*tree().model());
        const QModelIndex row = rows.indexesOfTrack(bone).front();
        tree().scrollTo(row);
        QTest::mouseClick(
            tree().viewport(), Qt::LeftButton, modifiers, tree().visualRect(row).center());
    }
    void clickName(const mmd::TrackId& track, Qt::KeyboardModifiers modifiers = {})
    {
        sheet().view().ensureTrackVisible(track);
        QTest::mouseClick(&sheet(), Qt::LeftButton, modifiers,
            QPoint(90,
                sheet().view().rowTop(sheet().rows().rowOf(track)) + DopeMetrics::rowHeight / 2));
    }
    /// Clicks a field and replaces its text. Does not commit it.
    static void write(QWidget& field, const QString& text)
    {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTRY_VERIFY(field.hasFocus());
        if (auto* line = qobject_cast<QLineEdit*>(&field))
            line->selectAll();
        else if (auto* box = qobject_cast<QSpinBox*>(&field))
            box->selectAll();
        QTest::keyClicks(&field, text);
    }
    static void type(QWidget& field, const QString& text)
    {
        write(field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    void addDraft(const mmd::TrackId& track, std::uint32_t frame, float number = 5.0f)
    {
        const bool isBone = track.kind == mmd::TrackKind::Bone;
        const mmd::BoneValue pose{{number, 0, 0}};
        const mmd::Draft draft{
            track, frame, isBone ? mmd::DraftValue(pose) : mmd::MorphValue{number / 10}};
        const mmd::Scene& scene = document.scene();
        document.apply(
            mmd::setDrafts({scene, scene.active}, std::span(&draft, 1)), QStringLiteral("Pose"));
    }
    /// "2 keys" for a text such as "2 key(s)", which the window shows without a translation.
    [[nodiscard]] static QString plain(QString text)
    {
        return text.replace(QStringLiteral("key(s)"), QStringLiteral("keys"))
            .replace(QRegularExpression(QStringLiteral("\\b1 keys")), QStringLiteral("1 key"));
    }
};

} // namespace odori::test
