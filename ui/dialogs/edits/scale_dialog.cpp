// SPDX-License-Identifier: MIT
#include "ui/dialogs/edits/scale_dialog.h"

#include "libmmd/base/frame_rate.h"
#include "libmmd/scene/edits/time/columns.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/marks_box.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

QString seconds(double frames)
{
    return ScaleDialog::tr("%1 s").arg(frames / mmd::framesPerSecond, 0, 'f', 2);
}

} // namespace

ScaleDialog::ScaleDialog(
    Document& document, EditRows rows, const mmd::FrameSpan& span, Choice& choice, QWidget* parent)
    : EditDialog(document, tr("Scale a Range"), parent)
    , m_choice(choice)
    , m_first(frameField(span.first, tr("First frame")))
    , m_last(frameField(span.last, tr("Last frame")))
    , m_factor(numberField(choice.factor,
          {.least = 0.0, .most = 1000.0, .step = 0.1, .suffix = tr(" ×")}, tr("Factor")))
    , m_length(frameField(0, tr("New length in frames")))
    , m_rows(new RowBox(std::move(rows), choice.rows))
    , m_marks(new MarksBox(*m_rows, choice.marks))
{
    addPair(form(), tr("&Frames"), m_first, tr("to"), m_last);
    form().addRow(tr("F&actor"), m_factor);
    form().addRow(tr("New &length in frames"), m_length);
    form().addRow(tr("&Rows"), m_rows);
    form().addRow(m_marks);
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &ScaleDialog::applyRange);
    connect(m_factor, &QDoubleSpinBox::valueChanged, this, &ScaleDialog::applyFactor);
    connect(m_length, &QSpinBox::valueChanged, this, &ScaleDialog::applyLength);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ScaleDialog::preview);
    connect(m_marks, &MarksBox::toggled, this, &ScaleDialog::preview);
    applyRange();
    finish(tr("Scale"));
    m_factor->setFocus();
    m_factor->selectAll();
}

std::uint32_t ScaleDialog::length() const
{
    const std::uint32_t first = frameOf(m_first);
    return std::max(frameOf(m_last), first) - first;
}

void ScaleDialog::applyRange()
{
    m_factor->setEnabled(length() > 0);
    applyFactor();
}

void ScaleDialog::applyFactor()
{
    if (length() > 0) {
        const QSignalBlocker blocker(m_length);
        const double most = std::numeric_limits<int>::max() - double(frameOf(m_first));
        m_length->setValue(int(std::min(std::round(length() * m_factor->value()), most)));
    }
    preview();
}

void ScaleDialog::applyLength()
{
    if (length() > 0) {
        const QSignalBlocker blocker(m_factor);
        m_factor->setValue(m_length->value() / double(length()));
    }
    preview();
}

mmd::ScenePatch ScaleDialog::patch(const mmd::EditTarget& target) const
{
    return mmd::scaleRange(target, m_rows->tracks(),
        {frameOf(m_first), frameOf(m_last), frameOf(m_first) + frameOf(m_length)},
        m_marks->marks());
}

QString ScaleDialog::undoText() const
{
    return tr("Scale Range");
}

QString ScaleDialog::summary() const
{
    if (m_last->value() < m_first->value())
        return tr("The last frame is before the first frame. Nothing will change.");
    const qint64 shift = qint64(m_length->value()) - length();
    const QString lengths =
        tr("The range is scaled from %1 to %2.").arg(seconds(length()), seconds(m_length->value()));
    if (shift == 0)
        return lengths;
    return lengths + u'\n' +
           (shift > 0 ? tr("Later keys move %n frame(s) later.", nullptr, int(shift))
                      : tr("Later keys move %n frame(s) earlier.", nullptr, int(-shift)));
}

void ScaleDialog::accept()
{
    m_choice = {m_factor->value(), m_rows->scope()};
    EditDialog::accept();
}

} // namespace odori
