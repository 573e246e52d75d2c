// SPDX-License-Identifier: MIT
#include "ui/render/shaders.h"

namespace odori::render::shaders {

namespace {

/// FrameBlock and MaterialBlock of frame_block.h.
const std::string blocks = R"(
layout(std140) uniform Frame {
    mat4 viewProjection;
    mat4 shadow;
    mat4 view;
    vec4 eye;
    vec4 toLight;
    vec4 edge;
    vec4 hull;
    mat4 shadowMapOf;
    vec4 shadowStrength;
};
layout(std140) uniform Material {
    vec4 base;
    vec4 specular;
    vec4 edgeColour;
    vec4 edgeSize;
    vec4 textureMultiply, textureAdd;
    vec4 sphereMultiply, sphereAdd;
    vec4 toonMultiply, toonAdd;
    vec4 toonShade;
};
)";

} // namespace

const std::string modelVertex = blocks + R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec2 uv1;
out vec2 vUv;
out vec2 vSphere;
out float vShade; // along the toon ramp: 0 lit, 1 turned away
out vec3 vNormal;
out vec3 vHalfway;
out vec4 vOnMap; // the place on the shadow map, not yet divided by w
void main()
{
    gl_Position = viewProjection * vec4(position, 1.0);
    vec3 n = normalize(normal);
#ifdef SELF_SHADOW
    vOnMap = shadowMapOf * vec4(position, 1.0);
#endif
    vUv = uv;
    vShade = 0.5 - 0.5 * dot(n, toLight.xyz);
#if SPHERE == 3
    vSphere = uv1;
#elif SPHERE != 0
    vSphere = (mat3(view) * n).xy * vec2(0.5, -0.5) + 0.5;
#endif
#ifdef SPECULAR
    vNormal = n;
    vHalfway = normalize(normalize(eye.xyz - position) + toLight.xyz);
#endif
}
)";

const std::string modelFragment = blocks + R"(
in vec2 vUv;
in vec2 vSphere;
in float vShade;
in vec3 vNormal;
in vec3 vHalfway;
in vec4 vOnMap;
uniform sampler2D baseTexture;
uniform sampler2D sphereTexture;
uniform sampler2D toonTexture;
uniform sampler2D shadowMap;
out vec4 colour;

// A morph's factors, faded in by their alpha.
vec3 tinted(vec3 texel, vec4 multiply, vec4 add)
{
    vec3 result = mix(vec3(1.0), texel * multiply.rgb, multiply.a);
    return clamp(result + (result - 1.0) * add.a, 0.0, 1.0) + add.rgb;
}

// How much something takes the light away, by the map of self-shadows.
float shadowOfOthers()
{
    vec3 place = vOnMap.xyz / vOnMap.w;
    vec2 size = vec2(textureSize(shadowMap, 0));
    vec2 texel = place.xy * size - 0.5;
    vec2 between = fract(texel);
    vec2 first = (floor(texel) + 0.5) / size;
    // Each texel's shadow first, then their mixture: mixed depths would give jagged borders.
    vec4 depth = vec4(texture(shadowMap, first).r, textureOffset(shadowMap, first, ivec2(1, 0)).r,
        textureOffset(shadowMap, first, ivec2(0, 1)).r,
        textureOffset(shadowMap, first, ivec2(1, 1)).r);
    float strength = shadowStrength.x + shadowStrength.y * place.y;
    vec4 shadows = clamp((place.z - depth) * strength - 0.3, 0.0, 1.0);
    vec2 rows = mix(shadows.xz, shadows.yw, between.x);
    return mix(rows.x, rows.y, between.y);
}

void main()
{
#ifdef SELF_SHADOW
    float light = 1.0 - shadowOfOthers();
#ifndef LAMBERT
    light = min(clamp(3.0 - 6.0 * vShade, 0.0, 1.0), light);
#endif
#endif
    colour = base;
#ifdef LAMBERT
    float facing = max(1.0 - 2.0 * vShade, 0.0);
#ifdef SELF_SHADOW
    facing *= light;
#endif
    colour.rgb = min(base.rgb + edgeSize.yzw * facing, vec3(1.0));
#endif
#ifdef TEXTURE
    vec4 texel = texture(baseTexture, vUv);
#ifdef TINTS
    texel.rgb = tinted(texel.rgb, textureMultiply, textureAdd);
#endif
    colour *= texel;
#endif
#ifdef ALPHA
    if (colour.a < 0.004)
        discard;
#endif
#if SPHERE != 0
    vec3 sphere = texture(sphereTexture, vSphere).rgb;
#ifdef TINTS
    sphere = tinted(sphere, sphereMultiply, sphereAdd);
#endif
#if SPHERE == 2
    colour.rgb += sphere;
#else
    colour.rgb *= sphere;
#endif
#endif
#ifndef LAMBERT
#ifdef SELF_SHADOW
    vec3 toon = mix(toonShade.rgb, vec3(1.0), light);
#else
    vec3 toon = texture(toonTexture, vec2(0.5, vShade)).rgb;
#ifdef TINTS
    toon = tinted(toon, toonMultiply, toonAdd);
#endif
#endif
    colour.rgb *= toon;
#endif
#ifdef SPECULAR
    float shine = pow(max(dot(normalize(vHalfway), normalize(vNormal)), 0.0), specular.a);
#ifdef SELF_SHADOW
    shine *= light;
#endif
    colour.rgb += specular.rgb * shine;
#endif
}
)";

