// SPDX-License-Identifier: MIT
#include "libmmd/motion/names.h"

#include <algorithm>

namespace mmd {
namespace {

std::size_t modelNameSize(const MotionHeader& header)
{
    return header.version == 1 ? 10 : header.modelName.size();
}

std::string_view upToNul(std::string_view field)
{
    return field.substr(0, field.find('\0'));
}

} // namespace

std::string_view modelNameOf(const MotionHeader& header)
{
    return upToNul({header.modelName.data(), modelNameSize(header)});
}

void setModelName(MotionHeader& header, std::string_view name)
{
    name = upToNul(name).substr(0, modelNameSize(header));
    if (name == modelNameOf(header))
        return;
    header.modelName.fill('\0');
    std::copy(name.begin(), name.end(), header.modelName.begin());
}

Motion newCameraMotion()
{
    Motion motion;
    setModelName(motion.header, cameraMotionName);
    return motion;
}

std::string_view ikNameOf(const IkSwitch& each)
{
    return upToNul({each.name.data(), ikNameSize});
}

IkSwitch ikSwitch(std::string_view name, bool on)
{
    IkSwitch result;
    name = upToNul(name).substr(0, ikNameSize);
    std::copy(name.begin(), name.end(), result.name.begin());
    result.on = on ? 1 : 0;
    return result;
}

bool isIkOn(const ShowIkValue& value, std::string_view name)
{
    const auto at = std::find_if(value.switches.begin(), value.switches.end(),
        [&](const IkSwitch& each) { return ikNameOf(each) == name; });
    return at == value.switches.end() || at->on != 0;
}

ShowIkValue withIk(ShowIkValue value, std::string_view name, bool on)
{
    const auto at = std::find_if(value.switches.begin(), value.switches.end(),
        [&](const IkSwitch& each) { return ikNameOf(each) == name; });
    if (at == value.switches.end())
        value.switches.push_back(ikSwitch(name, on));
    else if ((at->on != 0) != on)
        at->on = on ? 1 : 0;
    return value;
}

} // namespace mmd
