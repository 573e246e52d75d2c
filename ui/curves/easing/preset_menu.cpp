// SPDX-License-Identifier: MIT
#include "ui/curves/easing/preset_menu.h"

#include "libmmd/base/file_io.h"
#include "ui/curves/easing/curve_text.h"
#include "ui/curves/easing/curve_thumbnail.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/fields/menu_heading.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtWidgets/QFileDialog>
#include <QtWidgets/QInputDialog>

#include <algorithm>

namespace odori {
namespace {

std::filesystem::path pathOf(const QString& path)
{
    return mmd::pathFromUtf8(path.toStdString());
}

} // namespace

PresetMenu::PresetMenu(PresetLibrary library, QWidget* parent)
    : QMenu(parent)
    , m_library(std::move(library))
{
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &PresetMenu::fill);
}

void PresetMenu::fill()
{
    clear();
    for (QMenu* old : findChildren<QMenu*>(Qt::FindDirectChildrenOnly))
        old->deleteLater();
    for (const BuiltInPreset& preset : builtInPresets()) {
        QAction* action = addAction(thumbnailOf(preset.curve, palette()),
            preset.name + u'\t' + textOfCurves({preset.curve}));
        action->setToolTip(preset.tip);
        connect(action, &QAction::triggered, this,
            [this, preset] { emit chosen(preset.curve, preset.name); });
    }
    const auto presets = m_library.presets();
    if (!presets)
        fail(presets.error(), m_library.path());
    addUsers(presets.value_or(std::vector<CurvePreset>()));
}

void PresetMenu::addUsers(const std::vector<CurvePreset>& presets)
{
    if (!presets.empty())
        addMenuHeading(*this, tr("Your own"));
    for (const CurvePreset& preset : presets) {
        const QString name = shownName(preset.name, longestInSentence);
        QAction* action = addAction(thumbnailOf(preset.curve, palette()),
            menuText(name) + u'\t' + textOfCurves({preset.curve}));
        action->setToolTip(plainToolTip(name));
        connect(action, &QAction::triggered, this,
            [this, preset] { emit chosen(preset.curve, shownName(preset.name)); });
    }
    addSeparator();
    QAction* saving = addAction(tr("&Save Preset…"), this, &PresetMenu::save);
    saving->setEnabled(m_curve.has_value());
    saving->setToolTip(m_curve ? tr("Saves the curve of the selected keys under a name")
                               : tr("The selected keys have different curves"));
    addEach(tr("&Rename"), presets, &PresetMenu::rename);
    addEach(tr("&Delete"), presets, &PresetMenu::remove);
    addSeparator();
    addAction(tr("&Import…"), this, &PresetMenu::import);
    addAction(tr("&Export…"), this, &PresetMenu::exportAll)->setEnabled(!presets.empty());
}

QMenu* PresetMenu::addEach(const QString& title, const std::vector<CurvePreset>& presets,
    void (PresetMenu::*function)(const CurvePreset&))
{
    auto* menu = new QMenu(title, this);
    for (const CurvePreset& preset : presets) {
        QAction* action = menu->addAction(thumbnailOf(preset.curve, palette()),
            menuText(shownName(preset.name, longestInSentence)));
        connect(action, &QAction::triggered, this,
            [this, function, preset] { (this->*function)(preset); });
    }
    menu->setEnabled(!presets.empty());
    addMenu(menu);
    return menu;
}

QString PresetMenu::askName(const QString& title, const QString& name)
{
    QInputDialog dialog(window());
    dialog.setObjectName(QStringLiteral("presetName"));
    dialog.setWindowTitle(title);
    dialog.setLabelText(tr("Name"));
    dialog.setTextValue(name);
    return dialog.exec() == QDialog::Accepted ? dialog.textValue().trimmed() : QString();
}

void PresetMenu::save()
{
    if (!m_curve)
        return;
    const mmd::BezierCurve curve = *m_curve;
    const QString name = askName(tr("Save Preset"), QString());
    if (!name.isEmpty())
        check(m_library.save({name.toStdString(), curve}),
            tr("Preset %1 saved").arg(shownName(name, longestInSentence)));
}

void PresetMenu::rename(const CurvePreset& preset)
{
    const QString name = askName(tr("Rename Preset"), QString::fromStdString(preset.name));
    if (!name.isEmpty())
        check(m_library.rename(preset.name, name.toStdString()),
            tr("Preset renamed to %1").arg(shownName(name, longestInSentence)));
}

void PresetMenu::remove(const CurvePreset& preset)
{
    check(m_library.remove(preset.name),
        tr("Preset %1 deleted").arg(shownName(preset.name, longestInSentence)));
}

void PresetMenu::import()
{
    const QString path = QFileDialog::getOpenFileName(
        window(), tr("Import Presets"), {}, tr("Curve presets (*.json)"));
    if (!path.isEmpty())
        importFrom(path);
}

void PresetMenu::exportAll()
{
    const QString path = chosenSavePath(window(), tr("Export Presets"),
        QStringLiteral("curves.json"), {{tr("Curve presets"), QStringLiteral(".json")}});
    if (!path.isEmpty())
        exportTo(path);
}

void PresetMenu::importFrom(const QString& path)
{
    const auto presets = readPresetFile(pathOf(path));
    if (!presets) {
        fail(presets.error(), pathOf(path));
        return;
    }
    const auto added = m_library.add(*presets);
    if (added)
        emit said(tr("%n preset(s) imported", nullptr, *added));
    else
        fail(added.error(), m_library.path());
}

void PresetMenu::exportTo(const QString& path)
{
    const auto presets = m_library.presets();
    if (!presets) {
        fail(presets.error(), m_library.path());
        return;
    }
    const auto written = writePresetFile(pathOf(path), *presets);
    if (written)
        emit said(tr("%n preset(s) exported to %1", nullptr, int(presets->size())).arg(path));
    else
        fail(written.error(), pathOf(path));
}

void PresetMenu::check(const mmd::Result<void>& result, const QString& done)
{
    if (result)
        emit said(done);
    else
        fail(result.error(), m_library.path());
}

void PresetMenu::fail(const mmd::Error& error, const std::filesystem::path& path)
{
    emit failed(sentence(error, QString::fromStdString(mmd::utf8FromPath(path))));
}

} // namespace odori
