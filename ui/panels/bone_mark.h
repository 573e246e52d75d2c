// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/bone_tree_model.h"

#include <QtGui/QColor>

class QPainter;
class QRectF;

namespace odori {

/// Draws the sign of a bone in the middle of `area` with one line weight: a circle turns, a square
/// moves, a square with a point in it is an IK goal, a circle with a bar turns about one axis, a
/// small dot cannot be moved.
void paintBoneMark(QPainter& painter, const QRectF& area, BoneKind kind, const QColor& colour);

/// The hollow diamond of a draft.
void paintDraftMark(QPainter& painter, const QRectF& area, const QColor& colour);

} // namespace odori
