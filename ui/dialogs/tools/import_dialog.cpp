// SPDX-License-Identifier: MIT
#include "ui/dialogs/tools/import_dialog.h"

#include "libmmd/base/file_io.h"
#include "ui/accessories/animation_reading.h"
#include "ui/dialogs/dialog_fields.h"
#include "ui/dialogs/save_dialog.h"
#include "ui/dialogs/tools/mapping_model.h"
#include "ui/dialogs/window_fit.h"
#include "ui/messages/messages.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

QComboBox* choiceBox(const QString& name, const QStringList& texts, int current)
{
    auto* box = new QComboBox;
    box->setAccessibleName(name);
    box->addItems(texts);
    box->setCurrentIndex(current);
    return box;
}

} // namespace

ImportDialog::ImportDialog(Document& document, Playback& playback, GhostShower showGhost,
    QString path, Choice& choice, QWidget* parent)
    : ToolPreview(document, playback, std::move(showGhost), choice.showsGhost,
          tr("Import Animation"), parent)
    , m_path(std::move(path))
    , m_choice(choice)
{
    m_mapping = new MappingModel(document.actor()->model, this);
    auto* form = m_form = new QFormLayout;
    form->setVerticalSpacing(4);
    form->setHorizontalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFields(*form);
    auto* reset = new QPushButton(tr("Defaults"));
    connect(reset, &QPushButton::clicked, this, &ImportDialog::showDefaults);
    setResetButton(reset);
    hideMoved(); // the motion before has nothing to do with the file
    finishLayout(
        tr("%1 becomes the motion of this model. Its bone keys are replaced; you can undo this.")
            .arg(QFileInfo(m_path).fileName()),
        form, mappingTable());
}

void ImportDialog::addFields(QFormLayout& form)
{
    const mmd::ImportOptions& usual = m_choice.options;
    m_take = choiceBox(tr("Animation"), {}, -1);
    form.addRow(tr("&Animation"), m_take);
    form.setRowVisible(m_take, false); // until the file has several
    connect(m_take, &QComboBox::currentIndexChanged, this, &ImportDialog::readTake);
    m_legs = choiceBox(tr("Legs"),
        {tr("found from the file"), tr("foot IK"), tr("keys of the legs, IK off")},
        int(usual.legs));
    form.addRow(tr("&Legs"), m_legs);
    m_ground = choiceBox(tr("Ground"),
        {tr("found from the file"), tr("under the rest pose"), tr("under the lowest foot")},
        int(usual.ground));
    form.addRow(tr("&Ground"), m_ground);
    m_rest =
        choiceBox(tr("Rest pose"), {tr("of the file"), tr("the first frame")}, int(usual.rest));
    form.addRow(tr("&Rest pose"), m_rest);
    m_ownScale = new QCheckBox(tr("&Own scale"));
    m_ownScale->setToolTip(tr("Otherwise the length of the legs decides."));
    m_ownScale->setChecked(usual.scale > 0.0);
    m_scale = numberField(usual.scale > 0.0 ? usual.scale : 1.0,
        {.least = 0.0001, .most = 10000.0, .decimals = 4, .step = 0.1, .suffix = tr(" ×")},
        tr("Scale"));
    m_scale->setEnabled(m_ownScale->isChecked());
    connect(m_ownScale, &QCheckBox::toggled, m_scale, &QWidget::setEnabled);
    form.addRow(asLabel(m_ownScale), m_scale);
    m_start = frameField(usual.start, tr("First frame"));
    m_start->setMaximum(1'000'000);
    m_atOrigin = new QCheckBox(tr("Begin at the &origin"));
    m_atOrigin->setChecked(usual.startsAtOrigin);
    addPair(form, tr("&First frame"), m_start, {}, m_atOrigin);
    m_twist = new QCheckBox(tr("&Twist bones"));
    m_twist->setToolTip(tr("The twist of arms and hands goes to 腕捩 and 手捩."));
    m_twist->setChecked(usual.splitsTwist);
    m_thins = new QCheckBox(tr("Only needed &keys"));
    m_thins->setChecked(usual.thins);
    auto* switches = new QHBoxLayout;
    switches->addWidget(m_twist);
    switches->addWidget(m_thins);
    form.addRow(QString(), switches);
    for (QComboBox* box : {m_legs, m_ground, m_rest})
        connect(box, &QComboBox::currentIndexChanged, this, &ImportDialog::schedule);
    for (QCheckBox* box : {m_ownScale, m_atOrigin, m_twist, m_thins})
        connect(box, &QCheckBox::toggled, this, &ImportDialog::schedule);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, &ImportDialog::schedule);
    connect(m_start, &QSpinBox::valueChanged, this, &ImportDialog::schedule);
}

