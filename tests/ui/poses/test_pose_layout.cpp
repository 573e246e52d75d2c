// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "tests/support/small_scene.h"
#include "tests/ui/poses/pose_files.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/value_slider.h"
#include "ui/poses/pose_controls.h"
#include "ui/poses/pose_panel.h"
#include "ui/poses/pose_view.h"
#include "ui/poses/tween_row.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QModelIndex>
#include <QtCore/QTimer>
#include <QtCore/QTranslator>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using namespace odori::test;

/// The pose panel in the low and narrow docks of small windows.
class TestPoseLayout : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init();
    void cleanup();
    void aLowPanelShowsAllOfItself();
    void theAmountHasItsUnitInTheUsersLanguage();
    void aLongNoteIsInTheToolTip();
    void theColumnsShareTheWidth();
    void withoutScrollingTheBarHasNoHandle();
    void withoutAFolderTheButtonAsksForOne();

private:
    void resizeTo(int width, int height)
    {
        m_panel->resize(width, height);
        QTRY_COMPARE(m_panel->size(), QSize(width, height));
        QCoreApplication::processEvents();
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PoseFiles> m_files;
    std::unique_ptr<PosePanel> m_panel;
};

void TestPoseLayout::init()
{
    useOwnSettings("test_pose_layout");
    m_files = std::make_unique<PoseFiles>();
    for (int each = 0; each < 12; ++each)
        m_files->write(QStringLiteral("pose%1").arg(each), {});
    m_document = std::make_unique<Document>();
    loadSmallScene(*m_document);
    m_panel = std::make_unique<PosePanel>(*m_document);
    m_panel->header()->hide(); // it is in the dock's title bar
    m_panel->folder().setPath(m_files->folder());
    m_panel->show();
    QTRY_COMPARE(m_panel->view().model()->rowCount(), 12);
}

void TestPoseLayout::cleanup()
{
    m_panel.reset();
    m_document.reset();
    m_files.reset();
}

void TestPoseLayout::aLowPanelShowsAllOfItself()
{
    resizeTo(230, 325); // the left dock of a window of 1280 x 720
    const QWidgetList parts{&m_panel->searchField(), &m_panel->view(),
        &m_panel->controls().slider(), &m_panel->controls().number(), &m_panel->tweens(),
        m_panel->findChild<QComboBox*>(QStringLiteral("tweens"))};
    for (const QWidget* part : parts)
        QCOMPARE(part->visibleRegion().boundingRect(), part->rect());
    QVERIFY2(m_panel->view().height() >= 150, // one row of pictures and a half
        qPrintable(QString::number(m_panel->view().height())));
    const NumberField& number = m_panel->controls().number();
    QVERIFY(number.width() >= number.fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + 14);
    QVERIFY(m_panel->controls().slider().width() >= 50);
}

void TestPoseLayout::theAmountHasItsUnitInTheUsersLanguage()
{
    class Words : public QTranslator {
    public:
        QString translate(const char* context, const char* text, const char*, int) const override
        {
            const bool isUnit = QLatin1String(context) == QLatin1String("odori::PoseControls") &&
                                QLatin1String(text) == QLatin1String(" %");
            return isUnit ? QStringLiteral(" percent") : QString();
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
    } words;
    QCOMPARE(m_panel->controls().number().text(), QStringLiteral("0 %"));
    QVERIFY(QCoreApplication::installTranslator(&words));
    PoseControls controls(*m_document);
    QCoreApplication::removeTranslator(&words);
    QCOMPARE(controls.number().text(), QStringLiteral("0 percent"));
}

void TestPoseLayout::aLongNoteIsInTheToolTip()
{
    const auto* note = m_panel->findChild<QLabel*>(QStringLiteral("poseNote"));
    m_panel->controls().setPose({}, QStringLiteral("A note that is far too long for one line"));
    resizeTo(230, 325);
    QVERIFY(note->text().endsWith(u'…'));
    QVERIFY(note->toolTip().contains(m_panel->controls().note()));
    QVERIFY(note->fontMetrics().horizontalAdvance(note->text()) <= note->width());
    resizeTo(230, 700);
    QCOMPARE(note->text(), m_panel->controls().note());
    QVERIFY(note->toolTip().isEmpty());
    QTRY_VERIFY(note->height() >= note->heightForWidth(note->width()));
}

void TestPoseLayout::theColumnsShareTheWidth()
{
    for (const int width : {230, 300, 420}) {
        resizeTo(width, 500);
        const PoseView& view = m_panel->view();
        const int columns = view.viewport()->width() / view.gridSize().width();
        const int rest = view.viewport()->width() - columns * view.gridSize().width();
        QVERIFY2(columns >= 2 && rest <= columns, qPrintable(QString::number(rest)));
        const QModelIndex last = view.model()->index(columns - 1, 0);
        QTRY_COMPARE(view.visualRect(last).top(),
            view.visualRect(view.model()->index(0, 0)).top()); // all columns fit
    }
}

void TestPoseLayout::withoutScrollingTheBarHasNoHandle()
{
    const auto* bar = m_panel->view().verticalScrollBar();
    const auto hasHandle = [&] {
        const QImage picture = m_panel->view().grab().toImage();
        const QRect area(bar->mapTo(&m_panel->view(), QPoint()), bar->size());
        return countOf(picture, area, darkTheme().groupKey, 20) > 20;
    };
    resizeTo(230, 325);
    QTRY_VERIFY(bar->maximum() > 0 && hasHandle());
    resizeTo(420, 1600);
    QTRY_VERIFY(bar->maximum() == 0 && !hasHandle());
    QVERIFY(bar->isVisible()); // the columns stay
}

void TestPoseLayout::withoutAFolderTheButtonAsksForOne()
{
    const auto button = QStringLiteral("poseFolder");
    QVERIFY(m_panel->findChild<QToolButton*>(button)->menu()); // of the folders used before
    useOwnSettings("test_pose_layout");
    PosePanel first(*m_document);
    first.show();
    bool asks = false;
    QTimer::singleShot(0, &first, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        asks = dialog != nullptr;
        if (dialog)
            dialog->reject();
    });
    auto* choose = first.findChild<QToolButton*>(button);
    QTest::mouseClick(choose, Qt::LeftButton);
    QVERIFY(asks && !choose->menu());
    first.folder().setPath(m_files->folder());
    QVERIFY(choose->menu());
}

QTEST_MAIN(TestPoseLayout)
#include "test_pose_layout.moc"
