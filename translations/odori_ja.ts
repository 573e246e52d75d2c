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
        <source>Play at once.</source>
        <translation>すぐに再生する</translation>
    </message>
    <message>
        <source>Open the bundled sample.</source>
        <translation>付属のサンプルを開く</translation>
    </message>
    <message>
        <source>Models (PMX, PMD) and motions (VMD) to open.</source>
        <translation>開くモデル (PMX, PMD) とモーション (VMD)</translation>
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
        <source>the file cannot be written</source>
        <translation>ファイルに書けません</translation>
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
        <source>%1 claims %2 records, more than the rest of the file can hold (byte %3)</source>
        <translation>%1 の数 %2 はファイルの残りに収まりません (%3 バイト目)</translation>
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
        <source>the file name's ending says no format that Odori knows</source>
        <translation>拡張子が Odori の知る形式ではありません</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 が範囲外です</translation>
    </message>
    <message>
        <source>this machine cannot do it: %1</source>
        <translation>この環境ではできません: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>refers to something that is not there; ignored</source>
        <translation>存在しないものを参照しているため無視しました</translation>
    </message>
    <message>
        <source>is its own ancestor; the cycle was cut</source>
        <translation>自分自身の子孫になっているため循環を切りました</translation>
    </message>
    <message>
        <source>is not a finite number</source>
        <translation>有限の数ではありません</translation>
    </message>
    <message>
        <source>face counts of the materials do not add up</source>
        <translation>材質の面数が合いません</translation>
    </message>
    <message>
        <source>name is longer than its field and was cut</source>
        <translation>名前が欄より長いため切りました</translation>
    </message>
    <message>
        <source>shares its name with another one; each gets all of its keys</source>
        <translation>同じ名前のものがほかにもあり、キーはそのすべてに適用されます</translation>
    </message>
    <message>
        <source>name has characters that the file's encoding lacks</source>
        <translation>名前にファイルの文字コードで表せない文字があります</translation>
    </message>
    <message>
        <source>the signature is not the usual one</source>
        <translation>署名が通常と異なります</translation>
    </message>
    <message>
        <source>the number in the file is not the one it announces</source>
        <translation>ファイル内の個数が、記されている個数と違います</translation>
    </message>
    <message>
        <source>more than one key at the same frame; the last one counts</source>
        <translation>同じフレームにキーが複数あります。最後のものが有効です</translation>
    </message>
    <message>
        <source>unknown bytes after the end; they are kept</source>
        <translation>終端の後に不明なデータがあります。そのまま保持します</translation>
    </message>
    <message>
        <source>texture is missing or cannot be read</source>
        <translation>テクスチャがないか読めません</translation>
    </message>
    <message>
        <source>is not there or cannot be read</source>
        <translation>見つからないか、読み込めません</translation>
    </message>
    <message>
        <source>texture path leaves the model's folder and was refused</source>
        <translation>テクスチャのパスがモデルのフォルダの外を指すため拒否しました</translation>
    </message>
    <message>
        <source>is not supported</source>
        <translation>対応していません</translation>
    </message>
    <message>
        <source>group morph contains itself; the cycle was cut</source>
        <translation>グループモーフが自分自身を含むため循環を切りました</translation>
    </message>
    <message>
        <source>is outside what can be simulated; the nearest that can is used</source>
        <translation>物理演算できる範囲を外れているため最も近い値を使います</translation>
    </message>
    <message>
        <source>has no effect</source>
        <translation>効果がありません</translation>
    </message>
    <message>
        <source>the simulation ran away and began anew</source>
        <translation>物理演算が発散したためやり直しました</translation>
    </message>
    <message>
        <source>is odd</source>
        <translation>普通ではありません</translation>
    </message>
    <message>
        <source>%1: %2 (%n times)</source>
        <translation>%1: %2 (%n 回)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>none of the motion's %1 bone and morph tracks is in the model</source>
        <translation>モーションのボーンとモーフのトラック %1 個のうち、モデルにあるものが一つもありません</translation>
    </message>
    <message>
        <source>%1 UV morphs are left out</source>
        <translation>UV モーフ %1 個は書き出されません</translation>
    </message>
    <message>
        <source>%1 material morphs are left out</source>
        <translation>材質モーフ %1 個は書き出されません</translation>
    </message>
    <message>
        <source>%1 impulse morphs are left out</source>
        <translation>インパルスモーフ %1 個は書き出されません</translation>
    </message>
    <message>
        <source>%1 vertex morphs are left out with the mesh</source>
        <translation>メッシュがないため頂点モーフ %1 個は書き出されません</translation>
    </message>
    <message>
        <source>the mesh of %1 faces is left out</source>
        <translation>%1 面のメッシュは書き出されません</translation>
    </message>
    <message>
        <source>%1 vertices with SDEF or QDEF bend linearly</source>
        <translation>SDEF・QDEF の頂点 %1 個は線形に変形します</translation>
    </message>
    <message>
        <source>%1 materials lose their sphere texture</source>
        <translation>材質 %1 個のスフィアテクスチャは失われます</translation>
    </message>
    <message>
        <source>%1 materials lose their toon shading</source>
        <translation>材質 %1 個のトゥーンは失われます</translation>
    </message>
    <message>
        <source>%1 materials lose their edge line</source>
        <translation>材質 %1 個のエッジは失われます</translation>
    </message>
    <message>
        <source>%1 additional UV sets are left out</source>
        <translation>追加 UV %1 組は書き出されません</translation>
    </message>
    <message>
        <source>%1 rigid bodies are left out and not simulated</source>
        <translation>剛体 %1 個は書き出されず、シミュレートもされません</translation>
    </message>
    <message>
        <source>%1 keys that hide the model are left out</source>
        <translation>モデルを隠すキー %1 個は書き出されません</translation>
    </message>
    <message>
        <source>%1 names are longer than 63 bytes; Blender cuts them</source>
        <translation>63 バイトを超える名前が %1 個あり、Blender では切り詰められます</translation>
    </message>
    <message>
        <source>%1 tracks move nothing: the model lacks their names</source>
        <translation>モデルに名前のないトラック %1 個は何も動かしません</translation>
    </message>
    <message>
        <source>%1 changes of the light's colour are left out</source>
        <translation>照明の色の変化 %1 回は書き出されません</translation>
    </message>
    <message>
        <source>%1 changes of the field of view are left out</source>
        <translation>視野角の変化 %1 回は書き出されません</translation>
    </message>
    <message>
        <source>%1 of camera and light are left out</source>
        <translation>カメラと照明のうち %1 個は書き出されません</translation>
    </message>
    <message>
        <source>verified: at most %1 units and %2° off</source>
        <translation>検証済み: 誤差は最大 %1 単位、%2°</translation>
    </message>
    <message>
        <source>there are %2 %1 and more, too many for a file of this size (byte %3)</source>
        <translation>%1 が %2 個以上あり、この大きさのファイルには多すぎます(バイト %3)</translation>
    </message>
