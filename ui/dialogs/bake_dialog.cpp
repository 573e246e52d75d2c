// SPDX-License-Identifier: MIT
#include "ui/dialogs/bake_dialog.h"

#include "libmmd/following/scene_poses.h"
#include "libmmd/scene/edits/keys/bake.h"
#include "libmmd/scene/edits/keys/keys.h"
#include "libmmd/scene/play_range.h"
#include "ui/dialogs/window_fit.h"
#include "ui/messages/messages.h"
#include "ui/theme/theme.h"

#include <QtCore/QLocale>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <limits>

namespace odori {
namespace {

constexpr int mostFrames = 1'000'000;
constexpr std::uint64_t manyKeys = 1'000'000; ///< editing is fluent with 600,000

/// A limited frame field: the frames are kept in memory until they become keys.
QSpinBox* boundedField(std::uint32_t frame, const QString& name)
{
    QSpinBox* field = frameField(frame, name);
    field->setMaximum(mostFrames);
    return field;
}

void setWarning(QLabel& label, bool warns)
{
    QPalette own; // without a colour, the label has that of its parent
    if (warns)
        own.setColor(QPalette::WindowText, themeOf(QApplication::palette()).warning);
    label.setPalette(own);
}

/// `count` for a plural form.
int pluralOf(std::uint64_t count)
{
    return int(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

/// The digits in groups, also in locales without groups.
QString groupedDigits(std::uint64_t count)
{
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator);
    return locale.toString(qulonglong(count));
}

QString countText(std::uint64_t count, bool isExact)
{
    const int form = pluralOf(count);
    QString text;
    if (count >= manyKeys)
        text = isExact ? BakeDialog::tr("Makes %1 key(s). This is a very large number: editing and "
                                        "saving can become slow.",
                             nullptr, form)
                       : BakeDialog::tr("Makes at most %1 key(s). This is a very large number: "
                                        "editing and saving can become slow.",
                             nullptr, form);
    else
        text = isExact ? BakeDialog::tr("Makes %1 key(s).", nullptr, form)
                       : BakeDialog::tr("Makes at most %1 key(s).", nullptr, form);
    return text.arg(groupedDigits(count));
}

std::vector<mmd::KeyValue> keysOf(const mmd::Model& model, const std::vector<mmd::BakedBone>& baked)
{
    std::vector<mmd::KeyValue> keys;
    for (const mmd::BakedBone& bone : baked)
        for (const mmd::BakedBone::Key& each : bone.keys) {
            mmd::KeyValue& key = keys.emplace_back();
            key.track = model.boneTrack(bone.bone);
            key.frame = each.frame;
            key.bone = each.value;
        }
    return keys;
}

} // namespace

BakeDialog::BakeDialog(Document& document, Physics& physics, QWidget* parent)
    : JobDialog(parent)
    , m_document(document)
    , m_physics(physics)
    , m_actor(document.scene().active)
{
    setWindowTitle(tr("Bake Physics"));
    createFields();
}

void BakeDialog::createFields()
{
    const mmd::Scene& scene = m_document.scene();
    auto* form = new QFormLayout;
    m_bones = new QComboBox;
    const int all = int(m_physics.rigOf(m_actor)->simulatedBones.size());
    const int selected = int(selectedBones().size());
    m_bones->addItem(tr("all bones moved by physics (%n)", nullptr, all), false);
    m_bones->addItem(tr("the selected bones (%n)", nullptr, selected), true);
    m_bones->setCurrentIndex(selected > 0 ? 1 : 0);
    form->addRow(tr("&Bones"), m_bones);
    m_first = boundedField(scene.settings.playFirst, tr("First frame"));
    m_last = boundedField(mmd::lastPlayed(scene), tr("Last frame"));
    addPair(*form, tr("&Frames"), m_first, tr("to"), m_last);
    m_reduces = new QCheckBox(tr("Only needed keys"));
    m_reduces->setChecked(true);
    form->addRow(tr("&Keys"), m_reduces);
    m_tolerance.addTo(*form, *m_reduces, 0.02, 1.0);

    auto* hint = new QLabel(tr(
        "Keys in this range are replaced, and physics is off at the new keys. You can undo this."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    m_count = sentenceLabel("count");
    m_problem = sentenceLabel("problem");
    setWarning(*m_problem, true);
    m_problem->hide();
    auto* buttons = new QDialogButtonBox;
    m_bake = buttons->addButton(tr("Bake"), QDialogButtonBox::AcceptRole);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    connect(m_bake, &QPushButton::clicked, this, &BakeDialog::bake);
    connect(m_cancel, &QPushButton::clicked, this, &BakeDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(hint);
    layout->addWidget(m_count);
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    layout->addWidget(buttons);
    connectCount();
    setRunning(false);
}

void BakeDialog::connectCount()
{
    connect(m_bones, &QComboBox::currentIndexChanged, this, &BakeDialog::showCount);
    for (QSpinBox* field : {m_first, m_last})
        connect(field, &QSpinBox::valueChanged, this, &BakeDialog::showCount);
    connect(m_reduces, &QCheckBox::toggled, this, &BakeDialog::showCount);
    for (QDoubleSpinBox* field : {m_tolerance.units, m_tolerance.degrees})
        connect(field, &QDoubleSpinBox::valueChanged, this, &BakeDialog::showCount);
    showCount();
}

void BakeDialog::showCount()
{
    const QString reversed = rangeProblem(m_first, m_last);
    say(reversed);
    m_bake->setEnabled(!isRunning() && reversed.isEmpty());
    if (!reversed.isEmpty()) {
        m_count->clear();
        return growForTexts(*this);
    }
    const mmd::BakeOptions chosen = options();
    std::vector<mmd::TrackId> tracks;
    for (const int bone : chosen.bones)
        tracks.push_back(m_document.actor()->model->boneTrack(bone));
    const std::uint64_t count =
        mmd::bakedKeyCount({m_document.scene(), m_actor}, chosen.first, chosen.last, tracks);
    m_count->setText(countText(count, !tolerances() || chosen.last - chosen.first < 2));
    setWarning(*m_count, count >= manyKeys);
    growForTexts(*this);
}

std::vector<int> BakeDialog::selectedBones() const
{
    const mmd::Model& model = *m_document.actor()->model;
    std::vector<int> bones = m_physics.rigOf(m_actor)->simulatedBones;
    std::erase_if(
        bones, [&](int bone) { return !m_document.selection().hasTrack(model.boneTrack(bone)); });
    return bones;
}

mmd::BakeOptions BakeDialog::options() const
{
    mmd::BakeOptions options;
    options.first = frameOf(m_first);
    options.last = frameOf(m_last);
    options.bones = m_bones->currentData().toBool() ? selectedBones()
                                                    : m_physics.rigOf(m_actor)->simulatedBones;
    return options;
}

std::optional<mmd::ThinOptions> BakeDialog::tolerances() const
{
    const double units = m_tolerance.units->value(), degrees = m_tolerance.degrees->value();
    if (!m_reduces->isChecked() || (units <= 0.0 && degrees <= 0.0))
        return std::nullopt;
    mmd::ThinOptions options;
    // A value without a tolerance must not change visibly.
    options.units = std::max(units, 1e-4);
    options.degrees = std::max(degrees, 1e-3);
    return options;
}

void BakeDialog::setRunning(bool running)
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_bones, m_first, m_last, m_reduces})
        field->setEnabled(!running);
    m_tolerance.enable(!running);
    m_bake->setEnabled(!running && rangeProblem(m_first, m_last).isEmpty());
}

void BakeDialog::say(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void BakeDialog::bake()
{
    say({});
    start(
        [options = options(), tolerances = tolerances(), scene = m_document.scene(),
            actor = m_actor, from = m_physics.startFor(m_actor, options().first)](
            mmd::Progress& progress) -> Result {
            mmd::ScenePoses poses(scene, {.physics = Physics::settingsOf(scene), .start = from});
            const auto baked = mmd::bake(poses.simulation(actor), options, progress);
            if (!baked)
                return tl::unexpected(mmd::Error{
                    .code = mmd::ErrorCode::Cancelled, .offset = 0, .field = {}, .value = 0});
            const mmd::EditTarget target{scene, actor};
            const auto keys = keysOf(*mmd::findActor(scene, actor)->model, *baked);
            if (!tolerances)
                return mmd::bakeKeys(target, options.first, options.last, keys);
            return mmd::bakeThinned(
                target, {options.first, options.last}, keys, *tolerances, {progress, 1.0, 1.0});
        },
        [this](const Result& baked) { finish(baked); });
}

void BakeDialog::finish(const Result& baked)
{
    if (!baked || isCancelled() || !mmd::findActor(m_document.scene(), m_actor)) {
        if (!baked && baked.error().code != mmd::ErrorCode::Cancelled)
            say(sentence(baked.error()));
        return;
    }
    m_document.apply(baked->patch, tr("Bake Physics"));
    m_document.say(
        tr("Baked %n key(s). Physics is off at these keys.", nullptr, pluralOf(baked->count)));
    accept();
}

} // namespace odori
