// SPDX-License-Identifier: MIT
#include "libmmd/format/text/key_text_source.h"

#include "libmmd/base/byte_reader.h"
#include "libmmd/format/text/interpolation_text.h"
#include "libmmd/format/vmd/vmd_layout.h"
#include "libmmd/motion/angles/panel_angles.h"
#include "libmmd/motion/panel_values.h"

#include <algorithm>

namespace mmd::text {
namespace {

std::string_view charsOf(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Angles are for people to read.
glm::vec3 withoutMinusZero(const glm::vec3& angles)
{
    return angles + glm::vec3(0.0f);
}

void fill(const BoneKeyframe& key, KeyText& text)
{
    text.setBits(FileCell::Frame, key.frame);
    text.setVec3(KeyNumber::X, key.value.translation);
    const glm::quat& rotation = key.value.rotation;
    text.setVec3(FileCell::QuaternionX, {rotation.x, rotation.y, rotation.z});
    text.setReal(FileCell::QuaternionW, rotation.w);
    text.setVec3(KeyNumber::RotationX, withoutMinusZero(panelAngles(rotation)));
    const BoneCurves curves = curvesOf(key.interpolation);
    for (std::size_t channel = 0; channel < curves.size(); ++channel)
        text.setBits(FileCell::CurveX + channel, packed(curves[channel]));
    text.setBits(KeyNumber::Physics, std::uint32_t(physicsSwitchOf(key.interpolation)));
    if (const std::string remains = remainsOf(key.interpolation); !remains.empty())
        text.setText(FileCell::CurvesRaw, remains);
}

void fill(const MorphKeyframe& key, KeyText& text)
{
    text.setBits(FileCell::Frame, key.frame);
    text.setReal(KeyNumber::Weight, key.value.weight);
}

void fill(const CameraKeyframe& key, KeyText& text)
{
    const CameraValue& value = key.value;
    text.setBits(FileCell::Frame, key.frame);
    text.setReal(FileCell::FileDistance, value.distance);
    text.setVec3(KeyNumber::X, value.target);
    text.setVec3(FileCell::RadianX, value.rotation);
    text.setVec3(KeyNumber::RotationX, withoutMinusZero(panelCameraAngles(value.rotation)));
    const CameraCurves curves = curvesOf(value.interpolation);
    for (std::size_t channel = 0; channel < curves.size(); ++channel)
        text.setBits(FileCell::CurveX + channel, packed(curves[channel]));
    text.setBits(KeyNumber::FieldOfView, value.fieldOfView);
    text.setBits(KeyNumber::Perspective, swappedFlag(value.perspectiveOff));
}

void fill(const LightKeyframe& key, KeyText& text)
{
    text.setBits(FileCell::Frame, key.frame);
    text.setVec3(FileCell::FileRed, key.value.colour);
    text.setVec3(KeyNumber::Red, glm::vec3(panelColour(key.value.colour)));
    text.setVec3(KeyNumber::X, key.value.direction);
}

void fill(const ShadowKeyframe& key, KeyText& text)
{
    text.setBits(FileCell::Frame, key.frame);
    text.setBits(KeyNumber::Mode, key.value.mode);
    text.setReal(FileCell::FileDistance, key.value.distance);
    text.setReal(KeyNumber::Distance, panelShadowDistance(key.value.distance));
}

template <class Key>
void fillFrom(std::span<const std::byte> record, KeyText& text)
{
    fill(vmd::decode<Key>(record, newKeyIndex), text);
}

} // namespace

void KeyTextSource::setName(std::span<const std::byte> field, NameKind kind, KeyText& text)
{
    const NamesToText::Name& name = m_names.of(charsOf(field), kind, m_file.version);
    text.setText(FileCell::Name, name.utf8);
    if (!name.isExact)
        text.setText(FileCell::NameRaw, charsOf(field));
}

void KeyTextSource::readFile(KeyText& text)
{
    text.clear();
    text.kind = RecordKind::File;
    const auto bytes = std::span(m_file.bytes);
    text.setBits(FileCell::Version, std::uint32_t(m_file.version));
    const auto signature = charsOf(bytes.first(vmd::signatureSize));
    if (signature != vmd::standardSignature(m_file.version))
        text.setText(FileCell::SignatureRaw, signature);
    setName(bytes.subspan(vmd::signatureSize, vmd::headerSize(m_file.version) - vmd::signatureSize),
        NameKind::Model, text);
    const auto sections = std::count_if(m_file.sections.begin(), m_file.sections.end(),
        [](const VmdFile::Section& section) { return section.present; });
    text.setBits(FileCell::Sections, static_cast<std::uint32_t>(sections));
    if (m_file.trailingOffset < bytes.size())
        text.setText(FileCell::TrailingRaw, charsOf(bytes.subspan(m_file.trailingOffset)));
}

void KeyTextSource::readRecord(TrackKind kind, std::size_t index, KeyText& text)
{
    text.clear();
    text.kind = RecordKind(kind);
    const auto record = m_file.record(kind, index);
    if (vmd::isNamed(kind))
        setName(record.first(vmd::nameSize), NameKind::BoneOrMorph, text);
    switch (kind) {
    case TrackKind::Bone:
        return fillFrom<BoneKeyframe>(record, text);
    case TrackKind::Morph:
        return fillFrom<MorphKeyframe>(record, text);
    case TrackKind::Camera:
        return fillFrom<CameraKeyframe>(record, text);
    case TrackKind::Light:
        return fillFrom<LightKeyframe>(record, text);
    case TrackKind::Shadow:
        return fillFrom<ShadowKeyframe>(record, text);
    case TrackKind::ShowIk:
        text.setBits(FileCell::Frame, loadLittle<std::uint32_t>(record.data()));
        text.setBits(KeyNumber::Show, loadLittle<std::uint8_t>(record.data() + vmd::showOffset));
        return;
    }
}

std::size_t KeyTextSource::switchCount(std::size_t record) const
{
    return (m_file.record(TrackKind::ShowIk, record).size() - vmd::showIkSize) / vmd::ikSwitchSize;
}

void KeyTextSource::readSwitch(std::size_t record, std::size_t index, KeyText& text)
{
    text.clear();
    text.kind = RecordKind::Ik;
    const auto bytes = m_file.record(TrackKind::ShowIk, record);
    const auto each = bytes.subspan(vmd::showIkSize + index * vmd::ikSwitchSize, vmd::ikSwitchSize);
    text.setBits(FileCell::Frame, loadLittle<std::uint32_t>(bytes.data()));
    setName(each.first(vmd::ikSwitchSize - 1), NameKind::Ik, text);
    text.setBits(FileCell::On, std::to_integer<std::uint32_t>(each.back()));
}

} // namespace mmd::text
