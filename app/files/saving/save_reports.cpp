// SPDX-License-Identifier: MIT
#include "app/files/saving/save_reports.h"

#include "libmmd/model/name_warnings.h"
#include "libmmd/scene/parents/parent_cycles.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <vector>

namespace odori {
namespace {

/// Warnings about names that the format changes. Nothing is lost, but other programs may not find
/// the bones.
std::vector<mmd::Warning> namesThatDoNotFit(const mmd::Actor* actor)
{
    std::vector<mmd::Warning> warnings;
    if (actor && actor->model)
        warnings = mmd::nameWarnings(*actor->model, actor->motion);
    std::erase_if(warnings,
        [](const mmd::Warning& each) { return each.code == mmd::WarningCode::NameShared; });
    return warnings;
}

} // namespace

SaveReports::Report SaveReports::motionSaved(
    const FileToSave& file, bool hadLinks, const QString& saidNames)
{
    QStringList sentences{tr("Saved %1.").arg(shownFileName(file.path))};
    QStringList details;
    const mmd::Actor* from = mmd::findActor(file.scene, *file.motion);
    const std::vector<mmd::Warning> warnings = namesThatDoNotFit(from);
    for (const mmd::Warning& warning : warnings)
        details.append(sentence(warning));
    const QString names = details.join(u'\n');
    if (!warnings.empty() && names != saidNames)
        sentences.append(
            tr("%n name(s) do not fit the format. First name: %1.", nullptr, int(warnings.size()))
                .arg(details.front()));
    if (const auto drafts = mmd::draftsOf(file.scene, *file.motion); !drafts.empty())
        sentences.append(tr("%n draft(s) are not in the file; only a project saves them.", nullptr,
            int(drafts.size())));
    if (!mmd::parentsOf(file.scene, *file.motion).empty())
        sentences.append(tr("Outside parents are not in the file; only a project saves them."));
    if (hadLinks)
        sentences.append(linksKept());
    return {sentences.join(u' '), names};
}

QString SaveReports::projectSaved(const FileToSave& file, bool hadLinks, const QStringList& inside)
{
    QStringList sentences{tr("Saved %1.").arg(shownFileName(file.path))};
    if (!inside.isEmpty())
        sentences.append(tr("The project contains the changed motions. To write them to their own "
                            "files, use Save Motion: %1.")
                             .arg(listedNames(inside)));
    if (hadLinks)
        sentences.append(linksKept());
    return sentences.join(u' ');
}

QString SaveReports::linksKept()
{
    return tr("Other hard links to this file keep its old content.");
}

} // namespace odori
