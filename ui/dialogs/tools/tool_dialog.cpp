// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/tool_dialog.h"

#include "libmmd/base/file_io.h"
#include "libmmd/format/motion_formats.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/document/actor_names.h"
#include "ui/messages/tool_messages.h"

#include <QtCore/QFileInfo>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace odori {
namespace {

/// What the worker needs; copies, so that the document can change meanwhile.
struct Job {
    const mmd::Tool& tool;
    std::shared_ptr<const mmd::Scene> scene;
    std::vector<mmd::TrackId> tracks;
    mmd::FrameSpan range;
    mmd::ToolValues values;
    std::shared_ptr<const mmd::Motion> other;
    std::shared_ptr<const mmd::Model> otherModel;
    std::string otherPath;
    std::optional<std::vector<mmd::FootContact>> contacts;
};

mmd::Result<mmd::ToolResult> resultOf(Job job, const mmd::Progress& progress)
{
    if (!job.otherPath.empty()) {
        const auto read = mmd::readMotionFile(mmd::pathFromUtf8(job.otherPath));
        if (!read)
            return tl::unexpected(read.error());
        job.other = std::make_shared<const mmd::Motion>(mmd::motionFromVmd(read->file).motion);
    }
    const mmd::ToolInput input{.target = {*job.scene, job.scene->active},
        .tracks = std::move(job.tracks),
        .range = job.range,
        .other = std::move(job.other),
        .otherModel = std::move(job.otherModel),
        .contacts = std::move(job.contacts)};
    return job.tool.run(input, job.values, {progress, 0.0, 1.0});
}

void removeLocked(const mmd::Scene& scene, EditRows& rows)
{
    const mmd::Actor* actor = mmd::activeActor(scene);
    if (!actor)
        return;
    const auto& locked = actor->boneLists.locked;
    for (auto* tracks : {&rows.all, &rows.selected, &rows.visible})
        std::erase_if(*tracks, [&](const mmd::TrackId& id) {
            return std::binary_search(locked.begin(), locked.end(), id);
        });
}

} // namespace

ToolDialog::ToolDialog(const mmd::Tool& tool, ToolPlace place, Choice& choice, QWidget* parent)
    : ToolPreview(place.document, place.playback, std::move(place.showGhost), choice.showsGhost,
          nameOf(tool), parent)
    , m_tool(tool)
    , m_choice(choice)
    , m_contacts(std::move(place.contacts))
{
    if (m_choice.values.size() != tool.options.size())
        m_choice.values = mmd::defaultValues(tool);
    for (std::size_t at = 0; at < tool.options.size(); ++at)
        if (tool.options[at].id == "frame") // where something begins: here
            m_choice.values[at] = document().currentKeyFrame();
    auto* form = new QFormLayout;
    form->setVerticalSpacing(4);
    form->setHorizontalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (m_tool.needsOther)
        addOthers(*form);
    removeLocked(*before(), place.rows);
    const RowScope wanted = place.rows.selected.empty() ? RowScope::All : RowScope::Selected;
    m_rows = new RowBox(std::move(place.rows), wanted, this);
    m_rows->setVisible(m_tool.scope == mmd::ToolScope::Rows);
    if (m_tool.scope == mmd::ToolScope::Rows)
        form->addRow(tr("&Rows"), m_rows);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ToolDialog::schedule);
    m_first = frameField(place.range.first, tr("First frame"));
    m_last = frameField(place.range.last, tr("Last frame"));
    if (m_tool.usesRange) {
        addPair(*form, tr("&Frames"), m_first, tr("to"), m_last);
    } else {
        for (QSpinBox* field : {m_first, m_last}) {
            field->setParent(this);
            field->hide();
        }
    }
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &ToolDialog::schedule);
    if (m_contacts)
        addContacts(*form);
    m_fields = new ToolFields(m_tool, m_choice.values, *form);
    m_fields->setParent(this);
    connect(m_fields, &ToolFields::changed, this, &ToolDialog::schedule);
    auto* reset = new QPushButton(tr("Defaults"));
    connect(reset, &QPushButton::clicked, this,
        [this] { m_fields->setValues(mmd::defaultValues(m_tool)); });
    setResetButton(reset);
    showLimits();
    finishLayout(helpOf(m_tool), form);
    focusFirst();
}

