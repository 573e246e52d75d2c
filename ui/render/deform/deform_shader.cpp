// SPDX-License-Identifier: MIT
#include "ui/render/deform/deform_shader.h"

namespace odori::render {

/// As Skinning and mmd::VertexMorphs, which this must equal: docs/rendering.md, Deformation.
const char* const deformShader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in ivec4 bones;
layout(location = 3) in vec4 weights;
layout(location = 4) in int form; // 0 or more: SDEF; -1: linear; -2: dual quaternions
layout(location = 5) in uvec4 morphs; // first and number of offsets, the same of UV offsets
uniform samplerBuffer boneData; // two texels each: rotation; rest position to moved position
uniform samplerBuffer sdefData; // three texels each: C, and the middle for each of the two bones
uniform samplerBuffer morphWeights;
uniform samplerBuffer morphOffsets;
out vec3 movedPosition;
out vec3 movedNormal;
#ifdef UVS
layout(location = 6) in vec2 uv;
uniform samplerBuffer uvOffsets;
out vec2 movedUv;
#if ADDITIONAL > 0
layout(location = 7) in vec4 additionalUvs[ADDITIONAL];
out vec4 movedAdditionalUvs[ADDITIONAL];
#endif
#endif

vec4 rotationOf(int bone) { return texelFetch(boneData, 2 * bone); }
vec3 offsetOf(int bone) { return texelFetch(boneData, 2 * bone + 1).xyz; }

mat3 matrixOf(vec4 q)
{
    vec3 s = q.xyz * q.xyz;
    float xy = q.x * q.y, xz = q.x * q.z, yz = q.y * q.z;
    vec3 w = q.w * q.xyz;
    return mat3(1.0 - 2.0 * (s.y + s.z), 2.0 * (xy + w.z), 2.0 * (xz - w.y),
        2.0 * (xy - w.z), 1.0 - 2.0 * (s.x + s.z), 2.0 * (yz + w.x),
        2.0 * (xz + w.y), 2.0 * (yz - w.x), 1.0 - 2.0 * (s.x + s.y));
}

vec4 product(vec4 a, vec4 b)
{
    return vec4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

// GLSL does not say how exact asin() and sin() are. For 0 to sqrt(1/2):
float arcsine(float x)
{
    float z = x > 0.5 ? 0.5 - 0.5 * x : x * x;
    float y = x > 0.5 ? sqrt(z) : x;
    float angle = y + y * z * (0.16666752422 + z * (0.074953002686 + z * (0.045470025998 +
        z * (0.024181311049 + z * 0.042163199048))));
    return x > 0.5 ? 1.57079632679 - 2.0 * angle : angle;
}

float sine(float x)
{
    if (abs(x) > 1.58) // only with weights below 0 or above 1
        return sin(x);
    float z = x * x;
    return x * (1.0 - z * (1.0 / 6.0 - z * (1.0 / 120.0 - z * (1.0 / 5040.0 -
        z * (1.0 / 362880.0 - z / 39916800.0)))));
}

// Interpolates unit quaternions along the shorter path.
vec4 mixed(vec4 a, vec4 b, float t)
{
    if (dot(a, b) < 0.0)
        b = -b;
    float angle = 2.0 * arcsine(min(0.5 * length(a - b), 0.70710679));
    if (angle < 0.001)
        return mix(a, b, t);
    return (a * sine((1.0 - t) * angle) + b * sine(t * angle)) / sine(angle);
}

void deformLinear(vec3 place)
{
    movedPosition = vec3(0.0);
    movedNormal = vec3(0.0);
    float left = 1.0; // what has no bone stays at rest
    for (int at = 0; at < 4; ++at) {
        float weight = weights[at];
        if (weight == 0.0)
            continue;
        mat3 turn = matrixOf(rotationOf(bones[at]));
        left -= weight;
        movedPosition += (turn * place + offsetOf(bones[at])) * weight;
        movedNormal += (turn * normal) * weight;
    }
    movedPosition += place * left;
    movedNormal += normal * left;
}

void deformSpherical(vec3 place)
{
    vec4 first = rotationOf(bones.x);
    vec4 second = rotationOf(bones.y);
    vec3 centre = texelFetch(sdefData, 3 * form).xyz;
    vec3 firstMiddle = texelFetch(sdefData, 3 * form + 1).xyz;
    vec3 secondMiddle = texelFetch(sdefData, 3 * form + 2).xyz;
    mat3 turn = matrixOf(mixed(first, second, weights.y));
    movedPosition = turn * (place - centre) +
        (matrixOf(first) * firstMiddle + offsetOf(bones.x)) * weights.x +
        (matrixOf(second) * secondMiddle + offsetOf(bones.y)) * weights.y;
    movedNormal = turn * normal;
}

void deformByDualQuaternions(vec3 place)
{
    vec4 real = vec4(0.0);
    vec4 dual = vec4(0.0);
    vec4 side = vec4(0.0); // q and -q are the same rotation: all on the side of the first one
    for (int at = 0; at < 4; ++at) {
        if (weights[at] == 0.0)
            continue;
        vec4 q = rotationOf(bones[at]);
        if (side == vec4(0.0))
            side = q;
        if (dot(q, side) < 0.0)
            q = -q;
        real += q * weights[at];
        dual += product(vec4(offsetOf(bones[at]), 0.0), q) * (0.5 * weights[at]);
    }
    float size = length(real);
    movedPosition = place;
    movedNormal = normal;
    if (!(size > 1e-6))
        return;
    real /= size;
    dual /= size;
    mat3 turn = matrixOf(real);
    movedPosition = turn * place + 2.0 * product(dual, vec4(-real.xyz, real.w)).xyz;
    movedNormal = turn * normal;
}

void main()
{
    vec3 place = position;
    for (int at = int(morphs.x); at < int(morphs.x + morphs.y); ++at) {
        vec4 offset = texelFetch(morphOffsets, at);
        place += offset.xyz * texelFetch(morphWeights, int(offset.w)).x;
    }
    if (form >= 0)
        deformSpherical(place);
    else if (form == -2)
        deformByDualQuaternions(place);
    else
        deformLinear(place);
#ifdef UVS
    movedUv = uv;
#if ADDITIONAL > 0
    movedAdditionalUvs = additionalUvs;
#endif
    for (int at = int(morphs.z); at < int(morphs.z + morphs.w); ++at) {
        vec4 offset = texelFetch(uvOffsets, 2 * at);
        vec4 what = texelFetch(uvOffsets, 2 * at + 1);
        offset *= texelFetch(morphWeights, int(what.x)).x;
        int set = int(what.y);
        if (set == 0)
            movedUv += offset.xy;
#if ADDITIONAL > 0
        else
            movedAdditionalUvs[set - 1] += offset;
#endif
    }
#endif
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0); // nothing is drawn
}
)";

} // namespace odori::render
