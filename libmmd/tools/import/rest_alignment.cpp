// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/rest_alignment.h"

#include "libmmd/tools/import/model_bones.h"

#include <cmath>
#include <optional>
#include <string>

namespace mmd {
namespace {

constexpr glm::quat noRotation(1.0f, 0.0f, 0.0f, 0.0f);

/// The shortest rotation from `from` to `to`; none if one has no length.
std::optional<glm::quat> rotationBetween(const glm::vec3& from, const glm::vec3& to)
{
    const glm::dvec3 a(from), b(to);
    const double lengths = std::sqrt(glm::dot(a, a) * glm::dot(b, b));
    if (!(lengths > 1e-9))
        return {};
    const double cosine = glm::dot(a, b) / lengths;
    const glm::dvec3 axis = glm::cross(a, b) / lengths;
    if (cosine < -0.999) // opposite: any axis is as good, so the directions say nothing
        return {};
    const glm::dquat q = glm::normalize(glm::dquat(1.0 + cosine, axis.x, axis.y, axis.z));
    constexpr double noise = 2e-4; // half an angle in radians: digits of a text file
    return glm::length(glm::dvec3(q.x, q.y, q.z)) < noise ? noRotation : glm::quat(q);
}

class Alignment {
public:
    Alignment(const Model& model, const FileFigure& figure, const MappedJoints& mapped)
        : m_model(model)
        , m_figure(figure)
        , m_mapped(mapped)
        , m_bones(model)
        , m_result(model.data.bones.size(), figure.heading())
        , m_isSet(model.data.bones.size(), false)
    {
    }
    std::vector<glm::quat> run()
    {
        for (const std::string side : {"左", "右"}) {
            addArm(side);
            addLeg(side);
        }
        // Whatever hangs on a limb turns with it.
        for (const std::int32_t bone : m_model.rig.parentFirst)
            if (const std::int32_t parent = m_model.rig.bones[std::size_t(bone)].parent;
                parent >= 0 && !m_isSet[std::size_t(bone)])
                m_result[std::size_t(bone)] = m_result[std::size_t(parent)];
        return std::move(m_result);
    }

private:
    void addArm(const std::string& side);
    void addLeg(const std::string& side);
    /// Aligns the direction from `bone` to `next` after `outer`; `outer` if it has none.
    glm::quat add(const std::string& bone, const std::string& next, const glm::quat& outer);
    void set(const std::string& name, const glm::quat& rotation)
    {
        if (const int bone = m_bones.find(name); bone >= 0) {
            m_result[std::size_t(bone)] = rotation;
            m_isSet[std::size_t(bone)] = true;
        }
    }
    struct Directions {
        glm::vec3 ours, theirs;
    };
    [[nodiscard]] std::optional<Directions> directions(
        const std::string& bone, const std::string& next) const;

    const Model& m_model;
    const FileFigure& m_figure;
    const MappedJoints& m_mapped;
    ModelBones m_bones;
    std::vector<glm::quat> m_result;
    std::vector<bool> m_isSet;
};

std::optional<Alignment::Directions> Alignment::directions(
    const std::string& bone, const std::string& next) const
{
    const int from = m_bones.find(bone), to = m_bones.find(next);
    if (from < 0 || to < 0)
        return {};
    const int first = m_mapped.joints[std::size_t(from)];
    const int second = m_mapped.joints[std::size_t(to)];
    if (first < 0 || second < 0)
        return {};
    return Directions{m_model.rig.bones[std::size_t(to)].restPosition -
                          m_model.rig.bones[std::size_t(from)].restPosition,
        m_figure.rest(second).position - m_figure.rest(first).position};
}

glm::quat Alignment::add(const std::string& bone, const std::string& next, const glm::quat& outer)
{
    glm::quat rotation = outer;
    if (const auto found = directions(bone, next))
        if (const auto turn = rotationBetween(outer * found->ours, found->theirs))
            rotation = glm::normalize(*turn * outer);
    set(bone, rotation);
    return rotation;
}

void Alignment::addArm(const std::string& side)
{
    const glm::quat arm = add(side + "腕", side + "ひじ", m_figure.heading());
    set(side + "腕捩", arm);
    const glm::quat elbow = add(side + "ひじ", side + "手首", arm);
    set(side + "手捩", elbow);
    glm::quat hand = elbow;
    for (const char* finger : {"中指１", "人指１", "薬指１"})
        if (directions(side + "手首", side + finger)) {
            hand = add(side + "手首", side + finger, elbow);
            break;
        }
    for (const char* finger : {"親指", "人指", "中指", "薬指", "小指"}) {
        glm::quat rotation = hand;
        for (const auto& [from, to] : {std::pair("０", "１"), std::pair("１", "２"),
                 std::pair("２", "３"), std::pair("３", "")})
            rotation = add(side + finger + from, side + finger + to, rotation);
    }
}

void Alignment::addLeg(const std::string& side)
{
    const glm::quat leg = add(side + "足", side + "ひざ", m_figure.heading());
    const glm::quat knee = add(side + "ひざ", side + "足首", leg);
    glm::quat foot = m_figure.heading();
    for (const char* toe : {"つま先", "足先EX"})
        if (auto found = directions(side + "足首", side + toe)) {
            found->ours.y = found->theirs.y = 0.0f;
            foot = rotationBetween(found->ours, found->theirs).value_or(foot);
            break;
        }
    set(side + "足D", leg);
    set(side + "ひざD", knee);
    for (const char* bone : {"足首", "足首D", "つま先", "足先EX"})
        set(side + bone, foot);
}

} // namespace

std::vector<glm::quat> restAlignment(
    const Model& model, const FileFigure& figure, const MappedJoints& mapped)
{
    return Alignment(model, figure, mapped).run();
}

} // namespace mmd
