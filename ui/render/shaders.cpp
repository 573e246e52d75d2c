// SPDX-License-Identifier: MIT
#include "ui/render/shaders.h"

namespace odori::render::shaders {

const char* const modelVertex = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv;
layout(location = 3) in vec2 uv1;
uniform mat4 viewProjection;
uniform mat3 viewRotation;
out vec3 vNormal;
out vec3 vPosition;
out vec2 vUv;
out vec2 vSphere;
uniform int sphereMode;
void main()
{
    gl_Position = viewProjection * vec4(position, 1.0);
    vPosition = position;
    vNormal = normal;
    vUv = uv;
    vec3 n = normalize(viewRotation * normal);
    vSphere = sphereMode == 3 ? uv1 : vec2(0.5 + n.x * 0.5, 0.5 - n.y * 0.5);
}
)";

const char* const modelFragment = R"(#version 330 core
in vec3 vNormal;
in vec3 vPosition;
in vec2 vUv;
in vec2 vSphere;
uniform sampler2D baseTexture;
uniform sampler2D sphereTexture;
uniform sampler2D toonTexture;
uniform vec4 baseColour;
uniform vec3 specular;
uniform float specularPower;
uniform vec3 lightDirection;
uniform vec3 eye;
uniform int sphereMode;
uniform bool hasTexture;
uniform bool hasTints;
uniform vec4 textureMultiply, textureAdd, sphereMultiply, sphereAdd, toonMultiply, toonAdd;
out vec4 colour;
void main()
{
    colour = baseColour;
    if (hasTexture) {
        vec4 texel = texture(baseTexture, vUv);
        if (hasTints)
            texel = vec4(clamp(texel.rgb * textureMultiply.rgb + textureAdd.rgb, 0.0, 1.0), texel.a);
        colour *= texel;
    }
    if (colour.a < 0.004)
        discard;
    if (sphereMode != 0) {
        vec3 texel = texture(sphereTexture, vSphere).rgb;
        if (hasTints)
            texel = texel * sphereMultiply.rgb + sphereAdd.rgb;
        if (sphereMode == 2)
            colour.rgb += texel;
        else
            colour.rgb *= texel;
    }
    vec3 n = normalize(vNormal);
    float lit = dot(n, -lightDirection);
    vec3 toon = texture(toonTexture, vec2(0.5, 0.5 - lit * 0.5)).rgb;
    if (hasTints)
        toon = toon * toonMultiply.rgb + toonAdd.rgb;
    colour.rgb *= toon;
    if (specularPower > 0.0) {
        vec3 halfway = normalize(normalize(eye - vPosition) - lightDirection);
        colour.rgb += specular * pow(max(dot(halfway, n), 0.0), specularPower);
    }
    colour.rgb = clamp(colour.rgb, 0.0, 1.0);
}
)";

const char* const edgeVertex = R"(#version 330 core
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 4) in float edgeScale;
uniform mat4 viewProjection;
uniform mat3 viewRotation;
uniform vec2 pixel; // clip units of one line width
void main()
{
    gl_Position = viewProjection * vec4(position, 1.0);
    vec2 n = (viewRotation * normal).xy;
    float size = length(n);
    if (size > 1e-4)
        gl_Position.xy += n / size * pixel * edgeScale * gl_Position.w;
}
)";

const char* const edgeFragment = R"(#version 330 core
uniform vec4 edgeColour;
out vec4 colour;
void main() { colour = edgeColour; }
)";

const char* const shadowVertex = R"(#version 330 core
layout(location = 0) in vec3 position;
uniform mat4 viewProjection;
uniform vec3 lightDirection;
void main()
{
    vec3 p = position - lightDirection * (position.y / lightDirection.y);
    gl_Position = viewProjection * vec4(p, 1.0);
}
)";

const char* const shadowFragment = R"(#version 330 core
uniform vec4 shadowColour;
out vec4 colour;
void main() { colour = shadowColour; }
)";

const char* const colourVertex = R"(#version 330 core
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

const char* const colourFragment = R"(#version 330 core
in vec4 vColour;
out vec4 colour;
void main() { colour = vColour; }
)";

const char* const overlayVertex = R"(#version 330 core
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

const char* const overlayFragment = R"(#version 330 core
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
