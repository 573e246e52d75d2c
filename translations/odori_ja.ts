<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>main</name>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance のモーションエディタ</translation>
    </message>
    <message>
        <source>Start playback immediately.</source>
        <translation>すぐに再生する</translation>
    </message>
    <message>
        <source>Open the bundled sample.</source>
        <translation>付属のサンプルを開く</translation>
    </message>
    <message>
        <source>Models (%1), motions (%2), poses (%3), accessories (%5) and projects (%4) to open.</source>
        <translation>開くモデル (%1)、モーション (%2)、ポーズ (%3)、アクセサリ (%5)、プロジェクト (%4)。</translation>
    </message>
</context>
<context>
    <name>odori</name>
    <message>
        <source>the file does not exist</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>this is not a %1 file</source>
        <translation>%1 ファイルではありません</translation>
    </message>
    <message>
        <source>the version is not supported: %1</source>
        <translation>対応していない版です: %1</translation>
    </message>
    <message>
        <source>the file ends too early, in %1 (byte %2)</source>
        <translation>%1 の途中でファイルが終わっています (%2 バイト目)</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not allowed (byte %3)</source>
        <translation>%1 の値 %2 は許されません (%3 バイト目)</translation>
    </message>
    <message>
        <source>line %1: %2 (byte %3)</source>
        <translation>%1 行目: %2 (%3 バイト目)</translation>
    </message>
    <message>
        <source>Odori does not support this file name extension</source>
        <translation>この拡張子には対応していません</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 が範囲外です</translation>
    </message>
    <message>
        <source>this computer does not support it: %1</source>
        <translation>この環境ではできません: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>the reference is invalid and is ignored</source>
        <translation>参照先がないため、この参照を無視しました</translation>
    </message>
    <message>
        <source>the parents form a cycle; the cycle was cut</source>
        <translation>親子関係が循環しているため、循環を切りました</translation>
    </message>
    <message>
        <source>the number is invalid (NaN or infinite)</source>
        <translation>数値が不正です (NaN または無限大)</translation>
    </message>
    <message>
        <source>the face counts of the materials do not match the mesh</source>
        <translation>材質の面数の合計がメッシュと一致しません</translation>
    </message>
    <message>
        <source>the name is too long for the file and was cut</source>
        <translation>名前が長すぎるため、途中で切りました</translation>
    </message>
    <message>
        <source>several items have this name; all of them get the same keys</source>
        <translation>同じ名前のものが複数あり、すべてに同じキーが適用されます</translation>
    </message>
    <message>
        <source>the name has characters that the file&apos;s encoding lacks</source>
        <translation>名前にファイルの文字コードで表せない文字があります</translation>
    </message>
    <message>
        <source>the signature is unusual</source>
        <translation>署名が通常と異なります</translation>
    </message>
    <message>
        <source>the number of items in the file is not the stated number</source>
        <translation>ファイル内の個数が、記されている個数と違います</translation>
    </message>
    <message>
        <source>several keys are at the same frame; the last one is used</source>
        <translation>同じフレームにキーが複数あります。最後のものが有効です</translation>
    </message>
    <message>
        <source>the file has unknown bytes after its end; they are kept</source>
        <translation>終端の後に不明なデータがあります。そのまま保持します</translation>
    </message>
    <message>
        <source>the texture is missing or cannot be read</source>
        <translation>テクスチャがないか読めません</translation>
    </message>
    <message>
        <source>the file is missing or cannot be read</source>
        <translation>ファイルが見つからないか、読み込めません</translation>
    </message>
    <message>
        <source>the texture is outside the model&apos;s folder and is not loaded</source>
        <translation>テクスチャがモデルのフォルダーの外にあるため、読み込みません</translation>
    </message>
    <message>
        <source>this is not supported</source>
        <translation>対応していません</translation>
    </message>
    <message>
        <source>the group morph contains itself; the cycle was cut</source>
        <translation>グループモーフが自分自身を含むため循環を切りました</translation>
    </message>
    <message>
        <source>this has no effect</source>
        <translation>効果がありません</translation>
    </message>
    <message>
        <source>the simulation became unstable and was restarted</source>
        <translation>物理演算が発散したためやり直しました</translation>
    </message>
    <message>
        <source>this is unusual</source>
        <translation>普通ではありません</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>verified: the largest error is %1 units and %2°</source>
        <translation>検証済み: 誤差は最大 %1 単位、%2°</translation>
    </message>
    <message>
        <source>the file has %2 or more %1, too many for its size (byte %3)</source>
        <translation>%1 が %2 個以上あり、この大きさのファイルには多すぎます(バイト %3)</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>%1[*] — Odori</source>
        <translation>%1[*] — Odori</translation>
    </message>
    <message>
        <source>%1[*] — %2 — Odori</source>
        <translation>%1[*] — %2 — Odori</translation>
    </message>
    <message>
        <source>%1[*] — %2 — %3 — Odori</source>
        <translation>%1[*] — %2 — %3 — Odori</translation>
    </message>
    <message>
        <source>%1[*] — %2 (in the project) — %3 — Odori</source>
        <translation>%1[*] — %2 (プロジェクト内) — %3 — Odori</translation>
    </message>
    <message>
        <source>Open Model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <source>How should %1 be opened?</source>
        <translation>%1 をどこに開きますか?</translation>
    </message>
    <message>
        <source>Add keeps %1. Replace removes %1 from the scene; the new model gets its motion.</source>
        <translation>「追加」では %1 も残ります。「入れ替え」では %1 をシーンから取り除き、そのモーションを新しいモデルに引き継ぎます。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>%1 と入れ替え(&amp;R)</translation>
    </message>
    <message>
        <source>Open Motion</source>
        <translation>モーションを開く</translation>
    </message>
    <message>
        <source>The camera already has keys. What should happen to the keys of %1?</source>
        <translation>カメラにはすでにキーがあります。%1 のキーをどうしますか?</translation>
    </message>
    <message>
        <source>%1 already has keys. What should happen to the keys of %2?</source>
        <translation>%1 にはすでにキーがあります。%2 のキーをどうしますか?</translation>
    </message>
    <message>
        <source>Replace: the new keys replace %1. Merge: the new keys are added from the current frame on and replace keys at the same frames.</source>
        <translation>「入れ替え」では %1 と入れ替えます。「重ねる」では現在のフレームからキーを加え、同じフレームのキーを置き換えます。</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 には保存していない変更があります。</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>元に戻すこともできます。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>入れ替え(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Merge at %1</source>
        <translation>%1 から重ねる(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Model</source>
        <translation>新しいモデル(&amp;N)</translation>
    </message>
    <message>
        <source>%1 also contains camera, light or self-shadow keys. Use them in the scene?</source>
        <translation>%1 にはカメラ・照明・セルフ影のキーも入っています。シーンで使いますか?</translation>
    </message>
    <message>
        <source>The keys also stay in the model&apos;s motion, so its file does not change.</source>
        <translation>これらのキーはモデルのモーションにも残るので、ファイルの内容は変わりません。</translation>
    </message>
    <message>
        <source>&amp;Use Them</source>
        <translation>使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Do Not Use Them</source>
        <translation>使わない(&amp;L)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Constant speed, MMD&apos;s default</source>
        <translation>一定の速さ(MMDの初期値)</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>緩やかに始まる</translation>
    </message>
    <message>
        <source>Starts slowly</source>
        <translation>ゆっくり始まる</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>緩やかに終わる</translation>
    </message>
    <message>
        <source>Ends slowly</source>
        <translation>ゆっくり着く</translation>
    </message>
    <message>
        <source>Ease in-out</source>
        <translation>緩急</translation>
    </message>
    <message>
        <source>Starts and ends slowly</source>
        <translation>ゆっくり始まりゆっくり着く</translation>
    </message>
    <message>
        <source>MMD&apos;s S</source>
        <translation>MMDのS字</translation>
    </message>
    <message>
        <source>The S curve that MMD sets automatically: starts and ends slowly</source>
        <translation>MMDが自動設定するS字: ゆっくり始まりゆっくり着く</translation>
    </message>
    <message>
        <source>Hold, then move</source>
        <translation>ためて動く</translation>
    </message>
    <message>
        <source>Waits as long as possible, then moves quickly</source>
        <translation>ぎりぎりまで待ってから一気に動く</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 単位</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>値 %1</translation>
    </message>
    <message>
        <source>field of view %1°</source>
        <translation>視野角 %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): changes that are not registered</source>
        <translation>
            <numerusform>未登録の変更 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>マーカー %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>テンポと拍</translation>
    </message>
    <message>
        <source>Physics settings</source>
        <translation>物理演算の設定</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>保存していない変更は失われます。</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1 への変更を保存しますか?</translation>
    </message>
    <message>
        <source>Save a &amp;Project…</source>
        <translation>プロジェクトを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>作業をプロジェクトに保存しますか?</translation>
    </message>
    <message>
        <source>These changes are not saved:</source>
        <translation>保存していない変更:</translation>
    </message>
    <message>
        <source>Save &amp;Project…</source>
        <translation>プロジェクトを保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Motions Only</source>
        <translation>モーションだけ保存(&amp;M)</translation>
    </message>
    <message>
        <source>Move, then hold</source>
        <translation>先に動いて止まる</translation>
    </message>
    <message>
        <source>Moves quickly at first, then ends slowly</source>
        <translation>ほぼ一気に動いてからゆっくり着く</translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are not exported</source>
        <translation>
            <numerusform>UV モーフ %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are not exported</source>
        <translation>
            <numerusform>材質モーフ %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impulse morph(s) are not exported</source>
        <translation>
            <numerusform>インパルスモーフ %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are not exported, because the mesh is not</source>
        <translation>
            <numerusform>メッシュがないため頂点モーフ %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mesh with %n face(s) is not exported</source>
        <translation>
            <numerusform>%n 面のメッシュは書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices use linear blending instead of SDEF or QDEF</source>
        <translation>
            <numerusform>SDEF・QDEF の頂点 %n 個は線形に変形します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their sphere texture</source>
        <translation>
            <numerusform>材質 %n 個のスフィアテクスチャは失われます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their toon shading</source>
        <translation>
            <numerusform>材質 %n 個のトゥーンは失われます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their edge line</source>
        <translation>
            <numerusform>材質 %n 個のエッジは失われます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional UV set(s) are not exported</source>
        <translation>
            <numerusform>追加 UV %n 組は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies are not exported and not simulated</source>
        <translation>
            <numerusform>剛体 %n 個は書き出されず、シミュレートもされません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that hide the model are not exported</source>
        <translation>
            <numerusform>モデルを隠すキー %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are longer than 63 bytes; Blender cuts them</source>
        <translation>
            <numerusform>63 バイトを超える名前が %n 個あり、Blender では切り詰められます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) have no effect: the model lacks these bones or morphs</source>
        <translation>
            <numerusform>トラック %n 個は効果がありません: モデルに同じ名前のボーンや表情がありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the light colour are not exported</source>
        <translation>
            <numerusform>照明の色の変化 %n 回は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the field of view are not exported</source>
        <translation>
            <numerusform>視野角の変化 %n 回は書き出されません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) of camera or light are not exported</source>
        <translation>
            <numerusform>カメラ・照明のトラック %n 個は書き出されません</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint of the file moves a bone of the model</source>
        <translation>モデルのボーンを動かす関節がファイルにありません</translation>
    </message>
    <message numerus="yes">
        <source>the model has none of the motion&apos;s %n bone and morph track(s)</source>
        <translation>
            <numerusform>モーションのボーンと表情のトラック %n 個のうち、モデルにあるものが一つもありません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3 times)</source>
        <translation>%1: %2 (%3 回)</translation>
    </message>
    <message>
        <source>%1 was not opened, because its model was not opened: %2</source>
        <translation>%1 は開きませんでした。その前のモデルを開けなかったためです: %2</translation>
    </message>
    <message>
        <source>%1 — %2 — untitled scene[*] — Odori</source>
        <translation>%1 — %2 — 無題のシーン[*] — Odori</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>nothing was written, because the check of the result failed: %1</source>
        <translation>書き出した結果を読み直すと誤りがあったため、何も書き込みませんでした: %1</translation>
    </message>
    <message>
        <source>the texture is shown at a lower resolution: the scene&apos;s textures need more memory than the limit</source>
        <translation>画素数を減らして表示します。シーンのテクスチャが使えるメモリを超えています</translation>
    </message>
    <message>
        <source>the value is out of range; the nearest allowed value is used</source>
        <translation>範囲外です。最も近い値を使います</translation>
    </message>
    <message>
        <source>the model is too large to simulate; its physics is off</source>
        <translation>モデルが計算できる量を超えています。このモデルの物理演算は無効です</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>これはフォルダーです</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>これはファイルではなく、デバイスまたはパイプです</translation>
    </message>
    <message>
        <source>you have no permission to read the file</source>
        <translation>このファイルを読み込む権限がありません</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>writing failed: a folder has this name</source>
        <translation>書き込めません: 同じ名前のフォルダーがあります</translation>
    </message>
    <message>
        <source>writing failed: a device or a pipe has this name</source>
        <translation>書き込めません: 同じ名前のデバイスまたはパイプがあります</translation>
    </message>
    <message>
        <source>writing failed: the file is write-protected</source>
        <translation>書き込めません: 書き込み禁止になっています</translation>
    </message>
    <message>
        <source>writing failed: you have no permission to change the file or its folder</source>
        <translation>書き込めません: このファイルまたはフォルダーを変更する権限がありません</translation>
    </message>
    <message>
        <source>writing failed: its folder does not exist</source>
        <translation>書き込めません: フォルダーがありません</translation>
    </message>
    <message>
        <source>writing failed: the disk is read-only</source>
        <translation>書き込めません: ディスクが読み取り専用です</translation>
    </message>
    <message>
        <source>writing failed: the disk is full</source>
        <translation>書き込めません: ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>writing failed: the name is too long</source>
        <translation>書き込めません: 名前が長すぎます</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>the file is too large (%1 bytes)</source>
        <translation>ファイルが大きすぎます (%1 バイト)</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>an error in Odori stopped this</source>
        <translation>Odori の内部エラーにより中止しました</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>other hard links to this file keep its old content</source>
        <translation>このファイルの他のハードリンクには以前の内容が残ります</translation>
    </message>
    <message numerus="yes">
        <source>more than %n frame(s) cannot be handled at once; choose a range</source>
        <translation>
            <numerusform>一度に扱えるのは %n フレームまでです。範囲を選んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Register Camera</source>
        <translation>カメラの登録</translation>
    </message>
    <message>
        <source>Change Camera</source>
        <translation>カメラの変更</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Register Light</source>
        <translation>照明の登録</translation>
    </message>
    <message>
        <source>Change Light</source>
        <translation>照明の変更</translation>
    </message>
    <message>
        <source>Self-shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>self-shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Register Self-Shadow</source>
        <translation>セルフ影の登録</translation>
    </message>
    <message>
        <source>Change Self-Shadow</source>
        <translation>セルフ影の変更</translation>
    </message>
    <message>
        <source>Show and IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>show and IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>Register Show and IK</source>
        <translation>表示・IKの登録</translation>
    </message>
    <message>
        <source>Change Show and IK</source>
        <translation>表示・IKの変更</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>All files that Odori opens</source>
        <translation>開けるファイルすべて</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX(バイナリ)</translation>
    </message>
    <message>
        <source>FBX, ASCII</source>
        <translation>FBX(ASCII)</translation>
    </message>
    <message>
        <source>glTF, binary (GLB)</source>
        <translation>glTF バイナリ(GLB)</translation>
    </message>
    <message>
        <source>BVH: skeleton and motion</source>
        <translation>BVH: 骨格とモーション</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>%1 is the file of the motions of %2 and %3, which are different now. If the motion of %2 is saved there, the file no longer contains the motion of %3.</source>
        <translation>%1 は %2 と %3 のモーションのファイルですが、2 つのモーションは内容が異なります。%2 のモーションをここに保存すると、%3 のモーションはこのファイルからなくなります。</translation>
    </message>
    <message>
        <source>Open Earlier Version of %1</source>
        <translation>%1 の以前の版を開く</translation>
    </message>
    <message>
        <source>This motion is %1 as it was saved on %2. It has no file yet. Undo restores the motion before it.</source>
        <translation>%2 に保存された %1 の内容です。このモーションにはまだファイルがありません。「元に戻す」で直前のモーションに戻ります。</translation>
    </message>
    <message>
        <source>This scene is %1 as it was saved on %2. It has no file yet; Save Project As gives it one.</source>
        <translation>%2 に保存された %1 の内容です。まだファイルがないので、「プロジェクトを別名で保存」で保存してください。</translation>
    </message>
    <message>
        <source>You have not changed it here, so you can also reload it.</source>
        <translation>ここでは編集していないので、再読み込みもできます。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>reading failed: the disk reported an error</source>
        <translation>読み込めません: ディスクがエラーを報告しました</translation>
    </message>
    <message>
        <source>reading failed: the disk or network folder is not connected any more</source>
        <translation>読み込めません: ディスクまたはネットワークフォルダーの接続が切れています</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error</source>
        <translation>書き込めません: ディスクがエラーを報告しました</translation>
    </message>
    <message>
        <source>writing failed: the disk or network folder is not connected any more</source>
        <translation>書き込めません: ディスクまたはネットワークフォルダーの接続が切れています</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error at the end, and a power cut may bring back the old file; save again</source>
        <translation>書き込めません: 最後にディスクがエラーを報告しました。停電が起きると古いファイルに戻ることがあります。もう一度保存してください</translation>
    </message>
    <message>
        <source>Discarded changes are kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>破棄した変更は 30 日間保管されます: ファイル ▸ 保存していない作業の復元</translation>
    </message>
    <message>
        <source>Outside parents</source>
        <translation>外部親</translation>
    </message>
    <message numerus="yes">
        <source>%n saved bone set(s)</source>
        <translation>
            <numerusform>保存したボーンセット %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything except motions is saved only in a project.</source>
        <translation>モーション以外はプロジェクトにのみ保存されます。</translation>
    </message>
    <message>
        <source>Accessories and stages</source>
        <translation>アクセサリとステージ</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>読み込めません: %1</translation>
    </message>
    <message>
        <source>the file is damaged or cut off, in %1: it is too short for %2 of them (byte %3)</source>
        <translation>ファイルが壊れているか途中で切れています。%1: %2 個に対して短すぎます (%3 バイト目)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>the program %1, which this needs, was not found; install it</source>
        <translation>必要なプログラム %1 が見つかりません。インストールしてください</translation>
    </message>
    <message>
        <source>a program that this needs failed: %1</source>
        <translation>必要なプログラムが失敗しました: %1</translation>
    </message>
    <message>
        <source>Sounds and videos</source>
        <translation>音声と動画</translation>
    </message>
    <message>
        <source>Values that jumped away and back: %1.</source>
        <translation>飛んで戻った値: %1</translation>
    </message>
    <message>
        <source>Rotations that had flipped: %1.</source>
        <translation>反転していた回転: %1</translation>
    </message>
    <message>
        <source>Times that a foot stands: %1.</source>
        <translation>接地の回数: %1</translation>
    </message>
    <message>
        <source>Frames at which a goal cannot be reached: %1.</source>
        <translation>目標に届かないフレーム: %1</translation>
    </message>
    <message>
        <source>Farthest from a goal: %1 units.</source>
        <translation>目標からの最大のずれ: %1</translation>
    </message>
    <message>
        <source>Knees turned at most %1°.</source>
        <translation>ひざの向きの変化: 最大 %1°</translation>
    </message>
    <message>
        <source>Bones of the file that are used: %1.</source>
        <translation>使われるファイルのボーン: %1</translation>
    </message>
    <message>
        <source>Moving bones of the file that are not used: %1.</source>
        <translation>使われないファイルの動くボーン: %1</translation>
    </message>
    <message>
        <source>Scale of lengths: %1.</source>
        <translation>長さの倍率: %1</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 単位</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>There are no keys here.</source>
        <translation>ここにはキーがありません。</translation>
    </message>
    <message>
        <source>A standing foot slides at most %1 units before, %2 now.</source>
        <translation>接地中の足の滑り: 最大 %1 → %2</translation>
    </message>
    <message>
        <source>A standing foot floats at most %1 units before, %2 now.</source>
        <translation>接地中の足の浮き: 最大 %1 → %2</translation>
    </message>
    <message>
        <source>A foot sinks at most %1 units into the ground before, %2 now.</source>
        <translation>足の地面へのめり込み: 最大 %1 → %2</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>すべての関節</translation>
    </message>
    <message>
        <source>%1: moved at most %2 units (frame %3), %4 on average.</source>
        <translation>%1: 移動は最大 %2(フレーム %3)、平均 %4</translation>
    </message>
    <message>
        <source>Joints turned at most %1° (frame %2).</source>
        <translation>関節の回転の差: 最大 %1°(フレーム %2)</translation>
    </message>
    <message>
        <source>Thin Keys</source>
        <translation>キーの間引き</translation>
    </message>
    <message>
        <source>Removes the keys that the motion does not need. The keys that stay get curves that replace the removed ones.</source>
        <translation>動きに不要なキーを取り除きます。残るキーの補間曲線が、取り除いたキーの代わりになります。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>No joint moves farther than this.</source>
        <translation>どの関節もこれより遠くへは動きません。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>No joint turns more than this.</source>
        <translation>どの関節もこれより大きくは回りません。</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>No morph&apos;s weight changes more than this.</source>
        <translation>どの表情の値もこれより大きくは変わりません。</translation>
    </message>
    <message>
        <source>Keep extremes</source>
        <translation>極値を残す</translation>
    </message>
    <message>
        <source>Keys at which a value turns back stay.</source>
        <translation>値が折り返すキーを残します。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>A foot stands only if its heel or toe is lower than this.</source>
        <translation>かかとかつま先がこれより低いときだけ、接地とみなします。</translation>
    </message>
    <message>
        <source>Speed, each frame</source>
        <translation>速さ(1 フレームあたり)</translation>
    </message>
    <message>
        <source>A foot stands only if it moves less than this in each frame.</source>
        <translation>1 フレームの移動がこれより小さいときだけ、接地とみなします。</translation>
    </message>
    <message>
        <source>Shorter times do not count as standing.</source>
        <translation>これより短い時間は接地とみなしません。</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>必要なキーだけ</translation>
    </message>
    <message>
        <source>Removes the new keys that the motion does not need. Otherwise each frame has one.</source>
        <translation>動きに不要な新しいキーを取り除きます。オフのときは全フレームにキーができます。</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>The IK chains that change.</source>
        <translation>変更する IK です。</translation>
    </message>
    <message>
        <source>No joint moves farther than this because keys are removed.</source>
        <translation>キーの間引きで、どの関節もこれより遠くへは動きません。</translation>
    </message>
    <message>
        <source>All chains</source>
        <translation>すべての IK</translation>
    </message>
    <message>
        <source>The legs</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Chains of the selected tracks</source>
        <translation>選択したトラックの IK</translation>
    </message>
    <message>
        <source>Pin Feet</source>
        <translation>足の固定</translation>
    </message>
    <message>
        <source>Finds the times that a foot stands, and holds the foot at one place. A foot that rolls from heel to toe still rolls.</source>
        <translation>足が接地している時間を見つけ、その間は足を同じ場所に固定します。かかとからつま先への体重移動は残ります。</translation>
    </message>
    <message>
        <source>Over so many frames the foot comes to its place and leaves it.</source>
        <translation>足が固定位置へ移り、また離れるまでのフレーム数です。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Where the foot is held.</source>
        <translation>足を固定する場所です。</translation>
    </message>
    <message>
        <source>In the middle of its places</source>
        <translation>動いた範囲の中央</translation>
    </message>
    <message>
        <source>Where it stands first</source>
        <translation>最初に接地した場所</translation>
    </message>
    <message>
        <source>Keep the height</source>
        <translation>高さを保つ</translation>
    </message>
    <message>
        <source>The foot keeps its height. Otherwise it is put on the ground.</source>
        <translation>足の高さを変えません。オフのときは地面に着けます。</translation>
    </message>
    <message>
        <source>Ground Correction</source>
        <translation>接地補正</translation>
    </message>
    <message>
        <source>Moves the whole figure up and down, so that standing feet are on the ground.</source>
        <translation>接地している足が地面に着くように、全身を上下に動かします。</translation>
    </message>
    <message>
        <source>The correction changes slowly: it is a mean of so many frames.</source>
        <translation>補正量はゆっくり変わります。このフレーム数の平均です。</translation>
    </message>
    <message>
        <source>IK to FK</source>
        <translation>IK → FK</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off. The bones stay where they are.</source>
        <translation>IK の結果をキーにして、IK をオフにします。ボーンの位置は変わりません。</translation>
    </message>
    <message>
        <source>FK to IK</source>
        <translation>FK → IK</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, so that IK shows the same pose, and switches IK on.</source>
        <translation>同じポーズになるように IK ボーンのキーを作り、IK をオンにします。</translation>
    </message>
    <message>
        <source>Also where IK is on</source>
        <translation>IK がオンの所も</translation>
    </message>
    <message>
        <source>Uses the keys of the legs also where IK is on now. Otherwise those frames stay.</source>
        <translation>今 IK がオンのフレームでも足のキーを使います。オフのときは、そのフレームは変わりません。</translation>
    </message>
    <message>
        <source>Fit a Motion of Another Model</source>
        <translation>別モデルのモーションを合わせる</translation>
    </message>
    <message>
        <source>Takes the motion of another model, and changes it for this model&apos;s legs and body. It replaces the motion of this model.</source>
        <translation>別のモデルのモーションを、このモデルの足や体に合わせて変えます。このモデルのモーションは置き換えられます。</translation>
    </message>
    <message>
        <source>Own scale</source>
        <translation>倍率を指定</translation>
    </message>
    <message>
        <source>Lengths are scaled as the next number says, and not by the length of the legs.</source>
        <translation>足の長さではなく、次の数値で長さを拡大縮小します。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Factor of all lengths.</source>
        <translation>すべての長さの倍率です。</translation>
    </message>
    <message>
        <source>Smooth Motion</source>
        <translation>モーションの平滑化</translation>
    </message>
    <message>
        <source>Removes jitter, and keeps the timing: nothing comes later or earlier than before.</source>
        <translation>細かい揺れを取り除きます。タイミングは前後にずれません。</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>A stronger filter also removes slower jitter.</source>
        <translation>強くすると、よりゆっくりした揺れも取り除きます。</translation>
    </message>
    <message>
        <source>Remove spikes</source>
        <translation>飛び値を除く</translation>
    </message>
    <message>
        <source>A value that jumps away and back at once is replaced.</source>
        <translation>一瞬だけ飛んで戻る値を置き換えます。</translation>
    </message>
    <message>
        <source>Repair flips</source>
        <translation>反転を直す</translation>
    </message>
    <message>
        <source>Rotations that turn by 180° for a moment, or that have another sign, are repaired.</source>
        <translation>一瞬だけ 180° 回る回転や、符号の違う回転を直します。</translation>
    </message>
    <message>
        <source>Keep standing feet</source>
        <translation>接地を保つ</translation>
    </message>
    <message>
        <source>A foot that stands does not begin to move.</source>
        <translation>接地している足は動き出しません。</translation>
    </message>
    <message>
        <source>Scale, Turn and Move the Motion</source>
        <translation>モーション全体の拡大・回転・移動</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion in the world.</source>
        <translation>モーション全体のワールド内での位置を変えます。</translation>
    </message>
    <message>
        <source>Factor of all distances.</source>
        <translation>すべての距離の倍率です。</translation>
    </message>
    <message>
        <source>Move along X</source>
        <translation>X 方向の移動</translation>
    </message>
    <message>
        <source>Positive values go to the left of the figure.</source>
        <translation>正の値でキャラクターの左へ動きます。</translation>
    </message>
    <message>
        <source>Move along Y</source>
        <translation>Y 方向の移動</translation>
    </message>
    <message>
        <source>Positive values go up.</source>
        <translation>正の値で上へ動きます。</translation>
    </message>
    <message>
        <source>Move along Z</source>
        <translation>Z 方向の移動</translation>
    </message>
    <message>
        <source>Positive values go back.</source>
        <translation>正の値で後ろへ動きます。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>About the Y axis at the origin.</source>
        <translation>原点の Y 軸まわりです。</translation>
    </message>
    <message>
        <source>Make a Loop</source>
        <translation>ループにする</translation>
    </message>
    <message>
        <source>Changes the end, so that it goes over into the beginning. The motion can repeat without a jump.</source>
        <translation>終わりが始まりにつながるように変えます。飛ばずに繰り返せるモーションになります。</translation>
    </message>
    <message>
        <source>So many frames at the end change.</source>
        <translation>終わりのこのフレーム数が変わります。</translation>
    </message>
    <message>
        <source>Cross-fade to Another Motion</source>
        <translation>別のモーションへつなぐ</translation>
    </message>
    <message>
        <source>Fades from this motion to another one. After the fade, the other one goes on.</source>
        <translation>このモーションから別のモーションへ移ります。移った後は、そのモーションが続きます。</translation>
    </message>
    <message>
        <source>The first frame of the other motion comes here.</source>
        <translation>もう一方のモーションの最初のフレームが、ここに来ます。</translation>
    </message>
    <message>
        <source>The number of frames of the fade. 0 is a cut.</source>
        <translation>つなぎのフレーム数です。0 なら一度に切り替わります。</translation>
    </message>
    <message>
        <source>Continue from this place</source>
        <translation>この場所から続ける</translation>
    </message>
    <message>
        <source>The other motion begins where this one is, and faces the same way.</source>
        <translation>もう一方のモーションは、この場所から同じ向きで始まります。</translation>
    </message>
    <message>
        <source>Take a Part of Another Motion</source>
        <translation>別のモーションの一部を使う</translation>
    </message>
    <message>
        <source>Replaces one part of the body by that of another motion, at the same frames.</source>
        <translation>体の一部を、別のモーションの同じフレームの動きに置き換えます。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>What is taken from the other motion.</source>
        <translation>もう一方のモーションから使う部分です。</translation>
    </message>
    <message>
        <source>The selected tracks</source>
        <translation>選択したトラック</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>腕</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>足</translation>
    </message>
    <message>
        <source>Upper body</source>
        <translation>上半身</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>髪</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>So many frames at both ends of the range are blends.</source>
        <translation>範囲の両端のこのフレーム数でつなぎます。</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>The two bones. The first one is the one that old models have.</source>
        <translation>2 つのボーンです。1 つ目は古いモデルにもあるボーンです。</translation>
    </message>
    <message>
        <source>Centre and groove (センター, グルーブ)</source>
        <translation>センター / グルーブ</translation>
    </message>
    <message>
        <source>Centre and waist (センター, 腰)</source>
        <translation>センター / 腰</translation>
    </message>
    <message>
        <source>Mother and centre (全ての親, センター)</source>
        <translation>全ての親 / センター</translation>
    </message>
    <message>
        <source>Upper body (上半身, 上半身2)</source>
        <translation>上半身 / 上半身2</translation>
    </message>
    <message>
        <source>Arm and its twist (腕, 腕捩)</source>
        <translation>腕 / 腕捩</translation>
    </message>
    <message>
        <source>Wrist and its twist (手首, 手捩)</source>
        <translation>手首 / 手捩</translation>
    </message>
    <message>
        <source>Leg and leg D (足, 足D)</source>
        <translation>足 / 足D</translation>
    </message>
    <message>
        <source>Split Between Bones</source>
        <translation>ボーン間で分ける</translation>
    </message>
    <message>
        <source>Moves a part of the movement of one bone to a second one. What hangs on both keeps its rotation, and its place where the bones allow it.</source>
        <translation>1 つのボーンの動きの一部を 2 つ目のボーンへ移します。その先のボーンの向きは変わらず、位置も可能な限り保たれます。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>How much of the movement the second bone gets.</source>
        <translation>2 つ目のボーンへ移す動きの割合です。</translation>
    </message>
    <message>
        <source>Merge Bones</source>
        <translation>ボーンをまとめる</translation>
    </message>
    <message>
        <source>Moves all of the movement of a second bone to the first one, for models without the second one.</source>
        <translation>2 つ目のボーンの動きを 1 つ目にまとめます。2 つ目のないモデル用です。</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>時間の伸縮</translation>
    </message>
    <message>
        <source>Makes the range longer or shorter, and moves the later keys with its end. Curves stay as they are.</source>
        <translation>範囲を伸縮し、その後のキーも一緒に動かします。補間曲線は変わりません。</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>新しい長さ</translation>
    </message>
    <message>
        <source>100 % is the length of now.</source>
        <translation>100 % が今の長さです。</translation>
    </message>
    <message>
        <source>Change the speed gradually</source>
        <translation>速さを徐々に変える</translation>
    </message>
    <message>
        <source>Otherwise the speed changes at once at both ends of the range.</source>
        <translation>オフのときは、範囲の両端で速さが一度に変わります。</translation>
    </message>
    <message>
        <source>Keys that remain: %1 of %2 (%3 %).</source>
        <translation>残るキー: %2 個のうち %1 個(%3 %)</translation>
    </message>
    <message>
        <source>Shortest stand, in frames</source>
        <translation>最短の接地(フレーム)</translation>
    </message>
    <message>
        <source>Blend, in frames</source>
        <translation>つなぎ(フレーム)</translation>
    </message>
    <message>
        <source>Smooth over, in frames</source>
        <translation>なめらかさ(フレーム)</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Length, in frames</source>
        <translation>長さ(フレーム)</translation>
    </message>
    <message>
        <source>Pin Foot Here</source>
        <translation>ここに足を固定</translation>
    </message>
    <message>
        <source>Holds one foot in all of the frames, on the ground or in the air, and blends before and after them.</source>
        <translation>指定したフレームの間、片足をその場所に固定します(接地中でも空中でも)。前後はなめらかにつなぎます。</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>足</translation>
    </message>
    <message>
        <source>The foot that is held.</source>
        <translation>固定する足です。</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Where it is at the frame</source>
        <translation>下のフレームでの位置</translation>
    </message>
    <message>
        <source>Frame of the place</source>
        <translation>位置のフレーム</translation>
    </message>
    <message>
        <source>The foot is held where it is at this frame.</source>
        <translation>このフレームでの位置に足を固定します。</translation>
    </message>
    <message>
        <source>How high the foot is held.</source>
        <translation>足を固定する高さです。</translation>
    </message>
    <message>
        <source>On the ground if it is close to it</source>
        <translation>地面に近ければ地面の上</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>地面の上</translation>
    </message>
    <message>
        <source>As at its place</source>
        <translation>固定する位置と同じ高さ</translation>
    </message>
    <message>
        <source>As now at each frame</source>
        <translation>各フレームの今の高さのまま</translation>
    </message>
    <message>
        <source>Keep the way along the ground</source>
        <translation>地面の移動を残す</translation>
    </message>
    <message>
        <source>The body ends where it goes now, as in a walk that goes on. Otherwise it returns to where it began.</source>
        <translation>歩き続けるときのように、体は今の到着位置で終わります。オフの場合は始めの位置に戻ります。</translation>
    </message>
    <message>
        <source>the file has no such animation; it has: %1</source>
        <translation>そのアニメーションはファイルにありません。あるもの: %1</translation>
    </message>
    <message>
        <source>Keys: %1 before, %2 now.</source>
        <translation>キー: %1 → %2</translation>
    </message>
    <message>
        <source>These frames, and the distance in units: %1.</source>
        <translation>そのフレームと距離(単位): %1</translation>
    </message>
    <message>
        <source>Times that a foot was held: %1.</source>
        <translation>足を固定した回数: %1。</translation>
    </message>
    <message>
        <source>The body goes back %1 units to where it began. It can keep its way instead.</source>
        <translation>体が開始位置まで %1 単位戻ります。進む道のりを保つこともできます。</translation>
    </message>
    <message>
        <source>The model has none of the bones that this tool changes.</source>
        <translation>このツールが変更するボーンがモデルにありません。</translation>
    </message>
    <message>
        <source>the numbers become too large: track %1, frame %2</source>
        <translation>数値が大きくなりすぎます: トラック %1、フレーム %2</translation>
    </message>
    <message>
        <source>the motion has invalid numbers (NaN or infinite); repair it first: track %1, frame %2</source>
        <translation>モーションに無効な数値（NaN または無限大）があります。先に修復してください: トラック %1、フレーム %2</translation>
    </message>
    <message>
        <source>keys would be after the last frame that a motion can have</source>
        <translation>キーがモーションの最大フレームを超えてしまいます</translation>
    </message>
    <message>
        <source>the other motion has no keys of this part</source>
        <translation>もう一方のモーションにはこの部分のキーがありません</translation>
    </message>
    <message>
        <source>the models of the two motions have no bone in common</source>
        <translation>2つのモーションのモデルに共通のボーンがありません</translation>
    </message>
    <message>
        <source>the file has no animation that moves a joint</source>
        <translation>ファイルにジョイントを動かすアニメーションがありません</translation>
    </message>
    <message>
        <source>this animation of the file moves no joint; choose another one</source>
        <translation>ファイルのこのアニメーションはジョイントを動かしません。別のアニメーションを選んでください</translation>
    </message>
    <message numerus="yes">
        <source>the animation has more than %n frame(s), too many to import</source>
        <translation>
            <numerusform>アニメーションが %n フレームを超えていて、インポートするには長すぎます</numerusform>
        </translation>
    </message>
    <message>
        <source>the range begins after the last key, so all of its frames are the same</source>
        <translation>範囲が最後のキーより後で始まるため、すべてのフレームが同じです</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 はフォルダーです。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Models without keys: %1</source>
        <translation>キーのないモデル: %1</translation>
    </message>
    <message>
        <source>Models without keys are saved only in a project: %1.</source>
        <translation>キーのないモデルは、プロジェクトにだけ保存されます: %1。</translation>
    </message>
    <message>
        <source>The file %1 has changed since it was opened. Overwrite it?</source>
        <translation>ファイル %1 は、開いたあとに変わっています。上書きしますか?</translation>
    </message>
    <message>
        <source>the file is damaged, or it is of a kind that Odori cannot read</source>
        <translation>ファイルが壊れているか、Odori が読めない種類です</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it.</source>
        <translation>%1 は拡張子だけです。前に名前を付けてください。</translation>
    </message>
    <message>
        <source>Al&amp;ways do this (change it in Edit ▸ Settings)</source>
        <translation>常にこの操作を行う(&amp;W) (「編集」▸「設定」で変更できます)</translation>
    </message>
    <message>
        <source>this is not a file that Odori knows</source>
        <translation>Odori が扱えるファイルではありません</translation>
    </message>
