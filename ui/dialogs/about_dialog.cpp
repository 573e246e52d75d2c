// SPDX-License-Identifier: MIT
#include "ui/dialogs/about_dialog.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtGui/QIcon>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int iconSize = 64;

struct Library {
    const char* name;
    const char* licence; ///< the name that its authors use
    const char* site;
};

/// The libraries that the editor links, in alphabetical order.
constexpr Library libraries[] = {
    {"Assimp", "BSD-3-Clause", "https://www.assimp.org"},
    {"Bullet", "zlib", "https://pybullet.org"},
    {"GLM", "MIT", "https://glm.g-truc.net"},
    {"ICU", "Unicode", "https://icu.unicode.org"},
    {"libepoxy", "MIT", "https://github.com/anholt/libepoxy"},
    {"nlohmann/json", "MIT", "https://json.nlohmann.me"},
    {"Qt", "LGPL-3.0", "https://www.qt.io"},
    {"stb", "MIT", "https://github.com/nothings/stb"},
    {"tl::expected", "CC0-1.0", "https://tl.tartanllama.xyz"},
    {"xxHash", "BSD-2-Clause", "https://xxhash.com"},
    {"zlib", "zlib", "https://zlib.net"},
};

QString ownLicence()
{
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString licencesHtml()
{
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='2'>");
    for (const Library& each : libraries)
        html += QStringLiteral("<tr><td><a href='%1'>%2</a>&nbsp;&nbsp;</td><td>%3</td></tr>")
                    .arg(QLatin1String(each.site), QLatin1String(each.name),
                        QLatin1String(each.licence));
    html += QStringLiteral("</table>");
    // Each paragraph wraps at the width of the dialog: the line breaks of the file suit a wide
    // page.
    for (const QString& paragraph : ownLicence().split(QStringLiteral("\n\n")))
        html += QStringLiteral("<p>%1</p>").arg(paragraph.simplified().toHtmlEscaped());
    return html;
}

QLabel* textLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    return label;
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Odori"));
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(QStringLiteral(":/icons/odori.svg")).pixmap(iconSize, iconSize));
    auto* title = textLabel(tr("Odori %1").arg(QCoreApplication::applicationVersion()));
    title->setObjectName(QStringLiteral("version"));
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    title->setFont(large);
    auto* qt = textLabel(tr("Built with Qt %1, running with Qt %2.")
                             .arg(QStringLiteral(QT_VERSION_STR), QLatin1String(qVersion())));
    qt->setObjectName(QStringLiteral("qt"));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title);
    words->addWidget(textLabel(tr("An editor for MikuMikuDance motions.")));
    words->addWidget(qt);
    words->addWidget(textLabel(tr(
        "Free software under the MIT licence. It uses these libraries under their own licences:")));
    auto* top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(icon, 0, Qt::AlignTop);
    top->addLayout(words, 1);

    auto* licences = new QTextBrowser;
    licences->setObjectName(QStringLiteral("licences"));
    licences->setAccessibleName(tr("Licences"));
    licences->setOpenExternalLinks(true);
    licences->setHtml(licencesHtml());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* aboutQt = buttons->addButton(tr("About &Qt"), QDialogButtonBox::HelpRole);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus(); // Enter closes
    connect(aboutQt, &QPushButton::clicked, this, [] { QApplication::aboutQt(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addLayout(top);
    layout->addWidget(licences, 1);
    layout->addWidget(buttons);
    resize(460, std::max(440, layout->totalHeightForWidth(460)));
}

} // namespace odori
