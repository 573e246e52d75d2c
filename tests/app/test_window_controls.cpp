// SPDX-License-Identifier: MIT
#include "app/transport_bar.h"
#include "libmmd/scene/edits/keys/drafts.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/edits/scale_dialog.h"
#include "ui/dialogs/export/export_dialog.h"
#include "ui/document/scene_drafts.h"
#include "ui/dopesheet/beats/beat_button.h"
#include "ui/dopesheet/dope_header.h"
#include "ui/fields/number_field.h"
#include "ui/panels/key/key_panel.h"
#include "ui/panels/table/key_table_view.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>

#include <algorithm>

using namespace odori;
using namespace odori::test;

namespace {

/// The number of pixels of `picture` that nearly have that colour.
int pixelsOf(const QColor& colour, const QImage& picture)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            const int off = std::max({std::abs(pixel.red() - colour.red()),
                std::abs(pixel.green() - colour.green()), std::abs(pixel.blue() - colour.blue())});
            count += off < 12 ? 1 : 0;
        }
    return count;
}

void doubleClick(QWidget& field, QPoint place)
{
    QTest::mouseDClick(&field, Qt::LeftButton, {}, place);
    // A hand always moves the mouse slightly.
    QMouseEvent tremble(QEvent::MouseMove, place + QPoint(2, 0),
        field.mapToGlobal(place + QPoint(2, 0)), Qt::NoButton, Qt::LeftButton, {});
    QTest::mousePress(&field, Qt::LeftButton, {}, place);
    QMouseEvent again(QEvent::MouseButtonDblClick, place, field.mapToGlobal(place), Qt::LeftButton,
        Qt::LeftButton, {});
    QCoreApplication::sendEvent(&field, &again);
    QCoreApplication::sendEvent(&field, &tremble);
    QTest::mouseRelease(&field, Qt::LeftButton, {}, place);
}

/// The position of the first letter of a right-aligned text.
QPoint atBeginOf(const QLineEdit& field)
{
    QStyleOptionFrame option;
    option.initFrom(&field);
    const int text = field.fontMetrics().horizontalAdvance(field.text());
    return {field.width() - text - 4, field.height() / 2};
}

} // namespace

/// The display and behaviour of the window's bars, fields, lists and boxes, with mouse and
/// keyboard.
class TestWindowControls : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theToolBarStaysUnderTheMouse();
    void theViewStaysWhereItIs();
    void thePlayRangeIsReadOut();
    void aLongRangeIsNotCutOff();
    void aDoubleClickSelectsTheWholeNumber();
    void aDoubleClickSelectsInSpinBoxesAndTables();
    void focusIsSeenInEveryList();
    void focusIsSeenOnEveryControl();
    void spinButtonsAreDrawn();
    void enterAppliesWhicheverButtonComesFirst();
    void messageBoxesHaveOurIcons();
    void aboutSaysVersionQtAndLicences();
    void menusShowWhichModesAreOn();

private:
    [[nodiscard]] MainWindow& window() const { return m_window->window; }
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QLabel& time() const
    {
        return *window().transport().findChild<QLabel*>(QStringLiteral("time"));
    }

    std::unique_ptr<EditWindow> m_window;
};

