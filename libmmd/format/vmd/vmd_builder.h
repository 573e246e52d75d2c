// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_writer.h"
#include "libmmd/format/name_text.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd::text {

/// A VMD file from the records that a text names one by one. Records of a kind keep their order;
/// kinds may come mixed. What a record does not say has MMD's default: no movement, linear curves,
/// physics on. Memory is that of the file to be.
class VmdBuilder {
public:
    /// Adds a record, or says what is wrong with it: a BadText error without its place. An Ik
    /// record belongs to the show/IK record before it, or makes one of its frame if that has
    /// another. Of several File records the last counts.
    [[nodiscard]] Result<void> add(const KeyText& text);

    /// A switch from its Ik record, and the last show/IK record with it. There must be one.
    [[nodiscard]] Result<IkSwitch> switchOf(const KeyText& text);
    void addSwitch(const IkSwitch& each) { m_showIk->value.switches.push_back(each); }

    /// The file, with `warnings` and those of the names before its own. A BadText error without its
    /// place if the File record is wrong. Nothing may be added afterwards.
    [[nodiscard]] Result<VmdFile> finish(std::vector<Warning> warnings);

private:
    /// Records in pieces: one growing block would take up to three times its size.
    struct Section {
        std::vector<std::vector<std::byte>> pieces;
        ByteWriter records;   ///< the last piece
        std::size_t size = 0; ///< of all but the last
        std::uint32_t count = 0;

        void cut();
    };

    template <class Key>
    void append(const Key& key, const NameField& field = {});
    Result<void> addNamed(const KeyText& text);
    Result<void> addSwitchRow(const KeyText& text);
    void flushShowIk();
    Result<std::string> fieldOf(const KeyText& text, NameKind kind, int version = 2);
    Result<std::vector<std::byte>> bytes();
    std::vector<std::byte> assembled(
        ByteWriter out, std::size_t sections, std::string_view trailing);

    std::array<Section, 6> m_sections;      ///< by TrackKind
    std::optional<ShowIkKeyframe> m_showIk; ///< not yet in its section: switches may follow
    std::optional<KeyText> m_file;
    NamesToBytes m_names;
    NamesToText m_rawNames;
};

/// What is wrong with a text; the reader adds where.
[[nodiscard]] Error badText(std::string what);

/// `error` placed at `offset` of `text`, with the line there.
[[nodiscard]] Error placed(Error error, std::string_view text, std::size_t offset);

} // namespace mmd::text
