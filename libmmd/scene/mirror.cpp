// SPDX-License-Identifier: MIT
#include "libmmd/scene/mirror.h"

#include "libmmd/motion/names.h"
#include "libmmd/text/cp932.h"
#include "libmmd/text/fold.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace mmd {
namespace {

constexpr std::string_view leftSign = "\x8D\xB6";  // 左
constexpr std::string_view rightSign = "\x89\x45"; // 右

bool isLead(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return (byte >= 0x81 && byte <= 0x9F) || (byte >= 0xE0 && byte <= 0xFC);
}

bool isLower(char letter)
{
    return letter >= 'a' && letter <= 'z';
}
bool isUpper(char letter)
{
    return letter >= 'A' && letter <= 'Z';
}
bool isLetter(char letter)
{
    return isLower(letter) || isUpper(letter);
}
bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Calls `visit(at)` at the first byte of every character. It returns how many bytes to skip, 0 for
/// this character only.
template <class Visit>
void forEachCharacter(std::string_view name, Visit visit)
{
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t taken = visit(at);
        at += taken > 0 ? taken : (isLead(name[at]) && at + 1 < name.size() ? 2 : 1);
    }
}

char letterAt(std::string_view name, std::size_t at)
{
    return at < name.size() ? name[at] : '\0';
}

/// A letter inside a multibyte character does not count.
char letterBefore(std::string_view name, std::size_t at)
{
    return at > 0 ? name[at - 1] : '\0';
}

/// Left and Right begin a word with their capital letter, or are separate words; "Bright" and
/// "lefty" do not match.
bool isWord(std::string_view name, std::size_t at, std::string_view word)
{
    if (name.substr(at, word.size()) != word)
        return false;
    const char before = letterBefore(name, at);
    const char after = letterAt(name, at + word.size());
    if (isUpper(word[0]) && isLower(word[1]))
        return !isLower(after);
    if (isUpper(word[0]))
        return !isLetter(before) && !isLetter(after);
    return !isLetter(before) && !isLower(after);
}

/// A single L or R after a separator.
bool isInitial(std::string_view name, std::size_t at)
{
    constexpr std::string_view separators = "_.- ";
    const char after = letterAt(name, at + 1);
    return at > 0 && separators.find(name[at - 1]) != separators.npos && !isLetter(after) &&
           !isDigit(after);
}

/// One way to name left and right.
struct Sides {
    std::string_view left, right;
    bool (*fits)(std::string_view name, std::size_t at, std::string_view side);
};

bool fitsSign(std::string_view name, std::size_t at, std::string_view side)
{
    return name.substr(at, side.size()) == side;
}

bool fitsInitial(std::string_view name, std::size_t at, std::string_view side)
{
    return name[at] == side[0] && isInitial(name, at);
}

constexpr std::array allSides{
    Sides{leftSign, rightSign, fitsSign},
    Sides{"Left", "Right", isWord},
    Sides{"left", "right", isWord},
    Sides{"LEFT", "RIGHT", isWord},
    Sides{"L", "R", fitsInitial},
    Sides{"l", "r", fitsInitial},
};

/// `name` with the sides exchanged; empty if it has no side or both.
std::string exchanged(std::string_view name, const Sides& sides)
{
    std::string result;
    bool hasLeft = false, hasRight = false;
    std::size_t copied = 0;
    forEachCharacter(name, [&](std::size_t at) -> std::size_t {
        const bool isLeft = sides.fits(name, at, sides.left);
        const bool isRight = !isLeft && sides.fits(name, at, sides.right);
        hasLeft = hasLeft || isLeft;
        hasRight = hasRight || isRight;
        if (!isLeft && !isRight)
            return 0;
        result += name.substr(copied, at - copied);
        result += isLeft ? sides.right : sides.left;
        const std::size_t size = isLeft ? sides.left.size() : sides.right.size();
        copied = at + size;
        return size;
    });
    if (hasLeft == hasRight)
        return {};
    result += name.substr(copied);
    return result;
}

/// The whole name of the bone or morph of the track `name`; empty if the model does not have it.
std::string wholeName(const TrackId& track, const Model& model)
{
    const bool isBone = track.kind == TrackKind::Bone;
    const auto things = isBone ? model.bonesOfTrack(track.name) : model.morphsOfTrack(track.name);
    if (things.empty())
        return {};
    const auto at = static_cast<std::size_t>(things.front());
    return encodeCp932((isBone ? model.data.bones[at].name : model.data.morphs[at].name).utf8)
        .bytes;
}

/// The morph with or without a side whose name is one of `names` (folded), for each of them; -1 if
/// there is none.
std::vector<int> morphsNamed(
    const Model& model, const std::vector<std::u32string>& names, bool haveSide)
{
    constexpr std::size_t fieldSize = std::tuple_size_v<NameField>;
    std::vector<int> found(names.size(), -1);
    for (std::size_t morph = 0; morph < model.data.morphs.size(); ++morph) {
        const std::string& utf8 = model.data.morphs[morph].name.utf8;
        std::string name = model.morphTrackNames[morph];
        if (name.size() >= fieldSize) // it may be cut
            name = encodeCp932(utf8).bytes;
        if ((mirroredName(name) != name) != haveSide)
            continue;
        const auto at = std::find(names.begin(), names.end(), foldedName(utf8));
        if (at != names.end())
            found[static_cast<std::size_t>(at - names.begin())] = static_cast<int>(morph);
    }
    return found;
}

