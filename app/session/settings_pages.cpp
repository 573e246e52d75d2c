// SPDX-License-Identifier: MIT
#include "app/session/settings_pages.h"

#include "app/keymap/key_map_page.h"
#include "app/main_window.h"
#include "ui/dialogs/settings/general_page.h"
#include "ui/dialogs/settings/memory_page.h"
#include "ui/dialogs/settings/opening_page.h"
#include "ui/dialogs/settings/safety_page.h"
#include "ui/dialogs/settings/settings_dialog.h"
#include "ui/dialogs/window_fit.h"
#include "ui/viewport/viewport.h"

#include <QtGui/QScreen>

namespace odori {
namespace {

constexpr QMargins frame(8, 34, 8, 8); ///< maximum frame of a dialog

template <class Page>
void addPage(SettingsDialog& dialog, const char* name, const QString& title, Page* page)
{
    dialog.addPage(QLatin1String(name), title, page, [page] { page->reset(); });
}

SettingsDialog* createDialog(MainWindow& window)
{
    Settings& settings = window.settings();
    auto* dialog = new SettingsDialog(&window);
    addPage(
        *dialog, SettingsPage::general, SettingsDialog::tr("General"), new GeneralPage(settings));
    dialog->addPage(QLatin1String(SettingsPage::keyMap), SettingsDialog::tr("Key Map"),
        new KeyMapPage(window.session().keys()));
    addPage(
        *dialog, SettingsPage::opening, SettingsDialog::tr("Opening"), new OpeningPage(settings));
    addPage(*dialog, SettingsPage::safety, SettingsDialog::tr("Safety"), new SafetyPage(settings));
    addPage(*dialog, SettingsPage::memory, SettingsDialog::tr("Memory"),
        new MemoryPage(settings, [&window] { return memoryUseOf(window); }));
    return dialog;
}

SettingsDialog& dialogOf(MainWindow& window)
{
    auto* dialog = window.findChild<SettingsDialog*>();
    return dialog ? *dialog : *createDialog(window);
}

} // namespace

MemoryUse memoryUseOf(MainWindow& window)
{
    const UndoStack& history = *window.document().undoStack();
    return {.undo = history.memory(),
        .undoSteps = history.count(),
        .textures = window.viewport().stage().usedTextureBytes(),
        .reducedTextures = int(window.viewport().stage().reducedTextures()),
        .physics = window.physics().usedCacheBytes()};
}

void showSettings(MainWindow& window, const char* page)
{
    SettingsDialog& dialog = dialogOf(window);
    if (page)
        dialog.showPage(QLatin1String(page));
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

void sayNotSaved(MainWindow& window, const QString& problem)
{
    auto* dialog = window.findChild<SettingsDialog*>();
    if (dialog && dialog->isVisible())
        dialog->say(problem);
    else
        window.messageBar().show(MessageBar::Kind::Error, problem);
}

std::optional<ShownSettings> shownSettings(const MainWindow& window)
{
    const auto* dialog = window.findChild<SettingsDialog*>();
    if (!dialog || !dialog->isVisible())
        return std::nullopt;
    const QWidget* field = dialog->focusWidget();
    return ShownSettings{dialog->page(), field ? field->objectName() : QString(),
        dialog->geometry(), dialog->fontMetrics().height(), dialog->said()};
}

void showSettings(MainWindow& window, const ShownSettings& shown)
{
    SettingsDialog& dialog = dialogOf(window);
    // With another font size the dialog has another size. It stays on the screen.
    const bool isSame = dialog.fontMetrics().height() == shown.letter;
    const QSize size = isSame ? shown.geometry.size() : dialog.size();
    dialog.setGeometry(fittedGeometry(QRect(shown.geometry.topLeft(), size), frame,
        window.screen()->availableGeometry(), dialog.minimumSizeHint()));
    dialog.showPage(shown.page);
    if (auto* field = dialog.findChild<QWidget*>(shown.field); field && !shown.field.isEmpty())
        field->setFocus();
    dialog.say(shown.problem);
    showSettings(window);
}

} // namespace odori