void TestWindowControls::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_window_controls"));
    QCoreApplication::setApplicationVersion(QStringLiteral("9.8.7"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
}

void TestWindowControls::init()
{
    window().resetLayout();
    m_window->reset();
}

/// The selection changes the text of Register but moves no button.
void TestWindowControls::theToolBarStaysUnderTheMouse()
{
    const auto* bar = window().findChild<QToolBar*>(QStringLiteral("toolBar"));
    const auto places = [&] {
        QCoreApplication::processEvents();
        QList<std::pair<int, int>> each; // x position and width
        for (const auto* button : bar->findChildren<QToolButton*>())
            each.append({button->mapTo(bar, QPoint()).x(), button->width()});
        return each;
    };
    for (const int width : {1280, 1600}) { // without and with texts for all buttons
        window().resize(width, 720);
        QVERIFY(QTest::qWaitFor([&] { return bar->width() == width; }));
        const auto before = places();
        QVERIFY(before.size() > 12);
        document().select({{m_window->leftArm, m_window->rightArm}, {}});
        QCOMPARE(places(), before);
        mmd::CameraValue camera;
        camera.distance = -33.0f;
        document().sceneDrafts().change(camera, {});
        document().select({});
        QCOMPARE(places(), before);
        document().select({{m_window->leftArm}, {}});
        QCOMPARE(places(), before);
        m_window->reset();
    }
    window().resize(1280, 720);
}

/// Neither the first name in the status bar nor the number on Register makes the view smaller.
void TestWindowControls::theViewStaysWhereItIs()
{
    Viewport& view = window().viewport();
    view.camera().setFree(StandardView::Front);
    view.showWholeModel();
    document().say({});
    QTRY_VERIFY_WITH_TIMEOUT(view.stage().isUploaded(), 20000);
    const auto geometry = [&] {
        QTest::qWait(300); // the layout is done
        return QRect(view.mapTo(&window(), QPoint()), view.size());
    };
    const QRect before = geometry();
    const auto bones = m_window->model->bonesOfTrack(m_window->rightArm.name);
    const auto mark = view.positionOf(bones.front());
    QVERIFY(mark);
    QTest::mouseClick(&view, Qt::LeftButton, {}, mark->toPoint());
    QVERIFY(!document().selection().tracks.empty());
    QCOMPARE(geometry(), before);
    document().say(QStringLiteral("右腕"));
    QCOMPARE(geometry(), before);
    document().select({});
    document().say({});
    QCOMPARE(geometry(), before);
}

void TestWindowControls::thePlayRangeIsReadOut()
{
    QVERIFY(time().text().endsWith(QStringLiteral("0–20"))); // up to the last key
    document().setCurrentFrame(6);
    m_window->press(Qt::Key_BracketLeft);
    document().setCurrentFrame(14);
    m_window->press(Qt::Key_BracketRight);
    QVERIFY2(time().text().endsWith(QStringLiteral("6–14")), qPrintable(time().text()));
    document().undo();
    QVERIFY(time().text().endsWith(QStringLiteral("6–20")));
}

void TestWindowControls::aLongRangeIsNotCutOff()
{
    mmd::SceneSettings settings = document().scene().settings;
    settings.playFirst = 123'456;
    settings.playLast = 1'234'567;
    document().apply(mmd::changeSettings(document().scene(), settings), {});
    for (const double frame : {0.0, 1'234'567.0}) {
        document().setCurrentFrame(frame);
        QVERIFY(time().text().endsWith(QStringLiteral("123456–1234567")));
        QTRY_VERIFY(time().isVisible()); // the bar makes space at 1280
        QVERIFY(time().width() >= time().fontMetrics().horizontalAdvance(time().text()));
        const QPoint end = time().mapTo(&window(), QPoint(time().width(), 0));
        QVERIFY(end.x() <= window().width());
    }
}

void TestWindowControls::aDoubleClickSelectsTheWholeNumber()
{
    m_window->select(m_window->boneNamed("センター"), {});
    document().setCurrentFrame(10);
    auto* x = window().findChild<NumberField*>(QStringLiteral("Position X"));
    QVERIFY(x && x->isVisible());
    x->setFocus();
    x->selectAll();
    QTest::keyClicks(x, QStringLiteral("-12.375"));
    QTest::keyClick(x, Qt::Key_Return);
    QTRY_COMPARE(x->text(), QStringLiteral("−12.375"));
    doubleClick(*x, atBeginOf(*x) + QPoint(8, 0)); // between the minus sign and the point
    QCOMPARE(x->selectedText(), QStringLiteral("−12.375"));
    QTest::keyClicks(x, QStringLiteral("3"));
    QTest::keyClick(x, Qt::Key_Return);
    QTRY_COMPARE(x->text(), QStringLiteral("3.000"));
}

void TestWindowControls::aDoubleClickSelectsInSpinBoxesAndTables()
{
    document().setCurrentFrame(12);
    auto* frame = window().transport().frameField()->findChild<QLineEdit*>();
    doubleClick(*frame, atBeginOf(*frame) + QPoint(2, 0));
    QCOMPARE(frame->selectedText(), frame->text());

    m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [](ScaleDialog& dialog) {
        auto* factor = field<QDoubleSpinBox>(dialog, "Factor");
        factor->setValue(0.125);
        auto* line = factor->findChild<QLineEdit*>();
        doubleClick(*line, {line->width() / 2, line->height() / 2});
        QVERIFY2(line->selectedText() == factor->cleanText(), qPrintable(line->selectedText()));
    });

    m_window->select(m_window->leftArm, {10});
    auto* table = window().findChild<KeyTableView*>();
    window().findChild<QDockWidget*>(QStringLiteral("table"))->raise();
    QTRY_VERIFY(table->isVisible());
    const QModelIndex cell = table->model()->index(1, KeyColumn(mmd::KeyNumber::RotationY).index());
    table->scrollTo(cell);
    table->setCurrentIndex(cell);
    table->edit(cell);
    auto* editor = table->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor && editor->text().contains(u'.'));
    doubleClick(*editor, {editor->width() - 6, editor->height() / 2});
    QCOMPARE(editor->selectedText(), editor->text());
    QTest::keyClick(editor, Qt::Key_Escape);
}

