// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/memory_page.h"
#include "ui/dialogs/settings/safety_page.h"
#include "ui/settings/settings.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSettings>
#include <QtTest/QTest>
#include <QtWidgets/QSpinBox>

using namespace odori;

namespace {

using Setter = void (Settings::*)(int);
struct NumberField {
    const char* name;
    Setter set;
    SettingRange range;
};
constexpr NumberField fields[] = {
    {"snapshotMinutes", &Settings::setSnapshotMinutes, Settings::minutesOfSnapshots},
    {"keptVersions", &Settings::setVersionsKept, Settings::versionCounts},
    {"keptMebibytes", &Settings::setKeptMebibytes, Settings::mebibytesKept},
    {"undoLimit", &Settings::setUndoLimit, Settings::undoMebibytes},
    {"textureBudget", &Settings::setTextureBudget, Settings::textureMebibytes},
    {"physicsCache", &Settings::setPhysicsCache, Settings::physicsMebibytes}};

} // namespace

/// Each number of the pages of settings shows its setting, also when only this one changes while
/// the page is open.
class TestSettingsPages : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void aNumberFollowsItsSetting_data();
    void aNumberFollowsItsSetting();
};

void TestSettingsPages::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_settings_pages"));
}

void TestSettingsPages::aNumberFollowsItsSetting_data()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < int(std::size(fields)); ++index)
        QTest::newRow(fields[index].name) << index;
}

void TestSettingsPages::aNumberFollowsItsSetting()
{
    QFETCH(const int, index);
    const auto& [name, set, range] = fields[index];
    QSettings().clear();
    Settings settings;
    SafetyPage safety(settings);
    MemoryPage memory(settings, [] { return MemoryUse(); });
    auto* field = safety.findChild<QSpinBox*>(QLatin1String(name));
    const bool isSafety = field != nullptr;
    if (!field)
        field = memory.findChild<QSpinBox*>(QLatin1String(name));
    QVERIFY(field);
    QCOMPARE(field->value(), range.usual);
    (settings.*set)(range.least);
    QCOMPARE(field->value(), range.least);
    if (isSafety) // Reset This Page
        safety.reset();
    else
        memory.reset();
    QCOMPARE(field->value(), range.usual);
}

QTEST_MAIN(TestSettingsPages)
#include "test_settings_pages.moc"
