// SPDX-License-Identifier: MIT
#include "tests/soak/restore_session.h"

#include "app/session/session.h"

#include <QtTest/QTest>

namespace odori::soak {

namespace {

constexpr int longestRead = 60'000; ///< milliseconds

} // namespace

/// As the bar does it. A killed editor without an open file left nothing to restore.
bool restoreSession(Session& session)
{
    Recovery& recovery = session.recovery();
    recovery.lookForEnded();
    if (!QTest::qWaitFor([&] { return !recovery.isReading(); }, longestRead))
        return false;
    if (recovery.offer())
        recovery.restore();
    return true;
}

} // namespace odori::soak
