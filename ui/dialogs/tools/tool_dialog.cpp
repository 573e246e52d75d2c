// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/tool_dialog.h"

#include "libmmd/tools/tool_errors.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/tools/second_motion.h"
#include "ui/messages/messages.h"
#include "ui/messages/tool_messages.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
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
    SecondMotion other;
    std::optional<std::vector<mmd::FootContact>> contacts;
};

mmd::Result<mmd::ToolResult> resultOf(Job job, const mmd::Progress& progress)
{
    if (const auto read = job.other.read(); !read)
        return tl::unexpected(read.error());
    const mmd::ToolInput input{.target = {*job.scene, job.scene->active},
        .tracks = std::move(job.tracks),
        .range = job.range,
        .other = std::move(job.other.motion),
        .otherModel = std::move(job.other.model),
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
    if (m_tool.needsOther) {
        m_other = new SecondMotionFields(document(), before(), m_tool.needsOtherModel, *form);
        m_other->setParent(this);
        connect(m_other, &SecondMotionFields::changed, this, &ToolDialog::schedule);
    }
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
    for (QWidget* each :
        std::initializer_list<QWidget*>{m_other ? m_other->motions() : nullptr, m_rows, m_first})
        if (each && each->isVisibleTo(this))
            return each->setFocus();
}

mmd::FrameSpan ToolDialog::range() const
{
    return {frameOf(m_first), frameOf(m_last)};
}

QString ToolDialog::file() const
{
    return m_other ? m_other->file() : QString();
}

/// Why the fields give no result; empty: they do.
QString ToolDialog::refusal(const SecondMotion* other) const
{
    if (const QString reversed = rangeProblem(m_first, m_last);
        m_tool.usesRange && !reversed.isEmpty())
        return reversed;
    const mmd::Motion* motion = mmd::findMotion(*before(), before()->active);
    if (const auto valid = motion ? mmd::refuseInvalidKeys(*motion) : mmd::Result<void>(); !valid)
        return sentence(valid.error());
    if (!other || !other->motion)
        return {};
    const auto valid = mmd::refuseInvalidKeys(*other->motion);
    return valid ? QString() : sentence(valid.error(), m_other->motions()->currentText());
}

ToolDialog::Work ToolDialog::work()
{
    Job job{.tool = m_tool,
        .scene = before(),
        .tracks = {m_rows->tracks().begin(), m_rows->tracks().end()},
        .range = range(),
        .values = m_fields->values(),
        .other = {},
        .contacts = m_usesContacts && m_usesContacts->isChecked() ? m_contacts : std::nullopt};
    if (m_other) {
        auto other = m_other->chosen();
        if (!other) {
            say(m_other->missing());
            return {};
        }
        job.other = std::move(*other);
    }
    if (const QString problem = refusal(m_other ? &job.other : nullptr); !problem.isEmpty()) {
        say(problem);
        return {};
    }
    return
        [job = std::move(job)](const mmd::Progress& progress) { return resultOf(job, progress); };
}

void ToolDialog::remember()
{
    m_choice.values = m_fields->values();
}

} // namespace odori
