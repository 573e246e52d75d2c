// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/model_bones.h"

#include "libmmd/text/names/ascii_names.h"

#include <algorithm>
#include <utility>

namespace mmd {

ModelBones::ModelBones(const Model& model)
    : m_model(model)
{
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone)
        m_names.emplace(model.data.bones[bone].name.utf8, int(bone));
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone) {
        const auto& [own, english] =
            std::pair(model.data.bones[bone].name.utf8, model.data.bones[bone].nameEnglish.utf8);
        std::string name = asciiOf(english);
        if (name.empty())
            name = romanised(own);
        if (name.empty())
            name = "bone_" + std::to_string(bone);
        for (int number = 2; !m_exported.emplace(name, int(bone)).second && number < 1000; ++number)
            name = (number == 2 ? name : name.substr(0, name.rfind('_'))) + '_' +
                   std::to_string(number);
        std::string word = own;
        std::replace(word.begin(), word.end(), ' ', '_');
        m_exported.emplace(std::move(word), int(bone));
    }
}

int ModelBones::find(std::string_view name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? -1 : found->second;
}

int ModelBones::findExported(std::string_view name) const
{
    if (name.empty())
        return -1;
    if (const int bone = find(name); bone >= 0)
        return bone;
    const auto found = m_exported.find(name);
    return found == m_exported.end() ? -1 : found->second;
}

const std::string& ModelBones::name(int bone) const
{
    return m_model.data.bones[std::size_t(bone)].name.utf8;
}

} // namespace mmd
