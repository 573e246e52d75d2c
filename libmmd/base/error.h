// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace mmd {

/// What failed in an input or on the machine. ui/messages makes sentences for people from it.
enum class ErrorCode {
    FileNotFound,
    NotReadable,
    NotWritable, ///< `field` is "file", or the path of another file that belongs to it
    EmptyFile,
    WrongSignature,     ///< not a file of the wanted kind
    UnsupportedVersion, ///< `field` is the version in the file
    UnexpectedEnd,      ///< the file is cut: `field` needs more bytes than are left
    CountTooLarge,      ///< `value` records of `field` do not fit in the rest of the file
    TooManyRecords,     ///< `value` records of `field` are too many for a file of this size
    BadValue,           ///< `field` has `value`, which the format does not allow
    BadText,            ///< a text violates its format: `field` is the reason, `value` is the line
                        ///< from 1; 0: foreign code gave the reason, without a line
    UnknownFormat,      ///< the file name's extension is unknown
    OutOfRange,         ///< an argument (frame range, size) outside what is possible
    SystemFailure,      ///< graphics context and the like; `field` is the message
    Cancelled,          ///< the user stopped the job
    NotVerified,        ///< the written file, read again, is wrong: `field` is the reason
    NothingMatches,  ///< none of the motion's `value` tracks is in the model; `field`: which kind
    FileTooLarge,    ///< the file has `value` bytes, more than the limit of any file
    TooManyFrames,   ///< a motion or a range has more frames than `value`, the maximum
    ProgramMissing,  ///< another program, which the job needs, was not found: `field` is its name
    ProgramFailed,   ///< another program failed: `field` is its name and its last message
    OutOfMemory,     ///< the job needs more memory than there is
    InternalFailure, ///< an error of Odori itself; the job was stopped
};

/// Why the system refuses a file: the reason of NotReadable and NotWritable.
enum class FileProblem {
    Unknown,
    IsFolder,
    NotRegular,     ///< a device, a pipe or a socket
    WriteProtected, ///< its owner may not write it either
    NoPermission,   ///< the user may not write it
    NoFolder,       ///< its folder does not exist
    ReadOnlyDisk,
    DiskFull, ///< or a quota or a limit of file sizes is reached
    NameTooLong,
    IoError,      ///< the disk or its driver failed
    Disconnected, ///< the disk or the network share is no longer there
    NotFlushed,   ///< the new file is complete, but a power cut may bring back the old one
};

/// One failure, in the file's own terms. It keeps only these words of the input.
struct Error {
    ErrorCode code = ErrorCode::BadValue;
    std::size_t offset = 0;  ///< byte offset in the input where the failed field begins
    std::string field;       ///< e.g. "bone keys", "bone key 12, frame"; UTF-8, English
    std::uint64_t value = 0; ///< the offending number, if there is one
    FileProblem problem = FileProblem::Unknown; ///< for NotReadable and NotWritable
    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

/// A tolerated oddity: the file was read anyway.
enum class WarningCode {
    BadReference,      ///< an index out of range, treated as none
    ParentCycle,       ///< a bone was its own ancestor; the cycle was cut
    BadNumber,         ///< NaN or infinite
    FaceCountMismatch, ///< the sum of the materials' index counts is not the number of indices
    NameCut,           ///< a name longer than its field was cut
    NameShared,        ///< several bones or morphs have the same name; each gets all keys
    NameUnencodable,   ///< a name has characters that the file's encoding does not have
    WrongSignatureTail,
    CountMismatch, ///< another number of records than the file announces; `location` has both
    DuplicateKey,  ///< the same track and frame twice: the later one counts
    TrailingBytes,
    MissingTexture,
    MissingFile,    ///< a file that a project refers to is missing or cannot be read
    RefusedPath,    ///< a texture path to a file outside the model's folder
    TextureReduced, ///< a picture is shown at a lower resolution, to save memory
    OtherLinks,     ///< other hard links to a file that was replaced keep the old content
    UnsupportedFeature,
    MorphCycle,   ///< a group morph contained itself; the cycle was cut
    AfterLastKey, ///< a range in which nothing moves, because it begins after the last key
    OutOfRange,   ///< outside the possible range; the nearest possible value is used
    NoEffect,     ///< has no effect
    PhysicsReset, ///< the simulation became invalid and was restarted
    PhysicsOff,   ///< too much to simulate: bones follow their keys
    Other,
};

struct Warning {
    WarningCode code = WarningCode::Other;
    std::string location;  ///< e.g. "bone 12 (左足ＩＫ), IK link 3"; UTF-8
    std::size_t count = 1; ///< number of equal warnings that were joined
    bool operator==(const Warning&) const = default;
};

} // namespace mmd
