// SPDX-License-Identifier: MIT
#include "libmmd/text/names/ascii_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mmd {
namespace {

using Pair = std::pair<std::string_view, std::string_view>;

/// Parts of MMD's standard names; if one begins with another, the longer one is first.
constexpr std::array parts = std::to_array<Pair>({{"全ての親", "root"}, {"操作中心", "view_center"},
    {"センター", "center"}, {"グルーブ", "groove"}, {"上半身2", "upper_body2"},
    {"上半身２", "upper_body2"}, {"上半身", "upper_body"}, {"下半身", "lower_body"},
    {"腰キャンセル", "waist_cancel"}, {"腰", "waist"}, {"首", "neck"}, {"頭", "head"},
    {"両目", "eyes"}, {"目戻", "eye_back"}, {"目", "eye"}, {"舌", "tongue"}, {"歯", "teeth"},
    {"あご", "jaw"}, {"肩P", "shoulder_parent"}, {"肩Ｐ", "shoulder_parent"},
    {"肩C", "shoulder_cancel"}, {"肩Ｃ", "shoulder_cancel"}, {"肩", "shoulder"},
    {"腕捩", "arm_twist"}, {"腕", "arm"}, {"ひじ", "elbow"}, {"肘", "elbow"},
    {"手捩", "wrist_twist"}, {"手首", "wrist"}, {"手先", "hand_end"}, {"手", "hand"},
    {"ダミー", "dummy"}, {"親指", "thumb"}, {"人指", "index_finger"}, {"人差指", "index_finger"},
    {"中指", "middle_finger"}, {"薬指", "ring_finger"}, {"小指", "little_finger"},
    {"つま先", "toe"}, {"足首", "ankle"}, {"足先EX", "toe_ex"}, {"足", "leg"}, {"ひざ", "knee"},
    {"膝", "knee"}, {"ＩＫ親", "_ik_parent"}, {"IK親", "_ik_parent"}, {"ＩＫ", "_ik"},
    {"IK", "_ik"}, {"胸", "breast"}, {"髪", "hair"}, {"前", "front_"}, {"後", "back_"},
    {"スカート", "skirt"}, {"ネクタイ", "tie"}, {"袖", "sleeve"}, {"尻尾", "tail"}, {"耳", "ear"},
    {"先", "_end"}, {"親", "_parent"}, {"０", "0"}, {"１", "1"}, {"２", "2"}, {"３", "3"},
    {"４", "4"}, {"５", "5"}, {"６", "6"}, {"７", "7"}, {"８", "8"}, {"９", "9"}, {"Ｄ", "_d"},
    {"Ｐ", "_p"}, {"Ｃ", "_c"}, {"まばたき", "blink"}, {"笑い", "smile"}, {"ウィンク", "wink"},
    {"なごみ", "calm"}, {"びっくり", "surprised"}, {"じと目", "doubt"}, {"瞳小", "small_pupil"},
    {"真面目", "serious"}, {"困る", "troubled"}, {"にこり", "cheerful"}, {"怒り", "angry"},
    {"上", "up"}, {"下", "down"}, {"あ", "a"}, {"い", "i"}, {"う", "u"}, {"え", "e"}, {"お", "o"},
    {"ん", "n"}, {"にやり", "grin"}, {"左", ""}, {"右", ""}});

bool isPlain(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || letter == '_';
}

} // namespace

std::string asciiOf(std::string_view text)
{
    std::string result;
    bool hasLetterOrDigit = false;
    for (const char letter : text) {
        if (static_cast<unsigned char>(letter) >= 0x80)
            return {};
        result += isPlain(letter) ? letter : '_';
        hasLetterOrDigit = hasLetterOrDigit || (isPlain(letter) && letter != '_');
    }
    return hasLetterOrDigit ? result : std::string();
}

std::string romanised(std::string_view name)
{
    std::string result;
    std::string side;
    while (!name.empty()) {
        const auto part = std::find_if(parts.begin(), parts.end(),
            [&](const Pair& each) { return name.substr(0, each.first.size()) == each.first; });
        if (part != parts.end()) {
            if (part->first == "左")
                side = "_L";
            else if (part->first == "右")
                side = "_R";
            result += part->second;
            name.remove_prefix(part->first.size());
        } else if (isPlain(name.front())) {
            result += name.front();
            name.remove_prefix(1);
        } else {
            return {};
        }
    }
    if (!result.empty() && result.front() == '_')
        result.erase(0, 1);
    if (!result.empty() && result.back() == '_')
        result.pop_back();
    return result.empty() ? result : result + side;
}

} // namespace mmd
