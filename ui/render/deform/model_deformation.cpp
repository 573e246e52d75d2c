// SPDX-License-Identifier: MIT
#include "ui/render/deform/model_deformation.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace odori::render {
namespace {

/// Numbers of the two ways may differ by rounding only. A right number that is not finite cannot be
/// compared.
bool isLike(float right, float seen)
{
    return !std::isfinite(right) ||
           std::abs(right - seen) <= 1e-3f * std::max(1.0f, std::abs(right));
}

/// Lets the graphics card read the deformed vertices once, as a pass that draws does. Otherwise the
/// time in which uploaded ones reach it would not be measured.
void readOnce(const AttributeSource& deformed, const Buffer& copy, std::size_t bytes)
{
    glBindBuffer(GL_COPY_READ_BUFFER, deformed.buffer);
    glBindBuffer(GL_COPY_WRITE_BUFFER, copy.name());
    glCopyBufferSubData(
        GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, static_cast<GLsizeiptr>(bytes));
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

std::string sentenceOf(const DeformTimes& times, std::size_t vertices)
{
    char text[160] = {};
    std::snprintf(text, sizeof text,
        "deforming %zu vertices: %.3f ms on the processor, %.3f ms on the graphics card", vertices,
        times.processor, times.graphicsCard);
    return text;
}

} // namespace

ModelDeformation::ModelDeformation(const mmd::Model& model, SharedDeformation& shared)
    : m_model(model)
    , m_shared(shared)
    , m_cpu(model)
{
}

void ModelDeformation::run(const mmd::Pose& pose, Deforming& deforming)
{
    if (!m_shared.way) {
        m_shared.way = chosenWay(pose, deforming);
        if (*m_shared.way == DeformWay::GraphicsCard) {
            m_cpu.release();
        } else {
            m_gpu.reset();
            m_shared.mesh.reset();
        }
    }
    if (*m_shared.way == DeformWay::GraphicsCard) {
        if (const Program* const program = prepareGpu(deforming)) {
            m_gpu->run(pose, *program);
            return setVertices(m_gpu->vertices());
        }
        m_shared.way = DeformWay::Processor; // do not try it for each picture
    }
    m_cpu.run(pose);
    setVertices(m_cpu.vertices());
}

/// Texture coordinates that no morph moves are shared.
void ModelDeformation::setVertices(const DeformedVertices& deformed)
{
    m_vertices = deformed;
    if (m_vertices.uv.buffer == 0)
        m_vertices.uv = {m_shared.uvs.name(), sizeof(glm::vec2), 0};
    if (m_vertices.additionalUv.buffer == 0 && m_model.data.additionalUvCount > 0)
        m_vertices.additionalUv = {
            m_shared.additionalUvs.name(), m_model.data.additionalUvCount * sizeof(glm::vec4), 0};
}

ModelDeformation::Morphed ModelDeformation::morphed(const mmd::Pose& pose)
{
    m_cpu.morph(pose); // costs nothing if it was done in run()
    const bool isNew = m_cpu.takeMorphed();
    return {m_cpu.morphs().positions(), isNew};
}

/// Null if the graphics card cannot deform this actor.
const Program* ModelDeformation::prepareGpu(Deforming& deforming)
{
    if (!m_shared.mesh)
        m_shared.mesh = RestMesh::make(m_model, m_shared.uvs, m_shared.additionalUvs);
    if (m_shared.mesh && !m_gpu) {
        m_gpu.emplace(m_model, *m_shared.mesh);
        if (!m_gpu->isComplete())
            m_gpu.reset();
    }
    if (!m_gpu) {
        deforming.noteFailure("the graphics card has no room for the vertices");
        return nullptr;
    }
    const Program* const program = deforming.programs.program(m_shared.mesh->features());
    if (!program)
        deforming.noteFailure(deforming.programs.failure());
    return program;
}

DeformWay ModelDeformation::chosenWay(const mmd::Pose& pose, Deforming& deforming)
{
    if (deforming.wish == DeformWish::Processor || m_model.data.vertices.empty())
        return DeformWay::Processor;
    const Program* const program = prepareGpu(deforming);
    if (!program)
        return DeformWay::Processor;
    if (deforming.wish == DeformWish::GraphicsCard)
        return DeformWay::GraphicsCard;
    return measuredWay(pose, deforming, *program);
}

DeformWay ModelDeformation::measuredWay(
    const mmd::Pose& pose, Deforming& deforming, const Program& program)
{
    const std::size_t bytes = m_model.data.vertices.size() * sizeof(SkinnedVertex);
    const Buffer copy = Buffer::make();
    glBindBuffer(GL_COPY_WRITE_BUFFER, copy.name());
    glBufferData(GL_COPY_WRITE_BUFFER, static_cast<GLsizeiptr>(bytes), nullptr, GL_DYNAMIC_COPY);
    const auto onProcessor = [&] {
        m_cpu.run(pose);
        readOnce(m_cpu.vertices().position, copy, bytes);
    };
    const auto onGraphicsCard = [&] {
        m_gpu->run(pose, program);
        readOnce(m_gpu->vertices().position, copy, bytes);
    };
    onProcessor(); // the first runs of each allocate
    onGraphicsCard();
    if (!isGpuRight(pose)) {
        deforming.noteFailure("the graphics card computes other vertices");
        return DeformWay::Processor;
    }
    const DeformTimes times = measuredTimes(onProcessor, onGraphicsCard);
    deforming.notes.push_back(sentenceOf(times, m_model.data.vertices.size()));
    return times.graphicsCard < times.processor ? DeformWay::GraphicsCard : DeformWay::Processor;
}

/// Compares the result of the graphics card with that of the processor, because drivers have
/// errors. Both have deformed `pose`.
bool ModelDeformation::isGpuRight(const mmd::Pose& pose)
{
    const std::vector<SkinnedVertex> right = m_cpu.skinned(pose);
    const std::vector<float> seen = m_gpu->read();
    const std::size_t stride = m_shared.mesh->deformedFloats();
    const std::span<const glm::vec2> uvs = m_cpu.morphs().uvs();
    for (std::size_t vertex = 0; vertex < right.size(); ++vertex) {
        const float* const numbers = seen.data() + vertex * stride;
        for (glm::length_t axis = 0; axis < 3; ++axis)
            if (!isLike(right[vertex].position[axis], numbers[axis]) ||
                !isLike(right[vertex].normal[axis], numbers[axis + 3]))
                return false;
        for (glm::length_t axis = 0; axis < 2 && m_shared.mesh->features().uvs; ++axis)
            if (!isLike(uvs[vertex][axis], numbers[axis + 6]))
                return false;
    }
    return true;
}

} // namespace odori::render
