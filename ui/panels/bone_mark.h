// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/models/bone_tree_model.h"

#include <QtGui/QColor>

class QPainter;
class QRectF;

namespace odori {

/// Draws the mark of a bone in the middle of `area` with one line width, larger for a larger font
/// of the painter: a circle can rotate, a square can move, a square with a point is an IK goal, a
/// circle with a bar can rotate about one axis, a small dot cannot be edited.
void paintBoneMark(QPainter& painter, const QRectF& area, BoneKind kind, const QColor& colour);

/// The hollow diamond of a draft, the same.
void paintDraftMark(QPainter& painter, const QRectF& area, const QColor& colour);

} // namespace odori
