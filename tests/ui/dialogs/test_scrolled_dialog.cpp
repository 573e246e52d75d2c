// SPDX-License-Identifier: MIT
#include "ui/dialogs/film/film_dialog.h"
#include "ui/dialogs/fit/scrolled_dialog.h"
#include "ui/dialogs/window_fit.h"
#include "ui/theme/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QScopeGuard>
#include <QtCore/QSettings>
#include <QtGui/QScreen>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QGroupBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

using namespace odori;

namespace {

/// How a dialog can have its buttons.
enum class Row { BoxInColumn, BoxInForm, BoxWithMargins, Buttons, None };

constexpr int fieldCount = 80; ///< higher than any screen

/// A dialog of many fields, and a button "Done" that accepts it.
class LongDialog : public QDialog {
public:
    explicit LongDialog(Row kind)
        : done(new QPushButton(QStringLiteral("Done")))
    {
        auto* form = kind == Row::BoxInForm ? new QFormLayout(this) : new QFormLayout;
        for (int at = 0; at < fieldCount; ++at) {
            fields.append(new QLineEdit);
            form->addRow(QStringLiteral("Field %1").arg(at), fields.last());
        }
        auto* box = new QDialogButtonBox(this);
        if (kind == Row::BoxInForm)
            form->addRow(box);
        else
            add(kind, *form, *box);
        if (kind == Row::Buttons)
            connect(done, &QPushButton::clicked, this, &QDialog::accept);
        else
            box->addButton(done, QDialogButtonBox::AcceptRole);
        connect(box, &QDialogButtonBox::accepted, this, &QDialog::accept);
    }

    [[nodiscard]] QScrollArea* area() const
    {
        return findChild<QScrollArea*>(QStringLiteral("smallScreen"));
    }
    /// Whether all of the widget is shown.
    [[nodiscard]] static bool isWhole(const QWidget& widget)
    {
        return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
    }

    QPushButton* done;
    QList<QLineEdit*> fields;

private:
    void add(Row kind, QFormLayout& form, QDialogButtonBox& box)
    {
        auto* layout = new QVBoxLayout(this);
        layout->addLayout(&form);
        layout->addStretch(1);
        if (kind == Row::BoxInColumn) {
            layout->addWidget(&box);
        } else if (kind == Row::BoxWithMargins) {
            auto* bottom = new QVBoxLayout;
            bottom->setContentsMargins(12, 8, 12, 10);
            bottom->addWidget(&box);
            layout->addLayout(bottom);
        } else if (kind == Row::Buttons) {
            auto* row = new QHBoxLayout;
            row->addStretch(1);
            row->addWidget(done);
            layout->addLayout(row);
            box.hide();
        } else { // in the middle of other widgets
            auto* group = new QGroupBox(QStringLiteral("Group"));
            auto* inside = new QVBoxLayout(group);
            inside->addWidget(&box);
            inside->addWidget(new QLabel(QStringLiteral("A text below")));
            layout->addWidget(group);
        }
    }
};

/// A widget like a table: it can use much height, and needs little.
class Yielding : public QWidget {
public:
    Yielding() { setMinimumHeight(50); }
    [[nodiscard]] QSize sizeHint() const override { return {300, 5000}; }
};

} // namespace

/// Dialogs that are larger than the screen scroll, but their buttons do not.
class TestScrolledDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theButtonsStayBelow_data();
    void theButtonsStayBelow();
    void tabGoesFromTheFieldsToTheButtons();
    void buttonsInTheMiddleScroll();
    void aDialogThatGrowsKeepsItsFocus();
    void aDialogGrowsWithinItsScreen();
    void aLongMessageIsWrapped();
    void columnsWithoutRoomAreOneColumn_data();
    void columnsWithoutRoomAreOneColumn();
    void aWideDialogScrollsToTheSideOnly();
    void theScrolledPartEndsWithAWholeRow_data();
    void theScrolledPartEndsWithAWholeRow();

private:
    const ScrolledDialogs m_scrolled{nullptr};
};

void TestScrolledDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_scrolled_dialog"));
    QSettings().clear();
}

void TestScrolledDialog::theButtonsStayBelow_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("a box in a column") << int(Row::BoxInColumn);
    QTest::newRow("a box in a form") << int(Row::BoxInForm);
    QTest::newRow("a box with margins") << int(Row::BoxWithMargins);
    QTest::newRow("a row of buttons") << int(Row::Buttons);
}

