// SPDX-License-Identifier: MIT
#include "libmmd/interchange/fbx/fbx_finish.h"

#include "libmmd/interchange/fbx/fbx_curves.h"

#include <algorithm>
#include <map>

namespace mmd::fbx {
namespace {

std::int32_t timeMode(int fps)
{
    return fps == 30 ? 6 : fps == 60 ? 3 : fps == 24 ? 11 : 14; // FbxTime::EMode
}

Node timeProperty(std::string_view name, std::int64_t ticks)
{
    return property(name, "KTime", "Time", "", ticks);
}

} // namespace

void dropMissingLayerElements(Objects& objects)
{
    for (Node& geometry : objects.list().children) {
        if (geometry.name != "Geometry")
            continue;
        const auto isMissing = [&](const Node& element) {
            const auto* type = element.childValue<std::string>("Type");
            return element.name == "LayerElement" && type && !geometry.child(*type);
        };
        for (std::size_t index = 0; index < geometry.children.size(); ++index)
            if (geometry.children[index].name == "Layer") {
                auto& elements = geometry.children[index].children;
                for (std::size_t at = elements.size(); at-- > 0;)
                    if (isMissing(elements[at]))
                        elements.erase(elements.begin() + std::ptrdiff_t(at));
            }
    }
}

void setTimes(Objects& objects, const ExportScene& scene)
{
    const std::int64_t end = CurveWriter(scene).ticks(scene.motion.frameCount - 1);
    Node& settings = objects.document().nodeOrNew("GlobalSettings");
    setProperty(settings, property("TimeMode", "enum", "", "", timeMode(scene.motion.fps)));
    setProperty(settings, timeProperty("TimeSpanStart", 0));
    setProperty(settings, timeProperty("TimeSpanStop", end));
    setProperty(
        settings, property("CustomFrameRate", "double", "Number", "", double(scene.motion.fps)));
    std::string stackName;
    for (Node& each : objects.list().children) {
        if (each.name != "AnimationStack")
            continue;
        if (const auto* name = each.value<std::string>(1))
            stackName = plainName(*name);
        for (const char* start : {"LocalStart", "ReferenceStart"})
            setProperty(each, timeProperty(start, 0));
        for (const char* stop : {"LocalStop", "ReferenceStop"})
            setProperty(each, timeProperty(stop, end));
    }
    for (Node& each : objects.document().nodeOrNew("Documents").children)
        if (each.name == "Document")
            setProperty(each, property("ActiveAnimStackName", "KString", "", "", stackName));
}

void setHeader(Document& document, std::uint32_t version)
{
    document.version = version;
    const std::string creator = "Odori, with the Open Asset Import Library (Assimp)";
    Node& header = document.nodeOrNew("FBXHeaderExtension");
    setChild(header, "FBXVersion", static_cast<std::int32_t>(version));
    setChild(header, "Creator", creator);
    if (Node* stamp = header.child("CreationTimeStamp"))
        for (const auto& [name, value] : {std::pair("Year", 1970), std::pair("Month", 1),
                 std::pair("Day", 1), std::pair("Hour", 10), std::pair("Minute", 0),
                 std::pair("Second", 0), std::pair("Millisecond", 0)})
            setChild(*stamp, name, std::int32_t(value));
    if (Node* own = document.node("Creator"))
        own->values.assign(1, creator);
}

void countDefinitions(Document& document)
{
    std::map<std::string, std::int32_t> counts{{"GlobalSettings", 1}};
    std::int32_t total = 1;
    for (const Node& object : document.nodeOrNew("Objects").children) {
        ++counts[object.name];
        ++total;
    }
    Node& definitions = document.nodeOrNew("Definitions");
    setChild(definitions, "Count", total);
    std::erase_if(definitions.children, [&](const Node& each) {
        const auto* type = each.value<std::string>(0);
        return each.name == "ObjectType" && (!type || counts.count(*type) == 0);
    });
    for (Node& each : definitions.children) {
        if (each.name != "ObjectType")
            continue;
        const auto known = counts.find(*each.value<std::string>(0));
        setChild(each, "Count", known->second);
        counts.erase(known);
    }
    for (const auto& [type, count] : counts)
        definitions.add("ObjectType", type).add("Count", count);
}

void finish(Document& document, const ExportScene& scene, std::vector<Warning>& warnings)
{
    Objects objects(document);
    makeLimbNodes(objects, scene);
    joinMaterials(objects, scene);
    dullMaterials(objects);
    dropMissingLayerElements(objects);
    addShapes(objects, scene);
    fillJointCurves(objects, scene);
    addCamera(objects, scene);
    addLight(objects, scene);
    addBindPose(objects, scene);
    if (scene.options.embedTextures)
        embedTextures(objects, scene, warnings);
    nameObjects(objects, scene);
    setTimes(objects, scene);
    setHeader(document, static_cast<std::uint32_t>(scene.options.fbxVersion));
    countDefinitions(document);
}

} // namespace mmd::fbx
