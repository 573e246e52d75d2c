// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "ui/theme/editor_style.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QSlider>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyleFactory>
#include <QtWidgets/QStyleOption>
#include <QtWidgets/QTreeWidget>

#include <memory>

using namespace odori;
using namespace odori::test;

namespace {

/// Opens what Qt protects.
struct Slider : QSlider {
    Slider()
        : QSlider(Qt::Horizontal)
    {
    }
    using QSlider::initStyleOption;
};

QSize indicatorOf(const QAbstractButton& button, QStyle::SubElement element)
{
    QStyleOptionButton option;
    option.initFrom(&button);
    return button.style()->subElementRect(element, &option, &button).size();
}

/// The sizes of marks with the program's current font.
struct Marks {
    QSize check, radio, handle;
    int dropDown = 0, stepper = 0;
    bool hasRoomForHandle = false;

    Marks();
};

Marks::Marks()
{
    const QCheckBox box(QStringLiteral("text"));
    const QRadioButton choice(QStringLiteral("text"));
    check = indicatorOf(box, QStyle::SE_CheckBoxIndicator);
    radio = indicatorOf(choice, QStyle::SE_RadioButtonIndicator);

    Slider slider;
    slider.setValue(50);
    slider.resize(200, slider.sizeHint().height());
    QStyleOptionSlider place;
    slider.initStyleOption(&place);
    const QRect knob =
        slider.style()->subControlRect(QStyle::CC_Slider, &place, QStyle::SC_SliderHandle, &slider);
    handle = knob.size();
    hasRoomForHandle = slider.rect().contains(knob);

    QComboBox list;
    list.resize(list.sizeHint());
    QStyleOptionComboBox choices;
    choices.initFrom(&list);
    dropDown = list.style()
                   ->subControlRect(QStyle::CC_ComboBox, &choices, QStyle::SC_ComboBoxArrow, &list)
                   .width();
    QSpinBox field;
    field.resize(field.sizeHint());
    QStyleOptionSpinBox number;
    number.initFrom(&field);
    number.buttonSymbols = field.buttonSymbols();
    stepper = field.style()
                  ->subControlRect(QStyle::CC_SpinBox, &number, QStyle::SC_SpinBoxUp, &field)
                  .width();
}

} // namespace

/// What grows with the size of the texts.
class TestTextSize : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { apply(100); }
    void cleanupTestCase() { QApplication::setFont(m_before); }
    void sizesGrowWithTheFont();
    void marksHaveTheirUsualSizes();
    void marksGrow();
    void theSignInABoxGrows();
    void iconsGrow();
    void arrowsOfBranchesGrow_data();
    void arrowsOfBranchesGrow();
    void aMenuHasRoomForItsIcons();

private:
    void apply(int percent) { applyFont(*qApp, m_usual, percent); }

    QFont m_before = QApplication::font(), m_usual = m_before;
};

void TestTextSize::initTestCase()
{
    m_usual.setPixelSize(12); // whatever the screen is
    applyTheme(*qApp, darkTheme());
}

void TestTextSize::sizesGrowWithTheFont()
{
    QCOMPARE(grownWithText(16), 16);
    apply(80);
    QCOMPARE(grownWithText(16), 16); // marks that are too small are hard to hit
    apply(200);
    QVERIFY(grownWithText(16) >= 24 && grownWithText(16) <= 36);
    QCOMPARE(grownWithText(16, QFontMetrics(m_usual)), 16);
}

void TestTextSize::marksHaveTheirUsualSizes()
{
    for (const int percent : {100, 80}) {
        apply(percent);
        const Marks marks;
        QCOMPARE(marks.check, QSize(14, 14));
        QCOMPARE(marks.radio, QSize(14, 14));
        QCOMPARE(marks.handle, QSize(12, 12));
        QCOMPARE(marks.dropDown, 20);
        QCOMPARE(marks.stepper, 16);
        QVERIFY(marks.hasRoomForHandle);
    }
}

/// Also if the theme was applied before the font.
void TestTextSize::marksGrow()
{
    const Marks usual;
    for (const bool isThemeLast : {false, true}) {
        apply(200);
        if (isThemeLast)
            applyTheme(*qApp, lightTheme());
        const Marks large;
        for (const auto& [before, now] : {std::pair(usual.check, large.check),
                 std::pair(usual.radio, large.radio), std::pair(usual.handle, large.handle)}) {
            QVERIFY(now.width() * 2 >= before.width() * 3);
            QVERIFY(now.height() * 2 >= before.height() * 3);
        }
        QVERIFY(large.dropDown * 2 >= usual.dropDown * 3);
        QVERIFY(large.stepper * 2 >= usual.stepper * 3);
        QVERIFY(large.hasRoomForHandle);
    }
    applyTheme(*qApp, darkTheme());
    apply(100);
    QCOMPARE(Marks().check, usual.check);
}

