// SPDX-License-Identifier: MIT
#include "app/diagnostics/crash_handler.h"

#include "app/diagnostics/command_ring.h"

#ifdef _WIN32

namespace odori {

/// Windows writes a report of its own (Windows Error Reporting).
bool installCrashHandler(const QByteArray&, const QByteArray&)
{
    return false;
}

void addToCrashReports(const QByteArray&) {}

} // namespace odori

#else

#include <cxxabi.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <string_view>
#include <typeinfo>

namespace odori {
namespace {

namespace chrono = std::chrono;

struct CrashSignal {
    int number;
    const char* name;
};
constexpr std::array<CrashSignal, 5> crashSignals{{{SIGSEGV, "SIGSEGV"}, {SIGABRT, "SIGABRT"},
    {SIGFPE, "SIGFPE"}, {SIGBUS, "SIGBUS"}, {SIGILL, "SIGILL"}}};

constexpr unsigned mostSeconds = 10; ///< a report that hangs ends the program
constexpr std::size_t stackSize = std::size_t(128) << 10;
constexpr int mostFrames = 64;

/// Filled before the crash, because a handler must not allocate memory.
struct Prepared {
    std::array<char, 4096> folder{};
    std::array<char, 2048> header{};
    std::array<char, 512> more{};
    std::atomic<bool> hasMore{false};
    std::atomic<const char*> exception{nullptr}; ///< the type's name, if std::terminate() ended it
    std::atomic<bool> isCrashing{false};
    std::array<struct sigaction, crashSignals.size()> before{};
    pthread_t window{};
    alignas(16) std::array<char, stackSize> stack{}; ///< for a stack overflow
};
Prepared prepared;

template <std::size_t size>
bool copyTo(std::array<char, size>& to, const QByteArray& text)
{
    to.fill(0);
    const auto length = std::min(std::size_t(text.size()), size - 1);
    std::memcpy(to.data(), text.constData(), length);
    return length == std::size_t(text.size());
}

// From here to the end of onSignal(), only calls that a signal handler may make.

void put(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written <= 0)
            return;
        text.remove_prefix(std::size_t(written));
    }
}

/// A text of fixed size.
class Text {
public:
    Text& operator<<(std::string_view text)
    {
        const std::size_t length = std::min(text.size(), m_text.size() - m_size);
        std::memcpy(m_text.data() + m_size, text.data(), length);
        m_size += length;
        m_text[std::min(m_size, m_text.size() - 1)] = 0;
        return *this;
    }
    Text& number(std::uint64_t value, std::size_t digits = 1, int base = 10)
    {
        char text[24];
        const auto end = std::to_chars(text, text + sizeof text, value, base).ptr;
        const auto length = std::size_t(end - text);
        for (std::size_t at = length; at < digits; ++at)
            *this << "0";
        return *this << std::string_view(text, length);
    }
    [[nodiscard]] std::string_view view() const { return {m_text.data(), m_size}; }
    [[nodiscard]] const char* path() const { return m_text.data(); }

private:
    std::array<char, 4352> m_text{};
    std::size_t m_size = 0;
};

void addTime(Text& text, std::string_view dash, std::string_view colon, std::string_view between)
{
    const chrono::sys_seconds now{chrono::seconds(std::time(nullptr))};
    const auto day = chrono::floor<chrono::days>(now);
    const chrono::year_month_day date{day};
    const chrono::hh_mm_ss clock{now - day};
    text.number(unsigned(int(date.year())), 4) << dash;
    text.number(unsigned(date.month()), 2) << dash;
    text.number(unsigned(date.day()), 2) << between;
    text.number(std::uint64_t(clock.hours().count()), 2) << colon;
    text.number(std::uint64_t(clock.minutes().count()), 2) << colon;
    text.number(std::uint64_t(clock.seconds().count()), 2);
}

