// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/support/small_scene.h"
#include "ui/document/files/project.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"
#include "ui/theme/theme.h"

#include <QtCore/QModelIndex>
#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// Typing in the search fields of the bone and the morph panel.
class TestNameSearches : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void bonesAreFound_data();
    void bonesAreFound();
    void aBoneSearchWithoutResultsSaysSo();
    void aTreeWithoutBonesSaysWhy();
    void aBoneSearchUnfoldsUntilItEnds();
    void newEndsABoneSearch();
    void morphsOfAllKindsAreFound_data();
    void morphsOfAllKindsAreFound();
    void aMorphSearchWithoutResultsSaysSo();
    void aMorphSearchNarrowsLetterByLetter();
    void choosingATabEndsTheSearch();
    void aMorphSearchStaysOverAnotherModel();
    void aFoundMorphCanBePicked();

private:
    [[nodiscard]] QTreeView& tree() { return m_bones->tree(); }
    [[nodiscard]] QStringList shownBones() { return shownBelow({}); }
    [[nodiscard]] QStringList shownBelow(const QModelIndex& parent);
    [[nodiscard]] QStringList shownMorphs();
    /// The text that the panel shows instead of morphs; empty if it shows none.
    [[nodiscard]] QString emptyText();
    void type(QLineEdit& field, const QString& text);
    void clear(QLineEdit& field);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<BonePanel> m_bones;
    std::unique_ptr<MorphPanel> m_morphs;
};

void TestNameSearches::init()
{
    m_bones.reset(); // before the document that it shows
    m_morphs.reset();
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_morphs = std::make_unique<MorphPanel>(*m_document);
    m_morphs->resize(260, 300);
    m_morphs->show();
    m_bones = std::make_unique<BonePanel>(*m_document);
    m_bones->resize(260, 400);
    m_bones->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_morphs.get()));
    QVERIFY(QTest::qWaitForWindowExposed(m_bones.get()));
}

/// The bones whose rows are visible, from top to bottom.
QStringList TestNameSearches::shownBelow(const QModelIndex& parent)
{
    QStringList names;
    for (int row = 0; row < tree().model()->rowCount(parent); ++row) {
        if (tree().isRowHidden(row, parent))
            continue;
        const QModelIndex index = tree().model()->index(row, 0, parent);
        if (index.data(BoneTreeModel::BoneRole).toInt() >= 0)
            names.append(index.data().toString());
        if (tree().isExpanded(index))
            names += shownBelow(index);
    }
    return names;
}

QStringList TestNameSearches::shownMorphs()
{
    QStringList names;
    const auto& morphs = m_document->actor()->model->data.morphs;
    for (std::size_t at = 0; at < morphs.size(); ++at)
        if (m_morphs->rowOf(int(at)))
            names.append(QString::fromStdString(morphs[at].name.utf8));
    return names;
}

QString TestNameSearches::emptyText()
{
    for (const QLabel* label : m_morphs->findChildren<QLabel*>())
        if (label->isVisible() && label->foregroundRole() == QPalette::PlaceholderText)
            return label->text();
    return {};
}

void TestNameSearches::type(QLineEdit& field, const QString& text)
{
    field.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(field.window()));
    field.setFocus();
    for (const QChar each : text)
        if (each < QChar(128))
            QTest::keyClick(&field, each.toLatin1());
        else // as an input method sends it
            QTest::sendKeyEvent(QTest::Click, &field, Qt::Key_unknown, QString(each), {});
    QCOMPARE(field.text(), text);
}

void TestNameSearches::clear(QLineEdit& field)
{
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_Backspace);
    QVERIFY(field.text().isEmpty());
}

