// SPDX-License-Identifier: MIT
#include "libmmd/accessory/accessory_answer.h"
#include "libmmd/accessory/accessory_model.h"
#include "libmmd/animation/animation_answer.h"
#include "libmmd/animation/bvh_reader.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/format/pmx/pmx.h"
#include "libmmd/journal/record_io.h"
#include "libmmd/picture/image.h"
#include "libmmd/project/project_file.h"
#include "libmmd/sound/cached_sound.h"
#include "tests/fuzz/journal_payloads.h"
#include "tests/libmmd/animation/bvh_example.h"
#include "tests/libmmd/animation/gltf_example.h"
#include "tests/libmmd/format/pmd/pmd_example.h"
#include "tests/libmmd/format/pmx/pmx_example.h"
#include "tests/libmmd/format/vmd/vmd_example.h"
#include "tests/libmmd/picture/picture_files.h"
#include "tests/libmmd/scene/edits/random_edits.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Writes the initial fuzzing corpora, FOLDER/vmd/... and so on, from the files that the tests
/// build by hand.
namespace {

using namespace odori::test;
using mmd::writeRecord;
using odori::fuzz::addPayload;

bool write(const std::filesystem::path& folder, const std::string& extension,
    const std::string& name, std::span<const std::byte> bytes)
{
    std::filesystem::create_directories(folder / extension);
    return mmd::writeFile(folder / extension / (name + '.' + extension), bytes).has_value();
}

std::span<const std::byte> viewOf(const QByteArray& data)
{
    return std::as_bytes(std::span(data.constData(), static_cast<std::size_t>(data.size())));
}

bool writeMotion(
    const std::filesystem::path& folder, const std::string& name, const QByteArray& data)
{
    const auto view = viewOf(data);
    const auto file = mmd::readVmd(std::vector<std::byte>(view.begin(), view.end()));
    if (!file)
        return false;
    const auto formats = mmd::motionFormats();
    return std::all_of(formats.begin(), formats.end(), [&](const mmd::MotionFormat& format) {
        return write(
            folder, std::string(format.extension), name, format.write(*file, {.frame = 10}));
    });
}

/// Edits as patches and as journals, and the scene as a project.
bool writeWork(const std::filesystem::path& folder)
{
    RandomEdits edits(journalScene(), 1);
    bool isWritten = true;
    mmd::ByteWriter payloads;
    mmd::PatchSharing sharing;
    mmd::SessionState state;
    state.scene = edits.scene();
    addPayload(payloads,
        writeRecord(mmd::StateReplaced{std::make_shared<const mmd::SessionState>(state)}, sharing));
    sharing = {};
    for (int step = 0; step < 12; ++step) {
        edits.setScene(journalScene());
        const std::string name = std::to_string(step);
        isWritten = write(folder, "patch", name,
                        mmd::writePatch(mmd::recorded(edits.step(), mmd::Selection{}))) &&
                    isWritten;
    }
    edits.setScene(journalScene());
    for (int step = 0; step < 6; ++step) {
        mmd::HistoryStep done;
        done.patch = mmd::recorded(edits.step(), mmd::Selection{});
        done.activeBefore = done.activeAfter = theActor;
        addPayload(payloads,
            writeRecord(
                mmd::StepDone{std::make_shared<const mmd::HistoryStep>(done), 1.0}, sharing));
    }
    for (const bool forward : {false, true})
        addPayload(payloads, writeRecord(mmd::StepMoved{forward, theActor, 2.0, {}}, sharing));
    mmd::ProjectFile project;
    project.actors.emplace_back();
    project.actors.front().motion.path = "walk.vmd";
    const std::string text = mmd::writeProjectFile(project);
    return isWritten && write(folder, "journal", "edits", payloads.bytes()) &&
           write(folder, "odori", "each", std::as_bytes(std::span(text)));
}

bool writePictures(const std::filesystem::path& folder)
{
    const mmd::Image image{
        .width = 2, .height = 2, .rgba = {fourColours.begin(), fourColours.end()}};
    const QByteArray rows = raw({255, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0});
    const QByteArray run = raw({0x83, 1, 2, 3});
    const std::pair<const char*, QByteArray> files[]{{"bmp", bmp({24, rows})},
        {"bmp8", bmp({8, raw({2, 3, 0, 0, 0, 1, 0, 0}), 0, palette})}, {"core", coreBmp()},
        {"tga", tga(2, 32, fourColours)}, {"tga-runs", tga(10, 24, run)},
        {"tga-palette", tga(1, 8, raw({0, 1, 2, 3}), true, QByteArray(12, 'c'))},
        {"dxt1", dds({"DXT1", QByteArray(8, 'x')})}, {"dxt5", dds({"DXT5", QByteArray(16, 'x')})}};
    bool isWritten = write(folder, "picture", "png", mmd::encodePng(image));
    for (const auto& [name, bytes] : files)
        isWritten = write(folder, "picture", name, viewOf(bytes)) && isWritten;
    return isWritten;
}

bool writeAccessories(const std::filesystem::path& folder)
{
    mmd::AccessoryFile file;
    file.model.textures = {{"picture 1.png", {}}};
    file.pictures = {std::make_shared<const std::vector<std::byte>>(20)};
    file.warnings = {{mmd::WarningCode::UnsupportedFeature, "picture inside the file", 3}};
    mmd::addAccessoryParts(file.model, "a");
    const QByteArray vac = "name\nstage.x\n1.5\n1,2,3\n0,90,0\nbone\n";
    return write(folder, "accessory", "model", mmd::accessoryAnswer(file)) &&
           write(
               folder, "accessory", "error", mmd::accessoryAnswer(tl::unexpected(mmd::Error{}))) &&
           write(folder, "vac", "each", viewOf(vac));
}

bool writeSounds(const std::filesystem::path& folder)
{
    bool isWritten = true;
    for (const std::uint32_t channels : {1u, 2u}) {
        const mmd::SoundCacheHead head{{44100, channels}, {1000, 5, 77}, 70};
        const auto peaks =
            mmd::writeCachePeaks(std::vector<mmd::SoundPeak>{{-5, 30000, 900}, {-1, 1, 1}});
        mmd::ByteWriter bytes;
        bytes.write(mmd::writeCacheHead(head));
        (void)bytes.extend(70 * 2 * channels);
        bytes.write(peaks);
        bytes.write(mmd::writeCacheTail(head, peaks));
        isWritten = write(folder, "sound", std::to_string(channels), bytes.bytes()) && isWritten;
    }
    return isWritten;
}

/// A figure with the names of Mixamo, and walks that Odori exported.
bool writeAnimations(const std::filesystem::path& folder)
{
    const auto walk = [](const char* name) {
        return mmd::readFile(
            mmd::pathFromUtf8(ODORI_SOURCE_DIR "/tests/data/animation/" + std::string(name)));
    };
    const auto walkBvh = walk("walk.bvh"), walkGlb = walk("walk.glb");
    const QByteArray figure = bvh::figure();
    auto read = mmd::readBvh(viewOf(figure));
    if (read)
        read->takes = {"walk", "走る"};
    if (!walkBvh || !walkGlb || !read)
        return false;
    return write(folder, "bvh", "walk", *walkBvh) && write(folder, "glb", "walk", *walkGlb) &&
           write(folder, "bvh", "figure", viewOf(figure)) &&
           write(folder, "glb", "arm", viewOf(gltf::glb(gltf::json(), gltf::binary()))) &&
           write(folder, "animation", "figure", mmd::animationAnswer(*read)) &&
           write(folder, "animation", "walk", mmd::animationAnswer(mmd::readBvh(*walkBvh))) &&
           write(folder, "animation", "error", mmd::animationAnswer(tl::unexpected(mmd::Error{})));
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2) {
        std::fprintf(stderr, "usage: make_seeds FOLDER\n");
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    const QByteArray twice = vmd::header() + vmd::section({vmd::boneKey("a", 7, 1.0f),
                                                 vmd::boneKey("a", 7), vmd::boneKey("b", 0)});
    mmd::pmx::Model empty;
    empty.encoding = mmd::pmx::TextEncoding::Utf8;
    const bool isDone = writeMotion(folder, "each", vmd::oneOfEach()) &&
                        writeMotion(folder, "version1", vmd::oneOfEach(1)) &&
                        writeMotion(folder, "duplicates", twice) &&
                        write(folder, "pmx", "each", mmd::pmx::write(everyRecordKind())) &&
                        write(folder, "pmx", "empty", mmd::pmx::write(empty)) &&
                        write(folder, "pmd", "whole", viewOf(pmd::whole())) && writeWork(folder) &&
                        writePictures(folder) && writeAccessories(folder) && writeSounds(folder) &&
                        writeAnimations(folder);
    if (!isDone)
        std::fprintf(stderr, "make_seeds: the seeds cannot be written\n");
    return isDone ? 0 : 1;
}
