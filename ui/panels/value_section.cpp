// SPDX-License-Identifier: MIT
#include "ui/panels/value_section.h"

#include "libmmd/motion/names.h"
#include "libmmd/scene/draft_numbers.h"
#include "ui/fields/number_field.h"
#include "ui/messages/track_names.h"
#include "ui/panels/ik_switches.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

/// `value` with another number; unchanged if it cannot hold that number.
mmd::DraftValue withNumber(mmd::DraftValue value, mmd::KeyNumber number, double wanted)
{
    (void)setNumber(value, number, wanted);
    return value;
}

} // namespace

std::vector<mmd::KeyNumber> panelNumbers(mmd::TrackKind kind)
{
    using enum mmd::KeyNumber;
    switch (kind) {
    case mmd::TrackKind::Camera:
        return {X, Y, Z, RotationX, RotationY, RotationZ, Distance, FieldOfView, Perspective};
    case mmd::TrackKind::Light:
        return {Red, Green, Blue, X, Y, Z};
    case mmd::TrackKind::Shadow:
        return {Mode, Distance};
    case mmd::TrackKind::ShowIk:
        return {Show};
    default:
        return {};
    }
}

ValueSection::ValueSection(Document& document, mmd::TrackKind kind, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_drafts(document.sceneDrafts())
    , m_kind(kind)
    , m_state(new QLabel(this))
    , m_drop(new QPushButton(tr("Discard"), this))
    , m_register(new QPushButton(tr("Register"), this))
    , m_form(new CellForm(kind, panelNumbers(kind), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    createButtons(layout);
    layout->addWidget(m_form);
    if (kind == mmd::TrackKind::ShowIk) {
        m_switches = new IkSwitches(this);
        layout->addWidget(m_switches);
        connect(m_switches, &IkSwitches::wanted, this, [this](const QByteArray& name, bool on) {
            if (const auto value = m_drafts.shown(m_kind); m_drafts.ownerOf(m_kind))
                change(mmd::withIk(std::get<mmd::ShowIkValue>(value), name.toStdString(), on));
        });
    }
    connectForm();
    connect(&document, &Document::changed, this, &ValueSection::refresh);
    connect(&document, &Document::currentFrameChanged, this, &ValueSection::refresh);
    followTheme(*this, [this] { refresh(); });
}

/// The buttons are at the top: in a low window the numbers scroll, but Register stays visible.
void ValueSection::createButtons(QVBoxLayout* layout)
{
    const QString what = wordsFor(m_kind);
    m_state->setObjectName(QStringLiteral("state"));
    m_register->setObjectName(QStringLiteral("register"));
    m_register->setAccessibleName(tr("Register %1").arg(what));
    m_register->setAutoDefault(false);
    m_register->setDefault(true); // for the accent colour; in a dock, Enter does not press it
    m_drop->setObjectName(QStringLiteral("drop"));
    m_drop->setAccessibleName(tr("Discard the draft of %1").arg(what));
    m_drop->setToolTip(tr("Restores the values of the keys"));
    m_drop->setAutoDefault(false);
    for (QPushButton* button :
        {m_register, m_drop}) // a click does not take the focus, so Enter acts as before
        button->setFocusPolicy(Qt::TabFocus);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_drop);
    buttons->addWidget(m_register);
    layout->addLayout(buttons);
    connect(m_register, &QPushButton::clicked, this, [this] { m_drafts.registerShown(m_kind); });
    connect(m_drop, &QPushButton::clicked, this, [this] { m_drafts.drop(m_kind); });
}

void ValueSection::connectForm()
{
    connect(m_form, &CellForm::edited, this, [this](mmd::KeyNumber number, double wanted) {
        change(withNumber(m_drafts.shown(m_kind), number, wanted));
    });
    connect(m_form, &CellForm::limited, &m_document, &Document::say);
    connect(m_form, &CellForm::adjustStarted, this, [this] {
        m_start = m_drafts.shown(m_kind);
        beginChange();
    });
    connect(m_form, &CellForm::adjusted, this, [this](mmd::KeyNumber number, double delta) {
        const double start = numberOf(m_start, number).value_or(0.0);
        m_drafts.preview(
            withNumber(m_start, number, m_form->field(number)->clamped(start + delta)));
    });
    connect(m_form, &CellForm::adjustFinished, this, &ValueSection::endChange);
    connect(m_form, &CellForm::adjustCancelled, this, &ValueSection::cancelChange);
}

void ValueSection::addBeforeForm(QWidget* widget)
{
    auto* own = qobject_cast<QVBoxLayout*>(layout());
    own->insertWidget(own->indexOf(m_form), widget);
    QWidget* before = m_register;
    for (QWidget* field : widget->findChildren<QWidget*>())
        if (field->focusPolicy() & Qt::TabFocus) {
            setTabOrder(before, field);
            before = field;
        }
}

void ValueSection::endChange()
{
    m_drafts.endChange(changeStepOf(m_kind));
}

void ValueSection::change(const mmd::DraftValue& value)
{
    m_drafts.change(value, changeStepOf(m_kind));
}

void ValueSection::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void ValueSection::refresh()
{
    if (!isVisible())
        return;
    const bool hasOwner = m_drafts.ownerOf(m_kind).has_value();
    setEnabled(hasOwner);
    const mmd::DraftValue value = m_drafts.shown(m_kind);
    const bool isDraft = m_drafts.find(m_kind) != nullptr;
    m_form->showNumbers(hasOwner ? numbersOf(value) : SharedNumbers{}, isDraft);
    if (m_switches) {
        const mmd::Actor* actor = m_document.actor();
        m_switches->setModel(actor ? actor->model : nullptr);
        const auto& showIk = std::get<mmd::ShowIkValue>(value);
        m_switches->showStates(
            [&](std::string_view name) {
                Shared<bool> on;
                on.add(mmd::isIkOn(showIk, name));
                return on;
            },
            isDraft);
    }
    showState(isDraft);
    emit shown(value, isDraft);
}

void ValueSection::showState(bool isDraft)
{
    const auto owner = m_drafts.ownerOf(m_kind);
    const mmd::Motion* motion = owner ? mmd::findMotion(m_document.scene(), *owner) : nullptr;
    const auto frames =
        motion ? mmd::framesOf(*motion, {m_kind, {}}) : std::span<const std::uint32_t>();
    const std::uint32_t frame = m_document.currentKeyFrame();
    const bool isKey = std::binary_search(frames.begin(), frames.end(), frame);
    QPalette colours;
    const Theme& theme = themeOf(palette());
    colours.setColor(QPalette::WindowText, isDraft ? theme.draft : theme.dim);
    m_state->setPalette(colours);
    const bool isCamera = !m_document.scene().actors.empty(); // an actor is open, but not active
    m_state->setText(!owner    ? isCamera ? tr("the camera is active") : tr("no model is open")
                        : isDraft ? tr("◇ draft")
                     : isKey   ? tr("◆ key")
                     : frames.empty() ? tr("no keys yet")
                                      : tr("no key here"));
    m_state->setToolTip(isDraft ? tr("There is a draft at frame %1").arg(frame)
                        : isKey ? tr("There is a key at frame %1").arg(frame)
                                : QString());
    m_drop->setVisible(isDraft);
}

} // namespace odori
