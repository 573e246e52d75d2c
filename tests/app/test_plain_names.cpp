// SPDX-License-Identifier: MIT
#include "libmmd/scene/edits/scene/actors.h"
#include "tests/app/window_hands.h"
#include "ui/dialogs/plain_box.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLabel>

using namespace odori;

/// Names that look like HTML or contain an access key are shown literally in questions, tool tips,
/// labels and menus.
class TestPlainNames : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_plain_names"); }
    void init();
    void cleanup() { m_window.reset(); }
    void questionsShowThem_data();
    void questionsShowThem();
    void tipsAndLabelsShowThem();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QString copyOf(const QString& file, const char* name)
    {
        const QString path = m_folder->filePath(QString::fromUtf8(name));
        return QFile::copy(file, path) ? path : QString();
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_model, m_motion;
};

void TestPlainNames::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_model = copyOf(samplePaths().first(), "<i>A & B.pmx");
    m_motion = copyOf(samplePaths().last(), "<b>x.vmd");
    QVERIFY(!m_model.isEmpty() && !m_motion.isEmpty());
    m_window = test::shownWindow();
    QVERIFY(m_window);
    QVERIFY(test::opened(*m_window, {m_model, m_motion}));
}

namespace {

/// Inspects the next question and cancels it.
class Look {
public:
    explicit Look(QStringList* seen)
        : m_seen(seen)
    {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_timer.start(30);
    }

private:
    void look()
    {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || !box->isActiveWindow())
            return;
        for (const QLabel* label : box->findChildren<QLabel*>())
            if (!label->text().isEmpty()) {
                m_seen->append(label->text());
                if (label->textFormat() != Qt::PlainText)
                    m_seen->append(QStringLiteral("shown as HTML: ") + label->text());
            }
        for (const QAbstractButton* button : box->buttons())
            m_seen->append(button->text());
        box->reject();
    }

    QStringList* m_seen;
    QTimer m_timer;
};

} // namespace

void TestPlainNames::questionsShowThem_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("text"); // that the question must contain
    QTest::newRow("a second model") << "model"
                                    << "&Replace <i>A && B";
    QTest::newRow("a second motion") << "motion"
                                     << "<b>x.vmd";
    QTest::newRow("unsaved changes") << "close"
                                     << "<b>x.vmd";
    QTest::newRow("changed by another program") << "changed"
                                                << "<b>x.vmd";
    QTest::newRow("of a save dialog") << "exists"
                                      << "<b>x.vmd";
}

void TestPlainNames::questionsShowThem()
{
    QFETCH(QString, what);
    QFETCH(QString, text);
    QStringList seen;
    mmd::Selection selection;
    selection.setTrack({mmd::TrackKind::Bone, document().actor()->motion.bones[0]->name()}, true);
    document().select(selection);
    document().setCurrentFrame(7);
    m_window->viewport().setFocus();
    QTest::keyClick(&m_window->viewport(), Qt::Key_Return);
    QVERIFY(m_window->isWindowModified());
    const Look look(&seen);
    if (what == QStringLiteral("model")) {
        QVERIFY(test::opened(*m_window, {m_model}));
    } else if (what == QStringLiteral("motion")) {
        QVERIFY(test::opened(*m_window, {m_motion}));
    } else if (what == QStringLiteral("close")) {
        m_window->close();
    } else if (what == QStringLiteral("changed")) {
        QFile file(m_motion);
        QVERIFY(file.open(QIODevice::Append));
        QVERIFY(file.setFileTime(
            QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
        file.close();
        QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!seen.isEmpty());
    } else {
        (void)PlainBox::ask(
            m_window.get(), {PlainBox::Warning, QStringLiteral("Save"), text,
                                PlainBox::Save | PlainBox::Cancel, PlainBox::Cancel});
    }
    const QString all = seen.join(u'\n');
    QVERIFY2(all.contains(text), qPrintable(all));
    QVERIFY2(!all.contains(QStringLiteral("shown as HTML")), qPrintable(all));
}

/// A selected bone that the model lacks: its name is in panels, tool tips and the status bar.
void TestPlainNames::tipsAndLabelsShowThem()
{
    const QString name = QStringLiteral("<u>腕 & 手");
    mmd::BoneKeyframe key;
    key.frame = 3;
    const mmd::TrackId track{mmd::TrackKind::Bone, name.toStdString()};
    mmd::Motion motion = document().actor()->motion;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(track.name), std::span(&key, 1)));
    document().apply(
        mmd::setMotion({document().scene(), document().actor()->id, document().selection()}, motion,
            document().actor()->motionPath),
        QStringLiteral("Rotate %1").arg(name));
    mmd::Selection selection;
    selection.setTrack(track, true);
    selection.setKey(track, 3, true);
    document().select(selection);
    QCoreApplication::processEvents();
    int seen = 0;
    QStringList bad;
    const auto lookAt = [&](const QString& tip) {
        if (!tip.contains(QStringLiteral("u>腕")) && !tip.contains(QStringLiteral("&gt;腕")) &&
            !tip.contains(QStringLiteral("b>x")) && !tip.contains(QStringLiteral("&gt;x")))
            return;
        ++seen;
        if (Qt::mightBeRichText(tip) && !tip.startsWith(QStringLiteral("<p style")))
            bad.append(tip);
    };
    for (const QAction* action : m_window->findChildren<QAction*>())
        lookAt(action->toolTip());
    for (const QWidget* widget : m_window->findChildren<QWidget*>())
        lookAt(widget->toolTip());
    for (const QLabel* label : m_window->findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("<u>")) && label->textFormat() != Qt::PlainText)
            bad.append(label->text());
    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    QVERIFY2(seen > 3, qPrintable(QString::number(seen)));
    for (const QAction* action : m_window->findChildren<QAction*>())
        if (action->text().contains(QStringLiteral("<u>腕")))
            QVERIFY2(
                action->text().contains(QStringLiteral("腕 && 手")), qPrintable(action->text()));
}

QTEST_MAIN(TestPlainNames)
#include "test_plain_names.moc"
