// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/shared_numbers.h"

#include <QtWidgets/QWidget>

#include <vector>

class QComboBox;
class QGridLayout;

namespace odori {

class NumberField;
class SwitchField;

/// Numbers of a key of one kind as rows with a field each: numbers to be typed or dragged by their
/// labels, switches, self-shadow's mode. It shows only values that it is given and requests changes
/// by signals; it changes nothing itself.
class CellForm : public QWidget {
    Q_OBJECT
public:
    CellForm(mmd::TrackKind kind, std::vector<mmd::KeyNumber> numbers, QWidget* parent = nullptr);

    [[nodiscard]] mmd::TrackKind kind() const { return m_kind; }
    [[nodiscard]] const std::vector<mmd::KeyNumber>& numbers() const { return m_numbers; }
    /// The field of a number; null if it is a switch or a choice.
    [[nodiscard]] NumberField* field(mmd::KeyNumber number) const;
    [[nodiscard]] SwitchField* switchField(mmd::KeyNumber number) const;
    [[nodiscard]] QComboBox* choice(mmd::KeyNumber number) const;

    /// `isDraft`: the values are not registered.
    void showNumbers(const SharedNumbers& shown, bool isDraft);

    /// The name of a number of keys of `kind` for the user: "Centre X" of the camera.
    [[nodiscard]] static QString titleOf(mmd::TrackKind kind, mmd::KeyNumber number);

signals:
    void edited(mmd::KeyNumber number, double value);
    /// After edited(), as NumberField::limited().
    void limited(const QString& sentence);
    /// One adjustment by dragging, wheel or keys; `delta` is the difference from its start.
    void adjustStarted(mmd::KeyNumber number);
    void adjusted(mmd::KeyNumber number, double delta);
    void adjustFinished(mmd::KeyNumber number);
    void adjustCancelled();

private:
    struct Row {
        mmd::KeyNumber number;
        NumberField* field = nullptr;
        SwitchField* onOff = nullptr;
        QComboBox* choice = nullptr;
    };
    void addNumber(Row& row, QGridLayout* form);
    void addSwitch(Row& row, QGridLayout* form);
    void addChoice(Row& row, QGridLayout* form);
    [[nodiscard]] const Row* rowOf(mmd::KeyNumber number) const;

    mmd::TrackKind m_kind;
    std::vector<mmd::KeyNumber> m_numbers;
    std::vector<Row> m_rows;
};

} // namespace odori
