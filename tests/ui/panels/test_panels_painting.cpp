// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/keys/drafts.h"
#include "libmmd/scene/edits/keys/register.h"
#include "libmmd/scene/edits/scene/actors.h"
#include "libmmd/scene/edits/scene/scene_edits.h"
#include "tests/support/colours.h"
#include "tests/support/small_scene.h"
#include "ui/document/models/bone_tree_model.h"
#include "ui/fields/number_field.h"
#include "ui/fields/value_slider.h"
#include "ui/panels/bone_mark.h"
#include "ui/panels/bone_panel.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/key/scene_key_rows.h"
#include "ui/panels/light/light_swatch.h"
#include "ui/panels/morph_panel.h"
#include "ui/panels/morph_row.h"
#include "ui/panels/table/key_table_panel.h"
#include "ui/panels/table/key_table_view.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QModelIndex>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTreeView>

using namespace odori;
using namespace odori::test;

/// What the panels paint themselves: marks and names of bones, selected morphs, the light, the dots
/// of the curves, the text of an empty table.
class TestPanelsPainting : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup() { m_document.reset(); }
    void everyKindOfBoneHasItsMark();
    void marksAreAsLargeAsTheTexts();
    void marksHaveTheColoursOfTheirKind_data();
    void marksHaveTheColoursOfTheirKind();
    void aDraftIsGreenWithADiamond();
    void theSelectedBoneIsALightRow();
    void aPickedMorphIsALightRow();
    void theSwatchIsTheLight();
    void everyCurveHasItsAxisColour();
    void theEmptyTableSaysWhy();
    void theTablePaintsTheSelectedKeys();
    void keysSelectedInManyPiecesArePaintedToo();

private:
    [[nodiscard]] static QImage pictureOf(QWidget& widget)
    {
        QCoreApplication::sendPostedEvents();
        return widget.grab().toImage();
    }
    void open(BonePanel& panel, int grouping)
    {
        panel.findChild<QComboBox*>(QStringLiteral("grouping"))->setCurrentIndex(grouping);
        panel.resize(260, 460);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
    }
    [[nodiscard]] static QModelIndex indexOf(BonePanel& panel, const char* name)
    {
        auto* model = qobject_cast<BoneTreeModel*>(panel.tree().model());
        return model->indexesOfTrack(bone(name)).constFirst();
    }
    struct RowPicture {
        QImage whole;
        QRect mark, text, end;
    };
    /// A row's picture and the positions of its parts.
    [[nodiscard]] static RowPicture rowOf(BonePanel& panel, const QModelIndex& index)
    {
        const QRect row = panel.tree().visualRect(index);
        const QImage all = pictureOf(*panel.tree().viewport());
        const int x = row.left();
        return {all, QRect(x, row.top(), 16, row.height()),
            QRect(x + 21, row.top(), 120, row.height()),
            QRect(row.right() - 26, row.top(), 24, row.height())};
    }

    std::unique_ptr<Document> m_document;
};

void TestPanelsPainting::init()
{
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
}

void TestPanelsPainting::everyKindOfBoneHasItsMark()
{
    const auto mark = [](BoneKind kind) {
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        paintBoneMark(painter, QRectF(0, 0, 20, 20), kind, Qt::white);
        return image;
    };
    using enum BoneKind;
    QList<QImage> marks;
    for (const BoneKind kind : {Ik, FixedAxis, Move, Rotate, Fixed}) {
        QVERIFY(!marks.contains(mark(kind)));
        marks.append(mark(kind));
    }
    const auto isInked = [&](BoneKind kind, int x, int y) {
        return countOf(mark(kind), QRect(x - 1, y - 1, 3, 3), Qt::white, 400) > 0;
    };
    struct Row {
        BoneKind kind;
        bool middle, corner, side, half;
    };
    // A square has corners, a circle has none; between the centre and the outline is a bar or
    // nothing.
    const Row rows[] = {{Ik, true, true, true, false}, {FixedAxis, true, false, true, true},
        {Move, false, true, true, false}, {Rotate, false, false, true, false},
        {Fixed, true, false, false, false}};
    for (const Row& row : rows) {
        QCOMPARE(isInked(row.kind, 10, 10), row.middle);
        const QImage image = mark(row.kind);
        for (const QPoint& corner : {QPoint(5, 5), QPoint(14, 14), QPoint(5, 14), QPoint(14, 5)})
            QCOMPARE(image.pixelColor(corner).lightness() > 50, row.corner);
        QCOMPARE(isInked(row.kind, 14, 10), row.side);
        QCOMPARE(countOf(image, QRect(12, 9, 1, 3), Qt::white, 400) > 0, row.half);
    }
}

