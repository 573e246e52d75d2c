// SPDX-License-Identifier: MIT
#include "ui/panels/scene_panel.h"

#include "ui/document/actor_names.h"
#include "ui/document/models/dope_rows_model.h"
#include "ui/fields/elided_label.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/light/light_editor.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {

ScenePanel::ScenePanel(Document& document, const QString& title,
    std::initializer_list<mmd::TrackKind> kinds, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_header(new PanelHeader(title, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    if (kinds.size() > 0 && *kinds.begin() == mmd::TrackKind::ShowIk)
        addModelName();
    else
        m_header->addStretch();
    m_scroll = new QScrollArea(this);
    auto* contents = new QWidget(m_scroll->viewport());
    auto* form = new QVBoxLayout(contents);
    form->setContentsMargins(10, 8, 10, 10);
    form->setSpacing(8);
    for (const mmd::TrackKind kind : kinds)
        addSection(form, kind);
    form->addStretch(1);
    m_scroll->setWidget(contents);
    m_scroll->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    m_scroll->setMinimumWidth(
        contents->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width());
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_scroll, 1);
}

ValueSection& ScenePanel::section(mmd::TrackKind kind)
{
    for (const auto& [each, section] : m_sections)
        if (each == kind)
            return *section;
    return *m_sections.front().second;
}

void ScenePanel::addSection(QVBoxLayout* layout, mmd::TrackKind kind)
{
    auto* section = new ValueSection(m_document, kind);
    if (!m_sections.empty()) { // the title of the first section is the panel's title
        layout->addSpacing(10);
        auto* title = new QLabel(DopeRowsModel::nameOf({kind, {}}));
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        layout->addWidget(title);
    }
    layout->addWidget(section);
    if (kind == mmd::TrackKind::Light)
        addLight(*section);
    m_sections.emplace_back(kind, section);
    if (kind == mmd::TrackKind::ShowIk)
        addParents(layout, tr("Outside parent"), OutsideParentSection::Follower::Bone);
    if (kind == mmd::TrackKind::Camera)
        addParents(layout, tr("Follow a bone"), OutsideParentSection::Follower::Camera);
}

void ScenePanel::addParents(
    QVBoxLayout* layout, const QString& name, OutsideParentSection::Follower follower)
{
    layout->addSpacing(10);
    auto* title = new QLabel(name);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    layout->addWidget(title);
    m_parents = new OutsideParentSection(m_document, follower);
    layout->addWidget(m_parents);
}

void ScenePanel::chooseParent()
{
    if (!m_parents)
        return;
    m_parents->startChoosing();
    m_scroll->ensureWidgetVisible(m_parents);
}

/// The panel of the active model shows which one it is.
void ScenePanel::addModelName()
{
    auto* name = new ElidedLabel(m_header);
    name->setObjectName(QStringLiteral("modelName"));
    name->setForegroundRole(QPalette::PlaceholderText);
    m_header->addWidget(name, 1);
    const auto show = [this, name] {
        const mmd::Actor* actor = m_document.actor();
        name->setText(actor ? actorName(m_document, actor->id) : QString());
    };
    connect(&m_document, &Document::changed, name, show);
    show();
}

void ScenePanel::addLight(ValueSection& section)
{
    auto* light = new LightEditor(&section);
    section.addBeforeForm(light);
    connect(
        &section, &ValueSection::shown, light, [light](const mmd::DraftValue& value, bool isDraft) {
            light->showLight(std::get<mmd::LightValue>(value), isDraft);
        });
    connect(light, &LightEditor::chosen, &section, &ValueSection::change);
    connect(light, &LightEditor::adjustStarted, &section, &ValueSection::beginChange);
    connect(light, &LightEditor::adjusted, &section, &ValueSection::previewChange);
    connect(light, &LightEditor::adjustFinished, &section, &ValueSection::endChange);
    connect(light, &LightEditor::adjustCancelled, &section, &ValueSection::cancelChange);
    connect(light, &LightEditor::refused, &m_document, &Document::say);
}

void ScenePanel::setCommand(QAction* camera)
{
    auto* button = new QToolButton(m_header);
    button->setObjectName(QStringLiteral("target"));
    button->setDefaultAction(camera);
    button->setFocusPolicy(Qt::NoFocus);
    m_header->addWidget(button);
}

} // namespace odori
