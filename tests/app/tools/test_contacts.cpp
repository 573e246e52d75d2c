// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/transport_bar.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "tests/app/tools/sliding_walk.h"
#include "ui/dialogs/tools/tool_dialog.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/dopesheet/contacts/contact_strip.h"
#include "ui/dopesheet/markers/dope_markers.h"
#include "ui/settings/settings.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

using namespace odori;
using namespace odori::test;

/// When feet stand: the strip of the dope sheet, the marks in the view, editing by mouse and
/// commands, and pinning. The motion is the sample's walk; the right foot slides in its contacts.
class TestContacts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { m_window.reset(); }
    void theStripIsShownByTheCommand();
    void barsAreWhereTheFeetStand();
    void aDragOfAnEndChangesTheContact();
    void escCancelsADrag();
    void aDragEndsWithItsActor();
    void aDragOnFreeSpaceMakesAContact();
    void aClickOnFreeSpaceGoesToTheFrame();
    void deleteDeletesTheContactAndNoKey();
    void onlyOneThingIsSelected();
    void commandsEditContacts();
    void aDoubleClickPinsTheFoot();
    void theFootOfTheSelectedBonesIsPinned();
    void pinFeetUsesTheEditedContacts();
    void eachActorHasItsOwn();
    void theViewShowsMarks();
    void withoutFeetTheStripSaysSo();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] DopeSheet& sheet() const { return m_window->window.dopeSheet(); }
    [[nodiscard]] FootContacts& contacts() const { return sheet().contacts(); }
    [[nodiscard]] ContactStrip& strip() const { return sheet().contactStrip(); }
    [[nodiscard]] QPoint at(mmd::FootSide side, double frame) const
    {
        const ContactBars bars = strip().bars();
        return {bars.axis.pixel(frame), bars.lane(side).center().y()};
    }
    [[nodiscard]] QPoint middleOf(std::size_t contact) const
    {
        return strip().bars().bar(contacts().contacts()[contact]).center();
    }
    void drag(const QPoint& from, const QPoint& to, bool releases = true) const
    {
        QTest::mousePress(&strip(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&strip(), (from + to) / 2);
        QTest::mouseMove(&strip(), to);
        if (releases)
            QTest::mouseRelease(&strip(), Qt::LeftButton, {}, to);
    }
    void run(const char* id) const
    {
        QAction* action = m_window->window.commands().action(id);
        QVERIFY2(action->isEnabled(), id);
        action->trigger();
    }
    /// The first contact of the right foot that is whole.
    [[nodiscard]] std::size_t rightContact() const
    {
        for (std::size_t each = 0; each < contacts().contacts().size(); ++each)
            if (contacts().contacts()[each].side == mmd::FootSide::Right &&
                contacts().contacts()[each].span.first > 5)
                return each;
        return 1000;
    }
    /// Waits until the contacts are those of the present motion.
    [[nodiscard]] bool areFound() const
    {
        return QTest::qWaitFor([&] { return contacts().isCurrent(); }, 20000);
    }

    std::unique_ptr<EditWindow> m_window;
    mmd::Motion m_walk;
};

void TestContacts::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_contacts"));
    m_window = std::make_unique<EditWindow>();
    m_window->open();
    m_walk = slidingWalk(document().actor()->motion, m_window->boneNamed("右足ＩＫ").name, 0.5f);
}

void TestContacts::init()
{
    emit document().replacing(); // as another project does: the user's contacts are forgotten
    m_window->reset();
    mmd::Actor changed = *document().actor();
    changed.motion = m_walk;
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    m_window->window.settings().setShowsContacts(true);
    QVERIFY(areFound());
    QVERIFY(contacts().isKnown() && !contacts().isEdited());
    sheet().canvas().view().fit();
}

