// SPDX-License-Identifier: MIT
#include "app/cli/convert_animation.h"

#include "app/cli/batch_report.h"
#include "app/cli/command.h"
#include "app/cli/format_text.h"
#include "app/cli/output.h"
#include "app/cli/texts/text.h"
#include "libmmd/base/file_io.h"
#include "libmmd/base/guarded.h"
#include "libmmd/base/process/interruption.h"
#include "libmmd/interchange/export_formats.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/messages/export_messages.h"
#include "ui/messages/messages.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>
#include <mutex>
#include <system_error>
#include <thread>

namespace odori::cli {
namespace {

namespace fs = std::filesystem;

class Batch {
public:
    explicit Batch(const AnimationJob& job)
        : m_job(job)
    {
    }
    int run();

private:
    [[nodiscard]] bool sortInputs();
    [[nodiscard]] bool fitsOutput() const;
    [[nodiscard]] bool isFolder() const;
    void nameOutputs();
    void convertAll();
    int convertInto(bool isNewFolder);
    void convert(BatchItem& item);
    [[nodiscard]] mmd::Result<mmd::Motion> motionOf(const BatchItem& item) const;
    [[nodiscard]] mmd::Result<mmd::ExportResult> exported(
        const BatchItem& item, mmd::Motion motion);
    static void setResult(mmd::Result<mmd::ExportResult> result, BatchItem& item);
    [[nodiscard]] static std::string sentenceOf(const mmd::Error& error, const std::string& path);
    void say(const BatchItem& item);
    /// The stream for messages: stderr if the report is written to the standard output.
    [[nodiscard]] std::ostream& talk() const
    {
        return isStandardOutput(m_job.report) ? std::cerr : std::cout;
    }
    int report();

