// SPDX-License-Identifier: MIT
#include "ui/theme/theme.h"

#include "ui/theme/editor_style.h"
#include "ui/theme/text_size.h"

#include <QtCore/QEvent>
#include <QtGui/QFont>
#include <QtWidgets/QApplication>
#include <QtWidgets/QWidget>

#include <utility>

namespace odori {

const Theme& darkTheme()
{
    static const Theme theme{.isDark = true,
        .window = QColor(0x1b1e23),
        .panel = QColor(0x23272e),
        .header = QColor(0x2a2f37),
        .line = QColor(0x14161a),
        .field = QColor(0x191c21),
        .text = QColor(0xd7dbe0),
        .dim = QColor(0x949dab),
        .accent = QColor(0x2d6cdf),
        .accentBright = QColor(0x4aa3ff),
        .selectedRow = QColor(0x26344d),
        .key = QColor(0xcfd6e0),
        .selectedKey = QColor(0xffb347),
        .groupKey = QColor(0x75808f),
        .currentFrame = QColor(0xff5c5c),
        .draft = QColor(0x57c785),
        .x = QColor(0xef5b5b),
        .y = QColor(0x6bc46d),
        .z = QColor(0x5b8def),
        .rotation = QColor(0xc792ea),
        .marker = QColor(0xe5c07b),
        .warning = QColor(0xe5a14a)};
    return theme;
}

const Theme& lightTheme()
{
    static const Theme theme{.isDark = false,
        .window = QColor(0xe9ebee),
        .panel = QColor(0xf5f6f8),
        .header = QColor(0xe1e4e9),
        .line = QColor(0xc3c8d0),
        .field = QColor(0xffffff),
        .text = QColor(0x22262c),
        .dim = QColor(0x586270),
        .accent = QColor(0x2d6cdf),
        .accentBright = QColor(0x1b5fc4),
        .selectedRow = QColor(0xd3e2fb),
        .key = QColor(0x3c4552),
        .selectedKey = QColor(0xa54700),
        .groupKey = QColor(0x747f8d),
        .currentFrame = QColor(0xd83a3a),
        .draft = QColor(0x17723f),
        .x = QColor(0xcc3d3d),
        .y = QColor(0x3a8f3d),
        .z = QColor(0x2f63c9),
        .rotation = QColor(0x8b45b5),
        .marker = QColor(0x96701d),
        .warning = QColor(0x945400)};
    return theme;
}

const Theme& highContrastTheme()
{
    static const Theme theme{.isDark = true,
        .window = QColor(Qt::black),
        .panel = QColor(Qt::black),
        .header = QColor(0x1c1c1c),
        .line = QColor(0x9a9a9a),
        .field = QColor(Qt::black),
        .text = QColor(0xffffff),
        .dim = QColor(0xd2d2d2),
        .accent = QColor(0x0051c6),
        .accentBright = QColor(0x6ecbff),
        .selectedRow = QColor(0x003a8c),
        .key = QColor(0xffffff),
        .selectedKey = QColor(0xffd000),
        .groupKey = QColor(0xa8a8a8),
        .currentFrame = QColor(0xff7070),
        .draft = QColor(0x5dff9b),
        .x = QColor(0xff7b7b),
        .y = QColor(0x7dff7d),
        .z = QColor(0x7db4ff),
        .rotation = QColor(0xe6b3ff),
        .marker = QColor(0xffe066),
        .warning = QColor(0xffb84d)};
    return theme;
}

const Theme& themeOf(const QPalette& palette)
{
    if (palette.color(QPalette::Window) == highContrastTheme().window)
        return highContrastTheme();
    return palette.color(QPalette::Window).lightness() < 128 ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.field);
    palette.setColor(QPalette::AlternateBase, theme.panel);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.dim);
    palette.setColor(QPalette::Button, theme.header);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.currentFrame);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, QColor(Qt::white));
    palette.setColor(QPalette::Link, theme.accentBright);
    palette.setColor(QPalette::ToolTipBase, theme.header);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Light, theme.header);
    palette.setColor(QPalette::Midlight, theme.header);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.dim);
    return palette;
}

