// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

#include "ui/messages/message_text.h"
#include "ui/messages/shown_name.h"

#include <algorithm>
#include <limits>

namespace odori {
namespace {

/// A field or place may name a bone and say more around it.
constexpr qsizetype longestField = 200;

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
        return tr("cannot be written: a folder has this name");
    case NotRegular:
        return tr("cannot be written: a device or a pipe has this name");
    case WriteProtected:
        return tr("cannot be written: it is write-protected");
    case NoPermission:
        return tr("cannot be written: you have no permission to change it or its folder");
    case NoFolder:
        return tr("cannot be written: its folder does not exist");
    case ReadOnlyDisk:
        return tr("cannot be written: the disk is read-only");
    case DiskFull:
        return tr("cannot be written: the disk is full");
    case NameTooLong:
        return tr("cannot be written: the name is too long");
    }
    return tr("cannot be written");
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
        return tr("this is not a %1 file").arg(field);
    case UnsupportedVersion:
        return tr("the version is not supported: %1").arg(field);
    case UnexpectedEnd:
        return tr("the file ends too early, in %1 (byte %2)").arg(field, offset);
    case CountTooLarge:
        return tr("%1 claims %2 records, more than the rest of the file can hold (byte %3)")
            .arg(field, value, offset);
    case TooManyRecords:
        return tr("there are %2 %1 and more, too many for a file of this size (byte %3)")
            .arg(field, value, offset);
    case BadValue:
        return tr("%1 has the value %2, which is not allowed (byte %3)").arg(field, value, offset);
    case BadText:
        return tr("line %1: %2 (byte %3)").arg(value, field, offset);
    case UnknownFormat:
        return tr("the file name's ending is not one that Odori knows");
    case OutOfRange:
        return tr("%1 is out of range").arg(field);
    case SystemFailure:
        return tr("this machine cannot do it: %1").arg(field);
    case NotVerified:
        return tr("nothing was written, because the check of the result failed: %1").arg(field);
    case Cancelled:
        return tr("stopped");
    case NothingMatches: {
        const auto tracks =
            int(std::min<std::uint64_t>(error.value, std::numeric_limits<int>::max()));
        return tr(
            "none of the motion's %n bone and morph track(s) is in the model", nullptr, tracks);
    }
    case FileTooLarge:
        return tr("the file is too large (%1 bytes)").arg(error.value);
    case TooManyFrames:
        return tr("more than %n frame(s) cannot be handled at once; choose a range", nullptr,
            int(std::min<std::uint64_t>(error.value, std::numeric_limits<int>::max())));
    case OutOfMemory:
        return tr("there is not enough memory for this");
    case InternalFailure:
        return tr("an error in Odori stopped this");
    }
    return {};
}

} // namespace

QString sentence(const mmd::Error& error, const QString& path)
{
    // What could not be written may be a file that goes with the one that was asked for.
    const bool isAnother = error.code == mmd::ErrorCode::NotWritable && error.field != "file";
    const QString at = isAnother ? QString::fromStdString(error.field) : path;
    return tr("%1: %2.").arg(shownPath(at), whatIsWrong(error));
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
            return tr("refers to something that does not exist; ignored");
        case ParentCycle:
            return tr("is its own ancestor; the cycle was cut");
        case BadNumber:
            return tr("is an invalid number (NaN or infinite)");
        case FaceCountMismatch:
            return tr("face counts of the materials do not add up");
        case NameCut:
            return tr("name is longer than its field and was cut");
        case NameShared:
            return tr("shares its name with another one; each gets all of its keys");
        case NameUnencodable:
            return tr("name has characters that the file's encoding lacks");
        case WrongSignatureTail:
            return tr("the signature is not the usual one");
        case CountMismatch:
            return tr("the number in the file is not the one it announces");
        case DuplicateKey:
            return tr("more than one key at the same frame; the last one counts");
        case TrailingBytes:
            return tr("unknown bytes after the end; they are kept");
        case MissingTexture:
            return tr("texture is missing or cannot be read");
        case MissingFile:
            return tr("is missing or cannot be read");
        case RefusedPath:
            return tr("texture path is outside the model's folder and was refused");
        case TextureReduced:
            return tr("is shown at a lower resolution: the scene's textures need more memory than "
                      "the limit");
        case OtherLinks:
            return tr("other hard links to this file keep its old content");
        case UnsupportedFeature:
            return tr("is not supported");
        case MorphCycle:
            return tr("group morph contains itself; the cycle was cut");
        case OutOfRange:
            return tr("is out of range; the nearest possible value is used");
        case NoEffect:
            return tr("has no effect");
        case PhysicsReset:
            return tr("the simulation became unstable and was restarted");
        case PhysicsOff:
            return tr("more than can be simulated; the physics of this model is off");
        case Other:
            return tr("is unusual");
        }
        return QString();
    }();
    const QString place = shownName(warning.place, longestField);
    return warning.count > 1
               ? tr("%1: %2 (%3 times)").arg(place, what, QString::number(warning.count))
               : tr("%1: %2").arg(place, what);
}

} // namespace odori
