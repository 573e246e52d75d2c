// SPDX-License-Identifier: MIT
#include "ui/dialogs/export/export_report.h"

#include "libmmd/tools/tool_errors.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/messages/export_messages.h"
#include "ui/messages/messages.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

namespace odori {

QString reportOf(const mmd::ExportResult& result)
{
    const QString size = QLocale().formattedDataSize(qint64(result.bytes));
    const QString bones = ExportDialog::tr("%n bone(s)", nullptr, int(result.bones));
    const QString frames = ExportDialog::tr("%n frame(s)", nullptr, int(result.frames));
    QStringList parts{result.verification
                          ? ExportDialog::tr("Written: %1, %2, %3; %4.",
                                "as in: Written: 2 MB, 1 bone, 90 frames; verified")
                                .arg(size, bones, frames, verificationText(*result.verification))
                          : ExportDialog::tr("Written: %1, %2, %3.").arg(size, bones, frames)};
    if (result.thinned)
        parts << sentence(*result.thinned);
    for (const mmd::Warning& warning : result.warnings)
        parts << sentence(warning);
    return parts.join(u' ');
}

QString failureOf(const mmd::Error& error, const QString& path)
{
    return mmd::invalidKeyOf(error) ? sentence(error) : sentence(error, path);
}

} // namespace odori
