// SPDX-License-Identifier: MIT
#include "libmmd/tools/import/retarget.h"

#include "libmmd/pose/rotation.h"
#include "libmmd/tools/import/rest_alignment.h"

#include <algorithm>
#include <cmath>

namespace mmd {
namespace {

constexpr glm::quat unturned(1.0f, 0.0f, 0.0f, 0.0f);

/// All bones, each after its parent and after the bone whose movement is appended to it; only in a
/// cycle of both one comes too early.
std::vector<std::int32_t> dependencyOrder(const Rig& rig)
{
    enum class State : std::uint8_t { Fresh, Open, Done };
    std::vector<State> states(rig.bones.size(), State::Fresh);
    std::vector<std::int32_t> order, open;
    for (const std::int32_t top : rig.parentFirst) {
        open.push_back(top);
        while (!open.empty()) {
            const std::int32_t bone = open.back();
            State& state = states[std::size_t(bone)];
            if (state != State::Fresh) {
                open.pop_back();
                if (state == State::Open)
                    order.push_back(bone);
                state = State::Done;
                continue;
            }
            state = State::Open;
            const RigBone& from = rig.bones[std::size_t(bone)];
            for (const std::int32_t needed : {from.appendSource, from.parent})
                if (needed >= 0 && states[std::size_t(needed)] == State::Fresh)
                    open.push_back(needed);
        }
    }
    return order;
}

/// The part of a rotation about the vertical axis.
glm::quat aboutY(const glm::quat& q)
{
    const float length = std::sqrt(q.w * q.w + q.y * q.y);
    return length > 1e-4f ? glm::quat(q.w / length, 0.0f, q.y / length, 0.0f) : unturned;
}

/// The shortest one.
glm::quat shortestTurn(const glm::vec3& from, const glm::vec3& to)
{
    const float lengths = glm::length(from) * glm::length(to);
    const float cosine = glm::dot(from, to) / lengths;
    if (!(lengths > 1e-9f) || cosine < -0.999f)
        return unturned;
    const glm::vec3 axis = glm::cross(from, to) / lengths;
    return glm::normalize(glm::quat(1.0f + cosine, axis.x, axis.y, axis.z));
}

} // namespace

Retarget::Retarget(const Model& model, const SkeletonAnimation& animation, const FileFigure& figure,
    const MappedJoints& mapped, const ImportOptions& options)
    : m_model(model)
    , m_animation(animation)
    , m_figure(figure)
    , m_mapped(mapped)
    , m_alignment(restAlignment(model, figure, mapped))
    , m_twists(options.splitsTwist ? twistBones(model, mapped) : TwistBones(mapped.joints.size()))
    , m_legs(legBonesOf(model))
    , m_legUse(options.legs)
    , m_order(dependencyOrder(model.rig))
    , m_keyed(mapped.joints.size(), false)
    , m_chains(model.rig.chains.size(), -1)
{
    for (std::size_t bone = 0; bone < mapped.joints.size(); ++bone) {
        m_keyed[bone] = mapped.joints[bone] >= 0 || m_twists[bone].takesFrom >= 0;
        if (mapped.joints[bone] >= 0 && mapped.uses[bone] == JointUse::Position && m_centre < 0)
            m_centre = int(bone);
    }
    if (m_legUse == ImportLegs::Auto)
        m_legUse = std::any_of(m_legs.begin(), m_legs.end(),
                       [&](const LegBones& leg) { return isOwnLeg(leg); })
                       ? ImportLegs::Fk
                       : ImportLegs::Goals;
    findBends();
    findChains();
}

/// Whether the file has a joint for the goal of the leg, and the leg's bones have the same lengths.
bool Retarget::isOwnLeg(const LegBones& leg) const
{
    const auto jointOf = [&](int bone) {
        return bone < 0 ? -1 : m_mapped.joints[std::size_t(bone)];
    };
    const auto isSame = [&](int from, int to) {
        if (jointOf(from) < 0 || jointOf(to) < 0)
            return false;
        const float ours = glm::distance(m_model.rig.bones[std::size_t(from)].restPosition,
            m_model.rig.bones[std::size_t(to)].restPosition);
        const float theirs = glm::distance(
            m_figure.rest(jointOf(from)).position, m_figure.rest(jointOf(to)).position);
        return std::abs(ours - theirs) <= 0.01f * ours;
    };
    return jointOf(leg.goal) >= 0 && isSame(leg.upper, leg.lower) && isSame(leg.lower, leg.foot);
}

void Retarget::findBends()
{
    for (std::size_t side = 0; side < m_legs.size(); ++side) {
        const LegBones& leg = m_legs[side];
        const auto isTurned = [&](int bone) {
            return bone >= 0 && m_mapped.joints[std::size_t(bone)] >= 0 &&
                   m_mapped.uses[std::size_t(bone)] == JointUse::Rotation;
        };
        if (!isTurned(leg.upper) || !isTurned(leg.lower) || !isTurned(leg.foot))
            continue;
        const auto ours = [&](int bone) {
            return m_model.rig.bones[std::size_t(bone)].restPosition;
        };
        const auto theirs = [&](int bone) {
            return m_figure.rest(m_mapped.joints[std::size_t(bone)]).position;
        };
        const float thigh = glm::distance(ours(leg.upper), ours(leg.lower));
        const float other = glm::distance(theirs(leg.upper), theirs(leg.lower));
        m_needsBend[side] = std::abs(thigh - other) > 0.01f * thigh;
    }
}

/// A chain that has a goal of the file, or one that setGoals() makes, is on. Another one is off if
/// it would move a keyed bone.
void Retarget::findChains()
{
    for (std::size_t index = 0; index < m_chains.size(); ++index) {
        const RigIkChain& chain = m_model.rig.chains[index];
        const bool movesKeyed = std::any_of(chain.links.begin(), chain.links.end(),
            [&](const RigIkLink& link) { return m_keyed[std::size_t(link.bone)]; });
        if (movesKeyed)
            m_chains[index] = 0;
    }
    if (m_legUse == ImportLegs::Fk)
        return;
    for (LegBones& leg : m_legs) {
        if (leg.goal < 0 || leg.foot < 0 || m_mapped.joints[std::size_t(leg.foot)] < 0)
            continue;
        // The toe's chain, whose goal hangs on this one, is on as well.
        for (std::size_t index = 0; index < m_chains.size(); ++index) {
            const int goal = m_model.rig.chains[index].goal;
            if (goal == leg.goal || m_model.rig.bones[std::size_t(goal)].parent == leg.goal)
                m_chains[index] = 1;
        }
        m_keyed[std::size_t(leg.goal)] = true;
    }
}

/// How far the file moves a joint in its parent, beyond its rest: in MMD's space.
glm::vec3 Retarget::moved(int joint, const Frame& work) const
{
    const std::int32_t parent = m_animation.joints[std::size_t(joint)].parent;
    const JointPlace& rest = m_figure.rest(joint);
    const glm::vec3& now = work.places[std::size_t(joint)].position;
    if (parent < 0)
        return now - rest.position;
    const JointPlace& outer = work.places[std::size_t(parent)];
    const JointPlace& outerRest = m_figure.rest(parent);
    const glm::quat turn = outer.rotation * glm::conjugate(outerRest.rotation);
    return now - (outer.position + turn * (rest.position - outerRest.position));
}

/// The global rotation of a bone with a joint.
glm::quat Retarget::turnOf(std::size_t bone, const Frame& work) const
{
    const int joint = m_mapped.joints[bone];
    glm::quat turn =
        work.places[std::size_t(joint)].rotation * glm::conjugate(m_figure.rest(joint).rotation);
    if (!work.bends.empty())
        turn = work.bends[bone] * turn;
    return turn * m_alignment[bone];
}

void Retarget::setBone(int index, Frame& work, const glm::vec3& centre) const
{
    const auto at = std::size_t(index);
    const RigBone& bone = m_model.rig.bones[at];
    const BoneTransform parent =
        bone.parent >= 0 ? work.world[std::size_t(bone.parent)] : BoneTransform{};
    const glm::quat back = glm::conjugate(parent.rotation);
    glm::quat appended = unturned;
    glm::vec3 appendedMove(0.0f);
    if (bone.appendSource >= 0) {
        const auto source = std::size_t(bone.appendSource);
        const RigBone& from = m_model.rig.bones[source];
        if (bone.appendRotation)
            appended = scaledRotation(
                bone.appendLocal ? work.world[source].rotation : work.results[source],
                bone.appendRatio);
        if (bone.appendTranslation)
            appendedMove = (bone.appendLocal ? work.world[source].translation - from.restPosition
                                             : work.moves[source]) *
                           bone.appendRatio;
    }
    BoneValue& value = work.values[at];
    value = {};
    const int joint = m_mapped.joints[at];
    if (joint >= 0 && m_mapped.uses[at] != JointUse::Position) {
        glm::quat local = back * turnOf(at, work);
        if (m_twists[at].givesTo >= 0)
            local = withoutTwist(local, m_twists[at]);
        value.rotation = glm::normalize(local * glm::conjugate(appended));
        if (m_mapped.uses[at] == JointUse::All)
            value.translation = back * moved(joint, work) - appendedMove;
    }
    if (index == m_centre)
        value.translation = back * centre;
    if (const int source = m_twists[at].takesFrom; source >= 0)
        value.rotation = onlyTwist(back * turnOf(std::size_t(source), work), m_twists[at]);
    else if (bone.hasFixedAxis)
        value.rotation = aboutFixedAxis(value.rotation, bone.fixedAxis);
    work.results[at] = glm::normalize(value.rotation * appended);
    work.moves[at] = value.translation + appendedMove;
    work.world[at] = {parent.translation + parent.rotation * (bone.restOffset + work.moves[at]),
        glm::normalize(parent.rotation * work.results[at])};
}

void Retarget::evaluate(Frame& work, const glm::vec3& centre) const
{
    for (const std::int32_t bone : m_order)
        setBone(bone, work, centre);
}

/// The way from where the legs begin without keys of センター to where those of the file do.
glm::vec3 Retarget::centreFor(const Frame& work) const
{
    glm::vec3 way(0.0f);
    float count = 0.0f;
    for (const LegBones& leg : m_legs) {
        const int joint = leg.upper >= 0 ? m_mapped.joints[std::size_t(leg.upper)] : -1;
        if (joint < 0)
            continue;
        way += work.places[std::size_t(joint)].position + m_figure.groundOffset() -
               work.world[std::size_t(leg.upper)].translation;
        count += 1.0f;
    }
    if (count > 0.0f)
        return way / count;
    const int joint = m_mapped.joints[std::size_t(m_centre)];
    return work.places[std::size_t(joint)].position - m_figure.rest(joint).position;
}

/// Where the model's ankle should be.
glm::vec3 Retarget::ankleFor(std::size_t side, const Frame& work) const
{
    // The legs of the model are wider or narrower apart: the way turns with the foot, so that a
    // foot that stands does not slide.
    const auto foot = std::size_t(m_legs[side].foot);
    return work.places[std::size_t(m_mapped.joints[foot])].position + m_figure.groundOffset() +
           aboutY(work.world[foot].rotation) * glm::vec3(m_figure.stance(side), 0.0f, 0.0f);
}

/// Bends legs whose thighs and shins are to each other as those of the file are not, in the plane
/// of the file's leg, so that the ankles are where they should be. False if no leg needs it.
bool Retarget::bendLegs(Frame& work) const
{
    bool hasBent = false;
    for (std::size_t side = 0; side < m_legs.size(); ++side) {
        if (!m_needsBend[side])
            continue;
        const LegBones& leg = m_legs[side];
        const auto at = [&](int bone) { return work.world[std::size_t(bone)].translation; };
        const glm::vec3 hip = at(leg.upper), knee = at(leg.lower), wanted = ankleFor(side, work);
        const glm::vec3 thigh = knee - hip, shin = at(leg.foot) - knee;
        const float a = glm::length(thigh), b = glm::length(shin);
        const float reach =
            std::clamp(glm::distance(wanted, hip), std::abs(a - b) * 1.001f, (a + b) * 0.9999f);
        const glm::vec3 way = glm::normalize(wanted - hip);
        const glm::vec3 outwards = thigh - way * glm::dot(thigh, way);
        if (!(glm::length(outwards) > 1e-4f * a) || !(reach > 1e-4f))
            continue;
        const float cosine = (a * a + reach * reach - b * b) / (2.0f * a * reach);
        const float sine = std::sqrt(std::max(1.0f - cosine * cosine, 0.0f));
        const glm::vec3 bent = (way * cosine + glm::normalize(outwards) * sine) * a;
        work.bends.resize(m_mapped.joints.size(), unturned);
        work.bends[std::size_t(leg.upper)] = shortestTurn(thigh, bent);
        work.bends[std::size_t(leg.lower)] = shortestTurn(shin, way * reach - bent);
        hasBent = true;
    }
    return hasBent;
}

void Retarget::setGoals(Frame& work) const
{
    for (std::size_t side = 0; side < m_legs.size(); ++side) {
        const LegBones& leg = m_legs[side];
        if (leg.goal < 0 || !m_keyed[std::size_t(leg.goal)] ||
            m_mapped.joints[std::size_t(leg.goal)] >= 0)
            continue;
        const auto goal = std::size_t(leg.goal);
        const RigBone& bone = m_model.rig.bones[goal];
        const BoneTransform parent =
            bone.parent >= 0 ? work.world[std::size_t(bone.parent)] : BoneTransform{};
        const glm::quat back = glm::conjugate(parent.rotation);
        const auto foot = std::size_t(leg.foot);
        const glm::vec3 place = m_mapped.uses[foot] == JointUse::All ? work.world[foot].translation
                                                                     : ankleFor(side, work);
        // The goal may be apart from the ankle at rest.
        const glm::vec3 fromAnkle = bone.restPosition - m_model.rig.bones[foot].restPosition;
        const glm::quat& turn = work.world[foot].rotation;
        work.values[goal] = {
            back * (place + turn * fromAnkle - parent.translation) - bone.restOffset,
            glm::normalize(back * turn)};
    }
}

void Retarget::run(double frame, Frame& work) const
{
    const std::size_t bones = m_mapped.joints.size();
    work.world.resize(bones);
    work.results.assign(bones, unturned);
    work.moves.assign(bones, glm::vec3(0.0f));
    work.values.resize(bones);
    for (std::size_t bone = 0; bone < bones; ++bone)
        work.world[bone] = {m_model.rig.bones[bone].restPosition, unturned};
    work.bends.clear();
    m_figure.placesAt(frame, work.places);
    evaluate(work, glm::vec3(0.0f));
    const glm::vec3 centre = m_centre >= 0 ? centreFor(work) : glm::vec3(0.0f);
    if (m_centre >= 0)
        evaluate(work, centre);
    if (bendLegs(work))
        evaluate(work, centre);
    if (m_legUse == ImportLegs::Goals)
        setGoals(work);
}

} // namespace mmd
