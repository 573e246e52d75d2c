// SPDX-License-Identifier: MIT
#include "ui/messages/messages.h"

#include "ui/messages/message_text.h"

#include <algorithm>
#include <limits>

namespace odori {
namespace {

QString whatIsWrong(const mmd::Error& error)
{
    using enum mmd::ErrorCode;
    const QString field = QString::fromStdString(error.field);
    switch (error.code) {
    case FileNotFound:
        return tr("the file does not exist");
    case NotReadable:
        return tr("the file cannot be read");
    case NotWritable:
        return tr("the file cannot be written");
    case EmptyFile:
        return tr("the file is empty");
    case WrongSignature:
        return tr("this is not a %1 file").arg(field);
    case UnsupportedVersion:
        return tr("the version is not supported: %1").arg(field);
    case UnexpectedEnd:
        return tr("the file ends too early, in %1 (byte %2)").arg(field).arg(error.offset);
    case CountTooLarge:
        return tr("%1 claims %2 records, more than the rest of the file can hold (byte %3)")
            .arg(field)
            .arg(error.value)
            .arg(error.offset);
    case TooManyRecords:
        return tr("there are %2 %1 and more, too many for a file of this size (byte %3)")
            .arg(field)
            .arg(error.value)
            .arg(error.offset);
    case BadValue:
        return tr("%1 has the value %2, which is not allowed (byte %3)")
            .arg(field)
            .arg(error.value)
            .arg(error.offset);
    case BadText:
        return tr("line %1: %2 (byte %3)").arg(error.value).arg(field).arg(error.offset);
    case UnknownFormat:
        return tr("the file name's ending says no format that Odori knows");
    case OutOfRange:
        return tr("%1 is out of range").arg(field);
    case SystemFailure:
        return tr("this machine cannot do it: %1").arg(field);
    case Cancelled:
        return tr("stopped");
    case NothingMatches: {
        const auto tracks =
            int(std::min<std::uint64_t>(error.value, std::numeric_limits<int>::max()));
        return tr(
            "none of the motion's %n bone and morph track(s) is in the model", nullptr, tracks);
    }
    }
    return {};
}

} // namespace

QString sentence(const mmd::Error& error, const QString& path)
{
    return tr("%1: %2.").arg(path, whatIsWrong(error));
}

QString sentence(const mmd::Warning& warning)
{
    using enum mmd::WarningCode;
    const auto what = [&] {
        switch (warning.code) {
        case BadReference:
            return tr("refers to something that is not there; ignored");
        case ParentCycle:
            return tr("is its own ancestor; the cycle was cut");
        case BadNumber:
            return tr("is not a finite number");
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
            return tr("is not there or cannot be read");
        case RefusedPath:
            return tr("texture path leaves the model's folder and was refused");
        case UnsupportedFeature:
            return tr("is not supported");
        case MorphCycle:
            return tr("group morph contains itself; the cycle was cut");
        case OutOfRange:
            return tr("is outside what can be simulated; the nearest that can is used");
        case NoEffect:
            return tr("has no effect");
        case PhysicsReset:
            return tr("the simulation ran away and began anew");
        case Other:
            return tr("is odd");
        }
        return QString();
    }();
    const QString place = QString::fromStdString(warning.place);
    return warning.count > 1
               ? tr("%1: %2 (%3 times)").arg(place, what, QString::number(warning.count))
               : tr("%1: %2").arg(place, what);
}

} // namespace odori
