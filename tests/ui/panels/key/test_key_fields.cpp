// SPDX-License-Identifier: MIT
#include "libmmd/motion/track_kinds.h"
#include "libmmd/scene/edits/keys/register.h"
#include "tests/support/differing_keys.h"
#include "tests/ui/panels/key/key_panel_stage.h"
#include "ui/document/models/key_table_cells.h"
#include "ui/fields/switch_field.h"
#include "ui/panels/key/scene_key_rows.h"
#include "ui/theme/theme.h"

#include <QtWidgets/QComboBox>

using namespace odori;
using namespace odori::test;
using enum mmd::KeyNumber;

/// Every field of the key panel, for keys of every kind: each shows its own cell and changes only
/// that cell.
class TestKeyFields : public QObject, private KeyPanelStage {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(*qApp, darkTheme()); }
    void init() { QVERIFY(open()); }
    void cleanup() { close(); }
    void aCellDiffersWhicheverKeyDoes_data() { addKinds(); }
    void aCellDiffersWhicheverKeyDoes();
    void everyFieldWritesItsOwnCell_data() { addFields(); }
    void everyFieldWritesItsOwnCell();
    void everyNumberIsDraggedFromEachKeysOwn_data() { addFields(true); }
    void everyNumberIsDraggedFromEachKeysOwn();
    void everyCurveNumberIsItsOwn_data();
    void everyCurveNumberIsItsOwn();
    void curveNumbersDifferWhicheverKeyDoes_data() { everyCurveNumberIsItsOwn_data(); }
    void curveNumbersDifferWhicheverKeyDoes();
    void curveNumbersStepFromEachKeysOwn_data() { everyCurveNumberIsItsOwn_data(); }
    void curveNumbersStepFromEachKeysOwn();

private:
    static void addKinds();
    static void addFields(bool numbersOnly = false);

    template <class Key>
    void put(const std::vector<Key>& keys)
    {
        putKeys(*m_document, keys);
    }
    [[nodiscard]] NumberField* number(mmd::TrackKind kind, mmd::KeyNumber which) const;
    [[nodiscard]] SwitchField* onOff(mmd::TrackKind kind, mmd::KeyNumber which) const;
    /// The text of a number's field; "—" if the keys differ.
    [[nodiscard]] QString shown(mmd::TrackKind kind, mmd::KeyNumber which) const;
    [[nodiscard]] NumberField& curveField(
        mmd::TrackKind kind, std::size_t channel, std::size_t at) const;
};

void TestKeyFields::addKinds()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    for (const mmd::TrackKind kind : keyKinds)
        QTest::addRow("kind %d", int(kind)) << kind;
}

void TestKeyFields::addFields(bool numbersOnly)
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::addColumn<mmd::KeyNumber>("which");
    for (const mmd::TrackKind kind : keyKinds)
        for (const mmd::KeyNumber which : numbersOfKind(kind))
            if (!numbersOnly || (!isSwitch(which) && which != Mode))
                QTest::addRow("kind %d, %s", int(kind), qPrintable(titleOf(which)))
                    << kind << which;
}

NumberField* TestKeyFields::number(mmd::TrackKind kind, mmd::KeyNumber which) const
{
    if (isSwitch(which) || which == Mode)
        return nullptr;
    if (kind == mmd::TrackKind::Bone)
        return &field(which);
    return kind == mmd::TrackKind::Morph ? &field(mmd::KeyNumber::Weight)
                                         : m_panel->sceneRows().form(kind).field(which);
}

SwitchField* TestKeyFields::onOff(mmd::TrackKind kind, mmd::KeyNumber which) const
{
    return kind == mmd::TrackKind::Bone ? &m_panel->physicsField()
                                        : m_panel->sceneRows().form(kind).switchField(which);
}

QString TestKeyFields::shown(mmd::TrackKind kind, mmd::KeyNumber which) const
{
    const QWidget* widget = nullptr;
    QString text;
    if (const NumberField* field = number(kind, which)) {
        widget = field;
        text = field->text();
    } else if (isSwitch(which)) {
        widget = onOff(kind, which);
        text = onOff(kind, which)->text();
    } else {
        const QComboBox* mode = m_panel->sceneRows().form(kind).choice(which);
        widget = mode;
        text = mode->currentIndex() < 0 ? QStringLiteral("—") : mode->currentText();
    }
    return widget->isVisible() && widget->isEnabled() ? text : QStringLiteral("(none)");
}

NumberField& TestKeyFields::curveField(
    mmd::TrackKind kind, std::size_t channel, std::size_t at) const
{
    return kind == mmd::TrackKind::Bone
               ? m_panel->curveField(mmd::BoneChannel(channel), at)
               : m_panel->sceneRows().curveField(mmd::CameraChannel(channel), at);
}

