// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "tests/support/contrast.h"
#include "ui/theme/editor_style.h"
#include "ui/theme/follow_theme.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QStyleFactory>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QToolButton>

using namespace odori;
using test::contrast;
using test::luminance;

Q_DECLARE_METATYPE(const Theme*)

/// The colours of both themes: text must be readable, and colours must be distinguishable.
class TestTheme : public QObject {
    Q_OBJECT
private slots:
    void textsCanBeRead_data() { themes(); }
    void textsCanBeRead();
    void selectedTextCanBeRead_data() { themes(); }
    void selectedTextCanBeRead();
    void marksAreToldApart_data() { themes(); }
    void marksAreToldApart();
    void aPaletteKnowsItsTheme_data() { themes(); }
    void aPaletteKnowsItsTheme();
    void theDesktopChoosesTheTheme();
    void theFontIsAPartOfTheSystems();
    void eachLanguageHasItsOwnGlyphs();
    void aWidgetFollowsTheTheme();
    void fullToolBarsFollowTheTheme();
    void theStyleIsFusionButForItsIcons();
    void iconsHaveTheColoursOfTheirState_data() { themes(); }
    void iconsHaveTheColoursOfTheirState();
    void messagesHaveTheColoursOfTheirKind_data() { themes(); }
    void messagesHaveTheColoursOfTheirKind();
    void disabledButtonsCanBeRead_data() { themes(); }
    void disabledButtonsCanBeRead();
    void buttonsShowTheirFocus_data() { themes(); }
    void buttonsShowTheirFocus();
    void highContrastGivesButtonsAnEdge();
    void listsOfComboBoxesHaveAnEdge_data() { themes(); }
    void listsOfComboBoxesHaveAnEdge();
    void theArrowOfAMenuIsInTheMiddle();

private:
    static void themes()
    {
        QTest::addColumn<const Theme*>("theme");
        QTest::newRow("dark") << &darkTheme();
        QTest::newRow("light") << &lightTheme();
        QTest::newRow("high contrast") << &highContrastTheme();
    }
};

void TestTheme::disabledButtonsCanBeRead()
{
    QFETCH(const Theme*, theme);
    QPushButton button;
    button.setPalette(paletteOf(*theme));
    button.setStyleSheet(styleSheetOf(*theme));
    button.resize(80, 30);
    const auto ground = [&] { return button.grab().toImage().pixelColor(8, 15); };
    button.setDefault(true);
    QCOMPARE(ground(), theme->accent);
    button.setEnabled(false);
    QCOMPARE(ground(), theme->header);
    QVERIFY(contrast(theme->dim, ground()) >= 3.0);
}

namespace {

/// The colour in the middle of the button's left edge.
QColor edgeOf(QWidget& button, int inside = 0)
{
    return button.grab().toImage().pixelColor(inside, button.height() / 2);
}

} // namespace

/// The edge of a button with the focus differs from the ground and from the button's own ground,
/// and from the edge without the focus.
void TestTheme::buttonsShowTheirFocus()
{
    QFETCH(const Theme*, theme);
    applyTheme(*qApp, *theme);
    QWidget window;
    QPushButton other(&window), push(&window), first(&window);
    QToolButton tool(&window);
    first.setDefault(true);
    QWidget* const buttons[] = {&push, &first, &tool};
    int x = 0;
    for (QWidget* each : {static_cast<QWidget*>(&other), buttons[0], buttons[1], buttons[2]})
        each->setGeometry(x++ * 90, 0, 80, 30);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    for (QWidget* each : buttons) {
        other.setFocus();
        const QColor without = edgeOf(*each, 1); // inside the edge, if that has one pixel
        each->setFocus(Qt::TabFocusReason);
        QVERIFY(each->hasFocus());
        const QColor edge = edgeOf(*each);
        QVERIFY(contrast(edge, theme->panel) >= 3.0);
        QVERIFY(contrast(edge, edgeOf(*each, 6)) >= 2.5);
        QVERIFY(theme != &highContrastTheme() || contrast(edgeOf(*each, 1), without) >= 2.0);
    }
}

