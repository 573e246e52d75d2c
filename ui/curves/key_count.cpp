// SPDX-License-Identifier: MIT
#include "ui/curves/key_count.h"

#include "ui/document/key_commands.h"
#include "ui/document/shown_tracks.h"
#include "ui/theme/theme.h"

namespace odori {

KeyCount::KeyCount(Document& document, QWidget* parent)
    : ElidedLabel(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("keyCount"));
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(&document, &Document::currentFrameChanged, this, &KeyCount::showCount);
    connect(&document.shownTracks(), &ShownTracks::changed, this, &KeyCount::showCount);
}

void KeyCount::setKeys(bool curvesOnly, bool isMixed)
{
    m_curvesOnly = curvesOnly;
    m_isMixed = isMixed;
    showCount();
}

void KeyCount::showCount()
{
    const KeyHeading heading = headingOfKeys(m_document, m_curvesOnly);
    const Theme& theme = themeOf(palette());
    setColour(heading.isAway ? theme.selectedKey : theme.text);
    const bool isMixed = m_isMixed && !heading.text.isEmpty();
    const QString whole = isMixed ? tr("%1 · mixed").arg(heading.text) : heading.text;
    if (whole == text())
        return;
    setText(whole);
    setShorter((isMixed ? QStringList{heading.text} : QStringList()) + heading.shorter);
}

} // namespace odori
