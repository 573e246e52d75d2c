// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/safety_page.h"

#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"
#include "ui/settings/settings.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QSpinBox>

namespace odori {

SafetyPage::SafetyPage(Settings& settings, QWidget* parent)
    : SettingsForm(parent)
    , m_settings(settings)
    , m_snapshot(addField("snapshotMinutes", tr("&Autosave"), Settings::minutesOfSnapshots,
          &Settings::setSnapshotMinutes,
          tr("Every change is on the disk at once and can be restored after a crash. A full copy "
             "is written after this time; your files do not change.")))
    , m_versions(addField("keptVersions", tr("&Earlier versions"), Settings::versionCounts,
          &Settings::setVersionsKept,
          tr("Saved versions of each motion and project, on the disk. The content before the first "
             "save is kept, too. 0 keeps none. File ▸ Earlier Versions opens them.")))
    , m_space(addField("keptMebibytes", tr("&Disk space"), Settings::mebibytesKept,
          &Settings::setKeptMebibytes,
          tr("Limit for unsaved work and earlier versions together. Above it, the oldest are "
             "removed.")))
{
    m_snapshot->setSuffix(tr(" min"));
    m_space->setSuffix(tr(" MiB"));
    finish();
    show();
    connect(&settings, &Settings::snapshotMinutesChanged, this, &SafetyPage::show);
    connect(&settings, &Settings::versionsKeptChanged, this, &SafetyPage::show);
    connect(&settings, &Settings::keptMebibytesChanged, this, &SafetyPage::show);
}

QSpinBox* SafetyPage::addField(const char* name, const QString& title, const SettingRange& range,
    void (Settings::*set)(int), const QString& note)
{
    auto* field = new WholeBox;
    field->setObjectName(QLatin1String(name));
    field->setRange(range.least, range.most);
    field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    field->setKeyboardTracking(false); // emit a number only when typing is finished
    field->setAlignment(Qt::AlignRight);
    selectWholeNumbers(*field);
    connect(field, &QSpinBox::valueChanged, &m_settings, set);
    addRow(title, field, note);
    return field;
}

void SafetyPage::show()
{
    for (const auto& [field, value] : {std::pair(m_snapshot, m_settings.snapshotMinutes()),
             std::pair(m_versions, m_settings.versionsKept()),
             std::pair(m_space, m_settings.keptMebibytes())}) {
        const QSignalBlocker blocker(field);
        field->setValue(value);
    }
}

void SafetyPage::reset()
{
    m_settings.setSnapshotMinutes(Settings::minutesOfSnapshots.usual);
    m_settings.setVersionsKept(Settings::versionCounts.usual);
    m_settings.setKeptMebibytes(Settings::mebibytesKept.usual);
}

} // namespace odori
