// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_verification.h"

#include "libmmd/interchange/baked_joints.h"
#include "libmmd/interchange/fbx/fbx_ascii.h"
#include "libmmd/interchange/fbx/fbx_curves.h"
#include "libmmd/interchange/fbx/fbx_objects.h"
#include "libmmd/interchange/fbx/fbx_playback.h"
#include "libmmd/interchange/keys/rotation_keys.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

namespace mmd::fbx {
namespace {

std::string_view kindOf(const Node& node)
{
    const auto* kind = node.value<std::string>(2);
    return kind ? std::string_view(*kind) : std::string_view();
}

bool isOfShape(const Node& object)
{
    const std::string_view kind = kindOf(object);
    return kind == "Shape" || kind == "BlendShape" || kind == "BlendShapeChannel";
}

/// The curve of each channel, by the names of the channel and its mesh.
using CurveNodes = std::multimap<std::string, const Node*, std::less<>>;

CurveNodes curveNodesOf(Objects& objects)
{
    CurveNodes channels;
    for (const Node& each : objects.list().children) {
        if (each.name != "Deformer" || kindOf(each) != "BlendShapeChannel")
            continue;
        const std::int64_t curveNode = objects.childOf(Objects::idOf(each), "AnimationCurveNode");
        const Node* curve = objects.find(objects.childOf(curveNode, "AnimationCurve"));
        if (const auto* name = each.value<std::string>(1); curve && name)
            channels.emplace(plainName(*name), curve);
    }
    return channels;
}

double errorOf(const Node& node, const ExportScene& scene, std::size_t morph)
{
    const Curve curve(node);
    if (!curve.hasKeys())
        return 1.0;
    const std::int64_t frameTicks = ticksPerSecond / scene.motion.fps;
    double largest = 0.0;
    std::size_t at = 0;
    scene.stopIfCancelled();
    for (std::size_t frame = 0; frame < scene.motion.frameCount; ++frame) {
        const double wanted = double(scene.motion.weights(frame)[morph]);
        const double found = curve.value(static_cast<std::int64_t>(frame) * frameTicks, at) / 100.0;
        largest = std::max(largest, std::abs(found - wanted));
    }
    return largest;
}

Error failure(ErrorCode code, std::string field)
{
    return {.code = code, .offset = 0, .field = std::move(field), .value = 0};
}

/// Compares the joints of a file with the bake.
class JointComparison {
public:
    JointComparison(Document& document, const ExportScene& scene, Verification& result)
        : m_scene(scene)
        , m_playback(document, scene)
        , m_wanted(scene)
        , m_result(result)
    {
    }
    Result<void> run(ProgressPart progress);

private:
    void compare(std::size_t joint);
    bool compareHalfWay(std::size_t joint);

    const ExportScene& m_scene;
    Playback m_playback;
    BakedJoints m_wanted;
    Verification& m_result;
};

/// Both ways of blending are correct.
void JointComparison::compare(std::size_t joint)
{
    for (const Reading reading : {Reading::Angles, Reading::Quaternions})
        addDifference(m_scene.joints[joint], m_wanted.world(joint),
            m_playback.world(reading, joint), m_result);
}

/// False if the angles jump from one frame to the next.
bool JointComparison::compareHalfWay(std::size_t joint)
{
    constexpr double slack = 0.05; // degrees
    if (!m_wanted.isCertain(joint))
        return true;
    compare(joint);
    const double off =
        turnDegrees(m_wanted.local(joint).rotation, m_playback.turn(Reading::Angles, joint));
    m_result.betweenFrames = std::max(m_result.betweenFrames, off);
    return off <= slack + m_scene.options.rotationTolerance;
}

Result<void> JointComparison::run(ProgressPart progress)
{
    if (m_playback.foundJoints() < m_scene.joints.size())
        return tl::unexpected(failure(ErrorCode::NotVerified, "bones are missing"));
    const std::int64_t halfTicks = ticksPerSecond / m_scene.motion.fps / 2;
    const std::size_t halves = 2 * m_scene.motion.frameCount - 1;
    for (std::size_t half = 0; half < halves; ++half) {
        m_wanted.moveTo(half);
        m_playback.moveTo(static_cast<std::int64_t>(half) * halfTicks);
        for (std::size_t joint = 0; joint < m_scene.joints.size(); ++joint) {
            if (half % 2 == 0)
                compare(joint);
            else if (!compareHalfWay(joint))
                return tl::unexpected(failure(ErrorCode::NotVerified,
                    "the angles of " + m_scene.joints[joint].original + " jump"));
        }
        if (!progress.advance(double(half + 1) / double(halves)))
            return tl::unexpected(failure(ErrorCode::Cancelled, {}));
    }
    return {};
}

} // namespace

double largestWeightError(Document& document, const ExportScene& scene)
{
    Objects objects(document);
    const CurveNodes channels = curveNodesOf(objects);
    std::map<std::string, std::pair<std::uint32_t, std::size_t>> wanted; // morph, its number of
                                                                         // uses
    for (const ExportMesh& mesh : scene.meshes)
        for (const ExportShape& shape : mesh.shapes) {
            auto& [morph, count] = wanted[nameAsRead(scene.options, shape.name)];
            morph = shape.morph;
            ++count;
        }
    double largest = 0.0;
    for (const auto& [name, shape] : wanted) {
        const auto [begin, end] = channels.equal_range(name);
        if (std::size_t(std::distance(begin, end)) != shape.second)
            return 1.0;
        for (auto each = begin; each != end; ++each)
            largest = std::max(largest, errorOf(*each->second, scene, shape.first));
    }
    return largest;
}

Result<void> verifyReadings(
    Document& document, const ExportScene& scene, Verification& result, ProgressPart progress)
{
    return JointComparison(document, scene, result).run(progress);
}

void dropShapes(Document& document)
{
    Objects objects(document);
    std::vector<std::int64_t> gone;
    for (const Node& each : objects.list().children)
        if (isOfShape(each))
            gone.push_back(Objects::idOf(each));
    if (!gone.empty())
        objects.remove(gone);
}

/// Connections to missing objects stay: Assimp ignores them.
std::vector<std::byte> withoutShapes(std::span<const std::byte> text, const AsciiFile& file)
{
    std::vector<std::byte> bare;
    std::size_t done = 0;
    const auto copyUpTo = [&](std::size_t end) {
        const auto part = text.subspan(done, end - done);
        bare.insert(bare.end(), part.begin(), part.end());
    };
    const Node* objects = file.document.node("Objects");
    for (std::size_t index = 0; index < file.objects.size(); ++index) {
        if (!isOfShape(objects->children[index]))
            continue;
        copyUpTo(file.objects[index].first);
        done = file.objects[index].second;
    }
    copyUpTo(text.size());
    return bare;
}

} // namespace mmd::fbx
