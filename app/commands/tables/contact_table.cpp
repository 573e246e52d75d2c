// SPDX-License-Identifier: MIT
#include "app/commands/tables/command_tables.h"
#include "app/editing/contact_commands.h"
#include "ui/document/contacts/foot_contacts.h"
#include "ui/dopesheet/dope_sheet.h"
#include "ui/settings/settings.h"

namespace odori {
namespace {

bool hasContact(const EditorState& state)
{
    return state.hasSelectedContact;
}

bool areShown(const EditorState& state)
{
    return state.areContactsShown && state.edit.hasBoneModel;
}

constexpr auto needsContact =
    QT_TRANSLATE_NOOP("odori::Commands", "Select a contact in the dope sheet's strip first.");
constexpr auto needsStrip =
    QT_TRANSLATE_NOOP("odori::Commands", "Show the foot contacts of a model first.");

Command shownCommand(const char* id, const char* text, const char* help, void (*run)(Editor&))
{
    return {.id = id,
        .text = text,
        .help = help,
        .isEnabled = areShown,
        .needs = needsStrip,
        .run = run};
}

Command selectedCommand(const char* id, const char* text, const char* help, void (*run)(Editor&))
{
    return {.id = id,
        .text = text,
        .help = help,
        .isEnabled = hasContact,
        .needs = needsContact,
        .run = run};
}

} // namespace

QList<Command> contactCommands()
{
    return {
        {.id = "contacts.show",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "Show Foot &Contacts"),
            .help = QT_TRANSLATE_NOOP("odori::Commands",
                "Shows when the feet stand, and their errors, in the dope sheet and in the view"),
            .isChecked = [](const EditorState& state) { return state.areContactsShown; },
            .run =
                [](Editor& editor) {
                    editor.settings.setShowsContacts(!editor.settings.showsContacts());
                }},
        shownCommand("contacts.next", QT_TRANSLATE_NOOP("odori::Commands", "&Next Contact"),
            QT_TRANSLATE_NOOP("odori::Commands", "Selects the next contact and goes to it"),
            [](Editor& editor) { stepToContact(editor.document, editor.dopeSheet.contacts(), 1); }),
        shownCommand("contacts.previous", QT_TRANSLATE_NOOP("odori::Commands", "&Previous Contact"),
            QT_TRANSLATE_NOOP("odori::Commands", "Selects the contact before and goes to it"),
            [](Editor& editor) {
                stepToContact(editor.document, editor.dopeSheet.contacts(), -1);
            }),
        shownCommand("contacts.addLeft",
            QT_TRANSLATE_NOOP("odori::Commands", "&Left Foot Stands Here"),
            QT_TRANSLATE_NOOP("odori::Commands",
                "Adds a contact at the selected keys' frames, else from this frame on"),
            [](Editor& editor) {
                addContact(editor.document, editor.dopeSheet.contacts(), mmd::FootSide::Left);
            }),
        shownCommand("contacts.addRight",
            QT_TRANSLATE_NOOP("odori::Commands", "&Right Foot Stands Here"),
            QT_TRANSLATE_NOOP("odori::Commands",
                "Adds a contact at the selected keys' frames, else from this frame on"),
            [](Editor& editor) {
                addContact(editor.document, editor.dopeSheet.contacts(), mmd::FootSide::Right);
            }),
        selectedCommand("contacts.begin",
            QT_TRANSLATE_NOOP("odori::Commands", "Contact &Begins Here"),
            QT_TRANSLATE_NOOP("odori::Commands", "Moves the first frame of the selected contact"),
            [](Editor& editor) {
                moveContactEnd(editor.document, editor.dopeSheet.contacts(), false);
            }),
        selectedCommand("contacts.end", QT_TRANSLATE_NOOP("odori::Commands", "Contact &Ends Here"),
            QT_TRANSLATE_NOOP("odori::Commands", "Moves the last frame of the selected contact"),
            [](Editor& editor) {
                moveContactEnd(editor.document, editor.dopeSheet.contacts(), true);
            }),
        selectedCommand("contacts.delete", QT_TRANSLATE_NOOP("odori::Commands", "&Delete Contact"),
            QT_TRANSLATE_NOOP("odori::Commands", "Deletes the selected contact, and no key"),
            [](Editor& editor) { deleteContact(editor.dopeSheet.contacts()); }),
        {.id = "contacts.find",
            .text = QT_TRANSLATE_NOOP("odori::Commands", "&Find Contacts Again"),
            .help = QT_TRANSLATE_NOOP(
                "odori::Commands", "Replaces the edited contacts by those that are found"),
            .isEnabled = [](const EditorState& state) { return state.areContactsEdited; },
            .needs = QT_TRANSLATE_NOOP("odori::Commands", "No contact was edited."),
            .run = [](Editor& editor) { editor.dopeSheet.contacts().findAgain(); }},
    };
}

} // namespace odori
