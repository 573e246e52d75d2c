// SPDX-License-Identifier: MIT
#include "tests/support/colours.h"
#include "ui/fields/drag_label.h"
#include "ui/fields/elided_label.h"
#include "ui/fields/header_tools.h"
#include "ui/fields/list_focus.h"
#include "ui/fields/number_field.h"
#include "ui/fields/panel_header.h"
#include "ui/fields/switch_field.h"
#include "ui/fields/value_slider.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QItemSelectionModel>
#include <QtCore/QModelIndex>
#include <QtGui/QAction>
#include <QtGui/QStandardItemModel>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

using namespace odori;
using namespace odori::test;

Q_DECLARE_METATYPE(const Theme*)

namespace {

class FocusedTable : public QTableView {
public:
    ListFocus part = ListFocus::Row;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QTableView::paintEvent(event);
        paintListFocus(*this, part);
    }
};

} // namespace

/// The look of fields in both themes: a draft is green, a disabled field is dim, the focused field
/// has a frame.
class TestFieldPainting : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void theSliderIsFilledToItsHandle_data() { addThemes(); }
    void theSliderIsFilledToItsHandle();
    void theSlidersDraftIsGreenAndHollow_data() { addThemes(); }
    void theSlidersDraftIsGreenAndHollow();
    void theSlidersFocusIsARing_data() { addThemes(); }
    void theSlidersFocusIsARing();
    void aSwitchHasTheColourOfItsState_data() { addThemes(); }
    void aSwitchHasTheColourOfItsState();
    void aSwitchThatCannotBePressedHasNoFrame_data() { addThemes(); }
    void aSwitchThatCannotBePressedHasNoFrame();
    void aCheckThatCannotBePressedIsSeen_data() { addThemes(); }
    void aCheckThatCannotBePressedIsSeen();
    void headersHaveALineBelow_data() { addThemes(); }
    void headersHaveALineBelow();
    void theFocusOfAListIsAFrame_data() { addThemes(); }
    void theFocusOfAListIsAFrame();
    void theFocusOfAButtonIsItsEdge_data() { addThemes(); }
    void theFocusOfAButtonIsItsEdge();
    void aLongLabelIsCutAtItsEnd_data() { addThemes(); }
    void aLongLabelIsCutAtItsEnd();
    void labelsOfNumbersCanBeDragged_data() { addThemes(); }
    void labelsOfNumbersCanBeDragged();
    void toolsOfAHeaderAreWholeOrInTheMenu_data() { addThemes(); }
    void toolsOfAHeaderAreWholeOrInTheMenu();

private:
    static void addThemes()
    {
        QTest::addColumn<const Theme*>("theme");
        QTest::newRow("dark") << &darkTheme();
        QTest::newRow("light") << &lightTheme();
    }
    template <class Field>
    Field* add(Field* field, const QSize& size)
    {
        field->setFixedSize(size);
        m_window->layout()->addWidget(field);
        QTest::qWait(0);
        return field;
    }
    [[nodiscard]] static QImage pictureOf(QWidget* widget)
    {
        QCoreApplication::sendPostedEvents();
        return widget->grab().toImage();
    }
    /// The count in the whole widget.
    [[nodiscard]] static int countIn(QWidget* widget, const QColor& colour, int most = 40)
    {
        const QImage picture = pictureOf(widget);
        return countOf(picture, picture.rect(), colour, most);
    }

    const Theme* m_theme = nullptr;
    std::unique_ptr<QWidget> m_window;
    QPushButton* m_other = nullptr; ///< has the focus
};

void TestFieldPainting::init()
{
    QFETCH(const Theme*, theme);
    m_theme = theme;
    applyTheme(*qApp, *theme);
    m_window = std::make_unique<QWidget>();
    m_other = new QPushButton(QStringLiteral("other"));
    (new QVBoxLayout(m_window.get()))->addWidget(m_other);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_other->setFocus();
}