</context>
<context>
    <name>odori::BakeDialog</name>
    <message>
        <source>Bake Physics</source>
        <translation>物理演算をキーに焼き込む</translation>
    </message>
    <message numerus="yes">
        <source>all that physics moves (%n)</source>
        <translation><numerusform>物理演算で動くすべて(%n)</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>the selected ones (%n)</source>
        <translation><numerusform>選択中のもの(%n)</numerusform></translation>
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
        <source>Leave out keys that are not needed</source>
        <translation>不要なキーを省く</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
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
        <source>Tolerance of the position</source>
        <translation>位置の許容誤差</translation>
    </message>
    <message>
        <source>Tolerance of the rotation</source>
        <translation>回転の許容誤差</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>許容誤差(&amp;W)</translation>
    </message>
    <message>
        <source>Keys in this range are replaced, and physics is off at the new ones. One undo step takes it back.</source>
        <translation>この範囲のキーは置き換えられ、新しいキーでは物理演算がオフになります。一度の「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>焼き込む</translation>
    </message>
    <message>
        <source>bake physics</source>
        <translation>物理演算の焼き込み</translation>
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
</context>
<context>
    <name>odori::BoneTreeModel</name>
    <message>
        <source>IK goal</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>turns about one axis</source>
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
        <source>View</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全て</translation>
    </message>
    <message>
        <source>Change the curves of all channels</source>
        <translation>全ての補間曲線を変える</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
