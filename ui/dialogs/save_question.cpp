// SPDX-License-Identifier: MIT
#include "ui/dialogs/save_question.h"

#include "ui/dialogs/plain_box.h"
#include "ui/document/actor_names.h"
#include "ui/document/files/project.h"
#include "ui/document/files/saved_state.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtWidgets/QPushButton>

namespace odori {
namespace {

QString tr(const char* text, const char* comment = nullptr, int count = -1)
{
    return QCoreApplication::translate("odori", text, comment, count);
}

int draftCount(const mmd::Scene& scene)
{
    std::size_t count = scene.cameraDrafts.size();
    for (const mmd::Actor& actor : scene.actors)
        count += actor.drafts.size();
    return int(count);
}

int setCount(const mmd::Scene& scene)
{
    std::size_t count = 0;
    for (const mmd::Actor& actor : scene.actors)
        count += actor.boneLists.sets.size();
    return int(count);
}

/// The models that no motion file brings back, in a scene of several models. Opening one alone is
/// no work.
QStringList modelsWithoutKeys(const Document& document)
{
    QStringList names;
    const mmd::Scene& scene = document.scene();
    for (const mmd::Actor& actor : scene.actors)
        if (scene.actors.size() > 1 && actor.model && actor.motion.keyCount() == 0 &&
            actor.motionPath.empty())
            names.append(actorName(document, actor.id));
    return names;
}

/// One line for each kind of work that a motion file cannot hold.
QStringList linesBesideMotions(const Document& document)
{
    const mmd::Scene& scene = document.scene();
    const mmd::UnsavedWork work = document.saved().unsavedWork();
    QStringList lines;
    if (work.drafts)
        lines.append(
            tr("%n draft(s): changes that are not registered", nullptr, draftCount(scene)));
    if (work.markers)
        lines.append(tr("%n marker(s)", nullptr, int(scene.markers.size())));
    if (work.tempo)
        lines.append(tr("Tempo and beats"));
    if (work.parents)
        lines.append(tr("Outside parents"));
    if (work.physics)
        lines.append(tr("Physics settings"));
    if (work.sets)
        lines.append(tr("%n saved bone set(s)", nullptr, setCount(scene)));
    // Only a project holds the sound. Opening one alone is no work.
    if (work.sound || (!lines.isEmpty() && !scene.settings.sound.path.empty()))
        lines.append(tr("Sound"));
    if (const QStringList models = modelsWithoutKeys(document);
        !lines.isEmpty() && !models.isEmpty())
        lines.append(tr("Models without keys: %1").arg(listedNames(models)));
    return lines;
}

QString listOf(const QStringList& lines)
{
    QString text;
    for (const QString& line : lines)
        text += QStringLiteral("• ") + line + u'\n';
    return text;
}

/// The question with its buttons. The texts use odori::tr(), because its own tr() has another
/// context.
class SaveBox : public PlainBox {
public:
    SaveBox(QWidget* window, bool isKept)
        : PlainBox(Question, odori::tr("Unsaved changes"), {}, Discard | Cancel, window)
        , m_isKept(isKept)
        , m_discarding(isKept ? odori::tr("Discarded changes are kept for 30 days: File ▸ Recover "
                                          "Unsaved Work.")
                              : odori::tr("Unsaved changes will be lost."))
    {
        setObjectName(QStringLiteral("saveBox"));
        setInformativeText(m_discarding);
    }

    void askFor(const QString& project)
    {
        setText(odori::tr("Save the changes to %1?").arg(project));
        m_project = addButton(Save);
        setDefaultButton(Save);
    }
    void askForMotions(const QStringList& motions, const QStringList& modelsWithoutKeys)
    {
        setText(odori::tr("Save the changes to %1?").arg(listedNames(motions)));
        if (!modelsWithoutKeys.isEmpty())
            setInformativeText(odori::tr("Models without keys are saved only in a project: %1.")
                                   .arg(listedNames(modelsWithoutKeys)) +
                               QStringLiteral("\n\n") + m_discarding);
        m_motions = addButton(Save);
        addProject(odori::tr("Save a &Project…"));
        setDefaultButton(Save);
    }
    void askFor(const QStringList& motions, const QStringList& others)
    {
        setText(odori::tr("Save your work in a project?"));
        setInformativeText(odori::tr("These changes are not saved:") + u'\n' +
                           listOf(motions + others) + u'\n' +
                           odori::tr("Everything except motions is saved only in a project.") +
                           (m_isKept ? QStringLiteral("\n\n") + m_discarding : QString()));
        addProject(odori::tr("Save &Project…"));
        setDefaultButton(m_project);
        if (motions.isEmpty())
            return;
        m_motions = addButton(odori::tr("Save &Motions Only"), AcceptRole);
        m_motions->setObjectName(QStringLiteral("saveMotions"));
    }