/// With the focus, more pixels have the accent colour.
void TestWindowControls::focusIsSeenInEveryList()
{
    const mmd::Draft draft{m_window->rightArm, 7, mmd::BoneValue{}};
    document().apply(
        mmd::setDrafts({document().scene(), document().scene().active}, {&draft, 1}), {});
    m_window->select(m_window->leftArm, {10});
    QStringList seen;
    for (QDockWidget* dock : window().findChildren<QDockWidget*>()) {
        dock->raise();
        QCoreApplication::processEvents();
        for (auto* list : dock->findChildren<QAbstractItemView*>()) {
            if (!list->isVisible() || list->focusPolicy() == Qt::NoFocus)
                continue;
            window().viewport().setFocus();
            const QColor accent = darkTheme().accentBright;
            const int without = pixelsOf(accent, list->viewport()->grab().toImage());
            list->setFocus(Qt::TabFocusReason);
            QVERIFY(list->hasFocus());
            const int with = pixelsOf(accent, list->viewport()->grab().toImage());
            QVERIFY2(with - without > list->viewport()->width() / 2, // a line of the frame at least
                qPrintable(
                    QStringLiteral("%1: %2, %3").arg(dock->objectName()).arg(without).arg(with)));
            seen.append(dock->objectName());
        }
    }
    for (const char* name : {"actors", "bones", "table", "drafts"})
        QVERIFY2(seen.contains(QLatin1String(name)), name);
}

/// Every control looks different with the focus.
void TestWindowControls::focusIsSeenOnEveryControl()
{
    m_window->select(m_window->leftArm, {10});
    document().setCurrentFrame(10);
    int controls = 0;
    for (QDockWidget* dock : window().findChildren<QDockWidget*>()) {
        dock->raise();
        QCoreApplication::processEvents();
        for (auto* control : dock->findChildren<QWidget*>()) {
            if (!control->isVisible() || !control->isEnabled() || control->focusProxy() ||
                !(control->focusPolicy() & Qt::TabFocus) || control->visibleRegion().isEmpty())
                continue;
            window().viewport().setFocus();
            const QImage without = control->grab().toImage();
            control->setFocus(Qt::TabFocusReason);
            if (!control->hasFocus())
                continue;
            QVERIFY2(control->grab().toImage() != without,
                qPrintable(
                    QStringLiteral("%1: %2 %3 %4")
                        .arg(dock->objectName(), QLatin1String(control->metaObject()->className()),
                            control->objectName(), control->accessibleName())));
            ++controls;
        }
    }
    QVERIFY2(controls > 60, qPrintable(QString::number(controls)));
}

void TestWindowControls::spinButtonsAreDrawn()
{
    auto* beats = window().dopeSheet().header().findChild<BeatButton*>();
    QVERIFY(beats);
    const auto fields = beats->findChildren<QAbstractSpinBox*>();
    QCOMPARE(fields.size(), 3);
    for (QAbstractSpinBox* field : fields) {
        field->resize(field->sizeHint());
        const QImage picture = field->grab().toImage();
        const QRect right(
            picture.width() - int(16 * picture.devicePixelRatio()), 0, 16, picture.height());
        const QColor arrow(0x838c99);
        const int half = picture.height() / 2;
        const int up = pixelsOf(arrow, picture.copy(right.x(), 0, 16, half));
        const int down = pixelsOf(arrow, picture.copy(right.x(), half, 16, half));
        QVERIFY2(up > 3 && down > 3, qPrintable(QStringLiteral("%1, %2").arg(up).arg(down)));
    }
}

