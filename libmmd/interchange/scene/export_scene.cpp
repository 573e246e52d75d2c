// SPDX-License-Identifier: MIT
#include "libmmd/interchange/scene/export_builder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/interchange/scene/texture_copies.h"

namespace mmd {
namespace {

double fileUnit(const ExportOptions& options)
{
    switch (options.format) {
    case ExportFormat::Glb:
        return options.unitCentimetres / 100.0;
    case ExportFormat::Bvh:
        return options.unitCentimetres * options.bvhScale;
    default:
        return options.unitCentimetres;
    }
}

} // namespace

Motion viewOf(const ExportJob& job)
{
    Motion view;
    view.camera = job.view.camera ? job.view.camera : job.motion.camera;
    view.light = job.view.light ? job.view.light : job.motion.light;
    return view;
}

ExportScene exportScene(const ExportJob& job, const BakedMotion& motion,
    const ExportOptions& options, const std::filesystem::path& target,
    std::vector<Warning>& warnings)
{
    ExportScene scene{.model = *job.model, .motion = motion, .options = options};
    scene.progress = job.progress;
    scene.unit = fileUnit(options);
    NodeNamer namer(options.names);
    ExportOptions wanted = options;
    wanted.endBones = options.endBones || options.format == ExportFormat::Bvh; // BVH needs them as
                                                                               // its end sites
    scene.joints = exportJoints(*job.model, wanted, namer);
    if (options.format == ExportFormat::FbxBinary || options.format == ExportFormat::FbxAscii)
        shiftBesideTails(scene);
    scene.rootName = namer.name(job.model->data.name, job.model->data.nameEnglish, "model", 0);
    const std::string stem = utf8FromPath(target.stem());
    scene.animationName =
        NodeNamer(options.names).name(job.motionName.empty() ? stem : job.motionName);
    if (options.mesh && infoOf(options.format).hasMesh) {
        exportMaterials(scene, job.textureFolder, warnings);
        setTexturePaths(scene, target);
        const bool isGlb = options.format == ExportFormat::Glb; // a primitive of a GLB has one
                                                                // material
        scene.meshes = exportMeshes(scene, isGlb ? MeshLayout::ByMaterial : options.layout, namer);
    }
    const Motion view = viewOf(job);
    scene.camera = exportCamera(view, motion);
    scene.light = exportLight(view, motion);
    if (scene.camera)
        scene.camera->name = namer.name("Camera");
    if (scene.light)
        scene.light->name = namer.name("Light");
    return scene;
}

} // namespace mmd
