// SPDX-License-Identifier: MIT
#include "ui/viewport/gizmo/tween_tool.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace odori {
namespace {

/// The translation context of the texts.
struct TweenTexts {
    Q_DECLARE_TR_FUNCTIONS(odori::TweenTool)
};

constexpr double pixelsOfWhole = 240.0; ///< the way of the mouse for 100 %

} // namespace

TweenTool::TweenTool(Document& document)
    : m_document(document)
    , m_gesture(document)
{
}

bool TweenTool::begin(mmd::Tween way)
{
    if (!m_gesture.begin(way))
        return false;
    m_typed.clear();
    m_moved = 0.0;
    m_document.say(
        TweenTexts::tr("Move the mouse to the right or left, or type a percentage. A click or "
                       "Enter sets the pose, a right click or Esc cancels."));
    return true;
}

void TweenTool::move(float pixels)
{
    m_moved = std::clamp(m_moved + double(pixels) / pixelsOfWhole, mmd::leastTween, mmd::mostTween);
    preview();
}

bool TweenTool::type(QChar letter)
{
    const bool isTyped = m_typed.type(letter);
    preview();
    return isTyped;
}

void TweenTool::eraseTyped()
{
    m_typed.erase();
    preview();
}

void TweenTool::preview()
{
    m_gesture.setAmount(m_typed.isEmpty() ? m_moved : double(m_typed.value()) / 100.0);
}

void TweenTool::end()
{
    if (const QString done = number(); !done.isEmpty())
        m_document.say(done); // instead of how it is used
    m_gesture.end();          // may say more
}

void TweenTool::cancel()
{
    if (m_gesture.isRunning())
        m_document.say(TweenTexts::tr("%1 was cancelled.").arg(tweenName(m_gesture.way())));
    m_gesture.cancel();
}

QString TweenTool::number() const
{
    if (!isRunning())
        return {};
    const int percent = qRound(m_gesture.amount() * 100.0);
    const QString text =
        m_typed.isEmpty()
            ? (percent < 0 ? QChar(0x2212) + QString::number(-percent) : QString::number(percent))
            : m_typed.text();
    return TweenTexts::tr("%1: %2 %", "as in: Towards Rest: 35 %")
        .arg(tweenName(m_gesture.way()), text);
}

} // namespace odori
