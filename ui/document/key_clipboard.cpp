// SPDX-License-Identifier: MIT
#include "ui/document/key_clipboard.h"

#include "libmmd/base/guarded.h"
#include "libmmd/scene/edits/keys/clipboard.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QVariant>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>

namespace odori {
namespace {

/// Texts up to this size are read immediately: it takes a few milliseconds.
constexpr qsizetype shortText = 256 * 1024;

QString plainText()
{
    return QStringLiteral("text/plain");
}

mmd::Result<mmd::Motion> keysOf(const QByteArray& utf8)
{
    return mmd::guarded([&] {
        return mmd::keysOfText({utf8.constData(), std::size_t(utf8.size())});
    });
}

} // namespace

KeysMimeData::KeysMimeData(const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor)
    : m_keys(QtConcurrent::run([scene, selection = std::move(selection), actor] {
        return mmd::guarded([&] {
            return mmd::Result<mmd::Motion>(mmd::copiedKeys({scene, actor, selection}));
        });
    }))
    , m_text(QtConcurrent::run([keys = m_keys] {
        return mmd::guarded([&] {
            return keys.result().map([](const mmd::Motion& motion) {
                const std::string text = mmd::textOfKeys(motion);
                return QByteArray(text.data(), qsizetype(text.size()));
            });
        });
    }))
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
    const QByteArray utf8 = m_text.result().value_or(QByteArray());
    return type.id() == QMetaType::QString ? QVariant(QString::fromUtf8(utf8)) : QVariant(utf8);
}

void putOnClipboard(
    const mmd::Scene& scene, mmd::Selection selection, mmd::ActorId actor, bool isPose)
{
    if (!mmd::findMotion(scene, actor) || selection.keys.empty())
        return;
    auto* keys = new KeysMimeData(scene, std::move(selection), actor);
    keys->isPose = isPose;
    QGuiApplication::clipboard()->setMimeData(keys);
}

bool clipboardHasPose()
{
    const auto* own = qobject_cast<const KeysMimeData*>(QGuiApplication::clipboard()->mimeData());
    return own && own->isPose;
}

bool clipboardHasText()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data && data->hasText();
}

QFuture<mmd::Result<mmd::Motion>> keysOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (const auto* own = qobject_cast<const KeysMimeData*>(data))
        return QtFuture::makeReadyFuture(own->keys());
    const QByteArray utf8 = data ? data->text().toUtf8() : QByteArray();
    if (utf8.size() > shortText)
        return QtConcurrent::run(keysOf, utf8);
    return QtFuture::makeReadyFuture(keysOf(utf8));
}

} // namespace odori
