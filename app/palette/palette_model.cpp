// SPDX-License-Identifier: MIT
#include "app/palette/palette_model.h"

#include "app/commands/command_text.h"
#include "app/commands/commands.h"
#include "app/palette/fuzzy_match.h"

#include <QtGui/QAction>

#include <algorithm>
#include <optional>
#include <utility>

namespace odori {
namespace {

constexpr int menuPenalty = 60; ///< letters in the menu's name count less than in the command's
constexpr int englishPenalty = 4;
constexpr int helpPenalty = 1000; ///< a help sentence counts less than every name

struct Found {
    int score;
    bool isClose;
    PaletteRow row;

    [[nodiscard]] bool isBetterThan(const Found& other) const
    {
        return std::pair(isClose, score) > std::pair(other.isClose, other.score);
    }
};

/// The best match of the name in either language, with and without its menu.
std::optional<Found> foundByName(const PaletteRow& all, const QString& typed)
{
    const Command& command = *all.command;
    const QString english = nameOf(command, Language::English);
    std::optional<Found> best;
    const auto consider = [&](const QString& text, int penalty) {
        const auto match = fuzzyMatch(typed, text);
        if (!match)
            return;
        Found each{match->score - penalty, match->isClose, all};
        each.row.matched = text == english && english != all.name ? english : QString();
        if (!best || each.isBetterThan(*best))
            best = std::move(each);
    };
    consider(all.name, 0);
    consider(nameOf(command), 0);
    consider(english, englishPenalty);
    consider(all.menu + u' ' + nameOf(command), menuPenalty);
    consider(menuOf(command, QStringLiteral(" "), Language::English) + u' ' + english, menuPenalty);
    if (!best)
        return best;
    if (const auto shown = fuzzyMatch(typed, all.name)) {
        best->row.indices = shown->indices;
        best->row.matched.clear();
    } else if (const auto inEnglish = fuzzyMatch(typed, best->row.matched)) {
        best->row.indices = inEnglish->indices;
    }
    return best;
}

/// The help sentence in either language, if it contains what is typed.
std::optional<Found> foundByHelp(const PaletteRow& all, const QString& typed)
{
    const Command& command = *all.command;
    for (const QString& help : {all.help, QString::fromUtf8(command.help ? command.help : "")}) {
        QList<qsizetype> indices = wholeMatch(typed, help);
        if (indices.isEmpty())
            continue;
        Found found{-helpPenalty - int(indices.front()), true, all};
        found.row.matched = help;
        found.row.indices = std::move(indices);
        return found;
    }
    return std::nullopt;
}

std::optional<Found> found(const PaletteRow& all, const QString& typed)
{
    auto byName = foundByName(all, typed);
    if (byName && byName->isClose)
        return byName;
    auto byHelp = foundByHelp(all, typed);
    return byHelp ? std::move(byHelp) : std::move(byName);
}

} // namespace

PaletteModel::PaletteModel(Commands& commands, QObject* parent)
    : QAbstractListModel(parent)
    , m_commands(commands)
{
    connect(&m_commands, &Commands::refreshed, this, &PaletteModel::updateStates);
}

void PaletteModel::begin(const QStringList& recent)
{
    beginResetModel();
    m_all.clear();
    for (const Command& command : commandTable()) {
        const QAction* action = m_commands.action(command.id);
        m_all.append({.command = &command,
            .menu = menuOf(command, QStringLiteral(" › ")),
            .name = Commands::plainText(action->text()),
            .help = command.help ? Commands::tr(command.help) : QString(),
            .matched = {},
            .keys = action->shortcuts(),
            .icon = action->icon(),
            .canRun = m_commands.canRun(command),
            .isChecked = action->isChecked(),
            .indices = {}});
    }
    const auto rank = [&](const PaletteRow& row) {
        const qsizetype at = recent.indexOf(QLatin1String(row.command->id));
        return at < 0 ? recent.size() : at;
    };
    std::stable_sort(m_all.begin(), m_all.end(),
        [&](const PaletteRow& a, const PaletteRow& b) { return rank(a) < rank(b); });
    m_rows = m_all;
    endResetModel();
}

void PaletteModel::setTyped(const QString& typed)
{
    beginResetModel();
    m_rows.clear();
    if (typed.trimmed().isEmpty()) {
        m_rows = m_all;
    } else {
        QList<Found> all;
        for (const PaletteRow& row : m_all)
            if (auto each = found(row, typed))
                all.append(*std::move(each));
        std::stable_sort(all.begin(), all.end(),
            [](const Found& a, const Found& b) { return a.isBetterThan(b); });
        for (Found& each : all)
            if (each.isClose || !all.front().isClose)
                m_rows.append(std::move(each.row));
    }
    endResetModel();
}

/// Called while the palette is open, because playback changes states.
void PaletteModel::updateStates()
{
    const auto updateState = [this](PaletteRow& row) {
        const bool canRun = m_commands.canRun(*row.command);
        return std::exchange(row.canRun, canRun) != canRun;
    };
    for (PaletteRow& row : m_all)
        updateState(row);
    for (int at = 0; at < int(m_rows.size()); ++at)
        if (updateState(m_rows[at]))
            emit dataChanged(index(at), index(at));
}

int PaletteModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const PaletteRow& row = m_rows[index.row()];
    const QString text = QStringLiteral("%1 › %2").arg(row.menu, row.name);
    if (role == Qt::DisplayRole)
        return text;
    if (role != Qt::AccessibleTextRole)
        return {};
    const QString keys = textOf(row.keys);
    const QString spoken = keys.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, keys);
    return row.canRun ? spoken : tr("%1, not available now").arg(spoken);
}

} // namespace odori
