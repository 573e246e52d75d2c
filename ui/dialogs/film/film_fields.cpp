// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_fields.h"

#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/film/film_choices.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace odori {
namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("odori::FilmDialog", source);
}

class TypingEnd : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* field = qobject_cast<QSpinBox*>(watched);
        if (!field || event->type() != QEvent::KeyPress)
            return false;
        const int key = static_cast<QKeyEvent*>(event)->key();
        auto* typed = field->findChild<QLineEdit*>();
        if ((key != Qt::Key_Return && key != Qt::Key_Enter) || !typed || !typed->isModified())
            return false;
        field->interpretText();
        emit field->editingFinished();
        field->selectAll();
        typed->setModified(false);
        return true;
    }
};

} // namespace

void endTypingOnEnter(QDialog& dialog)
{
    auto* end = new TypingEnd(&dialog);
    for (QSpinBox* field : dialog.findChildren<QSpinBox*>())
        field->installEventFilter(end);
}

void chooseItem(QComboBox& box, const QVariant& value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

QComboBox* samplesBox(int chosen)
{
    auto* box = new QComboBox;
    box->setAccessibleName(text(QT_TRANSLATE_NOOP("odori::FilmDialog", "Smooth edges")));
    box->setToolTip(text(QT_TRANSLATE_NOOP(
        "odori::FilmDialog", "Samples of each pixel: more are smoother and slower")));
    box->addItem(text(QT_TRANSLATE_NOOP("odori::FilmDialog", "off")), 1);
    const QString samples = text(QT_TRANSLATE_NOOP("odori::FilmDialog", "%1 samples"));
    for (const int count : {4, 8, 16})
        box->addItem(samples.arg(count), count);
    chooseItem(*box, chosen);
    return box;
}

EncodingFields::EncodingFields(const FilmChoices& choices, QFormLayout& form)
    : m_quality(frameField(0, text(QT_TRANSLATE_NOOP("odori::FilmDialog", "Quality"))))
    , m_effort(new QComboBox)
    , m_qualities(choices.qualities)
{
    m_quality->setToolTip(text(QT_TRANSLATE_NOOP(
        "odori::FilmDialog", "0 is the best; larger numbers make smaller files")));
    form.addRow(
        text(QT_TRANSLATE_NOOP("odori::FilmDialog", "&Quality (0 is the best)")), m_quality);
    m_effort->setAccessibleName(text(QT_TRANSLATE_NOOP("odori::FilmDialog", "Effort")));
    m_effort->setToolTip(text(QT_TRANSLATE_NOOP(
        "odori::FilmDialog", "More effort makes a smaller file of the same quality")));
    const auto add = [&](const char* source, film::EncoderEffort effort) {
        m_effort->addItem(text(source), int(effort));
    };
    add(QT_TRANSLATE_NOOP("odori::FilmDialog", "fast"), film::EncoderEffort::Fast);
    add(QT_TRANSLATE_NOOP("odori::FilmDialog", "medium"), film::EncoderEffort::Medium);
    add(QT_TRANSLATE_NOOP("odori::FilmDialog", "slow, smaller file"), film::EncoderEffort::Slow);
    chooseItem(*m_effort, int(choices.effort));
    form.addRow(text(QT_TRANSLATE_NOOP("odori::FilmDialog", "&Effort")), m_effort);
}

void EncodingFields::show(const FilmKind& kind)
{
    if (!m_codec.isEmpty())
        m_qualities[m_codec] = m_quality->value();
    m_codec = kind.hasQuality() ? kind.id : QString();
    m_quality->setEnabled(kind.hasQuality());
    m_effort->setEnabled(kind.hasQuality());
    if (!kind.hasQuality())
        return;
    m_quality->setMaximum(kind.codec->mostQuality);
    const auto kept = m_qualities.find(kind.id);
    m_quality->setValue(kept == m_qualities.end() ? kind.codec->quality : kept->second);
}

film::EncoderWish EncodingFields::wish() const
{
    film::EncoderWish wish{.effort = film::EncoderEffort(m_effort->currentData().toInt())};
    if (!m_codec.isEmpty())
        wish.quality = m_quality->value();
    return wish;
}

void EncodingFields::storeIn(FilmChoices& choices) const
{
    choices.effort = film::EncoderEffort(m_effort->currentData().toInt());
    choices.qualities = m_qualities;
    if (!m_codec.isEmpty())
        choices.qualities[m_codec] = m_quality->value();
}

} // namespace odori