/// Desktops differ in the order of a dialog's buttons; Cancel was the default where it is first.
void TestWindowControls::enterAppliesWhicheverButtonComesFirst()
{
    const QString sheet = qApp->styleSheet();
    for (const int layout : {QDialogButtonBox::WinLayout, QDialogButtonBox::GnomeLayout}) {
        qApp->setStyleSheet(
            sheet + QStringLiteral("QDialogButtonBox { button-layout: %1; }").arg(layout));
        m_window->reset();
        m_window->inDialog<ScaleDialog>(QStringLiteral("Scale a Range…"), [](ScaleDialog& dialog) {
            auto* factor = field<QDoubleSpinBox>(dialog, "Factor");
            type(factor, "3");
            QTest::keyClick(factor, Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        });
        QCOMPARE(m_window->frames(m_window->leftArm), (Frames{0, 30, 60}));
        document().undo();
        m_window->inDialog<QDialog>(QStringLiteral("Range…"), [](QDialog& dialog) {
            QTest::keyClick(field<QSpinBox>(dialog, "First frame"), Qt::Key_Return);
            QCOMPARE(dialog.result(), int(QDialog::Accepted));
        });
        m_window->inDialog<ExportDialog>(QStringLiteral("Export…"), [](ExportDialog& dialog) {
            for (const auto* button : dialog.findChildren<QPushButton*>())
                QCOMPARE(button->isDefault(), button->text() == QStringLiteral("&Export"));
        });
        m_window->inDialog<AboutDialog>(QStringLiteral("About Odori"), [](AboutDialog& dialog) {
            const auto& buttons = *dialog.findChild<QDialogButtonBox*>();
            QCOMPARE(dialog.focusWidget(), buttons.button(QDialogButtonBox::Close));
        });
    }
    qApp->setStyleSheet(sheet);
}

void TestWindowControls::messageBoxesHaveOurIcons()
{
    const std::pair<QMessageBox::Icon, QColor> icons[] = {
        {QMessageBox::Information, darkTheme().accentBright},
        {QMessageBox::Question, darkTheme().accentBright},
        {QMessageBox::Warning, darkTheme().warning},
        {QMessageBox::Critical, darkTheme().currentFrame}};
    for (const auto& [icon, colour] : icons) {
        const QMessageBox box(icon, QStringLiteral("title"), QStringLiteral("text"),
            QMessageBox::Ok | QMessageBox::Cancel, &window());
        const QImage picture = box.iconPixmap().toImage();
        QVERIFY(!picture.isNull());
        int others = 0; // a line icon has one colour and transparency
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                if (const QColor pixel = picture.pixelColor(x, y); pixel.alpha() == 255)
                    others += pixel.rgb() == colour.rgb() ? 0 : 1;
        QCOMPARE(others, 0);
        QVERIFY(pixelsOf(colour, picture) > 40);
        QVERIFY(box.button(QMessageBox::Cancel)->icon().isNull());
    }
}

void TestWindowControls::aboutSaysVersionQtAndLicences()
{
    m_window->inDialog<AboutDialog>(QStringLiteral("About Odori"), [](AboutDialog& dialog) {
        const auto text = [&](const char* name) {
            return dialog.findChild<QLabel*>(QLatin1String(name))->text();
        };
        QVERIFY(text("version").contains(QStringLiteral("9.8.7")));
        QVERIFY(text("qt").contains(QLatin1String(qVersion())));
        const QString licences = dialog.findChild<QTextBrowser*>()->toPlainText();
        for (const char* part :
            {"Permission is hereby granted", "Bullet", "Assimp", "LGPL-3.0", "The Odori authors"})
            QVERIFY2(licences.contains(QLatin1String(part)), part);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
}

/// Their icons are in the position of the tick.
void TestWindowControls::menusShowWhichModesAreOn()
{
    int checked = 0;
    for (QMenu* menu : m_window->window.menuBar()->findChildren<QMenu*>()) {
        const QString title = menu->title().remove(u'&');
        if (!QStringList{u"Pose"_qs, u"Axes"_qs, u"Pivot"_qs}.contains(title))
            continue;
        menu->popup(m_window->window.mapToGlobal(QPoint(200, 200)));
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        const QImage picture = menu->grab().toImage();
        for (QAction* action : menu->actions()) {
            if (!action->isCheckable())
                continue;
            const QImage row = picture.copy(menu->actionGeometry(action));
            checked += action->isChecked() ? 1 : 0;
            const int pixels = pixelsOf(darkTheme().accent, row);
            QVERIFY2(action->isChecked() ? pixels > 50 : pixels == 0, qPrintable(action->text()));
        }
        menu->close();
    }
    QCOMPARE(checked, 3); // Select, Local, Own Pivots
}

QTEST_MAIN(TestWindowControls)
#include "test_window_controls.moc"
