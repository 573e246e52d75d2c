// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/model/model.h"

#include <map>
#include <string>
#include <string_view>

namespace mmd {

/// The bones of a model by their names.
class ModelBones {
public:
    explicit ModelBones(const Model& model);

    /// The first bone with this name (UTF-8); -1 if there is none.
    [[nodiscard]] int find(std::string_view name) const;
    /// The bone that an export names so: find(), or by its name in ASCII, or without blanks (BVH).
    [[nodiscard]] int findExported(std::string_view name) const;
    [[nodiscard]] const std::string& name(int bone) const;
    [[nodiscard]] std::size_t size() const { return m_model.data.bones.size(); }

private:
    const Model& m_model;
    std::map<std::string, int, std::less<>> m_names, m_exported;
};

} // namespace mmd
