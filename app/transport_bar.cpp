// SPDX-License-Identifier: MIT
#include "app/transport_bar.h"

#include "app/commands/commands.h"
#include "libmmd/base/frame_rate.h"
#include "ui/fields/boxes/limited_box.h"
#include "ui/fields/number_selecting.h"
#include "ui/fields/number_text.h"
#include "ui/theme/text_size.h"

#include <QtCore/QSignalBlocker>
#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace odori {
namespace {

QString timeText(double frame, std::uint32_t first, std::uint32_t last)
{
    return TransportBar::tr("%1 s · %2–%3")
        .arg(frame / mmd::framesPerSecond, 0, 'f', 3)
        .arg(first)
        .arg(last);
}

/// The current frame as a field of at least four digits, as MMD shows it.
class FrameField : public WholeBox {
public:
    FrameField(Document& document, QWidget* parent)
        : WholeBox(parent)
        , m_document(document)
    {
    }

protected:
    void noteOutside(double number) const override
    {
        m_document.say(limitText(accessibleName(), number, minimum(), maximum()));
    }
    QString textFromValue(int value) const override
    {
        return QStringLiteral("%1").arg(value, 4, 10, QLatin1Char('0'));
    }

    /// A click selects the number, so that typing replaces it, as in the fields of the panels.
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        lineEdit()->setModified(false);
        QTimer::singleShot(0, this, [this] { // after the press, in which Qt sets the cursor
            if (hasFocus() && !lineEdit()->isModified())
                selectAll();
        });
    }

private:
    Document& m_document;
};

} // namespace

TransportBar::TransportBar(Document& document, Playback& playback, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_playback(playback)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(4);
    layout->addLayout(m_buttons);
    m_speed = new QComboBox(this);
    for (const double factor : {0.1, 0.25, 0.5, 1.0, 2.0})
        m_speed->addItem(tr("%1×").arg(factor), factor);
    m_speed->setCurrentIndex(std::max(0, m_speed->findData(playback.speed())));
    // So that the keys of the view or the sheet act after a click here.
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setToolTip(tr("Playback speed"));
    m_speed->setAccessibleName(tr("Playback speed"));
    constexpr int frame = 14, arrow = 20; // beside the text
    m_speed->setFixedWidth(m_speed->fontMetrics().horizontalAdvance(m_speed->itemText(1)) + frame +
                           grownWithText(arrow));
    layout->addWidget(m_speed);

    m_frame = new FrameField(document, this);
    m_frame->setRange(0, std::numeric_limits<int>::max());
    m_frame->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_frame->setAlignment(Qt::AlignRight);
    selectWholeNumbers(*m_frame);
    m_frame->setKeyboardTracking(false);
    m_frame->setAccessibleName(tr("Current frame"));
    layout->addWidget(m_frame);
    m_time = new QLabel(this);
    m_time->setForegroundRole(QPalette::PlaceholderText);
    m_time->setObjectName(QStringLiteral("time"));
    setSmall(false);
    layout->addWidget(m_time);

    connect(m_speed, &QComboBox::activated, this,
        [this](int index) { m_playback.setSpeed(m_speed->itemData(index).toDouble()); });
    connect(m_frame, &QSpinBox::valueChanged, this,
        [this](int frame) { m_document.setCurrentFrame(frame); });
    connect(&m_document, &Document::currentFrameChanged, this, &TransportBar::showFrame);
    connect(&m_document, &Document::changed, this, &TransportBar::showTime);
    connect(&m_document, &Document::soundEndChanged, this, &TransportBar::showTime);
    setKeys({}, {}, {});
    showFrame(document.currentFrame());
}

void TransportBar::setSmall(bool isSmall)
{
    m_isSmall = isSmall;
    m_frame->setFixedWidth(frameWidth(isSmall));
    m_time->setHidden(isSmall);
    layout()->activate(); // the tool bar asks for the width at once
}

void TransportBar::setIconSize(const QSize& size)
{
    for (int at = 0; at < m_buttons->count(); ++at)
        qobject_cast<QToolButton*>(m_buttons->itemAt(at)->widget())->setIconSize(size);
    layout()->activate(); // as in setSmall()
}