void TestPanelsPainting::marksAreAsLargeAsTheTexts()
{
    const QFont usual = QApplication::font();
    const auto width = [](bool isDraft) {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::black);
        QPainter painter(&image);
        if (isDraft)
            paintDraftMark(painter, image.rect(), Qt::white);
        else
            paintBoneMark(painter, image.rect(), BoneKind::Rotate, Qt::white);
        int inked = 0;
        for (int x = 0; x < 40; ++x)
            inked += countOf(image, QRect(x, 0, 1, 40), Qt::white, 600) > 0;
        return inked;
    };
    for (const bool isDraft : {false, true}) {
        const int before = width(isDraft);
        QVERIFY(before >= 9 && before <= 13);
        QFont large = usual;
        large.setPixelSize(24);
        QApplication::setFont(large);
        QVERIFY(width(isDraft) >= 14);
        QApplication::setFont(usual);
        QCOMPARE(width(isDraft), before);
    }
}

void TestPanelsPainting::marksHaveTheColoursOfTheirKind_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QColor>("mark");
    QTest::addColumn<QColor>("text");
    const Theme& theme = darkTheme();
    QTest::newRow("moves") << QByteArray("センター") << theme.accentBright << theme.text;
    QTest::newRow("rotates") << QByteArray("上半身") << theme.accentBright << theme.text;
    QTest::newRow("IK") << QByteArray("左足ＩＫ") << theme.selectedKey << theme.text;
    QTest::newRow("axis") << QByteArray("左腕捩") << theme.rotation << theme.text;
    QTest::newRow("hidden") << QByteArray("隠し") << theme.dim << theme.dim;
}

void TestPanelsPainting::marksHaveTheColoursOfTheirKind()
{
    QFETCH(QByteArray, name);
    QFETCH(QColor, mark);
    QFETCH(QColor, text);
    BonePanel panel(*m_document);
    open(panel, 1); // by parents, with hidden bones
    const Theme& theme = darkTheme();
    const RowPicture row = rowOf(panel, indexOf(panel, name.constData()));
    QVERIFY(countOf(row.whole, row.mark, mark, 60) > 4);
    for (const QColor& each : {theme.accentBright, theme.selectedKey, theme.rotation})
        QCOMPARE(countOf(row.whole, row.mark, each, 60) > 4, each == mark);
    QVERIFY(countOf(row.whole, row.text, text, 30) > 4);
    QCOMPARE(countOf(row.whole, row.text, theme.text, 30) > 0, text == theme.text);
    QCOMPARE(countOf(row.whole, row.end, theme.draft, 60), 0);
    BonePanel grouped(*m_document);
    open(grouped, 0);
    if (name != "隠し") { // a group is dim and has no mark
        const RowPicture group = rowOf(grouped, indexOf(grouped, name.constData()).parent());
        QVERIFY(countOf(group.whole, group.mark.united(group.text), theme.dim, 30) > 4);
        QCOMPARE(countOf(group.whole, group.mark.united(group.text), theme.text, 30), 0);
        QCOMPARE(countOf(group.whole, group.mark, mark, 30), 0);
    }
}

