# SPDX-License-Identifier: MIT
"""compare_poses.py WANTED.f32 MADE.f32: the largest and mean distance of hands and feet, in units."""
import array
import json
import math
import os
import sys


def read(path):
    with open(os.path.splitext(path)[0] + ".json", encoding="utf-8") as file:
        bones = json.load(file)["bones"]
    values = array.array("f")
    with open(path, "rb") as file:
        values.frombytes(file.read())
    return bones, values


bones, wanted = read(sys.argv[1])
_, made = read(sys.argv[2])
step = len(bones) * 7
frames = min(len(wanted), len(made)) // step
text = []
for label, names in (("hands", ("左手首", "右手首")), ("feet", ("左足首", "右足首")), ("head", ("頭",))):
    distances = []
    for name in names:
        at = bones.index(name) * 7
        for frame in range(frames):
            begin = frame * step + at
            distances.append(math.dist(wanted[begin:begin + 3], made[begin:begin + 3]))
    text.append("%s %.3f (mean %.3f)" % (label, max(distances), sum(distances) / len(distances)))
print("%d frames: %s" % (frames, ", ".join(text)))
