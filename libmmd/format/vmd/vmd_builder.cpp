// SPDX-License-Identifier: MIT
#include "libmmd/format/vmd/vmd_builder.h"

#include "libmmd/format/text/key_text_values.h"
#include "libmmd/format/vmd/vmd_layout.h"

#include <algorithm>

namespace mmd::text {
namespace {

constexpr std::size_t pieceSize = 1 << 20;

std::string wrongRawSize(std::size_t size)
{
    return "the raw bytes of the field must be " + std::to_string(size) + " bytes";
}

/// The signature in the text, if a reader would recognise the same version by it.
std::string_view signatureOf(const KeyText& file, int version)
{
    const std::string_view standard = vmd::standardSignature(version);
    const std::string_view own = file.text(FileCell::SignatureRaw);
    const std::string_view common = vmd::commonSignature;
    if (own.size() != standard.size() || !own.starts_with(common))
        return standard;
    const bool isVersion1 = own.substr(common.size()).starts_with(" file");
    return isVersion1 == (version == 1) ? own : standard;
}

} // namespace

Error badText(std::string what)
{
    return {.code = ErrorCode::BadText, .offset = 0, .field = std::move(what), .value = 0};
}

Error located(Error error, std::string_view text, std::size_t offset)
{
    error.offset = std::min(offset, text.size());
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(error.offset);
    error.value = 1 + static_cast<std::uint64_t>(std::count(text.begin(), end, '\n'));
    return error;
}

template <class Key>
void VmdBuilder::append(const Key& key, const NameField& field)
{
    Section& section = m_sections[std::size_t(Key::kind)];
    vmd::encode(field, key, section.records);
    ++section.count;
    if (section.records.size() >= pieceSize)
        section.cut();
}

void VmdBuilder::Section::cut()
{
    size += records.size();
    pieces.push_back(records.release());
    records = {};
    records.reserve(pieceSize + vmd::recordSize(TrackKind::Bone));
}

Result<void> VmdBuilder::add(const KeyText& text)
{
    if (text.kind == RecordKind::File) {
        m_file = text;
        return {};
    }
    if (!text.has(FileCell::Frame))
        return tl::unexpected(badText("a key has no frame"));
    switch (text.kind) {
    case RecordKind::Camera:
        append(cameraKeyOf(text));
        return {};
    case RecordKind::Light:
        append(lightKeyOf(text));
        return {};
    case RecordKind::Shadow:
        append(shadowKeyOf(text));
        return {};
    case RecordKind::ShowIk:
        flushShowIk();
        m_showIk = showIkKeyOf(text);
        return {};
    case RecordKind::Ik:
        return addSwitchRow(text);
    default:
        return addNamed(text);
    }
}

Result<void> VmdBuilder::addNamed(const KeyText& text)
{
    const auto name = fieldOf(text, NameKind::BoneOrMorph);
    if (!name)
        return tl::unexpected(name.error());
    NameField field;
    std::copy(name->begin(), name->end(), field.begin());
    if (text.kind == RecordKind::Morph) {
        append(morphKeyOf(text), field);
        return {};
    }
    return boneKeyOf(text).map([&](const BoneKeyframe& key) { append(key, field); });
}

Result<IkSwitch> VmdBuilder::switchOf(const KeyText& text)
{
    return fieldOf(text, NameKind::Ik).map([&](const std::string& name) {
        IkSwitch result;
        result.on = static_cast<std::uint8_t>(text.bits(FileCell::On, 1));
        std::copy(name.begin(), name.end(), result.name.begin());
        return result;
    });
}

Result<void> VmdBuilder::addSwitchRow(const KeyText& text)
{
    return switchOf(text).map([&](const IkSwitch& each) {
        const std::uint32_t frame = text.bits(FileCell::Frame);
        if (!m_showIk || m_showIk->frame != frame) {
            flushShowIk();
            m_showIk = showIkKeyOf(text);
        }
        addSwitch(each);
    });
}

void VmdBuilder::flushShowIk()
{
    if (m_showIk)
        append(*m_showIk);
    m_showIk.reset();
}

/// Raw bytes count only while they match the name beside them: a user who edits a name need not
/// change them.
Result<std::string> VmdBuilder::fieldOf(const KeyText& text, NameKind kind, int version)
{
    const bool hasName = text.has(FileCell::Name);
    if (text.has(FileCell::NameRaw)) {
        const std::string& raw = text.text(FileCell::NameRaw);
        if (raw.size() != fieldSize(kind, version))
            return tl::unexpected(badText(wrongRawSize(fieldSize(kind, version))));
        if (!hasName || m_rawNames.of(raw, kind, version).utf8 == text.text(FileCell::Name))
            return raw;
    }
    if (!hasName && kind != NameKind::Model)
        return tl::unexpected(badText("a key has no name"));
    return m_names.of(text.text(FileCell::Name), kind, version);
}

Result<std::vector<std::byte>> VmdBuilder::bytes()
{
    const KeyText file = m_file.value_or(KeyText());
    const auto version = static_cast<int>(file.bits(FileCell::Version, 2));
    if (version != 1 && version != 2)
        return tl::unexpected(badText("the VMD version must be 1 or 2"));
    const auto modelName = fieldOf(file, NameKind::Model, version);
    if (!modelName)
        return tl::unexpected(modelName.error());
    const std::string& trailing = file.text(FileCell::TrailingRaw);

    ByteWriter out;
    out.write(signatureOf(file, version));
    out.write(std::string_view(*modelName));
    // A file may end early, but not before its last key or before unknown bytes, which would be
    // read as a section.
    std::size_t count = file.bits(FileCell::Sections, 6);
    for (std::size_t kind = 0; kind < m_sections.size(); ++kind)
        if (m_sections[kind].count > 0)
            count = std::max(count, kind + 1);
    count =
        trailing.empty() ? std::clamp<std::size_t>(count, 1, m_sections.size()) : m_sections.size();
    return assembled(std::move(out), count, trailing);
}

/// Each piece is freed as soon as it is in the file.
std::vector<std::byte> VmdBuilder::assembled(
    ByteWriter out, std::size_t sections, std::string_view trailing)
{
    std::size_t size = out.size() + sections * vmd::countSize + trailing.size();
    for (const Section& section : m_sections)
        size += section.size + section.records.size();
    out.reserve(size);
    for (std::size_t kind = 0; kind < sections; ++kind) {
        Section& section = m_sections[kind];
        out.write<std::uint32_t>(section.count);
        section.cut();
        for (std::vector<std::byte>& piece : section.pieces) {
            out.write(std::span<const std::byte>(piece));
            piece = {};
        }
        section = {};
    }
    out.write(trailing);
    return out.release();
}

Result<VmdFile> VmdBuilder::finish(std::vector<Warning> warnings)
{
    flushShowIk();
    auto built = bytes();
    if (!built)
        return tl::unexpected(built.error());
    for (Warning& each : m_names.takeWarnings())
        warnings.push_back(std::move(each));
    return readVmd(std::move(*built)).map([&](VmdFile file) {
        warnings.insert(warnings.end(), file.warnings.begin(), file.warnings.end());
        file.warnings = std::move(warnings);
        return file;
    });
}

} // namespace mmd::text
