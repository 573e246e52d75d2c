// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

#include "libmmd/animation/animation_wish.h"
#include "libmmd/animation/reader_answer.h"
#include "libmmd/tools/tool_errors.h"
#include "ui/messages/message_text.h"
#include "ui/messages/shown_name.h"
#include "ui/messages/track_names.h"

#include <QtCore/QFileInfo>
#include <QtCore/QStringList>

#include <algorithm>
#include <limits>

namespace odori {
namespace {

/// A field or location may contain a bone's name and other text.
constexpr qsizetype longestField = 200;

/// Of files that may turn out to be no motion.
const QStringList knownExtensions{QStringLiteral("vpd"), QStringLiteral("pmx"),
    QStringLiteral("pmd"), QStringLiteral("wav"), QStringLiteral("mp3"), QStringLiteral("flac"),
    QStringLiteral("ogg")};

QString whyNotRead(mmd::FileProblem problem)
{
    using enum mmd::FileProblem;
    switch (problem) {
    case IsFolder:
        return tr("this is a folder");
    case NotRegular:
        return tr("this is a device or a pipe, not a file");
    case NoPermission:
        return tr("you have no permission to read the file");
    case NameTooLong:
        return tr("the name is too long");
    case IoError:
        return tr("reading failed: the disk reported an error");
    case Disconnected:
        return tr("reading failed: the disk or network folder is not connected any more");
    default:
        return tr("the file cannot be read");
    }
}

QString whyNotWritten(mmd::FileProblem problem)
{
    using enum mmd::FileProblem;
    switch (problem) {
    case Unknown:
        break;
    case IsFolder:
        return tr("writing failed: a folder has this name");
    case NotRegular:
        return tr("writing failed: a device or a pipe has this name");
    case WriteProtected:
        return tr("writing failed: the file is write-protected");
    case NoPermission:
        return tr("writing failed: you have no permission to change the file or its folder");
    case NoFolder:
        return tr("writing failed: its folder does not exist");
    case ReadOnlyDisk:
        return tr("writing failed: the disk is read-only");
    case DiskFull:
        return tr("writing failed: the disk is full");
    case NameTooLong:
        return tr("writing failed: the name is too long");
    case IoError:
        return tr("writing failed: the disk reported an error");
    case Disconnected:
        return tr("writing failed: the disk or network folder is not connected any more");
    case NotFlushed:
        return tr("writing failed: the disk reported an error at the end, and a power cut may "
                  "bring back the old file; save again");
    }
    return tr("writing failed");
}

QString whatIsInvalid(const mmd::InvalidKey& key)
{
    const QString own = wordsFor(key.kind);
    const QString track = own.isEmpty() ? shownName(key.track, longestInSentence) : own;
    const QString frame = QString::number(key.frame);
    if (key.isMade)
        return tr("the numbers become too large: track %1, frame %2").arg(track, frame);
    return tr("the motion has invalid numbers (NaN or infinite); repair it first: track %1, "
              "frame %2")
        .arg(track, frame);
}

QString whatIsWrong(const mmd::Error& error)
{
    using enum mmd::ErrorCode;
    const QString field = shownName(error.field, longestField);
    const QString value = QString::number(error.value), offset = QString::number(error.offset);
    switch (error.code) {
    case FileNotFound:
        return tr("the file does not exist");
    case NotReadable:
        return whyNotRead(error.problem);
    case NotWritable:
        return whyNotWritten(error.problem);
    case EmptyFile:
        return tr("the file is empty");
    case WrongSignature:
        if (field.isEmpty())
            return tr("this is not a file that Odori knows");
        return tr("this is not a %1 file").arg(field);
    case UnsupportedVersion:
        return tr("the version is not supported: %1").arg(field);
    case UnexpectedEnd:
        return tr("the file ends too early, in %1 (byte %2)").arg(field, offset);
    case CountTooLarge:
        return tr("the file is damaged or cut off, in %1: it is too short for %2 of them (byte %3)")
            .arg(field, value, offset);
    case TooManyRecords:
        return tr("the file has %2 or more %1, too many for its size (byte %3)")
            .arg(field, value, offset);
    case BadValue:
        if (const auto key = mmd::invalidKeyOf(error))
            return whatIsInvalid(*key);
        return tr("%1 has the value %2, which is not allowed (byte %3)").arg(field, value, offset);
    case BadText:
        if (error.field == mmd::answer::unreadableReason)
            return tr("the file is damaged, or it is of a kind that Odori cannot read");
        if (error.value == 0)
            return tr("it cannot be read: %1").arg(field);
        return tr("line %1: %2 (byte %3)").arg(value, field, offset);
    case UnknownFormat:
        return tr("Odori does not support this file name extension");
    case OutOfRange:
        if (error.field == mmd::lateKeysField)
            return tr("keys would be after the last frame that a motion can have");
        return tr("%1 is out of range").arg(field);
    case SystemFailure:
        return tr("this computer does not support it: %1").arg(field);
    case ProgramMissing:
        return tr("the program %1, which this needs, was not found; install it").arg(field);
    case ProgramFailed:
        return tr("a program that this needs failed: %1").arg(field);
    case NotVerified:
        return tr("nothing was written, because the check of the result failed: %1").arg(field);
    case Cancelled:
        return tr("cancelled");
    case NothingMatches: {
        if (error.field == "joints")
            return tr("no joint of the file moves a bone of the model");
        if (error.field == mmd::emptyPartField)
            return tr("the other motion has no keys of this part");
        if (error.field == mmd::foreignModelField)
            return tr("the models of the two motions have no bone in common");
        if (error.field == mmd::noAnimationField)
            return tr("the file has no animation that moves a joint");
        if (error.field == mmd::stillTakeField)
            return tr("this animation of the file moves no joint; choose another one");
        if (error.field.starts_with(mmd::noTakeMark))
            return tr("the file has no such animation; it has: %1")
                .arg(shownName(error.field.substr(mmd::noTakeMark.size()), longestField));
        const auto tracks =
            int(std::min<std::uint64_t>(error.value, std::numeric_limits<int>::max()));
        return tr("the model has none of the motion's %n bone and morph track(s)", nullptr, tracks);
    }
    case FileTooLarge:
        return tr("the file is too large (%1 bytes)").arg(error.value);
    case TooManyFrames: {
        const auto most =
            int(std::min<std::uint64_t>(error.value, std::numeric_limits<int>::max()));
        if (error.field == mmd::longAnimationField)
            return tr("the animation has more than %n frame(s), too many to import", nullptr, most);
        return tr("more than %n frame(s) cannot be handled at once; choose a range", nullptr, most);
    }
    case OutOfMemory:
        return tr("there is not enough memory for this");
    case InternalFailure:
        return tr("an error in Odori stopped this");
    }
    return {};
}

/// What is no model counts as PMX, and what is no motion as VMD. The user knows the format by the
/// extension; an empty field: of no format.
mmd::Error withFormatOf(mmd::Error error, const QString& path)
{
    if (error.code != mmd::ErrorCode::WrongSignature)
        return error;
    const QString extension = QFileInfo(path).suffix().toLower();
    const bool isMotion = error.field == "VMD" && extension != u"vmd";
    if (error.field == "PMX" && extension == u"pmd")
        error.field = "PMD";
    else if (isMotion && knownExtensions.contains(extension))
        error.field = extension.toUpper().toStdString();
    else if (isMotion && !extension.isEmpty())
        error.field.clear();
    return error;
}

} // namespace

QString sentence(const mmd::Error& error, const QString& path)
{
    // The file that could not be written may be another one that belongs to `path`.
    const bool isAnother = error.code == mmd::ErrorCode::NotWritable && error.field != "file";
    const QString at = isAnother ? QString::fromStdString(error.field) : path;
    return tr("%1: %2.").arg(shownPath(at), whatIsWrong(withFormatOf(error, path)));
}

QString sentence(const mmd::Error& error)
{
    QString text = whatIsWrong(error);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return tr("%1.").arg(text);
}

QString sentence(const mmd::Warning& warning)
{
    using enum mmd::WarningCode;
    const auto what = [&] {
        switch (warning.code) {
        case BadReference:
            return tr("the reference is invalid and is ignored");
        case ParentCycle:
            return tr("the parents form a cycle; the cycle was cut");
        case BadNumber:
            return tr("the number is invalid (NaN or infinite)");
        case FaceCountMismatch:
            return tr("the face counts of the materials do not match the mesh");
        case NameCut:
            return tr("the name is too long for the file and was cut");
        case NameShared:
            return tr("several items have this name; all of them get the same keys");
        case NameUnencodable:
            return tr("the name has characters that the file's encoding lacks");
        case WrongSignatureTail:
            return tr("the signature is unusual");
        case CountMismatch:
            return tr("the number of items in the file is not the stated number");
        case DuplicateKey:
            return tr("several keys are at the same frame; the last one is used");
        case TrailingBytes:
            return tr("the file has unknown bytes after its end; they are kept");
        case MissingTexture:
            return tr("the texture is missing or cannot be read");
        case MissingFile:
            return tr("the file is missing or cannot be read");
        case RefusedPath:
            return tr("the texture is outside the model's folder and is not loaded");
        case TextureReduced:
            return tr("the texture is shown at a lower resolution: the scene's textures need more "
                      "memory than the limit");
        case OtherLinks:
            return tr("other hard links to this file keep its old content");
        case UnsupportedFeature:
            return tr("this is not supported");
        case MorphCycle:
            return tr("the group morph contains itself; the cycle was cut");
        case AfterLastKey:
            return tr("the range begins after the last key, so all of its frames are the same");
        case OutOfRange:
            return tr("the value is out of range; the nearest allowed value is used");
        case NoEffect:
            return tr("this has no effect");
        case PhysicsReset:
            return tr("the simulation became unstable and was restarted");
        case PhysicsOff:
            return tr("the model is too large to simulate; its physics is off");
        case Other:
            return tr("this is unusual");
        }
        return QString();
    }();
    const QString location = shownName(warning.location, longestField);
    return warning.count > 1
               ? tr("%1: %2 (%3 times)").arg(location, what, QString::number(warning.count))
               : tr("%1: %2").arg(location, what);
}

} // namespace odori
