// SPDX-License-Identifier: MIT
#include "app/keymap/key_scope.h"

namespace odori {
namespace {

enum Areas : unsigned { InView = 1, InSheet = 2, InCurves = 4, Elsewhere = 8 };

unsigned areasOf(CommandScope scope)
{
    switch (scope) {
    case CommandScope::Window:
        return InView | InSheet | InCurves | Elsewhere;
    case CommandScope::Editors:
        return InView | InSheet | InCurves;
    case CommandScope::TimeLines:
        return InView | InSheet;
    case CommandScope::Viewport:
        return InView;
    case CommandScope::DopeSheet:
        return InSheet;
    case CommandScope::Curves:
        return InCurves;
    }
    return 0;
}

} // namespace

bool isPlainKey(QKeyCombination key)
{
    const auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool isFunctionKey = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return !(key.keyboardModifiers() & commands) && !isFunctionKey;
}

CommandScope scopeOfKey(CommandScope scope, QKeyCombination key)
{
    return scope == CommandScope::Window && isPlainKey(key) ? CommandScope::Editors : scope;
}

bool doOverlap(CommandScope one, CommandScope other)
{
    return (areasOf(one) & areasOf(other)) != 0;
}

} // namespace odori