void TestFieldPainting::theSliderIsFilledToItsHandle()
{
    auto* slider = add(new ValueSlider, {160, 18});
    for (const double value : {0.0, 0.3, 0.7, 1.0, -2.0, 5.0}) {
        slider->setValue(value);
        const QImage picture = pictureOf(slider);
        const int handle = int(slider->positionOf(value).x());
        const QRect left(0, 0, handle - 6, 18), right(handle + 6, 0, 160, 18);
        const int filled = countOf(picture, left, m_theme->accentBright, 20);
        QVERIFY2(std::abs(filled - 4 * std::max(0, handle - 13)) < 40,
            qPrintable(QString::number(value)));
        QCOMPARE(countOf(picture, right, m_theme->accentBright, 20), 0);
        QCOMPARE(countOf(picture, left, m_theme->line, 10), 0);
        QCOMPARE(countOf(picture, right, m_theme->line, 10) > 20, value < 0.9);
        QVERIFY(isNear(picture.pixelColor(handle, 9), m_theme->text));
    }
}

void TestFieldPainting::theSlidersDraftIsGreenAndHollow()
{
    auto* slider = add(new ValueSlider, {160, 18});
    slider->setValue(0.5);
    const QImage plain = pictureOf(slider);
    slider->setDraft(true);
    const QImage draft = pictureOf(slider);
    const int handle = int(slider->positionOf(0.5).x());
    QVERIFY(countOf(draft, QRect(0, 0, handle - 6, 18), m_theme->draft) > 100);
    QCOMPARE(countOf(draft, draft.rect(), m_theme->accentBright, 20), 0);
    QVERIFY(isNear(draft.pixelColor(handle, 9), m_theme->panel));
    QVERIFY(countOf(draft, QRect(handle + 3, 0, 5, 18), m_theme->draft, 90) > 2); // its outline
    slider->setDraft(false);
    QVERIFY(pictureOf(slider) == plain);
}

void TestFieldPainting::theSlidersFocusIsARing()
{
    auto* slider = add(new ValueSlider, {160, 18});
    slider->setValue(0.0); // no part of the groove is bright
    QCOMPARE(countIn(slider, m_theme->accentBright, 150), 0);
    slider->setFocus();
    QVERIFY(countIn(slider, m_theme->accentBright, 150) > 8);
    m_other->setFocus();
    QCOMPARE(countIn(slider, m_theme->accentBright, 150), 0);
}

void TestFieldPainting::aSwitchHasTheColourOfItsState()
{
    auto* field = add(new SwitchField, {120, 26});
    using State = std::optional<bool>;
    const auto shows = [&](State state, bool isDraft, const QColor& colour) {
        field->setState(state);
        field->setDraft(isDraft);
        const QImage picture = pictureOf(field);
        const int left = field->isEnabled() ? 5 : 26; // without the box, whose mark is light
        const QRect inside = picture.rect().adjusted(left, 3, -5, -3);
        const auto count = [&](const QColor& each) { return countOf(picture, inside, each, 30); };
        // The edges of light letters may be dim, but dim letters have no light pixels.
        return count(colour) > 3 && (colour == m_theme->text || count(m_theme->text) == 0) &&
               (colour == m_theme->draft || count(m_theme->draft) == 0);
    };
    for (const State state : {State(true), State(false)}) {
        QVERIFY(shows(state, false, m_theme->text));
        QVERIFY(shows(state, true, m_theme->draft));
    }
    QVERIFY(shows(State(), false, m_theme->dim));
    QVERIFY(shows(State(), true, m_theme->draft));
    field->setReadOnly(true); // a read-only field is an indicator
    QVERIFY(shows(State(true), false, m_theme->draft));
    QVERIFY(shows(State(false), false, m_theme->dim));
    QVERIFY(shows(State(), false, m_theme->dim));
    field->setReadOnly(false);
    field->setEnabled(false);
    for (const State state : {State(true), State(false), State()})
        QVERIFY(shows(state, false, m_theme->dim));
}

void TestFieldPainting::aSwitchThatCannotBePressedHasNoFrame()
{
    auto* field = add(new SwitchField, {120, 26});
    field->setState(false);
    const auto edge = [&](const QColor& colour) { // of its left side
        return countOf(pictureOf(field), QRect(0, 5, 2, 16), colour, 60);
    };
    QCOMPARE(edge(m_theme->accentBright), 0);
    const auto inBox = [&] { return pictureOf(field).pixelColor(10, 9); };
    QVERIFY(isNear(inBox(), m_theme->field, 10));
    field->setState(true);
    QVERIFY(isNear(inBox(), m_theme->accent, 10));
    field->setState(std::nullopt);
    QVERIFY(isNear(inBox(), m_theme->field, 10));
    QVERIFY(isNear(pictureOf(field).pixelColor(14, 13), m_theme->dim, 60)); // a dash
    field->setState(false);
    QVERIFY(!isNear(pictureOf(field).pixelColor(14, 13), m_theme->dim, 60));
    field->setFocus();
    QVERIFY(edge(m_theme->accentBright) > 10);
    field->setReadOnly(true);
    QCOMPARE(edge(m_theme->accentBright), 0);
    QVERIFY(isNear(pictureOf(field).pixelColor(10, 13), m_theme->window, 10));
}

