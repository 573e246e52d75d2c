// SPDX-License-Identifier: MIT
#include "ui/panels/key/key_panel.h"

#include "libmmd/scene/edits/keys/move.h"
#include "libmmd/text/cp932.h"
#include "ui/document/document.h"
#include "ui/document/key_commands.h"
#include "ui/document/locks/unlocked_keys.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/document/registering.h"
#include "ui/document/shown_tracks.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/elided_label.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/switch_field.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/key/scene_key_rows.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr std::size_t mostNames = 20;

/// The name for users: the full name in the model, or the track's name.
QString titleOf(const mmd::Actor& actor, const mmd::TrackId& track)
{
    if (actor.model && track.kind == mmd::TrackKind::Bone) {
        const auto bones = actor.model->bonesOfTrack(track.name);
        if (!bones.empty())
            return shownName(actor.model->data.bones[std::size_t(bones.front())].name.utf8);
    } else if (actor.model && track.kind == mmd::TrackKind::Morph) {
        const auto morphs = actor.model->morphsOfTrack(track.name);
        if (!morphs.empty())
            return shownName(actor.model->data.morphs[std::size_t(morphs.front())].name.utf8);
    }
    return shownName(mmd::decodeCp932(track.name));
}

/// Why the number of the selected bones cannot be edited, or only be set to 0.
QString forbiddenTip(mmd::KeyNumber number, bool isZero)
{
    const QString why = isPosition(number) ? KeyPanel::tr("The selected bones cannot move.")
                                           : KeyPanel::tr("The selected bones cannot rotate.");
    return plainToolTip(isZero ? why : why + u' ' + KeyPanel::tr("Type 0 to remove this number."));
}

/// What Register registers while the camera is active and no key is selected; nothing otherwise.
Registering sceneTracksHere(const Document& document)
{
    const bool isScene = document.scene().active == mmd::sceneActor;
    return isScene && document.selection().keys.empty() ? registeringNow(document) : Registering();
}

} // namespace

KeyPanel::KeyPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PanelHeader(tr("Key"), this))
    , m_state(new ElidedLabel(m_header))
    , m_scroll(new QScrollArea(this))
    , m_register(new QPushButton) // after the fields, also in the Tab order
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_state->setObjectName(QStringLiteral("state"));
    m_header->addWidget(m_state, 1);
    m_state->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* contents = new QWidget(m_scroll->viewport());
    auto* form = new QGridLayout(contents);
    form->setContentsMargins(10, 8, 10, 8);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(5);
    form->setColumnStretch(1, 1);
    createRows(contents, form);
    m_scroll->setWidget(contents);
    m_scroll->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    m_scroll->setMinimumWidth(
        contents->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_register->setObjectName(QStringLiteral("register"));
    m_register->setAutoDefault(false);
    m_register->setFocusPolicy(Qt::TabFocus); // not by a click, so that Enter acts as before
    connect(m_register, &QPushButton::clicked, this, &KeyPanel::registerKeys);

    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(10, 4, 10, 10);
    bottom->addWidget(m_register);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(bottom);

    connect(&document, &Document::changed, this, &KeyPanel::refresh);
    connect(&document, &Document::selectionChanged, this, &KeyPanel::refresh);
    connect(&document, &Document::currentFrameChanged, this, &KeyPanel::refresh);
    connect(&document.shownTracks(), &ShownTracks::changed, this, &KeyPanel::showKeys);
    followTheme(*this, [this] { refresh(); });
    showSummary();
}

void KeyPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showSummary();
}

void KeyPanel::refresh()
{
    if (isVisible())
        showSummary();
}

void KeyPanel::showSummary()
{
    const mmd::Selection& selection = m_document.selection();
    const KeySummary summary = summaryOf(m_document.target(), m_document.currentFrame());
    m_sceneRows->showKeys(selection);
    m_pose->setVisible(summary.keyCount > 0 || (m_document.actor() && !m_sceneRows->hasKeys()));
    const Registering here = sceneTracksHere(m_document);
    showNames(summary, here);
    showNumbers(summary);
    showFrame(summary, here);
    showState(summary, here);
    const bool isKey = summary.target == mmd::PoseTarget::Keys;
    m_physics->setEnabled(isKey && summary.physics.count > 0);
    m_physics->setState(
        summary.physics.isOne() ? std::optional(summary.physics.value) : std::nullopt);
    for (std::size_t channel = 0; channel < m_curves.size(); ++channel)
        m_curves[channel].show(summary.curves[channel], isKey);
    showRegister();
}

