// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd.h"
#include "libmmd/model/name_warnings.h"
#include "libmmd/motion/names.h"
#include "libmmd/text/cp932.h"

#include <QtTest/QTest>

using namespace mmd;
using namespace std::string_literals;

/// How the names in a motion file find a model's bones, morphs and IK goals.
class TestNames : public QObject {
    Q_OBJECT
private slots:
    void aCutNameFindsItsBoneAgain_data();
    void aCutNameFindsItsBoneAgain();
    void bonesThatShareACutNameAllGetItsKeys();
    void aNulEndsAName();
    void aRawNameOfAnOlderModelIsItsTracks();
    void longNamesAreWarnedOf_data();
    void longNamesAreWarnedOf();
    void strangeCharactersAreWarnedOf();
    void longIkNamesAreWarnedOf();
    void namesWithoutKeysAreNotWarnedOf();
    void theModelNameIsCut();
    void theSameModelNameKeepsItsPadding();
};

namespace {

/// `size` bytes of CP932: `ascii` letters, then double-byte characters.
std::string nameOfSize(std::size_t size, std::size_t ascii)
{
    std::string name(std::min(size, ascii), 'a');
    while (name.size() + 2 <= size)
        name += "\x83\x5C"; // ソ, whose second byte is a backslash
    name.resize(size, 'z');
    return name;
}

Model modelOf(const std::vector<std::string>& bones, const std::vector<std::string>& morphs = {})
{
    pmx::Model data;
    for (const std::string& name : bones)
        data.bones.emplace_back().name.utf8 = name;
    for (const std::string& name : morphs)
        data.morphs.emplace_back().name.utf8 = name;
    return makeModel(std::move(data), {}, {});
}

template <class Key>
void addTrack(Motion& motion, const TrackId& id)
{
    replaceTrack(motion, Track<Key>(fieldOf(id.name), std::vector<Key>(1)));
}

Motion reopened(const Motion& motion)
{
    const auto file = readVmd(vmdFromMotion(motion));
    if (!file)
        qFatal("not a VMD file: %s", file.error().field.c_str());
    return motionFromVmd(*file).motion;
}

} // namespace

void TestNames::aCutNameFindsItsBoneAgain_data()
{
    QTest::addColumn<QByteArray>("name");
    for (std::size_t size = 1; size <= 40; ++size)
        for (const std::size_t ascii : {0u, 1u, 40u})
            QTest::addRow("%d bytes, %d letters", int(size), int(ascii))
                << QByteArray::fromStdString(nameOfSize(size, ascii));
}

void TestNames::aCutNameFindsItsBoneAgain()
{
    QFETCH(QByteArray, name);
    const std::string utf8 = decodeCp932(name.toStdString());
    QCOMPARE(QByteArray::fromStdString(encodeCp932(utf8).bytes), name);
    pmx::Model data;
    data.bones.resize(3);
    data.bones[1].name.utf8 = utf8;
    data.bones[1].flags = pmx::boneFlag::ik;
    data.bones[1].ik = {.effector = 0, .loops = 1, .stepAngle = 1, .links = {{.bone = 2}}};
    data.morphs.resize(2);
    data.morphs[1].name.utf8 = utf8;
    const Model model = makeModel(std::move(data), {}, {});
    QCOMPARE(model.rig.chains.size(), std::size_t(1));

    Motion motion;
    addTrack<BoneKeyframe>(motion, model.boneTrack(1));
    addTrack<MorphKeyframe>(motion, model.morphTrack(1));
    const std::string whole = pmx::cp932Name(model.data, model.data.bones[1].name);
    const ShowIkKeyframe off{
        .frame = 0, .value = {.show = 1, .switches = {ikSwitch(whole, false)}}};
    replaceTrack(motion, Track<ShowIkKeyframe>({}, std::vector{off}));

    motion = reopened(motion);
    QCOMPARE(motion.bones.size(), std::size_t(1));
    QCOMPARE(motion.bones[0]->name().size(), std::min<std::size_t>(15, std::size_t(name.size())));
    QCOMPARE(model.bonesOfTrack(motion.bones[0]->name()), std::vector<int>{1});
    QCOMPARE(model.morphsOfTrack(motion.morphs[0]->name()), std::vector<int>{1});
    const IkSwitch& each = motion.showIk->values()[0].switches[0];
    QCOMPARE(std::string(ikNameOf(each)), model.rig.chains[0].goalName);
    QCOMPARE(each.name[19], '\0');
    const auto warnings = nameWarnings(model, motion);
    QCOMPARE(warnings.size(), std::size_t(name.size() > 19 ? 3 : name.size() > 15 ? 2 : 0));
}