/// The user's contacts replace the limits of what is found.
void ToolDialog::addContacts(QFormLayout& form)
{
    m_usesContacts = new QCheckBox(
        tr("&Edited contacts of the dope sheet (%1)").arg(QString::number(m_contacts->size())));
    m_usesContacts->setObjectName(QStringLiteral("usesContacts"));
    m_usesContacts->setToolTip(tr("Otherwise the tool finds when the feet stand."));
    m_usesContacts->setChecked(true);
    form.addRow(QString(), m_usesContacts);
    connect(m_usesContacts, &QCheckBox::toggled, this, [this] {
        showLimits();
        schedule();
    });
}

void ToolDialog::showLimits()
{
    if (m_usesContacts)
        m_fields->setEnabled(0, mmd::contactOptionCount, !m_usesContacts->isChecked());
}

void ToolDialog::focusFirst()
{
    for (QWidget* each : std::initializer_list<QWidget*>{m_others, m_rows, m_first})
        if (each && each->isVisibleTo(this))
            return each->setFocus();
}

/// The motion that tools with a second one use: of another actor, or of a file.
void ToolDialog::addOthers(QFormLayout& form)
{
    m_others = new QComboBox;
    m_others->setAccessibleName(tr("Other motion"));
    m_others->setPlaceholderText(tr("none"));
    for (const mmd::Actor& actor : before()->actors)
        if (actor.id != before()->active && (actor.model || !m_tool.needsOtherModel))
            m_others->addItem(actorName(document(), actor.id), quint32(actor.id));
    m_others->setCurrentIndex(m_others->count() > 0 ? 0 : -1);
    connect(m_others, &QComboBox::currentIndexChanged, this, &ToolDialog::schedule);
    if (m_tool.needsOtherModel) {
        form.addRow(tr("&Other motion"), m_others);
        return;
    }
    auto* file = new QPushButton(tr("File…"));
    file->setAutoDefault(false);
    connect(file, &QPushButton::clicked, this, &ToolDialog::chooseFile);
    addPair(form, tr("&Other motion"), m_others, {}, file);
}

void ToolDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Other Motion"), m_otherPath,
        tr("Motions (%1)").arg(QStringLiteral("*.vmd *.json *.csv")));
    if (path.isEmpty())
        return;
    m_otherPath = path;
    int at = m_others->findData(QVariant());
    if (at < 0) {
        m_others->addItem(QString(), QVariant());
        at = m_others->count() - 1;
    }
    m_others->setItemText(at, QFileInfo(path).fileName());
    m_others->setCurrentIndex(at);
    schedule();
}

mmd::FrameSpan ToolDialog::range() const
{
    return {
        std::min(frameOf(m_first), frameOf(m_last)), std::max(frameOf(m_first), frameOf(m_last))};
}

QString ToolDialog::file() const
{
    const bool isChosen = m_others && !m_others->currentData().isValid();
    return isChosen ? m_otherPath : QString();
}

ToolDialog::Work ToolDialog::work()
{
    Job job{.tool = m_tool,
        .scene = before(),
        .tracks = {m_rows->tracks().begin(), m_rows->tracks().end()},
        .range = range(),
        .values = m_fields->values(),
        .other = {},
        .otherModel = {},
        .otherPath = file().toStdString(),
        .contacts = m_usesContacts && m_usesContacts->isChecked() ? m_contacts : std::nullopt};
    if (m_others && job.otherPath.empty()) {
        const mmd::Actor* actor =
            mmd::findActor(*before(), mmd::ActorId(m_others->currentData().toUInt()));
        if (!actor) {
            say(m_tool.needsOtherModel
                    ? tr("Open the other model with its motion in this scene first.")
                    : tr("Choose the other motion first."));
            return {};
        }
        job.other = std::make_shared<const mmd::Motion>(actor->motion);
        job.otherModel = actor->model;
    }
    return
        [job = std::move(job)](const mmd::Progress& progress) { return resultOf(job, progress); };
}

void ToolDialog::remember()
{
    m_choice.values = m_fields->values();
}

} // namespace odori
