// SPDX-License-Identifier: MIT
#include "ui/fields/search/clear_button.h"

#include "ui/theme/follow_theme.h"

#include <QtWidgets/QLineEdit>

namespace odori {

void addClearButton(QLineEdit& field)
{
    field.setClearButtonEnabled(true);
    followTheme(field, [&field] {
        field.setClearButtonEnabled(false); // Qt asks for the icon when it makes the button
        field.setClearButtonEnabled(true);
    });
}

} // namespace odori
