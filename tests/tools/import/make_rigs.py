# SPDX-License-Identifier: MIT
"""Makes rigs of other programs in Blender that move as a motion does on a model of MMD.

blender -b --factory-startup --python make_rigs.py -- REST.f32 POSE.f32 FOLDER

REST and POSE are from `odori-cli pose` (with their .json beside them). Writes FBX, GLB and BVH files
to FOLDER, whose import on the same model must give the same motion (scripts/check_import.sh).
"""
import array
import json
import math
import os
import sys

import bpy
from mathutils import Matrix, Quaternion, Vector

rest_path, pose_path, folder = sys.argv[sys.argv.index("--") + 1:]


def read(path):
    with open(os.path.splitext(path)[0] + ".json", encoding="utf-8") as file:
        info = json.load(file)
    values = array.array("f")
    with open(path, "rb") as file:
        values.frombytes(file.read())
    frames = []
    step = len(info["bones"]) * 7
    for begin in range(0, len(values), step):
        frame = {}
        for index, name in enumerate(info["bones"]):
            x, y, z, qx, qy, qz, qw = values[begin + index * 7:begin + index * 7 + 7]
            # MMD: left-handed, Y up, looks to -Z. Blender: right-handed, Z up, looks to -Y.
            frame.setdefault(name, (Vector((x, z, y)), Quaternion((qw, -qx, -qz, -qy))))
        frames.append(frame)
    return frames


REST = read(rest_path)[0]
FRAMES = read(pose_path)

FINGERS = ("親指", "人指", "中指", "薬指", "小指")
NAMES = {
    "mixamo": dict(hips="mixamorig:Hips", spine=("mixamorig:Spine", "mixamorig:Spine1", "mixamorig:Spine2"),
                   neck="mixamorig:Neck", head="mixamorig:Head",
                   arm=["mixamorig:%sShoulder", "mixamorig:%sArm", "mixamorig:%sForeArm", "mixamorig:%sHand"],
                   leg=["mixamorig:%sUpLeg", "mixamorig:%sLeg", "mixamorig:%sFoot", "mixamorig:%sToeBase"],
                   sides=("Left", "Right"),
                   fingers=["mixamorig:%%sHand%s%%d" % f for f in ("Thumb", "Index", "Middle", "Ring", "Pinky")]),
    "vrm": dict(hips="J_Bip_C_Hips", spine=("J_Bip_C_Spine", "J_Bip_C_Chest", "J_Bip_C_UpperChest"),
                neck="J_Bip_C_Neck", head="J_Bip_C_Head",
                arm=["J_Bip_%s_Shoulder", "J_Bip_%s_UpperArm", "J_Bip_%s_LowerArm", "J_Bip_%s_Hand"],
                leg=["J_Bip_%s_UpperLeg", "J_Bip_%s_LowerLeg", "J_Bip_%s_Foot", "J_Bip_%s_ToeBase"],
                sides=("L", "R"),
                fingers=["J_Bip_%%s_%s%%d" % f for f in ("Thumb", "Index", "Middle", "Ring", "Little")]),
    "cmu": dict(hips="Hips", spine=("LowerBack", "Spine", "Spine1"), neck="Neck", head="Head",
                arm=["%sShoulder", "%sArm", "%sForeArm", "%sHand"],
                leg=["%sUpLeg", "%sLeg", "%sFoot", "%sToeBase"], sides=("Left", "Right"), fingers=[]),
}


