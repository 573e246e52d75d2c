// SPDX-License-Identifier: MIT
#include "ui/panels/table/key_table_panel.h"

#include "ui/document/models/key_table_model.h"
#include "ui/fields/panel_header.h"
#include "ui/panels/table/key_table_view.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/theme.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace odori {

KeyTablePanel::KeyTablePanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new KeyTableModel(document, this))
    , m_table(new KeyTableView(document, *m_model, this))
    , m_header(new PanelHeader(tr("Table"), this))
    , m_state(new QLabel(m_header))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setFocusProxy(m_table);
    m_state->setObjectName(QStringLiteral("state"));
    m_header->addStretch();
    m_header->addWidget(m_state);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_table, 1);
    m_model->setFollowing(false); // until the panel is shown

    // Connected after the model, so that the model is updated first.
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (!isVisible() || !(change.keys || change.actors))
            return;
        m_table->showSelection();
        showCount();
    });
    connect(&document, &Document::selectionChanged, this, [this] {
        if (!isVisible())
            return;
        m_table->showSelection();
        showCount();
    });
    connect(m_table, &KeyTableView::refused, this, &KeyTablePanel::sayRefused);
    followTheme(*this, [this] { showCount(); });
}

void KeyTablePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showCount();
}

void KeyTablePanel::showCount()
{
    std::size_t selected = 0;
    for (const mmd::TrackKeys& keys : m_document.selection().keys)
        selected += m_model->shows(keys.track) ? keys.frames.size() : 0;
    const int rows = m_model->rowCount();
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setPalette({});
    if (rows == 0)
        m_state->clear();
    else if (selected > 0)
        m_state->setText(tr("%1 of %n key(s)", nullptr, rows).arg(selected));
    else
        m_state->setText(tr("%n key(s)", nullptr, rows));
}

void KeyTablePanel::sayRefused()
{
    QPalette colours;
    colours.setColor(QPalette::WindowText, themeOf(palette()).warning);
    m_state->setForegroundRole(QPalette::WindowText);
    m_state->setPalette(colours);
    m_state->setText(tr("The copied cells do not fit here"));
}

} // namespace odori
