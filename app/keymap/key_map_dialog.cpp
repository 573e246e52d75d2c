// SPDX-License-Identifier: MIT
#include "app/keymap/key_map_dialog.h"

#include "app/keymap/key_map_page.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr QSize mapDialogSize(760, 600);

} // namespace

KeyMapDialog::KeyMapDialog(UserKeys& keys, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Key Map"));
    resize(mapDialogSize);
    auto* layout = new QVBoxLayout(this);
    auto* page = new KeyMapPage(keys, this);
    layout->addWidget(page, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    page->setFocus();
}

} // namespace odori
