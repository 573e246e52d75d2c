// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <string>

namespace mmd {

/// What went wrong with an input or with the machine. Sentences for people are made from it in
/// ui/messages.
enum class ErrorCode {
    FileNotFound,
    NotReadable,
    NotWritable, ///< `field` is "file", or the path of another file that belongs to it
    EmptyFile,
    WrongSignature,     ///< not a file of the kind that was asked for
    UnsupportedVersion, ///< `field` names the version found
    UnexpectedEnd,      ///< the file is cut: `field` needs more bytes than are left
    CountTooLarge,      ///< `value` records of `field` cannot fit in what is left of the file
    TooManyRecords,     ///< `value` records of `field` are too many for a file of this size
    BadValue,           ///< `field` holds `value`, which the format does not allow
    BadText,            ///< a text breaks its format: `field` says what, `value` is the line from 1
    UnknownFormat,      ///< the file name's extension says nothing we know
    OutOfRange,         ///< an argument (frame range, size) outside what is possible
    SystemFailure,      ///< graphics context and the like; `field` says what
    Cancelled,          ///< the user stopped the job
    NotVerified,     ///< what was written, read again, is not what it should be: `field` says why
    NothingMatches,  ///< none of the motion's `value` tracks is in the model; `field`: which kind
    FileTooLarge,    ///< the file has `value` bytes, more than is read of any file
    TooManyFrames,   ///< a motion or a range has more frames than `value`, the most at once
    OutOfMemory,     ///< the job needs more memory than there is
    InternalFailure, ///< an error of Odori itself; the job was stopped
};

/// Why the machine refuses a file: the reason of NotReadable and NotWritable.
enum class FileProblem {
    Unknown,
    IsFolder,
    NotRegular,     ///< a device, a pipe or a socket
    WriteProtected, ///< its owner may not write it either
    NoPermission,   ///< the user may not
    NoFolder,       ///< the folder that it would be in does not exist
    ReadOnlyDisk,
    DiskFull, ///< or a quota or a limit of file sizes is reached
    NameTooLong,
};

/// One failure, in the file's own terms. Nothing of the input is kept but these words.
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

/// An oddity that was tolerated: the file was read all the same.
enum class WarningCode {
    BadReference,      ///< an index out of range, treated as none
    ParentCycle,       ///< a bone was its own ancestor; the cycle was cut
    BadNumber,         ///< NaN or infinite
    FaceCountMismatch, ///< material index counts do not sum to the face count
    NameCut,           ///< a name longer than its field was cut
    NameShared,        ///< several bones or morphs go by one name; each gets all of its keys
    NameUnencodable,   ///< a name has characters that the file's encoding lacks
    WrongSignatureTail,
    CountMismatch, ///< not as many records as the file announces; `place` has both
    DuplicateKey,  ///< the same track and frame twice: the later one wins
    TrailingBytes,
    MissingTexture,
    MissingFile,    ///< a file that a project refers to is not there or cannot be read
    RefusedPath,    ///< a texture path that leaves the model's folder
    TextureReduced, ///< a picture is shown smaller than it is, to save memory
    OtherLinks,     ///< other hard links to a file that was replaced keep the old content
    UnsupportedFeature,
    MorphCycle,   ///< a group morph contained itself; the cycle was cut
    OutOfRange,   ///< outside what is possible; the nearest value that is possible is used
    NoEffect,     ///< does nothing as it is
    PhysicsReset, ///< the simulation ran away and began anew
    PhysicsOff,   ///< more than can be simulated: bones stay where their keys put them
    Other,
};

struct Warning {
    WarningCode code = WarningCode::Other;
    std::string place;     ///< e.g. "bone 12 (左足ＩＫ), IK link 3"; UTF-8
    std::size_t count = 1; ///< how often, where equal ones were folded into one
    bool operator==(const Warning&) const = default;
};

} // namespace mmd
