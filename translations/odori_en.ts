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
</context>
<context>
    <name>odori::BakeDialog</name>
    <message numerus="yes">
        <source>all that physics moves (%n)</source>
        <translation>
            <numerusform>all that physics moves (%n)</numerusform>
            <numerusform>all that physics moves (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected ones (%n)</source>
        <translation>
            <numerusform>the selected one (%n)</numerusform>
            <numerusform>the selected ones (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BiasDialog</name>
    <message numerus="yes">
        <source>%n key(s): first multiplied, then added to.</source>
        <translation>
            <numerusform>%n key: first multiplied, then added to.</numerusform>
            <numerusform>%n keys: first multiplied, then added to.</numerusform>
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
    <name>odori::CurveCommands</name>
    <message numerus="yes">
        <source>%n key(s) out</source>
        <translation>
            <numerusform>%n key out</numerusform>
            <numerusform>%n keys out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>%n key selected on %1</numerusform>
            <numerusform>%n keys selected on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected, %1 not shown, on %2</source>
        <translation>
            <numerusform>%n key selected, %1 not shown, on %2</numerusform>
            <numerusform>%n keys selected, %1 not shown, on %2</numerusform>
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
</context>
<context>
    <name>odori::EditActions</name>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>&amp;Register %n Key</numerusform>
            <numerusform>&amp;Register %n Keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message numerus="yes">
        <source>%n track(s) that the model lacks were left out: %1</source>
        <translation>
            <numerusform>%n track that the model lacks was left out: %1</numerusform>
            <numerusform>%n tracks that the model lacks were left out: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message numerus="yes">
        <source>None of the %n track(s) of the motion belongs to this model, so nothing would move. Export it all the same?</source>
        <translation>
            <numerusform>The one track of the motion does not belong to this model, so nothing would move. Export it all the same?</numerusform>
            <numerusform>None of the %n tracks of the motion belongs to this model, so nothing would move. Export it all the same?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n oddities, the first: %2</source>
        <translation>
            <numerusform>%1: opened with one oddity: %2</numerusform>
            <numerusform>%1: opened with %n oddities, the first: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. %n names do not fit the format, the first: %1</source>
        <translation>
            <numerusform>. One name does not fit the format: %1</numerusform>
            <numerusform>. %n names do not fit the format, the first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>. %n change(s) that are not registered stay outside; a project keeps them.</source>
        <translation>
            <numerusform>. %n change that is not registered stays outside; a project keeps it.</numerusform>
            <numerusform>. %n changes that are not registered stay outside; a project keeps them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read, the first: %2. The rest is open; the project keeps their places. Opening a model of that name puts it back.</source>
        <translation>
            <numerusform>%1: %n file cannot be read: %2. The rest is open; the project keeps its place. Opening a model of that name puts it back.</numerusform>
            <numerusform>%1: %n files cannot be read, the first: %2. The rest is open; the project keeps their places. Opening a model of that name puts it back.</numerusform>
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
        <source>Copied %n key(s), %1 of them not shown.</source>
        <translation>
            <numerusform>Copied %n key, %1 of them not shown.</numerusform>
            <numerusform>Copied %n keys, %1 of them not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s), %1 of them not shown.</source>
        <translation>
            <numerusform>Cut %n key, %1 of them not shown.</numerusform>
            <numerusform>Cut %n keys, %1 of them not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s), %1 of them not shown.</source>
        <translation>
            <numerusform>Deleted %n key, %1 of them not shown.</numerusform>
            <numerusform>Deleted %n keys, %1 of them not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s), %1 of them not shown.</source>
        <translation>
            <numerusform>Pasted %n key, %1 of them not shown.</numerusform>
            <numerusform>Pasted %n keys, %1 of them not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1, %2 not shown</source>
        <translation>
            <numerusform>%n key at frame %1, %2 not shown</numerusform>
            <numerusform>%n keys at frame %1, %2 not shown</numerusform>
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
        <source>%n key(s) in frames %1–%2, %3 not shown</source>
        <translation>
            <numerusform>%n key in frames %1–%2, %3 not shown</numerusform>
            <numerusform>%n keys in frames %1–%2, %3 not shown</numerusform>
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
        <source>%n key(s), %1 not shown</source>
        <translation>
            <numerusform>%n key, %1 not shown</numerusform>
            <numerusform>%n keys, %1 not shown</numerusform>
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
        <source>%1: %n key(s), %2 of them not shown.</source>
        <translation>
            <numerusform>%1: %n key, %2 of them not shown.</numerusform>
            <numerusform>%1: %n keys, %2 of them not shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>Copied the pose of %n track at frame %1.</numerusform>
            <numerusform>Copied the pose of %n tracks at frame %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message numerus="yes">
        <source>Register %n key(s) (Enter)</source>
        <translation>
            <numerusform>Register %n key (Enter)</numerusform>
            <numerusform>Register %n keys (Enter)</numerusform>
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
        <source>%n changed, not registered</source>
        <translation>
            <numerusform>%n changed, not registered</numerusform>
            <numerusform>%n changed, not registered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing, the first: %1</source>
        <translation>
            <numerusform>one texture is missing: %1</numerusform>
            <numerusform>%n textures are missing, the first: %1</numerusform>
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
    <name>odori::PhysicsActions</name>
    <message numerus="yes">
        <source>The cache of physics is full: %n frame(s) left it and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>The cache of physics is full: one frame left it and will be simulated again when it is shown.</numerusform>
            <numerusform>The cache of physics is full: %n frames left it and will be simulated again when they are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message numerus="yes">
        <source>%n preset(s) taken in</source>
        <translation>
            <numerusform>%n preset taken in</numerusform>
            <numerusform>%n presets taken in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) written to %1</source>
        <translation>
            <numerusform>%n preset written to %1</numerusform>
            <numerusform>%n presets written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message numerus="yes">
        <source>Makes %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>Makes %n key at frame %1: %2</numerusform>
            <numerusform>Makes %n keys at frame %1: %2</numerusform>
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
        <source>Registered all %n draft(s).</source>
        <translation>
            <numerusform>Registered all %n draft.</numerusform>
            <numerusform>Registered all %n drafts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message numerus="yes">
        <source>all tracks (%n)</source>
        <translation>
            <numerusform>all tracks (%n)</numerusform>
            <numerusform>all tracks (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>selected ones (%n)</source>
        <translation>
            <numerusform>selected one (%n)</numerusform>
            <numerusform>selected ones (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows that show (%n)</source>
        <translation>
            <numerusform>row that shows (%n)</numerusform>
            <numerusform>rows that show (%n)</numerusform>
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
        <source>on %n track(s)</source>
        <comment>as in: 12 keys on 3 tracks</comment>
        <translation>
            <numerusform>on %n track</numerusform>
            <numerusform>on %n tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message numerus="yes">
        <source>%n key(s), each to the nearest moment</source>
        <translation>
            <numerusform>%n key, to the nearest moment</numerusform>
            <numerusform>%n keys, each to the nearest moment</numerusform>
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
        <source>%1%n frame(s)</source>
        <translation>
            <numerusform>%1%n frame</numerusform>
            <numerusform>%1%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
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
</context>
</TS>