/// Whether the first, a middle or the last key differs; only the cell's own field shows it.
void TestKeyFields::aCellDiffersWhicheverKeyDoes()
{
    QFETCH(mmd::TrackKind, kind);
    mmd::withKeyOf(kind, [&]<class Key>() {
        const std::vector<mmd::KeyNumber> numbers = numbersOfKind(kind);
        std::vector<Key> same(3, differingKeys<Key>().front());
        for (std::uint32_t at = 0; at < 3; ++at) {
            same[at].frame = 10 * at;
            same[at].fileIndex = at;
        }
        put(same);
        QStringList texts;
        for (const mmd::KeyNumber which : numbers)
            texts.append(shown(kind, which));
        QVERIFY2(!texts.contains(QStringLiteral("—")), qPrintable(texts.join(u' ')));
        QVERIFY2(!texts.contains(QStringLiteral("(none)")), qPrintable(texts.join(u' ')));
        for (std::size_t odd = 0; odd < 3; ++odd)
            for (std::size_t at = 0; at < numbers.size(); ++at) {
                std::vector<Key> keys = same;
                QVERIFY(setNumber(keys[odd], numbers[at], sample(numbers[at], 1)));
                put(keys);
                QStringList expected = texts;
                expected[qsizetype(at)] = QStringLiteral("—");
                for (std::size_t each = 0; each < numbers.size(); ++each)
                    QCOMPARE(shown(kind, numbers[each]), expected[qsizetype(each)]);
            }
    });
}

/// The edit changes every selected key and no other; undo restores the scene and the selection.
void TestKeyFields::everyFieldWritesItsOwnCell()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, which);
    mmd::withKeyOf(kind, [&]<class Key>() {
        put(differingKeys<Key>());
        const mmd::Scene before = m_document->scene();
        const mmd::Selection selection = m_document->selection();
        std::vector<Key> expected = keysIn<Key>(*m_document);
        double wanted = 0.75;
        if (NumberField* field = number(kind, which)) {
            if (which != Weight)
                wanted = 77.0;
            type(*field, QString::number(wanted));
        } else if (isSwitch(which)) {
            wanted = 1.0; // mixed values
            QTest::mouseClick(onOff(kind, which), Qt::LeftButton);
        } else {
            wanted = 2.0;
            QComboBox* mode = m_panel->sceneRows().form(kind).choice(which);
            mode->setFocus();
            QTest::keyClick(mode, Qt::Key_End);
        }
        for (Key& key : expected)
            if (key.frame < 30)
                QVERIFY(setNumber(key, which, wanted));
        QVERIFY(keysIn<Key>(*m_document) == expected);
        QCOMPARE(m_document->undoStack()->count(), 1);
        QVERIFY(m_document->selection() == selection);
        QVERIFY(shown(kind, which) != QStringLiteral("—"));
        m_document->select({});
        m_document->undo();
        QVERIFY(m_document->scene() == before);
        QVERIFY(m_document->selection() == selection);
        QCOMPARE(shown(kind, which), QStringLiteral("—"));
        m_document->redo();
        QVERIFY(keysIn<Key>(*m_document) == expected);
        QVERIFY(m_document->selection() == selection);
    });
}

/// The value is clamped to the field's range, however far the drag is.
void TestKeyFields::everyNumberIsDraggedFromEachKeysOwn()
{
    QFETCH(mmd::TrackKind, kind);
    QFETCH(mmd::KeyNumber, which);
    mmd::withKeyOf(kind, [&]<class Key>() {
        put(differingKeys<Key>());
        NumberField* field = number(kind, which);
        const mmd::Scene before = m_document->scene();
        const mmd::Selection selection = m_document->selection();
        for (const int pixels : {40, -40, 4000, -40000}) {
            std::vector<Key> expected = keysIn<Key>(*m_document);
            for (Key& key : expected) {
                const double start = *numberOf(key, which);
                if (key.frame < 30)
                    QVERIFY(
                        setNumber(key, which, field->clamped(start + pixels / 4 * field->step())));
            }
            dragLabel(*field, pixels);
            QVERIFY2(keysIn<Key>(*m_document) == expected, qPrintable(QString::number(pixels)));
            QCOMPARE(m_document->undoStack()->count(), 1);
            QVERIFY(m_document->selection() == selection);
            m_document->undo();
            QVERIFY(m_document->scene() == before);
            QVERIFY(m_document->selection() == selection);
        }
    });
}

void TestKeyFields::everyCurveNumberIsItsOwn_data()
{
    QTest::addColumn<mmd::TrackKind>("kind");
    QTest::newRow("bone") << mmd::TrackKind::Bone;
    QTest::newRow("camera") << mmd::TrackKind::Camera;
}