void TestNames::bonesThatShareACutNameAllGetItsKeys()
{
    const Model model =
        modelOf({"0123456789abcdefgh", "other", "0123456789abcdefXY", "0123456789abcde"});
    QCOMPARE(model.bonesOfTrack("0123456789abcde"), (std::vector<int>{0, 2, 3}));
    Motion motion;
    addTrack<BoneKeyframe>(motion, model.boneTrack(2));
    using enum WarningCode;
    QCOMPARE(nameWarnings(model, motion),
        (std::vector<Warning>{{.code = NameCut, .location = "bone 0 (0123456789abcdefgh)"},
            {.code = NameShared, .location = "bone 0 (0123456789abcdefgh)"},
            {.code = NameCut, .location = "bone 2 (0123456789abcdefXY)"},
            {.code = NameShared, .location = "bone 2 (0123456789abcdefXY)"},
            {.code = NameShared, .location = "bone 3 (0123456789abcde)"}}));
}

void TestNames::aNulEndsAName()
{
    const Model model = modelOf({"a\0b"s, "c\0"s});
    QCOMPARE(model.boneTrackNames, (std::vector<std::string>{"a", "c"}));
}

void TestNames::aRawNameOfAnOlderModelIsItsTracks()
{
    pmx::Model data;
    data.encoding = pmx::TextEncoding::Cp932;
    data.bones.resize(1);
    data.bones[0].name = {"\u2252", "\x87\x90"};
    const Model model = makeModel(std::move(data), {}, {});
    QCOMPARE(model.bonesOfTrack("\x87\x90"), std::vector<int>{0});
}

void TestNames::longNamesAreWarnedOf_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("warned");
    QTest::newRow("short") << u"左足ＩＫ"_qs << false;
    QTest::newRow("15 bytes") << u"左中指関節先２a"_qs << false;
    QTest::newRow("16 bytes") << u"左中指関節先２ａ"_qs << true;
}

void TestNames::longNamesAreWarnedOf()
{
    QFETCH(QString, name);
    QFETCH(bool, warned);
    const Model model = modelOf({"a", name.toStdString()}, {name.toStdString()});
    Motion motion;
    addTrack<BoneKeyframe>(motion, model.boneTrack(1));
    addTrack<MorphKeyframe>(motion, model.morphTrack(0));
    std::vector<Warning> expected;
    if (warned)
        expected = {
            {.code = WarningCode::NameCut, .location = "bone 1 (" + name.toStdString() + ")"},
            {.code = WarningCode::NameCut, .location = "morph 0 (" + name.toStdString() + ")"}};
    QCOMPARE(nameWarnings(model, motion), expected);
}

void TestNames::strangeCharactersAreWarnedOf()
{
    const Model model = modelOf({"팔"});
    Motion motion;
    addTrack<BoneKeyframe>(motion, model.boneTrack(0));
    QCOMPARE(nameWarnings(model, motion),
        (std::vector<Warning>{{.code = WarningCode::NameUnencodable, .location = "bone 0 (팔)"}}));
}

void TestNames::longIkNamesAreWarnedOf()
{
    pmx::Model data;
    data.bones.resize(2);
    data.bones[0].name.utf8 = "0123456789abcdefghijk";
    data.bones[0].flags = pmx::boneFlag::ik;
    data.bones[0].ik.effector = 1;
    const Model model = makeModel(std::move(data), {}, {});
    Motion motion;
    const ShowIkKeyframe key{.value = {.switches = {ikSwitch("0123456789abcdefghi", true)}}};
    replaceTrack(motion, Track<ShowIkKeyframe>({}, std::vector{key}));
    QCOMPARE(nameWarnings(model, motion), (std::vector<Warning>{{.code = WarningCode::NameCut,
                                              .location = "IK bone 0 (0123456789abcdefghijk)"}}));
}

void TestNames::namesWithoutKeysAreNotWarnedOf()
{
    const Model model = modelOf({"0123456789abcdefgh", "b"});
    Motion motion;
    addTrack<BoneKeyframe>(motion, model.boneTrack(1));
    QVERIFY(nameWarnings(model, motion).empty());
}

void TestNames::theModelNameIsCut()
{
    MotionHeader header;
    setModelName(header, "0123456789abcdefghijklm");
    QCOMPARE(std::string(modelNameOf(header)), "0123456789abcdefghij"s);
    setModelName(header, "short");
    QCOMPARE(std::string(modelNameOf(header)), "short"s);
    QCOMPARE(header.modelName[19], '\0');
    header.version = 1;
    setModelName(header, "0123456789abcdef");
    QCOMPARE(std::string(modelNameOf(header)), "0123456789"s);
    QCOMPARE(header.modelName[10], '\0');
}

void TestNames::theSameModelNameKeepsItsPadding()
{
    MotionHeader header;
    const std::string camera = "\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\0on Data"s;
    QCOMPARE(camera.size(), header.modelName.size());
    std::copy(camera.begin(), camera.end(), header.modelName.begin());
    const MotionHeader before = header;
    setModelName(header, modelNameOf(before));
    QCOMPARE(header, before);
}

QTEST_GUILESS_MAIN(TestNames)
#include "test_names.moc"
