// SPDX-License-Identifier: MIT
// The rows of the key panel, and their edits of the document.
#include "libmmd/scene/edits/values/curves.h"
#include "libmmd/scene/edits/values/number_edits.h"
#include "libmmd/scene/posed_keys.h"
#include "ui/document/bones/bone_lists.h"
#include "ui/document/document.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/shown_tracks.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/key/scene_key_rows.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>
#include <limits>

namespace odori {
namespace {

constexpr int sectionGap = 8;

void addGap(QGridLayout* form)
{
    form->setRowMinimumHeight(form->rowCount(), sectionGap);
}

QLabel* dimLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

void KeyPanel::createRows(QWidget* contents, QGridLayout* form)
{
    m_nameLabel = dimLabel(tr("Bone"), contents);
    m_names = new QLabel(contents);
    m_names->setObjectName(QStringLiteral("names"));
    m_names->setTextFormat(Qt::PlainText);
    m_names->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_names->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    form->addWidget(m_nameLabel, 0, 0);
    form->addWidget(m_names, 0, 1);

    m_frame = new NumberField(contents);
    m_frame->setObjectName(QStringLiteral("frame"));
    m_frame->setAccessibleName(tr("Frame"));
    m_frame->setDecimals(0);
    m_frame->setRange(0, double(std::numeric_limits<std::uint32_t>::max()));
    form->addWidget(dimLabel(tr("Frame"), contents), 1, 0);
    form->addWidget(m_frame, 1, 1, Qt::AlignRight);
    connect(m_frame, &NumberField::edited, this,
        [this](double frame) { moveTo(std::uint32_t(frame)); });
    connect(m_frame, &NumberField::limited, &m_document, &Document::say);

    m_pose = new QWidget(contents);
    auto* pose = new QGridLayout(m_pose);
    pose->setContentsMargins(0, 0, 0, 0);
    pose->setHorizontalSpacing(8);
    pose->setVerticalSpacing(5);
    pose->setColumnStretch(1, 1);
    createPose(pose);
    form->addWidget(m_pose, form->rowCount(), 0, 1, 2);
    m_sceneRows = new SceneKeyRows(m_document, contents);
    form->addWidget(m_sceneRows, form->rowCount(), 0, 1, 2);
    form->setRowStretch(form->rowCount(), 1);
}

void KeyPanel::createPose(QGridLayout* form)
{
    const QString names[] = {tr("Position X"), tr("Position Y"), tr("Position Z"), tr("Rotation X"),
        tr("Rotation Y"), tr("Rotation Z"), tr("Weight")};
    for (std::size_t number = 0; number < poseNumberCount; ++number)
        createNumber(m_pose, form, mmd::KeyNumber(number), names[number]);

    m_physics = new SwitchField(m_pose);
    m_physics->setObjectName(QStringLiteral("physics"));
    m_physics->setAccessibleName(tr("Physics"));
    const int row = form->rowCount();
    form->addWidget(dimLabel(tr("Physics"), m_pose), row, 0);
    form->addWidget(m_physics, row, 1, Qt::AlignRight);
    connect(m_physics, &SwitchField::wanted, this, [this](bool on) {
        editKeys(m_document, on ? tr("Physics On") : tr("Physics Off"),
            [on](const mmd::EditTarget& target) { return mmd::setPhysics(target, on); });
    });
    addGap(form);
    const QString curves[] = {tr("Curve X"), tr("Curve Y"), tr("Curve Z"), tr("Curve R")};
    for (std::size_t channel = 0; channel < m_curves.size(); ++channel)
        m_curves[channel].create(
            form, m_document, {mmd::TrackKind::Bone, channel, curves[channel]}, m_pose);
}

void KeyPanel::createNumber(
    QWidget* contents, QGridLayout* form, mmd::KeyNumber number, const QString& name)
{
    auto* field = new NumberField(contents);
    field->setObjectName(name);
    field->setAccessibleName(name);
    field->setRest(0.0);
    if (isRotation(number)) {
        field->setDecimals(2);
        field->setSuffix(QStringLiteral("°"));
        field->setStep(1.0);
    } else {
        field->setStep(number == mmd::KeyNumber::Weight ? 0.01 : 0.1);
    }
    const auto at = std::size_t(number);
    m_numbers[at] = field;
    m_labels[at] = new DragLabel(name, field, contents);
    const int row = form->rowCount();
    form->addWidget(m_labels[at], row, 0);
    form->addWidget(field, row, 1, Qt::AlignRight);
    connectNumber(field, number);
}

/// Says which bones kept the number: locked bones, if it is of a pose and not of keys, and those
/// whose flags forbid it.
void KeyPanel::sayUnchanged(mmd::KeyNumber number)
{
    const KeySummary summary = summaryOf(m_document.target(), m_document.currentFrame());
    const auto forbidden = int(
        std::count_if(summary.tracks.begin(), summary.tracks.end(), [&](const mmd::TrackId& track) {
            return !m_document.shownTracks().isLocked(track) && // that is said already
                   !mmd::allowsNumber(*m_document.actor(), track, number);
        }));
    const Shared<double>& shared = summary.shared.of(number);
    if (forbidden > 0 && !(shared.isOne() && shared.value == 0.0))
        m_document.say(
            isPosition(number)
                ? tr("%n bone(s) cannot move and kept their position.", nullptr, forbidden)
                : tr("%n bone(s) cannot rotate and kept their rotation.", nullptr, forbidden));
    else if (m_document.selection().keys.empty())
        sayLockedBones(m_document, m_document.selection().tracks);
    showSummary(); // the numbers of what stayed
}

mmd::ScenePatch KeyPanel::numberPatch(const mmd::EditTarget& target, mmd::KeyNumber number,
    const std::function<double(double)>& change) const
{
    return mmd::changePoseNumbers(
        target, m_document.currentKeyFrame(), {number, change}, m_document.isAutoKey());
}

void KeyPanel::connectNumber(NumberField* field, mmd::KeyNumber number)
{
    const QString text = tr("Change %1").arg(field->accessibleName());
    connect(field, &NumberField::adjustStarted, this, [this] { m_document.beginGesture(); });
    connect(field, &NumberField::adjustFinished, this, [this, text, number] {
        endKeysGesture(m_document, text);
        sayUnchanged(number);
    });
    connect(field, &NumberField::adjustCancelled, this, [this] { m_document.cancelGesture(); });
    connect(field, &NumberField::edited, this, [this, text, number](double value) {
        editKeys(m_document, text, [this, number, value](const mmd::EditTarget& target) {
            return numberPatch(target, number, [value](double) { return value; });
        });
        sayUnchanged(number);
    });
    connect(field, &NumberField::adjusted, this, [this, number](double delta) {
        previewKeys(m_document, [this, number, delta](const mmd::EditTarget& target) {
            return numberPatch(target, number, [delta](double start) { return start + delta; });
        });
    });
}

} // namespace odori