void TestTheme::highContrastGivesButtonsAnEdge()
{
    applyTheme(*qApp, highContrastTheme());
    QPushButton push;
    QToolButton tool;
    for (QWidget* each : {static_cast<QWidget*>(&push), static_cast<QWidget*>(&tool)}) {
        each->resize(80, 30);
        QVERIFY(contrast(edgeOf(*each), highContrastTheme().panel) >= 3.0);
        QVERIFY(contrast(edgeOf(*each, 6), highContrastTheme().panel) < 3.0); // an edge only
    }
}

/// As menus have.
void TestTheme::listsOfComboBoxesHaveAnEdge()
{
    QFETCH(const Theme*, theme);
    applyTheme(*qApp, *theme);
    QComboBox box;
    box.addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    box.show();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    box.showPopup();
    QWidget* list = box.view()->window();
    QVERIFY(QTest::qWaitForWindowExposed(list));
    const QImage picture = list->grab().toImage();
    const QPoint middle = picture.rect().center();
    const int right = picture.width() - 1, bottom = picture.height() - 1;
    const auto hasEdge = [&](QPoint at, const QPoint& inwards) {
        for (int depth = 0; depth < 4; ++depth, at += inwards) // the style has a frame of its own
            if (picture.pixelColor(at) == theme->line)
                return true;
        return false;
    };
    QVERIFY(hasEdge({0, middle.y()}, {1, 0}) && hasEdge({right, middle.y()}, {-1, 0}));
    QVERIFY(hasEdge({middle.x(), 0}, {0, 1}) && hasEdge({middle.x(), bottom}, {0, -1}));
    QVERIFY(picture.pixelColor(6, middle.y()) != theme->line);
    box.hidePopup();
}

void TestTheme::textsCanBeRead()
{
    QFETCH(const Theme*, theme);
    QCOMPARE(luminance(theme->window) < 0.2, theme->isDark);
    for (const QColor& ground : {theme->window, theme->panel, theme->header, theme->field}) {
        QVERIFY(contrast(theme->text, ground) >= 4.5);
        for (const QColor& text : {theme->dim, theme->warning, theme->selectedKey, theme->draft})
            QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + u' ' + ground.name()));
        QVERIFY(contrast(theme->accentBright, ground) >= 4.5); // links
    }
    for (const QColor& text : {theme->text, theme->dim})
        QVERIFY(contrast(text, theme->selectedRow) >= 4.5);
}

/// In a text field and in a number field, as painted.
void TestTheme::selectedTextCanBeRead()
{
    QFETCH(const Theme*, theme);
    applyTheme(*qApp, *theme);
    const QPalette palette = paletteOf(*theme);
    QVERIFY(contrast(palette.color(QPalette::HighlightedText),
                palette.color(QPalette::Highlight)) >= 4.5);
    QLineEdit text(QStringLiteral("MMMMMM"));
    QSpinBox number;
    number.setRange(0, 888888);
    number.setValue(888888);
    for (QWidget* field : std::initializer_list<QWidget*>{&text, &number}) {
        field->setFixedSize(160, 30);
        field->show();
        QVERIFY(QTest::qWaitForWindowActive(field));
        field->setFocus();
        text.selectAll();
        number.selectAll();
        const QImage picture = field->grab().toImage();
        const QRect inside = picture.rect().adjusted(6, 6, -30, -6); // without border and arrows
        QVERIFY(test::countOf(picture, inside, theme->accent, 20) > 100);
        QVERIFY(test::countOf(picture, inside, Qt::white, 50) > 10);
        field->hide();
    }
}

