// SPDX-License-Identifier: MIT
#include "libmmd/journal/recovery.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/outside_parents.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "ui/document/document.h"
#include "ui/document/journal/document_journal.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <chrono>

using namespace odori;

/// Outside parents come back after a crash: of an actor and of the camera, also after undo.
class TestJournalParents : public QObject {
    Q_OBJECT
private slots:
    void everyEditComesBack();
};

void TestJournalParents::everyEditComesBack()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    Document document;
    for (int actor = 0; actor < 2; ++actor)
        document.load(mmd::addActor(document.scene(), nullptr));
    const mmd::ActorId first = document.scene().actors[0].id;
    const mmd::ActorId second = document.scene().actors[1].id;
    DocumentJournal journal(document, path);
    QVERIFY(journal.flush(std::chrono::seconds(20)));
    const auto isThere = [&] {
        const auto session = mmd::recoverSession(path);
        return session && session->state.scene == document.scene();
    };
    for (const mmd::ActorId actor : {second, mmd::sceneActor})
        for (const std::uint32_t frame : {30u, 0u}) {
            const std::string bone = actor == second ? "A" : "";
            document.apply(mmd::setOutsideParent({document.scene(), actor},
                               {bone, frame, {frame ? first : mmd::sceneActor, "B"}}),
                QStringLiteral("Set Outside Parent"));
            QVERIFY(isThere());
        }
    QCOMPARE(document.scene().cameraParents.size(), 2u);
    document.apply(mmd::removeActor({document.scene(), first}), QStringLiteral("Remove"));
    QCOMPARE(document.scene().cameraParents.size(), 0u);
    QVERIFY(isThere());
    document.undo();
    document.undo();
    QCOMPARE(document.scene().cameraParents.size(), 1u);
    QVERIFY(isThere());
}

QTEST_GUILESS_MAIN(TestJournalParents)
#include "test_journal_parents.moc"
