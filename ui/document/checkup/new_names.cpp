// SPDX-License-Identifier: MIT
#include "ui/document/checkup/new_names.h"

#include "libmmd/text/cp932.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <set>

namespace odori {
namespace {

QString translated(const char* text, int number = -1)
{
    return QCoreApplication::translate("odori::NewNames", text, nullptr, number);
}

/// Collects names; each raw name once.
class Collector {
public:
    explicit Collector(std::string present)
        : m_known{std::move(present)}
    {
    }

    void add(const auto& named, const std::string& raw)
    {
        if (raw.empty() || !m_known.insert(raw).second)
            return;
        const QString name = shownName(named.name.utf8);
        m_names.push_back({name, name + u'\n' + shownName(named.nameEnglish.utf8), raw});
    }
    [[nodiscard]] std::vector<NewName> take() { return std::move(m_names); }

private:
    std::set<std::string> m_known;
    std::vector<NewName> m_names;
};

} // namespace

std::vector<NewName> newNames(const mmd::Model& model, const RenameSource& source)
{
    const bool isIk = source.what == RenameSource::What::Ik;
    Collector names(isIk ? source.ikBone : source.track.name);
    if (isIk)
        for (const mmd::RigIkChain& chain : model.rig.chains)
            names.add(model.data.bones[std::size_t(chain.goal)], chain.goalName);
    else if (source.track.kind == mmd::TrackKind::Bone)
        for (std::size_t at = 0; at < model.data.bones.size(); ++at)
            names.add(model.data.bones[at], model.boneTrackNames[at]);
    else if (source.track.kind == mmd::TrackKind::Morph)
        for (std::size_t at = 0; at < model.data.morphs.size(); ++at)
            names.add(model.data.morphs[at], model.morphTrackNames[at]);
    return names.take();
}

QString nameOf(const RenameSource& source)
{
    return source.what == RenameSource::What::Ik ? shownName(mmd::decodeCp932(source.ikBone))
                                                 : DopeRowsModel::nameOf(source.track);
}

mmd::RenameResult renamed(
    const mmd::EditTarget& target, const RenameSource& source, const std::string& raw)
{
    const mmd::TrackRename rename{source.track, {source.track.kind, raw}};
    switch (source.what) {
    case RenameSource::What::Ik:
        return mmd::renameIk(target, source.ikBone, raw);
    case RenameSource::What::SelectedKeys:
        return mmd::moveKeysToTracks(target, {&rename, 1});
    case RenameSource::What::Track:
        break;
    }
    return mmd::renameTracks(target, {&rename, 1});
}

QString undoTextOf(RenameSource::What what)
{
    switch (what) {
    case RenameSource::What::Ik:
        return translated(QT_TRANSLATE_NOOP("odori::NewNames", "Rename IK"));
    case RenameSource::What::SelectedKeys:
        return translated(QT_TRANSLATE_NOOP("odori::NewNames", "Move Keys to Another Track"));
    case RenameSource::What::Track:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("odori::NewNames", "Rename Track"));
}

void renameTo(Document& document, const RenameSource& source, const NewName& name)
{
    mmd::RenameResult result = renamed(document.target(), source, name.raw);
    if (result.patch.isEmpty() || document.refuses())
        return;
    document.apply(result.patch, undoTextOf(source.what));
    sayRenamed(document, source, name.name, result);
}

void sayRenamed(Document& document, const RenameSource& source, const QString& name,
    const mmd::RenameResult& result)
{
    const auto replaced = int(result.replaced);
    const bool isMoved = source.what == RenameSource::What::SelectedKeys;
    const QString from = shownName(nameOf(source), longestInSentence);
    const QString to = shownName(name, longestInSentence);
    if (replaced > 0)
        document.say(
            (isMoved ? translated(QT_TRANSLATE_N_NOOP("odori::NewNames",
                                      "Moved keys from %1 to %2; %n key(s) at their frames were "
                                      "replaced."),
                           replaced)
                     : translated(QT_TRANSLATE_N_NOOP("odori::NewNames",
                                      "Renamed %1 to %2; %n key(s) at its frames were replaced."),
                           replaced))
                .arg(from, to));
    else
        document.say(
            (isMoved ? translated(QT_TRANSLATE_NOOP("odori::NewNames", "Moved keys from %1 to %2."))
                     : translated(QT_TRANSLATE_NOOP("odori::NewNames", "Renamed %1 to %2.")))
                .arg(from, to));
}

} // namespace odori
