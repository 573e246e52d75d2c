// SPDX-License-Identifier: MIT
#include "app/start/start_page.h"

#include "app/bundled/sample.h"
#include "app/files/file_commands.h"
#include "app/start/fitted_scroll.h"
#include "app/start/recent_pictures.h"
#include "app/tours/tour.h"
#include "ui/document/files/open_kinds.h"
#include "ui/document/files/project.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QEvent>
#include <QtGui/QPixmap>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

constexpr int mostRecent = 5;
constexpr int widestName = 240; ///< pixels
constexpr int belowTitle = 8;   ///< pixels; the first links are level with the first button
constexpr int linkEdge = 7;     ///< pixels left of a link's text, by the style sheet

QLabel* titleLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

/// A title that is level with the texts of the links below it.
QLabel* linksTitle(const QString& text, QWidget* parent)
{
    QLabel* label = titleLabel(text, parent);
    label->setIndent(linkEdge);
    return label;
}

} // namespace

StartPage::StartPage(Document& document, FileCommands& files, QWidget& view, QWidget* parent)
    : QFrame(parent)
    , m_document(document)
    , m_files(files)
    , m_view(view)
    , m_contents(new QWidget)
    , m_recent(new QWidget(m_contents))
{
    setObjectName(QStringLiteral("startPage"));
    setMinimumSize(1, 1); // does not enlarge the window
    m_columns = new QHBoxLayout;
    m_columns->setSpacing(28);
    auto* begin = new QVBoxLayout;
    createBegin(begin);
    m_columns->addLayout(begin);
    auto* lessons = new QVBoxLayout;
    createTours(lessons);
    m_columns->addLayout(lessons);
    auto* recent = new QVBoxLayout(m_recent);
    recent->setContentsMargins(0, 0, 0, 0);
    m_columns->addWidget(m_recent);
    auto* hint =
        new QLabel(tr("Or drop a model (%1), a motion (%2), a pose (%3), an accessory (%5) or a "
                      "project (%4) here.")
                       .arg(formatNamesOf(OpenKind::Model), formatNamesOf(OpenKind::Motion),
                           formatNamesOf(OpenKind::Pose), formatNamesOf(OpenKind::Project),
                           formatNamesOf(OpenKind::Accessory)),
            m_contents);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    auto* rows = new QVBoxLayout(m_contents);
    rows->setContentsMargins(22, 16, 22, 16);
    rows->setSpacing(12);
    rows->addLayout(m_columns);
    rows->addWidget(hint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new FittedScroll(m_contents, this));
    fillRecent();
    connect(&files.recent(), &RecentFiles::changed, this, &StartPage::fillRecent);
    connect(&files, &FileCommands::loadingStarted, this, &StartPage::refresh);
    connect(&files, &FileCommands::loadingFinished, this, &StartPage::refresh);
    connect(&document, &Document::changed, this, &StartPage::refresh);
    connect(&document.project(), &Project::pathChanged, this, &StartPage::refresh);
    if (parent)
        parent->installEventFilter(this);
    view.installEventFilter(this);
    hide();
    refresh();
}

QPushButton* StartPage::addButton(QVBoxLayout* column, const QString& text)
{
    auto* button = new QPushButton(text, m_contents);
    button->setAutoDefault(true); // Enter presses it
    column->addWidget(button);
    return button;
}

void StartPage::createBegin(QVBoxLayout* column)
{
    column->setSpacing(8);
    column->addWidget(titleLabel(tr("Nothing is open yet"), m_contents));
    m_open = addButton(column, tr("Open a File…"));
    connect(m_open, &QPushButton::clicked, &m_files, &FileCommands::openWithDialog);
    QPushButton* sample = addButton(column, tr("Open the Sample"));
    sample->setToolTip(tr("A mannequin and its walk, to try things out"));
    connect(sample, &QPushButton::clicked, &m_files, [this] { m_files.open(samplePaths()); });
    column->addStretch(1);
}

