// SPDX-License-Identifier: MIT
#pragma once

#include "app/files/save_queue.h"
#include "ui/document/document.h"

#include <functional>
#include <map>
#include <vector>

class QWidget;

namespace odori {

/// Asks what happens to outside parents if a motion is saved as VMD, which cannot hold them. A
/// choice to save without them counts until they change.
class ParentQuestions {
public:
    /// `document` must outlive it.
    explicit ParentQuestions(Document& document)
        : m_document(document)
    {
    }

    [[nodiscard]] bool isNeeded(mmd::ActorId actor) const;
    using Answer = std::function<void(SaveQueue::Answer)>;
    /// `answer`, but instead of Write it asks in a dialog of `window` and does not wait: Write or
    /// Drop follow. After a bake Replaced follows, after `saveBaked` was called, because the
    /// document has changed. `file`: as shown.
    [[nodiscard]] Answer asking(QWidget* window, mmd::ActorId actor, const QString& file,
        const std::function<void()>& saveBaked, const Answer& answer);

private:
    void ask(QWidget* window, mmd::ActorId actor, const QString& file,
        const std::function<void()>& saveBaked, const Answer& answer);

    Document& m_document;
    /// What the user has decided to save without.
    std::map<mmd::ActorId, std::vector<mmd::OutsideParentKey>> m_without;
};

} // namespace odori