</context>
<context>
    <name>odori::AboutDialog</name>
    <message>
        <source>About Odori</source>
        <translation>Odori について</translation>
    </message>
    <message>
        <source>Odori %1</source>
        <translation>Odori %1</translation>
    </message>
    <message>
        <source>Built with Qt %1, running with Qt %2.</source>
        <translation>Qt %1 でビルド、Qt %2 で動作しています。</translation>
    </message>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance のモーションエディタ</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses these libraries under their own licences:</source>
        <translation>MIT ライセンスのフリーソフトウェアです。次のライブラリをそれぞれのライセンスのもとで使っています。</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt について(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>odori::ActorListModel</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1 が見つかりません</translation>
    </message>
    <message>
        <source>Hide the model</source>
        <translation>モデルを隠す</translation>
    </message>
    <message>
        <source>Show the model</source>
        <translation>モデルを表示</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>The motion or its drafts have unsaved changes.</source>
        <translation>モーションまたは未登録の変更が保存されていません。</translation>
    </message>
    <message>
        <source>The motion is saved in the project, but not in its own file.</source>
        <translation>モーションはプロジェクトに保存されていますが、モーション自身のファイルには保存されていません。</translation>
    </message>
</context>
<context>
    <name>odori::ActorPanel</name>
    <message>
        <source>Models</source>
        <translation>モデル一覧</translation>
    </message>
</context>
<context>
    <name>odori::BakeDialog</name>
    <message>
        <source>Bake Physics</source>
        <translation>物理演算をキーに焼き込む</translation>
    </message>
    <message numerus="yes">
        <source>all bones moved by physics (%n)</source>
        <translation>
            <numerusform>物理演算で動くすべて(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected bones (%n)</source>
        <translation>
            <numerusform>選択中のもの(%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>終了フレーム</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>不要なキーを省く</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>Keys in this range are replaced, and physics is off at the new keys. You can undo this.</source>
        <translation>この範囲のキーは置き換えられ、新しいキーでは物理演算がオフになります。一度の「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>焼き込む</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s). Physics is off at these keys.</source>
        <translation>
            <numerusform>物理演算を %n 個のキーに焼き込みました。これらのキーでは物理演算はオフです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>%1 個のキーを作ります。非常に多いため、編集や保存が遅くなることがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>最大で %1 個のキーを作ります。非常に多いため、編集や保存が遅くなることがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s).</source>
        <translation>
            <numerusform>%1 個のキーを作ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s).</source>
        <translation>
            <numerusform>最大で %1 個のキーを作ります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatButton</name>
    <message>
        <source>Tempo and beats</source>
        <translation>テンポと拍</translation>
    </message>
    <message>
        <source>♩ %1</source>
        <translation>♩ %1</translation>
    </message>
</context>
<context>
    <name>odori::BeatCommands</name>
    <message>
        <source>Looking for the beats of the sound…</source>
        <translation>音声の拍を調べています…</translation>
    </message>
    <message>
        <source>No beats were found in the sound.</source>
        <translation>音声に拍が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Find Beats</source>
        <translation>拍の検出</translation>
    </message>
    <message>
        <source>%1 beats per minute; the sound has no clear beats.</source>
        <translation>毎分 %1 拍。ただし、音声の拍ははっきりしません。</translation>
    </message>
    <message>
        <source>onset</source>
        <comment>name of a marker</comment>
        <translation>音の立ち上がり</translation>
    </message>
    <message>
        <source>Add Markers</source>
        <translation>マーカーの追加</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) were added.</source>
        <translation>
            <numerusform>マーカーを %n 個追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats per minute. The first beat is a guess: check it. × 2 and ÷ 2 are in the popup of the tempo.</source>
        <translation>毎分 %1 拍。最初の拍は推定なので、確認してください。テンポのポップアップで 2 倍や半分にできます。</translation>
    </message>
</context>
<context>
    <name>odori::BeatSheet</name>
    <message>
        <source>÷ 2</source>
        <translation>÷ 2</translation>
    </message>
    <message>
        <source>× 2</source>
        <translation>× 2</translation>
    </message>
    <message>
        <source>Remove Change</source>
        <translation>変更を取り消す</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>1分あたりの拍数</translation>
    </message>
    <message>
        <source>Every second beat, at half the tempo</source>
        <translation>一つおきの拍にします (テンポは半分)</translation>
    </message>
    <message>
        <source>A beat more between every two beats, at twice the tempo</source>
        <translation>拍の間にもう一つ拍を入れます (テンポは 2 倍)</translation>
    </message>
    <message>
        <source>Tap (T)</source>
        <translation>タップ (T)</translation>
    </message>
    <message>
        <source>Click or press T at each beat of the music</source>
        <translation>音楽の拍に合わせてクリックするか T を押します</translation>
    </message>
    <message>
        <source>Tap the tempo</source>
        <translation>タップでテンポを測る</translation>
    </message>
    <message>
        <source>First beat, frame</source>
        <translation>最初の拍のフレーム</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>1小節の拍数</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>Change Tempo Here</source>
        <translation>ここからテンポを変える</translation>
    </message>
    <message>
        <source>Gives the beats from here on a tempo of their own, from the beat nearest to the current frame</source>
        <translation>現在のフレームに最も近い拍から先を別のテンポにします</translation>
    </message>
    <message>
        <source>The tempo before this change continues</source>
        <translation>この変更の前のテンポが続きます</translation>
    </message>
    <message>
        <source>This tempo holds</source>
        <translation>このテンポの範囲</translation>
    </message>
    <message>
        <source>Change Beats</source>
        <translation>拍の変更</translation>
    </message>
    <message numerus="yes">
        <source>%n tap(s)</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>from the first beat</source>
        <translation>最初の拍から</translation>
    </message>
    <message>
        <source>from bar %1, beat %2 (frame %3)</source>
        <translation>%1 小節 %2 拍目から (フレーム %3)</translation>
    </message>
    <message>
        <source>Find in the Sound</source>
        <translation>音声から検出</translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>テンポと拍</translation>
    </message>
</context>
<context>
    <name>odori::BiasDialog</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Multiply and Add</source>
        <translation>補正(乗算と加算)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Morph weight</source>
        <translation>表情の値</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>初期値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>as in: Rotation X</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, plus</source>
        <translation>%1 加算</translation>
    </message>
    <message>
        <source>%1, times</source>
        <translation>%1 乗算</translation>
    </message>
    <message>
        <source>the panel&apos;s numbers, as in MMD</source>
        <translation>パネルの数値(MMDと同じ)</translation>
    </message>
    <message>
        <source>each bone&apos;s own axes</source>
        <translation>各ボーンの軸</translation>
    </message>
    <message>
        <source>the world&apos;s axes</source>
        <translation>ワールドの軸</translation>
    </message>
    <message>
        <source>Only for adding. Multiplication and the camera always use the panel&apos;s numbers</source>
        <translation>加算だけに効きます。乗算とカメラは常にパネルの数値に対して行います</translation>
    </message>
    <message>
        <source>Add &amp;to</source>
        <translation>加算先(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): the values are first multiplied, then added to.</source>
        <translation>
            <numerusform>%n 個のキー: 乗算のあとに加算します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Shadow distance</source>
        <translation>影の距離</translation>
    </message>
    <message>
        <source>Light colour</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <source>Light direction</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <source>&amp;Blend with the rest pose (bones and morphs)</source>
        <translation>初期ポーズとブレンド(ボーンと表情)(&amp;B)</translation>
    </message>
    <message>
        <source>Scales each rotation as a whole, about its own axis, instead of number by number</source>
        <translation>回転を数値ごとではなく、その回転軸まわりの一つの回転として拡大・縮小します</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Amount of the pose</source>
        <translation>ポーズの割合</translation>
    </message>
    <message>
        <source>Blend with Rest Pose</source>
        <translation>初期ポーズとブレンド</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</source>
        <translation>
            <numerusform>%n 個のキー: 0 % で初期ポーズ、100 % で変更なし、200 % で初期ポーズからの変化が2倍になります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BoneLists</name>
    <message numerus="yes">
        <source>%n bone(s) are hidden in the view.</source>
        <translation>
            <numerusform>ビューで %n 本のボーンを隠しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>ボーンを隠す</translation>
    </message>
    <message>
        <source>Hide Other Bones</source>
        <translation>ほかのボーンを隠す</translation>
    </message>
    <message>
        <source>Show All Bones</source>
        <translation>全ボーンを表示</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone(s) are shown again.</source>
        <translation>
            <numerusform>隠していた %n 本のボーンを表示しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock Bones</source>
        <translation>ボーンをロック</translation>
    </message>
    <message>
        <source>Unlock Bones</source>
        <translation>ボーンのロックを解除</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are unlocked.</source>
        <translation>
            <numerusform>%n 本のボーンのロックを解除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock All Bones</source>
        <translation>全ボーンのロックを解除</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) of the set %1 are hidden and not selected.</source>
        <translation>
            <numerusform>セット「%1」のうち %n 本のボーンは非表示のため、選択していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no bone or morph of the set %1.</source>
        <translation>セット「%1」のボーンや表情はこのモデルにありません。</translation>
    </message>
    <message>
        <source>Save Bone Set</source>
        <translation>ボーンセットの保存</translation>
    </message>
    <message numerus="yes">
        <source>The set %1 holds %n bone(s) or morph(s).</source>
        <translation>
            <numerusform>セット「%1」にボーンと表情を合わせて %n 個保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set %1 already has exactly the selected bones.</source>
        <translation>セット「%1」は選択中のボーンと同じ内容です。</translation>
    </message>
    <message>
        <source>The set %1 was not saved: a model can have at most %2 sets.</source>
        <translation>セット「%1」は保存できません。1つのモデルに保存できるセットは %2 個までです。</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>ボーンセットの名前の変更</translation>
    </message>
    <message>
        <source>Delete Bone Set</source>
        <translation>ボーンセットの削除</translation>
    </message>
    <message>
        <source>The set %1 is deleted.</source>
        <translation>セット「%1」を削除しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) were left alone.</source>
        <translation>
            <numerusform>ロックされた%n本のボーンは変更していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are locked: clicks in the view do not select them, and their pose does not change.</source>
        <translation>
            <numerusform>%n本のボーンをロックしました。ビューのクリックでは選択されず、ポーズも変わりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BonePanel</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>親子</translation>
    </message>
    <message>
        <source>How the bones are grouped</source>
        <translation>ボーンのまとめ方</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>ボーンを検索</translation>
    </message>
    <message>
        <source>No bone is called “%1”.</source>
        <translation>「%1」というボーンはありません。</translation>
    </message>
    <message>
        <source>Saved sets of bones</source>
        <translation>保存したボーンセット</translation>
    </message>
    <message>
        <source>The model has no bones.</source>
        <translation>モデルにボーンがありません。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>選択中のモーションにモデルがありません。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>モデルが開かれていません。</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>カメラを選択中です。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSelecting</name>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>ボーン「%1」はロックされています。ボーンパネルの鍵で解除できます。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1. To select such bones, switch on Physics ▸ Select Physics Bones in the View.</source>
        <translation>ボーン「%1」は物理演算で動きます。このようなボーンを選択するには「物理演算」▸「ビューで物理ボーンも選択」をオンにしてください。</translation>
    </message>
    <message>
        <source>The bone %1 is hidden, so the view has no handles for it. Its eye in the bone panel shows it.</source>
        <translation>ボーン「%1」は非表示のため、ビューに操作ハンドルがありません。ボーンパネルの目で表示できます。</translation>
    </message>
    <message>
        <source>The bone %1 is locked, so the view has no handles for it. Its lock in the bone panel unlocks it.</source>
        <translation>ボーン「%1」はロックされているため、ビューに操作ハンドルがありません。ボーンパネルの鍵で解除できます。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so Move mode has no arrows for it.</source>
        <translation>ボーン「%1」は回転だけなので、移動モードの矢印はありません。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSetsMenu</name>
    <message>
        <source>&amp;Add to Selection</source>
        <translation>選択に追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Update from Selection</source>
        <translation>今の選択で更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>No set is saved yet</source>
        <translation>保存したセットはありません</translation>
    </message>
    <message>
        <source>Selects the set; with Shift in addition</source>
        <translation>セットを選択します。Shift を押しながらで追加選択</translation>
    </message>
</context>
<context>
    <name>odori::BoneTreeModel</name>
    <message>
        <source>IK goal</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>rotates about one axis</source>
        <translation>一軸回転</translation>
    </message>
    <message>
        <source>moves and rotates</source>
        <translation>移動と回転</translation>
    </message>
    <message>
        <source>rotates</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>操作不可</translation>
    </message>
    <message>
        <source>In no display frame</source>
        <translation>表示枠なし</translation>
    </message>
    <message>
        <source>%1 %2 — %3</source>
        <translation>%1 %2 — %3</translation>
    </message>
    <message>
        <source>Hide in the view (Space)</source>
        <translation>ビューで隠す (Space)</translation>
    </message>
    <message>
        <source>Show in the view (Space)</source>
        <translation>ビューに表示 (Space)</translation>
    </message>
    <message>
        <source>Unlock (Shift+Space)</source>
        <translation>ロックを解除 (Shift+Space)</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック中</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>ロックなし</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 をロック</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 のロックを解除</translation>
    </message>
    <message>
        <source>Lock: clicks in the view do not select it, and its pose does not change (Shift+Space)</source>
        <translation>ロック: ビューのクリックで選択されず、ポーズも変わりません (Shift+Space)</translation>
    </message>
</context>
<context>
    <name>odori::CellForm</name>
    <message>
        <source>Centre X</source>
        <translation>中心 X</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>方向 X</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>位置 X</translation>
    </message>
    <message>
        <source>Centre Y</source>
        <translation>中心 Y</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>方向 Y</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>位置 Y</translation>
    </message>
    <message>
        <source>Centre Z</source>
        <translation>中心 Z</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>方向 Z</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>位置 Z</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>モード1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>モード2</translation>
    </message>
</context>
<context>
    <name>odori::ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>ファイルをもう一度読み込みます</translation>
    </message>
    <message>
        <source>Changed by another program: %1.</source>
        <translation>ほかのプログラムで変更されました: %1。</translation>
    </message>
    <message>
        <source>Changed by another program and by you: %1. Saving asks before it overwrites.</source>
        <translation>ほかのプログラムでも、ここでも変更されています: %1。保存するときに、上書きするかどうかを確認します。</translation>
    </message>
    <message>
        <source>%1 is not a VMD motion any more.</source>
        <translation>%1 は VMD モーションではなくなっています。</translation>
    </message>
    <message>
        <source>%1 was not reloaded, because you have edited it.</source>
        <translation>%1 は編集されているため、再読み込みしませんでした。</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 を再読み込み</translation>
    </message>
    <message>
        <source>Reloaded %1.</source>
        <translation>%1 を再読み込みしました。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save to have the file again.</source>
        <translation>別のプログラムが %1 を削除または移動しました。保存するとファイルが元に戻ります。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save it under another name.</source>
        <translation>別のプログラムが %1 を削除または移動しました。別の名前で保存してください。</translation>
    </message>
</context>
<context>
    <name>odori::ChannelButtons</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Change the curves of all channels</source>
        <translation>すべての補間曲線を変える</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>チャンネル %1</translation>
    </message>
    <message>
        <source>Rot.</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Dist.</source>
        <translation>距離</translation>
    </message>
</context>
<context>
    <name>odori::CheckUp</name>
    <message>
        <source>Check-up</source>
        <translation>モーションの点検</translation>
    </message>