void TestContacts::theStripIsShownByTheCommand()
{
    run("contacts.show");
    QVERIFY(!strip().isVisible() && !contacts().isWatching());
    QVERIFY(!m_window->window.commands().action("contacts.next")->isEnabled());
    run("contacts.show");
    QVERIFY(strip().isVisible() && contacts().isWatching());
    QVERIFY(m_window->window.settings().showsContacts());
    // A motion that changed while the strip was hidden is looked at again.
    run("contacts.show");
    const auto before = contacts().contacts();
    mmd::Actor changed = *document().actor();
    changed.motion = {};
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    QTest::qWait(300);
    QVERIFY(contacts().contacts() == before);
    run("contacts.show");
    QVERIFY(areFound());
    QVERIFY(contacts().contacts() != before);
}

void TestContacts::barsAreWhereTheFeetStand()
{
    const std::size_t right = rightContact();
    QVERIFY(right < contacts().contacts().size());
    const mmd::FootContact contact = contacts().contacts()[right];
    QVERIFY(contact.slide > 0.3);
    const QImage picture = strip().grab().toImage();
    const double ratio = picture.devicePixelRatio();
    const auto colour = [&](mmd::FootSide side, double frame) {
        const QPoint place = at(side, frame);
        return picture.pixelColor(
            int((place.x() + 1) * ratio), int((strip().bars().lane(side).top() + 3) * ratio));
    };
    const double middle = 0.5 * (contact.span.first + contact.span.last);
    const QColor inside = colour(contact.side, middle + 0.3);
    QVERIFY(inside.red() > inside.green() + 20); // it slides far
    QVERIFY(colour(contact.side, double(contact.span.first) - 3.0) != inside);
    QVERIFY(colour(contact.side, double(contact.span.last) + 3.0) != inside);
    for (const mmd::FootContact& each : contacts().contacts())
        QVERIFY(each.side == mmd::FootSide::Right || each.slide < 0.2);
}

void TestContacts::aDragOfAnEndChangesTheContact()
{
    const std::size_t index = rightContact();
    const mmd::FootContact before = contacts().contacts()[index];
    drag(at(before.side, before.span.last + 0.5), at(before.side, before.span.last + 3.5));
    QVERIFY(contacts().isEdited());
    QCOMPARE(contacts().contacts()[index].span.first, before.span.first);
    QCOMPARE(contacts().contacts()[index].span.last, before.span.last + 3);
    QVERIFY(contacts().contacts()[index].slide > before.slide); // measured again
    drag(at(before.side, before.span.first - 0.5), at(before.side, before.span.first + 3.5));
    QCOMPARE(contacts().contacts()[index].span.first, before.span.first + 4);
    // Over the other end: one frame is left.
    drag(at(before.side, before.span.first + 3.5), at(before.side, before.span.last + 20.0));
    QCOMPARE(contacts().contacts()[index].span,
        (mmd::FrameSpan{before.span.last + 3, before.span.last + 3}));
    QVERIFY(!document().canUndo());
    run("contacts.find");
    QVERIFY(!contacts().isEdited());
    QCOMPARE(contacts().contacts()[index], before);
}

void TestContacts::escCancelsADrag()
{
    const auto before = contacts().contacts();
    const mmd::FootContact& contact = before[rightContact()];
    for (const bool isEdited : {false, true}) {
        if (isEdited)
            contacts().setContacts(before);
        drag(at(contact.side, contact.span.last + 0.5), at(contact.side, contact.span.last + 4.5),
            false);
        QVERIFY(contacts().contacts() != before);
        QTest::keyClick(&sheet().canvas(), Qt::Key_Escape);
        QVERIFY(contacts().contacts() == before);
        QCOMPARE(contacts().isEdited(), isEdited);
        QTest::mouseMove(&strip(), at(contact.side, contact.span.last + 9.5));
        QTest::mouseRelease(&strip(), Qt::LeftButton, {}, at(contact.side, 90.0));
        QVERIFY(contacts().contacts() == before);
    }
}