void StartPage::createTours(QVBoxLayout* column)
{
    column->setSpacing(2);
    column->addWidget(linksTitle(tr("Tours of a few minutes"), m_contents));
    column->addSpacing(belowTitle);
    int index = 0;
    for (const Tour& tour : tours()) {
        QPushButton* button = addButton(column, textOf(tour.name));
        button->setObjectName(QStringLiteral("tour"));
        button->setToolTip(textOf(tour.help));
        connect(button, &QPushButton::clicked, this, [this, index] { emit tourWanted(index); });
        ++index;
    }
    column->addStretch(1);
}

void StartPage::setPictures(const QString& folder)
{
    m_pictures = folder;
    fillRecent();
}

void StartPage::setOpenTip(const QString& tip)
{
    m_open->setToolTip(tip);
}

void StartPage::fillRecent()
{
    const bool hadFocus = m_recent->isAncestorOf(window()->focusWidget());
    qDeleteAll(m_recent->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* column = static_cast<QVBoxLayout*>(m_recent->layout());
    while (QLayoutItem* stretch = column->takeAt(0))
        delete stretch;
    column->setSpacing(2);
    column->addWidget(linksTitle(tr("Recent files"), m_recent));
    column->addSpacing(belowTitle);
    const QStringList all = m_files.recent().paths(), names = RecentFiles::namesOf(all);
    const QStringList files = all.mid(0, mostRecent);
    int at = 0;
    for (const QString& path : files) {
        QPushButton* button = addButton(column, QString());
        button->setObjectName(QStringLiteral("recent"));
        const QString name = names[at++];
        button->setText(button->fontMetrics()
                            .elidedText(name, Qt::ElideMiddle, widestName)
                            .replace(u'&', QStringLiteral("&&")));
        button->setToolTip(plainToolTip(shownPath(path)));
        if (QImage picture = RecentPictures::find(m_pictures, path); !picture.isNull()) {
            picture.setDevicePixelRatio(2.0);
            button->setIcon(QPixmap::fromImage(picture));
            button->setIconSize(RecentPictures::size);
        }
        button->setAccessibleName(tr("Open %1").arg(name));
        connect(button, &QPushButton::clicked, this, [this, path] { m_files.open({path}); });
    }
    column->addStretch(1);
    m_recent->setVisible(!files.isEmpty());
    if (hadFocus) // its button is deleted; without focus, no key would act
        m_open->setFocus();
    fold();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fold();
    if (watched == &m_view && isSecondClick(event->type()))
        return true;
    return QFrame::eventFilter(watched, event);
}

/// After a double click on a button that hides the page, the view gets the second click, and only
/// that: Qt sends no press for it. The user does not want it to select a bone.
bool StartPage::isSecondClick(QEvent::Type type)
{
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick)
        return false;
    return std::exchange(m_isViewFresh, false) && type == QEvent::MouseButtonDblClick;
}

/// Its own width does not tell whether there is room: that depends on the columns.
void StartPage::fold()
{
    constexpr int scrollBar = 12; // pixels
    if (!parentWidget())
        return;
    const QMargins margins = m_contents->layout()->contentsMargins();
    int needed = margins.left() + margins.right() + scrollBar - m_columns->spacing();
    for (int at = 0; at < m_columns->count(); ++at)
        if (QLayoutItem* column = m_columns->itemAt(at); !column->isEmpty())
            needed += column->minimumSize().width() + m_columns->spacing();
    const bool isNarrow = parentWidget()->width() < needed;
    m_columns->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    updateGeometry();
}

QSize StartPage::sizeHint() const
{
    const QSize whole = QFrame::sizeHint();
    const int width =
        parentWidget() ? std::min(whole.width(), parentWidget()->width()) : whole.width();
    const int height = heightForWidth(width); // -1 if it does not depend on the width
    return {width, height < 0 ? whole.height() : height};
}

void StartPage::refresh()
{
    const bool isShown = isNothingOpen(m_document) && !m_files.isLoading();
    if (isShown == isVisibleTo(parentWidget()))
        return;
    const QWidget* focused = window()->focusWidget();
    if (!isShown && focused && isAncestorOf(focused))
        m_view.setFocus();
    setVisible(isShown);
    m_view.setFocusPolicy(isShown ? Qt::ClickFocus : Qt::StrongFocus); // nobody would see the focus
    m_isViewFresh = !isShown;
    // Nothing is open, so keys for the panels would have no effect; Enter opens a file.
    if (isShown)
        m_open->setFocus();
}

} // namespace odori
