// SPDX-License-Identifier: MIT
#pragma once

#include "libmmd/scene/selection.h"

#include <QtCore/QObject>
#include <QtCore/QString>

#include <vector>

class QAction;

namespace odori {

class Document;
class MessageBar;
class Viewport;

/// Says that IK moves a bone which the user rotates in the view, and offers the IK goal, and IK off
/// at this frame. It is said once until the selection changes, and never takes the focus.
class IkHint : public QObject {
    Q_OBJECT
public:
    /// The actions: "pose.selectGoal" and "pose.ikOff". All must outlive this object.
    IkHint(Document& document, Viewport& viewport, MessageBar& bar, QAction& goal, QAction& off);

private:
    void show(const std::vector<mmd::TrackId>& bones);
    void clear();
    void forget();

    Document& m_document;
    MessageBar& m_bar;
    QAction& m_goal;
    QAction& m_off;
    bool m_isSaid = false;   ///< for the bones of m_tracks
    mmd::TrackList m_tracks; ///< selected when it was said
    QString m_text;          ///< of the message
};

} // namespace odori
