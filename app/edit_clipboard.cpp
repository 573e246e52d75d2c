// SPDX-License-Identifier: MIT
#include "app/edit_clipboard.h"

#include "libmmd/scene/clipboard.h"

#include <QtCore/QVariant>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace odori {
namespace {

QString plainText()
{
    return QStringLiteral("text/plain");
}

} // namespace

KeysMimeData::KeysMimeData(mmd::Motion keys)
    : m_keys(std::move(keys))
{
}

QStringList KeysMimeData::formats() const
{
    return {plainText()};
}

QVariant KeysMimeData::retrieveData(const QString& format, QMetaType type) const
{
    if (format != plainText())
        return QMimeData::retrieveData(format, type);
    if (m_text.isEmpty())
        m_text = QString::fromStdString(mmd::textOfKeys(m_keys));
    return m_text;
}

void putOnClipboard(mmd::Motion keys)
{
    QGuiApplication::clipboard()->setMimeData(new KeysMimeData(std::move(keys)));
}

bool clipboardHasText()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasText();
}

mmd::Result<mmd::Motion> keysOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (const auto* own = qobject_cast<const KeysMimeData*>(data))
        return own->keys();
    return mmd::keysOfText(data ? data->text().toStdString() : std::string());
}

} // namespace odori