void TestTheme::marksAreToldApart()
{
    QFETCH(const Theme*, theme);
    const QColor marks[] = {theme->key, theme->selectedKey, theme->draft, theme->currentFrame};
    for (const QColor& mark : marks)
        QVERIFY(contrast(mark, theme->field) >= 3.0);
    for (const QColor& mark :
        {theme->groupKey, theme->marker, theme->x, theme->y, theme->z, theme->rotation})
        QVERIFY2(contrast(mark, theme->field) >= 3.0, qPrintable(mark.name()));
    const QColor axes[] = {theme->x, theme->y, theme->z, theme->rotation};
    for (const auto* set : {&marks, &axes})
        for (const QColor& a : *set)
            for (const QColor& b : *set) {
                const int apart = std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) +
                                  std::abs(a.blue() - b.blue());
                QVERIFY(&a == &b || apart > 90);
            }
    QVERIFY(theme->x.red() > theme->x.green() && theme->x.red() > theme->x.blue());
    QVERIFY(theme->y.green() > theme->y.red() && theme->y.green() > theme->y.blue());
    QVERIFY(theme->z.blue() > theme->z.red() && theme->z.blue() > theme->z.green());
}

void TestTheme::aPaletteKnowsItsTheme()
{
    QFETCH(const Theme*, theme);
    const QPalette palette = paletteOf(*theme);
    QCOMPARE(&themeOf(palette), theme);
    QCOMPARE(palette.color(QPalette::WindowText), theme->text);
    QCOMPARE(palette.color(QPalette::Base), theme->field);
    QVERIFY(!styleSheetOf(*theme).contains(u'%')); // every colour is put in
    QCOMPARE(palette.color(QPalette::PlaceholderText), theme->dim);
    QCOMPARE(palette.color(QPalette::AlternateBase), theme->panel);
    QCOMPARE(palette.color(QPalette::Link), theme->accentBright);
    QCOMPARE(palette.color(QPalette::Highlight), theme->accent);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QCOMPARE(palette.color(QPalette::Active, role), theme->text);
        QCOMPARE(palette.color(QPalette::Disabled, role), theme->dim);
    }
    const QColor disabled = palette.color(QPalette::Disabled, QPalette::WindowText);
    QVERIFY(contrast(disabled, theme->window) < contrast(theme->text, theme->window));
}

/// A session without a desktop has Qt's light palette but no preference. The editor's own palette
/// is ignored.
void TestTheme::theDesktopChoosesTheTheme()
{
    const QPalette before = QApplication::palette();
    const QByteArray desktop = qgetenv("XDG_CURRENT_DESKTOP");
    for (const bool isLight : {true, false}) {
        const QPalette system(isLight ? Qt::white : Qt::black);
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        QCOMPARE(themeOfDesktop(system).isDark, !isLight);
        QApplication::setPalette(paletteOf(isLight ? darkTheme() : lightTheme()));
        QVERIFY(!systemTheme(*qApp).isDark); // without a desktop the palette is Qt's light one
        qunsetenv("XDG_CURRENT_DESKTOP");
        QVERIFY(themeOfDesktop(system).isDark);
    }
    if (!desktop.isNull())
        qputenv("XDG_CURRENT_DESKTOP", desktop);
    QApplication::setPalette(before);
}

void TestTheme::theFontIsAPartOfTheSystems()
{
    const QFont before = QApplication::font();
    QFont system = before;
    system.setPointSizeF(10.0);
    applyFont(*qApp, system, 150);
    QCOMPARE(QApplication::font().pointSizeF(), 15.0);
    applyFont(*qApp, system, 80); // relative to the system's size, not the last one
    QCOMPARE(QApplication::font().pointSizeF(), 8.0);
    QVERIFY(QApplication::font().families().contains(u"Noto Sans CJK JP"_qs));
    const qsizetype families = QApplication::font().families().size();
    applyTheme(*qApp, darkTheme());
    QCOMPARE(QApplication::font().pointSizeF(), 8.0); // a theme does not change the font size
    QCOMPARE(QApplication::font().families().size(), families);
    system.setPixelSize(20); // has no size in points
    applyFont(*qApp, system, 50);
    QCOMPARE(QApplication::font().pixelSize(), 10);
    QApplication::setFont(before);
}