void TestScrolledDialog::theButtonsStayBelow()
{
    QFETCH(const int, kind);
    LongDialog dialog{Row(kind)};
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.area());
    QScrollBar& bar = *dialog.area()->verticalScrollBar();
    QTRY_VERIFY(bar.maximum() > 0);
    QTRY_VERIFY(LongDialog::isWhole(*dialog.done));
    const QPoint before = dialog.done->mapTo(&dialog, QPoint());
    QVERIFY(before.y() > dialog.area()->geometry().bottom()); // nothing is behind it
    QVERIFY(LongDialog::isWhole(*dialog.fields.first()));
    bar.setValue(bar.maximum());
    QTRY_VERIFY(LongDialog::isWhole(*dialog.fields.last()));
    QCOMPARE(dialog.done->mapTo(&dialog, QPoint()), before);
    QVERIFY(LongDialog::isWhole(*dialog.done));
    QTest::mouseClick(dialog.done, Qt::LeftButton);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

/// As in a dialog that does not scroll; the first field has the focus when it is shown.
void TestScrolledDialog::tabGoesFromTheFieldsToTheButtons()
{
    LongDialog dialog(Row::BoxInColumn);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.area());
    QTRY_COMPARE(dialog.focusWidget(), static_cast<QWidget*>(dialog.fields.first()));
    for (QLineEdit* field : dialog.fields) {
        QVERIFY(field->hasFocus());
        QTRY_VERIFY(LongDialog::isWhole(*field));
        QTest::keyClick(field, Qt::Key_Tab);
    }
    QVERIFY(dialog.done->hasFocus());
    QTest::keyClick(dialog.done, Qt::Key_Tab);
    QVERIFY(dialog.fields.first()->hasFocus());
}

void TestScrolledDialog::buttonsInTheMiddleScroll()
{
    LongDialog dialog(Row::None);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QVERIFY(dialog.area() && dialog.area()->widget()->isAncestorOf(dialog.done));
}

void TestScrolledDialog::aDialogThatGrowsKeepsItsFocus()
{
    QDialog dialog;
    auto* field = new QLineEdit;
    auto* text = new QLabel(QStringLiteral("A word"));
    text->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(field);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    text->setText(QStringLiteral("A word and ").repeated(2000));
    growForTexts(dialog);
    QVERIFY(dialog.findChild<QScrollArea*>(QStringLiteral("smallScreen")));
    QTRY_VERIFY(field->isVisible() && field->hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("abc"));
    QCOMPARE(field->text(), QStringLiteral("abc"));
    QTRY_VERIFY(LongDialog::isWhole(*buttons->button(QDialogButtonBox::Ok)));
}

/// Without scrolling, because the widget above the text can be lower.
void TestScrolledDialog::aDialogGrowsWithinItsScreen()
{
    QDialog dialog;
    auto* text = new QLabel(QStringLiteral("A word"));
    text->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(new Yielding, 1);
    layout->addWidget(text);
    layout->addWidget(buttons);
    const QRect screen = dialog.screen()->availableGeometry();
    dialog.setGeometry(QRect(screen.center(), QSize(300, 200)));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    text->setText(QStringLiteral("A word and ").repeated(10));
    growForTexts(dialog);
    QVERIFY(!dialog.findChild<QScrollArea*>());
    QTRY_VERIFY(dialog.height() > 200);
    QTRY_VERIFY(screen.contains(dialog.geometry()));
    QTRY_VERIFY(LongDialog::isWhole(*text));
    QVERIFY(text->height() >= text->heightForWidth(text->width()));
    QVERIFY(LongDialog::isWhole(*buttons->button(QDialogButtonBox::Ok)));
}

/// Qt wraps the text of a message when it is shown; before, it is one line.
void TestScrolledDialog::aLongMessageIsWrapped()
{
    QMessageBox box(QMessageBox::Question, QStringLiteral("Question"),
        QStringLiteral("A word and ").repeated(100), QMessageBox::Ok | QMessageBox::Cancel);
    box.show();
    QVERIFY(QTest::qWaitForWindowActive(&box));
    QVERIFY(!box.findChild<QScrollArea*>());
    for (QLabel* label : box.findChildren<QLabel*>())
        if (label->isVisible())
            QVERIFY(LongDialog::isWhole(*label));
    QVERIFY(LongDialog::isWhole(*box.button(QMessageBox::Ok)));
    QVERIFY(box.width() > 300);
}

