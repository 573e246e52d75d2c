// SPDX-License-Identifier: MIT
#include "tests/support/recording_file_calls.h"

#include "libmmd/base/file_io.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <utility>

#include <fcntl.h>

namespace odori::test {
namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::byte>;

/// More files than these with unflushed bytes all get the same Unflushed.
constexpr std::size_t mostMixedFiles = 2;

/// A write or, without bytes, a truncation.
struct Change {
    std::size_t offset = 0;
    const Bytes* bytes = nullptr;
};

/// For each change of a name whether it is on the disk.
using Names = std::vector<bool>;

/// The content of a file: the flushed bytes and the later changes.
struct Content {
    Bytes safe;
    std::vector<Change> changes;
};

std::size_t sizeOf(const std::vector<Change>& changes)
{
    std::size_t size = 0;
    for (const Change& each : changes)
        size += each.bytes ? each.bytes->size() : 0;
    return size;
}

/// Applies the bytes of `changes` from `first` to `end`, counted over all changes. The others are
/// as before: zero where the file was shorter.
Bytes changed(const Content& content, std::size_t first, std::size_t end, bool isWhole)
{
    Bytes now = content.safe;
    std::size_t at = 0;
    for (const Change& change : content.changes) {
        if (!isWhole && at >= end && end > 0)
            break;
        if (!change.bytes) {
            now.resize(change.offset);
            continue;
        }
        const std::size_t size = change.bytes->size();
        const std::size_t from = std::clamp(first, at, at + size) - at;
        const std::size_t to = std::clamp(end, at, at + size) - at;
        now.resize(std::max(now.size(), change.offset + (isWhole ? size : to)));
        std::copy(change.bytes->begin() + std::ptrdiff_t(from),
            change.bytes->begin() + std::ptrdiff_t(std::max(from, to)),
            now.begin() + std::ptrdiff_t(change.offset + from));
        at += size;
    }
    return now;
}

Bytes leftOf(const Content& content, Unflushed how)
{
    const std::size_t all = sizeOf(content.changes), half = all / 2;
    switch (how) {
    case Unflushed::Kept:
        break;
    case Unflushed::Missing:
        return content.safe;
    case Unflushed::Cut:
        return changed(content, 0, half, false);
    case Unflushed::Zeros:
        return changed(content, 0, half, true);
    case Unflushed::Late:
        return changed(content, half, all, true);
    }
    return changed(content, 0, all, true);
}

const char* nameOf(Unflushed how)
{
    constexpr const char* names[] = {"kept", "missing", "cut", "zeros", "late"};
    return names[int(how)];
}

std::map<std::string, Bytes> filesBelow(const fs::path& folder)
{
    std::map<std::string, Bytes> files;
    for (const auto& each : fs::recursive_directory_iterator(folder))
        if (each.is_regular_file() && !each.is_symlink())
            if (auto bytes = mmd::readFile(each.path()))
                files[mmd::utf8FromPath(each.path().lexically_relative(folder))] =
                    std::move(*bytes);
    return files;
}

std::string folderOf(const std::string& name)
{
    const std::size_t slash = name.rfind('/');
    return slash == name.npos ? std::string() : name.substr(0, slash);
}

} // namespace

bool DiskState::writeTo(const fs::path& folder) const
{
    std::error_code error;
    for (const auto& each : fs::directory_iterator(folder, error))
        fs::remove_all(each.path(), error);
    for (const auto& [name, bytes] : files) {
        const fs::path path = folder / mmd::pathFromUtf8(name);
        fs::create_directories(path.parent_path(), error);
        std::ofstream file(path, std::ios::binary);
        file.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file)
            return false;
    }
    return !error;
}

/// The disk after some calls: what is safe, and the changes that are not.
class RecordingFileCalls::Disk {
public:
    explicit Disk(const std::map<std::string, Bytes>& before)
    {
        int number = 0;
        for (const auto& [name, bytes] : before) {
            m_contents[number].safe = bytes;
            m_safeNames[name] = number++;
        }
    }

    void apply(const Call& call)
    {
        switch (call.kind) {
        case Call::Kind::Create:
            m_contents[call.content] = {};
            m_pending.push_back(&call);
            break;
        case Call::Kind::Rename:
        case Call::Kind::Remove:
            m_pending.push_back(&call);
            break;
        case Call::Kind::Write:
            m_contents[call.content].changes.push_back({call.offset, &call.bytes});
            break;
        case Call::Kind::Truncate:
            m_contents[call.content].changes.push_back({call.offset, nullptr});
            break;
        case Call::Kind::Flush: {
            Content& content = m_contents[call.content];
            content = {leftOf(content, Unflushed::Kept), {}};
            break;
        }
        case Call::Kind::FlushFolder:
            flushFolder(call.name);
            break;
        }
    }

