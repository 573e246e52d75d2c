// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/byte_writer.h"
#include "libmmd/format/name_text.h"
#include "libmmd/format/text/key_text.h"
#include "libmmd/format/vmd/vmd.h"

namespace mmd::text {

/// Builds a VMD file from records that a text gives one by one. Records of a kind keep their order;
/// kinds may be mixed. Missing values get MMD's default: no movement, linear curves, physics on.
/// Uses as much memory as the resulting file.
class VmdBuilder {
public:
    /// Adds a record, or returns what is wrong with it: a BadText error without its location. An Ik
    /// record belongs to the show/IK record before it, or makes a new one if its frame differs. Of
    /// several File records the last one counts.
    [[nodiscard]] Result<void> add(const KeyText& text);

    /// Adds a switch from its Ik record to the last show/IK record, which must exist.
    [[nodiscard]] Result<IkSwitch> switchOf(const KeyText& text);
    void addSwitch(const IkSwitch& each) { m_showIk->value.switches.push_back(each); }

    /// The file, with `warnings` after those of the names. A BadText error without its location if
    /// the File record is wrong. Nothing may be added afterwards.
    [[nodiscard]] Result<VmdFile> finish(std::vector<Warning> warnings);

private:
    /// Records in pieces: one growing block would need up to three times its size.
    struct Section {
        std::vector<std::vector<std::byte>> pieces;
        ByteWriter records;   ///< the last piece
        std::size_t size = 0; ///< of all pieces except the last
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
    std::optional<ShowIkKeyframe> m_showIk; ///< not in its section yet: switches may follow
    std::optional<KeyText> m_file;
    NamesToBytes m_names;
    NamesToText m_rawNames;
};

/// An error in a text; the reader adds the location.
[[nodiscard]] Error badText(std::string what);

/// `error` with the `offset` in `text` and its line.
[[nodiscard]] Error located(Error error, std::string_view text, std::size_t offset);

} // namespace mmd::text