void TestNameSearches::bonesAreFound_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("bones");
    const auto row = [](const char* search, const QStringList& bones) {
        QTest::newRow(search) << QString::fromUtf8(search) << bones;
    };
    const QString elbow = QStringLiteral("左ひじ"), goal = QStringLiteral("左足ＩＫ");
    row("elbow", {elbow});
    row("hiji", {elbow});
    row("ヒジ", {elbow});
    row("左肘", {elbow});
    row("leg ik", {goal});
    row("ashi", {goal});
    row("bone 4", {elbow}); // the model's English name
    row("head", {QStringLiteral("頭")});
}

void TestNameSearches::bonesAreFound()
{
    QFETCH(QString, search);
    QFETCH(QStringList, bones);
    const QStringList all = shownBones();
    QCOMPARE(all.size(), 7);
    type(m_bones->searchField(), search);
    QCOMPARE(shownBones(), bones);
    clear(m_bones->searchField());
    QCOMPARE(shownBones(), all);
}

void TestNameSearches::aBoneSearchWithoutResultsSaysSo()
{
    const auto isBlank = [this] {
        const QImage image = tree().viewport()->grab().toImage();
        for (int y = 2; y < image.height() - 2; ++y)
            for (int x = 2; x < image.width() - 2; ++x)
                if (image.pixel(x, y) != image.pixel(2, 2))
                    return false;
        return true;
    };
    const QStringList all = shownBones();
    type(m_bones->searchField(), QStringLiteral(" xyz"));
    QVERIFY(shownBones().isEmpty());
    QCOMPARE(tree().accessibleDescription(), QStringLiteral("No bone is called “xyz”."));
    QVERIFY(!isBlank());                   // the text
    m_document->activate(mmd::sceneActor); // without a model there is nothing to find
    QCOMPARE(tree().accessibleDescription(), QStringLiteral("The camera is active."));
    QVERIFY(!isBlank());
    m_document->activate(m_document->scene().actors.front().id);
    QCOMPARE(tree().accessibleDescription(), QStringLiteral("No bone is called “xyz”."));
    clear(m_bones->searchField());
    QVERIFY(tree().accessibleDescription().isEmpty());
    QCOMPARE(shownBones(), all);
}

void TestNameSearches::aTreeWithoutBonesSaysWhy()
{
    Document document;
    BonePanel panel(document);
    QCOMPARE(panel.tree().accessibleDescription(), QStringLiteral("No model is open."));
    loadSmallScene(document);
    QVERIFY(panel.tree().accessibleDescription().isEmpty());
    document.activate(mmd::sceneActor);
    QCOMPARE(panel.tree().accessibleDescription(), QStringLiteral("The camera is active."));
}

void TestNameSearches::aBoneSearchUnfoldsUntilItEnds()
{
    const QModelIndex arms = tree().model()->index(2, 0), legs = tree().model()->index(3, 0);
    tree().collapse(arms);
    QVERIFY(!shownBones().contains(QStringLiteral("左ひじ")));
    type(m_bones->searchField(), QStringLiteral("elbow"));
    QCOMPARE(shownBones(), QStringList{QStringLiteral("左ひじ")});
    clear(m_bones->searchField());
    QVERIFY(!tree().isExpanded(arms) && tree().isExpanded(legs));
}

void TestNameSearches::newEndsABoneSearch()
{
    auto& field = *m_bones->findChild<QLineEdit*>(QStringLiteral("search"));
    type(field, QStringLiteral("arm"));
    m_document->project().close();
    QCOMPARE(field.text(), QString()); // otherwise the next model seems to have few bones
}

void TestNameSearches::morphsOfAllKindsAreFound_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("morphs");
    const auto row = [](const char* search, const QStringList& morphs) {
        QTest::newRow(search) << QString::fromUtf8(search) << morphs;
    };
    row("blink", {QStringLiteral("まばたき")});
    row("マバタキ", {QStringLiteral("まばたき")});
    row("komaru", {QStringLiteral("困る")});
    row("blush", {QStringLiteral("照れ")});
    row("あ", {QStringLiteral("あ")});
    row("b", {QStringLiteral("まばたき"), QStringLiteral("照れ")}); // of two kinds
}