QWidget* ImportDialog::mappingTable()
{
    auto* whole = new QWidget;
    m_table = new QTableView;
    m_table->setObjectName(QStringLiteral("mapping"));
    m_table->setAccessibleName(tr("Which joint moves which bone"));
    m_table->setModel(m_mapping);
    m_table->setItemDelegate(new MappingDelegate(this));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(
        MappingModel::Use, QHeaderView::ResizeToContents);
    m_table->setMinimumHeight(m_table->fontMetrics().height() * 7);
    connect(m_mapping, &MappingModel::edited, this, &ImportDialog::schedule);
    m_mappingProblem = sentenceLabel("mappingProblem", true);
    const auto check = [this] { sayOfMapping(m_mapping->problem()); };
    connect(m_mapping, &MappingModel::edited, this, check);
    connect(m_mapping, &MappingModel::modelReset, this, check);
    connect(m_mapping, &MappingModel::refused, this, &ImportDialog::sayOfMapping);
    auto* load = new QPushButton(tr("Load Mapping…"));
    auto* save = new QPushButton(tr("Save Mapping…"));
    connect(load, &QPushButton::clicked, this, &ImportDialog::loadMapping);
    connect(save, &QPushButton::clicked, this, &ImportDialog::saveMapping);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {load, save}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins({});
    layout->setSpacing(6);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_mappingProblem);
    layout->addLayout(buttons);
    return whole;
}

/// Below the table, because the preview has a result all the same.
void ImportDialog::sayOfMapping(const QString& problem)
{
    m_mappingProblem->setText(problem);
    m_mappingProblem->setVisible(!problem.isEmpty());
    growForTexts(*this);
}

mmd::ImportOptions ImportDialog::options() const
{
    mmd::ImportOptions options;
    options.legs = mmd::ImportLegs(m_legs->currentIndex());
    options.ground = mmd::ImportGround(m_ground->currentIndex());
    options.rest = mmd::ImportRest(m_rest->currentIndex());
    options.scale = m_ownScale->isChecked() ? m_scale->value() : 0.0;
    options.start = frameOf(m_start);
    options.startsAtOrigin = m_atOrigin->isChecked();
    options.splitsTwist = m_twist->isChecked();
    options.thins = m_thins->isChecked();
    return options;
}

void ImportDialog::setOptions(const mmd::ImportOptions& options)
{
    m_legs->setCurrentIndex(int(options.legs));
    m_ground->setCurrentIndex(int(options.ground));
    m_rest->setCurrentIndex(int(options.rest));
    m_ownScale->setChecked(options.scale > 0.0);
    m_scale->setValue(options.scale > 0.0 ? options.scale : 1.0);
    m_start->setValue(int(options.start));
    m_atOrigin->setChecked(options.startsAtOrigin);
    m_twist->setChecked(options.splitsTwist);
    m_thins->setChecked(options.thins);
}

void ImportDialog::showDefaults()
{
    setOptions({});
    if (m_shown)
        m_mapping->setMapping(*m_shown, m_suggested);
    schedule();
}

ImportDialog::Work ImportDialog::work()
{
    return [read = m_read, path = m_path.toStdString(), scene = before(), options = options(),
               mapping = m_shown ? std::optional(m_mapping->mapping()) : std::nullopt](
               const mmd::Progress& progress) -> Outcome {
        const mmd::ToolInput input{.target = {*scene, scene->active}, .tracks = {}, .range = {}};
        if (!read->animation) {
            auto animation = readAnimationFile(mmd::pathFromUtf8(path), read->wish);
            if (!animation)
                return tl::unexpected(animation.error());
            read->animation = std::make_shared<const mmd::SkeletonAnimation>(std::move(*animation));
            read->mapping = mmd::guessedMapping(*read->animation, *mmd::modelOf(input));
        }
        return mmd::importedMotion(input, *read->animation, mapping.value_or(read->mapping),
            options, {progress, 0.0, 1.0});
    };
}

void ImportDialog::computed()
{
    if (!m_read->animation || m_read->animation == m_shown)
        return;
    const auto mapping = m_shown ? m_mapping->mapping() : m_read->mapping;
    m_shown = m_read->animation;
    m_suggested = m_read->mapping;
    m_mapping->setMapping(*m_shown, mapping);
    showTakes();
}

void ImportDialog::showTakes()
{
    if (m_shown->takes.size() < 2 || m_take->count() > 0)
        return;
    const QSignalBlocker blocker(m_take);
    for (std::size_t index = 0; index < m_shown->takes.size(); ++index)
        m_take->addItem(shownName(mmd::takeLabel(m_shown->takes, index), longestInSentence));
    m_take->setCurrentIndex(int(m_shown->take));
    m_form->setRowVisible(m_take, true);
}

/// The worker that reads another one may still run: it keeps what it reads.
void ImportDialog::readTake(int index)
{
    m_read = std::make_shared<Read>();
    m_read->wish.take = std::to_string(index + 1);
    schedule();
}

void ImportDialog::loadMapping()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Load Mapping"), {}, tr("Bone mappings (%1)").arg(QStringLiteral("*.json")));
    if (path.isEmpty() || !m_shown)
        return;
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(path.toStdString()));
    const auto mapping = bytes ? mmd::readMapping(*bytes) : tl::unexpected(bytes.error());
    if (!mapping)
        return say(sentence(mapping.error(), path));
    m_mapping->setMapping(*m_shown, *mapping);
    schedule();
}

void ImportDialog::saveMapping()
{
    const QString path = chosenSavePath(this, tr("Save Mapping"), QStringLiteral("mapping.json"),
        {{tr("Bone mapping"), QStringLiteral(".json")}});
    if (path.isEmpty())
        return;
    const std::string text = mmd::mappingText(m_mapping->mapping());
    const auto written =
        mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), std::as_bytes(std::span(text)));
    if (!written)
        say(sentence(written.error(), path));
}

void ImportDialog::remember()
{
    m_choice.options = options();
}

} // namespace odori
