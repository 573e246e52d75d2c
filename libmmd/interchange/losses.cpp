// SPDX-License-Identifier: MIT
#include "libmmd/interchange/export.h"

#include "libmmd/interchange/export_formats.h"
#include "libmmd/interchange/scene/export_builder.h"
#include "libmmd/text/cp932.h"

#include <algorithm>
#include <functional>

namespace mmd {
namespace {

constexpr std::size_t namedLosses = 8;

class Losses {
public:
    Losses(const ExportJob& job, const ExportOptions& options)
        : m_job(job)
        , m_model(job.model->data)
        , m_options(options)
        , m_format(infoOf(options.format))
        , m_hasMesh(options.mesh && m_format.hasMesh)
    {
    }
    std::vector<Loss> run();

private:
    void add(LossCode code, std::size_t count, std::vector<std::string> names = {});
    void addName(LossCode code, const std::string& name);
    void addMorphs();
    void addMesh();
    void addMaterials();
    void addMotion();
    void addLongNames();
    void addView();

    const ExportJob& m_job;
    const pmx::Model& m_model;
    const ExportOptions& m_options;
    const ExportFormatInfo& m_format;
    const bool m_hasMesh;
    std::vector<Loss> m_losses;
};

void Losses::add(LossCode code, std::size_t count, std::vector<std::string> names)
{
    if (count > 0)
        m_losses.push_back({code, count, std::move(names)});
}

void Losses::addName(LossCode code, const std::string& name)
{
    auto loss = std::find_if(
        m_losses.begin(), m_losses.end(), [&](const Loss& each) { return each.code == code; });
    if (loss == m_losses.end())
        loss = m_losses.insert(m_losses.end(), Loss{code, 0, {}});
    ++loss->count;
    if (loss->names.size() < namedLosses)
        loss->names.push_back(name);
}

void Losses::addMorphs()
{
    using enum pmx::MorphType;
    for (const pmx::Morph& morph : m_model.morphs) {
        if (morph.type == Uv || (morph.type >= Uv1 && morph.type <= Uv4))
            addName(LossCode::UvMorphs, morph.name.utf8);
        else if (morph.type == Material)
            addName(LossCode::MaterialMorphs, morph.name.utf8);
        else if (morph.type == Impulse)
            addName(LossCode::ImpulseMorphs, morph.name.utf8);
        else if (morph.type == Vertex && !m_hasMesh)
            addName(LossCode::VertexMorphs, morph.name.utf8);
    }
}

void Losses::addMesh()
{
    if (!m_format.hasMesh)
        add(LossCode::Mesh, m_model.indices.size() / 3);
    if (!m_hasMesh)
        return;
    add(LossCode::SoftDeform, std::size_t(std::count_if(m_model.vertices.begin(),
                                  m_model.vertices.end(), [](const pmx::Vertex& vertex) {
                                      return vertex.deform == pmx::Deform::Sdef ||
                                             vertex.deform == pmx::Deform::Qdef;
                                  })));
    add(LossCode::AdditionalUvs, m_model.additionalUvCount);
}

void Losses::addMaterials()
{
    if (!m_hasMesh)
        return;
    for (const pmx::Material& material : m_model.materials) {
        if (material.sphereTexture >= 0 && material.sphereMode != pmx::SphereMode::None)
            addName(LossCode::SphereTextures, material.name.utf8);
        if (material.sharedToon != 0 || material.toon >= 0)
            addName(LossCode::ToonTextures, material.name.utf8);
        if (material.flags & pmx::materialFlag::edge)
            addName(LossCode::EdgeLines, material.name.utf8);
    }
}

/// Whether a track has a key that is not at rest.
template <class Key>
bool hasEffect(const Track<Key>& track)
{
    const auto values = track.values();
    return std::any_of(values.begin(), values.end(),
        [](const auto& value) { return value != typename Key::Value{}; });
}

/// Calls `visit(track, isKnown)` for the tracks with such keys.
void visitTracks(const Model& model, const Motion& motion,
    const std::function<void(const std::string& name, bool isKnown)>& visit)
{
    for (const auto& track : motion.bones)
        if (hasEffect(*track))
            visit(track->name(), !model.bonesOfTrack(track->name()).empty());
    for (const auto& track : motion.morphs)
        if (hasEffect(*track))
            visit(track->name(), !model.morphsOfTrack(track->name()).empty());
}

void Losses::addMotion()
{
    if (!m_options.physics)
        add(LossCode::RigidBodies, m_model.rigidBodies.size());
    if (m_job.motion.showIk) {
        const auto values = m_job.motion.showIk->values();
        add(LossCode::ShowSwitch, std::size_t(std::count_if(values.begin(), values.end(),
                                      [](const ShowIkValue& value) { return value.show == 0; })));
    }
    visitTracks(*m_job.model, m_job.motion, [&](const std::string& name, bool isKnown) {
        if (!isKnown)
            addName(LossCode::LostTracks, decodeCp932(name));
    });
}

void Losses::addLongNames()
{
    NodeNamer namer(m_options.names);
    for (const ExportJoint& joint : exportJoints(*m_job.model, m_options, namer))
        if (joint.name.size() > blenderNameSize)
            addName(LossCode::LongNames, joint.name);
    NodeNamer morphs(m_options.names);
    for (std::size_t index = 0; m_hasMesh && index < m_model.morphs.size(); ++index) {
        const pmx::Morph& morph = m_model.morphs[index];
        const std::string name = morphs.name(morph.name, morph.nameEnglish, "morph", index);
        if (name.size() > blenderNameSize)
            addName(LossCode::LongNames, name);
    }
}

/// The number of keys that differ from the first one in a member.
template <class Value, class Member>
std::size_t changes(std::span<const Value> values, Member Value::*member)
{
    return std::size_t(std::count_if(values.begin(), values.end(),
        [&](const Value& value) { return value.*member != values.front().*member; }));
}

void Losses::addView()
{
    const Motion view = viewOf(m_job);
    const auto& light = view.light;
    const auto& camera = view.camera;
    if (!m_format.hasView)
        add(LossCode::View, (light ? 1u : 0u) + (camera ? 1u : 0u));
    if (!m_format.hasView || m_format.animatesLens)
        return;
    if (light)
        add(LossCode::LightColour, changes(light->values(), &LightValue::colour));
    if (camera)
        add(LossCode::FieldOfView, changes(camera->values(), &CameraValue::fieldOfView));
}

std::vector<Loss> Losses::run()
{
    addMorphs();
    addMesh();
    addMaterials();
    addMotion();
    addLongNames();
    addView();
    std::stable_sort(m_losses.begin(), m_losses.end(),
        [](const Loss& a, const Loss& b) { return a.code < b.code; });
    return std::move(m_losses);
}

} // namespace

std::vector<Loss> lossesOf(const ExportJob& job, const ExportOptions& options)
{
    return Losses(job, options).run();
}

TrackMatch matchTracks(const Model& model, const Motion& motion)
{
    TrackMatch match;
    visitTracks(model, motion, [&](const std::string&, bool isKnown) {
        ++match.tracks;
        match.matched += isKnown ? 1 : 0;
    });
    return match;
}

} // namespace mmd
