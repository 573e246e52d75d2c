// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/joint_names.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace mmd {
namespace {

bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}
bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}
bool isLetter(char letter)
{
    return isUpper(letter) || (letter >= 'a' && letter <= 'z');
}

/// "J_Bip_L_UpperArm" has the words j, bip, l, upper, arm; "LHipJoint": l, hip, joint.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    bool isNew = true;
    for (std::size_t at = 0; at < name.size(); ++at) {
        const char letter = name[at];
        if (!isLetter(letter) && !isDigit(letter)) {
            isNew = true;
            continue;
        }
        if (at > 0 && !isNew) {
            const char before = name[at - 1];
            const bool isHump =
                isUpper(letter) &&
                (!isUpper(before) ||
                    (at + 1 < name.size() && isLetter(name[at + 1]) && !isUpper(name[at + 1])));
            isNew = isHump || isDigit(letter) != isDigit(before);
        }
        if (isNew)
            words.emplace_back();
        words.back() += isUpper(letter) ? char(letter + 32) : letter;
        isNew = false;
    }
    return words;
}

bool isNumber(const std::string& word)
{
    return isDigit(word.front());
}

using Row = std::pair<std::string_view, BodyPart>;

/// Names without side, number and blanks.
constexpr std::array names = std::to_array<Row>({{"hips", BodyPart::Hips},
    {"pelvis", BodyPart::Hips}, {"hip", BodyPart::Hip}, {"spine", BodyPart::Torso},
    {"lowerback", BodyPart::Torso}, {"chest", BodyPart::Torso}, {"upperchest", BodyPart::Torso},
    {"torso", BodyPart::Torso}, {"abdomen", BodyPart::Torso}, {"thorax", BodyPart::Torso},
    {"neck", BodyPart::Neck}, {"head", BodyPart::Head}, {"eye", BodyPart::Eye},
    {"faceeye", BodyPart::Eye}, {"shoulder", BodyPart::Shoulder}, {"clavicle", BodyPart::Collar},
    {"collar", BodyPart::Collar}, {"collarbone", BodyPart::Collar}, {"arm", BodyPart::UpperArm},
    {"upperarm", BodyPart::UpperArm}, {"uparm", BodyPart::UpperArm},
    {"forearm", BodyPart::LowerArm}, {"lowerarm", BodyPart::LowerArm},
    {"lowarm", BodyPart::LowerArm}, {"elbow", BodyPart::LowerArm}, {"hand", BodyPart::Hand},
    {"wrist", BodyPart::Hand}, {"upleg", BodyPart::UpperLeg}, {"upperleg", BodyPart::UpperLeg},
    {"thigh", BodyPart::UpperLeg}, {"leg", BodyPart::LowerLeg}, {"lowerleg", BodyPart::LowerLeg},
    {"lowleg", BodyPart::LowerLeg}, {"calf", BodyPart::LowerLeg}, {"shin", BodyPart::LowerLeg},
    {"knee", BodyPart::LowerLeg}, {"foot", BodyPart::Foot}, {"ankle", BodyPart::Foot},
    {"toe", BodyPart::Toe}, {"toes", BodyPart::Toe}, {"toebase", BodyPart::Toe},
    {"ball", BodyPart::Toe}, {"thumb", BodyPart::Thumb}, {"index", BodyPart::Index},
    {"middle", BodyPart::Middle}, {"mid", BodyPart::Middle}, {"ring", BodyPart::Ring},
    {"little", BodyPart::Little}, {"pinky", BodyPart::Little}});

/// A joint with one of these words is no bone of the body.
constexpr std::array strangers = std::to_array<std::string_view>(
    {"end", "nub", "site", "tip", "twist", "ik", "pole", "target", "roll", "adj", "sec", "leaf",
        "effector", "helper", "ctrl", "joint", "mch", "org", "hair", "skirt", "top"});

/// Words that say nothing about the part.
constexpr std::array fillers = std::to_array<std::string_view>(
    {"mixamorig", "bip", "biped", "j", "c", "def", "valve", "f", "b", "jnt", "bone", "character"});

template <class List>
bool contains(const List& list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isFinger(BodyPart part)
{
    return part >= BodyPart::Thumb;
}

/// The words of a finger's joint besides its name.
constexpr std::array fingerWords = std::to_array<std::string_view>(
    {"hand", "finger", "metacarpal", "proximal", "intermediate", "distal", "palm", "phalanx"});

BodyPart fingerOf(const std::vector<std::string>& words)
{
    BodyPart part = BodyPart::None;
    for (const std::string& word : words) {
        const auto* row = std::find_if(
            names.begin(), names.end(), [&](const Row& each) { return each.first == word; });
        if (row != names.end() && isFinger(row->second))
            part = part == BodyPart::None ? row->second : part;
        else if (!contains(fingerWords, word))
            return BodyPart::None;
    }
    return part;
}

} // namespace

JointName meaningOf(std::string_view name)
{
    if (const std::size_t colon = name.find_last_of(":|"); colon != std::string_view::npos)
        name.remove_prefix(colon + 1);
    JointName result;
    std::vector<std::string> words;
    std::string joined;
    for (std::string& word : wordsOf(name)) {
        if (contains(strangers, word))
            return {};
        if (word == "l" || word == "left")
            result.side = BodySide::Left;
        else if (word == "r" || word == "right")
            result.side = BodySide::Right;
        else if (!contains(fillers, word) && !isNumber(word)) {
            joined += word;
            words.push_back(std::move(word));
        }
    }
    // "leftupperarm" in one word.
    for (const auto& [text, side] :
        {std::pair(std::string_view("left"), BodySide::Left), {"right", BodySide::Right}})
        if (result.side == BodySide::Middle && joined.substr(0, text.size()) == text) {
            result.side = side;
            joined.erase(0, text.size());
        }
    const auto* row = std::find_if(
        names.begin(), names.end(), [&](const Row& each) { return each.first == joined; });
    result.part = row != names.end() ? row->second : fingerOf(words);
    const bool hasSide = result.side != BodySide::Middle;
    if (result.part == BodyPart::Hip && !hasSide)
        result.part = BodyPart::Hips;
    if (hasSide != (result.part >= BodyPart::Eye))
        return {};
    result.isMetacarpal = isFinger(result.part) && contains(words, std::string_view("metacarpal"));
    return result;
}

} // namespace mmd
