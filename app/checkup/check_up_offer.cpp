// SPDX-License-Identifier: MIT
#include "app/checkup/check_up_offer.h"

#include "app/commands/editor_state.h"
#include "app/docks/panel_docks.h"
#include "app/editing/edit_dialogs.h"
#include "app/main_window.h"
#include "ui/document/actor_names.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/messages/finding_messages.h"
#include "ui/panels/checkup/check_up_panel.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QFutureWatcher>
#include <QtGui/QAction>
#include <QtWidgets/QDockWidget>

#include <algorithm>
#include <utility>

namespace odori {
namespace {

/// Whether both motions share all their tracks: no file was opened in between, whatever was
/// edited elsewhere.
bool areSame(const mmd::Motion& a, const mmd::Motion& b)
{
    return a.bones == b.bones && a.morphs == b.morphs && a.camera == b.camera &&
           a.light == b.light && a.shadow == b.shadow && a.showIk == b.showIk;
}

/// Whether the findings are only about names that the model lacks.
bool areLostNames(const Findings& findings)
{
    return std::all_of(findings.begin(), findings.end(),
        [](const mmd::Finding& each) { return each.code <= mmd::FindingCode::LostIk; });
}

QString linesOf(const Findings& findings)
{
    QStringList lines;
    for (const mmd::Finding& finding : findings)
        lines += headingOf(finding.code) + QStringLiteral(": ") + lineOf(finding);
    return lines.join(u'\n');
}

} // namespace

CheckUpOffer::CheckUpOffer(MainWindow& window, PanelDocks& docks)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_open(new QAction(tr("Open Check-up"), this))
{
    m_open->setToolTip(tr("Shows what was found, and repairs or renames it"));
    connect(m_open, &QAction::triggered, this, &CheckUpOffer::open);
    FileCommands& files = window.files();
    Document& document = window.document();
    const auto begin = [this, &document] {
        if (!std::exchange(m_isOpening, true))
            m_before = document.scene();
    };
    const auto finish = [this, &files] {
        if (!files.isLoading())
            checkOpened();
    };
    connect(&files, &FileCommands::loadingStarted, this, begin);
    connect(&files, &FileCommands::replacing, this, begin);
    connect(&files, &FileCommands::projectOpened, this, [this, finish] {
        m_before = {};
        finish();
    });
    connect(&files, &FileCommands::loadingFinished, this, finish);
    connect(&files, &FileCommands::replaced, this, finish);
    connect(&document, &Document::replacing, &window.messageBar(), &MessageBar::withdraw);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.actors)
            withdrawOutdated();
    });
    connectPanel(docks);
}

void CheckUpOffer::connectPanel(PanelDocks& docks)
{
    CheckUpPanel& panel = docks.checkUp();
    connect(&panel, &CheckUpPanel::shown, this, [this](const mmd::TrackId& track, bool isAsked) {
        QDockWidget& dock = *m_window.dock(Panel::DopeSheet);
        if (isAsked) {
            dock.show();
            dock.raise();
        }
        if (dock.isVisible())
            m_window.dopeSheet().reveal(track);
    });
    connect(&panel, &CheckUpPanel::namesWanted, this,
        [this](const RenameSource& source, const std::vector<NewName>& suggested) {
            m_window.editDialogs().rename(source, suggested);
        });
    connect(&docks.checkUpDock(), &QDockWidget::visibilityChanged, this, [this](bool isVisible) {
        if (isVisible && isShown(m_offered))
            m_window.messageBar().withdraw();
    });
}

bool CheckUpOffer::isShown(mmd::ActorId actor) const
{
    return m_docks.checkUp().isVisible() && m_window.document().scene().active == actor;
}

void CheckUpOffer::checkOpened()
{
    const mmd::Scene& scene = m_window.document().scene();
    std::vector<mmd::Actor> opened;
    for (const mmd::Actor& actor : scene.actors) {
        const mmd::Actor* before = mmd::findActor(m_before, actor.id);
        const bool isSame =
            before && before->model == actor.model && areSame(before->motion, actor.motion);
        if (actor.model && !isSame)
            opened.push_back(actor);
    }
    if (!areSame(m_before.camera, scene.camera)) {
        mmd::Actor camera;
        camera.motion = scene.camera;
        camera.motionPath = scene.cameraPath;
        opened.push_back(std::move(camera));
    }
    m_before = {};
    m_isOpening = false;
    if (std::any_of(opened.begin(), opened.end(),
            [this](const mmd::Actor& each) { return each.id == m_offered; }))
        m_window.messageBar().withdraw(); // it was about the motion before
    if (opened.empty())
        return;
    using Watcher = QFutureWatcher<std::vector<Checked>>;
    auto* watcher = new Watcher(this);
    connect(watcher, &Watcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        offer(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run([opened = std::move(opened)] {
        std::vector<Checked> all;
        for (const mmd::Actor& actor : opened) {
            Checked checked{actor.id, actor.model ? actor.model->path : std::string(),
                actor.motionPath, pressingFindings(actor.motion, actor.model.get())};
            if (!checked.findings.empty())
                all.push_back(std::move(checked));
        }
        return all;
    }));
}

/// One message: about the active actor, or about the first of the others.
void CheckUpOffer::offer(std::vector<Checked> checked)
{
    std::erase_if(checked, [this](const Checked& each) {
        const bool isTold = std::any_of(m_told.begin(), m_told.end(), [&](const Checked& told) {
            return told.model == each.model && told.motion == each.motion &&
                   told.findings == each.findings;
        });
        return isTold || !mmd::findMotion(m_window.document().scene(), each.actor) ||
               isShown(each.actor);
    });
    if (checked.empty())
        return;
    m_told.insert(m_told.end(), checked.begin(), checked.end());
    const mmd::ActorId active = m_window.document().scene().active;
    std::stable_partition(
        checked.begin(), checked.end(), [&](const Checked& each) { return each.actor == active; });
    const Checked& first = checked.front();
    m_offered = first.actor;
    const QString motion = motionName(m_window.document(), first.actor);
    const auto count = int(first.findings.size());
    m_window.messageBar().suggest(
        areLostNames(first.findings)
            ? tr("%1: the model lacks %n bone(s) and morph(s) of this motion.", nullptr, count)
                  .arg(motion)
            : tr("%1: the check-up found %n problem(s).", nullptr, count).arg(motion),
        linesOf(first.findings), m_open);
}

void CheckUpOffer::withdrawOutdated()
{
    const mmd::Motion* motion = mmd::findMotion(m_window.document().scene(), m_offered);
    if (!motion || motion->keyCount() == 0)
        m_window.messageBar().withdraw();
}

void CheckUpOffer::open()
{
    m_window.messageBar().withdraw();
    m_window.document().activate(m_offered);
    QDockWidget& dock = m_docks.checkUpDock();
    dock.show();
    dock.raise();
}

} // namespace odori