</context>
<context>
    <name>odori::CurveEditor</name>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Select a key on the dope sheet
to shape the way that leads to it.</source>
        <translation>ドープシートでキーを選ぶと
そこへ至る補間曲線を編集できます。</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>緩やかに始まる</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>緩やかに終わる</translation>
    </message>
    <message>
        <source>Ease in-out</source>
        <translation>緩急</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the curve</source>
        <translation>補間曲線をコピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Paste the curve to the selected keys</source>
        <translation>選択したキーに補間曲線を貼り付ける</translation>
    </message>
    <message>
        <source>Bend curve</source>
        <translation>補間曲線を曲げる</translation>
    </message>
    <message>
        <source>Set curve</source>
        <translation>補間曲線を設定</translation>
    </message>
    <message>
        <source>Paste curve</source>
        <translation>補間曲線を貼り付け</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) · mixed</source>
        <translation>
            <numerusform>%n 個のキー · 混在</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>The selected keys have no curves:
morphs change evenly, switches at once.</source>
        <translation>選択したキーに補間曲線はありません。
表情は一定に変化し、表示・IK は一度に切り替わります。</translation>
    </message>
</context>
<context>
    <name>odori::CurveView</name>
    <message>
        <source>first key: nothing leads to it</source>
        <translation>最初のキー: ここへ至る補間はありません</translation>
    </message>
    <message>
        <source>several segments</source>
        <translation>複数の区間</translation>
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
</context>
<context>
    <name>odori::DopeRowsModel</name>
    <message>
        <source>Show · IK</source>
        <translation>表示・IK</translation>
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
        <source>Self-shadow</source>
        <translation>セルフ影</translation>
    </message>
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
    <message>
        <source>Show · IK</source>
        <translation>表示・IK</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>ドープシート</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>キーあり</translation>
    </message>
    <message>
        <source>Only rows that hold keys</source>
        <translation>キーのある行だけ</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Only selected bones and morphs</source>
        <translation>選択中のボーンと表情だけ</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>Only bones and morphs that are changed, not registered</source>
        <translation>変更して未登録のボーンと表情だけ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation>行を検索</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Delete Keys</source>
        <translation>キーの削除</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> ほか %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>%1 のキーを %n 個選択</numerusform>
        </translation>
    </message>
    <message>
        <source> · segment %1 → %2</source>
        <translation> · 区間 %1 → %2</translation>
    </message>
</context>
<context>
    <name>odori::DragLabel</name>
    <message>
        <source>Drag to change the number; Ctrl is finer, Shift coarser</source>
        <translation>ドラッグで数値を変更 (Ctrl で細かく、Shift で粗く)</translation>
    </message>
