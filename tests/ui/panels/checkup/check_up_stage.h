// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/text/cp932.h"
#include "tests/support/small_scene.h"
#include "ui/panels/checkup/check_up_panel.h"

#include <QtCore/QAbstractItemModel>
#include <QtCore/QModelIndex>
#include <QtTest/QTest>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

#include <limits>
#include <memory>

namespace odori::test {

/// The check-up panel on the small scene, whose motion has these errors: bone tracks 左足IK (the
/// model has 左足ＩＫ) with keys at 0 and 8 and 謎 with a key at 4, a morph track 瞬き (the model
/// has まばたき) with a key at 3, an IK 左足IK that is off from 2 on, a key of 頭 at 5 with an
/// infinite number, and a bone track at rest that the model lacks.
class CheckUpStage {
public:
    CheckUpStage()
    {
        loadSmallScene(document);
        const mmd::ActorId actor = document.scene().active;
        document.load(mmd::setMotion({document.scene(), actor}, brokenMotion(), {}));
        auto* layout = new QHBoxLayout(&window);
        panel = new CheckUpPanel(document, &window);
        layout->addWidget(panel);
        window.resize(300, 560);
        window.show();
    }

    [[nodiscard]] mmd::Motion brokenMotion() const
    {
        mmd::Motion motion = document.actor()->motion;
        add(motion, "左足IK", {keyAt(0), keyAt(8)});
        add(motion, "謎", {keyAt(4)});
        add(motion, "飾り", {mmd::BoneKeyframe{}});
        mmd::BoneKeyframe broken = keyAt(5);
        broken.value.translation.y = std::numeric_limits<float>::infinity();
        add(motion, "頭", {keyAt(0), broken});
        const mmd::MorphKeyframe blink{.frame = 3, .fileIndex = 0, .value = {.weight = 0.5f}};
        mmd::replaceTrack(motion,
            mmd::Track<mmd::MorphKeyframe>(field("瞬き"), std::span(&blink, std::size_t(1))));
        mmd::ShowIkKeyframe off;
        off.frame = 2;
        off.value.switches = {mmd::ikSwitch(mmd::encodeCp932("左足IK").bytes, false)};
        mmd::replaceTrack(
            motion, mmd::Track<mmd::ShowIkKeyframe>({}, std::span(&off, std::size_t(1))));
        return motion;
    }

    [[nodiscard]] bool isChecked() const
    {
        return QTest::qWaitFor([this] { return panel->checkUp().isKnown(); });
    }
    [[nodiscard]] QTreeView& list() const { return panel->list(); }
    [[nodiscard]] QPushButton& button(const char* name) const
    {
        return *panel->findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QString label(const char* name) const
    {
        return panel->findChild<QLabel*>(QLatin1String(name))->text();
    }
    /// The row whose first column begins with `text`, under a group if `group` is given.
    [[nodiscard]] QModelIndex row(const QString& text, const QString& group = {}) const
    {
        const QAbstractItemModel& model = *list().model();
        for (int top = 0; top < model.rowCount(); ++top) {
            const QModelIndex parent = model.index(top, 0);
            if (group.isEmpty() && parent.data().toString().startsWith(text))
                return parent;
            for (int at = 0; at < model.rowCount(parent); ++at)
                if (const QModelIndex child = model.index(at, 0, parent);
                    child.data().toString() == text && parent.data().toString().startsWith(group))
                    return child;
        }
        return {};
    }
    void click(const QModelIndex& index, Qt::KeyboardModifiers modifiers = {}) const
    {
        list().scrollTo(index);
        QTest::mouseClick(
            list().viewport(), Qt::LeftButton, modifiers, list().visualRect(index).center());
    }
    [[nodiscard]] std::vector<std::uint32_t> frames(const mmd::TrackId& track) const
    {
        const auto all = mmd::framesOf(document.actor()->motion, track);
        return {all.begin(), all.end()};
    }

    Document document;
    QWidget window;
    CheckUpPanel* panel = nullptr;

private:
    static mmd::NameField field(const char* utf8)
    {
        return mmd::fieldOf(mmd::encodeCp932(utf8).bytes);
    }
    static mmd::BoneKeyframe keyAt(std::uint32_t frame)
    {
        mmd::BoneKeyframe key;
        key.frame = frame;
        key.value.translation.x = float(frame) + 1.0f;
        return key;
    }
    static void add(mmd::Motion& motion, const char* name, std::vector<mmd::BoneKeyframe> keys)
    {
        mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(field(name), keys));
    }
};

} // namespace odori::test
