// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/files/file_saving.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace odori {

/// The messages about saved files.
class SaveReports {
    Q_DECLARE_TR_FUNCTIONS(odori::FileSaving)

public:
    struct Report {
        QString text;
        QString names; ///< the names that do not fit the format, one in a line
    };
    /// What the user should know after a motion was saved, such as names that do not fit the format
    /// and drafts that are in no file. `hadLinks`: other hard links keep the old content.
    /// `saidNames`: the last report's names; the text does not repeat them.
    [[nodiscard]] static Report motionSaved(
        const FileToSave& file, bool hadLinks, const QString& saidNames);
    /// `inside`: the names of the changed motions that only the project contains.
    [[nodiscard]] static QString projectSaved(
        const FileToSave& file, bool hadLinks, const QStringList& inside);
    /// A sentence about other hard links.
    [[nodiscard]] static QString linksKept();
};

} // namespace odori