/// Another actor became active while the button was held: its contacts stay its own.
void TestContacts::aDragEndsWithItsActor()
{
    const mmd::FootContact contact = contacts().contacts()[rightContact()];
    drag(at(contact.side, contact.span.last + 0.5), at(contact.side, contact.span.last + 4.5),
        false);
    document().activate(mmd::ActorId{2});
    QTest::mouseMove(&strip(), at(contact.side, contact.span.last + 8.5));
    QTest::mouseRelease(&strip(), Qt::LeftButton, {}, at(contact.side, 80.0));
    QVERIFY(areFound());
    QVERIFY(!contacts().isEdited());
    QVERIFY(contacts().contacts().empty());
    document().activate(mmd::ActorId{1});
    QVERIFY(areFound());
    QVERIFY(contacts().isEdited()); // as far as the drag went
}

void TestContacts::aDragOnFreeSpaceMakesAContact()
{
    std::vector<mmd::FootContact> none;
    contacts().setContacts(none);
    QVERIFY(contacts().contacts().empty());
    drag(at(mmd::FootSide::Left, 20.0), at(mmd::FootSide::Left, 30.0));
    QCOMPARE(contacts().contacts().size(), std::size_t(1));
    QCOMPARE(contacts().contacts()[0].span, (mmd::FrameSpan{20, 30}));
    QCOMPARE(contacts().contacts()[0].side, mmd::FootSide::Left);
    // Backwards, and over a part of the other one, which loses these frames.
    drag(at(mmd::FootSide::Left, 45.0), at(mmd::FootSide::Left, 40.0));
    drag(at(mmd::FootSide::Left, 37.0), at(mmd::FootSide::Left, 25.0));
    QCOMPARE(contacts().contacts().size(), std::size_t(3));
    QCOMPARE(contacts().contacts()[0].span, (mmd::FrameSpan{20, 24}));
    QCOMPARE(contacts().contacts()[1].span.first, 25U);
    QCOMPARE(contacts().contacts()[2].span.last, 45U);
    QVERIFY(!document().canUndo());
}

void TestContacts::aClickOnFreeSpaceGoesToTheFrame()
{
    contacts().setContacts({});
    document().setCurrentFrame(0);
    QTest::mouseClick(&strip(), Qt::LeftButton, {}, at(mmd::FootSide::Right, 33.0));
    QCOMPARE(document().currentFrame(), 33.0);
    QVERIFY(contacts().contacts().empty());
}

void TestContacts::deleteDeletesTheContactAndNoKey()
{
    const mmd::Scene before = document().scene();
    const auto count = contacts().contacts().size();
    m_window->select(m_window->boneNamed("センター"), {0});
    m_window->window.transport().frameField()->setFocus(); // the click gives the focus to the sheet
    QTest::mouseClick(&strip(), Qt::LeftButton, {}, middleOf(rightContact()));
    QVERIFY(contacts().selected() && document().selection().keys.empty());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QCOMPARE(contacts().contacts().size(), count - 1);
    QVERIFY(!contacts().selected());
    QVERIFY(document().scene() == before);
    QVERIFY(!document().canUndo());
}

void TestContacts::onlyOneThingIsSelected()
{
    contacts().select(rightContact());
    m_window->select(m_window->boneNamed("センター"), {0});
    QVERIFY(!contacts().selected());
    document().apply(mmd::setMarkers(document().scene(), {{10, "a"}}), {});
    DopeMarkers& markers = sheet().canvas().markers();
    markers.select(document().scene().markers.front());
    contacts().select(rightContact());
    QVERIFY(!markers.selected());
    QVERIFY(document().selection().keys.empty());
    markers.select(document().scene().markers.front());
    QVERIFY(!contacts().selected());
}

