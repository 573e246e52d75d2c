// SPDX-License-Identifier: MIT
#include "libmmd/base/file_io.h"
#include "libmmd/format/vmd/vmd.h"
#include "tests/app/dialog_hands.h"
#include "tests/app/editing/edit_window.h"
#include "ui/dialogs/tools/tool_dialog.h"
#include "ui/document/bones/bone_lists.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <limits>

using namespace odori;
using namespace odori::test;

/// Fitting a motion from files: a VMD, and the model that it was made for, which is twice as large
/// as the scene's.
class TestFitDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { m_window->reset(); }
    void cleanupTestCase() { m_window.reset(); }
    void motionAndModelMayBeFiles();
    void theModelMayBeOneOfTheScene();
    void theReplacedKeysAreCounted();
    void aModelMustBeChosen();
    void theBrokenFileIsNamed();
    void otherToolsNeedNoModel();
    void fieldsWithoutAnEffectAreDisabled();
    void lockedBonesThatChangeAreCounted();

private:
    [[nodiscard]] Document& document() const { return m_window->document; }
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    static bool isReady(const ToolDialog& dialog)
    {
        return QTest::qWaitFor([&] { return dialog.isCurrent(); }, 20000);
    }
    /// Clicks a button that opens a file dialog, and chooses a file there.
    void chooseFile(ToolDialog& dialog, const char* button, const char* file) const
    {
        bool wasOpened = false;
        QTimer::singleShot(0, this, [&] {
            auto* chooser = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(chooser);
            wasOpened = true;
            chooser->findChild<QLineEdit*>()->setText(path(file));
            QTest::keyClick(chooser->findChild<QLineEdit*>(), Qt::Key_Return);
        });
        auto* found = field<QPushButton>(dialog, button);
        QVERIFY(found && found->isVisible());
        QTest::mouseClick(found, Qt::LeftButton);
        QVERIFY(wasOpened);
        QVERIFY(isReady(dialog));
    }
    [[nodiscard]] static QString problem(const ToolDialog& dialog)
    {
        const auto* label = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        return label->isHidden() ? QString() : label->text();
    }
    /// The height of センター at frame 10.
    [[nodiscard]] float height() const
    {
        const auto* track =
            mmd::findBoneTrack(m_window->motion(), m_window->boneNamed("センター").name);
        return track ? track->values().back().translation.y : 0.0f;
    }
    void removeOtherActor() const
    {
        const mmd::Scene& scene = document().scene();
        mmd::ScenePatch patch;
        patch.parts.push_back(mmd::ActorChange{scene.actors[1], std::nullopt, 1});
        document().load(patch);
    }

    std::unique_ptr<EditWindow> m_window;
    QTemporaryDir m_folder;
    const QString m_fit = QStringLiteral("Fit a Motion of Another Model…");
};

void TestFitDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("OdoriTest"));
    QCoreApplication::setApplicationName(QStringLiteral("test_fit_dialog"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_window = std::make_unique<EditWindow>();
    m_window->open();
    mmd::pmx::Model large = m_window->model->data;
    for (mmd::pmx::Bone& bone : large.bones)
        bone.position *= 2.0f;
    const auto write = [&](const char* name, std::span<const std::byte> bytes) {
        QVERIFY(mmd::writeFile(mmd::pathFromUtf8(path(name).toStdString()), bytes));
    };
    write("large.pmx", mmd::pmx::write(large));
    mmd::BoneKeyframe key;
    key.frame = 10;
    key.value.translation = {0.0f, 3.0f, 0.0f};
    mmd::Motion motion;
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->boneNamed("センター").name),
                    std::span(&key, std::size_t(1))));
    write("jump.vmd", mmd::vmdFromMotion(motion));
    key.value.translation.x = std::numeric_limits<float>::infinity();
    mmd::replaceTrack(
        motion, mmd::Track<mmd::BoneKeyframe>(mmd::fieldOf(m_window->boneNamed("センター").name),
                    std::span(&key, std::size_t(1))));
    write("infinite.vmd", mmd::vmdFromMotion(motion));
    write("broken.pmx", std::as_bytes(std::span("Pmx ", 4)));
    write("broken.vmd", std::as_bytes(std::span("Vocaloid", 8)));
}

void TestFitDialog::motionAndModelMayBeFiles()
{
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        auto* models = field<QComboBox>(dialog, "Model of the other motion");
        QVERIFY(models && !models->isVisible()); // an actor's motion is for its own model
        chooseFile(dialog, "File of the other motion", "jump.vmd");
        QVERIFY(models->isVisible());
        chooseFile(dialog, "File of the model of the other motion", "large.pmx");
        QCOMPARE(models->currentText(), QStringLiteral("large.pmx"));
        QCOMPARE(problem(dialog), QString());
        const auto* figures = dialog.findChild<QLabel*>(QStringLiteral("figures"));
        QVERIFY2(figures->text().contains(QStringLiteral("Scale of lengths: 0.500.")),
            qPrintable(figures->text()));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QVERIFY(!dialog.isVisible());
    });
    QVERIFY(std::abs(height() - 1.5f) < 1e-5f);
    m_window->checkOneStep(before, QStringLiteral("Fit a Motion of Another Model"));
}

void TestFitDialog::theModelMayBeOneOfTheScene()
{
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        chooseFile(dialog, "File of the other motion", "jump.vmd");
        QCOMPARE(problem(dialog), QString());
        QCOMPARE(height(), 3.0f); // the second actor's model, which is as large
        // Back to the actor's own motion, which has no keys.
        auto* motions = field<QComboBox>(dialog, "Other motion");
        motions->setFocus();
        QTest::keyClick(motions, Qt::Key_Up);
        QVERIFY(isReady(dialog));
        QVERIFY(!field<QComboBox>(dialog, "Model of the other motion")->isVisible());
        QCOMPARE(height(), 0.0f);
    });
}

