// SPDX-License-Identifier: MIT
#include "ui/panels/ik_switches.h"

#include "ui/fields/switch_field.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

namespace odori {

IkSwitches::IkSwitches(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void IkSwitches::setModel(std::shared_ptr<const mmd::Model> model)
{
    if (model == m_model)
        return;
    m_model = std::move(model);
    delete m_contents;
    m_contents = nullptr;
    m_rows.clear();
    if (!m_model)
        return;
    m_contents = new QWidget(this);
    auto* form = new QGridLayout(m_contents);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(m_isReadOnly ? 1 : 5);
    form->setColumnStretch(0, 1);
    for (const mmd::RigIkChain& chain : m_model->rig.chains) {
        const auto& bone = m_model->data.bones[std::size_t(chain.goal)];
        const QString name = shownName(bone.name.utf8);
        auto* label = new QLabel(name, m_contents);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setTextFormat(Qt::PlainText);
        auto* field = new SwitchField(m_contents);
        field->setAccessibleName(tr("IK of %1").arg(name));
        const int row = form->rowCount();
        form->addWidget(label, row, 0);
        form->addWidget(field, row, 1, Qt::AlignRight);
        const QByteArray key = QByteArray::fromStdString(chain.goalName);
        connect(field, &SwitchField::wanted, this, [this, key](bool on) { emit wanted(key, on); });
        m_rows.push_back({chain.goalName, field});
    }
    layout()->addWidget(m_contents);
    updateTabOrder();
    setReadOnly(m_isReadOnly);
}

/// Qt puts new fields at the end of the window's Tab order; this moves them after the previous
/// widget.
void IkSwitches::updateTabOrder()
{
    QWidget* before = previousInFocusChain();
    while (before != this && (isAncestorOf(before) || !(before->focusPolicy() & Qt::TabFocus)))
        before = before->previousInFocusChain();
    for (const Row& row : m_rows) {
        if (before != this && before->window() == window())
            setTabOrder(before, row.field);
        before = row.field;
    }
}

void IkSwitches::showStates(
    const std::function<Shared<bool>(std::string_view name)>& stateOf, bool isDraft)
{
    for (const Row& row : m_rows) {
        const Shared<bool> cell = stateOf(row.name);
        row.field->setEnabled(cell.count > 0);
        row.field->setDraft(isDraft);
        row.field->setState(cell.isOne() ? std::optional(cell.value) : std::nullopt);
    }
}

void IkSwitches::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    for (const Row& row : m_rows)
        row.field->setReadOnly(readOnly);
}

SwitchField* IkSwitches::field(std::string_view name) const
{
    for (const Row& row : m_rows)
        if (row.name == name)
            return row.field;
    return nullptr;
}

} // namespace odori
