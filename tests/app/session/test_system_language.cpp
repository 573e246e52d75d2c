// SPDX-License-Identifier: MIT
#include "tests/app/session/program.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QTest>

using namespace odori;
using namespace odori::test;

/// The language of the system, which the settings use unless the user chooses another.
class TestSystemLanguage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { prepare("test_system_language"); }
    void itsGlyphsComeFirst();
};

/// One character has other glyphs in each language.
void TestSystemLanguage::itsGlyphsComeFirst()
{
    const auto restored =
        qScopeGuard([before = qgetenv("ODORI_LANGUAGE")] { qputenv("ODORI_LANGUAGE", before); });
    for (const auto& [language, own] :
        {std::pair("zh_CN", u"Noto Sans CJK SC"_qs), {"zh_TW", u"Noto Sans CJK TC"_qs}}) {
        qputenv("ODORI_LANGUAGE", language);
        const Program program;
        const QStringList families = QApplication::font().families();
        QVERIFY(families.contains(own));
        QVERIFY(families.indexOf(own) < families.indexOf(u"Noto Sans CJK JP"_qs));
    }
}

QTEST_MAIN(TestSystemLanguage)
#include "test_system_language.moc"
