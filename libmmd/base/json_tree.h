// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace mmd {

/// Parses a JSON text into a tree and calls a watch function. The library has a similar function,
/// but at the end of each object it visits all siblings: a list of n objects needs n² steps.
class JsonTree {
public:
    using Json = nlohmann::ordered_json;
    using Event = Json::parse_event_t;
    /// Called at the beginning of each object and array, and for each name and each plain value,
    /// with the number of open objects and arrays around it. False ends the parsing.
    using Watch = std::function<bool(int depth, Event event, const Json& value)>;

    explicit JsonTree(Watch watch)
        : m_watch(std::move(watch))
    {
    }

    /// False if the watch ended it. Throws the library's exceptions for a text that is not JSON.
    template <class Iterator>
    bool parse(Iterator begin, Iterator end)
    {
        return Json::sax_parse(std::move(begin), std::move(end), this);
    }
    /// The result, for moving.
    [[nodiscard]] Json& root() { return m_root; }

    // The parser calls these.
    bool null() { return value(nullptr); }
    bool boolean(bool flag) { return value(flag); }
    bool number_integer(std::int64_t number) { return value(number); }
    bool number_unsigned(std::uint64_t number) { return value(number); }
    bool number_float(double number, const std::string&) { return value(number); }
    bool string(std::string& text) { return value(std::move(text)); }
    bool binary(const Json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json::object(), Event::object_start); }
    bool start_array(std::size_t) { return open(Json::array(), Event::array_start); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name)
    {
        if (!m_watch(depth(), Event::key, Json(name)))
            return false;
        m_member = &(*m_open.back())[name];
        return true;
    }
    template <class Exception>
    bool parse_error(std::size_t, const std::string&, const Exception& error)
    {
        throw error;
    }

private:
    [[nodiscard]] int depth() const { return static_cast<int>(m_open.size()); }

    bool value(Json json)
    {
        if (!m_watch(depth(), Event::value, json))
            return false;
        add(std::move(json));
        return true;
    }
    bool open(Json json, Event event)
    {
        if (!m_watch(depth(), event, json))
            return false;
        m_open.push_back(&add(std::move(json)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }
    Json& add(Json json)
    {
        if (m_open.empty())
            return m_root = std::move(json);
        if (!m_open.back()->is_array())
            return *m_member = std::move(json);
        m_open.back()->push_back(std::move(json));
        return m_open.back()->back();
    }

    Watch m_watch;
    Json m_root;
    std::vector<Json*> m_open; ///< open objects and arrays
    Json* m_member = nullptr;  ///< the value of the last name
};

} // namespace mmd