namespace {

template <class Visit>
void withCurvedKeyOf(mmd::TrackKind kind, Visit visit)
{
    if (kind == mmd::TrackKind::Bone)
        visit.template operator()<mmd::BoneKeyframe>();
    else
        visit.template operator()<mmd::CameraKeyframe>();
}

template <class Key, class Visit>
void forCurveNumbers(Key& key, Visit visit)
{
    auto& value = [&]() -> auto&
    {
        if constexpr (Key::kind == mmd::TrackKind::Camera)
            return key.value;
        else
            return key;
    }
    ();
    auto curves = mmd::curvesOf(value.interpolation);
    for (std::size_t channel = 0; channel < curves.size(); ++channel) {
        std::uint8_t* const numbers[] = {
            &curves[channel].x1, &curves[channel].y1, &curves[channel].x2, &curves[channel].y2};
        for (std::size_t at = 0; at < 4; ++at)
            visit(channel, at, *numbers[at]);
    }
    value.interpolation = mmd::withCurves(value.interpolation, curves);
}

} // namespace

void TestKeyFields::everyCurveNumberIsItsOwn()
{
    QFETCH(mmd::TrackKind, kind);
    withCurvedKeyOf(kind, [&]<class Key>() {
        std::vector<Key> two = differingKeys<Key>();
        two.resize(2);
        int next = 10;
        forCurveNumbers(
            two[0], [&](auto, auto, std::uint8_t& number) { number = std::uint8_t(++next); });
        put(two);
        mmd::Selection selection = m_document->selection();
        selection.setKey(trackOf(kind), 10, false);
        const mmd::TrackId other =
            kind == mmd::TrackKind::Bone ? morph("い") : mmd::TrackId{mmd::TrackKind::Light, {}};
        const mmd::Scene& scene = m_document->scene();
        m_document->load(mmd::registerKeys({scene, scene.active}, {&other, 1}, 0));
        selection.setKey(other, 0, true); // has no curves
        m_document->select(selection);
        next = 10;
        forCurveNumbers(two[0], [&](std::size_t channel, std::size_t at, std::uint8_t&) {
            QCOMPARE(curveField(kind, channel, at).text(), QString::number(++next));
        });
        const mmd::Scene before = m_document->scene();
        forCurveNumbers(two[0], [&](std::size_t channel, std::size_t at, std::uint8_t&) {
            type(curveField(kind, channel, at), QStringLiteral("99"));
            std::vector<Key> expected = two;
            forCurveNumbers(expected[0], [&](std::size_t c, std::size_t a, std::uint8_t& number) {
                number = c == channel && a == at ? 99 : number;
            });
            QVERIFY(keysIn<Key>(*m_document) == expected);
            m_document->undo();
            QVERIFY(m_document->scene() == before);
            QVERIFY(m_document->selection() == selection);
        });
    });
}

void TestKeyFields::curveNumbersDifferWhicheverKeyDoes()
{
    QFETCH(mmd::TrackKind, kind);
    withCurvedKeyOf(kind, [&]<class Key>() {
        std::vector<Key> same = differingKeys<Key>();
        same.resize(3);
        for (std::size_t odd = 0; odd < 3; ++odd)
            forCurveNumbers(same[0], [&](std::size_t channel, std::size_t at, std::uint8_t&) {
                std::vector<Key> keys = same;
                forCurveNumbers(keys[odd], [&](std::size_t c, std::size_t a, std::uint8_t& number) {
                    number = c == channel && a == at ? 55 : number;
                });
                put(keys);
                forCurveNumbers(same[0], [&](std::size_t c, std::size_t a, std::uint8_t&) {
                    QCOMPARE(curveField(kind, c, a).isMixed(), c == channel && a == at);
                });
            });
    });
}

/// The arrow keys change it; the value is clamped to the range of a curve.
void TestKeyFields::curveNumbersStepFromEachKeysOwn()
{
    QFETCH(mmd::TrackKind, kind);
    withCurvedKeyOf(kind, [&]<class Key>() {
        std::vector<Key> three = differingKeys<Key>();
        three.resize(3);
        for (std::size_t at = 0; at < 3; ++at)
            forCurveNumbers(three[at],
                [&](auto, auto, std::uint8_t& number) { number = std::uint8_t(5 + 58 * at); });
        put(three);
        const mmd::Scene before = m_document->scene();
        forCurveNumbers(three[0], [&](std::size_t channel, std::size_t at, std::uint8_t&) {
            for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) {
                NumberField& field = curveField(kind, channel, at);
                field.setFocus();
                QTest::keyClick(&field, key, Qt::ShiftModifier);
                QTest::keyClick(&field, key);
                const int step = key == Qt::Key_Up ? 11 : -11;
                std::vector<Key> expected = three;
                for (Key& each : expected)
                    forCurveNumbers(each, [&](std::size_t c, std::size_t a, std::uint8_t& number) {
                        if (c == channel && a == at)
                            number = std::uint8_t(std::clamp(number + step, 0, 127));
                    });
                QVERIFY(keysIn<Key>(*m_document) == expected);
                QTest::keyClick(&field, Qt::Key_Escape);
                QVERIFY(m_document->scene() == before);
                QCOMPARE(m_document->undoStack()->count(), 0);
            }
        });
    });
}

QTEST_MAIN(TestKeyFields)
#include "test_key_fields.moc"