def rows(names):
    """(joint, parent, the bone of MMD that it follows), parents first."""
    n = NAMES[names]
    result = [(n["hips"], None, "下半身"), (n["spine"][0], n["hips"], "上半身"),
              (n["spine"][1], n["spine"][0], "上半身"), (n["spine"][2], n["spine"][1], "上半身2"),
              (n["neck"], n["spine"][2], "首"), (n["head"], n["neck"], "頭")]
    for side, kanji in zip(n["sides"], "左右"):
        parent = n["spine"][2]
        for joint, bone in zip(n["arm"], ("肩", "腕", "ひじ", "手首")):
            result.append((joint % side, parent, kanji + bone))
            parent = joint % side
        for pattern, finger in zip(n["fingers"], FINGERS):
            above = parent
            for number in (1, 2, 3):
                digit = "０１２３"[number - (1 if finger == "親指" else 0)]
                result.append((pattern % (side, number), above, kanji + finger + digit))
                above = pattern % (side, number)
        parent = n["hips"]
        for joint, bone in zip(n["leg"], ("足", "ひざ", "足首", "つま先")):
            result.append((joint % side, parent, kanji + bone))
            parent = joint % side
    return [row for row in result if row[2] in REST]


def rest_of(bone):
    if bone == "下半身":
        return (REST["左足"][0] + REST["右足"][0]) / 2 + Vector((0, 0, 0.4))
    return REST[bone][0].copy()


def build(names, t_pose, legs, roll, unit, mesh):
    """The armature, its joints and, for each, the rotation from MMD's rest pose to the rig's."""
    joints = rows(names)
    start, turn = {}, {}
    up = (REST["左足"][0].z - REST["左足首"][0].z) * (legs - 1)
    spines = 0
    for joint, parent, bone in joints:
        place = rest_of(bone)
        if bone == "上半身":  # two joints on the way from hips to chest
            place += (REST["上半身2"][0] - place) * (0.5 * spines)
            spines += 1
        if bone[1:] in ("ひざ", "足首", "つま先"):
            top = REST[bone[0] + "足"][0]
            low = place if bone[1:] != "つま先" else REST[bone[0] + "足首"][0]
            place += (low - top) * (legs - 1)
        start[joint] = place + Vector((0, 0, up))
        turn[joint] = turn[parent].copy() if parent else Quaternion()
        if t_pose and bone[1:] == "腕":
            way = REST[bone[0] + "手首"][0] - REST[bone][0]
            turn[joint] = way.rotation_difference(Vector((1 if bone[0] == "左" else -1, 0, 0)))
    posed = {}
    for joint, parent, bone in joints:
        posed[joint] = start[joint] if parent is None else \
            posed[parent] + turn[parent] @ (start[joint] - start[parent])

    data = bpy.data.armatures.new("rig")
    rig = bpy.data.objects.new("Armature", data)
    bpy.context.collection.objects.link(rig)
    bpy.context.view_layer.objects.active = rig
    bpy.ops.object.mode_set(mode="EDIT")
    for index, (joint, parent, bone) in enumerate(joints):
        edit = data.edit_bones.new(joint)
        child = next((j for j, p, _ in joints if p == joint), None)
        edit.head = posed[joint] * unit
        way = (posed[child] - posed[joint]) if child else Vector((0, 0, 0.5))
        edit.tail = edit.head + (way if way.length > 0.05 else Vector((0, 0, 0.5))) * unit
        edit.roll = (index * 0.7) % 3.0 if roll else 0.0
        if parent:
            edit.parent = data.edit_bones[parent]
    bpy.ops.object.mode_set(mode="OBJECT")
    if mesh:
        points, faces = [], []
        for joint, _, _ in joints:
            begin = len(points)
            points += [posed[joint] * unit + Vector(d) * unit for d in ((0, 0, 0), (0.3, 0, 0), (0, 0, 0.3))]
            faces.append((begin, begin + 1, begin + 2))
        shape = bpy.data.meshes.new("body")
        shape.from_pydata(points, [], faces)
        body = bpy.data.objects.new("Body", shape)
        bpy.context.collection.objects.link(body)
        for index, (joint, _, _) in enumerate(joints):
            body.vertex_groups.new(name=joint).add([index * 3, index * 3 + 1, index * 3 + 2], 1.0, "ADD")
        body.modifiers.new("rig", "ARMATURE").object = rig
        body.parent = rig
    return rig, joints, turn, start


def pose_at(frame):
    """Between the frames of MMD: blended."""
    first = min(int(frame), len(FRAMES) - 1)
    second = min(first + 1, len(FRAMES) - 1)
    part = frame - first
    return {name: (FRAMES[first][name][0].lerp(FRAMES[second][name][0], part),
                   FRAMES[first][name][1].slerp(FRAMES[second][name][1], part)) for name in FRAMES[first]}