/// One character has other glyphs in each language. Names of bones are Japanese, so the Japanese
/// font is always there, but not first.
void TestTheme::eachLanguageHasItsOwnGlyphs()
{
    const QFont before = QApplication::font();
    const std::pair<const char*, const char*> fonts[] = {
        {"ja", "JP"}, {"en", "JP"}, {"zh_CN", "SC"}, {"zh_TW", "TC"}, {"ko", "KR"}};
    for (const auto& [language, glyphs] : fonts) {
        const QFont system(QStringLiteral("Sans Serif"), 10);
        applyFont(*qApp, system, 100, QLocale(QLatin1String(language)));
        QStringList found;
        for (const QString& family : QApplication::font().families())
            if (family.startsWith(QStringLiteral("Noto Sans CJK ")))
                found.append(family.last(2));
        QStringList wanted{QLatin1String(glyphs)};
        if (wanted.first() != QStringLiteral("JP"))
            wanted.append(QStringLiteral("JP"));
        QCOMPARE(found, wanted);
    }
    QApplication::setFont(before);
}

void TestTheme::aWidgetFollowsTheTheme()
{
    applyTheme(*qApp, darkTheme());
    QWidget widget;
    QList<bool> seen;
    followTheme(widget, [&] { seen.append(themeOf(widget.palette()).isDark); });
    widget.show();
    applyTheme(*qApp, lightTheme());
    QTRY_COMPARE(seen, QList{false});
    applyTheme(*qApp, lightTheme()); // the same theme
    QCoreApplication::processEvents();
    QCOMPARE(seen, QList{false});
    applyTheme(*qApp, darkTheme());
    QTRY_COMPARE(seen, (QList{false, true}));
}

void TestTheme::fullToolBarsFollowTheTheme()
{
    applyTheme(*qApp, darkTheme());
    QToolBar bar;
    for (int entry = 0; entry < 9; ++entry)
        bar.addAction(QStringLiteral("a long entry"));
    bar.resize(120, 30);
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    const auto* more = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    QVERIFY(more && more->isVisible());
    const auto painted = [](const QIcon& icon) { return icon.pixmap(16, 16).toImage(); };
    const QImage dark = painted(more->icon());
    applyTheme(*qApp, lightTheme());
    const QImage light = painted(themedIcon(QStringLiteral("more"), paletteOf(lightTheme())));
    QVERIFY(light != dark);
    QCOMPARE(painted(more->icon()), light);
}

void TestTheme::theStyleIsFusionButForItsIcons()
{
    applyTheme(*qApp, darkTheme());
    const EditorStyle style;
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    QCOMPARE(style.pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, nullptr), 32);
    for (const auto metric : {QStyle::PM_ButtonMargin, QStyle::PM_ScrollBarExtent})
        QCOMPARE(style.pixelMetric(metric, nullptr, nullptr), fusion->pixelMetric(metric));
    QCOMPARE(
        style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, nullptr, nullptr), 0);
    QCOMPARE(style.styleHint(QStyle::SH_EtchDisabledText, nullptr, nullptr, nullptr),
        fusion->styleHint(QStyle::SH_EtchDisabledText));
    QList<QImage> icons;
    for (const auto icon : {QStyle::SP_MessageBoxInformation, QStyle::SP_MessageBoxQuestion,
             QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxCritical,
             QStyle::SP_ToolBarHorizontalExtensionButton, QStyle::SP_LineEditClearButton}) {
        const QImage picture = style.standardIcon(icon, nullptr, nullptr).pixmap(32).toImage();
        QVERIFY(!picture.isNull() && !icons.contains(picture));
        QVERIFY(picture != fusion->standardIcon(icon).pixmap(32).toImage());
        icons.append(picture);
    }
}

