// SPDX-License-Identifier: MIT
#include "libmmd/motion/angles/rotation.h"

namespace mmd {

glm::quat slerpShortWay(const glm::quat& from, const glm::quat& to, double t)
{
    const double a[4] = {from.x, from.y, from.z, from.w};
    const double b[4] = {to.x, to.y, to.z, to.w};
    const double product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    const double cosine = std::abs(product);
    double weightA = 1.0 - t;
    double weightB = t;
    // Below this distance a straight line equals the arc to the last bit of a float.
    if (cosine < 1.0 - 1e-9) {
        const double angle = std::acos(cosine);
        weightA = std::sin(weightA * angle);
        weightB = std::sin(weightB * angle);
    }
    if (product < 0.0)
        weightB = -weightB;
    double sum[4];
    double square = 0.0;
    for (int i = 0; i < 4; ++i) {
        sum[i] = weightA * a[i] + weightB * b[i];
        square += sum[i] * sum[i];
    }
    const double scale = 1.0 / std::sqrt(square); // the arc is short, so the sum is never zero
    return glm::quat(static_cast<float>(sum[3] * scale), static_cast<float>(sum[0] * scale),
        static_cast<float>(sum[1] * scale), static_cast<float>(sum[2] * scale));
}

} // namespace mmd
