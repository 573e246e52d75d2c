// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/QSize>
#include <QtWidgets/QWidget>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace odori {

/// The size of a picture or film in pixels: usual sizes, and two fields for others.
class SizeFields : public QWidget {
    Q_OBJECT
public:
    /// `view` is offered as the size of the window's picture.
    SizeFields(const QSize& chosen, const QSize& view, QWidget* parent = nullptr);

    [[nodiscard]] QSize value() const;
    /// Makes both numbers even, now and later.
    void setEven(bool even);
    /// Adds the fields as a row. The label is beside the first of the two lines.
    void addTo(QFormLayout& form, const QString& label);

signals:
    void changed();

private:
    void choose(const QSize& size);
    void follow();

    QComboBox* m_sizes;
    QSpinBox* m_width;
    QSpinBox* m_height;
    bool m_isEven = false;
};

} // namespace odori