void TestNameSearches::morphsOfAllKindsAreFound()
{
    QFETCH(QString, search);
    QFETCH(QStringList, morphs);
    m_morphs->tabs().setCurrentIndex(1);
    const QStringList all = shownMorphs();
    QCOMPARE(all.size(), 3);
    type(m_morphs->searchField(), search);
    QCOMPARE(shownMorphs(), morphs);
    QVERIFY(emptyText().isEmpty());
    clear(m_morphs->searchField());
    QCOMPARE(shownMorphs(), all);
}

void TestNameSearches::aMorphSearchWithoutResultsSaysSo()
{
    type(m_morphs->searchField(), QStringLiteral("xy"));
    QVERIFY(shownMorphs().isEmpty());
    QTRY_COMPARE(emptyText(), QStringLiteral("No morph is called “xy”."));
    QTest::keyClick(&m_morphs->searchField(), Qt::Key_Z);
    QTRY_COMPARE(emptyText(), QStringLiteral("No morph is called “xyz”."));
    clear(m_morphs->searchField());
    QTRY_VERIFY(emptyText().isEmpty());
    QCOMPARE(shownMorphs().size(), 2); // eyes
}

void TestNameSearches::aMorphSearchNarrowsLetterByLetter()
{
    QLineEdit& field = m_morphs->searchField();
    type(field, {});
    QString typed;
    qsizetype before = 7;
    for (const QChar each : QStringLiteral("mabataki")) {
        typed += each;
        QTest::keyClick(&field, each.toLatin1());
        QCOMPARE(field.text(), typed);
        QVERIFY2(shownMorphs().contains(QStringLiteral("まばたき")), qPrintable(typed));
        QVERIFY(shownMorphs().size() <= before);
        before = shownMorphs().size();
    }
    QCOMPARE(before, 1);
}

void TestNameSearches::choosingATabEndsTheSearch()
{
    const auto click = [this](int tab) {
        QTest::mouseClick(
            &m_morphs->tabs(), Qt::LeftButton, {}, m_morphs->tabs().tabRect(tab).center());
    };
    for (const int tab : {1, 1, 2, 0}) { // the current one, too
        type(m_morphs->searchField(), QStringLiteral("tere"));
        QCOMPARE(shownMorphs(), QStringList{QStringLiteral("照れ")});
        click(tab);
        QVERIFY(m_morphs->searchField().text().isEmpty());
        QCOMPARE(m_morphs->tabs().currentIndex(), tab);
        QCOMPARE(shownMorphs().size(), tab == 1 ? 3 : tab == 2 ? 1 : 2);
    }
}

void TestNameSearches::aMorphSearchStaysOverAnotherModel()
{
    type(m_morphs->searchField(), QStringLiteral("blink"));
    m_document->apply(mmd::addActor(m_document->scene(), m_document->actor()->model), {});
    QCOMPARE(shownMorphs(), QStringList{QStringLiteral("まばたき")});
    m_document->activate(mmd::sceneActor);
    QTRY_COMPARE(emptyText(), QStringLiteral("The camera is active."));
    m_document->activate(m_document->scene().actors.front().id);
    QCOMPARE(shownMorphs(), QStringList{QStringLiteral("まばたき")});
}

void TestNameSearches::aFoundMorphCanBePicked()
{
    type(m_morphs->searchField(), QStringLiteral("blush"));
    const mmd::TrackId track = morph("照れ");
    MorphRow* row = m_morphs->rowOf(m_document->actor()->model->morphsOfTrack(track.name).front());
    QTRY_VERIFY(row->isVisible());
    QTest::mouseClick(row, Qt::LeftButton, {}, {20, row->height() / 2});
    QVERIFY(m_document->selection() == tracksOf({track}));
}

QTEST_MAIN(TestNameSearches)
#include "test_name_searches.moc"
