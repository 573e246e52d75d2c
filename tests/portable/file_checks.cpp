// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "tests/portable/check.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <string>

namespace odori::test {
namespace {

std::vector<std::byte> bytesOf(std::string_view text)
{
    std::vector<std::byte> bytes;
    for (const char each : text)
        bytes.push_back(std::byte(each));
    return bytes;
}

/// A folder with a Japanese name that goes with this object.
class Folder {
public:
    Folder()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
        m_path = std::filesystem::temp_directory_path() /
                 mmd::pathFromUtf8("踊り " + std::to_string(now));
        std::filesystem::create_directories(m_path);
    }
    ~Folder()
    {
        std::error_code error;
        std::filesystem::remove_all(m_path, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::filesystem::path operator/(std::string_view name) const
    {
        return m_path / mmd::pathFromUtf8(std::string(name));
    }
    [[nodiscard]] std::size_t files() const
    {
        return std::size_t(std::distance(std::filesystem::directory_iterator(m_path), {}));
    }

private:
    std::filesystem::path m_path;
};

void checkOneFile(const Folder& folder)
{
    const auto path = folder / "歩き.vmd";
    const auto first = bytesOf("Vocaloid Motion Data 0002"), second = bytesOf("\r\n\x1a\0 short");
    check(!mmd::readFile(path), "a missing file is an error");
    check(mmd::writeFile(path, first).has_value(), "a new file is written");
    auto read = mmd::readFile(path);
    check(read && *read == first, "its bytes are read");
    check(mmd::writeFile(path, second).has_value(), "it is replaced");
    read = mmd::readFile(path);
    check(read && *read == second, "line ends and control characters stay");
    check(mmd::utf8FromPath(path).ends_with("歩き.vmd"), "its name is UTF-8 again");
    check(folder.files() == 1, "no temporary file remains");
    check(!mmd::writeFile(folder / "", first), "a folder is not replaced");
    check(!mmd::writeFile(folder / "無い/a.vmd", first), "a missing folder is an error");
    const auto head = mmd::readHead(path, 2);
    check(head && *head == bytesOf("\r\n"), "the first bytes are read");
}

void checkFilesTogether(const Folder& folder)
{
    const auto one = bytesOf("one"), two = bytesOf("two");
    const std::array<mmd::FileContent, 2> both{
        {{folder / "一.bin", one}, {folder / "二.gltf", two}}};
    check(mmd::writeFiles(both).has_value(), "files that belong together are written");
    const auto read = mmd::readFile(folder / "二.gltf");
    check(read && *read == two, "the last of them is read");
    check(mmd::renameFile(folder / "一.bin", folder / "三.bin").has_value(), "a file is renamed");
    check(!mmd::renameFile(folder / "三.bin", folder / "二.gltf"), "not over another one");
    check(folder.files() == 3, "there are three files");
}

} // namespace

void checkFiles()
{
    const Folder folder;
    checkOneFile(folder);
    checkFilesTogether(folder);
}

} // namespace odori::test
