// SPDX-License-Identifier: MIT
#include "ui/panels/key/scene_key_rows.h"

#include "libmmd/motion/names.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "libmmd/scene/keyed_value.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/fields/number_field.h"
#include "ui/panels/ik_switches.h"
#include "ui/panels/value_section.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

using CurveNumbers = std::array<std::array<Shared<int>, 4>, mmd::cameraChannelCount>;

CurveNumbers curveNumbers(const mmd::Motion& motion, const mmd::Selection& selection)
{
    CurveNumbers numbers;
    for (const std::uint32_t frame : selection.framesOf({mmd::TrackKind::Camera, {}})) {
        const auto index = motion.camera ? motion.camera->find(frame) : std::nullopt;
        if (!index)
            continue;
        const auto curves = mmd::curvesOf(motion.camera->values()[*index].interpolation);
        for (std::size_t channel = 0; channel < curves.size(); ++channel) {
            const int each[] = {
                curves[channel].x1, curves[channel].y1, curves[channel].x2, curves[channel].y2};
            for (std::size_t at = 0; at < 4; ++at)
                numbers[channel][at].add(each[at]);
        }
    }
    return numbers;
}

} // namespace

SceneKeyRows::SceneKeyRows(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    using enum mmd::TrackKind;
    for (const mmd::TrackKind kind : {Camera, Light, Shadow, ShowIk})
        addSection(kind);
    m_switches = new IkSwitches(this); // after the sections, also in the Tab order
    m_switches->setReadOnly(true);
    layout->addWidget(m_switches);
    connect(m_switches, &IkSwitches::wanted, this, [this](const QByteArray& name, bool on) {
        editKeys(m_document, on ? tr("IK on") : tr("IK off"),
            [&](const auto& target) { return mmd::changeSwitch(target, name.toStdString(), on); });
    });
}

void SceneKeyRows::addSection(mmd::TrackKind kind)
{
    Section section{kind};
    section.box = new QWidget(this);
    auto* box = new QVBoxLayout(section.box);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(5);
    section.title = new QLabel(DopeRowsModel::nameOf({kind, {}}), section.box);
    QFont bold = section.title->font();
    bold.setBold(true);
    section.title->setFont(bold);
    box->addWidget(section.title);
    section.form = new CellForm(kind, panelNumbers(kind), section.box);
    box->addWidget(section.form);
    if (kind == mmd::TrackKind::Camera)
        addCurves(section.box);
    connectForm(section.form);
    layout()->addWidget(section.box);
    m_sections.push_back(section);
}

void SceneKeyRows::addCurves(QWidget* box)
{
    auto* rows = new QWidget(box);
    auto* form = new QGridLayout(rows);
    form->setContentsMargins(0, 4, 0, 0);
    form->setVerticalSpacing(5);
    form->setColumnStretch(1, 1);
    const QString names[] = {
        tr("Curve X"), tr("Curve Y"), tr("Curve Z"), tr("Curve R"), tr("Distance"), tr("FOV")};
    for (std::size_t channel = 0; channel < m_curves.size(); ++channel)
        m_curves[channel].create(
            form, m_document, {mmd::TrackKind::Camera, channel, names[channel]}, rows);
    box->layout()->addWidget(rows);
}

void SceneKeyRows::connectForm(CellForm* form)
{
    const auto text = [form](mmd::KeyNumber number) {
        return tr("Change %1").arg(CellForm::titleOf(form->kind(), number));
    };
    connect(
        form, &CellForm::edited, this, [this, form, text](mmd::KeyNumber number, double wanted) {
            editKeys(m_document, text(number), [form, number, wanted](const auto& target) {
                return mmd::changeNumbers(
                    target, form->kind(), {number, [wanted](double) { return wanted; }});
            });
        });
    connect(form, &CellForm::limited, &m_document, &Document::say);
    connect(form, &CellForm::adjustStarted, this, [this] { m_document.beginGesture(); });
    connect(form, &CellForm::adjusted, this, [this, form](mmd::KeyNumber number, double delta) {
        const NumberField* field = form->field(number);
        previewKeys(m_document, [form, field, number, delta](const auto& target) {
            return mmd::changeNumbers(target, form->kind(),
                {number, [field, delta](double start) { return field->clamped(start + delta); }});
        });
    });
    connect(form, &CellForm::adjustFinished, this,
        [this, text](mmd::KeyNumber number) { endKeysGesture(m_document, text(number)); });
    connect(form, &CellForm::adjustCancelled, this, [this] { m_document.cancelGesture(); });
}

CellForm& SceneKeyRows::form(mmd::TrackKind kind)
{
    const auto at = std::find_if(m_sections.begin(), m_sections.end(),
        [&](const Section& section) { return section.kind == kind; });
    return *at->form;
}

std::vector<mmd::TrackKind> SceneKeyRows::kinds() const
{
    std::vector<mmd::TrackKind> kinds;
    for (std::size_t at = 0; at < m_frames.size(); ++at)
        if (m_frames[at].count > 0)
            kinds.push_back(m_sections[at].kind);
    return kinds;
}

void SceneKeyRows::showKeys(const mmd::Selection& selection)
{
    static const mmd::Motion none;
    const mmd::Motion* found = mmd::findMotion(m_document.scene(), m_document.scene().active);
    const mmd::Motion& motion = found ? *found : none;
    m_frames.clear();
    m_keyCount = 0;
    for (const Section& section : m_sections) {
        const SharedNumbers shown = sharedNumbers(motion, selection, section.kind);
        m_frames.push_back(shown.frame);
        m_keyCount += shown.frame.count;
        section.box->setVisible(shown.frame.count > 0);
        if (shown.frame.count > 0)
            section.form->showNumbers(shown, false);
    }
    const auto shown = kinds();
    for (const Section& section : m_sections)
        section.title->setVisible(shown.size() > 1);
    if (std::find(shown.begin(), shown.end(), mmd::TrackKind::Camera) != shown.end())
        showCurves(motion, selection);
    showSwitches(motion, selection, m_frames.back().count > 0);
}

void SceneKeyRows::showCurves(const mmd::Motion& motion, const mmd::Selection& selection)
{
    const CurveNumbers numbers = curveNumbers(motion, selection);
    for (std::size_t channel = 0; channel < m_curves.size(); ++channel)
        m_curves[channel].show(numbers[channel], true);
}

void SceneKeyRows::showSwitches(
    const mmd::Motion& motion, const mmd::Selection& selection, bool areKeys)
{
    const mmd::Actor* actor = m_document.actor();
    m_switches->setModel(actor ? actor->model : nullptr);
    m_switches->setVisible(!m_switches->isEmpty() && (areKeys || !hasKeys()));
    m_switches->setReadOnly(!areKeys);
    if (m_switches->isEmpty() || !actor)
        return;
    const mmd::DraftValue here = mmd::keyedValue(
        m_document.scene(), actor->id, {mmd::TrackKind::ShowIk, {}}, m_document.currentFrame());
    m_switches->showStates(
        [&](std::string_view name) {
            if (areKeys)
                return sharedSwitch(motion, selection, name);
            Shared<bool> on;
            on.add(mmd::isIkOn(std::get<mmd::ShowIkValue>(here), name));
            return on;
        },
        false);
}

} // namespace odori