</context>
<context>
    <name>odori::EditorActions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
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
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete Keys</source>
        <translation>キーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Select A&amp;ll Bones</source>
        <translation>全ボーンを選択(&amp;L)</translation>
    </message>
    <message>
        <source>Select &amp;Changed Bones</source>
        <translation>未登録のボーンを選択(&amp;C)</translation>
    </message>
    <message>
        <source>Select All &amp;Keys</source>
        <translation>全てのキーを選択(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登録(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play / Stop</source>
        <translation>再生 / 停止(&amp;P)</translation>
    </message>
    <message>
        <source>One Frame &amp;Back</source>
        <translation>1フレーム戻る(&amp;B)</translation>
    </message>
    <message>
        <source>One Frame &amp;On</source>
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
        <source>&amp;Pose</source>
        <translation>ポーズ(&amp;P)</translation>
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
        <source>&amp;Global</source>
        <translation>グローバル(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>ビュー(&amp;V)</translation>
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
        <source>Register every change at once</source>
        <translation>変更をすぐに登録する</translation>
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
        <source>&amp;Camera</source>
        <translation>カメラ(&amp;C)</translation>
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
        <source>R&amp;eset Window Layout</source>
        <translation>ウィンドウ配置を初期化(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>Odori について(&amp;A)</translation>
    </message>
    <message>
        <source>About Odori</source>
        <translation>Odori について</translation>
    </message>
    <message>
        <source>&lt;b&gt;Odori&lt;/b&gt; — an editor for MikuMikuDance motions.&lt;br&gt;Free software under the MIT licence.</source>
        <translation>&lt;b&gt;Odori&lt;/b&gt; — MikuMikuDance のモーションエディタ&lt;br&gt;MIT ライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直し(&amp;R): %1</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register · %n draft(s)</source>
        <translation>
            <numerusform>登録(&amp;R) · 未登録 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole &amp;Model</source>
        <translation>モデル全体(&amp;M)</translation>
    </message>
    <message>
        <source>Find &amp;Textures…</source>
        <translation>テクスチャを探す(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>When physics moves hair and cloth</source>
        <translation>髪や布の物理演算をいつ行うか</translation>
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
        <source>What the file cannot carry</source>
        <translation>このファイルに入らないもの</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>フォルダを開く(&amp;F)</translation>
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
        <translation>メッシュ・材質・モーフ(&amp;M)</translation>
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
        <source>&amp;Keep bones that only steer IK</source>
        <translation>IK用のボーンを残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Leave out keys that are not needed</source>
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
        <source>Of one MMD unit: about 8 cm, so that a figure is 160 cm tall</source>
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
        <source>Choose the file</source>
        <translation>ファイルを選ぶ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Nothing: all of it has a place.</source>
        <translation>ありません。すべて入ります。</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 ファイル (*.%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 exists already. Write over it?</source>
        <translation>%1 はすでにあります。上書きしますか?</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n track(s) of the motion belongs to this model, so nothing would move. Export it all the same?</source>
        <translation><numerusform>モーションのトラック %n 本はどれもこのモデルに合わないため、何も動きません。それでもエクスポートしますか?</numerusform></translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>キャンセルしました。何も書き込んでいません。</translation>
    </message>
    <message>
        <source>Written: %1, %2 bones, %3 frames</source>
        <translation>書き込みました: %1、ボーン %2、フレーム %3</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <translation>%1。%2。</translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message>
        <source>Open Model</source>
        <translation>モデルを開く</translation>
    </message>
    <message numerus="yes">
        <source>%1: opened with %n oddities, the first: %2</source>
        <translation>
            <numerusform>%1: 開きました。気になる点が %n 件あります。最初の点: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Save Motion As</source>
        <translation>名前を付けてモーションを保存</translation>
    </message>
    <message>
        <source>Motion (*.vmd)</source>
        <translation>モーション (*.vmd)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Write over it?</source>
        <translation>%1 は開いた後にほかのプログラムで変更されました。上書きしますか?</translation>
    </message>
    <message>
        <source>the new motion</source>
        <translation>新しいモーション</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1 への変更を保存しますか?</translation>
    </message>
    <message>
        <source>What is not saved is lost.</source>
        <translation>保存しないと失われます。</translation>
    </message>
    <message>
        <source>Models and motions (*.pmx *.PMX *.pmd *.PMD *.vmd *.VMD);;All files (*)</source>
        <translation>モデルとモーション (*.pmx *.PMX *.pmd *.PMD *.vmd *.VMD);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Folder to look for textures in</source>
        <translation>テクスチャを探すフォルダ</translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit the format, the first: %1</source>
        <translation>
            <numerusform>%n 個の名前が形式に収まりません。最初の名前: %1</numerusform>
        </translation>
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
        <source>Turn %1</source>
        <translation>%1 の回転</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 の移動</translation>
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
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source>draft, not registered</source>
        <translation>未登録</translation>
    </message>
    <message>
        <source>at the current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s) (Enter)</source>
        <translation>
            <numerusform>%n 個を登録 (Enter)</numerusform>
        </translation>
    </message>
    <message>
        <source>Register (Enter)</source>
        <translation>登録 (Enter)</translation>
    </message>
    <message>
        <source>Makes keys of the selected bones and morphs at frame %1</source>
        <translation>選択中のボーンと表情をフレーム %1 に登録します</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登録</translation>
    </message>
    <message>
        <source>Move keys</source>
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
        <source>Physics on</source>
        <translation>物理オン</translation>
    </message>
    <message>
        <source>Physics off</source>
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
        <source>Bend curve</source>
        <translation>補間曲線を曲げる</translation>
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
        <source>Delete Keys</source>
        <translation>キーの削除</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>キーの貼り付け</translation>
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
        <translation>回転X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>回転Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>回転Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
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
    <message>
        <source>untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>%1[*] — %2 — Odori</source>
        <translation>%1[*] — %2 — Odori</translation>
    </message>
    <message>
        <source>%1[*] — Odori</source>
        <translation>%1[*] — Odori</translation>
    </message>
    <message>
        <source>Drop a model and a motion on the window, or open them with Ctrl+O</source>
        <translation>モデルとモーションをウィンドウにドロップするか、Ctrl+O で開いてください</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個のキー</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n トラック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed, not registered</source>
        <translation>
            <numerusform>%n 個が未登録</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing, the first: %1</source>
        <translation>
            <numerusform>%n 個のテクスチャが見つかりません。最初: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
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
        <source>Change morph</source>
        <translation>表情の変更</translation>
    </message>
</context>
<context>
    <name>odori::PhysicsActions</name>
    <message>
        <source>P&amp;hysics</source>
        <translation>物理演算(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reset Physics</source>
        <translation>物理演算をリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Bake to Keys…</source>
        <translation>キーに焼き込む(&amp;B)…</translation>
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
        <source>Begin the simulation anew at this frame (Shift+P)</source>
        <translation>このフレームから物理演算をやり直す (Shift+P)</translation>
    </message>
    <message>
        <source>&amp;Show Rigid Bodies and Joints</source>
        <translation>剛体とジョイントを表示(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message numerus="yes">
        <source>The cache of physics is full: %n frame(s) left it and will be simulated again when they are shown.</source>
        <translation><numerusform>物理演算のキャッシュがいっぱいです。%n フレーム分を破棄しました。表示するときにもう一度計算します。</numerusform></translation>
    </message>
</context>
<context>
    <name>odori::PhysicsSettingsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算の設定</translation>
    </message>
    <message>
        <source>Downwards, in the numbers of MMD's panel: 9.8 as a rule</source>
        <translation>下向き。MMDのパネルと同じ数値で、通常は 9.8</translation>
    </message>
    <message>
        <source>60 a second, as in MMD</source>
        <translation>毎秒60回(MMDと同じ)</translation>
    </message>
    <message>
        <source>120 a second, for thin or fast parts</source>
        <translation>毎秒120回(細い・速い部分向け)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for simulated frames of each model. What does not fit is simulated again when it is shown.</source>
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
        <source>change physics</source>
        <translation>物理演算の変更</translation>
    </message>
</context>
<context>
    <name>odori::ShowIkRows</name>
    <message>
        <source>Show model</source>
        <translation>モデル表示</translation>
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
    <name>odori::TransportBar</name>
    <message>
        <source>First frame (Home)</source>
        <translation>最初のフレーム (Home)</translation>
    </message>
    <message>
        <source>One frame back (Left)</source>
        <translation>1フレーム戻る (←)</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>再生 (P)</translation>
    </message>
    <message>
        <source>One frame on (Right)</source>
        <translation>1フレーム進む (→)</translation>
    </message>
    <message>
        <source>Last key (End)</source>
        <translation>最後のキー (End)</translation>
    </message>
    <message>
        <source>Play round and round</source>
        <translation>繰り返し再生</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed of playing</source>
        <translation>再生速度</translation>
    </message>
    <message>
        <source>Current frame (G)</source>
        <translation>現在のフレーム (G)</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>現在のフレーム</translation>
    </message>
    <message>
        <source>Stop (P)</source>
        <translation>停止 (P)</translation>
    </message>
    <message>
        <source>%1 s · %2–%3</source>
        <translation>%1 秒 · %2–%3</translation>
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
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>平行投影</translation>
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
</context>
<context>
    <name>odori::cli</name>
    <message>
        <source> and %1 more</source>
        <translation>、ほか %1 件</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Harmless, nothing is seen of it:</source>
        <translation>見た目に影響しないもの:</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1、ほか %2 件</translation>
    </message>
    <message>
        <source>one key, frame %1</source>
        <translation>キー 1、%1 フレーム</translation>
    </message>
    <message>
        <source>%1 keys, frames %2 to %3</source>
        <translation>キー %1、%2～%3 フレーム</translation>
    </message>
    <message>
        <source>%1: %2, and %3 at rest</source>
        <translation>%1: %2（ほかに動かないもの %3）</translation>
    </message>
    <message>
        <source>%1 of bones</source>
        <translation>ボーン %1</translation>
    </message>
    <message>
        <source>%1 of morphs</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>%1 of the camera</source>
        <translation>カメラ %1</translation>
    </message>
    <message>
        <source>%1 of the light</source>
        <translation>照明 %1</translation>
    </message>
    <message>
        <source>%1 of the self-shadow</source>
        <translation>セルフ影 %1</translation>
    </message>
    <message>
        <source>%1 of showing and IK</source>
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
        <source>the file ends after %1 of 6, as those of older programs do</source>
        <translation>6 つのうち %1 つ目で終わっています（古いソフトのファイルと同じ）</translation>
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
        <source>%1 vertices, %2 faces, %3 materials, %4 textures</source>
        <translation>頂点 %1、面 %2、材質 %3、テクスチャ %4</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>%1, %2 of them with IK</source>
        <translation>%1（うち IK %2）</translation>
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
        <source>%1 rigid bodies, %2 joints</source>
        <translation>剛体 %1、ジョイント %2</translation>
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
        <source>Textures outside the model's folder, refused</source>
        <translation>モデルのフォルダの外にあるため読み込まないテクスチャ</translation>
    </message>
    <message>
        <source>Bones that the model lacks</source>
        <translation>モデルにないボーン</translation>
    </message>
    <message>
        <source>Their keys do nothing on this model. Rename the track if a near name is meant.</source>
        <translation>このモデルではキーが働きません。近い名前のことなら、トラックの名前を変えてください。</translation>
    </message>
    <message>
        <source>Morphs that the model lacks</source>
        <translation>モデルにない表情</translation>
    </message>
    <message>
        <source>IK switched off that the model lacks</source>
        <translation>オフにされているがモデルにない IK</translation>
    </message>
    <message>
        <source>The model's own IK stays on and may pull at what the motion poses by hand.</source>
        <translation>モデル側の IK はオンのままなので、手付けのポーズが引っ張られることがあります。</translation>
    </message>
    <message>
        <source>Names that are the same in their first 15 bytes</source>
        <translation>先頭 15 バイトが同じ名前</translation>
    </message>
    <message>
        <source>A motion file holds no more of a name, so all of them get the keys. Give the model's bones names that differ earlier.</source>
        <translation>モーションファイルには名前がここまでしか入らないので、すべてに同じキーが入ります。モデルの名前を先頭の方で区別できるようにしてください。</translation>
    </message>
    <message>
        <source>Bone names over 15 bytes</source>
        <translation>15 バイトを超えるボーン名</translation>
    </message>
    <message>
        <source>Odori finds these bones by the cut name, MMD does not. Shorten the names in the model if the motion is for MMD.</source>
        <translation>Odori は切られた名前でもボーンを見つけますが、MMD は見つけません。MMD で使うなら、モデルの名前を短くしてください。</translation>
    </message>
    <message>
        <source>Several keys at one frame</source>
        <translation>同じフレームに複数のキー</translation>
    </message>
    <message>
        <source>The last one counts; --fix takes the others out.</source>
        <translation>最後のキーが有効です。--fix でほかのキーを取り除きます。</translation>
    </message>
    <message>
        <source>Numbers that are no numbers</source>
        <translation>数値でない値</translation>
    </message>
    <message>
        <source>Whatever wrote them failed; --fix puts the values of rest in their place.</source>
        <translation>書き出した側の失敗です。--fix で初期値に置き換えます。</translation>
    </message>
    <message>
        <source>Huge values</source>
        <translation>極端に大きい値</translation>
    </message>
    <message>
        <source>Further away than any stage reaches. Look at these keys; they are probably broken.</source>
        <translation>どのステージよりも遠い値です。壊れている可能性が高いので、キーを確認してください。</translation>
    </message>
    <message>
        <source>Curves out of 0 to 127</source>
        <translation>0～127 を外れた補間曲線</translation>
    </message>
    <message>
        <source>Such points count as 127; --fix writes that.</source>
        <translation>そのような点は 127 とみなされます。--fix でそう書き直します。</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length</source>
        <translation>長さが 1 でない回転</translation>
    </message>
    <message>
        <source>Players differ in what they make of them; --fix normalises them, as Odori and most players do anyway.</source>
        <translation>扱いはプレイヤーによって違います。--fix で正規化します（Odori や多くのプレイヤーは再生時にそうしています）。</translation>
    </message>
    <message>
        <source>Field of view out of 1 to 125 degrees</source>
        <translation>1～125 度を外れた視野角</translation>
    </message>
    <message>
        <source>MMD cannot show it. Change the camera keys.</source>
        <translation>MMD では表示できません。カメラのキーを直してください。</translation>
    </message>
    <message>
        <source>Keys behind frame 1048576</source>
        <translation>1048576 フレームより後のキー</translation>
    </message>
    <message>
        <source>MMD handles no motion that long well; often such keys are strays. Delete or move them.</source>
        <translation>これほど長いモーションは MMD ではうまく扱えません。多くは迷子のキーなので、削除するか移してください。</translation>
    </message>
    <message>
        <source>IK left off</source>
        <translation>IK がオフのまま</translation>
    </message>
    <message>
        <source>It is off from that frame to the end, so these keys of its goal do nothing. Key it on, or delete them.</source>
        <translation>そのフレームから最後までオフなので、IK ボーンのこれらのキーは働きません。オンにするか、キーを削除してください。</translation>
    </message>
    <message>
        <source>A camera motion without a camera key</source>
        <translation>カメラのキーがないカメラモーション</translation>
    </message>
    <message>
        <source>The file calls itself a camera motion but moves no camera. Save it again with the camera's keys selected.</source>
        <translation>カメラモーションとされていますが、カメラのキーがありません。カメラのキーを選んで保存し直してください。</translation>
    </message>
    <message>
        <source>Camera, light or shadow keys beside a model's</source>
        <translation>モデルのキーと一緒に入ったカメラ・照明・影のキー</translation>
    </message>
    <message>
        <source>MMD loads a file either for a model or for the camera and passes over the rest. Save them as a file of their own.</source>
        <translation>MMD はモデル用かカメラ用のどちらかとして読み込み、残りを無視します。別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>Keys without a name</source>
        <translation>名前のないキー</translation>
    </message>
    <message>
        <source>No bone or morph can be meant. Delete them.</source>
        <translation>対応するボーンも表情もありません。削除してください。</translation>
    </message>
    <message>
        <source>Unknown bytes after the last section</source>
        <translation>最後の区分の後にある不明なバイト</translation>
    </message>
    <message>
        <source>They are kept as they are; MMD passes over them.</source>
        <translation>そのまま残します。MMD は無視します。</translation>
    </message>
    <message>
        <source>No keys at all</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>The motion is empty. When it was saved, perhaps nothing was selected.</source>
        <translation>空のモーションです。保存したとき、何も選ばれていなかったのかもしれません。</translation>
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
        <source>Self-shadow</source>
        <translation>セルフ影</translation>
    </message>
    <message>
        <source>Show and IK</source>
        <translation>表示・IK</translation>
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
    <message>
        <source>%1 from frame %2 on</source>
        <translation>%1（%2 フレームから）</translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>%1 かもしれません</translation>
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
</context>
<context>
    <name>std</name>
    <message>
        <source>%1: %2 frames, %3 bones, %4 shapes, %5 MB in %6 s</source>
        <translation>%1: %2 フレーム、ボーン %3、シェイプ %4、%5 MB、%6 秒</translation>
    </message>
    <message>
        <source>%1 done, %2 skipped, %3 failed</source>
        <translation>完了 %1、省略 %2、失敗 %3</translation>
    </message>
</context>
</TS>
