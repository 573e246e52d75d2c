// SPDX-License-Identifier: MIT
#include "libmmd/animation/gltf/gltf_buffers.h"

#include "libmmd/animation/json_text.h"
#include "libmmd/base/byte_reader.h"
#include "libmmd/base/file_io.h"

#include <array>
#include <cmath>
#include <cstring>
#include <string_view>

namespace mmd::gltf {
namespace {

constexpr std::uint32_t magic = 0x46546C67, jsonChunk = 0x4E4F534A, binaryChunk = 0x004E4942;

tl::unexpected<Error> problem(std::string reason, std::size_t offset = 0)
{
    return tl::unexpected(
        Error{.code = ErrorCode::BadText, .offset = offset, .field = std::move(reason)});
}

int sextet(char letter)
{
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::size_t at = letters.find(letter);
    return at == letters.npos ? -1 : int(at);
}

std::vector<std::byte> decodedBase64(std::string_view text)
{
    std::vector<std::byte> bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char letter : text) {
        const int value = sextet(letter);
        if (value < 0)
            break;
        bits = (bits << 6) | std::uint32_t(value);
        count += 6;
        if (count >= 8) {
            count -= 8;
            bytes.push_back(std::byte((bits >> count) & 0xFF));
        }
    }
    return bytes;
}

/// Only a plain name: a file of strangers may not read elsewhere.
bool isInFolder(std::string_view uri)
{
    return !uri.empty() && uri.find_first_of("/\\:") == uri.npos && uri != "..";
}

Result<std::vector<std::byte>> bufferOf(const Json& buffer, const std::filesystem::path& folder)
{
    const auto uri = buffer.is_object() ? buffer.find("uri") : buffer.end();
    if (!buffer.is_object() || uri == buffer.end() || !uri->is_string())
        return std::vector<std::byte>();
    const auto& text = uri->get_ref<const std::string&>();
    if (text.substr(0, 5) == "data:") {
        const std::size_t comma = text.find(";base64,");
        return comma == text.npos ? std::vector<std::byte>()
                                  : decodedBase64(std::string_view(text).substr(comma + 8));
    }
    if (!isInFolder(text))
        return problem("a buffer is not in the folder of the file");
    return readFile(folder / pathFromUtf8(text));
}

struct Chunks {
    std::span<const std::byte> json, binary;
};

Result<Chunks> chunksOf(std::span<const std::byte> bytes)
{
    ByteReader in(bytes);
    in.read<std::uint32_t>();
    const auto version = in.read<std::uint32_t>();
    if (version != 2)
        return tl::unexpected(Error{
            .code = ErrorCode::UnsupportedVersion, .offset = 4, .field = std::to_string(version)});
    in.read<std::uint32_t>(); // the length of the file, which is known
    Chunks chunks;
    while (in.offset() + 8 <= bytes.size()) {
        const std::size_t at = in.offset();
        const auto size = in.read<std::uint32_t>();
        const auto kind = in.read<std::uint32_t>();
        const auto chunk = in.readBytes(size);
        if (in.hasFailed())
            return tl::unexpected(Error{.code = ErrorCode::UnexpectedEnd,
                .offset = at,
                .field = kind == jsonChunk ? "JSON chunk" : "binary chunk",
                .value = size});
        if (kind == jsonChunk && chunks.json.empty())
            chunks.json = chunk;
        else if (kind == binaryChunk && chunks.binary.empty())
            chunks.binary = chunk;
    }
    if (chunks.json.empty())
        return tl::unexpected(
            Error{.code = ErrorCode::UnexpectedEnd, .offset = bytes.size(), .field = "JSON chunk"});
    return chunks;
}

struct Component {
    std::size_t size = 0;
    double divisor = 1.0; ///< of a normalised integer
    bool isSigned = false;
};

Component componentOf(std::size_t type)
{
    switch (type) {
    case 5120:
        return {1, 127.0, true};
    case 5121:
        return {1, 255.0, false};
    case 5122:
        return {2, 32767.0, true};
    case 5123:
        return {2, 65535.0, false};
    case 5126:
        return {4, 1.0, true};
    default:
        return {};
    }
}

float numberAt(const std::byte* at, const Component& component)
{
    if (component.size == 4) {
        float value = 0.0f;
        std::memcpy(&value, at, 4);
        return std::isfinite(value) ? value : 0.0f;
    }
    int value = 0;
    if (component.size == 1) {
        std::uint8_t raw = 0;
        std::memcpy(&raw, at, 1);
        value = component.isSigned ? int(std::int8_t(raw)) : int(raw);
    } else {
        std::uint16_t raw = 0;
        std::memcpy(&raw, at, 2);
        value = component.isSigned ? int(std::int16_t(raw)) : int(raw);
    }
    return float(std::max(double(value) / component.divisor, -1.0));
}

std::size_t widthOf(const Json& accessor)
{
    const auto type = accessor.find("type");
    if (type == accessor.end() || !type->is_string())
        return 0;
    constexpr std::array<std::pair<std::string_view, std::size_t>, 5> widths{
        {{"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}}};
    for (const auto& [name, width] : widths)
        if (type->get_ref<const std::string&>() == name)
            return width;
    return 0;
}

} // namespace

std::optional<std::size_t> indexAt(const Json& json, const char* name)
{
    const auto found = json.is_object() ? json.find(name) : json.end();
    if (!json.is_object() || found == json.end() || !found->is_number_unsigned())
        return {};
    return found->get<std::size_t>();
}

const Json& listAt(const Json& json, const char* name)
{
    static const Json nothing = Json::array();
    const auto found = json.is_object() ? json.find(name) : json.end();
    return json.is_object() && found != json.end() && found->is_array() ? *found : nothing;
}

const Json* elementAt(const Json& json, const char* name, std::size_t index)
{
    const Json& list = listAt(json, name);
    return index < list.size() && list[index].is_object() ? &list[index] : nullptr;
}

Result<File> File::read(std::span<const std::byte> bytes, const std::filesystem::path& folder)
{
    Chunks chunks{bytes, {}};
    std::uint32_t first = 0;
    if (bytes.size() >= 4)
        std::memcpy(&first, bytes.data(), 4);
    if (first == magic) {
        const auto found = chunksOf(bytes);
        if (!found)
            return tl::unexpected(found.error());
        chunks = *found;
    }
    File file;
    auto json = parsedJson({reinterpret_cast<const char*>(chunks.json.data()), chunks.json.size()});
    if (!json)
        return tl::unexpected(json.error());
    file.m_json = std::move(*json);
    const Json& buffers = listAt(file.m_json, "buffers");
    for (const Json& buffer : buffers) {
        auto content = bufferOf(buffer, folder);
        if (!content)
            return tl::unexpected(content.error());
        if (file.m_buffers.empty() && content->empty())
            content->assign(chunks.binary.begin(), chunks.binary.end());
        file.m_buffers.push_back(std::move(*content));
    }
    return file;
}

Result<std::vector<float>> File::numbers(std::size_t index, std::size_t width) const
{
    const std::string name = "accessor " + std::to_string(index);
    const Json* accessor = elementAt(m_json, "accessors", index);
    if (!accessor || widthOf(*accessor) != width || accessor->contains("sparse"))
        return problem(name + " is missing or of a kind that is not supported");
    const Component component = componentOf(indexAt(*accessor, "componentType").value_or(0));
    const std::size_t count = indexAt(*accessor, "count").value_or(0);
    const Json* view =
        elementAt(m_json, "bufferViews", indexAt(*accessor, "bufferView").value_or(SIZE_MAX));
    const std::size_t buffer = view ? indexAt(*view, "buffer").value_or(SIZE_MAX) : SIZE_MAX;
    if (component.size == 0 || buffer >= m_buffers.size())
        return problem(name + " has no bytes or no known type");
    const std::size_t element = component.size * width;
    const std::size_t stride = indexAt(*view, "byteStride").value_or(element);
    const std::size_t viewBegin = indexAt(*view, "byteOffset").value_or(0);
    const std::size_t viewSize = indexAt(*view, "byteLength").value_or(0);
    const std::size_t begin = indexAt(*accessor, "byteOffset").value_or(0);
    const std::size_t all = m_buffers[buffer].size();
    const bool fits = viewBegin <= all && viewSize <= all - viewBegin && begin <= viewSize &&
                      stride >= element && stride <= 255 * 4 &&
                      (count == 0 || (viewSize - begin >= element &&
                                         count - 1 <= (viewSize - begin - element) / stride));
    if (!fits)
        return problem(name + " has more bytes than its buffer");
    std::vector<float> numbers;
    numbers.reserve(count * width);
    const std::byte* at = m_buffers[buffer].data() + viewBegin + begin;
    for (std::size_t each = 0; each < count; ++each)
        for (std::size_t part = 0; part < width; ++part)
            numbers.push_back(numberAt(at + each * stride + part * component.size, component));
    return numbers;
}

} // namespace mmd::gltf
