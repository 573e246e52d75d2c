// SPDX-License-Identifier: MIT
#include "app/open_choices.h"

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
        auto* tick =
            new QCheckBox(odori::tr("Do this from now on (File ▸ When Opening changes it)"));
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
    ChoiceBox box(window, tr("Open Model"), tr("Where shall %1 go?").arg(file));
    box.setInformativeText(
        tr("Beside the models that are open, or in the place of %1, whose motion it takes over.")
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
            ? tr("The camera has keys already. Where shall those of %1 go?").arg(question.file)
            : tr("%1 has keys already. Where shall those of %2 go?")
                  .arg(question.place, question.file));
    QString more = tr("In the place of %1, or merged into it at the current frame, where keys that "
                      "they land on are replaced.")
                       .arg(question.there);
    if (question.isThereUnsaved)
        more += u' ' + tr("%1 has changes that are not saved.").arg(question.there);
    box.setInformativeText(more + u' ' + tr("Undo takes it back."));
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
        tr("%1 holds camera, light or shadow keys too. Shall the scene use them?").arg(file));
    box.setInformativeText(
        tr("They stay in the model's motion, so that its file is saved as it was."));
    box.add(tr("&Use Them"), "copy", int(CameraChoice::Copy));
    box.add(tr("&Leave Them"), "leave", int(CameraChoice::Leave));
    return choiceOf<CameraChoice>(box.askOnce(cameraKey));
}

} // namespace odori