namespace {

/// The edges of fields and buttons. With high contrast all have one: it is dashed if they are
/// disabled, and three times as wide and in another colour if they have the focus.
QString withEdges(QString sheet, bool isHighContrast)
{
    struct Edge {
        const char *name, *usual, *highContrast;
    };
    constexpr Edge edges[] = {
        {"%fieldFocus", "border-color: %bright;", "border: 2px solid %bright; padding: 1px 5px;"},
        {"%buttonEdge", "transparent", "%line"},
        {"%disabledEdge", "", "border-style: dashed;"},
        {"%toolFocus", "border-color: %bright;", "border: 3px solid %bright; padding: 1px 4px;"},
        {"%menuToolFocus", "", "padding: 1px @menuFocusRoom 1px 1px;"},
        {"%checkedToolFocus", "border: 2px solid %onAccent; padding: 2px 5px;",
            "border: 3px solid %onAccent; padding: 1px 4px;"},
        {"%pushFocus", "border-color: %bright;", "border: 3px solid %bright; padding: 1px 7px;"},
        {"%checkedPushFocus", "border: 2px solid %onAccent; padding: 2px 8px;",
            "border: 3px solid %onAccent; padding: 1px 7px;"},
        {"%startFocus", "border-color: %bright;", "border: 3px solid %bright; padding: 3px 10px;"},
    };
    for (const Edge& edge : edges)
        sheet.replace(QLatin1String(edge.name),
            QLatin1String(isHighContrast ? edge.highContrast : edge.usual));
    return sheet;
}

/// The marks of buttons, fields and sliders are as large as the texts beside them. Qt ignores a
/// radius of more than half of the width.
QString withMarks(QString sheet)
{
    const int indicator = grownWithText(12), groove = grownWithText(4), arrow = grownWithText(8);
    const std::pair<const char*, int> sizes[] = {
        {"@arrow", arrow},
        {"@menuRoom", arrow + 3}, // right of the icon or text of a button with a menu
        {"@menuFocusRoom", arrow + 1},
        {"@stepper", grownWithText(16)},
        {"@dropDown", grownWithText(20)},
        {"@scroller", grownWithText(28)},
        {"@menuIcon", grownWithText(24)},
        {"@indicator", indicator},
        {"@round", indicator / 2 + 1}, // with its border
        {"@grooveEnd", groove / 2},
        {"@groove", groove},
        {"@handleEnd", groove * 3 / 2}, // the handle is three times as high as the groove
        {"@handle", groove * 3},
    };
    for (const auto& [name, pixels] : sizes)
        sheet.replace(QLatin1String(name), QStringLiteral("%1px").arg(pixels));
    return sheet;
}

} // namespace