void TestContacts::commandsEditContacts()
{
    contacts().setContacts({});
    document().setCurrentFrame(20);
    run("contacts.addLeft");
    QCOMPARE(contacts().contacts().size(), std::size_t(1));
    QCOMPARE(contacts().contacts()[0].span.first, 20U);
    document().setCurrentFrame(50);
    run("contacts.end");
    QCOMPARE(contacts().contacts()[0].span, (mmd::FrameSpan{20, 50}));
    document().setCurrentFrame(30);
    run("contacts.begin");
    QCOMPARE(contacts().contacts()[0].span, (mmd::FrameSpan{30, 50}));
    document().setCurrentFrame(60);
    run("contacts.begin"); // refused, with a sentence
    QCOMPARE(contacts().contacts()[0].span, (mmd::FrameSpan{30, 50}));
    m_window->select(m_window->boneNamed("右足ＩＫ"), {5, 15});
    run("contacts.addRight");
    QCOMPARE(contacts().contacts()[1].span, (mmd::FrameSpan{5, 15}));
    document().setCurrentFrame(0);
    contacts().select(std::nullopt);
    run("contacts.next");
    QCOMPARE(contacts().selected(), std::optional<std::size_t>(1));
    QCOMPARE(document().currentFrame(), 5.0);
    run("contacts.next");
    QCOMPARE(contacts().selected(), std::optional<std::size_t>(0));
    QCOMPARE(document().currentFrame(), 30.0);
    run("contacts.previous");
    QCOMPARE(document().currentFrame(), 5.0);
    run("contacts.delete");
    QCOMPARE(contacts().contacts().size(), std::size_t(1));
    run("contacts.find");
    QVERIFY(contacts().contacts().size() > 4);
}

void TestContacts::aDoubleClickPinsTheFoot()
{
    const mmd::Scene before = document().scene();
    const mmd::FootContact contact = contacts().contacts()[rightContact()];
    const auto middle = std::uint32_t((contact.span.first + contact.span.last) / 2);
    document().setCurrentFrame(middle);
    bool wasOpened = false;
    QTimer::singleShot(100, this, [&] {
        auto* dialog = qobject_cast<ToolDialog*>(shownDialog());
        if (!dialog)
            return;
        wasOpened = true;
        QCOMPARE(dialog->windowTitle(), QStringLiteral("Pin Foot Here"));
        QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("foot"))->currentIndex(), 1);
        QCOMPARE(field<QSpinBox>(*dialog, "First frame")->value(), int(contact.span.first));
        QCOMPARE(field<QSpinBox>(*dialog, "Last frame")->value(), int(contact.span.last));
        QCOMPARE(field<QSpinBox>(*dialog, "Frame of the place")->value(), int(middle));
        QTest::keyClick(dialog, Qt::Key_Return);
        QVERIFY(QTest::qWaitFor([&] { return !dialog->isVisible(); }, 20000));
    });
    QTest::mouseDClick(&strip(), Qt::LeftButton, {}, at(contact.side, middle));
    QVERIFY(wasOpened);
    QVERIFY(areFound());
    const auto now = contacts().find(mmd::FootSide::Right, middle);
    QVERIFY(now);
    const mmd::FootPath* path = contacts().path(mmd::FootSide::Right);
    QVERIFY(mmd::measuredContact(*path, contact.span).slide < 0.01);
    QVERIFY(isActiveAgain(m_window->window));
    m_window->checkOneStep(before, QStringLiteral("Pin Foot Here"));
}

void TestContacts::theFootOfTheSelectedBonesIsPinned()
{
    document().setCurrentFrame(7);
    for (const auto& [bone, foot] : {std::pair("左足ＩＫ", 0), std::pair("右ひざ", 1)}) {
        m_window->select(m_window->boneNamed(bone), {});
        m_window->inDialog<ToolDialog>(QStringLiteral("Pin Foot Here…"), [&](ToolDialog& dialog) {
            QCOMPARE(dialog.findChild<QComboBox*>(QStringLiteral("foot"))->currentIndex(), foot);
        });
    }
    m_window->select(m_window->boneNamed("左足ＩＫ"), {0, 12});
    m_window->inDialog<ToolDialog>(QStringLiteral("Pin Foot Here…"), [&](ToolDialog& dialog) {
        const auto keys = document().selection().keys.front().frames;
        QCOMPARE(field<QSpinBox>(dialog, "First frame")->value(), int(keys.front()));
        QCOMPARE(field<QSpinBox>(dialog, "Last frame")->value(), int(keys.back()));
    });
}

