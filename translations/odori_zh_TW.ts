<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>main</name>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 動作編輯器。</translation>
    </message>
    <message>
        <source>Start playback immediately.</source>
        <translation>立即開始播放。</translation>
    </message>
    <message>
        <source>Open the bundled sample.</source>
        <translation>開啟內附的範例。</translation>
    </message>
    <message>
        <source>Models (%1), motions (%2), poses (%3), accessories (%5) and projects (%4) to open.</source>
        <translation>要開啟的模型 (%1)、動作 (%2)、姿勢 (%3)、配件 (%5) 和專案 (%4)。</translation>
    </message>
</context>
<context>
    <name>odori</name>
    <message>
        <source>the file does not exist</source>
        <translation>檔案不存在</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>無法讀取檔案</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>檔案是空的</translation>
    </message>
    <message>
        <source>this is not a %1 file</source>
        <translation>這不是 %1 檔案</translation>
    </message>
    <message>
        <source>the version is not supported: %1</source>
        <translation>不支援此版本：%1</translation>
    </message>
    <message>
        <source>the file ends too early, in %1 (byte %2)</source>
        <translation>檔案在 %1 中途就結束了 (第 %2 位元組)</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not allowed (byte %3)</source>
        <translation>%1 的值 %2 不被允許 (第 %3 位元組)</translation>
    </message>
    <message>
        <source>line %1: %2 (byte %3)</source>
        <translation>第 %1 行：%2 (第 %3 位元組)</translation>
    </message>
    <message>
        <source>Odori does not support this file name extension</source>
        <translation>Odori 不支援此副檔名</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 超出範圍</translation>
    </message>
    <message>
        <source>this computer does not support it: %1</source>
        <translation>這台電腦不支援：%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>the reference is invalid and is ignored</source>
        <translation>參照無效，已忽略</translation>
    </message>
    <message>
        <source>the parents form a cycle; the cycle was cut</source>
        <translation>父子關係形成循環，已切斷循環</translation>
    </message>
    <message>
        <source>the number is invalid (NaN or infinite)</source>
        <translation>數值無效 (NaN 或無限大)</translation>
    </message>
    <message>
        <source>the face counts of the materials do not match the mesh</source>
        <translation>材質的面數總和與網格不符</translation>
    </message>
    <message>
        <source>the name is too long for the file and was cut</source>
        <translation>名稱對此檔案而言太長，已截斷</translation>
    </message>
    <message>
        <source>several items have this name; all of them get the same keys</source>
        <translation>有多個項目使用此名稱，它們都會套用相同的關鍵影格</translation>
    </message>
    <message>
        <source>the name has characters that the file&apos;s encoding lacks</source>
        <translation>名稱含有檔案編碼無法表示的字元</translation>
    </message>
    <message>
        <source>the signature is unusual</source>
        <translation>檔案簽章不尋常</translation>
    </message>
    <message>
        <source>the number of items in the file is not the stated number</source>
        <translation>檔案中的項目數與標示的數目不符</translation>
    </message>
    <message>
        <source>several keys are at the same frame; the last one is used</source>
        <translation>同一影格有多個關鍵影格，以最後一個為準</translation>
    </message>
    <message>
        <source>the file has unknown bytes after its end; they are kept</source>
        <translation>檔案結尾之後有不明的資料，將予以保留</translation>
    </message>
    <message>
        <source>the texture is missing or cannot be read</source>
        <translation>找不到貼圖或無法讀取</translation>
    </message>
    <message>
        <source>the file is missing or cannot be read</source>
        <translation>找不到檔案或無法讀取</translation>
    </message>
    <message>
        <source>the texture is outside the model&apos;s folder and is not loaded</source>
        <translation>貼圖位於模型的資料夾之外，不會載入</translation>
    </message>
    <message>
        <source>this is not supported</source>
        <translation>不支援</translation>
    </message>
    <message>
        <source>the group morph contains itself; the cycle was cut</source>
        <translation>群組表情包含自己，已切斷循環</translation>
    </message>
    <message>
        <source>this has no effect</source>
        <translation>這沒有任何效果</translation>
    </message>
    <message>
        <source>the simulation became unstable and was restarted</source>
        <translation>物理演算變得不穩定，已重新開始</translation>
    </message>
    <message>
        <source>this is unusual</source>
        <translation>這並不尋常</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>verified: the largest error is %1 units and %2°</source>
        <translation>驗證完成：最大誤差為 %1 單位和 %2°</translation>
    </message>
    <message>
        <source>the file has %2 or more %1, too many for its size (byte %3)</source>
        <translation>檔案有 %2 個以上的 %1，就檔案大小而言過多 (第 %3 位元組)</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>無模型</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>未命名</translation>
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
        <translation>%1[*] — %2 (專案內) — %3 — Odori</translation>
    </message>
    <message>
        <source>Open Model</source>
        <translation>開啟模型</translation>
    </message>
    <message>
        <source>How should %1 be opened?</source>
        <translation>要如何開啟 %1？</translation>
    </message>
    <message>
        <source>Add keeps %1. Replace removes %1 from the scene; the new model gets its motion.</source>
        <translation>「加入」會保留 %1。「取代」會從場景中移除 %1，並由新模型接手它的動作。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>加入(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>取代 %1(&amp;R)</translation>
    </message>
    <message>
        <source>Open Motion</source>
        <translation>開啟動作</translation>
    </message>
    <message>
        <source>The camera already has keys. What should happen to the keys of %1?</source>
        <translation>攝影機已有關鍵影格。要如何處理 %1 的關鍵影格？</translation>
    </message>
    <message>
        <source>%1 already has keys. What should happen to the keys of %2?</source>
        <translation>%1 已有關鍵影格。要如何處理 %2 的關鍵影格？</translation>
    </message>
    <message>
        <source>Replace: the new keys replace %1. Merge: the new keys are added from the current frame on and replace keys at the same frames.</source>
        <translation>「取代」會以新的關鍵影格取代 %1。「合併」會從目前影格起加入新的關鍵影格，並取代相同影格上的關鍵影格。</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有尚未儲存的變更。</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>這項操作可以復原。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>取代(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Merge at %1</source>
        <translation>從 %1 起合併(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Model</source>
        <translation>新模型(&amp;N)</translation>
    </message>
    <message>
        <source>%1 also contains camera, light or self-shadow keys. Use them in the scene?</source>
        <translation>%1 也包含攝影機、照明或自我陰影的關鍵影格。要在場景中使用嗎？</translation>
    </message>
    <message>
        <source>The keys also stay in the model&apos;s motion, so its file does not change.</source>
        <translation>這些關鍵影格也會留在模型的動作中，因此檔案不會變更。</translation>
    </message>
    <message>
        <source>&amp;Use Them</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Do Not Use Them</source>
        <translation>不使用(&amp;L)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <source>Constant speed, MMD&apos;s default</source>
        <translation>等速，MMD 的預設值</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>緩入</translation>
    </message>
    <message>
        <source>Starts slowly</source>
        <translation>緩慢開始</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>緩出</translation>
    </message>
    <message>
        <source>Ends slowly</source>
        <translation>緩慢結束</translation>
    </message>
    <message>
        <source>Ease in-out</source>
        <translation>緩入緩出</translation>
    </message>
    <message>
        <source>Starts and ends slowly</source>
        <translation>緩慢開始，緩慢結束</translation>
    </message>
    <message>
        <source>MMD&apos;s S</source>
        <translation>MMD 的 S 形</translation>
    </message>
    <message>
        <source>The S curve that MMD sets automatically: starts and ends slowly</source>
        <translation>MMD 自動設定的 S 形曲線：緩慢開始，緩慢結束</translation>
    </message>
    <message>
        <source>Hold, then move</source>
        <translation>先停再動</translation>
    </message>
    <message>
        <source>Waits as long as possible, then moves quickly</source>
        <translation>盡可能等待，然後快速移動</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 單位</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>權重 %1</translation>
    </message>
    <message>
        <source>field of view %1°</source>
        <translation>視野角 %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): changes that are not registered</source>
        <translation>
            <numerusform>%n 個未登錄的變更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n 個標記</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>速度與節拍</translation>
    </message>
    <message>
        <source>Physics settings</source>
        <translation>物理演算設定</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的變更</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未儲存的變更將會遺失。</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要儲存對 %1 的變更嗎？</translation>
    </message>
    <message>
        <source>Save a &amp;Project…</source>
        <translation>儲存專案(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>要將您的作業儲存為專案嗎？</translation>
    </message>
    <message>
        <source>These changes are not saved:</source>
        <translation>這些變更尚未儲存：</translation>
    </message>
    <message>
        <source>Save &amp;Project…</source>
        <translation>儲存專案(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Motions Only</source>
        <translation>只儲存動作(&amp;M)</translation>
    </message>
    <message>
        <source>Move, then hold</source>
        <translation>先動再停</translation>
    </message>
    <message>
        <source>Moves quickly at first, then ends slowly</source>
        <translation>先快速移動，然後緩慢結束</translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 個 UV 表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 個材質表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impulse morph(s) are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 個衝量表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are not exported, because the mesh is not</source>
        <translation>
            <numerusform>不會匯出 %n 個頂點表情，因為不匯出網格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mesh with %n face(s) is not exported</source>
        <translation>
            <numerusform>不會匯出有 %n 個面的網格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices use linear blending instead of SDEF or QDEF</source>
        <translation>
            <numerusform>%n 個頂點會使用線性混合，而非 SDEF 或 QDEF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their sphere texture</source>
        <translation>
            <numerusform>%n 個材質會失去球面貼圖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their toon shading</source>
        <translation>
            <numerusform>%n 個材質會失去卡通 (Toon) 著色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their edge line</source>
        <translation>
            <numerusform>%n 個材質會失去輪廓線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional UV set(s) are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 組追加 UV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies are not exported and not simulated</source>
        <translation>
            <numerusform>%n 個剛體不會匯出，也不會模擬</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that hide the model are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 個隱藏模型的關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are longer than 63 bytes; Blender cuts them</source>
        <translation>
            <numerusform>有 %n 個名稱超過 63 位元組，會被 Blender 截斷</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) have no effect: the model lacks these bones or morphs</source>
        <translation>
            <numerusform>%n 條軌道沒有效果：模型沒有這些骨骼或表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the light colour are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 次照明顏色的變化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the field of view are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 次視野角的變化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) of camera or light are not exported</source>
        <translation>
            <numerusform>不會匯出 %n 條攝影機或照明軌道</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint of the file moves a bone of the model</source>
        <translation>檔案中沒有任何關節可帶動模型的骨骼</translation>
    </message>
    <message numerus="yes">
        <source>the model has none of the motion&apos;s %n bone and morph track(s)</source>
        <translation>
            <numerusform>動作的 %n 條骨骼與表情軌道，模型一條也沒有</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3 times)</source>
        <translation>%1：%2 (%3 次)</translation>
    </message>
    <message>
        <source>%1 was not opened, because its model was not opened: %2</source>
        <translation>未開啟 %1，因為它的模型沒有開啟：%2</translation>
    </message>
    <message>
        <source>%1 — %2 — untitled scene[*] — Odori</source>
        <translation>%1 — %2 — 未命名場景[*] — Odori</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>nothing was written, because the check of the result failed: %1</source>
        <translation>檢查結果時發現錯誤，因此沒有寫入任何內容：%1</translation>
    </message>
    <message>
        <source>the texture is shown at a lower resolution: the scene&apos;s textures need more memory than the limit</source>
        <translation>貼圖以較低的解析度顯示：場景的貼圖所需的記憶體超過上限</translation>
    </message>
    <message>
        <source>the value is out of range; the nearest allowed value is used</source>
        <translation>數值超出範圍，使用最接近的允許值</translation>
    </message>
    <message>
        <source>the model is too large to simulate; its physics is off</source>
        <translation>模型太大，無法模擬；其物理演算已關閉</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>這是資料夾</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>這是裝置或管線，不是檔案</translation>
    </message>
    <message>
        <source>you have no permission to read the file</source>
        <translation>您沒有讀取此檔案的權限</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>writing failed: a folder has this name</source>
        <translation>寫入失敗：有同名的資料夾</translation>
    </message>
    <message>
        <source>writing failed: a device or a pipe has this name</source>
        <translation>寫入失敗：有同名的裝置或管線</translation>
    </message>
    <message>
        <source>writing failed: the file is write-protected</source>
        <translation>寫入失敗：檔案受到防寫保護</translation>
    </message>
    <message>
        <source>writing failed: you have no permission to change the file or its folder</source>
        <translation>寫入失敗：您沒有變更此檔案或其資料夾的權限</translation>
    </message>
    <message>
        <source>writing failed: its folder does not exist</source>
        <translation>寫入失敗：資料夾不存在</translation>
    </message>
    <message>
        <source>writing failed: the disk is read-only</source>
        <translation>寫入失敗：磁碟為唯讀</translation>
    </message>
    <message>
        <source>writing failed: the disk is full</source>
        <translation>寫入失敗：磁碟已滿</translation>
    </message>
    <message>
        <source>writing failed: the name is too long</source>
        <translation>寫入失敗：名稱太長</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>寫入失敗</translation>
    </message>
    <message>
        <source>the file is too large (%1 bytes)</source>
        <translation>檔案太大 (%1 位元組)</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>記憶體不足</translation>
    </message>
    <message>
        <source>an error in Odori stopped this</source>
        <translation>Odori 發生內部錯誤，操作已中止</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>other hard links to this file keep its old content</source>
        <translation>此檔案的其他硬連結會保留舊內容</translation>
    </message>
    <message numerus="yes">
        <source>more than %n frame(s) cannot be handled at once; choose a range</source>
        <translation>
            <numerusform>一次最多只能處理 %n 個影格，請選擇範圍</numerusform>
        </translation>
    </message>
    <message>
        <source>camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Register Camera</source>
        <translation>登錄攝影機</translation>
    </message>
    <message>
        <source>Change Camera</source>
        <translation>變更攝影機</translation>
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
        <translation>登錄照明</translation>
    </message>
    <message>
        <source>Change Light</source>
        <translation>變更照明</translation>
    </message>
    <message>
        <source>Self-shadow</source>
        <translation>自我陰影</translation>
    </message>
    <message>
        <source>self-shadow</source>
        <translation>自我陰影</translation>
    </message>
    <message>
        <source>Register Self-Shadow</source>
        <translation>登錄自我陰影</translation>
    </message>
    <message>
        <source>Change Self-Shadow</source>
        <translation>變更自我陰影</translation>
    </message>
    <message>
        <source>Show and IK</source>
        <translation>顯示·IK</translation>
    </message>
    <message>
        <source>show and IK</source>
        <translation>顯示·IK</translation>
    </message>
    <message>
        <source>Register Show and IK</source>
        <translation>登錄顯示·IK</translation>
    </message>
    <message>
        <source>Change Show and IK</source>
        <translation>變更顯示·IK</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>All files that Odori opens</source>
        <translation>Odori 可開啟的所有檔案</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有檔案</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX (二進位)</translation>
    </message>
    <message>
        <source>FBX, ASCII</source>
        <translation>FBX (ASCII)</translation>
    </message>
    <message>
        <source>glTF, binary (GLB)</source>
        <translation>glTF 二進位 (GLB)</translation>
    </message>
    <message>
        <source>BVH: skeleton and motion</source>
        <translation>BVH：骨架與動作</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>%1 is the file of the motions of %2 and %3, which are different now. If the motion of %2 is saved there, the file no longer contains the motion of %3.</source>
        <translation>%1 是 %2 和 %3 的動作檔案，但兩者的動作現在並不相同。如果將 %2 的動作儲存到這裡，檔案就不再包含 %3 的動作。</translation>
    </message>
    <message>
        <source>Open Earlier Version of %1</source>
        <translation>開啟 %1 的較早版本</translation>
    </message>
    <message>
        <source>This motion is %1 as it was saved on %2. It has no file yet. Undo restores the motion before it.</source>
        <translation>這個動作是 %2 儲存的 %1，還沒有檔案。「復原」可還原之前的動作。</translation>
    </message>
    <message>
        <source>This scene is %1 as it was saved on %2. It has no file yet; Save Project As gives it one.</source>
        <translation>這個場景是 %2 儲存的 %1，還沒有檔案。請以「專案另存新檔」儲存。</translation>
    </message>
    <message>
        <source>You have not changed it here, so you can also reload it.</source>
        <translation>您在這裡沒有變更過它，因此也可以重新載入。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新載入(&amp;R)</translation>
    </message>
    <message>
        <source>reading failed: the disk reported an error</source>
        <translation>讀取失敗：磁碟回報錯誤</translation>
    </message>
    <message>
        <source>reading failed: the disk or network folder is not connected any more</source>
        <translation>讀取失敗：磁碟或網路資料夾已中斷連線</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error</source>
        <translation>寫入失敗：磁碟回報錯誤</translation>
    </message>
    <message>
        <source>writing failed: the disk or network folder is not connected any more</source>
        <translation>寫入失敗：磁碟或網路資料夾已中斷連線</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error at the end, and a power cut may bring back the old file; save again</source>
        <translation>寫入失敗：磁碟在最後回報錯誤，停電時可能會回到舊檔案；請再儲存一次</translation>
    </message>
    <message>
        <source>Discarded changes are kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>捨棄的變更會保留 30 天：「檔案」▸「復原未儲存的作業」。</translation>
    </message>
    <message>
        <source>Outside parents</source>
        <translation>外部親</translation>
    </message>
    <message numerus="yes">
        <source>%n saved bone set(s)</source>
        <translation>
            <numerusform>%n 個已儲存的骨骼組</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything except motions is saved only in a project.</source>
        <translation>動作以外的內容只會儲存在專案中。</translation>
    </message>
    <message>
        <source>Accessories and stages</source>
        <translation>配件與舞台</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>無法讀取：%1</translation>
    </message>
    <message>
        <source>the file is damaged or cut off, in %1: it is too short for %2 of them (byte %3)</source>
        <translation>檔案損毀或不完整，位於 %1：長度不足以容納 %2 個項目 (第 %3 位元組)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音訊</translation>
    </message>
    <message>
        <source>the program %1, which this needs, was not found; install it</source>
        <translation>找不到所需的程式 %1，請安裝</translation>
    </message>
    <message>
        <source>a program that this needs failed: %1</source>
        <translation>所需的程式執行失敗：%1</translation>
    </message>
    <message>
        <source>Sounds and videos</source>
        <translation>音訊與影片</translation>
    </message>
    <message>
        <source>Values that jumped away and back: %1.</source>
        <translation>突然跳開又跳回的值：%1。</translation>
    </message>
    <message>
        <source>Rotations that had flipped: %1.</source>
        <translation>曾翻轉的旋轉：%1。</translation>
    </message>
    <message>
        <source>Times that a foot stands: %1.</source>
        <translation>腳接地的次數：%1。</translation>
    </message>
    <message>
        <source>Frames at which a goal cannot be reached: %1.</source>
        <translation>無法到達目標的影格：%1。</translation>
    </message>
    <message>
        <source>Farthest from a goal: %1 units.</source>
        <translation>與目標的最大距離：%1 單位。</translation>
    </message>
    <message>
        <source>Knees turned at most %1°.</source>
        <translation>膝蓋最多轉動 %1°。</translation>
    </message>
    <message>
        <source>Bones of the file that are used: %1.</source>
        <translation>使用的檔案骨骼：%1。</translation>
    </message>
    <message>
        <source>Moving bones of the file that are not used: %1.</source>
        <translation>未使用但有動作的檔案骨骼：%1。</translation>
    </message>
    <message>
        <source>Scale of lengths: %1.</source>
        <translation>長度的縮放：%1。</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 單位</translation>
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
        <translation>這裡沒有關鍵影格。</translation>
    </message>
    <message>
        <source>A standing foot slides at most %1 units before, %2 now.</source>
        <translation>接地的腳最多滑動：之前 %1 單位，現在 %2。</translation>
    </message>
    <message>
        <source>A standing foot floats at most %1 units before, %2 now.</source>
        <translation>接地的腳最多浮起：之前 %1 單位，現在 %2。</translation>
    </message>
    <message>
        <source>A foot sinks at most %1 units into the ground before, %2 now.</source>
        <translation>腳最多陷入地面：之前 %1 單位，現在 %2。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>腳</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有關節</translation>
    </message>
    <message>
        <source>%1: moved at most %2 units (frame %3), %4 on average.</source>
        <translation>%1：最多移動 %2 單位 (影格 %3)，平均 %4。</translation>
    </message>
    <message>
        <source>Joints turned at most %1° (frame %2).</source>
        <translation>關節最多轉動 %1° (影格 %2)。</translation>
    </message>
    <message>
        <source>Thin Keys</source>
        <translation>精簡關鍵影格</translation>
    </message>
    <message>
        <source>Removes the keys that the motion does not need. The keys that stay get curves that replace the removed ones.</source>
        <translation>移除動作不需要的關鍵影格。留下的關鍵影格會以補間曲線代替被移除的部分。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>No joint moves farther than this.</source>
        <translation>任何關節的移動都不會超過此值。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>No joint turns more than this.</source>
        <translation>任何關節的轉動都不會超過此值。</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>No morph&apos;s weight changes more than this.</source>
        <translation>任何表情的權重變化都不會超過此值。</translation>
    </message>
    <message>
        <source>Keep extremes</source>
        <translation>保留極值</translation>
    </message>
    <message>
        <source>Keys at which a value turns back stay.</source>
        <translation>保留數值折返處的關鍵影格。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>A foot stands only if its heel or toe is lower than this.</source>
        <translation>只有腳跟或腳尖低於此值時，才視為接地。</translation>
    </message>
    <message>
        <source>Speed, each frame</source>
        <translation>速度 (每影格)</translation>
    </message>
    <message>
        <source>A foot stands only if it moves less than this in each frame.</source>
        <translation>只有每影格的移動小於此值時，才視為接地。</translation>
    </message>
    <message>
        <source>Shorter times do not count as standing.</source>
        <translation>比這更短的時間不視為接地。</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>只留必要的關鍵影格</translation>
    </message>
    <message>
        <source>Removes the new keys that the motion does not need. Otherwise each frame has one.</source>
        <translation>移除動作不需要的新關鍵影格。否則每個影格都會有一個。</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 鏈</translation>
    </message>
    <message>
        <source>The IK chains that change.</source>
        <translation>要變更的 IK 鏈。</translation>
    </message>
    <message>
        <source>No joint moves farther than this because keys are removed.</source>
        <translation>移除關鍵影格時，任何關節的移動都不會超過此值。</translation>
    </message>
    <message>
        <source>All chains</source>
        <translation>所有 IK 鏈</translation>
    </message>
    <message>
        <source>The legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <source>Chains of the selected tracks</source>
        <translation>所選軌道的 IK 鏈</translation>
    </message>
    <message>
        <source>Pin Feet</source>
        <translation>固定腳部</translation>
    </message>
    <message>
        <source>Finds the times that a foot stands, and holds the foot at one place. A foot that rolls from heel to toe still rolls.</source>
        <translation>找出腳接地的時間，並將腳固定在同一處。從腳跟滾動到腳尖的動作會保留。</translation>
    </message>
    <message>
        <source>Over so many frames the foot comes to its place and leaves it.</source>
        <translation>腳移到固定位置以及離開時所用的影格數。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where the foot is held.</source>
        <translation>固定腳的位置。</translation>
    </message>
    <message>
        <source>In the middle of its places</source>
        <translation>移動範圍的中央</translation>
    </message>
    <message>
        <source>Where it stands first</source>
        <translation>最初接地的位置</translation>
    </message>
    <message>
        <source>Keep the height</source>
        <translation>保持高度</translation>
    </message>
    <message>
        <source>The foot keeps its height. Otherwise it is put on the ground.</source>
        <translation>腳保持原本的高度。否則會放到地面上。</translation>
    </message>
    <message>
        <source>Ground Correction</source>
        <translation>接地補正</translation>
    </message>
    <message>
        <source>Moves the whole figure up and down, so that standing feet are on the ground.</source>
        <translation>上下移動全身，讓接地的腳貼在地面上。</translation>
    </message>
    <message>
        <source>The correction changes slowly: it is a mean of so many frames.</source>
        <translation>補正量會緩慢變化：它是這麼多影格的平均值。</translation>
    </message>
    <message>
        <source>IK to FK</source>
        <translation>IK 轉 FK</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off. The bones stay where they are.</source>
        <translation>將 IK 的結果做成關鍵影格，並關閉 IK。骨骼的位置不變。</translation>
    </message>
    <message>
        <source>FK to IK</source>
        <translation>FK 轉 IK</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, so that IK shows the same pose, and switches IK on.</source>
        <translation>建立 IK 目標的關鍵影格，讓 IK 呈現相同的姿勢，並開啟 IK。</translation>
    </message>
    <message>
        <source>Also where IK is on</source>
        <translation>IK 開啟處也包含</translation>
    </message>
    <message>
        <source>Uses the keys of the legs also where IK is on now. Otherwise those frames stay.</source>
        <translation>目前 IK 開啟的影格也使用腿的關鍵影格。否則那些影格不變。</translation>
    </message>
    <message>
        <source>Fit a Motion of Another Model</source>
        <translation>套用其他模型的動作</translation>
    </message>
    <message>
        <source>Takes the motion of another model, and changes it for this model&apos;s legs and body. It replaces the motion of this model.</source>
        <translation>取用其他模型的動作，並配合此模型的腿和身體調整。它會取代此模型的動作。</translation>
    </message>
    <message>
        <source>Own scale</source>
        <translation>自訂縮放</translation>
    </message>
    <message>
        <source>Lengths are scaled as the next number says, and not by the length of the legs.</source>
        <translation>長度依下一個數值縮放，而非依腿的長度。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Factor of all lengths.</source>
        <translation>所有長度的倍率。</translation>
    </message>
    <message>
        <source>Smooth Motion</source>
        <translation>平滑動作</translation>
    </message>
    <message>
        <source>Removes jitter, and keeps the timing: nothing comes later or earlier than before.</source>
        <translation>去除抖動並保持時間點：一切都不會提前或延後。</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強度</translation>
    </message>
    <message>
        <source>A stronger filter also removes slower jitter.</source>
        <translation>濾波越強，越慢的抖動也會去除。</translation>
    </message>
    <message>
        <source>Remove spikes</source>
        <translation>移除突波</translation>
    </message>
    <message>
        <source>A value that jumps away and back at once is replaced.</source>
        <translation>取代瞬間跳開又跳回的值。</translation>
    </message>
    <message>
        <source>Repair flips</source>
        <translation>修復翻轉</translation>
    </message>
    <message>
        <source>Rotations that turn by 180° for a moment, or that have another sign, are repaired.</source>
        <translation>修復瞬間轉動 180° 或正負號不同的旋轉。</translation>
    </message>
    <message>
        <source>Keep standing feet</source>
        <translation>保持接地</translation>
    </message>
    <message>
        <source>A foot that stands does not begin to move.</source>
        <translation>接地的腳不會開始移動。</translation>
    </message>
    <message>
        <source>Scale, Turn and Move the Motion</source>
        <translation>縮放、旋轉與移動動作</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion in the world.</source>
        <translation>變更整個動作在世界中的位置。</translation>
    </message>
    <message>
        <source>Factor of all distances.</source>
        <translation>所有距離的倍率。</translation>
    </message>
    <message>
        <source>Move along X</source>
        <translation>沿 X 移動</translation>
    </message>
    <message>
        <source>Positive values go to the left of the figure.</source>
        <translation>正值往角色的左方移動。</translation>
    </message>
    <message>
        <source>Move along Y</source>
        <translation>沿 Y 移動</translation>
    </message>
    <message>
        <source>Positive values go up.</source>
        <translation>正值往上移動。</translation>
    </message>
    <message>
        <source>Move along Z</source>
        <translation>沿 Z 移動</translation>
    </message>
    <message>
        <source>Positive values go back.</source>
        <translation>正值往後移動。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>About the Y axis at the origin.</source>
        <translation>繞原點的 Y 軸旋轉。</translation>
    </message>
    <message>
        <source>Make a Loop</source>
        <translation>製作循環</translation>
    </message>
    <message>
        <source>Changes the end, so that it goes over into the beginning. The motion can repeat without a jump.</source>
        <translation>變更結尾，使其銜接到開頭。動作可以重複播放而不跳動。</translation>
    </message>
    <message>
        <source>So many frames at the end change.</source>
        <translation>結尾有這麼多影格會變更。</translation>
    </message>
    <message>
        <source>Cross-fade to Another Motion</source>
        <translation>淡接到其他動作</translation>
    </message>
    <message>
        <source>Fades from this motion to another one. After the fade, the other one goes on.</source>
        <translation>從此動作淡接到另一個動作。淡接之後，由另一個動作接續。</translation>
    </message>
    <message>
        <source>The first frame of the other motion comes here.</source>
        <translation>另一個動作的第一個影格會放在這裡。</translation>
    </message>
    <message>
        <source>The number of frames of the fade. 0 is a cut.</source>
        <translation>淡接的影格數。0 表示直接切換。</translation>
    </message>
    <message>
        <source>Continue from this place</source>
        <translation>從此位置接續</translation>
    </message>
    <message>
        <source>The other motion begins where this one is, and faces the same way.</source>
        <translation>另一個動作從此處開始，並面向相同方向。</translation>
    </message>
    <message>
        <source>Take a Part of Another Motion</source>
        <translation>取用其他動作的一部分</translation>
    </message>
    <message>
        <source>Replaces one part of the body by that of another motion, at the same frames.</source>
        <translation>將身體的一部分換成另一個動作在相同影格上的部分。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>What is taken from the other motion.</source>
        <translation>從另一個動作取用的部分。</translation>
    </message>
    <message>
        <source>The selected tracks</source>
        <translation>所選的軌道</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>手臂</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <source>Upper body</source>
        <translation>上半身</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>頭髮</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>臉部</translation>
    </message>
    <message>
        <source>So many frames at both ends of the range are blends.</source>
        <translation>範圍兩端以這麼多影格進行混合。</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>The two bones. The first one is the one that old models have.</source>
        <translation>這兩個骨骼。第一個是舊模型也有的骨骼。</translation>
    </message>
    <message>
        <source>Centre and groove (センター, グルーブ)</source>
        <translation>中心與 Groove (センター、グルーブ)</translation>
    </message>
    <message>
        <source>Centre and waist (センター, 腰)</source>
        <translation>中心與腰 (センター、腰)</translation>
    </message>
    <message>
        <source>Mother and centre (全ての親, センター)</source>
        <translation>全親骨與中心 (全ての親、センター)</translation>
    </message>
    <message>
        <source>Upper body (上半身, 上半身2)</source>
        <translation>上半身 (上半身、上半身2)</translation>
    </message>
    <message>
        <source>Arm and its twist (腕, 腕捩)</source>
        <translation>手臂與手臂扭轉 (腕、腕捩)</translation>
    </message>
    <message>
        <source>Wrist and its twist (手首, 手捩)</source>
        <translation>手腕與手腕扭轉 (手首、手捩)</translation>
    </message>
    <message>
        <source>Leg and leg D (足, 足D)</source>
        <translation>腿與腿 D (足、足D)</translation>
    </message>
    <message>
        <source>Split Between Bones</source>
        <translation>在骨骼間拆分</translation>
    </message>
    <message>
        <source>Moves a part of the movement of one bone to a second one. What hangs on both keeps its rotation, and its place where the bones allow it.</source>
        <translation>將一個骨骼的部分動作移到第二個骨骼。掛在兩者之下的骨骼會保持旋轉，並盡可能保持位置。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>How much of the movement the second bone gets.</source>
        <translation>第二個骨骼分得的動作比例。</translation>
    </message>
    <message>
        <source>Merge Bones</source>
        <translation>合併骨骼</translation>
    </message>
    <message>
        <source>Moves all of the movement of a second bone to the first one, for models without the second one.</source>
        <translation>將第二個骨骼的所有動作移到第一個骨骼，供沒有第二個骨骼的模型使用。</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>伸縮時間</translation>
    </message>
    <message>
        <source>Makes the range longer or shorter, and moves the later keys with its end. Curves stay as they are.</source>
        <translation>將範圍變長或變短，並讓後面的關鍵影格隨其結尾移動。補間曲線不變。</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>新長度</translation>
    </message>
    <message>
        <source>100 % is the length of now.</source>
        <translation>100 % 是目前的長度。</translation>
    </message>
    <message>
        <source>Change the speed gradually</source>
        <translation>逐漸改變速度</translation>
    </message>
    <message>
        <source>Otherwise the speed changes at once at both ends of the range.</source>
        <translation>否則速度會在範圍兩端立即改變。</translation>
    </message>
    <message>
        <source>Keys that remain: %1 of %2 (%3 %).</source>
        <translation>留下的關鍵影格：%2 個中的 %1 個 (%3 %)。</translation>
    </message>
    <message>
        <source>Shortest stand, in frames</source>
        <translation>最短接地 (影格)</translation>
    </message>
    <message>
        <source>Blend, in frames</source>
        <translation>混合 (影格)</translation>
    </message>
    <message>
        <source>Smooth over, in frames</source>
        <translation>平滑範圍 (影格)</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Length, in frames</source>
        <translation>長度 (影格)</translation>
    </message>
    <message>
        <source>Pin Foot Here</source>
        <translation>將腳固定在此</translation>
    </message>
    <message>
        <source>Holds one foot in all of the frames, on the ground or in the air, and blends before and after them.</source>
        <translation>在所有影格中固定一隻腳，不論在地面或空中，並在前後混合。</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>腳</translation>
    </message>
    <message>
        <source>The foot that is held.</source>
        <translation>要固定的腳。</translation>
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
        <translation>在下列影格的位置</translation>
    </message>
    <message>
        <source>Frame of the place</source>
        <translation>位置的影格</translation>
    </message>
    <message>
        <source>The foot is held where it is at this frame.</source>
        <translation>將腳固定在它於此影格的位置。</translation>
    </message>
    <message>
        <source>How high the foot is held.</source>
        <translation>固定腳的高度。</translation>
    </message>
    <message>
        <source>On the ground if it is close to it</source>
        <translation>接近地面時放到地面上</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>在地面上</translation>
    </message>
    <message>
        <source>As at its place</source>
        <translation>與固定位置相同</translation>
    </message>
    <message>
        <source>As now at each frame</source>
        <translation>各影格目前的高度</translation>
    </message>
    <message>
        <source>Keep the way along the ground</source>
        <translation>保留沿地面的移動</translation>
    </message>
    <message>
        <source>The body ends where it goes now, as in a walk that goes on. Otherwise it returns to where it began.</source>
        <translation>身體停在目前到達的位置，如同持續行走。否則會回到開始的位置。</translation>
    </message>
    <message>
        <source>the file has no such animation; it has: %1</source>
        <translation>檔案沒有這個動畫；現有的動畫：%1</translation>
    </message>
    <message>
        <source>Keys: %1 before, %2 now.</source>
        <translation>關鍵影格：之前 %1 個，現在 %2 個。</translation>
    </message>
    <message>
        <source>These frames, and the distance in units: %1.</source>
        <translation>這些影格及其距離 (單位)：%1。</translation>
    </message>
    <message>
        <source>Times that a foot was held: %1.</source>
        <translation>固定腳的次數：%1。</translation>
    </message>
    <message>
        <source>The body goes back %1 units to where it began. It can keep its way instead.</source>
        <translation>身體返回 %1 單位，回到開始處。也可以讓它保持行進。</translation>
    </message>
    <message>
        <source>The model has none of the bones that this tool changes.</source>
        <translation>模型沒有此工具要變更的骨骼。</translation>
    </message>
    <message>
        <source>the numbers become too large: track %1, frame %2</source>
        <translation>數值變得過大：軌道 %1，第 %2 影格</translation>
    </message>
    <message>
        <source>the motion has invalid numbers (NaN or infinite); repair it first: track %1, frame %2</source>
        <translation>動作含有無效數值（NaN 或無限大）；請先修復：軌道 %1，第 %2 影格</translation>
    </message>
    <message>
        <source>keys would be after the last frame that a motion can have</source>
        <translation>關鍵影格將超出動作可有的最後一影格</translation>
    </message>
    <message>
        <source>the other motion has no keys of this part</source>
        <translation>另一個動作沒有此部位的關鍵影格</translation>
    </message>
    <message>
        <source>the models of the two motions have no bone in common</source>
        <translation>兩個動作的模型沒有共同的骨骼</translation>
    </message>
    <message>
        <source>the file has no animation that moves a joint</source>
        <translation>檔案中沒有使關節運動的動畫</translation>
    </message>
    <message>
        <source>this animation of the file moves no joint; choose another one</source>
        <translation>檔案的此動畫不使任何關節運動；請選擇其他動畫</translation>
    </message>
    <message numerus="yes">
        <source>the animation has more than %n frame(s), too many to import</source>
        <translation>
            <numerusform>動畫超過 %n 影格，過長而無法匯入</numerusform>
        </translation>
    </message>
    <message>
        <source>the range begins after the last key, so all of its frames are the same</source>
        <translation>範圍從最後一個關鍵影格之後開始，因此所有影格都相同</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 是資料夾，請換一個名稱。</translation>
    </message>
    <message>
        <source>Models without keys: %1</source>
        <translation>沒有關鍵影格的模型：%1</translation>
    </message>
    <message>
        <source>Models without keys are saved only in a project: %1.</source>
        <translation>沒有關鍵影格的模型只能儲存在專案中：%1。</translation>
    </message>
    <message>
        <source>The file %1 has changed since it was opened. Overwrite it?</source>
        <translation>檔案 %1 在開啟後已變更。要覆寫它嗎？</translation>
    </message>
    <message>
        <source>the file is damaged, or it is of a kind that Odori cannot read</source>
        <translation>檔案已損毀，或是 Odori 無法讀取的類型</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it.</source>
        <translation>%1 只有副檔名；請在前面寫上名稱。</translation>
    </message>
    <message>
        <source>Al&amp;ways do this (change it in Edit ▸ Settings)</source>
        <translation>一律這樣做(&amp;W) (可在「編輯」▸「設定」中變更)</translation>
    </message>
    <message>
        <source>this is not a file that Odori knows</source>
        <translation>這不是 Odori 能辨識的檔案</translation>
    </message>
</context>
<context>
    <name>odori::AboutDialog</name>
    <message>
        <source>About Odori</source>
        <translation>關於 Odori</translation>
    </message>
    <message>
        <source>Odori %1</source>
        <translation>Odori %1</translation>
    </message>
    <message>
        <source>Built with Qt %1, running with Qt %2.</source>
        <translation>以 Qt %1 建置，以 Qt %2 執行。</translation>
    </message>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 動作編輯器。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses these libraries under their own licences:</source>
        <translation>以 MIT 授權釋出的自由軟體。它使用下列程式庫，各自適用其授權：</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>關於 Qt(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>odori::ActorListModel</name>
    <message>
        <source>%1 is missing</source>
        <translation>找不到 %1</translation>
    </message>
    <message>
        <source>Hide the model</source>
        <translation>隱藏模型</translation>
    </message>
    <message>
        <source>Show the model</source>
        <translation>顯示模型</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>顯示中</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隱藏</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隱藏 %1</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>The motion or its drafts have unsaved changes.</source>
        <translation>動作或其未登錄的變更尚未儲存。</translation>
    </message>
    <message>
        <source>The motion is saved in the project, but not in its own file.</source>
        <translation>動作已儲存在專案中，但未儲存在自己的檔案中。</translation>
    </message>
</context>
<context>
    <name>odori::ActorPanel</name>
    <message>
        <source>Models</source>
        <translation>模型清單</translation>
    </message>
</context>
<context>
    <name>odori::BakeDialog</name>
    <message>
        <source>Bake Physics</source>
        <translation>烘焙物理演算</translation>
    </message>
    <message numerus="yes">
        <source>all bones moved by physics (%n)</source>
        <translation>
            <numerusform>所有受物理演算帶動的骨骼 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected bones (%n)</source>
        <translation>
            <numerusform>選取的骨骼 (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>只留必要的關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>Keys in this range are replaced, and physics is off at the new keys. You can undo this.</source>
        <translation>此範圍的關鍵影格會被取代，並在新的關鍵影格關閉物理演算。這項操作可以復原。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s). Physics is off at these keys.</source>
        <translation>
            <numerusform>已烘焙 %n 個關鍵影格。這些關鍵影格的物理演算已關閉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>會建立 %1 個關鍵影格。數量非常多，編輯和儲存可能變慢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>最多會建立 %1 個關鍵影格。數量非常多，編輯和儲存可能變慢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s).</source>
        <translation>
            <numerusform>會建立 %1 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s).</source>
        <translation>
            <numerusform>最多會建立 %1 個關鍵影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatButton</name>
    <message>
        <source>Tempo and beats</source>
        <translation>速度與節拍</translation>
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
        <translation>正在尋找音訊的節拍…</translation>
    </message>
    <message>
        <source>No beats were found in the sound.</source>
        <translation>在音訊中找不到節拍。</translation>
    </message>
    <message>
        <source>Find Beats</source>
        <translation>偵測節拍</translation>
    </message>
    <message>
        <source>%1 beats per minute; the sound has no clear beats.</source>
        <translation>每分鐘 %1 拍；但音訊的節拍不明顯。</translation>
    </message>
    <message>
        <source>onset</source>
        <comment>name of a marker</comment>
        <translation>起音</translation>
    </message>
    <message>
        <source>Add Markers</source>
        <translation>加入標記</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) were added.</source>
        <translation>
            <numerusform>已加入 %n 個標記。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats per minute. The first beat is a guess: check it. × 2 and ÷ 2 are in the popup of the tempo.</source>
        <translation>每分鐘 %1 拍。第一拍是推測值，請確認。速度的彈出面板中有 × 2 和 ÷ 2。</translation>
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
        <translation>移除變更</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>每分鐘拍數</translation>
    </message>
    <message>
        <source>Every second beat, at half the tempo</source>
        <translation>每隔一拍取一拍，速度減半</translation>
    </message>
    <message>
        <source>A beat more between every two beats, at twice the tempo</source>
        <translation>每兩拍之間加一拍，速度加倍</translation>
    </message>
    <message>
        <source>Tap (T)</source>
        <translation>點按 (T)</translation>
    </message>
    <message>
        <source>Click or press T at each beat of the music</source>
        <translation>隨音樂的每一拍點選或按 T</translation>
    </message>
    <message>
        <source>Tap the tempo</source>
        <translation>點按測速</translation>
    </message>
    <message>
        <source>First beat, frame</source>
        <translation>第一拍的影格</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>每小節拍數</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此處</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>目前的影格</translation>
    </message>
    <message>
        <source>Change Tempo Here</source>
        <translation>從此處改變速度</translation>
    </message>
    <message>
        <source>Gives the beats from here on a tempo of their own, from the beat nearest to the current frame</source>
        <translation>從最接近目前影格的一拍起，讓之後的節拍使用自己的速度</translation>
    </message>
    <message>
        <source>The tempo before this change continues</source>
        <translation>延續此變更之前的速度</translation>
    </message>
    <message>
        <source>This tempo holds</source>
        <translation>此速度的範圍</translation>
    </message>
    <message>
        <source>Change Beats</source>
        <translation>變更節拍</translation>
    </message>
    <message numerus="yes">
        <source>%n tap(s)</source>
        <translation>
            <numerusform>點按 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>from the first beat</source>
        <translation>從第一拍起</translation>
    </message>
    <message>
        <source>from bar %1, beat %2 (frame %3)</source>
        <translation>從第 %1 小節第 %2 拍起 (影格 %3)</translation>
    </message>
    <message>
        <source>Find in the Sound</source>
        <translation>從音訊偵測</translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>速度與節拍</translation>
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
        <translation>乘算與加算</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋轉</translation>
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
        <translation>表情權重</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重設(&amp;R)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
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
        <translation>%1，加算</translation>
    </message>
    <message>
        <source>%1, times</source>
        <translation>%1，乘算</translation>
    </message>
    <message>
        <source>the panel&apos;s numbers, as in MMD</source>
        <translation>面板的數值 (與 MMD 相同)</translation>
    </message>
    <message>
        <source>each bone&apos;s own axes</source>
        <translation>各骨骼自己的軸</translation>
    </message>
    <message>
        <source>the world&apos;s axes</source>
        <translation>世界的軸</translation>
    </message>
    <message>
        <source>Only for adding. Multiplication and the camera always use the panel&apos;s numbers</source>
        <translation>只影響加算。乘算和攝影機一律使用面板的數值</translation>
    </message>
    <message>
        <source>Add &amp;to</source>
        <translation>加算對象(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): the values are first multiplied, then added to.</source>
        <translation>
            <numerusform>%n 個關鍵影格：數值先乘算，再加算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Shadow distance</source>
        <translation>陰影距離</translation>
    </message>
    <message>
        <source>Light colour</source>
        <translation>照明顏色</translation>
    </message>
    <message>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <source>&amp;Blend with the rest pose (bones and morphs)</source>
        <translation>與初始姿勢混合 (骨骼和表情)(&amp;B)</translation>
    </message>
    <message>
        <source>Scales each rotation as a whole, about its own axis, instead of number by number</source>
        <translation>將每個旋轉視為一體，繞其自身的軸縮放，而非逐一縮放數值</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Amount of the pose</source>
        <translation>姿勢的比例</translation>
    </message>
    <message>
        <source>Blend with Rest Pose</source>
        <translation>與初始姿勢混合</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</source>
        <translation>
            <numerusform>%n 個關鍵影格：0 % 是初始姿勢，100 % 不改變，200 % 是與初始姿勢的差距加倍。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BoneLists</name>
    <message numerus="yes">
        <source>%n bone(s) are hidden in the view.</source>
        <translation>
            <numerusform>視圖中隱藏了 %n 個骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>隱藏骨骼</translation>
    </message>
    <message>
        <source>Hide Other Bones</source>
        <translation>隱藏其他骨骼</translation>
    </message>
    <message>
        <source>Show All Bones</source>
        <translation>顯示所有骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone(s) are shown again.</source>
        <translation>
            <numerusform>已重新顯示 %n 個隱藏的骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock Bones</source>
        <translation>鎖定骨骼</translation>
    </message>
    <message>
        <source>Unlock Bones</source>
        <translation>解除鎖定骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are unlocked.</source>
        <translation>
            <numerusform>已解除鎖定 %n 個骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock All Bones</source>
        <translation>解除鎖定所有骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) of the set %1 are hidden and not selected.</source>
        <translation>
            <numerusform>骨骼組「%1」中有 %n 個骨骼已隱藏，因此未選取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no bone or morph of the set %1.</source>
        <translation>模型沒有骨骼組「%1」的任何骨骼或表情。</translation>
    </message>
    <message>
        <source>Save Bone Set</source>
        <translation>儲存骨骼組</translation>
    </message>
    <message numerus="yes">
        <source>The set %1 holds %n bone(s) or morph(s).</source>
        <translation>
            <numerusform>骨骼組「%1」包含 %n 個骨骼或表情。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set %1 already has exactly the selected bones.</source>
        <translation>骨骼組「%1」的內容已和選取的骨骼相同。</translation>
    </message>
    <message>
        <source>The set %1 was not saved: a model can have at most %2 sets.</source>
        <translation>未儲存骨骼組「%1」：一個模型最多只能有 %2 組。</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>重新命名骨骼組</translation>
    </message>
    <message>
        <source>Delete Bone Set</source>
        <translation>刪除骨骼組</translation>
    </message>
    <message>
        <source>The set %1 is deleted.</source>
        <translation>已刪除骨骼組「%1」。</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) were left alone.</source>
        <translation>
            <numerusform>%n 個鎖定的骨骼未變更。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are locked: clicks in the view do not select them, and their pose does not change.</source>
        <translation>
            <numerusform>已鎖定 %n 個骨骼：在視圖中點選不會選取它們，姿勢也不會改變。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BonePanel</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>顯示框</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>父子關係</translation>
    </message>
    <message>
        <source>How the bones are grouped</source>
        <translation>骨骼的分組方式</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>搜尋骨骼</translation>
    </message>
    <message>
        <source>No bone is called “%1”.</source>
        <translation>沒有名為「%1」的骨骼。</translation>
    </message>
    <message>
        <source>Saved sets of bones</source>
        <translation>已儲存的骨骼組</translation>
    </message>
    <message>
        <source>The model has no bones.</source>
        <translation>模型沒有骨骼。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>作用中的動作沒有模型。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>沒有開啟任何模型。</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>目前作用中的是攝影機。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSelecting</name>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼「%1」已鎖定。可用骨骼面板中的鎖頭解除鎖定。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1. To select such bones, switch on Physics ▸ Select Physics Bones in the View.</source>
        <translation>骨骼「%1」由物理演算帶動。若要選取這類骨骼，請開啟「物理演算」▸「在視圖中選取物理骨骼」。</translation>
    </message>
    <message>
        <source>The bone %1 is hidden, so the view has no handles for it. Its eye in the bone panel shows it.</source>
        <translation>骨骼「%1」已隱藏，因此視圖中沒有它的控點。可用骨骼面板中的眼睛顯示。</translation>
    </message>
    <message>
        <source>The bone %1 is locked, so the view has no handles for it. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼「%1」已鎖定，因此視圖中沒有它的控點。可用骨骼面板中的鎖頭解除鎖定。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so Move mode has no arrows for it.</source>
        <translation>骨骼「%1」只能旋轉，因此移動模式中沒有它的箭頭。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSetsMenu</name>
    <message>
        <source>&amp;Add to Selection</source>
        <translation>加入選取範圍(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Update from Selection</source>
        <translation>以目前選取更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>No set is saved yet</source>
        <translation>尚未儲存骨骼組</translation>
    </message>
    <message>
        <source>Selects the set; with Shift in addition</source>
        <translation>選取此骨骼組；按住 Shift 則加入選取</translation>
    </message>
</context>
<context>
    <name>odori::BoneTreeModel</name>
    <message>
        <source>IK goal</source>
        <translation>IK 目標</translation>
    </message>
    <message>
        <source>rotates about one axis</source>
        <translation>繞單一軸旋轉</translation>
    </message>
    <message>
        <source>moves and rotates</source>
        <translation>可移動和旋轉</translation>
    </message>
    <message>
        <source>rotates</source>
        <translation>可旋轉</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>無法操作</translation>
    </message>
    <message>
        <source>In no display frame</source>
        <translation>不在任何顯示框中</translation>
    </message>
    <message>
        <source>%1 %2 — %3</source>
        <translation>%1 %2 — %3</translation>
    </message>
    <message>
        <source>Hide in the view (Space)</source>
        <translation>在視圖中隱藏 (Space)</translation>
    </message>
    <message>
        <source>Show in the view (Space)</source>
        <translation>在視圖中顯示 (Space)</translation>
    </message>
    <message>
        <source>Unlock (Shift+Space)</source>
        <translation>解除鎖定 (Shift+Space)</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>顯示中</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隱藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>未鎖定</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隱藏 %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>鎖定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解除鎖定 %1</translation>
    </message>
    <message>
        <source>Lock: clicks in the view do not select it, and its pose does not change (Shift+Space)</source>
        <translation>鎖定：在視圖中點選不會選取它，姿勢也不會改變 (Shift+Space)</translation>
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
        <translation>關閉</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>模式 1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>模式 2</translation>
    </message>
</context>
<context>
    <name>odori::ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>重新載入</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>重新讀取檔案</translation>
    </message>
    <message>
        <source>Changed by another program: %1.</source>
        <translation>已被其他程式變更：%1。</translation>
    </message>
    <message>
        <source>Changed by another program and by you: %1. Saving asks before it overwrites.</source>
        <translation>已被其他程式和您變更：%1。儲存時會在覆寫之前詢問。</translation>
    </message>
    <message>
        <source>%1 is not a VMD motion any more.</source>
        <translation>%1 不再是 VMD 動作。</translation>
    </message>
    <message>
        <source>%1 was not reloaded, because you have edited it.</source>
        <translation>未重新載入 %1，因為您編輯過它。</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>重新載入 %1</translation>
    </message>
    <message>
        <source>Reloaded %1.</source>
        <translation>已重新載入 %1。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save to have the file again.</source>
        <translation>已被其他程式刪除或移動：%1。儲存即可重新建立檔案。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save it under another name.</source>
        <translation>已被其他程式刪除或移動：%1。請以其他名稱儲存。</translation>
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
        <translation>旋轉</translation>
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
        <translation>全部</translation>
    </message>
    <message>
        <source>Change the curves of all channels</source>
        <translation>變更所有通道的曲線</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>通道 %1</translation>
    </message>
    <message>
        <source>Rot.</source>
        <translation>旋轉</translation>
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
        <translation>檢查</translation>
    </message>
</context>
<context>
    <name>odori::CheckUpOffer</name>
    <message>
        <source>Open Check-up</source>
        <translation>開啟檢查</translation>
    </message>
    <message>
        <source>Shows what was found, and repairs or renames it</source>
        <translation>顯示檢查結果，並修復或重新命名</translation>
    </message>
    <message numerus="yes">
        <source>%1: the model lacks %n bone(s) and morph(s) of this motion.</source>
        <translation>
            <numerusform>%1：模型缺少此動作的 %n 個骨骼和表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the check-up found %n problem(s).</source>
        <translation>
            <numerusform>%1：檢查發現 %n 個問題。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpPanel</name>
    <message>
        <source>Check-up</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Rename To</source>
        <translation>重新命名為</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>全部修復</translation>
    </message>
    <message>
        <source>Use Suggestions</source>
        <translation>使用建議</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>檢查結果</translation>
    </message>
    <message>
        <source>Goes to the first key of the finding and selects its keys</source>
        <translation>移到此結果的第一個關鍵影格，並選取其關鍵影格</translation>
    </message>
    <message>
        <source>Repairs the selected findings; no pose changes</source>
        <translation>修復選取的項目；姿勢不會改變</translation>
    </message>
    <message>
        <source>Repairs all findings that can be repaired; no pose changes</source>
        <translation>修復所有可修復的項目；姿勢不會改變</translation>
    </message>
    <message>
        <source>Gives the keys the name of another bone, morph or IK of the model</source>
        <translation>將關鍵影格改為模型中其他骨骼、表情或 IK 的名稱</translation>
    </message>
    <message>
        <source>Gives all tracks the first name that is suggested for them</source>
        <translation>將所有軌道改為第一個建議的名稱</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在檢查…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>沒有發現問題。</translation>
    </message>
    <message>
        <source>There are no keys to check.</source>
        <translation>沒有可檢查的關鍵影格。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 個結果</numerusform>
        </translation>
    </message>
    <message>
        <source>All Names…</source>
        <translation>所有名稱…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What can be done with all findings</source>
        <translation>可對所有檢查結果執行的操作</translation>
    </message>
    <message numerus="yes">
        <source>Use %n Suggestion(s)</source>
        <translation>
            <numerusform>使用 %n 個建議</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ColumnsDialog</name>
    <message>
        <source>Insert Frames</source>
        <translation>插入影格</translation>
    </message>
    <message>
        <source>Delete Frames</source>
        <translation>刪除影格</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>影格數</translation>
    </message>
    <message>
        <source>&amp;Before frame</source>
        <translation>插入於此影格之前(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;From frame</source>
        <translation>起始影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Number of frames</source>
        <translation>影格數(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>對象列(&amp;R)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message numerus="yes">
        <source>Keys from frame %1 on move %n frame(s) later.</source>
        <translation>
            <numerusform>影格 %1 起的關鍵影格會往後移 %n 個影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys at frame %1 are deleted; later keys move earlier.</source>
        <translation>刪除影格 %1 的關鍵影格；後面的關鍵影格往前移。</translation>
    </message>
    <message>
        <source>Keys in frames %1–%2 are deleted; later keys move earlier.</source>
        <translation>刪除影格 %1–%2 的關鍵影格；後面的關鍵影格往前移。</translation>
    </message>
</context>
<context>
    <name>odori::CommandPalette</name>
    <message>
        <source>Type letters of a command</source>
        <translation>輸入指令的文字</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>尋找指令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>No command has these letters in this order.</source>
        <translation>沒有依此順序包含這些文字的指令。</translation>
    </message>
</context>
<context>
    <name>odori::Commands</name>
    <message>
        <source>Acts on the selected keys, or on the selected rows&apos; keys at this frame if none is selected</source>
        <translation>作用於選取的關鍵影格；若未選取，則作用於所選列在此影格的關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>復原(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the copied keys so that the first key is at the current frame</source>
        <translation>貼上複製的關鍵影格，讓第一個關鍵影格位於目前影格</translation>
    </message>
    <message>
        <source>Paste &amp;Mirrored</source>
        <translation>鏡像貼上(&amp;M)</translation>
    </message>
    <message>
        <source>Pastes onto the bones of the other side, with left and right swapped</source>
        <translation>左右對調，貼到另一側的骨骼</translation>
    </message>
    <message>
        <source>&amp;Delete Keys</source>
        <translation>刪除關鍵影格(&amp;D)</translation>
    </message>
    <message>
        <source>Disc&amp;ard Drafts</source>
        <translation>捨棄未登錄的變更(&amp;H)</translation>
    </message>
    <message>
        <source>Discards the drafts of the selected tracks at this frame, or all drafts at this frame if no track is selected</source>
        <translation>捨棄選取的軌道在此影格未登錄的變更；若未選取軌道，則捨棄此影格所有未登錄的變更</translation>
    </message>
    <message>
        <source>&amp;Save Project %1</source>
        <translation>儲存專案 %1(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>儲存 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project %1</source>
        <translation>儲存專案 %1</translation>
    </message>
    <message>
        <source>Save the motion %1</source>
        <translation>儲存動作 %1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a model, motion, pose or project</source>
        <translation>開啟模型、動作、姿勢或專案</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple</source>
        <translation>開啟範例(&amp;M)</translation>
    </message>
    <message>
        <source>Find &amp;Textures…</source>
        <translation>尋找貼圖(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次詢問</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Replace the active model</source>
        <translation>取代作用中的模型</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Merge at the current frame</source>
        <translation>從目前影格起合併</translation>
    </message>
    <message>
        <source>New model with this motion</source>
        <translation>以此動作建立新模型</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Do not use them</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>專案另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion</source>
        <translation>儲存動作(&amp;I)</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion %1</source>
        <translation>儲存動作 %1(&amp;I)</translation>
    </message>
    <message>
        <source>Save Motion As…</source>
        <translation>動作另存新檔…</translation>
    </message>
    <message>
        <source>Save &amp;Project As…</source>
        <translation>專案另存新檔(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose As…</source>
        <translation>姿勢另存新檔(&amp;V)…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>將選取的骨骼和表情目前顯示的姿勢儲存為 VPD；若未選取則儲存全部</translation>
    </message>
    <message>
        <source>Save Selected &amp;Keys As…</source>
        <translation>將選取的關鍵影格另存新檔(&amp;K)…</translation>
    </message>
    <message>
        <source>Saves the selected keys as VMD, or all keys of the selected rows if no key is selected</source>
        <translation>將選取的關鍵影格儲存為 VMD；若未選取關鍵影格，則儲存所選列的所有關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Shows all keys and their commands</source>
        <translation>顯示所有按鍵及其指令</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>關於 Odori(&amp;A)</translation>
    </message>
    <message>
        <source>view, dope sheet, curves</source>
        <translation>視圖、關鍵影格表、補間曲線</translation>
    </message>
    <message>
        <source>view, dope sheet</source>
        <translation>視圖、關鍵影格表</translation>
    </message>
    <message>
        <source>view</source>
        <translation>視圖</translation>
    </message>
    <message>
        <source>dope sheet</source>
        <translation>關鍵影格表</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>登錄 %n 個關鍵影格(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>登錄(&amp;R)</translation>
    </message>
    <message>
        <source>Register &amp;All Drafts</source>
        <translation>登錄所有未登錄的變更(&amp;A)</translation>
    </message>
    <message>
        <source>Registers the drafts of all frames for this model, the camera, the light and the self-shadow</source>
        <translation>登錄此模型、攝影機、照明與自我陰影在所有影格中未登錄的變更</translation>
    </message>
    <message>
        <source>Register All &amp;Bones</source>
        <translation>登錄所有骨骼(&amp;K)</translation>
    </message>
    <message>
        <source>Registers a key at this frame for every bone, changed or not</source>
        <translation>不論是否變更，都在此影格登錄所有骨骼的關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>插入影格(&amp;I)</translation>
    </message>
    <message>
        <source>Inserts an empty frame at the current frame, in all tracks</source>
        <translation>在所有軌道的目前影格插入一個空白影格</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>&amp;Delete Frame</source>
        <translation>刪除影格(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the keys at the current frame; later keys move earlier, in all tracks</source>
        <translation>刪除所有軌道在目前影格的關鍵影格；後面的關鍵影格往前移</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>I&amp;nsert Frames…</source>
        <translation>插入多個影格(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;elete Frames…</source>
        <translation>刪除多個影格(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Scale a Range…</source>
        <translation>縮放範圍(&amp;S)…</translation>
    </message>
    <message>
        <source>Makes a range of frames faster or slower and moves later keys</source>
        <translation>讓一段影格變快或變慢，並移動後面的關鍵影格</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>縮放…</translation>
    </message>
    <message>
        <source>Re&amp;verse in Time</source>
        <translation>時間反轉(&amp;V)</translation>
    </message>
    <message>
        <source>Reverses the selected keys between the first and the last of them</source>
        <translation>將選取的關鍵影格在第一個與最後一個之間反轉順序</translation>
    </message>
    <message>
        <source>A&amp;lign to This Frame</source>
        <translation>對齊此影格(&amp;L)</translation>
    </message>
    <message>
        <source>Moves the first selected key of each row to the current frame; the row&apos;s other selected keys move by the same amount</source>
        <translation>將每列第一個選取的關鍵影格移到目前影格；該列其他選取的關鍵影格移動相同的量</translation>
    </message>
    <message>
        <source>Sna&amp;p…</source>
        <translation>貼齊(&amp;P)…</translation>
    </message>
    <message>
        <source>Moves each selected key to the nearest beat, or to the nearest frame of a regular grid</source>
        <translation>將每個選取的關鍵影格移到最近的一拍，或等間隔格線上最近的影格</translation>
    </message>
    <message>
        <source>One Frame &amp;Earlier</source>
        <translation>往前 1 影格(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Later</source>
        <translation>往後 1 影格(&amp;L)</translation>
    </message>
    <message>
        <source>Ten Frames E&amp;arlier</source>
        <translation>往前 10 影格(&amp;A)</translation>
    </message>
    <message>
        <source>Ten Frames La&amp;ter</source>
        <translation>往後 10 影格(&amp;T)</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>左右鏡像(&amp;O)</translation>
    </message>
    <message>
        <source>Mirrors the selected keys onto the bones of the other side</source>
        <translation>將選取的關鍵影格鏡像到另一側的骨骼</translation>
    </message>
    <message>
        <source>M&amp;ultiply and Add…</source>
        <translation>乘算與加算(&amp;U)…</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>乘算…</translation>
    </message>
    <message>
        <source>P&amp;hysics On</source>
        <translation>開啟物理演算(&amp;H)</translation>
    </message>
    <message>
        <source>Physics moves the bones from the selected keys on</source>
        <translation>從選取的關鍵影格起，由物理演算帶動骨骼</translation>
    </message>
    <message>
        <source>Physics O&amp;ff</source>
        <translation>關閉物理演算(&amp;F)</translation>
    </message>
    <message>
        <source>Keys move the bones from the selected keys on; physics does not</source>
        <translation>從選取的關鍵影格起，由關鍵影格而非物理演算帶動骨骼</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移動 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>顯示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隱藏 %1</translation>
    </message>
    <message>
        <source>&amp;Remove %1</source>
        <translation>移除 %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>下一個模型(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>上一個模型(&amp;P)</translation>
    </message>
    <message>
        <source>Show Only the &amp;Active Model</source>
        <translation>只顯示作用中的模型(&amp;A)</translation>
    </message>
    <message>
        <source>Active only</source>
        <translation>只顯示作用中</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>顯示(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Terms of Use…</source>
        <translation>使用條款(&amp;T)…</translation>
    </message>
    <message>
        <source>Shows what the author of the active model wrote about its use</source>
        <translation>顯示作用中模型的作者所寫的使用說明</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>關閉(&amp;O)</translation>
    </message>
    <message>
        <source>While &amp;Playing</source>
        <translation>僅播放時(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>總是(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset Physics</source>
        <translation>重設物理演算(&amp;R)</translation>
    </message>
    <message>
        <source>Restarts the simulation at this frame</source>
        <translation>從此影格重新開始模擬</translation>
    </message>
    <message>
        <source>&amp;Show Rigid Bodies and Joints</source>
        <translation>顯示剛體和關節(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bake to Keys…</source>
        <translation>烘焙成關鍵影格(&amp;B)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Play / Stop</source>
        <translation>播放 / 停止(&amp;P)</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>上一個影格(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Frame</source>
        <translation>下一個影格(&amp;O)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>上一個關鍵影格(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>下一個關鍵影格(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>第一個影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last Key</source>
        <translation>最後一個關鍵影格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame</source>
        <translation>移至影格(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選取(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>旋轉(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Local</source>
        <translation>局部(&amp;L)</translation>
    </message>
    <message>
        <source>Local: the bone&apos;s own axes</source>
        <translation>局部：骨骼自己的軸</translation>
    </message>
    <message>
        <source>&amp;Global</source>
        <translation>全域(&amp;G)</translation>
    </message>
    <message>
        <source>Global: the axes of the scene</source>
        <translation>全域：場景的軸</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>視圖(&amp;V)</translation>
    </message>
    <message>
        <source>View: the axes of the screen</source>
        <translation>視圖：畫面的軸</translation>
    </message>
    <message>
        <source>&amp;Next Axes</source>
        <translation>下一個座標系(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Auto-key</source>
        <translation>自動登錄(&amp;A)</translation>
    </message>
    <message>
        <source>Registers every change automatically</source>
        <translation>自動登錄每一項變更</translation>
    </message>
    <message>
        <source>All &amp;Keys</source>
        <translation>所有關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>Selects all keys of the visible rows</source>
        <translation>選取顯示中的列的所有關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>縱向一欄(&amp;C)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame</source>
        <translation>選取顯示中的列在目前影格的關鍵影格</translation>
    </message>
    <message>
        <source>Keys of the Selected &amp;Rows</source>
        <translation>所選列的關鍵影格(&amp;R)</translation>
    </message>
    <message>
        <source>Selects all keys of the selected bones and morphs</source>
        <translation>選取所選骨骼和表情的所有關鍵影格</translation>
    </message>
    <message>
        <source>From This Frame &amp;On</source>
        <translation>從此影格起(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame and later</source>
        <translation>選取顯示中的列在目前影格及之後的關鍵影格</translation>
    </message>
    <message>
        <source>Ran&amp;ge…</source>
        <translation>範圍(&amp;G)…</translation>
    </message>
    <message>
        <source>Selects the keys in a range of frames</source>
        <translation>選取一段影格範圍內的關鍵影格</translation>
    </message>
    <message>
        <source>All &amp;Bones</source>
        <translation>所有骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>Bones and Morphs with &amp;Drafts</source>
        <translation>有未登錄變更的骨骼和表情(&amp;D)</translation>
    </message>
    <message>
        <source>Selects the bones and morphs that have drafts at the current frame</source>
        <translation>選取在目前影格有未登錄變更的骨骼和表情</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反向選取(&amp;I)</translation>
    </message>
    <message>
        <source>Selects the other keys of the visible rows, or the other rows if no key is selected</source>
        <translation>選取顯示中的列的其他關鍵影格；若未選取關鍵影格，則選取其他的列</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>取消選取(&amp;N)</translation>
    </message>
    <message>
        <source>Add Mar&amp;ker</source>
        <translation>加入標記(&amp;K)</translation>
    </message>
    <message>
        <source>Gives the current frame a name</source>
        <translation>為目前影格命名</translation>
    </message>
    <message>
        <source>Play Range &amp;Begins Here</source>
        <translation>播放範圍從此開始(&amp;B)</translation>
    </message>
    <message>
        <source>Play Range &amp;Ends Here</source>
        <translation>播放範圍到此結束(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unfold Group</source>
        <translation>展開群組(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold Group</source>
        <translation>摺疊群組(&amp;F)</translation>
    </message>
    <message>
        <source>U&amp;nfold All Groups</source>
        <translation>展開所有群組(&amp;N)</translation>
    </message>
    <message>
        <source>Fold &amp;All Groups</source>
        <translation>摺疊所有群組(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Motion</source>
        <translation>顯示整個動作(&amp;W)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Look Through the &amp;Camera</source>
        <translation>從攝影機檢視(&amp;C)</translation>
    </message>
    <message>
        <source>Free &amp;View</source>
        <translation>自由視點(&amp;V)</translation>
    </message>
    <message>
        <source>Set Camera to Vie&amp;w</source>
        <translation>將攝影機設為目前視點(&amp;W)</translation>
    </message>
    <message>
        <source>Sets the camera at this frame to the free view</source>
        <translation>將此影格的攝影機設為目前的自由視點</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型清單</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>關鍵影格表</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>未登錄</translation>
    </message>
    <message>
        <source>Ne&amp;xt Panel</source>
        <translation>下一個面板(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>上一個面板(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset Window Layout</source>
        <translation>重設視窗配置(&amp;E)</translation>
    </message>
    <message>
        <source>Texture Memory…</source>
        <translation>貼圖記憶體…</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>前視圖(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>後視圖(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左視圖(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右視圖(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上視圖(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>下視圖(&amp;O)</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>顯示選取項目(&amp;S)</translation>
    </message>
    <message>
        <source>Zooms to the selected bones or keys in the editor that has the focus</source>
        <translation>在焦點所在的編輯器中，縮放至選取的骨骼或關鍵影格</translation>
    </message>
    <message>
        <source>Fra&amp;me All</source>
        <translation>顯示全部(&amp;M)</translation>
    </message>
    <message>
        <source>Zooms to the whole model or motion in the editor that has the focus</source>
        <translation>在焦點所在的編輯器中，縮放至整個模型或動作</translation>
    </message>
    <message>
        <source>Show Bo&amp;nes</source>
        <translation>顯示骨骼(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>顯示格線(&amp;G)</translation>
    </message>
    <message>
        <source>Paste to &amp;All Channels</source>
        <translation>貼到所有通道(&amp;A)</translation>
    </message>
    <message>
        <source>Paste to &amp;X</source>
        <translation>貼到 X(&amp;X)</translation>
    </message>
    <message>
        <source>Paste to &amp;Y</source>
        <translation>貼到 Y(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste to &amp;Z</source>
        <translation>貼到 Z(&amp;Z)</translation>
    </message>
    <message>
        <source>Paste to &amp;Rotation</source>
        <translation>貼到旋轉(&amp;R)</translation>
    </message>
    <message>
        <source>Paste to &amp;Distance</source>
        <translation>貼到距離(&amp;D)</translation>
    </message>
    <message>
        <source>Paste to &amp;Field of View</source>
        <translation>貼到視野角(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Easing</source>
        <translation>補間(&amp;E)</translation>
    </message>
    <message>
        <source>Shows the easing of the segments that end at the selected keys</source>
        <translation>顯示以選取的關鍵影格為終點的各區段補間</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>數值(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time</source>
        <translation>顯示所選軌道的數值隨時間的變化</translation>
    </message>
    <message>
        <source>&amp;Copy Curve</source>
        <translation>複製曲線(&amp;C)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>&amp;Paste Curve</source>
        <translation>貼上曲線(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the curve to the selected keys; the arrow: to other channels</source>
        <translation>將曲線貼到選取的關鍵影格；箭頭：貼到其他通道</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Flips the curves in time: ease in becomes ease out</source>
        <translation>將曲線沿時間翻轉：緩入變成緩出</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻轉</translation>
    </message>
    <message>
        <source>Changes the curves before and after the selected keys so that the speed does not jump</source>
        <translation>變更選取的關鍵影格前後的曲線，讓速度不會突然跳動</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Inserts keys of the selected tracks at the current frame without changing the motion</source>
        <translation>在不改變動作的情況下，於目前影格插入所選軌道的關鍵影格</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>插入關鍵影格</translation>
    </message>
    <message>
        <source>Deletes the selected keys and changes the curves to keep the motion</source>
        <translation>刪除選取的關鍵影格，並變更曲線以保持動作</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>刪除關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Nudge Handles</source>
        <translation>同量移動控點(&amp;N)</translation>
    </message>
    <message>
        <source>Dragging moves the handles of all keys by the same amount, not to the same position, as with Shift</source>
        <translation>拖曳會將所有關鍵影格的控點移動相同的量，而非移到相同的位置，與按住 Shift 時相同</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>同量移動</translation>
    </message>
    <message>
        <source>Shows the speed along the curve; the dotted line is constant speed</source>
        <translation>顯示沿曲線的速度；虛線為等速</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Copy Curve of %1</source>
        <translation>複製 %1 的曲線</translation>
    </message>
    <message>
        <source>Copy Curve of the Active Line</source>
        <translation>複製作用中線條的曲線</translation>
    </message>
    <message>
        <source>Paste Curve to %1</source>
        <translation>將曲線貼到 %1</translation>
    </message>
    <message>
        <source>Paste Curve to the Active Line</source>
        <translation>將曲線貼到作用中的線條</translation>
    </message>
    <message>
        <source>Mute All but %1</source>
        <translation>隱藏 %1 以外的線條</translation>
    </message>
    <message>
        <source>Mute Others</source>
        <translation>隱藏其他</translation>
    </message>
    <message>
        <source>Show All Channels</source>
        <translation>顯示所有通道</translation>
    </message>
    <message>
        <source>Lock &amp;Frames</source>
        <translation>鎖定影格(&amp;F)</translation>
    </message>
    <message>
        <source>Dragging a key changes only its value. With Shift, the direction of the drag decides</source>
        <translation>拖曳關鍵影格只會改變數值。按住 Shift 時，由拖曳方向決定</translation>
    </message>
    <message>
        <source>Dragging a key changes only its frame. With Shift, the direction of the drag decides</source>
        <translation>拖曳關鍵影格只會改變影格。按住 Shift 時，由拖曳方向決定</translation>
    </message>
    <message>
        <source>&amp;Snap Values</source>
        <translation>貼齊數值(&amp;S)</translation>
    </message>
    <message>
        <source>Dragged keys snap to round values; the steps are finer when the graph is larger. Frames are always whole numbers</source>
        <translation>拖曳的關鍵影格會貼齊整數值；曲線圖越大，間隔越細。影格一律為整數</translation>
    </message>
    <message>
        <source>Show the Selected &amp;Keys</source>
        <translation>顯示選取的關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Insert Ke&amp;y</source>
        <translation>插入關鍵影格(&amp;Y)</translation>
    </message>
    <message>
        <source>Dele&amp;te and Keep the Motion</source>
        <translation>刪除並保持動作(&amp;T)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>循環(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the play range again and again</source>
        <translation>重複播放播放範圍</translation>
    </message>
    <message>
        <source>Fl&amp;ip Curves</source>
        <translation>翻轉曲線(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;mooth Curves</source>
        <translation>平滑曲線(&amp;M)</translation>
    </message>
    <message>
        <source>Show Spee&amp;d</source>
        <translation>顯示速度(&amp;D)</translation>
    </message>
    <message>
        <source>Lock Val&amp;ues</source>
        <translation>鎖定數值(&amp;U)</translation>
    </message>
    <message>
        <source>Only Ke&amp;yed Rows</source>
        <translation>只顯示有關鍵影格的列(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows only rows that have keys</source>
        <translation>只顯示有關鍵影格的列</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>有關鍵影格</translation>
    </message>
    <message>
        <source>Only &amp;Selected Rows</source>
        <translation>只顯示所選的列(&amp;S)</translation>
    </message>
    <message>
        <source>Shows only selected bones and morphs</source>
        <translation>只顯示選取的骨骼和表情</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>已選取</translation>
    </message>
    <message>
        <source>Only Rows with &amp;Drafts</source>
        <translation>只顯示有未登錄變更的列(&amp;D)</translation>
    </message>
    <message>
        <source>Shows only rows with drafts</source>
        <translation>只顯示有未登錄變更的列</translation>
    </message>
    <message>
        <source>Only Rows Not in the &amp;Model</source>
        <translation>只顯示模型沒有的列(&amp;M)</translation>
    </message>
    <message>
        <source>Shows only tracks that the model lacks</source>
        <translation>只顯示模型沒有的軌道</translation>
    </message>
    <message>
        <source>Not in model</source>
        <translation>模型沒有</translation>
    </message>
    <message>
        <source>Shows the whole motion. Ctrl and wheel: zoom</source>
        <translation>顯示整個動作。Ctrl+滾輪：縮放</translation>
    </message>
    <message>
        <source>Fo&amp;llow the Current Frame</source>
        <translation>跟隨目前影格(&amp;L)</translation>
    </message>
    <message>
        <source>During playback, keeps the current frame visible here and in the graph</source>
        <translation>播放時，讓目前影格在此處和曲線圖中保持可見</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟隨</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>尋找指令(&amp;F)…</translation>
    </message>
    <message>
        <source>Finds any command by a few letters of its name</source>
        <translation>以名稱中的幾個字尋找任何指令</translation>
    </message>
    <message>
        <source>&amp;Key Map…</source>
        <translation>快速鍵(&amp;K)…</translation>
    </message>
    <message>
        <source>Dupli&amp;cate to This Frame</source>
        <translation>製作複本到此影格(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected keys so that the first key is at the current frame</source>
        <translation>複製選取的關鍵影格，讓第一個關鍵影格位於目前影格</translation>
    </message>
    <message>
        <source>&amp;All in This Editor</source>
        <translation>此編輯器的全部(&amp;A)</translation>
    </message>
    <message>
        <source>Selects all bones if the view has the focus, otherwise all keys of the visible rows</source>
        <translation>焦點在視圖時選取所有骨骼，否則選取顯示中的列的所有關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Camera and Light</source>
        <translation>攝影機和照明(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the camera active: the dope sheet shows the keys of camera, light and self-shadow. Run it again to return to the model</source>
        <translation>將攝影機設為作用中：關鍵影格表會顯示攝影機、照明與自我陰影的關鍵影格。再執行一次即可回到模型</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>顯示關鍵影格</translation>
    </message>
    <message>
        <source>Shows and changes the keys of the commands, and their presets</source>
        <translation>顯示和變更指令的快速鍵及其預設組</translation>
    </message>
    <message>
        <source>Language, dark or light theme, font size, opening of files and memory</source>
        <translation>語言、深色或淺色佈景主題、字型大小、開啟檔案的方式和記憶體</translation>
    </message>
    <message>
        <source>Ear&amp;lier Versions…</source>
        <translation>較早的版本(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy &amp;Diagnostics</source>
        <translation>複製診斷資訊(&amp;D)</translation>
    </message>
    <message>
        <source>Copies versions, display, settings, the last lines of the log and the last crash report to the clipboard, without personal paths</source>
        <translation>將版本、顯示器、設定、記錄檔的最後幾行與最近的當機報告複製到剪貼簿，不含個人路徑</translation>
    </message>
    <message>
        <source>Offers work that was not saved when Odori closed, from the last 30 days</source>
        <translation>提供最近 30 天內 Odori 關閉時未儲存的作業</translation>
    </message>
    <message>
        <source>Re&amp;cover Unsaved Work…</source>
        <translation>復原未儲存的作業(&amp;C)…</translation>
    </message>
    <message>
        <source>Shows the kept versions of the open files and of all others, and opens one</source>
        <translation>顯示開啟中的檔案和其他所有檔案所保留的版本，並開啟其中一個</translation>
    </message>
    <message>
        <source>Select Physics Bones in the &amp;View</source>
        <translation>在視圖中選取物理骨骼(&amp;V)</translation>
    </message>
    <message>
        <source>Clicks and rectangles in the view also select bones that physics moves</source>
        <translation>在視圖中點選和框選時，也選取由物理演算帶動的骨骼</translation>
    </message>
    <message>
        <source>Previous &amp;Cut</source>
        <translation>上一個鏡頭切換(&amp;C)</translation>
    </message>
    <message>
        <source>Goes to the cut of the camera before this frame: two camera keys one frame apart</source>
        <translation>移到此影格之前的鏡頭切換處：相差一個影格的兩個攝影機關鍵影格</translation>
    </message>
    <message>
        <source>Next C&amp;ut</source>
        <translation>下一個鏡頭切換(&amp;U)</translation>
    </message>
    <message>
        <source>Goes to the next cut of the camera: two camera keys one frame apart</source>
        <translation>移到下一個鏡頭切換處：相差一個影格的兩個攝影機關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>父骨骼(&amp;P)</translation>
    </message>
    <message>
        <source>Parent: the axes of the parent bone</source>
        <translation>父骨骼：父骨骼的軸</translation>
    </message>
    <message>
        <source>Loc&amp;k View to Camera</source>
        <translation>將視點鎖定到攝影機(&amp;K)</translation>
    </message>
    <message>
        <source>While you look through the camera, moving the view moves the camera, also with a model active</source>
        <translation>從攝影機檢視時，移動視點會移動攝影機，即使作用中的是模型</translation>
    </message>
    <message>
        <source>Safe frame: the part of the camera view that a film of this format shows</source>
        <translation>安全框：此比例的影片會顯示的攝影機畫面範圍</translation>
    </message>
    <message>
        <source>&amp;No Safe Frame</source>
        <translation>無安全框(&amp;N)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;16:9</source>
        <translation>安全框 &amp;16:9</translation>
    </message>
    <message>
        <source>Safe Frame &amp;4:3</source>
        <translation>安全框 &amp;4:3</translation>
    </message>
    <message>
        <source>Safe Frame &amp;9:16</source>
        <translation>安全框 &amp;9:16</translation>
    </message>
    <message>
        <source>Safe Frame 1:1 (&amp;square)</source>
        <translation>安全框 1:1 (正方形)(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset Selected</source>
        <translation>重設選取項目(&amp;E)</translation>
    </message>
    <message>
        <source>Sets the selected bones and morphs to rest at this frame, as drafts</source>
        <translation>將選取的骨骼和表情在此影格恢復為初始狀態，作為未登錄的變更</translation>
    </message>
    <message>
        <source>Reset &amp;Whole Pose</source>
        <translation>重設整個姿勢(&amp;W)</translation>
    </message>
    <message>
        <source>Sets all bones and morphs to rest at this frame, as drafts</source>
        <translation>將所有骨骼和表情在此影格恢復為初始狀態，作為未登錄的變更</translation>
    </message>
    <message>
        <source>Changes position, rotation, weight or distance of the selected keys (MMD: bias), or blends them with the rest pose</source>
        <translation>變更選取的關鍵影格的位置、旋轉、權重或距離 (MMD 的補正)，或與初始姿勢混合</translation>
    </message>
    <message>
        <source>Show at This Frame</source>
        <translation>在此影格顯示</translation>
    </message>
    <message>
        <source>Hide at This Frame</source>
        <translation>在此影格隱藏</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is shown.</source>
        <translation>從影格 %1 起顯示模型。</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is hidden.</source>
        <translation>從影格 %1 起隱藏模型。</translation>
    </message>
    <message>
        <source>S&amp;how or Hide at This Frame</source>
        <translation>在此影格顯示或隱藏(&amp;H)</translation>
    </message>
    <message>
        <source>Shows or hides the active model from this frame on, as the switch of the Model panel does. Register makes it a key</source>
        <translation>從此影格起顯示或隱藏作用中的模型，與模型面板的開關相同。登錄後會成為關鍵影格</translation>
    </message>
    <message>
        <source>Copies the selected keys. If no key is selected, copies the shown pose at this frame: of the selected bones and morphs, or of the whole model</source>
        <translation>複製選取的關鍵影格。若未選取關鍵影格，則複製此影格目前顯示的姿勢：選取的骨骼和表情，或整個模型</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>單獨顯示</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>單獨顯示 %1</translation>
    </message>
    <message>
        <source>Hide in the Graph</source>
        <translation>在曲線圖中隱藏</translation>
    </message>
    <message>
        <source>Hide %1 in the Graph</source>
        <translation>在曲線圖中隱藏 %1</translation>
    </message>
    <message>
        <source>Lock in the Graph</source>
        <translation>在曲線圖中鎖定</translation>
    </message>
    <message>
        <source>Lock %1 in the Graph</source>
        <translation>在曲線圖中鎖定 %1</translation>
    </message>
    <message>
        <source>Draws only the lines of the bone with the active line</source>
        <translation>只繪製作用中線條所屬骨骼的線條</translation>
    </message>
    <message>
        <source>The keys of a locked bone can be neither selected nor changed in the graph</source>
        <translation>鎖定的骨骼，其關鍵影格在曲線圖中無法選取也無法變更</translation>
    </message>
    <message>
        <source>Show and Unlock All</source>
        <translation>全部顯示並解除鎖定</translation>
    </message>
    <message>
        <source>Ends solo, and shows and unlocks all bones and morphs of the graph</source>
        <translation>結束單獨顯示，並在曲線圖中顯示所有骨骼和表情及解除鎖定</translation>
    </message>
    <message>
        <source>Scaling &amp;Box</source>
        <translation>縮放框(&amp;B)</translation>
    </message>
    <message>
        <source>Shows a box around the selected keys. Its sides and corners scale their frames and values; a typed number is the factor</source>
        <translation>在選取的關鍵影格周圍顯示方框。拖曳邊與角可縮放影格和數值；輸入的數字即為倍率</translation>
    </message>
    <message>
        <source>Scale about the &amp;Opposite Side</source>
        <translation>以對邊為基準縮放(&amp;O)</translation>
    </message>
    <message>
        <source>The side across from the dragged one stays</source>
        <translation>拖曳邊的對邊保持不動</translation>
    </message>
    <message>
        <source>Scale about the Centre</source>
        <translation>以中心為基準縮放</translation>
    </message>
    <message>
        <source>The middle of the box stays</source>
        <translation>方框的中央保持不動</translation>
    </message>
    <message>
        <source>Scale about the Current Frame</source>
        <translation>以目前影格為基準縮放</translation>
    </message>
    <message>
        <source>The current frame and the values of the lines there stay</source>
        <translation>目前影格及各線條在該處的數值保持不動</translation>
    </message>
    <message>
        <source>&amp;Zoom to a Box</source>
        <translation>縮放至方框(&amp;Z)</translation>
    </message>
    <message>
        <source>The next drag draws a rectangle that then fills the graph, as Ctrl and the middle button do</source>
        <translation>下一次拖曳會畫出矩形，並將其放大至整個曲線圖，與 Ctrl+滑鼠中鍵相同</translation>
    </message>
    <message>
        <source>Full Width</source>
        <translation>全寬</translation>
    </message>
    <message>
        <source>Gives the curve editor the full width of the window, and back</source>
        <translation>將曲線編輯器擴展到視窗全寬，再按一次則恢復</translation>
    </message>
    <message>
        <source>The floating curve editor can have any size</source>
        <translation>浮動的曲線編輯器可自由調整大小</translation>
    </message>
    <message>
        <source>Nothing is beside the curve editor</source>
        <translation>曲線編輯器旁邊沒有任何面板</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>Shows each line in its own range, from −1 to 1, so that small and large values can be compared</source>
        <translation>以各自的範圍 (−1 到 1) 顯示每條線，方便比較大小不同的數值</translation>
    </message>
    <message>
        <source>Co&amp;lours of Bones</source>
        <translation>骨骼的顏色(&amp;L)</translation>
    </message>
    <message>
        <source>If there are several bones, each has its own colour instead of the colours of X, Y and Z</source>
        <translation>有多個骨骼時，每個骨骼使用自己的顏色，而非 X、Y、Z 的顏色</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>編輯前的曲線(&amp;G)</translation>
    </message>
    <message>
        <source>Shows faintly the curves before the running or last edit</source>
        <translation>以淡色顯示進行中或最近一次編輯之前的曲線</translation>
    </message>
    <message>
        <source>Gives all keys of the selected track the name of another bone or morph of the model</source>
        <translation>將所選軌道的所有關鍵影格改為模型中其他骨骼或表情的名稱</translation>
    </message>
    <message>
        <source>Select one bone or morph with keys; the model must be open</source>
        <translation>請選取一個有關鍵影格的骨骼或表情；必須開啟模型</translation>
    </message>
    <message>
        <source>Moves the selected keys to another bone or morph of the model</source>
        <translation>將選取的關鍵影格移到模型的其他骨骼或表情</translation>
    </message>
    <message>
        <source>Select keys of one bone or morph; the model must be open</source>
        <translation>請選取單一骨骼或表情的關鍵影格；必須開啟模型</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k To…</source>
        <translation>重新命名軌道為(&amp;K)…</translation>
    </message>
    <message>
        <source>Move Keys To…</source>
        <translation>將關鍵影格移至…</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>鏡像表情</translation>
    </message>
    <message>
        <source>Exchanges the weights of the selected morphs with those of the other side, such as ウィンク and ウィンク右</source>
        <translation>將選取的表情權重與另一側的表情互換，例如 ウィンク 和 ウィンク右</translation>
    </message>
    <message>
        <source>&amp;Copy Morphs to Other Side</source>
        <translation>將表情複製到另一側(&amp;C)</translation>
    </message>
    <message>
        <source>Gives the morphs of the other side the weights of the selected ones</source>
        <translation>將選取的表情權重套用到另一側的表情</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their previous keys, as far as the mouse moves</source>
        <translation>依滑鼠移動的距離，讓選取的骨骼和表情趨近上一個關鍵影格</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their next keys, as far as the mouse moves</source>
        <translation>依滑鼠移動的距離，讓選取的骨骼和表情趨近下一個關鍵影格</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs away from the way between their previous and next keys, as far as the mouse moves</source>
        <translation>依滑鼠移動的距離，讓選取的骨骼和表情遠離前後關鍵影格之間的中間狀態</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards rest, as far as the mouse moves</source>
        <translation>依滑鼠移動的距離，讓選取的骨骼和表情趨近初始姿勢</translation>
    </message>
    <message>
        <source>Towards Res&amp;t</source>
        <translation>趨近初始姿勢(&amp;T)</translation>
    </message>
    <message>
        <source>Towards Previous &amp;Key</source>
        <translation>趨近上一個關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>Towards Ne&amp;xt Key</source>
        <translation>趨近下一個關鍵影格(&amp;X)</translation>
    </message>
    <message>
        <source>Exagge&amp;rate</source>
        <translation>誇張(&amp;R)</translation>
    </message>
    <message>
        <source>Own Pivots</source>
        <translation>各自的旋轉中心</translation>
    </message>
    <message>
        <source>Each selected bone rotates about its own origin</source>
        <translation>選取的每個骨骼繞自己的原點旋轉</translation>
    </message>
    <message>
        <source>Shared Pivot</source>
        <translation>共用旋轉中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about their middle. Bones that cannot move only rotate, and children follow their parents</source>
        <translation>選取的骨骼繞其中心旋轉。無法移動的骨骼只會旋轉，子骨骼跟隨父骨骼</translation>
    </message>
    <message>
        <source>Pivot at the Last Bone</source>
        <translation>以最後的骨骼為旋轉中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about the bone that was selected last</source>
        <translation>選取的骨骼繞最後選取的骨骼旋轉</translation>
    </message>
    <message>
        <source>Next Pivot</source>
        <translation>下一個旋轉中心</translation>
    </message>
    <message>
        <source>Select IK Goal</source>
        <translation>選取 IK 目標</translation>
    </message>
    <message>
        <source>Selects the IK goals that move the selected bones, to move them</source>
        <translation>選取帶動所選骨骼的 IK 目標，以便移動</translation>
    </message>
    <message>
        <source>&amp;IK Off at This Frame</source>
        <translation>在此影格關閉 IK(&amp;I)</translation>
    </message>
    <message>
        <source>Switches IK of the selected bones off from this frame on</source>
        <translation>從此影格起關閉所選骨骼的 IK</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>需要第二個可供跟隨的模型。</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Outside Parent…</source>
        <translation>外部親…</translation>
    </message>
    <message>
        <source>Lets the selected bone follow a bone of another model, from this frame on</source>
        <translation>從此影格起，讓選取的骨骼跟隨其他模型的骨骼</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Bones</source>
        <translation>隱藏選取的骨骼(&amp;H)</translation>
    </message>
    <message>
        <source>Hidden bones are neither drawn nor selected in the view</source>
        <translation>隱藏的骨骼在視圖中不會繪製，也無法選取</translation>
    </message>
    <message>
        <source>Hide O&amp;ther Bones</source>
        <translation>隱藏其他骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>Only the selected bones stay visible in the view</source>
        <translation>視圖中只保留顯示選取的骨骼</translation>
    </message>
    <message>
        <source>&amp;Show All Bones</source>
        <translation>顯示所有骨骼(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lock Selected Bones</source>
        <translation>鎖定選取的骨骼(&amp;L)</translation>
    </message>
    <message>
        <source>The mouse in the view neither selects nor changes locked bones</source>
        <translation>在視圖中，滑鼠無法選取或變更鎖定的骨骼</translation>
    </message>
    <message>
        <source>&amp;Unlock All Bones</source>
        <translation>解除鎖定所有骨骼(&amp;U)</translation>
    </message>
    <message>
        <source>Save Selection as &amp;Set…</source>
        <translation>將選取項目儲存為骨骼組(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the selected bones and morphs under a name, to select them again</source>
        <translation>為選取的骨骼和表情命名並儲存，以便再次選取</translation>
    </message>
    <message>
        <source>Set V&amp;iew to Camera</source>
        <translation>將視點對齊攝影機(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the free view from where the camera is at this frame</source>
        <translation>從此影格的攝影機位置顯示自由視點</translation>
    </message>
    <message>
        <source>Camera Follows Bone…</source>
        <translation>攝影機跟隨骨骼…</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>Show Camera</source>
        <translation>顯示攝影機</translation>
    </message>
    <message>
        <source>Shows the camera in the free view also while a model is active. A click on it makes it active</source>
        <translation>模型作用中時，也在自由視點中顯示攝影機。點選它即可設為作用中</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>已移除 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %1, and %n outside parent(s) that followed it. Undo brings all back.</source>
        <translation>
            <numerusform>已移除 %1，以及跟隨它的 %n 個外部親。「復原」可全部還原。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>目前無法執行「%1」。</translation>
    </message>
    <message>
        <source>Select keys first that have a curve.</source>
        <translation>請先選取有曲線的關鍵影格。</translation>
    </message>
    <message>
        <source>Select keys first that all have the same curve.</source>
        <translation>請先選取曲線相同的關鍵影格。</translation>
    </message>
    <message>
        <source>Select keys first.</source>
        <translation>請先選取關鍵影格。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>沒有可復原的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>沒有可重做的操作。</translation>
    </message>
    <message>
        <source>Select bones, morphs or keys first.</source>
        <translation>請先選取骨骼、表情或關鍵影格。</translation>
    </message>
    <message>
        <source>Copy keys or a pose first.</source>
        <translation>請先複製關鍵影格或姿勢。</translation>
    </message>
    <message>
        <source>There is no draft to discard at this frame.</source>
        <translation>此影格沒有可捨棄的未登錄變更。</translation>
    </message>
    <message>
        <source>Without a project, Save saves the motion.</source>
        <translation>沒有專案時，「儲存」會儲存動作。</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>沒有未登錄的變更。</translation>
    </message>
    <message>
        <source>There are no keys at this frame or after it.</source>
        <translation>此影格及之後沒有關鍵影格。</translation>
    </message>
    <message>
        <source>There are no keys.</source>
        <translation>沒有關鍵影格。</translation>
    </message>
    <message>
        <source>Select keys first that are at different frames.</source>
        <translation>請先選取位於不同影格的關鍵影格。</translation>
    </message>
    <message>
        <source>Select bones first.</source>
        <translation>請先選取骨骼。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>請先選擇模型。</translation>
    </message>
    <message>
        <source>This model is the first one already.</source>
        <translation>此模型已經是第一個。</translation>
    </message>
    <message>
        <source>This model is the last one already.</source>
        <translation>此模型已經是最後一個。</translation>
    </message>
    <message>
        <source>Select a bone first that IK moves.</source>
        <translation>請先選取由 IK 帶動的骨骼。</translation>
    </message>
    <message>
        <source>Select bones or morphs first.</source>
        <translation>請先選取骨骼或表情。</translation>
    </message>
    <message>
        <source>There is no draft at this frame.</source>
        <translation>此影格沒有未登錄的變更。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未選取任何項目。</translation>
    </message>
    <message>
        <source>No bone is hidden.</source>
        <translation>沒有隱藏的骨骼。</translation>
    </message>
    <message>
        <source>No bone is locked.</source>
        <translation>沒有鎖定的骨骼。</translation>
    </message>
    <message>
        <source>Colour of the Background</source>
        <translation>背景顏色</translation>
    </message>
    <message>
        <source>Sky and Ground</source>
        <translation>天空和地面</translation>
    </message>
    <message>
        <source>Background Colour…</source>
        <translation>背景顏色…</translation>
    </message>
    <message>
        <source>Show Self-Shadow</source>
        <translation>顯示自我陰影</translation>
    </message>
    <message>
        <source>Draws self-shadows where the keys of the self-shadow turn them on</source>
        <translation>在自我陰影的關鍵影格開啟之處繪製自我陰影</translation>
    </message>
    <message>
        <source>First choose ghosts at keys or at frames.</source>
        <translation>請先選擇關鍵影格殘影或影格殘影。</translation>
    </message>
    <message>
        <source>How many ghosts are before and after this frame</source>
        <translation>此影格前後的殘影數量</translation>
    </message>
    <message>
        <source>N&amp;o Ghosts</source>
        <translation>無殘影(&amp;O)</translation>
    </message>
    <message>
        <source>Shows only the pose of this frame</source>
        <translation>只顯示此影格的姿勢</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Keys</source>
        <translation>關鍵影格殘影(&amp;K)</translation>
    </message>
    <message>
        <source>Shows the poses at the keys of the selected bones before and after this frame; without a selection at those of all bones</source>
        <translation>顯示所選骨骼在此影格前後的關鍵影格姿勢；未選取時則為所有骨骼</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Frames</source>
        <translation>影格殘影(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the poses of the frames before and after this one</source>
        <translation>顯示此影格前後各影格的姿勢</translation>
    </message>
    <message>
        <source>&amp;1 Ghost on Each Side</source>
        <translation>前後各 1 個殘影(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 Ghosts on Each Side</source>
        <translation>前後各 2 個殘影(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 Ghosts on Each Side</source>
        <translation>前後各 3 個殘影(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;5 Ghosts on Each Side</source>
        <translation>前後各 5 個殘影(&amp;5)</translation>
    </message>
    <message>
        <source>1&amp;0 Ghosts on Each Side</source>
        <translation>前後各 10 個殘影(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;Trail of Selected Bones</source>
        <translation>所選骨骼的運動軌跡(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the ways of the selected bones (at most 20) from 30 frames before to 30 frames after this one. The keys on them can be dragged</source>
        <translation>顯示所選骨骼 (最多 20 個) 從此影格前 30 影格到後 30 影格的運動軌跡。軌跡上的關鍵影格可以拖曳</translation>
    </message>
    <message>
        <source>C&amp;lean View</source>
        <translation>純淨視圖(&amp;L)</translation>
    </message>
    <message>
        <source>Hides bones, handles, grid and texts, and shows only the picture; Esc shows them again</source>
        <translation>隱藏骨骼、控點、格線和文字，只顯示畫面；按 Esc 恢復顯示</translation>
    </message>
    <message>
        <source>There is no motion to save.</source>
        <translation>沒有可儲存的動作。</translation>
    </message>
    <message>
        <source>Click a line of the graph first.</source>
        <translation>請先點選曲線圖的線條。</translation>
    </message>
    <message>
        <source>No line of the graph is hidden, locked or alone.</source>
        <translation>曲線圖中沒有隱藏、鎖定或單獨顯示的線條。</translation>
    </message>
    <message>
        <source>Show the graph first.</source>
        <translation>請先顯示曲線圖。</translation>
    </message>
    <message>
        <source>There are no other lines.</source>
        <translation>沒有其他線條。</translation>
    </message>
    <message>
        <source>All channels are shown already.</source>
        <translation>所有通道都已顯示。</translation>
    </message>
    <message>
        <source>Select keys first that are not at this frame.</source>
        <translation>請先選取不在此影格的關鍵影格。</translation>
    </message>
    <message>
        <source>Select keys first that have numbers.</source>
        <translation>請先選取有數值的關鍵影格。</translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation>沒有模型。</translation>
    </message>
    <message>
        <source>The active model has no terms of use.</source>
        <translation>作用中的模型沒有使用條款。</translation>
    </message>
    <message>
        <source>Physics moves no bone of the active model.</source>
        <translation>作用中的模型沒有由物理演算帶動的骨骼。</translation>
    </message>
    <message>
        <source>There are no keys and no bones.</source>
        <translation>沒有關鍵影格也沒有骨骼。</translation>
    </message>
    <message>
        <source>Select bones or morphs first that have keys.</source>
        <translation>請先選取有關鍵影格的骨骼或表情。</translation>
    </message>
    <message>
        <source>There is no motion.</source>
        <translation>沒有動作。</translation>
    </message>
    <message>
        <source>Select keys first that are not at frame 0.</source>
        <translation>請先選取不在影格 0 的關鍵影格。</translation>
    </message>
    <message>
        <source>%1: first click the view, the dope sheet or the curves.</source>
        <translation>%1：請先點選視圖、關鍵影格表或補間曲線。</translation>
    </message>
    <message>
        <source>Fit Selection Bet&amp;ween Two Beats</source>
        <translation>將選取項目配合兩拍之間(&amp;W)</translation>
    </message>
    <message>
        <source>Scales the selected keys in time so that the first and the last of them are on the nearest beats</source>
        <translation>沿時間縮放選取的關鍵影格，讓第一個和最後一個落在最近的一拍</translation>
    </message>
    <message>
        <source>Open a sound first.</source>
        <translation>請先開啟音訊。</translation>
    </message>
    <message>
        <source>Sets tempo, tempo changes and first beat to those of the open sound</source>
        <translation>將速度、速度變更與第一拍設為開啟中音訊的值</translation>
    </message>
    <message>
        <source>Ma&amp;rkers from Onsets</source>
        <translation>從起音加入標記(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a marker wherever a note or a drum of the open sound begins, within the play range if it is set</source>
        <translation>在開啟中音訊的每個音符或鼓聲開始處加入標記；若已設定播放範圍，則只在其中加入</translation>
    </message>
    <message>
        <source>Sna&amp;p Drags to Beats</source>
        <translation>拖曳時貼齊節拍(&amp;P)</translation>
    </message>
    <message>
        <source>Dragged keys, markers, ends of the play range and the current frame go to the nearest beat</source>
        <translation>拖曳的關鍵影格、標記、播放範圍的兩端和目前影格會移到最近的一拍</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>開啟音訊(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens music or the sound of a video; it plays along with the scene</source>
        <translation>開啟音樂或影片的音訊；它會隨場景一起播放</translation>
    </message>
    <message>
        <source>Play Selec&amp;tion</source>
        <translation>播放選取範圍(&amp;T)</translation>
    </message>
    <message>
        <source>Plays from the first to the last selected key</source>
        <translation>從第一個選取的關鍵影格播放到最後一個</translation>
    </message>
    <message>
        <source>Sho&amp;w Whole Frames Only</source>
        <translation>只顯示整數影格(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;Back When It Stops</source>
        <translation>停止時返回(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back to the frame where playback began when it stops</source>
        <translation>停止播放時，回到開始播放的影格</translation>
    </message>
    <message>
        <source>&amp;Sound Begins Here</source>
        <translation>音訊從此開始(&amp;S)</translation>
    </message>
    <message>
        <source>Moves the sound: it begins at the current frame</source>
        <translation>移動音訊：從目前影格開始</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>移動音訊</translation>
    </message>
    <message>
        <source>&amp;Mute the Sound</source>
        <translation>將音訊靜音(&amp;M)</translation>
    </message>
    <message>
        <source>Mute Sound</source>
        <translation>將音訊靜音</translation>
    </message>
    <message>
        <source>R&amp;emove the Sound</source>
        <translation>移除音訊(&amp;E)</translation>
    </message>
    <message>
        <source>Removes the sound from the scene; its file stays</source>
        <translation>從場景移除音訊；檔案會保留</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>移除音訊</translation>
    </message>
    <message>
        <source>Make &amp;Film…</source>
        <translation>製作影片(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes a video or a series of pictures of the scene</source>
        <translation>將場景製作成影片或連續圖片</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>請先開啟模型。</translation>
    </message>
    <message>
        <source>Films Bein&amp;g Made</source>
        <translation>製作中的影片(&amp;G)</translation>
    </message>
    <message>
        <source>Shows how far the films are, and stops them</source>
        <translation>顯示影片的進度，並可停止製作</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>儲存圖片(&amp;U)…</translation>
    </message>
    <message>
        <source>Saves what the view shows as PNG, without bones and other marks</source>
        <translation>將視圖顯示的內容儲存為 PNG，不含骨骼和其他標示</translation>
    </message>
    <message>
        <source>Cop&amp;y Picture</source>
        <translation>複製圖片(&amp;Y)</translation>
    </message>
    <message>
        <source>Puts what the view shows into the clipboard, without bones and other marks</source>
        <translation>將視圖顯示的內容放到剪貼簿，不含骨骼和其他標示</translation>
    </message>
    <message>
        <source>Spectro&amp;gram of the Sound</source>
        <translation>音訊的頻譜圖(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the pitches of the sound, from 40 Hz to 12 kHz, instead of its waveform</source>
        <translation>顯示音訊的音高 (40 Hz 到 12 kHz)，取代波形</translation>
    </message>
    <message>
        <source>Find &amp;Tempo and Beats of the Sound</source>
        <translation>偵測音訊的速度與節拍(&amp;T)</translation>
    </message>
    <message>
        <source>Picture or Video of the Background</source>
        <translation>背景的圖片或影片</translation>
    </message>
    <message>
        <source>Pictures and videos (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;All files (*)</source>
        <translation>圖片和影片 (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Background Picture or Video…</source>
        <translation>背景圖片或影片…</translation>
    </message>
    <message>
        <source>A picture or a video that fills the view behind the models; it does not move with the camera. A video begins at frame 0.</source>
        <translation>在模型後方填滿視圖的圖片或影片；不會隨攝影機移動。影片從影格 0 開始。</translation>
    </message>
    <message>
        <source>Motion tools need a model with a motion. The camera has no tools.</source>
        <translation>動作工具需要有動作的模型。攝影機沒有工具可用。</translation>
    </message>
    <message>
        <source>&amp;Thin Keys…</source>
        <translation>精簡關鍵影格(&amp;T)…</translation>
    </message>
    <message>
        <source>Removes keys that the motion does not need</source>
        <translation>移除動作不需要的關鍵影格</translation>
    </message>
    <message>
        <source>This needs a model.</source>
        <translation>這需要模型。</translation>
    </message>
    <message>
        <source>&amp;Pin Feet…</source>
        <translation>固定腳部(&amp;P)…</translation>
    </message>
    <message>
        <source>Holds standing feet at one place</source>
        <translation>將接地的腳固定在同一處</translation>
    </message>
    <message>
        <source>&amp;Ground Correction…</source>
        <translation>接地補正(&amp;G)…</translation>
    </message>
    <message>
        <source>Puts the figure on the ground where its feet stand</source>
        <translation>在腳接地之處，將全身貼合地面</translation>
    </message>
    <message>
        <source>&amp;IK to FK…</source>
        <translation>IK 轉 FK(&amp;I)…</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off</source>
        <translation>將 IK 的結果做成關鍵影格，並關閉 IK</translation>
    </message>
    <message>
        <source>&amp;FK to IK…</source>
        <translation>FK 轉 IK(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, and switches IK on</source>
        <translation>建立 IK 目標的關鍵影格，並開啟 IK</translation>
    </message>
    <message>
        <source>Fit a Motion of &amp;Another Model…</source>
        <translation>套用其他模型的動作(&amp;A)…</translation>
    </message>
    <message>
        <source>Changes another model&apos;s motion for this model&apos;s body</source>
        <translation>配合此模型的身體，調整其他模型的動作</translation>
    </message>
    <message>
        <source>I&amp;mport Animation…</source>
        <translation>匯入動畫(&amp;M)…</translation>
    </message>
    <message>
        <source>Makes a motion for this model of a BVH, FBX, GLB or VRM file</source>
        <translation>從 BVH、FBX、GLB 或 VRM 檔案建立此模型的動作</translation>
    </message>
    <message>
        <source>&amp;Smooth Motion…</source>
        <translation>平滑動作(&amp;S)…</translation>
    </message>
    <message>
        <source>Removes jitter, spikes and flips without lag</source>
        <translation>去除抖動、突波和翻轉，不會造成延遲</translation>
    </message>
    <message>
        <source>Sca&amp;le, Turn and Move the Motion…</source>
        <translation>縮放、旋轉與移動動作(&amp;L)…</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion</source>
        <translation>變更整個動作的位置</translation>
    </message>
    <message>
        <source>Make a L&amp;oop…</source>
        <translation>製作循環(&amp;O)…</translation>
    </message>
    <message>
        <source>Blends the end into the beginning</source>
        <translation>將結尾混合到開頭</translation>
    </message>
    <message>
        <source>&amp;Cross-fade to Another Motion…</source>
        <translation>淡接到其他動作(&amp;C)…</translation>
    </message>
    <message>
        <source>Fades from this motion to another one</source>
        <translation>從此動作淡接到另一個動作</translation>
    </message>
    <message>
        <source>Ta&amp;ke a Part of Another Motion…</source>
        <translation>取用其他動作的一部分(&amp;K)…</translation>
    </message>
    <message>
        <source>Replaces arms, legs, face… by those of another</source>
        <translation>將手臂、腿、臉部…換成另一個動作的部分</translation>
    </message>
    <message>
        <source>Split &amp;Between Bones…</source>
        <translation>在骨骼間拆分(&amp;B)…</translation>
    </message>
    <message>
        <source>Moves a part of a bone&apos;s movement to a second bone</source>
        <translation>將骨骼的部分動作移到第二個骨骼</translation>
    </message>
    <message>
        <source>M&amp;erge Bones…</source>
        <translation>合併骨骼(&amp;E)…</translation>
    </message>
    <message>
        <source>Moves the movement of two bones to one of them</source>
        <translation>將兩個骨骼的動作移到其中一個</translation>
    </message>
    <message>
        <source>&amp;Warp Time…</source>
        <translation>伸縮時間(&amp;W)…</translation>
    </message>
    <message>
        <source>Makes a range longer or shorter</source>
        <translation>將範圍變長或變短</translation>
    </message>
    <message>
        <source>Select a contact in the dope sheet&apos;s strip first.</source>
        <translation>請先在關鍵影格表的接地條中選取接地。</translation>
    </message>
    <message>
        <source>Show the foot contacts of a model first.</source>
        <translation>請先顯示模型的足部接地。</translation>
    </message>
    <message>
        <source>Show Foot &amp;Contacts</source>
        <translation>顯示足部接地(&amp;C)</translation>
    </message>
    <message>
        <source>Shows when the feet stand, and their errors, in the dope sheet and in the view</source>
        <translation>在關鍵影格表和視圖中顯示腳接地的時間及其誤差</translation>
    </message>
    <message>
        <source>&amp;Next Contact</source>
        <translation>下一個接地(&amp;N)</translation>
    </message>
    <message>
        <source>Selects the next contact and goes to it</source>
        <translation>選取下一個接地並移到該處</translation>
    </message>
    <message>
        <source>&amp;Previous Contact</source>
        <translation>上一個接地(&amp;P)</translation>
    </message>
    <message>
        <source>Selects the contact before and goes to it</source>
        <translation>選取上一個接地並移到該處</translation>
    </message>
    <message>
        <source>&amp;Left Foot Stands Here</source>
        <translation>左腳從此接地(&amp;L)</translation>
    </message>
    <message>
        <source>Adds a contact at the selected keys&apos; frames, else from this frame on</source>
        <translation>在選取的關鍵影格處加入接地；若未選取，則從此影格起</translation>
    </message>
    <message>
        <source>&amp;Right Foot Stands Here</source>
        <translation>右腳從此接地(&amp;R)</translation>
    </message>
    <message>
        <source>Contact &amp;Begins Here</source>
        <translation>接地從此開始(&amp;B)</translation>
    </message>
    <message>
        <source>Moves the first frame of the selected contact</source>
        <translation>移動所選接地的第一個影格</translation>
    </message>
    <message>
        <source>Contact &amp;Ends Here</source>
        <translation>接地到此結束(&amp;E)</translation>
    </message>
    <message>
        <source>Moves the last frame of the selected contact</source>
        <translation>移動所選接地的最後一個影格</translation>
    </message>
    <message>
        <source>&amp;Delete Contact</source>
        <translation>刪除接地(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected contact, and no key</source>
        <translation>刪除所選的接地，不刪除關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Find Contacts Again</source>
        <translation>重新偵測接地(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the edited contacts by those that are found</source>
        <translation>以偵測到的接地取代編輯過的接地</translation>
    </message>
    <message>
        <source>No contact was edited.</source>
        <translation>沒有編輯過的接地。</translation>
    </message>
    <message>
        <source>Drags of beats and markers in the dope sheet stretch the whole motion between the neighbouring markers</source>
        <translation>在關鍵影格表中拖曳節拍和標記，會伸縮相鄰標記之間的整個動作</translation>
    </message>
    <message>
        <source>Drag a beat or a marker above the rows: the motion stretches.</source>
        <translation>拖曳列上方的節拍或標記：動作會伸縮。</translation>
    </message>
    <message>
        <source>Pin Foot &amp;Here…</source>
        <translation>將腳固定在此(&amp;H)…</translation>
    </message>
    <message>
        <source>Holds a foot where it is at this frame: that of the selected contact or bones</source>
        <translation>將腳固定在它於此影格的位置：所選接地或骨骼的腳</translation>
    </message>
    <message>
        <source>Select keys or a marker first.</source>
        <translation>請先選取關鍵影格或標記。</translation>
    </message>
    <message>
        <source>Warp Time by &amp;Dragging Beats</source>
        <translation>拖曳節拍伸縮時間(&amp;D)</translation>
    </message>
    <message>
        <source>Compa&amp;re Motions</source>
        <translation>比較動作(&amp;R)</translation>
    </message>
    <message>
        <source>Shows how this motion differs from another one, in the view and as figures</source>
        <translation>在視圖中並以數字顯示此動作與另一個動作的差異</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手冊(&amp;M)</translation>
    </message>
    <message>
        <source>Opens the page of the manual about what has the focus</source>
        <translation>開啟手冊中關於目前焦點的頁面</translation>
    </message>
    <message>
        <source>Tour: &amp;Pose and Key</source>
        <translation>導覽：姿勢與關鍵影格(&amp;P)</translation>
    </message>
    <message>
        <source>Shows in the window how to turn a bone and register a key</source>
        <translation>在視窗中示範如何旋轉骨骼並登錄關鍵影格</translation>
    </message>
    <message>
        <source>Tour: Fix a &amp;Curve</source>
        <translation>導覽：修改曲線(&amp;C)</translation>
    </message>
    <message>
        <source>Shows in the window how to change the way between two keys</source>
        <translation>在視窗中示範如何變更兩個關鍵影格之間的運動方式</translation>
    </message>
    <message>
        <source>Tour: &amp;Export to Blender</source>
        <translation>導覽：匯出到 Blender(&amp;E)</translation>
    </message>
    <message>
        <source>Shows in the window how to write an FBX or GLB file</source>
        <translation>在視窗中示範如何寫出 FBX 或 GLB 檔案</translation>
    </message>
    <message>
        <source>Plays 30 pictures a second, one for each frame, instead of as many as the display has</source>
        <translation>每秒播放 30 個畫面，每個影格一個，而非依顯示器的更新率</translation>
    </message>
    <message>
        <source>Lets the camera&apos;s centre follow a bone, from this frame on</source>
        <translation>從此影格起，讓攝影機的中心跟隨骨骼</translation>
    </message>
    <message>
        <source>&amp;Clear Recent Files</source>
        <translation>清除最近的檔案(&amp;C)</translation>
    </message>
    <message>
        <source>Empties this list and that of the start page; the files stay on the disk</source>
        <translation>清空此清單與開始頁的清單；檔案仍保留在磁碟上</translation>
    </message>
    <message>
        <source>There are no recent files.</source>
        <translation>沒有最近的檔案。</translation>
    </message>
    <message>
        <source>Pl&amp;ay Slower</source>
        <translation>放慢播放(&amp;A)</translation>
    </message>
    <message>
        <source>Chooses the next lower speed of the tool bar, down to 0.1×</source>
        <translation>選擇工具列中慢一級的速度，最低 0.1×</translation>
    </message>
    <message>
        <source>Pla&amp;y Faster</source>
        <translation>加快播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Chooses the next higher speed of the tool bar, up to 2×</source>
        <translation>選擇工具列中快一級的速度，最高 2×</translation>
    </message>
    <message>
        <source>The view looks through the camera already.</source>
        <translation>視圖已從攝影機檢視。</translation>
    </message>
</context>
<context>
    <name>odori::Commands::Commands</name>
    <message>
        <source>Select a morph first: click its name in the panel.</source>
        <translation>請先選取表情：點選面板中的名稱。</translation>
    </message>
</context>
<context>
    <name>odori::CompareWindow</name>
    <message>
        <source>Compare Motions</source>
        <translation>比較動作</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>比較對象(&amp;C)</translation>
    </message>
    <message>
        <source>In the view</source>
        <translation>在視圖中</translation>
    </message>
    <message>
        <source>As a ghost</source>
        <translation>以殘影顯示</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並排</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>不顯示</translation>
    </message>
    <message>
        <source>In the &amp;view</source>
        <translation>在視圖中(&amp;V)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>Joints, as they move in the world</source>
        <translation>關節 (在世界中的動作)</translation>
    </message>
    <message>
        <source>Tracks, by their values</source>
        <translation>軌道 (數值)</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>清單(&amp;L)</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>有差異的項目</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已儲存：%1</translation>
    </message>
    <message>
        <source>Select a model with a motion.</source>
        <translation>請選取有動作的模型。</translation>
    </message>
    <message>
        <source>Choose the other motion: a file, or open another model.</source>
        <translation>請選擇另一個動作：檔案，或開啟另一個模型。</translation>
    </message>
    <message>
        <source>Both motions are equal in frames %1 to %2.</source>
        <translation>兩個動作在影格 %1 到 %2 相同。</translation>
    </message>
    <message>
        <source>Joints that differ: %1. Tracks that differ: %2.</source>
        <translation>有差異的關節：%1。有差異的軌道：%2。</translation>
    </message>
    <message>
        <source>No joint differs.</source>
        <translation>沒有關節有差異。</translation>
    </message>
    <message>
        <source>Largest difference: %1 units at %2, frame %3.</source>
        <translation>最大差異：%1 單位，位於 %2，影格 %3。</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>比較對象</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>動作 (%1)</translation>
    </message>
</context>
<context>
    <name>odori::ComparisonModel</name>
    <message>
        <source>%1
A click shows where it differs most.</source>
        <translation>%1
點選可顯示差異最大之處。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>關節</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>單位</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Mean, units</source>
        <translation>平均 (單位)</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>所在影格</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>隨時間的變化</translation>
    </message>
</context>
<context>
    <name>odori::ContactCommands</name>
    <message>
        <source>The model&apos;s feet are not known yet, or it has none.</source>
        <translation>尚未得知模型的腳，或模型沒有腳。</translation>
    </message>
    <message>
        <source>A contact cannot end before it begins.</source>
        <translation>接地的結束不能早於開始。</translation>
    </message>
    <message>
        <source>A contact cannot begin after its end.</source>
        <translation>接地的開始不能晚於結束。</translation>
    </message>
    <message>
        <source>There is no later contact of a foot.</source>
        <translation>之後沒有腳的接地。</translation>
    </message>
    <message>
        <source>There is no earlier contact of a foot.</source>
        <translation>之前沒有腳的接地。</translation>
    </message>
</context>
<context>
    <name>odori::ContactStrip</name>
    <message>
        <source>slides %1 · floats %2 · sinks %3</source>
        <translation>滑動 %1 · 浮起 %2 · 陷入 %3</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左腳</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右腳</translation>
    </message>
    <message>
        <source>%1 stands, frames %2 to %3
It slides %4, floats %5 and sinks %6 units.</source>
        <translation>%1接地，影格 %2 到 %3
滑動 %4、浮起 %5、陷入 %6 單位。</translation>
    </message>
    <message>
        <source>Foot contacts</source>
        <translation>足部接地</translation>
    </message>
    <message>
        <source>Open a model to see when its feet stand.</source>
        <translation>開啟模型即可查看腳接地的時間。</translation>
    </message>
    <message>
        <source>Looking for standing feet…</source>
        <translation>正在尋找接地的腳…</translation>
    </message>
    <message>
        <source>This model has no feet that Odori knows (左足首, 右足首).</source>
        <translation>此模型沒有 Odori 認得的腳 (左足首、右足首)。</translation>
    </message>
    <message>
        <source>No foot stands. Drag here to make a contact.</source>
        <translation>沒有接地的腳。在此拖曳可建立接地。</translation>
    </message>
    <message>
        <source>When the feet stand
Drag: a new contact; its ends change it</source>
        <translation>腳接地的時間
拖曳：新增接地；拖曳兩端可變更</translation>
    </message>
    <message>
        <source>%1
Double click: pin this foot</source>
        <translation>%1
按兩下：固定這隻腳</translation>
    </message>
    <message>
        <source>Make a model active to see when its feet stand.</source>
        <translation>請將模型設為作用中，以查看其腳何時站立。</translation>
    </message>
</context>
<context>
    <name>odori::CurveCommands</name>
    <message>
        <source>Change Curve</source>
        <translation>變更補間曲線</translation>
    </message>
    <message>
        <source>The selected keys have different curves. Select one key to copy its curve</source>
        <translation>選取的關鍵影格有不同的曲線。請選取一個關鍵影格來複製其曲線</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已複製 %1</translation>
    </message>
    <message>
        <source>Copied the curves of all channels</source>
        <translation>已複製所有通道的曲線</translation>
    </message>
    <message>
        <source>There is no curve on the clipboard</source>
        <translation>剪貼簿中沒有曲線</translation>
    </message>
    <message>
        <source>Paste Curve</source>
        <translation>貼上曲線</translation>
    </message>
    <message>
        <source>Flip Curves</source>
        <translation>翻轉曲線</translation>
    </message>
    <message>
        <source>Smooth Curves</source>
        <translation>平滑曲線</translation>
    </message>
    <message>
        <source>The speed does not jump at these keys</source>
        <translation>這些關鍵影格的速度沒有跳動</translation>
    </message>
    <message>
        <source>Remaining speed jump: %1 per frame</source>
        <translation>剩餘的速度跳動：每影格 %1</translation>
    </message>
    <message>
        <source>Insert Keys</source>
        <translation>插入關鍵影格</translation>
    </message>
    <message>
        <source>Select the bones that get a key</source>
        <translation>請選取要加入關鍵影格的骨骼</translation>
    </message>
    <message>
        <source>There is already a key at frame %1</source>
        <translation>影格 %1 已有關鍵影格</translation>
    </message>
    <message>
        <source>Key at frame %1: the motion is the same</source>
        <translation>影格 %1 的關鍵影格：動作不變</translation>
    </message>
    <message>
        <source>Key at frame %1: the largest error is %2</source>
        <translation>影格 %1 的關鍵影格：最大誤差為 %2</translation>
    </message>
    <message>
        <source>Delete Keys and Keep the Motion</source>
        <translation>刪除關鍵影格並保持動作</translation>
    </message>
    <message>
        <source>Select the keys to delete</source>
        <translation>請選取要刪除的關鍵影格</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the motion is the same</source>
        <translation>
            <numerusform>已刪除 %n 個關鍵影格：動作不變</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the largest error is %1</source>
        <translation>
            <numerusform>已刪除 %n 個關鍵影格：最大誤差為 %1</numerusform>
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
        <translation>在關鍵影格表中選取關鍵影格，
即可編輯其曲線。</translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>變更補間曲線</translation>
    </message>
    <message>
        <source>The selected keys have no curves:
morphs change linearly, switches immediately.</source>
        <translation>選取的關鍵影格沒有曲線：
表情以線性變化，開關則立即切換。</translation>
    </message>
    <message>
        <source>Set Curve %1</source>
        <translation>設定曲線 %1</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Nudge Curves</source>
        <translation>同量移動曲線</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10</source>
        <translation>拖曳控點 · Ctrl：微調 · 1、2 和方向鍵，Shift：×10</translation>
    </message>
    <message>
        <source>Handles at %1, %2 and %3, %4</source>
        <translation>控點位於 %1, %2 和 %3, %4</translation>
    </message>
    <message>
        <source>Drag: all to the same position · Shift: all by the same amount · Ctrl: finer</source>
        <translation>拖曳：全部移到相同位置 · Shift：全部移動相同的量 · Ctrl：微調</translation>
    </message>
    <message>
        <source>Drag keys, handles or a box, or type a number while dragging · Shift: one direction · Wheel: zoom, with Ctrl: time, with Shift: values · Middle button: move</source>
        <translation>拖曳關鍵影格、控點或方框，或在拖曳時輸入數字 · Shift：單一方向 · 滾輪：縮放，加 Ctrl：時間，加 Shift：數值 · 滑鼠中鍵：平移</translation>
    </message>
    <message>
        <source>Drag: same position · Shift: same amount</source>
        <translation>拖曳：相同位置 · Shift：相同的量</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer</source>
        <translation>拖曳控點 · Ctrl：微調</translation>
    </message>
    <message>
        <source>Drag: move · Shift: one direction · Wheel: zoom</source>
        <translation>拖曳：移動 · Shift：單一方向 · 滾輪：縮放</translation>
    </message>
</context>
<context>
    <name>odori::CurveNumbers</name>
    <message>
        <source>Change Curve</source>
        <translation>變更補間曲線</translation>
    </message>
</context>
<context>
    <name>odori::CurveRow</name>
    <message>
        <source>Change Curve</source>
        <translation>變更補間曲線</translation>
    </message>
</context>
<context>
    <name>odori::CurveView</name>
    <message>
        <source>first key: no curve</source>
        <translation>第一個關鍵影格：無曲線</translation>
    </message>
    <message>
        <source>several segments</source>
        <translation>多個區段</translation>
    </message>
    <message>
        <source>speed 1×</source>
        <translation>速度 1×</translation>
    </message>
</context>
<context>
    <name>odori::DifferenceStrip</name>
    <message>
        <source>Difference at each frame</source>
        <translation>各影格的差異</translation>
    </message>
    <message>
        <source>How far the motions differ at each frame. A click or a drag goes to a frame.</source>
        <translation>各影格的動作差異。點選或拖曳可移到該影格。</translation>
    </message>
</context>
<context>
    <name>odori::Document</name>
    <message>
        <source>This is a preview. Restore it to work with it, or go back.</source>
        <translation>這是預覽。請還原以進行編輯，或返回。</translation>
    </message>
</context>
<context>
    <name>odori::DopeCanvas</name>
    <message>
        <source>Dope sheet</source>
        <translation>關鍵影格表</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>複製關鍵影格</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隱藏</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 關閉：%1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation>複製 %1</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>縮放關鍵影格</translation>
    </message>
    <message>
        <source>Move Marker</source>
        <translation>移動標記</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Change Play Range</source>
        <translation>變更播放範圍</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>每分鐘 %1 拍</translation>
    </message>
    <message>
        <source>group, folded</source>
        <translation>群組，已摺疊</translation>
    </message>
    <message>
        <source>group</source>
        <translation>群組</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>影格 %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>無關鍵影格</translation>
    </message>
    <message>
        <source>key, selected</source>
        <translation>關鍵影格，已選取</translation>
    </message>
    <message>
        <source>key</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>刪除標記</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>加入標記</translation>
    </message>
    <message>
        <source>Play the Whole Motion</source>
        <translation>播放整個動作</translation>
    </message>
    <message>
        <source>Rename Marker…</source>
        <translation>重新命名標記…</translation>
    </message>
    <message>
        <source>Play Range Begins Here</source>
        <translation>播放範圍從此開始</translation>
    </message>
    <message>
        <source>Play Range Ends Here</source>
        <translation>播放範圍到此結束</translation>
    </message>
    <message>
        <source>Drag: scale the selected keys in time</source>
        <translation>拖曳：沿時間縮放選取的關鍵影格</translation>
    </message>
    <message>
        <source>%1
Double click: select all its keys</source>
        <translation>%1
按兩下：選取其所有關鍵影格</translation>
    </message>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · 影格 %2</translation>
    </message>
    <message>
        <source>Drag: current frame
Double click: select the keys of a frame
Shift+drag: select the keys of several frames, with Ctrl in addition
Wheel: zoom</source>
        <translation>拖曳：目前影格
按兩下：選取該影格的關鍵影格
Shift+拖曳：選取多個影格的關鍵影格，加 Ctrl 則加入選取
滾輪：縮放</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n frame(s) · %2 %</source>
        <comment>the length of a range, before and after</comment>
        <translation>
            <numerusform>%1 → %n 影格 · %2 %</numerusform>
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
        <translation>↑、↓：移到列，選取該列並取消選取關鍵影格
Alt+↑、Alt+↓：移到列並保留選取
Page Up、Page Down：移動一頁的列
Ctrl+Home、Ctrl+End：移到第一列或最後一列
Space：選取游標處的關鍵影格或列 (沒有指令使用 Space 時)
Ctrl+Space：加入選取
Shift+Space、Shift+↑、Shift+↓：選取至游標處
其他按鍵：請見「說明」&gt;「按鍵」</translation>
    </message>
    <message>
        <source>Play range: drag its ends
Double click: the whole motion</source>
        <translation>播放範圍：拖曳兩端
按兩下：整個動作</translation>
    </message>
    <message>
        <source>Play range: drag its ends, or press %1 and %2
Double click: the whole motion</source>
        <translation>播放範圍：拖曳兩端，或按 %1 和 %2
按兩下：整個動作</translation>
    </message>
    <message>
        <source>Beats and markers
Double click: add a marker</source>
        <translation>節拍和標記
按兩下：加入標記</translation>
    </message>
    <message>
        <source>Beats and markers
%1 or double click: add a marker</source>
        <translation>節拍和標記
%1 或按兩下：加入標記</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename</source>
        <translation>%1 · 影格 %2
拖曳可移動，按兩下可重新命名</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename, %3 to delete</source>
        <translation>%1 · 影格 %2
拖曳可移動，按兩下可重新命名，按 %3 可刪除</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>摺疊或展開</translation>
    </message>
    <message>
        <source>Fold or unfold (%1 and %2)</source>
        <translation>摺疊或展開 (%1 和 %2)</translation>
    </message>
    <message>
        <source>No row matches the filters.</source>
        <translation>沒有符合篩選條件的列。</translation>
    </message>
    <message>
        <source>No row called “%1” matches the filters.</source>
        <translation>沒有名為「%1」且符合篩選條件的列。</translation>
    </message>
    <message>
        <source>No bone or morph is called “%1”.</source>
        <translation>沒有名為「%1」的骨骼或表情。</translation>
    </message>
    <message>
        <source>No row is called “%1”.</source>
        <translation>沒有名為「%1」的列。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · replaces %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 取代 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>♩ %1</source>
        <translation>♩ %1</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>伸縮時間</translation>
    </message>
    <message>
        <source>%1 → %2, between %3 and %4</source>
        <comment>a dragged frame, its new frame, the frames that stay</comment>
        <translation>%1 → %2，介於 %3 和 %4 之間</translation>
    </message>
    <message>
        <source>%1 → %2, after %3</source>
        <comment>a dragged frame, its new frame, the frame that stays</comment>
        <translation>%1 → %2，在 %3 之後</translation>
    </message>
    <message>
        <source>Drag a beat, a marker or the current frame to another frame: the motion stretches
The next markers on both sides stay where they are, or the ends of the play range or of the motion</source>
        <translation>將節拍、標記或目前影格拖曳到其他影格：動作會伸縮
兩側相鄰的標記，或播放範圍或動作的兩端，會保持不動</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) were deleted, because another key of the track has their frame now.</source>
        <translation>
            <numerusform>已刪除 %n 個關鍵影格，因為軌道的另一個關鍵影格現在位於相同影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · deletes %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 刪除 %n 個關鍵影格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeHeader</name>
    <message>
        <source>Dope sheet</source>
        <translation>關鍵影格表</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation>搜尋列</translation>
    </message>
</context>
<context>
    <name>odori::DopeMarkers</name>
    <message>
        <source>Marker %1</source>
        <translation>標記 %1</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>刪除標記</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>加入標記</translation>
    </message>
    <message>
        <source>Rename Marker</source>
        <translation>重新命名標記</translation>
    </message>
</context>
<context>
    <name>odori::DopeRowsModel</name>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Not in this model</source>
        <translation>此模型沒有</translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>已選取 %1 的 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of tracks</comment>
        <translation>
            <numerusform>%1 及其他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · segment %2 → %3</source>
        <translation>%1 · 區段 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected (%1 not shown) on %2</source>
        <translation>
            <numerusform>已選取 %2 的 %n 個關鍵影格 (%1 個未顯示)</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera has no cut after this frame.</source>
        <translation>此影格之後沒有鏡頭切換。</translation>
    </message>
    <message>
        <source>The camera has no cut before this frame.</source>
        <translation>此影格之前沒有鏡頭切換。</translation>
    </message>
</context>
<context>
    <name>odori::DraftListModel</name>
    <message>
        <source>Frame</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Register Drafts</source>
        <translation>登錄未登錄的變更</translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <translation>捨棄未登錄的變更</translation>
    </message>
</context>
<context>
    <name>odori::DraftPanel</name>
    <message>
        <source>Drafts</source>
        <translation>未登錄</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>沒有未登錄的變更。</translation>
    </message>
    <message>
        <source>Changes that are not registered</source>
        <translation>未登錄的變更</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 個未登錄的變更</numerusform>
        </translation>
    </message>
    <message>
        <source>Register all drafts</source>
        <translation>登錄所有未登錄的變更</translation>
    </message>
    <message>
        <source>Discard all drafts</source>
        <translation>捨棄所有未登錄的變更</translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s)</source>
        <translation>
            <numerusform>登錄 %n 個變更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n draft(s)</source>
        <translation>
            <numerusform>捨棄 %n 個變更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DragLabel</name>
    <message>
        <source>Drag to change the number. Ctrl: finer, Shift: coarser</source>
        <translation>拖曳可變更數值。Ctrl：較細，Shift：較粗</translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message>
        <source>Discard Drafts</source>
        <translation>捨棄未登錄的變更</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has no keys.</source>
        <translation>未貼上任何內容：剪貼簿中沒有關鍵影格。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>Paste Mirrored</source>
        <translation>鏡像貼上</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>貼上關鍵影格</translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) were not pasted, because the model lacks them: %1</source>
        <translation>
            <numerusform>未貼上 %n 條軌道，因為模型沒有這些軌道：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Frame</source>
        <translation>插入影格</translation>
    </message>
    <message>
        <source>Delete Frame</source>
        <translation>刪除影格</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <source>Reverse Keys</source>
        <translation>反轉關鍵影格</translation>
    </message>
    <message>
        <source>Align Keys</source>
        <translation>對齊關鍵影格</translation>
    </message>
    <message>
        <source>Mirror Keys</source>
        <translation>鏡像關鍵影格</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>開啟物理演算</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>關閉物理演算</translation>
    </message>
    <message>
        <source>Nothing was pasted: the model has none of the bones and morphs on the clipboard.</source>
        <translation>未貼上任何內容：模型沒有剪貼簿中的任何骨骼和表情。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of a model. Make a model active to paste them.</source>
        <translation>未貼上任何內容：剪貼簿中是模型的關鍵影格。請將模型設為作用中再貼上。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of camera, light or self-shadow. Make the camera active to paste them.</source>
        <translation>未貼上任何內容：剪貼簿中是攝影機、照明或自我陰影的關鍵影格。請將攝影機設為作用中再貼上。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the active model changed before the clipboard was read.</source>
        <translation>未貼上任何內容：讀取剪貼簿之前，作用中的模型已變更。</translation>
    </message>
    <message>
        <source>Register All Bones</source>
        <translation>登錄所有骨骼</translation>
    </message>
    <message>
        <source>Duplicate Keys</source>
        <translation>製作關鍵影格複本</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n draft(s).</source>
        <translation>
            <numerusform>已捨棄 %n 個未登錄的變更。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are at rest already.</source>
        <translation>已經是初始狀態。</translation>
    </message>
    <message>
        <source>Reset Bones and Morphs</source>
        <translation>重設骨骼和表情</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>重設姿勢</translation>
    </message>
    <message>
        <source>Inserted an empty frame at %1.</source>
        <translation>已在 %1 插入一個空白影格。</translation>
    </message>
    <message numerus="yes">
        <source>Deleted frame %1 with %n key(s).</source>
        <translation>
            <numerusform>已刪除影格 %1 及其 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies replaced %n key(s).</source>
        <translation>
            <numerusform>複本取代了 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit to Beats</source>
        <translation>配合節拍</translation>
    </message>
</context>
<context>
    <name>odori::EditDialogs</name>
    <message>
        <source>Set %1</source>
        <translation>組 %1</translation>
    </message>
    <message>
        <source>Import Animation</source>
        <translation>匯入動畫</translation>
    </message>
    <message>
        <source>Animations (%1)</source>
        <translation>動畫 (%1)</translation>
    </message>
    <message>
        <source>%1 is a motion of MMD. Use File ▸ Open for it.</source>
        <translation>%1 是 MMD 的動作。請使用「檔案 ▸ 開啟」。</translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>What will be lost</source>
        <translation>將會遺失的內容</translation>
    </message>
    <message>
        <source>What the file cannot contain</source>
        <translation>此檔案無法包含的內容</translation>
    </message>
    <message>
        <source>O&amp;pen Folder</source>
        <translation>開啟資料夾(&amp;P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>匯出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>用途(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>格式(&amp;O)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
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
        <translation>影格(&amp;R)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>&amp;Mesh, materials and morphs</source>
        <translation>網格、材質與表情(&amp;M)</translation>
    </message>
    <message>
        <source>one mesh</source>
        <translation>單一網格</translation>
    </message>
    <message>
        <source>a mesh for each material</source>
        <translation>每個材質一個網格</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>網格的分割方式</translation>
    </message>
    <message>
        <source>Textures &amp;inside the file</source>
        <translation>將貼圖嵌入檔案(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics</source>
        <translation>進行物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep bones that only control IK</source>
        <translation>保留僅控制 IK 的骨骼(&amp;K)</translation>
    </message>
    <message>
        <source>On&amp;ly needed keys</source>
        <translation>僅必要的關鍵影格(&amp;L)</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>與模型相同</translation>
    </message>
    <message>
        <source>ASCII letters only</source>
        <translation>僅 ASCII 字元</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Size of one MMD unit: with 8 cm a figure is about 160 cm tall</source>
        <translation>MMD 一單位的長度：設為 8 cm 時，角色身高約 160 cm</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>One &amp;unit</source>
        <translation>一單位(&amp;U)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Nothing will be lost.</source>
        <translation>不會遺失任何內容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>This model has none of the motion&apos;s %n track(s), so nothing would move. Export anyway?</source>
        <translation>
            <numerusform>動作的 %n 條軌道都不在此模型中，因此不會有任何動作。仍要匯出嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未寫入任何內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n 個骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 個影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1, %2, %3; %4.</source>
        <comment>as in: Written: 2 MB, 1 bone, 90 frames; verified</comment>
        <translation>已寫入：%1、%2、%3；%4。</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>已寫入：%1、%2、%3。</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>請輸入要寫入的檔案名稱。</translation>
    </message>
    <message>
        <source>%1 animation</source>
        <translation>%1 動畫</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the file; register them first.</source>
        <translation>
            <numerusform>%n 項未登錄的變更不會寫入檔案；請先登錄。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒影格數</translation>
    </message>
    <message>
        <source>Each bone stays within the tolerance of its place in the model</source>
        <translation>每個骨骼與其在模型中位置的誤差不超過容差</translation>
    </message>
    <message>
        <source>T&amp;hin the keys of the motion first</source>
        <translation>先精簡動作的關鍵影格(&amp;T)</translation>
    </message>
    <message>
        <source>As Tools ▸ Thin Keys does with its usual limits, 0.05 units and 0.5°: for motions with a key on every frame. Your motion does not change</source>
        <translation>依「工具」▸「精簡關鍵影格」的常用限值 (0.05 單位和 0.5°) 處理：適合每個影格都有關鍵影格的動作。您的動作不會改變</translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n warnings. First warning: %2</source>
        <translation>
            <numerusform>%1：已開啟，有 %n 個警告。第一個警告：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Folder to look for textures in</source>
        <translation>尋找貼圖的資料夾</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>合併 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</source>
        <translation>
            <numerusform>%1：有 %n 個檔案無法讀取。第一個檔案：%2。其餘內容皆已開啟。專案會保留參照：開啟同名的模型即可還原。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scene can have at most %n model(s).</source>
        <translation>
            <numerusform>場景最多可有 %n 個模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same as the current pose.</source>
        <translation>%1 與目前的姿勢相同。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) registered at this frame.</source>
        <translation>
            <numerusform>%1：已在此影格登錄 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) are not in the model: %1</source>
        <translation>
            <numerusform>模型中沒有的 %n 個骨骼與表情：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s) at this frame, not registered yet.</source>
        <translation>
            <numerusform>%1：此影格有 %n 個未登錄的變更。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 poses only locked bones.</source>
        <translation>%1 只會變更已鎖定的骨骼。</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>開啟音訊</translation>
    </message>
</context>
<context>
    <name>odori::FileSaving</name>
    <message>
        <source>Motion</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Save the Motion of %1 As</source>
        <translation>將 %1 的動作另存新檔</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>專案另存新檔</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已儲存 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) do not fit the format. First name: %1.</source>
        <translation>
            <numerusform>有 %n 個名稱不符合此格式。第一個名稱：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) are not in the file; only a project saves them.</source>
        <translation>
            <numerusform>%n 個未登錄的變更不會存入檔案；只有專案會儲存它們。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project contains the changed motions. To write them to their own files, use Save Motion: %1.</source>
        <translation>專案已包含變更過的動作。若要寫入動作自己的檔案，請使用「儲存動作」：%1。</translation>
    </message>
    <message>
        <source>Other hard links to this file keep its old content.</source>
        <translation>此檔案的其他永久連結 (hard link) 仍保有舊內容。</translation>
    </message>
    <message>
        <source>Save Pose As</source>
        <translation>姿勢另存新檔</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿勢</translation>
    </message>
    <message numerus="yes">
        <source>Saved the pose of %n bone(s) and morph(s) as %1.</source>
        <translation>
            <numerusform>已將 %n 個骨骼與表情的姿勢儲存為 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Selected Keys As</source>
        <translation>所選關鍵影格另存新檔</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n key(s) as %1.</source>
        <translation>
            <numerusform>已將 %n 個關鍵影格儲存為 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>the new motion of %1</source>
        <translation>%1 的新動作</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is still being saved: the disk or network answers slowly. You can go on working.</source>
        <translation>%1 仍在儲存中：磁碟或網路回應緩慢。您可以繼續工作。</translation>
    </message>
    <message>
        <source>Outside parents are not in the file; only a project saves them.</source>
        <translation>檔案不包含外部親；只有專案會儲存它們。</translation>
    </message>
</context>
<context>
    <name>odori::FilmDialog</name>
    <message>
        <source>Make Film</source>
        <translation>製作影片</translation>
    </message>
    <message>
        <source>Make &amp;Film</source>
        <translation>製作影片(&amp;F)</translation>
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
        <translation>檔案</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>檔案(&amp;L)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>影格</translation>
    </message>
    <message>
        <source>Play range</source>
        <translation>播放範圍</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>所有影格</translation>
    </message>
    <message>
        <source>Own range</source>
        <translation>自訂範圍</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>影格(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <translation>每秒影格數</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>&amp;Pictures per second</source>
        <translation>每秒影格數(&amp;P)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>視點</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Free view, as it is now</source>
        <translation>目前的自由視點</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>視點(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>反鋸齒(&amp;M)</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>動態模糊</translation>
    </message>
    <message>
        <source>Moments that are blended in each picture: more are smoother and slower</source>
        <translation>每張畫面混合的瞬間數：越多越平滑，但也越慢</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>%1 moments</source>
        <translation>%1 個瞬間</translation>
    </message>
    <message>
        <source>Motion &amp;blur</source>
        <translation>動態模糊(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics from frame</source>
        <translation>物理演算的起始影格(&amp;S)</translation>
    </message>
    <message>
        <source>First frame of physics</source>
        <translation>物理演算的起始影格</translation>
    </message>
    <message>
        <source>Films of parts of a motion fit together if their physics starts at the same frame</source>
        <translation>物理演算的起始影格相同時，分段製作的影片可以順利銜接</translation>
    </message>
    <message>
        <source>S&amp;ound of the scene (none)</source>
        <translation>場景的音訊 (無)(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;ound: %1</source>
        <translation>音訊(&amp;O)：%1</translation>
    </message>
    <message>
        <source>Only pictures can be made, because the program ffmpeg was not found. Install it to make films.</source>
        <translation>找不到 ffmpeg 程式，因此只能製作圖片。請安裝 ffmpeg 以製作影片。</translation>
    </message>
    <message>
        <source>Only pictures can be made, because ffmpeg does not work: %1</source>
        <translation>ffmpeg 無法運作，因此只能製作圖片：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n 張圖片，%1 秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the film; register them first.</source>
        <translation>
            <numerusform>%n 個未登錄的變更不會出現在影片中；請先登錄。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>請輸入要寫入的檔案名稱。</translation>
    </message>
    <message>
        <source>There is no picture in this range at %1 fps.</source>
        <translation>以 %1 fps 計算，此範圍內沒有圖片。</translation>
    </message>
    <message>
        <source>This file is already being made. Choose another name.</source>
        <translation>此檔案正在製作中。請選擇其他名稱。</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite the pictures with these names?</source>
        <translation>%1 已存在。要覆寫這些同名的圖片嗎？</translation>
    </message>
    <message>
        <source>Smooth edges</source>
        <translation>反鋸齒</translation>
    </message>
    <message>
        <source>Samples of each pixel: more are smoother and slower</source>
        <translation>每個像素的取樣數：越多越平滑，但也越慢</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 個取樣</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>畫質</translation>
    </message>
    <message>
        <source>0 is the best; larger numbers make smaller files</source>
        <translation>0 為最佳；數字越大，檔案越小</translation>
    </message>
    <message>
        <source>&amp;Quality (0 is the best)</source>
        <translation>畫質 (0 為最佳)(&amp;Q)</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>壓縮程度</translation>
    </message>
    <message>
        <source>More effort makes a smaller file of the same quality</source>
        <translation>程度越高，相同畫質的檔案越小</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>slow, smaller file</source>
        <translation>慢速，檔案較小</translation>
    </message>
    <message>
        <source>&amp;Effort</source>
        <translation>壓縮程度(&amp;E)</translation>
    </message>
    <message>
        <source>%1 film</source>
        <translation>%1 影片</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>PNG pictures, 8 bit</source>
        <translation>PNG 圖片，8 位元</translation>
    </message>
    <message>
        <source>PNG pictures, 16 bit</source>
        <translation>PNG 圖片，16 位元</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 屬於此場景。請選擇其他名稱。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) will not be in the film: their eye in the panel Models is closed.</source>
        <translation>
            <numerusform>%n 個模型不會出現在影片中：「模型」面板中的眼睛已關閉。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FilmQueueWindow</name>
    <message>
        <source>Ca&amp;ncel Film</source>
        <translation>取消製作(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>在資料夾中顯示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove Ended</source>
        <translation>移除已結束的項目(&amp;R)</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>%1 %, %2 left</source>
        <comment>as in: 42 %, 1:20 left</comment>
        <translation>%1 %，剩餘 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
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
        <translation>這些關鍵影格在檢查後已變更。</translation>
    </message>
    <message>
        <source>This is about the whole motion, so there are no keys to show.</source>
        <translation>此項目與整個動作有關，因此沒有可顯示的關鍵影格。</translation>
    </message>
    <message>
        <source>Repair Keys</source>
        <translation>修復關鍵影格</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n key(s); no pose changed.</source>
        <translation>
            <numerusform>已修復 %n 個關鍵影格；姿勢沒有改變。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Tracks</source>
        <translation>重新命名軌道</translation>
    </message>
    <message numerus="yes">
        <source>Renamed %n bone(s), morph(s) and IK(s).</source>
        <translation>
            <numerusform>已重新命名 %n 個骨骼、表情與 IK。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the suggested names can be used.</source>
        <translation>建議的名稱都無法使用。</translation>
    </message>
</context>
<context>
    <name>odori::FindingListModel</name>
    <message>
        <source>These findings have no visible effect.</source>
        <translation>這些項目不影響外觀。</translation>
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
        <translation>沒有名稱</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>整個動作</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>模型中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>關鍵影格</translation>
    </message>
</context>
<context>
    <name>odori::Findings</name>
    <message>
        <source>Bones that the model lacks</source>
        <translation>模型中沒有的骨骼</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the bone under a similar name, rename the track.</source>
        <translation>它們的關鍵影格對此模型沒有作用。如果模型中有名稱相近的骨骼，請重新命名軌道。</translation>
    </message>
    <message>
        <source>Morphs that the model lacks</source>
        <translation>模型中沒有的表情</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the morph under a similar name, rename the track.</source>
        <translation>它們的關鍵影格對此模型沒有作用。如果模型中有名稱相近的表情，請重新命名軌道。</translation>
    </message>
    <message>
        <source>Switched-off IK that the model lacks</source>
        <translation>已關閉但模型中沒有的 IK</translation>
    </message>
    <message>
        <source>The model&apos;s own IK stays on and may change bones that the motion poses without IK.</source>
        <translation>模型本身的 IK 仍保持開啟，可能會改變動作中不用 IK 擺好的骨骼。</translation>
    </message>
    <message>
        <source>Names that are the same in their first 15 bytes</source>
        <translation>前 15 個位元組相同的名稱</translation>
    </message>
    <message>
        <source>A motion file stores only 15 bytes of a name, so all these bones get the same keys. Rename the model&apos;s bones so that the first 15 bytes differ.</source>
        <translation>動作檔案只儲存名稱的 15 個位元組，因此這些骨骼都會得到相同的關鍵影格。請重新命名模型的骨骼，使前 15 個位元組不同。</translation>
    </message>
    <message>
        <source>Bone names over 15 bytes</source>
        <translation>超過 15 個位元組的骨骼名稱</translation>
    </message>
    <message>
        <source>Odori finds these bones by the shortened name; MMD does not. If the motion is for MMD, shorten the names in the model.</source>
        <translation>Odori 能以縮短的名稱找到這些骨骼，MMD 則不能。如果動作要用於 MMD，請縮短模型中的名稱。</translation>
    </message>
    <message>
        <source>Several keys at one frame</source>
        <translation>同一影格有多個關鍵影格</translation>
    </message>
    <message>
        <source>The last key is used; Repair removes the others.</source>
        <translation>會使用最後一個關鍵影格；「修復」會移除其他的。</translation>
    </message>
    <message>
        <source>Invalid numbers (NaN or infinite)</source>
        <translation>無效的數值 (NaN 或無限大)</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; Repair replaces them with the values of the rest pose.</source>
        <translation>寫出這些數值的程式有錯誤；「修復」會將它們換成初始姿勢的值。</translation>
    </message>
    <message>
        <source>Huge values</source>
        <translation>極大的數值</translation>
    </message>
    <message>
        <source>No stage is this large. Check these keys; they are probably broken.</source>
        <translation>沒有這麼大的舞台。請檢查這些關鍵影格；它們很可能已損壞。</translation>
    </message>
    <message>
        <source>Curve points outside 0 to 127</source>
        <translation>超出 0 到 127 的補間曲線控制點</translation>
    </message>
    <message>
        <source>These points count as 127; Repair changes them to 127.</source>
        <translation>這些點會視為 127；「修復」會將它們改為 127。</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length</source>
        <translation>長度不為 1 的旋轉</translation>
    </message>
    <message>
        <source>Players interpret them differently; Repair normalises them, as Odori and most players do.</source>
        <translation>各播放軟體的解讀不同；「修復」會將它們正規化，與 Odori 及多數軟體相同。</translation>
    </message>
    <message>
        <source>Field of view outside 1 to 125 degrees</source>
        <translation>超出 1 到 125 度的視野角</translation>
    </message>
    <message>
        <source>MMD cannot show it. Change the camera keys.</source>
        <translation>MMD 無法顯示。請變更攝影機的關鍵影格。</translation>
    </message>
    <message>
        <source>Keys after frame 1048576</source>
        <translation>1048576 影格之後的關鍵影格</translation>
    </message>
    <message>
        <source>MMD has problems with motions this long, and such keys are often mistakes. Delete or move them.</source>
        <translation>MMD 難以處理這麼長的動作，而且這類關鍵影格多半是誤登錄的。請刪除或移動它們。</translation>
    </message>
    <message>
        <source>IK stays off</source>
        <translation>IK 一直關閉</translation>
    </message>
    <message>
        <source>The IK is off from that frame to the end, so these keys of its goal have no effect. Register a key that turns the IK on, or delete these keys.</source>
        <translation>IK 從該影格到結尾都是關閉的，因此其 IK 目標的這些關鍵影格沒有作用。請登錄開啟 IK 的關鍵影格，或刪除這些關鍵影格。</translation>
    </message>
    <message>
        <source>Camera motion without camera keys</source>
        <translation>沒有攝影機關鍵影格的鏡頭動作</translation>
    </message>
    <message>
        <source>The file says that it is a camera motion but has no camera keys. Save it again with the camera&apos;s keys selected.</source>
        <translation>檔案標示為鏡頭動作，但沒有攝影機的關鍵影格。請選取攝影機的關鍵影格後重新儲存。</translation>
    </message>
    <message>
        <source>Camera, light or shadow keys in a model&apos;s motion</source>
        <translation>模型動作中的攝影機、照明或陰影關鍵影格</translation>
    </message>
    <message>
        <source>MMD loads a file either for a model or for the camera and ignores the rest. Save these keys in a separate file.</source>
        <translation>MMD 會將檔案當作模型用或攝影機用擇一載入，並忽略其餘內容。請將這些關鍵影格儲存到另外的檔案。</translation>
    </message>
    <message>
        <source>Keys without a name</source>
        <translation>沒有名稱的關鍵影格</translation>
    </message>
    <message>
        <source>They belong to no bone or morph. Delete them.</source>
        <translation>它們不屬於任何骨骼或表情。請刪除它們。</translation>
    </message>
    <message>
        <source>Unknown bytes after the last section</source>
        <translation>最後一個區段之後的不明位元組</translation>
    </message>
    <message>
        <source>They are kept unchanged; MMD ignores them.</source>
        <translation>它們會原樣保留；MMD 會忽略它們。</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>沒有關鍵影格</translation>
    </message>
    <message>
        <source>The motion is empty. Perhaps nothing was selected when it was saved.</source>
        <translation>動作是空的。可能是儲存時沒有選取任何項目。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 個位元組</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) from frame %1 on</source>
        <translation>
            <numerusform>%n 個關鍵影格 (從影格 %1 開始)</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>可能是 %1</translation>
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
        <translation>移動攝影機視點</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>變更視野角</translation>
    </message>
    <message>
        <source>Roll Camera</source>
        <translation>傾斜攝影機</translation>
    </message>
    <message>
        <source>Move Camera</source>
        <translation>移動攝影機</translation>
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
        <translation>旋轉攝影機</translation>
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
        <translation>與系統相同</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>The window is rebuilt in the new language. Open files and undo steps are kept.</source>
        <translation>視窗會以新的語言重新建立。已開啟的檔案與復原步驟都會保留。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>If the system has no dark or light setting, the theme is dark.</source>
        <translation>如果系統沒有深色或淺色設定，則使用深色主題。</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>字型大小(&amp;F)</translation>
    </message>
    <message>
        <source>Percentage of the system&apos;s font size.</source>
        <translation>相對於系統字型大小的百分比。</translation>
    </message>
    <message>
        <source>Less &amp;movement</source>
        <translation>減少動態效果(&amp;M)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高對比</translation>
    </message>
    <message>
        <source>Panels do not slide, the text cursor does not blink, and the tours do not pulse.</source>
        <translation>面板不滑動，文字游標不閃爍，導覽的外框不閃動。</translation>
    </message>
</context>
<context>
    <name>odori::GizmoTool</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 與其他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋轉 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移動 %1</translation>
    </message>
</context>
<context>
    <name>odori::HeaderTools</name>
    <message>
        <source>More commands</source>
        <translation>更多指令</translation>
    </message>
</context>
<context>
    <name>odori::HexField</name>
    <message>
        <source>The colour as #RRGGBB, in the numbers of MMD&apos;s panel</source>
        <translation>以 #RRGGBB 表示的顏色，數值與 MMD 面板相同</translation>
    </message>
    <message>
        <source>Colour of the light as a text</source>
        <translation>以文字表示的照明顏色</translation>
    </message>
</context>
<context>
    <name>odori::IkControl</name>
    <message>
        <source>No selected bone is a link of an IK chain.</source>
        <translation>所選的骨骼都不是 IK 鏈的連結骨骼。</translation>
    </message>
    <message>
        <source>No selected bone belongs to an IK chain.</source>
        <translation>所選的骨骼都不屬於 IK 鏈。</translation>
    </message>
    <message>
        <source>IK is already off at frame %1: %2</source>
        <translation>IK 在影格 %1 已經關閉：%2</translation>
    </message>
    <message>
        <source>IK Off</source>
        <translation>關閉 IK</translation>
    </message>
    <message>
        <source>IK is off from frame %1: %2</source>
        <translation>IK 從影格 %1 起關閉：%2</translation>
    </message>
</context>
<context>
    <name>odori::IkHint</name>
    <message>
        <source>IK moves %1 to its goal %2, so this rotation may not be visible.</source>
        <translation>IK 會將「%1」移向 IK 目標「%2」，因此這次旋轉可能看不出來。</translation>
    </message>
</context>
<context>
    <name>odori::IkSwitches</name>
    <message>
        <source>IK of %1</source>
        <translation>%1 的 IK</translation>
    </message>
</context>
<context>
    <name>odori::ImportDialog</name>
    <message>
        <source>Import Animation</source>
        <translation>匯入動畫</translation>
    </message>
    <message>
        <source>%1 becomes the motion of this model. Its bone keys are replaced; you can undo this.</source>
        <translation>%1 將成為此模型的動作。其骨骼的關鍵影格會被取代；此操作可以復原。</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>腿部</translation>
    </message>
    <message>
        <source>found from the file</source>
        <translation>依檔案判斷</translation>
    </message>
    <message>
        <source>foot IK</source>
        <translation>足 IK</translation>
    </message>
    <message>
        <source>keys of the legs, IK off</source>
        <translation>腿部的關鍵影格，IK 關閉</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>腿部(&amp;L)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>under the rest pose</source>
        <translation>初始姿勢的腳底</translation>
    </message>
    <message>
        <source>under the lowest foot</source>
        <translation>最低的腳底</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>初始姿勢</translation>
    </message>
    <message>
        <source>of the file</source>
        <translation>檔案的初始姿勢</translation>
    </message>
    <message>
        <source>the first frame</source>
        <translation>第一個影格</translation>
    </message>
    <message>
        <source>&amp;Rest pose</source>
        <translation>初始姿勢(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Own scale</source>
        <translation>自訂縮放(&amp;O)</translation>
    </message>
    <message>
        <source>Otherwise the length of the legs decides.</source>
        <translation>否則由腿的長度決定。</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>起始影格(&amp;F)</translation>
    </message>
    <message>
        <source>Begin at the &amp;origin</source>
        <translation>從原點開始(&amp;O)</translation>
    </message>
    <message>
        <source>Only needed &amp;keys</source>
        <translation>僅必要的關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>Which joint moves which bone</source>
        <translation>哪個關節帶動哪個骨骼</translation>
    </message>
    <message>
        <source>Load Mapping…</source>
        <translation>載入對應表…</translation>
    </message>
    <message>
        <source>Save Mapping…</source>
        <translation>儲存對應表…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>載入對應表</translation>
    </message>
    <message>
        <source>Bone mappings (%1)</source>
        <translation>骨骼對應表 (%1)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>儲存對應表</translation>
    </message>
    <message>
        <source>Bone mapping</source>
        <translation>骨骼對應表</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>動畫(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twist bones</source>
        <translation>扭轉骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>The twist of arms and hands goes to 腕捩 and 手捩.</source>
        <translation>手臂與手的扭轉會分配到 腕捩 與 手捩。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>預設值</translation>
    </message>
</context>
<context>
    <name>odori::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
</context>
<context>
    <name>odori::KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>請按下按鍵…</translation>
    </message>
</context>
<context>
    <name>odori::KeyCommands</name>
    <message numerus="yes">
        <source>Copied %n key(s).</source>
        <translation>
            <numerusform>已複製 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s).</source>
        <translation>
            <numerusform>已剪下 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s).</source>
        <translation>
            <numerusform>已刪除 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s).</source>
        <translation>
            <numerusform>已貼上 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已複製 %n 個關鍵影格 (%1 個未顯示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已剪下 %n 個關鍵影格 (%1 個未顯示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已刪除 %n 個關鍵影格 (%1 個未顯示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已貼上 %n 個關鍵影格 (%1 個未顯示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1</source>
        <translation>
            <numerusform>影格 %1 的 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in frames %1–%2</source>
        <translation>
            <numerusform>影格 %1–%2 的 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut Keys</source>
        <translation>剪下關鍵影格</translation>
    </message>
    <message>
        <source>Delete Keys</source>
        <translation>刪除關鍵影格</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown)</source>
        <translation>
            <numerusform>%n 個關鍵影格 (%1 個未顯示)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) (%2 not shown).</source>
        <translation>
            <numerusform>%1：%n 個關鍵影格 (%2 個未顯示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>已複製影格 %1 的姿勢 (%n 條軌道)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown) at frame %1</source>
        <translation>
            <numerusform>%n 個關鍵影格 (%2 個未顯示)，影格 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%3 not shown) in frames %1–%2</source>
        <translation>
            <numerusform>%n 個關鍵影格 (%3 個未顯示)，影格 %1–%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moved keys replaced %n key(s).</source>
        <translation>
            <numerusform>移動的關鍵影格取代了 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 個關鍵影格，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 個關鍵影格 (%2 個未顯示)，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown) …</source>
        <translation>
            <numerusform>%n 個關鍵影格 (%1 個未顯示) …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyCount</name>
    <message>
        <source>%1 · mixed</source>
        <translation>%1 · 混合</translation>
    </message>
</context>
<context>
    <name>odori::KeyEditor</name>
    <message>
        <source>Reset</source>
        <translation>重設</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>選擇一個指令以變更其快速鍵。</translation>
    </message>
    <message>
        <source>Removes the keys, as in the preset</source>
        <translation>移除快速鍵，與預設集相同</translation>
    </message>
    <message>
        <source>Sets %1, as in the preset</source>
        <translation>設為 %1，與預設集相同</translation>
    </message>
    <message>
        <source>Click, then press the key that replaces it</source>
        <translation>按一下，再按下要取代它的按鍵</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Set a Key…</source>
        <translation>設定快速鍵…</translation>
    </message>
    <message>
        <source>Add a Key…</source>
        <translation>新增快速鍵…</translation>
    </message>
    <message>
        <source>Click, then press the key</source>
        <translation>按一下，再按下按鍵</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>從 %2 移除 %1</translation>
    </message>
    <message>
        <source>%1 is also a key of %2. The key runs %3.</source>
        <translation>%1 也是「%2」的快速鍵。按下時會執行「%3」。</translation>
    </message>
    <message>
        <source>Remove It from %1</source>
        <translation>從「%1」移除</translation>
    </message>
</context>
<context>
    <name>odori::KeyLocks</name>
    <message numerus="yes">
        <source>%n key(s) locked in the graph were left alone.</source>
        <translation>
            <numerusform>曲線圖中鎖定的 %n 個關鍵影格未變更。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked track(s) changed too, because whole frames moved.</source>
        <translation>
            <numerusform>因為移動了整個影格，%n 條鎖定的軌道也一併變更。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyMapList</name>
    <message>
        <source>Commands and their keys</source>
        <translation>指令與其快速鍵</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>Changed; the preset has no key</source>
        <translation>已變更；預設集中沒有快速鍵</translation>
    </message>
    <message>
        <source>Changed; the preset has %1</source>
        <translation>已變更；預設集中為 %1</translation>
    </message>
    <message>
        <source>%1 is also a key of %2</source>
        <translation>%1 也是「%2」的快速鍵</translation>
    </message>
</context>
<context>
    <name>odori::KeyMapPage</name>
    <message>
        <source>Key Map</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>預設集(&amp;P)：</translation>
    </message>
    <message>
        <source>Your own changes are kept when you choose another preset</source>
        <translation>選擇其他預設集時，會保留您自己的變更</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Replaces the key map with the key map from a file</source>
        <translation>以檔案中的快速鍵設定取代目前的設定</translation>
    </message>
    <message>
        <source>Saves the name of the preset and your changes in a file</source>
        <translation>將預設集名稱與您的變更儲存到檔案</translation>
    </message>
    <message>
        <source>Search commands, or keys like Ctrl+D</source>
        <translation>搜尋指令，或 Ctrl+D 這類按鍵</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜尋指令與快速鍵</translation>
    </message>
    <message>
        <source>Search by Key…</source>
        <translation>依按鍵搜尋…</translation>
    </message>
    <message>
        <source>Click, then press a key to find its command</source>
        <translation>按一下，再按下按鍵以尋找其指令</translation>
    </message>
    <message>
        <source>Shows only commands that share a key with another one</source>
        <translation>僅顯示快速鍵與其他指令重複的指令</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change of the key map</source>
        <translation>復原快速鍵的上一次變更</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>全部重設(&amp;L)</translation>
    </message>
    <message>
        <source>Resets every command to the keys of the preset</source>
        <translation>將所有指令重設為預設集的快速鍵</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n 個衝突</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a Key Map</source>
        <translation>匯入快速鍵設定</translation>
    </message>
    <message>
        <source>Key maps (*.json);;All files (*)</source>
        <translation>快速鍵設定 (*.json);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Imported %1.</source>
        <translation>已匯入 %1。</translation>
    </message>
    <message>
        <source>Imported %1. This version has no command named %2.</source>
        <translation>已匯入 %1。此版本沒有名為 %2 的指令。</translation>
    </message>
    <message>
        <source>Export the Key Map</source>
        <translation>匯出快速鍵設定</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>已匯出 %1。</translation>
    </message>
</context>
<context>
    <name>odori::KeyNotes</name>
    <message>
        <source>In the dope sheet %1 moves the cursor instead.</source>
        <translation>在關鍵影格表中，%1 會改為移動游標。</translation>
    </message>
    <message>
        <source>In the curve editor %1 acts on the handles instead.</source>
        <translation>在曲線編輯器中，%1 會改為操作控制柄。</translation>
    </message>
    <message>
        <source>%1 no longer opens the menu %2.</source>
        <translation>%1 將不再開啟選單「%2」。</translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>未登錄</translation>
    </message>
    <message>
        <source>at the current frame</source>
        <translation>在目前影格</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>影格</translation>
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
        <translation>旋轉 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋轉 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋轉 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>物理開啟</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>物理關閉</translation>
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
        <translation>補間旋轉</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>變更 %1</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>軌道</translation>
    </message>
    <message numerus="yes">
        <source>Register %n key(s)</source>
        <translation>
            <numerusform>登錄 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登錄</translation>
    </message>
    <message>
        <source>The selected bones cannot move.</source>
        <translation>所選的骨骼無法移動。</translation>
    </message>
    <message>
        <source>The selected bones cannot rotate.</source>
        <translation>所選的骨骼無法旋轉。</translation>
    </message>
    <message>
        <source>Type 0 to remove this number.</source>
        <translation>輸入 0 可移除此數值。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot move and kept their position.</source>
        <translation>
            <numerusform>%n 個骨骼無法移動，已保留其位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot rotate and kept their rotation.</source>
        <translation>
            <numerusform>%n 個骨骼無法旋轉，已保留其旋轉。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyTableModel</name>
    <message>
        <source>Edit Keys</source>
        <translation>編輯關鍵影格</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>貼上關鍵影格</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>軌道</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>影格</translation>
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
        <translation>旋轉 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋轉 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋轉 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>值</translation>
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
        <source>Curve rotation</source>
        <translation>補間旋轉</translation>
    </message>
    <message>
        <source>Curve distance</source>
        <translation>補間距離</translation>
    </message>
    <message>
        <source>Curve field of view</source>
        <translation>補間視野角</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透視</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>紅</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Show model</source>
        <translation>顯示模型</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 關閉</translation>
    </message>
</context>
<context>
    <name>odori::KeyTablePanel</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格中的 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>The copied cells do not fit here</source>
        <translation>複製的儲存格不適合貼在這裡</translation>
    </message>
</context>
<context>
    <name>odori::KeyTableView</name>
    <message>
        <source>Key table</source>
        <translation>關鍵影格表格</translation>
    </message>
    <message>
        <source>The selection has no keys.</source>
        <translation>所選項目沒有關鍵影格。</translation>
    </message>
    <message>
        <source>Select bones, morphs or rows of the dope sheet to see their keys.</source>
        <translation>選取骨骼、表情或關鍵影格表的列，即可查看其關鍵影格。</translation>
    </message>
    <message>
        <source>Cu&amp;t Keys</source>
        <translation>剪下關鍵影格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Keys</source>
        <translation>複製關鍵影格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Keys or Cells</source>
        <translation>貼上關鍵影格或儲存格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit This Cell</source>
        <translation>編輯此儲存格(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to This Frame</source>
        <translation>移至此影格(&amp;G)</translation>
    </message>
</context>
<context>
    <name>odori::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation>搜尋快速鍵與指令</translation>
    </message>
</context>
<context>
    <name>odori::LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>照明的方向</translation>
    </message>
    <message>
        <source>Drag the light around the ball, seen from the front. Over the edge it goes behind the ball. Ctrl: finer</source>
        <translation>在球上拖曳光源，球為正面所見。越過邊緣會轉到球的後方。Ctrl：微調</translation>
    </message>
    <message>
        <source>From %1° to the right and %2° up, seen from the front</source>
        <translation>從正面看，來自右 %1°、上 %2° 的方向</translation>
    </message>
</context>
<context>
    <name>odori::LightEditor</name>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>“%1” is no colour. Type one as #RRGGBB.</source>
        <translation>「%1」不是顏色。請以 #RRGGBB 輸入。</translation>
    </message>
</context>
<context>
    <name>odori::LightSwatch</name>
    <message>
        <source>Choose the light&apos;s colour</source>
        <translation>選擇照明的顏色</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>照明的顏色</translation>
    </message>
    <message>
        <source>Colour of the Light</source>
        <translation>照明的顏色</translation>
    </message>
</context>
<context>
    <name>odori::MainWindow</name>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>關鍵影格表</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>補間曲線</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n 條軌道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 個未登錄的變更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing. First texture: %1</source>
        <translation>
            <numerusform>缺少 %n 個貼圖。第一個貼圖：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型清單</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>as in: 872 keys · 48 tracks</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 Your work is unchanged; save it before you continue.</source>
        <translation>%1 您的工作內容未變更；繼續之前請先儲存。</translation>
    </message>
    <message numerus="yes">
        <source>The physics cache is full: %n frame(s) were removed and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>物理演算快取已滿：已移除 %n 個影格，顯示時會重新演算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a model and a motion on the window, or open them with %1</source>
        <translation>將模型與動作拖放到視窗上，或以 %1 開啟</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>無法儲存設定：%1</translation>
    </message>
    <message>
        <source>All missing textures were found.</source>
        <translation>已找到所有缺少的貼圖。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, %n line(s) of the log, and the crash report of %1</source>
        <translation>
            <numerusform>已複製：版本、設定、記錄檔的 %n 行，以及 %1 的當機報告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, and %n line(s) of the log; there is no crash report</source>
        <translation>
            <numerusform>已複製：版本、設定，以及記錄檔的 %n 行；沒有當機報告</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture was saved: %1</source>
        <translation>已儲存圖片：%1</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>圖片已放入剪貼簿。</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>The films that are being made</source>
        <translation>正在製作的影片</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>as in: dance.mp4: 42 %, 1:20 left</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n film(s) are not finished. Quit and stop making them?</source>
        <translation>
            <numerusform>有 %n 部影片尚未完成。要停止製作並結束嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is finished.</source>
        <translation>%1 已完成。</translation>
    </message>
</context>
<context>
    <name>odori::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手冊頁面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>下一步(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目錄(&amp;C)</translation>
    </message>
    <message>
        <source>Open in the Brow&amp;ser</source>
        <translation>在瀏覽器中開啟(&amp;S)</translation>
    </message>
    <message>
        <source>The manual is missing. Install the program again.</source>
        <translation>缺少手冊。請重新安裝程式。</translation>
    </message>
</context>
<context>
    <name>odori::MappingModel</name>
    <message>
        <source>place and rotation</source>
        <translation>位置與旋轉</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>place of the hips</source>
        <translation>腰部的位置</translation>
    </message>
    <message>
        <source>A double click changes it.</source>
        <translation>按兩下即可變更。</translation>
    </message>
    <message>
        <source>Joint of the file</source>
        <translation>檔案的關節</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>The model has no bone %1, so the joint %2 is ignored.</source>
        <translation>模型沒有骨骼 %1，因此忽略關節 %2。</translation>
    </message>
    <message>
        <source>The bone %1 follows the joint %2, so the joint %3 is ignored.</source>
        <translation>骨骼 %1 跟隨關節 %2，因此忽略關節 %3。</translation>
    </message>
    <message>
        <source>The model has no bone %1; the mapping is unchanged.</source>
        <translation>模型沒有骨骼 %1；對應未變更。</translation>
    </message>
</context>
<context>
    <name>odori::MarkerField</name>
    <message>
        <source>Marker name</source>
        <translation>標記名稱</translation>
    </message>
</context>
<context>
    <name>odori::MarksBox</name>
    <message>
        <source>Also move &amp;markers and play range</source>
        <translation>一併移動標記與播放範圍(&amp;M)</translation>
    </message>
    <message>
        <source>All models and the camera share markers and play range. Beats do not move</source>
        <translation>所有模型與攝影機共用標記與播放範圍。節拍不會移動</translation>
    </message>
</context>
<context>
    <name>odori::MemoryPage</name>
    <message>
        <source>&amp;Undo steps</source>
        <translation>復原步驟(&amp;U)</translation>
    </message>
    <message>
        <source>Above this limit, the oldest steps are removed.</source>
        <translation>超過此限制時，會移除最舊的步驟。</translation>
    </message>
    <message>
        <source>Te&amp;xtures</source>
        <translation>貼圖(&amp;X)</translation>
    </message>
    <message>
        <source>Limit for all models together. Above it, the largest textures are shown at a lower resolution.</source>
        <translation>所有模型合計的限制。超過時，最大的貼圖會以較低的解析度顯示。</translation>
    </message>
    <message>
        <source>&amp;Simulated frames</source>
        <translation>已演算的影格(&amp;S)</translation>
    </message>
    <message>
        <source>Limit for each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>每個模型的限制。放不下的影格會在顯示時重新演算。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB for %n step(s)</source>
        <translation>
            <numerusform>使用中：%1 MiB (%n 個步驟)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: %1 MiB</source>
        <translation>使用中：%1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB; %n texture(s) at a lower resolution</source>
        <translation>
            <numerusform>使用中：%1 MiB；%n 個貼圖使用較低的解析度</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: up to %1 MiB for a model</source>
        <translation>使用中：每個模型最多 %1 MiB</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>使用中的記憶體</translation>
    </message>
</context>
<context>
    <name>odori::Menus</name>
    <message>
        <source>Pl&amp;ayback</source>
        <translation>播放(&amp;A)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>物理演算(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;When Opening</source>
        <translation>開啟檔案時(&amp;W)</translation>
    </message>
    <message>
        <source>A second model</source>
        <translation>第二個模型</translation>
    </message>
    <message>
        <source>A motion for a model that has a motion</source>
        <translation>為已有動作的模型開啟動作</translation>
    </message>
    <message>
        <source>Camera keys in a model&apos;s motion</source>
        <translation>模型動作中的攝影機關鍵影格</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選取(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>關鍵影格(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Move Keys</source>
        <translation>移動關鍵影格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>姿勢(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>面板(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dope Sheet</source>
        <translation>關鍵影格表(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>值(&amp;V)</translation>
    </message>
    <message>
        <source>Paste &amp;to</source>
        <translation>貼上至(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>補間曲線(&amp;U)</translation>
    </message>
    <message>
        <source>Safe Frames</source>
        <translation>安全框</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>座標系</translation>
    </message>
    <message>
        <source>Pi&amp;vot</source>
        <translation>旋轉中心(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;tandard View</source>
        <translation>標準視點(&amp;T)</translation>
    </message>
    <message>
        <source>Bone S&amp;ets</source>
        <translation>骨骼組(&amp;E)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>&amp;Helpers</source>
        <translation>輔助顯示(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>顯示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Foot Co&amp;ntacts</source>
        <translation>足部接地(&amp;N)</translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>關閉此訊息</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>…以及其他 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MorphCommands</name>
    <message>
        <source>Both sides have these weights already.</source>
        <translation>兩側已經是這些值。</translation>
    </message>
    <message>
        <source>The selected morphs have no other side in this model.</source>
        <translation>所選的表情在此模型中沒有另一側的表情。</translation>
    </message>
    <message>
        <source>Copy Morphs to Other Side</source>
        <translation>將表情複製到另一側</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>鏡像表情</translation>
    </message>
    <message>
        <source>Copied the weights to the other side at frame %1.</source>
        <translation>已在影格 %1 將值複製到另一側。</translation>
    </message>
    <message>
        <source>Mirrored the selected morphs at frame %1.</source>
        <translation>已在影格 %1 將所選的表情鏡像。</translation>
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
        <translation>眼</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>口</translation>
    </message>
    <message>
        <source>Brow</source>
        <translation>眉</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s)</source>
        <translation>
            <numerusform>%n 個表情</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no morphs of this kind.</source>
        <translation>模型沒有此種類的表情。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>未開啟任何模型。</translation>
    </message>
    <message>
        <source>Change Morph</source>
        <translation>變更表情</translation>
    </message>
    <message>
        <source>Kinds of morphs</source>
        <translation>表情的種類</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>目前作用中的是攝影機。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>作用中的動作沒有模型。</translation>
    </message>
    <message>
        <source>Search morphs</source>
        <translation>搜尋表情</translation>
    </message>
    <message>
        <source>No morph is called “%1”.</source>
        <translation>沒有名為「%1」的表情。</translation>
    </message>
</context>
<context>
    <name>odori::MotionHelpers</name>
    <message>
        <source>The bone %1 is hidden, so it has no trail.</source>
        <translation>骨骼「%1」已隱藏，因此沒有運動軌跡。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1, so it has no trail.</source>
        <translation>骨骼「%1」由物理演算帶動，因此沒有運動軌跡。</translation>
    </message>
</context>
<context>
    <name>odori::MovedTable</name>
    <message>
        <source>Moved, in units</source>
        <translation>移動量 (單位)</translation>
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
        <translation>所在影格</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>旋轉量</translation>
    </message>
    <message>
        <source>Shows this frame</source>
        <translation>顯示此影格</translation>
    </message>
    <message>
        <source>%1: frame of the largest difference</source>
        <translation>%1：差異最大的影格</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Shows frame %1</source>
        <translation>顯示第 %1 影格</translation>
    </message>
</context>
<context>
    <name>odori::NameList</name>
    <message>
        <source>Search names</source>
        <translation>搜尋名稱</translation>
    </message>
    <message>
        <source>No name is found.</source>
        <translation>找不到名稱。</translation>
    </message>
    <message>
        <source>Found names</source>
        <translation>找到的名稱</translation>
    </message>
</context>
<context>
    <name>odori::NameSearchField</name>
    <message>
        <source>Japanese, kana, romaji or English: 手首, てくび, tekubi and wrist find the same bones</source>
        <translation>可用日文、假名、羅馬字或英文搜尋：手首、てくび、tekubi 與 wrist 都會找到相同的骨骼</translation>
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
        <translation>重新命名 IK</translation>
    </message>
    <message>
        <source>Move Keys to Another Track</source>
        <translation>將關鍵影格移至其他軌道</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>重新命名軌道</translation>
    </message>
    <message numerus="yes">
        <source>Moved keys from %1 to %2; %n key(s) at their frames were replaced.</source>
        <translation>
            <numerusform>已將關鍵影格從 %1 移至 %2；取代了相同影格的 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %1 to %2; %n key(s) at its frames were replaced.</source>
        <translation>
            <numerusform>已將 %1 重新命名為 %2；取代了相同影格的 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved keys from %1 to %2.</source>
        <translation>已將關鍵影格從 %1 移至 %2。</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>已將 %1 重新命名為 %2。</translation>
    </message>
</context>
<context>
    <name>odori::NumberField</name>
    <message>
        <source>Reset to %1</source>
        <translation>重設為 %1</translation>
    </message>
    <message>
        <source>%1 cannot be less than %2.</source>
        <translation>「%1」不能小於 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be more than %2.</source>
        <translation>「%1」不能大於 %2。</translation>
    </message>
</context>
<context>
    <name>odori::OpeningPage</name>
    <message>
        <source>A model, if another model is active</source>
        <translation>已有作用中的模型時，再開啟模型</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次詢問</translation>
    </message>
    <message>
        <source>Add it to the scene</source>
        <translation>加入場景</translation>
    </message>
    <message>
        <source>Replace the active model and keep its motion</source>
        <translation>取代作用中的模型並保留其動作</translation>
    </message>
    <message>
        <source>A motion, if the model or camera already has keys</source>
        <translation>模型或攝影機已有關鍵影格時，開啟動作</translation>
    </message>
    <message>
        <source>Replace the present motion</source>
        <translation>取代目前的動作</translation>
    </message>
    <message>
        <source>Merge it at the current frame; keys at the same frames are replaced</source>
        <translation>合併到目前影格；相同影格的關鍵影格會被取代</translation>
    </message>
    <message>
        <source>Add the model a second time, with this motion</source>
        <translation>再加入一個相同的模型，並套用此動作</translation>
    </message>
    <message>
        <source>Camera, light and self-shadow keys in a model&apos;s motion</source>
        <translation>模型動作中的攝影機、照明與自我陰影關鍵影格</translation>
    </message>
    <message>
        <source>Use them in the scene</source>
        <translation>在場景中使用</translation>
    </message>
    <message>
        <source>Do not use them in the scene</source>
        <translation>不在場景中使用</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParentSection</name>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bone that follows another model</source>
        <translation>跟隨其他模型的骨骼</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>跟隨</translation>
    </message>
    <message>
        <source>Model that is followed</source>
        <translation>被跟隨的模型</translation>
    </message>
    <message>
        <source>Its bone</source>
        <translation>其骨骼</translation>
    </message>
    <message>
        <source>Bone that is followed</source>
        <translation>被跟隨的骨骼</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登錄</translation>
    </message>
    <message>
        <source>Keys of outside parents</source>
        <translation>外部親的關鍵影格</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原點</translation>
    </message>
    <message>
        <source>%1 (not in the model)</source>
        <translation>%1 (不在模型中)</translation>
    </message>
    <message>
        <source>◇ not registered</source>
        <translation>◇ 未登錄</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 關鍵影格</translation>
    </message>
    <message>
        <source>since frame %1</source>
        <translation>從影格 %1 起</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>沒有關鍵影格</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>需要第二個可供跟隨的模型。</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1: → %2</source>
        <translation>%1：→ %2</translation>
    </message>
    <message>
        <source>Keep place</source>
        <translation>保持位置</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the bone, so that it stays where it is at the frame</source>
        <translation>登錄與移除時也會設定骨骼的關鍵影格，使它在該影格保持原位</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the camera, so that the picture stays the same at the frame</source>
        <translation>登錄與移除時也會設定攝影機的關鍵影格，使該影格的畫面保持不變</translation>
    </message>
    <message>
        <source>Nothing to register: this parent holds already.</source>
        <translation>沒有可登錄的內容：此父骨骼已經生效。</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParents</name>
    <message>
        <source>nobody</source>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 / origin</source>
        <translation>%1 / 原點</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>A bone cannot follow a bone of its own model.</source>
        <translation>骨骼無法跟隨自身模型的骨骼。</translation>
    </message>
    <message>
        <source>Not possible: from frame %1 on, %2 and %3 would follow each other.</source>
        <translation>無法設定：從影格 %1 起，%2 與 %3 會互相跟隨。</translation>
    </message>
    <message>
        <source>This model is not in the scene any more.</source>
        <translation>此模型已不在場景中。</translation>
    </message>
    <message>
        <source>Set Outside Parent</source>
        <translation>設定外部親</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2.</source>
        <translation>從影格 %1 起，攝影機跟隨：%2。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3.</source>
        <translation>從影格 %1 起，%2 跟隨：%3。</translation>
    </message>
    <message>
        <source>Remove Outside Parent</source>
        <translation>移除外部親</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2. A key keeps its place.</source>
        <translation>從影格 %1 起，攝影機跟隨：%2。已用關鍵影格保持其位置。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3. A key keeps its place.</source>
        <translation>從影格 %1 起，%2 跟隨：%3。已用關鍵影格保持其位置。</translation>
    </message>
</context>
<context>
    <name>odori::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>目前無法使用</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <translation>%1，目前無法使用</translation>
    </message>
</context>
<context>
    <name>odori::PanelDock</name>
    <message>
        <source>Dock this panel in the window</source>
        <translation>將此面板停駐到視窗中</translation>
    </message>
    <message>
        <source>Show this panel in a window of its own</source>
        <translation>以獨立視窗顯示此面板</translation>
    </message>
    <message>
        <source>Close this panel. View ▸ Panels shows it again.</source>
        <translation>關閉此面板。可從「檢視 ▸ 面板」再次顯示。</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <translation>停駐「%1」</translation>
    </message>
    <message>
        <source>Float %1</source>
        <translation>浮動「%1」</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>關閉「%1」</translation>
    </message>
</context>
<context>
    <name>odori::PanelDocks</name>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>照明</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>未登錄</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
</context>
<context>
    <name>odori::ParentsDialog</name>
    <message>
        <source>&amp;Simulate physics of the models that are followed</source>
        <translation>對被跟隨的模型進行物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>The camera follows bones. A VMD file cannot hold this, so %1 would show another motion.</source>
        <translation>攝影機正跟隨骨骼。VMD 檔案無法儲存這一點，因此 %1 會呈現不同的動作。</translation>
    </message>
    <message>
        <source>Bones of %1 follow other models. A VMD file cannot hold this, so %2 would show another motion.</source>
        <translation>%1 的骨骼正跟隨其他模型。VMD 檔案無法儲存這一點，因此 %2 會呈現不同的動作。</translation>
    </message>
    <message>
        <source>&amp;Bake and Save</source>
        <translation>烘焙並儲存(&amp;B)</translation>
    </message>
    <message>
        <source>Save &amp;Without Them</source>
        <translation>不含外部親儲存(&amp;W)</translation>
    </message>
    <message>
        <source>The motion changed meanwhile.</source>
        <translation>動作在此期間已變更。</translation>
    </message>
    <message>
        <source>Bake Outside Parents</source>
        <translation>烘焙外部親</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s) in place of the outside parents.</source>
        <translation>
            <numerusform>已烘焙 %n 個關鍵影格以取代外部親。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only needed keys</source>
        <translation>僅必要的關鍵影格(&amp;O)</translation>
    </message>
    <message>
        <source>Bake makes keys where a bone follows, so the motion looks the same without outside parents. You can undo this. A project saves outside parents as they are.</source>
        <translation>烘焙會在骨骼跟隨的地方建立關鍵影格，使動作在沒有外部親時看起來相同。此操作可以復原。專案會原樣儲存外部親。</translation>
    </message>
    <message>
        <source>The largest error of a bone is %1 units and %2°</source>
        <translation>骨骼的最大誤差為 %1 單位與 %2°</translation>
    </message>
</context>
<context>
    <name>odori::PhysicsSettingsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算設定</translation>
    </message>
    <message>
        <source>60 per second, as in MMD</source>
        <translation>每秒 60 次，與 MMD 相同</translation>
    </message>
    <message>
        <source>120 per second, for thin or fast parts</source>
        <translation>每秒 120 次，適合細小或快速的部位</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the simulated frames of each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>每個模型存放已演算影格的記憶體。放不下的影格會在顯示時重新演算。</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>步數(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cache</source>
        <translation>快取(&amp;C)</translation>
    </message>
    <message>
        <source>Change Physics</source>
        <translation>變更物理演算</translation>
    </message>
    <message>
        <source>The direction must not be 0 0 0.</source>
        <translation>方向不可為 0 0 0。</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>雜訊(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;w Seed</source>
        <translation>新種子(&amp;W)</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>In the unit of MMD&apos;s panel. The default is 9.8</source>
        <translation>單位與 MMD 面板相同。預設值為 9.8</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>方向 X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>方向 Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>方向 Z</translation>
    </message>
    <message>
        <source>The direction of gravity. Only the proportion of X, Y and Z counts. The default is 0 −1 0, which is down.</source>
        <translation>重力的方向。只有 X、Y、Z 的比例有意義。預設值 0 −1 0 為正下方。</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>Changes gravity at random in every step, so that hair and cloth sway</source>
        <translation>每一步都隨機改變重力，使頭髮與衣物擺動</translation>
    </message>
    <message>
        <source>Amount of noise</source>
        <translation>雜訊強度</translation>
    </message>
    <message>
        <source>The largest random change, in the unit of gravity</source>
        <translation>隨機變化的最大值，單位與重力相同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>The same seed gives exactly the same motion</source>
        <translation>相同的種子會得到完全相同的動作</translation>
    </message>
    <message>
        <source>Sets the seed to a random number, for another motion</source>
        <translation>將種子設為隨機數，以得到不同的動作</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>種子(&amp;E)</translation>
    </message>
</context>
<context>
    <name>odori::PictureDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG 圖片</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>儲存圖片</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>選擇檔案</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>反鋸齒(&amp;M)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色彩</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 位元</translation>
    </message>
    <message>
        <source>16 bit, for other programs</source>
        <translation>16 位元，供其他程式使用</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>色彩(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>請輸入要寫入的檔案名稱。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消：未寫入任何內容。</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 屬於此場景。請選擇其他名稱。</translation>
    </message>
</context>
<context>
    <name>odori::PlainBox</name>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>捨棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>確定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆寫(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 已存在。要覆寫嗎？</translation>
    </message>
</context>
<context>
    <name>odori::PoseControls</name>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>鏡像</translation>
    </message>
    <message>
        <source>Exchanges left and right</source>
        <translation>左右對調</translation>
    </message>
    <message>
        <source>Blend from the shown pose to the stored one</source>
        <translation>從目前顯示的姿勢混合到儲存的姿勢</translation>
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
        <translation>「%1」無法作為檔案名稱。</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation>已有檔案 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be renamed.</source>
        <translation>無法重新命名檔案 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>無法刪除檔案 %1。</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>刪除姿勢</translation>
    </message>
    <message>
        <source>The file %1 cannot be moved to the trash. Delete it for good?</source>
        <translation>無法將檔案 %1 移至垃圾桶。要永久刪除嗎？</translation>
    </message>
    <message>
        <source>Move the pose %1 to the trash?</source>
        <translation>要將姿勢 %1 移至垃圾桶嗎？</translation>
    </message>
</context>
<context>
    <name>odori::PoseFolder</name>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>資料夾 %1 不存在。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read.</source>
        <translation>無法讀取資料夾 %1。</translation>
    </message>
</context>
<context>
    <name>odori::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>姿勢</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>搜尋姿勢</translation>
    </message>
    <message>
        <source>Save Pose…</source>
        <translation>儲存姿勢…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>將所選骨骼與表情目前顯示的姿勢儲存為 VPD；若沒有選取，則儲存全部</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>選擇資料夾…</translation>
    </message>
    <message>
        <source>The folder with the poses</source>
        <translation>姿勢的資料夾</translation>
    </message>
    <message>
        <source>Folder with Poses</source>
        <translation>姿勢資料夾</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>套用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>鏡像套用(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>刪除(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose a folder with poses (VPD files) above.</source>
        <translation>請在上方選擇含有姿勢 (VPD 檔案) 的資料夾。</translation>
    </message>
    <message>
        <source>No pose is called “%1”.</source>
        <translation>沒有名為「%1」的姿勢。</translation>
    </message>
    <message>
        <source>The folder has no poses (VPD files).</source>
        <translation>資料夾中沒有姿勢 (VPD 檔案)。</translation>
    </message>
    <message>
        <source>Select a pose to use it.</source>
        <translation>選取姿勢以使用。</translation>
    </message>
    <message>
        <source>The pose was not applied: the active model or the frame changed before the file was read.</source>
        <translation>未套用姿勢：在讀取檔案之前，作用中的模型或影格已變更。</translation>
    </message>
</context>
<context>
    <name>odori::PoseSentences</name>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) of it are not in this model.</source>
        <translation>
            <numerusform>其中 %n 個骨骼與表情不在此模型中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>若要擺放骨骼與表情，請先將模型設為作用中。</translation>
    </message>
    <message>
        <source>The pose has none of the selected bones and morphs.</source>
        <translation>此姿勢不含所選的骨骼與表情。</translation>
    </message>
    <message>
        <source>The model has none of the bones and morphs of the pose.</source>
        <translation>此姿勢的骨骼與表情都不在模型中。</translation>
    </message>
    <message numerus="yes">
        <source>Applied the pose %1 to %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>已將姿勢 %1 套用至 %n 個骨骼與表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blended %2 % of the pose %1 into %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>已將姿勢 %1 以 %2 % 混合到 %n 個骨骼與表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on %n selected bone(s) and morph(s).</source>
        <translation>
            <numerusform>作用於所選的 %n 個骨骼與表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on the whole pose: %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>作用於整個姿勢：%n 個骨骼與表情。</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>套用姿勢</translation>
    </message>
    <message>
        <source>The model has the pose %1 already.</source>
        <translation>模型已經是姿勢 %1。</translation>
    </message>
    <message>
        <source>The bones of the pose are locked. The bone panel unlocks them.</source>
        <translation>此姿勢的骨骼已鎖定。可在骨骼面板解除鎖定。</translation>
    </message>
</context>
<context>
    <name>odori::PoseTweens</name>
    <message>
        <source>The selected bones and morphs have no key before frame %1.</source>
        <translation>所選的骨骼與表情在影格 %1 之前沒有關鍵影格。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key after frame %1.</source>
        <translation>所選的骨骼與表情在影格 %1 之後沒有關鍵影格。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key before or after frame %1.</source>
        <translation>所選的骨骼與表情在影格 %1 前後都沒有關鍵影格。</translation>
    </message>
    <message>
        <source>Towards Previous Key</source>
        <translation>趨近上一個關鍵影格</translation>
    </message>
    <message>
        <source>Towards Next Key</source>
        <translation>趨近下一個關鍵影格</translation>
    </message>
    <message>
        <source>Exaggerate</source>
        <translation>誇張</translation>
    </message>
    <message>
        <source>Towards Rest</source>
        <translation>趨近初始姿勢</translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>若要擺放骨骼與表情，請先將模型設為作用中。</translation>
    </message>
    <message>
        <source>Select bones or morphs to pose them.</source>
        <translation>請選取要擺放的骨骼或表情。</translation>
    </message>
    <message>
        <source>At frame %1 the pose is exactly between its keys, so there is nothing to exaggerate. Change the pose first.</source>
        <translation>影格 %1 的姿勢正好位於前後關鍵影格之間，因此沒有可誇張的差異。請先變更姿勢。</translation>
    </message>
    <message>
        <source>The selected bones and morphs already have that pose at frame %1.</source>
        <translation>所選的骨骼與表情在影格 %1 已經是該姿勢。</translation>
    </message>
    <message>
        <source>The selected bones are locked. The bone panel unlocks them.</source>
        <translation>所選的骨骼已鎖定。可在骨骼面板解除鎖定。</translation>
    </message>
</context>
<context>
    <name>odori::PresetBox</name>
    <message>
        <source>Presets</source>
        <translation>預設集</translation>
    </message>
    <message>
        <source>All presets by name; save, export and import your own</source>
        <translation>依名稱列出所有預設集；可儲存、匯出與匯入您自己的預設集</translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message>
        <source>Curve presets (*.json)</source>
        <translation>曲線預設集 (*.json)</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>&amp;Save Preset…</source>
        <translation>儲存預設集(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the curve of the selected keys under a name</source>
        <translation>將所選關鍵影格的曲線命名儲存</translation>
    </message>
    <message>
        <source>The selected keys have different curves</source>
        <translation>所選關鍵影格的曲線不同</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>儲存預設集</translation>
    </message>
    <message>
        <source>Preset %1 saved</source>
        <translation>已儲存預設集 %1</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>重新命名預設集</translation>
    </message>
    <message>
        <source>Preset renamed to %1</source>
        <translation>已將預設集重新命名為 %1</translation>
    </message>
    <message>
        <source>Preset %1 deleted</source>
        <translation>已刪除預設集 %1</translation>
    </message>
    <message>
        <source>Import Presets</source>
        <translation>匯入預設集</translation>
    </message>
    <message>
        <source>Export Presets</source>
        <translation>匯出預設集</translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) imported</source>
        <translation>
            <numerusform>已匯入 %n 個預設集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) exported to %1</source>
        <translation>
            <numerusform>已將 %n 個預設集匯出至 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve presets</source>
        <translation>曲線預設集</translation>
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
        <translation>數字鍵盤 Enter</translation>
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
        <translation>大小</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
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
            <numerusform>還原資料的結尾已損壞。約缺少 %n 個變更。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <translation>沒有可還原的未儲存工作。</translation>
    </message>
    <message>
        <source>a new motion</source>
        <translation>新的動作</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>場景</translation>
    </message>
    <message>
        <source>%1 can be restored.</source>
        <translation>可以還原 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 and other motions can be restored.</source>
        <translation>
            <numerusform>可以還原 %1 與其他動作中的 %n 個變更。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 can be restored.</source>
        <translation>
            <numerusform>可以還原 %1 中的 %n 個變更。</numerusform>
        </translation>
    </message>
    <message>
        <source>Odori was closed %1. %2</source>
        <translation>Odori 已於 %1 關閉。%2</translation>
    </message>
    <message>
        <source>Odori closed unexpectedly %1. %2</source>
        <translation>Odori 於 %1 意外關閉。%2</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n change(s). Save to keep them.</source>
        <translation>
            <numerusform>已還原 %n 個變更。請儲存以保留它們。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery data cannot be read: %1</source>
        <translation>無法讀取還原資料：%1</translation>
    </message>
    <message>
        <source>The model %1 cannot be read. Its motion is restored. The recovery data is kept for 30 days.</source>
        <translation>無法讀取模型 %1。其動作已還原。還原資料會保留 30 天。</translation>
    </message>
    <message>
        <source>Use the buttons at the top of the view to restore unsaved work.</source>
        <translation>請使用視圖頂端的按鈕來還原未儲存的工作。</translation>
    </message>
    <message>
        <source>Files are being opened or saved. Try again in a moment.</source>
        <translation>正在開啟或儲存檔案。請稍後再試。</translation>
    </message>
    <message>
        <source>Everything is open again, as it was saved.</source>
        <translation>已依儲存時的狀態重新開啟所有內容。</translation>
    </message>
    <message numerus="yes">
        <source>Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot be restored. It is kept for 30 days in %2.</source>
        <translation>
            <numerusform>Odori 於 %1 意外關閉。還原資料已損壞，有 %n 個變更無法還原。資料會在 %2 保留 30 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not the file that was open. What was open is restored; save it under another name to keep both.</source>
        <translation>%1 不是當時開啟的檔案。已還原當時開啟的內容；請以其他名稱儲存，即可保留兩者。</translation>
    </message>
    <message>
        <source>%1 does not exist any more. What was open is restored; save it to have the file again.</source>
        <translation>%1 已不存在。已還原當時開啟的內容；儲存後即可重新得到該檔案。</translation>
    </message>
    <message>
        <source>The model %1 is not the file that was open. The motion is restored on the model of now.</source>
        <translation>模型 %1 不是當時開啟的檔案。動作會還原到現在的模型上。</translation>
    </message>
    <message>
        <source>There was no unsaved work. %1 can be opened again.</source>
        <translation>沒有未儲存的工作。可以重新開啟 %1。</translation>
    </message>
    <message>
        <source>Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>已捨棄。會保留 30 天：檔案 ▸ 還原未儲存的工作。</translation>
    </message>
    <message>
        <source>Another version of Odori wrote the recovery data in %1. It stays there for that version.</source>
        <translation>%1 中的還原資料由其他版本的 Odori 寫入。資料會留在原處供該版本使用。</translation>
    </message>
</context>
<context>
    <name>odori::RecoveryBar</name>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Keeps it for 30 days: File ▸ Recover Unsaved Work</source>
        <translation>會保留 30 天：檔案 ▸ 還原未儲存的工作</translation>
    </message>
    <message>
        <source>This is a preview. %1</source>
        <translation>這是預覽。%1</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Shows what was in the window before</source>
        <translation>顯示視窗先前的內容</translation>
    </message>
    <message>
        <source>Shows the restored work in the window; you can go back</source>
        <translation>在視窗中顯示還原的工作；您可以返回</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Shows the next session that can be restored</source>
        <translation>顯示下一個可還原的工作階段</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>以及其他 %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Closes this bar; File ▸ Recover Unsaved Work shows it again</source>
        <translation>關閉此列；可從「檔案 ▸ 還原未儲存的工作」再次顯示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>odori::RegisterButton</name>
    <message numerus="yes">
        <source>Register %n</source>
        <translation>
            <numerusform>登錄 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>登錄</translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message>
        <source>Register</source>
        <translation>登錄</translation>
    </message>
    <message>
        <source>Nothing is selected and there is no draft at frame %1. Select the bones and morphs to register.</source>
        <translation>未選取任何項目，影格 %1 也沒有未登錄的變更。請選取要登錄的骨骼與表情。</translation>
    </message>
    <message numerus="yes">
        <source>Registers %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>在影格 %1 登錄 %n 個關鍵影格：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered %n key(s) at frame %1.</source>
        <translation>
            <numerusform>已在影格 %1 登錄 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was registered: the keys at frame %1 already have these values.</source>
        <translation>未登錄任何內容：影格 %1 的關鍵影格已經是這些值。</translation>
    </message>
    <message>
        <source>Register All Drafts</source>
        <translation>登錄所有未登錄的變更</translation>
    </message>
    <message numerus="yes">
        <source>Registered all drafts (%n).</source>
        <translation>
            <numerusform>已登錄所有未登錄的變更 (%n)。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RenameDialog</name>
    <message>
        <source>Move Keys of %1</source>
        <translation>移動「%1」的關鍵影格</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重新命名「%1」</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Names in the model</source>
        <translation>模型中的名稱</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1 (建議)</translation>
    </message>
    <message>
        <source>The model has no other name.</source>
        <translation>模型沒有其他名稱。</translation>
    </message>
    <message>
        <source>Choose a name of the model.</source>
        <translation>請選擇模型中的名稱。</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) will belong to %1.</source>
        <translation>
            <numerusform>%n 個關鍵影格將屬於 %1。</numerusform>
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
            <numerusform>它們會取代相同影格的 %n 個關鍵影格。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message>
        <source>Which rows</source>
        <translation>對象列</translation>
    </message>
    <message numerus="yes">
        <source>All tracks (%n)</source>
        <translation>
            <numerusform>所有軌道 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected tracks (%n)</source>
        <translation>
            <numerusform>所選軌道 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visible rows (%n)</source>
        <translation>
            <numerusform>可見的列 (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SafetyPage</name>
    <message>
        <source>&amp;Autosave</source>
        <translation>自動儲存(&amp;A)</translation>
    </message>
    <message>
        <source>Every change is on the disk at once and can be restored after a crash. A full copy is written after this time; your files do not change.</source>
        <translation>每個變更都會立即寫入磁碟，當機後可以還原。每隔這段時間會寫入一份完整副本；您的檔案不會改變。</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>較早的版本(&amp;E)</translation>
    </message>
    <message>
        <source>Saved versions of each motion and project, on the disk. The content before the first save is kept, too. 0 keeps none. File ▸ Earlier Versions opens them.</source>
        <translation>每個動作與專案保留在磁碟上的已儲存版本數。第一次儲存之前的內容也會保留。設為 0 則不保留。可從「檔案 ▸ 較早的版本」開啟。</translation>
    </message>
    <message>
        <source>&amp;Disk space</source>
        <translation>磁碟空間(&amp;D)</translation>
    </message>
    <message>
        <source>Limit for unsaved work and earlier versions together. Above it, the oldest are removed.</source>
        <translation>未儲存的工作與較早版本合計的限制。超過時，會移除最舊的。</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分鐘</translation>
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
        <translation>較早版本的資料夾</translation>
    </message>
    <message>
        <source>%1 is saved, but its earlier version could not be kept. %2</source>
        <translation>%1 已儲存，但無法保留其較早版本。%2</translation>
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
        <translation>縮放範圍</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>New length in frames</source>
        <translation>新長度 (影格)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>F&amp;actor</source>
        <translation>倍率(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>對象列(&amp;R)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮放</translation>
    </message>
    <message>
        <source>Scale Range</source>
        <translation>縮放範圍</translation>
    </message>
    <message>
        <source>The last frame is before the first frame. Nothing will change.</source>
        <translation>結束影格在起始影格之前。不會有任何變更。</translation>
    </message>
    <message>
        <source>The range is scaled from %1 to %2.</source>
        <translation>範圍會從 %1縮放為 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) later.</source>
        <translation>
            <numerusform>之後的關鍵影格會往後移 %n 個影格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) earlier.</source>
        <translation>
            <numerusform>之後的關鍵影格會往前移 %n 個影格。</numerusform>
        </translation>
    </message>
    <message>
        <source>New &amp;length in frames</source>
        <translation>新長度 (影格)(&amp;L)</translation>
    </message>
</context>
<context>
    <name>odori::SceneDrafts</name>
    <message>
        <source>Discard Drafts</source>
        <translation>捨棄未登錄的變更</translation>
    </message>
</context>
<context>
    <name>odori::SceneKeyRows</name>
    <message>
        <source>IK on</source>
        <translation>IK 開啟</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 關閉</translation>
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
        <translation>補間旋轉</translation>
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
        <translation>變更 %1</translation>
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
        <translation>跟隨骨骼</translation>
    </message>
</context>
<context>
    <name>odori::SecondMotionFields</name>
    <message>
        <source>Other motion</source>
        <translation>另一個動作</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>檔案…</translation>
    </message>
    <message>
        <source>File of the other motion</source>
        <translation>另一個動作的檔案</translation>
    </message>
    <message>
        <source>&amp;Other motion</source>
        <translation>另一個動作(&amp;O)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Model of the other motion</source>
        <translation>另一個動作的模型</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>File of the model of the other motion</source>
        <translation>另一個動作的模型檔案</translation>
    </message>
    <message>
        <source>&amp;Made for</source>
        <translation>製作對象(&amp;M)</translation>
    </message>
    <message>
        <source>Other Motion</source>
        <translation>另一個動作</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>動作 (%1)</translation>
    </message>
    <message>
        <source>Model of the Other Motion</source>
        <translation>另一個動作的模型</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>Choose the model that the motion was made for.</source>
        <translation>請選擇該動作所針對的模型。</translation>
    </message>
    <message>
        <source>Choose the other motion first.</source>
        <translation>請先選擇另一個動作。</translation>
    </message>
</context>
<context>
    <name>odori::SelectRangeDialog</name>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>加入目前的選取範圍(&amp;A)</translation>
    </message>
    <message>
        <source>Select a Range</source>
        <translation>選取範圍</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>對象列(&amp;R)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選取</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 個關鍵影格</numerusform>
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
            <numerusform>%n 條軌道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Session</name>
    <message>
        <source>Your work is protected against a crash again.</source>
        <translation>您的工作已重新受到當機保護。</translation>
    </message>
    <message>
        <source>Your work is not protected against a crash. Save often. %1</source>
        <translation>您的工作未受到當機保護。請經常儲存。%1</translation>
    </message>
    <message>
        <source>The folder for it cannot be made: %1</source>
        <translation>無法建立存放用的資料夾：%1</translation>
    </message>
</context>
<context>
    <name>odori::SetNameDialog</name>
    <message>
        <source>Save Bone Set</source>
        <translation>儲存骨骼組</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>重新命名骨骼組</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名稱太長。</translation>
    </message>
    <message>
        <source>The set of this name will be replaced.</source>
        <translation>會取代同名的骨骼組。</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>已有其他骨骼組使用此名稱。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>odori::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Key Map</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開啟檔案</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>記憶體</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>設定頁面</translation>
    </message>
    <message>
        <source>&amp;Reset This Page</source>
        <translation>重設此頁面(&amp;R)</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>安全</translation>
    </message>
</context>
<context>
    <name>odori::SizeFields</name>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>常用尺寸</translation>
    </message>
    <message>
        <source>HD, 1280 × 720</source>
        <translation>HD，1280 × 720</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation>Full HD，1920 × 1080</translation>
    </message>
    <message>
        <source>QHD, 2560 × 1440</source>
        <translation>QHD，2560 × 1440</translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation>4K，3840 × 2160</translation>
    </message>
    <message>
        <source>Upright, 1080 × 1920</source>
        <translation>直式，1080 × 1920</translation>
    </message>
    <message>
        <source>Square, 1080 × 1080</source>
        <translation>正方形，1080 × 1080</translation>
    </message>
    <message>
        <source>As in the view, %1 × %2</source>
        <translation>與視圖相同，%1 × %2</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自訂尺寸</translation>
    </message>
    <message>
        <source>This kind of film needs even numbers</source>
        <translation>此種影片的尺寸必須是偶數</translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message>
        <source>Snap Keys</source>
        <translation>貼齊關鍵影格</translation>
    </message>
    <message>
        <source>Interval in frames</source>
        <translation>間隔 (影格)</translation>
    </message>
    <message>
        <source>Start frame</source>
        <translation>基準影格</translation>
    </message>
    <message>
        <source>whole bars</source>
        <translation>整小節</translation>
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
        <translation>節拍細分</translation>
    </message>
    <message>
        <source>from</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>貼齊</translation>
    </message>
    <message>
        <source>&amp;Frames, every</source>
        <translation>固定間隔的影格(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Beats</source>
        <translation>節拍(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest of these frames.</source>
        <translation>
            <numerusform>%n 個關鍵影格會移至這些影格中最近的一個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat (%1 beats per minute from frame %2).</source>
        <translation>
            <numerusform>%n 個關鍵影格會移至最近的節拍 (從影格 %2 起每分鐘 %1 拍)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat.</source>
        <translation>
            <numerusform>%n 個關鍵影格會移至最近的節拍。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SoundButton</name>
    <message>
        <source>Offset and volume of the sound</source>
        <translation>音訊的起始位置與音量</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>音訊：%1</translation>
    </message>
    <message>
        <source>%1 (muted)</source>
        <translation>%1 (靜音)</translation>
    </message>
</context>
<context>
    <name>odori::SoundPlayer</name>
    <message>
        <source>There is no sound device, so the sound is not heard. Everything else works.</source>
        <translation>沒有音訊裝置，因此聽不到聲音。其他功能皆可使用。</translation>
    </message>
    <message>
        <source>The sound device is not available any more, so the sound is not heard. Playback goes on.</source>
        <translation>音訊裝置已無法使用，因此聽不到聲音。播放會繼續。</translation>
    </message>
</context>
<context>
    <name>odori::SoundSheet</name>
    <message>
        <source>Mute</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>Remove the Sound</source>
        <translation>移除音訊</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>移除音訊</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Begins at, milliseconds</source>
        <translation>起始位置 (毫秒)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此處</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>目前影格</translation>
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
        <translation>變更音訊</translation>
    </message>
    <message>
        <source>As time</source>
        <translation>以時間表示</translation>
    </message>
</context>
<context>
    <name>odori::Soundtrack</name>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>正在讀取 %1…</translation>
    </message>
    <message>
        <source>%1 is cut off: it ends after %2 s of %3 s.</source>
        <translation>%1 不完整：總長 %3 秒，只到 %2 秒。</translation>
    </message>
</context>
<context>
    <name>odori::StartPage</name>
    <message>
        <source>Nothing is open yet</source>
        <translation>尚未開啟任何檔案</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>開啟檔案…</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>開啟範例</translation>
    </message>
    <message>
        <source>A mannequin and its walk, to try things out</source>
        <translation>可用來試用的人偶與走路動作</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的檔案</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message>
        <source>Or drop a model (%1), a motion (%2), a pose (%3), an accessory (%5) or a project (%4) here.</source>
        <translation>或將模型 (%1)、動作 (%2)、姿勢 (%3)、配件 (%5) 或專案 (%4) 拖放到此處。</translation>
    </message>
    <message>
        <source>Tours of a few minutes</source>
        <translation>幾分鐘的導覽</translation>
    </message>
</context>
<context>
    <name>odori::SwitchField</name>
    <message>
        <source>on</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>off</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>odori::TermsDialog</name>
    <message>
        <source>Text by the author of %1</source>
        <translation>%1 作者的說明</translation>
    </message>
    <message>
        <source>Terms of Use</source>
        <translation>使用條款</translation>
    </message>
    <message>
        <source>The author of %1 wrote:</source>
        <translation>%1 的作者寫道：</translation>
    </message>
    <message>
        <source>The authors of the models wrote:</source>
        <translation>模型的作者寫道：</translation>
    </message>
</context>
<context>
    <name>odori::ToleranceRow</name>
    <message>
        <source> units</source>
        <translation> 單位</translation>
    </message>
    <message>
        <source>Tolerance of the position</source>
        <translation>位置的容許誤差</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Tolerance of the rotation</source>
        <translation>旋轉的容許誤差</translation>
    </message>
    <message>
        <source>&amp;Tolerance</source>
        <translation>容許誤差(&amp;W)</translation>
    </message>
</context>
<context>
    <name>odori::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>When physics moves hair and clothes</source>
        <translation>何時以物理演算帶動頭髮與衣物</translation>
    </message>
    <message>
        <source>The pivot of several selected bones</source>
        <translation>所選多個骨骼的旋轉中心</translation>
    </message>
</context>
<context>
    <name>odori::ToolDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>對象列(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始影格</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>結束影格</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>影格(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>預設值</translation>
    </message>
    <message>
        <source>&amp;Edited contacts of the dope sheet (%1)</source>
        <translation>使用關鍵影格表中編輯過的接地 (%1)(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise the tool finds when the feet stand.</source>
        <translation>否則工具會自動偵測足部接地的時間。</translation>
    </message>
    <message>
        <source>The first frame is after the last one.</source>
        <translation>第一影格在最後一影格之後。</translation>
    </message>
</context>
<context>
    <name>odori::ToolPreview</name>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>目前影格</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>不會有任何變更。</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>殘影(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the motion before as a ghost</source>
        <translation>以殘影顯示變更前的動作</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) change too.</source>
        <translation>
            <numerusform>也會變更 %n 個鎖定的骨骼。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::TourGuide</name>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1：第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>上一步(&amp;C)</translation>
    </message>
    <message>
        <source>End To&amp;ur</source>
        <translation>結束導覽(&amp;U)</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>完成(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>下一步(&amp;X)</translation>
    </message>
    <message>
        <source>This tour needs a bone with two keys: open a motion, or choose File ▸ New and then the tour.</source>
        <translation>此導覽需要一個有兩個關鍵影格的骨骼：請開啟動作，或先選擇「檔案 ▸ 新增」，再選擇導覽。</translation>
    </message>
    <message>
        <source>This tour needs a model: open one, or choose File ▸ New and then the tour.</source>
        <translation>此導覽需要模型：請開啟模型，或先選擇「檔案 ▸ 新增」，再選擇導覽。</translation>
    </message>
    <message>
        <source>The panel %1 is hidden. View ▸ Panels shows it.</source>
        <translation>面板 %1 已隱藏。可從「檢視 ▸ 面板」顯示。</translation>
    </message>
</context>
<context>
    <name>odori::Tours</name>
    <message>
        <source>Pose and key</source>
        <translation>姿勢與關鍵影格</translation>
    </message>
    <message>
        <source>Turn a bone, register a key, and play it</source>
        <translation>旋轉骨骼、登錄關鍵影格並播放</translation>
    </message>
    <message>
        <source>Click a bone of the model, such as a wrist. You can also choose it in the list of bones.</source>
        <translation>點選模型的一個骨骼，例如手腕。也可以在骨骼清單中選擇。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to go to another frame, about 15 frames later.</source>
        <translation>在關鍵影格表的尺規上拖曳，前往大約 15 個影格之後的影格。</translation>
    </message>
    <message>
        <source>That is all: pose, Enter, next frame. Ctrl+Z takes any step back. Ctrl+S saves the motion as a VMD file.</source>
        <translation>就是這樣：擺姿勢、按 Enter、下一影格。Ctrl+Z 可復原任何一步。Ctrl+S 將動作儲存為 VMD 檔案。</translation>
    </message>
    <message>
        <source>Fix a curve</source>
        <translation>修改曲線</translation>
    </message>
    <message>
        <source>Change how a bone moves from one key to the next</source>
        <translation>變更骨骼從一個關鍵影格到下一個關鍵影格的運動方式</translation>
    </message>
    <message>
        <source>Drag one of the two handles of the curve. The grid is MMD&apos;s, from 0 to 127. The view shows the result at once.</source>
        <translation>拖曳曲線的兩個控制點之一。格線與 MMD 相同，從 0 到 127。檢視會立即顯示結果。</translation>
    </message>
    <message>
        <source>That is all. Ctrl+Z takes the change back. You can change thousands of curves at once: select more keys first.</source>
        <translation>就是這樣。Ctrl+Z 可復原變更。先選擇更多關鍵影格，就能一次變更成千上萬條曲線。</translation>
    </message>
    <message>
        <source>Export to Blender</source>
        <translation>匯出到 Blender</translation>
    </message>
    <message>
        <source>Write model and motion to an FBX or GLB file</source>
        <translation>將模型和動作寫入 FBX 或 GLB 檔案</translation>
    </message>
    <message>
        <source>Choose Export in the File menu. In the dialog choose Blender as the target, then a name for the file, and press Export.</source>
        <translation>在「檔案」選單中選擇「匯出」。在對話方塊中選擇 Blender 作為目標，然後選擇檔名並按「匯出」。</translation>
    </message>
    <message>
        <source>When the file is written: in Blender choose File, Import, FBX. Keep the usual settings. The model has its bones, its morphs as shape keys, and the motion as an action.</source>
        <translation>檔案寫好後：在 Blender 中選擇「檔案」「匯入」「FBX」。保留預設設定。模型帶有骨骼，表情成為形狀鍵，動作成為動作資料塊。</translation>
    </message>
    <message>
        <source>Press %1. The draft becomes a key at the current frame. In the dope sheet a key is a diamond.</source>
        <translation>按 %1。未登錄的變更成為目前影格的關鍵影格。在關鍵影格表中，關鍵影格是菱形。</translation>
    </message>
    <message>
        <source>Turn the bone the other way with its ring, and press %1 again.</source>
        <translation>用圓環把骨骼轉向另一邊，再按一次 %1。</translation>
    </message>
    <message>
        <source>Press %1 to play the motion, and again to stop it.</source>
        <translation>按 %1 播放動作，再按一次停止。</translation>
    </message>
    <message>
        <source>Play the motion (%1). What you see is what the file will contain: IK and physics become ordinary keys.</source>
        <translation>播放動作 (%1)。看到的就是檔案將包含的內容：IK 和物理演算會變成普通的關鍵影格。</translation>
    </message>
    <message>
        <source>Press %1 (Rotate), then drag a ring around the bone. The change is a draft: it is shown, but it is not a key yet.</source>
        <translation>按 %1 (旋轉)，然後拖曳骨骼周圍的圓環。這是未登錄的變更：已顯示，但還不是關鍵影格。</translation>
    </message>
    <message>
        <source>Click Values at the top of the curves. This shows the graph of the values, in which you can drag keys in time and in value.</source>
        <translation>按一下曲線上方的「數值」。這會顯示數值圖，可以在其中沿時間和數值拖曳關鍵影格。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to a frame between two keys of the bone. There you will see how a curve moves it.</source>
        <translation>在關鍵影格表的尺規上拖曳，移到該骨骼兩個關鍵影格之間的影格。在那裡可以看到曲線如何移動骨骼。</translation>
    </message>
    <message>
        <source>Click the key of the bone after this frame. Its curve is the way from the key before it.</source>
        <translation>按一下該骨骼在此影格之後的關鍵影格。它的曲線表示從前一個關鍵影格過來的運動方式。</translation>
    </message>
    <message>
        <source>Choose a bone with keys in the list, such as 左腕. The dope sheet shows its keys.</source>
        <translation>在清單中選擇有關鍵影格的骨骼，例如 左腕。關鍵影格表會顯示它的關鍵影格。</translation>
    </message>
</context>
<context>
    <name>odori::TrailTool</name>
    <message>
        <source>%1: frame %2</source>
        <translation>%1：影格 %2</translation>
    </message>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼「%1」已鎖定。可用骨骼面板中的鎖解除鎖定。</translation>
    </message>
    <message>
        <source>The keys of the bone %1 are locked in the graph.</source>
        <translation>骨骼「%1」的關鍵影格已在曲線圖中鎖定。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so its keys cannot be moved along the trail.</source>
        <translation>骨骼「%1」只能旋轉，因此無法沿運動軌跡移動其關鍵影格。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates. Select the IK goal that moves it to change the trail.</source>
        <translation>骨骼「%1」只能旋轉。若要變更運動軌跡，請選取帶動它的 IK 目標。</translation>
    </message>
    <message>
        <source>The bone %1 has a draft in frame %2. Register or discard it first.</source>
        <translation>骨骼「%1」在影格 %2 有未登錄的變更。請先登錄或捨棄。</translation>
    </message>
    <message>
        <source>Move %1 in Frame %2</source>
        <translation>在影格 %2 移動 %1</translation>
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
        <translation>播放速度</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>目前影格</translation>
    </message>
    <message>
        <source>%1 s · %2–%3</source>
        <translation>%1 秒 · %2–%3</translation>
    </message>
    <message>
        <source>Current frame (%1)</source>
        <translation>目前影格 (%1)</translation>
    </message>
    <message>
        <source>Time · play range. Set it with the handles in the ruler of the dope sheet</source>
        <translation>時間 · 播放範圍。可用關鍵影格表尺規上的控制柄設定</translation>
    </message>
    <message>
        <source>Time · play range. Set it with %1 and %2, or with the handles in the ruler of the dope sheet</source>
        <translation>時間 · 播放範圍。可用 %1 與 %2，或關鍵影格表尺規上的控制柄設定</translation>
    </message>
    <message>
        <source>Playback speed: %1</source>
        <translation>播放速度：%1</translation>
    </message>
</context>
<context>
    <name>odori::TweenRow</name>
    <message>
        <source>Tween</source>
        <translation>趨近・誇張</translation>
    </message>
    <message>
        <source>Amount of the tween</source>
        <translation>趨近・誇張的程度</translation>
    </message>
    <message>
        <source>Drag to the right for more, to the left for the opposite</source>
        <translation>向右拖曳可加強，向左拖曳則相反</translation>
    </message>
</context>
<context>
    <name>odori::TweenTool</name>
    <message>
        <source>Move the mouse to the right or left, or type a percentage. A click or Enter sets the pose, a right click or Esc cancels.</source>
        <translation>左右移動滑鼠，或輸入百分比。按一下或按 Enter 套用姿勢，按右鍵或 Esc 取消。</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <comment>as in: Towards Rest: 35 %</comment>
        <translation>%1：%2 %</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>已取消「%1」。</translation>
    </message>
</context>
<context>
    <name>odori::UserKeys</name>
    <message>
        <source>%1 The keys of MMD are used.</source>
        <translation>%1 將使用 MMD 的快速鍵。</translation>
    </message>
    <message>
        <source>The key map is not saved, because %1 could not be renamed.</source>
        <translation>無法儲存快速鍵設定，因為無法重新命名 %1。</translation>
    </message>
</context>
<context>
    <name>odori::ValueCanvas</name>
    <message>
        <source>Graph of values over time</source>
        <translation>值隨時間變化的曲線圖</translation>
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
        <translation>旋轉 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋轉 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋轉 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>值</translation>
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
        <translation>所選項目尚無關鍵影格。</translation>
    </message>
    <message>
        <source>Rotation easing · %1</source>
        <translation>旋轉的補間 · %1</translation>
    </message>
    <message>
        <source>key %1   %2</source>
        <translation>關鍵影格 %1   %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>影格 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected track(s) are not drawn</source>
        <translation>
            <numerusform>另有 %n 條所選軌道未繪製</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>變更補間曲線</translation>
    </message>
    <message>
        <source>Two neighbouring keys can differ by at most 180°: beyond that, the rotation changes direction. Insert a key between them.</source>
        <translation>相鄰的兩個關鍵影格最多相差 180°：超過時旋轉方向會相反。請在兩者之間插入關鍵影格。</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移動關鍵影格</translation>
    </message>
    <message>
        <source>Change Values</source>
        <translation>變更值</translation>
    </message>
    <message>
        <source>0 frames</source>
        <translation>0 個影格</translation>
    </message>
    <message numerus="yes">
        <source>+%n frame(s)</source>
        <comment>moved later in time</comment>
        <translation>
            <numerusform>+%n 個影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n frame(s)</source>
        <comment>moved earlier in time</comment>
        <translation>
            <numerusform>−%n 個影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Key at Frame %1</source>
        <translation>在影格 %1 插入關鍵影格</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>縮放關鍵影格</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>時間 × %1</translation>
    </message>
    <message>
        <source>values × %1</source>
        <translation>值 × %1</translation>
    </message>
    <message>
        <source>frames: %1</source>
        <translation>影格：%1</translation>
    </message>
    <message numerus="yes">
        <source>replaces %n key(s)</source>
        <translation>
            <numerusform>取代 %n 個關鍵影格</numerusform>
        </translation>
    </message>
    <message>
        <source>Select bones, morphs or the camera to see their values over time.</source>
        <translation>選取骨骼、表情或攝影機，即可查看其值隨時間的變化。</translation>
    </message>
    <message>
        <source>No track is shown</source>
        <translation>沒有顯示任何軌道</translation>
    </message>
    <message>
        <source>%1, %2: %3 at frame %4</source>
        <translation>%1，%2：第 %4 影格為 %3</translation>
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
        <translation>旋轉 X</translation>
    </message>
    <message>
        <source>Rot Y</source>
        <translation>旋轉 Y</translation>
    </message>
    <message>
        <source>Rot Z</source>
        <translation>旋轉 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>值</translation>
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
        <translation>旋轉 (度)</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>表情的值</translation>
    </message>
    <message>
        <source>Distance of the camera</source>
        <translation>攝影機的距離</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野角</translation>
    </message>
    <message>
        <source>%1 (double click: only this one)</source>
        <translation>%1 (按兩下：僅顯示此項)</translation>
    </message>
</context>
<context>
    <name>odori::ValueSection</name>
    <message>
        <source>Register</source>
        <translation>登錄</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Register %1</source>
        <translation>登錄 %1</translation>
    </message>
    <message>
        <source>Discard the draft of %1</source>
        <translation>捨棄 %1 的未登錄變更</translation>
    </message>
    <message>
        <source>Restores the values of the keys</source>
        <translation>還原為關鍵影格的值</translation>
    </message>
    <message>
        <source>the camera is active</source>
        <translation>目前作用中的是攝影機</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>未開啟任何模型</translation>
    </message>
    <message>
        <source>◇ draft</source>
        <translation>◇ 未登錄</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 關鍵影格</translation>
    </message>
    <message>
        <source>no keys yet</source>
        <translation>尚無關鍵影格</translation>
    </message>
    <message>
        <source>no key here</source>
        <translation>此處沒有關鍵影格</translation>
    </message>
    <message>
        <source>There is a draft at frame %1</source>
        <translation>影格 %1 有未登錄的變更</translation>
    </message>
    <message>
        <source>There is a key at frame %1</source>
        <translation>影格 %1 有關鍵影格</translation>
    </message>
</context>
<context>
    <name>odori::ValueTrackList</name>
    <message>
        <source>Tracks of the graph</source>
        <translation>曲線圖的軌道</translation>
    </message>
    <message>
        <source>Hide the channels of %1</source>
        <translation>隱藏 %1 的通道</translation>
    </message>
    <message>
        <source>Show the channels of %1</source>
        <translation>顯示 %1 的通道</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的顏色</translation>
    </message>
    <message>
        <source>Draw only %1 (Ctrl: also others)</source>
        <translation>僅繪製 %1 (Ctrl：一併繪製其他)</translation>
    </message>
    <message>
        <source>Show the lines of %1</source>
        <translation>顯示 %1 的線條</translation>
    </message>
    <message>
        <source>Hide the lines of %1</source>
        <translation>隱藏 %1 的線條</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解除鎖定 %1</translation>
    </message>
    <message>
        <source>%1: show or mute %2</source>
        <translation>%1：顯示或隱藏 %2</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>單獨</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已鎖定</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黃色</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉紅色</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄欖色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>藍綠色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Lock %1: its keys are not selected in the graph, and no edit of selected keys changes them</source>
        <translation>鎖定 %1：在曲線圖中無法選取其關鍵影格，編輯所選關鍵影格時也不會變更它們</translation>
    </message>
</context>
<context>
    <name>odori::VersionsDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個模型</numerusform>
        </translation>
    </message>
    <message>
        <source>bones %1</source>
        <comment>number of keys</comment>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <comment>number of keys</comment>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>camera and light %1</source>
        <comment>number of keys</comment>
        <translation>攝影機與照明 %1</translation>
    </message>
    <message>
        <source>show/IK %1</source>
        <comment>number of keys</comment>
        <translation>顯示·IK %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>&amp;Open as New Motion</source>
        <translation>開啟為新動作(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>較早的版本</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>儲存時間</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>關鍵影格數</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>&amp;Open as New Project</source>
        <translation>開啟為新專案(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier Versions</source>
        <translation>較早的版本</translation>
    </message>
    <message>
        <source>Earlier Versions of %1</source>
        <translation>%1 的較早版本</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <translation>%1 (原始內容)</translation>
    </message>
    <message>
        <source>The content before Odori saved the file for the first time. It is not removed for newer versions.</source>
        <translation>Odori 第一次儲存檔案之前的內容。不會因較新的版本而移除。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1 yet. Each save keeps one.</source>
        <translation>尚無 %1 的較早版本。每次儲存都會保留一個。</translation>
    </message>
    <message>
        <source>This version is damaged and cannot be opened.</source>
        <translation>此版本已損壞，無法開啟。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>This version does not exist any more.</source>
        <translation>此版本已不存在。</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>選擇其他檔案</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1 (位於 %2)</translation>
    </message>
    <message>
        <source>%1 in %2 (deleted)</source>
        <comment>file, folder</comment>
        <translation>%1 (位於 %2，已刪除)</translation>
    </message>
    <message>
        <source>No file of yours is open. The list above has all files with earlier versions.</source>
        <translation>目前未開啟您的檔案。上方清單列出所有具有較早版本的檔案。</translation>
    </message>
    <message>
        <source>No file of yours is open. Odori keeps versions of a motion or project from its first save on.</source>
        <translation>目前未開啟您的檔案。Odori 從動作或專案第一次儲存起保留其版本。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1, because the settings keep none (Edit ▸ Settings ▸ Safety).</source>
        <translation>%1 沒有較早的版本，因為設定為不保留 (「編輯」▸「設定」▸「安全」)。</translation>
    </message>
    <message>
        <source>This version cannot be opened. %1</source>
        <translation>無法開啟此版本。%1</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it. The list above has all files with earlier versions.</source>
        <translation>開啟的動作還沒有檔案。儲存時 Odori 會保留版本。上方清單有所有有較早版本的檔案。</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it.</source>
        <translation>開啟的動作還沒有檔案。儲存時 Odori 會保留版本。</translation>
    </message>
</context>
<context>
    <name>odori::ViewAxes</name>
    <message>
        <source>Standard views</source>
        <translation>標準視點</translation>
    </message>
    <message>
        <source>Click the end of an axis to look from there. Drag to turn the view.</source>
        <translation>按一下軸的末端即可從該處觀看。拖曳可轉動視點。</translation>
    </message>
</context>
<context>
    <name>odori::ViewCamera</name>
    <message>
        <source>Orbit Camera</source>
        <translation>環繞攝影機</translation>
    </message>
    <message>
        <source>Pan Camera</source>
        <translation>平移攝影機</translation>
    </message>
    <message>
        <source>Zoom Camera</source>
        <translation>推拉攝影機</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>變更視野角</translation>
    </message>
    <message>
        <source>Camera (draft)</source>
        <translation>攝影機 (未登錄)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Free view</source>
        <translation>自由視點</translation>
    </message>
    <message>
        <source>Free view, orthographic</source>
        <translation>自由視點 (正交)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>後</translation>
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
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Set Camera to View</source>
        <translation>將攝影機設為目前視點</translation>
    </message>
    <message>
        <source>The camera now has this view at frame %1 as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>影格 %1 的攝影機已設為此視點 (未登錄)。若要設為關鍵影格，請按攝影機面板中的「登錄」。</translation>
    </message>
    <message>
        <source>The camera moved as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>攝影機已移動 (未登錄)。若要設為關鍵影格，請按攝影機面板中的「登錄」。</translation>
    </message>
    <message>
        <source>This is the free view, so the camera does not move. To move it, choose View ▸ Look Through the Camera.</source>
        <translation>這是自由視點，因此攝影機不會移動。若要移動攝影機，請選擇「檢視 ▸ 從攝影機觀看」。</translation>
    </message>
    <message>
        <source>The camera did not move, because a model is active. The view now shows a free view. To move the camera, make it active, or switch on View ▸ Lock View to Camera.</source>
        <translation>作用中的是模型，因此攝影機沒有移動。視圖現在顯示自由視點。若要移動攝影機，請將它設為作用中，或開啟「檢視 ▸ 將視點鎖定到攝影機」。</translation>
    </message>
</context>
<context>
    <name>odori::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D 視圖</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>global</source>
        <translation>全域</translation>
    </message>
    <message>
        <source>view</source>
        <translation>視圖</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s) are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</source>
        <translation>
            <numerusform>%n 個貼圖以較低的解析度顯示：場景的貼圖最多可使用 %1 MiB 記憶體。</numerusform>
        </translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>shared pivot</source>
        <translation>共用旋轉中心</translation>
    </message>
    <message>
        <source>pivot: last bone</source>
        <translation>旋轉中心：最後的骨骼</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (已隱藏)</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (已鎖定)</translation>
    </message>
    <message>
        <source>Select bones to see their trails.</source>
        <translation>選取骨骼即可查看其運動軌跡。</translation>
    </message>
    <message>
        <source>There are no other keys or frames for ghosts.</source>
        <translation>沒有其他可顯示殘影的關鍵影格或影格。</translation>
    </message>
    <message>
        <source>Clean view: Esc shows bones and tools again</source>
        <translation>簡潔檢視：按 Esc 可再次顯示骨骼與工具</translation>
    </message>
</context>
<context>
    <name>odori::WaveformStrip</name>
    <message>
        <source>Sound</source>
        <translation>音訊</translation>
    </message>
    <message>
        <source>%1
Drag to hear it, drag with Ctrl to move it.</source>
        <translation>%1
拖曳即可聆聽，按住 Ctrl 拖曳則可移動。</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>移動音訊</translation>
    </message>
</context>
<context>
    <name>odori::WindowOwner</name>
    <message>
        <source>The window will change when the running task ends.</source>
        <translation>執行中的工作結束後，視窗就會變更。</translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
    <message>
        <source>No problems found.</source>
        <translation>未發現問題。</translation>
    </message>
    <message>
        <source>Harmless (no visible effect):</source>
        <translation>無害 (不影響外觀)：</translation>
    </message>
    <message>
        <source>one key, frame %1</source>
        <translation>1 個關鍵影格，影格 %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 more do not move)</source>
        <translation>%1：%2 (另有 %3 個不會動)</translation>
    </message>
    <message>
        <source>bones %1</source>
        <translation>骨骼 %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <translation>表情 %1</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>攝影機 %1</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>照明 %1</translation>
    </message>
    <message>
        <source>self-shadow %1</source>
        <translation>自我陰影 %1</translation>
    </message>
    <message>
        <source>show and IK %1</source>
        <translation>顯示·IK %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>關鍵影格</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>區段</translation>
    </message>
    <message>
        <source>the file has only %1 of 6 sections, like files of older programs</source>
        <translation>檔案只有 6 個區段中的 %1 個，與較舊程式的檔案相同</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>製作對象</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>frames 0 to %1, %2 s</source>
        <translation>影格 0 到 %1，%2 秒</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK switched off</source>
        <translation>關閉的 IK</translation>
    </message>
    <message>
        <source>Bones that move</source>
        <translation>會動的骨骼</translation>
    </message>
    <message>
        <source>Morphs that move</source>
        <translation>會動的表情</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>brow %1</source>
        <translation>眉 %1</translation>
    </message>
    <message>
        <source>eye %1</source>
        <translation>眼 %1</translation>
    </message>
    <message>
        <source>mouth %1</source>
        <translation>口 %1</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>其他 %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>隱藏 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名稱</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>網格</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>%1 (%2 with IK)</source>
        <translation>%1 (其中 IK %2)</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>顯示框</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>缺少的貼圖</translation>
    </message>
    <message>
        <source>Textures outside the model&apos;s folder (not loaded)</source>
        <translation>位於模型資料夾之外的貼圖 (未載入)</translation>
    </message>
    <message>
        <source>The last key is used; --fix removes the others.</source>
        <translation>會使用最後一個關鍵影格；--fix 會移除其他的。</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; --fix replaces them with the values of the rest pose.</source>
        <translation>寫出這些數值的程式有錯誤；--fix 會將它們換成初始姿勢的值。</translation>
    </message>
    <message>
        <source>These points count as 127; --fix changes them to 127.</source>
        <translation>這些點會視為 127；--fix 會將它們改為 127。</translation>
    </message>
    <message>
        <source>Players interpret them differently; --fix normalises them, as Odori and most players do.</source>
        <translation>各播放軟體的解讀不同；--fix 會將它們正規化，與 Odori 及多數軟體相同。</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>%1 (read as %2)</source>
        <translation>%1 (讀作 %2)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已略過</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 done, %2 skipped, %3 failed</source>
        <translation>%1 個完成，%2 個略過，%3 個失敗</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5 MB in %6 s</source>
        <comment>as in: a.fbx: 90 frames, 1 bone, …</comment>
        <translation>%1：%2、%3、%4、%5 MB，%6 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 個影格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n 個骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n 個形狀鍵</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names in a list</comment>
        <translation>
            <numerusform>%1 與其他 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), frames %1 to %2</source>
        <translation>
            <numerusform>%n 個關鍵影格，影格 %1 到 %2</numerusform>
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
            <numerusform>%n 個頂點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n 個面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n 個材質</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n 個貼圖</numerusform>
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
            <numerusform>%n 個剛體</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 個關節</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>沒有關鍵影格</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) to frame %1</source>
        <translation>
            <numerusform>%n 個關鍵影格，到影格 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>saved inside the project</source>
        <translation>儲存在專案內</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 個未登錄的變更</numerusform>
        </translation>
    </message>
    <message>
        <source>Project</source>
        <translation>專案</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>沒有模型</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 beats per minute, %2 per bar</source>
        <translation>每分鐘 %1 拍，每小節 %2 拍</translation>
    </message>
    <message>
        <source>%1 at frame %2</source>
        <translation>%1 (影格 %2)</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>標記</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>缺少的檔案</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>標準輸出</translation>
    </message>
    <message>
        <source>%1 is an input of this command and is not overwritten</source>
        <translation>%1 是此指令的輸入，不會覆寫</translation>
    </message>
    <message>
        <source>%1 would be written twice; give the outputs different names</source>
        <translation>%1 會被寫入兩次；請為各輸出指定不同的名稱</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音訊</translation>
    </message>
    <message>
        <source>%1, begins at %2 ms</source>
        <translation>%1，從 %2 ms 開始</translation>
    </message>
    <message>
        <source>Tempo from beat %1</source>
        <translation>從第 %1 拍起的速度</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>每分鐘 %1 拍</translation>
    </message>
    <message>
        <source>--quality 0 to %1 (%2)</source>
        <translation>--quality 0 到 %1 (%2)</translation>
    </message>
    <message>
        <source>--transparent in %1</source>
        <translation>%1 可使用 --transparent</translation>
    </message>
    <message>
        <source>not in the installed ffmpeg</source>
        <translation>已安裝的 ffmpeg 不支援</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <translation>%1 / %2 張圖片</translation>
    </message>
    <message>
        <source>%1 of %2 pictures, %3 a second, %4:%5 left</source>
        <translation>%1 / %2 張圖片，每秒 %3 張，剩餘 %4:%5</translation>
    </message>
    <message>
        <source>--codec, --quality and --effort are for films; PNG files have none of them</source>
        <translation>--codec、--quality 與 --effort 用於影片；PNG 檔案沒有這些選項</translation>
    </message>
    <message>
        <source>a series of pictures has no sound</source>
        <translation>連續圖片沒有聲音</translation>
    </message>
    <message>
        <source>a .%1 file cannot hold %2; it needs one of %3</source>
        <translation>.%1 檔案無法包含 %2；需要使用 %3 其中之一</translation>
    </message>
    <message>
        <source>%1 has no transparency; use vp9, prores or ffv1, or PNG files</source>
        <translation>%1 不支援透明；請使用 vp9、prores 或 ffv1，或 PNG 檔案</translation>
    </message>
    <message>
        <source>a .%1 file loses the transparency of %2; it needs one of %3</source>
        <translation>.%1 檔案會失去 %2 的透明度；需要使用 %3 其中之一</translation>
    </message>
    <message>
        <source>%1 has no --quality</source>
        <translation>%1 沒有 --quality</translation>
    </message>
    <message>
        <source>the --quality of %1 is 0 (the best) to %2</source>
        <translation>%1 的 --quality 為 0 (最佳) 到 %2</translation>
    </message>
    <message>
        <source>%1 needs an even width and height</source>
        <translation>%1 的寬度與高度必須是偶數</translation>
    </message>
    <message>
        <source>a film cannot be written to the standard output</source>
        <translation>影片無法寫入標準輸出</translation>
    </message>
    <message>
        <source>--depth 16 is for PNG files</source>
        <translation>--depth 16 用於 PNG 檔案</translation>
    </message>
    <message>
        <source>a .%1 file has no transparency; use .webm, .mov or .mkv, or PNG files</source>
        <translation>.%1 檔案不支援透明；請使用 .webm、.mov 或 .mkv，或 PNG 檔案</translation>
    </message>
    <message>
        <source>MODEL is required</source>
        <translation>必須指定 MODEL</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>必須指定 --output</translation>
    </message>
    <message>
        <source>%1 is a film; --range says which frames it has</source>
        <translation>%1 是影片；請以 --range 指定影格範圍</translation>
    </message>
    <message>
        <source>a project has its motions; only --camera can replace one</source>
        <translation>專案已有自己的動作；只有 --camera 能取代其中之一</translation>
    </message>
    <message>
        <source>%1 needs one number in its file name, as in %2</source>
        <translation>%1 的檔名需要一個編號，例如 %2</translation>
    </message>
    <message>
        <source>%1: a film is written as .mp4, .mov, .mkv or .webm, pictures as %2</source>
        <translation>%1：影片寫成 .mp4、.mov、.mkv 或 .webm，圖片寫成 %2</translation>
    </message>
    <message>
        <source>%1: %2 units at frame %3, %4° at frame %5</source>
        <comment>a bone&apos;s differences</comment>
        <translation>%1：%2 單位 (影格 %3)，%4° (影格 %5)</translation>
    </message>
    <message>
        <source>%1: %2 % at frame %3</source>
        <comment>a morph&apos;s difference</comment>
        <translation>%1：%2 % (影格 %3)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>以及其他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>The motions are equal in frames %1 to %2.</source>
        <translation>在影格 %1 到 %2 中，兩個動作相同。</translation>
    </message>
    <message>
        <source>Bones of the model, in its space:</source>
        <translation>模型的骨骼 (在其空間中)：</translation>
    </message>
    <message>
        <source>Tracks, by their own values:</source>
        <translation>軌道 (依其自身的值)：</translation>
    </message>
    <message>
        <source>Animations of the file: %1. Imported: %2.</source>
        <translation>檔案的動畫：%1。已匯入：%2。</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>沒有指令 %1。</translation>
    </message>
    <message>
        <source>--range: the motions end at frame %1</source>
        <translation>--range: 動作在第 %1 影格結束</translation>
    </message>
    <message>
        <source>%1: there is no bone or morph %2.</source>
        <translation>%1: 沒有骨骼或表情 %2。</translation>
    </message>
    <message>
        <source>%1: the output must end in .vmd</source>
        <translation>%1: 輸出必須以 .vmd 結尾</translation>
    </message>
    <message>
        <source>--from is only for motions of MMD</source>
        <translation>--from 僅用於 MMD 動作</translation>
    </message>
    <message>
        <source>%1 is not for motions of MMD</source>
        <translation>%1 不適用於 MMD 動作</translation>
    </message>
    <message>
        <source>--scale of a motion of MMD needs --from, the model that it was made for</source>
        <translation>MMD 動作的 --scale 需要 --from（該動作原本所屬的模型）</translation>
    </message>
    <message>
        <source>%1: the motion ends at frame %2.</source>
        <translation>%1：動作在第 %2 影格結束。</translation>
    </message>
    <message>
        <source>--model is needed</source>
        <translation>需要 --model</translation>
    </message>
    <message>
        <source>encoding of the texts in a PMD and the model name in a VMD (default: guessed)</source>
        <translation>PMD 中文字和 VMD 中模型名稱的編碼 (預設：自動推測)</translation>
    </message>
    <message>
        <source>check takes one motion and at most one model</source>
        <translation>check 需要一個動作，最多一個模型</translation>
    </message>
    <message>
        <source>Finds problems in a motion, with or without its model</source>
        <translation>尋找動作中的問題，可以帶或不帶其模型</translation>
    </message>
    <message>
        <source>motion (%1) or pose (%2), and optionally its model (%3), in any order</source>
        <translation>動作 (%1) 或姿勢 (%2)，可再加上其模型 (%3)，順序任意</translation>
    </message>
    <message>
        <source>model (%1) of the motion</source>
        <translation>動作的模型 (%1)</translation>
    </message>
    <message>
        <source>writes a repaired motion (safe repairs only); - is stdout, and the report goes to stderr</source>
        <translation>寫出修復後的動作 (只做安全的修復)；- 表示標準輸出，此時報告寫到標準錯誤輸出</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>以 JSON 輸出</translation>
    </message>
    <message>
        <source>Compares two motions frame by frame, with or without a model</source>
        <translation>逐影格比較兩個動作，可以帶或不帶模型</translation>
    </message>
    <message>
        <source>motion (%1)</source>
        <translation>動作 (%1)</translation>
    </message>
    <message>
        <source>model (%1) whose bones are compared in its space</source>
        <translation>在其空間中比較骨骼的模型 (%1)</translation>
    </message>
    <message>
        <source>frames A:B; by default all</source>
        <translation>影格 A:B；預設全部</translation>
    </message>
    <message>
        <source>number of differences in each list (10)</source>
        <translation>每個清單中差異的數量 (10)</translation>
    </message>
    <message>
        <source>the standard output needs a format: use --to</source>
        <translation>標準輸出需要指定格式：請使用 --to</translation>
    </message>
    <message>
        <source>output format, if the extension of the output does not show it</source>
        <translation>輸出格式 (當輸出的副檔名不能表明時)</translation>
    </message>
    <message>
        <source>number of motions converted at the same time (default 1)</source>
        <translation>同時轉換的動作數量 (預設 1)</translation>
    </message>
    <message>
        <source>skips outputs that already exist</source>
        <translation>略過已存在的輸出</translation>
    </message>
    <message>
        <source>writes a JSON report about every motion; - is stdout</source>
        <translation>為每個動作寫出 JSON 報告；- 表示標準輸出</translation>
    </message>
    <message>
        <source>Converts a motion (%1) or a pose (%2), a model (to .pmx), or a model with motions (to %3). The extension of the output selects the format</source>
        <translation>轉換動作 (%1)、姿勢 (%2)、模型 (轉為 .pmx)，或帶動作的模型 (轉為 %3)。格式由輸出的副檔名決定</translation>
    </message>
    <message>
        <source>motion, pose or model (%1); for %2 a model and motions</source>
        <translation>動作、姿勢或模型 (%1)；轉為 %2 時為模型和動作</translation>
    </message>
    <message>
        <source>for vpd: frame of the pose (default 0)</source>
        <translation>用於 vpd：姿勢所在的影格 (預設 0)</translation>
    </message>
    <message>
        <source>Makes a motion for a model of a BVH, FBX, GLB or VRM file, a table of poses, or another model&apos;s motion</source>
        <translation>用 BVH、FBX、GLB 或 VRM 檔案、姿勢表或其他模型的動作，為模型製作動作</translation>
    </message>
    <message>
        <source>animation (bvh fbx glb gltf vrm), or motion (vmd vpd csv json)</source>
        <translation>動畫 (bvh fbx glb gltf vrm) 或動作 (vmd vpd csv json)</translation>
    </message>
    <message>
        <source>model that the motion is for</source>
        <translation>要使用該動作的模型</translation>
    </message>
    <message>
        <source>model that a motion (vmd vpd csv json) was made for</source>
        <translation>動作 (vmd vpd csv json) 原本對應的模型</translation>
    </message>
    <message>
        <source>motion (vmd); - is stdout</source>
        <translation>動作 (vmd)；- 表示標準輸出</translation>
    </message>
    <message>
        <source>name or number (from 1) of one of the file&apos;s animations; without it, the one with the most channels</source>
        <translation>檔案中某個動畫的名稱或編號 (從 1 開始)；不指定時使用通道最多的一個</translation>
    </message>
    <message>
        <source>which joint moves which bone (json); without it, their names decide</source>
        <translation>哪個關節帶動哪個骨骼 (json)；不指定時由名稱決定</translation>
    </message>
    <message>
        <source>writes the mapping that was used (json)</source>
        <translation>寫出所用的對應關係 (json)</translation>
    </message>
    <message>
        <source>ik: keys for the foot IK bones; fk: keys for the legs, and IK is off; auto (default): ik, or fk for a file with IK bones of its own</source>
        <translation>ik：為足 IK 骨骼寫關鍵影格；fk：為腿寫關鍵影格並關閉 IK；auto (預設)：ik，檔案自帶 IK 骨骼時為 fk</translation>
    </message>
    <message>
        <source>what stands on the ground: the rest pose, the lowest foot of the motion, or auto (default)</source>
        <translation>以什麼站在地面上：初始姿勢 (rest)、動作中最低的腳 (lowest)，或 auto (預設)</translation>
    </message>
    <message>
        <source>the pose with straight arms and legs: the file&apos;s rest pose (default) or its first frame</source>
        <translation>手腳伸直的姿勢：檔案的初始姿勢 (預設) 或第一個影格</translation>
    </message>
    <message>
        <source>factor of lengths; without it, the length of the legs decides</source>
        <translation>長度的倍率；不指定時由腿長決定</translation>
    </message>
    <message>
        <source>frame of the first key</source>
        <translation>第一個關鍵影格所在的影格</translation>
    </message>
    <message>
        <source>the first frame is over the origin</source>
        <translation>第一個影格位於原點上方</translation>
    </message>
    <message>
        <source>leaves the twist of arms and hands in 腕, ひじ and 手首, instead of 腕捩 and 手捩</source>
        <translation>將手臂和手的扭轉留在 腕、ひじ、手首，而不是 腕捩 和 手捩</translation>
    </message>
    <message>
        <source>keeps a key at each frame</source>
        <translation>每個影格都保留關鍵影格</translation>
    </message>
    <message>
        <source>Shows the contents of a motion, model or project</source>
        <translation>顯示動作、模型或專案的內容</translation>
    </message>
    <message>
        <source>Writes the global transform of every bone at every frame, as float32</source>
        <translation>以 float32 寫出每個影格中每個骨骼的全域變換</translation>
    </message>
    <message>
        <source>model (pmx)</source>
        <translation>模型 (pmx)</translation>
    </message>
    <message>
        <source>motion (vmd); without it, the rest pose is used</source>
        <translation>動作 (vmd)；不指定時使用初始姿勢</translation>
    </message>
    <message>
        <source>output file; a .json file is written next to it. - is stdout, without .json</source>
        <translation>輸出檔案；旁邊會寫出一個 .json 檔案。- 表示標準輸出，此時沒有 .json</translation>
    </message>
    <message>
        <source>frames FIRST:LAST, both included</source>
        <translation>影格 FIRST:LAST，包括首尾</translation>
    </message>
    <message>
        <source>simulates rigid bodies from frame 0 on</source>
        <translation>從第 0 影格起對剛體進行物理演算</translation>
    </message>
    <message>
        <source>Draws a small square picture of a model or pose, for file managers; needs no display</source>
        <translation>為檔案管理員繪製模型或姿勢的小方圖；不需要顯示器</translation>
    </message>
    <message>
        <source>model (pmx, pmd) or pose (vpd)</source>
        <translation>模型 (pmx、pmd) 或姿勢 (vpd)</translation>
    </message>
    <message>
        <source>picture (png); - is stdout</source>
        <translation>圖片 (png)；- 表示標準輸出</translation>
    </message>
    <message>
        <source>width and height in pixels</source>
        <translation>寬度和高度 (像素)</translation>
    </message>
    <message>
        <source>model that shows the pose (default: the bundled mannequin)</source>
        <translation>用於展示姿勢的模型 (預設：內附的人偶)</translation>
    </message>
    <message>
        <source>only one model is allowed</source>
        <translation>只能指定一個模型</translation>
    </message>
    <message>
        <source>a model (%1) is needed for this format</source>
        <translation>此格式需要模型 (%1)</translation>
    </message>
    <message>
        <source>this format cannot be written to the standard output</source>
        <translation>此格式不能寫到標準輸出</translation>
    </message>
    <message>
        <source>the tolerance must be UNITS[:DEGREES[:WEIGHT]]</source>
        <translation>容差必須寫成 UNITS[:DEGREES[:WEIGHT]]</translation>
    </message>
    <message>
        <source>exports only skeleton and motion</source>
        <translation>只匯出骨架和動作</translation>
    </message>
    <message>
        <source>one: one mesh with all materials; material: a mesh for each material</source>
        <translation>one：所有材質一個網格；material：每個材質一個網格</translation>
    </message>
    <message>
        <source>names of bones, morphs and materials: utf8 or ascii</source>
        <translation>骨骼、表情和材質的名稱：utf8 或 ascii</translation>
    </message>
    <message>
        <source>centimetres of one MMD unit (default 8)</source>
        <translation>一個 MMD 單位的公分數 (預設 8)</translation>
    </message>
    <message>
        <source>writes textures into the fbx file</source>
        <translation>將貼圖寫入 fbx 檔案</translation>
    </message>
    <message>
        <source>does not export bones that only control IK</source>
        <translation>不匯出只用於控制 IK 的骨骼</translation>
    </message>
    <message>
        <source>adds an end bone to each bone chain</source>
        <translation>為每條骨骼鏈新增末端骨骼</translation>
    </message>
    <message>
        <source>options for a program: blender, unity, unreal or maya</source>
        <translation>面向某個程式的選項：blender、unity、unreal 或 maya</translation>
    </message>
    <message>
        <source>frames per second: 30 or 60</source>
        <translation>每秒影格數：30 或 60</translation>
    </message>
    <message>
        <source>simulates rigid bodies</source>
        <translation>對剛體進行物理演算</translation>
    </message>
    <message>
        <source>removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 is hardly visible</source>
        <translation>在誤差不超過 UNITS[:DEGREES[:WEIGHT]] 的前提下刪除關鍵影格；0.01 的誤差幾乎看不出來</translation>
    </message>
    <message>
        <source>motion with camera and light keys</source>
        <translation>含有攝影機和照明關鍵影格的動作</translation>
    </message>
    <message>
        <source>writes fbx as text (ASCII)</source>
        <translation>以文字 (ASCII) 寫出 fbx</translation>
    </message>
    <message>
        <source>bvh: order of the rotations (default ZXY)</source>
        <translation>bvh：旋轉的順序 (預設 ZXY)</translation>
    </message>
    <message>
        <source>bvh: scale factor, multiplied by the unit</source>
        <translation>bvh：縮放倍率，與單位相乘</translation>
    </message>
    <message>
        <source>does not check the written file</source>
        <translation>不檢查寫出的檔案</translation>
    </message>
    <message>
        <source>exports even if the model has no bone of the motion</source>
        <translation>即使模型沒有動作中的任何骨骼也匯出</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>加上 --help 執行可查看更多資訊。</translation>
    </message>
    <message>
        <source>Shows, checks, converts and renders MMD motions and models</source>
        <translation>顯示、檢查、轉換和算繪 MMD 動作與模型</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>顯示程式版本並結束</translation>
    </message>
    <message>
        <source>Renders one frame like the editor&apos;s viewport, or a film of a range; needs no display</source>
        <translation>像編輯器的檢視那樣算繪一個影格，或將一段範圍算繪成影片；不需要顯示器</translation>
    </message>
    <message>
        <source>the size must be WIDTHxHEIGHT</source>
        <translation>尺寸必須寫成 WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>the colour must be #rrggbb</source>
        <translation>顏色必須寫成 #rrggbb</translation>
    </message>
    <message>
        <source>the frame must be a number, 0 to 4294967295</source>
        <translation>影格必須是 0 到 4294967295 的數</translation>
    </message>
    <message>
        <source>size of the picture in pixels</source>
        <translation>圖片尺寸 (像素)</translation>
    </message>
    <message>
        <source>camera motion (vmd)</source>
        <translation>鏡頭動作 (vmd)</translation>
    </message>
    <message>
        <source>colour (#rrggbb), picture or video behind the scene, without grid</source>
        <translation>場景背後的顏色 (#rrggbb)、圖片或影片，不顯示格線</translation>
    </message>
    <message>
        <source>no background and no grid: the picture has transparent pixels</source>
        <translation>無背景、無格線：圖片含有透明像素</translation>
    </message>
    <message>
        <source>samples of each pixel, for smooth borders; more take longer</source>
        <translation>每個像素的取樣數，用於平滑邊緣；越多越慢</translation>
    </message>
    <message>
        <source>motion blur: moments that are averaged in each picture; 1: none</source>
        <translation>動態模糊：每張圖片中取平均的時刻數；1 為無</translation>
    </message>
    <message>
        <source>bits of each channel of a PNG file</source>
        <translation>PNG 檔案每個通道的位元數</translation>
    </message>
    <message>
        <source>no self-shadow, whatever the keys say</source>
        <translation>無論關鍵影格如何，都不畫自我陰影</translation>
    </message>
    <message>
        <source>memory limit for textures in MiB; above it, textures get a lower resolution</source>
        <translation>貼圖的記憶體上限 (MiB)；超過時降低貼圖解析度</translation>
    </message>
    <message>
        <source>simulates rigid bodies from --start on</source>
        <translation>從 --start 起對剛體進行物理演算</translation>
    </message>
    <message>
        <source>first frame of the simulation</source>
        <translation>物理演算的第一個影格</translation>
    </message>
    <message>
        <source>pictures of a film in a second</source>
        <translation>影片每秒的畫面數</translation>
    </message>
    <message>
        <source>codec of a film; --list-codecs shows them (default: by the file name)</source>
        <translation>影片的編碼；--list-codecs 可列出 (預設：由檔案名稱決定)</translation>
    </message>
    <message>
        <source>the encoder&apos;s CRF: 0 is the best (default: by the codec)</source>
        <translation>編碼器的 CRF：0 為最好 (預設：由編碼決定)</translation>
    </message>
    <message>
        <source>how long the encoder searches for a smaller file (default: fast)</source>
        <translation>編碼器為縮小檔案而花的時間 (預設：fast)</translation>
    </message>
    <message>
        <source>sound of a film, instead of the project&apos;s</source>
        <translation>影片的聲音，代替專案的聲音</translation>
    </message>
    <message>
        <source>milliseconds from frame 0 to the beginning of the sound; may be negative</source>
        <translation>從第 0 影格到聲音開始的毫秒數；可為負</translation>
    </message>
    <message>
        <source>no sound, even if the project has one</source>
        <translation>無聲音，即使專案中有</translation>
    </message>
    <message>
        <source>model (pmx) or project (odori)</source>
        <translation>模型 (pmx) 或專案 (odori)</translation>
    </message>
    <message>
        <source>motion of the model (vmd); without it, the rest pose is used</source>
        <translation>模型的動作 (vmd)；不指定時使用初始姿勢</translation>
    </message>
    <message>
        <source>picture (png; - is stdout), film, or series of pictures (frame_%05d.png)</source>
        <translation>圖片 (png；- 表示標準輸出)、影片或序列圖 (frame_%05d.png)</translation>
    </message>
    <message>
        <source>frame, may be fractional</source>
        <translation>影格，可以是小數</translation>
    </message>
    <message>
        <source>frames of a film FIRST:LAST, both included</source>
        <translation>影片的影格 FIRST:LAST，包括首尾</translation>
    </message>
    <message>
        <source>shows what films the installed program ffmpeg can make</source>
        <translation>顯示已安裝的 ffmpeg 程式能製作哪些影片</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>引數</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>(必要)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>不能併用</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>顯示此說明並結束</translation>
    </message>
    <message>
        <source>a tool writes files, not the standard output</source>
        <translation>工具寫出檔案，不能寫到標準輸出</translation>
    </message>
    <message>
        <source>%1 (0 or 1)</source>
        <translation>%1 (0 或 1)</translation>
    </message>
    <message>
        <source>VMD file, or output folder for several motions</source>
        <translation>VMD 檔案；有多個動作時為輸出資料夾</translation>
    </message>
    <message>
        <source>model (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>the other motion</source>
        <translation>另一個動作</translation>
    </message>
    <message>
        <source>the model that the other motion was made for</source>
        <translation>另一個動作原本對應的模型</translation>
    </message>
    <message>
        <source>names of bones and morphs, with commas between them (default: all)</source>
        <translation>骨骼和表情的名稱，用逗號分隔 (預設：全部)</translation>
    </message>
    <message>
        <source>first and last frame, A:B (default: all)</source>
        <translation>首影格和末影格 A:B (預設：全部)</translation>
    </message>
    <message>
        <source>writes a JSON report; - is stdout</source>
        <translation>寫出 JSON 報告；- 表示標準輸出</translation>
    </message>
    <message>
        <source>Changes motions with a motion tool</source>
        <translation>用動作工具修改動作</translation>
    </message>
    <message>
        <source>output file, or output folder for several motions; - is stdout (needs --to)</source>
        <translation>輸出檔案；有多個動作時為輸出資料夾；- 表示標準輸出 (需要 --to)</translation>
    </message>
    <message>
        <source>each limit must be at least 0.000001</source>
        <translation>每個限值至少為 0.000001</translation>
    </message>
    <message>
        <source>first removes keys of the motion as `tool thin` does, within UNITS[:DEGREES[:WEIGHT]]; 0.05 is usual</source>
        <translation>先像 `tool thin` 一樣在 UNITS[:DEGREES[:WEIGHT]] 以內精簡動作的關鍵影格；通常為 0.05</translation>
    </message>
    <message>
        <source>%1: pictures are written as .png</source>
        <translation>%1：圖片以 .png 格式寫入</translation>
    </message>
    <message>
        <source>the range must be FIRST:LAST, and FIRST not after LAST</source>
        <translation>範圍必須是 FIRST:LAST，且 FIRST 不大於 LAST</translation>
    </message>
    <message>
        <source>a motion, a pose or a .pmx file is made from one INPUT; several can become %1</source>
        <translation>動作、姿勢或 .pmx 檔案由一個 INPUT 產生；多個 INPUT 可產生 %1 檔案</translation>
    </message>
    <message>
        <source>%1: the output has only numbers; choose another ending, such as .bin</source>
        <translation>%1：輸出只有數值；請選擇其他副檔名，例如 .bin</translation>
    </message>
    <message>
        <source>several motions make several files: --output must be a folder</source>
        <translation>多個動作會產生多個檔案：--output 必須是資料夾</translation>
    </message>
    <message>
        <source>%1 has an empty value</source>
        <translation>%1 的值為空</translation>
    </message>
    <message>
        <source>argument %1 is empty</source>
        <translation>第 %1 個參數為空</translation>
    </message>
    <message>
        <source>%1 has an effect only on %2</source>
        <translation>%1 只對 %2 有效</translation>
    </message>
    <message>
        <source>--frame has an effect only on .vpd</source>
        <translation>--frame 只對 .vpd 有效</translation>
    </message>
    <message>
        <source>%1 begins like an option; write ./%1</source>
        <translation>%1 的開頭像選項；請寫成 ./%1</translation>
    </message>
    <message>
        <source>%1 is none of: %2</source>
        <translation>%1 不是下列之一：%2</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之間的數字</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之間的整數</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it</source>
        <translation>%1 只有副檔名；請在前面寫上名稱</translation>
    </message>
    <message>
        <source>motion (%1), pose (%2), model (%3), animation (%4) or project (.odori)</source>
        <translation>動作 (%1)、姿勢 (%2)、模型 (%3)、動畫 (%4) 或專案 (.odori)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>關節</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒影格數</translation>
    </message>
    <message>
        <source>Animations in the file</source>
        <translation>檔案中的動畫數</translation>
    </message>
    <message>
        <source>Shown animation</source>
        <translation>顯示的動畫</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>缺少命令</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <translation>%1 只有與 %2 一起使用時才有效</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 和 %2 不能同時使用</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一個值</translation>
    </message>
    <message>
        <source>%1 has too many values: %3, at most %2</source>
        <translation>%1 的值太多：%3 個，最多 %2 個</translation>
    </message>
    <message>
        <source>%1 has too few values: %3, at least %2</source>
        <translation>%1 的值太少：%3 個，至少 %2 個</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 不接受值</translation>
    </message>
    <message>
        <source>%1: %2 is not an allowed value</source>
        <translation>%1：%2 不是允許的值</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <comment>as in: --scale, --own-scale 1</comment>
        <translation>%1 只有與 %2 一起使用時才有效</translation>
    </message>
    <message>
        <source>%1 has no extension; write one, such as .json, or use --to</source>
        <translation>%1 沒有副檔名；請寫上副檔名（例如 .json），或使用 --to</translation>
    </message>
    <message>
        <source>fbx: version of the format, 7.4 or 7.5</source>
        <translation>fbx: 格式版本，7.4 或 7.5</translation>
    </message>
    <message>
        <source>%1 has no effect with --no-mesh</source>
        <translation>%1 與 --no-mesh 一起使用時沒有作用</translation>
    </message>
    <message>
        <source>NUMBER (%1 to %2)</source>
        <translation>數值 (%1 到 %2)</translation>
    </message>
    <message>
        <source>NUMBER (whole, %1 to %2)</source>
        <translation>整數 (%1 到 %2)</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>字詞</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>沒有選項 %1。</translation>
    </message>
    <message>
        <source>There is no option %1. Did you mean %2?</source>
        <translation>沒有選項 %1。您是指 %2 嗎？</translation>
    </message>
    <message>
        <source>too many arguments: %1</source>
        <translation>參數過多：%1</translation>
    </message>
</context>
</TS>
