// SPDX-License-Identifier: MIT
#include "app/editing/edit_dialogs.h"

#include "app/editing/contact_commands.h"
#include "app/editing/edit_targets.h"
#include "app/editing/look_only.h"
#include "app/main_window.h"
#include "libmmd/animation/animation_file.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "libmmd/scene/edits/time/columns.h"
#include "libmmd/scene/selecting.h"
#include "ui/dialogs/edits/set_name_dialog.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/checkup/finding_edits.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/shown_name.h"
#include "ui/viewport/viewport.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QFileDialog>

namespace odori {
namespace {

/// After a dialog that moves whole frames.
void sayMovedLocks(Document& document, const mmd::Scene& before)
{
    if (const QString text = movedLocksText(document, before); !text.isEmpty())
        document.say(text);
}

} // namespace

EditDialogs::EditDialogs(MainWindow& window)
    : QObject(&window)
    , m_window(window)
{
}

EditRows EditDialogs::rows() const
{
    const Document& document = m_window.document();
    return {.all = allTracks(document),
        .selected = selectedTracks(document),
        .visible = m_window.dopeSheet().visibleTracks()};
}

mmd::FrameSpan EditDialogs::range() const
{
    const Document& document = m_window.document();
    if (const auto span = mmd::spanOf(document.selection()); span && span->first < span->last)
        return *span;
    const mmd::SceneSettings& settings = document.scene().settings;
    const mmd::Motion* motion = mmd::findMotion(document.scene(), document.scene().active);
    const std::uint32_t last = motion ? motion->lastFrame() : 0;
    return {settings.playFirst,
        std::max(settings.playFirst, settings.playLast > 0 ? settings.playLast : last)};
}

void EditDialogs::changeColumns(ColumnsDialog::Way way)
{
    m_window.playback().stop();
    Document& document = m_window.document();
    m_columns.marks = marksOfColumns(document) == mmd::SceneMarks::Follow;
    const mmd::Scene before = document.scene();
    ColumnsDialog(document, {way, rows(), document.currentKeyFrame()}, m_columns, &m_window).exec();
    sayMovedLocks(document, before);
}

void EditDialogs::insertFrames()
{
    changeColumns(ColumnsDialog::Way::Insert);
}

void EditDialogs::deleteFrames()
{
    changeColumns(ColumnsDialog::Way::Delete);
}

void EditDialogs::scaleRange()
{
    m_window.playback().stop();
    Document& document = m_window.document();
    m_scale.marks = marksOfColumns(document) == mmd::SceneMarks::Follow;
    const mmd::Scene before = document.scene();
    ScaleDialog(document, rows(), range(), m_scale, &m_window).exec();
    sayMovedLocks(document, before);
}

/// The keys that the graph does not lock, of those to edit; none if all are locked. Says how many
/// are locked.
std::optional<mmd::Selection> EditDialogs::unlockedKeys() const
{
    Document& document = m_window.document();
    const UnlockedKeys keys(document, keysToEdit(document));
    keys.say(document);
    return keys.areAllLocked() ? std::nullopt : std::optional(keys.keys());
}

void EditDialogs::snapKeys()
{
    m_window.playback().stop();
    Document& document = m_window.document();
    if (const auto keys = unlockedKeys())
        SnapDialog(document, *keys, m_snap, &m_window).exec();
}

void EditDialogs::biasKeys()
{
    m_window.playback().stop();
    Document& document = m_window.document();
    if (const auto keys = unlockedKeys())
        BiasDialog(document, *keys, m_bias, &m_window).exec();
}

void EditDialogs::selectRange()
{
    m_window.playback().stop();
    SelectRangeDialog(m_window.document(), rows(), range(), m_select, &m_window).exec();
}

void EditDialogs::runTool(std::string_view id)
{
    m_window.playback().stop();
    Document& document = m_window.document();
    const mmd::Tool* tool = mmd::findTool(id);
    if (!tool || !document.actor() || document.refuses())
        return;
    mmd::FrameSpan frames{0, document.actor()->motion.lastFrame()};
    if (const auto span = mmd::spanOf(document.selection()); span && span->first < span->last)
        frames = *span;
    openTool(*tool, frames);
}

void EditDialogs::pinFoot()
{
    m_window.playback().stop();
    const Document& document = m_window.document();
    const mmd::Tool* tool = mmd::findTool("pin-foot");
    if (!tool || !document.actor() || m_window.document().refuses())
        return;
    const FootToPin foot = footToPin(document, m_window.dopeSheet().contacts());
    mmd::ToolValues& values = m_tools["pin-foot"].values;
    if (values.empty())
        values = mmd::defaultValues(*tool);
    values.front() = foot.side == mmd::FootSide::Left ? 0.0 : 1.0;
    values[2] = double(std::clamp(document.currentKeyFrame(), foot.span.first, foot.span.last));
    openTool(*tool, foot.span);
}

void EditDialogs::openTool(const mmd::Tool& tool, mmd::FrameSpan frames)
{
    Document& document = m_window.document();
    FootContacts& contacts = m_window.dopeSheet().contacts();
    ToolDialog::Choice& choice = m_tools[std::string(tool.id)];
    EditRows tracks = rows();
    for (auto* each : {&tracks.all, &tracks.selected, &tracks.visible})
        std::erase_if(*each, [](const mmd::TrackId& track) {
            return track.kind != mmd::TrackKind::Bone && track.kind != mmd::TrackKind::Morph;
        });
    ToolDialog dialog(tool,
        {.document = document,
            .playback = m_window.playback(),
            .rows = std::move(tracks),
            .range = frames,
            .showGhost = ghostShower(),
            .contacts = tool.usesContacts ? contacts.edited() : std::nullopt},
        choice, &m_window);
    const int result = execWithGhost(dialog);
    // The strip finds what the tool found.
    if (result == QDialog::Accepted && tool.usesContacts)
        contacts.setLimits(mmd::contactOptionsOf(choice.values));
}

GhostShower EditDialogs::ghostShower() const
{
    return [&view = m_window.viewport()](
               std::shared_ptr<const mmd::Scene> scene) { view.setOtherMotion(std::move(scene)); };
}

/// Afterwards the comparison's ghost is drawn again.
int EditDialogs::execWithGhost(ToolPreview& dialog)
{
    m_isToolOpen = true;
    const int result = LookOnly(m_window, dialog).exec();
    m_isToolOpen = false;
    if (m_compare)
        m_compare->showGhost();
    return result;
}

void EditDialogs::compareMotions()
{
    if (!m_compare) {
        const auto show = [this](std::shared_ptr<const mmd::Scene> scene, const glm::vec3& offset) {
            if (!m_isToolOpen)
                m_window.viewport().setOtherMotion(std::move(scene), offset);
        };
        m_compare = new CompareWindow(m_window.document(), m_window.playback(), show, &m_window);
    }
    m_compare->show();
    m_compare->raise();
    m_compare->activateWindow();
}

void EditDialogs::importAnimation()
{
    m_window.playback().stop();
    Document& document = m_window.document();
    if (!document.actor() || !document.actor()->model || document.refuses())
        return;
    QStringList patterns; // programs of Windows also write upper case
    for (const std::string& each : mmd::animationExtensions())
        patterns << QStringLiteral("*.") + QString::fromStdString(each)
                 << QStringLiteral("*.") + QString::fromStdString(each).toUpper();
    const QString folder =
        m_importFolder.isEmpty() ? m_window.files().saving().paths().startFolder() : m_importFolder;
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Import Animation"), folder,
        tr("Animations (%1)").arg(patterns.join(u' ')) + QStringLiteral(";;") +
            QCoreApplication::translate("odori", "All files") + QStringLiteral(" (*)"));
    if (path.isEmpty())
        return;
    m_importFolder = QFileInfo(path).path();
    if (mmd::motionFormatNamed(mmd::extensionOf(mmd::pathFromUtf8(path.toStdString()))))
        return document.say(tr("%1 is a motion of MMD. Use File ▸ Open for it.")
                                .arg(shownPath(QFileInfo(path).fileName())));
    ImportDialog dialog(document, m_window.playback(), ghostShower(), path, m_import, &m_window);
    execWithGhost(dialog);
}

