// SPDX-License-Identifier: MIT
#include "app/model_terms.h"
#include "libmmd/base/file_io.h"
#include "libmmd/format/pmx/pmx.h"
#include "tests/app/window_hands.h"
#include "ui/dialogs/terms_dialog.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTabWidget>

using namespace odori;

/// The terms of use in a model's comments: shown once, and again on request.
class TestModelTerms : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { test::prepare("test_model_terms"); }
    void init();
    void cleanup() { m_window.reset(); }
    void theyAreShownOnceAndOnDemand();
    void severalModelsHaveATabEach();
    void oneLanguageIsShownAlone();
    void aModelWithoutACommentShowsNone();
    void loadingGoesOnBehindThem();
    void aProjectsModelsShowThemToo();
    void theKeyOfQuitActsThereToo();

private:
    /// A copy of the sample with these comments.
    QString model(const char* name, const char* comment, const char* english = "");
    [[nodiscard]] QList<TermsDialog*> dialogs()
    {
        QList<TermsDialog*> shown;
        for (auto* each : m_window->findChildren<TermsDialog*>())
            if (each->isVisible())
                shown.append(each);
        return shown;
    }
    [[nodiscard]] bool open(const QStringList& paths)
    {
        QSignalSpy finished(&m_window->files(), &FileCommands::loadingFinished);
        m_window->files().openAsWritten(paths);
        return finished.count() == 1 || finished.wait(20000);
    }
    [[nodiscard]] static QStringList textsOf(const TermsDialog& dialog)
    {
        QStringList texts;
        for (const auto* each : dialog.findChildren<QPlainTextEdit*>())
            texts.append(each->toPlainText());
        return texts;
    }
    [[nodiscard]] QAction* command()
    {
        for (QAction* each : m_window->findChild<QMenu*>(QStringLiteral("modelsMenu"))->actions())
            if (each->text().remove(u'&') == QStringLiteral("Terms of Use…"))
                return each;
        return nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestModelTerms::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = test::shownWindow();
    QVERIFY(m_window);
}

QString TestModelTerms::model(const char* name, const char* comment, const char* english)
{
    const QString path = m_folder->filePath(QString::fromUtf8(name) + QStringLiteral(".pmx"));
    const auto bytes = mmd::readFile(mmd::pathFromUtf8(samplePaths().first().toStdString()));
    auto read = mmd::pmx::read(*bytes);
    if (!read)
        qFatal("the sample cannot be read");
    read->model.name = {};
    read->model.name.utf8 = name;
    read->model.comment = {};
    read->model.comment.utf8 = comment;
    read->model.commentEnglish = {};
    read->model.commentEnglish.utf8 = english;
    if (!mmd::writeFile(mmd::pathFromUtf8(path.toStdString()), mmd::pmx::write(read->model)))
        qFatal("the test's own file cannot be written");
    return path;
}

void TestModelTerms::theyAreShownOnceAndOnDemand()
{
    const QString path = model("甲", "利用規約\r\n<b>改造</b>禁止", "No changes, please.");
    QVERIFY(open({path}));
    QCOMPARE(dialogs().size(), 1);
    const QString text = textsOf(*dialogs().front()).join(u'|');
    QVERIFY2(text.startsWith(QStringLiteral("利用規約\n<b>改造</b>禁止\n")), qPrintable(text));
    QVERIFY(text.endsWith(QStringLiteral("No changes, please.")));
    QVERIFY(QTest::qWaitForWindowActive(dialogs().front()));
    QTest::keyClick(dialogs().front(), Qt::Key_Return); // OK has the focus
    QCOMPARE(dialogs().size(), 0);

    QVERIFY(command() && command()->isEnabled());
    command()->trigger();
    QCOMPARE(dialogs().size(), 1);
    QTest::keyClick(dialogs().front(), Qt::Key_Escape);
    QCOMPARE(dialogs().size(), 0);

    m_window = test::shownWindow(); // a new start of the program
    QVERIFY(open({path}));
    QCOMPARE(dialogs().size(), 0);
    QVERIFY(open({model("甲", "新しい規約")})); // the terms have changed
    QCOMPARE(dialogs().size(), 1);
}

void TestModelTerms::severalModelsHaveATabEach()
{
    QVERIFY(open({model("甲", "一"), model("乙", "二"), model("丙", "一")}));
    QCOMPARE(dialogs().size(), 1);
    auto* tabs = dialogs().front()->findChild<QTabWidget*>();
    QVERIFY(tabs);
    QCOMPARE(tabs->count(), 2); // the third has the terms of the first
    QCOMPARE(tabs->tabText(0), QStringLiteral("甲"));
    QCOMPARE(tabs->tabText(1), QStringLiteral("乙"));
    for (int tab = 0; tab < tabs->count(); ++tab) {
        const auto* text = qobject_cast<QPlainTextEdit*>(tabs->widget(tab));
        QVERIFY(text);
        QCOMPARE(text->toPlainText(), tab == 0 ? u"一"_qs : u"二"_qs);
    }
}

void TestModelTerms::oneLanguageIsShownAlone()
{
    QVERIFY(open({model("甲", "", "No changes, please."), model("乙", "改造禁止", ""),
        model("丙", "Do as you like.", "Do as you like.")}));
    QCOMPARE(dialogs().size(), 1);
    QStringList texts;
    auto* tabs = dialogs().front()->findChild<QTabWidget*>();
    QVERIFY(tabs);
    for (int tab = 0; tab < tabs->count(); ++tab)
        texts.append(qobject_cast<QPlainTextEdit*>(tabs->widget(tab))->toPlainText());
    QCOMPARE(
        texts, (QStringList{u"No changes, please."_qs, u"改造禁止"_qs, u"Do as you like."_qs}));
}

void TestModelTerms::aModelWithoutACommentShowsNone()
{
    QVERIFY(open({model("甲", " \r\n\t")}));
    QCOMPARE(dialogs().size(), 0);
    QVERIFY(!command()->isEnabled());
    QVERIFY(open(samplePaths()));
    QCOMPARE(dialogs().size(), 0);
}

void TestModelTerms::loadingGoesOnBehindThem()
{
    const test::Answers answers;
    QVERIFY(open({model("甲", "一"), samplePaths().last()}));
    QCOMPARE(dialogs().size(), 1);
    QVERIFY(!dialogs().front()->isModal());
    QVERIFY(m_window->document().actor()->motion.keyCount() > 100);
    QCOMPARE(answers.questions().size(), 0);
}

void TestModelTerms::aProjectsModelsShowThemToo()
{
    QVERIFY(open({model("甲", "一")}));
    const QString project = m_folder->filePath(QStringLiteral("scene.odori"));
    m_window->files().saving().saveTo(project);
    QVERIFY(test::isWritten(m_window->files().saving()));
    QSettings().clear();
    m_window = test::shownWindow();
    QVERIFY(open({project}));
    QCOMPARE(dialogs().size(), 1);
}

void TestModelTerms::theKeyOfQuitActsThereToo()
{
    QVERIFY(open({model("甲", "一")}));
    QVERIFY(QTest::qWaitForWindowActive(dialogs().front()));
    QTest::keyClick(dialogs().front(), Qt::Key_Q, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->isVisible());
}

QTEST_MAIN(TestModelTerms)
#include "test_model_terms.moc"