namespace {

/// The colours of the icon's opaque pixels.
QSet<QRgb> coloursOf(const QIcon& icon, QIcon::Mode mode, QIcon::State state, int size)
{
    QSet<QRgb> colours;
    const QImage picture = icon.pixmap(QSize(size, size), 1.0, mode, state).toImage();
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (const QColor colour = picture.pixelColor(x, y); colour.alpha() == 255)
                colours.insert(colour.rgb());
    return colours;
}

} // namespace

void TestTheme::iconsHaveTheColoursOfTheirState()
{
    QFETCH(const Theme*, theme);
    const QIcon icon = themedIcon(QStringLiteral("stop"), paletteOf(*theme));
    for (const int size : {24, 48, 96}) {
        QVERIFY(icon.availableSizes().contains(QSize(size, size)));
        QCOMPARE(coloursOf(icon, QIcon::Normal, QIcon::Off, size), QSet<QRgb>{theme->text.rgb()});
        QCOMPARE(coloursOf(icon, QIcon::Disabled, QIcon::Off, size), QSet<QRgb>{theme->dim.rgb()});
        QCOMPARE(coloursOf(icon, QIcon::Normal, QIcon::On, size), QSet<QRgb>{0xffffffff});
    }
    // Other sizes are drawn, not scaled.
    QCOMPARE(icon.pixmap(QSize(18, 18), 1.5).size(), QSize(27, 27));
    QCOMPARE(coloursOf(icon, QIcon::Normal, QIcon::Off, 27), QSet<QRgb>{theme->text.rgb()});
    QVERIFY(themedIcon(QStringLiteral("no such icon"), paletteOf(*theme)).isNull());
    QVERIFY(colouredIcon(QStringLiteral("no such icon"), Qt::red).isNull());
    QCOMPARE(
        coloursOf(colouredIcon(QStringLiteral("stop"), Qt::red), QIcon::Normal, QIcon::Off, 32),
        QSet<QRgb>{QColor(Qt::red).rgb()});
}

void TestTheme::messagesHaveTheColoursOfTheirKind()
{
    QFETCH(const Theme*, theme);
    applyTheme(*qApp, *theme);
    const EditorStyle style;
    const std::pair<QStyle::StandardPixmap, QColor> icons[] = {
        {QStyle::SP_MessageBoxInformation, theme->accentBright},
        {QStyle::SP_MessageBoxQuestion, theme->accentBright},
        {QStyle::SP_MessageBoxWarning, theme->warning},
        {QStyle::SP_MessageBoxCritical, theme->currentFrame},
        {QStyle::SP_ToolBarHorizontalExtensionButton, theme->text},
        {QStyle::SP_LineEditClearButton, theme->dim}};
    for (const auto& [icon, colour] : icons)
        QCOMPARE(
            coloursOf(style.standardIcon(icon, nullptr, nullptr), QIcon::Normal, QIcon::Off, 32),
            QSet<QRgb>{colour.rgb()});
}

void TestTheme::theArrowOfAMenuIsInTheMiddle()
{
    applyTheme(*qApp, darkTheme());
    QMenu menu;
    QToolButton button;
    button.setText(QStringLiteral("Sets"));
    button.setMenu(&menu);
    button.setPopupMode(QToolButton::InstantPopup);
    button.ensurePolished();
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    const QRect right(button.width() - 12, 3, 10, button.height() - 6);
    int first = -1, last = -1; // rows of the arrow
    for (int y = right.top(); y <= right.bottom(); ++y)
        if (test::countOf(image, QRect(right.left(), y, right.width(), 1), darkTheme().dim) > 0) {
            first = first < 0 ? y : first;
            last = y;
        }
    QVERIFY(first > 0);
    QVERIFY(std::abs((first + last + 1) / 2.0 - button.height() / 2.0) <= 1.5);
    // The text is left of the arrow.
    QCOMPARE(test::countOf(image, right, darkTheme().text), 0);
}

QTEST_MAIN(TestTheme)
#include "test_theme.moc"