/// `name` without its side; empty if it has none.
std::string withoutSide(const std::string& name)
{
    for (const Sides& sides : allSides) {
        std::string rest = name;
        bool isFound = false;
        forEachCharacter(name, [&](std::size_t at) -> std::size_t {
            const bool isLeft = sides.fits(name, at, sides.left);
            const std::string_view side = isLeft ? sides.left : sides.right;
            if (isFound || (!isLeft && !sides.fits(name, at, sides.right)))
                return 0;
            isFound = true;
            rest.erase(at, side.size());
            return side.size();
        });
        if (isFound)
            return rest;
    }
    return {};
}

/// The other side of a morph of which only one side is named, as ウィンク (left) and ウィンク右; -1
/// if there is none. Differences of width do not count: ウィンク２ and ｳｨﾝｸ２右. A morph with both
/// sides beside it, as まばたき, is a morph of both; it has none.
int unnamedSide(const Model& model, const std::string& name)
{
    if (mirroredName(name) != name) // it has a side
        return morphsNamed(model, {foldedName(decodeCp932(withoutSide(name)))}, false).front();
    const std::string utf8 = decodeCp932(name);
    const auto sides = morphsNamed(model,
        {foldedName(utf8 + decodeCp932(leftSign)), foldedName(utf8 + decodeCp932(rightSign))},
        true);
    return sides[0] < 0 ? sides[1] : sides[1] < 0 ? sides[0] : -1;
}

/// Whether the model has the morph, but not the one whose name has the other side.
bool isOneSided(const TrackId& morph, const TrackId& other, const Model& model)
{
    return !model.morphsOfTrack(morph.name).empty() &&
           (other == morph || model.morphsOfTrack(other.name).empty());
}

/// Zero keeps its sign, so that no bit changes if there is nothing to mirror.
float flipped(float value)
{
    return value == 0.0f ? value : -value;
}

template <class Key>
void addMirrored(Motion& to, const Track<Key>& track, const Model* model)
{
    const TrackId id = mirroredTrack({Key::kind, track.name()}, model);
    const auto keyAt = [&](std::size_t index) {
        Key key = track.key(index);
        if constexpr (Key::kind != TrackKind::Morph && Key::kind != TrackKind::Shadow)
            key.value = mirrored(key.value);
        return key;
    };
    replaceTrack(to, Track<Key>(fieldOf(id.name), track.size(), keyAt, {}));
}

template <class Key>
void addMirrored(Motion& to, const TrackPtr<Key>& track, const Model* model)
{
    if (track)
        addMirrored(to, *track, model);
}

} // namespace

std::string mirroredName(std::string_view name)
{
    for (const Sides& sides : allSides)
        if (std::string other = exchanged(name, sides); !other.empty())
            return other;
    return std::string(name);
}

TrackId mirroredTrack(const TrackId& track, const Model* model)
{
    if (track.kind != TrackKind::Bone && track.kind != TrackKind::Morph)
        return track;
    constexpr std::size_t fieldSize = std::tuple_size_v<NameField>;
    std::string name = mirroredName(track.name);
    const bool mayBeCut = track.name.size() == fieldSize || name.size() > fieldSize;
    if (model && mayBeCut)
        if (const std::string whole = wholeName(track, *model); !whole.empty())
            name = mirroredName(whole);
    const TrackId result{track.kind, nameOf(fieldOf(name))};
    if (!model || track.kind != TrackKind::Morph || !isOneSided(track, result, *model))
        return result;
    const int other = unnamedSide(*model, wholeName(track, *model));
    return other < 0 ? result : model->morphTrack(other);
}

BoneValue mirrored(const BoneValue& value)
{
    BoneValue result = value;
    result.translation.x = flipped(value.translation.x);
    result.rotation.y = flipped(value.rotation.y);
    result.rotation.z = flipped(value.rotation.z);
    return result;
}

CameraValue mirrored(const CameraValue& value)
{
    CameraValue result = value;
    result.target.x = flipped(value.target.x);
    result.rotation.y = flipped(value.rotation.y);
    result.rotation.z = flipped(value.rotation.z);
    return result;
}

LightValue mirrored(const LightValue& value)
{
    LightValue result = value;
    result.direction.x = flipped(value.direction.x);
    return result;
}

ShowIkValue mirrored(const ShowIkValue& value)
{
    ShowIkValue result = value;
    for (IkSwitch& each : result.switches) {
        const std::string name = mirroredName(ikNameOf(each));
        if (name != ikNameOf(each)) {
            const std::uint8_t on = each.on;
            each = ikSwitch(name, true);
            each.on = on;
        }
    }
    return result;
}

Motion mirrored(const Motion& motion, const Model* model)
{
    Motion result;
    result.header = motion.header;
    for (const auto& track : motion.bones)
        addMirrored(result, track, model);
    for (const auto& track : motion.morphs)
        addMirrored(result, track, model);
    addMirrored(result, motion.camera, model);
    addMirrored(result, motion.light, model);
    addMirrored(result, motion.shadow, model);
    addMirrored(result, motion.showIk, model);
    return result;
}

} // namespace mmd
