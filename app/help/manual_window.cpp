// SPDX-License-Identifier: MIT
#include "app/help/manual_window.h"

#include "app/bundled/bundled_files.h"
#include "app/help/help_pages.h"
#include "ui/theme/theme.h"

#include <QtCore/QDir>
#include <QtGui/QDesktopServices>
#include <QtGui/QImage>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr QSize usualSize(820, 640);
constexpr int pageMargin = 24; ///< pixels beside a picture

/// Pictures that are wider than the page are shown smaller, as in a browser.
class PageBrowser : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override
    {
        const QVariant loaded = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::ImageResource)
            return loaded;
        const QImage picture = QImage::fromData(loaded.toByteArray());
        const int most = width() - verticalScrollBar()->sizeHint().width() - pageMargin;
        return picture.width() > most ? picture.scaledToWidth(most, Qt::SmoothTransformation)
                                      : picture;
    }
};

QString manualFolder()
{
    const QString index = bundledFile(QStringLiteral("manual/index.html"));
    return index.isEmpty() ? QString() : QFileInfo(index).absolutePath();
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent)
    , m_text(new PageBrowser(this))
{
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Manual"));
    m_text->setOpenExternalLinks(true);
    m_text->setAccessibleName(tr("Page of the manual"));
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text, auto use) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, use);
        buttons->addWidget(button);
        return button;
    };
    QPushButton* back = add(tr("&Back"), [this] { m_text->backward(); });
    QPushButton* forward = add(tr("&Forward"), [this] { m_text->forward(); });
    add(tr("&Contents"), [this] { showPage(QStringLiteral("index")); });
    buttons->addStretch(1);
    add(tr("Open in the Brow&ser"), [this] { QDesktopServices::openUrl(m_text->source()); });
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(m_text, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_text, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(buttons);
    layout->addWidget(m_text);
    resize(usualSize);
    applyTheme();
    m_text->setFocus();
}

void ManualWindow::showPage(const QString& page)
{
    const QString folder = manualFolder();
    QString path = folder + u'/' + page + QStringLiteral(".html");
    if (!QFileInfo::exists(path))
        path = folder + QStringLiteral("/index.html");
    if (folder.isEmpty()) {
        m_text->setPlainText(tr("The manual is missing. Install the program again."));
        return;
    }
    m_text->setSource(QUrl::fromLocalFile(path));
}

QString ManualWindow::page() const
{
    const QString file = m_text->source().toLocalFile();
    QString page = QDir(manualFolder()).relativeFilePath(file);
    return page.endsWith(QStringLiteral(".html")) ? page.chopped(5) : QString();
}

void ManualWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

/// The page's own style sheet is for browsers.
void ManualWindow::applyTheme()
{
    const Theme& theme = themeOf(palette());
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; } th { background: %2; } th, td { padding: 3px 8px; }")
            .arg(theme.accentBright.name(), theme.header.name()));
    if (m_text->source().isValid())
        m_text->reload();
}

void showManual(QWidget* widget)
{
    const QString page = helpPageOf(widget);
    QWidget* modal = QApplication::activeModalWidget();
    QWidget* owner = modal ? modal : widget ? widget->window() : nullptr;
    if (auto* open = qobject_cast<ManualWindow*>(owner))
        return open->showPage(QStringLiteral("index"));
    ManualWindow* manual =
        owner ? owner->findChild<ManualWindow*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
    if (!manual)
        manual = new ManualWindow(owner);
    manual->show(); // first: pictures are as wide as the page
    manual->showPage(page);
    manual->raise();
    manual->activateWindow();
}

} // namespace odori
