// SPDX-License-Identifier: MIT
#include "app/keymap/key_map_file.h"
#include "app/keymap/key_notes.h"
#include "app/keymap/key_press.h"
#include "app/keymap/key_scope.h"
#include "tests/app/keymap/own_keys.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QIODevice>
#include <QtCore/QKeyCombination>
#include <QtCore/QStringList>
#include <QtCore/QTemporaryDir>
#include <QtGui/QKeyEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

namespace {

CommandKeys keysOf(const char* names)
{
    CommandKeys keys;
    for (const QString& name : QString::fromLatin1(names).split(u' ', Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(name, QKeySequence::PortableText));
    return keys;
}

const Command& command(const char* id)
{
    return commandOf(QLatin1String(id));
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

} // namespace

/// Presets, the user's changes to them, conflicts, and the key map file.
class TestKeyMap : public QObject {
    Q_OBJECT
private slots:
    void presetsAreWhole();
    void presetsAreWhole_data();
    void theMmdPresetIsTheTable();
    void changesStayOnTopOfPresets();
    void theUserWinsAKey();
    void placesOverlap();
    void whoLosesAKeyLosesItWholly();
    void aPressIsOneKey_data();
    void aPressIsOneKey();
    void keysThatEditorsKeepAreNamed();
    void theFileIsReadable();
    void whatIsWrittenIsRead();
    void brokenFilesAreRefused_data();
    void brokenFilesAreRefused();
    void commandsOfOtherVersionsStay();
    void changesAreSavedAtOnce();
    void twoEditorsShareTheFile();
    void anUnsavedMapIsNotReplacedByTheOldFile();
    void aBrokenFileStaysUntouched();
    void anUnwritableFileIsSaid();
};

void TestKeyMap::presetsAreWhole_data()
{
    QTest::addColumn<int>("preset");
    for (const KeyPreset preset : keyPresets)
        QTest::newRow(nameOf(preset).data()) << int(preset);
}

/// No key has two commands, each key is a single press, and every key can be converted to text and
/// back.
void TestKeyMap::presetsAreWhole()
{
    QFETCH(int, preset);
    KeyMap map;
    map.setPreset(KeyPreset(preset));
    for (const KeyConflict& conflict : map.conflicts())
        QFAIL(qPrintable(QStringLiteral("%1: %2 and %3")
                             .arg(conflict.key.toString(), QLatin1String(conflict.winner->id),
                                 QLatin1String(conflict.loser->id))));
    int count = 0;
    for (const Command& each : commandTable()) {
        const CommandKeys keys = map.keys(each);
        QCOMPARE(map.runningKeys().value(QLatin1String(each.id)), keys);
        for (const QKeySequence& key : keys) {
            ++count;
            QCOMPARE(key.count(), 1);
            QCOMPARE(QKeySequence::fromString(key.toString(QKeySequence::PortableText)), key);
        }
    }
    QVERIFY(count > 70);
}

void TestKeyMap::theMmdPresetIsTheTable()
{
    for (const Command& each : commandTable()) {
        const CommandKeys table(each.keys.begin(), each.keys.end());
        QCOMPARE(KeyMap().keys(each), table);
    }
}

void TestKeyMap::changesStayOnTopOfPresets()
{
    KeyMap map;
    QVERIFY(!map.isChanged(command("playback.play")));
    setKeys(map, "playback.play", keysOf("Space P Space"));
    QCOMPARE(map.keys(command("playback.play")), keysOf("Space P"));
    QVERIFY(map.isChanged(command("playback.play")));
    map.setPreset(KeyPreset::Blender); // has the same keys
    QVERIFY(!map.isChanged(command("playback.play")) && map.changes().isEmpty());
    map.setPreset(KeyPreset::Mmd);
    QCOMPARE(map.keys(command("playback.play")), keysOf("Space P"));
    map.reset(command("playback.play"));
    QCOMPARE(map.keys(command("playback.play")), keysOf("P"));
    setKeys(map, "edit.copy", {});
    QVERIFY(map.isChanged(command("edit.copy")) && map.keys(command("edit.copy")).isEmpty());
    setKeys(map, "edit.copy", keysOf("Ctrl+C"));
    QVERIFY(map == KeyMap());
    setKeys(map, "edit.copy", {});
    map.resetAll();
    QVERIFY(map == KeyMap());
}

void TestKeyMap::theUserWinsAKey()
{
    KeyMap map;
    setKeys(map, "select.none", keysOf("Ctrl+C")); // after Copy in the table
    const QList<KeyConflict> conflicts = map.conflicts();
    QCOMPARE(conflicts.size(), 1);
    QCOMPARE(conflicts[0].key, QKeySequence(Qt::CTRL | Qt::Key_C));
    QCOMPARE(conflicts[0].winner, &command("select.none"));
    QCOMPARE(conflicts[0].loser, &command("edit.copy"));
    QCOMPARE(map.runningKeys().value(QLatin1String("select.none")), keysOf("Ctrl+C"));
    QVERIFY(map.runningKeys().value(QLatin1String("edit.copy")).isEmpty());
    QCOMPARE(map.keys(command("edit.copy")), keysOf("Ctrl+C")); // still shown
    setKeys(map, "file.open", keysOf("Ctrl+C")); // the first of the two user's changes has it
    QCOMPARE(map.conflicts().size(), 3);
    QCOMPARE(map.runningKeys().value(QLatin1String("file.open")), keysOf("Ctrl+C"));
    QVERIFY(map.runningKeys().value(QLatin1String("select.none")).isEmpty());

    // The preset's key of a command that has another key from the user is not the user's.
    KeyMap more;
    setKeys(more, "edit.copy", keysOf("Ctrl+C F9"));
    setKeys(more, "select.none", keysOf("Ctrl+C"));
    QCOMPARE(more.runningKeys().value(QLatin1String("select.none")), keysOf("Ctrl+C"));
    QCOMPARE(more.runningKeys().value(QLatin1String("edit.copy")), keysOf("F9"));
}

void TestKeyMap::placesOverlap()
{
    using enum CommandScope;
    for (const CommandScope each : {Window, Editors, TimeLines, Viewport, DopeSheet, Curves}) {
        QVERIFY(doOverlap(Window, each) && doOverlap(each, Window) && doOverlap(each, each));
    }
    for (const CommandScope each : {TimeLines, Viewport, DopeSheet, Curves})
        QVERIFY(doOverlap(Editors, each));
    QVERIFY(doOverlap(TimeLines, Viewport) && doOverlap(DopeSheet, TimeLines));
    QVERIFY(!doOverlap(TimeLines, Curves) && !doOverlap(Viewport, DopeSheet));
    QVERIFY(!doOverlap(DopeSheet, Curves) && !doOverlap(Curves, Viewport));
    QCOMPARE(scopeOfKey(Window, QKeyCombination(Qt::Key_Q)), Editors);
    QCOMPARE(scopeOfKey(Window, Qt::SHIFT | Qt::Key_Q), Editors);
    QCOMPARE(scopeOfKey(Window, Qt::CTRL | Qt::Key_Q), Window);
    QCOMPARE(scopeOfKey(Window, QKeyCombination(Qt::Key_F6)), Window);
    QCOMPARE(scopeOfKey(Curves, QKeyCombination(Qt::Key_Q)), Curves);
}

void TestKeyMap::whoLosesAKeyLosesItWholly()
{
    KeyMap map;
    setKeys(map, "keys.multiply", keysOf("M")); // in all editors; M also adds a marker and flips
    QCOMPARE(map.conflicts().size(), 2);
    QVERIFY(map.runningKeys().value(QLatin1String("sheet.addMarker")).isEmpty());
    QVERIFY(map.runningKeys().value(QLatin1String("curves.flip")).isEmpty());
    QCOMPARE(map.runningKeys().value(QLatin1String("keys.multiply")), keysOf("M"));
}

void TestKeyMap::aPressIsOneKey_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* name, int key, int modifiers, const char* text,
                         const char* result) {
        QTest::newRow(name) << key << modifiers << QString::fromUtf8(text)
                            << QString::fromLatin1(result);
    };
    row("letter", Qt::Key_D, Qt::NoModifier, "d", "D");
    row("capital", Qt::Key_D, Qt::ShiftModifier, "D", "Shift+D");
    row("with Ctrl", Qt::Key_D, Qt::ControlModifier, "\x04", "Ctrl+D");
    row("star", Qt::Key_Asterisk, Qt::ShiftModifier, "*", "*");
    row("back tab", Qt::Key_Backtab, Qt::ShiftModifier, "", "Shift+Tab");
    row("digit of the pad", Qt::Key_7, Qt::KeypadModifier, "7", "Num+7");
    row("Enter of the pad", Qt::Key_Enter, Qt::KeypadModifier, "\r", "Enter");
    row("plus of the pad", Qt::Key_Plus, Qt::KeypadModifier, "+", "Num++");
    row("arrow", Qt::Key_Left, Qt::AltModifier, "", "Alt+Left");
    row("function key", Qt::Key_F5, Qt::ShiftModifier, "", "Shift+F5");
    row("space", Qt::Key_Space, Qt::ShiftModifier, " ", "Shift+Space");
    row("modifier", Qt::Key_Control, Qt::ControlModifier, "", "");
    row("caps lock", Qt::Key_CapsLock, Qt::NoModifier, "", "");
    row("dead key", Qt::Key_Dead_Acute, Qt::NoModifier, "", "");
    row("input method", Qt::Key_Zenkaku_Hankaku, Qt::NoModifier, "", "");
}

