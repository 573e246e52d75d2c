// SPDX-License-Identifier: MIT
#include "ui/dialogs/parents/parents_dialog.h"

#include "libmmd/scene/parents/parent_cycles.h"
#include "libmmd/tools/thin/thin_bake.h"
#include "ui/document/actor_names.h"
#include "ui/document/physics.h"
#include "ui/messages/messages.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace odori {
namespace {

constexpr int textWidth = 420;

QLabel* paragraph(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(textWidth);
    return label;
}

mmd::Result<mmd::ParentBake> thinned(const mmd::Scene& scene, mmd::ActorId actor,
    mmd::ParentBake baked, const mmd::Progress& progress)
{
    std::vector<mmd::ThinnedTrack> tracks;
    for (const auto& [track, span] : baked.spans)
        tracks.push_back({track, span});
    auto thin =
        mmd::thinnedPatch(scene, actor, std::move(baked.patch), tracks, {}, {progress, 1.0, 1.0});
    if (!thin)
        return tl::unexpected(thin.error());
    baked.patch = std::move(thin->patch);
    baked.keys -= thin->removed;
    return baked;
}

} // namespace

bool hasOutsideParents(const Document& document, mmd::ActorId actor)
{
    return !mmd::parentsOf(document.scene(), actor).empty();
}

ParentsDialog::ParentsDialog(
    Document& document, mmd::ActorId actor, const QString& file, QWidget* parent)
    : JobDialog(parent)
    , m_document(document)
    , m_actor(actor)
    , m_physics(new QCheckBox(tr("&Simulate physics of the models that are followed"), this))
    , m_thins(actor == mmd::sceneActor ? nullptr : new QCheckBox(tr("&Only needed keys"), this))
    , m_problem(paragraph({}, this))
{
    setObjectName(QStringLiteral("parentsDialog"));
    setWindowTitle(tr("Save"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    layout->addWidget(paragraph(
        actor == mmd::sceneActor
            ? tr("The camera follows bones. A VMD file cannot hold this, so %1 would show another "
                 "motion.")
                  .arg(file)
            : tr("Bones of %1 follow other models. A VMD file cannot hold this, so %2 would show "
                 "another motion.")
                  .arg(actorName(document, actor), file),
        this));
    auto* hint = paragraph(
        tr("Bake makes keys where a bone follows, so the motion looks the same without outside "
           "parents. You can undo this. A project saves outside parents as they are."),
        this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(hint);
    m_physics->setObjectName(QStringLiteral("physics"));
    m_physics->setChecked(true);
    layout->addWidget(m_physics);
    if (m_thins) {
        m_thins->setChecked(true);
        m_thins->setObjectName(QStringLiteral("thins"));
        const mmd::ThinOptions limits;
        m_thins->setToolTip(
            tr("The largest error of a bone is %1 units and %2°")
                .arg(locale().toString(limits.units), locale().toString(limits.degrees)));
        layout->addWidget(m_thins);
    }
    QPalette warning;
    warning.setColor(QPalette::WindowText, themeOf(palette()).warning);
    m_problem->setPalette(warning);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    layout->addWidget(m_problem);
    layout->addWidget(bar());
    createButtons();
    setRunning(false);
}

void ParentsDialog::createButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_bake = buttons->addButton(tr("&Bake and Save"), QDialogButtonBox::AcceptRole);
    m_bake->setObjectName(QStringLiteral("bake"));
    m_bake->setDefault(true);
    m_without = buttons->addButton(tr("Save &Without Them"), QDialogButtonBox::DestructiveRole);
    m_without->setObjectName(QStringLiteral("without"));
    connect(m_bake, &QPushButton::clicked, this, &ParentsDialog::bake);
    connect(m_without, &QPushButton::clicked, this, [this] {
        m_choice = Choice::Without;
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &ParentsDialog::reject);
    layout()->addWidget(buttons);
}

void ParentsDialog::setRunning(bool running)
{
    for (QWidget* each : std::initializer_list<QWidget*>{m_physics, m_thins, m_bake, m_without})
        if (each)
            each->setEnabled(!running);
}

void ParentsDialog::bake()
{
    m_problem->hide();
    m_scene = m_document.scene();
    mmd::PoseOptions options;
    if (m_physics->isChecked())
        options.physics = Physics::settingsOf(m_scene);
    start(
        [scene = m_scene, actor = m_actor, options, thins = m_thins && m_thins->isChecked()](
            mmd::Progress& progress) -> Result {
            auto baked = mmd::bakeParents(scene, actor, options, progress);
            return baked && thins ? thinned(scene, actor, std::move(*baked), progress) : baked;
        },
        [this](const Result& baked) { finish(baked); });
}

void ParentsDialog::finish(const Result& baked)
{
    if (isCancelled())
        return;
    const bool isSame = m_document.scene() == m_scene;
    if (!baked || !isSame) {
        m_problem->setText(baked ? tr("The motion changed meanwhile.") : sentence(baked.error()));
        m_problem->show();
        return;
    }
    m_document.apply(mmd::ScenePatch(baked->patch), tr("Bake Outside Parents"));
    m_document.say(
        tr("Baked %n key(s) in place of the outside parents.", nullptr, int(baked->keys)));
    m_choice = Choice::Baked;
    accept();
}

} // namespace odori
