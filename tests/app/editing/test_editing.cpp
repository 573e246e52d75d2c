// SPDX-License-Identifier: MIT
#include "app/bundled/sample.h"
#include "app/editing/field_keys.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/window_hands.h"
#include "tests/support/corpus.h"
#include "ui/curves/curve_editor.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/document/files/saved_state.h"
#include "ui/dopesheet/dope_canvas.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/theme/theme.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <map>

using namespace odori;

namespace {

using Records = std::map<std::pair<std::string, std::uint32_t>, mmd::BoneKeyframe>;

/// Every bone key of a VMD file by its name and frame; `others` gets the bytes after the bone
/// section.
Records recordsOf(const QByteArray& bytes, QByteArray& others)
{
    const auto file = mmd::readVmd(test::bytesOf(bytes));
    Records records;
    const auto motion = mmd::motionFromVmd(*file).motion;
    for (const auto& track : motion.bones)
        for (std::size_t key = 0; key < track->size(); ++key) {
            mmd::BoneKeyframe each = track->key(key);
            each.fileIndex = 0;
            records[{track->name(), each.frame}] = each;
        }
    others = bytes.mid(qsizetype(file->sections[0].offset + file->sections[0].count * 111));
    return records;
}

void moveMouse(QWidget& widget, const QPoint& to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::LeftButton, Qt::LeftButton,
        Qt::NoModifier);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

/// A typical session in the real window: opens a motion, edits it, saves it and reads it back.
class TestEditing : public QObject {
    Q_OBJECT
private slots:
    void exactlyTheExpectedRecordsDiffer();
};

void TestEditing::exactlyTheExpectedRecordsDiffer()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_editing"));
    QSettings().clear();
    applyTheme(*qApp, darkTheme());
    new FieldKeys(*qApp);
    test::OwnWindow window;
    window.resize(1600, 1000);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy finished(&window.files(), &FileCommands::loadingFinished);
    window.files().open(samplePaths());
    QVERIFY(finished.wait(20000));
    Document& document = window.document();

    // A track with keys at f and, after the drag, at f + 3. Any bone with free frames works.
    const mmd::Actor* actor = document.actor();
    const mmd::Track<mmd::BoneKeyframe>* track = nullptr;
    std::uint32_t from = 0;
    for (const auto& each : actor->motion.bones) {
        const auto frames = each->frames();
        for (std::size_t key = 1; key + 1 < frames.size() && !track; ++key)
            if (frames[key + 1] - frames[key] == 3 || frames[key + 1] - frames[key] == 4) {
                track = each.get();
                from = frames[key];
            }
    }
    QVERIFY(track);
    const mmd::TrackId id{mmd::TrackKind::Bone, track->name()};
    const std::uint32_t gap = track->frame(*track->find(from) + 1) - from;
    const mmd::BoneKeyframe original = track->key(*track->find(from));
    const std::uint32_t last = track->frames().back();

    // Select the key with the mouse, drag it over its neighbour and back.
    DopeCanvas& sheet = window.dopeSheet().canvas();
    TimeAxis axis = sheet.view().axis();
    axis.pixelsPerFrame = 20.0;
    axis.firstFrame = double(from) - 10.0;
    sheet.view().setAxis(axis);
    sheet.view().ensureTrackVisible(id);
    const auto at = [&](std::uint32_t frame) { return sheet.view().keyPosition(id, frame); };
    QTest::mouseClick(&sheet, Qt::LeftButton, {}, at(from));
    QCOMPARE(document.selection().keyCount(), 1u);
    QTest::mousePress(&sheet, Qt::LeftButton, {}, at(from));
    for (std::uint32_t step = 1; step <= gap; ++step)
        moveMouse(sheet, at(from + step));
    QVERIFY(mmd::framesOf(document.actor()->motion, id).size() == track->size() - 1);
    moveMouse(sheet, at(from + gap - 1));
    QTest::mouseRelease(&sheet, Qt::LeftButton, {}, at(from + gap - 1));
    const std::uint32_t to = from + gap - 1;
    QVERIFY(document.selection().hasKey(id, to));
    QCOMPARE(document.undoStack()->count(), 1);

    // Change its curve with a handle.
    CurveView& curves = window.curveEditor().view();
    const QPoint handle = curves.positionOf(curves.handle(0)).toPoint();
    const QPoint bent = handle + QPoint(30, 12);
    QTest::mousePress(&curves, Qt::LeftButton, {}, handle);
    moveMouse(curves, handle + QPoint(15, 6));
    moveMouse(curves, bent);
    QTest::mouseRelease(&curves, Qt::LeftButton, {}, bent);
    QCOMPARE(document.undoStack()->count(), 2);
    const auto* edited = mmd::findBoneTrack(document.actor()->motion, id.name);
    const mmd::BoneKeyframe bentKey = edited->key(*edited->find(to));
    QVERIFY(bentKey.interpolation != original.interpolation);

    // Undo twice, redo once: the key has moved and has its old curve.
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!document.saved().isModified());
    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(document.undoStack()->index(), 1);

    // Register a new key with Enter, after the last one.
    QTest::mouseClick(&sheet, Qt::LeftButton, {}, at(to));
    document.setCurrentFrame(double(last) + 7);
    window.viewport().setFocus();
    QTest::keyClick(&window.viewport(), Qt::Key_Return);
    QCOMPARE(document.undoStack()->count(), 2);

    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("編集.vmd"));
    window.files().saving().saveTo(path);
    QVERIFY(test::isWritten(window.files().saving()));
    QVERIFY(!window.isWindowModified());

    QByteArray othersBefore;
    QByteArray othersAfter;
    Records expected = recordsOf(test::readAll(samplePaths().last()), othersBefore);
    const Records saved = recordsOf(test::readAll(path), othersAfter);
    mmd::BoneKeyframe moved = original;
    moved.frame = to;
    moved.fileIndex = 0;
    expected.erase({id.name, from});
    expected[{id.name, to}] = moved;
    QCOMPARE(saved.size(), expected.size() + 1);
    for (const auto& [name, key] : expected) {
        QVERIFY(saved.count(name));
        QVERIFY(saved.at(name) == key);
    }
    QVERIFY(saved.count({id.name, last + 7}));
    QCOMPARE(othersAfter, othersBefore);
}

QTEST_MAIN(TestEditing)
#include "test_editing.moc"
