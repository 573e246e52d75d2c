// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "tests/app/panels_window.h"
#include "tests/support/contrast.h"

#include <QtCore/QPointer>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QScrollArea>

using namespace odori;
using namespace odori::test;

/// The keyboard alone: every panel is reached and left from each of its fields, and the field that
/// has the focus can be seen in every theme.
class TestKeyboardReach : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void noFieldKeepsTheFocus_data() { panels(); }
    void noFieldKeepsTheFocus();
    void arrowsOnAButtonStayInThePanel_data() { panels(); }
    void arrowsOnAButtonStayInThePanel();
    void tabGoesThroughAPanelAndOut_data() { panels(); }
    void tabGoesThroughAPanelAndOut();
    void theFocusCanBeSeen_data();
    void theFocusCanBeSeen();
    void theFocusOfTheViewIsAFrame();

private:
    void panels();
    /// The visible widgets of the panel that Tab may reach.
    [[nodiscard]] QList<QWidget*> fieldsOf(const QWidget& panel) const;
    /// Brings the panel to the front, with something in it.
    QDockWidget& showPanel(int panel);
    [[nodiscard]] MainWindow& window() const { return m_window->window; }

    std::unique_ptr<PanelsWindow> m_window;
};

void TestKeyboardReach::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_keyboard_reach"));
    m_window = std::make_unique<PanelsWindow>();
    m_window->window.resize(1800, 1100);
    m_window->open();
}

void TestKeyboardReach::init()
{
    m_window->resetPanels();
}

void TestKeyboardReach::panels()
{
    QTest::addColumn<int>("panel");
    for (std::size_t panel = 0; panel < panelCount; ++panel)
        QTest::newRow(qPrintable(window().dock(Panel(panel))->objectName())) << int(panel);
}

QDockWidget& TestKeyboardReach::showPanel(int panel)
{
    m_window->addDraft(m_window->rightArm, 7);
    m_window->select(m_window->leftArm, {10});
    QDockWidget& dock = *window().dock(Panel(panel));
    dock.show();
    dock.raise();
    QTest::qWait(300); // it is filled when it is shown
    return dock;
}

QList<QWidget*> TestKeyboardReach::fieldsOf(const QWidget& panel) const
{
    QList<QWidget*> fields;
    for (QWidget* each : panel.findChildren<QWidget*>())
        if (each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) &&
            !each->focusProxy())
            fields.append(each);
    return fields;
}

/// F6 leaves from every field, and Shift+F6 comes back to it.
void TestKeyboardReach::noFieldKeepsTheFocus()
{
    QFETCH(int, panel);
    QDockWidget& dock = showPanel(panel);
    const QList<QWidget*> fields = fieldsOf(dock);
    QVERIFY(fields.size() >= 2);
    for (QWidget* field : fields) {
        dock.raise();
        field->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_F6);
        QWidget* next = QApplication::focusWidget();
        QVERIFY2(next && !dock.isAncestorOf(next), qPrintable(field->objectName()));
        QTest::keyClick(next, Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY2(dock.isAncestorOf(QApplication::focusWidget()), qPrintable(field->objectName()));
    }
}

/// Qt moves the focus with arrow keys from a button as with Tab.
void TestKeyboardReach::arrowsOnAButtonStayInThePanel()
{
    QFETCH(int, panel);
    QDockWidget& dock = showPanel(panel);
    QList<QPointer<QAbstractButton>> buttons; // a step in time may replace them
    for (QWidget* field : fieldsOf(dock))
        if (auto* button = qobject_cast<QAbstractButton*>(field))
            buttons.append(button);
    QVERIFY(!buttons.isEmpty());
    for (const auto& button : buttons)
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            if (!button || !button->isVisible() || !button->isEnabled())
                continue;
            const QString name = button->objectName();
            button->setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(button->hasFocus());
            QTest::keyClick(button, key);
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY2(focus && dock.isAncestorOf(focus), qPrintable(name));
        }
}

