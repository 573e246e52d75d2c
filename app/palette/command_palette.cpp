// SPDX-License-Identifier: MIT
#include "app/palette/command_palette.h"

#include "app/commands/commands.h"
#include "app/palette/palette_delegate.h"
#include "app/palette/palette_model.h"
#include "ui/fields/elided_label.h"
#include "ui/theme/text_size.h"
#include "ui/theme/theme.h"

#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr QLatin1String recentKey("palette/recent");
constexpr qsizetype mostRecent = 8;
constexpr int longest = 100;                          ///< letters to look for
constexpr int widest = 660, edge = 24, mostRows = 14; // pixels (beside usual texts), pixels, rows
constexpr double top = 0.1;                           ///< of the window's height, above the palette

} // namespace

CommandPalette::CommandPalette(Commands& commands, QWidget& window)
    : QFrame(&window)
    , m_commands(commands)
    , m_window(window)
    , m_model(new PaletteModel(commands, this))
    , m_field(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_help(new ElidedLabel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAttribute(Qt::WA_StyledBackground);
    m_field->setPlaceholderText(tr("Type letters of a command"));
    m_field->setAccessibleName(tr("Find a command"));
    m_field->setMaxLength(longest);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(*m_model, this));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAccessibleName(tr("Commands"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(6);
    layout->addWidget(m_field);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_help);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& typed) {
        m_model->setTyped(typed);
        m_list->setCurrentIndex(m_model->index(0, 0));
        m_list->scrollToTop();
        arrange();
        showHelp();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &CommandPalette::showHelp);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CommandPalette::showHelp);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    hide();
}

void CommandPalette::toggle()
{
    if (isVisible())
        close(true);
    else
        open();
}

void CommandPalette::open()
{
    m_before = QApplication::focusWidget();
    m_commands.refresh();
    m_commands.refreshPhysics(); // only the palette and the Physics menu need canBake
    applyTheme();
    m_field->clear();
    m_model->begin(QSettings().value(recentKey).toStringList());
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    showHelp();
    show();
    arrange();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
    qApp->installEventFilter(this);
}

void CommandPalette::close(bool givesFocusBack)
{
    if (!isVisible())
        return;
    qApp->removeEventFilter(this);
    QWidget* before = m_before && m_before->isVisible() ? m_before.data() : nullptr;
    if (givesFocusBack && before)
        before->setFocus(Qt::OtherFocusReason); // before hide(), in which Qt moves the focus
    hide();
}

/// Shows as many rows as exist and fit, below the upper edge of the window.
void CommandPalette::arrange()
{
    const int width = std::min(grownWithText(widest), m_window.width() - 2 * edge);
    const auto y = int(m_window.height() * top);
    if (m_model->rowCount() > 0) // else the height before
        m_rowHeight = std::max(1, m_list->sizeHintForRow(0));
    const QMargins margins = layout()->contentsMargins();
    const int others = 2 * frameWidth() + m_field->sizeHint().height() +
                       m_help->sizeHint().height() + 2 * layout()->spacing() + margins.top() +
                       margins.bottom();
    const int fitting = (m_window.height() - y - edge - others) / m_rowHeight;
    const int rows = std::clamp(m_model->rowCount(), 1, std::max(1, std::min(mostRows, fitting)));
    setGeometry((m_window.width() - width) / 2, y, width, others + rows * m_rowHeight);
}

void CommandPalette::applyTheme()
{
    const Theme& theme = themeOf(m_window.palette());
    setStyleSheet(QStringLiteral(
        "#commandPalette { background: %1; border: 1px solid %2; border-radius: 6px; }"
        "QListView { background: %1; }")
                      .arg(theme.panel.name(), theme.groupKey.name()));
    m_help->setColour(theme.dim);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        return watched == m_field && press(static_cast<QKeyEvent*>(event)->key());
    case QEvent::FocusOut: {
        // The palette stays open for another program or the field's own menu.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (watched == m_field && isVisible() && reason != Qt::ActiveWindowFocusReason &&
            reason != Qt::PopupFocusReason)
            close(false);
        break;
    }
    case QEvent::MouseButtonPress: {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && isVisible() && widget->window() == &m_window && widget != this &&
            !isAncestorOf(widget))
            close(true);
        break;
    }
    case QEvent::Resize:
        if (watched == &m_window && isVisible())
            arrange();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

bool CommandPalette::press(int key)
{
    const int page = std::max(1, m_list->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    switch (key) {
    case Qt::Key_Up:
        moveBy(-1);
        return true;
    case Qt::Key_Down:
        moveBy(1);
        return true;
    case Qt::Key_PageUp:
        moveBy(-page);
        return true;
    case Qt::Key_PageDown:
        moveBy(page);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    case Qt::Key_Escape:
        close(true);
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // there is no other field
    default:
        return false;
    }
}

void CommandPalette::moveBy(int rows)
{
    const int last = m_model->rowCount() - 1;
    if (last < 0)
        return;
    const int row = std::clamp(m_list->currentIndex().row() + rows, 0, last);
    m_list->setCurrentIndex(m_model->index(row, 0));
}

void CommandPalette::showHelp()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid())
        m_help->setText(tr("No command has these letters in this order."));
    else if (const PaletteRow& row = m_model->row(current.row()); !row.canRun)
        m_help->setText(m_commands.whyNot(*row.command));
    else
        m_help->setText(row.help);
}

void CommandPalette::runCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || !m_model->row(current.row()).canRun)
        return;
    const Command& command = *m_model->row(current.row()).command;
    close(true);
    remember(command);
    // Queued, because the command may open a dialog or close the window, and this runs in an event
    // handler of the field.
    QMetaObject::invokeMethod(
        m_commands.action(command.id), &QAction::trigger, Qt::QueuedConnection);
}

void CommandPalette::remember(const Command& command)
{
    QSettings settings;
    const QString id = QLatin1String(command.id);
    QStringList recent = settings.value(recentKey).toStringList();
    recent.removeAll(id);
    recent.prepend(id);
    settings.setValue(recentKey, recent.mid(0, mostRecent));
}

} // namespace odori
