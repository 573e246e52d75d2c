// SPDX-License-Identifier: MIT
#include "ui/poses/pose_files.h"

#include "ui/dialogs/plain_box.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QPointer>

namespace odori {
namespace {

/// The translation context of the sentences.
struct PoseFiles {
    Q_DECLARE_TR_FUNCTIONS(odori::PoseFiles)
};

/// A name that every system accepts for a file.
bool isFileName(const QString& name)
{
    const QString refused = QStringLiteral("/\\:*?\"<>|");
    return !name.isEmpty() && !name.startsWith(u'.') &&
           std::none_of(name.begin(), name.end(),
               [&](QChar letter) { return refused.contains(letter) || letter.unicode() < 0x20; });
}

} // namespace

tl::expected<QString, QString> renamedPose(const QString& path, const QString& name)
{
    if (!isFileName(name))
        return tl::unexpected(PoseFiles::tr("“%1” cannot be the name of a file.")
                                  .arg(shownName(name, longestInSentence)));
    const QFileInfo before(path);
    const QString target = before.absolutePath() + u'/' + name + u'.' + before.suffix();
    if (QFileInfo::exists(target))
        return tl::unexpected(
            PoseFiles::tr("There is already a file %1.").arg(shownFileName(target)));
    if (!QFile::rename(path, target))
        return tl::unexpected(PoseFiles::tr("The file %1 cannot be renamed.").arg(shownPath(path)));
    return target;
}

void askAndDeletePose(
    QWidget* window, const QString& path, const std::function<void(const QString& problem)>& then)
{
    const QPointer<QWidget> parent(window);
    const auto deleteForGood = [path, then](QMessageBox::StandardButton answer) {
        if (answer == QMessageBox::Yes)
            then(QFile::remove(path)
                     ? QString()
                     : PoseFiles::tr("The file %1 cannot be deleted.").arg(shownPath(path)));
    };
    const auto moveToTrash = [parent, path, then, deleteForGood](
                                 QMessageBox::StandardButton answer) {
        if (answer != QMessageBox::Yes || !parent)
            return;
        if (QFile::moveToTrash(path)) {
            then({});
            return;
        }
        PlainBox::askThen(parent,
            {QMessageBox::Warning, PoseFiles::tr("Delete Pose"),
                PoseFiles::tr("The file %1 cannot be moved to the trash. Delete it for good?")
                    .arg(shownFileName(path)),
                QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel},
            deleteForGood);
    };
    PlainBox::askThen(window,
        {QMessageBox::Question, PoseFiles::tr("Delete Pose"),
            PoseFiles::tr("Move the pose %1 to the trash?").arg(shownFileName(path)),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel},
        moveToTrash);
}

} // namespace odori