void TestKeyMap::aPressIsOneKey()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QString, text);
    QFETCH(QString, name);
    const QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers), text);
    const auto pressed = pressedKey(event);
    QCOMPARE(pressed.has_value(), !name.isEmpty());
    if (pressed)
        QCOMPARE(pressed->toString(QKeySequence::PortableText), name);
}

void TestKeyMap::keysThatEditorsKeepAreNamed()
{
    const auto notes = [](const char* id, Qt::KeyboardModifiers modifiers, Qt::Key key) {
        return notesOf(command(id), QKeySequence(QKeyCombination(modifiers, key)));
    };
    QCOMPARE(notes("keys.multiply", {}, Qt::Key_Up).size(), 2);    // sheet and curves
    QCOMPARE(notes("playback.nextKey", {}, Qt::Key_Up).size(), 1); // not in the curves
    QVERIFY(notes("playback.nextKey", {}, Qt::Key_Up)[0].contains(QStringLiteral("dope sheet")));
    QCOMPARE(notes("playback.nextKey", Qt::ControlModifier, Qt::Key_Up).size(), 0);
    QCOMPARE(notes("models.alone", {}, Qt::Key_Up).size(), 0); // only in the viewport
    QVERIFY(notes("select.none", Qt::AltModifier, Qt::Key_A)
                .contains(QStringLiteral("Alt+A no longer opens the menu Playback.")));
    QCOMPARE(notes("select.none", Qt::AltModifier, Qt::Key_Q).size(), 0);
}

