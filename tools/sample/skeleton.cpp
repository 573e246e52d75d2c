// SPDX-License-Identifier: MIT
#include "tools/sample/skeleton.h"

#include "tools/sample/chains.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

#include <algorithm>
#include <cassert>

namespace sample {

using namespace mmd::pmx;

namespace {

constexpr std::uint16_t turns = boneFlag::rotatable | boneFlag::visible | boneFlag::operable;
constexpr std::uint16_t moves = boneFlag::movable;

glm::vec3 mirrored(const glm::vec3& left, bool isLeft)
{
    return {isLeft ? left.x : -left.x, left.y, left.z};
}

std::string english(bool isLeft, std::string_view name)
{
    return std::string(name) + (isLeft ? "_L" : "_R");
}

} // namespace

std::string sided(bool isLeft, std::string_view name)
{
    return (isLeft ? "左" : "右") + std::string(name);
}

const std::array<Finger, 4>& fingers()
{
    static constexpr std::array<Finger, 4> all{{
        {"人指", "index", -0.255f, 0.86f, 0.80f, 0.088f},
        {"中指", "middle", -0.085f, 0.91f, 0.88f, 0.090f},
        {"薬指", "ring", 0.085f, 0.88f, 0.81f, 0.086f},
        {"小指", "little", 0.245f, 0.80f, 0.64f, 0.078f},
    }};
    return all;
}

int Skeleton::operator[](std::string_view name) const
{
    const auto found = std::find_if(
        m_bones.begin(), m_bones.end(), [&](const Bone& bone) { return bone.name.utf8 == name; });
    assert(found != m_bones.end());
    return static_cast<int>(found - m_bones.begin());
}

const glm::vec3& Skeleton::at(std::string_view name) const
{
    return m_bones[std::size_t((*this)[name])].position;
}

Bone& Skeleton::add(std::string_view name, std::string_view englishName, const glm::vec3& position,
    std::string_view parent, std::uint16_t extraFlags)
{
    Bone bone;
    bone.name.utf8 = name;
    bone.nameEnglish.utf8 = englishName;
    bone.position = position;
    bone.parent = parent.empty() ? -1 : (*this)[parent];
    bone.flags = static_cast<std::uint16_t>(turns | extraFlags);
    m_bones.push_back(bone);
    return m_bones.back();
}

void Skeleton::addTrunk()
{
    add("全ての親", "root", {0, 0, 0}, "", moves);
    add("センター", "center", {0, 8.0f, 0}, "全ての親", moves);
    add("グルーブ", "groove", {0, 8.4f, 0}, "センター", moves);
    add("腰", "waist", {0, 11.6f, 0.1f}, "グルーブ");
    add("下半身", "lower body", {0, 12.3f, 0.05f}, "腰");
    add("上半身", "upper body", {0, 12.3f, 0.05f}, "腰");
    add("上半身2", "upper body 2", {0, 13.7f, 0.0f}, "上半身");
    add("首", "neck", {0, 16.15f, 0.12f}, "上半身2");
    add("頭", "head", {0, 17.05f, 0.05f}, "首");
    add("両目", "eyes", {0, 21.2f, -0.2f}, "頭");
    for (const bool isLeft : {true, false}) {
        Bone& eye = add(sided(isLeft, "目"), english(isLeft, "eye"),
            mirrored({0.50f, 18.27f, -0.35f}, isLeft), "頭", boneFlag::appendRotation);
        eye.appendParent = (*this)["両目"];
        eye.appendRatio = 1.0f;
    }
}

void Skeleton::addArm(bool isLeft)
{
    const auto name = [&](std::string_view base) { return sided(isLeft, base); };
    const glm::vec3 shoulder{1.16f, 15.62f, 0.1f};
    const glm::vec3 elbow = shoulder + armDirection * 2.45f + glm::vec3(0, 0, 0.06f);
    const glm::vec3 wrist = shoulder + armDirection * 4.7f;
    const auto put = [&](std::string_view base, std::string_view englishBase, const glm::vec3& at,
                         std::string_view parent, std::uint16_t flags = 0) -> Bone& {
        return add(name(base), english(isLeft, englishBase), mirrored(at, isLeft), parent, flags);
    };
    put("肩", "shoulder", {0.28f, 15.85f, 0.1f}, "上半身2");
    put("腕", "arm", shoulder, name("肩"));
    const auto twist = [&](std::string_view base, std::string_view englishBase,
                           std::string_view parent, const glm::vec3& from, const glm::vec3& to) {
        put(base, englishBase, glm::mix(from, to, 0.6f), name(parent), boneFlag::fixedAxis)
            .fixedAxis = mirrored(glm::normalize(to - from), isLeft);
    };
    twist("腕捩", "arm twist", "腕", shoulder, elbow);
    put("ひじ", "elbow", elbow, name("腕捩"));
    twist("手捩", "wrist twist", "ひじ", elbow, wrist);
    put("手首", "wrist", wrist, name("手捩"));
    addFingers(isLeft, wrist);
}

void Skeleton::addFingers(bool isLeft, const glm::vec3& wrist)
{
    const auto joint = [&](const std::string& base, int number, const std::string& englishBase,
                           const glm::vec3& at) {
        static const char* const digits[] = {"０", "１", "２", "３"};
        const bool isFirst = number == 1 || (base == "親指" && number == 0);
        const std::string parent = isFirst ? "手首" : base + digits[number - 1];
        add(sided(isLeft, base + digits[number]),
            english(isLeft, englishBase + std::to_string(number)), mirrored(at, isLeft),
            sided(isLeft, parent));
    };
    const glm::vec3 across{0, 0, 1};
    const glm::vec3 thumb = wrist + armDirection * 0.22f - across * 0.17f;
    const glm::vec3 thumbDirection =
        glm::normalize(armDirection * 0.8f - across * 0.62f + palmDirection * 0.22f);
    joint("親指", 0, "thumb", thumb);
    joint("親指", 1, "thumb", thumb + thumbDirection * 0.27f);
    joint("親指", 2, "thumb", thumb + thumbDirection * 0.57f);
    for (const Finger& finger : fingers()) {
        const glm::vec3 root = wrist + armDirection * finger.out + across * finger.across;
        const float parts[] = {0.0f, 0.45f, 0.74f};
        for (int number = 1; number <= 3; ++number)
            joint(finger.name, number, finger.english,
                root + armDirection * (finger.length * parts[number - 1]));
    }
}

void Skeleton::addLeg(bool isLeft)
{
    const auto name = [&](std::string_view base) { return sided(isLeft, base); };
    const auto put = [&](std::string_view base, std::string_view englishBase, const glm::vec3& at,
                         std::string_view parent) {
        add(name(base), english(isLeft, englishBase), mirrored(at, isLeft), parent);
    };
    put("足", "leg", {0.78f, 11.1f, 0.0f}, "下半身");
    put("ひざ", "knee", {0.80f, 6.15f, -0.12f}, name("足"));
    put("足首", "ankle", {0.80f, 1.15f, 0.22f}, name("ひざ"));
    put("つま先", "toe", {0.80f, 0.12f, -1.1f}, name("足首"));
}

void Skeleton::addLegIk(bool isLeft)
{
    const auto name = [&](std::string_view base) { return sided(isLeft, base); };
    const auto link = [&](std::string_view base) {
        IkLink result;
        result.bone = (*this)[name(base)];
        return result;
    };
    Bone& leg = add(name("足ＩＫ"), english(isLeft, "leg IK"), at(name("足首")), "全ての親",
        moves | boneFlag::ik);
    leg.tailOffset = {0, 0, 1.3f};
    leg.ik = {(*this)[name("足首")], 40, 2.0f, {link("ひざ"), link("足")}};
    leg.ik.links[0].limited = 1;
    leg.ik.links[0].lower = {glm::radians(-180.0f), 0, 0};
    leg.ik.links[0].upper = {glm::radians(-0.5f), 0, 0};
    Bone& toe = add(name("つま先ＩＫ"), english(isLeft, "toe IK"), at(name("つま先")),
        name("足ＩＫ"), moves | boneFlag::ik);
    toe.tailOffset = {0, -1.0f, 0};
    toe.ik = {(*this)[name("つま先")], 8, 4.0f, {link("足首")}};
}

/// The skirt and the ponytail, which physics moves.
void Skeleton::addChains()
{
    for (int link = 0; link < ponytailLinks; ++link)
        add(ponytailBone(link), "ponytail" + std::to_string(link + 1),
            ponytailJoints()[std::size_t(link)], link > 0 ? ponytailBone(link - 1) : "頭");
    for (int chain = 0; chain < skirtChains; ++chain)
        for (int link = 0; link < skirtLinks; ++link)
            add(skirtBone(chain, link),
                "skirt_" + std::to_string(chain) + "_" + std::to_string(link),
                skirtJoint(chain, link), link > 0 ? skirtBone(chain, link - 1) : "下半身");
}

/// Sets the tip of each bone, to which MMD draws it.
void Skeleton::setTails()
{
    const auto toBone = [this](std::string_view from, std::string_view to) {
        Bone& bone = m_bones[std::size_t((*this)[from])];
        bone.flags |= boneFlag::tailIsBone;
        bone.tailBone = (*this)[to];
    };
    const auto toOffset = [this](std::string_view from, const glm::vec3& offset) {
        m_bones[std::size_t((*this)[from])].tailOffset = offset;
    };
    toBone("全ての親", "センター");
    toOffset("センター", {0, 1.2f, 0});
    toOffset("グルーブ", {0, 1.2f, 0});
    toOffset("腰", {0, 0.9f, 0});
    toOffset("下半身", {0, -1.6f, 0});
    toBone("上半身", "上半身2");
    toBone("上半身2", "首");
    toBone("首", "頭");
    toOffset("頭", {0, 1.8f, 0});
    toOffset("両目", {0, 0, -1.0f});
    const auto chain = [&](const std::string& bone, const std::string& next, const glm::vec3& way) {
        if (next.empty())
            toOffset(bone, way);
        else
            toBone(bone, next);
    };
    for (int link = 0; link < ponytailLinks; ++link)
        chain(ponytailBone(link), link + 1 < ponytailLinks ? ponytailBone(link + 1) : "",
            ponytailJoints()[std::size_t(link + 1)] - ponytailJoints()[std::size_t(link)]);
    for (int each = 0; each < skirtChains; ++each)
        for (int link = 0; link < skirtLinks; ++link)
            chain(skirtBone(each, link), link + 1 < skirtLinks ? skirtBone(each, link + 1) : "",
                skirtJoint(each, link + 1) - skirtJoint(each, link));
    for (const bool isLeft : {true, false}) {
        const auto name = [&](std::string_view base) { return sided(isLeft, base); };
        toOffset(name("目"), {0, 0, -0.8f});
        for (const auto& [from, to] : {std::pair{"肩", "腕"}, {"腕", "ひじ"}, {"ひじ", "手首"},
                 {"手首", "中指１"}, {"足", "ひざ"}, {"ひざ", "足首"}, {"足首", "つま先"},
                 {"親指０", "親指１"}, {"親指１", "親指２"}})
            toBone(name(from), name(to));
        toOffset(name("親指２"), mirrored({0.2f, -0.2f, -0.15f}, isLeft));
        toOffset(name("つま先"), {0, 0, -0.5f});
        for (const Finger& finger : fingers()) {
            const std::string base = finger.name;
            toBone(name(base + "１"), name(base + "２"));
            toBone(name(base + "２"), name(base + "３"));
            toOffset(name(base + "３"), mirrored(armDirection * (finger.length * 0.26f), isLeft));
        }
    }
}

Skeleton::Skeleton()
{
    addTrunk();
    for (const bool isLeft : {true, false})
        addArm(isLeft);
    for (const bool isLeft : {true, false})
        addLeg(isLeft);
    for (const bool isLeft : {true, false})
        addLegIk(isLeft);
    addChains();
    setTails();
}

std::vector<DisplayFrame> Skeleton::displayFrames(int morphs) const
{
    std::vector<DisplayFrame> frames;
    const auto begin = [&](std::string_view name, std::string_view englishName, bool special) {
        frames.push_back({{std::string(name), {}}, {std::string(englishName), {}}, special, {}});
    };
    const auto put = [&](std::string_view name) {
        frames.back().items.push_back({0, (*this)[name]});
    };
    const auto putSides = [&](std::initializer_list<const char*> names) {
        for (const bool isLeft : {true, false})
            for (const char* name : names)
                put(sided(isLeft, name));
    };
    begin("Root", "Root", true);
    put("全ての親");
    begin("表情", "Exp", true);
    for (int morph = 0; morph < morphs; ++morph)
        frames.back().items.push_back({1, morph});
    begin("センター", "center", false);
    for (const char* name : {"センター", "グルーブ", "腰"})
        put(name);
    begin("体(上)", "upper body", false);
    for (const char* name : {"上半身", "上半身2", "首", "頭", "両目", "左目", "右目"})
        put(name);
    begin("腕", "arms", false);
    putSides({"肩", "腕", "腕捩", "ひじ", "手捩", "手首"});
    begin("指", "fingers", false);
    putSides({"親指０", "親指１", "親指２", "人指１", "人指２", "人指３", "中指１", "中指２",
        "中指３", "薬指１", "薬指２", "薬指３", "小指１", "小指２", "小指３"});
    begin("体(下)", "lower body", false);
    put("下半身");
    begin("足", "legs", false);
    putSides({"足", "ひざ", "足首", "つま先"});
    begin("ＩＫ", "IK", false);
    putSides({"足ＩＫ", "つま先ＩＫ"});
    begin("髪", "hair", false);
    for (int link = 0; link < ponytailLinks; ++link)
        put(ponytailBone(link));
    begin("スカート", "skirt", false);
    for (int chain = 0; chain < skirtChains; ++chain)
        for (int link = 0; link < skirtLinks; ++link)
            put(skirtBone(chain, link));
    return frames;
}

} // namespace sample
