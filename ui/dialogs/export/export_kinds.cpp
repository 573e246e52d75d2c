// SPDX-License-Identifier: MIT
#include "ui/dialogs/export/export_kinds.h"

#include "libmmd/interchange/export_formats.h"
#include "ui/dialogs/export/export_dialog.h"

#include <algorithm>

namespace odori {

QList<FileKind> exportKinds(mmd::ExportFormat first)
{
    QList<FileKind> kinds;
    const auto add = [&](const mmd::ExportFormatInfo& format) {
        const QString extension =
            QString::fromLatin1(format.extension.data(), qsizetype(format.extension.size()));
        const FileKind kind{
            ExportDialog::tr("%1 animation").arg(extension.toUpper()), u'.' + extension};
        if (std::none_of(kinds.begin(), kinds.end(),
                [&](const FileKind& each) { return each.ending == kind.ending; }))
            kinds.append(kind);
    };
    add(mmd::infoOf(first));
    for (const mmd::ExportFormatInfo& format : mmd::exportFormats())
        add(format);
    return kinds;
}

} // namespace odori
