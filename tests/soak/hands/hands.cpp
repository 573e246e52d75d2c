// SPDX-License-Identifier: MIT
#include "tests/soak/hands/hands.h"

#include "app/commands/command.h"
#include "app/commands/commands.h"
#include "tests/soak/scratch.h"

#include <algorithm>

namespace odori::soak {
namespace {

/// Commands that are not work on the document.
const QList<QString> besideEditing{QStringLiteral("file.quit"), QStringLiteral("file.export"),
    QStringLiteral("file.findTextures"), QStringLiteral("file.clearRecent"),
    QStringLiteral("edit.settings"), QStringLiteral("edit.keyMap"), QStringLiteral("edit.palette"),
    QStringLiteral("view.textureMemory"), QStringLiteral("view.sceneColour"),
    QStringLiteral("view.scenePicture"), QStringLiteral("help.keys"), QStringLiteral("help.about")};

/// While it draws, the software renderer allocates 16 MiB for some windows and none for others, by
/// chance; it frees them with the window. So the smallest of several measurements counts.
constexpr int measuresOfCheckpoint = 6; ///< each of a new window

QString focusOf(CommandScope scope, Random& random)
{
    static const QList<QString> editors{QStringLiteral("viewport"), QStringLiteral("sheet"),
        QStringLiteral("curves"), QStringLiteral("graph")};
    switch (scope) {
    case CommandScope::Window:
        return {};
    case CommandScope::Editors:
        return random.of(editors);
    case CommandScope::TimeLines:
        return editors[random.below(2)];
    case CommandScope::Viewport:
        return editors[0];
    case CommandScope::DopeSheet:
        return editors[1];
    case CommandScope::Curves:
        return editors[2 + random.below(2)];
    }
    return {};
}

/// What happens during drags.
QList<Action> interruptions(bool isEditing)
{
    QList<Action> actions{
        {QStringLiteral("open"), {QLatin1String(Scratch::motion)}},
        {QStringLiteral("wait"), {QStringLiteral("2")}},
    };
    for (const char* id : {"edit.undo", "edit.redo", "edit.delete", "edit.cut", "keys.register",
             "keys.deleteFrame", "models.remove", "models.next", "playback.play", "file.save",
             "select.none", "view.resetLayout", "sheet.foldAll", "curves.values"})
        actions.append({QStringLiteral("command"), {QLatin1String(id)}});
    if (isEditing)
        return actions;
    for (const char* choice : {"language 1", "language 2", "theme 1", "theme 2", "font 110"})
        actions.append(actionOf(QStringLiteral("setting ") + QLatin1String(choice)));
    actions.append({QStringLiteral("command"), {QStringLiteral("file.new")}});
    return actions;
}

} // namespace

Hands::Hands(Program& program, std::uint64_t seed, const Habits& habits)
    : m_program(program)
    , m_habits(habits)
    , m_random(seed)
    , m_plan(program, m_random)
    , m_dialogs(program, m_random, habits.targets + habits.targets + habits.files.mid(0, 4))
{
    if (habits.isEditing)
        m_dialogs.forbid(besideEditing);
    for (const Command& command : commandTable())
        if (!habits.isEditing || !besideEditing.contains(QLatin1String(command.id)))
            m_commands[QLatin1String(command.id)] = 0;
    m_sinceCheckpoint.start();
    m_plan.setInterruptions(interruptions(habits.isEditing));
}

std::optional<Action> Hands::next()
{
    while (m_plan.isEmpty()) {
        if (m_habits.checkpointSeconds > 0 &&
            m_sinceCheckpoint.elapsed() > 1000LL * m_habits.checkpointSeconds)
            m_isCheckpointDue = true;
        if (!m_program.window().isVisible())
            m_plan.add(QStringLiteral("show"));
        else if (m_isCheckpointDue)
            planCheckpoint();
        else if (m_dialogs.plan(m_plan))
            continue;
        else if (m_program.document().scene().actors.empty())
            m_plan.add(QStringLiteral("open"), m_random.of(m_habits.starts));
        else
            planEditor();
    }
    return m_plan.takeFirst();
}

/// The same state at every checkpoint. The window is made again, because it keeps the dialogs and
/// caches that were used once.
void Hands::planCheckpoint()
{
    if (inputWindow(m_program) != WindowName::main) {
        m_plan.add(QStringLiteral("reject"));
        return;
    }
    m_isCheckpointDue = false;
    m_sinceCheckpoint.start();
    m_plan.add(QStringLiteral("empty"));
    m_plan.add(
        QStringLiteral("open"), {QLatin1String(Scratch::model), QLatin1String(Scratch::motion)});
    for (int measure = 1; measure <= measuresOfCheckpoint; ++measure) {
        const auto language = measure % 2 == 1 ? LanguageChoice::Japanese : LanguageChoice::English;
        m_plan.add(QStringLiteral("setting"),
            {QStringLiteral("language"), QString::number(int(language))});
        m_plan.add(QStringLiteral("measure"), {QString::number(measure)});
    }
}

void Hands::planEditor()
{
    struct Choice {
        int soak, editing; ///< weights
        void (Hands::*plan)();
    };
    static constexpr Choice choices[] = {
        {24, 6, &Hands::planCommand},
        {8, 34, &Hands::planEdit},
        {8, 2, &Hands::planView},
        {8, 14, &Hands::planPose},
        {12, 12, &Hands::planSheet},
        {10, 8, &Hands::planCurves},
        {12, 6, &Hands::planPanel},
        {8, 8, &Hands::planField},
        {5, 8, &Hands::planUndo},
        {3, 2, &Hands::planOpening},
        {4, 1, &Hands::planPlayback},
        {3, 3, &Hands::planSaving},
        {1, 0, &Hands::planSetting},
        {5, 2, &Hands::planWheel},
        {4, 2, &Hands::planMenu},
    };
    const auto weight = [&](const Choice& each) {
        return m_habits.isEditing ? each.editing : each.soak;
    };
    int sum = 0;
    for (const Choice& each : choices)
        sum += weight(each);
    int left = m_random.below(sum);
    for (const Choice& each : choices) {
        left -= weight(each);
        if (left < 0) {
            (this->*each.plan)();
            return;
        }
    }
}

/// Selects keys or bones, then edits them by a command.
void Hands::planEdit()
{
    static const QList<QString> selecting{QStringLiteral("select.all"),
        QStringLiteral("select.allKeys"), QStringLiteral("select.allBones"),
        QStringLiteral("select.column"), QStringLiteral("select.rows"),
        QStringLiteral("select.onwards"), QStringLiteral("select.invert")};
    static const QList<QString> groups{QStringLiteral("keys."), QStringLiteral("edit."),
        QStringLiteral("curves."), QStringLiteral("sheet."), QStringLiteral("models.")};
    const Commands& commands = m_program.window().commands();
    if (m_random.chance(40)) {
        const QByteArray id = m_random.of(selecting).toLatin1();
        if (const Command& command = commandOf(QLatin1String(id)); commands.canRun(command)) {
            use(command);
            return; // the commands that can run now depend on it
        }
    }
    const QString& group = groups[m_random.chance(55) ? 0 : m_random.below(int(groups.size()))];
    QList<const Command*> usable;
    for (const Command& command : commandTable())
        if (m_commands.contains(QLatin1String(command.id)) &&
            QLatin1String(command.id).startsWith(group) && commands.canRun(command))
            usable.append(&command);
    if (!usable.isEmpty())
        use(*m_random.of(usable));
}

/// Often the command that was used least, so that a long run uses every command.
void Hands::planCommand()
{
    const Commands& commands = m_program.window().commands();
    QList<const Command*> usable;
    for (const Command& command : commandTable())
        if (m_commands.contains(QLatin1String(command.id)) && commands.canRun(command))
            usable.append(&command);
    const auto count = [&](const Command* each) { return m_commands[QLatin1String(each->id)]; };
    if (m_random.chance(40)) {
        const auto least = std::min_element(usable.begin(), usable.end(),
            [&](const Command* a, const Command* b) { return count(a) < count(b); });
        usable = {*least};
    }
    use(*m_random.of(usable));
}

void Hands::use(const Command& command)
{
    ++m_commands[QLatin1String(command.id)];
    const QList<QKeySequence> keys = m_program.window().commands().action(command.id)->shortcuts();
    if (keys.isEmpty() || m_random.chance(20)) {
        m_plan.add(QStringLiteral("command"), {QLatin1String(command.id)});
        return;
    }
    if (const QString focus = focusOf(command.scope, m_random); !focus.isEmpty())
        m_plan.add(QStringLiteral("focus"), {focus});
    m_plan.key(m_random.of(keys)[0]);
}

void Hands::planUndo()
{
    const Command& undo = commandOf(QLatin1String("edit.undo"));
    const Command& redo = commandOf(QLatin1String("edit.redo"));
    if (!m_program.window().commands().canRun(undo))
        return;
    for (int steps = m_random.between(1, 5); steps > 0; --steps)
        use(undo);
    for (int steps = m_random.between(0, 5); steps > 0; --steps)
        use(redo);
}

void Hands::planOpening()
{
    QStringList paths{m_random.of(m_habits.files)};
    if (m_random.chance(15))
        paths.append(m_random.of(m_habits.files));
    else if (m_random.chance(20))
        paths = {m_random.of(m_habits.targets)};
    m_plan.add(QStringLiteral("open"), paths);
}

void Hands::planPlayback()
{
    const Command& play = commandOf(QLatin1String("playback.play"));
    use(play);
    for (int steps = m_random.between(2, m_habits.isEditing ? 6 : 30); steps > 0; --steps)
        m_plan.add(
            QStringLiteral("wait"), {QString::number(m_random.between(1, 4) / 30.0, 'f', 4)});
    use(play);
}

void Hands::planSaving()
{
    static const QList<QString> ids{QStringLiteral("file.save"), QStringLiteral("file.saveAs"),
        QStringLiteral("file.saveProjectAs"), QStringLiteral("file.savePoseAs"),
        QStringLiteral("file.saveMotion"), QStringLiteral("file.saveKeysAs")};
    const QByteArray id = m_random.of(ids).toLatin1();
    const Command& command = commandOf(QLatin1String(id));
    if (m_program.window().commands().canRun(command))
        use(command);
}

void Hands::planSetting()
{
    const int which = m_random.below(3);
    if (which == 0)
        m_plan.add(QStringLiteral("setting"),
            {QStringLiteral("language"), QString::number(m_random.between(1, 2))});
    else if (which == 1)
        m_plan.add(QStringLiteral("setting"),
            {QStringLiteral("theme"), QString::number(m_random.between(1, 2))});
    else
        m_plan.add(QStringLiteral("setting"),
            {QStringLiteral("font"), QString::number(90 + 10 * m_random.below(4))});
}

} // namespace odori::soak
