// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"

#include "ui/dialogs/plain_box.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>

#include <vector>

namespace odori {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

/// A question with a button for each answer, and a check box that stores the answer.
class ChoiceBox : public PlainBox {
public:
    ChoiceBox(QWidget* window, const QString& title, const QString& text)
        : PlainBox(Question, title, text, Cancel, window)
    {
        setObjectName(QStringLiteral("choiceBox"));
        auto* tick = new QCheckBox(odori::tr("Al&ways do this (change it in Edit ▸ Settings)"));
        tick->setObjectName(QStringLiteral("remember"));
        setCheckBox(tick);
    }

    void add(const QString& text, const char* name, int choice)
    {
        QPushButton* button = addButton(text, AcceptRole);
        button->setObjectName(QLatin1String(name));
        if (m_buttons.empty())
            setDefaultButton(button);
        m_buttons.push_back({button, choice});
    }

    /// If the box is checked, `keep` stores the answer in the settings.
    template <class Choice>
    std::optional<Choice> answer(Settings& settings, void (Settings::*keep)(Choice))
    {
        exec();
        for (const auto& [button, choice] : m_buttons)
            if (clickedButton() == button) {
                if (checkBox()->isChecked())
                    (settings.*keep)(Choice(choice));
                return Choice(choice);
            }
        return std::nullopt;
    }

private:
    std::vector<std::pair<QAbstractButton*, int>> m_buttons;
};

} // namespace

std::optional<ModelChoice> chosenForModel(
    Settings& settings, QWidget* window, const QString& file, const QString& modelThere)
{
    if (settings.secondModel() != ModelChoice::Ask)
        return settings.secondModel();
    ChoiceBox box(window, tr("Open Model"), tr("How should %1 be opened?").arg(file));
    box.setInformativeText(
        tr("Add keeps %1. Replace removes %1 from the scene; the new model gets its motion.")
            .arg(modelThere));
    box.add(tr("&Add"), "add", int(ModelChoice::Add));
    box.add(tr("&Replace %1").arg(menuText(modelThere)), "replace", int(ModelChoice::Replace));
    return box.answer(settings, &Settings::setSecondModel);
}

std::optional<MotionChoice> chosenForMotion(
    Settings& settings, QWidget* window, const MotionQuestion& question)
{
    const MotionChoice before = settings.secondMotion();
    if (before == MotionChoice::NewActor ? question.mayBeNewActor : before != MotionChoice::Ask)
        return before;
    ChoiceBox box(window, tr("Open Motion"),
        question.owner.isEmpty()
            ? tr("The camera already has keys. What should happen to the keys of %1?")
                  .arg(question.file)
            : tr("%1 already has keys. What should happen to the keys of %2?")
                  .arg(question.owner, question.file));
    QString more = tr("Replace: the new keys replace %1. Merge: the new keys are added from the "
                      "current frame on and replace keys at the same frames.")
                       .arg(question.there);
    if (question.isThereUnsaved)
        more += u' ' + tr("%1 has changes that are not saved.").arg(question.there);
    box.setInformativeText(more + u' ' + tr("You can undo this."));
    box.add(tr("&Replace"), "replace", int(MotionChoice::Replace));
    box.add(tr("&Merge at %1").arg(question.frame), "merge", int(MotionChoice::Merge));
    if (question.mayBeNewActor)
        box.add(tr("&New Model"), "newActor", int(MotionChoice::NewActor));
    return box.answer(settings, &Settings::setSecondMotion);
}

std::optional<CameraChoice> chosenForCamera(
    Settings& settings, QWidget* window, const QString& file)
{
    if (settings.cameraKeys() != CameraChoice::Ask)
        return settings.cameraKeys();
    ChoiceBox box(window, tr("Open Motion"),
        tr("%1 also contains camera, light or self-shadow keys. Use them in the scene?").arg(file));
    box.setInformativeText(
        tr("The keys also stay in the model's motion, so its file does not change."));
    box.add(tr("&Use Them"), "copy", int(CameraChoice::Copy));
    box.add(tr("&Do Not Use Them"), "leave", int(CameraChoice::Leave));
    return box.answer(settings, &Settings::setCameraKeys);
}

} // namespace odori