/// Not the one key of the other motion.
void TestFitDialog::theReplacedKeysAreCounted()
{
    const auto before = m_window->motion().keyCount();
    QVERIFY(before > 1);
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        chooseFile(dialog, "File of the other motion", "jump.vmd");
        QCOMPARE(problem(dialog), QString());
        const auto* figures = dialog.findChild<QLabel*>(QStringLiteral("figures"));
        const QString wanted = QStringLiteral("Keys: %1 before, %2 now.")
                                   .arg(before)
                                   .arg(m_window->motion().keyCount());
        QVERIFY2(figures->text().contains(wanted), qPrintable(figures->text()));
    });
}

void TestFitDialog::aModelMustBeChosen()
{
    removeOtherActor();
    const mmd::Scene before = document().scene();
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        QVERIFY(isReady(dialog));
        QCOMPARE(problem(dialog), QStringLiteral("Choose the other motion first."));
        chooseFile(dialog, "File of the other motion", "jump.vmd");
        QCOMPARE(problem(dialog), QStringLiteral("Choose the model that the motion was made for."));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        chooseFile(dialog, "File of the model of the other motion", "large.pmx");
        QCOMPARE(problem(dialog), QString());
        QVERIFY(std::abs(height() - 1.5f) < 1e-5f);
    });
    QVERIFY(document().scene() == before);
}

void TestFitDialog::theBrokenFileIsNamed()
{
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        chooseFile(dialog, "File of the other motion", "broken.vmd");
        QVERIFY2(
            problem(dialog).contains(QStringLiteral("broken.vmd")), qPrintable(problem(dialog)));
        chooseFile(dialog, "File of the other motion", "infinite.vmd");
        chooseFile(dialog, "File of the model of the other motion", "large.pmx");
        QVERIFY2(problem(dialog).contains(QStringLiteral("infinite.vmd: the motion has invalid")) &&
                     problem(dialog).contains(QStringLiteral("センター")),
            qPrintable(problem(dialog)));
        chooseFile(dialog, "File of the other motion", "jump.vmd");
        chooseFile(dialog, "File of the model of the other motion", "broken.pmx");
        QVERIFY2(
            problem(dialog).contains(QStringLiteral("broken.pmx")), qPrintable(problem(dialog)));
        chooseFile(dialog, "File of the model of the other motion", "large.pmx");
        QCOMPARE(problem(dialog), QString());
    });
}

void TestFitDialog::otherToolsNeedNoModel()
{
    m_window->inDialog<ToolDialog>(
        QStringLiteral("Cross-fade to Another Motion…"), [&](ToolDialog& dialog) {
            QVERIFY(!field<QComboBox>(dialog, "Model of the other motion"));
            chooseFile(dialog, "File of the other motion", "jump.vmd");
            QCOMPARE(field<QComboBox>(dialog, "Other motion")->currentText(),
                QStringLiteral("jump.vmd"));
            QCOMPARE(problem(dialog), QString());
        });
}

void TestFitDialog::fieldsWithoutAnEffectAreDisabled()
{
    m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
        auto* scale = field<QDoubleSpinBox>(dialog, "Scale");
        auto* own = dialog.findChild<QCheckBox*>(QStringLiteral("own-scale"));
        QVERIFY(scale && own && !own->isChecked() && !scale->isEnabled());
        QTest::mouseClick(own, Qt::LeftButton, {}, QPoint(8, own->height() / 2));
        QVERIFY(own->isChecked() && scale->isEnabled());
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(u'&') == QStringLiteral("Defaults"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!own->isChecked() && !scale->isEnabled());
    });
    m_window->inDialog<ToolDialog>(QStringLiteral("IK to FK…"), [&](ToolDialog& dialog) {
        auto* thins = dialog.findChild<QCheckBox*>(QStringLiteral("thin"));
        auto* units = dialog.findChild<QDoubleSpinBox*>(QStringLiteral("units"));
        QVERIFY(thins && units && thins->isChecked() && units->isEnabled());
        QTest::mouseClick(thins, Qt::LeftButton, {}, QPoint(8, thins->height() / 2));
        QVERIFY(!thins->isChecked() && !units->isEnabled());
    });
}

/// The motion of the file has no keys of 左腕, and neither motion has keys of 頭.
void TestFitDialog::lockedBonesThatChangeAreCounted()
{
    const auto figures = [&] {
        QString text;
        m_window->inDialog<ToolDialog>(m_fit, [&](ToolDialog& dialog) {
            chooseFile(dialog, "File of the other motion", "jump.vmd");
            QCOMPARE(problem(dialog), QString());
            text = dialog.findChild<QLabel*>(QStringLiteral("figures"))->text();
        });
        return text;
    };
    const QString free = figures();
    QVERIFY2(!free.isEmpty() && !free.contains(QStringLiteral("locked")), qPrintable(free));
    mmd::Selection selection;
    selection.setTrack(m_window->leftArm, true);
    selection.setTrack(m_window->boneNamed("頭"), true);
    document().select(selection);
    toggleLocks(document());
    document().select({});
    const QString locked = figures();
    QVERIFY2(locked.contains(QStringLiteral("\n1 locked bone")), qPrintable(locked));
    m_window->select(m_window->rightArm, {});
    toggleLocks(document());
    document().select({});
    QVERIFY2(figures().contains(QStringLiteral("\n2 locked bone")), qPrintable(figures()));
}

QTEST_MAIN(TestFitDialog)
#include "test_fit_dialog.moc"
