// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>

/// A BVH by hand.
namespace odori::test::bvh {

/// A figure with some of Mixamo's joints, and three frames in which it moves.
[[nodiscard]] inline QByteArray figure()
{
    return R"(HIERARCHY
ROOT mixamorig:Hips
{
  OFFSET 0 90 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT mixamorig:Spine
  {
    OFFSET 0 10 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    JOINT mixamorig:Head
    {
      OFFSET 0 50 0
      CHANNELS 3 Zrotation Xrotation Yrotation
      End Site
      {
        OFFSET 0 10 0
      }
    }
    JOINT mixamorig:LeftArm
    {
      OFFSET 15 40 0
      CHANNELS 3 Zrotation Xrotation Yrotation
      JOINT mixamorig:LeftForeArm
      {
        OFFSET 25 0 0
        CHANNELS 3 Yrotation Xrotation Zrotation
        JOINT mixamorig:LeftHand
        {
          OFFSET 25 0 0
          CHANNELS 1 Xrotation
        }
      }
    }
  }
  JOINT mixamorig:LeftUpLeg
  {
    OFFSET 10 -5 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    JOINT mixamorig:LeftLeg
    {
      OFFSET 0 -40 0
      CHANNELS 1 Xrotation
      JOINT mixamorig:LeftFoot
      {
        OFFSET 0 -40 0
        CHANNELS 3 Xposition Yposition Zposition
      }
    }
  }
}
MOTION
Frames: 3
Frame Time: 0.0333333
0 90 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -40 0
1 91 2 5 10 15 1 2 3 4 5 6 -30 40 5 20 10 0 60 10 -20 5 30 0 -40 0
2 90 4 5 20 30 1 4 6 4 10 12 -30 80 9 20 20 0 90 20 -40 9 60 1 -39 2e0
)";
}

} // namespace odori::test::bvh
