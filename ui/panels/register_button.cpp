// SPDX-License-Identifier: MIT
#include "ui/panels/register_button.h"

#include "ui/document/registering.h"
#include "ui/fields/number_field.h"
#include "ui/messages/shown_name.h"

namespace odori {

RegisterButton::RegisterButton(Document& document, QWidget* parent)
    : QPushButton(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("register"));
    setAutoDefault(false);
    setFocusPolicy(Qt::TabFocus); // not by a click, so that Enter acts as before
    connect(this, &QPushButton::clicked, this, &RegisterButton::registerNow);
    connect(&document, &Document::changed, this, &RegisterButton::refreshShown);
    connect(&document, &Document::selectionChanged, this, &RegisterButton::refreshShown);
    connect(&document, &Document::currentFrameChanged, this, &RegisterButton::refreshShown);
    reserveWidth();
    refresh();
}

/// Otherwise the panel would become wider with the first selection, and move the view.
void RegisterButton::reserveWidth()
{
    constexpr int manyKeys = 888; // for about the longest text
    setText(tr("Register %n", nullptr, manyKeys));
    ensurePolished();
    setMinimumWidth(sizeHint().width());
}

void RegisterButton::refreshShown()
{
    if (isVisible())
        refresh();
}

void RegisterButton::refresh()
{
    const Registering now = registeringNow(m_document);
    setEnabled(now.count() > 0);
    setDefault(isEnabled()); // for the accent colour; in a dock, Enter does not press it
    setText(now.count() > 0 ? tr("Register %n", nullptr, now.count()) : tr("Register"));
    setToolTip(plainToolTip(registeringTip(m_document, now)));
    setAccessibleDescription(registeringTip(m_document, now));
}

void RegisterButton::registerNow()
{
    NumberField::commitFocused();
    registerPose(m_document);
}

void RegisterButton::showEvent(QShowEvent* event)
{
    refresh();
    QPushButton::showEvent(event);
}

} // namespace odori
