// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "tools/sample/hanging.h"
#include "tools/sample/materials.h"
#include "tools/sample/shape/body.h"
#include "tools/sample/shape/face.h"
#include "tools/sample/textures.h"
#include "tools/sample/walk.h"

#include <cstdio>

namespace {

mmd::pmx::Model makeMannequin()
{
    mmd::pmx::Model model;
    model.name.utf8 = "マネキン";
    model.nameEnglish.utf8 = "Mannequin";
    sample::addMaterials(model);
    const sample::Skeleton bones;
    sample::Mesh mesh(sample::materialCount);
    model.morphs = sample::addFace(mesh, bones);
    sample::addHair(mesh, bones);
    sample::addPonytail(mesh, bones);
    sample::addTrunk(mesh, bones);
    sample::addArms(mesh, bones);
    sample::addHands(mesh, bones);
    sample::addLegs(mesh, bones);
    sample::addShoes(mesh, bones);
    sample::addSkirt(mesh, bones);
    mesh.finish(model);
    model.bones = bones.bones();
    sample::addPhysics(model, bones);
    model.displayFrames = bones.displayFrames(static_cast<int>(model.morphs.size()));
    return model;
}

bool save(const std::filesystem::path& path, std::span<const std::byte> bytes)
{
    if (mmd::writeFile(path, bytes))
        return true;
    std::fprintf(stderr, "make_sample: cannot write %s\n", mmd::utf8FromPath(path).c_str());
    return false;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: make_sample FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = argv[1];
    std::error_code error;
    std::filesystem::create_directories(folder / "tex", error);
    bool saved = save(folder / "mannequin.pmx", mmd::pmx::write(makeMannequin()));
    const auto walk = mmd::vmdFromMotion(sample::makeWalk(sample::Skeleton()));
    saved = save(folder / "walk.vmd", walk) && saved;
    for (const sample::TextureFile& texture : sample::makeTextures())
        saved = save(folder / "tex" / texture.name, texture.png) && saved;
    return saved ? 0 : 1;
}