    /// Which pending changes of names are on the disk: all of them.
    [[nodiscard]] Names allNames() const { return Names(m_pending.size(), true); }

    /// What a power cut may leave of them: any prefix, and each without one of its changes.
    [[nodiscard]] std::set<Names> namesAfterCut() const
    {
        std::set<Names> all;
        for (std::size_t count = 0; count <= m_pending.size(); ++count) {
            Names names(m_pending.size(), false);
            std::fill_n(names.begin(), count, true);
            all.insert(names);
            for (std::size_t missing = 0; missing < count; ++missing) {
                names[missing] = false;
                all.insert(names);
                names[missing] = true;
            }
        }
        return all;
    }

    /// The numbers of the contents that have a name after these changes and that have unflushed
    /// bytes.
    [[nodiscard]] std::vector<int> unflushed(const Names& names) const
    {
        std::set<int> found;
        for (const auto& [name, number] : namesAfter(names))
            if (!m_contents.at(number).changes.empty())
                found.insert(number);
        return {found.begin(), found.end()};
    }

    [[nodiscard]] std::map<std::string, Bytes> files(
        const Names& names, const std::map<int, Unflushed>& how) const
    {
        std::map<std::string, Bytes> files;
        for (const auto& [name, number] : namesAfter(names)) {
            const auto at = how.find(number);
            files[name] =
                leftOf(m_contents.at(number), at == how.end() ? Unflushed::Kept : at->second);
        }
        return files;
    }

private:
    static void change(std::map<std::string, int>& names, const Call& call)
    {
        if (call.kind != Call::Kind::Create)
            names.erase(call.name);
        if (call.kind != Call::Kind::Remove)
            names[call.kind == Call::Kind::Rename ? call.newName : call.name] = call.content;
    }

    [[nodiscard]] std::map<std::string, int> namesAfter(const Names& changes) const
    {
        std::map<std::string, int> names = m_safeNames;
        for (std::size_t at = 0; at < changes.size(); ++at)
            if (changes[at])
                change(names, *m_pending[at]);
        return names;
    }

    void flushFolder(const std::string& folder)
    {
        std::erase_if(m_pending, [&](const Call* call) {
            const std::string& name = call->kind == Call::Kind::Rename ? call->newName : call->name;
            if (folderOf(name) != folder)
                return false;
            change(m_safeNames, *call);
            return true;
        });
    }

    std::map<int, Content> m_contents;
    std::map<std::string, int> m_safeNames;
    std::vector<const Call*> m_pending; ///< changes of names, in their order
};

RecordingFileCalls::RecordingFileCalls(fs::path folder)
    : m_folder(fs::canonical(folder))
    , m_before(filesBelow(m_folder))
{
    for (const auto& [name, bytes] : m_before) {
        m_sizes[m_nextContent] = bytes.size();
        m_names[name] = m_nextContent++;
    }
}

/// Relative to the folder; "..…" if the file is elsewhere.
std::string RecordingFileCalls::nameOf(const fs::path& path) const
{
    std::error_code error;
    const fs::path full = fs::absolute(path, error);
    const fs::path folder = fs::weakly_canonical(full.parent_path(), error);
    return mmd::utf8FromPath((folder / full.filename()).lexically_relative(m_folder));
}

int RecordingFileCalls::open(const fs::path& path, int flags, unsigned mode)
{
    const std::lock_guard lock(m_mutex);
    const int file = FileCalls::open(path, flags, mode);
    const std::string name = nameOf(path);
    if (file == -1 || name.starts_with(".."))
        return file;
    auto known = m_names.find(name);
    if (known == m_names.end()) {
        if ((flags & O_CREAT) == 0) // made by other means
            return file;
        known = m_names.emplace(name, m_nextContent++).first;
        m_sizes[known->second] = 0;
        record({.kind = Call::Kind::Create, .name = name, .content = known->second});
    }
    const int content = known->second;
    m_open[file] = {content, 0, (flags & O_APPEND) != 0};
    if ((flags & O_TRUNC) != 0 && m_sizes[content] > 0) {
        m_sizes[content] = 0;
        record({.kind = Call::Kind::Truncate, .content = content});
    }
    return file;
}

std::ptrdiff_t RecordingFileCalls::write(int file, const std::byte* bytes, std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    const std::ptrdiff_t written = FileCalls::write(file, bytes, size);
    const auto open = m_open.find(file);
    if (written <= 0 || open == m_open.end())
        return written;
    const int content = open->second.content;
    std::size_t& end = m_sizes[content];
    const std::size_t offset = open->second.isAppending ? end : open->second.offset;
    open->second.offset = offset + std::size_t(written);
    end = std::max(end, open->second.offset);
    record({.kind = Call::Kind::Write,
        .content = content,
        .offset = offset,
        .bytes = Bytes(bytes, bytes + written)});
    return written;
}