</context>
<context>
    <name>odori::CheckUpOffer</name>
    <message>
        <source>Open Check-up</source>
        <translation>点検を開く</translation>
    </message>
    <message>
        <source>Shows what was found, and repairs or renames it</source>
        <translation>見つかった項目の表示、修復、名前の変更をします</translation>
    </message>
    <message numerus="yes">
        <source>%1: the model lacks %n bone(s) and morph(s) of this motion.</source>
        <translation>
            <numerusform>%1: このモーションのボーン・表情 %n 個がモデルにありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the check-up found %n problem(s).</source>
        <translation>
            <numerusform>%1: 点検で問題が %n 件見つかりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpPanel</name>
    <message>
        <source>Check-up</source>
        <translation>点検</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Rename To</source>
        <translation>名前の変更先</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>すべて修復</translation>
    </message>
    <message>
        <source>Use Suggestions</source>
        <translation>候補を使う</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>点検の結果</translation>
    </message>
    <message>
        <source>Goes to the first key of the finding and selects its keys</source>
        <translation>最初のキーのフレームへ移動し、キーを選択します</translation>
    </message>
    <message>
        <source>Repairs the selected findings; no pose changes</source>
        <translation>選択した項目を修復します。ポーズは変わりません</translation>
    </message>
    <message>
        <source>Repairs all findings that can be repaired; no pose changes</source>
        <translation>修復できる項目をすべて修復します。ポーズは変わりません</translation>
    </message>
    <message>
        <source>Gives the keys the name of another bone, morph or IK of the model</source>
        <translation>キーをモデルの別のボーン・表情・IKの名前に変更します</translation>
    </message>
    <message>
        <source>Gives all tracks the first name that is suggested for them</source>
        <translation>すべてのトラックを最初の候補の名前に変更します</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>点検中…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>There are no keys to check.</source>
        <translation>点検するキーがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>All Names…</source>
        <translation>すべての名前…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>What can be done with all findings</source>
        <translation>すべての検出結果に対する操作</translation>
    </message>
    <message numerus="yes">
        <source>Use %n Suggestion(s)</source>
        <translation>
            <numerusform>%n 個の候補を使う</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ColumnsDialog</name>
    <message>
        <source>Insert Frames</source>
        <translation>フレームの挿入</translation>
    </message>
    <message>
        <source>Delete Frames</source>
        <translation>フレームの削除</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>&amp;Before frame</source>
        <translation>挿入位置(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;From frame</source>
        <translation>開始フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Number of frames</source>
        <translation>フレーム数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>対象の行(&amp;R)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Keys from frame %1 on move %n frame(s) later.</source>
        <translation>
            <numerusform>フレーム %1 以降のキーが %n フレーム後ろへ移ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys at frame %1 are deleted; later keys move earlier.</source>
        <translation>フレーム %1 のキーを消し、以降を前に詰めます。</translation>
    </message>
    <message>
        <source>Keys in frames %1–%2 are deleted; later keys move earlier.</source>
        <translation>フレーム %1~%2 のキーを消し、以降を前に詰めます。</translation>
    </message>
</context>
<context>
    <name>odori::CommandPalette</name>
    <message>
        <source>Type letters of a command</source>
        <translation>コマンド名を入力</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>No command has these letters in this order.</source>
        <translation>この順に文字を含むコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>odori::Commands</name>
    <message>
        <source>Acts on the selected keys, or on the selected rows&apos; keys at this frame if none is selected</source>
        <translation>選択中のキーに働きます。キーの選択がなければ、選択中の行のこのフレームのキーに働きます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the copied keys so that the first key is at the current frame</source>
        <translation>コピーした最初のキーが現在のフレームになるようにペーストします</translation>
    </message>
    <message>
        <source>Paste &amp;Mirrored</source>
        <translation>反転ペースト(&amp;M)</translation>
    </message>
    <message>
        <source>Pastes onto the bones of the other side, with left and right swapped</source>
        <translation>左右を入れ替えて、反対側のボーンにペーストします</translation>
    </message>
    <message>
        <source>&amp;Delete Keys</source>
        <translation>キーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Disc&amp;ard Drafts</source>
        <translation>未登録を破棄(&amp;H)</translation>
    </message>
    <message>
        <source>Discards the drafts of the selected tracks at this frame, or all drafts at this frame if no track is selected</source>
        <translation>選択中のトラックの、このフレームの未登録の変更を破棄します。選択がなければすべて破棄します</translation>
    </message>
    <message>
        <source>&amp;Save Project %1</source>
        <translation>プロジェクト %1 を保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>%1 を保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project %1</source>
        <translation>プロジェクト %1 を保存</translation>
    </message>
    <message>
        <source>Save the motion %1</source>
        <translation>モーション %1 を保存</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a model, motion, pose or project</source>
        <translation>モデル・モーション・ポーズ・プロジェクトを開く</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Find &amp;Textures…</source>
        <translation>テクスチャを探す(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>毎回たずねる</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>追加する</translation>
    </message>
    <message>
        <source>Replace the active model</source>
        <translation>選択中のモデルと入れ替える</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>入れ替える</translation>
    </message>
    <message>
        <source>Merge at the current frame</source>
        <translation>現在のフレームから重ねる</translation>
    </message>
    <message>
        <source>New model with this motion</source>
        <translation>新しいモデルに付ける</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Do not use them</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>プロジェクトを別名で保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion</source>
        <translation>モーションを保存(&amp;I)</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion %1</source>
        <translation>モーション %1 を保存(&amp;I)</translation>
    </message>
    <message>
        <source>Save Motion As…</source>
        <translation>名前を付けてモーションを保存…</translation>
    </message>
    <message>
        <source>Save &amp;Project As…</source>
        <translation>プロジェクトを別名で保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose As…</source>
        <translation>名前を付けてポーズを保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>選択したボーンと表情の今のポーズを VPD に保存します。選択がなければすべてを保存します</translation>
    </message>
    <message>
        <source>Save Selected &amp;Keys As…</source>
        <translation>選択したキーを別名で保存(&amp;K)…</translation>
    </message>
    <message>
        <source>Saves the selected keys as VMD, or all keys of the selected rows if no key is selected</source>
        <translation>選択したキーを別の VMD に保存します。キーの選択がなければ、選択した行のキーすべてを保存します</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ショートカットキー(&amp;K)</translation>
    </message>
    <message>
        <source>Shows all keys and their commands</source>
        <translation>すべてのキーとそのコマンドを表示します</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>Odori について(&amp;A)</translation>
    </message>
    <message>
        <source>view, dope sheet, curves</source>
        <translation>ビュー・ドープシート・補間曲線</translation>
    </message>
    <message>
        <source>view, dope sheet</source>
        <translation>ビュー・ドープシート</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>キーを %n 個登録(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登録(&amp;R)</translation>
    </message>
    <message>
        <source>Register &amp;All Drafts</source>
        <translation>未登録をすべて登録(&amp;A)</translation>
    </message>
    <message>
        <source>Registers the drafts of all frames for this model, the camera, the light and the self-shadow</source>
        <translation>全フレームの未登録の変更をすべて登録: このモデルとカメラ、照明、セルフ影</translation>
    </message>
    <message>
        <source>Register All &amp;Bones</source>
        <translation>全ボーンを登録(&amp;K)</translation>
    </message>
    <message>
        <source>Registers a key at this frame for every bone, changed or not</source>
        <translation>変更の有無にかかわらず、全ボーンのキーをこのフレームに登録します</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>フレームを挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Inserts an empty frame at the current frame, in all tracks</source>
        <translation>全トラックの現在のフレームに空フレームを挿入します</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>挿入</translation>
    </message>
    <message>
        <source>&amp;Delete Frame</source>
        <translation>フレームを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the keys at the current frame; later keys move earlier, in all tracks</source>
        <translation>全トラックの現在のフレームのキーを削除し、以降のキーを前に詰めます</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>I&amp;nsert Frames…</source>
        <translation>複数フレームを挿入(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;elete Frames…</source>
        <translation>複数フレームを削除(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Scale a Range…</source>
        <translation>範囲を伸縮(&amp;S)…</translation>
    </message>
    <message>
        <source>Makes a range of frames faster or slower and moves later keys</source>
        <translation>範囲を速く、または遅くします。以降のキーも移動します</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>伸縮…</translation>
    </message>
    <message>
        <source>Re&amp;verse in Time</source>
        <translation>時間を逆転(&amp;V)</translation>
    </message>
    <message>
        <source>Reverses the selected keys between the first and the last of them</source>
        <translation>選択したキーを最初と最後の間で逆順にします</translation>
    </message>
    <message>
        <source>A&amp;lign to This Frame</source>
        <translation>このフレームにそろえる(&amp;L)</translation>
    </message>
    <message>
        <source>Moves the first selected key of each row to the current frame; the row&apos;s other selected keys move by the same amount</source>
        <translation>各行の最初の選択キーを現在のフレームに移動し、その行のほかの選択キーも同じ量だけ移動します</translation>
    </message>
    <message>
        <source>Sna&amp;p…</source>
        <translation>スナップ(&amp;P)…</translation>
    </message>
    <message>
        <source>Moves each selected key to the nearest beat, or to the nearest frame of a regular grid</source>
        <translation>選択した各キーを、最寄りの拍、または等間隔のフレームに移動します</translation>
    </message>
    <message>
        <source>One Frame &amp;Earlier</source>
        <translation>1フレーム前へ(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Later</source>
        <translation>1フレーム後へ(&amp;L)</translation>
    </message>
    <message>
        <source>Ten Frames E&amp;arlier</source>
        <translation>10フレーム前へ(&amp;A)</translation>
    </message>
    <message>
        <source>Ten Frames La&amp;ter</source>
        <translation>10フレーム後へ(&amp;T)</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>左右反転(&amp;O)</translation>
    </message>
    <message>
        <source>Mirrors the selected keys onto the bones of the other side</source>
        <translation>選択したキーを左右反転して、反対側のボーンに登録します</translation>
    </message>
    <message>
        <source>M&amp;ultiply and Add…</source>
        <translation>補正(乗算と加算)(&amp;U)…</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>補正…</translation>
    </message>
    <message>
        <source>P&amp;hysics On</source>
        <translation>物理オン(&amp;H)</translation>
    </message>
    <message>
        <source>Physics moves the bones from the selected keys on</source>
        <translation>選択したキー以降、物理演算でボーンを動かします</translation>
    </message>
    <message>
        <source>Physics O&amp;ff</source>
        <translation>物理オフ(&amp;F)</translation>
    </message>
    <message>
        <source>Keys move the bones from the selected keys on; physics does not</source>
        <translation>選択したキー以降、物理演算ではなくキーでボーンを動かします</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 の移動</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を取り除く</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>&amp;Remove %1</source>
        <translation>%1 を取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>取り除く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>次のモデル(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>前のモデル(&amp;P)</translation>
    </message>
    <message>
        <source>Show Only the &amp;Active Model</source>
        <translation>選択中のモデルだけ表示(&amp;A)</translation>
    </message>
    <message>
        <source>Active only</source>
        <translation>選択中のみ</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Terms of Use…</source>
        <translation>利用規約(&amp;T)…</translation>
    </message>
    <message>
        <source>Shows what the author of the active model wrote about its use</source>
        <translation>選択中のモデルについて作者が書いた説明を表示します</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
    <message>
        <source>While &amp;Playing</source>
        <translation>再生中のみ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>常に(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset Physics</source>
        <translation>物理演算をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>Restarts the simulation at this frame</source>
        <translation>このフレームから物理演算をやり直します</translation>
    </message>
    <message>
        <source>&amp;Show Rigid Bodies and Joints</source>
        <translation>剛体とジョイントを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bake to Keys…</source>
        <translation>キーに焼き込む(&amp;B)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Play / Stop</source>
        <translation>再生 / 停止(&amp;P)</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>1フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Frame</source>
        <translation>1フレーム進む(&amp;O)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>前のキー(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>次のキー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last Key</source>
        <translation>最後のキー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame</source>
        <translation>フレームへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>回転(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Local</source>
        <translation>ローカル(&amp;L)</translation>
    </message>
    <message>
        <source>Local: the bone&apos;s own axes</source>
        <translation>ローカル: ボーンの軸</translation>
    </message>
    <message>
        <source>&amp;Global</source>
        <translation>グローバル(&amp;G)</translation>
    </message>
    <message>
        <source>Global: the axes of the scene</source>
        <translation>グローバル: シーンの軸</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ビュー(&amp;V)</translation>
    </message>
    <message>
        <source>View: the axes of the screen</source>
        <translation>ビュー: 画面の軸</translation>
    </message>
    <message>
        <source>&amp;Next Axes</source>
        <translation>次の座標系(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Auto-key</source>
        <translation>自動登録(&amp;A)</translation>
    </message>
    <message>
        <source>Registers every change automatically</source>
        <translation>すべての変更を自動的に登録します</translation>
    </message>
    <message>
        <source>All &amp;Keys</source>
        <translation>すべてのキー(&amp;K)</translation>
    </message>
    <message>
        <source>Selects all keys of the visible rows</source>
        <translation>ドープシートに表示中の行の全キーを選択します</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>縦一列(&amp;C)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame</source>
        <translation>表示中の行の、現在のフレームのキーを選択します</translation>
    </message>
    <message>
        <source>Keys of the Selected &amp;Rows</source>
        <translation>選択中の行のキー(&amp;R)</translation>
    </message>
    <message>
        <source>Selects all keys of the selected bones and morphs</source>
        <translation>選択中のボーンと表情の全キーを選択します</translation>
    </message>
    <message>
        <source>From This Frame &amp;On</source>
        <translation>このフレーム以降(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame and later</source>
        <translation>表示中の行の、現在のフレーム以降のキーを選択します</translation>
    </message>
    <message>
        <source>Ran&amp;ge…</source>
        <translation>範囲(&amp;G)…</translation>
    </message>
    <message>
        <source>Selects the keys in a range of frames</source>
        <translation>指定した範囲のキーを選択します</translation>
    </message>
    <message>
        <source>All &amp;Bones</source>
        <translation>全ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>Bones and Morphs with &amp;Drafts</source>
        <translation>未登録選択(&amp;D)</translation>
    </message>
    <message>
        <source>Selects the bones and morphs that have drafts at the current frame</source>
        <translation>現在のフレームに未登録の変更があるボーンと表情を選択します</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>選択を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Selects the other keys of the visible rows, or the other rows if no key is selected</source>
        <translation>表示中の行のほかのキーを選択します。キーの選択がなければ、ほかの行を選択します</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>選択解除(&amp;N)</translation>
    </message>
    <message>
        <source>Add Mar&amp;ker</source>
        <translation>マーカーを追加(&amp;K)</translation>
    </message>
    <message>
        <source>Gives the current frame a name</source>
        <translation>現在のフレームに名前を付けます</translation>
    </message>
    <message>
        <source>Play Range &amp;Begins Here</source>
        <translation>ここから再生(&amp;B)</translation>
    </message>
    <message>
        <source>Play Range &amp;Ends Here</source>
        <translation>ここまで再生(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unfold Group</source>
        <translation>グループを展開(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold Group</source>
        <translation>グループを折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>U&amp;nfold All Groups</source>
        <translation>すべてのグループを展開(&amp;N)</translation>
    </message>
    <message>
        <source>Fold &amp;All Groups</source>
        <translation>すべてのグループを折りたたむ(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Motion</source>
        <translation>モーション全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Look Through the &amp;Camera</source>
        <translation>カメラから見る(&amp;C)</translation>
    </message>
    <message>
        <source>Free &amp;View</source>
        <translation>自由視点(&amp;V)</translation>
    </message>
    <message>
        <source>Set Camera to Vie&amp;w</source>
        <translation>カメラをビューに合わせる(&amp;W)</translation>
    </message>
    <message>
        <source>Sets the camera at this frame to the free view</source>
        <translation>このフレームのカメラを自由視点に合わせます</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル一覧</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>Ne&amp;xt Panel</source>
        <translation>次のパネル(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>前のパネル(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset Window Layout</source>
        <translation>ウィンドウ配置を初期化(&amp;E)</translation>
    </message>
    <message>
        <source>Texture Memory…</source>
        <translation>テクスチャのメモリ…</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>正面(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>背面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左面(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右面(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上面(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>底面(&amp;O)</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>選択部分を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Zooms to the selected bones or keys in the editor that has the focus</source>
        <translation>フォーカスのあるエディタで、選択したボーンやキーに合わせて拡大縮小します</translation>
    </message>
    <message>
        <source>Fra&amp;me All</source>
        <translation>全体を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Zooms to the whole model or motion in the editor that has the focus</source>
        <translation>フォーカスのあるエディタで、モデルやモーションの全体に合わせて拡大縮小します</translation>
    </message>
    <message>
        <source>Show Bo&amp;nes</source>
        <translation>ボーンを表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>座標軸を表示(&amp;G)</translation>
    </message>
    <message>
        <source>Paste to &amp;All Channels</source>
        <translation>全チャンネルにペースト(&amp;A)</translation>
    </message>
    <message>
        <source>Paste to &amp;X</source>
        <translation>X にペースト(&amp;X)</translation>
    </message>
    <message>
        <source>Paste to &amp;Y</source>
        <translation>Y にペースト(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste to &amp;Z</source>
        <translation>Z にペースト(&amp;Z)</translation>
    </message>
    <message>
        <source>Paste to &amp;Rotation</source>
        <translation>回転にペースト(&amp;R)</translation>
    </message>
    <message>
        <source>Paste to &amp;Distance</source>
        <translation>距離にペースト(&amp;D)</translation>
    </message>
    <message>
        <source>Paste to &amp;Field of View</source>
        <translation>視野角にペースト(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Easing</source>
        <translation>補間(&amp;E)</translation>
    </message>
    <message>
        <source>Shows the easing of the segments that end at the selected keys</source>
        <translation>選択したキーへ至る補間を表示します</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>値(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time</source>
        <translation>選択したトラックの値の推移を表示します</translation>
    </message>
    <message>
        <source>&amp;Copy Curve</source>
        <translation>補間曲線をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>&amp;Paste Curve</source>
        <translation>補間曲線をペースト(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the curve to the selected keys; the arrow: to other channels</source>
        <translation>選択したキーに補間曲線をペーストします (矢印: ほかのチャンネルへ)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>ペースト</translation>
    </message>
    <message>
        <source>Flips the curves in time: ease in becomes ease out</source>
        <translation>補間曲線を時間方向に反転します: 緩やかな始まりが緩やかな終わりになります</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Changes the curves before and after the selected keys so that the speed does not jump</source>
        <translation>選択したキーの前後の補間曲線を変え、速度が急に変わらないようにします</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Inserts keys of the selected tracks at the current frame without changing the motion</source>
        <translation>動きを変えずに、選択中のトラックの現在のフレームにキーを挿入します</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>キー挿入</translation>
    </message>
    <message>
        <source>Deletes the selected keys and changes the curves to keep the motion</source>
        <translation>選択したキーを削除し、動きを保つように補間曲線を変えます</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>キー削除</translation>
    </message>
    <message>
        <source>&amp;Nudge Handles</source>
        <translation>ハンドルを同量動かす(&amp;N)</translation>
    </message>
    <message>
        <source>Dragging moves the handles of all keys by the same amount, not to the same position, as with Shift</source>
        <translation>ドラッグすると、全キーのハンドルを同じ位置ではなく同じ量だけ動かします (Shift を押した場合と同じ)</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>同量</translation>
    </message>
    <message>
        <source>Shows the speed along the curve; the dotted line is constant speed</source>
        <translation>曲線に沿った速度を表示します (点線は一定の速さ)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Copy Curve of %1</source>
        <translation>%1 の曲線をコピー</translation>
    </message>
    <message>
        <source>Copy Curve of the Active Line</source>
        <translation>選択中の線の曲線をコピー</translation>
    </message>
    <message>
        <source>Paste Curve to %1</source>
        <translation>%1 に曲線をペースト</translation>
    </message>
    <message>
        <source>Paste Curve to the Active Line</source>
        <translation>選択中の線に曲線をペースト</translation>
    </message>
    <message>
        <source>Mute All but %1</source>
        <translation>%1 以外を非表示</translation>
    </message>
    <message>
        <source>Mute Others</source>
        <translation>ほかを非表示</translation>
    </message>
    <message>
        <source>Show All Channels</source>
        <translation>すべてのチャンネルを表示</translation>
    </message>
    <message>
        <source>Lock &amp;Frames</source>
        <translation>フレームを固定(&amp;F)</translation>
    </message>
    <message>
        <source>Dragging a key changes only its value. With Shift, the direction of the drag decides</source>
        <translation>キーをドラッグすると値だけが変わります。Shift: ドラッグの向きで決まります</translation>
    </message>
    <message>
        <source>Dragging a key changes only its frame. With Shift, the direction of the drag decides</source>
        <translation>キーをドラッグするとフレームだけが変わります。Shift: ドラッグの向きで決まります</translation>
    </message>
    <message>
        <source>&amp;Snap Values</source>
        <translation>値をスナップ(&amp;S)</translation>
    </message>
    <message>
        <source>Dragged keys snap to round values; the steps are finer when the graph is larger. Frames are always whole numbers</source>
        <translation>ドラッグしたキーは切りのよい値で止まります (拡大するほど細かくなります)。フレームは常に整数です</translation>
    </message>
    <message>
        <source>Show the Selected &amp;Keys</source>
        <translation>選択したキーを表示(&amp;K)</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Insert Ke&amp;y</source>
        <translation>キーを挿入(&amp;Y)</translation>
    </message>
    <message>
        <source>Dele&amp;te and Keep the Motion</source>
        <translation>動きを保って削除(&amp;T)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>ループ(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the play range again and again</source>
        <translation>再生範囲を繰り返し再生します</translation>
    </message>
    <message>
        <source>Fl&amp;ip Curves</source>
        <translation>補間曲線を反転(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;mooth Curves</source>
        <translation>補間曲線を滑らかに(&amp;M)</translation>
    </message>
    <message>
        <source>Show Spee&amp;d</source>
        <translation>速度を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Lock Val&amp;ues</source>
        <translation>値を固定(&amp;U)</translation>
    </message>
    <message>
        <source>Only Ke&amp;yed Rows</source>
        <translation>キーのある行のみ(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows only rows that have keys</source>
        <translation>キーのある行だけを表示します</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>キーあり</translation>
    </message>
    <message>
        <source>Only &amp;Selected Rows</source>
        <translation>選択した行のみ(&amp;S)</translation>
    </message>
    <message>
        <source>Shows only selected bones and morphs</source>
        <translation>選択中のボーンと表情だけを表示します</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Only Rows with &amp;Drafts</source>
        <translation>未登録の行のみ(&amp;D)</translation>
    </message>
    <message>
        <source>Shows only rows with drafts</source>
        <translation>未登録の変更がある行だけを表示します</translation>
    </message>
    <message>
        <source>Only Rows Not in the &amp;Model</source>
        <translation>モデルにない行のみ(&amp;M)</translation>
    </message>
    <message>
        <source>Shows only tracks that the model lacks</source>
        <translation>モデルにないトラックだけを表示します</translation>
    </message>
    <message>
        <source>Not in model</source>
        <translation>モデルにない</translation>
    </message>
    <message>
        <source>Shows the whole motion. Ctrl and wheel: zoom</source>
        <translation>モーション全体を表示します (Ctrl+ホイールで拡大縮小)</translation>
    </message>
    <message>
        <source>Fo&amp;llow the Current Frame</source>
        <translation>現在のフレームを追う(&amp;L)</translation>
    </message>
    <message>
        <source>During playback, keeps the current frame visible here and in the graph</source>
        <translation>再生中、ここと値グラフで現在のフレームが見えるように表示します</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>追従</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Finds any command by a few letters of its name</source>
        <translation>名前の数文字からコマンドを探します</translation>
    </message>
    <message>
        <source>&amp;Key Map…</source>
        <translation>ショートカットキー(&amp;K)…</translation>
    </message>
    <message>
        <source>Dupli&amp;cate to This Frame</source>
        <translation>このフレームに複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected keys so that the first key is at the current frame</source>
        <translation>選択したキーを複製し、最初のキーを現在のフレームに置きます</translation>
    </message>
    <message>
        <source>&amp;All in This Editor</source>
        <translation>この画面のすべて(&amp;A)</translation>
    </message>
    <message>
        <source>Selects all bones if the view has the focus, otherwise all keys of the visible rows</source>
        <translation>ビューにフォーカスがあれば全ボーン、それ以外は表示中の行の全キーを選択します</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Camera and Light</source>
        <translation>カメラ・照明(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the camera active: the dope sheet shows the keys of camera, light and self-shadow. Run it again to return to the model</source>
        <translation>カメラをアクティブにします。ドープシートにカメラ・照明・セルフ影のキーを表示します。もう一度実行するとモデルに戻ります</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>キーを表示</translation>
    </message>
    <message>
        <source>Shows and changes the keys of the commands, and their presets</source>
        <translation>コマンドのショートカットキーとプリセットを表示・変更します</translation>
    </message>
    <message>
        <source>Language, dark or light theme, font size, opening of files and memory</source>
        <translation>言語、ダークまたはライトのテーマ、文字の大きさ、ファイルを開くときの動作、メモリ</translation>
    </message>
    <message>
        <source>Ear&amp;lier Versions…</source>
        <translation>以前の版(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy &amp;Diagnostics</source>
        <translation>診断情報をコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Copies versions, display, settings, the last lines of the log and the last crash report to the clipboard, without personal paths</source>
        <translation>バージョン、画面、設定、ログの末尾、最新のクラッシュレポートを、個人のパスを除いてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Offers work that was not saved when Odori closed, from the last 30 days</source>
        <translation>Odori の終了時に保存されていなかった過去 30 日の作業を表示します</translation>
    </message>
    <message>
        <source>Re&amp;cover Unsaved Work…</source>
        <translation>保存していない作業の復元(&amp;C)…</translation>
    </message>
    <message>
        <source>Shows the kept versions of the open files and of all others, and opens one</source>
        <translation>開いているファイルとその他のすべてのファイルについて、残してある版を表示して開きます</translation>
    </message>
    <message>
        <source>Select Physics Bones in the &amp;View</source>
        <translation>ビューで物理ボーンも選択(&amp;V)</translation>
    </message>
    <message>
        <source>Clicks and rectangles in the view also select bones that physics moves</source>
        <translation>ビューでのクリックと矩形選択で、物理演算で動くボーンも選択します</translation>
    </message>
    <message>
        <source>Previous &amp;Cut</source>
        <translation>前のカット(&amp;C)</translation>
    </message>
    <message>
        <source>Goes to the cut of the camera before this frame: two camera keys one frame apart</source>
        <translation>このフレームより前のカメラのカット (1 フレームだけ離れた 2 つのカメラキー) に移動します</translation>
    </message>
    <message>
        <source>Next C&amp;ut</source>
        <translation>次のカット(&amp;U)</translation>
    </message>
    <message>
        <source>Goes to the next cut of the camera: two camera keys one frame apart</source>
        <translation>カメラの次のカット (1 フレームだけ離れた 2 つのカメラキー) に移動します</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>親(&amp;P)</translation>
    </message>
    <message>
        <source>Parent: the axes of the parent bone</source>
        <translation>親: 親ボーンの軸</translation>
    </message>
    <message>
        <source>Loc&amp;k View to Camera</source>
        <translation>ビューをカメラに固定(&amp;K)</translation>
    </message>
    <message>
        <source>While you look through the camera, moving the view moves the camera, also with a model active</source>
        <translation>カメラビューで視点を動かすと、モデルを選択中でもカメラが動きます</translation>
    </message>
    <message>
        <source>Safe frame: the part of the camera view that a film of this format shows</source>
        <translation>セーフフレーム: この形式の動画に写るカメラビューの範囲</translation>
    </message>
    <message>
        <source>&amp;No Safe Frame</source>
        <translation>セーフフレームなし(&amp;N)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;16:9</source>
        <translation>セーフフレーム &amp;16:9</translation>
    </message>
    <message>
        <source>Safe Frame &amp;4:3</source>
        <translation>セーフフレーム &amp;4:3</translation>
    </message>
    <message>
        <source>Safe Frame &amp;9:16</source>
        <translation>セーフフレーム &amp;9:16</translation>
    </message>
    <message>
        <source>Safe Frame 1:1 (&amp;square)</source>
        <translation>セーフフレーム 1:1 (正方形)(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset Selected</source>
        <translation>選択部分をリセット(&amp;E)</translation>
    </message>
    <message>
        <source>Sets the selected bones and morphs to rest at this frame, as drafts</source>
        <translation>選択したボーンと表情を、このフレームで初期状態にします (未登録)</translation>
    </message>
    <message>
        <source>Reset &amp;Whole Pose</source>
        <translation>ポーズ全体をリセット(&amp;W)</translation>
    </message>
    <message>
        <source>Sets all bones and morphs to rest at this frame, as drafts</source>
        <translation>すべてのボーンと表情を、このフレームで初期状態にします (未登録)</translation>
    </message>
    <message>
        <source>Changes position, rotation, weight or distance of the selected keys (MMD: bias), or blends them with the rest pose</source>
        <translation>選択したキーの位置・回転・値・距離を補正するか、初期ポーズとブレンドします</translation>
    </message>
    <message>
        <source>Show at This Frame</source>
        <translation>このフレームで表示</translation>
    </message>
    <message>
        <source>Hide at This Frame</source>
        <translation>このフレームで非表示</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is shown.</source>
        <translation>フレーム %1 からモデルを表示します。</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is hidden.</source>
        <translation>フレーム %1 からモデルを非表示にします。</translation>
    </message>
    <message>
        <source>S&amp;how or Hide at This Frame</source>
        <translation>このフレームで表示／非表示(&amp;H)</translation>
    </message>
    <message>
        <source>Shows or hides the active model from this frame on, as the switch of the Model panel does. Register makes it a key</source>
        <translation>選択中のモデルをこのフレームから表示または非表示にします。モデルパネルのスイッチと同じです。登録するとキーになります</translation>
    </message>
    <message>
        <source>Copies the selected keys. If no key is selected, copies the shown pose at this frame: of the selected bones and morphs, or of the whole model</source>
        <translation>選択したキーをコピーします。キーの選択がなければ、このフレームの今のポーズをコピーします (選択したボーンと表情、選択がなければモデル全体)</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>%1のソロ</translation>
    </message>
    <message>
        <source>Hide in the Graph</source>
        <translation>グラフで非表示</translation>
    </message>
    <message>
        <source>Hide %1 in the Graph</source>
        <translation>%1をグラフで非表示</translation>
    </message>
    <message>
        <source>Lock in the Graph</source>
        <translation>グラフでロック</translation>
    </message>
    <message>
        <source>Lock %1 in the Graph</source>
        <translation>%1をグラフでロック</translation>
    </message>
    <message>
        <source>Draws only the lines of the bone with the active line</source>
        <translation>アクティブな線のボーンだけをグラフに表示します</translation>
    </message>
    <message>
        <source>The keys of a locked bone can be neither selected nor changed in the graph</source>
        <translation>ロックしたボーンのキーは、グラフで選択も変更もできません</translation>
    </message>
    <message>
        <source>Show and Unlock All</source>
        <translation>すべて表示してロック解除</translation>
    </message>
    <message>
        <source>Ends solo, and shows and unlocks all bones and morphs of the graph</source>
        <translation>ソロを終了し、グラフのボーンと表情をすべて表示してロックを解除します</translation>
    </message>
    <message>
        <source>Scaling &amp;Box</source>
        <translation>拡大縮小ボックス(&amp;B)</translation>
    </message>
    <message>
        <source>Shows a box around the selected keys. Its sides and corners scale their frames and values; a typed number is the factor</source>
        <translation>選択したキーを囲むボックスを表示します。辺と角でフレームと値を拡大縮小します。ドラッグ中に倍率を入力できます</translation>
    </message>
    <message>
        <source>Scale about the &amp;Opposite Side</source>
        <translation>反対側を基準に拡大縮小(&amp;O)</translation>
    </message>
    <message>
        <source>The side across from the dragged one stays</source>
        <translation>ドラッグする辺の反対側が動きません</translation>
    </message>
    <message>
        <source>Scale about the Centre</source>
        <translation>中心を基準に拡大縮小</translation>
    </message>
    <message>
        <source>The middle of the box stays</source>
        <translation>ボックスの中心が動きません</translation>
    </message>
    <message>
        <source>Scale about the Current Frame</source>
        <translation>現在のフレームを基準に拡大縮小</translation>
    </message>
    <message>
        <source>The current frame and the values of the lines there stay</source>
        <translation>現在のフレームと、そこでの各線の値が動きません</translation>
    </message>
    <message>
        <source>&amp;Zoom to a Box</source>
        <translation>範囲を拡大表示(&amp;Z)</translation>
    </message>
    <message>
        <source>The next drag draws a rectangle that then fills the graph, as Ctrl and the middle button do</source>
        <translation>次のドラッグで囲んだ範囲をグラフいっぱいに表示します(Ctrl+中ボタンのドラッグと同じ)</translation>
    </message>
    <message>
        <source>Full Width</source>
        <translation>全幅表示</translation>
    </message>
    <message>
        <source>Gives the curve editor the full width of the window, and back</source>
        <translation>補間曲線エディタをウィンドウの全幅に広げます。もう一度で元に戻ります</translation>
    </message>
    <message>
        <source>The floating curve editor can have any size</source>
        <translation>フローティング中の補間曲線エディタは自由に大きさを変えられます</translation>
    </message>
    <message>
        <source>Nothing is beside the curve editor</source>
        <translation>補間曲線エディタの横には何もありません</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Shows each line in its own range, from −1 to 1, so that small and large values can be compared</source>
        <translation>各線をそれぞれの範囲(−1〜1)で表示し、小さな値と大きな値を見比べられるようにします</translation>
    </message>
    <message>
        <source>Co&amp;lours of Bones</source>
        <translation>ボーンごとの色(&amp;L)</translation>
    </message>
    <message>
        <source>If there are several bones, each has its own colour instead of the colours of X, Y and Z</source>
        <translation>複数のボーンを表示するとき、X・Y・Zの色ではなくボーンごとの色を使います</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>編集前の曲線(&amp;G)</translation>
    </message>
    <message>
        <source>Shows faintly the curves before the running or last edit</source>
        <translation>直前の編集の前の曲線を薄く表示します</translation>
    </message>
    <message>
        <source>Gives all keys of the selected track the name of another bone or morph of the model</source>
        <translation>選択したトラックのすべてのキーを、モデルの別のボーン・表情の名前に変更します</translation>
    </message>
    <message>
        <source>Select one bone or morph with keys; the model must be open</source>
        <translation>キーのあるボーンか表情を1つ選択してください。モデルが必要です</translation>
    </message>
    <message>
        <source>Moves the selected keys to another bone or morph of the model</source>
        <translation>選択したキーをモデルの別のボーン・表情へ移動します</translation>
    </message>
    <message>
        <source>Select keys of one bone or morph; the model must be open</source>
        <translation>1つのボーンか表情のキーを選択してください。モデルが必要です</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k To…</source>
        <translation>トラック名の変更(&amp;K)…</translation>
    </message>
    <message>
        <source>Move Keys To…</source>
        <translation>キーを別のトラックへ移動…</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>表情を左右反転</translation>
    </message>
    <message>
        <source>Exchanges the weights of the selected morphs with those of the other side, such as ウィンク and ウィンク右</source>
        <translation>選択した表情と反対側の表情(ウィンクとウィンク右など)の値を入れ替えます</translation>
    </message>
    <message>
        <source>&amp;Copy Morphs to Other Side</source>
        <translation>表情を反対側にコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Gives the morphs of the other side the weights of the selected ones</source>
        <translation>選択した表情の値を反対側の表情に設定します</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their previous keys, as far as the mouse moves</source>
        <translation>選択したボーンと表情を、マウスの移動量だけ前のキーに近づけます</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their next keys, as far as the mouse moves</source>
        <translation>選択したボーンと表情を、マウスの移動量だけ次のキーに近づけます</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs away from the way between their previous and next keys, as far as the mouse moves</source>
        <translation>選択したボーンと表情を、マウスの移動量だけ前後のキーの中間から遠ざけて強調します</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards rest, as far as the mouse moves</source>
        <translation>選択したボーンと表情を、マウスの移動量だけ初期ポーズに近づけます</translation>
    </message>
    <message>
        <source>Towards Res&amp;t</source>
        <translation>初期ポーズに近づける(&amp;T)</translation>
    </message>
    <message>
        <source>Towards Previous &amp;Key</source>
        <translation>前のキーに近づける(&amp;K)</translation>
    </message>
    <message>
        <source>Towards Ne&amp;xt Key</source>
        <translation>次のキーに近づける(&amp;X)</translation>
    </message>
    <message>
        <source>Exagge&amp;rate</source>
        <translation>強調する(&amp;R)</translation>
    </message>
    <message>
        <source>Own Pivots</source>
        <translation>各ボーンが中心</translation>
    </message>
    <message>
        <source>Each selected bone rotates about its own origin</source>
        <translation>選択したボーンがそれぞれの根元を中心に回転します</translation>
    </message>
    <message>
        <source>Shared Pivot</source>
        <translation>共通の中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about their middle. Bones that cannot move only rotate, and children follow their parents</source>
        <translation>選択したボーンの中央を中心に回転します。移動できないボーンは回転だけ行い、子は親に従います</translation>
    </message>
    <message>
        <source>Pivot at the Last Bone</source>
        <translation>最後に選択したボーンが中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about the bone that was selected last</source>
        <translation>最後に選択したボーンを中心に回転します</translation>
    </message>
    <message>
        <source>Next Pivot</source>
        <translation>次の回転の中心</translation>
    </message>
    <message>
        <source>Select IK Goal</source>
        <translation>IKボーンを選択</translation>
    </message>
    <message>
        <source>Selects the IK goals that move the selected bones, to move them</source>
        <translation>選択したボーンを動かしている IK ボーンを選択し、移動モードにします</translation>
    </message>
    <message>
        <source>&amp;IK Off at This Frame</source>
        <translation>このフレームでIKオフ(&amp;I)</translation>
    </message>
    <message>
        <source>Switches IK of the selected bones off from this frame on</source>
        <translation>選択したボーンの IK を、このフレームからオフにします</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>追従先になるモデルがもう一つ必要です。</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>投げ縄</translation>
    </message>
    <message>
        <source>Outside Parent…</source>
        <translation>外部親…</translation>
    </message>
    <message>
        <source>Lets the selected bone follow a bone of another model, from this frame on</source>
        <translation>選択したボーンを、このフレームからほかのモデルのボーンに追従させます</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Bones</source>
        <translation>選択したボーンを隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hidden bones are neither drawn nor selected in the view</source>
        <translation>隠したボーンはビューに描かれず、選択もできません</translation>
    </message>
    <message>
        <source>Hide O&amp;ther Bones</source>
        <translation>ほかのボーンを隠す(&amp;T)</translation>
    </message>
    <message>
        <source>Only the selected bones stay visible in the view</source>
        <translation>選択したボーンだけをビューに表示します</translation>
    </message>
    <message>
        <source>&amp;Show All Bones</source>
        <translation>全ボーンを表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lock Selected Bones</source>
        <translation>選択したボーンをロック(&amp;L)</translation>
    </message>
    <message>
        <source>The mouse in the view neither selects nor changes locked bones</source>
        <translation>ロックしたボーンは、ビューのマウスでは選択も変更もできません</translation>
    </message>
    <message>
        <source>&amp;Unlock All Bones</source>
        <translation>全ボーンのロックを解除(&amp;U)</translation>
    </message>
    <message>
        <source>Save Selection as &amp;Set…</source>
        <translation>選択をセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the selected bones and morphs under a name, to select them again</source>
        <translation>選択中のボーンと表情に名前を付けて保存し、あとで選び直せるようにします</translation>
    </message>
    <message>
        <source>Set V&amp;iew to Camera</source>
        <translation>ビューをカメラに合わせる(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the free view from where the camera is at this frame</source>
        <translation>このフレームのカメラの位置から自由視点で表示します</translation>
    </message>
    <message>
        <source>Camera Follows Bone…</source>
        <translation>カメラをボーンに追従…</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>点検</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Show Camera</source>
        <translation>カメラを表示</translation>
    </message>
    <message>
        <source>Shows the camera in the free view also while a model is active. A click on it makes it active</source>
        <translation>モデルの操作中も、自由視点にカメラを表示します。クリックするとカメラの操作に切り替わります</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 を取り除きました。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %1, and %n outside parent(s) that followed it. Undo brings all back.</source>
        <translation>
            <numerusform>%1 と、それに従う外部親 %n 個を取り除きました。「元に戻す」ですべて戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>「%1」は今は実行できません。</translation>
    </message>
    <message>
        <source>Select keys first that have a curve.</source>
        <translation>先に、補間曲線のあるキーを選択してください。</translation>
    </message>
    <message>
        <source>Select keys first that all have the same curve.</source>
        <translation>先に、補間曲線が同じキーを選択してください。</translation>
    </message>
    <message>
        <source>Select keys first.</source>
        <translation>先にキーを選択してください。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>元に戻す操作がありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直す操作がありません。</translation>
    </message>
    <message>
        <source>Select bones, morphs or keys first.</source>
        <translation>先にボーン、表情、キーのいずれかを選択してください。</translation>
    </message>
    <message>
        <source>Copy keys or a pose first.</source>
        <translation>先にキーかポーズをコピーしてください。</translation>
    </message>
    <message>
        <source>There is no draft to discard at this frame.</source>
        <translation>このフレームには破棄できる未登録の変更がありません。</translation>
    </message>
    <message>
        <source>Without a project, Save saves the motion.</source>
        <translation>プロジェクトがないときは、「保存」でモーションが保存されます。</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>未登録の変更がありません。</translation>
    </message>
    <message>
        <source>There are no keys at this frame or after it.</source>
        <translation>このフレーム以降にキーがありません。</translation>
    </message>
    <message>
        <source>There are no keys.</source>
        <translation>キーがありません。</translation>
    </message>
    <message>
        <source>Select keys first that are at different frames.</source>
        <translation>先に、異なるフレームのキーを選択してください。</translation>
    </message>
    <message>
        <source>Select bones first.</source>
        <translation>先にボーンを選択してください。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>先にモデルを選んでください。</translation>
    </message>
    <message>
        <source>This model is the first one already.</source>
        <translation>このモデルはすでに先頭です。</translation>
    </message>
    <message>
        <source>This model is the last one already.</source>
        <translation>このモデルはすでに最後です。</translation>
    </message>
    <message>
        <source>Select a bone first that IK moves.</source>
        <translation>先に、IK で動くボーンを選択してください。</translation>
    </message>
    <message>
        <source>Select bones or morphs first.</source>
        <translation>先にボーンか表情を選択してください。</translation>
    </message>
    <message>
        <source>There is no draft at this frame.</source>
        <translation>このフレームには未登録の変更がありません。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>No bone is hidden.</source>
        <translation>非表示のボーンはありません。</translation>
    </message>
    <message>
        <source>No bone is locked.</source>
        <translation>ロックされたボーンはありません。</translation>
    </message>
    <message>
        <source>Colour of the Background</source>
        <translation>背景色</translation>
    </message>
    <message>
        <source>Sky and Ground</source>
        <translation>空と地面</translation>
    </message>
    <message>
        <source>Background Colour…</source>
        <translation>背景色…</translation>
    </message>
    <message>
        <source>Show Self-Shadow</source>
        <translation>セルフシャドウ表示</translation>
    </message>
    <message>
        <source>Draws self-shadows where the keys of the self-shadow turn them on</source>
        <translation>セルフシャドウのキーがオンにしている所で、セルフシャドウを表示します</translation>
    </message>
    <message>
        <source>First choose ghosts at keys or at frames.</source>
        <translation>先にキーまたはフレームのゴーストを選んでください。</translation>
    </message>
    <message>
        <source>How many ghosts are before and after this frame</source>
        <translation>このフレームの前後に表示するゴーストの数</translation>
    </message>
    <message>
        <source>N&amp;o Ghosts</source>
        <translation>ゴーストなし(&amp;O)</translation>
    </message>
    <message>
        <source>Shows only the pose of this frame</source>
        <translation>このフレームのポーズだけを表示します</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Keys</source>
        <translation>キーのゴースト(&amp;K)</translation>
    </message>
    <message>
        <source>Shows the poses at the keys of the selected bones before and after this frame; without a selection at those of all bones</source>
        <translation>このフレームの前後にある選択ボーンのキーのポーズを表示します。選択がなければ全ボーンのキーです</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Frames</source>
        <translation>フレームのゴースト(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the poses of the frames before and after this one</source>
        <translation>前後のフレームのポーズを表示します</translation>
    </message>
    <message>
        <source>&amp;1 Ghost on Each Side</source>
        <translation>前後に1つ(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 Ghosts on Each Side</source>
        <translation>前後に2つ(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 Ghosts on Each Side</source>
        <translation>前後に3つ(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;5 Ghosts on Each Side</source>
        <translation>前後に5つ(&amp;5)</translation>
    </message>
    <message>
        <source>1&amp;0 Ghosts on Each Side</source>
        <translation>前後に10(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;Trail of Selected Bones</source>
        <translation>選択ボーンの軌跡(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the ways of the selected bones (at most 20) from 30 frames before to 30 frames after this one. The keys on them can be dragged</source>
        <translation>選択ボーン(最大20)の前後30フレームの軌跡を表示します。軌跡上のキーはドラッグできます</translation>
    </message>
    <message>
        <source>C&amp;lean View</source>
        <translation>クリーン表示(&amp;L)</translation>
    </message>
    <message>
        <source>Hides bones, handles, grid and texts, and shows only the picture; Esc shows them again</source>
        <translation>ボーン、ハンドル、グリッド、文字を隠して絵だけを表示します。Escで元に戻ります</translation>
    </message>
    <message>
        <source>There is no motion to save.</source>
        <translation>保存するモーションがありません。</translation>
    </message>
    <message>
        <source>Click a line of the graph first.</source>
        <translation>先にグラフの線をクリックしてください。</translation>
    </message>
    <message>
        <source>No line of the graph is hidden, locked or alone.</source>
        <translation>非表示、ロック、ソロのグラフの線はありません。</translation>
    </message>
    <message>
        <source>Show the graph first.</source>
        <translation>先にグラフを表示してください。</translation>
    </message>
    <message>
        <source>There are no other lines.</source>
        <translation>ほかの線はありません。</translation>
    </message>
    <message>
        <source>All channels are shown already.</source>
        <translation>すべてのチャンネルはすでに表示されています。</translation>
    </message>
    <message>
        <source>Select keys first that are not at this frame.</source>
        <translation>先に、このフレームにないキーを選択してください。</translation>
    </message>
    <message>
        <source>Select keys first that have numbers.</source>
        <translation>先に、数値を持つキーを選択してください。</translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation>モデルがありません。</translation>
    </message>
    <message>
        <source>The active model has no terms of use.</source>
        <translation>操作中のモデルには利用規約がありません。</translation>
    </message>
    <message>
        <source>Physics moves no bone of the active model.</source>
        <translation>操作中のモデルには物理演算で動くボーンがありません。</translation>
    </message>
    <message>
        <source>There are no keys and no bones.</source>
        <translation>キーもボーンもありません。</translation>
    </message>
    <message>
        <source>Select bones or morphs first that have keys.</source>
        <translation>先に、キーのあるボーンか表情を選択してください。</translation>
    </message>
    <message>
        <source>There is no motion.</source>
        <translation>モーションがありません。</translation>
    </message>
    <message>
        <source>Select keys first that are not at frame 0.</source>
        <translation>先に、フレーム 0 以外のキーを選択してください。</translation>
    </message>
    <message>
        <source>%1: first click the view, the dope sheet or the curves.</source>
        <translation>%1: 先にビュー、ドープシート、カーブのどれかをクリックしてください。</translation>
    </message>
    <message>
        <source>Fit Selection Bet&amp;ween Two Beats</source>
        <translation>選択キーを拍の間に合わせる(&amp;W)</translation>
    </message>
    <message>
        <source>Scales the selected keys in time so that the first and the last of them are on the nearest beats</source>
        <translation>選択したキーの最初と最後が最寄りの拍に来るように、時間方向に伸縮します</translation>
    </message>
    <message>
        <source>Open a sound first.</source>
        <translation>先に音声を開いてください。</translation>
    </message>
    <message>
        <source>Sets tempo, tempo changes and first beat to those of the open sound</source>
        <translation>テンポ、テンポの変更、最初の拍を、開いている音声に合わせます</translation>
    </message>
    <message>
        <source>Ma&amp;rkers from Onsets</source>
        <translation>音の立ち上がりにマーカー(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a marker wherever a note or a drum of the open sound begins, within the play range if it is set</source>
        <translation>開いている音声の音や打楽器が鳴り始める所にマーカーを加えます。再生範囲があれば、その中だけに加えます</translation>
    </message>
    <message>
        <source>Sna&amp;p Drags to Beats</source>
        <translation>ドラッグを拍に合わせる(&amp;P)</translation>
    </message>
    <message>
        <source>Dragged keys, markers, ends of the play range and the current frame go to the nearest beat</source>
        <translation>ドラッグしたキー、マーカー、再生範囲の端、現在のフレームを最寄りの拍に合わせます</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>音声を開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens music or the sound of a video; it plays along with the scene</source>
        <translation>音楽、または動画の音声を開きます。シーンと一緒に再生されます</translation>
    </message>
    <message>
        <source>Play Selec&amp;tion</source>
        <translation>選択範囲を再生(&amp;T)</translation>
    </message>
    <message>
        <source>Plays from the first to the last selected key</source>
        <translation>選択した最初のキーから最後のキーまでを再生します</translation>
    </message>
    <message>
        <source>Sho&amp;w Whole Frames Only</source>
        <translation>整数フレームだけを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;Back When It Stops</source>
        <translation>停止したら元に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back to the frame where playback began when it stops</source>
        <translation>停止すると、再生を始めたフレームに戻ります</translation>
    </message>
    <message>
        <source>&amp;Sound Begins Here</source>
        <translation>音声をここから始める(&amp;S)</translation>
    </message>
    <message>
        <source>Moves the sound: it begins at the current frame</source>
        <translation>音声を移動して、現在のフレームから始まるようにします</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>音声を移動</translation>
    </message>
    <message>
        <source>&amp;Mute the Sound</source>
        <translation>音声をミュート(&amp;M)</translation>
    </message>
    <message>
        <source>Mute Sound</source>
        <translation>音声をミュート</translation>
    </message>
    <message>
        <source>R&amp;emove the Sound</source>
        <translation>音声を取り除く(&amp;E)</translation>
    </message>
    <message>
        <source>Removes the sound from the scene; its file stays</source>
        <translation>シーンから音声を取り除きます。ファイルは残ります</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>音声を取り除く</translation>
    </message>
    <message>
        <source>Make &amp;Film…</source>
        <translation>動画を作成(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes a video or a series of pictures of the scene</source>
        <translation>シーンの動画または連番画像を作ります</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>先にモデルを開いてください。</translation>
    </message>
    <message>
        <source>Films Bein&amp;g Made</source>
        <translation>作成中の動画(&amp;G)</translation>
    </message>
    <message>
        <source>Shows how far the films are, and stops them</source>
        <translation>動画の進み具合を表示し、作成を中止できます</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>画像を保存(&amp;U)…</translation>
    </message>
    <message>
        <source>Saves what the view shows as PNG, without bones and other marks</source>
        <translation>ビューの表示を PNG で保存します。ボーンなどの印は入りません</translation>
    </message>
    <message>
        <source>Cop&amp;y Picture</source>
        <translation>画像をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Puts what the view shows into the clipboard, without bones and other marks</source>
        <translation>ビューの表示をクリップボードに入れます。ボーンなどの印は入りません</translation>
    </message>
    <message>
        <source>Spectro&amp;gram of the Sound</source>
        <translation>音声のスペクトログラム(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the pitches of the sound, from 40 Hz to 12 kHz, instead of its waveform</source>
        <translation>波形の代わりに、音声の音の高さ(40 Hz～12 kHz)を表示します</translation>
    </message>
    <message>
        <source>Find &amp;Tempo and Beats of the Sound</source>
        <translation>音声のテンポと拍を検出(&amp;T)</translation>
    </message>
    <message>
        <source>Picture or Video of the Background</source>
        <translation>背景の画像または動画</translation>
    </message>
    <message>
        <source>Pictures and videos (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;All files (*)</source>
        <translation>画像と動画 (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Background Picture or Video…</source>
        <translation>背景画像・動画…</translation>
    </message>
    <message>
        <source>A picture or a video that fills the view behind the models; it does not move with the camera. A video begins at frame 0.</source>
        <translation>モデルの後ろにビュー全体に表示する画像または動画です。カメラと一緒には動きません。動画はフレーム 0 から始まります。</translation>
    </message>
    <message>
        <source>Motion tools need a model with a motion. The camera has no tools.</source>
        <translation>モーションツールには、モーションのあるモデルが必要です。カメラには使えません。</translation>
    </message>
    <message>
        <source>&amp;Thin Keys…</source>
        <translation>キーの間引き(&amp;T)…</translation>
    </message>
    <message>
        <source>Removes keys that the motion does not need</source>
        <translation>動きに不要なキーを取り除きます</translation>
    </message>
    <message>
        <source>This needs a model.</source>
        <translation>モデルが必要です。</translation>
    </message>
    <message>
        <source>&amp;Pin Feet…</source>
        <translation>足の固定(&amp;P)…</translation>
    </message>
    <message>
        <source>Holds standing feet at one place</source>
        <translation>接地している足を同じ場所に固定します</translation>
    </message>
    <message>
        <source>&amp;Ground Correction…</source>
        <translation>接地補正(&amp;G)…</translation>
    </message>
    <message>
        <source>Puts the figure on the ground where its feet stand</source>
        <translation>足が接地する所で、全身を地面に合わせます</translation>
    </message>
    <message>
        <source>&amp;IK to FK…</source>
        <translation>IK → FK(&amp;I)…</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off</source>
        <translation>IK の結果をキーにして、IK をオフにします</translation>
    </message>
    <message>
        <source>&amp;FK to IK…</source>
        <translation>FK → IK(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, and switches IK on</source>
        <translation>IK ボーンのキーを作り、IK をオンにします</translation>
    </message>
    <message>
        <source>Fit a Motion of &amp;Another Model…</source>
        <translation>別モデルのモーションを合わせる(&amp;A)…</translation>
    </message>
    <message>
        <source>Changes another model&apos;s motion for this model&apos;s body</source>
        <translation>別のモデルのモーションを、このモデルの体に合わせます</translation>
    </message>
    <message>
        <source>I&amp;mport Animation…</source>
        <translation>アニメーションの読み込み(&amp;M)…</translation>
    </message>
    <message>
        <source>Makes a motion for this model of a BVH, FBX, GLB or VRM file</source>
        <translation>BVH、FBX、GLB、VRM からこのモデルのモーションを作ります</translation>
    </message>
    <message>
        <source>&amp;Smooth Motion…</source>
        <translation>モーションの平滑化(&amp;S)…</translation>
    </message>
    <message>
        <source>Removes jitter, spikes and flips without lag</source>
        <translation>揺れ・飛び値・反転を、遅れなしで取り除きます</translation>
    </message>
    <message>
        <source>Sca&amp;le, Turn and Move the Motion…</source>
        <translation>モーション全体の拡大・回転・移動(&amp;L)…</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion</source>
        <translation>モーション全体の位置を変えます</translation>
    </message>
    <message>
        <source>Make a L&amp;oop…</source>
        <translation>ループにする(&amp;O)…</translation>
    </message>
    <message>
        <source>Blends the end into the beginning</source>
        <translation>終わりを始まりにつなぎます</translation>
    </message>
    <message>
        <source>&amp;Cross-fade to Another Motion…</source>
        <translation>別のモーションへつなぐ(&amp;C)…</translation>
    </message>
    <message>
        <source>Fades from this motion to another one</source>
        <translation>このモーションから別のモーションへ移ります</translation>
    </message>
    <message>
        <source>Ta&amp;ke a Part of Another Motion…</source>
        <translation>別のモーションの一部を使う(&amp;K)…</translation>
    </message>
    <message>
        <source>Replaces arms, legs, face… by those of another</source>
        <translation>腕・足・表情などを別のモーションのものに置き換えます</translation>
    </message>
    <message>
        <source>Split &amp;Between Bones…</source>
        <translation>ボーン間で分ける(&amp;B)…</translation>
    </message>
    <message>
        <source>Moves a part of a bone&apos;s movement to a second bone</source>
        <translation>ボーンの動きの一部を 2 つ目のボーンへ移します</translation>
    </message>
    <message>
        <source>M&amp;erge Bones…</source>
        <translation>ボーンをまとめる(&amp;E)…</translation>
    </message>
    <message>
        <source>Moves the movement of two bones to one of them</source>
        <translation>2 つのボーンの動きを 1 つにまとめます</translation>
    </message>
    <message>
        <source>&amp;Warp Time…</source>
        <translation>時間の伸縮(&amp;W)…</translation>
    </message>
    <message>
        <source>Makes a range longer or shorter</source>
        <translation>範囲を長く、または短くします</translation>
    </message>
    <message>
        <source>Select a contact in the dope sheet&apos;s strip first.</source>
        <translation>先にドープシートの帯で接地を選んでください。</translation>
    </message>
    <message>
        <source>Show the foot contacts of a model first.</source>
        <translation>先にモデルの足の接地を表示してください。</translation>
    </message>
    <message>
        <source>Show Foot &amp;Contacts</source>
        <translation>足の接地を表示(&amp;C)</translation>
    </message>
    <message>
        <source>Shows when the feet stand, and their errors, in the dope sheet and in the view</source>
        <translation>足が接地している時間とずれを、ドープシートとビューに表示します</translation>
    </message>
    <message>
        <source>&amp;Next Contact</source>
        <translation>次の接地(&amp;N)</translation>
    </message>
    <message>
        <source>Selects the next contact and goes to it</source>
        <translation>次の接地を選び、そのフレームへ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous Contact</source>
        <translation>前の接地(&amp;P)</translation>
    </message>
    <message>
        <source>Selects the contact before and goes to it</source>
        <translation>前の接地を選び、そのフレームへ移動します</translation>
    </message>
    <message>
        <source>&amp;Left Foot Stands Here</source>
        <translation>ここから左足を接地(&amp;L)</translation>
    </message>
    <message>
        <source>Adds a contact at the selected keys&apos; frames, else from this frame on</source>
        <translation>選んだキーのフレーム(なければこのフレームから)に接地を追加します</translation>
    </message>
    <message>
        <source>&amp;Right Foot Stands Here</source>
        <translation>ここから右足を接地(&amp;R)</translation>
    </message>
    <message>
        <source>Contact &amp;Begins Here</source>
        <translation>接地の開始をここに(&amp;B)</translation>
    </message>
    <message>
        <source>Moves the first frame of the selected contact</source>
        <translation>選んだ接地の最初のフレームを変えます</translation>
    </message>
    <message>
        <source>Contact &amp;Ends Here</source>
        <translation>接地の終了をここに(&amp;E)</translation>
    </message>
    <message>
        <source>Moves the last frame of the selected contact</source>
        <translation>選んだ接地の最後のフレームを変えます</translation>
    </message>
    <message>
        <source>&amp;Delete Contact</source>
        <translation>接地を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected contact, and no key</source>
        <translation>選んだ接地を削除します。キーは削除しません</translation>
    </message>
    <message>
        <source>&amp;Find Contacts Again</source>
        <translation>接地を検出し直す(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the edited contacts by those that are found</source>
        <translation>編集した接地を、検出した接地に戻します</translation>
    </message>
    <message>
        <source>No contact was edited.</source>
        <translation>編集した接地はありません。</translation>
    </message>
    <message>
        <source>Drags of beats and markers in the dope sheet stretch the whole motion between the neighbouring markers</source>
        <translation>ドープシートで拍やマーカーをドラッグすると、両隣のマーカーの間でモーション全体が伸び縮みします</translation>
    </message>
    <message>
        <source>Drag a beat or a marker above the rows: the motion stretches.</source>
        <translation>行の上の拍やマーカーをドラッグすると、モーションが伸び縮みします。</translation>
    </message>
    <message>
        <source>Pin Foot &amp;Here…</source>
        <translation>ここに足を固定(&amp;H)…</translation>
    </message>
    <message>
        <source>Holds a foot where it is at this frame: that of the selected contact or bones</source>
        <translation>選んだ接地またはボーンの足を、このフレームでの位置に固定します</translation>
    </message>
    <message>
        <source>Select keys or a marker first.</source>
        <translation>先にキーかマーカーを選択してください。</translation>
    </message>
    <message>
        <source>Warp Time by &amp;Dragging Beats</source>
        <translation>拍のドラッグで時間を伸縮(&amp;D)</translation>
    </message>
    <message>
        <source>Compa&amp;re Motions</source>
        <translation>モーションの比較(&amp;R)</translation>
    </message>
    <message>
        <source>Shows how this motion differs from another one, in the view and as figures</source>
        <translation>このモーションと別のモーションの違いを、ビューと数値で表示します</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Opens the page of the manual about what has the focus</source>
        <translation>フォーカスのある部分についてマニュアルのページを開きます</translation>
    </message>
    <message>
        <source>Tour: &amp;Pose and Key</source>
        <translation>ツアー: ポーズとキー(&amp;P)</translation>
    </message>
    <message>
        <source>Shows in the window how to turn a bone and register a key</source>
        <translation>ボーンを回してキーを登録する方法をウィンドウで示します</translation>
    </message>
    <message>
        <source>Tour: Fix a &amp;Curve</source>
        <translation>ツアー: 曲線を直す(&amp;C)</translation>
    </message>
    <message>
        <source>Shows in the window how to change the way between two keys</source>
        <translation>2つのキーの間の動き方を変える方法をウィンドウで示します</translation>
    </message>
    <message>
        <source>Tour: &amp;Export to Blender</source>
        <translation>ツアー: Blenderへエクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Shows in the window how to write an FBX or GLB file</source>
        <translation>FBXやGLBのファイルを書き出す方法をウィンドウで示します</translation>
    </message>
    <message>
        <source>Plays 30 pictures a second, one for each frame, instead of as many as the display has</source>
        <translation>画面の更新に合わせず、1 フレームに 1 枚、毎秒 30 枚で再生します</translation>
    </message>
    <message>
        <source>Lets the camera&apos;s centre follow a bone, from this frame on</source>
        <translation>このフレームからカメラの中心をボーンに追従させます</translation>
    </message>
    <message>
        <source>&amp;Clear Recent Files</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Empties this list and that of the start page; the files stay on the disk</source>
        <translation>この一覧とスタートページの一覧を空にします。ファイルはそのまま残ります</translation>
    </message>
    <message>
        <source>There are no recent files.</source>
        <translation>最近使ったファイルはありません。</translation>
    </message>
    <message>
        <source>Pl&amp;ay Slower</source>
        <translation>再生を遅く(&amp;A)</translation>
    </message>
    <message>
        <source>Chooses the next lower speed of the tool bar, down to 0.1×</source>
        <translation>ツールバーの 1 つ遅い速さにします。最低は 0.1× です</translation>
    </message>
    <message>
        <source>Pla&amp;y Faster</source>
        <translation>再生を速く(&amp;Y)</translation>
    </message>
    <message>
        <source>Chooses the next higher speed of the tool bar, up to 2×</source>
        <translation>ツールバーの 1 つ速い速さにします。最高は 2× です</translation>
    </message>
    <message>
        <source>The view looks through the camera already.</source>
        <translation>すでにカメラから見ています。</translation>
    </message>
</context>
<context>
    <name>odori::Commands::Commands</name>
    <message>
        <source>Select a morph first: click its name in the panel.</source>
        <translation>先に表情を選択してください: パネルで名前をクリックします。</translation>
    </message>
</context>
<context>
    <name>odori::CompareWindow</name>
    <message>
        <source>Compare Motions</source>
        <translation>モーションの比較</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較するモーション</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>比較するモーション(&amp;C)</translation>
    </message>
    <message>
        <source>In the view</source>
        <translation>ビューの表示</translation>
    </message>
    <message>
        <source>As a ghost</source>
        <translation>重ねて表示</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>横に並べる</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>表示しない</translation>
    </message>
    <message>
        <source>In the &amp;view</source>
        <translation>ビューの表示(&amp;V)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Joints, as they move in the world</source>
        <translation>関節(空間での動き)</translation>
    </message>
    <message>
        <source>Tracks, by their values</source>
        <translation>トラック(値)</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>一覧(&amp;L)</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>違いのある項目</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>保存済み: %1</translation>
    </message>
    <message>
        <source>Select a model with a motion.</source>
        <translation>モーションのあるモデルを選択してください。</translation>
    </message>
    <message>
        <source>Choose the other motion: a file, or open another model.</source>
        <translation>もう一方のモーションを選んでください(ファイル、または別のモデルを開く)。</translation>
    </message>
    <message>
        <source>Both motions are equal in frames %1 to %2.</source>
        <translation>フレーム %1 ～ %2 で両方のモーションは同じです。</translation>
    </message>
    <message>
        <source>Joints that differ: %1. Tracks that differ: %2.</source>
        <translation>違いのある関節: %1、トラック: %2。</translation>
    </message>
    <message>
        <source>No joint differs.</source>
        <translation>関節の動きに違いはありません。</translation>
    </message>
    <message>
        <source>Largest difference: %1 units at %2, frame %3.</source>
        <translation>最大の違い: %2、フレーム %3 で %1。</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>比較するモーション</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>モーション (%1)</translation>
    </message>
</context>
<context>
    <name>odori::ComparisonModel</name>
    <message>
        <source>%1
A click shows where it differs most.</source>
        <translation>%1
クリックすると、最も違うフレームを表示します。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>関節</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Mean, units</source>
        <translation>平均距離</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>パーセント</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>時間での変化</translation>
    </message>
</context>
<context>
    <name>odori::ContactCommands</name>
    <message>
        <source>The model&apos;s feet are not known yet, or it has none.</source>
        <translation>モデルの足がまだ調べられていないか、足がありません。</translation>
    </message>
    <message>
        <source>A contact cannot end before it begins.</source>
        <translation>接地の終了を開始より前にはできません。</translation>
    </message>
    <message>
        <source>A contact cannot begin after its end.</source>
        <translation>接地の開始を終了より後にはできません。</translation>
    </message>
    <message>
        <source>There is no later contact of a foot.</source>
        <translation>これより後に足の接地はありません。</translation>
    </message>
    <message>
        <source>There is no earlier contact of a foot.</source>
        <translation>これより前に足の接地はありません。</translation>
    </message>
</context>
<context>
    <name>odori::ContactStrip</name>
    <message>
        <source>slides %1 · floats %2 · sinks %3</source>
        <translation>滑り %1 · 浮き %2 · めり込み %3</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>%1 stands, frames %2 to %3
It slides %4, floats %5 and sinks %6 units.</source>
        <translation>%1の接地: フレーム %2 ～ %3
滑り %4、浮き %5、めり込み %6</translation>
    </message>
    <message>
        <source>Foot contacts</source>
        <translation>足の接地</translation>
    </message>
    <message>
        <source>Open a model to see when its feet stand.</source>
        <translation>モデルを開くと、足が接地している時間が表示されます。</translation>
    </message>
    <message>
        <source>Looking for standing feet…</source>
        <translation>接地している足を調べています…</translation>
    </message>
    <message>
        <source>This model has no feet that Odori knows (左足首, 右足首).</source>
        <translation>このモデルには Odori の知っている足(左足首、右足首)がありません。</translation>
    </message>
    <message>
        <source>No foot stands. Drag here to make a contact.</source>
        <translation>接地している足はありません。ここをドラッグすると接地を作れます。</translation>
    </message>
    <message>
        <source>When the feet stand
Drag: a new contact; its ends change it</source>
        <translation>足が接地している時間
ドラッグ: 新しい接地。両端のドラッグで長さを変えます</translation>
    </message>
    <message>
        <source>%1
Double click: pin this foot</source>
        <translation>%1
ダブルクリック: この足を固定</translation>
    </message>
    <message>
        <source>Make a model active to see when its feet stand.</source>
        <translation>足が接地している区間を見るには、モデルをアクティブにしてください。</translation>
    </message>
</context>
<context>
    <name>odori::CurveCommands</name>
    <message>
        <source>Change Curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>The selected keys have different curves. Select one key to copy its curve</source>
        <translation>選択したキーの曲線が異なります。コピーするキーを1つ選んでください</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1 をコピーしました</translation>
    </message>
    <message>
        <source>Copied the curves of all channels</source>
        <translation>全チャンネルの曲線をコピーしました</translation>
    </message>
    <message>
        <source>There is no curve on the clipboard</source>
        <translation>クリップボードに補間曲線がありません</translation>
    </message>
    <message>
        <source>Paste Curve</source>
        <translation>補間曲線をペースト</translation>
    </message>
    <message>
        <source>Flip Curves</source>
        <translation>補間曲線の反転</translation>
    </message>
    <message>
        <source>Smooth Curves</source>
        <translation>補間曲線の平滑化</translation>
    </message>
    <message>
        <source>The speed does not jump at these keys</source>
        <translation>これらのキーに速度の飛びはありません</translation>
    </message>
    <message>
        <source>Remaining speed jump: %1 per frame</source>
        <translation>残った速度の飛び: 1フレームあたり %1</translation>
    </message>
    <message>
        <source>Insert Keys</source>
        <translation>キーの挿入</translation>
    </message>
    <message>
        <source>Select the bones that get a key</source>
        <translation>キーを挿入するボーンを選んでください</translation>
    </message>
    <message>
        <source>There is already a key at frame %1</source>
        <translation>フレーム %1 にはすでにキーがあります</translation>
    </message>
    <message>
        <source>Key at frame %1: the motion is the same</source>
        <translation>フレーム %1 のキー: 動きは同じです</translation>
    </message>
    <message>
        <source>Key at frame %1: the largest error is %2</source>
        <translation>フレーム %1 のキー: 誤差は最大 %2</translation>
    </message>
    <message>
        <source>Delete Keys and Keep the Motion</source>
        <translation>動きを保ってキー削除</translation>
    </message>
    <message>
        <source>Select the keys to delete</source>
        <translation>削除するキーを選んでください</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the motion is the same</source>
        <translation>
            <numerusform>キー %n 個を削除: 動きは同じです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the largest error is %1</source>
        <translation>
            <numerusform>キー %n 個を削除: 誤差は最大 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CurveEditor</name>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Select a key in the dope sheet
to edit its curve.</source>
        <translation>ドープシートでキーを選ぶと
補間曲線を編集できます。</translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>The selected keys have no curves:
morphs change linearly, switches immediately.</source>
        <translation>選択したキーに補間曲線はありません。
表情は一定に変化し、表示・IK は一度に切り替わります。</translation>
    </message>
    <message>
        <source>Set Curve %1</source>
        <translation>補間曲線 %1 の設定</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Nudge Curves</source>
        <translation>補間曲線を同量動かす</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10</source>
        <translation>ハンドルをドラッグ · Ctrl: 細かく · 1, 2 と矢印、Shift: 10倍</translation>
    </message>
    <message>
        <source>Handles at %1, %2 and %3, %4</source>
        <translation>ハンドル %1, %2 と %3, %4</translation>
    </message>
    <message>
        <source>Drag: all to the same position · Shift: all by the same amount · Ctrl: finer</source>
        <translation>ドラッグ: すべて同じ位置へ · Shift: 同じ量 · Ctrl: 細かく</translation>
    </message>
    <message>
        <source>Drag keys, handles or a box, or type a number while dragging · Shift: one direction · Wheel: zoom, with Ctrl: time, with Shift: values · Middle button: move</source>
        <translation>キー・ハンドル・範囲をドラッグ(ドラッグ中に数値入力可) · Shift: 一方向 · ホイール: 拡大縮小(Ctrl: 時間、Shift: 値) · 中ボタン: 移動</translation>
    </message>
    <message>
        <source>Drag: same position · Shift: same amount</source>
        <translation>ドラッグ: 同じ位置へ · Shift: 同じ量だけ</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer</source>
        <translation>ハンドルをドラッグ · Ctrl: 細かく</translation>
    </message>
    <message>
        <source>Drag: move · Shift: one direction · Wheel: zoom</source>
        <translation>ドラッグ: 移動 · Shift: 一方向 · ホイール: 拡大</translation>
    </message>
</context>
<context>
    <name>odori::CurveNumbers</name>
    <message>
        <source>Change Curve</source>
        <translation>補間曲線の変更</translation>
    </message>
</context>
<context>
    <name>odori::CurveRow</name>
    <message>
        <source>Change Curve</source>
        <translation>補間曲線の変更</translation>
    </message>
</context>
<context>
    <name>odori::CurveView</name>
    <message>
        <source>first key: no curve</source>
        <translation>最初のキー: 補間曲線なし</translation>
    </message>
    <message>
        <source>several segments</source>
        <translation>複数の区間</translation>
    </message>
    <message>
        <source>speed 1×</source>
        <translation>速度 1倍</translation>
    </message>
</context>
<context>
    <name>odori::DifferenceStrip</name>
    <message>
        <source>Difference at each frame</source>
        <translation>各フレームの違い</translation>
    </message>
    <message>
        <source>How far the motions differ at each frame. A click or a drag goes to a frame.</source>
        <translation>各フレームでのモーションの違いです。クリックやドラッグでフレームへ移動します。</translation>
    </message>
</context>
<context>
    <name>odori::Document</name>
    <message>
        <source>This is a preview. Restore it to work with it, or go back.</source>
        <translation>これはプレビューです。編集するには復元するか、元に戻ってください。</translation>
    </message>
</context>
<context>
    <name>odori::DopeCanvas</name>
    <message>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>キーのコピー</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IKオフ: %1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation>コピー %1</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>キーの伸縮</translation>
    </message>
    <message>
        <source>Move Marker</source>
        <translation>マーカーの移動</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Change Play Range</source>
        <translation>再生範囲の変更</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>毎分 %1 拍</translation>
    </message>
    <message>
        <source>group, folded</source>
        <translation>グループ(閉)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>key, selected</source>
        <translation>キー(選択中)</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>マーカーの削除</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>マーカーの追加</translation>
    </message>
    <message>
        <source>Play the Whole Motion</source>
        <translation>全体を再生</translation>
    </message>
    <message>
        <source>Rename Marker…</source>
        <translation>マーカー名を変更…</translation>
    </message>
    <message>
        <source>Play Range Begins Here</source>
        <translation>ここから再生</translation>
    </message>
    <message>
        <source>Play Range Ends Here</source>
        <translation>ここまで再生</translation>
    </message>
    <message>
        <source>Drag: scale the selected keys in time</source>
        <translation>ドラッグ: 選択したキーを時間方向に伸縮</translation>
    </message>
    <message>
        <source>%1
Double click: select all its keys</source>
        <translation>%1
ダブルクリック: この行の全キーを選択</translation>
    </message>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · フレーム %2</translation>
    </message>
    <message>
        <source>Drag: current frame
Double click: select the keys of a frame
Shift+drag: select the keys of several frames, with Ctrl in addition
Wheel: zoom</source>
        <translation>ドラッグ: 現在のフレーム
ダブルクリック: そのフレームのキーを選択
Shift+ドラッグ: 複数フレームのキーを選択(Ctrlで追加)
ホイール: 拡大縮小</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n frame(s) · %2 %</source>
        <comment>the length of a range, before and after</comment>
        <translation>
            <numerusform>%1 → %n フレーム · %2 %</numerusform>
        </translation>
    </message>
    <message>
        <source>Up, Down: go to a row, select it and deselect keys
Alt+Up, Alt+Down: go to a row and keep the selection
Page Up, Page Down: move by one page of rows
Ctrl+Home, Ctrl+End: go to the first or last row
Space: select the key at the cursor, or the row (if no command uses Space)
Ctrl+Space: add it to the selection
Shift+Space, Shift+Up, Shift+Down: select up to the cursor
Other keys: see Help &gt; Keys</source>
        <translation>↑、↓: 行を選び、キーの選択を解除
Alt+↑、Alt+↓: 選択を保って行を移動
Page Up、Page Down: 1 ページ分の行
Ctrl+Home、Ctrl+End: 最初の行、最後の行
Space: カーソル位置のキー、または行を選択 (Space がコマンドに割り当てられていないとき)
Ctrl+Space: 追加で選択
Shift+Space、Shift+↑、Shift+↓: そこまで選択
そのほかのキー: ヘルプ &gt; キー</translation>
    </message>
    <message>
        <source>Play range: drag its ends
Double click: the whole motion</source>
        <translation>再生範囲: 両端をドラッグ
ダブルクリック: モーション全体</translation>
    </message>
    <message>
        <source>Play range: drag its ends, or press %1 and %2
Double click: the whole motion</source>
        <translation>再生範囲: 両端をドラッグ、または %1 と %2 キー
ダブルクリック: モーション全体</translation>
    </message>
    <message>
        <source>Beats and markers
Double click: add a marker</source>
        <translation>拍とマーカー
ダブルクリック: マーカーを追加</translation>
    </message>
    <message>
        <source>Beats and markers
%1 or double click: add a marker</source>
        <translation>拍とマーカー
%1 またはダブルクリック: マーカーを追加</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename</source>
        <translation>%1 · フレーム %2
ドラッグで移動、ダブルクリックで名前の変更</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename, %3 to delete</source>
        <translation>%1 · フレーム %2
ドラッグで移動、ダブルクリックで名前の変更、%3 で削除</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>開閉</translation>
    </message>
    <message>
        <source>Fold or unfold (%1 and %2)</source>
        <translation>開閉(%1 と %2)</translation>
    </message>
    <message>
        <source>No row matches the filters.</source>
        <translation>絞り込みに合う行がありません。</translation>
    </message>
    <message>
        <source>No row called “%1” matches the filters.</source>
        <translation>「%1」という行で絞り込みに合うものはありません。</translation>
    </message>
    <message>
        <source>No bone or morph is called “%1”.</source>
        <translation>「%1」というボーンや表情はありません。</translation>
    </message>
    <message>
        <source>No row is called “%1”.</source>
        <translation>「%1」という行はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · replaces %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · %n個のキーを置き換え</numerusform>
        </translation>
    </message>
    <message>
        <source>♩ %1</source>
        <translation>♩ %1</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>時間の伸縮</translation>
    </message>
    <message>
        <source>%1 → %2, between %3 and %4</source>
        <comment>a dragged frame, its new frame, the frames that stay</comment>
        <translation>%1 → %2(%3 ～ %4 の間)</translation>
    </message>
    <message>
        <source>%1 → %2, after %3</source>
        <comment>a dragged frame, its new frame, the frame that stays</comment>
        <translation>%1 → %2(%3 より後)</translation>
    </message>
    <message>
        <source>Drag a beat, a marker or the current frame to another frame: the motion stretches
The next markers on both sides stay where they are, or the ends of the play range or of the motion</source>
        <translation>拍、マーカー、現在のフレームを別のフレームへドラッグすると、モーションが伸び縮みします
両隣のマーカー(なければ再生範囲やモーションの端)は動きません</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) were deleted, because another key of the track has their frame now.</source>
        <translation>
            <numerusform>同じトラックの別のキーとフレームが重なったため、%n 個のキーを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · deletes %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · %n 個のキーを削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeHeader</name>
    <message>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation>行を検索</translation>
    </message>
</context>
<context>
    <name>odori::DopeMarkers</name>
    <message>
        <source>Marker %1</source>
        <translation>マーカー %1</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>マーカーの削除</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>マーカーの追加</translation>
    </message>
    <message>
        <source>Rename Marker</source>
        <translation>マーカー名の変更</translation>
    </message>
</context>
<context>
    <name>odori::DopeRowsModel</name>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Not in this model</source>
        <translation>このモデルにないもの</translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>%1 のキーを %n 個選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of tracks</comment>
        <translation>
            <numerusform>%1 ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · segment %2 → %3</source>
        <translation>%1 · 区間 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected (%1 not shown) on %2</source>
        <translation>
            <numerusform>%2 のキーを %n 個選択 (%1 個は非表示)</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera has no cut after this frame.</source>
        <translation>このフレームより後にカメラのカットはありません。</translation>
    </message>
    <message>
        <source>The camera has no cut before this frame.</source>
        <translation>このフレームより前にカメラのカットはありません。</translation>
    </message>
</context>
<context>
    <name>odori::DraftListModel</name>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Register Drafts</source>
        <translation>未登録の変更の登録</translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <translation>未登録の変更の破棄</translation>
    </message>
</context>
<context>
    <name>odori::DraftPanel</name>
    <message>
        <source>Drafts</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>未登録の変更はありません。</translation>
    </message>
    <message>
        <source>Changes that are not registered</source>
        <translation>未登録の変更</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>未登録 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Register all drafts</source>
        <translation>すべて登録</translation>
    </message>
    <message>
        <source>Discard all drafts</source>
        <translation>すべて破棄</translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s)</source>
        <translation>
            <numerusform>%n 個を登録</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n draft(s)</source>
        <translation>
            <numerusform>%n 個を破棄</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DragLabel</name>
    <message>
        <source>Drag to change the number. Ctrl: finer, Shift: coarser</source>
        <translation>ドラッグで数値を変更 (Ctrl で細かく、Shift で粗く)</translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message>
        <source>Discard Drafts</source>
        <translation>未登録の変更の破棄</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has no keys.</source>
        <translation>ペーストできません: クリップボードにキーがありません。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>Paste Mirrored</source>
        <translation>反転ペースト</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>キーのペースト</translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) were not pasted, because the model lacks them: %1</source>
        <translation>
            <numerusform>モデルにないトラック %n 個はペーストしませんでした: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Frame</source>
        <translation>フレームの挿入</translation>
    </message>
    <message>
        <source>Delete Frame</source>
        <translation>フレームの削除</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Reverse Keys</source>
        <translation>キーの逆転</translation>
    </message>
    <message>
        <source>Align Keys</source>
        <translation>キーの整列</translation>
    </message>
    <message>
        <source>Mirror Keys</source>
        <translation>キーの左右反転</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>物理オン</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>物理オフ</translation>
    </message>
    <message>
        <source>Nothing was pasted: the model has none of the bones and morphs on the clipboard.</source>
        <translation>ペーストできません: クリップボードのボーンと表情がモデルにありません。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of a model. Make a model active to paste them.</source>
        <translation>ペーストできません: クリップボードにあるのはモデルのキーです。モデルを選んでからペーストしてください。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of camera, light or self-shadow. Make the camera active to paste them.</source>
        <translation>ペーストできません: クリップボードにあるのはカメラ・照明・セルフ影のキーです。カメラを選んでからペーストしてください。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the active model changed before the clipboard was read.</source>
        <translation>ペーストしませんでした: クリップボードを読み込む前に、選択中のモデルが変わりました。</translation>
    </message>
    <message>
        <source>Register All Bones</source>
        <translation>全ボーンの登録</translation>
    </message>
    <message>
        <source>Duplicate Keys</source>
        <translation>キーの複製</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n draft(s).</source>
        <translation>
            <numerusform>未登録の変更 %n 個を破棄しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are at rest already.</source>
        <translation>すでに初期状態です。</translation>
    </message>
    <message>
        <source>Reset Bones and Morphs</source>
        <translation>ボーンと表情をリセット</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>ポーズをリセット</translation>
    </message>
    <message>
        <source>Inserted an empty frame at %1.</source>
        <translation>フレーム %1 に空のフレームを挿入しました。</translation>
    </message>
    <message numerus="yes">
        <source>Deleted frame %1 with %n key(s).</source>
        <translation>
            <numerusform>フレーム %1 を %n 個のキーとともに削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies replaced %n key(s).</source>
        <translation>
            <numerusform>コピーが %n 個のキーを置き換えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit to Beats</source>
        <translation>拍に合わせる</translation>
    </message>
</context>
<context>
    <name>odori::EditDialogs</name>
    <message>
        <source>Set %1</source>
        <translation>セット %1</translation>
    </message>
    <message>
        <source>Import Animation</source>
        <translation>アニメーションの読み込み</translation>
    </message>
    <message>
        <source>Animations (%1)</source>
        <translation>アニメーション (%1)</translation>
    </message>
    <message>
        <source>%1 is a motion of MMD. Use File ▸ Open for it.</source>
        <translation>%1 は MMD のモーションです。「ファイル ▸ 開く」 を使ってください。</translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>What will be lost</source>
        <translation>失われるもの</translation>
    </message>
    <message>
        <source>What the file cannot contain</source>
        <translation>このファイルに入らないもの</translation>
    </message>
    <message>
        <source>O&amp;pen Folder</source>
        <translation>フォルダーを開く(&amp;P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>用途(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>形式(&amp;O)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>終了フレーム</translation>
    </message>
    <message>
        <source>30 fps</source>
        <translation>30 fps</translation>
    </message>
    <message>
        <source>60 fps</source>
        <translation>60 fps</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>フレーム(&amp;R)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>&amp;Mesh, materials and morphs</source>
        <translation>メッシュ・材質・表情(&amp;M)</translation>
    </message>
    <message>
        <source>one mesh</source>
        <translation>1つのメッシュ</translation>
    </message>
    <message>
        <source>a mesh for each material</source>
        <translation>材質ごとのメッシュ</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>メッシュの分け方</translation>
    </message>
    <message>
        <source>Textures &amp;inside the file</source>
        <translation>テクスチャを埋め込む(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics</source>
        <translation>物理演算を行う(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep bones that only control IK</source>
        <translation>IK用のボーンを残す(&amp;K)</translation>
    </message>
    <message>
        <source>On&amp;ly needed keys</source>
        <translation>不要なキーを省く(&amp;L)</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>モデルのまま</translation>
    </message>
    <message>
        <source>ASCII letters only</source>
        <translation>ASCII文字のみ</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Size of one MMD unit: with 8 cm a figure is about 160 cm tall</source>
        <translation>MMDの1単位の長さ。約8cmで身長160cmほどになります</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>One &amp;unit</source>
        <translation>1単位(&amp;U)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Nothing will be lost.</source>
        <translation>失われるものはありません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>This model has none of the motion&apos;s %n track(s), so nothing would move. Export anyway?</source>
        <translation>
            <numerusform>モーションのトラック %n 本はどれもこのモデルに合わないため、何も動きません。それでもエクスポートしますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>キャンセルしました。何も書き込んでいません。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>ボーン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1, %2, %3; %4.</source>
        <comment>as in: Written: 2 MB, 1 bone, 90 frames; verified</comment>
        <translation>書き出しました: %1、%2、%3。%4。</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>書き出しました: %1、%2、%3。</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>書き出すファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>%1 animation</source>
        <translation>%1 アニメーション</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the file; register them first.</source>
        <translation>
            <numerusform>%n 個の未登録の変更はファイルに入りません。先に登録してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>毎秒フレーム数</translation>
    </message>
    <message>
        <source>Each bone stays within the tolerance of its place in the model</source>
        <translation>各ボーンは、モデルでの位置から許容誤差以内に収まります</translation>
    </message>
    <message>
        <source>T&amp;hin the keys of the motion first</source>
        <translation>先にモーションのキーを間引く(&amp;T)</translation>
    </message>
    <message>
        <source>As Tools ▸ Thin Keys does with its usual limits, 0.05 units and 0.5°: for motions with a key on every frame. Your motion does not change</source>
        <translation>「ツール」▸「キーの間引き」を通常の許容値 (0.05 単位、0.5°) で行います。全フレームにキーがあるモーション向けです。編集中のモーションは変わりません</translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n warnings. First warning: %2</source>
        <translation>
            <numerusform>%1: 開きました。警告が %n 件あります。最初の警告: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Folder to look for textures in</source>
        <translation>テクスチャを探すフォルダー</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 を重ねる</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</source>
        <translation>
            <numerusform>%1: %n 個のファイルを読めません。最初のファイル: %2。ほかは開きました。プロジェクトは参照を保持しています。同じ名前のモデルを開くと元に戻ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scene can have at most %n model(s).</source>
        <translation>
            <numerusform>シーンに追加できるモデルは最大 %n 体です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same as the current pose.</source>
        <translation>%1 は今のポーズと同じです。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) registered at this frame.</source>
        <translation>
            <numerusform>%1: このフレームにキーを %n 個登録しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) are not in the model: %1</source>
        <translation>
            <numerusform>モデルにないボーンと表情 %n 個: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s) at this frame, not registered yet.</source>
        <translation>
            <numerusform>%1: このフレームに未登録の変更が %n 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 poses only locked bones.</source>
        <translation>%1 はロックされたボーンだけを変更します。</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>音声を開く</translation>
    </message>
</context>
<context>
    <name>odori::FileSaving</name>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Save the Motion of %1 As</source>
        <translation>%1 のモーションを名前を付けて保存</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>プロジェクトを別名で保存</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) do not fit the format. First name: %1.</source>
        <translation>
            <numerusform>%n 個の名前が形式に収まりません。最初の名前: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) are not in the file; only a project saves them.</source>
        <translation>
            <numerusform>未登録の変更 %n 個は入りません(プロジェクトには残ります)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project contains the changed motions. To write them to their own files, use Save Motion: %1.</source>
        <translation>変更したモーションはプロジェクトに保存されました。モーション自身のファイルに書き込むには「モーションを保存」を使ってください: %1。</translation>
    </message>
    <message>
        <source>Other hard links to this file keep its old content.</source>
        <translation>このファイルへの他のハードリンクは古い内容のままです。</translation>
    </message>
    <message>
        <source>Save Pose As</source>
        <translation>名前を付けてポーズを保存</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message numerus="yes">
        <source>Saved the pose of %n bone(s) and morph(s) as %1.</source>
        <translation>
            <numerusform>ボーンと表情 %n 個のポーズを %1 に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Selected Keys As</source>
        <translation>選択したキーを別名で保存</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n key(s) as %1.</source>
        <translation>
            <numerusform>キー %n 個を %1 に保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>the new motion of %1</source>
        <translation>%1 の新しいモーション</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is still being saved: the disk or network answers slowly. You can go on working.</source>
        <translation>%1 はまだ保存中です。ディスクまたはネットワークの応答が遅くなっています。作業は続けられます。</translation>
    </message>
    <message>
        <source>Outside parents are not in the file; only a project saves them.</source>
        <translation>外部親はこのファイルに含まれません。プロジェクトにのみ保存されます。</translation>
    </message>
</context>
<context>
    <name>odori::FilmDialog</name>
    <message>
        <source>Make Film</source>
        <translation>動画を作成</translation>
    </message>
    <message>
        <source>Make &amp;Film</source>
        <translation>動画を作成(&amp;F)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>ファイル(&amp;L)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Play range</source>
        <translation>再生範囲</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>すべてのフレーム</translation>
    </message>
    <message>
        <source>Own range</source>
        <translation>範囲を指定</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>フレーム(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <translation>フレームレート</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>&amp;Pictures per second</source>
        <translation>フレームレート(&amp;P)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Free view, as it is now</source>
        <translation>現在の自由視点</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>視点(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>アンチエイリアス(&amp;M)</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>モーションブラー</translation>
    </message>
    <message>
        <source>Moments that are blended in each picture: more are smoother and slower</source>
        <translation>1 枚の画像に重ねる瞬間の数。多いほど滑らかですが遅くなります</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 moments</source>
        <translation>%1 回</translation>
    </message>
    <message>
        <source>Motion &amp;blur</source>
        <translation>モーションブラー(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics from frame</source>
        <translation>物理演算の開始フレーム(&amp;S)</translation>
    </message>
    <message>
        <source>First frame of physics</source>
        <translation>物理演算の開始フレーム</translation>
    </message>
    <message>
        <source>Films of parts of a motion fit together if their physics starts at the same frame</source>
        <translation>物理演算の開始フレームが同じなら、モーションを分けて作った動画がつながります</translation>
    </message>
    <message>
        <source>S&amp;ound of the scene (none)</source>
        <translation>シーンの音声(なし)(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;ound: %1</source>
        <translation>音声(&amp;O): %1</translation>
    </message>
    <message>
        <source>Only pictures can be made, because the program ffmpeg was not found. Install it to make films.</source>
        <translation>ffmpeg が見つからないため、画像だけを作れます。動画を作るには ffmpeg をインストールしてください。</translation>
    </message>
    <message>
        <source>Only pictures can be made, because ffmpeg does not work: %1</source>
        <translation>ffmpeg が動作しないため、画像だけを作れます: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>画像 %n 枚、%1 秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the film; register them first.</source>
        <translation>
            <numerusform>%n 個の未登録の変更は動画に入りません。先に登録してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>保存するファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>There is no picture in this range at %1 fps.</source>
        <translation>%1 fps では、この範囲に画像がありません。</translation>
    </message>
    <message>
        <source>This file is already being made. Choose another name.</source>
        <translation>このファイルは作成中です。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite the pictures with these names?</source>
        <translation>%1 はすでにあります。同じ名前の画像に上書きしますか？</translation>
    </message>
    <message>
        <source>Smooth edges</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>Samples of each pixel: more are smoother and slower</source>
        <translation>1 画素のサンプル数。多いほど滑らかですが遅くなります</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 サンプル</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>画質</translation>
    </message>
    <message>
        <source>0 is the best; larger numbers make smaller files</source>
        <translation>0 が最高です。数が大きいほどファイルは小さくなります</translation>
    </message>
    <message>
        <source>&amp;Quality (0 is the best)</source>
        <translation>画質(0 が最高)(&amp;Q)</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>圧縮の手間</translation>
    </message>
    <message>
        <source>More effort makes a smaller file of the same quality</source>
        <translation>手間をかけるほど、同じ画質でファイルが小さくなります</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>slow, smaller file</source>
        <translation>遅いがファイルは小さい</translation>
    </message>
    <message>
        <source>&amp;Effort</source>
        <translation>圧縮の手間(&amp;E)</translation>
    </message>
    <message>
        <source>%1 film</source>
        <translation>%1 動画</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>PNG pictures, 8 bit</source>
        <translation>PNG 連番画像、8 ビット</translation>
    </message>
    <message>
        <source>PNG pictures, 16 bit</source>
        <translation>PNG 連番画像、16 ビット</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 はシーンのファイルです。別の名前を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) will not be in the film: their eye in the panel Models is closed.</source>
        <translation>
            <numerusform>%n 体のモデルは動画に入りません。「モデル」パネルの目が閉じています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FilmQueueWindow</name>
    <message>
        <source>Ca&amp;ncel Film</source>
        <translation>作成を中止(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove Ended</source>
        <translation>終わったものを消す(&amp;R)</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>%1 %, %2 left</source>
        <comment>as in: 42 %, 1:20 left</comment>
        <translation>%1 %、残り %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
</context>
<context>
    <name>odori::FindingEdits</name>
    <message>
        <source>These keys have changed since the check.</source>
        <translation>点検後にこれらのキーが変更されました。</translation>
    </message>
    <message>
        <source>This is about the whole motion, so there are no keys to show.</source>
        <translation>モーション全体についての項目なので、表示するキーはありません。</translation>
    </message>
    <message>
        <source>Repair Keys</source>
        <translation>キーの修復</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n key(s); no pose changed.</source>
        <translation>
            <numerusform>キー %n 個を修復しました。ポーズは変わりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Tracks</source>
        <translation>トラック名の変更</translation>
    </message>
    <message numerus="yes">
        <source>Renamed %n bone(s), morph(s) and IK(s).</source>
        <translation>
            <numerusform>ボーン・表情・IK %n 個の名前を変更しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the suggested names can be used.</source>
        <translation>候補の名前はどれも使えません。</translation>
    </message>
</context>
<context>
    <name>odori::FindingListModel</name>
    <message>
        <source>These findings have no visible effect.</source>
        <translation>見た目に影響しない項目です。</translation>
    </message>
    <message>
        <source>Harmless</source>
        <translation>無害</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of finding, and the number of findings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>モーション全体</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>モデル側</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>odori::Findings</name>
    <message>
        <source>Bones that the model lacks</source>
        <translation>モデルにないボーン</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the bone under a similar name, rename the track.</source>
        <translation>このモデルではキーが効果を持ちません。モデルに似た名前のボーンがあれば、トラックの名前を変えてください。</translation>
    </message>
    <message>
        <source>Morphs that the model lacks</source>
        <translation>モデルにない表情</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the morph under a similar name, rename the track.</source>
        <translation>このモデルではキーが効果を持ちません。モデルに似た名前の表情があれば、トラックの名前を変えてください。</translation>
    </message>
    <message>
        <source>Switched-off IK that the model lacks</source>
        <translation>オフにされているがモデルにない IK</translation>
    </message>
    <message>
        <source>The model&apos;s own IK stays on and may change bones that the motion poses without IK.</source>
        <translation>モデルの IK はオンのままなので、IK なしで作ったポーズが変わることがあります。</translation>
    </message>
    <message>
        <source>Names that are the same in their first 15 bytes</source>
        <translation>先頭 15 バイトが同じ名前</translation>
    </message>
    <message>
        <source>A motion file stores only 15 bytes of a name, so all these bones get the same keys. Rename the model&apos;s bones so that the first 15 bytes differ.</source>
        <translation>モーションファイルには名前がここまでしか入らないので、すべてに同じキーが入ります。モデルの名前を先頭の方で区別できるようにしてください。</translation>
    </message>
    <message>
        <source>Bone names over 15 bytes</source>
        <translation>15 バイトを超えるボーン名</translation>
    </message>
    <message>
        <source>Odori finds these bones by the shortened name; MMD does not. If the motion is for MMD, shorten the names in the model.</source>
        <translation>Odori は切られた名前でもボーンを見つけますが、MMD は見つけません。MMD で使うなら、モデルの名前を短くしてください。</translation>
    </message>
    <message>
        <source>Several keys at one frame</source>
        <translation>同じフレームに複数のキー</translation>
    </message>
    <message>
        <source>The last key is used; Repair removes the others.</source>
        <translation>最後のキーが使われます。「修復」で他のキーを削除します。</translation>
    </message>
    <message>
        <source>Invalid numbers (NaN or infinite)</source>
        <translation>不正な数値 (NaN または無限大)</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; Repair replaces them with the values of the rest pose.</source>
        <translation>書き出したソフトの不具合です。「修復」で初期姿勢の値に置き換えます。</translation>
    </message>
    <message>
        <source>Huge values</source>
        <translation>極端に大きい値</translation>
    </message>
    <message>
        <source>No stage is this large. Check these keys; they are probably broken.</source>
        <translation>どのステージよりも遠い値です。壊れている可能性が高いので、キーを確認してください。</translation>
    </message>
    <message>
        <source>Curve points outside 0 to 127</source>
        <translation>0～127 を外れた補間曲線</translation>
    </message>
    <message>
        <source>These points count as 127; Repair changes them to 127.</source>
        <translation>これらの点は 127 として扱われます。「修復」で 127 に変更します。</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length</source>
        <translation>長さが 1 でない回転</translation>
    </message>
    <message>
        <source>Players interpret them differently; Repair normalises them, as Odori and most players do.</source>
        <translation>ソフトにより解釈が異なります。「修復」で Odori や多くのソフトと同じように正規化します。</translation>
    </message>
    <message>
        <source>Field of view outside 1 to 125 degrees</source>
        <translation>1～125 度を外れた視野角</translation>
    </message>
    <message>
        <source>MMD cannot show it. Change the camera keys.</source>
        <translation>MMD では表示できません。カメラのキーを直してください。</translation>
    </message>
    <message>
        <source>Keys after frame 1048576</source>
        <translation>1048576 フレームより後のキー</translation>
    </message>
    <message>
        <source>MMD has problems with motions this long, and such keys are often mistakes. Delete or move them.</source>
        <translation>MMD はこれほど長いモーションをうまく扱えません。多くは誤って登録されたキーなので、削除するか移動してください。</translation>
    </message>
    <message>
        <source>IK stays off</source>
        <translation>IK がオフのまま</translation>
    </message>
    <message>
        <source>The IK is off from that frame to the end, so these keys of its goal have no effect. Register a key that turns the IK on, or delete these keys.</source>
        <translation>そのフレームから最後までオフなので、IK ボーンのこれらのキーは働きません。オンにするか、キーを削除してください。</translation>
    </message>
    <message>
        <source>Camera motion without camera keys</source>
        <translation>カメラのキーがないカメラモーション</translation>
    </message>
    <message>
        <source>The file says that it is a camera motion but has no camera keys. Save it again with the camera&apos;s keys selected.</source>
        <translation>カメラモーションとされていますが、カメラのキーがありません。カメラのキーを選んで保存し直してください。</translation>
    </message>
    <message>
        <source>Camera, light or shadow keys in a model&apos;s motion</source>
        <translation>モデルのキーと一緒に入ったカメラ・照明・影のキー</translation>
    </message>
    <message>
        <source>MMD loads a file either for a model or for the camera and ignores the rest. Save these keys in a separate file.</source>
        <translation>MMD はモデル用かカメラ用のどちらかとして読み込み、残りを無視します。別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>Keys without a name</source>
        <translation>名前のないキー</translation>
    </message>
    <message>
        <source>They belong to no bone or morph. Delete them.</source>
        <translation>対応するボーンも表情もありません。削除してください。</translation>
    </message>
    <message>
        <source>Unknown bytes after the last section</source>
        <translation>最後の区分の後にある不明なバイト</translation>
    </message>
    <message>
        <source>They are kept unchanged; MMD ignores them.</source>
        <translation>そのまま残します。MMD は無視します。</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>The motion is empty. Perhaps nothing was selected when it was saved.</source>
        <translation>空のモーションです。保存したとき、何も選ばれていなかったのかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>キー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) from frame %1 on</source>
        <translation>
            <numerusform>キー %n 個 (%1 フレームから)</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>%1 かもしれません</translation>
    </message>
</context>
<context>
    <name>odori::FootContacts</name>
    <message>
        <source>Contacts</source>
        <translation>接地</translation>
    </message>
</context>
<context>
    <name>odori::FrustumTool</name>
    <message>
        <source>Move Camera&apos;s Eye</source>
        <translation>カメラの視点を移動</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>視野角を変更</translation>
    </message>
    <message>
        <source>Roll Camera</source>
        <translation>カメラを傾ける</translation>
    </message>
    <message>
        <source>Move Camera</source>
        <translation>カメラを移動</translation>
    </message>
    <message>
        <source>Field of view %1°</source>
        <translation>視野角 %1°</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>距離 %1</translation>
    </message>
    <message>
        <source>Rotate Camera</source>
        <translation>カメラの回転</translation>
    </message>
</context>
<context>
    <name>odori::GeneralPage</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>The window is rebuilt in the new language. Open files and undo steps are kept.</source>
        <translation>ウィンドウを新しい言語で作り直します。開いているファイルと「元に戻す」の履歴は残ります。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>If the system has no dark or light setting, the theme is dark.</source>
        <translation>システムにダークかライトかの設定がないときは、ダークになります。</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>文字の大きさ(&amp;F)</translation>
    </message>
    <message>
        <source>Percentage of the system&apos;s font size.</source>
        <translation>システムの文字の大きさに対する割合です。</translation>
    </message>
    <message>
        <source>Less &amp;movement</source>
        <translation>動きを減らす(&amp;M)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Panels do not slide, the text cursor does not blink, and the tours do not pulse.</source>
        <translation>パネルはスライドせず、文字カーソルは点滅せず、ツアーの枠は明滅しません。</translation>
    </message>
</context>
<context>
    <name>odori::GizmoTool</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 の回転</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 の移動</translation>
    </message>
</context>
<context>
    <name>odori::HeaderTools</name>
    <message>
        <source>More commands</source>
        <translation>そのほかのコマンド</translation>
    </message>
</context>
<context>
    <name>odori::HexField</name>
    <message>
        <source>The colour as #RRGGBB, in the numbers of MMD&apos;s panel</source>
        <translation>色を#RRGGBBで入力します(MMDのパネルと同じ数値)</translation>
    </message>
    <message>
        <source>Colour of the light as a text</source>
        <translation>照明の色(文字)</translation>
    </message>
</context>
<context>
    <name>odori::IkControl</name>
    <message>
        <source>No selected bone is a link of an IK chain.</source>
        <translation>選択中のボーンに IK で動くものはありません。</translation>
    </message>
    <message>
        <source>No selected bone belongs to an IK chain.</source>
        <translation>選択中のボーンに IK に属するものはありません。</translation>
    </message>
    <message>
        <source>IK is already off at frame %1: %2</source>
        <translation>フレーム %1 では IK はすでにオフです: %2</translation>
    </message>
    <message>
        <source>IK Off</source>
        <translation>IKオフ</translation>
    </message>
    <message>
        <source>IK is off from frame %1: %2</source>
        <translation>フレーム %1 から IK をオフにしました: %2</translation>
    </message>
</context>
<context>
    <name>odori::IkHint</name>
    <message>
        <source>IK moves %1 to its goal %2, so this rotation may not be visible.</source>
        <translation>「%1」は IK「%2」で動くため、回転しても見た目が変わらないことがあります。</translation>
    </message>
</context>
<context>
    <name>odori::IkSwitches</name>
    <message>
        <source>IK of %1</source>
        <translation>%1 の IK</translation>
    </message>
</context>
<context>
    <name>odori::ImportDialog</name>
    <message>
        <source>Import Animation</source>
        <translation>アニメーションの読み込み</translation>
    </message>
    <message>
        <source>%1 becomes the motion of this model. Its bone keys are replaced; you can undo this.</source>
        <translation>%1 がこのモデルのモーションになります。ボーンのキーは置き換えられます(元に戻せます)。</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>足</translation>
    </message>
    <message>
        <source>found from the file</source>
        <translation>ファイルから判断</translation>
    </message>
    <message>
        <source>foot IK</source>
        <translation>足 IK</translation>
    </message>
    <message>
        <source>keys of the legs, IK off</source>
        <translation>足のキー(IK オフ)</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>足(&amp;L)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>under the rest pose</source>
        <translation>初期ポーズの足元</translation>
    </message>
    <message>
        <source>under the lowest foot</source>
        <translation>最も低い足の下</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>初期ポーズ</translation>
    </message>
    <message>
        <source>of the file</source>
        <translation>ファイルのもの</translation>
    </message>
    <message>
        <source>the first frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>&amp;Rest pose</source>
        <translation>初期ポーズ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Own scale</source>
        <translation>倍率を指定(&amp;O)</translation>
    </message>
    <message>
        <source>Otherwise the length of the legs decides.</source>
        <translation>オフのときは足の長さで決まります。</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>最初のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>Begin at the &amp;origin</source>
        <translation>原点から始める(&amp;O)</translation>
    </message>
    <message>
        <source>Only needed &amp;keys</source>
        <translation>必要なキーだけ(&amp;K)</translation>
    </message>
    <message>
        <source>Which joint moves which bone</source>
        <translation>どの関節がどのボーンを動かすか</translation>
    </message>
    <message>
        <source>Load Mapping…</source>
        <translation>対応表を開く…</translation>
    </message>
    <message>
        <source>Save Mapping…</source>
        <translation>対応表を保存…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>対応表を開く</translation>
    </message>
    <message>
        <source>Bone mappings (%1)</source>
        <translation>ボーン対応表 (%1)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>対応表を保存</translation>
    </message>
    <message>
        <source>Bone mapping</source>
        <translation>ボーン対応表</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twist bones</source>
        <translation>捩りボーン(&amp;T)</translation>
    </message>
    <message>
        <source>The twist of arms and hands goes to 腕捩 and 手捩.</source>
        <translation>腕と手のひねりを腕捩と手捩に分けます。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>初期値</translation>
    </message>
</context>
<context>
    <name>odori::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
</context>
<context>
    <name>odori::KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>キーを押してください…</translation>
    </message>
</context>
<context>
    <name>odori::KeyCommands</name>
    <message numerus="yes">
        <source>Copied %n key(s).</source>
        <translation>
            <numerusform>キー %n 個をコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s).</source>
        <translation>
            <numerusform>キー %n 個を切り取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s).</source>
        <translation>
            <numerusform>キー %n 個を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s).</source>
        <translation>
            <numerusform>キー %n 個をペーストしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>キー %n 個をコピーしました (%1 個は非表示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>キー %n 個を切り取りました (%1 個は非表示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>キー %n 個を削除しました (%1 個は非表示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>キー %n 個をペーストしました (%1 個は非表示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1</source>
        <translation>
            <numerusform>フレーム %1 のキー %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in frames %1–%2</source>
        <translation>
            <numerusform>フレーム %1–%2 のキー %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut Keys</source>
        <translation>キーの切り取り</translation>
    </message>
    <message>
        <source>Delete Keys</source>
        <translation>キーの削除</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown)</source>
        <translation>
            <numerusform>%n 個のキー (%1 個は非表示)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) (%2 not shown).</source>
        <translation>
            <numerusform>%1: キー %n 個 (%2 個は非表示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>フレーム %1 のポーズ (%n トラック) をコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown) at frame %1</source>
        <translation>
            <numerusform>%n 個のキー (%2 個は非表示)、フレーム %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%3 not shown) in frames %1–%2</source>
        <translation>
            <numerusform>%n 個のキー (%3 個は非表示)、フレーム %1–%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moved keys replaced %n key(s).</source>
        <translation>
            <numerusform>移動したキーが、ほかのキー %n 個を置き換えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 個のキー、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 個のキー (%2 個は非表示)、%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown) …</source>
        <translation>
            <numerusform>%n 個のキー (%1 個は非表示)…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyCount</name>
    <message>
        <source>%1 · mixed</source>
        <translation>%1 · 混在</translation>
    </message>
</context>
<context>
    <name>odori::KeyEditor</name>
    <message>
        <source>Reset</source>
        <translation>初期値に戻す</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>コマンドを選ぶとキーを変更できます。</translation>
    </message>
    <message>
        <source>Removes the keys, as in the preset</source>
        <translation>プリセットどおりキーなしに戻します</translation>
    </message>
    <message>
        <source>Sets %1, as in the preset</source>
        <translation>プリセットの %1 に戻します</translation>
    </message>
    <message>
        <source>Click, then press the key that replaces it</source>
        <translation>クリックしてから、置き換えるキーを押します</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を取り除く</translation>
    </message>
    <message>
        <source>Set a Key…</source>
        <translation>キーを設定…</translation>
    </message>
    <message>
        <source>Add a Key…</source>
        <translation>キーを追加…</translation>
    </message>
    <message>
        <source>Click, then press the key</source>
        <translation>クリックしてから、キーを押します</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2 から %1 を外す</translation>
    </message>
    <message>
        <source>%1 is also a key of %2. The key runs %3.</source>
        <translation>%1 は「%2」のキーでもあります。実行されるのは「%3」です。</translation>
    </message>
    <message>
        <source>Remove It from %1</source>
        <translation>「%1」から外す</translation>
    </message>
</context>
<context>
    <name>odori::KeyLocks</name>
    <message numerus="yes">
        <source>%n key(s) locked in the graph were left alone.</source>
        <translation>
            <numerusform>グラフでロックされた%n個のキーは変更していません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked track(s) changed too, because whole frames moved.</source>
        <translation>
            <numerusform>フレーム全体の編集なので、ロックされたトラック %n 個も変わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyMapList</name>
    <message>
        <source>Commands and their keys</source>
        <translation>コマンドとキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Changed; the preset has no key</source>
        <translation>変更済み。プリセットではキーなし</translation>
    </message>
    <message>
        <source>Changed; the preset has %1</source>
        <translation>変更済み。プリセットでは %1</translation>
    </message>
    <message>
        <source>%1 is also a key of %2</source>
        <translation>%1 は「%2」のキーでもあります</translation>
    </message>
</context>
<context>
    <name>odori::KeyMapPage</name>
    <message>
        <source>Key Map</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>プリセット(&amp;P):</translation>
    </message>
    <message>
        <source>Your own changes are kept when you choose another preset</source>
        <translation>プリセットを変えても、自分の変更は残ります</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Replaces the key map with the key map from a file</source>
        <translation>ファイルのショートカットキーに置き換えます</translation>
    </message>
    <message>
        <source>Saves the name of the preset and your changes in a file</source>
        <translation>プリセット名と自分の変更をファイルに保存します</translation>
    </message>
    <message>
        <source>Search commands, or keys like Ctrl+D</source>
        <translation>コマンド、または Ctrl+D のようなキーを検索</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>コマンドとキーを検索</translation>
    </message>
    <message>
        <source>Search by Key…</source>
        <translation>キーで検索…</translation>
    </message>
    <message>
        <source>Click, then press a key to find its command</source>
        <translation>クリックしてから、探すコマンドのキーを押します</translation>
    </message>
    <message>
        <source>Shows only commands that share a key with another one</source>
        <translation>ほかとキーが重なるコマンドだけを表示します</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change of the key map</source>
        <translation>ショートカットキーの最後の変更を取り消します</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>すべて初期値に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Resets every command to the keys of the preset</source>
        <translation>すべてのコマンドをプリセットのキーに戻します</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>重複 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a Key Map</source>
        <translation>ショートカットキーの読み込み</translation>
    </message>
    <message>
        <source>Key maps (*.json);;All files (*)</source>
        <translation>ショートカットキー (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Imported %1.</source>
        <translation>%1 を読み込みました。</translation>
    </message>
    <message>
        <source>Imported %1. This version has no command named %2.</source>
        <translation>%1 を読み込みました。このバージョンにないコマンド: %2</translation>
    </message>
    <message>
        <source>Export the Key Map</source>
        <translation>ショートカットキーの書き出し</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
</context>
<context>
    <name>odori::KeyNotes</name>
    <message>
        <source>In the dope sheet %1 moves the cursor instead.</source>
        <translation>ドープシートでは %1 はカーソルを動かします。</translation>
    </message>
    <message>
        <source>In the curve editor %1 acts on the handles instead.</source>
        <translation>補間曲線では %1 はハンドルを操作します。</translation>
    </message>
    <message>
        <source>%1 no longer opens the menu %2.</source>
        <translation>%1 ではメニュー「%2」が開かなくなります。</translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>at the current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>位置 X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>位置 Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>位置 Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>物理オン</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>物理オフ</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>補間 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>補間 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>補間 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>補間 回転</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 の変更</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>トラック</translation>
    </message>
    <message numerus="yes">
        <source>Register %n key(s)</source>
        <translation>
            <numerusform>キーを %n 個登録</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>The selected bones cannot move.</source>
        <translation>選択したボーンは移動できません。</translation>
    </message>
    <message>
        <source>The selected bones cannot rotate.</source>
        <translation>選択したボーンは回転できません。</translation>
    </message>
    <message>
        <source>Type 0 to remove this number.</source>
        <translation>0 を入力すると、この数値を消せます。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot move and kept their position.</source>
        <translation>
            <numerusform>%n 個のボーンは移動できないため、位置を変えていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot rotate and kept their rotation.</source>
        <translation>
            <numerusform>%n 個のボーンは回転できないため、回転を変えていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyTableModel</name>
    <message>
        <source>Edit Keys</source>
        <translation>キーの編集</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>キーのペースト</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>トラック</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>補間X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>補間Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>補間Z</translation>
    </message>
    <message>
        <source>Curve rotation</source>
        <translation>補間 回転</translation>
    </message>
    <message>
        <source>Curve distance</source>
        <translation>補間 距離</translation>
    </message>
    <message>
        <source>Curve field of view</source>
        <translation>補間 視野角</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>パース</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Show model</source>
        <translation>モデル表示</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IKオフ</translation>
    </message>
</context>
<context>
    <name>odori::KeyTablePanel</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個中 %1 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>The copied cells do not fit here</source>
        <translation>コピーしたセルはここに合いません</translation>
    </message>
</context>
<context>
    <name>odori::KeyTableView</name>
    <message>
        <source>Key table</source>
        <translation>キーの表</translation>
    </message>
    <message>
        <source>The selection has no keys.</source>
        <translation>選択中のものにキーはありません。</translation>
    </message>
    <message>
        <source>Select bones, morphs or rows of the dope sheet to see their keys.</source>
        <translation>ボーン・表情・ドープシートの行を選ぶとキーが表示されます。</translation>
    </message>
    <message>
        <source>Cu&amp;t Keys</source>
        <translation>キーを切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Keys</source>
        <translation>キーをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Keys or Cells</source>
        <translation>キーまたはセルを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit This Cell</source>
        <translation>このセルを編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to This Frame</source>
        <translation>このフレームへ移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>odori::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation>キーとコマンドを検索</translation>
    </message>
</context>
<context>
    <name>odori::LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>照明の方向</translation>
    </message>
    <message>
        <source>Drag the light around the ball, seen from the front. Over the edge it goes behind the ball. Ctrl: finer</source>
        <translation>正面から見た球の上で光源をドラッグします。縁を越えると球の後ろに回ります。Ctrl: 微調整</translation>
    </message>
    <message>
        <source>From %1° to the right and %2° up, seen from the front</source>
        <translation>正面から見て右に%1°、上に%2°の方向から</translation>
    </message>
</context>
<context>
    <name>odori::LightEditor</name>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>“%1” is no colour. Type one as #RRGGBB.</source>
        <translation>「%1」は色ではありません。#RRGGBBで入力してください。</translation>
    </message>
</context>
<context>
    <name>odori::LightSwatch</name>
    <message>
        <source>Choose the light&apos;s colour</source>
        <translation>照明の色を選ぶ</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>照明の色</translation>
    </message>
    <message>
        <source>Colour of the Light</source>
        <translation>照明の色</translation>
    </message>
</context>
<context>
    <name>odori::MainWindow</name>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n トラック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>未登録 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing. First texture: %1</source>
        <translation>
            <numerusform>%n 個のテクスチャが見つかりません。最初のテクスチャ: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル一覧</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>as in: 872 keys · 48 tracks</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 Your work is unchanged; save it before you continue.</source>
        <translation>%1 開いている内容は元のままです。続ける前に保存してください。</translation>
    </message>
    <message numerus="yes">
        <source>The physics cache is full: %n frame(s) were removed and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>物理演算のキャッシュがいっぱいです。%n フレーム分を破棄しました。表示するときにもう一度計算します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a model and a motion on the window, or open them with %1</source>
        <translation>モデルとモーションをウィンドウにドロップするか、%1 で開いてください</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>設定を保存できませんでした: %1</translation>
    </message>
    <message>
        <source>All missing textures were found.</source>
        <translation>足りなかったテクスチャがすべて見つかりました。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, %n line(s) of the log, and the crash report of %1</source>
        <translation>
            <numerusform>コピーしました: バージョン、設定、ログ %n 行、%1 のクラッシュレポート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, and %n line(s) of the log; there is no crash report</source>
        <translation>
            <numerusform>コピーしました: バージョン、設定、ログ %n 行 (クラッシュレポートはありません)</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture was saved: %1</source>
        <translation>画像を保存しました: %1</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>画像をクリップボードに入れました。</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>動画</translation>
    </message>
    <message>
        <source>The films that are being made</source>
        <translation>作成中の動画</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>as in: dance.mp4: 42 %, 1:20 left</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n film(s) are not finished. Quit and stop making them?</source>
        <translation>
            <numerusform>%n 本の動画がまだできていません。作成を中止して終了しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is finished.</source>
        <translation>%1 が完成しました。</translation>
    </message>
</context>
<context>
    <name>odori::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>マニュアルのページ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>Open in the Brow&amp;ser</source>
        <translation>ブラウザで開く(&amp;S)</translation>
    </message>
    <message>
        <source>The manual is missing. Install the program again.</source>
        <translation>マニュアルがありません。プログラムをもう一度インストールしてください。</translation>
    </message>
</context>
<context>
    <name>odori::MappingModel</name>
    <message>
        <source>place and rotation</source>
        <translation>位置と回転</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>place of the hips</source>
        <translation>腰の位置</translation>
    </message>
    <message>
        <source>A double click changes it.</source>
        <translation>ダブルクリックで変更します。</translation>
    </message>
    <message>
        <source>Joint of the file</source>
        <translation>ファイルの関節</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>使うもの</translation>
    </message>
    <message>
        <source>The model has no bone %1, so the joint %2 is ignored.</source>
        <translation>モデルにボーン %1 がないので、関節 %2 は無視されます。</translation>
    </message>
    <message>
        <source>The bone %1 follows the joint %2, so the joint %3 is ignored.</source>
        <translation>ボーン %1 は関節 %2 に従うので、関節 %3 は無視されます。</translation>
    </message>
    <message>
        <source>The model has no bone %1; the mapping is unchanged.</source>
        <translation>モデルにボーン %1 がないので、割り当ては変わりません。</translation>
    </message>
</context>
<context>
    <name>odori::MarkerField</name>
    <message>
        <source>Marker name</source>
        <translation>マーカー名</translation>
    </message>
</context>
<context>
    <name>odori::MarksBox</name>
    <message>
        <source>Also move &amp;markers and play range</source>
        <translation>マーカーと再生範囲も動かす(&amp;M)</translation>
    </message>
    <message>
        <source>All models and the camera share markers and play range. Beats do not move</source>
        <translation>マーカーと再生範囲は、すべてのモデルとカメラに共通です。拍は動きません</translation>
    </message>
</context>
<context>
    <name>odori::MemoryPage</name>
    <message>
        <source>&amp;Undo steps</source>
        <translation>「元に戻す」の履歴(&amp;U)</translation>
    </message>
    <message>
        <source>Above this limit, the oldest steps are removed.</source>
        <translation>これを超えると、古い履歴から順に消えます。</translation>
    </message>
    <message>
        <source>Te&amp;xtures</source>
        <translation>テクスチャ(&amp;X)</translation>
    </message>
    <message>
        <source>Limit for all models together. Above it, the largest textures are shown at a lower resolution.</source>
        <translation>すべてのモデルの合計です。これを超えると、大きなテクスチャから順に画素数を減らして表示します。</translation>
    </message>
    <message>
        <source>&amp;Simulated frames</source>
        <translation>物理演算の計算結果(&amp;S)</translation>
    </message>
    <message>
        <source>Limit for each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>モデルごとの量です。入りきらないフレームは、表示するときにもう一度計算します。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB for %n step(s)</source>
        <translation>
            <numerusform>使用中: %1 MiB (履歴 %n 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: %1 MiB</source>
        <translation>使用中: %1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB; %n texture(s) at a lower resolution</source>
        <translation>
            <numerusform>使用中: %1 MiB (画素数を減らしたテクスチャ %n 枚)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: up to %1 MiB for a model</source>
        <translation>使用中: 1 モデルあたり最大 %1 MiB</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>使用中のメモリ</translation>
    </message>
</context>
<context>
    <name>odori::Menus</name>
    <message>
        <source>Pl&amp;ayback</source>
        <translation>再生(&amp;A)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>モデル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;When Opening</source>
        <translation>開くときの動作(&amp;W)</translation>
    </message>
    <message>
        <source>A second model</source>
        <translation>2つ目のモデル</translation>
    </message>
    <message>
        <source>A motion for a model that has a motion</source>
        <translation>モーションがあるモデルへのモーション</translation>
    </message>
    <message>
        <source>Camera keys in a model&apos;s motion</source>
        <translation>モデルのモーションにあるカメラのキー</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Move Keys</source>
        <translation>キーを移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>ポーズ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ビュー(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>パネル(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dope Sheet</source>
        <translation>ドープシート(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>値(&amp;V)</translation>
    </message>
    <message>
        <source>Paste &amp;to</source>
        <translation>ペースト先(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>補間曲線(&amp;U)</translation>
    </message>
    <message>
        <source>Safe Frames</source>
        <translation>セーフフレーム</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>ボーン(&amp;B)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>座標系</translation>
    </message>
    <message>
        <source>Pi&amp;vot</source>
        <translation>回転の中心(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;tandard View</source>
        <translation>標準の視点(&amp;T)</translation>
    </message>
    <message>
        <source>Bone S&amp;ets</source>
        <translation>ボーンセット(&amp;E)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>&amp;Helpers</source>
        <translation>補助表示(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>表示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Foot Co&amp;ntacts</source>
        <translation>足の接地(&amp;N)</translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>…ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MorphCommands</name>
    <message>
        <source>Both sides have these weights already.</source>
        <translation>左右はすでにこの値です。</translation>
    </message>
    <message>
        <source>The selected morphs have no other side in this model.</source>
        <translation>選択した表情には、このモデルに反対側の表情がありません。</translation>
    </message>
    <message>
        <source>Copy Morphs to Other Side</source>
        <translation>表情を反対側にコピー</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>表情を左右反転</translation>
    </message>
    <message>
        <source>Copied the weights to the other side at frame %1.</source>
        <translation>フレーム%1で値を反対側にコピーしました。</translation>
    </message>
    <message>
        <source>Mirrored the selected morphs at frame %1.</source>
        <translation>フレーム%1で選択した表情を左右反転しました。</translation>
    </message>
</context>
<context>
    <name>odori::MorphPanel</name>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>リップ</translation>
    </message>
    <message>
        <source>Brow</source>
        <translation>まゆ</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s)</source>
        <translation>
            <numerusform>%n 個の表情</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no morphs of this kind.</source>
        <translation>この種類の表情はありません。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>モデルが開かれていません。</translation>
    </message>
    <message>
        <source>Change Morph</source>
        <translation>表情の変更</translation>
    </message>
    <message>
        <source>Kinds of morphs</source>
        <translation>表情の種類</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>カメラを選択中です。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>選択中のモーションにモデルがありません。</translation>
    </message>
    <message>
        <source>Search morphs</source>
        <translation>表情を検索</translation>
    </message>
    <message>
        <source>No morph is called “%1”.</source>
        <translation>「%1」という表情はありません。</translation>
    </message>
</context>
<context>
    <name>odori::MotionHelpers</name>
    <message>
        <source>The bone %1 is hidden, so it has no trail.</source>
        <translation>ボーン %1 は非表示なので、軌跡はありません。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1, so it has no trail.</source>
        <translation>ボーン %1 は物理演算で動くので、軌跡はありません。</translation>
    </message>
</context>
<context>
    <name>odori::MovedTable</name>
    <message>
        <source>Moved, in units</source>
        <translation>移動量 (単位)</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>at frame</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Shows this frame</source>
        <translation>このフレームを表示します</translation>
    </message>
    <message>
        <source>%1: frame of the largest difference</source>
        <translation>%1: 差が最大のフレーム</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Shows frame %1</source>
        <translation>フレーム %1 を表示</translation>
    </message>
</context>
<context>
    <name>odori::NameList</name>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>No name is found.</source>
        <translation>名前が見つかりません。</translation>
    </message>
    <message>
        <source>Found names</source>
        <translation>見つかった名前</translation>
    </message>
</context>
<context>
    <name>odori::NameSearchField</name>
    <message>
        <source>Japanese, kana, romaji or English: 手首, てくび, tekubi and wrist find the same bones</source>
        <translation>日本語、かな、ローマ字、英語で検索できます。手首、てくび、tekubi、wrist はどれも同じボーンを見つけます</translation>
    </message>
</context>
<context>
    <name>odori::Names</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>odori::NewNames</name>
    <message>
        <source>Rename IK</source>
        <translation>IK名の変更</translation>
    </message>
    <message>
        <source>Move Keys to Another Track</source>
        <translation>キーを別のトラックへ移動</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>トラック名の変更</translation>
    </message>
    <message numerus="yes">
        <source>Moved keys from %1 to %2; %n key(s) at their frames were replaced.</source>
        <translation>
            <numerusform>%1 のキーを %2 へ移動しました。同じフレームのキー %n 個を置き換えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %1 to %2; %n key(s) at its frames were replaced.</source>
        <translation>
            <numerusform>%1 を %2 に変更しました。同じフレームのキー %n 個を置き換えました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved keys from %1 to %2.</source>
        <translation>%1 のキーを %2 へ移動しました。</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>%1 を %2 に変更しました。</translation>
    </message>
</context>
<context>
    <name>odori::NumberField</name>
    <message>
        <source>Reset to %1</source>
        <translation>%1に戻す</translation>
    </message>
    <message>
        <source>%1 cannot be less than %2.</source>
        <translation>「%1」を %2 より小さくすることはできません。</translation>
    </message>
    <message>
        <source>%1 cannot be more than %2.</source>
        <translation>「%1」を %2 より大きくすることはできません。</translation>
    </message>
</context>
<context>
    <name>odori::OpeningPage</name>
    <message>
        <source>A model, if another model is active</source>
        <translation>別のモデルがあるときに開いたモデル</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>毎回たずねる</translation>
    </message>
    <message>
        <source>Add it to the scene</source>
        <translation>シーンに追加する</translation>
    </message>
    <message>
        <source>Replace the active model and keep its motion</source>
        <translation>選択中のモデルと入れ替える (モーションは引き継ぎます)</translation>
    </message>
    <message>
        <source>A motion, if the model or camera already has keys</source>
        <translation>キーのあるモデルやカメラに開いたモーション</translation>
    </message>
    <message>
        <source>Replace the present motion</source>
        <translation>今のモーションと入れ替える</translation>
    </message>
    <message>
        <source>Merge it at the current frame; keys at the same frames are replaced</source>
        <translation>現在のフレームに合成する (同じフレームのキーは置き換わります)</translation>
    </message>
    <message>
        <source>Add the model a second time, with this motion</source>
        <translation>同じモデルをもう 1 体追加し、このモーションをつける</translation>
    </message>
    <message>
        <source>Camera, light and self-shadow keys in a model&apos;s motion</source>
        <translation>モデルのモーションに含まれるカメラ・照明・セルフ影のキー</translation>
    </message>
    <message>
        <source>Use them in the scene</source>
        <translation>シーンで使う</translation>
    </message>
    <message>
        <source>Do not use them in the scene</source>
        <translation>シーンでは使わない</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParentSection</name>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Bone that follows another model</source>
        <translation>ほかのモデルに追従するボーン</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Model that is followed</source>
        <translation>追従先のモデル</translation>
    </message>
    <message>
        <source>Its bone</source>
        <translation>親ボーン</translation>
    </message>
    <message>
        <source>Bone that is followed</source>
        <translation>追従先のボーン</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Keys of outside parents</source>
        <translation>外部親のキー</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>%1 (not in the model)</source>
        <translation>%1 (モデルにありません)</translation>
    </message>
    <message>
        <source>◇ not registered</source>
        <translation>◇ 未登録</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ キー</translation>
    </message>
    <message>
        <source>since frame %1</source>
        <translation>フレーム %1 から</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>追従先になるモデルがもう一つ必要です。</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: → %2</source>
        <translation>%1: → %2</translation>
    </message>
    <message>
        <source>Keep place</source>
        <translation>位置を保つ</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the bone, so that it stays where it is at the frame</source>
        <translation>登録と削除のとき、そのフレームでボーンの位置が変わらないように、ボーンのキーも登録します</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the camera, so that the picture stays the same at the frame</source>
        <translation>登録と削除のとき、そのフレームで画面が変わらないように、カメラのキーも登録します</translation>
    </message>
    <message>
        <source>Nothing to register: this parent holds already.</source>
        <translation>登録するものがありません: この親がすでに有効です。</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParents</name>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 / origin</source>
        <translation>%1 / 原点</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>A bone cannot follow a bone of its own model.</source>
        <translation>ボーンは同じモデルのボーンを外部親にできません。</translation>
    </message>
    <message>
        <source>Not possible: from frame %1 on, %2 and %3 would follow each other.</source>
        <translation>設定できません: フレーム %1 から %2 と %3 が互いに追従してしまいます。</translation>
    </message>
    <message>
        <source>This model is not in the scene any more.</source>
        <translation>このモデルはもうシーンにありません。</translation>
    </message>
    <message>
        <source>Set Outside Parent</source>
        <translation>外部親を登録</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2.</source>
        <translation>フレーム %1 からカメラの追従先: %2。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3.</source>
        <translation>フレーム %1 から %2 の外部親: %3。</translation>
    </message>
    <message>
        <source>Remove Outside Parent</source>
        <translation>外部親を削除</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2. A key keeps its place.</source>
        <translation>フレーム %1 からカメラが追従します: %2。キーで位置を保ちます。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3. A key keeps its place.</source>
        <translation>フレーム %1 から %2 が追従します: %3。キーで位置を保ちます。</translation>
    </message>
</context>
<context>
    <name>odori::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>今は実行できません</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <translation>%1、今は実行できません</translation>
    </message>
</context>
<context>
    <name>odori::PanelDock</name>
    <message>
        <source>Dock this panel in the window</source>
        <translation>このパネルをウィンドウに戻します</translation>
    </message>
    <message>
        <source>Show this panel in a window of its own</source>
        <translation>このパネルを別ウィンドウで表示します</translation>
    </message>
    <message>
        <source>Close this panel. View ▸ Panels shows it again.</source>
        <translation>このパネルを閉じます。ビュー ▸ パネルで再び表示できます。</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <translation>%1をウィンドウに戻す</translation>
    </message>
    <message>
        <source>Float %1</source>
        <translation>%1を別ウィンドウにする</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1を閉じる</translation>
    </message>
</context>
<context>
    <name>odori::PanelDocks</name>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>点検</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
</context>
<context>
    <name>odori::ParentsDialog</name>
    <message>
        <source>&amp;Simulate physics of the models that are followed</source>
        <translation>追従先のモデルの物理演算を行う(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The camera follows bones. A VMD file cannot hold this, so %1 would show another motion.</source>
        <translation>カメラはボーンに追従しています。VMD ファイルには保存できないため、%1 では別の動きになります。</translation>
    </message>
    <message>
        <source>Bones of %1 follow other models. A VMD file cannot hold this, so %2 would show another motion.</source>
        <translation>%1 のボーンには外部親があります。VMD ファイルには保存できないため、%2 では別の動きになります。</translation>
    </message>
    <message>
        <source>&amp;Bake and Save</source>
        <translation>ベイクして保存(&amp;B)</translation>
    </message>
    <message>
        <source>Save &amp;Without Them</source>
        <translation>外部親なしで保存(&amp;W)</translation>
    </message>
    <message>
        <source>The motion changed meanwhile.</source>
        <translation>その間にモーションが変更されました。</translation>
    </message>
    <message>
        <source>Bake Outside Parents</source>
        <translation>外部親をベイク</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s) in place of the outside parents.</source>
        <translation>
            <numerusform>外部親の代わりに %n 個のキーをベイクしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only needed keys</source>
        <translation>不要なキーを省く(&amp;O)</translation>
    </message>
    <message>
        <source>Bake makes keys where a bone follows, so the motion looks the same without outside parents. You can undo this. A project saves outside parents as they are.</source>
        <translation>ベイクすると、追従しているフレームにキーを作り、外部親なしで同じ動きになります。元に戻せます。プロジェクトには外部親がそのまま保存されます。</translation>
    </message>
    <message>
        <source>The largest error of a bone is %1 units and %2°</source>
        <translation>ボーンの誤差は最大 %1 単位・%2° です</translation>
    </message>
</context>
<context>
    <name>odori::PhysicsSettingsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算の設定</translation>
    </message>
    <message>
        <source>60 per second, as in MMD</source>
        <translation>毎秒60回(MMDと同じ)</translation>
    </message>
    <message>
        <source>120 per second, for thin or fast parts</source>
        <translation>毎秒120回(細い・速い部分向け)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the simulated frames of each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>モデルごとの計算済みフレーム用メモリ。入りきらない分は表示するときに計算し直します。</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>ステップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cache</source>
        <translation>キャッシュ(&amp;C)</translation>
    </message>
    <message>
        <source>Change Physics</source>
        <translation>物理演算の変更</translation>
    </message>
    <message>
        <source>The direction must not be 0 0 0.</source>
        <translation>重力の向きを 0 0 0 にはできません。</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>ノイズ付加(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;w Seed</source>
        <translation>新しいシード(&amp;W)</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力の加速度</translation>
    </message>
    <message>
        <source>In the unit of MMD&apos;s panel. The default is 9.8</source>
        <translation>MMD の画面と同じ単位です。既定値は 9.8 です</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>重力の向き X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>重力の向き Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>重力の向き Z</translation>
    </message>
    <message>
        <source>The direction of gravity. Only the proportion of X, Y and Z counts. The default is 0 −1 0, which is down.</source>
        <translation>重力の向きです。X、Y、Z の比だけが意味を持ちます。既定値の 0 −1 0 は真下です。</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>向き(&amp;D)</translation>
    </message>
    <message>
        <source>Changes gravity at random in every step, so that hair and cloth sway</source>
        <translation>1ステップごとに重力をランダムに変えて、髪や服を揺らします</translation>
    </message>
    <message>
        <source>Amount of noise</source>
        <translation>ノイズの強さ</translation>
    </message>
    <message>
        <source>The largest random change, in the unit of gravity</source>
        <translation>ランダムな変化の最大値です。単位は重力の加速度と同じです</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed gives exactly the same motion</source>
        <translation>同じシードでは、まったく同じ動きになります</translation>
    </message>
    <message>
        <source>Sets the seed to a random number, for another motion</source>
        <translation>シードを乱数にして、別の動きにします</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
</context>
<context>
    <name>odori::PictureDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>アンチエイリアス(&amp;M)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 ビット</translation>
    </message>
    <message>
        <source>16 bit, for other programs</source>
        <translation>16 ビット(他のソフト用)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>背景を透明にする(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>保存するファイルの名前を入力してください。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>キャンセルしました。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 はシーンのファイルです。別の名前を選んでください。</translation>
    </message>
</context>
<context>
    <name>odori::PlainBox</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 はすでにあります。上書きしますか?</translation>
    </message>
</context>
<context>
    <name>odori::PoseControls</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Exchanges left and right</source>
        <translation>左右を入れ替えます</translation>
    </message>
    <message>
        <source>Blend from the shown pose to the stored one</source>
        <translation>今のポーズから保存したポーズへブレンドします</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>odori::PoseFiles</name>
    <message>
        <source>“%1” cannot be the name of a file.</source>
        <translation>「%1」はファイル名にできません。</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation>ファイル %1 がすでにあります。</translation>
    </message>
    <message>
        <source>The file %1 cannot be renamed.</source>
        <translation>ファイル %1 の名前を変更できません。</translation>
    </message>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>ファイル %1 を削除できません。</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>ポーズの削除</translation>
    </message>
    <message>
        <source>The file %1 cannot be moved to the trash. Delete it for good?</source>
        <translation>ファイル %1 をごみ箱に移動できません。完全に削除しますか?</translation>
    </message>
    <message>
        <source>Move the pose %1 to the trash?</source>
        <translation>ポーズ %1 をごみ箱に移動しますか?</translation>
    </message>
</context>
<context>
    <name>odori::PoseFolder</name>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>フォルダー %1 がありません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read.</source>
        <translation>フォルダー %1 を読めません。</translation>
    </message>
</context>
<context>
    <name>odori::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>ポーズを検索</translation>
    </message>
    <message>
        <source>Save Pose…</source>
        <translation>ポーズを保存…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>選択したボーンと表情の今のポーズを VPD に保存します。選択がなければすべてを保存します</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>フォルダーを選択…</translation>
    </message>
    <message>
        <source>The folder with the poses</source>
        <translation>ポーズのフォルダー</translation>
    </message>
    <message>
        <source>Folder with Poses</source>
        <translation>ポーズのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>左右反転して適用(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose a folder with poses (VPD files) above.</source>
        <translation>ポーズ (VPD ファイル) の
フォルダーを上のボタンで選んでください。</translation>
    </message>
    <message>
        <source>No pose is called “%1”.</source>
        <translation>「%1」というポーズはありません。</translation>
    </message>
    <message>
        <source>The folder has no poses (VPD files).</source>
        <translation>ポーズ (VPD ファイル) は
このフォルダーにありません。</translation>
    </message>
    <message>
        <source>Select a pose to use it.</source>
        <translation>ポーズを選択</translation>
    </message>
    <message>
        <source>The pose was not applied: the active model or the frame changed before the file was read.</source>
        <translation>ポーズを適用しませんでした。ファイルを読む前に、操作中のモデルかフレームが変わったためです。</translation>
    </message>
</context>
<context>
    <name>odori::PoseSentences</name>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) of it are not in this model.</source>
        <translation>
            <numerusform>このモデルにないボーンと表情が %n 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>ボーンと表情を操作するには、モデルを選んでください。</translation>
    </message>
    <message>
        <source>The pose has none of the selected bones and morphs.</source>
        <translation>選択したボーンと表情は、このポーズにありません。</translation>
    </message>
    <message>
        <source>The model has none of the bones and morphs of the pose.</source>
        <translation>このポーズのボーンと表情は、モデルに1つもありません。</translation>
    </message>
    <message numerus="yes">
        <source>Applied the pose %1 to %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>ポーズ %1 をボーンと表情 %n 個に適用しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blended %2 % of the pose %1 into %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>ポーズ %1 をボーンと表情 %n 個に %2 % ブレンドしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on %n selected bone(s) and morph(s).</source>
        <translation>
            <numerusform>選択中 %n 個に適用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on the whole pose: %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>ポーズ全体 (ボーンと表情 %n 個) に適用します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>ポーズの適用</translation>
    </message>
    <message>
        <source>The model has the pose %1 already.</source>
        <translation>モデルはすでにポーズ %1 になっています。</translation>
    </message>
    <message>
        <source>The bones of the pose are locked. The bone panel unlocks them.</source>
        <translation>ポーズのボーンはロックされています。ボーンパネルで解除できます。</translation>
    </message>
</context>
<context>
    <name>odori::PoseTweens</name>
    <message>
        <source>The selected bones and morphs have no key before frame %1.</source>
        <translation>選択したボーンと表情には、フレーム %1 より前のキーがありません。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key after frame %1.</source>
        <translation>選択したボーンと表情には、フレーム %1 より後のキーがありません。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key before or after frame %1.</source>
        <translation>選択したボーンと表情には、フレーム %1 の前後にキーがありません。</translation>
    </message>
    <message>
        <source>Towards Previous Key</source>
        <translation>前のキーに近づける</translation>
    </message>
    <message>
        <source>Towards Next Key</source>
        <translation>次のキーに近づける</translation>
    </message>
    <message>
        <source>Exaggerate</source>
        <translation>強調する</translation>
    </message>
    <message>
        <source>Towards Rest</source>
        <translation>初期ポーズに近づける</translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>ボーンと表情を操作するには、モデルを選んでください。</translation>
    </message>
    <message>
        <source>Select bones or morphs to pose them.</source>
        <translation>操作するボーンまたは表情を選択してください。</translation>
    </message>
    <message>
        <source>At frame %1 the pose is exactly between its keys, so there is nothing to exaggerate. Change the pose first.</source>
        <translation>フレーム %1 のポーズはキーのちょうど間にあるため、強調する差がありません。先にポーズを変えてください。</translation>
    </message>
    <message>
        <source>The selected bones and morphs already have that pose at frame %1.</source>
        <translation>選択したボーンと表情は、フレーム %1 ですでにそのポーズです。</translation>
    </message>
    <message>
        <source>The selected bones are locked. The bone panel unlocks them.</source>
        <translation>選択したボーンはロックされています。ボーンパネルで解除できます。</translation>
    </message>
</context>
<context>
    <name>odori::PresetBox</name>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>All presets by name; save, export and import your own</source>
        <translation>名前付きの全プリセット。自作の保存・共有・取り込み</translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message>
        <source>Curve presets (*.json)</source>
        <translation>補間曲線プリセット (*.json)</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>&amp;Save Preset…</source>
        <translation>プリセットを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the curve of the selected keys under a name</source>
        <translation>選択したキーの曲線に名前を付けて保存</translation>
    </message>
    <message>
        <source>The selected keys have different curves</source>
        <translation>選択したキーの曲線が異なります</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>プリセットの保存</translation>
    </message>
    <message>
        <source>Preset %1 saved</source>
        <translation>プリセット %1 を保存しました</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>プリセット名の変更</translation>
    </message>
    <message>
        <source>Preset renamed to %1</source>
        <translation>プリセット名を %1 に変えました</translation>
    </message>
    <message>
        <source>Preset %1 deleted</source>
        <translation>プリセット %1 を削除しました</translation>
    </message>
    <message>
        <source>Import Presets</source>
        <translation>プリセットの取り込み</translation>
    </message>
    <message>
        <source>Export Presets</source>
        <translation>プリセットの書き出し</translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) imported</source>
        <translation>
            <numerusform>プリセット %n 個を取り込みました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) exported to %1</source>
        <translation>
            <numerusform>プリセット %n 個を %1 に書き出しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve presets</source>
        <translation>補間曲線のプリセット</translation>
    </message>
</context>
<context>
    <name>odori::QtTexts</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Num Enter</source>
        <translation>テンキーEnter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>odori::Recovery</name>
    <message>
        <source>at %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>on %1 at %2</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>The end of the recovery data was damaged. About %n change(s) are missing.</source>
        <translation>
            <numerusform>復元データの末尾が壊れています。約 %n 件の変更が失われました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <translation>復元できる作業はありません。</translation>
    </message>
    <message>
        <source>a new motion</source>
        <translation>新しいモーション</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>%1 can be restored.</source>
        <translation>%1 を復元できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 and other motions can be restored.</source>
        <translation>
            <numerusform>%1 などのモーションの変更 %n 件を復元できます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 can be restored.</source>
        <translation>
            <numerusform>%1 の変更 %n 件を復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Odori was closed %1. %2</source>
        <translation>Odori は %1 に終了しました。%2</translation>
    </message>
    <message>
        <source>Odori closed unexpectedly %1. %2</source>
        <translation>Odori は %1 に予期せず終了しました。%2</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n change(s). Save to keep them.</source>
        <translation>
            <numerusform>%n 件の変更を復元しました。残すには保存してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery data cannot be read: %1</source>
        <translation>復元データを読み込めません: %1</translation>
    </message>
    <message>
        <source>The model %1 cannot be read. Its motion is restored. The recovery data is kept for 30 days.</source>
        <translation>モデル %1 を読み込めません。モーションは復元します。復元データは 30 日間保管されます。</translation>
    </message>
    <message>
        <source>Use the buttons at the top of the view to restore unsaved work.</source>
        <translation>保存していない作業を復元するには、ビューの上部にあるボタンを使ってください。</translation>
    </message>
    <message>
        <source>Files are being opened or saved. Try again in a moment.</source>
        <translation>ファイルを開いているか保存しています。少し待ってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Everything is open again, as it was saved.</source>
        <translation>保存されていた状態で、すべてをもう一度開きました。</translation>
    </message>
    <message numerus="yes">
        <source>Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot be restored. It is kept for 30 days in %2.</source>
        <translation>
            <numerusform>Odori は %1 に予期せず終了しました。復元データが壊れているため、%n 件の変更を復元できません。データは %2 に 30 日間保管されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not the file that was open. What was open is restored; save it under another name to keep both.</source>
        <translation>%1 は開いていたときのファイルではありません。開いていた内容を復元します。両方を残すには別の名前で保存してください。</translation>
    </message>
    <message>
        <source>%1 does not exist any more. What was open is restored; save it to have the file again.</source>
        <translation>%1 はもうありません。開いていた内容を復元します。保存するとファイルがまたできます。</translation>
    </message>
    <message>
        <source>The model %1 is not the file that was open. The motion is restored on the model of now.</source>
        <translation>モデル %1 は開いていたときのファイルではありません。モーションは今のモデルで復元されます。</translation>
    </message>
    <message>
        <source>There was no unsaved work. %1 can be opened again.</source>
        <translation>未保存の作業はありませんでした。%1 をもう一度開くことができます。</translation>
    </message>
    <message>
        <source>Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>破棄しました。30 日間保管されます: ファイル ▸ 保存していない作業の復元</translation>
    </message>
    <message>
        <source>Another version of Odori wrote the recovery data in %1. It stays there for that version.</source>
        <translation>%1 の復元データは別のバージョンの Odori が書いたものです。そのバージョンのために残します。</translation>
    </message>
</context>
<context>
    <name>odori::RecoveryBar</name>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keeps it for 30 days: File ▸ Recover Unsaved Work</source>
        <translation>30 日間保管します: ファイル ▸ 保存していない作業の復元</translation>
    </message>
    <message>
        <source>This is a preview. %1</source>
        <translation>プレビュー中です。%1</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Shows what was in the window before</source>
        <translation>プレビュー前の状態を表示します</translation>
    </message>
    <message>
        <source>Shows the restored work in the window; you can go back</source>
        <translation>復元した作業をウィンドウに表示します。元に戻せます</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Shows the next session that can be restored</source>
        <translation>復元できる次の作業を表示します</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Closes this bar; File ▸ Recover Unsaved Work shows it again</source>
        <translation>このバーを閉じます。ファイル ▸ 保存していない作業の復元 でまた表示できます</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>odori::RegisterButton</name>
    <message numerus="yes">
        <source>Register %n</source>
        <translation>
            <numerusform>%n 個登録</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Nothing is selected and there is no draft at frame %1. Select the bones and morphs to register.</source>
        <translation>フレーム %1 では何も選択されておらず、未登録の変更もありません。登録するボーンと表情を選択してください。</translation>
    </message>
    <message numerus="yes">
        <source>Registers %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>フレーム %1 にキーを %n 個登録: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered %n key(s) at frame %1.</source>
        <translation>
            <numerusform>フレーム %1 にキーを %n 個登録しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was registered: the keys at frame %1 already have these values.</source>
        <translation>登録しませんでした: フレーム %1 のキーはすでに同じ値です。</translation>
    </message>
    <message>
        <source>Register All Drafts</source>
        <translation>未登録をすべて登録</translation>
    </message>
    <message numerus="yes">
        <source>Registered all drafts (%n).</source>
        <translation>
            <numerusform>未登録の変更 %n 個をすべて登録しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RenameDialog</name>
    <message>
        <source>Move Keys of %1</source>
        <translation>「%1」のキーの移動</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>「%1」の名前の変更</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Names in the model</source>
        <translation>モデルの名前</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1 (候補)</translation>
    </message>
    <message>
        <source>The model has no other name.</source>
        <translation>モデルに他の名前はありません。</translation>
    </message>
    <message>
        <source>Choose a name of the model.</source>
        <translation>モデルにある名前を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) will belong to %1.</source>
        <translation>
            <numerusform>キー %n 個が %1 のものになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message numerus="yes">
        <source>They replace %n key(s) at the same frames.</source>
        <translation>
            <numerusform>同じフレームのキー %n 個を置き換えます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message>
        <source>Which rows</source>
        <translation>対象の行</translation>
    </message>
    <message numerus="yes">
        <source>All tracks (%n)</source>
        <translation>
            <numerusform>全トラック (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected tracks (%n)</source>
        <translation>
            <numerusform>選択中の行 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visible rows (%n)</source>
        <translation>
            <numerusform>表示中の行 (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SafetyPage</name>
    <message>
        <source>&amp;Autosave</source>
        <translation>自動保存(&amp;A)</translation>
    </message>
    <message>
        <source>Every change is on the disk at once and can be restored after a crash. A full copy is written after this time; your files do not change.</source>
        <translation>すべての変更はすぐにディスクに記録され、異常終了の後に復元できます。この間隔で全体の控えを書き出します。お使いのファイルは変わりません。</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>以前の版(&amp;E)</translation>
    </message>
    <message>
        <source>Saved versions of each motion and project, on the disk. The content before the first save is kept, too. 0 keeps none. File ▸ Earlier Versions opens them.</source>
        <translation>モーションとプロジェクトごとにディスクに残す、保存した版の数です。最初の保存の前の内容も残ります。0 では何も残しません。「ファイル」▸「以前の版」で開けます。</translation>
    </message>
    <message>
        <source>&amp;Disk space</source>
        <translation>ディスク容量(&amp;D)</translation>
    </message>
    <message>
        <source>Limit for unsaved work and earlier versions together. Above it, the oldest are removed.</source>
        <translation>保存していない作業と以前の版の合計の上限です。超えると古いものから削除します。</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
</context>
<context>
    <name>odori::SavedVersions</name>
    <message>
        <source>The folder of earlier versions</source>
        <translation>以前の版のフォルダー</translation>
    </message>
    <message>
        <source>%1 is saved, but its earlier version could not be kept. %2</source>
        <translation>%1 を保存しましたが、以前の版を残せませんでした。%2</translation>
    </message>
</context>
<context>
    <name>odori::ScaleDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Scale a Range</source>
        <translation>範囲の伸縮</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>終了フレーム</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> 倍</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>New length in frames</source>
        <translation>新しい長さ(フレーム)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>F&amp;actor</source>
        <translation>倍率(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>対象の行(&amp;R)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>伸縮</translation>
    </message>
    <message>
        <source>Scale Range</source>
        <translation>範囲の伸縮</translation>
    </message>
    <message>
        <source>The last frame is before the first frame. Nothing will change.</source>
        <translation>終了フレームが開始フレームより前のため、何も起こりません。</translation>
    </message>
    <message>
        <source>The range is scaled from %1 to %2.</source>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) later.</source>
        <translation>
            <numerusform>以降のキーは %n フレーム後ろへ移ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) earlier.</source>
        <translation>
            <numerusform>以降のキーは %n フレーム前へ移ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>New &amp;length in frames</source>
        <translation>新しい長さ(フレーム)(&amp;L)</translation>
    </message>
</context>
<context>
    <name>odori::SceneDrafts</name>
    <message>
        <source>Discard Drafts</source>
        <translation>未登録の変更の破棄</translation>
    </message>
</context>
<context>
    <name>odori::SceneKeyRows</name>
    <message>
        <source>IK on</source>
        <translation>IKオン</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IKオフ</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>補間X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>補間 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>補間 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>補間 回転</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 の変更</translation>
    </message>
</context>
<context>
    <name>odori::ScenePanel</name>
    <message>
        <source>Outside parent</source>
        <translation>外部親</translation>
    </message>
    <message>
        <source>Follow a bone</source>
        <translation>ボーンに追従</translation>
    </message>
</context>
<context>
    <name>odori::SecondMotionFields</name>
    <message>
        <source>Other motion</source>
        <translation>もう一方のモーション</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>File of the other motion</source>
        <translation>もう一方のモーションのファイル</translation>
    </message>
    <message>
        <source>&amp;Other motion</source>
        <translation>もう一方のモーション(&amp;O)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Model of the other motion</source>
        <translation>もう一方のモーションのモデル</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>モデル…</translation>
    </message>
    <message>
        <source>File of the model of the other motion</source>
        <translation>もう一方のモーションのモデルのファイル</translation>
    </message>
    <message>
        <source>&amp;Made for</source>
        <translation>対象モデル(&amp;M)</translation>
    </message>
    <message>
        <source>Other Motion</source>
        <translation>もう一方のモーション</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>モーション (%1)</translation>
    </message>
    <message>
        <source>Model of the Other Motion</source>
        <translation>もう一方のモーションのモデル</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>モデル (%1)</translation>
    </message>
    <message>
        <source>Choose the model that the motion was made for.</source>
        <translation>このモーションが作られたモデルを選んでください。</translation>
    </message>
    <message>
        <source>Choose the other motion first.</source>
        <translation>先にもう一方のモーションを選んでください。</translation>
    </message>
</context>
<context>
    <name>odori::SelectRangeDialog</name>
    <message>
        <source>First frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>終了フレーム</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>現在の選択に追加(&amp;A)</translation>
    </message>
    <message>
        <source>Select a Range</source>
        <translation>範囲を選択</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>対象の行(&amp;R)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>as in: 12 keys · 3 tracks</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n トラック</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Session</name>
    <message>
        <source>Your work is protected against a crash again.</source>
        <translation>作業は再び異常終了から保護されています。</translation>
    </message>
    <message>
        <source>Your work is not protected against a crash. Save often. %1</source>
        <translation>作業は異常終了から保護されていません。こまめに保存してください。%1</translation>
    </message>
    <message>
        <source>The folder for it cannot be made: %1</source>
        <translation>保存先のフォルダーを作成できません: %1</translation>
    </message>
</context>
<context>
    <name>odori::SetNameDialog</name>
    <message>
        <source>Save Bone Set</source>
        <translation>ボーンセットの保存</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>ボーンセットの名前を変更</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>The set of this name will be replaced.</source>
        <translation>同じ名前のセットを置き換えます。</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>同じ名前のセットがあります。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>odori::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Key Map</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>ファイルを開くとき</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>設定のページ</translation>
    </message>
    <message>
        <source>&amp;Reset This Page</source>
        <translation>このページを初期値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>保護</translation>
    </message>
</context>
<context>
    <name>odori::SizeFields</name>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>よく使うサイズ</translation>
    </message>
    <message>
        <source>HD, 1280 × 720</source>
        <translation>HD、1280 × 720</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation>フル HD、1920 × 1080</translation>
    </message>
    <message>
        <source>QHD, 2560 × 1440</source>
        <translation>QHD、2560 × 1440</translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation>4K、3840 × 2160</translation>
    </message>
    <message>
        <source>Upright, 1080 × 1920</source>
        <translation>縦長、1080 × 1920</translation>
    </message>
    <message>
        <source>Square, 1080 × 1080</source>
        <translation>正方形、1080 × 1080</translation>
    </message>
    <message>
        <source>As in the view, %1 × %2</source>
        <translation>ビューと同じ、%1 × %2</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>サイズを指定</translation>
    </message>
    <message>
        <source>This kind of film needs even numbers</source>
        <translation>この種類の動画には偶数が必要です</translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message>
        <source>Snap Keys</source>
        <translation>キーのスナップ</translation>
    </message>
    <message>
        <source>Interval in frames</source>
        <translation>間隔(フレーム)</translation>
    </message>
    <message>
        <source>Start frame</source>
        <translation>基準フレーム</translation>
    </message>
    <message>
        <source>whole bars</source>
        <translation>小節</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>half beats</source>
        <translation>1/2 拍</translation>
    </message>
    <message>
        <source>thirds of a beat</source>
        <translation>1/3 拍</translation>
    </message>
    <message>
        <source>quarters of a beat</source>
        <translation>1/4 拍</translation>
    </message>
    <message>
        <source>Beat division</source>
        <translation>拍の細かさ</translation>
    </message>
    <message>
        <source>from</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>&amp;Frames, every</source>
        <translation>等間隔のフレーム(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Beats</source>
        <translation>拍(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest of these frames.</source>
        <translation>
            <numerusform>%n 個のキーをそれぞれ最寄りのフレームへ移します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat (%1 beats per minute from frame %2).</source>
        <translation>
            <numerusform>%n 個のキーをそれぞれ最寄りの拍へ移します (フレーム %2 から毎分 %1 拍)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat.</source>
        <translation>
            <numerusform>%n 個のキーをそれぞれ最寄りの拍へ移します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SoundButton</name>
    <message>
        <source>Offset and volume of the sound</source>
        <translation>音声の開始位置と音量</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>音声: %1</translation>
    </message>
    <message>
        <source>%1 (muted)</source>
        <translation>%1 (ミュート)</translation>
    </message>
</context>
<context>
    <name>odori::SoundPlayer</name>
    <message>
        <source>There is no sound device, so the sound is not heard. Everything else works.</source>
        <translation>音声デバイスがないため、音は聞こえません。ほかの機能はすべて使えます。</translation>
    </message>
    <message>
        <source>The sound device is not available any more, so the sound is not heard. Playback goes on.</source>
        <translation>音声デバイスが使えなくなったため、音は聞こえません。再生は続きます。</translation>
    </message>
</context>
<context>
    <name>odori::SoundSheet</name>
    <message>
        <source>Mute</source>
        <translation>ミュート</translation>
    </message>
    <message>
        <source>Remove the Sound</source>
        <translation>音声を取り除く</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>音声を取り除く</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>開始フレーム</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ミリ秒</translation>
    </message>
    <message>
        <source>Begins at, milliseconds</source>
        <translation>開始位置 (ミリ秒)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Change Sound</source>
        <translation>音声を変更</translation>
    </message>
    <message>
        <source>As time</source>
        <translation>時間では</translation>
    </message>
</context>
<context>
    <name>odori::Soundtrack</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>%1 is cut off: it ends after %2 s of %3 s.</source>
        <translation>%1 は途中で切れています。%3 秒のうち %2 秒までです。</translation>
    </message>
</context>
<context>
    <name>odori::StartPage</name>
    <message>
        <source>Nothing is open yet</source>
        <translation>まだ何も開いていません</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>A mannequin and its walk, to try things out</source>
        <translation>マネキンと歩行モーションで試せます</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Or drop a model (%1), a motion (%2), a pose (%3), an accessory (%5) or a project (%4) here.</source>
        <translation>または、モデル (%1)、モーション (%2)、ポーズ (%3)、アクセサリ (%5)、プロジェクト (%4) をここにドロップしてください。</translation>
    </message>
    <message>
        <source>Tours of a few minutes</source>
        <translation>数分のツアー</translation>
    </message>
</context>
<context>
    <name>odori::SwitchField</name>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>odori::TermsDialog</name>
    <message>
        <source>Text by the author of %1</source>
        <translation>%1 の作者からの説明</translation>
    </message>
    <message>
        <source>Terms of Use</source>
        <translation>利用規約</translation>
    </message>
    <message>
        <source>The author of %1 wrote:</source>
        <translation>%1 の作者からの説明:</translation>
    </message>
    <message>
        <source>The authors of the models wrote:</source>
        <translation>モデルの作者からの説明:</translation>
    </message>
</context>
<context>
    <name>odori::ToleranceRow</name>
    <message>
        <source> units</source>
        <translation> 単位</translation>
    </message>
    <message>
        <source>Tolerance of the position</source>
        <translation>位置の許容誤差</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Tolerance of the rotation</source>
        <translation>回転の許容誤差</translation>
    </message>
    <message>
        <source>&amp;Tolerance</source>
        <translation>許容誤差(&amp;W)</translation>
    </message>
</context>
<context>
    <name>odori::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>When physics moves hair and clothes</source>
        <translation>髪や布の物理演算をいつ行うか</translation>
    </message>
    <message>
        <source>The pivot of several selected bones</source>
        <translation>複数のボーンを回転する中心</translation>
    </message>
</context>
<context>
    <name>odori::ToolDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>対象の行(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>最初のフレーム</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>最後のフレーム</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>フレーム(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>から</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>初期値</translation>
    </message>
    <message>
        <source>&amp;Edited contacts of the dope sheet (%1)</source>
        <translation>ドープシートで編集した接地を使う (%1)(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise the tool finds when the feet stand.</source>
        <translation>使わない場合は、接地している時間を自動で検出します。</translation>
    </message>
    <message>
        <source>The first frame is after the last one.</source>
        <translation>最初のフレームが最後のフレームより後です。</translation>
    </message>
</context>
<context>
    <name>odori::ToolPreview</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>何も変わりません。</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>ゴースト(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the motion before as a ghost</source>
        <translation>変更前の動きをゴーストで表示します</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) change too.</source>
        <translation>
            <numerusform>ロックしたボーンも %n 個変わります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::TourGuide</name>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: ステップ %2 / %3</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>戻る(&amp;C)</translation>
    </message>
    <message>
        <source>End To&amp;ur</source>
        <translation>ツアーを終える(&amp;U)</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>完了(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>次へ(&amp;X)</translation>
    </message>
    <message>
        <source>This tour needs a bone with two keys: open a motion, or choose File ▸ New and then the tour.</source>
        <translation>このツアーには、キーが 2 つあるボーンが要ります。モーションを開くか、ファイル ▸ 新規を選んでからツアーを始めてください。</translation>
    </message>
    <message>
        <source>This tour needs a model: open one, or choose File ▸ New and then the tour.</source>
        <translation>このツアーにはモデルが要ります。モデルを開くか、ファイル ▸ 新規を選んでからツアーを始めてください。</translation>
    </message>
    <message>
        <source>The panel %1 is hidden. View ▸ Panels shows it.</source>
        <translation>パネル「%1」は隠れています。ビュー ▸ パネルで表示できます。</translation>
    </message>
</context>
<context>
    <name>odori::Tours</name>
    <message>
        <source>Pose and key</source>
        <translation>ポーズとキー</translation>
    </message>
    <message>
        <source>Turn a bone, register a key, and play it</source>
        <translation>ボーンを回し、キーを登録し、再生します</translation>
    </message>
    <message>
        <source>Click a bone of the model, such as a wrist. You can also choose it in the list of bones.</source>
        <translation>手首など、モデルのボーンをクリックします。ボーンのリストで選ぶこともできます。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to go to another frame, about 15 frames later.</source>
        <translation>ドープシートの目盛りをドラッグして、15フレームほど後のフレームへ移動します。</translation>
    </message>
    <message>
        <source>That is all: pose, Enter, next frame. Ctrl+Z takes any step back. Ctrl+S saves the motion as a VMD file.</source>
        <translation>これがすべてです。ポーズ、Enter、次のフレーム。Ctrl+Zでどの手順も元に戻せます。Ctrl+SでモーションをVMDファイルに保存します。</translation>
    </message>
    <message>
        <source>Fix a curve</source>
        <translation>曲線を直す</translation>
    </message>
    <message>
        <source>Change how a bone moves from one key to the next</source>
        <translation>キーから次のキーへのボーンの動き方を変えます</translation>
    </message>
    <message>
        <source>Drag one of the two handles of the curve. The grid is MMD&apos;s, from 0 to 127. The view shows the result at once.</source>
        <translation>曲線の2つのハンドルのどちらかをドラッグします。格子はMMDと同じ0から127です。結果はすぐにビューに表示されます。</translation>
    </message>
    <message>
        <source>That is all. Ctrl+Z takes the change back. You can change thousands of curves at once: select more keys first.</source>
        <translation>これがすべてです。Ctrl+Zで変更を元に戻せます。先に多くのキーを選べば、何千もの曲線を一度に変更できます。</translation>
    </message>
    <message>
        <source>Export to Blender</source>
        <translation>Blenderへエクスポート</translation>
    </message>
    <message>
        <source>Write model and motion to an FBX or GLB file</source>
        <translation>モデルとモーションをFBXかGLBのファイルに書き出します</translation>
    </message>
    <message>
        <source>Choose Export in the File menu. In the dialog choose Blender as the target, then a name for the file, and press Export.</source>
        <translation>ファイルメニューの「エクスポート」を選びます。ダイアログで出力先にBlenderを選び、ファイルの名前を決めて、「エクスポート」を押します。</translation>
    </message>
    <message>
        <source>When the file is written: in Blender choose File, Import, FBX. Keep the usual settings. The model has its bones, its morphs as shape keys, and the motion as an action.</source>
        <translation>ファイルが書き出されたら、Blenderで File、Import、FBX を選びます。設定はそのままで構いません。モデルにはボーンがあり、表情はシェイプキー、モーションはアクションになります。</translation>
    </message>
    <message>
        <source>Press %1. The draft becomes a key at the current frame. In the dope sheet a key is a diamond.</source>
        <translation>%1 を押します。未登録の変更が現在のフレームのキーになります。ドープシートではキーはひし形です。</translation>
    </message>
    <message>
        <source>Turn the bone the other way with its ring, and press %1 again.</source>
        <translation>輪でボーンを反対に回し、もう一度 %1 を押します。</translation>
    </message>
    <message>
        <source>Press %1 to play the motion, and again to stop it.</source>
        <translation>%1 を押すとモーションを再生し、もう一度押すと停止します。</translation>
    </message>
    <message>
        <source>Play the motion (%1). What you see is what the file will contain: IK and physics become ordinary keys.</source>
        <translation>モーションを再生します(%1)。見えるものがそのままファイルに入ります。IKと物理は普通のキーになります。</translation>
    </message>
    <message>
        <source>Press %1 (Rotate), then drag a ring around the bone. The change is a draft: it is shown, but it is not a key yet.</source>
        <translation>%1 (回転) を押し、ボーンのまわりの輪をドラッグします。この変更は未登録です。表示されますが、まだキーではありません。</translation>
    </message>
    <message>
        <source>Click Values at the top of the curves. This shows the graph of the values, in which you can drag keys in time and in value.</source>
        <translation>カーブの上部の「値」をクリックします。値のグラフが表示され、そこではキーを時間と値の方向にドラッグできます。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to a frame between two keys of the bone. There you will see how a curve moves it.</source>
        <translation>ドープシートの目盛りをドラッグして、ボーンの 2 つのキーの間のフレームに移動します。曲線がボーンをどう動かすかがそこで見えます。</translation>
    </message>
    <message>
        <source>Click the key of the bone after this frame. Its curve is the way from the key before it.</source>
        <translation>このフレームより後にある、ボーンのキーをクリックします。その曲線は、前のキーからの動き方です。</translation>
    </message>
    <message>
        <source>Choose a bone with keys in the list, such as 左腕. The dope sheet shows its keys.</source>
        <translation>リストで、左腕などキーのあるボーンを選びます。ドープシートにそのキーが出ます。</translation>
    </message>
</context>
<context>
    <name>odori::TrailTool</name>
    <message>
        <source>%1: frame %2</source>
        <translation>%1: フレーム %2</translation>
    </message>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>ボーン %1 はロックされています。ボーンパネルの鍵で解除できます。</translation>
    </message>
    <message>
        <source>The keys of the bone %1 are locked in the graph.</source>
        <translation>ボーン %1 のキーはグラフでロックされています。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so its keys cannot be moved along the trail.</source>
        <translation>ボーン %1 は回転だけできるので、軌跡のキーは動かせません。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates. Select the IK goal that moves it to change the trail.</source>
        <translation>ボーン %1 は回転だけできます。軌跡を変えるには、これを動かすIKボーンを選択してください。</translation>
    </message>
    <message>
        <source>The bone %1 has a draft in frame %2. Register or discard it first.</source>
        <translation>ボーン %1 にはフレーム %2 に未登録の変更があります。先に登録するか破棄してください。</translation>
    </message>
    <message>
        <source>Move %1 in Frame %2</source>
        <translation>%1 をフレーム %2 で移動</translation>
    </message>
</context>
<context>
    <name>odori::TransportBar</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>%1 s · %2–%3</source>
        <translation>%1 秒 · %2–%3</translation>
    </message>
    <message>
        <source>Current frame (%1)</source>
        <translation>現在のフレーム (%1)</translation>
    </message>
    <message>
        <source>Time · play range. Set it with the handles in the ruler of the dope sheet</source>
        <translation>時間 · 再生するフレーム。ドープシートの目盛りの両端で設定します</translation>
    </message>
    <message>
        <source>Time · play range. Set it with %1 and %2, or with the handles in the ruler of the dope sheet</source>
        <translation>時間 · 再生するフレーム。ドープシートの目盛りの両端、または %1 と %2 で設定します</translation>
    </message>
    <message>
        <source>Playback speed: %1</source>
        <translation>再生の速さ: %1</translation>
    </message>
</context>
<context>
    <name>odori::TweenRow</name>
    <message>
        <source>Tween</source>
        <translation>近づける・強調</translation>
    </message>
    <message>
        <source>Amount of the tween</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Drag to the right for more, to the left for the opposite</source>
        <translation>右へドラッグすると強く、左へドラッグすると逆になります</translation>
    </message>
</context>
<context>
    <name>odori::TweenTool</name>
    <message>
        <source>Move the mouse to the right or left, or type a percentage. A click or Enter sets the pose, a right click or Esc cancels.</source>
        <translation>マウスを左右に動かすか、割合 (%) を入力してください。クリックか Enter で確定、右クリックか Esc で取り消します。</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <comment>as in: Towards Rest: 35 %</comment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 を取り消しました。</translation>
    </message>
</context>
<context>
    <name>odori::UserKeys</name>
    <message>
        <source>%1 The keys of MMD are used.</source>
        <translation>%1 MMD のキーを使います。</translation>
    </message>
    <message>
        <source>The key map is not saved, because %1 could not be renamed.</source>
        <translation>%1 の名前を変更できないため、ショートカットキーは保存されません。</translation>
    </message>
</context>
<context>
    <name>odori::ValueCanvas</name>
    <message>
        <source>Graph of values over time</source>
        <translation>値の時間グラフ</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>The selection has no keys yet.</source>
        <translation>選択中のものにはまだキーがありません。</translation>
    </message>
    <message>
        <source>Rotation easing · %1</source>
        <translation>回転の補間 · %1</translation>
    </message>
    <message>
        <source>key %1   %2</source>
        <translation>キー %1   %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>フレーム %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected track(s) are not drawn</source>
        <translation>
            <numerusform>ほか %n 個の選択トラックは描いていません</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>補間曲線の変更</translation>
    </message>
    <message>
        <source>Two neighbouring keys can differ by at most 180°: beyond that, the rotation changes direction. Insert a key between them.</source>
        <translation>隣り合うキーの差は 180° までです。それを超えると逆向きに回ります。間にキーを挿入してください。</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>キーの移動</translation>
    </message>
    <message>
        <source>Change Values</source>
        <translation>値の変更</translation>
    </message>
    <message>
        <source>0 frames</source>
        <translation>0 フレーム</translation>
    </message>
    <message numerus="yes">
        <source>+%n frame(s)</source>
        <comment>moved later in time</comment>
        <translation>
            <numerusform>+%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n frame(s)</source>
        <comment>moved earlier in time</comment>
        <translation>
            <numerusform>−%n フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Key at Frame %1</source>
        <translation>フレーム %1 にキーを挿入</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>キーの拡大縮小</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>時間 × %1</translation>
    </message>
    <message>
        <source>values × %1</source>
        <translation>値 × %1</translation>
    </message>
    <message>
        <source>frames: %1</source>
        <translation>フレーム: %1</translation>
    </message>
    <message numerus="yes">
        <source>replaces %n key(s)</source>
        <translation>
            <numerusform>%n 個のキーを置き換え</numerusform>
        </translation>
    </message>
    <message>
        <source>Select bones, morphs or the camera to see their values over time.</source>
        <translation>ボーン・表情・カメラを選ぶと値の推移が表示されます。</translation>
    </message>
    <message>
        <source>No track is shown</source>
        <translation>表示中のトラックはありません</translation>
    </message>
    <message>
        <source>%1, %2: %3 at frame %4</source>
        <translation>%1、%2: フレーム %4 で %3</translation>
    </message>
</context>
<context>
    <name>odori::ValueChannelList</name>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>Rot X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rot Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rot Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>回転(度)</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>表情の値</translation>
    </message>
    <message>
        <source>Distance of the camera</source>
        <translation>カメラの距離</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>%1 (double click: only this one)</source>
        <translation>%1 (ダブルクリック: これだけ)</translation>
    </message>
</context>
<context>
    <name>odori::ValueSection</name>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Register %1</source>
        <translation>%1 を登録</translation>
    </message>
    <message>
        <source>Discard the draft of %1</source>
        <translation>%1 の未登録の変更を破棄</translation>
    </message>
    <message>
        <source>Restores the values of the keys</source>
        <translation>キーの値に戻す</translation>
    </message>
    <message>
        <source>the camera is active</source>
        <translation>カメラを選択中</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>◇ draft</source>
        <translation>◇ 未登録</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ キー</translation>
    </message>
    <message>
        <source>no keys yet</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>no key here</source>
        <translation>ここにキーなし</translation>
    </message>
    <message>
        <source>There is a draft at frame %1</source>
        <translation>フレーム %1 に未登録の変更があります</translation>
    </message>
    <message>
        <source>There is a key at frame %1</source>
        <translation>フレーム %1 にキーがあります</translation>
    </message>
</context>
<context>
    <name>odori::ValueTrackList</name>
    <message>
        <source>Tracks of the graph</source>
        <translation>グラフのトラック</translation>
    </message>
    <message>
        <source>Hide the channels of %1</source>
        <translation>%1のチャンネルをたたむ</translation>
    </message>
    <message>
        <source>Show the channels of %1</source>
        <translation>%1のチャンネルを開く</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1の色</translation>
    </message>
    <message>
        <source>Draw only %1 (Ctrl: also others)</source>
        <translation>%1だけを表示(Ctrl: 追加)</translation>
    </message>
    <message>
        <source>Show the lines of %1</source>
        <translation>%1の線を表示</translation>
    </message>
    <message>
        <source>Hide the lines of %1</source>
        <translation>%1の線を非表示</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1のロックを解除</translation>
    </message>
    <message>
        <source>%1: show or mute %2</source>
        <translation>%1: %2の表示／非表示</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック中</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>オリーブ</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>茶</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青緑</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>Lock %1: its keys are not selected in the graph, and no edit of selected keys changes them</source>
        <translation>%1 をロック: グラフでキーを選択できず、選択したキーの編集でも変わりません</translation>
    </message>
</context>
<context>
    <name>odori::VersionsDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>モデル %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>bones %1</source>
        <comment>number of keys</comment>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <comment>number of keys</comment>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>camera and light %1</source>
        <comment>number of keys</comment>
        <translation>カメラと照明 %1</translation>
    </message>
    <message>
        <source>show/IK %1</source>
        <comment>number of keys</comment>
        <translation>表示・IK %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Open as New Motion</source>
        <translation>新しいモーションとして開く(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>以前の版</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存日時</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー数</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>&amp;Open as New Project</source>
        <translation>新しいプロジェクトとして開く(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier Versions</source>
        <translation>以前の版</translation>
    </message>
    <message>
        <source>Earlier Versions of %1</source>
        <translation>%1 の以前の版</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <translation>%1 (元の内容)</translation>
    </message>
    <message>
        <source>The content before Odori saved the file for the first time. It is not removed for newer versions.</source>
        <translation>Odori が初めて保存する前の内容です。新しい版が増えても削除されません。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1 yet. Each save keeps one.</source>
        <translation>%1 の以前の版はまだありません。保存するたびに残ります。</translation>
    </message>
    <message>
        <source>This version is damaged and cannot be opened.</source>
        <translation>この版は壊れているため開けません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>This version does not exist any more.</source>
        <translation>この版はもうありません。</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>ほかのファイルを選択</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2 (deleted)</source>
        <comment>file, folder</comment>
        <translation>%1 (%2、削除済み)</translation>
    </message>
    <message>
        <source>No file of yours is open. The list above has all files with earlier versions.</source>
        <translation>自分のファイルは開いていません。
以前の版があるファイルは、上の一覧にあります。</translation>
    </message>
    <message>
        <source>No file of yours is open. Odori keeps versions of a motion or project from its first save on.</source>
        <translation>自分のファイルは開いていません。
モーションやプロジェクトの版は、最初に保存したときから残ります。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1, because the settings keep none (Edit ▸ Settings ▸ Safety).</source>
        <translation>「%1」の以前のバージョンはありません。設定で保存しないことになっています(編集 ▸ 設定 ▸ 保護)。</translation>
    </message>
    <message>
        <source>This version cannot be opened. %1</source>
        <translation>この版は開けません。%1</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it. The list above has all files with earlier versions.</source>
        <translation>開いているモーションには、まだファイルがありません。保存すると版が残ります。上の一覧に、以前の版があるファイルがすべてあります。</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it.</source>
        <translation>開いているモーションには、まだファイルがありません。保存すると版が残ります。</translation>
    </message>
</context>
<context>
    <name>odori::ViewAxes</name>
    <message>
        <source>Standard views</source>
        <translation>標準の視点</translation>
    </message>
    <message>
        <source>Click the end of an axis to look from there. Drag to turn the view.</source>
        <translation>軸の端をクリックするとそこから見た視点になります。ドラッグで視点を回します。</translation>
    </message>
</context>
<context>
    <name>odori::ViewCamera</name>
    <message>
        <source>Orbit Camera</source>
        <translation>カメラの回転</translation>
    </message>
    <message>
        <source>Pan Camera</source>
        <translation>カメラの平行移動</translation>
    </message>
    <message>
        <source>Zoom Camera</source>
        <translation>カメラの前後移動</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>視野角の変更</translation>
    </message>
    <message>
        <source>Camera (draft)</source>
        <translation>カメラ (未登録)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Free view</source>
        <translation>自由視点</translation>
    </message>
    <message>
        <source>Free view, orthographic</source>
        <translation>自由視点 (平行投影)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>背面</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左面</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右面</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底面</translation>
    </message>
    <message>
        <source>Set Camera to View</source>
        <translation>カメラをビューに合わせる</translation>
    </message>
    <message>
        <source>The camera now has this view at frame %1 as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>フレーム %1 のカメラをこの視点にしました(未登録)。キーにするには「カメラ」パネルの「登録」を押してください。</translation>
    </message>
    <message>
        <source>The camera moved as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>カメラを動かしました(未登録)。キーにするには「カメラ」パネルの「登録」を押してください。</translation>
    </message>
    <message>
        <source>This is the free view, so the camera does not move. To move it, choose View ▸ Look Through the Camera.</source>
        <translation>今は自由視点なので、カメラは動きません。カメラを動かすには、ビュー ▸ カメラから見る を選んでください。</translation>
    </message>
    <message>
        <source>The camera did not move, because a model is active. The view now shows a free view. To move the camera, make it active, or switch on View ▸ Lock View to Camera.</source>
        <translation>モデルを選択中なので、カメラは動かず、自由視点に切り替わりました。カメラを動かすには、カメラを選ぶか、「ビュー」▸「ビューをカメラに固定」をオンにしてください。</translation>
    </message>
</context>
<context>
    <name>odori::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D ビュー</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>global</source>
        <translation>グローバル</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s) are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</source>
        <translation>
            <numerusform>%n 枚のテクスチャの画素数を減らして表示しています。シーンのテクスチャが使えるメモリは %1 MiB です。</numerusform>
        </translation>
    </message>
    <message>
        <source>parent</source>
        <translation>親</translation>
    </message>
    <message>
        <source>shared pivot</source>
        <translation>共通の中心</translation>
    </message>
    <message>
        <source>pivot: last bone</source>
        <translation>中心: 最後のボーン</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (非表示)</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (ロック)</translation>
    </message>
    <message>
        <source>Select bones to see their trails.</source>
        <translation>軌跡を表示するボーンを選択してください。</translation>
    </message>
    <message>
        <source>There are no other keys or frames for ghosts.</source>
        <translation>ゴーストを表示する前後のキーやフレームがありません。</translation>
    </message>
    <message>
        <source>Clean view: Esc shows bones and tools again</source>
        <translation>クリーン表示: Escでボーンとツールを再表示</translation>
    </message>
</context>
<context>
    <name>odori::WaveformStrip</name>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>%1
Drag to hear it, drag with Ctrl to move it.</source>
        <translation>%1
ドラッグすると聞こえます。Ctrl を押しながらドラッグすると移動します。</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>音声を移動</translation>
    </message>
</context>
<context>
    <name>odori::WindowOwner</name>
    <message>
        <source>The window will change when the running task ends.</source>
        <translation>実行中の処理が終わりしだい、ウィンドウが切り替わります。</translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
    <message>
        <source>No problems found.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Harmless (no visible effect):</source>
        <translation>見た目に影響しないもの:</translation>
    </message>
    <message>
        <source>one key, frame %1</source>
        <translation>キー 1、%1 フレーム</translation>
    </message>
    <message>
        <source>%1: %2 (%3 more do not move)</source>
        <translation>%1: %2 (ほかに動かないもの %3)</translation>
    </message>
    <message>
        <source>bones %1</source>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>カメラ %1</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>照明 %1</translation>
    </message>
    <message>
        <source>self-shadow %1</source>
        <translation>セルフ影 %1</translation>
    </message>
    <message>
        <source>show and IK %1</source>
        <translation>表示・IK %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>the file has only %1 of 6 sections, like files of older programs</source>
        <translation>6 つのうち %1 つしかありません (古いソフトのファイルと同じ)</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>作成時のモデル</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>frames 0 to %1, %2 s</source>
        <translation>0～%1 フレーム、%2 秒</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK switched off</source>
        <translation>オフにされる IK</translation>
    </message>
    <message>
        <source>Bones that move</source>
        <translation>動くボーン</translation>
    </message>
    <message>
        <source>Morphs that move</source>
        <translation>動く表情</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>brow %1</source>
        <translation>まゆ %1</translation>
    </message>
    <message>
        <source>eye %1</source>
        <translation>目 %1</translation>
    </message>
    <message>
        <source>mouth %1</source>
        <translation>口 %1</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>その他 %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>非表示 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英語名</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>%1 (%2 with IK)</source>
        <translation>%1 (うち IK %2)</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>表示枠</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>見つからないテクスチャ</translation>
    </message>
    <message>
        <source>Textures outside the model&apos;s folder (not loaded)</source>
        <translation>モデルのフォルダーの外にあるため読み込まないテクスチャ</translation>
    </message>
    <message>
        <source>The last key is used; --fix removes the others.</source>
        <translation>最後のキーを使います。--fix でほかのキーを取り除きます。</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; --fix replaces them with the values of the rest pose.</source>
        <translation>書き出したプログラムの不具合です。--fix で初期ポーズの値に置き換えます。</translation>
    </message>
    <message>
        <source>These points count as 127; --fix changes them to 127.</source>
        <translation>そのような点は 127 とみなされます。--fix でそう書き直します。</translation>
    </message>
    <message>
        <source>Players interpret them differently; --fix normalises them, as Odori and most players do.</source>
        <translation>扱いはプレイヤーによって違います。--fix で正規化します (Odori や多くのプレイヤーは再生時にそうしています)。</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>%1 (read as %2)</source>
        <translation>%1 (%2 として表示)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>省略</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 done, %2 skipped, %3 failed</source>
        <translation>完了 %1、省略 %2、失敗 %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5 MB in %6 s</source>
        <comment>as in: a.fbx: 90 frames, 1 bone, …</comment>
        <translation>%1: %2、%3、%4、%5 MB、%6 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n フレーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>ボーン %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>シェイプ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names in a list</comment>
        <translation>
            <numerusform>%1 ほか %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), frames %1 to %2</source>
        <translation>
            <numerusform>キー %n、%1~%2 フレーム</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>as in: 8 vertices, 12 faces, 1 material, no textures</comment>
        <translation>%1、%2、%3、%4</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>頂点 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>面 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>材質 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>テクスチャ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>as in: 1 rigid body, 2 joints</comment>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies</source>
        <translation>
            <numerusform>剛体 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>ジョイント %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>キーなし</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) to frame %1</source>
        <translation>
            <numerusform>キー %n 個、フレーム %1 まで</numerusform>
        </translation>
    </message>
    <message>
        <source>saved inside the project</source>
        <translation>プロジェクト内に保存</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>未登録 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>テンポ</translation>
    </message>
    <message>
        <source>%1 beats per minute, %2 per bar</source>
        <translation>毎分 %1 拍、1小節 %2 拍</translation>
    </message>
    <message>
        <source>%1 at frame %2</source>
        <translation>%1 (フレーム %2)</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>見つからないファイル</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>標準出力</translation>
    </message>
    <message>
        <source>%1 is an input of this command and is not overwritten</source>
        <translation>%1 はこのコマンドの入力なので、上書きしません</translation>
    </message>
    <message>
        <source>%1 would be written twice; give the outputs different names</source>
        <translation>%1 が二度書き込まれます。出力に別々の名前を付けてください</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>%1, begins at %2 ms</source>
        <translation>%1 (%2 ms から)</translation>
    </message>
    <message>
        <source>Tempo from beat %1</source>
        <translation>%1 拍目からのテンポ</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>毎分 %1 拍</translation>
    </message>
    <message>
        <source>--quality 0 to %1 (%2)</source>
        <translation>--quality 0 ～ %1 (%2)</translation>
    </message>
    <message>
        <source>--transparent in %1</source>
        <translation>%1 では --transparent も可</translation>
    </message>
    <message>
        <source>not in the installed ffmpeg</source>
        <translation>インストールされている ffmpeg にありません</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1 を使用</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <translation>%1 / %2 枚</translation>
    </message>
    <message>
        <source>%1 of %2 pictures, %3 a second, %4:%5 left</source>
        <translation>%1 / %2 枚、毎秒 %3 枚、残り %4:%5</translation>
    </message>
    <message>
        <source>--codec, --quality and --effort are for films; PNG files have none of them</source>
        <translation>--codec、--quality、--effort は動画用です。PNG ファイルにはありません</translation>
    </message>
    <message>
        <source>a series of pictures has no sound</source>
        <translation>連番画像に音は入りません</translation>
    </message>
    <message>
        <source>a .%1 file cannot hold %2; it needs one of %3</source>
        <translation>.%1 ファイルに %2 は入りません。%3 のどれかにしてください</translation>
    </message>
    <message>
        <source>%1 has no transparency; use vp9, prores or ffv1, or PNG files</source>
        <translation>%1 は透明にできません。vp9、prores、ffv1、または PNG ファイルにしてください</translation>
    </message>
    <message>
        <source>a .%1 file loses the transparency of %2; it needs one of %3</source>
        <translation>.%1 ファイルでは %2 の透明度が失われます。%3 のどれかにしてください</translation>
    </message>
    <message>
        <source>%1 has no --quality</source>
        <translation>%1 に --quality はありません</translation>
    </message>
    <message>
        <source>the --quality of %1 is 0 (the best) to %2</source>
        <translation>%1 の --quality は 0 (最良) ～ %2 です</translation>
    </message>
    <message>
        <source>%1 needs an even width and height</source>
        <translation>%1 では幅と高さが偶数でなければなりません</translation>
    </message>
    <message>
        <source>a film cannot be written to the standard output</source>
        <translation>動画は標準出力に書けません</translation>
    </message>
    <message>
        <source>--depth 16 is for PNG files</source>
        <translation>--depth 16 は PNG ファイル用です</translation>
    </message>
    <message>
        <source>a .%1 file has no transparency; use .webm, .mov or .mkv, or PNG files</source>
        <translation>.%1 ファイルは透明にできません。.webm、.mov、.mkv、または PNG ファイルにしてください</translation>
    </message>
    <message>
        <source>MODEL is required</source>
        <translation>MODEL が必要です</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>--output が必要です</translation>
    </message>
    <message>
        <source>%1 is a film; --range says which frames it has</source>
        <translation>%1 は動画です。フレームの範囲を --range で指定してください</translation>
    </message>
    <message>
        <source>a project has its motions; only --camera can replace one</source>
        <translation>プロジェクトにはモーションが含まれています。置き換えられるのは --camera だけです</translation>
    </message>
    <message>
        <source>%1 needs one number in its file name, as in %2</source>
        <translation>%1: ファイル名に %2 のような番号が 1 つ必要です</translation>
    </message>
    <message>
        <source>%1: a film is written as .mp4, .mov, .mkv or .webm, pictures as %2</source>
        <translation>%1: 動画は .mp4、.mov、.mkv、.webm、連番画像は %2 の形で書きます</translation>
    </message>
    <message>
        <source>%1: %2 units at frame %3, %4° at frame %5</source>
        <comment>a bone&apos;s differences</comment>
        <translation>%1: %2 単位 (フレーム %3)、%4° (フレーム %5)</translation>
    </message>
    <message>
        <source>%1: %2 % at frame %3</source>
        <comment>a morph&apos;s difference</comment>
        <translation>%1: %2 % (フレーム %3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The motions are equal in frames %1 to %2.</source>
        <translation>フレーム %1 から %2 まで、モーションは同じです。</translation>
    </message>
    <message>
        <source>Bones of the model, in its space:</source>
        <translation>モデルのボーン (モデル空間):</translation>
    </message>
    <message>
        <source>Tracks, by their own values:</source>
        <translation>トラック (それ自体の値):</translation>
    </message>
    <message>
        <source>Animations of the file: %1. Imported: %2.</source>
        <translation>ファイルのアニメーション: %1。読み込んだもの: %2。</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>%1 というコマンドはありません。</translation>
    </message>
    <message>
        <source>--range: the motions end at frame %1</source>
        <translation>--range: モーションは %1 フレームで終わります</translation>
    </message>
    <message>
        <source>%1: there is no bone or morph %2.</source>
        <translation>%1: ボーンまたは表情 %2 がありません。</translation>
    </message>
    <message>
        <source>%1: the output must end in .vmd</source>
        <translation>%1: 出力の拡張子は .vmd でなければなりません</translation>
    </message>
    <message>
        <source>--from is only for motions of MMD</source>
        <translation>--from は MMD のモーション専用です</translation>
    </message>
    <message>
        <source>%1 is not for motions of MMD</source>
        <translation>%1 は MMD のモーションには使えません</translation>
    </message>
    <message>
        <source>--scale of a motion of MMD needs --from, the model that it was made for</source>
        <translation>MMD のモーションの --scale には --from（元のモデル）が必要です</translation>
    </message>
    <message>
        <source>%1: the motion ends at frame %2.</source>
        <translation>%1: モーションはフレーム %2 で終わります。</translation>
    </message>
    <message>
        <source>--model is needed</source>
        <translation>--model が必要です</translation>
    </message>
    <message>
        <source>encoding of the texts in a PMD and the model name in a VMD (default: guessed)</source>
        <translation>PMD の文字列と VMD のモデル名の文字コード(既定: 推定)</translation>
    </message>
    <message>
        <source>check takes one motion and at most one model</source>
        <translation>check にはモーションを 1 つ、モデルは 1 つまで指定してください</translation>
    </message>
    <message>
        <source>Finds problems in a motion, with or without its model</source>
        <translation>モーションの問題を探します(モデルはあってもなくてもよい)</translation>
    </message>
    <message>
        <source>motion (%1) or pose (%2), and optionally its model (%3), in any order</source>
        <translation>モーション(%1)またはポーズ(%2)と、必要ならそのモデル(%3)。順序は自由</translation>
    </message>
    <message>
        <source>model (%1) of the motion</source>
        <translation>モーションのモデル(%1)</translation>
    </message>
    <message>
        <source>writes a repaired motion (safe repairs only); - is stdout, and the report goes to stderr</source>
        <translation>修復したモーションを書き出します(安全な修復のみ)。- は標準出力で、そのとき結果は標準エラー出力に出ます</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>JSON で出力します</translation>
    </message>
    <message>
        <source>Compares two motions frame by frame, with or without a model</source>
        <translation>2 つのモーションをフレームごとに比較します(モデルはあってもなくてもよい)</translation>
    </message>
    <message>
        <source>motion (%1)</source>
        <translation>モーション(%1)</translation>
    </message>
    <message>
        <source>model (%1) whose bones are compared in its space</source>
        <translation>ボーンをその空間で比較するモデル(%1)</translation>
    </message>
    <message>
        <source>frames A:B; by default all</source>
        <translation>フレーム A:B(既定: すべて)</translation>
    </message>
    <message>
        <source>number of differences in each list (10)</source>
        <translation>各一覧に出す違いの数(10)</translation>
    </message>
    <message>
        <source>the standard output needs a format: use --to</source>
        <translation>標準出力には形式の指定が必要です。--to を使ってください</translation>
    </message>
    <message>
        <source>output format, if the extension of the output does not show it</source>
        <translation>出力の拡張子で分からないときの出力形式</translation>
    </message>
    <message>
        <source>number of motions converted at the same time (default 1)</source>
        <translation>同時に変換するモーションの数(既定 1)</translation>
    </message>
    <message>
        <source>skips outputs that already exist</source>
        <translation>すでにある出力を飛ばします</translation>
    </message>
    <message>
        <source>writes a JSON report about every motion; - is stdout</source>
        <translation>すべてのモーションの結果を JSON で書き出します。- は標準出力</translation>
    </message>
    <message>
        <source>Converts a motion (%1) or a pose (%2), a model (to .pmx), or a model with motions (to %3). The extension of the output selects the format</source>
        <translation>モーション(%1)、ポーズ(%2)、モデル(.pmx へ)、またはモデルとモーション(%3 へ)を変換します。出力の拡張子で形式が決まります</translation>
    </message>
    <message>
        <source>motion, pose or model (%1); for %2 a model and motions</source>
        <translation>モーション、ポーズ、またはモデル(%1)。%2 ではモデルとモーション</translation>
    </message>
    <message>
        <source>for vpd: frame of the pose (default 0)</source>
        <translation>vpd 用: ポーズのフレーム(既定 0)</translation>
    </message>
    <message>
        <source>Makes a motion for a model of a BVH, FBX, GLB or VRM file, a table of poses, or another model&apos;s motion</source>
        <translation>BVH、FBX、GLB、VRM ファイル、ポーズの表、またはほかのモデルのモーションから、モデル用のモーションを作ります</translation>
    </message>
    <message>
        <source>animation (bvh fbx glb gltf vrm), or motion (vmd vpd csv json)</source>
        <translation>アニメーション(bvh fbx glb gltf vrm)またはモーション(vmd vpd csv json)</translation>
    </message>
    <message>
        <source>model that the motion is for</source>
        <translation>モーションを使うモデル</translation>
    </message>
    <message>
        <source>model that a motion (vmd vpd csv json) was made for</source>
        <translation>モーション(vmd vpd csv json)の元のモデル</translation>
    </message>
    <message>
        <source>motion (vmd); - is stdout</source>
        <translation>モーション(vmd)。- は標準出力</translation>
    </message>
    <message>
        <source>name or number (from 1) of one of the file&apos;s animations; without it, the one with the most channels</source>
        <translation>ファイル内のアニメーションの名前か番号(1 から)。指定しないとチャンネルが最も多いもの</translation>
    </message>
    <message>
        <source>which joint moves which bone (json); without it, their names decide</source>
        <translation>どの関節がどのボーンを動かすか(json)。指定しないと名前で決まります</translation>
    </message>
    <message>
        <source>writes the mapping that was used (json)</source>
        <translation>使った対応を書き出します(json)</translation>
    </message>
    <message>
        <source>ik: keys for the foot IK bones; fk: keys for the legs, and IK is off; auto (default): ik, or fk for a file with IK bones of its own</source>
        <translation>ik: 足IKのボーンにキーを打つ。fk: 脚にキーを打ち、IKをオフにする。auto(既定): ik、ファイルが自分のIKボーンを持つときは fk</translation>
    </message>
    <message>
        <source>what stands on the ground: the rest pose, the lowest foot of the motion, or auto (default)</source>
        <translation>地面に立つもの: 初期ポーズ(rest)、モーション中で最も低い足(lowest)、または auto(既定)</translation>
    </message>
    <message>
        <source>the pose with straight arms and legs: the file&apos;s rest pose (default) or its first frame</source>
        <translation>手足が真っすぐなポーズ: ファイルの初期ポーズ(既定)または最初のフレーム</translation>
    </message>
    <message>
        <source>factor of lengths; without it, the length of the legs decides</source>
        <translation>長さの倍率。指定しないと脚の長さで決まります</translation>
    </message>
    <message>
        <source>frame of the first key</source>
        <translation>最初のキーのフレーム</translation>
    </message>
    <message>
        <source>the first frame is over the origin</source>
        <translation>最初のフレームを原点の上に置きます</translation>
    </message>
    <message>
        <source>leaves the twist of arms and hands in 腕, ひじ and 手首, instead of 腕捩 and 手捩</source>
        <translation>腕と手の捩りを、腕捩と手捩ではなく腕・ひじ・手首に残します</translation>
    </message>
    <message>
        <source>keeps a key at each frame</source>
        <translation>すべてのフレームにキーを残します</translation>
    </message>
    <message>
        <source>Shows the contents of a motion, model or project</source>
        <translation>モーション、モデル、プロジェクトの内容を表示します</translation>
    </message>
    <message>
        <source>Writes the global transform of every bone at every frame, as float32</source>
        <translation>すべてのフレームでの全ボーンのグローバル変換を float32 で書き出します</translation>
    </message>
    <message>
        <source>model (pmx)</source>
        <translation>モデル(pmx)</translation>
    </message>
    <message>
        <source>motion (vmd); without it, the rest pose is used</source>
        <translation>モーション(vmd)。指定しないと初期ポーズを使います</translation>
    </message>
    <message>
        <source>output file; a .json file is written next to it. - is stdout, without .json</source>
        <translation>出力ファイル。隣に .json ファイルも書き出します。- は標準出力で、.json はありません</translation>
    </message>
    <message>
        <source>frames FIRST:LAST, both included</source>
        <translation>フレーム FIRST:LAST(両端を含む)</translation>
    </message>
    <message>
        <source>simulates rigid bodies from frame 0 on</source>
        <translation>フレーム 0 から剛体を物理演算します</translation>
    </message>
    <message>
        <source>Draws a small square picture of a model or pose, for file managers; needs no display</source>
        <translation>モデルまたはポーズの小さな正方形の画像を、ファイルマネージャー用に描きます。ディスプレイは不要です</translation>
    </message>
    <message>
        <source>model (pmx, pmd) or pose (vpd)</source>
        <translation>モデル(pmx, pmd)またはポーズ(vpd)</translation>
    </message>
    <message>
        <source>picture (png); - is stdout</source>
        <translation>画像(png)。- は標準出力</translation>
    </message>
    <message>
        <source>width and height in pixels</source>
        <translation>幅と高さ(ピクセル)</translation>
    </message>
    <message>
        <source>model that shows the pose (default: the bundled mannequin)</source>
        <translation>ポーズを見せるモデル(既定: 付属のマネキン)</translation>
    </message>
    <message>
        <source>only one model is allowed</source>
        <translation>モデルは 1 つだけ指定できます</translation>
    </message>
    <message>
        <source>a model (%1) is needed for this format</source>
        <translation>この形式にはモデル(%1)が必要です</translation>
    </message>
    <message>
        <source>this format cannot be written to the standard output</source>
        <translation>この形式は標準出力に書き出せません</translation>
    </message>
    <message>
        <source>the tolerance must be UNITS[:DEGREES[:WEIGHT]]</source>
        <translation>許容誤差は UNITS[:DEGREES[:WEIGHT]] の形で指定してください</translation>
    </message>
    <message>
        <source>exports only skeleton and motion</source>
        <translation>骨格とモーションだけを書き出します</translation>
    </message>
    <message>
        <source>one: one mesh with all materials; material: a mesh for each material</source>
        <translation>one: すべての材質を 1 つのメッシュに。material: 材質ごとにメッシュ</translation>
    </message>
    <message>
        <source>names of bones, morphs and materials: utf8 or ascii</source>
        <translation>ボーン・表情・材質の名前: utf8 または ascii</translation>
    </message>
    <message>
        <source>centimetres of one MMD unit (default 8)</source>
        <translation>MMD の 1 単位のセンチメートル数(既定 8)</translation>
    </message>
    <message>
        <source>writes textures into the fbx file</source>
        <translation>テクスチャを fbx ファイルに埋め込みます</translation>
    </message>
    <message>
        <source>does not export bones that only control IK</source>
        <translation>IK を動かすだけのボーンを書き出しません</translation>
    </message>
    <message>
        <source>adds an end bone to each bone chain</source>
        <translation>各ボーンの鎖の先に末端のボーンを加えます</translation>
    </message>
    <message>
        <source>options for a program: blender, unity, unreal or maya</source>
        <translation>プログラム向けの設定: blender、unity、unreal、maya</translation>
    </message>
    <message>
        <source>frames per second: 30 or 60</source>
        <translation>毎秒フレーム数: 30 または 60</translation>
    </message>
    <message>
        <source>simulates rigid bodies</source>
        <translation>剛体を物理演算します</translation>
    </message>
    <message>
        <source>removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 is hardly visible</source>
        <translation>誤差が UNITS[:DEGREES[:WEIGHT]] を超えない範囲でキーを取り除きます。0.01 の誤差はほとんど見えません</translation>
    </message>
    <message>
        <source>motion with camera and light keys</source>
        <translation>カメラと照明のキーがあるモーション</translation>
    </message>
    <message>
        <source>writes fbx as text (ASCII)</source>
        <translation>fbx をテキスト(ASCII)で書き出します</translation>
    </message>
    <message>
        <source>bvh: order of the rotations (default ZXY)</source>
        <translation>bvh: 回転の順序(既定 ZXY)</translation>
    </message>
    <message>
        <source>bvh: scale factor, multiplied by the unit</source>
        <translation>bvh: 倍率(単位に掛けます)</translation>
    </message>
    <message>
        <source>does not check the written file</source>
        <translation>書き出したファイルを検査しません</translation>
    </message>
    <message>
        <source>exports even if the model has no bone of the motion</source>
        <translation>モーションのボーンがモデルに 1 つもなくても書き出します</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>詳しくは --help を付けて実行してください。</translation>
    </message>
    <message>
        <source>Shows, checks, converts and renders MMD motions and models</source>
        <translation>MMD のモーションとモデルを表示、検査、変換、描画します</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>プログラムのバージョンを表示して終了します</translation>
    </message>
    <message>
        <source>Renders one frame like the editor&apos;s viewport, or a film of a range; needs no display</source>
        <translation>エディタのビューと同じように 1 フレームを描くか、範囲を動画にします。ディスプレイは不要です</translation>
    </message>
    <message>
        <source>the size must be WIDTHxHEIGHT</source>
        <translation>サイズは WIDTHxHEIGHT の形で指定してください</translation>
    </message>
    <message>
        <source>the colour must be #rrggbb</source>
        <translation>色は #rrggbb の形で指定してください</translation>
    </message>
    <message>
        <source>the frame must be a number, 0 to 4294967295</source>
        <translation>フレームは 0 から 4294967295 までの数で指定してください</translation>
    </message>
    <message>
        <source>size of the picture in pixels</source>
        <translation>画像のサイズ(ピクセル)</translation>
    </message>
    <message>
        <source>camera motion (vmd)</source>
        <translation>カメラモーション(vmd)</translation>
    </message>
    <message>
        <source>colour (#rrggbb), picture or video behind the scene, without grid</source>
        <translation>シーンの後ろの色(#rrggbb)、画像、または動画。グリッドなし</translation>
    </message>
    <message>
        <source>no background and no grid: the picture has transparent pixels</source>
        <translation>背景もグリッドもなし: 画像は透明なピクセルを持ちます</translation>
    </message>
    <message>
        <source>samples of each pixel, for smooth borders; more take longer</source>
        <translation>滑らかな縁のための、ピクセルごとのサンプル数。多いほど時間がかかります</translation>
    </message>
    <message>
        <source>motion blur: moments that are averaged in each picture; 1: none</source>
        <translation>モーションブラー: 1 枚の画像で平均する瞬間の数。1 はなし</translation>
    </message>
    <message>
        <source>bits of each channel of a PNG file</source>
        <translation>PNG ファイルのチャンネルごとのビット数</translation>
    </message>
    <message>
        <source>no self-shadow, whatever the keys say</source>
        <translation>キーに関係なくセルフ影を描きません</translation>
    </message>
    <message>
        <source>memory limit for textures in MiB; above it, textures get a lower resolution</source>
        <translation>テクスチャのメモリの上限(MiB)。超えると解像度を下げます</translation>
    </message>
    <message>
        <source>simulates rigid bodies from --start on</source>
        <translation>--start から剛体を物理演算します</translation>
    </message>
    <message>
        <source>first frame of the simulation</source>
        <translation>物理演算の最初のフレーム</translation>
    </message>
    <message>
        <source>pictures of a film in a second</source>
        <translation>動画の毎秒の画像数</translation>
    </message>
    <message>
        <source>codec of a film; --list-codecs shows them (default: by the file name)</source>
        <translation>動画のコーデック。--list-codecs で一覧を表示(既定: ファイル名による)</translation>
    </message>
    <message>
        <source>the encoder&apos;s CRF: 0 is the best (default: by the codec)</source>
        <translation>エンコーダーの CRF: 0 が最高(既定: コーデックによる)</translation>
    </message>
    <message>
        <source>how long the encoder searches for a smaller file (default: fast)</source>
        <translation>ファイルを小さくするためにかける時間(既定: fast)</translation>
    </message>
    <message>
        <source>sound of a film, instead of the project&apos;s</source>
        <translation>動画の音声(プロジェクトの音声の代わり)</translation>
    </message>
    <message>
        <source>milliseconds from frame 0 to the beginning of the sound; may be negative</source>
        <translation>フレーム 0 から音声の始まりまでのミリ秒。負の数も可</translation>
    </message>
    <message>
        <source>no sound, even if the project has one</source>
        <translation>プロジェクトに音声があっても音声なし</translation>
    </message>
    <message>
        <source>model (pmx) or project (odori)</source>
        <translation>モデル(pmx)またはプロジェクト(odori)</translation>
    </message>
    <message>
        <source>motion of the model (vmd); without it, the rest pose is used</source>
        <translation>モデルのモーション(vmd)。指定しないと初期ポーズを使います</translation>
    </message>
    <message>
        <source>picture (png; - is stdout), film, or series of pictures (frame_%05d.png)</source>
        <translation>画像(png。- は標準出力)、動画、または連番画像(frame_%05d.png)</translation>
    </message>
    <message>
        <source>frame, may be fractional</source>
        <translation>フレーム。小数も可</translation>
    </message>
    <message>
        <source>frames of a film FIRST:LAST, both included</source>
        <translation>動画のフレーム FIRST:LAST(両端を含む)</translation>
    </message>
    <message>
        <source>shows what films the installed program ffmpeg can make</source>
        <translation>インストール済みの ffmpeg が作れる動画を表示します</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>使い方</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>(必須)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>このヘルプを表示して終了します</translation>
    </message>
    <message>
        <source>a tool writes files, not the standard output</source>
        <translation>ツールはファイルに書き出します。標準出力には書き出せません</translation>
    </message>
    <message>
        <source>%1 (0 or 1)</source>
        <translation>%1 (0 または 1)</translation>
    </message>
    <message>
        <source>VMD file, or output folder for several motions</source>
        <translation>VMD ファイル、モーションが複数のときは出力フォルダー</translation>
    </message>
    <message>
        <source>model (%1)</source>
        <translation>モデル(%1)</translation>
    </message>
    <message>
        <source>the other motion</source>
        <translation>もう一方のモーション</translation>
    </message>
    <message>
        <source>the model that the other motion was made for</source>
        <translation>もう一方のモーションの元のモデル</translation>
    </message>
    <message>
        <source>names of bones and morphs, with commas between them (default: all)</source>
        <translation>ボーンと表情の名前をコンマ区切りで(既定: すべて)</translation>
    </message>
    <message>
        <source>first and last frame, A:B (default: all)</source>
        <translation>最初と最後のフレーム A:B(既定: すべて)</translation>
    </message>
    <message>
        <source>writes a JSON report; - is stdout</source>
        <translation>結果を JSON で書き出します。- は標準出力</translation>
    </message>
    <message>
        <source>Changes motions with a motion tool</source>
        <translation>モーションツールでモーションを変更します</translation>
    </message>
    <message>
        <source>output file, or output folder for several motions; - is stdout (needs --to)</source>
        <translation>出力ファイル、モーションが複数のときは出力フォルダー。- は標準出力(--to が必要)</translation>
    </message>
    <message>
        <source>each limit must be at least 0.000001</source>
        <translation>各許容値は 0.000001 以上にしてください</translation>
    </message>
    <message>
        <source>first removes keys of the motion as `tool thin` does, within UNITS[:DEGREES[:WEIGHT]]; 0.05 is usual</source>
        <translation>先に `tool thin` と同様に、UNITS[:DEGREES[:WEIGHT]] 以内でモーションのキーを間引きます。通常は 0.05</translation>
    </message>
    <message>
        <source>%1: pictures are written as .png</source>
        <translation>%1: 画像は .png で書き出します</translation>
    </message>
    <message>
        <source>the range must be FIRST:LAST, and FIRST not after LAST</source>
        <translation>範囲は FIRST:LAST の形で、FIRST は LAST 以下にしてください</translation>
    </message>
    <message>
        <source>a motion, a pose or a .pmx file is made from one INPUT; several can become %1</source>
        <translation>モーション、ポーズ、.pmx は 1 つの INPUT から作られます。複数の INPUT からは %1 を作れます</translation>
    </message>
    <message>
        <source>%1: the output has only numbers; choose another ending, such as .bin</source>
        <translation>%1: 出力は数値だけです。.bin など別の拡張子にしてください</translation>
    </message>
    <message>
        <source>several motions make several files: --output must be a folder</source>
        <translation>複数のモーションからは複数のファイルができます。--output にはフォルダーを指定してください</translation>
    </message>
    <message>
        <source>%1 has an empty value</source>
        <translation>%1 の値が空です</translation>
    </message>
    <message>
        <source>argument %1 is empty</source>
        <translation>引数 %1 が空です</translation>
    </message>
    <message>
        <source>%1 has an effect only on %2</source>
        <translation>%1 は %2 にだけ効果があります</translation>
    </message>
    <message>
        <source>--frame has an effect only on .vpd</source>
        <translation>--frame は .vpd にだけ効果があります</translation>
    </message>
    <message>
        <source>%1 begins like an option; write ./%1</source>
        <translation>%1 はオプションのように始まります。./%1 と書いてください</translation>
    </message>
    <message>
        <source>%1 is none of: %2</source>
        <translation>%1 は次のどれでもありません: %2</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 は %2～%3 の数値ではありません</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 は %2～%3 の整数ではありません</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it</source>
        <translation>%1 は拡張子だけです。前に名前を付けてください</translation>
    </message>
    <message>
        <source>motion (%1), pose (%2), model (%3), animation (%4) or project (.odori)</source>
        <translation>モーション(%1)、ポーズ(%2)、モデル(%3)、アニメーション(%4)、プロジェクト(.odori)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>関節</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>毎秒フレーム数</translation>
    </message>
    <message>
        <source>Animations in the file</source>
        <translation>ファイルのアニメーション数</translation>
    </message>
    <message>
        <source>Shown animation</source>
        <translation>表示しているアニメーション</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>コマンドがありません</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 が必要です</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <translation>%1 は %2 と一緒のときだけ働きます</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 と %2 は一緒に使えません</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 には値が必要です</translation>
    </message>
    <message>
        <source>%1 has too many values: %3, at most %2</source>
        <translation>%1 の値が多すぎます: %3 個(最大 %2 個)</translation>
    </message>
    <message>
        <source>%1 has too few values: %3, at least %2</source>
        <translation>%1 の値が足りません: %3 個(最小 %2 個)</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 に値は付けられません</translation>
    </message>
    <message>
        <source>%1: %2 is not an allowed value</source>
        <translation>%1: %2 は使えない値です</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <comment>as in: --scale, --own-scale 1</comment>
        <translation>%1 は %2 と一緒のときだけ働きます</translation>
    </message>
    <message>
        <source>%1 has no extension; write one, such as .json, or use --to</source>
        <translation>%1 に拡張子がありません。.json などを付けるか、--to を使ってください</translation>
    </message>
    <message>
        <source>fbx: version of the format, 7.4 or 7.5</source>
        <translation>fbx: 形式のバージョン、7.4 または 7.5</translation>
    </message>
    <message>
        <source>%1 has no effect with --no-mesh</source>
        <translation>%1 は --no-mesh と一緒に使うと効果がありません</translation>
    </message>
    <message>
        <source>NUMBER (%1 to %2)</source>
        <translation>数値 (%1~%2)</translation>
    </message>
    <message>
        <source>NUMBER (whole, %1 to %2)</source>
        <translation>整数 (%1~%2)</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>語</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>%1 というオプションはありません。</translation>
    </message>
    <message>
        <source>There is no option %1. Did you mean %2?</source>
        <translation>%1 というオプションはありません。もしかして: %2</translation>
    </message>
    <message>
        <source>too many arguments: %1</source>
        <translation>余分な引数です: %1</translation>
    </message>
</context>
</TS>
