// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <vector>

namespace odori::test {

/// A parsed GLB.
class GlbFile {
public:
    explicit GlbFile(const QByteArray& bytes);

    QJsonObject json;
    QByteArray binary;

    [[nodiscard]] QJsonObject at(const char* list, int index) const;
    [[nodiscard]] int count(const char* list) const;
    /// Index of the node with that name, -1 if there is none.
    [[nodiscard]] int node(const QString& name) const;
    /// An accessor of floats.
    [[nodiscard]] std::vector<float> floats(int accessor) const;
    /// The bytes of an image.
    [[nodiscard]] QByteArray image(int index) const;

    struct Channel {
        std::vector<float> times, values; ///< no times if nothing is animated
    };
    [[nodiscard]] Channel channel(const QString& node, const char* path) const;
    /// The number of keys of all curves of the first animation.
    [[nodiscard]] int keyCount() const;

private:
    [[nodiscard]] QByteArray view(int index) const;
};

} // namespace odori::test