/// The mark is white in both themes: it needs a dark box.
void TestFieldPainting::aCheckThatCannotBePressedIsSeen()
{
    auto* field = add(new SwitchField, {120, 26});
    field->setState(true);
    field->setEnabled(false);
    auto* box = add(new QCheckBox, {120, 26});
    box->setChecked(true);
    box->setEnabled(false);
    for (QWidget* each : {static_cast<QWidget*>(field), static_cast<QWidget*>(box)}) {
        const QImage picture = pictureOf(each);
        QVERIFY(countOf(picture, QRect(0, 5, 24, 16), m_theme->dim, 20) > 40);
        QVERIFY(countOf(picture, QRect(0, 5, 24, 16), Qt::white, 60) > 3);
    }
}

void TestFieldPainting::headersHaveALineBelow()
{
    auto* header = add(new PanelHeader(QStringLiteral("Title")), {160, 26});
    const QImage picture = pictureOf(header);
    QCOMPARE(picture.pixelColor(150, 12), m_theme->header);
    QCOMPARE(picture.pixelColor(150, 24), m_theme->header);
    QCOMPARE(picture.pixelColor(150, 25), m_theme->line);
    QVERIFY(countOf(picture, QRect(10, 2, 80, 22), m_theme->text) > 20);
    const auto* label = header->findChild<QLabel*>();
    QCOMPARE(label->text(), QStringLiteral("Title"));
    QVERIFY(label->font().bold());
    QVERIFY(header->sizeHint().height() >= 26);
    QCOMPARE(header->minimumSizeHint().height(), header->sizeHint().height());
    // A title that does not fit is left out, because "T…" tells nothing.
    const QImage narrow = pictureOf(add(new PanelHeader(QStringLiteral("Title")), {40, 26}));
    QCOMPARE(countOf(narrow, QRect(2, 2, 36, 22), m_theme->text), 0);
}

void TestFieldPainting::theFocusOfAListIsAFrame()
{
    auto* table = add(new FocusedTable, {240, 200});
    QStandardItemModel model(30, 2);
    table->setModel(&model);
    table->horizontalHeader()->hide();
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    const QModelIndex second = model.index(1, 1);
    table->selectionModel()->setCurrentIndex(second, QItemSelectionModel::NoUpdate);
    const auto framed = [&](const QRect& box) { // on all four sides
        const QImage picture = pictureOf(table->viewport());
        const QRect sides[] = {{box.left() + 4, box.top(), box.width() - 8, 1},
            {box.left() + 4, box.bottom(), box.width() - 8, 1},
            {box.left(), box.top() + 4, 1, box.height() - 8},
            {box.right(), box.top() + 4, 1, box.height() - 8}};
        return std::all_of(std::begin(sides), std::end(sides), [&](const QRect& side) {
            return countOf(picture, side, m_theme->accentBright, 90) >=
                   std::max(side.width(), side.height()) - 2;
        });
    };
    const auto any = [&] { return countIn(table->viewport(), m_theme->accentBright, 60); };
    QCOMPARE(any(), 0); // another widget has the focus
    table->setFocus();
    const QRect all = table->viewport()->rect();
    QRect row = table->visualRect(second);
    const QRect cell = row;
    row.setLeft(all.left());
    row.setRight(all.right());
    QVERIFY(framed(row));
    QVERIFY(!framed(cell) || cell == row);
    table->part = ListFocus::Cell;
    QVERIFY(framed(cell) && !framed(row));
    table->scrollToBottom(); // the current row is not visible
    QVERIFY(framed(all));
    m_other->setFocus();
    QCOMPARE(any(), 0);
    table->setModel(nullptr);
}