    const AnimationJob& m_job;
    mmd::ExportOptions m_options;
    std::string m_modelPath;
    std::vector<std::string> m_motions;
    std::shared_ptr<const mmd::Model> m_model; // shared by the threads of the batch
    mmd::Motion m_view;
    std::vector<BatchItem> m_items;
    bool m_isBatch = false;
    std::mutex m_talk;
    mmd::Progress m_progress; ///< of all files together: cancelled by a signal
};

bool usageProblem(const QString& text)
{
    misuse(text);
    return false;
}

bool Batch::sortInputs()
{
    for (const std::string& input : m_job.inputs) {
        if (!isModel({}, input))
            m_motions.push_back(input);
        else if (m_modelPath.empty())
            m_modelPath = input;
        else
            return usageProblem(Text::tr("only one model is allowed"));
    }
    if (m_modelPath.empty())
        return usageProblem(Text::tr("a model (%1) is needed for this format").arg(modelEndings()));
    return true;
}

/// Several motions make several files: these go into a folder, which no name of a file can be.
bool Batch::fitsOutput() const
{
    std::error_code error;
    const std::string extension = extensionOf(m_job.output);
    return m_motions.size() < 2 || mmd::exportFormatNamed(extension) == nullptr ||
           fs::is_directory(mmd::pathFromUtf8(m_job.output), error);
}

bool Batch::isFolder() const
{
    std::error_code error;
    const fs::path output = mmd::pathFromUtf8(m_job.output);
    return m_motions.size() > 1 || !output.has_filename() || fs::is_directory(output, error);
}

void Batch::nameOutputs()
{
    m_isBatch = isFolder();
    if (!m_isBatch) {
        m_items.push_back({m_motions.empty() ? std::string() : m_motions.front(), m_job.output,
            BatchItem::Status::Failed, {}, 0.0, {}});
        return;
    }
    if (m_motions.empty())
        m_motions.push_back({});
    std::vector<std::string> named;
    for (const std::string& motion : m_motions)
        named.push_back(motion.empty() ? m_modelPath : motion);
    const auto outputs = outputsIn(m_job.output, named, mmd::infoOf(m_options.format).extension);
    for (std::size_t at = 0; at < outputs.size(); ++at)
        m_items.push_back({m_motions[at], outputs[at], BatchItem::Status::Failed, {}, 0.0, {}});
}

mmd::Result<mmd::Motion> Batch::motionOf(const BatchItem& item) const
{
    if (item.input.empty())
        return mmd::Motion();
    return readMotion(item.input).map([](auto&& read) { return std::move(read.motion); });
}

mmd::Result<mmd::ExportResult> Batch::exported(const BatchItem& item, mmd::Motion motion)
{
    mmd::ExportJob job{
        .model = m_model, .motion = std::move(motion), .view = m_view, .motionName = {}};
    if (!item.input.empty())
        job.motionName = mmd::utf8FromPath(mmd::pathFromUtf8(item.input).stem());
    return mmd::exportMotion(job, mmd::pathFromUtf8(item.output), m_options, m_progress);
}

std::string Batch::sentenceOf(const mmd::Error& error, const std::string& path)
{
    return sentence(error, QString::fromStdString(path)).toStdString();
}

void Batch::setResult(mmd::Result<mmd::ExportResult> result, BatchItem& item)
{
    if (result) {
        item.status = BatchItem::Status::Done;
        item.result = std::move(*result);
        return;
    }
    // The input is wrong only if the motion belongs to another model, or has invalid numbers.
    const bool isForeign = result.error().code == mmd::ErrorCode::NothingMatches;
    const bool isMotion = isForeign || mmd::invalidKeyOf(result.error());
    item.error = sentenceOf(result.error(), isMotion ? item.input : item.output);
    if (isForeign)
        item.error += " (--force)";
}

void Batch::convert(BatchItem& item)
{
    if (m_progress.isCancelled())
        return;
    std::error_code error;
    if (m_job.skipExisting && fs::exists(mmd::pathFromUtf8(item.output), error)) {
        item.status = BatchItem::Status::Skipped;
        return;
    }
    const auto start = std::chrono::steady_clock::now();
    const auto motion = mmd::guarded([&] { return motionOf(item); });
    if (motion)
        setResult(mmd::guarded([&] { return exported(item, *motion); }), item);
    else
        item.error = sentenceOf(motion.error(), item.input);
    item.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!m_progress.isCancelled())
        say(item);
}

void Batch::say(const BatchItem& item)
{
    const std::lock_guard lock(m_talk);
    if (!item.error.empty())
        std::cerr << item.error << '\n';
    if (item.status != BatchItem::Status::Done)
        return;
    if (!m_isBatch) {
        for (const mmd::Warning& warning : item.result.warnings)
            warn(warning, m_modelPath);
        talk() << lineOf(item) << '\n';
        if (item.result.thinned)
            talk() << "  " << sentence(*item.result.thinned).toStdString() << '\n';
        talk() << textOf(item.result.losses);
    }
}

/// Converts one file at a time until the first one is written, and then several. The first one
/// copies the textures, so that the threads do not all copy them at once.
void Batch::convertAll()
{
    std::atomic<std::size_t> next{0};
    bool isDone = m_job.jobs == 1;
    while (!isDone && next < m_items.size()) {
        BatchItem& item = m_items[next++];
        convert(item);
        isDone = item.status == BatchItem::Status::Done;
    }
    const auto work = [&] {
        for (std::size_t index = next++; index < m_items.size(); index = next++)
            convert(m_items[index]);
    };
    std::vector<std::thread> workers;
    const auto count = std::min<std::size_t>(std::size_t(m_job.jobs), m_items.size());
    try {
        for (std::size_t worker = 1; worker < count; ++worker)
            workers.emplace_back(work);
    } catch (const std::system_error&) {
        // The system has no more threads: continue with the existing ones.
    }
    work();
    for (std::thread& worker : workers)
        worker.join();
}

int Batch::report()
{
    if (m_isBatch)
        talk() << tableOf(m_items);
    if (!m_job.report.empty()) {
        const int status = writeOutput(m_job.report, jsonOf(m_modelPath, m_items));
        if (status != done)
            return status;
    }
    const bool hasFailed = std::any_of(m_items.begin(), m_items.end(),
        [](const BatchItem& item) { return item.status == BatchItem::Status::Failed; });
    return hasFailed ? refused : done;
}

int Batch::run()
{
    const std::string to = m_job.to.empty() ? extensionOf(m_job.output) : m_job.to;
    m_options = exportOptions(m_job.arguments, mmd::exportFormatNamed(to)->format);
    if (isStandardOutput(m_job.output))
        return misuse(Text::tr("this format cannot be written to the standard output"));
    if (!sortInputs())
        return wrongUsage;
    if (!fitsOutput())
        return misuse(Text::tr("several motions make several files: --output must be a folder"));
    nameOutputs();
    std::vector<std::string> inputs = m_motions, outputs;
    inputs.insert(inputs.end(), {m_modelPath, m_job.arguments.camera});
    for (const BatchItem& item : m_items)
        outputs.push_back(item.output);
    outputs.push_back(m_job.report);
    if (clash(inputs, outputs))
        return wrongUsage;
    auto model = readModel(m_modelPath);
    if (!model)
        return refuse(model.error(), m_modelPath);
    m_model = std::make_shared<const mmd::Model>(std::move(*model));
    if (!m_job.arguments.camera.empty()) {
        auto view = readMotion(m_job.arguments.camera);
        if (!view)
            return refuse(view.error(), m_job.arguments.camera);
        if (const auto valid = mmd::refuseInvalidKeys(view->motion); !valid)
            return refuse(valid.error(), m_job.arguments.camera);
        m_view = std::move(view->motion);
    }
    if (!m_isBatch)
        return convertInto(false);
    const auto isNew = mmd::makeFolders(mmd::pathFromUtf8(m_job.output));
    return isNew ? convertInto(*isNew) : refuse(isNew.error(), m_job.output);
}

int Batch::convertInto(bool isNewFolder)
{
    {
        const mmd::Interruption interruption(m_progress);
        convertAll();
    }
    std::error_code error;
    if (isNewFolder)
        fs::remove(mmd::pathFromUtf8(m_job.output), error); // only if it is empty
    if (const int signal = mmd::Interruption::signal(); signal != 0)
        mmd::endBySignal(signal);
    return report();
}

} // namespace

bool isAnimationJob(const AnimationJob& job)
{
    const std::string to = job.to.empty() ? extensionOf(job.output) : job.to;
    return mmd::exportFormatNamed(to) != nullptr;
}

int convertAnimations(const AnimationJob& job)
{
    return Batch(job).run();
}

} // namespace odori::cli
