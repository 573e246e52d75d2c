// SPDX-License-Identifier: MIT
#include "app/docks/panel_dock.h"
#include "ui/fields/panel_header.h"
#include "ui/theme/theme.h"

#include <QtCore/QEvent>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QToolButton>

using namespace odori;

namespace {

/// Counts how often it gets another style; each time it and its children are polished again.
class StyledPanel : public QWidget {
public:
    using QWidget::QWidget;
    int changes = 0;

protected:
    void changeEvent(QEvent* event) override
    {
        changes += event->type() == QEvent::StyleChange ? 1 : 0;
        QWidget::changeEvent(event);
    }
};

} // namespace

/// What is in a dock.
class TestDockContent : public QObject {
    Q_OBJECT
private slots:
    void aPanelIsMadeInItsDock();
};

void TestDockContent::aPanelIsMadeInItsDock()
{
    applyTheme(*qApp, darkTheme()); // a style sheet is inherited from the parent
    QMainWindow other;
    StyledPanel* panel = nullptr;
    PanelHeader* header = nullptr;
    const auto make = [&](QWidget* parent) -> PanelDock::Content {
        panel = new StyledPanel(parent);
        header = new PanelHeader(QStringLiteral("Panel"), panel);
        return {panel, header};
    };
    PanelDock dock(QStringLiteral("panel"), QStringLiteral("Panel"), make, other);
    other.addDockWidget(Qt::LeftDockWidgetArea, &dock);
    QCOMPARE(dock.widget(), panel);
    QCOMPARE(dock.titleBarWidget(), header);
    other.show();
    QVERIFY(QTest::qWaitForWindowExposed(&other));
    QCOMPARE(panel->changes, 0);
    // The buttons have no ground of their own.
    const auto* close = header->findChild<QToolButton*>(QStringLiteral("closeDock"));
    QVERIFY(close);
    const QImage picture = header->grab().toImage();
    const QPoint edge = QPoint(3, close->height() / 2) + close->pos();
    QCOMPARE(picture.pixelColor(edge * picture.devicePixelRatio()), darkTheme().header);
}

QTEST_MAIN(TestDockContent)
#include "test_dock_content.moc"