/// From its first field Tab comes to other fields of the panel and then out of it. In the dope
/// sheet and the graph Tab chooses the next model, as in MMD; F6 leaves them.
void TestKeyboardReach::tabGoesThroughAPanelAndOut()
{
    QFETCH(int, panel);
    QDockWidget& dock = showPanel(panel);
    const QList<QWidget*> fields = fieldsOf(dock);
    for (QWidget* from : fields) {
        if (from->inherits("odori::DopeCanvas") || from->inherits("odori::CurveView"))
            continue;
        dock.raise();
        from->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(from->hasFocus());
        QSet<QWidget*> seen;
        for (QWidget* at = from; at && dock.isAncestorOf(at); at = QApplication::focusWidget()) {
            const bool isCanvas =
                at->inherits("odori::DopeCanvas") || at->inherits("odori::CurveView");
            if (isCanvas)
                break;
            QVERIFY2(
                !seen.contains(at), qPrintable(QStringLiteral("%1 comes again after %2")
                                                   .arg(at->objectName(), from->objectName())));
            seen.insert(at);
            QTest::keyClick(at, Qt::Key_Tab);
        }
    }
}

void TestKeyboardReach::theFocusCanBeSeen_data()
{
    QTest::addColumn<int>("panel");
    QTest::addColumn<QString>("theme");
    for (std::size_t panel = 0; panel < panelCount; ++panel)
        for (const char* theme : {"dark", "light", "contrast"})
            QTest::addRow("%s, %s", qPrintable(window().dock(Panel(panel))->objectName()), theme)
                << int(panel) << QString::fromLatin1(theme);
}

namespace {

/// How many pixels differ by a contrast of at least 2 to 1.
int changedPixels(const QImage& before, const QImage& after)
{
    int changed = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            changed += contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= 2.0;
    return changed;
}

} // namespace

void TestKeyboardReach::theFocusCanBeSeen()
{
    QFETCH(int, panel);
    QFETCH(QString, theme);
    applyTheme(*qApp, theme == u"dark"    ? darkTheme()
                      : theme == u"light" ? lightTheme()
                                          : highContrastTheme());
    QDockWidget& dock = showPanel(panel);
    QStringList unseen;
    for (QWidget* field : fieldsOf(dock)) {
        dock.raise();
        field->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(field->hasFocus());
        if (auto* line = qobject_cast<QLineEdit*>(field))
            line->deselect();
        const QRect around =
            QRect(field->mapTo(&dock, QPoint()), field->size()).adjusted(-4, -4, 4, 4);
        const QImage with = dock.grab(around & dock.rect()).toImage();
        window().setFocus();
        const QImage without = dock.grab(around & dock.rect()).toImage();
        if (changedPixels(without, with) < 12)
            unseen.append(QStringLiteral("%1#%2 (%3)")
                              .arg(QLatin1String(field->metaObject()->className()),
                                  field->objectName(), field->accessibleName()));
    }
    applyTheme(*qApp, darkTheme());
    QCOMPARE(unseen.join(u'\n'), QString());
}

/// The same frame as around the dope sheet; none in the clean view.
void TestKeyboardReach::theFocusOfTheViewIsAFrame()
{
    Viewport& view = window().viewport();
    const QRgb frame = view.palette().color(QPalette::Highlight).rgb();
    const auto edges = [&view] {
        const QImage picture = view.grab().toImage();
        const int right = picture.width() - 1, bottom = picture.height() - 1;
        QList<QRgb> colours;
        for (const QPoint& at : {QPoint(0, bottom / 2), QPoint(right, bottom / 2),
                 QPoint(right / 2, 0), QPoint(right / 2, bottom)})
            colours.append(picture.pixelColor(at).rgb());
        return colours;
    };
    for (int step = 0; step < 20 && !view.hasFocus(); ++step)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QVERIFY(view.hasFocus());
    QCOMPARE(edges(), QList<QRgb>(4, frame));
    view.setClean(true);
    QVERIFY(!edges().contains(frame));
    view.setClean(false);
    QCOMPARE(edges(), QList<QRgb>(4, frame));
    QTest::keyClick(&view, Qt::Key_F6);
    QVERIFY(!view.hasFocus());
    QVERIFY(!edges().contains(frame));
}

QTEST_MAIN(TestKeyboardReach)
#include "test_keyboard_reach.moc"
