// SPDX-License-Identifier: MIT
#include "ui/panels/show_ik_rows.h"

#include "libmmd/motion/sampling.h"
#include "libmmd/text/cp932.h"
#include "ui/document/document.h"
#include "ui/fields/switch_field.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace odori {
namespace {

constexpr std::size_t nameSize = 19; // MMD matches IK bones by so many bytes

std::string nameOf(const mmd::IkSwitch& each)
{
    const auto end = std::find(each.name.begin(), each.name.begin() + nameSize, '\0');
    return std::string(each.name.begin(), end);
}

} // namespace

ShowIkRows::ShowIkRows(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    connect(&document, &Document::changed, this, [this](const Change&) {
        followModel();
        showSwitches();
    });
    connect(&document, &Document::currentFrameChanged, this, &ShowIkRows::showSwitches);
    followModel();
}

SwitchField* ShowIkRows::addRow(const QString& name)
{
    auto* label = new QLabel(name, m_contents);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setTextFormat(Qt::PlainText);
    auto* field = new SwitchField(m_contents);
    field->setReadOnly(true);
    const int row = m_form->rowCount();
    m_form->addWidget(label, row, 0);
    m_form->addWidget(field, row, 1, Qt::AlignRight);
    return field;
}

void ShowIkRows::followModel()
{
    const mmd::Actor* actor = m_document.actor();
    const auto model = actor ? actor->model : nullptr;
    if (m_contents && model == m_model)
        return;
    m_model = model;
    delete m_contents;
    m_contents = new QWidget(this);
    m_form = new QGridLayout(m_contents);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setVerticalSpacing(1);
    m_form->setColumnStretch(0, 1);
    m_rows.clear();
    layout()->addWidget(m_contents);
    m_contents->setVisible(bool(m_model));
    m_show = nullptr;
    if (!m_model)
        return;
    m_show = addRow(tr("Show model"));
    for (const mmd::pmx::Bone& bone : m_model->data.bones) {
        if (!(bone.flags & mmd::pmx::boneFlag::ik))
            continue;
        std::string name = mmd::encodeCp932(bone.name.utf8).bytes;
        name.resize(std::min(name.size(), nameSize));
        m_rows.push_back({std::move(name), addRow(QString::fromStdString(bone.name.utf8))});
    }
    showSwitches();
}

void ShowIkRows::showSwitches()
{
    const mmd::Actor* actor = m_document.actor();
    if (!isVisible() || !actor || !m_show)
        return;
    const mmd::ShowIkValue* value =
        actor->motion.showIk ? mmd::sampleShowIk(*actor->motion.showIk, m_document.currentFrame())
                             : nullptr;
    m_show->setState(!value || value->show != 0);
    for (const Row& row : m_rows) {
        bool isOn = true;
        if (value)
            for (const mmd::IkSwitch& each : value->switches)
                if (nameOf(each) == row.name)
                    isOn = each.on != 0;
        row.field->setState(isOn);
    }
}

void ShowIkRows::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showSwitches();
}

} // namespace odori
