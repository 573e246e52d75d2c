// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/base/file_calls.h"

#include <atomic>

namespace odori::test {

/// The system's calls, but each flush waits until release(): a slow disk. Only workers flush.
class HeldFileCalls : public mmd::FileCalls {
public:
    ~HeldFileCalls() override { release(); }

    int flush(int file) override
    {
        ++m_flushes;
        m_isHeld.wait(true);
        return FileCalls::flush(file);
    }

    void hold() { m_isHeld = true; }
    void release()
    {
        m_isHeld = false;
        m_isHeld.notify_all();
    }
    /// The flushes that were begun.
    [[nodiscard]] int flushes() const { return m_flushes; }

private:
    std::atomic<bool> m_isHeld = true;
    std::atomic<int> m_flushes = 0;
};

} // namespace odori::test
