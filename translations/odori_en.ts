<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
    <name>odori::CurveEditor</name>
    <message numerus="yes">
        <source>%n key(s) · mixed</source>
        <translation>
            <numerusform>%n key · mixed</numerusform>
            <numerusform>%n keys · mixed</numerusform>
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
</context>
<context>
    <name>odori::EditorActions</name>
    <message numerus="yes">
        <source>&amp;Register · %n draft(s)</source>
        <translation>
            <numerusform>&amp;Register · %n draft</numerusform>
            <numerusform>&amp;Register · %n drafts</numerusform>
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
        <source>%n names do not fit the format, the first: %1</source>
        <translation>
            <numerusform>one name does not fit the format: %1</numerusform>
            <numerusform>%n names do not fit the format, the first: %1</numerusform>
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
    <name>odori::KeyPanel</name>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s) (Enter)</source>
        <translation>
            <numerusform>Register %n draft (Enter)</numerusform>
            <numerusform>Register %n drafts (Enter)</numerusform>
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