void EditDialogs::saveBoneSet()
{
    Document& document = m_window.document();
    const QStringList names = boneSets(document);
    int number = int(names.size()) + 1;
    while (names.contains(tr("Set %1").arg(number)))
        ++number;
    SetNameDialog dialog(SetNameDialog::Task::Save, tr("Set %1").arg(number), names, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        odori::saveBoneSet(document, dialog.name());
}

void EditDialogs::renameBoneSet(const QString& name)
{
    Document& document = m_window.document();
    QStringList others = boneSets(document);
    others.removeOne(name);
    SetNameDialog dialog(SetNameDialog::Task::Rename, name, others, &m_window);
    if (dialog.exec() == QDialog::Accepted)
        odori::renameBoneSet(document, name, dialog.name());
}

void EditDialogs::rename(const RenameSource& source, const std::vector<NewName>& suggested)
{
    m_window.playback().stop();
    Document& document = m_window.document();
    if (document.actor() && document.actor()->model && !document.refuses())
        RenameDialog(document, source, suggested, &m_window).exec();
}

void EditDialogs::renameTrack()
{
    const Document& document = m_window.document();
    if (const auto track = trackToRename(document))
        rename({RenameSource::What::Track, *track, {}}, suggestionsFor(document, *track));
}

void EditDialogs::moveKeysToTrack()
{
    Document& document = m_window.document();
    auto keys = unlockedKeys();
    if (!keys || keys->keys.size() != 1)
        return;
    const mmd::TrackId track = keys->keys.front().track;
    document.select(mmd::withTracksOfKeys({{track}, std::move(keys->keys)}));
    rename({RenameSource::What::SelectedKeys, track, {}}, suggestionsFor(document, track));
}

} // namespace odori