void TestScrolledDialog::columnsWithoutRoomAreOneColumn_data()
{
    QTest::addColumn<double>("lines"); // of text on the screen; fewer are larger
    QTest::addColumn<bool>("isOneColumn");
    QTest::newRow("usual texts") << 60.0 << false;
    QTest::newRow("large texts") << 28.0 << true;
}

/// Of the dialog for films, which has two columns.
void TestScrolledDialog::columnsWithoutRoomAreOneColumn()
{
    QFETCH(const double, lines);
    QFETCH(const bool, isOneColumn);
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
    FilmDialog measured({});
    QFont font = usual;
    font.setPixelSize(int(measured.screen()->availableSize().height() / lines));
    QApplication::setFont(font);
    FilmDialog dialog({});
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto box = [&](const char* name) -> QWidget* {
        for (auto* each : dialog.findChildren<QComboBox*>())
            if (each->accessibleName() == QLatin1String(name))
                return each;
        return nullptr;
    };
    QWidget *lastOfLeft = box("Pictures per second"), *firstOfRight = box("View");
    QVERIFY(lastOfLeft && firstOfRight);
    const auto top = [&](QWidget* each) { return each->mapTo(&dialog, QPoint()).y(); };
    QTRY_COMPARE(top(firstOfRight) > top(lastOfLeft), isOneColumn);
    QVERIFY(dialog.width() <= dialog.screen()->availableSize().width());
    QVERIFY(dialog.height() <= dialog.screen()->availableSize().height());
    const auto* area = dialog.findChild<QScrollArea*>(QStringLiteral("smallScreen"));
    if (area)
        QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
    for (const QPushButton* button :
        dialog.findChild<QDialogButtonBox*>()->findChildren<QPushButton*>())
        QVERIFY(LongDialog::isWhole(*button));
}

void TestScrolledDialog::aWideDialogScrollsToTheSideOnly()
{
    QDialog dialog;
    auto* layout = new QVBoxLayout(&dialog);
    auto* wide = new QLineEdit;
    wide->setMinimumWidth(dialog.screen()->availableSize().width() * 2);
    layout->addWidget(wide);
    layout->addWidget(new QLineEdit);
    layout->addWidget(new QDialogButtonBox(QDialogButtonBox::Ok));
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto* area = dialog.findChild<QScrollArea*>(QStringLiteral("smallScreen"));
    QVERIFY(area);
    QTRY_VERIFY(area->horizontalScrollBar()->maximum() > 0);
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
}

/// The theme gives the scrolled part an edge.
void TestScrolledDialog::theScrolledPartEndsWithAWholeRow_data()
{
    QTest::addColumn<bool>("hasTheme");
    QTest::newRow("without the theme") << false;
    QTest::newRow("with the theme") << true;
}

void TestScrolledDialog::theScrolledPartEndsWithAWholeRow()
{
    QFETCH(const bool, hasTheme);
    if (hasTheme)
        applyTheme(*qApp, darkTheme());
    const QFont usual = QApplication::font();
    const auto restore = qScopeGuard([&] { QApplication::setFont(usual); });
    for (const int letter : {11, 12, 13, 15, 17, 20, 24}) {
        QFont font = usual;
        font.setPixelSize(letter);
        QApplication::setFont(font);
        LongDialog dialog(Row::BoxInColumn);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(dialog.area());
        QTRY_VERIFY(dialog.area()->verticalScrollBar()->maximum() > 0);
        QTRY_VERIFY(LongDialog::isWhole(*dialog.done));
        int whole = 0;
        for (const QLineEdit* field : dialog.fields) {
            const QRect seen = field->visibleRegion().boundingRect();
            whole += seen == field->rect();
            QVERIFY2(seen.isEmpty() || seen == field->rect(), qPrintable(QString::number(letter)));
        }
        QVERIFY(whole > 5);
        QCOMPARE(dialog.area()->horizontalScrollBar()->maximum(), 0);
    }
}

QTEST_MAIN(TestScrolledDialog)
#include "test_scrolled_dialog.moc"
