// SPDX-License-Identifier: MIT
#include "app/cli/output.h"

#include "app/cli/command.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/file_set.h"
#include "ui/messages/shown_name.h"

#include <QtCore/QCoreApplication>

#include <cstdio>
#include <iostream>
#include <set>

namespace odori::cli {
namespace {

constexpr std::size_t largestBuffer = 1 << 16;

} // namespace

StandardOutput::StandardOutput()
    : m_before(std::cout.rdbuf(this))
{
}

StandardOutput::~StandardOutput()
{
    std::cout.rdbuf(m_before);
}

StandardOutput::int_type StandardOutput::overflow(int_type letter)
{
    const char text = traits_type::to_char_type(letter);
    return xsputn(&text, 1) == 1 ? letter : traits_type::eof();
}

std::streamsize StandardOutput::xsputn(const char* text, std::streamsize size)
{
    m_text.append(text, static_cast<std::size_t>(size));
    return m_text.size() < largestBuffer || sync() == 0 ? size : 0;
}

int StandardOutput::sync()
{
    if (m_written && !m_text.empty())
        m_written = mmd::writeStandardOutput(std::as_bytes(std::span(m_text)));
    m_text.clear();
    return m_written ? 0 : -1;
}

mmd::Result<void> StandardOutput::finish()
{
    sync();
    return m_written;
}

bool isStandardOutput(const std::string& path)
{
    return path == "-";
}

int writeOutput(const std::string& path, std::span<const std::byte> bytes)
{
    if (isStandardOutput(path)) {
        // main() reports write errors, as for every command.
        std::cout.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
        return done;
    }
    return writeOutputs({{path, bytes}});
}

int writeOutputs(const std::vector<Output>& outputs)
{
    std::vector<mmd::FileContent> files;
    std::vector<mmd::Warning> warnings;
    for (const Output& output : outputs) {
        files.push_back({mmd::pathFromUtf8(output.path), output.bytes});
        if (mmd::hasOtherLinks(files.back().path))
            warnings.push_back(
                {.code = mmd::WarningCode::OtherLinks, .location = output.path, .count = 1});
    }
    if (const auto written = mmd::writeFiles(files); !written)
        return refuse(written.error(), written.error().field);
    for (const mmd::Warning& warning : warnings)
        warn(warning);
    return done;
}

int writeOutput(const std::string& path, std::string_view text)
{
    return writeOutput(path, std::as_bytes(std::span(text)));
}

std::vector<std::string> outputsIn(
    const std::string& folder, const std::vector<std::string>& inputs, std::string_view extension)
{
    std::vector<std::string> outputs;
    std::set<std::string> taken;
    for (const std::string& input : inputs) {
        const std::string stem = mmd::utf8FromPath(mmd::pathFromUtf8(input).stem());
        std::string name = stem;
        for (int number = 2; !taken.insert(name).second; ++number)
            name = stem + '_' + std::to_string(number);
        outputs.push_back(mmd::utf8FromPath(
            mmd::pathFromUtf8(folder) / mmd::pathFromUtf8(name + '.' + std::string(extension))));
    }
    return outputs;
}

int misuse(const QString& text)
{
    std::fprintf(stderr, "odori-cli: %s\n", text.toUtf8().constData());
    return wrongUsage;
}

bool clash(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs)
{
    const auto isFile = [](const std::string& path) {
        return !path.empty() && !isStandardOutput(path);
    };
    mmd::FileSet read, written;
    for (const std::string& input : inputs)
        if (isFile(input))
            read.add(mmd::pathFromUtf8(input));
    for (const std::string& output : outputs) {
        if (!isFile(output))
            continue;
        const auto path = mmd::pathFromUtf8(output);
        const QString shown = shownPath(QString::fromStdString(output));
        if (read.contains(path)) {
            misuse(QCoreApplication::translate(
                "odori::cli", "%1 is an input of this command and is not overwritten")
                       .arg(shown));
            return true;
        }
        if (!written.add(path)) {
            misuse(QCoreApplication::translate(
                "odori::cli", "%1 would be written twice; give the outputs different names")
                       .arg(shown));
            return true;
        }
    }
    return false;
}

} // namespace odori::cli