    SaveChoice askOnce()
    {
        const int answer = exec();
        if (m_project && clickedButton() == m_project)
            return SaveChoice::Project;
        if (m_motions && clickedButton() == m_motions)
            return SaveChoice::Motions;
        return answer == Discard ? SaveChoice::Discard : SaveChoice::Stay;
    }

private:
    void addProject(const QString& text)
    {
        m_project = addButton(text, AcceptRole);
        m_project->setObjectName(QStringLiteral("saveProject"));
    }

    const bool m_isKept;        ///< discarded work is kept for a while
    const QString m_discarding; ///< what discarding means
    QPushButton* m_project = nullptr;
    QPushButton* m_motions = nullptr;
};

} // namespace

SaveChoice chosenForUnsavedWork(
    QWidget* window, const Document& document, const QStringList& motions)
{
    SaveBox box(window, document.isJournaled());
    const QStringList others = linesBesideMotions(document);
    if (document.project().isOpen())
        box.askFor(QFileInfo(document.project().path()).fileName());
    else if (others.isEmpty())
        box.askForMotions(motions, modelsWithoutKeys(document));
    else
        box.askFor(motions, others);
    return box.askOnce();
}

void askForSharedFile(
    QWidget* window, const SharedFile& shared, std::function<void(SharedFileChoice)> then)
{
    auto* box = new PlainBox(PlainBox::Warning, tr("Save"),
        tr("%1 is the file of the motions of %2 and %3, which are different now. If the motion of "
           "%2 is saved there, the file no longer contains the motion of %3.")
            .arg(shared.file, shared.saved, shared.other),
        PlainBox::Cancel, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* saveAs = box->addButton(tr("Save &As…"), PlainBox::AcceptRole);
    auto* overwrite = box->addButton(tr("&Overwrite"), PlainBox::DestructiveRole);
    saveAs->setObjectName(QStringLiteral("saveAs"));
    overwrite->setObjectName(QStringLiteral("overwrite"));
    box->setDefaultButton(PlainBox::Cancel);
    QObject::connect(box, &QDialog::finished, window, [=, then = std::move(then)] {
        const QAbstractButton* clicked = box->clickedButton();
        then(clicked == saveAs      ? SharedFileChoice::SaveAs
             : clicked == overwrite ? SharedFileChoice::Overwrite
                                    : SharedFileChoice::Stay);
    });
    box->open();
}

void askForChangedFile(QWidget* window, const QString& file, bool mayReload,
    std::function<void(ChangedFileChoice)> then)
{
    auto* box = new PlainBox(PlainBox::Warning, tr("Save"),
        tr("The file %1 has changed since it was opened. Overwrite it?").arg(file),
        PlainBox::Save | PlainBox::Cancel, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* reload = nullptr;
    if (mayReload) {
        box->setInformativeText(tr("You have not changed it here, so you can also reload it."));
        reload = box->addButton(tr("&Reload"), PlainBox::ActionRole);
        reload->setObjectName(QStringLiteral("reload"));
    }
    box->button(PlainBox::Save)->setText(tr("&Overwrite"));
    box->setDefaultButton(PlainBox::Cancel);
    QObject::connect(box, &QDialog::finished, window, [=, then = std::move(then)] {
        const QAbstractButton* clicked = box->clickedButton();
        then(reload && clicked == reload              ? ChangedFileChoice::Reload
             : clicked == box->button(PlainBox::Save) ? ChangedFileChoice::Overwrite
                                                      : ChangedFileChoice::Stay);
    });
    box->open();
}

} // namespace odori