QString styleSheetOf(const Theme& theme)
{
    const bool isHighContrast = &theme == &highContrastTheme();
    return withMarks(withEdges(QStringLiteral(R"(
QDialog { background: %panel; }
QMainWindow::separator { background: %line; width: 3px; height: 3px; }
QMainWindow::separator:hover { background: %accent; }
QMenuBar { background: %header; padding: 2px 4px; }
QMenuBar::item { padding: 4px 9px; border-radius: 3px; background: transparent; }
QMenuBar::item:selected { background: %row; }
QMenu { background: %panel; border: 1px solid %line; padding: 4px; }
QMenu::item { padding: 5px 28px 5px @menuIcon; border-radius: 3px; }
QMenu::item:selected { background: %accent; color: white; }
QMenu::item:disabled { color: %dim; }
QMenu::icon:checked { background: %accent; border-radius: 3px; }
QMenu::separator { height: 1px; background: %line; margin: 4px 6px; }
QToolBar { background: %panel; border: none; border-bottom: 1px solid %line; spacing: 4px; padding: 4px 6px; }
QToolBar::separator { width: 1px; background: %line; margin: 3px 6px; }
QToolButton { background: %header; border: 1px solid %buttonEdge; border-radius: 4px; padding: 3px 6px; }
QToolButton:hover { background: %row; }
QToolButton:checked { background: %accent; color: white; border-color: %edge; }
QToolButton:disabled { color: %dim; %disabledEdge }
QToolButton[popupMode="2"] { padding: 3px @menuRoom 3px 3px; }
QToolButton::menu-indicator { image: url(:/icons/arrow-down.svg); width: @arrow; height: @arrow;
    subcontrol-origin: border; subcontrol-position: center right; right: 2px; }
QToolButton:focus { %toolFocus }
QToolButton[popupMode="2"]:focus { %menuToolFocus }
QToolButton:checked:focus { %checkedToolFocus }
odori--PanelHeader QToolButton { background: %panel; }
odori--PanelHeader QToolButton:hover { background: %row; }
odori--PanelHeader QToolButton:checked { background: %accent; }
#floatDock, #closeDock { padding: 0; }
#floatDock:!hover, #closeDock:!hover { background: transparent; }
#floatDock:!focus, #closeDock:!focus { border-color: transparent; }
QStatusBar QToolButton { padding: 0 6px; }
QToolButton#qt_toolbar_ext_button, QToolButton#qt_menubar_ext_button { padding: 0; border: none; }
QToolButton[isUrgent="true"] { background: %draft; color: %onDraft; }
QStatusBar { background: %panel; border-top: 1px solid %line; }
QStatusBar::item { border: none; }
QPushButton { background: %header; border: 1px solid %buttonEdge; border-radius: 4px; padding: 3px 9px; }
QPushButton:hover { background: %row; }
QPushButton:checked, QPushButton:default { background: %accent; color: white; }
QPushButton:disabled, QPushButton:default:disabled { background: %header; color: %dim; %disabledEdge }
QPushButton { outline: none; }
QPushButton:focus { %pushFocus }
QPushButton:default:focus, QPushButton:checked:focus { %checkedPushFocus }
QCheckBox, QRadioButton, QTabBar { outline: 1px solid %bright; outline-radius: 3px; }
QLineEdit, QAbstractSpinBox, QComboBox { background: %field; border: 1px solid %line; border-radius: 4px;
    padding: 2px 6px; selection-background-color: %accent; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { subcontrol-origin: border; width: @stepper; border: none;
    background: transparent; }
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: %row; }
QAbstractSpinBox::up-arrow { image: url(:/icons/arrow-up.svg); width: @arrow; height: @arrow; }
QAbstractSpinBox::down-arrow { image: url(:/icons/arrow-down.svg); width: @arrow; height: @arrow; }
QComboBox::drop-down { subcontrol-origin: border; width: @dropDown; border: none; }
QComboBox::down-arrow { image: url(:/icons/arrow-down.svg); width: @arrow; height: @arrow; }
QCheckBox::indicator, QRadioButton::indicator { width: @indicator; height: @indicator; border: 1px solid %dim;
    background: %field; }
QCheckBox::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: @round; }
QCheckBox::indicator:checked { background: %accent; border-color: %accent; image: url(:/icons/check.svg); }
QRadioButton::indicator:checked { background: %accent; border-color: %accent; image: url(:/icons/dot.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { background: %panel; border-color: %line; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled { background: %dim; border-color: %dim; }
QScrollArea { border: 1px solid transparent; }
QScrollArea:focus { border-color: %bright; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus { %fieldFocus }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled { color: %dim; %disabledEdge }
QTreeView, QTableView, QListView { background: %panel; border: none; outline: none; }
QTreeView::item:selected, QTableView::item:selected, QListView::item:selected { background: %row; color: %text; }
QComboBox QAbstractItemView { border: 1px solid %line; }
QHeaderView::section { background: %header; border: none; border-right: 1px solid %line; padding: 3px 2px 3px 3px; }
QTabBar::tab { background: %header; color: %dim; padding: 5px 12px; border: none; }
QTabBar::tab:selected { background: %panel; color: %text; border-bottom: 2px solid %edge; }
QMainWindow > QTabBar { qproperty-elideMode: ElideNone; }
QMainWindow > QTabBar::tab { padding: 5px 6px; }
QTabBar::scroller { width: @scroller; }
QTabBar QToolButton { background: %header; border: none; border-radius: 0; padding: 0; }
QTabBar QToolButton:hover { background: %row; }
QTabBar QToolButton::left-arrow { image: url(:/icons/arrow-left.svg); width: @indicator; height: @indicator; }
QTabBar QToolButton::right-arrow { image: url(:/icons/arrow-right.svg); width: @indicator; height: @indicator; }
QTabBar QToolButton::left-arrow:disabled, QTabBar QToolButton::right-arrow:disabled { image: none; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; }
QDockWidget::title { background: %header; padding: 5px 8px; text-align: left; }
QScrollBar:vertical { background: %panel; width: 10px; margin: 0; }
QScrollBar:horizontal { background: %panel; height: 10px; margin: 0; }
QScrollBar::handle { background: %group; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: %dim; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSlider::groove:horizontal { height: @groove; background: %line; border-radius: @grooveEnd; }
QSlider::sub-page:horizontal { background: %bright; border-radius: @grooveEnd; }
QSlider::handle:horizontal { background: %text; width: @handle; margin: -@groove 0; border-radius: @handleEnd; }
QSlider::handle:horizontal:focus { background: %bright; }
#startPage { background: %panel; border: 1px solid %line; border-radius: 8px; }
#startPage QScrollArea { border: none; }
#tourGuide { background: %header; border: 2px solid %bright; border-radius: 6px; }
#startPage QPushButton { text-align: left; padding: 5px 12px; }
#startPage QPushButton#recent, #startPage QPushButton#tour { background: transparent; color: %bright;
    padding: 3px 6px; border-color: transparent; }
#startPage QPushButton#recent:hover, #startPage QPushButton#tour:hover { background: %row; }
#startPage QPushButton:focus { %startFocus }
#startPage QPushButton#recent:focus, #startPage QPushButton#tour:focus { border-color: %bright; }
#startPage QPushButton:default:focus { border: 2px solid %onAccent; padding: 4px 11px; }
#messageBar { background: %header; border: 1px solid %line; border-left: 3px solid %bright; border-radius: 4px; }
#recoveryBar { background: %header; border-bottom: 1px solid %line; border-left: 3px solid %warning; }
#messageBar[kind="warning"] { border-left-color: %warning; }
#messageBar[kind="error"] { border-left-color: %current; }
#messageOffer { background: %accent; color: white; }
QListWidget#settingsPages { background: %window; padding: 8px 6px; }
QListWidget#settingsPages::item { padding: 6px 8px; border-radius: 4px; }
QProgressBar#memoryBar { background: %line; border: none; border-radius: 3px; }
QProgressBar#memoryBar::chunk { background: %bright; border-radius: 3px; }
QToolTip { background: %header; color: %text; border: 1px solid %line; padding: 3px; }
)"),
                         isHighContrast))
        .replace(QStringLiteral("%line"), theme.line.name())
        .replace(QStringLiteral("%accent"), theme.accent.name())
        .replace(QStringLiteral("%bright"), theme.accentBright.name())
        .replace(QStringLiteral("%header"), theme.header.name())
        .replace(QStringLiteral("%row"), theme.selectedRow.name())
        .replace(QStringLiteral("%onAccent"), // differs from the accent and from the ground
            (theme.isDark ? QColor(Qt::white) : theme.text).name())
        .replace(QStringLiteral("%edge"), // where the ground alone shows too little
            isHighContrast ? theme.accentBright.name() : QStringLiteral("transparent"))
        .replace(QStringLiteral("%warning"), theme.warning.name())
        .replace(QStringLiteral("%current"), theme.currentFrame.name())
        .replace(QStringLiteral("%window"), theme.window.name())
        .replace(QStringLiteral("%panel"), theme.panel.name())
        .replace(QStringLiteral("%field"), theme.field.name())
        .replace(QStringLiteral("%text"), theme.text.name())
        .replace(
            QStringLiteral("%draft"), (theme.isDark ? theme.draft.darker(260) : theme.draft).name())
        .replace(QStringLiteral("%onDraft"),
            (theme.isDark ? theme.draft.lighter(125) : QColor(Qt::white)).name())
        .replace(QStringLiteral("%group"), theme.groupKey.name())
        .replace(QStringLiteral("%dim"), theme.dim.name());
}

const Theme& themeOfDesktop(const QPalette& system)
{
    // Qt 6.4 has no colour scheme yet; the palette shows whether a desktop is light or dark. A
    // plain X11 session has Qt's built-in light palette and no user preference, so the dark theme
    // is used.
    return qEnvironmentVariable("XDG_CURRENT_DESKTOP").isEmpty() ? darkTheme() : themeOf(system);
}

const Theme& systemTheme(QApplication& application)
{
    application.setPalette(QPalette());
    return themeOfDesktop(QApplication::palette());
}

/// Names of bones are Japanese: the font must have Japanese glyphs in the weight of the text. The
/// system's fallback for a missing glyph does not guarantee this.
QFont interfaceFont(QFont font, const QLocale& language)
{
    QStringList own;
    if (language.language() == QLocale::Chinese &&
        language.script() == QLocale::TraditionalHanScript)
        own = {QStringLiteral("Noto Sans CJK TC"), QStringLiteral("Microsoft JhengHei UI"),
            QStringLiteral("PingFang TC")};
    else if (language.language() == QLocale::Chinese)
        own = {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"),
            QStringLiteral("PingFang SC")};
    else if (language.language() == QLocale::Korean)
        own = {QStringLiteral("Noto Sans CJK KR"), QStringLiteral("Malgun Gothic"),
            QStringLiteral("Apple SD Gothic Neo")};
    const QStringList japanese{QStringLiteral("Noto Sans CJK JP"), QStringLiteral("Yu Gothic UI"),
        QStringLiteral("Meiryo UI"), QStringLiteral("Hiragino Sans")};
    QStringList families = font.families();
    for (const QString& family : own + japanese) {
        // A font that was made for another language may have it at the wrong place.
        if (const qsizetype place = families.indexOf(family); place > 0 && !own.isEmpty())
            families.removeAt(place);
        if (!families.contains(family))
            families.append(family);
    }
    font.setFamilies(families);
    return font;
}

void applyTheme(QApplication& application, const Theme& theme)
{
    application.setFont(interfaceFont(application.font(), QLocale::c()));
    application.setStyle(new EditorStyle); // the application owns it
    application.setPalette(paletteOf(theme));
    application.setStyleSheet(styleSheetOf(theme));
    // Qt's buttons at the end of full tool bars keep their icon until this event.
    for (QWidget* widget : QApplication::allWidgets())
        if (widget->objectName() == QLatin1String("qt_toolbar_ext_button")) {
            QEvent turned(QEvent::LayoutDirectionChange);
            QCoreApplication::sendEvent(widget, &turned);
        }
}

void applyFont(QApplication& application, const QFont& system, int percent, const QLocale& language)
{
    QFont font = interfaceFont(system, language);
    if (system.pointSizeF() > 0.0)
        font.setPointSizeF(system.pointSizeF() * percent / 100.0);
    else
        font.setPixelSize(system.pixelSize() * percent / 100);
    application.setFont(font);
    if (application.styleSheet().isEmpty())
        return; // applyTheme() will follow
    const QString sheet = styleSheetOf(themeOf(application.palette()));
    if (sheet != application.styleSheet()) // every widget would be polished again
        application.setStyleSheet(sheet);
}

void setLessMotion(QApplication& application, bool less)
{
    application.setProperty("lessMotion", less);
}

bool hasLessMotion()
{
    return qApp->property("lessMotion").toBool();
}

} // namespace odori