const std::string edgeVertex = blocks + R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale; // negative: faces on both sides of the vertex
void main()
{
    vec4 place = viewProjection * vec4(position, 1.0);
    float depth = max(place.w, 0.01);
    vec3 forward = vec3(view[0].z, view[1].z, view[2].z);
    vec3 ray = normalize(mix(forward, position - eye.xyz, hull.z));
    vec3 n = normal * inversesqrt(max(dot(normal, normal), 1e-12));
    float away = dot(n, ray);
    if (edgeScale < 0.0 && away < 0.0) {
        n = -n;
        away = -away;
    }
    float width = edgeSize.x * abs(edgeScale);
    if (width > 0.25)
        width = max(width, edge.w);
    float reach = min(depth, edge.z);
    // The way of the normal on the screen; its length is the sine of the angle to the ray.
    vec4 way = viewProjection * vec4(n, 0.0);
    vec2 across = (way.xy - place.xy * (way.w / depth)) / edge.xy * hull.x;
    across *= min(inversesqrt(max(dot(across, across), 1e-12)), 2.0);
    place.xy += across * edge.xy * (width * reach);
    // Backwards along the ray, so that no face of the hull is as near as a face of the model.
    float back = max(away, 0.25) * max(width, 1.0) * hull.x * reach;
    gl_Position = place + back * vec4(place.xy / depth * hull.z, hull.y, hull.z);
}
)";

const std::string edgeFragment = blocks + R"(
out vec4 colour;
void main() { colour = edgeColour; }
)";

const std::string shadowMapVertex = blocks + R"(
layout(location = 0) in vec3 position;
void main()
{
    vec4 place = shadowMapOf * vec4(position, 1.0);
    gl_Position = vec4(2.0 * place.xyz - place.w, place.w);
}
)";

const std::string shadowMaskVertex = blocks + R"(
layout(location = 0) in vec3 position;
void main() { gl_Position = shadow * vec4(position, 1.0); }
)";

const char* const shadowMaskFragment = R"(
void main() {}
)";

const char* const shadowFillVertex = R"(
void main()
{
    // One triangle that covers the picture.
    gl_Position = vec4(float((gl_VertexID & 1) * 4 - 1), float((gl_VertexID & 2) * 2 - 1), 0.0, 1.0);
}
)";

const char* const shadowFillFragment = R"(
out vec4 colour;
void main() { colour = vec4(0.08, 0.09, 0.12, 0.32); }
)";

const char* const colourVertex = R"(
layout(location = 0) in vec3 position;
layout(location = 5) in vec4 inColour;
uniform mat4 viewProjection;
out vec4 vColour;
void main()
{
    gl_Position = viewProjection * vec4(position, 1.0);
    vColour = inColour;
}
)";

const char* const colourFragment = R"(
in vec4 vColour;
out vec4 colour;
void main() { colour = vColour; }
)";

const char* const overlayVertex = R"(
layout(location = 0) in vec2 position;  // pixels from the top left
layout(location = 1) in vec2 inLocal;   // pixels from the mark's middle; of a line: across, along
layout(location = 2) in vec2 inShape;   // kind (0 circle, 1 square, 2 line), half size
layout(location = 3) in float inHollow;
layout(location = 5) in vec4 inColour;
uniform vec2 size;
out vec2 vLocal;
flat out vec2 vShape;
flat out float vHollow;
out vec4 vColour;
void main()
{
    gl_Position = vec4(position.x / size.x * 2.0 - 1.0, 1.0 - position.y / size.y * 2.0, 0.0, 1.0);
    vLocal = inLocal;
    vShape = inShape;
    vHollow = inHollow;
    vColour = inColour;
}
)";

const char* const overlayFragment = R"(
in vec2 vLocal;
flat in vec2 vShape;
flat in float vHollow;
in vec4 vColour;
uniform float pixelRatio;
out vec4 colour;
void main()
{
    float reach = vShape.y;
    float outside;
    if (vShape.x > 1.5)
        outside = abs(vLocal.x) - reach;
    else if (vShape.x > 0.5)
        outside = max(abs(vLocal.x), abs(vLocal.y)) - reach;
    else
        outside = length(vLocal) - reach;
    float cover = clamp(0.5 - outside, 0.0, 1.0);
    vec4 ink = vColour;
    if (vShape.x < 1.5) { // a ring, filled faintly, with a dot in its middle
        float ring = clamp(outside + 1.6 * pixelRatio + 0.5, 0.0, 1.0);
        float dot = clamp(1.6 * pixelRatio + 0.5 - length(vLocal), 0.0, 1.0);
        float inner = vHollow > 0.5 ? 0.0 : 0.30;
        float mark = vHollow > 0.5 ? ring : max(ring, dot);
        ink.a *= mix(inner, 1.0, mark);
    }
    colour = vec4(ink.rgb, ink.a * cover);
    if (colour.a < 0.004)
        discard;
}
)";

} // namespace odori::render::shaders