void TransportBar::setSmallest(bool isSmallest)
{
    for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        button->setHidden(isSmallest && button->objectName() != QLatin1String("playback.play"));
    m_speed->setHidden(isSmallest);
    layout()->activate(); // as above
}

int TransportBar::savedBySmall() const
{
    const int time = std::max(m_time->sizeHint().width(), m_time->minimumWidth());
    return time + layout()->spacing() + frameWidth(false) - frameWidth(true);
}

int TransportBar::frameWidth(bool isSmall) const
{
    constexpr int edge = 3; // the frame of the field, in digits
    const double longest = std::min(m_longest, double(m_frame->maximum()));
    const auto digits = QString::number(longest, 'f', 0).size() + edge;
    return m_frame->fontMetrics().horizontalAdvance(
        QString(std::max<qsizetype>(digits, isSmall ? 7 : 10), u'0'));
}

void TransportBar::setKeys(const QString& goTo, const QString& playFrom, const QString& playTo)
{
    m_frame->setToolTip(goTo.isEmpty() ? tr("Current frame") : tr("Current frame (%1)").arg(goTo));
    m_time->setToolTip(playFrom.isEmpty() || playTo.isEmpty()
                           ? tr("Time · play range. Set it with the handles in the ruler of the "
                                "dope sheet")
                           : tr("Time · play range. Set it with %1 and %2, or with the handles in "
                                "the ruler of the dope sheet")
                                 .arg(playFrom, playTo));
}

void TransportBar::setCommands(const QList<QAction*>& commands)
{
    for (QAction* command : commands) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(command);
        button->setObjectName(command->objectName());
        button->setFocusPolicy(Qt::NoFocus);
        const auto name = [button, command] {
            button->setAccessibleName(Commands::plainText(command->text()));
        };
        name();
        connect(command, &QAction::changed, button, name);
        if (command->objectName() == QLatin1String("playback.play"))
            button->setMinimumWidth(38);
        m_buttons->addWidget(button);
    }
}

void TransportBar::goToFirst()
{
    m_document.setCurrentFrame(m_document.scene().settings.playFirst);
}

void TransportBar::goToLast()
{
    m_document.setCurrentFrame(mmd::lastFrame(m_document.scene()));
}

void TransportBar::step(int frames)
{
    m_playback.stop();
    m_document.setCurrentFrame(std::max(0.0, double(m_document.currentKeyFrame()) + frames));
}

void TransportBar::changeSpeed(int steps)
{
    const int at = std::clamp(m_speed->currentIndex() + steps, 0, m_speed->count() - 1);
    m_speed->setCurrentIndex(at);
    m_playback.setSpeed(m_speed->itemData(at).toDouble());
    m_document.say(tr("Playback speed: %1").arg(m_speed->itemText(at)));
}

void TransportBar::showFrame(double frame)
{
    if (!m_frame->hasFocus()) {
        const QSignalBlocker blocker(m_frame);
        m_frame->setValue(int(std::min(std::floor(frame), 2147483647.0)));
    }
    showTime();
}

void TransportBar::showTime()
{
    const mmd::Scene& scene = m_document.scene();
    const std::uint32_t first = scene.settings.playFirst, last = m_document.lastPlayed();
    const int before = savedBySmall();
    m_longest = std::max({m_document.currentFrame(), double(last), double(mmd::lastFrame(scene))});
    m_frame->setFixedWidth(frameWidth(m_isSmall));
    const int width =
        m_time->fontMetrics().horizontalAdvance(timeText(m_longest, first, std::max(last, 100u)));
    if (m_time->minimumWidth() != width)
        m_time->clear(); // or the label would remember the size with the former width
    m_time->setMinimumWidth(width);
    m_time->setText(timeText(m_document.currentFrame(), first, last));
    // The tool bar learns nothing of a hidden label, which may have room again.
    if (m_isSmall && savedBySmall() != before)
        updateGeometry();
}

} // namespace odori
