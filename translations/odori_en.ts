<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>odori</name>
    <message numerus="yes">
        <source>%n draft(s): changes that are not registered</source>
        <translation>
            <numerusform>%n draft: a change that is not registered</numerusform>
            <numerusform>%n drafts: changes that are not registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are not exported</source>
        <translation>
            <numerusform>%n UV morph is not exported</numerusform>
            <numerusform>%n UV morphs are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are not exported</source>
        <translation>
            <numerusform>%n material morph is not exported</numerusform>
            <numerusform>%n material morphs are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impulse morph(s) are not exported</source>
        <translation>
            <numerusform>%n impulse morph is not exported</numerusform>
            <numerusform>%n impulse morphs are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are not exported, because the mesh is not</source>
        <translation>
            <numerusform>%n vertex morph is not exported, because the mesh is not</numerusform>
            <numerusform>%n vertex morphs are not exported, because the mesh is not</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mesh with %n face(s) is not exported</source>
        <translation>
            <numerusform>the mesh with %n face is not exported</numerusform>
            <numerusform>the mesh with %n faces is not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices use linear blending instead of SDEF or QDEF</source>
        <translation>
            <numerusform>%n vertex uses linear blending instead of SDEF or QDEF</numerusform>
            <numerusform>%n vertices use linear blending instead of SDEF or QDEF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their sphere texture</source>
        <translation>
            <numerusform>%n material loses its sphere texture</numerusform>
            <numerusform>%n materials lose their sphere texture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their toon shading</source>
        <translation>
            <numerusform>%n material loses its toon shading</numerusform>
            <numerusform>%n materials lose their toon shading</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their edge line</source>
        <translation>
            <numerusform>%n material loses its edge line</numerusform>
            <numerusform>%n materials lose their edge line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional UV set(s) are not exported</source>
        <translation>
            <numerusform>%n additional UV set is not exported</numerusform>
            <numerusform>%n additional UV sets are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies are not exported and not simulated</source>
        <translation>
            <numerusform>%n rigid body is not exported and not simulated</numerusform>
            <numerusform>%n rigid bodies are not exported and not simulated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that hide the model are not exported</source>
        <translation>
            <numerusform>%n key that hides the model is not exported</numerusform>
            <numerusform>%n keys that hide the model are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are longer than 63 bytes; Blender cuts them</source>
        <translation>
            <numerusform>%n name is longer than 63 bytes; Blender cuts it</numerusform>
            <numerusform>%n names are longer than 63 bytes; Blender cuts them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) have no effect: the model lacks these bones or morphs</source>
        <translation>
            <numerusform>%n track has no effect: the model lacks this bone or morph</numerusform>
            <numerusform>%n tracks have no effect: the model lacks these bones or morphs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the light colour are not exported</source>
        <translation>
            <numerusform>%n change of the light colour is not exported</numerusform>
            <numerusform>%n changes of the light colour are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the field of view are not exported</source>
        <translation>
            <numerusform>%n change of the field of view is not exported</numerusform>
            <numerusform>%n changes of the field of view are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) of camera or light are not exported</source>
        <translation>
            <numerusform>%n track of camera or light is not exported</numerusform>
            <numerusform>%n tracks of camera or light are not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the model has none of the motion&apos;s %n bone and morph track(s)</source>
        <translation>
            <numerusform>the model does not have the motion&apos;s only bone or morph track</numerusform>
            <numerusform>the model has none of the motion&apos;s %n bone and morph tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %n frame(s) cannot be handled at once; choose a range</source>
        <translation>
            <numerusform>more than %n frame cannot be handled at once; choose a range</numerusform>
            <numerusform>more than %n frames cannot be handled at once; choose a range</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved bone set(s)</source>
        <translation>
            <numerusform>%n saved bone set</numerusform>
            <numerusform>%n saved bone sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the animation has more than %n frame(s), too many to import</source>
        <translation>
            <numerusform>the animation has more than %n frame, too many to import</numerusform>
            <numerusform>the animation has more than %n frames, too many to import</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BakeDialog</name>
    <message numerus="yes">
        <source>all bones moved by physics (%n)</source>
        <translation>
            <numerusform>the bone moved by physics (%n)</numerusform>
            <numerusform>all bones moved by physics (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected bones (%n)</source>
        <translation>
            <numerusform>the selected bone (%n)</numerusform>
            <numerusform>the selected bones (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s). Physics is off at these keys.</source>
        <translation>
            <numerusform>Baked %n key. Physics is off at this key.</numerusform>
            <numerusform>Baked %n keys. Physics is off at these keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>Makes %1 key. This is a very large number: editing and saving can become slow.</numerusform>
            <numerusform>Makes %1 keys. This is a very large number: editing and saving can become slow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>Makes at most %1 key. This is a very large number: editing and saving can become slow.</numerusform>
            <numerusform>Makes at most %1 keys. This is a very large number: editing and saving can become slow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s).</source>
        <translation>
            <numerusform>Makes %1 key.</numerusform>
            <numerusform>Makes %1 keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s).</source>
        <translation>
            <numerusform>Makes at most %1 key.</numerusform>
            <numerusform>Makes at most %1 keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatCommands</name>
    <message numerus="yes">
        <source>%n marker(s) were added.</source>
        <translation>
            <numerusform>%n marker was added.</numerusform>
            <numerusform>%n markers were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatSheet</name>
    <message numerus="yes">
        <source>%n tap(s)</source>
        <translation>
            <numerusform>%n tap</numerusform>
            <numerusform>%n taps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BiasDialog</name>
    <message numerus="yes">
        <source>%n key(s): the values are first multiplied, then added to.</source>
        <translation>
            <numerusform>%n key: the values are first multiplied, then added to.</numerusform>
            <numerusform>%n keys: the values are first multiplied, then added to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</source>
        <translation>
            <numerusform>%n key: 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</numerusform>
            <numerusform>%n keys: 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BoneLists</name>
    <message numerus="yes">
        <source>%n bone(s) are hidden in the view.</source>
        <translation>
            <numerusform>%n bone is hidden in the view.</numerusform>
            <numerusform>%n bones are hidden in the view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone(s) are shown again.</source>
        <translation>
            <numerusform>%n hidden bone is shown again.</numerusform>
            <numerusform>%n hidden bones are shown again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are unlocked.</source>
        <translation>
            <numerusform>%n bone is unlocked.</numerusform>
            <numerusform>%n bones are unlocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) of the set %1 are hidden and not selected.</source>
        <translation>
            <numerusform>%n bone of the set %1 is hidden and not selected.</numerusform>
            <numerusform>%n bones of the set %1 are hidden and not selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set %1 holds %n bone(s) or morph(s).</source>
        <translation>
            <numerusform>The set %1 holds %n bone or morph.</numerusform>
            <numerusform>The set %1 holds %n bones and morphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) were left alone.</source>
        <translation>
            <numerusform>%n locked bone was left alone.</numerusform>
            <numerusform>%n locked bones were left alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are locked: clicks in the view do not select them, and their pose does not change.</source>
        <translation>
            <numerusform>%n bone is locked: clicks in the view do not select it, and its pose does not change.</numerusform>
            <numerusform>%n bones are locked: clicks in the view do not select them, and their pose does not change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpOffer</name>
    <message numerus="yes">
        <source>%1: the model lacks %n bone(s) and morph(s) of this motion.</source>
        <translation>
            <numerusform>%1: the model lacks %n bone or morph of this motion.</numerusform>
            <numerusform>%1: the model lacks %n bones and morphs of this motion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the check-up found %n problem(s).</source>
        <translation>
            <numerusform>%1: the check-up found %n problem.</numerusform>
            <numerusform>%1: the check-up found %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpPanel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n Suggestion(s)</source>
        <translation>
            <numerusform>Use %n Suggestion</numerusform>
            <numerusform>Use %n Suggestions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ColumnsDialog</name>
    <message numerus="yes">
        <source>Keys from frame %1 on move %n frame(s) later.</source>
        <translation>
            <numerusform>Keys from frame %1 on move %n frame later.</numerusform>
            <numerusform>Keys from frame %1 on move %n frames later.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Commands</name>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>&amp;Register %n Key</numerusform>
            <numerusform>&amp;Register %n Keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %1, and %n outside parent(s) that followed it. Undo brings all back.</source>
        <translation>
            <numerusform>Removed %1, and %n outside parent that followed it. Undo brings all back.</numerusform>
            <numerusform>Removed %1, and %n outside parents that followed it. Undo brings all back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CurveCommands</name>
    <message numerus="yes">
        <source>%n key(s) deleted: the motion is the same</source>
        <translation>
            <numerusform>%n key deleted: the motion is the same</numerusform>
            <numerusform>%n keys deleted: the motion is the same</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the largest error is %1</source>
        <translation>
            <numerusform>%n key deleted: the largest error is %1</numerusform>
            <numerusform>%n keys deleted: the largest error is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeCanvas</name>
    <message numerus="yes">
        <source>%1 → %n frame(s) · %2 %</source>
        <comment>the length of a range, before and after</comment>
        <translation>
            <numerusform>%1 → %n frame · %2 %</numerusform>
            <numerusform>%1 → %n frames · %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · replaces %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · replaces %n key</numerusform>
            <numerusform>%1 · replaces %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) were deleted, because another key of the track has their frame now.</source>
        <translation>
            <numerusform>%n key was deleted, because another key of the track has its frame now.</numerusform>
            <numerusform>%n keys were deleted, because another key of the track has their frame now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · deletes %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · deletes %n key</numerusform>
            <numerusform>%1 · deletes %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>%n key selected on %1</numerusform>
            <numerusform>%n keys selected on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of tracks</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected (%1 not shown) on %2</source>
        <translation>
            <numerusform>%n key selected (%1 not shown) on %2</numerusform>
            <numerusform>%n keys selected (%1 not shown) on %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DraftPanel</name>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s)</source>
        <translation>
            <numerusform>Register %n draft</numerusform>
            <numerusform>Register %n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n draft(s)</source>
        <translation>
            <numerusform>Discard %n draft</numerusform>
            <numerusform>Discard %n drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message numerus="yes">
        <source>%n track(s) were not pasted, because the model lacks them: %1</source>
        <translation>
            <numerusform>%n track was not pasted, because the model lacks it: %1</numerusform>
            <numerusform>%n tracks were not pasted, because the model lacks them: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n draft(s).</source>
        <translation>
            <numerusform>Discarded %n draft.</numerusform>
            <numerusform>Discarded %n drafts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted frame %1 with %n key(s).</source>
        <translation>
            <numerusform>Deleted frame %1 with %n key.</numerusform>
            <numerusform>Deleted frame %1 with %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies replaced %n key(s).</source>
        <translation>
            <numerusform>The copies replaced %n key.</numerusform>
            <numerusform>The copies replaced %n keys.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message numerus="yes">
        <source>This model has none of the motion&apos;s %n track(s), so nothing would move. Export anyway?</source>
        <translation>
            <numerusform>This model does not have the motion&apos;s only track, so nothing would move. Export anyway?</numerusform>
            <numerusform>This model has none of the motion&apos;s %n tracks, so nothing would move. Export anyway?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the file; register them first.</source>
        <translation>
            <numerusform>%n draft will not be in the file; register it first.</numerusform>
            <numerusform>%n drafts will not be in the file; register them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n warnings. First warning: %2</source>
        <translation>
            <numerusform>%1: opened with %n warning: %2</numerusform>
            <numerusform>%1: opened with %n warnings. First warning: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</source>
        <translation>
            <numerusform>%1: the file %2 cannot be read. Everything else is open. The project keeps the reference: open a model with the same name to restore it.</numerusform>
            <numerusform>%1: %n files cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scene can have at most %n model(s).</source>
        <translation>
            <numerusform>A scene can have at most %n model.</numerusform>
            <numerusform>A scene can have at most %n models.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) registered at this frame.</source>
        <translation>
            <numerusform>%1: %n key registered at this frame.</numerusform>
            <numerusform>%1: %n keys registered at this frame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) are not in the model: %1</source>
        <translation>
            <numerusform>%n bone or morph is not in the model: %1</numerusform>
            <numerusform>%n bones and morphs are not in the model: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s) at this frame, not registered yet.</source>
        <translation>
            <numerusform>%1: %n draft at this frame, not registered yet.</numerusform>
            <numerusform>%1: %n drafts at this frame, not registered yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FileSaving</name>
    <message numerus="yes">
        <source>%n name(s) do not fit the format. First name: %1.</source>
        <translation>
            <numerusform>%n name does not fit the format: %1.</numerusform>
            <numerusform>%n names do not fit the format. First name: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) are not in the file; only a project saves them.</source>
        <translation>
            <numerusform>%n draft is not in the file; only a project saves it.</numerusform>
            <numerusform>%n drafts are not in the file; only a project saves them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved the pose of %n bone(s) and morph(s) as %1.</source>
        <translation>
            <numerusform>Saved the pose of %n bone or morph as %1.</numerusform>
            <numerusform>Saved the pose of %n bones and morphs as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n key(s) as %1.</source>
        <translation>
            <numerusform>Saved %n key as %1.</numerusform>
            <numerusform>Saved %n keys as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FilmDialog</name>
    <message numerus="yes">
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n picture, %1 s.</numerusform>
            <numerusform>%n pictures, %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the film; register them first.</source>
        <translation>
            <numerusform>%n draft will not be in the film; register it first.</numerusform>
            <numerusform>%n drafts will not be in the film; register them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) will not be in the film: their eye in the panel Models is closed.</source>
        <translation>
            <numerusform>%n model will not be in the film: its eye in the panel Models is closed.</numerusform>
            <numerusform>%n models will not be in the film: their eye in the panel Models is closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FindingEdits</name>
    <message numerus="yes">
        <source>Repaired %n key(s); no pose changed.</source>
        <translation>
            <numerusform>Repaired %n key; no pose changed.</numerusform>
            <numerusform>Repaired %n keys; no pose changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %n bone(s), morph(s) and IK(s).</source>
        <translation>
            <numerusform>Renamed %n bone, morph or IK.</numerusform>
            <numerusform>Renamed %n bones, morphs and IKs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Findings</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) from frame %1 on</source>
        <translation>
            <numerusform>%n key from frame %1 on</numerusform>
            <numerusform>%n keys from frame %1 on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::GizmoTool</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyCommands</name>
    <message numerus="yes">
        <source>Copied %n key(s).</source>
        <translation>
            <numerusform>Copied %n key.</numerusform>
            <numerusform>Copied %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s).</source>
        <translation>
            <numerusform>Cut %n key.</numerusform>
            <numerusform>Cut %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s).</source>
        <translation>
            <numerusform>Deleted %n key.</numerusform>
            <numerusform>Deleted %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s).</source>
        <translation>
            <numerusform>Pasted %n key.</numerusform>
            <numerusform>Pasted %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>Copied %n key (%1 not shown).</numerusform>
            <numerusform>Copied %n keys (%1 not shown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>Cut %n key (%1 not shown).</numerusform>
            <numerusform>Cut %n keys (%1 not shown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>Deleted %n key (%1 not shown).</numerusform>
            <numerusform>Deleted %n keys (%1 not shown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>Pasted %n key (%1 not shown).</numerusform>
            <numerusform>Pasted %n keys (%1 not shown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1</source>
        <translation>
            <numerusform>%n key at frame %1</numerusform>
            <numerusform>%n keys at frame %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in frames %1–%2</source>
        <translation>
            <numerusform>%n key in frames %1–%2</numerusform>
            <numerusform>%n keys in frames %1–%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown)</source>
        <translation>
            <numerusform>%n key (%1 not shown)</numerusform>
            <numerusform>%n keys (%1 not shown)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) (%2 not shown).</source>
        <translation>
            <numerusform>%1: %n key (%2 not shown).</numerusform>
            <numerusform>%1: %n keys (%2 not shown).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>Copied the pose of %n track at frame %1.</numerusform>
            <numerusform>Copied the pose of %n tracks at frame %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown) at frame %1</source>
        <translation>
            <numerusform>%n key (%2 not shown) at frame %1</numerusform>
            <numerusform>%n keys (%2 not shown) at frame %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%3 not shown) in frames %1–%2</source>
        <translation>
            <numerusform>%n key (%3 not shown) in frames %1–%2</numerusform>
            <numerusform>%n keys (%3 not shown) in frames %1–%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moved keys replaced %n key(s).</source>
        <translation>
            <numerusform>The moved keys replaced %n key.</numerusform>
            <numerusform>The moved keys replaced %n keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n key, %1</numerusform>
            <numerusform>%n keys, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n key (%2 not shown), %1</numerusform>
            <numerusform>%n keys (%2 not shown), %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown) …</source>
        <translation>
            <numerusform>%n key (%1 not shown) …</numerusform>
            <numerusform>%n keys (%1 not shown) …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyLocks</name>
    <message numerus="yes">
        <source>%n key(s) locked in the graph were left alone.</source>
        <translation>
            <numerusform>%n key locked in the graph was left alone.</numerusform>
            <numerusform>%n keys locked in the graph were left alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked track(s) changed too, because whole frames moved.</source>
        <translation>
            <numerusform>%n locked track changed too, because whole frames moved.</numerusform>
            <numerusform>%n locked tracks changed too, because whole frames moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyMapPage</name>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n conflict</numerusform>
            <numerusform>%n conflicts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message numerus="yes">
        <source>Register %n key(s)</source>
        <translation>
            <numerusform>Register %n key</numerusform>
            <numerusform>Register %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot move and kept their position.</source>
        <translation>
            <numerusform>%n bone cannot move and kept its position.</numerusform>
            <numerusform>%n bones cannot move and kept their position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot rotate and kept their rotation.</source>
        <translation>
            <numerusform>%n bone cannot rotate and kept its rotation.</numerusform>
            <numerusform>%n bones cannot rotate and kept their rotation.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyTablePanel</name>
    <message numerus="yes">
        <source>%1 of %n key(s)</source>
        <translation>
            <numerusform>%1 of %n key</numerusform>
            <numerusform>%1 of %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MainWindow</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing. First texture: %1</source>
        <translation>
            <numerusform>%n texture is missing: %1</numerusform>
            <numerusform>%n textures are missing. First texture: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The physics cache is full: %n frame(s) were removed and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>The physics cache is full: one frame was removed and will be simulated again when it is shown.</numerusform>
            <numerusform>The physics cache is full: %n frames were removed and will be simulated again when they are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, %n line(s) of the log, and the crash report of %1</source>
        <translation>
            <numerusform>Copied: versions, settings, %n line of the log, and the crash report of %1</numerusform>
            <numerusform>Copied: versions, settings, %n lines of the log, and the crash report of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, and %n line(s) of the log; there is no crash report</source>
        <translation>
            <numerusform>Copied: versions, settings, and %n line of the log; there is no crash report</numerusform>
            <numerusform>Copied: versions, settings, and %n lines of the log; there is no crash report</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n film(s) are not finished. Quit and stop making them?</source>
        <translation>
            <numerusform>%n film is not finished. Quit and stop making it?</numerusform>
            <numerusform>%n films are not finished. Quit and stop making them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MemoryPage</name>
    <message numerus="yes">
        <source>In use: %1 MiB for %n step(s)</source>
        <translation>
            <numerusform>In use: %1 MiB for %n step</numerusform>
            <numerusform>In use: %1 MiB for %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB; %n texture(s) at a lower resolution</source>
        <translation>
            <numerusform>In use: %1 MiB; %n texture at a lower resolution</numerusform>
            <numerusform>In use: %1 MiB; %n textures at a lower resolution</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MorphPanel</name>
    <message numerus="yes">
        <source>%n morph(s)</source>
        <translation>
            <numerusform>%n morph</numerusform>
            <numerusform>%n morphs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::NewNames</name>
    <message numerus="yes">
        <source>Moved keys from %1 to %2; %n key(s) at their frames were replaced.</source>
        <translation>
            <numerusform>Moved keys from %1 to %2; %n key at their frames was replaced.</numerusform>
            <numerusform>Moved keys from %1 to %2; %n keys at their frames were replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %1 to %2; %n key(s) at its frames were replaced.</source>
        <translation>
            <numerusform>Renamed %1 to %2; %n key at its frames was replaced.</numerusform>
            <numerusform>Renamed %1 to %2; %n keys at its frames were replaced.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ParentsDialog</name>
    <message numerus="yes">
        <source>Baked %n key(s) in place of the outside parents.</source>
        <translation>
            <numerusform>Baked %n key in place of the outside parents.</numerusform>
            <numerusform>Baked %n keys in place of the outside parents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::PoseSentences</name>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) of it are not in this model.</source>
        <translation>
            <numerusform>%n bone or morph of it is not in this model.</numerusform>
            <numerusform>%n bones and morphs of it are not in this model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Applied the pose %1 to %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>Applied the pose %1 to %n bone or morph.</numerusform>
            <numerusform>Applied the pose %1 to %n bones and morphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blended %2 % of the pose %1 into %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>Blended %2 % of the pose %1 into %n bone or morph.</numerusform>
            <numerusform>Blended %2 % of the pose %1 into %n bones and morphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on %n selected bone(s) and morph(s).</source>
        <translation>
            <numerusform>Acts on %n selected bone or morph.</numerusform>
            <numerusform>Acts on %n selected bones and morphs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on the whole pose: %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>Acts on the whole pose: %n bone or morph.</numerusform>
            <numerusform>Acts on the whole pose: %n bones and morphs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message numerus="yes">
        <source>%n preset(s) imported</source>
        <translation>
            <numerusform>%n preset imported</numerusform>
            <numerusform>%n presets imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) exported to %1</source>
        <translation>
            <numerusform>%n preset exported to %1</numerusform>
            <numerusform>%n presets exported to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Recovery</name>
    <message numerus="yes">
        <source>The end of the recovery data was damaged. About %n change(s) are missing.</source>
        <translation>
            <numerusform>The end of the recovery data was damaged. About %n change is missing.</numerusform>
            <numerusform>The end of the recovery data was damaged. About %n changes are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 and other motions can be restored.</source>
        <translation>
            <numerusform>%n change in %1 and other motions can be restored.</numerusform>
            <numerusform>%n changes in %1 and other motions can be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 can be restored.</source>
        <translation>
            <numerusform>%n change in %1 can be restored.</numerusform>
            <numerusform>%n changes in %1 can be restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restored %n change(s). Save to keep them.</source>
        <translation>
            <numerusform>Restored %n change. Save to keep it.</numerusform>
            <numerusform>Restored %n changes. Save to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot be restored. It is kept for 30 days in %2.</source>
        <translation>
            <numerusform>Odori closed unexpectedly %1. The recovery data is damaged, and %n change cannot be restored. It is kept for 30 days in %2.</numerusform>
            <numerusform>Odori closed unexpectedly %1. The recovery data is damaged, and %n changes cannot be restored. It is kept for 30 days in %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RecoveryBar</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RegisterButton</name>
    <message numerus="yes">
        <source>Register %n</source>
        <translation>
            <numerusform>Register %n</numerusform>
            <numerusform>Register %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message numerus="yes">
        <source>Registers %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>Registers %n key at frame %1: %2</numerusform>
            <numerusform>Registers %n keys at frame %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered %n key(s) at frame %1.</source>
        <translation>
            <numerusform>Registered %n key at frame %1.</numerusform>
            <numerusform>Registered %n keys at frame %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered all drafts (%n).</source>
        <translation>
            <numerusform>Registered the only draft.</numerusform>
            <numerusform>Registered all %n drafts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RenameDialog</name>
    <message numerus="yes">
        <source>%n key(s) will belong to %1.</source>
        <translation>
            <numerusform>%n key will belong to %1.</numerusform>
            <numerusform>%n keys will belong to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They replace %n key(s) at the same frames.</source>
        <translation>
            <numerusform>They replace %n key at the same frame.</numerusform>
            <numerusform>They replace %n keys at the same frames.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message numerus="yes">
        <source>All tracks (%n)</source>
        <translation>
            <numerusform>All tracks (%n)</numerusform>
            <numerusform>All tracks (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected tracks (%n)</source>
        <translation>
            <numerusform>Selected track (%n)</numerusform>
            <numerusform>Selected tracks (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visible rows (%n)</source>
        <translation>
            <numerusform>Visible row (%n)</numerusform>
            <numerusform>Visible rows (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ScaleDialog</name>
    <message numerus="yes">
        <source>Later keys move %n frame(s) later.</source>
        <translation>
            <numerusform>Later keys move %n frame later.</numerusform>
            <numerusform>Later keys move %n frames later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) earlier.</source>
        <translation>
            <numerusform>Later keys move %n frame earlier.</numerusform>
            <numerusform>Later keys move %n frames earlier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SelectRangeDialog</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message numerus="yes">
        <source>%n key(s) move to the nearest of these frames.</source>
        <translation>
            <numerusform>%n key moves to the nearest of these frames.</numerusform>
            <numerusform>%n keys move to the nearest of these frames.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat (%1 beats per minute from frame %2).</source>
        <translation>
            <numerusform>%n key moves to the nearest beat (%1 beats per minute from frame %2).</numerusform>
            <numerusform>%n keys move to the nearest beat (%1 beats per minute from frame %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat.</source>
        <translation>
            <numerusform>%n key moves to the nearest beat.</numerusform>
            <numerusform>%n keys move to the nearest beat.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ToolPreview</name>
    <message numerus="yes">
        <source>%n locked bone(s) change too.</source>
        <translation>
            <numerusform>%n locked bone changes too.</numerusform>
            <numerusform>%n locked bones change too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ValueCanvas</name>
    <message numerus="yes">
        <source>%n more selected track(s) are not drawn</source>
        <translation>
            <numerusform>%n more selected track is not drawn</numerusform>
            <numerusform>%n more selected tracks are not drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n frame(s)</source>
        <comment>moved later in time</comment>
        <translation>
            <numerusform>+%n frame</numerusform>
            <numerusform>+%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n frame(s)</source>
        <comment>moved earlier in time</comment>
        <translation>
            <numerusform>−%n frame</numerusform>
            <numerusform>−%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces %n key(s)</source>
        <translation>
            <numerusform>replaces %n key</numerusform>
            <numerusform>replaces %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::VersionsDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Viewport</name>
    <message numerus="yes">
        <source>%n texture(s) are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</source>
        <translation>
            <numerusform>%n texture is shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</numerusform>
            <numerusform>%n textures are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n shape</numerusform>
            <numerusform>%n shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names in a list</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), frames %1 to %2</source>
        <translation>
            <numerusform>%n key, frames %1 to %2</numerusform>
            <numerusform>%n keys, frames %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n face</numerusform>
            <numerusform>%n faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n material</numerusform>
            <numerusform>%n materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies</source>
        <translation>
            <numerusform>%n rigid body</numerusform>
            <numerusform>%n rigid bodies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n joint</numerusform>
            <numerusform>%n joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) to frame %1</source>
        <translation>
            <numerusform>%n key to frame %1</numerusform>
            <numerusform>%n keys to frame %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