void TestPanelsPainting::aDraftIsGreenWithADiamond()
{
    BonePanel panel(*m_document);
    open(panel, 0);
    const mmd::Draft draft{.track = bone("頭"), .frame = 7, .value = mmd::BoneValue{{1, 0, 0}, {}}};
    const mmd::Scene& scene = m_document->scene();
    m_document->apply(mmd::setDrafts({scene, scene.active}, {&draft, 1}), {});
    const auto isGreen = [&](const char* name) {
        const RowPicture row = rowOf(panel, indexOf(panel, name));
        const bool hasText = countOf(row.whole, row.text, darkTheme().draft, 40) > 4;
        const bool hasDiamond = countOf(row.whole, row.end, darkTheme().draft, 60) > 4;
        return std::pair(hasText, hasDiamond);
    };
    const std::pair yes(true, true), no(false, false);
    QCOMPARE(isGreen("頭"), no); // the draft is at another frame
    m_document->setCurrentFrame(7);
    QCOMPARE(isGreen("頭"), yes);
    QCOMPARE(isGreen("上半身"), no);
    m_document->select(tracksOf({bone("頭")}));
    QCOMPARE(isGreen("頭"), yes);
    m_document->setCurrentFrame(8);
    QCOMPARE(isGreen("頭"), no);
    m_document->setCurrentFrame(7);
    m_document->undo();
    QCOMPARE(isGreen("頭"), no);
}

void TestPanelsPainting::theSelectedBoneIsALightRow()
{
    BonePanel panel(*m_document);
    open(panel, 0);
    const auto isLight = [&](const char* name) {
        const RowPicture row = rowOf(panel, indexOf(panel, name));
        return isNear(row.whole.pixelColor(row.end.center()), darkTheme().selectedRow, 6);
    };
    m_document->select(both(tracksOf({bone("頭")}), tracksOf({bone("左ひじ")})));
    for (const char* name : {"頭", "左ひじ"})
        QVERIFY(isLight(name));
    for (const char* name : {"上半身", "左腕", "センター"})
        QVERIFY(!isLight(name));
    m_document->select({});
    QVERIFY(!isLight("頭"));
}

void TestPanelsPainting::aPickedMorphIsALightRow()
{
    MorphPanel panel(*m_document);
    panel.tabs().setCurrentIndex(1);
    panel.resize(260, 220);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto row = [&](const char* name) -> MorphRow& {
        return *panel.rowOf(m_document->actor()->model->morphsOfTrack(morph(name).name).front());
    };
    const auto isLight = [&](const char* name) {
        return isNear(pictureOf(row(name)).pixelColor(3, 3), darkTheme().selectedRow, 6);
    };
    m_document->select(tracksOf({morph("い")}));
    QVERIFY(!isLight("あ") && isLight("い") && !isLight("う"));
    QTest::keyClick(&row("う").slider(), Qt::Key_End);
    QVERIFY(!isLight("い") && isLight("う"));
    const auto green = [&](const char* name) {
        const QImage picture = pictureOf(row(name).slider());
        return countOf(picture, picture.rect(), darkTheme().draft, 40) > 20;
    };
    QVERIFY(green("う") && !green("い"));
    m_document->undo();
    QVERIFY(isLight("い") && !isLight("う") && !green("う"));
}

void TestPanelsPainting::theSwatchIsTheLight()
{
    LightSwatch swatch;
    swatch.setFixedSize(80, 24);
    swatch.show();
    for (const QColor& colour : {QColor(255, 0, 64), QColor(64, 255, 0), QColor(0, 0, 0)}) {
        swatch.setColour(colour);
        QCOMPARE(pictureOf(swatch).pixelColor(40, 12), colour);
    }
}