void KeyPanel::showNumbers(const KeySummary& summary)
{
    for (std::size_t number = 0; number < poseNumberCount; ++number) {
        const Shared<double>& shared = summary.shared.numbers[number];
        const bool isWeight = mmd::KeyNumber(number) == mmd::KeyNumber::Weight;
        const bool isShown =
            isWeight ? summary.morphCount > 0 : summary.boneCount > 0 || summary.morphCount == 0;
        NumberField* field = m_numbers[number];
        field->setVisible(isShown);
        m_labels[number]->setVisible(isShown);
        const bool isForbidden = summary.isForbidden(mmd::KeyNumber(number));
        const bool isZero = shared.isOne() && shared.value == 0.0;
        field->setEnabled(shared.count > 0 && !(isForbidden && isZero));
        field->setToolTip(isForbidden ? forbiddenTip(mmd::KeyNumber(number), isZero) : QString());
        field->setDraft(summary.draftCount > 0);
        if (shared.isOne())
            field->setValue(shared.value);
        else if (shared.isMixed)
            field->setMixed();
        else
            field->setNothing();
    }
}

void KeyPanel::showFrame(const KeySummary& summary, const Registering& here)
{
    Shared<std::uint32_t> frame = summary.shared.frame;
    if (here.count() > 0)
        frame.add(m_document.currentKeyFrame());
    for (const Shared<std::uint32_t>& other : m_sceneRows->frames()) {
        if (other.count > 0)
            frame.add(other.value);
        frame.isMixed = frame.isMixed || other.isMixed;
    }
    m_frame->setEnabled(frame.count > 0);
    if (frame.isOne())
        m_frame->setValue(frame.value);
    else if (frame.isMixed)
        m_frame->setMixed();
    else
        m_frame->setNothing();
    m_frame->setReadOnly(frame.isMixed);
}

void KeyPanel::showNames(const KeySummary& summary, const Registering& here)
{
    const mmd::Actor* actor = m_document.actor();
    QStringList names;
    for (std::size_t at = 0; actor && at < std::min(summary.tracks.size(), mostNames); ++at)
        names.append(titleOf(*actor, summary.tracks[at]));
    for (const mmd::TrackKind kind : m_sceneRows->kinds())
        names.append(DopeRowsModel::nameOf({kind, {}}));
    for (const mmd::TrackId& track : here.tracks)
        names.append(DopeRowsModel::nameOf(track));
    if (summary.tracks.size() > mostNames)
        names.append(QStringLiteral("…"));
    const QString text = listedNames(names);
    m_names->setTextFormat(Qt::PlainText);
    m_names->setToolTip(plainToolTip(text));
    m_names->setText(m_names->fontMetrics().elidedText(
        text.isEmpty() ? QStringLiteral("—") : text, Qt::ElideRight, m_names->width()));
    m_nameLabel->setText(m_sceneRows->hasKeys() || here.count() > 0         ? tr("Tracks")
                         : summary.boneCount == 0 && summary.morphCount > 0 ? tr("Morph")
                         : summary.tracks.size() > 1                        ? tr("Bones")
                                                                            : tr("Bone"));
}

/// Shows which keys are edited; returns false if there are none.
bool KeyPanel::showKeys()
{
    const KeyHeading heading = headingOfKeys(m_document);
    if (heading.text.isEmpty())
        return false;
    const Theme& theme = themeOf(palette());
    m_state->setColour(heading.isAway ? theme.selectedKey : theme.dim);
    m_state->setText(heading.text);
    m_state->setShorter(heading.shorter);
    return true;
}

void KeyPanel::showState(const KeySummary& summary, const Registering& here)
{
    if (showKeys())
        return;
    const Theme& theme = themeOf(palette());
    const bool isDraft = summary.draftCount > 0 || here.drafts > 0;
    const bool isHere = here.count() > 0 || summary.target == mmd::PoseTarget::Drafts;
    m_state->setColour(isDraft ? theme.draft : theme.dim);
    m_state->setText(isDraft ? tr("draft") : isHere ? tr("at the current frame") : QString());
}

void KeyPanel::showRegister()
{
    const Registering now = registeringNow(m_document);
    m_register->setEnabled(now.count() > 0);
    m_register->setDefault(m_register->isEnabled()); // for the accent colour
    const QString text =
        now.count() > 0 ? tr("Register %n key(s)", nullptr, now.count()) : tr("Register");
    m_register->setText(
        m_registerKey.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, m_registerKey));
    m_register->setToolTip(plainToolTip(registeringTip(m_document, now)));
}

void KeyPanel::setRegisterKey(const QString& key)
{
    m_registerKey = key;
    showRegister();
}

void KeyPanel::registerKeys()
{
    NumberField::commitFocused();
    registerPose(m_document);
}

void KeyPanel::moveTo(std::uint32_t frame)
{
    if (m_document.selection().keys.empty()) {
        m_document.setCurrentFrame(frame);
        return;
    }
    const auto delta = std::int64_t(frame) - std::int64_t(m_frame->value());
    const std::size_t keys = keyCountOf(m_document.target());
    const UnlockedKeys unlocked(m_document, m_document.selection());
    m_document.apply(unlocked.withLocked(mmd::moveKeys(unlocked.target(m_document.scene()), delta)),
        tr("Move Keys"));
    sayReplaced(m_document, keys);
    unlocked.say(m_document);
    showSummary();
}

} // namespace odori
