// SPDX-License-Identifier: MIT
#include "ui/panels/outside_parent_section.h"

#include "ui/document/actor_names.h"
#include "ui/document/parents/outside_parents.h"
#include "ui/fields/spoken/spoken_role.h"
#include "ui/messages/shown_name.h"
#include "ui/panels/names/name_box.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <set>

namespace odori {
namespace {

constexpr int mostRows = 6;

QByteArray bytesOf(const std::string& name)
{
    return QByteArray::fromStdString(name);
}

/// A list of names that may be long; its width is that of the panel.
QComboBox* namesBox(const char* objectName, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setObjectName(QLatin1String(objectName));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    box->setMaxVisibleItems(20);
    return box;
}

/// The bones of `model` by their tracks.
void addBones(NameBox& box, const mmd::Model& model)
{
    std::set<std::string> added;
    for (std::size_t bone = 0; bone < model.data.bones.size(); ++bone) {
        const mmd::pmx::Bone& each = model.data.bones[bone];
        if (!added.insert(model.boneTrackNames[bone]).second)
            continue;
        const QString name = QString::fromStdString(each.name.utf8);
        box.addName(shownName(each.name.utf8, longestInSentence),
            bytesOf(model.boneTrackNames[bone]),
            name + u'\n' + QString::fromStdString(each.nameEnglish.utf8));
    }
}

NameBox* bonesBox(const char* objectName, const QString& accessible, QWidget* parent)
{
    auto* box = new NameBox(accessible, parent);
    box->setObjectName(QLatin1String(objectName));
    return box;
}

} // namespace

OutsideParentSection::OutsideParentSection(Document& document, Follower follower, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_follower(follower)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    createFields();
    createRegister();
    createList();
    connect(&document, &Document::changed, this, &OutsideParentSection::refresh);
    connect(&document, &Document::currentFrameChanged, this, &OutsideParentSection::refresh);
    connect(&document, &Document::selectionChanged, this, [this] {
        takeSelectedBone();
        refresh();
    });
    followTheme(*this, [this] { refresh(); });
}

void OutsideParentSection::createFields()
{
    auto* form = new QGridLayout;
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(5);
    form->setColumnStretch(1, 1);
    const auto addRow = [&](const QString& text, QComboBox* box) {
        auto* label = new QLabel(text, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        const int row = form->rowCount();
        form->addWidget(label, row, 0);
        form->addWidget(box, row, 1);
    };
    if (m_follower == Follower::Bone) {
        m_bone = bonesBox("followBone", tr("Bone that follows another model"), this);
        addRow(tr("Bone"), m_bone);
        connect(m_bone, &QComboBox::activated, this, [this] {
            m_choice.reset();
            refresh();
        });
    }
    m_actor = namesBox("followActor", this);
    setSpokenName(*m_actor, tr("Model that is followed"));
    addRow(tr("Follows"), m_actor);
    m_parent = bonesBox("followParent", tr("Bone that is followed"), this);
    addRow(tr("Its bone"), m_parent);
    connect(m_actor, &QComboBox::activated, this, [this] {
        const mmd::ActorId chosen{m_actor->currentData().toUInt()};
        m_choice = mmd::OutsideParent{chosen, {}};
        refresh();
        sayProblem();
    });
    connect(m_parent, &QComboBox::activated, this, &OutsideParentSection::choose);
    qobject_cast<QVBoxLayout*>(layout())->addLayout(form);
}

void OutsideParentSection::createRegister()
{
    m_keepPlace = new QCheckBox(tr("Keep place"), this);
    m_keepPlace->setObjectName(QStringLiteral("keepPlace"));
    m_keepPlace->setToolTip(m_bone ? tr("Register and Remove also set a key of the bone, so that "
                                        "it stays where it is at the frame")
                                   : tr("Register and Remove also set a key of the camera, so "
                                        "that the picture stays the same at the frame"));
    m_keepPlace->setFocusPolicy(Qt::TabFocus);
    m_keepPlace->setChecked(true);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("followState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_register = new QPushButton(tr("Register"), this);
    m_register->setObjectName(QStringLiteral("registerParent"));
    m_register->setAutoDefault(false);
    m_register->setFocusPolicy(Qt::TabFocus);
    connect(m_register, &QPushButton::clicked, this, [this] {
        const mmd::OutsideParentKey key = wanted();
        m_choice.reset();
        registerOutsideParent(m_document, actor(), key, m_keepPlace->isChecked());
        refresh();
    });
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("followProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(m_register);
    auto* own = qobject_cast<QVBoxLayout*>(layout());
    own->addWidget(m_keepPlace);
    own->addLayout(buttons);
    own->addWidget(m_problem);
}

void OutsideParentSection::createList()
{
    m_list = new QListWidget(this);
    m_list->setObjectName(QStringLiteral("parentKeys"));
    m_list->setAccessibleName(tr("Keys of outside parents"));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformItemSizes(true);
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setObjectName(QStringLiteral("removeParent"));
    m_remove->setAutoDefault(false);
    m_remove->setFocusPolicy(Qt::TabFocus);
    connect(m_list, &QListWidget::itemClicked, this,
        [this](QListWidgetItem* item) { goTo(m_list->row(item)); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_remove->setEnabled(row >= 0);
        if (row >= 0 && m_list->hasFocus()) // the arrow keys
            goTo(row);
    });
    connect(m_remove, &QPushButton::clicked, this, &OutsideParentSection::removeChosen);
    auto* own = qobject_cast<QVBoxLayout*>(layout());
    own->addWidget(m_list);
    own->addWidget(m_remove, 0, Qt::AlignRight);
}

void OutsideParentSection::startChoosing()
{
    takeSelectedBone();
    refresh();
    proposeSelectedBone();
    m_actor->setFocus(Qt::OtherFocusReason);
}

void OutsideParentSection::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

mmd::ActorId OutsideParentSection::actor() const
{
    return m_follower == Follower::Camera ? mmd::sceneActor : m_document.scene().active;
}

std::string OutsideParentSection::bone() const
{
    return m_bone ? m_bone->currentData().toByteArray().toStdString() : std::string();
}

mmd::OutsideParent OutsideParentSection::chosenParent() const
{
    const mmd::ActorId parent{m_actor->currentData().toUInt()};
    if (parent == mmd::sceneActor)
        return {};
    return {parent, m_parent->currentData().toByteArray().toStdString()};
}

mmd::OutsideParentKey OutsideParentSection::wanted() const
{
    return {bone(), m_document.currentKeyFrame(), chosenParent()};
}

void OutsideParentSection::choose()
{
    m_choice = chosenParent();
    refresh();
    sayProblem();
}

/// The panel may be too low to show it.
void OutsideParentSection::sayProblem()
{
    if (!m_problem->text().isEmpty())
        m_document.say(m_problem->text());
}

/// A bone that is selected in a view is the one to be posed now; of several, the first one counts.
void OutsideParentSection::takeSelectedBone()
{
    if (!m_bone || !m_document.actor())
        return;
    fillBones();
    int chosen = -1;
    for (const mmd::TrackId& track : m_document.selection().tracks) {
        const int row =
            track.kind == mmd::TrackKind::Bone ? m_bone->findData(bytesOf(track.name)) : -1;
        if (row >= 0 && row == m_bone->currentIndex())
            return;
        if (row >= 0 && chosen < 0)
            chosen = row;
    }
    if (chosen < 0)
        return;
    m_bone->setCurrentIndex(chosen);
    m_choice.reset();
}

/// The camera, if it follows nothing yet, is to follow the bone that is selected.
void OutsideParentSection::proposeSelectedBone()
{
    if (m_follower != Follower::Camera || !m_document.actor() ||
        chosenParent().actor != mmd::sceneActor)
        return;
    const auto& tracks = m_document.selection().tracks;
    const auto bone = std::find_if(tracks.begin(), tracks.end(),
        [](const mmd::TrackId& track) { return track.kind == mmd::TrackKind::Bone; });
    if (bone == tracks.end())
        return;
    m_choice = mmd::OutsideParent{m_document.scene().active, bone->name};
    refresh();
}

void OutsideParentSection::refresh()
{
    if (!isVisible())
        return;
    const bool hasOwner =
        m_follower == Follower::Camera || (m_document.actor() && m_document.actor()->model);
    setEnabled(
        hasOwner && m_document.scene().actors.size() > (m_follower == Follower::Camera ? 0u : 1u));
    if (std::exchange(m_shownActor, actor()) != actor())
        m_choice.reset();
    if (m_choice && m_choice->actor != mmd::sceneActor &&
        !mmd::findActor(m_document.scene(), m_choice->actor))
        m_choice.reset();
    fillBones();
    fillActors();
    const auto keys = mmd::parentsOf(m_document.scene(), actor());
    const mmd::OutsideParentKey* key = mmd::parentAt(keys, bone(), m_document.currentKeyFrame());
    showParent(m_choice ? *m_choice : key ? key->parent : mmd::OutsideParent{});
    showState(key);
    showKeys();
}

void OutsideParentSection::fillBones()
{
    const auto model = m_document.actor() ? m_document.actor()->model : nullptr;
    if (!m_bone || model == m_model)
        return;
    const QVariant before = m_bone->currentData();
    m_model = model;
    m_bone->clear();
    if (m_model)
        addBones(*m_bone, *m_model);
    m_bone->setCurrentIndex(std::max(0, m_bone->findData(before)));
    m_choice.reset();
    takeSelectedBone();
}

void OutsideParentSection::fillActors()
{
    QList<std::pair<QString, uint>> wantedRows{
        {outsideParentText(m_document, {}), uint(mmd::sceneActor)}};
    for (const mmd::Actor& each : m_document.scene().actors)
        if (each.id != actor() && each.model)
            wantedRows.append({actorName(m_document, each.id), uint(each.id)});
    bool isSame = m_actor->count() == wantedRows.size();
    for (int row = 0; isSame && row < m_actor->count(); ++row)
        isSame = m_actor->itemText(row) == wantedRows[row].first &&
                 m_actor->itemData(row).toUInt() == wantedRows[row].second;
    if (isSame)
        return;
    m_actor->clear();
    for (const auto& [name, id] : wantedRows)
        m_actor->addItem(name, id);
}

void OutsideParentSection::fillParentBones(const mmd::OutsideParent& parent)
{
    const mmd::Actor* followed = mmd::findActor(m_document.scene(), parent.actor);
    const auto model = followed ? followed->model : nullptr;
    if (model != m_parentModel || m_parent->count() == 0) {
        m_parentModel = model;
        m_parent->clear();
        m_parent->addName(tr("origin"), {}, tr("origin"));
        if (model)
            addBones(*m_parent, *model);
    }
    if (m_parent->findData(bytesOf(parent.bone)) < 0) {
        const QString name = followedBoneName(m_document, parent.actor, parent.bone);
        m_parent->addName(tr("%1 (not in the model)").arg(name), bytesOf(parent.bone), name);
    }
}

void OutsideParentSection::showParent(const mmd::OutsideParent& parent)
{
    m_actor->setCurrentIndex(std::max(0, m_actor->findData(uint(parent.actor))));
    fillParentBones(parent);
    m_parent->setCurrentIndex(m_parent->findData(bytesOf(parent.bone)));
    m_parent->setEnabled(m_actor->currentIndex() > 0);
}

void OutsideParentSection::showState(const mmd::OutsideParentKey* key)
{
    const mmd::EditTarget target{m_document.scene(), actor()};
    const auto refusal = mmd::refusalToSet(target, wanted());
    const bool changes = wanted().parent != (key ? key->parent : mmd::OutsideParent{});
    const bool isHere = key && key->frame == m_document.currentKeyFrame();
    const bool isDraft = m_choice && changes;
    QPalette colours;
    const Theme& theme = themeOf(palette());
    colours.setColor(QPalette::WindowText, isDraft ? theme.draft : theme.dim);
    m_state->setPalette(colours);
    m_state->setText(isDraft  ? tr("◇ not registered")
                     : isHere ? tr("◆ key")
                     : key    ? tr("since frame %1").arg(key->frame)
                              : tr("no key"));
    m_register->setEnabled(isEnabled() && !refusal && changes);
    QPalette warning;
    warning.setColor(QPalette::WindowText, theme.warning);
    m_problem->setPalette(warning);
    m_problem->setText(refusal ? refusalText(m_document, actor(), *refusal)
                       : !isEnabled() && m_document.actor()
                           ? tr("A second model is needed that can be followed.")
                           : QString());
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_register->setToolTip(plainToolTip(m_problem->isHidden() && !changes
                                            ? tr("Nothing to register: this parent holds already.")
                                            : m_problem->text()));
}

void OutsideParentSection::showKeys()
{
    const auto keys = mmd::parentsOf(m_document.scene(), actor());
    const int row = m_list->currentRow();
    QStringList texts;
    for (const mmd::OutsideParentKey& key : keys) {
        const QString parent = outsideParentText(m_document, key.parent);
        const QString frame = QString::number(key.frame);
        texts.append(m_bone
                         ? tr("%1: %2 → %3")
                               .arg(frame, followedBoneName(m_document, actor(), key.bone), parent)
                         : tr("%1: → %2").arg(frame, parent));
    }
    QStringList shown;
    for (int each = 0; each < m_list->count(); ++each)
        shown.append(m_list->item(each)->text());
    if (shown != texts) {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_list->addItems(texts);
        m_list->setCurrentRow(row < texts.size() ? row : -1);
    }
    m_list->setVisible(!texts.isEmpty());
    m_remove->setVisible(!texts.isEmpty());
    m_remove->setEnabled(m_list->currentRow() >= 0);
    const int rows = std::clamp(int(texts.size()), 1, mostRows);
    m_list->setFixedHeight(
        rows * std::max(m_list->sizeHintForRow(0), 16) + 2 * m_list->frameWidth());
}

void OutsideParentSection::goTo(int row)
{
    const auto keys = mmd::parentsOf(m_document.scene(), actor());
    if (row < 0 || std::size_t(row) >= keys.size())
        return;
    const mmd::OutsideParentKey key = keys[std::size_t(row)];
    m_choice.reset();
    if (m_bone && m_bone->findData(bytesOf(key.bone)) >= 0)
        m_bone->setCurrentIndex(m_bone->findData(bytesOf(key.bone)));
    m_document.setCurrentFrame(double(key.frame));
    refresh();
}

void OutsideParentSection::removeChosen()
{
    const auto keys = mmd::parentsOf(m_document.scene(), actor());
    const int row = m_list->currentRow();
    if (row < 0 || std::size_t(row) >= keys.size())
        return;
    const mmd::OutsideParentKey key = keys[std::size_t(row)];
    m_choice.reset();
    removeOutsideParent(m_document, actor(), key, m_keepPlace->isChecked());
}

} // namespace odori