int openReport()
{
    Text path;
    path << prepared.folder.data() << "/crash-";
    addTime(path, "", "", "T");
    (path << "Z-").number(unsigned(::getpid())) << ".txt";
    return ::open(path.path(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

/// Copies lines like "/home/name/odori(+0x12) [0x34]" without the folders.
void copyFileNames(int from, int to)
{
    std::array<char, 1024> name{}, read{};
    std::size_t size = 0;
    for (ssize_t count = 0; (count = ::read(from, read.data(), read.size())) > 0;) {
        for (const char each : std::string_view(read.data(), std::size_t(count))) {
            if (each == '/')
                size = 0;
            else if (size < name.size())
                name[size++] = each;
            if (each == '\n') {
                put(to, {name.data(), size});
                size = 0;
            }
        }
    }
}

void putStack(int file)
{
    std::array<void*, mostFrames> frames{};
    const int count = ::backtrace(frames.data(), mostFrames);
    int ends[2];
    if (::pipe(ends) != 0)
        return;
    ::fcntl(ends[1], F_SETFL, O_NONBLOCK); // the pipe holds far more than all lines
    ::backtrace_symbols_fd(frames.data(), count, ends[1]);
    ::close(ends[1]);
    copyFileNames(ends[0], file);
    ::close(ends[0]);
}

void putReport(int file, int number, const siginfo_t* info)
{
    put(file, prepared.header.data());
    if (prepared.hasMore)
        put(file, prepared.more.data());
    Text text;
    text << "time: ";
    addTime(text, "-", ":", " ");
    text << " UTC\nsignal: ";
    for (const CrashSignal& each : crashSignals)
        if (each.number == number)
            text << each.name;
    (text << " (").number(unsigned(number)) << ")\n";
    if (info && info->si_code > 0 && number != SIGABRT) { // of a fault, not of kill()
        const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
        (text << "address: 0x").number(address, 1, 16) << "\n";
    }
    if (const char* exception = prepared.exception)
        text << "exception: " << exception << "\n";
    text << "thread: " << (::pthread_equal(::pthread_self(), prepared.window) ? "window" : "worker")
         << "\n";
    put(file, text.view());
    put(file, "last commands, newest last:\n");
    std::array<const char*, commandRingSize> ids{};
    const std::size_t count = lastCommands(ids);
    for (std::size_t at = 0; at < count; ++at) {
        put(file, "  ");
        put(file, ids[at]);
        put(file, "\n");
    }
    put(file, "stack:\n");
    putStack(file);
    put(file, "end\n");
}

void onSignal(int number, siginfo_t* info, void*)
{
    if (prepared.isCrashing.exchange(true)) // another thread is writing, and ends the program
        for (;;)
            ::pause();
    ::alarm(mostSeconds);
    if (const int file = openReport(); file >= 0) {
        putReport(file, number, info);
        ::fsync(file);
        ::close(file);
    }
    ::alarm(0);
    for (std::size_t at = 0; at < crashSignals.size(); ++at)
        ::sigaction(crashSignals[at].number, &prepared.before[at], nullptr);
    ::raise(number); // takes effect when this handler returns
}

[[noreturn]] void onTerminate()
{
    // Only the type: the message may have a path.
    if (const std::type_info* type = abi::__cxa_current_exception_type())
        prepared.exception = type->name();
    std::abort();
}

} // namespace

bool installCrashHandler(const QByteArray& folder, const QByteArray& header)
{
    if (folder.isEmpty() || !copyTo(prepared.folder, folder))
        return false;
    (void)copyTo(prepared.header, header);
    prepared.window = ::pthread_self();
    std::array<void*, 1> frame{};
    (void)::backtrace(frame.data(), 1); // loads its library now: the handler must not

    stack_t stack{};
    stack.ss_sp = prepared.stack.data();
    stack.ss_size = prepared.stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_sigaction = onSignal;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (const CrashSignal& each : crashSignals)
        sigaddset(&action.sa_mask, each.number);
    for (std::size_t at = 0; at < crashSignals.size(); ++at)
        ::sigaction(crashSignals[at].number, &action, &prepared.before[at]);
    std::set_terminate(onTerminate);
    return true;
}

void addToCrashReports(const QByteArray& line)
{
    if (prepared.hasMore)
        return;
    (void)copyTo(prepared.more, line + '\n');
    prepared.hasMore = true;
}

} // namespace odori

#endif
