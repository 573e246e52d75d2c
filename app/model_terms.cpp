// SPDX-License-Identifier: MIT
#include "app/model_terms.h"

#include "ui/dialogs/terms_dialog.h"
#include "ui/document/actor_names.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QSettings>
#include <QtGui/QAction>

#include <algorithm>

namespace odori {
namespace {

constexpr QLatin1String shownKey("terms/shown");
constexpr qsizetype mostShown = 1000; ///< maximum number of stored hashes

constexpr qsizetype mostCharacters = 200'000;

/// The comment in both languages if they differ; empty if there are only spaces.
QString textOf(const mmd::pmx::Model& model)
{
    const auto text = [](const mmd::pmx::Text& comment) {
        return QString::fromStdString(comment.utf8).trimmed().left(mostCharacters);
    };
    const QString own = text(model.comment);
    const QString english = text(model.commentEnglish);
    if (own.isEmpty() || english.isEmpty() || own == english)
        return own.isEmpty() ? english : own;
    return own + QStringLiteral("\n\n———\n\n") + english;
}

ModelText modelText(const Document& document, const mmd::Actor& actor)
{
    const QString name = QString::fromStdString(actor.model->data.name.utf8).simplified();
    return {name.isEmpty() ? actorName(document, actor.id) : name, textOf(actor.model->data)};
}

QString hashOf(const QString& text)
{
    const QByteArray hash = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex());
}

void show(QWidget* window, const QList<ModelText>& texts)
{
    auto* dialog = new TermsDialog(texts, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Keys of the main window do not act in its dialogs, but who reads this may want to quit.
    if (auto* quit = window->findChild<QAction*>(QStringLiteral("file.quit")))
        dialog->addAction(quit);
    dialog->show();
}

} // namespace

ModelTerms::ModelTerms(Document& document, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_window(window)
{
}

/// Called after every edit, so it copies nothing.
bool ModelTerms::hasTerms() const
{
    const auto hasText = [](const mmd::pmx::Text& comment) {
        return comment.utf8.find_first_not_of(" \t\r\n") != std::string::npos;
    };
    const mmd::Actor* actor = m_document.actor();
    return actor && actor->model &&
           (hasText(actor->model->data.comment) || hasText(actor->model->data.commentEnglish));
}

void ModelTerms::showNew()
{
    QStringList shown = QSettings().value(shownKey).toStringList();
    QList<ModelText> texts;
    for (const mmd::Actor& actor : m_document.scene().actors) {
        const ModelText text = actor.model ? modelText(m_document, actor) : ModelText{};
        const QString hash = hashOf(text.text);
        if (text.text.isEmpty() || shown.contains(hash))
            continue;
        shown.append(hash);
        texts.append(text);
    }
    if (texts.isEmpty())
        return;
    QSettings().setValue(shownKey, shown.mid(std::max<qsizetype>(0, shown.size() - mostShown)));
    show(m_window, texts);
}

void ModelTerms::showActive()
{
    if (hasTerms())
        show(m_window, {modelText(m_document, *m_document.actor())});
}

} // namespace odori
