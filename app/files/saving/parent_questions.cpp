// SPDX-License-Identifier: MIT
#include "app/files/saving/parent_questions.h"

#include "libmmd/scene/parents/parent_cycles.h"
#include "ui/dialogs/parents/parents_dialog.h"

#include <algorithm>

namespace odori {

bool ParentQuestions::isNeeded(mmd::ActorId actor) const
{
    const auto keys = mmd::parentsOf(m_document.scene(), actor);
    const auto known = m_without.find(actor);
    return !keys.empty() &&
           (known == m_without.end() ||
               !std::equal(keys.begin(), keys.end(), known->second.begin(), known->second.end()));
}

ParentQuestions::Answer ParentQuestions::asking(QWidget* window, mmd::ActorId actor,
    const QString& file, const std::function<void()>& saveBaked, const Answer& answer)
{
    return [=, this](SaveQueue::Answer given) {
        if (given == SaveQueue::Answer::Write && isNeeded(actor))
            ask(window, actor, file, saveBaked, answer);
        else
            answer(given);
    };
}

void ParentQuestions::ask(QWidget* window, mmd::ActorId actor, const QString& file,
    const std::function<void()>& saveBaked, const Answer& answer)
{
    auto* dialog = new ParentsDialog(m_document, actor, file, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::finished, window, [=, this] {
        switch (dialog->choice()) {
        case ParentsDialog::Choice::Baked:
            saveBaked();
            return answer(SaveQueue::Answer::Replaced);
        case ParentsDialog::Choice::Without: {
            const auto keys = mmd::parentsOf(m_document.scene(), actor);
            m_without[actor] = {keys.begin(), keys.end()};
            return answer(SaveQueue::Answer::Write);
        }
        case ParentsDialog::Choice::Stay:
            return answer(SaveQueue::Answer::Drop);
        }
    });
    dialog->open();
}

} // namespace odori
