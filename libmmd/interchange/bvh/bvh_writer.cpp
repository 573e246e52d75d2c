// SPDX-License-Identifier: MIT
#include "libmmd/interchange/keys/key_reduction.h"
#include "libmmd/interchange/writers.h"
#include "libmmd/motion/angles/euler_angles.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <iterator>
#include <set>

namespace mmd {
namespace {

/// The end site of a leaf without a tail: many readers require one.
constexpr double shortTail = 0.1;

/// Characters that some reader treats as the end of a name, in UTF-8: blanks (Blender splits at any
/// Unicode blank) and braces.
constexpr std::string_view nameEnds[] = {" ", "{", "}", "\xC2\x85", "\xC2\xA0", "\xE1\x9A\x80",
    "\xE2\x80\x80", "\xE2\x80\x81", "\xE2\x80\x82", "\xE2\x80\x83", "\xE2\x80\x84", "\xE2\x80\x85",
    "\xE2\x80\x86", "\xE2\x80\x87", "\xE2\x80\x88", "\xE2\x80\x89", "\xE2\x80\x8A", "\xE2\x80\xA8",
    "\xE2\x80\xA9", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE3\x80\x80"};

std::string wordOf(std::string_view name)
{
    std::string word;
    while (!name.empty()) {
        const auto* end = std::find_if(std::begin(nameEnds), std::end(nameEnds),
            [&](std::string_view each) { return name.substr(0, each.size()) == each; });
        word += end == std::end(nameEnds) ? name.front() : '_';
        name.remove_prefix(end == std::end(nameEnds) ? 1 : end->size());
    }
    return word;
}

class BvhWriter {
public:
    BvhWriter(const ExportScene& scene)
        : m_scene(scene)
        , m_children(scene.joints.size())
        , m_names(words())
    {
        for (std::size_t axis = 0; axis < 3; ++axis)
            m_order[axis] = scene.options.bvhChannels[axis] - 'X';
    }
    Result<std::vector<std::byte>> run(ProgressPart progress);

private:
    struct Column {
        std::vector<glm::dvec3> positions; ///< empty: this joint does not move
        std::vector<glm::dvec3> angles;    ///< degrees about X, Y, Z
    };
    [[nodiscard]] std::vector<std::string> words() const;
    void findHierarchy();
    void writeRoot();
    void writeJoint(std::size_t joint, int depth);
    void writeEnd(const glm::dvec3& offset, int depth);
    void writeChannels(bool moves);
    void addColumn(std::size_t joint);
    void writeFrame(std::size_t frame);
    void writeNumber(double value, int digits = 6);
    void writeVector(const glm::dvec3& v);
    std::string& indent(int depth) // for chains of any depth; only for readability
    {
        return m_out.append(std::size_t(std::min(depth, 64)), '\t');
    }
    void line(int depth, std::string_view text) { indent(depth).append(text).append("\n"); }

    const ExportScene& m_scene;
    std::vector<std::vector<std::size_t>> m_children;
    std::vector<std::string> m_names;
    std::vector<std::size_t> m_tops;
    EulerOrder m_order{2, 0, 1};
    std::vector<Column> m_columns;
    std::string m_out;
};

/// Names as single words; the root's name is first.
std::vector<std::string> BvhWriter::words() const
{
    std::set<std::string> taken{wordOf(m_scene.rootName)};
    std::vector<std::string> names;
    for (const ExportJoint& joint : m_scene.joints) {
        std::string name = wordOf(joint.name);
        while (!taken.insert(name).second)
            name += '_';
        names.push_back(std::move(name));
    }
    return names;
}

void BvhWriter::findHierarchy()
{
    for (std::size_t joint = 0; joint < m_scene.joints.size(); ++joint) {
        const std::int32_t parent = m_scene.joints[joint].parent;
        (parent < 0 ? m_tops : m_children[std::size_t(parent)]).push_back(joint);
    }
}

void BvhWriter::writeNumber(double value, int digits)
{
    std::array<char, 64> text;
    const auto end = std::to_chars(
        text.data(), text.data() + text.size(), value, std::chars_format::fixed, digits);
    m_out.append(text.data(), end.ptr);
}

void BvhWriter::writeVector(const glm::dvec3& v)
{
    for (int axis = 0; axis < 3; ++axis) {
        m_out += ' ';
        writeNumber(v[axis]);
    }
}

void BvhWriter::writeChannels(bool moves)
{
    m_out += moves ? "CHANNELS 6 Xposition Yposition Zposition" : "CHANNELS 3";
    for (const int axis : m_order) {
        m_out += ' ';
        m_out += static_cast<char>('X' + axis);
        m_out += "rotation";
    }
    m_out += '\n';
}

void BvhWriter::addColumn(std::size_t joint)
{
    JointTrack track = jointTrack(m_scene, joint);
    const glm::dvec3 offset = m_scene.joints[joint].offset;
    Column column;
    const bool moves = std::any_of(track.translations.begin(), track.translations.end(),
        [&](const glm::dvec3& each) { return glm::distance(each, offset) > stillUnits; });
    if (moves || m_scene.joints[joint].parent < 0)
        column.positions = std::move(track.translations);
    column.angles = unrolledEuler(track.rotations, m_order);
    m_columns.push_back(std::move(column));
}

void BvhWriter::writeEnd(const glm::dvec3& offset, int depth)
{
    line(depth, "End Site");
    line(depth, "{");
    indent(depth + 1).append("OFFSET");
    writeVector(offset * m_scene.unit);
    m_out += '\n';
    line(depth, "}");
}

void BvhWriter::writeJoint(std::size_t index, int depth)
{
    const ExportJoint& joint = m_scene.joints[index];
    if (joint.bone < 0) {
        writeEnd(joint.offset, depth);
        return;
    }
    addColumn(index);
    line(depth, (depth == 0 ? "ROOT " : "JOINT ") + m_names[index]);
    line(depth, "{");
    indent(depth + 1).append("OFFSET");
    writeVector(joint.offset * m_scene.unit);
    m_out += '\n';
    indent(depth + 1);
    writeChannels(!m_columns.back().positions.empty());
    for (const std::size_t child : m_children[index])
        writeJoint(child, depth + 1);
    if (m_children[index].empty())
        writeEnd({0.0, shortTail, 0.0}, depth + 1);
    line(depth, "}");
}

/// Many readers accept only one root: if the model has several, an additional root is their parent.
void BvhWriter::writeRoot()
{
    line(0, "HIERARCHY");
    if (m_tops.size() == 1 && m_scene.joints[m_tops.front()].bone >= 0) {
        writeJoint(m_tops.front(), 0);
        return;
    }
    line(0, "ROOT " + wordOf(m_scene.rootName));
    line(0, "{");
    line(1, "OFFSET 0.000000 0.000000 0.000000");
    m_out += '\t';
    writeChannels(true);
    const std::vector<glm::dvec3> still(m_scene.motion.frameCount, glm::dvec3(0.0));
    m_columns.push_back({still, still});
    for (const std::size_t top : m_tops)
        writeJoint(top, 1);
    if (m_tops.empty())
        writeEnd({0.0, shortTail, 0.0}, 1);
    line(0, "}");
}

void BvhWriter::writeFrame(std::size_t frame)
{
    for (const Column& column : m_columns) {
        if (!column.positions.empty())
            writeVector(column.positions[frame] * m_scene.unit);
        for (const int axis : m_order) {
            m_out += ' ';
            writeNumber(column.angles[frame][axis]);
        }
    }
    m_out += '\n';
}

Result<std::vector<std::byte>> BvhWriter::run(ProgressPart progress)
{
    findHierarchy();
    writeRoot();
    line(0, "MOTION");
    line(0, "Frames: " + std::to_string(m_scene.motion.frameCount));
    m_out += "Frame Time: ";
    writeNumber(1.0 / m_scene.motion.fps, 9);
    m_out += '\n';
    for (std::size_t frame = 0; frame < m_scene.motion.frameCount; ++frame) {
        writeFrame(frame);
        if (!progress.advance(double(frame + 1) / double(m_scene.motion.frameCount)))
            return tl::unexpected(
                Error{.code = ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
    }
    std::vector<std::byte> bytes(m_out.size());
    std::memcpy(bytes.data(), m_out.data(), m_out.size());
    return bytes;
}

} // namespace

Result<std::vector<std::byte>> writeBvh(
    const ExportScene& scene, ProgressPart progress, std::vector<Warning>&)
{
    return BvhWriter(scene).run(progress);
}

} // namespace mmd