void TestKeyMap::theFileIsReadable()
{
    KeyMap map;
    map.setPreset(KeyPreset::Blender);
    setKeys(map, "edit.copy", keysOf("Ctrl+C Ctrl+Ins"));
    setKeys(map, "playback.play", {});
    QCOMPARE(jsonOf(map), QByteArray(R"({
    "format": "Odori key map",
    "keys": {
        "edit.copy": [
            "Ctrl+C",
            "Ctrl+Ins"
        ],
        "playback.play": [
        ]
    },
    "preset": "Blender",
    "version": 1
}
)"));
}

void TestKeyMap::whatIsWrittenIsRead()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new/folder/キー.json"));
    for (const KeyPreset preset : keyPresets) {
        KeyMap map;
        map.setPreset(preset);
        setKeys(map, "edit.copy", keysOf("Ctrl+D Num+7 * Ctrl++"));
        setKeys(map, "view.grid", {QKeySequence(Qt::CTRL | Qt::Key_Comma)});
        QVERIFY(writeKeyMap(map, path).has_value());
        const auto read = readKeyMap(path);
        QVERIFY(read.has_value());
        QVERIFY(*read == map);
        QCOMPARE(read->keys(command("edit.copy")).size(), 4);
    }
}

void TestKeyMap::brokenFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line"); ///< 0: none
    const auto row = [](const char* name, const char* json, mmd::ErrorCode code, int line = 0) {
        QTest::newRow(name) << QByteArray(json) << int(code) << line;
    };
    const auto text = mmd::ErrorCode::BadText;
    row("empty", "", text, 1);
    row("cut", "{\n\"format\": \"Odori key map\",\n\"ver", text, 3);
    row("another kind", "{\"format\": \"odori project\"}", mmd::ErrorCode::WrongSignature);
    row("an array", "[1]", mmd::ErrorCode::WrongSignature);
    row("no version", "{\"format\": \"Odori key map\", \"preset\": \"MMD\", \"keys\": {}}", text,
        1);
    row("newer", "{\"format\": \"Odori key map\", \"version\": 2, \"keys\": 7}",
        mmd::ErrorCode::UnsupportedVersion);
    row("preset",
        "{\"format\": \"Odori key map\",\n\"version\": 1,\n\"preset\": \"Maya\", \"keys\": {}}",
        text, 3);
    row("keys",
        "{\"format\": \"Odori key map\", \"version\": 1, \"preset\": \"MMD\",\n\"keys\": []}", text,
        2);
    row("a command's keys",
        "{\"format\": \"Odori key map\", \"version\": 1, \"preset\": \"MMD\", \"keys\": {\n"
        "\"edit.copy\": \"Ctrl+C\"}}",
        text, 2);
    row("a key",
        "{\"format\": \"Odori key map\", \"version\": 1, \"preset\": \"MMD\", \"keys\": {\n\n"
        "\"edit.copy\": [\"Ctrl+Banana\"]}}",
        text, 3);
    row("two keys in one",
        "{\"format\": \"Odori key map\", \"version\": 1, \"preset\": \"MMD\", \"keys\": {\n"
        "\"edit.copy\": [\"Ctrl+K, Ctrl+C\"]}}",
        text, 2);
    row("a number",
        "{\"format\": \"Odori key map\", \"version\": 1, \"preset\": \"MMD\", \"keys\": {\n"
        "\"edit.copy\": [7]}}",
        text, 2);
}

