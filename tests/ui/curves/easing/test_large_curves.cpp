// SPDX-License-Identifier: MIT
#include "tests/ui/curves/easing/curve_stage.h"
#include "ui/curves/channel_buttons.h"
#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/curves/easing/curve_view.h"
#include "ui/curves/easing/preset_box.h"
#include "ui/fields/number_field.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>

using namespace odori;
using namespace odori::test;

/// The curve editor with large texts, down to its least size.
class TestLargeCurves : public QObject, private CurveStage {
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup();
    void theHintIsWholeInTheSmallestPanel_data() { percents(); }
    void theHintIsWholeInTheSmallestPanel();
    void noButtonIsFlat_data() { percents(); }
    void noButtonIsFlat();
    void theFocusStaysInASmallPanel();
    void thumbnailsGrow();

private:
    static void percents();
    void setUpWith(int percent);
    [[nodiscard]] bool takesSize(const QSize& size);
    /// Whether all of it is in the editor, at least as large as given.
    [[nodiscard]] bool isWhole(const QWidget& widget, const QSize& least) const;

    QFont m_usual = QApplication::font();
};

void TestLargeCurves::initTestCase()
{
    m_usual.setPixelSize(12); // whatever the screen is
    applyTheme(*qApp, darkTheme());
}

void TestLargeCurves::cleanup()
{
    tearDown();
    applyFont(*qApp, m_usual, 100);
}

void TestLargeCurves::percents()
{
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 200})
        QTest::addRow("%d %%", percent) << percent;
}

void TestLargeCurves::setUpWith(int percent)
{
    applyFont(*qApp, m_usual, percent);
    setUp();
}

bool TestLargeCurves::takesSize(const QSize& size)
{
    m_editor->resize(size);
    if (!QTest::qWaitFor([&] { return m_editor->size() == size; }))
        return false;
    QCoreApplication::processEvents(); // layouts follow
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return true;
}

bool TestLargeCurves::isWhole(const QWidget& widget, const QSize& least) const
{
    const QRect place(widget.mapTo(m_editor, QPoint()), widget.size());
    return m_editor->rect().contains(place) && widget.width() >= least.width() &&
           widget.height() >= least.height();
}

void TestLargeCurves::theHintIsWholeInTheSmallestPanel()
{
    QFETCH(int, percent);
    setUpWith(percent);
    const auto* text = m_editor->findChild<QLabel*>(QStringLiteral("emptyText"));
    mmd::Selection morphKey;
    morphKey.setKey(morph("あ"), 10, true);
    QStringList texts;
    for (const mmd::Selection& selection : {mmd::Selection(), morphKey}) {
        m_document->select(selection);
        QVERIFY(takesSize(m_editor->minimumSizeHint()));
        QVERIFY(text->isVisible() && !texts.contains(text->text()));
        texts.append(text->text());
        const QSize least(text->minimumSizeHint().width(), text->heightForWidth(text->width()));
        QVERIFY2(isWhole(*text, least), qPrintable(QStringLiteral("%1 needs %2x%3, has %4x%5")
                                                       .arg(text->text())
                                                       .arg(least.width())
                                                       .arg(least.height())
                                                       .arg(text->width())
                                                       .arg(text->height())));
        QCOMPARE(text->visibleRegion().boundingRect(), text->rect());
        QVERIFY(!m_editor->view().isVisible());
    }
}

void TestLargeCurves::noButtonIsFlat()
{
    QFETCH(int, percent);
    setUpWith(percent);
    const QSize least = m_editor->minimumSizeHint();
    const int letter = m_editor->fontMetrics().height();
    QVERIFY(least.width() >= 12 * letter); // a row of channels
    const int middle = grownWithText(320), wide = grownWithText(500);
    for (const QSize& size : {least, QSize(least.width(), least.height() + 60),
             QSize(middle, least.height()), QSize(middle, grownWithText(330)),
             QSize(wide, least.height()), QSize(wide, grownWithText(420)), least}) {
        QVERIFY(takesSize(size));
        const auto words = [&](const QWidget& each) {
            return QStringLiteral("%1 of %2x%3 in %4x%5")
                .arg(each.objectName())
                .arg(each.width())
                .arg(each.height())
                .arg(size.width())
                .arg(size.height());
        };
        int shown = 0;
        for (const auto* each : m_editor->channelButtons().findChildren<QAbstractButton*>())
            if (each->isVisible()) {
                ++shown;
                QVERIFY2(isWhole(*each, {each->minimumSizeHint().width(), letter}),
                    qPrintable(words(*each)));
            }
        QCOMPARE(shown, 5); // X, Y, Z, Rotation and All
        for (const auto* each : m_editor->presets().findChildren<QAbstractButton*>())
            if (each->isVisible())
                QVERIFY2(isWhole(*each, {16, each->iconSize().height()}), qPrintable(words(*each)));
        for (std::size_t at = 0; at < 4; ++at)
            if (const NumberField& field = m_editor->coordinate(at); field.isVisible())
                QVERIFY2(isWhole(field, {letter, letter}), qPrintable(words(field)));
        const CurveView& view = m_editor->view();
        QVERIFY2(isWhole(view, {2 * letter, 2 * letter}), qPrintable(words(view)));
    }
}

/// Enter must not press another button.
void TestLargeCurves::theFocusStaysInASmallPanel()
{
    setUpWith(100);
    QVERIFY(takesSize({260, 420}));
    button("easeIn")->setFocus();
    QVERIFY(button("easeIn")->hasFocus());
    QVERIFY(takesSize({260, 130})); // smaller than the least size: no room for the presets
    QVERIFY(!button("easeIn")->isVisible());
    QVERIFY(m_editor->view().hasFocus());
    QVERIFY(takesSize({260, 420}));
    QVERIFY(button("easeIn")->isVisible());
}

/// The curve in the button is as large as an icon.
void TestLargeCurves::thumbnailsGrow()
{
    const auto size = [this](int percent) {
        applyFont(*qApp, m_usual, percent);
        return ThumbnailButton(QStringLiteral("linear"), {}).sizeHint();
    };
    QCOMPARE(size(100), QSize(30, 26));
    QVERIFY(size(200).height() >= 34);
    QCOMPARE(size(200).width(), size(200).height());
}

QTEST_MAIN(TestLargeCurves)
#include "test_large_curves.moc"
