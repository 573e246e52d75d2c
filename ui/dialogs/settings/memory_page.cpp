// SPDX-License-Identifier: MIT
#include "ui/dialogs/settings/memory_page.h"

#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"
#include "ui/settings/settings.h"

#include <QtCore/QLocale>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace odori {
namespace {

constexpr int memoryLookMilliseconds = 500; ///< interval of updates of the memory use
constexpr int barHeight = 6, barWidth = 220, barSteps = 1000;

/// "3.2"; values below 0.1, except 0, are shown as "0.1".
QString mebibytesText(std::size_t bytes)
{
    const double mebibytes = double(bytes) / double(Settings::bytes(1));
    return QLocale().toString(bytes > 0 ? std::max(0.1, mebibytes) : 0.0, 'f', 1);
}

void setField(QSpinBox& field, int value)
{
    const QSignalBlocker blocker(field);
    field.setValue(value);
}

} // namespace

MemoryPage::MemoryPage(Settings& settings, Source use, QWidget* parent)
    : SettingsForm(parent)
    , m_settings(settings)
    , m_use(std::move(use))
    , m_undo(addLimit("undoLimit", tr("&Undo steps"), Settings::undoMebibytes,
          &Settings::setUndoLimit, tr("Above this limit, the oldest steps are removed.")))
    , m_textures(addLimit("textureBudget", tr("Te&xtures"), Settings::textureMebibytes,
          &Settings::setTextureBudget,
          tr("Limit for all models together. Above it, the largest textures are shown at a lower "
             "resolution.")))
    , m_physics(addLimit("physicsCache", tr("&Simulated frames"), Settings::physicsMebibytes,
          &Settings::setPhysicsCache,
          tr("Limit for each model. Frames that do not fit are simulated again when they are "
             "shown.")))
{
    finish();
    showLimits();
    connect(&settings, &Settings::undoLimitChanged, this, &MemoryPage::showLimits);
    connect(&settings, &Settings::textureBudgetChanged, this, &MemoryPage::showLimits);
    connect(&settings, &Settings::physicsCacheChanged, this, &MemoryPage::showLimits);
    m_timer.setInterval(memoryLookMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &MemoryPage::showUse);
}

MemoryPage::Limit MemoryPage::addLimit(const char* objectName, const QString& name,
    const SettingRange& range, const std::function<void(Settings&, int)>& set, const QString& note)
{
    auto* field = new WholeBox;
    field->setObjectName(QLatin1String(objectName));
    field->setRange(range.least, range.most);
    field->setSuffix(tr(" MiB"));
    field->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    field->setKeyboardTracking(false); // emit a number only when typing is finished
    field->setAlignment(Qt::AlignRight);
    selectWholeNumbers(*field);
    connect(field, &QSpinBox::valueChanged, this,
        [this, set](int mebibytes) { set(m_settings, mebibytes); });
    addRow(name, field, note);
    auto* use = new QWidget;
    auto* layout = new QVBoxLayout(use);
    layout->setContentsMargins(0, 2, 0, 12);
    layout->setSpacing(3);
    auto* bar = new QProgressBar;
    bar->setObjectName(QStringLiteral("memoryBar"));
    bar->setRange(0, barSteps);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Memory in use"));
    bar->setFixedSize(barWidth, barHeight);
    QLabel* text = SettingsForm::note({});
    text->setObjectName(QStringLiteral("%1Use").arg(QLatin1String(objectName)));
    layout->addWidget(bar);
    layout->addWidget(text);
    addUnderField(use);
    return {field, bar, text};
}

void MemoryPage::showLimits()
{
    setField(*m_undo.field, m_settings.undoLimit());
    setField(*m_textures.field, m_settings.textureBudget());
    setField(*m_physics.field, m_settings.physicsCache());
    if (isVisible())
        showUse();
}

void MemoryPage::showUse()
{
    const MemoryUse use = m_use();
    const auto show = [](const Limit& limit, std::size_t bytes, const QString& text) {
        const double share = double(bytes) / double(Settings::bytes(limit.field->value()));
        limit.bar->setValue(int(std::min(1.0, share) * barSteps));
        limit.text->setText(text);
    };
    show(m_undo, use.undo,
        tr("In use: %1 MiB for %n step(s)", nullptr, use.undoSteps).arg(mebibytesText(use.undo)));
    show(m_textures, use.textures,
        use.reducedTextures == 0 ? tr("In use: %1 MiB").arg(mebibytesText(use.textures))
                                 : tr("In use: %1 MiB; %n texture(s) at a lower resolution",
                                       nullptr, use.reducedTextures)
                                       .arg(mebibytesText(use.textures)));
    show(m_physics, use.physics,
        tr("In use: up to %1 MiB for a model").arg(mebibytesText(use.physics)));
}

void MemoryPage::showEvent(QShowEvent* event)
{
    SettingsForm::showEvent(event);
    showUse();
    m_timer.start();
}

void MemoryPage::hideEvent(QHideEvent* event)
{
    SettingsForm::hideEvent(event);
    m_timer.stop();
}

void MemoryPage::reset()
{
    m_settings.setUndoLimit(Settings::undoMebibytes.usual);
    m_settings.setTextureBudget(Settings::textureMebibytes.usual);
    m_settings.setPhysicsCache(Settings::physicsMebibytes.usual);
}

} // namespace odori
