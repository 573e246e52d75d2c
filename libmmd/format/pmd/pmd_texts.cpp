// SPDX-License-Identifier: MIT
#include "libmmd/format/pmd/pmd.h"
#include "libmmd/text/cp932.h"

#include <algorithm>

namespace mmd::pmd {
namespace {

/// Every text in the file; texts that the reader made are left out.
template <class Model, class Visit>
void visitTexts(Model& model, Visit visit)
{
    const auto visitNames = [&](auto& named) {
        visit(named.name);
        visit(named.nameEnglish);
    };
    visitNames(model);
    visit(model.comment);
    visit(model.commentEnglish);
    for (auto& texture : model.textures)
        visit(texture);
    for (auto& bone : model.bones)
        visitNames(bone);
    for (auto& morph : model.morphs)
        visitNames(morph);
    for (auto& frame : model.displayFrames)
        if (!frame.special)
            visitNames(frame);
    for (auto& body : model.rigidBodies)
        visit(body.name);
    for (auto& joint : model.joints)
        visit(joint.name);
}

bool isAscii(std::string_view bytes)
{
    return std::all_of(bytes.begin(), bytes.end(),
        [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

} // namespace

Encoding guessEncoding(const pmx::Model& model)
{
    // A few failures are damage: names cut in the middle of a character.
    constexpr std::size_t fewOf = 4;
    std::size_t telling = 0;
    std::size_t failing = 0;
    std::string joined;
    visitTexts(model, [&](const pmx::Text& text) {
        const std::string bytes = pmx::cp932Name(model, text);
        if (isAscii(bytes))
            return;
        ++telling;
        if (mmd::guessEncoding(bytes) == Encoding::Cp932)
            return;
        ++failing;
        joined += bytes + '\n';
    });
    return failing * fewOf < telling ? Encoding::Cp932 : mmd::guessEncoding(joined);
}

void decodeTexts(pmx::Model& model, Encoding encoding)
{
    visitTexts(model, [&](pmx::Text& text) {
        std::string bytes = pmx::cp932Name(model, text);
        text.utf8 = decodeText(bytes, encoding);
        text.raw = encodeCp932(text.utf8).bytes == bytes ? std::string() : std::move(bytes);
    });
}

} // namespace mmd::pmd
