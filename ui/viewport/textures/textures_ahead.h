// SPDX-License-Identifier: MIT
#pragma once

#include "ui/viewport/textures/texture_loading.h"

#include <mutex>
#include <optional>

namespace odori {

/// The textures of the first model that the program opens, decoded while it builds its window. A
/// Stage takes them when it gets that model. All functions can be called in any thread.
class TexturesAhead {
public:
    TexturesAhead();
    ~TexturesAhead();

    struct Begun {
        TextureListPtr list;
        std::vector<int> halvings;
        QFuture<TexturesPtr> textures;
    };
    /// Finds the textures of `model` and begins to decode them. `budget`: of the memory for all
    /// textures, in bytes. Only the first call does anything, because only one model's pictures are
    /// decoded at a time.
    void begin(std::shared_ptr<const mmd::Model> model, std::size_t budget);
    /// The textures of `model`, once; none if they were not begun.
    [[nodiscard]] std::optional<Begun> take(const std::shared_ptr<const mmd::Model>& model);
    /// Drops textures that nobody took.
    void drop();

private:
    std::mutex m_mutex;
    bool m_isFirst = true;
    std::shared_ptr<const mmd::Model> m_model; ///< null: there is nothing to take
    Begun m_begun;
    QThreadPool m_decoding; ///< one thread
};

} // namespace odori