def animate(rig, joints, turn, start, legs, unit, fps):
    scene = bpy.context.scene
    scene.render.fps = fps
    count = int((len(FRAMES) - 1) / 30 * fps + 1e-6) + 1
    scene.frame_start, scene.frame_end = 0, count - 1
    foot = (REST["左足首"][0].z + REST["右足首"][0].z) / 2
    rests = {joint: rig.data.bones[joint].matrix_local.to_3x3() for joint, _, _ in joints}
    before = {}
    for frame in range(count):
        pose = pose_at(frame * 30 / fps)
        world = {}
        for joint, parent, bone in joints:
            world[joint] = pose[bone][1].to_matrix() @ turn[joint].inverted().to_matrix() @ rests[joint]
            own = rests[joint] if parent is None else rests[parent].inverted() @ rests[joint]
            moved = world[joint] if parent is None else world[parent].inverted() @ world[joint]
            bone_pose = rig.pose.bones[joint]
            bone_pose.rotation_mode = "QUATERNION"
            q = (own.inverted() @ moved).to_quaternion()
            if joint in before and before[joint].dot(q) < 0:
                q.negate()
            before[joint] = q
            bone_pose.rotation_quaternion = q
            bone_pose.keyframe_insert("rotation_quaternion", frame=frame)
            if parent is None:
                middle = (pose["左足"][0] + pose["右足"][0]) / 2
                middle = Vector((middle.x * legs, middle.y * legs, foot + (middle.z - foot) * legs))
                place = middle + pose[bone][1] @ Vector((0, 0, 0.4))
                rest_place = rig.data.bones[joint].head_local
                bone_pose.location = rests[joint].inverted() @ (place * unit - rest_place)
                bone_pose.keyframe_insert("location", frame=frame)
    scene.frame_set(0)


KINDS = [
    # file, names, T pose, legs, roll, unit, object scale, fps, mesh
    ("mixamo_t.fbx", "mixamo", True, 1.0, True, 8.0, 0.01, 30, True),
    ("mixamo_t_bones_only.fbx", "mixamo", True, 1.0, True, 8.0, 0.01, 30, False),
    ("mixamo_a_60.fbx", "mixamo", False, 1.0, True, 0.08, 1.0, 60, True),
    ("vrm_t.glb", "vrm", True, 1.0, True, 0.08, 1.0, 30, True),
    ("vrm_long_legs_24.glb", "vrm", True, 1.3, False, 0.08, 1.0, 24, True),
    ("vrm_a.fbx", "vrm", False, 0.8, True, 0.08, 1.0, 30, True),
    ("cmu_t_120.bvh", "cmu", True, 1.0, False, 1.0, 1.0, 120, False),
    ("cmu_a_scale_100.bvh", "cmu", False, 1.2, True, 100.0, 1.0, 30, False),
]

for name, names, t_pose, legs, roll, unit, scale, fps, mesh in KINDS:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rig, joints, turn, start = build(names, t_pose, legs, roll, unit, mesh)
    rig.scale = (scale, scale, scale)
    animate(rig, joints, turn, start, legs, unit, fps)
    path = os.path.join(folder, name)
    try:
        if name.endswith(".fbx"):
            bpy.ops.export_scene.fbx(filepath=path, object_types={"ARMATURE", "MESH"}, bake_anim=True,
                                     bake_anim_simplify_factor=0.0)
        elif name.endswith(".glb"):
            bpy.ops.export_scene.gltf(filepath=path, export_format="GLB")
        else:
            bpy.context.view_layer.objects.active = rig
            rig.select_set(True)
            bpy.ops.export_anim.bvh(filepath=path, frame_start=0, frame_end=bpy.context.scene.frame_end,
                                    root_transform_only=True)
    except Exception as error:  # an exporter that this Blender lacks
        print("NOT MADE:", name, error)