void TestKeyMap::brokenFilesAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    QFETCH(int, line);
    const auto map = keyMapOfJson(json);
    QVERIFY(!map.has_value());
    QCOMPARE(int(map.error().code), code);
    QCOMPARE(int(map.error().value), line);
}

void TestKeyMap::commandsOfOtherVersionsStay()
{
    const QByteArray json = R"({"format": "Odori key map", "version": 1, "preset": "MMD",
        "keys": {"brush.paint": ["B"], "edit.copy": ["Ctrl+D"]}})";
    const auto map = keyMapOfJson(json);
    QVERIFY(map.has_value());
    QCOMPARE(map->unknownIds(), QStringList{QStringLiteral("brush.paint")});
    QCOMPARE(map->conflicts().size(), 1); // Ctrl+D is Deselect
    QVERIFY(jsonOf(*map).contains("\"brush.paint\""));
}

void TestKeyMap::changesAreSavedAtOnce()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("settings/keymap.json"));
    UserKeys keys(path);
    QVERIFY(keys.problem().isEmpty() && keys.map() == KeyMap() && !QFile::exists(path));
    QSignalSpy changed(&keys, &UserKeys::changed), notSaved(&keys, &UserKeys::notSaved);
    keys.setMap(KeyMap());
    QCOMPARE(changed.count(), 0);
    remap(keys, "edit.copy", keysOf("F9"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(notSaved.count(), 0);
    UserKeys next(path);
    QVERIFY(next.map() == keys.map());
    QCOMPARE(next.map().keys(command("edit.copy")), keysOf("F9"));
    QCOMPARE(
        QDir(folder.filePath(QStringLiteral("settings"))).entryList(QDir::Files | QDir::Hidden),
        QStringList{QStringLiteral("keymap.json")}); // no other file is left
}

void TestKeyMap::twoEditorsShareTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("new/keymap.json")); // the first start
    UserKeys first(path), second(path);
    QSignalSpy changed(&second, &UserKeys::changed);
    remap(first, "edit.copy", keysOf("F9"));
    QTRY_COMPARE(second.map().keys(command("edit.copy")), keysOf("F9"));
    QCOMPARE(changed.count(), 1);
    remap(second, "edit.cut", keysOf("F10")); // keeps the change of the first one
    QTRY_COMPARE(first.map().keys(command("edit.cut")), keysOf("F10"));
    QCOMPARE(UserKeys(path).map().keys(command("edit.copy")), keysOf("F9"));

    // Other files of the folder and a broken key map change nothing.
    const KeyMap before = first.map();
    write(folder.filePath(QStringLiteral("new/odori.conf")), "language=ja");
    write(path, "{");
    remap(second, "edit.cut", keysOf("F11"));
    QTRY_COMPARE(first.map().keys(command("edit.cut")), keysOf("F11"));
    QCOMPARE(first.map().keys(command("edit.copy")), before.keys(command("edit.copy")));
}

