// SPDX-License-Identifier: MIT
#include "ui/panels/scene_panel.h"

#include "ui/document/models/dope_rows_model.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/light_swatch.h"

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
    m_header->addStretch();
    auto* contents = new QWidget;
    auto* form = new QVBoxLayout(contents);
    form->setContentsMargins(10, 8, 10, 10);
    form->setSpacing(8);
    for (const mmd::TrackKind kind : kinds)
        addSection(form, kind);
    form->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(contents);
    scroll->viewport()->setAutoFillBackground(false);
    contents->setAutoFillBackground(false);
    scroll->setMinimumWidth(
        contents->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(scroll, 1);
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
    if (kind == mmd::TrackKind::Light) {
        auto* swatch = new LightSwatch(section);
        section->addBeforeForm(swatch);
        connect(section, &ValueSection::shown, swatch, [swatch](const mmd::DraftValue& value) {
            swatch->showLight(std::get<mmd::LightValue>(value));
        });
        connect(swatch, &LightSwatch::chosen, section, &ValueSection::change);
    }
    m_sections.emplace_back(kind, section);
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
