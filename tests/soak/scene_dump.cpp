// SPDX-License-Identifier: MIT
#include "tests/soak/scene_dump.h"

#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/archive/scene_archive.h"

#include <QtCore/QCryptographicHash>

#include <utility>

namespace odori::soak {
namespace {

QByteArray hashOf(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(16);
}

/// The bits of a part, as the journal would write them.
QByteArray bitsOf(mmd::PatchPart part)
{
    mmd::ScenePatch patch;
    patch.parts.push_back(std::move(part));
    const std::vector<std::byte> bytes = mmd::writePatch(patch);
    return QByteArray(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size())).toHex();
}

class Dump {
public:
    explicit Dump(const QString& folder)
        : m_folder(folder.toUtf8())
    {
    }

    void add(const QByteArray& name, const QByteArray& value)
    {
        m_text += name + ' ' + value + '\n';
    }
    void addPath(const QByteArray& name, const std::string& path)
    {
        QByteArray text = QByteArray::fromStdString(path);
        if (!m_folder.isEmpty())
            text.replace(m_folder, "FOLDER");
        add(name, text);
    }
    void addMotion(mmd::ActorId actor, const mmd::Motion& motion)
    {
        const mmd::MotionHeader& header = motion.header;
        add("header",
            QByteArray::number(header.version) + ' ' +
                QByteArray(header.signature.data(), qsizetype(header.signature.size())).toHex() +
                ' ' +
                QByteArray(header.modelName.data(), qsizetype(header.modelName.size())).toHex() +
                ' ' + QByteArray::number(motion.sectionCount) + ' ' +
                QByteArray::fromStdString(motion.trailing).toHex());
        mmd::forEachTrack(motion, [&]<class Key>(const mmd::Track<Key>& track) {
            add("track", QByteArray(mmd::wordOf(Key::kind)) + ' ' +
                             QByteArray::fromStdString(track.name()).toHex());
            for (std::size_t at = 0; at < track.size(); ++at) {
                mmd::KeyChange<Key> change{actor, track.field(), {}};
                change.edit.inserted.push_back(track.key(at));
                add("key " + QByteArray::number(track.frame(at)), bitsOf(change));
            }
            mmd::KeyChange<Key> raws{actor, track.field(), {}};
            raws.edit.rawInserted.assign(track.raws().begin(), track.raws().end());
            if (!raws.edit.rawInserted.empty())
                add("raws", bitsOf(raws));
        });
    }
    void addDrafts(mmd::ActorId actor, std::span<const mmd::Draft> drafts)
    {
        for (const mmd::Draft& draft : drafts)
            add("draft " + QByteArray::number(draft.frame),
                bitsOf(mmd::DraftChange{actor, {}, {draft}}));
    }

    /// Data that only a project holds.
    void addExtras(mmd::ActorId actor, const mmd::BoneLists& lists,
        const std::vector<mmd::OutsideParentKey>& parents)
    {
        if (!lists.empty())
            add("bone lists", bitsOf(mmd::BoneListsChange{actor, {}, lists}));
        if (!parents.empty())
            add("outside parents", bitsOf(mmd::OutsideParentChange{actor, {}, parents}));
    }

    [[nodiscard]] QByteArray take() { return std::move(m_text); }

private:
    QByteArray m_folder, m_text;
};

QByteArray stepsOf(Document& document, const QString& folder, bool isUndo)
{
    QByteArray text;
    UndoStack& steps = *document.undoStack();
    while (isUndo ? steps.canUndo() : steps.canRedo()) {
        const QString name = isUndo ? steps.undoText() : steps.redoText();
        isUndo ? document.undo() : document.redo();
        text += (isUndo ? "undo " : "redo ") + name.toUtf8() + ' ' +
                hashOf(dumpOf(document.scene(), folder)) + '\n';
    }
    return text;
}

} // namespace

QByteArray dumpOf(const mmd::Scene& scene, const QString& folder)
{
    Dump dump(folder);
    for (const mmd::Actor& actor : scene.actors) {
        dump.add("actor", QByteArray::number(std::uint32_t(actor.id)) + ' ' +
                              (actor.visible ? "visible" : "hidden"));
        dump.addPath("model", actor.model ? actor.model->path : std::string());
        dump.addPath("motion", actor.motionPath);
        dump.addMotion(actor.id, actor.motion);
        dump.addDrafts(actor.id, actor.drafts);
        dump.addExtras(actor.id, actor.boneLists, actor.outsideParents);
    }
    dump.addPath("camera", scene.cameraPath);
    dump.addMotion(mmd::sceneActor, scene.camera);
    dump.addDrafts(mmd::sceneActor, scene.cameraDrafts);
    dump.addExtras(mmd::sceneActor, {}, scene.cameraParents);
    for (const mmd::Marker& marker : scene.markers)
        dump.add("marker", bitsOf(mmd::MarkerChange{{}, {marker}}));
    mmd::SettingsChange settings;
    settings.activeAfter = scene.active;
    settings.nextActorAfter = scene.nextActor;
    settings.after = scene.settings;
    dump.add("settings", bitsOf(settings));
    return dump.take();
}

QByteArray dumpOf(Document& document, const QString& folder)
{
    QByteArray text = dumpOf(document.gestureScene(), folder);
    document.cancelGesture();
    const int done = document.undoStack()->index();
    text += stepsOf(document, folder, true);
    while (document.undoStack()->index() < done && document.undoStack()->canRedo())
        document.redo();
    text += stepsOf(document, folder, false);
    while (document.undoStack()->index() > done && document.canUndo())
        document.undo();
    return text;
}

QString stateOf(Document& document, const QString& folder)
{
    QByteArray text = dumpOf(document.gestureScene(), folder);
    text += QByteArray::number(document.undoStack()->index()) + ' ' +
            QByteArray::number(document.undoStack()->count()) + ' ' +
            QByteArray::number(document.currentFrame(), 'g', 17) + '\n';
    mmd::ScenePatch selected;
    selected.selectionBefore = document.gestureSelection();
    const std::vector<std::byte> bits = mmd::writePatch(selected);
    text += QByteArray(reinterpret_cast<const char*>(bits.data()), qsizetype(bits.size()));
    return QString::fromLatin1(hashOf(text));
}

} // namespace odori::soak