int RecordingFileCalls::flush(int file)
{
    const std::lock_guard lock(m_mutex);
    const int result = FileCalls::flush(file);
    if (const auto open = m_open.find(file); result == 0 && open != m_open.end())
        record({.kind = Call::Kind::Flush, .content = open->second.content});
    return result;
}

int RecordingFileCalls::truncate(int file, std::uint64_t size)
{
    const std::lock_guard lock(m_mutex);
    const int result = FileCalls::truncate(file, size);
    if (const auto open = m_open.find(file); result == 0 && open != m_open.end()) {
        m_sizes[open->second.content] = std::size_t(size);
        record({.kind = Call::Kind::Truncate,
            .content = open->second.content,
            .offset = std::size_t(size)});
    }
    return result;
}

int RecordingFileCalls::close(int file)
{
    const std::lock_guard lock(m_mutex);
    m_open.erase(file);
    return FileCalls::close(file);
}

int RecordingFileCalls::rename(const fs::path& from, const fs::path& to)
{
    const std::lock_guard lock(m_mutex);
    const int result = FileCalls::rename(from, to);
    const std::string name = nameOf(from), newName = nameOf(to);
    const auto known = m_names.find(name);
    if (result != 0 || known == m_names.end())
        return result;
    const int content = known->second;
    m_names.erase(known);
    m_names[newName] = content;
    record({.kind = Call::Kind::Rename, .name = name, .newName = newName, .content = content});
    return result;
}

int RecordingFileCalls::remove(const fs::path& path)
{
    const std::lock_guard lock(m_mutex);
    const int result = FileCalls::remove(path);
    const std::string name = nameOf(path);
    if (result == 0 && m_names.erase(name) > 0)
        record({.kind = Call::Kind::Remove, .name = name});
    return result;
}

int RecordingFileCalls::flushFolder(const fs::path& folder)
{
    const std::lock_guard lock(m_mutex);
    const int result = FileCalls::flushFolder(folder);
    const std::string name = folderOf(nameOf(folder / "file"));
    if (result == 0 && !name.starts_with(".."))
        record({.kind = Call::Kind::FlushFolder, .name = name});
    return result;
}

std::size_t RecordingFileCalls::count() const
{
    const std::lock_guard lock(m_mutex);
    return m_calls.size();
}

RecordingFileCalls::Disk RecordingFileCalls::diskAfter(std::size_t calls) const
{
    Disk disk(m_before);
    for (std::size_t at = 0; at < std::min(calls, m_calls.size()); ++at)
        disk.apply(m_calls[at]);
    return disk;
}

std::string RecordingFileCalls::textOf(std::size_t calls) const
{
    constexpr const char* kinds[] = {
        "create", "write", "truncate", "flush", "rename", "remove", "flush folder"};
    std::string text = "after call " + std::to_string(calls);
    if (calls > 0 && calls <= m_calls.size())
        text += std::string(" (") + kinds[int(m_calls[calls - 1].kind)] + ' ' +
                m_calls[calls - 1].name + ')';
    return text;
}

std::vector<DiskState> RecordingFileCalls::statesAfter(std::size_t calls) const
{
    const std::lock_guard lock(m_mutex);
    const Disk disk = diskAfter(calls);
    std::vector<DiskState> states;
    const auto add = [&](const Names& names, const std::map<int, Unflushed>& how) {
        DiskState state{disk.files(names, how), {}};
        const auto isSame = [&](const DiskState& each) { return each.files == state.files; };
        if (std::any_of(states.begin(), states.end(), isSame))
            return;
        state.text = textOf(calls) + ": names ";
        for (const bool isThere : names)
            state.text += isThere ? '1' : '0';
        for (const auto& [number, each] : how)
            state.text += std::string(", unflushed bytes ") + odori::test::nameOf(each);
        states.push_back(std::move(state));
    };
    for (const Names& names : disk.namesAfterCut()) {
        const std::vector<int> contents = disk.unflushed(names);
        for (const Unflushed first : everyUnflushed) {
            std::map<int, Unflushed> how;
            for (const int each : contents)
                how[each] = first;
            add(names, how);
            if (contents.size() == mostMixedFiles)
                for (const Unflushed second : everyUnflushed) {
                    how[contents.back()] = second;
                    add(names, how);
                }
        }
    }
    return states;
}

DiskState RecordingFileCalls::stateAfter(std::size_t calls) const
{
    const std::lock_guard lock(m_mutex);
    const Disk disk = diskAfter(calls);
    return {disk.files(disk.allNames(), {}), textOf(calls)};
}

} // namespace odori::test
