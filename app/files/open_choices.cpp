// SPDX-License-Identifier: MIT
#include "app/files/open_choices.h"

#include "ui/dialogs/plain_box.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <vector>

namespace odori {
namespace {

constexpr QLatin1String modelKey("open/secondModel");
constexpr QLatin1String motionKey("open/secondMotion");
constexpr QLatin1String cameraKey("open/cameraKeys");

QString tr(const char* text)
{
    return QCoreApplication::translate("odori", text);
}

template <class Choice>
Choice stored(QLatin1String key, Choice last)
{
    return Choice(std::clamp(QSettings().value(key, 0).toInt(), 0, int(last)));
}

/// A question with a button for each answer and a tick to be asked no more.
class ChoiceBox : public PlainBox {
public:
    ChoiceBox(QWidget* window, const QString& title, const QString& text)
        : PlainBox(Question, title, text, Cancel, window)
    {
        setObjectName(QStringLiteral("choiceBox"));
        auto* tick = new QCheckBox(odori::tr("Always do this (change it in File ▸ When Opening)"));
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

    std::optional<int> askOnce(QLatin1String key)
    {
        exec();
        for (const auto& [button, choice] : m_buttons)
            if (clickedButton() == button) {
                if (checkBox()->isChecked())
                    QSettings().setValue(key, choice);
                return choice;
            }
        return std::nullopt;
    }

private:
    std::vector<std::pair<QAbstractButton*, int>> m_buttons;
};

template <class Choice>
std::optional<Choice> choiceOf(std::optional<int> answer)
{
    return answer ? std::optional(Choice(*answer)) : std::nullopt;
}

} // namespace

ModelChoice OpenChoices::model()
{
    return stored(modelKey, ModelChoice::Replace);
}

MotionChoice OpenChoices::motion()
{
    return stored(motionKey, MotionChoice::NewActor);
}

CameraChoice OpenChoices::camera()
{
    return stored(cameraKey, CameraChoice::Leave);
}

void OpenChoices::setModel(ModelChoice choice)
{
    QSettings().setValue(modelKey, int(choice));
}

void OpenChoices::setMotion(MotionChoice choice)
{
    QSettings().setValue(motionKey, int(choice));
}

void OpenChoices::setCamera(CameraChoice choice)
{
    QSettings().setValue(cameraKey, int(choice));
}

std::optional<ModelChoice> chosenForModel(
    QWidget* window, const QString& file, const QString& modelThere)
{
    if (OpenChoices::model() != ModelChoice::Ask)
        return OpenChoices::model();
    ChoiceBox box(window, tr("Open Model"), tr("How should %1 be opened?").arg(file));
    box.setInformativeText(
        tr("It can be added to the scene, or replace %1 and take over its motion.")
            .arg(modelThere));
    box.add(tr("&Add"), "add", int(ModelChoice::Add));
    box.add(tr("&Replace %1").arg(menuText(modelThere)), "replace", int(ModelChoice::Replace));
    return choiceOf<ModelChoice>(box.askOnce(modelKey));
}

std::optional<MotionChoice> chosenForMotion(QWidget* window, const MotionQuestion& question)
{
    const MotionChoice before = OpenChoices::motion();
    if (before == MotionChoice::NewActor ? question.mayBeNewActor : before != MotionChoice::Ask)
        return before;
    ChoiceBox box(window, tr("Open Motion"),
        question.place.isEmpty()
            ? tr("The camera has keys already. What should happen to the keys of %1?")
                  .arg(question.file)
            : tr("%1 has keys already. What should happen to the keys of %2?")
                  .arg(question.place, question.file));
    QString more = tr("They can replace %1, or be merged into it at the current frame, where they "
                      "replace keys at the same frames.")
                       .arg(question.there);
    if (question.isThereUnsaved)
        more += u' ' + tr("%1 has changes that are not saved.").arg(question.there);
    box.setInformativeText(more + u' ' + tr("You can undo this."));
    box.add(tr("&Replace"), "replace", int(MotionChoice::Replace));
    box.add(tr("&Merge at %1").arg(question.frame), "merge", int(MotionChoice::Merge));
    if (question.mayBeNewActor)
        box.add(tr("&New Model"), "newActor", int(MotionChoice::NewActor));
    return choiceOf<MotionChoice>(box.askOnce(motionKey));
}

std::optional<CameraChoice> chosenForCamera(QWidget* window, const QString& file)
{
    if (OpenChoices::camera() != CameraChoice::Ask)
        return OpenChoices::camera();
    ChoiceBox box(window, tr("Open Motion"),
        tr("%1 also contains camera, light or self-shadow keys. Use them in the scene?").arg(file));
    box.setInformativeText(
        tr("In any case they stay in the model's motion, so that its file is saved as it was."));
    box.add(tr("&Use Them"), "copy", int(CameraChoice::Copy));
    box.add(tr("&Do Not Use Them"), "leave", int(CameraChoice::Leave));
    return choiceOf<CameraChoice>(box.askOnce(cameraKey));
}

} // namespace odori
