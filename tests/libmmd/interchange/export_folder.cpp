// SPDX-License-Identifier: MIT
#include "tests/libmmd/interchange/export_folder.h"

#include "libmmd/base/file_io.h"
#include "libmmd/interchange/fbx/fbx_binary.h"
#include "tests/support/corpus.h"

#include <QtCore/QDir>
#include <QtCore/QStringList>
#include <QtTest/QTest>

namespace odori::test {

QByteArray ExportFolder::write(const mmd::ExportJob& job, const mmd::ExportOptions& options)
{
    QDir(m_folder.path()).mkpath(QStringLiteral("out"));
    const QString target = path(QStringLiteral("out/out"));
    mmd::Progress progress;
    const auto written =
        mmd::exportMotion(job, mmd::pathFromUtf8(target.toStdString()), options, progress);
    if (!written) {
        QTest::qFail(written.error().field.c_str(), __FILE__, __LINE__);
        return {};
    }
    result = *written;
    return readAll(target);
}

GlbFile ExportFolder::glb(const mmd::ExportJob& job, mmd::ExportOptions options)
{
    options.format = mmd::ExportFormat::Glb;
    return GlbFile(write(job, options));
}

QStringList ExportFolder::bvh(const mmd::ExportJob& job, mmd::ExportOptions options)
{
    options.format = mmd::ExportFormat::Bvh;
    return QString::fromUtf8(write(job, options)).split(u'\n');
}

mmd::fbx::Document ExportFolder::fbx(const mmd::ExportJob& job, const mmd::ExportOptions& options)
{
    const auto document = mmd::fbx::readBinary(bytesOf(write(job, options)));
    return document ? *document : mmd::fbx::Document();
}

} // namespace odori::test