void TestKeyMap::anUnsavedMapIsNotReplacedByTheOldFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("keymap.json"));
    UserKeys keys(path);
    remap(keys, "edit.copy", keysOf("F9"));
    const QByteArray saved = contentOf(path);
    QVERIFY(QFile::remove(path) && QDir().mkdir(path)); // cannot be written any more
    remap(keys, "edit.copy", keysOf("F10"));
    QVERIFY(QDir().rmdir(path));
    write(path, saved);
    QFileSystemWatcher watcher({folder.path()});
    QSignalSpy reported(&watcher, &QFileSystemWatcher::directoryChanged);
    write(folder.filePath(QStringLiteral("odori.conf")), "language=ja");
    QTRY_VERIFY(reported.count() > 0);
    QCoreApplication::processEvents();
    QCOMPARE(keys.map().keys(command("edit.copy")), keysOf("F10"));
}

void TestKeyMap::aBrokenFileStaysUntouched()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("keymap.json"));
    const QByteArray broken = "{\n\"format\": \"Odori key map\",\n\"version\": 9}";
    write(path, broken);
    write(folder.filePath(QStringLiteral("keymap.old1.json")), "older");
    UserKeys keys(path);
    QVERIFY(keys.map() == KeyMap());
    QVERIFY2(keys.problem().contains(QStringLiteral("version is not supported: 9")),
        qPrintable(keys.problem()));
    QCOMPARE(keys.problem().count(u'\n'), 0);
    QCOMPARE(contentOf(path), broken);
    remap(keys, "edit.copy", keysOf("F9"));
    QCOMPARE(UserKeys(path).map().keys(command("edit.copy")), keysOf("F9"));
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("keymap.old2.json"))), broken);
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("keymap.old1.json"))), QByteArray("older"));
}

void TestKeyMap::anUnwritableFileIsSaid()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("file"));
    write(file, "no folder");
    UserKeys keys(file + QStringLiteral("/keymap.json"));
    QSignalSpy notSaved(&keys, &UserKeys::notSaved);
    remap(keys, "edit.copy", keysOf("F9"));
    QCOMPARE(notSaved.count(), 1);
    QCOMPARE(keys.map().keys(command("edit.copy")), keysOf("F9")); // used all the same
}

QTEST_MAIN(TestKeyMap)
#include "test_key_map.moc"