void TestContacts::pinFeetUsesTheEditedContacts()
{
    const auto figuresOf = [&](ToolDialog& dialog) {
        if (!QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000))
            return QString();
        return dialog.findChild<QLabel*>(QStringLiteral("figures"))->text();
    };
    QString found;
    m_window->inDialog<ToolDialog>(QStringLiteral("Pin Feet…"), [&](ToolDialog& dialog) {
        QVERIFY(!dialog.findChild<QCheckBox*>(QStringLiteral("usesContacts")));
        found = figuresOf(dialog);
    });
    const std::vector one{contacts().contacts()[rightContact()]};
    contacts().setContacts(one);
    m_window->inDialog<ToolDialog>(QStringLiteral("Pin Feet…"), [&](ToolDialog& dialog) {
        auto* own = dialog.findChild<QCheckBox*>(QStringLiteral("usesContacts"));
        QVERIFY(own && own->isChecked());
        const QString figures = figuresOf(dialog);
        QVERIFY2(figures != found && figures.contains(QStringLiteral("1")), qPrintable(figures));
        auto* height = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("height"));
        QVERIFY(!height->isEnabled());
        own->click();
        QVERIFY(height->isEnabled());
        QCOMPARE(figuresOf(dialog), found);
    });
}

void TestContacts::eachActorHasItsOwn()
{
    const std::vector one{contacts().contacts()[rightContact()]};
    contacts().setContacts(one);
    document().activate(mmd::ActorId{2});
    QVERIFY(contacts().contacts().empty()); // never those of another actor
    QVERIFY(areFound());
    QVERIFY(!contacts().isEdited());
    QVERIFY(contacts().contacts().empty()); // its motion has one frame
    document().activate(mmd::ActorId{1});
    QVERIFY(areFound());
    QVERIFY(contacts().isEdited());
    QCOMPARE(contacts().contacts().size(), std::size_t(1));
    document().activate(mmd::sceneActor);
    QVERIFY(contacts().contacts().empty());
    QTest::qWait(300);
    QVERIFY(contacts().contacts().empty());
}

void TestContacts::theViewShowsMarks()
{
    Viewport& view = m_window->window.viewport();
    const mmd::FootContact contact = contacts().contacts()[rightContact()];
    const auto picture = [&] {
        QTest::qWait(200);
        return view.grab().toImage();
    };
    document().setCurrentFrame(contact.span.last);
    const QImage with = picture();
    contacts().select(rightContact());
    QVERIFY(picture() != with);
    contacts().select(std::nullopt);
    QCOMPARE(picture(), with);
    contacts().setContacts({});
    const QImage without = picture();
    QVERIFY(with != without);
    run("contacts.show");
    QCOMPARE(picture(), without);
}

void TestContacts::withoutFeetTheStripSaysSo()
{
    const QImage full = strip().grab().toImage();
    auto bare = std::make_shared<mmd::Model>(*m_window->model);
    for (auto& bone : bare->data.bones)
        if (bone.name.utf8.ends_with("足首"))
            bone.name.utf8 = "x";
    mmd::Actor changed = *document().actor();
    changed.model = bare;
    mmd::ScenePatch patch;
    patch.parts.push_back(mmd::ActorChange{*document().actor(), changed, 0});
    document().load(patch);
    QVERIFY(areFound());
    QVERIFY(contacts().contacts().empty());
    QVERIFY(!contacts().path(mmd::FootSide::Left));
    run("contacts.addLeft"); // says why it does nothing
    QVERIFY(contacts().contacts().empty());
    QVERIFY(strip().grab().toImage() != full);
}

QTEST_MAIN(TestContacts)
#include "test_contacts.moc"