/// In the key panel: four for bones, six for the camera, as in the graph.
void TestPanelsPainting::everyCurveHasItsAxisColour()
{
    const Theme& theme = darkTheme();
    const QColor colours[] = {
        theme.x, theme.y, theme.z, theme.rotation, theme.marker, theme.accentBright};
    KeyPanel panel(*m_document);
    panel.resize(300, 900);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto dotOf = [](NumberField& field) { // of the label in its row
        QWidget* rows = field.parentWidget();
        const QPoint at(5, field.geometry().center().y());
        const QImage picture = pictureOf(*rows);
        return picture.pixelColor(at);
    };
    m_document->select(keysOf("左腕", {38}));
    for (std::size_t channel = 0; channel < mmd::boneChannelCount; ++channel)
        QVERIFY(isNear(dotOf(panel.curveField(mmd::BoneChannel(channel), 0)), colours[channel]));
    const mmd::Scene& scene = m_document->scene();
    m_document->apply(mmd::registerCamera({scene, mmd::sceneActor}, 0, {}), {});
    m_document->activate(mmd::sceneActor);
    mmd::Selection selection;
    selection.setKey({mmd::TrackKind::Camera, {}}, 0, true);
    m_document->select(selection);
    for (std::size_t channel = 0; channel < mmd::cameraChannelCount; ++channel)
        QVERIFY(isNear(
            dotOf(panel.sceneRows().curveField(mmd::CameraChannel(channel), 3)), colours[channel]));
}

void TestPanelsPainting::theEmptyTableSaysWhy()
{
    KeyTablePanel panel(*m_document);
    panel.resize(1000, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto words = [&] {
        const QImage picture = pictureOf(*panel.table().viewport());
        return countOf(picture, picture.rect().adjusted(450, 0, 0, 0), darkTheme().dim, 60);
    };
    m_document->select({});
    const int nothing = words();
    QVERIFY(nothing > 50);
    m_document->select(tracksOf({bone("上半身")}));
    const int withoutKeys = words();
    QVERIFY(withoutKeys > 50 && withoutKeys < nothing); // a shorter text
    m_document->select(tracksOf({morph("あ")}));        // three narrow columns at the left
    QCOMPARE(words(), 0);
}

/// The document's selected keys, while the table shows other tracks.
void TestPanelsPainting::theTablePaintsTheSelectedKeys()
{
    KeyTablePanel panel(*m_document);
    panel.resize(700, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    m_document->select(both(keysOf("左腕", {38, 60}), tracksOf({bone("センター")})));
    KeyTableView& table = panel.table();
    const auto isLight = [&](const char* name, std::uint32_t frame) {
        const QModelIndex index = panel.model().index(panel.model().rowOf(bone(name), frame), 0);
        const QRect cell = table.visualRect(index);
        const QImage picture = pictureOf(*table.viewport());
        return isNear(
            picture.pixelColor(cell.right() - 3, cell.top() + 3), darkTheme().selectedRow, 6);
    };
    QVERIFY(isLight("左腕", 38) && isLight("左腕", 60));
    QVERIFY(!isLight("左腕", 45) && !isLight("左腕", 0) && !isLight("センター", 10));
    m_document->select(both(keysOf("センター", {10}), tracksOf({bone("左腕")})));
    QVERIFY(isLight("センター", 10) && !isLight("左腕", 38));
}

/// Too many ranges for the view's selection model.
void TestPanelsPainting::keysSelectedInManyPiecesArePaintedToo()
{
    std::vector<mmd::BoneKeyframe> keys(2 * KeyTableView::mostPieces + 10);
    mmd::Selection selection = tracksOf({bone("左腕")});
    for (std::uint32_t at = 0; at < keys.size(); ++at) {
        keys[at].frame = keys[at].fileIndex = at;
        if (at % 2 == 1)
            selection.setKey(bone("左腕"), at, true);
    }
    mmd::Motion motion;
    mmd::replaceTrack(motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(bone("左腕").name), keys));
    const mmd::Scene& scene = m_document->scene();
    m_document->load(mmd::setMotion({scene, scene.active}, motion, {}));
    KeyTablePanel panel(*m_document);
    panel.resize(700, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    m_document->select(selection);
    panel.table().scrollToTop();
    const QImage picture = pictureOf(*panel.table().viewport());
    for (int row = 0; row < 6; ++row) {
        const QRect cell = panel.table().visualRect(panel.model().index(row, 0));
        QCOMPARE(isNear(picture.pixelColor(cell.right() - 3, cell.top() + 3),
                     darkTheme().selectedRow, 6),
            row % 2 == 1);
    }
}

QTEST_MAIN(TestPanelsPainting)
#include "test_panels_painting.moc"
