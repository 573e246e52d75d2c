// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/interchange/export_options.h"
#include "libmmd/model/model.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The scene that every format writes, computed once: names, hierarchy, meshes, cameras, with
/// indices into the model, which keeps the data. Space of a file: right-handed, +Y up, the model
/// faces +Z.
namespace mmd {

/// Converts from MMD's space to the file's: z and the direction of rotations are negated.
[[nodiscard]] inline glm::dvec3 toFileSpace(const glm::dvec3& v)
{
    return {v.x, v.y, -v.z};
}
[[nodiscard]] inline glm::dquat toFileSpace(const glm::dquat& q)
{
    return glm::dquat(q.w, -q.x, -q.y, q.z);
}

/// A bone in the file.
struct ExportJoint {
    std::int32_t bone = -1;   ///< the model's; -1: the end of a chain
    std::int32_t parent = -1; ///< index of another joint, before this one; -1: the armature
    std::string name;         ///< unique in the file
    std::string original;     ///< the model's name
    glm::dvec3 rest{0.0};     ///< global rest position, file space, MMD units
    glm::dvec3 offset{0.0};   ///< from the parent's
    glm::dvec3 shift{0.0};    ///< displacement from its position in the model, included in `offset`
                              ///< and keys
};

/// Up to four joints of a vertex; weights sum to 1, unused ones are 0.
struct JointWeights {
    std::array<std::int32_t, 4> joints{0, 0, 0, 0};
    std::array<float, 4> weights{0.0f, 0.0f, 0.0f, 0.0f};
};

/// Faces of one material in a mesh.
struct ExportSection {
    std::uint32_t material = 0;
    std::size_t firstIndex = 0, indexCount = 0;
};

/// The part of a vertex morph in a mesh.
struct ExportShape {
    std::uint32_t morph = 0;             ///< the model's
    std::string name;                    ///< unique among the morphs
    std::vector<std::uint32_t> vertices; ///< of the mesh, ascending; never empty
    std::vector<glm::vec3> offsets;      ///< file space, MMD units
};

struct ExportMesh {
    std::string name;
    std::vector<std::uint32_t> vertices; ///< for each vertex of the mesh, the model's vertex
    std::vector<std::uint32_t> indices;  ///< three a face, counter-clockwise front
    std::vector<ExportSection> sections; ///< never empty
    std::vector<JointWeights> weights;   ///< for each vertex; empty without joints
    std::vector<ExportShape> shapes;
};

/// A picture that materials use.
struct ExportTexture {
    std::string name;             ///< its name in the file
    std::filesystem::path source; ///< only a name if the picture is inside the model's file
    PictureBytes inside{};        ///< then this is it
    std::string path;             ///< relative to the written file, with '/'
};

struct ExportMaterial {
    std::string name;
    std::uint32_t material = 0;
    std::int32_t texture = -1; ///< index of an ExportTexture
};

/// MMD's camera on the motion's grid, in file space and MMD units. At rotation 1 it looks along -Z,
/// up is Y.
struct ExportCamera {
    struct Sample {
        glm::dvec3 position{0.0};
        glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
        double fieldOfView = 30.0; ///< degrees, vertical
        bool cutAfter = false;     ///< holds until the next sample instead of interpolating
    };
    std::string name;
    std::vector<Sample> samples;
};

/// MMD's light on the motion's grid: at rotation 1 its direction is -Z.
struct ExportLight {
    struct Sample {
        glm::dquat rotation{1.0, 0.0, 0.0, 0.0};
        glm::dvec3 colour{0.6};
    };
    std::string name;
    std::vector<Sample> samples;
};

struct ExportScene {
    const Model& model;
    const BakedMotion& motion;
    const ExportOptions& options;
    double unit = 1.0;           ///< file units in an MMD unit
    std::string rootName{};      ///< of the armature
    std::string animationName{}; ///< the motion's
    std::vector<ExportJoint> joints{};
    std::vector<ExportMesh> meshes{};
    std::vector<ExportMaterial> materials{};
    std::vector<ExportTexture> textures{};
    std::optional<ExportCamera> camera{};
    std::optional<ExportLight> light{};
    const Progress* progress = nullptr; ///< of the whole export

    /// Throws JobCancelled. Functions that sample all frames call it.
    void stopIfCancelled() const
    {
        if (progress)
            progress->stopIfCancelled();
    }
    [[nodiscard]] double seconds(std::size_t frame) const
    {
        return double(frame) / double(motion.fps);
    }
};

/// A rotation and then a translation: file space, MMD units.
struct JointPose {
    glm::dvec3 translation{0.0};
    glm::dquat rotation{1.0, 0.0, 0.0, 0.0};

    /// Converts `inner` from this space to the space in which this transform is given.
    [[nodiscard]] JointPose operator*(const JointPose& inner) const
    {
        return {translation + rotation * inner.translation, rotation * inner.rotation};
    }
};

/// A joint in its parent's space at a frame of the bake, including `shift`. End bones stay at rest.
[[nodiscard]] JointPose jointPose(const ExportScene& scene, std::size_t joint, std::size_t frame);

/// The same for all frames; neighbouring rotations have the same sign. Stops if cancelled.
struct JointTrack {
    std::vector<glm::dvec3> translations;
    std::vector<glm::dquat> rotations;
};
/// Transforms are stored as float32: without movement they have this rounding error.
inline constexpr double stillUnits = 1e-5;
inline constexpr double stillDegrees = 5e-5;
inline constexpr double stillWeight = 1e-6; ///< of a morph

[[nodiscard]] JointTrack jointTrack(const ExportScene& scene, std::size_t joint);

} // namespace mmd
