// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/tools/feet/contact_edits.h"
#include "ui/document/document.h"

#include <QtCore/QObject>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QTimer;

namespace odori {

/// The times that the feet of the active actor stand, with their errors: found in the motion, or as
/// the user edited them. A worker evaluates the motion shortly after the last edit, so the window
/// never waits. The contacts are the user's view of a motion and not a part of it: editing them is
/// no undo step, and they are not saved.
class FootContacts : public QObject {
    Q_OBJECT
public:
    explicit FootContacts(Document& document, QObject* parent = nullptr);
    ~FootContacts() override;

    /// While it is off, nothing is computed. Off at first.
    void setWatching(bool on);
    [[nodiscard]] bool isWatching() const { return m_isWatching; }
    /// What counts as standing.
    void setLimits(const mmd::ContactOptions& limits);

    /// By side, then ascending. They can be older than the last edits of the motion, but are never
    /// those of another actor.
    [[nodiscard]] const std::vector<mmd::FootContact>& contacts() const { return m_contacts; }
    /// Whether the user edited them.
    [[nodiscard]] bool isEdited() const { return m_edited.contains(m_actor); }
    /// Whether contacts() are those of the motion, if perhaps of an older state.
    [[nodiscard]] bool isKnown() const { return m_paths != nullptr; }
    /// Whether they are those of the motion as it is now.
    [[nodiscard]] bool isCurrent() const { return isKnown() && !m_isOutdated && !m_running; }
    /// Why there are none; empty if there is no reason.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    /// The path of a foot over the whole motion; null if it is not known or the model lacks it.
    [[nodiscard]] const mmd::FootPath* path(mmd::FootSide side) const;
    /// The edited contacts of the active actor, for a tool; none if the user edited none.
    [[nodiscard]] std::optional<std::vector<mmd::FootContact>> edited() const;

    /// The index of the contact that commands act on.
    [[nodiscard]] std::optional<std::size_t> selected() const { return m_selected; }
    /// Keys are deselected; a later selection of tracks or keys deselects the contact.
    void select(std::optional<std::size_t> contact);
    /// The contact of a foot at a frame.
    [[nodiscard]] std::optional<std::size_t> find(mmd::FootSide side, std::uint32_t frame) const;

    /// The user's contacts instead of the found ones; they are measured.
    void setContacts(std::span<const mmd::FootContact> contacts);
    /// Forgets the user's contacts of the active actor.
    void findAgain();

signals:
    /// contacts(), isKnown() or problem() changed.
    void changed();
    void selectionChanged();

private:
    struct Found;
    using Paths = std::shared_ptr<const std::vector<mmd::FootPath>>;

    void noteChange(const Change& change);
    void noteSelection();
    void forget();
    void start();
    void show(mmd::ActorId actor, const mmd::Result<Found>& found);
    void update();

    Document& m_document;
    QTimer* m_timer;
    mmd::ContactOptions m_limits;
    mmd::ActorId m_actor; ///< the active one at the last change
    Paths m_paths;        ///< null: not known yet
    std::vector<mmd::FootContact> m_contacts;
    std::map<mmd::ActorId, std::vector<mmd::FootContact>> m_edited;
    std::optional<std::size_t> m_selected;
    QString m_problem;
    std::shared_ptr<mmd::Progress> m_running; ///< of the worker; null if none runs
    bool m_isDeselecting = false;             ///< this object changes the document's selection
    bool m_isWatching = false;
    bool m_isOutdated = true; ///< the motion changed after the last worker began
};

} // namespace odori