/// The tick and the dot are as large as before in their boxes, and the dot's box is round.
void TestTextSize::theSignInABoxGrows()
{
    const auto pixels = [](QAbstractButton& button) {
        button.setChecked(true);
        button.resize(60, 40);
        const QImage picture = button.grab().toImage();
        return countOf(picture, picture.rect(), Qt::white, 60);
    };
    const auto countBoth = [&] {
        QCheckBox box;
        QRadioButton choice;
        choice.setAutoExclusive(false);
        return std::pair(pixels(box), pixels(choice));
    };
    const auto usual = countBoth();
    QVERIFY(usual.first > 4 && usual.second > 4);
    apply(200);
    const auto large = countBoth();
    QVERIFY(large.first >= usual.first * 2);
    QVERIFY(large.second >= usual.second * 2);
    QRadioButton choice;
    choice.setAutoExclusive(false);
    choice.setChecked(true);
    choice.resize(60, 40);
    const int size = indicatorOf(choice, QStyle::SE_RadioButtonIndicator).height();
    const QImage picture = choice.grab().toImage();
    const int top = 20 - size / 2, middle = size / 2;
    QVERIFY(isNear(picture.pixelColor(middle, top + 2), darkTheme().accent, 60));
    QVERIFY(!isNear(picture.pixelColor(1, top + 1), darkTheme().accent, 60)); // its corner
}

void TestTextSize::iconsGrow()
{
    const auto sizes = [] {
        QStyle& style = *QApplication::style();
        return QList<int>{QPushButton().iconSize().width(), buttonIconSize().width(),
            style.pixelMetric(QStyle::PM_SmallIconSize),
            style.pixelMetric(QStyle::PM_ToolBarIconSize),
            style.pixelMetric(QStyle::PM_MessageBoxIconSize)};
    };
    const QList<int> usual = sizes();
    QCOMPARE(usual.first(3), (QList{16, 16, 16}));
    QCOMPARE(usual.last(), 32);
    apply(200);
    const QList<int> large = sizes();
    for (qsizetype at = 0; at < usual.size(); ++at)
        QVERIFY(large[at] * 2 >= usual[at] * 3);
    const QIcon icon = themedIcon(QStringLiteral("stop"), paletteOf(darkTheme()));
    QCOMPARE(icon.pixmap(buttonIconSize(), 1.0).size(), buttonIconSize()); // drawn, not scaled
    QCOMPARE(smallIconSize(), QSize(16, 16));
}

void TestTextSize::arrowsOfBranchesGrow_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("closed") << false;
    QTest::newRow("open") << true;
}

/// With usual texts they are those of Fusion.
void TestTextSize::arrowsOfBranchesGrow()
{
    QFETCH(bool, isOpen);
    const auto painted = [&](const QStyle& style) {
        QImage image(20, 30, QImage::Format_RGB32);
        image.fill(Qt::black);
        QStyleOption option;
        option.rect = image.rect();
        option.palette = paletteOf(darkTheme());
        option.state = QStyle::State_Children;
        option.state.setFlag(QStyle::State_Open, isOpen);
        QPainter painter(&image);
        style.drawPrimitive(QStyle::PE_IndicatorBranch, &option, &painter);
        return image;
    };
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    QCOMPARE(painted(EditorStyle()), painted(*fusion));
    const auto inkInTree = [&] { // beside the name
        QTreeWidget tree;
        tree.setHeaderHidden(true);
        auto* parent = new QTreeWidgetItem(&tree, {QStringLiteral("parent")});
        new QTreeWidgetItem(parent, {QStringLiteral("child")});
        parent->setExpanded(isOpen);
        tree.resize(200, 100);
        const QImage picture = tree.viewport()->grab().toImage();
        const QRect row = tree.visualItemRect(parent);
        const QRect branch(0, row.top(), row.left(), row.height());
        return branch.width() * branch.height() -
               countOf(picture, branch, picture.pixelColor(1, 1), 20);
    };
    const int usual = inkInTree();
    QVERIFY(usual > 8);
    apply(200);
    QVERIFY(inkInTree() * 2 >= usual * 3);
}

/// The name is beside the icon.
void TestTextSize::aMenuHasRoomForItsIcons()
{
    const QColor red(Qt::red);
    for (const int percent : {100, 200}) {
        apply(percent);
        QMenu menu;
        menu.addAction(
            colouredIcon(QStringLiteral("stop"), red), QStringLiteral("HHHH")); // all is upright
        menu.resize(menu.sizeHint());
        const QImage picture = menu.grab().toImage();
        int iconEnd = -1, textStart = picture.width();
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y) {
                const QColor pixel = picture.pixelColor(x, y);
                if (isNear(pixel, red, 90))
                    iconEnd = x;
                else if (isNear(pixel, darkTheme().text, 60))
                    textStart = std::min(textStart, x);
            }
        QVERIFY(iconEnd > 0 && textStart < picture.width());
        QVERIFY2(iconEnd < textStart, qPrintable(QString::number(percent)));
    }
}

QTEST_MAIN(TestTextSize)
#include "test_text_size.moc"
