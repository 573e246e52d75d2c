// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/document.h"
#include "ui/timeline/playhead_follow.h"

#include <QtWidgets/QWidget>

class QScrollBar;

namespace odori {

class ContactStrip;
class DopeCanvas;
class DopeHeader;
class DopeRowsFilter;
class DopeRowsModel;
class FootContacts;
class WaveformStrip;

/// The dope sheet with its header (filters, search) and scroll bars.
class DopeSheet : public QWidget {
    Q_OBJECT
public:
    explicit DopeSheet(Document& document, QWidget* parent = nullptr);
    ~DopeSheet() override;

    /// Title, filters and search; a dock may use it as its title bar.
    [[nodiscard]] QWidget* headerBar() const;
    /// The same object, for adding commands.
    [[nodiscard]] DopeHeader& header() { return *m_header; }
    [[nodiscard]] DopeCanvas& canvas() { return *m_canvas; }
    /// The sound above the rows.
    [[nodiscard]] WaveformStrip& soundStrip() { return *m_strip; }
    /// When the feet of the active model stand, above the rows.
    [[nodiscard]] ContactStrip& contactStrip() { return *m_contactStrip; }
    [[nodiscard]] FootContacts& contacts() { return *m_contacts; }
    void setContactsShown(bool shown);
    [[nodiscard]] bool areContactsShown() const;
    /// The tracks of the visible rows and of folded groups: the "visible rows" of an edit.
    [[nodiscard]] std::vector<mmd::TrackId> visibleTracks() const;
    /// Makes the track's row visible at the current frame: unfolds its group, and removes search
    /// and filters if they hide it.
    void reveal(const mmd::TrackId& track);

public slots:
    /// Whether the sheet follows the current frame during playback.
    void setPlaying(bool playing);
    void nextKey();
    void previousKey();
    /// Cuts of the scene's camera; see mmd::isCut().
    void nextCut();
    void previousCut();

signals:
    /// The selection as text.
    void statusText(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectCanvas();
    void applyFilters();
    void fitNewMotion();
    void updateSoundEnd();
    void syncScrollBars();
    void updateFrom(const Change& change);
    void updateFrame(double frame);
    void stepToKey(int direction);
    void showStatus();

    Document& m_document;
    DopeRowsModel* m_model;
    DopeRowsFilter* m_filter;
    DopeHeader* m_header;
    DopeCanvas* m_canvas;
    WaveformStrip* m_strip;
    FootContacts* m_contacts;
    ContactStrip* m_contactStrip;
    QScrollBar* m_vertical;
    QScrollBar* m_horizontal;
    PlayheadFollow m_follow;
    std::uint32_t m_lastFrame; ///< last frame of the scene at the last change of actors
};

} // namespace odori