void TestFieldPainting::theFocusOfAButtonIsItsEdge()
{
    auto* button = add(new QPushButton, {160, 30});
    const QRect inside(3, 3, 154, 24);
    const auto edges = [&](const QColor& colour) {
        const QImage picture = pictureOf(button);
        return countOf(picture, picture.rect(), colour, 60) - countOf(picture, inside, colour, 60);
    };
    QVERIFY(edges(m_theme->accentBright) < 20);
    button->setFocus();
    QVERIFY(edges(m_theme->accentBright) > 280);
    // There is no second frame around the content.
    QCOMPARE(countOf(pictureOf(button), inside, m_theme->accentBright, 40), 0);
    button->setDefault(true);
    // Its colour differs from the accent and from the ground.
    const QColor frame = m_theme->isDark ? QColor(Qt::white) : m_theme->text;
    QVERIFY(edges(frame) > 280);
}

void TestFieldPainting::aLongLabelIsCutAtItsEnd()
{
    auto* label = add(new ElidedLabel, {200, 24});
    label->setColour(m_theme->selectedKey);
    label->setText(QStringLiteral("I"));
    const int one = countIn(label, m_theme->selectedKey, 80);
    QVERIFY(one > 3);
    label->setText(QStringLiteral("IIIIIIIIII"));
    const int ten = countIn(label, m_theme->selectedKey, 80);
    QVERIFY(ten > 5 * one);
    label->setFixedWidth(label->fontMetrics().horizontalAdvance(QStringLiteral("IIII…")) + 2);
    QCoreApplication::sendPostedEvents();
    const int cut = countIn(label, m_theme->selectedKey, 80);
    QVERIFY(cut < ten && cut >= 3 * one);
    const QImage picture = pictureOf(label);
    QVERIFY(countOf(picture, picture.rect().adjusted(picture.width() - 12, 16, 0, 0),
                m_theme->selectedKey, 120) > 0); // the dots
}

void TestFieldPainting::labelsOfNumbersCanBeDragged()
{
    auto* field = add(new NumberField, {120, 26});
    auto* label = add(new DragLabel(QStringLiteral("X"), field), {120, 24});
    QCOMPARE(label->cursor().shape(), Qt::SizeHorCursor);
    QVERIFY(!label->toolTip().isEmpty());
    QVERIFY(countIn(label, m_theme->dim, 60) > 3);
    field->setValue(1.0);
    const auto colour = [&] {
        const QImage picture = pictureOf(field);
        const QRect inside = picture.rect().adjusted(4, 4, -4, -4);
        return std::pair(countOf(picture, inside, m_theme->text, 30) > 3,
            countOf(picture, inside, m_theme->draft, 60) > 3);
    };
    QCOMPARE(colour(), std::pair(true, false));
    field->setDraft(true);
    QCOMPARE(colour(), std::pair(false, true));
    applyTheme(*qApp, m_theme->isDark ? lightTheme() : darkTheme());
    QCOMPARE(field->palette().color(QPalette::Active, QPalette::Text),
        (m_theme->isDark ? lightTheme() : darkTheme()).draft); // the other theme's green
}

void TestFieldPainting::toolsOfAHeaderAreWholeOrInTheMenu()
{
    auto* tools = new HeaderTools;
    tools->setIconSize(QSize(16, 16));
    QPixmap icon(16, 16);
    icon.fill(m_theme->text);
    for (const char* text : {"One", "Two", "Three"})
        tools->addAction(icon, QLatin1String(text));
    m_window->layout()->addWidget(tools);
    QCoreApplication::processEvents();
    const auto* menu = tools->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    const int all = tools->maximumWidth();
    QVERIFY(all > 60);
    for (int width = tools->minimumSizeHint().width(); width <= all; ++width) {
        tools->setFixedWidth(width);
        QTRY_COMPARE(tools->width(), width);
        QCoreApplication::processEvents();
        int whole = 0;
        for (QAction* action : tools->actions()) {
            const auto* button = qobject_cast<QToolButton*>(tools->widgetForAction(action));
            if (!button || button->visibleRegion().isEmpty())
                continue;
            QVERIFY2(button->visibleRegion().boundingRect().width() >= button->sizeHint().width(),
                qPrintable(QStringLiteral("%1 at %2").arg(action->text()).arg(width)));
            ++whole;
        }
        QCOMPARE(menu->visibleRegion().isEmpty(), whole == 3);
        if (whole < 3) // Qt places it a pixel too far to the right
            QVERIFY(menu->visibleRegion().boundingRect().width() >= menu->width() - 1);
    }
}

QTEST_MAIN(TestFieldPainting)
#include "test_field_painting.moc"
