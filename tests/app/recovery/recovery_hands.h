// SPDX-License-Identifier: MIT
#pragma once

#include "app/recovery/recovery_bar.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/app/session/program.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/settings/state_folder.h"

#include <QtCore/QDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <chrono>
#include <memory>

/// Programs that are killed, and what the next one offers.
namespace odori::test {

inline constexpr std::chrono::seconds longest(30);

inline QString sessions()
{
    return stateFolder(QStringLiteral("sessions"));
}

inline QStringList folders()
{
    return QDir(sessions()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

inline RecoveryBar& bar(Program& program)
{
    return *program.window().findChild<RecoveryBar*>();
}

inline QString text(Program& program)
{
    const auto* label = bar(program).findChild<QLabel*>(QStringLiteral("recoveryText"));
    return bar(program).isVisible() ? label->text() : QString();
}

inline void press(Program& program, const char* name)
{
    auto* button = bar(program).findChild<QPushButton*>(QLatin1String(name));
    QTest::mouseClick(button, Qt::LeftButton);
}

/// A program that journals.
inline std::unique_ptr<Program> started()
{
    auto program = std::make_unique<Program>();
    if (!program->show())
        return nullptr;
    program->session.startJournal();
    return program;
}

inline bool offers(Program& program)
{
    program.session.recovery().lookForEnded();
    return QTest::qWaitFor([&] { return !program.session.recovery().isReading(); }, 30000) &&
           program.session.recovery().offer().has_value();
}

/// Equal, but the models were read again.
inline bool areAlike(mmd::Scene a, mmd::Scene b)
{
    for (mmd::Scene* each : {&a, &b})
        for (mmd::Actor& actor : each->actors)
            actor.model.reset();
    return a == b;
}

inline void addMarker(Document& document, std::uint32_t frame)
{
    const mmd::Marker marker{frame, "サビ"};
    document.apply(mmd::addMarkers(document.scene(), {&marker, 1}), QStringLiteral("Add Marker"));
}

/// With the keyboard.
inline void deleteAllKeys(Program& program)
{
    DopeCanvas& canvas = program.window().dopeSheet().canvas();
    QVERIFY(Program::focus(canvas));
    QTest::keyClick(&canvas, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&canvas, Qt::Key_Delete);
    QCOMPARE(program.document().scene().actors.front().motion.keyCount(), 0u);
}

/// Opens the sample, deletes all its keys with the keyboard, and is killed.
inline void workAndDie(mmd::Scene* scene = nullptr, bool changes = true)
{
    const auto program = started();
    QVERIFY(program && opened(program->window(), samplePaths()));
    if (changes) {
        deleteAllKeys(*program);
        addMarker(program->document(), 12);
    }
    if (scene)
        *scene = program->document().scene();
    QVERIFY(program->session.journal()->flush(longest));
}

} // namespace odori::test
