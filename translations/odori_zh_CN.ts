<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>main</name>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 动作编辑器。</translation>
    </message>
    <message>
        <source>Start playback immediately.</source>
        <translation>立即开始播放。</translation>
    </message>
    <message>
        <source>Open the bundled sample.</source>
        <translation>打开附带的示例。</translation>
    </message>
    <message>
        <source>Models (%1), motions (%2), poses (%3), accessories (%5) and projects (%4) to open.</source>
        <translation>要打开的模型 (%1)、动作 (%2)、姿势 (%3)、附件 (%5) 和项目 (%4)。</translation>
    </message>
</context>
<context>
    <name>odori</name>
    <message>
        <source>the file does not exist</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>this is not a %1 file</source>
        <translation>这不是 %1 文件</translation>
    </message>
    <message>
        <source>the version is not supported: %1</source>
        <translation>不支持此版本: %1</translation>
    </message>
    <message>
        <source>the file ends too early, in %1 (byte %2)</source>
        <translation>文件在 %1 处提前结束 (第 %2 字节)</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not allowed (byte %3)</source>
        <translation>%1 的值是 %2，不允许使用 (第 %3 字节)</translation>
    </message>
    <message>
        <source>line %1: %2 (byte %3)</source>
        <translation>第 %1 行: %2 (第 %3 字节)</translation>
    </message>
    <message>
        <source>Odori does not support this file name extension</source>
        <translation>Odori 不支持此文件扩展名</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 超出范围</translation>
    </message>
    <message>
        <source>this computer does not support it: %1</source>
        <translation>此计算机不支持: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>the reference is invalid and is ignored</source>
        <translation>引用无效，已忽略</translation>
    </message>
    <message>
        <source>the parents form a cycle; the cycle was cut</source>
        <translation>父子关系形成循环；已切断循环</translation>
    </message>
    <message>
        <source>the number is invalid (NaN or infinite)</source>
        <translation>数值无效 (NaN 或无限大)</translation>
    </message>
    <message>
        <source>the face counts of the materials do not match the mesh</source>
        <translation>材质的面数与网格不符</translation>
    </message>
    <message>
        <source>the name is too long for the file and was cut</source>
        <translation>名称对文件来说太长，已截断</translation>
    </message>
    <message>
        <source>several items have this name; all of them get the same keys</source>
        <translation>有多个同名对象；它们都得到相同的关键帧</translation>
    </message>
    <message>
        <source>the name has characters that the file&apos;s encoding lacks</source>
        <translation>名称含有文件编码中没有的字符</translation>
    </message>
    <message>
        <source>the signature is unusual</source>
        <translation>文件头的标记不寻常</translation>
    </message>
    <message>
        <source>the number of items in the file is not the stated number</source>
        <translation>文件中的数据个数与声明的个数不符</translation>
    </message>
    <message>
        <source>several keys are at the same frame; the last one is used</source>
        <translation>同一帧有多个关键帧；使用最后一个</translation>
    </message>
    <message>
        <source>the file has unknown bytes after its end; they are kept</source>
        <translation>文件末尾之后有未知字节；已保留</translation>
    </message>
    <message>
        <source>the texture is missing or cannot be read</source>
        <translation>缺少贴图或无法读取</translation>
    </message>
    <message>
        <source>the file is missing or cannot be read</source>
        <translation>缺少文件或无法读取</translation>
    </message>
    <message>
        <source>the texture is outside the model&apos;s folder and is not loaded</source>
        <translation>贴图在模型文件夹之外，不会加载</translation>
    </message>
    <message>
        <source>this is not supported</source>
        <translation>不支持此项</translation>
    </message>
    <message>
        <source>the group morph contains itself; the cycle was cut</source>
        <translation>组表情包含自身；已切断循环</translation>
    </message>
    <message>
        <source>this has no effect</source>
        <translation>此项没有作用</translation>
    </message>
    <message>
        <source>the simulation became unstable and was restarted</source>
        <translation>模拟变得不稳定，已重新开始</translation>
    </message>
    <message>
        <source>this is unusual</source>
        <translation>此项不寻常</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>verified: the largest error is %1 units and %2°</source>
        <translation>已验证: 最大误差为 %1 单位和 %2°</translation>
    </message>
    <message>
        <source>the file has %2 or more %1, too many for its size (byte %3)</source>
        <translation>文件含有 %2 个或更多 %1，相对其大小过多 (第 %3 字节)</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
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
        <translation>%1[*] — %2 (在项目中) — %3 — Odori</translation>
    </message>
    <message>
        <source>Open Model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>How should %1 be opened?</source>
        <translation>如何打开 %1？</translation>
    </message>
    <message>
        <source>Add keeps %1. Replace removes %1 from the scene; the new model gets its motion.</source>
        <translation>“添加”会保留 %1。“替换”会从场景中移除 %1，并让新模型继承其动作。</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>替换 %1(&amp;R)</translation>
    </message>
    <message>
        <source>Open Motion</source>
        <translation>打开动作</translation>
    </message>
    <message>
        <source>The camera already has keys. What should happen to the keys of %1?</source>
        <translation>相机已有关键帧。如何处理 %1 的关键帧？</translation>
    </message>
    <message>
        <source>%1 already has keys. What should happen to the keys of %2?</source>
        <translation>%1 已有关键帧。如何处理 %2 的关键帧？</translation>
    </message>
    <message>
        <source>Replace: the new keys replace %1. Merge: the new keys are added from the current frame on and replace keys at the same frames.</source>
        <translation>替换: 新关键帧替换 %1。合并: 新关键帧从当前帧起加入，并替换相同帧上的关键帧。</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 有未保存的更改。</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>可以撤销此操作。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Merge at %1</source>
        <translation>合并到 %1(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Model</source>
        <translation>新模型(&amp;N)</translation>
    </message>
    <message>
        <source>%1 also contains camera, light or self-shadow keys. Use them in the scene?</source>
        <translation>%1 还含有相机、照明或自阴影的关键帧。要在场景中使用吗？</translation>
    </message>
    <message>
        <source>The keys also stay in the model&apos;s motion, so its file does not change.</source>
        <translation>这些关键帧也保留在模型的动作中，因此其文件不变。</translation>
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
        <translation>线性</translation>
    </message>
    <message>
        <source>Constant speed, MMD&apos;s default</source>
        <translation>匀速，MMD 的默认值</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>缓入</translation>
    </message>
    <message>
        <source>Starts slowly</source>
        <translation>慢慢开始</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>缓出</translation>
    </message>
    <message>
        <source>Ends slowly</source>
        <translation>慢慢结束</translation>
    </message>
    <message>
        <source>Ease in-out</source>
        <translation>缓入缓出</translation>
    </message>
    <message>
        <source>Starts and ends slowly</source>
        <translation>慢慢开始，慢慢结束</translation>
    </message>
    <message>
        <source>MMD&apos;s S</source>
        <translation>MMD 的 S 形</translation>
    </message>
    <message>
        <source>The S curve that MMD sets automatically: starts and ends slowly</source>
        <translation>MMD 自动设置的 S 形曲线: 慢慢开始，慢慢结束</translation>
    </message>
    <message>
        <source>Hold, then move</source>
        <translation>先保持，后移动</translation>
    </message>
    <message>
        <source>Waits as long as possible, then moves quickly</source>
        <translation>尽可能等待，然后快速移动</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 单位</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>field of view %1°</source>
        <translation>视角 %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): changes that are not registered</source>
        <translation>
            <numerusform>%n 项未注册的更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n 个标记</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>速度与节拍</translation>
    </message>
    <message>
        <source>Physics settings</source>
        <translation>物理演算设置</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>未保存的更改将丢失。</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>将更改保存到 %1？</translation>
    </message>
    <message>
        <source>Save a &amp;Project…</source>
        <translation>保存项目(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>将工作保存在项目中？</translation>
    </message>
    <message>
        <source>These changes are not saved:</source>
        <translation>这些更改尚未保存:</translation>
    </message>
    <message>
        <source>Save &amp;Project…</source>
        <translation>保存项目(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Motions Only</source>
        <translation>仅保存动作(&amp;M)</translation>
    </message>
    <message>
        <source>Move, then hold</source>
        <translation>先移动，后保持</translation>
    </message>
    <message>
        <source>Moves quickly at first, then ends slowly</source>
        <translation>先快速移动，然后慢慢结束</translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are not exported</source>
        <translation>
            <numerusform>%n 个 UV 表情不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are not exported</source>
        <translation>
            <numerusform>%n 个材质表情不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impulse morph(s) are not exported</source>
        <translation>
            <numerusform>%n 个冲量表情不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are not exported, because the mesh is not</source>
        <translation>
            <numerusform>%n 个顶点表情不会导出，因为网格不导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mesh with %n face(s) is not exported</source>
        <translation>
            <numerusform>含 %n 个面的网格不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices use linear blending instead of SDEF or QDEF</source>
        <translation>
            <numerusform>%n 个顶点使用线性混合，而不是 SDEF 或 QDEF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their sphere texture</source>
        <translation>
            <numerusform>%n 个材质会丢失球面贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their toon shading</source>
        <translation>
            <numerusform>%n 个材质会丢失卡通着色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their edge line</source>
        <translation>
            <numerusform>%n 个材质会丢失轮廓线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional UV set(s) are not exported</source>
        <translation>
            <numerusform>%n 组附加 UV 不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies are not exported and not simulated</source>
        <translation>
            <numerusform>%n 个刚体不会导出，也不会模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that hide the model are not exported</source>
        <translation>
            <numerusform>%n 个隐藏模型的关键帧不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are longer than 63 bytes; Blender cuts them</source>
        <translation>
            <numerusform>%n 个名称超过 63 字节；Blender 会截断它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) have no effect: the model lacks these bones or morphs</source>
        <translation>
            <numerusform>%n 条轨道没有作用: 模型没有这些骨骼或表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the light colour are not exported</source>
        <translation>
            <numerusform>照明颜色的 %n 处变化不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the field of view are not exported</source>
        <translation>
            <numerusform>视角的 %n 处变化不会导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) of camera or light are not exported</source>
        <translation>
            <numerusform>相机或照明的 %n 条轨道不会导出</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint of the file moves a bone of the model</source>
        <translation>文件中没有关节能带动模型的骨骼</translation>
    </message>
    <message numerus="yes">
        <source>the model has none of the motion&apos;s %n bone and morph track(s)</source>
        <translation>
            <numerusform>动作的 %n 条骨骼和表情轨道在模型中都不存在</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3 times)</source>
        <translation>%1: %2 (%3 次)</translation>
    </message>
    <message>
        <source>%1 was not opened, because its model was not opened: %2</source>
        <translation>未打开 %1，因为其模型未打开: %2</translation>
    </message>
    <message>
        <source>%1 — %2 — untitled scene[*] — Odori</source>
        <translation>%1 — %2 — 未命名的场景[*] — Odori</translation>
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
        <translation>未写入任何内容，因为对结果的检查失败: %1</translation>
    </message>
    <message>
        <source>the texture is shown at a lower resolution: the scene&apos;s textures need more memory than the limit</source>
        <translation>贴图以较低分辨率显示: 场景的贴图所需内存超过上限</translation>
    </message>
    <message>
        <source>the value is out of range; the nearest allowed value is used</source>
        <translation>数值超出范围；使用最接近的允许值</translation>
    </message>
    <message>
        <source>the model is too large to simulate; its physics is off</source>
        <translation>模型太大，无法模拟；其物理演算已关闭</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>这是设备或管道，不是文件</translation>
    </message>
    <message>
        <source>you have no permission to read the file</source>
        <translation>没有读取此文件的权限</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>writing failed: a folder has this name</source>
        <translation>写入失败: 已有同名文件夹</translation>
    </message>
    <message>
        <source>writing failed: a device or a pipe has this name</source>
        <translation>写入失败: 已有同名的设备或管道</translation>
    </message>
    <message>
        <source>writing failed: the file is write-protected</source>
        <translation>写入失败: 文件有写保护</translation>
    </message>
    <message>
        <source>writing failed: you have no permission to change the file or its folder</source>
        <translation>写入失败: 没有更改此文件或其文件夹的权限</translation>
    </message>
    <message>
        <source>writing failed: its folder does not exist</source>
        <translation>写入失败: 其文件夹不存在</translation>
    </message>
    <message>
        <source>writing failed: the disk is read-only</source>
        <translation>写入失败: 磁盘为只读</translation>
    </message>
    <message>
        <source>writing failed: the disk is full</source>
        <translation>写入失败: 磁盘已满</translation>
    </message>
    <message>
        <source>writing failed: the name is too long</source>
        <translation>写入失败: 名称太长</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>写入失败</translation>
    </message>
    <message>
        <source>the file is too large (%1 bytes)</source>
        <translation>文件太大 (%1 字节)</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>an error in Odori stopped this</source>
        <translation>Odori 的内部错误中止了此操作</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>other hard links to this file keep its old content</source>
        <translation>此文件的其他硬链接保留旧内容</translation>
    </message>
    <message numerus="yes">
        <source>more than %n frame(s) cannot be handled at once; choose a range</source>
        <translation>
            <numerusform>一次不能处理超过 %n 帧；请选择范围</numerusform>
        </translation>
    </message>
    <message>
        <source>camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Register Camera</source>
        <translation>注册相机</translation>
    </message>
    <message>
        <source>Change Camera</source>
        <translation>更改相机</translation>
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
        <translation>注册照明</translation>
    </message>
    <message>
        <source>Change Light</source>
        <translation>更改照明</translation>
    </message>
    <message>
        <source>Self-shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>self-shadow</source>
        <translation>自阴影</translation>
    </message>
    <message>
        <source>Register Self-Shadow</source>
        <translation>注册自阴影</translation>
    </message>
    <message>
        <source>Change Self-Shadow</source>
        <translation>更改自阴影</translation>
    </message>
    <message>
        <source>Show and IK</source>
        <translation>显示·IK</translation>
    </message>
    <message>
        <source>show and IK</source>
        <translation>显示·IK</translation>
    </message>
    <message>
        <source>Register Show and IK</source>
        <translation>注册显示·IK</translation>
    </message>
    <message>
        <source>Change Show and IK</source>
        <translation>更改显示·IK</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>All files that Odori opens</source>
        <translation>Odori 能打开的所有文件</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX，二进制</translation>
    </message>
    <message>
        <source>FBX, ASCII</source>
        <translation>FBX，ASCII</translation>
    </message>
    <message>
        <source>glTF, binary (GLB)</source>
        <translation>glTF，二进制 (GLB)</translation>
    </message>
    <message>
        <source>BVH: skeleton and motion</source>
        <translation>BVH: 骨架和动作</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>%1 is the file of the motions of %2 and %3, which are different now. If the motion of %2 is saved there, the file no longer contains the motion of %3.</source>
        <translation>%1 是 %2 和 %3 共用的动作文件，但两者的动作现在不同。如果将 %2 的动作保存到此处，文件中就不再有 %3 的动作。</translation>
    </message>
    <message>
        <source>Open Earlier Version of %1</source>
        <translation>打开 %1 的历史版本</translation>
    </message>
    <message>
        <source>This motion is %1 as it was saved on %2. It has no file yet. Undo restores the motion before it.</source>
        <translation>此动作是 %2 保存的 %1 的内容。它还没有文件。“撤销”会恢复之前的动作。</translation>
    </message>
    <message>
        <source>This scene is %1 as it was saved on %2. It has no file yet; Save Project As gives it one.</source>
        <translation>此场景是 %2 保存的 %1 的内容。它还没有文件；“项目另存为”会为它建立文件。</translation>
    </message>
    <message>
        <source>You have not changed it here, so you can also reload it.</source>
        <translation>您在这里没有更改它，因此也可以重新加载。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>reading failed: the disk reported an error</source>
        <translation>读取失败: 磁盘报告错误</translation>
    </message>
    <message>
        <source>reading failed: the disk or network folder is not connected any more</source>
        <translation>读取失败: 磁盘或网络文件夹已断开连接</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error</source>
        <translation>写入失败: 磁盘报告错误</translation>
    </message>
    <message>
        <source>writing failed: the disk or network folder is not connected any more</source>
        <translation>写入失败: 磁盘或网络文件夹已断开连接</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error at the end, and a power cut may bring back the old file; save again</source>
        <translation>写入失败: 磁盘在最后报告错误，断电后可能恢复为旧文件；请再保存一次</translation>
    </message>
    <message>
        <source>Discarded changes are kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>放弃的更改保留 30 天: “文件”▸“恢复未保存的工作”。</translation>
    </message>
    <message>
        <source>Outside parents</source>
        <translation>外部亲</translation>
    </message>
    <message numerus="yes">
        <source>%n saved bone set(s)</source>
        <translation>
            <numerusform>%n 个已保存的骨骼组</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything except motions is saved only in a project.</source>
        <translation>动作以外的一切只保存在项目中。</translation>
    </message>
    <message>
        <source>Accessories and stages</source>
        <translation>附件和舞台</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>无法读取: %1</translation>
    </message>
    <message>
        <source>the file is damaged or cut off, in %1: it is too short for %2 of them (byte %3)</source>
        <translation>文件已损坏或被截断，在 %1 处: 太短，容不下 %2 个 (第 %3 字节)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>the program %1, which this needs, was not found; install it</source>
        <translation>找不到此操作需要的程序 %1；请安装</translation>
    </message>
    <message>
        <source>a program that this needs failed: %1</source>
        <translation>此操作需要的程序失败: %1</translation>
    </message>
    <message>
        <source>Sounds and videos</source>
        <translation>声音和视频</translation>
    </message>
    <message>
        <source>Values that jumped away and back: %1.</source>
        <translation>跳开又跳回的值: %1。</translation>
    </message>
    <message>
        <source>Rotations that had flipped: %1.</source>
        <translation>发生翻转的旋转: %1。</translation>
    </message>
    <message>
        <source>Times that a foot stands: %1.</source>
        <translation>接地次数: %1。</translation>
    </message>
    <message>
        <source>Frames at which a goal cannot be reached: %1.</source>
        <translation>目标无法到达的帧数: %1。</translation>
    </message>
    <message>
        <source>Farthest from a goal: %1 units.</source>
        <translation>离目标最远: %1 单位。</translation>
    </message>
    <message>
        <source>Knees turned at most %1°.</source>
        <translation>膝盖最多转动 %1°。</translation>
    </message>
    <message>
        <source>Bones of the file that are used: %1.</source>
        <translation>文件中用到的骨骼: %1。</translation>
    </message>
    <message>
        <source>Moving bones of the file that are not used: %1.</source>
        <translation>文件中会动但未用到的骨骼: %1。</translation>
    </message>
    <message>
        <source>Scale of lengths: %1.</source>
        <translation>长度比例: %1。</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
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
        <translation>这里没有关键帧。</translation>
    </message>
    <message>
        <source>A standing foot slides at most %1 units before, %2 now.</source>
        <translation>接地的脚之前最多滑动 %1 单位，现在 %2。</translation>
    </message>
    <message>
        <source>A standing foot floats at most %1 units before, %2 now.</source>
        <translation>接地的脚之前最多悬空 %1 单位，现在 %2。</translation>
    </message>
    <message>
        <source>A foot sinks at most %1 units into the ground before, %2 now.</source>
        <translation>脚之前最多陷入地面 %1 单位，现在 %2。</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有关节</translation>
    </message>
    <message>
        <source>%1: moved at most %2 units (frame %3), %4 on average.</source>
        <translation>%1: 最多移动 %2 单位 (第 %3 帧)，平均 %4。</translation>
    </message>
    <message>
        <source>Joints turned at most %1° (frame %2).</source>
        <translation>关节最多转动 %1° (第 %2 帧)。</translation>
    </message>
    <message>
        <source>Thin Keys</source>
        <translation>精简关键帧</translation>
    </message>
    <message>
        <source>Removes the keys that the motion does not need. The keys that stay get curves that replace the removed ones.</source>
        <translation>移除动作不需要的关键帧。保留的关键帧的补间曲线会代替被移除的关键帧。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>No joint moves farther than this.</source>
        <translation>任何关节的移动都不超过此值。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>No joint turns more than this.</source>
        <translation>任何关节的转动都不超过此值。</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>No morph&apos;s weight changes more than this.</source>
        <translation>任何表情权重的变化都不超过此值。</translation>
    </message>
    <message>
        <source>Keep extremes</source>
        <translation>保留极值</translation>
    </message>
    <message>
        <source>Keys at which a value turns back stay.</source>
        <translation>保留数值折返处的关键帧。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>A foot stands only if its heel or toe is lower than this.</source>
        <translation>脚跟或脚尖低于此值时，才算接地。</translation>
    </message>
    <message>
        <source>Speed, each frame</source>
        <translation>每帧的速度</translation>
    </message>
    <message>
        <source>A foot stands only if it moves less than this in each frame.</source>
        <translation>脚每帧的移动小于此值时，才算接地。</translation>
    </message>
    <message>
        <source>Shorter times do not count as standing.</source>
        <translation>更短的时间不算接地。</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>仅需要的关键帧</translation>
    </message>
    <message>
        <source>Removes the new keys that the motion does not need. Otherwise each frame has one.</source>
        <translation>移除动作不需要的新关键帧。否则每帧都有一个。</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>The IK chains that change.</source>
        <translation>要更改的 IK 链。</translation>
    </message>
    <message>
        <source>No joint moves farther than this because keys are removed.</source>
        <translation>移除关键帧时，任何关节的移动都不超过此值。</translation>
    </message>
    <message>
        <source>All chains</source>
        <translation>所有链</translation>
    </message>
    <message>
        <source>The legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <source>Chains of the selected tracks</source>
        <translation>所选轨道的链</translation>
    </message>
    <message>
        <source>Pin Feet</source>
        <translation>固定脚部</translation>
    </message>
    <message>
        <source>Finds the times that a foot stands, and holds the foot at one place. A foot that rolls from heel to toe still rolls.</source>
        <translation>找出脚接地的时间，并把脚固定在一个位置。从脚跟滚到脚尖的动作会保留。</translation>
    </message>
    <message>
        <source>Over so many frames the foot comes to its place and leaves it.</source>
        <translation>脚移到固定位置以及离开该位置所用的帧数。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where the foot is held.</source>
        <translation>脚固定在哪里。</translation>
    </message>
    <message>
        <source>In the middle of its places</source>
        <translation>移动范围的中央</translation>
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
        <translation>脚的高度不变。否则放到地面上。</translation>
    </message>
    <message>
        <source>Ground Correction</source>
        <translation>接地修正</translation>
    </message>
    <message>
        <source>Moves the whole figure up and down, so that standing feet are on the ground.</source>
        <translation>上下移动整个人物，使接地的脚踩在地面上。</translation>
    </message>
    <message>
        <source>The correction changes slowly: it is a mean of so many frames.</source>
        <translation>修正量缓慢变化: 取这么多帧的平均值。</translation>
    </message>
    <message>
        <source>IK to FK</source>
        <translation>IK 转 FK</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off. The bones stay where they are.</source>
        <translation>把 IK 的结果变成关键帧，并关闭 IK。骨骼保持原位。</translation>
    </message>
    <message>
        <source>FK to IK</source>
        <translation>FK 转 IK</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, so that IK shows the same pose, and switches IK on.</source>
        <translation>为 IK 目标建立关键帧，使 IK 显示相同的姿势，并打开 IK。</translation>
    </message>
    <message>
        <source>Also where IK is on</source>
        <translation>包括 IK 打开处</translation>
    </message>
    <message>
        <source>Uses the keys of the legs also where IK is on now. Otherwise those frames stay.</source>
        <translation>在 IK 当前打开的帧也使用腿部的关键帧。否则这些帧保持不变。</translation>
    </message>
    <message>
        <source>Fit a Motion of Another Model</source>
        <translation>适配其他模型的动作</translation>
    </message>
    <message>
        <source>Takes the motion of another model, and changes it for this model&apos;s legs and body. It replaces the motion of this model.</source>
        <translation>取用其他模型的动作，并按此模型的腿和身体进行更改。它会替换此模型的动作。</translation>
    </message>
    <message>
        <source>Own scale</source>
        <translation>自定义比例</translation>
    </message>
    <message>
        <source>Lengths are scaled as the next number says, and not by the length of the legs.</source>
        <translation>长度按下面的数字缩放，而不按腿的长度。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Factor of all lengths.</source>
        <translation>所有长度的倍数。</translation>
    </message>
    <message>
        <source>Smooth Motion</source>
        <translation>平滑动作</translation>
    </message>
    <message>
        <source>Removes jitter, and keeps the timing: nothing comes later or earlier than before.</source>
        <translation>去除抖动并保持时机: 动作不会比之前提前或延后。</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>A stronger filter also removes slower jitter.</source>
        <translation>更强的滤波也去除较慢的抖动。</translation>
    </message>
    <message>
        <source>Remove spikes</source>
        <translation>去除尖峰</translation>
    </message>
    <message>
        <source>A value that jumps away and back at once is replaced.</source>
        <translation>替换瞬间跳开又跳回的值。</translation>
    </message>
    <message>
        <source>Repair flips</source>
        <translation>修复翻转</translation>
    </message>
    <message>
        <source>Rotations that turn by 180° for a moment, or that have another sign, are repaired.</source>
        <translation>修复瞬间转 180° 或符号相反的旋转。</translation>
    </message>
    <message>
        <source>Keep standing feet</source>
        <translation>保持接地的脚</translation>
    </message>
    <message>
        <source>A foot that stands does not begin to move.</source>
        <translation>接地的脚不会开始移动。</translation>
    </message>
    <message>
        <source>Scale, Turn and Move the Motion</source>
        <translation>缩放、旋转并移动动作</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion in the world.</source>
        <translation>更改整个动作在世界中的位置。</translation>
    </message>
    <message>
        <source>Factor of all distances.</source>
        <translation>所有距离的倍数。</translation>
    </message>
    <message>
        <source>Move along X</source>
        <translation>沿 X 移动</translation>
    </message>
    <message>
        <source>Positive values go to the left of the figure.</source>
        <translation>正值朝人物的左侧。</translation>
    </message>
    <message>
        <source>Move along Y</source>
        <translation>沿 Y 移动</translation>
    </message>
    <message>
        <source>Positive values go up.</source>
        <translation>正值向上。</translation>
    </message>
    <message>
        <source>Move along Z</source>
        <translation>沿 Z 移动</translation>
    </message>
    <message>
        <source>Positive values go back.</source>
        <translation>正值向后。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>About the Y axis at the origin.</source>
        <translation>绕原点的 Y 轴。</translation>
    </message>
    <message>
        <source>Make a Loop</source>
        <translation>制作循环</translation>
    </message>
    <message>
        <source>Changes the end, so that it goes over into the beginning. The motion can repeat without a jump.</source>
        <translation>更改结尾，使其过渡到开头。动作可以无跳变地重复。</translation>
    </message>
    <message>
        <source>So many frames at the end change.</source>
        <translation>结尾处更改的帧数。</translation>
    </message>
    <message>
        <source>Cross-fade to Another Motion</source>
        <translation>交叉淡化到另一个动作</translation>
    </message>
    <message>
        <source>Fades from this motion to another one. After the fade, the other one goes on.</source>
        <translation>从此动作淡化到另一个动作。淡化之后由另一个动作继续。</translation>
    </message>
    <message>
        <source>The first frame of the other motion comes here.</source>
        <translation>另一个动作的第一帧放在这里。</translation>
    </message>
    <message>
        <source>The number of frames of the fade. 0 is a cut.</source>
        <translation>淡化的帧数。0 表示直接切换。</translation>
    </message>
    <message>
        <source>Continue from this place</source>
        <translation>从此位置继续</translation>
    </message>
    <message>
        <source>The other motion begins where this one is, and faces the same way.</source>
        <translation>另一个动作从此动作所在处开始，并面朝同一方向。</translation>
    </message>
    <message>
        <source>Take a Part of Another Motion</source>
        <translation>取用另一个动作的一部分</translation>
    </message>
    <message>
        <source>Replaces one part of the body by that of another motion, at the same frames.</source>
        <translation>用另一个动作相同帧的内容替换身体的一部分。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部位</translation>
    </message>
    <message>
        <source>What is taken from the other motion.</source>
        <translation>从另一个动作取用的部位。</translation>
    </message>
    <message>
        <source>The selected tracks</source>
        <translation>所选轨道</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>手臂</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>腿部</translation>
    </message>
    <message>
        <source>Upper body</source>
        <translation>上半身</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>头发</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>脸</translation>
    </message>
    <message>
        <source>So many frames at both ends of the range are blends.</source>
        <translation>范围两端各有这么多帧用于混合。</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>The two bones. The first one is the one that old models have.</source>
        <translation>两个骨骼。第一个是旧模型也有的骨骼。</translation>
    </message>
    <message>
        <source>Centre and groove (センター, グルーブ)</source>
        <translation>中心与 Groove (センター, グルーブ)</translation>
    </message>
    <message>
        <source>Centre and waist (センター, 腰)</source>
        <translation>中心与腰 (センター, 腰)</translation>
    </message>
    <message>
        <source>Mother and centre (全ての親, センター)</source>
        <translation>全亲与中心 (全ての親, センター)</translation>
    </message>
    <message>
        <source>Upper body (上半身, 上半身2)</source>
        <translation>上半身 (上半身, 上半身2)</translation>
    </message>
    <message>
        <source>Arm and its twist (腕, 腕捩)</source>
        <translation>手臂及其扭转 (腕, 腕捩)</translation>
    </message>
    <message>
        <source>Wrist and its twist (手首, 手捩)</source>
        <translation>手腕及其扭转 (手首, 手捩)</translation>
    </message>
    <message>
        <source>Leg and leg D (足, 足D)</source>
        <translation>腿与腿 D (足, 足D)</translation>
    </message>
    <message>
        <source>Split Between Bones</source>
        <translation>在骨骼间拆分</translation>
    </message>
    <message>
        <source>Moves a part of the movement of one bone to a second one. What hangs on both keeps its rotation, and its place where the bones allow it.</source>
        <translation>把一个骨骼的部分运动移到第二个骨骼。其后的骨骼保持旋转，并在骨骼允许的范围内保持位置。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>How much of the movement the second bone gets.</source>
        <translation>移到第二个骨骼的运动所占的比例。</translation>
    </message>
    <message>
        <source>Merge Bones</source>
        <translation>合并骨骼</translation>
    </message>
    <message>
        <source>Moves all of the movement of a second bone to the first one, for models without the second one.</source>
        <translation>把第二个骨骼的全部运动移到第一个骨骼，用于没有第二个骨骼的模型。</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>时间伸缩</translation>
    </message>
    <message>
        <source>Makes the range longer or shorter, and moves the later keys with its end. Curves stay as they are.</source>
        <translation>使范围变长或变短，之后的关键帧随其末尾移动。曲线保持不变。</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>新长度</translation>
    </message>
    <message>
        <source>100 % is the length of now.</source>
        <translation>100 % 是现在的长度。</translation>
    </message>
    <message>
        <source>Change the speed gradually</source>
        <translation>逐渐改变速度</translation>
    </message>
    <message>
        <source>Otherwise the speed changes at once at both ends of the range.</source>
        <translation>否则速度在范围两端立即改变。</translation>
    </message>
    <message>
        <source>Keys that remain: %1 of %2 (%3 %).</source>
        <translation>保留的关键帧: %1 / %2 (%3 %)。</translation>
    </message>
    <message>
        <source>Shortest stand, in frames</source>
        <translation>最短接地时间 (帧)</translation>
    </message>
    <message>
        <source>Blend, in frames</source>
        <translation>混合 (帧)</translation>
    </message>
    <message>
        <source>Smooth over, in frames</source>
        <translation>平滑范围 (帧)</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Length, in frames</source>
        <translation>长度 (帧)</translation>
    </message>
    <message>
        <source>Pin Foot Here</source>
        <translation>在此固定脚部</translation>
    </message>
    <message>
        <source>Holds one foot in all of the frames, on the ground or in the air, and blends before and after them.</source>
        <translation>在所有这些帧中固定一只脚，无论在地面还是空中，并在前后混合过渡。</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>The foot that is held.</source>
        <translation>要固定的脚。</translation>
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
        <translation>指定帧的位置</translation>
    </message>
    <message>
        <source>Frame of the place</source>
        <translation>取位置的帧</translation>
    </message>
    <message>
        <source>The foot is held where it is at this frame.</source>
        <translation>脚固定在它于此帧的位置。</translation>
    </message>
    <message>
        <source>How high the foot is held.</source>
        <translation>脚固定的高度。</translation>
    </message>
    <message>
        <source>On the ground if it is close to it</source>
        <translation>接近地面时放到地面上</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>在地面上</translation>
    </message>
    <message>
        <source>As at its place</source>
        <translation>与固定位置同高</translation>
    </message>
    <message>
        <source>As now at each frame</source>
        <translation>各帧保持现在的高度</translation>
    </message>
    <message>
        <source>Keep the way along the ground</source>
        <translation>保持沿地面的行进</translation>
    </message>
    <message>
        <source>The body ends where it goes now, as in a walk that goes on. Otherwise it returns to where it began.</source>
        <translation>身体像继续行走那样，停在现在到达的地方。否则回到开始的地方。</translation>
    </message>
    <message>
        <source>the file has no such animation; it has: %1</source>
        <translation>文件没有这样的动画；它有: %1</translation>
    </message>
    <message>
        <source>Keys: %1 before, %2 now.</source>
        <translation>关键帧: 之前 %1，现在 %2。</translation>
    </message>
    <message>
        <source>These frames, and the distance in units: %1.</source>
        <translation>这些帧及其距离 (单位): %1。</translation>
    </message>
    <message>
        <source>Times that a foot was held: %1.</source>
        <translation>固定脚的次数: %1。</translation>
    </message>
    <message>
        <source>The body goes back %1 units to where it began. It can keep its way instead.</source>
        <translation>身体返回 %1 单位，回到开始处。也可以让它保持行进。</translation>
    </message>
    <message>
        <source>The model has none of the bones that this tool changes.</source>
        <translation>模型没有此工具要更改的骨骼。</translation>
    </message>
    <message>
        <source>the numbers become too large: track %1, frame %2</source>
        <translation>数值变得过大：轨道 %1，第 %2 帧</translation>
    </message>
    <message>
        <source>the motion has invalid numbers (NaN or infinite); repair it first: track %1, frame %2</source>
        <translation>动作含有无效数值（NaN 或无穷大）；请先修复：轨道 %1，第 %2 帧</translation>
    </message>
    <message>
        <source>keys would be after the last frame that a motion can have</source>
        <translation>关键帧将超出动作可有的最后一帧</translation>
    </message>
    <message>
        <source>the other motion has no keys of this part</source>
        <translation>另一个动作没有此部位的关键帧</translation>
    </message>
    <message>
        <source>the models of the two motions have no bone in common</source>
        <translation>两个动作的模型没有共同的骨骼</translation>
    </message>
    <message>
        <source>the file has no animation that moves a joint</source>
        <translation>文件中没有使关节运动的动画</translation>
    </message>
    <message>
        <source>this animation of the file moves no joint; choose another one</source>
        <translation>文件的此动画不使任何关节运动；请选择其他动画</translation>
    </message>
    <message numerus="yes">
        <source>the animation has more than %n frame(s), too many to import</source>
        <translation>
            <numerusform>动画超过 %n 帧，过长而无法导入</numerusform>
        </translation>
    </message>
    <message>
        <source>the range begins after the last key, so all of its frames are the same</source>
        <translation>范围从最后一个关键帧之后开始，因此所有帧都相同</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1 是文件夹，请换一个名称。</translation>
    </message>
    <message>
        <source>Models without keys: %1</source>
        <translation>没有关键帧的模型：%1</translation>
    </message>
    <message>
        <source>Models without keys are saved only in a project: %1.</source>
        <translation>没有关键帧的模型只能保存在项目中：%1。</translation>
    </message>
    <message>
        <source>The file %1 has changed since it was opened. Overwrite it?</source>
        <translation>文件 %1 在打开后已被更改。要覆盖它吗？</translation>
    </message>
    <message>
        <source>the file is damaged, or it is of a kind that Odori cannot read</source>
        <translation>文件已损坏，或者是 Odori 无法读取的类型</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it.</source>
        <translation>%1 只有扩展名；请在前面写上名称。</translation>
    </message>
    <message>
        <source>Al&amp;ways do this (change it in Edit ▸ Settings)</source>
        <translation>总是这样做(&amp;W) (在“编辑”▸“设置”中更改)</translation>
    </message>
    <message>
        <source>this is not a file that Odori knows</source>
        <translation>这不是 Odori 能识别的文件</translation>
    </message>
</context>
<context>
    <name>odori::AboutDialog</name>
    <message>
        <source>About Odori</source>
        <translation>关于 Odori</translation>
    </message>
    <message>
        <source>Odori %1</source>
        <translation>Odori %1</translation>
    </message>
    <message>
        <source>Built with Qt %1, running with Qt %2.</source>
        <translation>使用 Qt %1 构建，使用 Qt %2 运行。</translation>
    </message>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 动作编辑器。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses these libraries under their own licences:</source>
        <translation>采用 MIT 许可证的自由软件。它按各自的许可证使用以下库:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>odori::ActorListModel</name>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>Hide the model</source>
        <translation>隐藏模型</translation>
    </message>
    <message>
        <source>Show the model</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>The motion or its drafts have unsaved changes.</source>
        <translation>动作或其未注册的更改尚未保存。</translation>
    </message>
    <message>
        <source>The motion is saved in the project, but not in its own file.</source>
        <translation>动作保存在项目中，但未保存在自己的文件中。</translation>
    </message>
</context>
<context>
    <name>odori::ActorPanel</name>
    <message>
        <source>Models</source>
        <translation>模型列表</translation>
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
            <numerusform>所有由物理演算移动的骨骼 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected bones (%n)</source>
        <translation>
            <numerusform>所选骨骼 (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>仅需要的关键帧</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Keys in this range are replaced, and physics is off at the new keys. You can undo this.</source>
        <translation>此范围内的关键帧会被替换，新关键帧上的物理演算关闭。可以撤销此操作。</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s). Physics is off at these keys.</source>
        <translation>
            <numerusform>已烘焙 %n 个关键帧。这些关键帧上的物理演算已关闭。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>生成 %1 个关键帧。数量很大: 编辑和保存可能变慢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>最多生成 %1 个关键帧。数量很大: 编辑和保存可能变慢。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s).</source>
        <translation>
            <numerusform>生成 %1 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s).</source>
        <translation>
            <numerusform>最多生成 %1 个关键帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatButton</name>
    <message>
        <source>Tempo and beats</source>
        <translation>速度与节拍</translation>
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
        <translation>正在查找声音的节拍…</translation>
    </message>
    <message>
        <source>No beats were found in the sound.</source>
        <translation>声音中没有找到节拍。</translation>
    </message>
    <message>
        <source>Find Beats</source>
        <translation>查找节拍</translation>
    </message>
    <message>
        <source>%1 beats per minute; the sound has no clear beats.</source>
        <translation>每分钟 %1 拍；声音没有明显的节拍。</translation>
    </message>
    <message>
        <source>onset</source>
        <comment>name of a marker</comment>
        <translation>起音</translation>
    </message>
    <message>
        <source>Add Markers</source>
        <translation>添加标记</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) were added.</source>
        <translation>
            <numerusform>已添加 %n 个标记。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats per minute. The first beat is a guess: check it. × 2 and ÷ 2 are in the popup of the tempo.</source>
        <translation>每分钟 %1 拍。第一拍是推测的: 请检查。× 2 和 ÷ 2 在速度的弹出面板中。</translation>
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
        <translation>移除速度变化</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>每分钟拍数</translation>
    </message>
    <message>
        <source>Every second beat, at half the tempo</source>
        <translation>每两拍取一拍，速度减半</translation>
    </message>
    <message>
        <source>A beat more between every two beats, at twice the tempo</source>
        <translation>每两拍之间多一拍，速度加倍</translation>
    </message>
    <message>
        <source>Tap (T)</source>
        <translation>打拍 (T)</translation>
    </message>
    <message>
        <source>Click or press T at each beat of the music</source>
        <translation>在音乐的每一拍单击或按 T</translation>
    </message>
    <message>
        <source>Tap the tempo</source>
        <translation>打拍测速</translation>
    </message>
    <message>
        <source>First beat, frame</source>
        <translation>第一拍 (帧)</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>每小节拍数</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>当前帧</translation>
    </message>
    <message>
        <source>Change Tempo Here</source>
        <translation>在此更改速度</translation>
    </message>
    <message>
        <source>Gives the beats from here on a tempo of their own, from the beat nearest to the current frame</source>
        <translation>从最接近当前帧的拍起，使用单独的速度</translation>
    </message>
    <message>
        <source>The tempo before this change continues</source>
        <translation>继续使用此变化之前的速度</translation>
    </message>
    <message>
        <source>This tempo holds</source>
        <translation>使用此速度</translation>
    </message>
    <message>
        <source>Change Beats</source>
        <translation>更改节拍</translation>
    </message>
    <message numerus="yes">
        <source>%n tap(s)</source>
        <translation>
            <numerusform>打了 %n 拍</numerusform>
        </translation>
    </message>
    <message>
        <source>from the first beat</source>
        <translation>从第一拍起</translation>
    </message>
    <message>
        <source>from bar %1, beat %2 (frame %3)</source>
        <translation>从第 %1 小节第 %2 拍起 (第 %3 帧)</translation>
    </message>
    <message>
        <source>Find in the Sound</source>
        <translation>在声音中查找</translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>速度与节拍</translation>
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
        <translation>相乘与相加</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Morph weight</source>
        <translation>表情权重</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
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
        <translation>%1，加</translation>
    </message>
    <message>
        <source>%1, times</source>
        <translation>%1，乘</translation>
    </message>
    <message>
        <source>the panel&apos;s numbers, as in MMD</source>
        <translation>面板的数字，与 MMD 相同</translation>
    </message>
    <message>
        <source>each bone&apos;s own axes</source>
        <translation>各骨骼自己的轴</translation>
    </message>
    <message>
        <source>the world&apos;s axes</source>
        <translation>世界的轴</translation>
    </message>
    <message>
        <source>Only for adding. Multiplication and the camera always use the panel&apos;s numbers</source>
        <translation>仅用于相加。相乘和相机总是使用面板的数字</translation>
    </message>
    <message>
        <source>Add &amp;to</source>
        <translation>加到(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): the values are first multiplied, then added to.</source>
        <translation>
            <numerusform>%n 个关键帧: 数值先相乘，然后相加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Shadow distance</source>
        <translation>阴影距离</translation>
    </message>
    <message>
        <source>Light colour</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <source>Light direction</source>
        <translation>照明方向</translation>
    </message>
    <message>
        <source>&amp;Blend with the rest pose (bones and morphs)</source>
        <translation>与初始姿势混合 (骨骼和表情)(&amp;B)</translation>
    </message>
    <message>
        <source>Scales each rotation as a whole, about its own axis, instead of number by number</source>
        <translation>绕其旋转轴整体缩放每个旋转，而不是逐个数值缩放</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Amount of the pose</source>
        <translation>姿势的比例</translation>
    </message>
    <message>
        <source>Blend with Rest Pose</source>
        <translation>与初始姿势混合</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</source>
        <translation>
            <numerusform>%n 个关键帧: 0 % 是初始姿势，100 % 不变，200 % 为偏离初始姿势的两倍。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BoneLists</name>
    <message numerus="yes">
        <source>%n bone(s) are hidden in the view.</source>
        <translation>
            <numerusform>视图中隐藏了 %n 个骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>隐藏骨骼</translation>
    </message>
    <message>
        <source>Hide Other Bones</source>
        <translation>隐藏其他骨骼</translation>
    </message>
    <message>
        <source>Show All Bones</source>
        <translation>显示所有骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone(s) are shown again.</source>
        <translation>
            <numerusform>已重新显示 %n 个隐藏的骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock Bones</source>
        <translation>锁定骨骼</translation>
    </message>
    <message>
        <source>Unlock Bones</source>
        <translation>解锁骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are unlocked.</source>
        <translation>
            <numerusform>已解锁 %n 个骨骼。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock All Bones</source>
        <translation>解锁所有骨骼</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) of the set %1 are hidden and not selected.</source>
        <translation>
            <numerusform>骨骼组“%1”中有 %n 个骨骼被隐藏，未选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no bone or morph of the set %1.</source>
        <translation>模型没有骨骼组“%1”中的骨骼或表情。</translation>
    </message>
    <message>
        <source>Save Bone Set</source>
        <translation>保存骨骼组</translation>
    </message>
    <message numerus="yes">
        <source>The set %1 holds %n bone(s) or morph(s).</source>
        <translation>
            <numerusform>骨骼组“%1”含有 %n 个骨骼或表情。</numerusform>
        </translation>
    </message>
    <message>
        <source>The set %1 already has exactly the selected bones.</source>
        <translation>骨骼组“%1”已经正好是所选骨骼。</translation>
    </message>
    <message>
        <source>The set %1 was not saved: a model can have at most %2 sets.</source>
        <translation>骨骼组“%1”未保存: 一个模型最多有 %2 个组。</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>重命名骨骼组</translation>
    </message>
    <message>
        <source>Delete Bone Set</source>
        <translation>删除骨骼组</translation>
    </message>
    <message>
        <source>The set %1 is deleted.</source>
        <translation>已删除骨骼组“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) were left alone.</source>
        <translation>
            <numerusform>%n 个锁定的骨骼未更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are locked: clicks in the view do not select them, and their pose does not change.</source>
        <translation>
            <numerusform>%n 个骨骼已锁定: 在视图中单击不会选择它们，其姿势也不变。</numerusform>
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
        <translation>显示框</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>How the bones are grouped</source>
        <translation>骨骼的分组方式</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>搜索骨骼</translation>
    </message>
    <message>
        <source>No bone is called “%1”.</source>
        <translation>没有名为“%1”的骨骼。</translation>
    </message>
    <message>
        <source>Saved sets of bones</source>
        <translation>已保存的骨骼组</translation>
    </message>
    <message>
        <source>The model has no bones.</source>
        <translation>模型没有骨骼。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>活动动作没有模型。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>未打开任何模型。</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>相机为活动对象。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSelecting</name>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼“%1”已锁定。可用骨骼面板中的锁图标解锁。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1. To select such bones, switch on Physics ▸ Select Physics Bones in the View.</source>
        <translation>骨骼“%1”由物理演算移动。要选择此类骨骼，请打开“物理演算”▸“在视图中选择物理骨骼”。</translation>
    </message>
    <message>
        <source>The bone %1 is hidden, so the view has no handles for it. Its eye in the bone panel shows it.</source>
        <translation>骨骼“%1”已隐藏，因此视图没有它的控制柄。可用骨骼面板中的眼睛图标显示它。</translation>
    </message>
    <message>
        <source>The bone %1 is locked, so the view has no handles for it. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼“%1”已锁定，因此视图没有它的控制柄。可用骨骼面板中的锁图标解锁。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so Move mode has no arrows for it.</source>
        <translation>骨骼“%1”只能旋转，因此移动模式没有它的箭头。</translation>
    </message>
</context>
<context>
    <name>odori::BoneSetsMenu</name>
    <message>
        <source>&amp;Add to Selection</source>
        <translation>加入选择(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Update from Selection</source>
        <translation>用选择更新(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>No set is saved yet</source>
        <translation>尚未保存任何组</translation>
    </message>
    <message>
        <source>Selects the set; with Shift in addition</source>
        <translation>选择此组；按住 Shift 则追加</translation>
    </message>
</context>
<context>
    <name>odori::BoneTreeModel</name>
    <message>
        <source>IK goal</source>
        <translation>IK 目标</translation>
    </message>
    <message>
        <source>rotates about one axis</source>
        <translation>绕一个轴旋转</translation>
    </message>
    <message>
        <source>moves and rotates</source>
        <translation>移动和旋转</translation>
    </message>
    <message>
        <source>rotates</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>不可操作</translation>
    </message>
    <message>
        <source>In no display frame</source>
        <translation>不在任何显示框中</translation>
    </message>
    <message>
        <source>%1 %2 — %3</source>
        <translation>%1 %2 — %3</translation>
    </message>
    <message>
        <source>Hide in the view (Space)</source>
        <translation>在视图中隐藏 (Space)</translation>
    </message>
    <message>
        <source>Show in the view (Space)</source>
        <translation>在视图中显示 (Space)</translation>
    </message>
    <message>
        <source>Unlock (Shift+Space)</source>
        <translation>解锁 (Shift+Space)</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>锁定 %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
    <message>
        <source>Lock: clicks in the view do not select it, and its pose does not change (Shift+Space)</source>
        <translation>锁定: 在视图中单击不会选择它，其姿势也不变 (Shift+Space)</translation>
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
        <translation>关闭</translation>
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
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>再次读取文件</translation>
    </message>
    <message>
        <source>Changed by another program: %1.</source>
        <translation>已被其他程序更改: %1。</translation>
    </message>
    <message>
        <source>Changed by another program and by you: %1. Saving asks before it overwrites.</source>
        <translation>其他程序和您都更改了: %1。保存时会在覆盖前询问。</translation>
    </message>
    <message>
        <source>%1 is not a VMD motion any more.</source>
        <translation>%1 不再是 VMD 动作。</translation>
    </message>
    <message>
        <source>%1 was not reloaded, because you have edited it.</source>
        <translation>未重新加载 %1，因为您编辑过它。</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>重新加载 %1</translation>
    </message>
    <message>
        <source>Reloaded %1.</source>
        <translation>已重新加载 %1。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save to have the file again.</source>
        <translation>已被其他程序删除或移动: %1。保存即可重新得到文件。</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save it under another name.</source>
        <translation>已被其他程序删除或移动: %1。请用其他名称保存。</translation>
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
        <translation>旋转</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Change the curves of all channels</source>
        <translation>更改所有通道的曲线</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>通道 %1</translation>
    </message>
    <message>
        <source>Rot.</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Dist.</source>
        <translation>距离</translation>
    </message>
</context>
<context>
    <name>odori::CheckUp</name>
    <message>
        <source>Check-up</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>odori::CheckUpOffer</name>
    <message>
        <source>Open Check-up</source>
        <translation>打开检查</translation>
    </message>
    <message>
        <source>Shows what was found, and repairs or renames it</source>
        <translation>显示发现的问题，并修复或重命名</translation>
    </message>
    <message numerus="yes">
        <source>%1: the model lacks %n bone(s) and morph(s) of this motion.</source>
        <translation>
            <numerusform>%1: 模型没有此动作中的 %n 个骨骼和表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the check-up found %n problem(s).</source>
        <translation>
            <numerusform>%1: 检查发现 %n 个问题。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpPanel</name>
    <message>
        <source>Check-up</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Rename To</source>
        <translation>重命名为</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>全部修复</translation>
    </message>
    <message>
        <source>Use Suggestions</source>
        <translation>使用建议</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现的问题</translation>
    </message>
    <message>
        <source>Goes to the first key of the finding and selects its keys</source>
        <translation>转到该问题的第一个关键帧并选择其关键帧</translation>
    </message>
    <message>
        <source>Repairs the selected findings; no pose changes</source>
        <translation>修复所选问题；姿势不变</translation>
    </message>
    <message>
        <source>Repairs all findings that can be repaired; no pose changes</source>
        <translation>修复所有能修复的问题；姿势不变</translation>
    </message>
    <message>
        <source>Gives the keys the name of another bone, morph or IK of the model</source>
        <translation>把关键帧的名称改为模型的另一个骨骼、表情或 IK</translation>
    </message>
    <message>
        <source>Gives all tracks the first name that is suggested for them</source>
        <translation>把所有轨道改为各自的第一个建议名称</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>There are no keys to check.</source>
        <translation>没有可检查的关键帧。</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>All Names…</source>
        <translation>所有名称…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What can be done with all findings</source>
        <translation>可以对所有问题执行的操作</translation>
    </message>
    <message numerus="yes">
        <source>Use %n Suggestion(s)</source>
        <translation>
            <numerusform>使用 %n 个建议</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ColumnsDialog</name>
    <message>
        <source>Insert Frames</source>
        <translation>插入帧</translation>
    </message>
    <message>
        <source>Delete Frames</source>
        <translation>删除帧</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>&amp;Before frame</source>
        <translation>在此帧之前(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;From frame</source>
        <translation>从此帧起(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Number of frames</source>
        <translation>帧数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>对象行(&amp;R)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Keys from frame %1 on move %n frame(s) later.</source>
        <translation>
            <numerusform>第 %1 帧起的关键帧后移 %n 帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys at frame %1 are deleted; later keys move earlier.</source>
        <translation>删除第 %1 帧的关键帧；之后的关键帧前移。</translation>
    </message>
    <message>
        <source>Keys in frames %1–%2 are deleted; later keys move earlier.</source>
        <translation>删除第 %1–%2 帧的关键帧；之后的关键帧前移。</translation>
    </message>
</context>
<context>
    <name>odori::CommandPalette</name>
    <message>
        <source>Type letters of a command</source>
        <translation>输入命令中的文字</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>No command has these letters in this order.</source>
        <translation>没有命令按此顺序含有这些文字。</translation>
    </message>
</context>
<context>
    <name>odori::Commands</name>
    <message>
        <source>Acts on the selected keys, or on the selected rows&apos; keys at this frame if none is selected</source>
        <translation>作用于所选关键帧；若未选择，则作用于所选行在此帧的关键帧</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做 %1(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the copied keys so that the first key is at the current frame</source>
        <translation>粘贴复制的关键帧，使第一个关键帧位于当前帧</translation>
    </message>
    <message>
        <source>Paste &amp;Mirrored</source>
        <translation>镜像粘贴(&amp;M)</translation>
    </message>
    <message>
        <source>Pastes onto the bones of the other side, with left and right swapped</source>
        <translation>粘贴到另一侧的骨骼，左右互换</translation>
    </message>
    <message>
        <source>&amp;Delete Keys</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <source>Disc&amp;ard Drafts</source>
        <translation>放弃未注册的更改(&amp;H)</translation>
    </message>
    <message>
        <source>Discards the drafts of the selected tracks at this frame, or all drafts at this frame if no track is selected</source>
        <translation>放弃所选轨道在此帧的未注册更改；若未选择轨道，则放弃此帧的所有未注册更改</translation>
    </message>
    <message>
        <source>&amp;Save Project %1</source>
        <translation>保存项目 %1(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>保存 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project %1</source>
        <translation>保存项目 %1</translation>
    </message>
    <message>
        <source>Save the motion %1</source>
        <translation>保存动作 %1</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a model, motion, pose or project</source>
        <translation>打开模型、动作、姿势或项目</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>Find &amp;Textures…</source>
        <translation>查找贴图(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次询问</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Replace the active model</source>
        <translation>替换活动模型</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Merge at the current frame</source>
        <translation>合并到当前帧</translation>
    </message>
    <message>
        <source>New model with this motion</source>
        <translation>用此动作建立新模型</translation>
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
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>项目另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion</source>
        <translation>保存动作(&amp;I)</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion %1</source>
        <translation>保存动作 %1(&amp;I)</translation>
    </message>
    <message>
        <source>Save Motion As…</source>
        <translation>动作另存为…</translation>
    </message>
    <message>
        <source>Save &amp;Project As…</source>
        <translation>项目另存为(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose As…</source>
        <translation>姿势另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>将所选骨骼与表情当前显示的姿势保存为 VPD；若没有选择，则保存全部</translation>
    </message>
    <message>
        <source>Save Selected &amp;Keys As…</source>
        <translation>所选关键帧另存为(&amp;K)…</translation>
    </message>
    <message>
        <source>Saves the selected keys as VMD, or all keys of the selected rows if no key is selected</source>
        <translation>将所选关键帧保存为 VMD；若未选择关键帧，则保存所选行的所有关键帧</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Shows all keys and their commands</source>
        <translation>显示所有按键及其命令</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>关于 Odori(&amp;A)</translation>
    </message>
    <message>
        <source>view, dope sheet, curves</source>
        <translation>视图、关键帧表、曲线</translation>
    </message>
    <message>
        <source>view, dope sheet</source>
        <translation>视图、关键帧表</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>dope sheet</source>
        <translation>关键帧表</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>注册 %n 个关键帧(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>注册(&amp;R)</translation>
    </message>
    <message>
        <source>Register &amp;All Drafts</source>
        <translation>注册所有未注册的更改(&amp;A)</translation>
    </message>
    <message>
        <source>Registers the drafts of all frames for this model, the camera, the light and the self-shadow</source>
        <translation>注册此模型、相机、照明和自阴影在所有帧的未注册更改</translation>
    </message>
    <message>
        <source>Register All &amp;Bones</source>
        <translation>注册所有骨骼(&amp;K)</translation>
    </message>
    <message>
        <source>Registers a key at this frame for every bone, changed or not</source>
        <translation>无论是否更改，都为每个骨骼在此帧注册关键帧</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>插入帧(&amp;I)</translation>
    </message>
    <message>
        <source>Inserts an empty frame at the current frame, in all tracks</source>
        <translation>在所有轨道的当前帧插入一个空帧</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>&amp;Delete Frame</source>
        <translation>删除帧(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the keys at the current frame; later keys move earlier, in all tracks</source>
        <translation>在所有轨道中删除当前帧的关键帧；之后的关键帧前移</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>I&amp;nsert Frames…</source>
        <translation>插入多帧(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;elete Frames…</source>
        <translation>删除多帧(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Scale a Range…</source>
        <translation>缩放范围(&amp;S)…</translation>
    </message>
    <message>
        <source>Makes a range of frames faster or slower and moves later keys</source>
        <translation>使一段帧变快或变慢，并移动之后的关键帧</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>缩放…</translation>
    </message>
    <message>
        <source>Re&amp;verse in Time</source>
        <translation>时间反转(&amp;V)</translation>
    </message>
    <message>
        <source>Reverses the selected keys between the first and the last of them</source>
        <translation>在第一个与最后一个所选关键帧之间反转所选关键帧</translation>
    </message>
    <message>
        <source>A&amp;lign to This Frame</source>
        <translation>对齐到此帧(&amp;L)</translation>
    </message>
    <message>
        <source>Moves the first selected key of each row to the current frame; the row&apos;s other selected keys move by the same amount</source>
        <translation>把每行的第一个所选关键帧移到当前帧；该行其他所选关键帧移动相同的量</translation>
    </message>
    <message>
        <source>Sna&amp;p…</source>
        <translation>吸附(&amp;P)…</translation>
    </message>
    <message>
        <source>Moves each selected key to the nearest beat, or to the nearest frame of a regular grid</source>
        <translation>把每个所选关键帧移到最近的节拍，或移到等间隔栅格的最近一帧</translation>
    </message>
    <message>
        <source>One Frame &amp;Earlier</source>
        <translation>提前一帧(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Later</source>
        <translation>推后一帧(&amp;L)</translation>
    </message>
    <message>
        <source>Ten Frames E&amp;arlier</source>
        <translation>提前十帧(&amp;A)</translation>
    </message>
    <message>
        <source>Ten Frames La&amp;ter</source>
        <translation>推后十帧(&amp;T)</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>镜像(&amp;O)</translation>
    </message>
    <message>
        <source>Mirrors the selected keys onto the bones of the other side</source>
        <translation>把所选关键帧镜像到另一侧的骨骼</translation>
    </message>
    <message>
        <source>M&amp;ultiply and Add…</source>
        <translation>相乘与相加(&amp;U)…</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>相乘…</translation>
    </message>
    <message>
        <source>P&amp;hysics On</source>
        <translation>打开物理演算(&amp;H)</translation>
    </message>
    <message>
        <source>Physics moves the bones from the selected keys on</source>
        <translation>从所选关键帧起由物理演算移动骨骼</translation>
    </message>
    <message>
        <source>Physics O&amp;ff</source>
        <translation>关闭物理演算(&amp;F)</translation>
    </message>
    <message>
        <source>Keys move the bones from the selected keys on; physics does not</source>
        <translation>从所选关键帧起由关键帧移动骨骼，物理演算不起作用</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>隐藏 %1</translation>
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
        <translation>下一个模型(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>上一个模型(&amp;P)</translation>
    </message>
    <message>
        <source>Show Only the &amp;Active Model</source>
        <translation>仅显示活动模型(&amp;A)</translation>
    </message>
    <message>
        <source>Active only</source>
        <translation>仅活动</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>可见(&amp;V)</translation>
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
        <translation>使用条款(&amp;T)…</translation>
    </message>
    <message>
        <source>Shows what the author of the active model wrote about its use</source>
        <translation>显示活动模型的作者写的使用条款</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>While &amp;Playing</source>
        <translation>播放时(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>始终(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset Physics</source>
        <translation>重置物理演算(&amp;R)</translation>
    </message>
    <message>
        <source>Restarts the simulation at this frame</source>
        <translation>在此帧重新开始模拟</translation>
    </message>
    <message>
        <source>&amp;Show Rigid Bodies and Joints</source>
        <translation>显示刚体和关节(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bake to Keys…</source>
        <translation>烘焙为关键帧(&amp;B)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>设置(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Play / Stop</source>
        <translation>播放/停止(&amp;P)</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>上一帧(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Frame</source>
        <translation>下一帧(&amp;O)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>上一个关键帧(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>下一个关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>第一帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last Key</source>
        <translation>最后一个关键帧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame</source>
        <translation>转到帧(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>旋转(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Local</source>
        <translation>局部(&amp;L)</translation>
    </message>
    <message>
        <source>Local: the bone&apos;s own axes</source>
        <translation>局部: 骨骼自己的轴</translation>
    </message>
    <message>
        <source>&amp;Global</source>
        <translation>全局(&amp;G)</translation>
    </message>
    <message>
        <source>Global: the axes of the scene</source>
        <translation>全局: 场景的轴</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>View: the axes of the screen</source>
        <translation>视图: 屏幕的轴</translation>
    </message>
    <message>
        <source>&amp;Next Axes</source>
        <translation>下一个坐标系(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Auto-key</source>
        <translation>自动注册(&amp;A)</translation>
    </message>
    <message>
        <source>Registers every change automatically</source>
        <translation>自动注册每个更改</translation>
    </message>
    <message>
        <source>All &amp;Keys</source>
        <translation>所有关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Selects all keys of the visible rows</source>
        <translation>选择可见行的所有关键帧</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame</source>
        <translation>选择可见行在当前帧的关键帧</translation>
    </message>
    <message>
        <source>Keys of the Selected &amp;Rows</source>
        <translation>所选行的关键帧(&amp;R)</translation>
    </message>
    <message>
        <source>Selects all keys of the selected bones and morphs</source>
        <translation>选择所选骨骼和表情的所有关键帧</translation>
    </message>
    <message>
        <source>From This Frame &amp;On</source>
        <translation>从此帧起(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame and later</source>
        <translation>选择可见行在当前帧及之后的关键帧</translation>
    </message>
    <message>
        <source>Ran&amp;ge…</source>
        <translation>范围(&amp;G)…</translation>
    </message>
    <message>
        <source>Selects the keys in a range of frames</source>
        <translation>选择一段帧中的关键帧</translation>
    </message>
    <message>
        <source>All &amp;Bones</source>
        <translation>所有骨骼(&amp;B)</translation>
    </message>
    <message>
        <source>Bones and Morphs with &amp;Drafts</source>
        <translation>有未注册更改的骨骼和表情(&amp;D)</translation>
    </message>
    <message>
        <source>Selects the bones and morphs that have drafts at the current frame</source>
        <translation>选择在当前帧有未注册更改的骨骼和表情</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Selects the other keys of the visible rows, or the other rows if no key is selected</source>
        <translation>选择可见行的其他关键帧；若未选择关键帧，则选择其他行</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>全不选(&amp;N)</translation>
    </message>
    <message>
        <source>Add Mar&amp;ker</source>
        <translation>添加标记(&amp;K)</translation>
    </message>
    <message>
        <source>Gives the current frame a name</source>
        <translation>为当前帧命名</translation>
    </message>
    <message>
        <source>Play Range &amp;Begins Here</source>
        <translation>播放范围从此开始(&amp;B)</translation>
    </message>
    <message>
        <source>Play Range &amp;Ends Here</source>
        <translation>播放范围到此结束(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unfold Group</source>
        <translation>展开组(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold Group</source>
        <translation>折叠组(&amp;F)</translation>
    </message>
    <message>
        <source>U&amp;nfold All Groups</source>
        <translation>展开所有组(&amp;N)</translation>
    </message>
    <message>
        <source>Fold &amp;All Groups</source>
        <translation>折叠所有组(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Motion</source>
        <translation>显示整个动作(&amp;W)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>Look Through the &amp;Camera</source>
        <translation>从相机观看(&amp;C)</translation>
    </message>
    <message>
        <source>Free &amp;View</source>
        <translation>自由视点(&amp;V)</translation>
    </message>
    <message>
        <source>Set Camera to Vie&amp;w</source>
        <translation>相机对齐到视点(&amp;W)</translation>
    </message>
    <message>
        <source>Sets the camera at this frame to the free view</source>
        <translation>把此帧的相机设为自由视点</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型列表</translation>
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
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>关键帧表</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
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
        <translation>未注册</translation>
    </message>
    <message>
        <source>Ne&amp;xt Panel</source>
        <translation>下一个面板(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>上一个面板(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset Window Layout</source>
        <translation>重置窗口布局(&amp;E)</translation>
    </message>
    <message>
        <source>Texture Memory…</source>
        <translation>贴图内存…</translation>
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
        <translation>顶面(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>底面(&amp;O)</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>框显所选(&amp;S)</translation>
    </message>
    <message>
        <source>Zooms to the selected bones or keys in the editor that has the focus</source>
        <translation>在有焦点的编辑器中缩放到所选骨骼或关键帧</translation>
    </message>
    <message>
        <source>Fra&amp;me All</source>
        <translation>框显全部(&amp;M)</translation>
    </message>
    <message>
        <source>Zooms to the whole model or motion in the editor that has the focus</source>
        <translation>在有焦点的编辑器中缩放到整个模型或动作</translation>
    </message>
    <message>
        <source>Show Bo&amp;nes</source>
        <translation>显示骨骼(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>显示栅格(&amp;G)</translation>
    </message>
    <message>
        <source>Paste to &amp;All Channels</source>
        <translation>粘贴到所有通道(&amp;A)</translation>
    </message>
    <message>
        <source>Paste to &amp;X</source>
        <translation>粘贴到 X(&amp;X)</translation>
    </message>
    <message>
        <source>Paste to &amp;Y</source>
        <translation>粘贴到 Y(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste to &amp;Z</source>
        <translation>粘贴到 Z(&amp;Z)</translation>
    </message>
    <message>
        <source>Paste to &amp;Rotation</source>
        <translation>粘贴到旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Paste to &amp;Distance</source>
        <translation>粘贴到距离(&amp;D)</translation>
    </message>
    <message>
        <source>Paste to &amp;Field of View</source>
        <translation>粘贴到视角(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Easing</source>
        <translation>补间(&amp;E)</translation>
    </message>
    <message>
        <source>Shows the easing of the segments that end at the selected keys</source>
        <translation>显示以所选关键帧结束的区间的补间</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>数值(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time</source>
        <translation>显示所选轨道的数值随时间的变化</translation>
    </message>
    <message>
        <source>&amp;Copy Curve</source>
        <translation>复制曲线(&amp;C)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>&amp;Paste Curve</source>
        <translation>粘贴曲线(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the curve to the selected keys; the arrow: to other channels</source>
        <translation>把曲线粘贴到所选关键帧；箭头: 粘贴到其他通道</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Flips the curves in time: ease in becomes ease out</source>
        <translation>在时间上翻转曲线: 缓入变为缓出</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Changes the curves before and after the selected keys so that the speed does not jump</source>
        <translation>更改所选关键帧前后的曲线，使速度不突变</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Inserts keys of the selected tracks at the current frame without changing the motion</source>
        <translation>在当前帧插入所选轨道的关键帧，动作不变</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>插入关键帧</translation>
    </message>
    <message>
        <source>Deletes the selected keys and changes the curves to keep the motion</source>
        <translation>删除所选关键帧并更改曲线以保持动作</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>&amp;Nudge Handles</source>
        <translation>等量移动控制点(&amp;N)</translation>
    </message>
    <message>
        <source>Dragging moves the handles of all keys by the same amount, not to the same position, as with Shift</source>
        <translation>拖动把所有关键帧的控制点移动相同的量，而不是移到相同位置，与按住 Shift 相同</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>等量</translation>
    </message>
    <message>
        <source>Shows the speed along the curve; the dotted line is constant speed</source>
        <translation>显示沿曲线的速度；虚线是匀速</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Copy Curve of %1</source>
        <translation>复制 %1 的曲线</translation>
    </message>
    <message>
        <source>Copy Curve of the Active Line</source>
        <translation>复制活动线的曲线</translation>
    </message>
    <message>
        <source>Paste Curve to %1</source>
        <translation>把曲线粘贴到 %1</translation>
    </message>
    <message>
        <source>Paste Curve to the Active Line</source>
        <translation>把曲线粘贴到活动线</translation>
    </message>
    <message>
        <source>Mute All but %1</source>
        <translation>隐藏 %1 以外的全部</translation>
    </message>
    <message>
        <source>Mute Others</source>
        <translation>隐藏其他</translation>
    </message>
    <message>
        <source>Show All Channels</source>
        <translation>显示所有通道</translation>
    </message>
    <message>
        <source>Lock &amp;Frames</source>
        <translation>锁定帧(&amp;F)</translation>
    </message>
    <message>
        <source>Dragging a key changes only its value. With Shift, the direction of the drag decides</source>
        <translation>拖动关键帧只更改其数值。按住 Shift 时由拖动方向决定</translation>
    </message>
    <message>
        <source>Dragging a key changes only its frame. With Shift, the direction of the drag decides</source>
        <translation>拖动关键帧只更改其帧。按住 Shift 时由拖动方向决定</translation>
    </message>
    <message>
        <source>&amp;Snap Values</source>
        <translation>吸附数值(&amp;S)</translation>
    </message>
    <message>
        <source>Dragged keys snap to round values; the steps are finer when the graph is larger. Frames are always whole numbers</source>
        <translation>拖动的关键帧吸附到整齐的数值；曲线图越大，步长越细。帧始终是整数</translation>
    </message>
    <message>
        <source>Show the Selected &amp;Keys</source>
        <translation>显示所选关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Insert Ke&amp;y</source>
        <translation>插入关键帧(&amp;Y)</translation>
    </message>
    <message>
        <source>Dele&amp;te and Keep the Motion</source>
        <translation>删除并保持动作(&amp;T)</translation>
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
        <translation>循环(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the play range again and again</source>
        <translation>反复播放播放范围</translation>
    </message>
    <message>
        <source>Fl&amp;ip Curves</source>
        <translation>翻转曲线(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;mooth Curves</source>
        <translation>平滑曲线(&amp;M)</translation>
    </message>
    <message>
        <source>Show Spee&amp;d</source>
        <translation>显示速度(&amp;D)</translation>
    </message>
    <message>
        <source>Lock Val&amp;ues</source>
        <translation>锁定数值(&amp;U)</translation>
    </message>
    <message>
        <source>Only Ke&amp;yed Rows</source>
        <translation>仅有关键帧的行(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows only rows that have keys</source>
        <translation>仅显示有关键帧的行</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>有关键帧</translation>
    </message>
    <message>
        <source>Only &amp;Selected Rows</source>
        <translation>仅所选的行(&amp;S)</translation>
    </message>
    <message>
        <source>Shows only selected bones and morphs</source>
        <translation>仅显示所选的骨骼和表情</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>Only Rows with &amp;Drafts</source>
        <translation>仅有未注册更改的行(&amp;D)</translation>
    </message>
    <message>
        <source>Shows only rows with drafts</source>
        <translation>仅显示有未注册更改的行</translation>
    </message>
    <message>
        <source>Only Rows Not in the &amp;Model</source>
        <translation>仅模型中没有的行(&amp;M)</translation>
    </message>
    <message>
        <source>Shows only tracks that the model lacks</source>
        <translation>仅显示模型没有的轨道</translation>
    </message>
    <message>
        <source>Not in model</source>
        <translation>模型中没有</translation>
    </message>
    <message>
        <source>Shows the whole motion. Ctrl and wheel: zoom</source>
        <translation>显示整个动作。Ctrl 加滚轮: 缩放</translation>
    </message>
    <message>
        <source>Fo&amp;llow the Current Frame</source>
        <translation>跟随当前帧(&amp;L)</translation>
    </message>
    <message>
        <source>During playback, keeps the current frame visible here and in the graph</source>
        <translation>播放时使当前帧在这里和曲线图中保持可见</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Finds any command by a few letters of its name</source>
        <translation>用名称中的几个字查找任何命令</translation>
    </message>
    <message>
        <source>&amp;Key Map…</source>
        <translation>按键设置(&amp;K)…</translation>
    </message>
    <message>
        <source>Dupli&amp;cate to This Frame</source>
        <translation>复制到此帧(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected keys so that the first key is at the current frame</source>
        <translation>复制所选关键帧，使第一个关键帧位于当前帧</translation>
    </message>
    <message>
        <source>&amp;All in This Editor</source>
        <translation>此编辑器中的全部(&amp;A)</translation>
    </message>
    <message>
        <source>Selects all bones if the view has the focus, otherwise all keys of the visible rows</source>
        <translation>焦点在视图时选择所有骨骼，否则选择可见行的所有关键帧</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Camera and Light</source>
        <translation>相机和照明(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the camera active: the dope sheet shows the keys of camera, light and self-shadow. Run it again to return to the model</source>
        <translation>使相机成为活动对象: 关键帧表显示相机、照明和自阴影的关键帧。再次执行则返回模型</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>显示关键帧</translation>
    </message>
    <message>
        <source>Shows and changes the keys of the commands, and their presets</source>
        <translation>显示并更改命令的按键及其预设</translation>
    </message>
    <message>
        <source>Language, dark or light theme, font size, opening of files and memory</source>
        <translation>语言、深色或浅色主题、字体大小、打开文件的方式和内存</translation>
    </message>
    <message>
        <source>Ear&amp;lier Versions…</source>
        <translation>历史版本(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy &amp;Diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <source>Copies versions, display, settings, the last lines of the log and the last crash report to the clipboard, without personal paths</source>
        <translation>把版本、显示、设置、日志的最后几行和最近的崩溃报告复制到剪贴板，不含个人路径</translation>
    </message>
    <message>
        <source>Offers work that was not saved when Odori closed, from the last 30 days</source>
        <translation>提供最近 30 天内 Odori 关闭时未保存的工作</translation>
    </message>
    <message>
        <source>Re&amp;cover Unsaved Work…</source>
        <translation>恢复未保存的工作(&amp;C)…</translation>
    </message>
    <message>
        <source>Shows the kept versions of the open files and of all others, and opens one</source>
        <translation>显示打开的文件和所有其他文件保留的版本，并打开其中之一</translation>
    </message>
    <message>
        <source>Select Physics Bones in the &amp;View</source>
        <translation>在视图中选择物理骨骼(&amp;V)</translation>
    </message>
    <message>
        <source>Clicks and rectangles in the view also select bones that physics moves</source>
        <translation>在视图中单击和框选也能选择由物理演算移动的骨骼</translation>
    </message>
    <message>
        <source>Previous &amp;Cut</source>
        <translation>上一个镜头切换(&amp;C)</translation>
    </message>
    <message>
        <source>Goes to the cut of the camera before this frame: two camera keys one frame apart</source>
        <translation>转到此帧之前的镜头切换: 相隔一帧的两个相机关键帧</translation>
    </message>
    <message>
        <source>Next C&amp;ut</source>
        <translation>下一个镜头切换(&amp;U)</translation>
    </message>
    <message>
        <source>Goes to the next cut of the camera: two camera keys one frame apart</source>
        <translation>转到下一个镜头切换: 相隔一帧的两个相机关键帧</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>父骨骼(&amp;P)</translation>
    </message>
    <message>
        <source>Parent: the axes of the parent bone</source>
        <translation>父骨骼: 父骨骼的轴</translation>
    </message>
    <message>
        <source>Loc&amp;k View to Camera</source>
        <translation>将视点锁定到相机(&amp;K)</translation>
    </message>
    <message>
        <source>While you look through the camera, moving the view moves the camera, also with a model active</source>
        <translation>从相机观看时，移动视点会移动相机，模型为活动对象时也一样</translation>
    </message>
    <message>
        <source>Safe frame: the part of the camera view that a film of this format shows</source>
        <translation>安全框: 此画幅的影片显示的相机画面部分</translation>
    </message>
    <message>
        <source>&amp;No Safe Frame</source>
        <translation>无安全框(&amp;N)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;16:9</source>
        <translation>安全框 16:9(&amp;1)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;4:3</source>
        <translation>安全框 4:3(&amp;4)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;9:16</source>
        <translation>安全框 9:16(&amp;9)</translation>
    </message>
    <message>
        <source>Safe Frame 1:1 (&amp;square)</source>
        <translation>安全框 1:1 (方形)(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset Selected</source>
        <translation>重置所选(&amp;E)</translation>
    </message>
    <message>
        <source>Sets the selected bones and morphs to rest at this frame, as drafts</source>
        <translation>把所选骨骼和表情在此帧设为初始状态，作为未注册的更改</translation>
    </message>
    <message>
        <source>Reset &amp;Whole Pose</source>
        <translation>重置整个姿势(&amp;W)</translation>
    </message>
    <message>
        <source>Sets all bones and morphs to rest at this frame, as drafts</source>
        <translation>把所有骨骼和表情在此帧设为初始状态，作为未注册的更改</translation>
    </message>
    <message>
        <source>Changes position, rotation, weight or distance of the selected keys (MMD: bias), or blends them with the rest pose</source>
        <translation>更改所选关键帧的位置、旋转、权重或距离 (MMD: 数值修正)，或与初始姿势混合</translation>
    </message>
    <message>
        <source>Show at This Frame</source>
        <translation>在此帧显示</translation>
    </message>
    <message>
        <source>Hide at This Frame</source>
        <translation>在此帧隐藏</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is shown.</source>
        <translation>从第 %1 帧起显示模型。</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is hidden.</source>
        <translation>从第 %1 帧起隐藏模型。</translation>
    </message>
    <message>
        <source>S&amp;how or Hide at This Frame</source>
        <translation>在此帧显示或隐藏(&amp;H)</translation>
    </message>
    <message>
        <source>Shows or hides the active model from this frame on, as the switch of the Model panel does. Register makes it a key</source>
        <translation>从此帧起显示或隐藏活动模型，与模型面板的开关相同。注册后成为关键帧</translation>
    </message>
    <message>
        <source>Copies the selected keys. If no key is selected, copies the shown pose at this frame: of the selected bones and morphs, or of the whole model</source>
        <translation>复制所选关键帧。若未选择关键帧，则复制此帧显示的姿势: 所选骨骼和表情的，或整个模型的</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>独显</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>独显 %1</translation>
    </message>
    <message>
        <source>Hide in the Graph</source>
        <translation>在曲线图中隐藏</translation>
    </message>
    <message>
        <source>Hide %1 in the Graph</source>
        <translation>在曲线图中隐藏 %1</translation>
    </message>
    <message>
        <source>Lock in the Graph</source>
        <translation>在曲线图中锁定</translation>
    </message>
    <message>
        <source>Lock %1 in the Graph</source>
        <translation>在曲线图中锁定 %1</translation>
    </message>
    <message>
        <source>Draws only the lines of the bone with the active line</source>
        <translation>仅绘制活动线所属骨骼的线</translation>
    </message>
    <message>
        <source>The keys of a locked bone can be neither selected nor changed in the graph</source>
        <translation>锁定骨骼的关键帧在曲线图中既不能选择也不能更改</translation>
    </message>
    <message>
        <source>Show and Unlock All</source>
        <translation>全部显示并解锁</translation>
    </message>
    <message>
        <source>Ends solo, and shows and unlocks all bones and morphs of the graph</source>
        <translation>结束独显，并显示和解锁曲线图中的所有骨骼和表情</translation>
    </message>
    <message>
        <source>Scaling &amp;Box</source>
        <translation>缩放框(&amp;B)</translation>
    </message>
    <message>
        <source>Shows a box around the selected keys. Its sides and corners scale their frames and values; a typed number is the factor</source>
        <translation>在所选关键帧周围显示一个框。其边和角缩放帧和数值；输入的数字是倍数</translation>
    </message>
    <message>
        <source>Scale about the &amp;Opposite Side</source>
        <translation>以对侧为基准缩放(&amp;O)</translation>
    </message>
    <message>
        <source>The side across from the dragged one stays</source>
        <translation>与拖动的边相对的一侧不动</translation>
    </message>
    <message>
        <source>Scale about the Centre</source>
        <translation>以中心为基准缩放</translation>
    </message>
    <message>
        <source>The middle of the box stays</source>
        <translation>框的中间不动</translation>
    </message>
    <message>
        <source>Scale about the Current Frame</source>
        <translation>以当前帧为基准缩放</translation>
    </message>
    <message>
        <source>The current frame and the values of the lines there stay</source>
        <translation>当前帧和线在该处的数值不动</translation>
    </message>
    <message>
        <source>&amp;Zoom to a Box</source>
        <translation>缩放到框(&amp;Z)</translation>
    </message>
    <message>
        <source>The next drag draws a rectangle that then fills the graph, as Ctrl and the middle button do</source>
        <translation>下一次拖动画出的矩形将填满曲线图，与 Ctrl 加中键相同</translation>
    </message>
    <message>
        <source>Full Width</source>
        <translation>全宽</translation>
    </message>
    <message>
        <source>Gives the curve editor the full width of the window, and back</source>
        <translation>给曲线编辑器整个窗口的宽度，再次执行则恢复</translation>
    </message>
    <message>
        <source>The floating curve editor can have any size</source>
        <translation>浮动的曲线编辑器可以是任意大小</translation>
    </message>
    <message>
        <source>Nothing is beside the curve editor</source>
        <translation>曲线编辑器旁边没有其他面板</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Shows each line in its own range, from −1 to 1, so that small and large values can be compared</source>
        <translation>每条线以自己的范围 (−1 到 1) 显示，便于比较小值和大值</translation>
    </message>
    <message>
        <source>Co&amp;lours of Bones</source>
        <translation>骨骼颜色(&amp;L)</translation>
    </message>
    <message>
        <source>If there are several bones, each has its own colour instead of the colours of X, Y and Z</source>
        <translation>有多个骨骼时，每个骨骼使用自己的颜色，而不是 X、Y、Z 的颜色</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>编辑前的曲线(&amp;G)</translation>
    </message>
    <message>
        <source>Shows faintly the curves before the running or last edit</source>
        <translation>淡显正在进行或最近一次编辑之前的曲线</translation>
    </message>
    <message>
        <source>Gives all keys of the selected track the name of another bone or morph of the model</source>
        <translation>把所选轨道的所有关键帧改为模型的另一个骨骼或表情的名称</translation>
    </message>
    <message>
        <source>Select one bone or morph with keys; the model must be open</source>
        <translation>请选择一个有关键帧的骨骼或表情；模型必须已打开</translation>
    </message>
    <message>
        <source>Moves the selected keys to another bone or morph of the model</source>
        <translation>把所选关键帧移到模型的另一个骨骼或表情</translation>
    </message>
    <message>
        <source>Select keys of one bone or morph; the model must be open</source>
        <translation>请选择一个骨骼或表情的关键帧；模型必须已打开</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k To…</source>
        <translation>重命名轨道为(&amp;K)…</translation>
    </message>
    <message>
        <source>Move Keys To…</source>
        <translation>移动关键帧到…</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>镜像表情</translation>
    </message>
    <message>
        <source>Exchanges the weights of the selected morphs with those of the other side, such as ウィンク and ウィンク右</source>
        <translation>把所选表情的权重与另一侧的表情互换，例如 ウィンク 与 ウィンク右</translation>
    </message>
    <message>
        <source>&amp;Copy Morphs to Other Side</source>
        <translation>把表情复制到另一侧(&amp;C)</translation>
    </message>
    <message>
        <source>Gives the morphs of the other side the weights of the selected ones</source>
        <translation>把所选表情的权重设到另一侧的表情</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their previous keys, as far as the mouse moves</source>
        <translation>按鼠标的移动量，把所选骨骼和表情移向上一个关键帧</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their next keys, as far as the mouse moves</source>
        <translation>按鼠标的移动量，把所选骨骼和表情移向下一个关键帧</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs away from the way between their previous and next keys, as far as the mouse moves</source>
        <translation>按鼠标的移动量，使所选骨骼和表情远离前后关键帧之间的过渡</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards rest, as far as the mouse moves</source>
        <translation>按鼠标的移动量，把所选骨骼和表情移向初始状态</translation>
    </message>
    <message>
        <source>Towards Res&amp;t</source>
        <translation>趋近初始姿势(&amp;T)</translation>
    </message>
    <message>
        <source>Towards Previous &amp;Key</source>
        <translation>趋近上一个关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Towards Ne&amp;xt Key</source>
        <translation>趋近下一个关键帧(&amp;X)</translation>
    </message>
    <message>
        <source>Exagge&amp;rate</source>
        <translation>夸张(&amp;R)</translation>
    </message>
    <message>
        <source>Own Pivots</source>
        <translation>各自的旋转中心</translation>
    </message>
    <message>
        <source>Each selected bone rotates about its own origin</source>
        <translation>每个所选骨骼绕自己的原点旋转</translation>
    </message>
    <message>
        <source>Shared Pivot</source>
        <translation>共同的旋转中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about their middle. Bones that cannot move only rotate, and children follow their parents</source>
        <translation>所选骨骼绕它们的中间旋转。不能移动的骨骼只旋转，子骨骼跟随父骨骼</translation>
    </message>
    <message>
        <source>Pivot at the Last Bone</source>
        <translation>以最后的骨骼为旋转中心</translation>
    </message>
    <message>
        <source>The selected bones rotate about the bone that was selected last</source>
        <translation>所选骨骼绕最后选择的骨骼旋转</translation>
    </message>
    <message>
        <source>Next Pivot</source>
        <translation>下一种旋转中心</translation>
    </message>
    <message>
        <source>Select IK Goal</source>
        <translation>选择 IK 目标</translation>
    </message>
    <message>
        <source>Selects the IK goals that move the selected bones, to move them</source>
        <translation>选择移动所选骨骼的 IK 目标，以便移动它们</translation>
    </message>
    <message>
        <source>&amp;IK Off at This Frame</source>
        <translation>在此帧关闭 IK(&amp;I)</translation>
    </message>
    <message>
        <source>Switches IK of the selected bones off from this frame on</source>
        <translation>从此帧起关闭所选骨骼的 IK</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>需要第二个可供跟随的模型。</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Outside Parent…</source>
        <translation>外部亲…</translation>
    </message>
    <message>
        <source>Lets the selected bone follow a bone of another model, from this frame on</source>
        <translation>从此帧起，使所选骨骼跟随另一个模型的骨骼</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Bones</source>
        <translation>隐藏所选骨骼(&amp;H)</translation>
    </message>
    <message>
        <source>Hidden bones are neither drawn nor selected in the view</source>
        <translation>隐藏的骨骼在视图中既不绘制也不能选择</translation>
    </message>
    <message>
        <source>Hide O&amp;ther Bones</source>
        <translation>隐藏其他骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>Only the selected bones stay visible in the view</source>
        <translation>视图中只有所选骨骼可见</translation>
    </message>
    <message>
        <source>&amp;Show All Bones</source>
        <translation>显示所有骨骼(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lock Selected Bones</source>
        <translation>锁定所选骨骼(&amp;L)</translation>
    </message>
    <message>
        <source>The mouse in the view neither selects nor changes locked bones</source>
        <translation>视图中的鼠标既不选择也不更改锁定的骨骼</translation>
    </message>
    <message>
        <source>&amp;Unlock All Bones</source>
        <translation>解锁所有骨骼(&amp;U)</translation>
    </message>
    <message>
        <source>Save Selection as &amp;Set…</source>
        <translation>将选择保存为组(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the selected bones and morphs under a name, to select them again</source>
        <translation>以一个名称保存所选骨骼和表情，以便再次选择</translation>
    </message>
    <message>
        <source>Set V&amp;iew to Camera</source>
        <translation>视点对齐到相机(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the free view from where the camera is at this frame</source>
        <translation>从相机在此帧的位置显示自由视点</translation>
    </message>
    <message>
        <source>Camera Follows Bone…</source>
        <translation>相机跟随骨骼…</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Show Camera</source>
        <translation>显示相机</translation>
    </message>
    <message>
        <source>Shows the camera in the free view also while a model is active. A click on it makes it active</source>
        <translation>模型为活动对象时，也在自由视点中显示相机。单击它使其成为活动对象</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>已移除 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Removed %1, and %n outside parent(s) that followed it. Undo brings all back.</source>
        <translation>
            <numerusform>已移除 %1，以及跟随它的 %n 个外部亲。“撤销”可全部恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>现在无法执行“%1”。</translation>
    </message>
    <message>
        <source>Select keys first that have a curve.</source>
        <translation>请先选择有曲线的关键帧。</translation>
    </message>
    <message>
        <source>Select keys first that all have the same curve.</source>
        <translation>请先选择曲线相同的关键帧。</translation>
    </message>
    <message>
        <source>Select keys first.</source>
        <translation>请先选择关键帧。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>Select bones, morphs or keys first.</source>
        <translation>请先选择骨骼、表情或关键帧。</translation>
    </message>
    <message>
        <source>Copy keys or a pose first.</source>
        <translation>请先复制关键帧或姿势。</translation>
    </message>
    <message>
        <source>There is no draft to discard at this frame.</source>
        <translation>此帧没有可放弃的未注册更改。</translation>
    </message>
    <message>
        <source>Without a project, Save saves the motion.</source>
        <translation>没有项目时，“保存”会保存动作。</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>没有未注册的更改。</translation>
    </message>
    <message>
        <source>There are no keys at this frame or after it.</source>
        <translation>此帧及之后没有关键帧。</translation>
    </message>
    <message>
        <source>There are no keys.</source>
        <translation>没有关键帧。</translation>
    </message>
    <message>
        <source>Select keys first that are at different frames.</source>
        <translation>请先选择位于不同帧的关键帧。</translation>
    </message>
    <message>
        <source>Select bones first.</source>
        <translation>请先选择骨骼。</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>请先选择模型。</translation>
    </message>
    <message>
        <source>This model is the first one already.</source>
        <translation>此模型已是第一个。</translation>
    </message>
    <message>
        <source>This model is the last one already.</source>
        <translation>此模型已是最后一个。</translation>
    </message>
    <message>
        <source>Select a bone first that IK moves.</source>
        <translation>请先选择由 IK 移动的骨骼。</translation>
    </message>
    <message>
        <source>Select bones or morphs first.</source>
        <translation>请先选择骨骼或表情。</translation>
    </message>
    <message>
        <source>There is no draft at this frame.</source>
        <translation>此帧没有未注册的更改。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>没有选择任何内容。</translation>
    </message>
    <message>
        <source>No bone is hidden.</source>
        <translation>没有隐藏的骨骼。</translation>
    </message>
    <message>
        <source>No bone is locked.</source>
        <translation>没有锁定的骨骼。</translation>
    </message>
    <message>
        <source>Colour of the Background</source>
        <translation>背景颜色</translation>
    </message>
    <message>
        <source>Sky and Ground</source>
        <translation>天空和地面</translation>
    </message>
    <message>
        <source>Background Colour…</source>
        <translation>背景颜色…</translation>
    </message>
    <message>
        <source>Show Self-Shadow</source>
        <translation>显示自阴影</translation>
    </message>
    <message>
        <source>Draws self-shadows where the keys of the self-shadow turn them on</source>
        <translation>在自阴影的关键帧打开自阴影的地方绘制自阴影</translation>
    </message>
    <message>
        <source>First choose ghosts at keys or at frames.</source>
        <translation>请先选择在关键帧或在帧上显示残影。</translation>
    </message>
    <message>
        <source>How many ghosts are before and after this frame</source>
        <translation>此帧前后各显示多少个残影</translation>
    </message>
    <message>
        <source>N&amp;o Ghosts</source>
        <translation>无残影(&amp;O)</translation>
    </message>
    <message>
        <source>Shows only the pose of this frame</source>
        <translation>仅显示此帧的姿势</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Keys</source>
        <translation>关键帧处的残影(&amp;K)</translation>
    </message>
    <message>
        <source>Shows the poses at the keys of the selected bones before and after this frame; without a selection at those of all bones</source>
        <translation>显示所选骨骼在此帧前后的关键帧处的姿势；没有选择时用所有骨骼的关键帧</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Frames</source>
        <translation>各帧的残影(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the poses of the frames before and after this one</source>
        <translation>显示此帧前后各帧的姿势</translation>
    </message>
    <message>
        <source>&amp;1 Ghost on Each Side</source>
        <translation>每侧 1 个残影(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 Ghosts on Each Side</source>
        <translation>每侧 2 个残影(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 Ghosts on Each Side</source>
        <translation>每侧 3 个残影(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;5 Ghosts on Each Side</source>
        <translation>每侧 5 个残影(&amp;5)</translation>
    </message>
    <message>
        <source>1&amp;0 Ghosts on Each Side</source>
        <translation>每侧 10 个残影(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;Trail of Selected Bones</source>
        <translation>所选骨骼的运动轨迹(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the ways of the selected bones (at most 20) from 30 frames before to 30 frames after this one. The keys on them can be dragged</source>
        <translation>显示所选骨骼 (最多 20 个) 从此帧前 30 帧到后 30 帧的路线。路线上的关键帧可以拖动</translation>
    </message>
    <message>
        <source>C&amp;lean View</source>
        <translation>纯净视图(&amp;L)</translation>
    </message>
    <message>
        <source>Hides bones, handles, grid and texts, and shows only the picture; Esc shows them again</source>
        <translation>隐藏骨骼、控制柄、栅格和文字，只显示画面；按 Esc 再次显示</translation>
    </message>
    <message>
        <source>There is no motion to save.</source>
        <translation>没有可保存的动作。</translation>
    </message>
    <message>
        <source>Click a line of the graph first.</source>
        <translation>请先单击曲线图中的一条线。</translation>
    </message>
    <message>
        <source>No line of the graph is hidden, locked or alone.</source>
        <translation>曲线图中没有隐藏、锁定或独显的线。</translation>
    </message>
    <message>
        <source>Show the graph first.</source>
        <translation>请先显示曲线图。</translation>
    </message>
    <message>
        <source>There are no other lines.</source>
        <translation>没有其他线。</translation>
    </message>
    <message>
        <source>All channels are shown already.</source>
        <translation>已显示所有通道。</translation>
    </message>
    <message>
        <source>Select keys first that are not at this frame.</source>
        <translation>请先选择不在此帧的关键帧。</translation>
    </message>
    <message>
        <source>Select keys first that have numbers.</source>
        <translation>请先选择有数值的关键帧。</translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation>没有模型。</translation>
    </message>
    <message>
        <source>The active model has no terms of use.</source>
        <translation>活动模型没有使用条款。</translation>
    </message>
    <message>
        <source>Physics moves no bone of the active model.</source>
        <translation>物理演算不移动活动模型的任何骨骼。</translation>
    </message>
    <message>
        <source>There are no keys and no bones.</source>
        <translation>没有关键帧，也没有骨骼。</translation>
    </message>
    <message>
        <source>Select bones or morphs first that have keys.</source>
        <translation>请先选择有关键帧的骨骼或表情。</translation>
    </message>
    <message>
        <source>There is no motion.</source>
        <translation>没有动作。</translation>
    </message>
    <message>
        <source>Select keys first that are not at frame 0.</source>
        <translation>请先选择不在第 0 帧的关键帧。</translation>
    </message>
    <message>
        <source>%1: first click the view, the dope sheet or the curves.</source>
        <translation>%1: 请先单击视图、关键帧表或曲线。</translation>
    </message>
    <message>
        <source>Fit Selection Bet&amp;ween Two Beats</source>
        <translation>把选择适配到两拍之间(&amp;W)</translation>
    </message>
    <message>
        <source>Scales the selected keys in time so that the first and the last of them are on the nearest beats</source>
        <translation>在时间上缩放所选关键帧，使第一个和最后一个位于最近的节拍</translation>
    </message>
    <message>
        <source>Open a sound first.</source>
        <translation>请先打开声音。</translation>
    </message>
    <message>
        <source>Sets tempo, tempo changes and first beat to those of the open sound</source>
        <translation>把速度、速度变化和第一拍设为打开的声音的值</translation>
    </message>
    <message>
        <source>Ma&amp;rkers from Onsets</source>
        <translation>根据起音添加标记(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a marker wherever a note or a drum of the open sound begins, within the play range if it is set</source>
        <translation>在打开的声音中每个音符或鼓点开始处添加标记，若设置了播放范围则只在其中</translation>
    </message>
    <message>
        <source>Sna&amp;p Drags to Beats</source>
        <translation>拖动吸附到节拍(&amp;P)</translation>
    </message>
    <message>
        <source>Dragged keys, markers, ends of the play range and the current frame go to the nearest beat</source>
        <translation>拖动的关键帧、标记、播放范围两端和当前帧移到最近的节拍</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>打开声音(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens music or the sound of a video; it plays along with the scene</source>
        <translation>打开音乐或视频的声音；它随场景一起播放</translation>
    </message>
    <message>
        <source>Play Selec&amp;tion</source>
        <translation>播放所选(&amp;T)</translation>
    </message>
    <message>
        <source>Plays from the first to the last selected key</source>
        <translation>从第一个播放到最后一个所选关键帧</translation>
    </message>
    <message>
        <source>Sho&amp;w Whole Frames Only</source>
        <translation>仅显示整数帧(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;Back When It Stops</source>
        <translation>停止时返回(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back to the frame where playback began when it stops</source>
        <translation>停止时返回开始播放的帧</translation>
    </message>
    <message>
        <source>&amp;Sound Begins Here</source>
        <translation>声音从此开始(&amp;S)</translation>
    </message>
    <message>
        <source>Moves the sound: it begins at the current frame</source>
        <translation>移动声音: 它从当前帧开始</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>移动声音</translation>
    </message>
    <message>
        <source>&amp;Mute the Sound</source>
        <translation>静音(&amp;M)</translation>
    </message>
    <message>
        <source>Mute Sound</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>R&amp;emove the Sound</source>
        <translation>移除声音(&amp;E)</translation>
    </message>
    <message>
        <source>Removes the sound from the scene; its file stays</source>
        <translation>从场景中移除声音；其文件保留</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>移除声音</translation>
    </message>
    <message>
        <source>Make &amp;Film…</source>
        <translation>制作影片(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes a video or a series of pictures of the scene</source>
        <translation>制作场景的视频或图片序列</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>请先打开模型。</translation>
    </message>
    <message>
        <source>Films Bein&amp;g Made</source>
        <translation>正在制作的影片(&amp;G)</translation>
    </message>
    <message>
        <source>Shows how far the films are, and stops them</source>
        <translation>显示影片的进度，并可停止</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>保存图片(&amp;U)…</translation>
    </message>
    <message>
        <source>Saves what the view shows as PNG, without bones and other marks</source>
        <translation>把视图显示的内容保存为 PNG，不含骨骼和其他标记</translation>
    </message>
    <message>
        <source>Cop&amp;y Picture</source>
        <translation>复制图片(&amp;Y)</translation>
    </message>
    <message>
        <source>Puts what the view shows into the clipboard, without bones and other marks</source>
        <translation>把视图显示的内容放入剪贴板，不含骨骼和其他标记</translation>
    </message>
    <message>
        <source>Spectro&amp;gram of the Sound</source>
        <translation>声音的频谱图(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the pitches of the sound, from 40 Hz to 12 kHz, instead of its waveform</source>
        <translation>显示声音从 40 Hz 到 12 kHz 的音高，而不是波形</translation>
    </message>
    <message>
        <source>Find &amp;Tempo and Beats of the Sound</source>
        <translation>查找声音的速度和节拍(&amp;T)</translation>
    </message>
    <message>
        <source>Picture or Video of the Background</source>
        <translation>背景的图片或视频</translation>
    </message>
    <message>
        <source>Pictures and videos (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;All files (*)</source>
        <translation>图片和视频 (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Background Picture or Video…</source>
        <translation>背景图片或视频…</translation>
    </message>
    <message>
        <source>A picture or a video that fills the view behind the models; it does not move with the camera. A video begins at frame 0.</source>
        <translation>在模型后面填满视图的图片或视频；它不随相机移动。视频从第 0 帧开始。</translation>
    </message>
    <message>
        <source>Motion tools need a model with a motion. The camera has no tools.</source>
        <translation>动作工具需要有动作的模型。相机没有工具。</translation>
    </message>
    <message>
        <source>&amp;Thin Keys…</source>
        <translation>精简关键帧(&amp;T)…</translation>
    </message>
    <message>
        <source>Removes keys that the motion does not need</source>
        <translation>移除动作不需要的关键帧</translation>
    </message>
    <message>
        <source>This needs a model.</source>
        <translation>此操作需要模型。</translation>
    </message>
    <message>
        <source>&amp;Pin Feet…</source>
        <translation>固定脚部(&amp;P)…</translation>
    </message>
    <message>
        <source>Holds standing feet at one place</source>
        <translation>把接地的脚固定在一个位置</translation>
    </message>
    <message>
        <source>&amp;Ground Correction…</source>
        <translation>接地修正(&amp;G)…</translation>
    </message>
    <message>
        <source>Puts the figure on the ground where its feet stand</source>
        <translation>在脚接地的地方把人物放到地面上</translation>
    </message>
    <message>
        <source>&amp;IK to FK…</source>
        <translation>IK 转 FK(&amp;I)…</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off</source>
        <translation>把 IK 的结果变成关键帧，并关闭 IK</translation>
    </message>
    <message>
        <source>&amp;FK to IK…</source>
        <translation>FK 转 IK(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, and switches IK on</source>
        <translation>为 IK 目标建立关键帧，并打开 IK</translation>
    </message>
    <message>
        <source>Fit a Motion of &amp;Another Model…</source>
        <translation>适配其他模型的动作(&amp;A)…</translation>
    </message>
    <message>
        <source>Changes another model&apos;s motion for this model&apos;s body</source>
        <translation>按此模型的身体更改其他模型的动作</translation>
    </message>
    <message>
        <source>I&amp;mport Animation…</source>
        <translation>导入动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Makes a motion for this model of a BVH, FBX, GLB or VRM file</source>
        <translation>由 BVH、FBX、GLB 或 VRM 文件为此模型生成动作</translation>
    </message>
    <message>
        <source>&amp;Smooth Motion…</source>
        <translation>平滑动作(&amp;S)…</translation>
    </message>
    <message>
        <source>Removes jitter, spikes and flips without lag</source>
        <translation>无延迟地去除抖动、尖峰和翻转</translation>
    </message>
    <message>
        <source>Sca&amp;le, Turn and Move the Motion…</source>
        <translation>缩放、旋转并移动动作(&amp;L)…</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion</source>
        <translation>更改整个动作的位置</translation>
    </message>
    <message>
        <source>Make a L&amp;oop…</source>
        <translation>制作循环(&amp;O)…</translation>
    </message>
    <message>
        <source>Blends the end into the beginning</source>
        <translation>把结尾混合到开头</translation>
    </message>
    <message>
        <source>&amp;Cross-fade to Another Motion…</source>
        <translation>交叉淡化到另一个动作(&amp;C)…</translation>
    </message>
    <message>
        <source>Fades from this motion to another one</source>
        <translation>从此动作淡化到另一个动作</translation>
    </message>
    <message>
        <source>Ta&amp;ke a Part of Another Motion…</source>
        <translation>取用另一个动作的一部分(&amp;K)…</translation>
    </message>
    <message>
        <source>Replaces arms, legs, face… by those of another</source>
        <translation>用另一个动作替换手臂、腿、脸等</translation>
    </message>
    <message>
        <source>Split &amp;Between Bones…</source>
        <translation>在骨骼间拆分(&amp;B)…</translation>
    </message>
    <message>
        <source>Moves a part of a bone&apos;s movement to a second bone</source>
        <translation>把骨骼的部分运动移到第二个骨骼</translation>
    </message>
    <message>
        <source>M&amp;erge Bones…</source>
        <translation>合并骨骼(&amp;E)…</translation>
    </message>
    <message>
        <source>Moves the movement of two bones to one of them</source>
        <translation>把两个骨骼的运动移到其中一个</translation>
    </message>
    <message>
        <source>&amp;Warp Time…</source>
        <translation>时间伸缩(&amp;W)…</translation>
    </message>
    <message>
        <source>Makes a range longer or shorter</source>
        <translation>使范围变长或变短</translation>
    </message>
    <message>
        <source>Select a contact in the dope sheet&apos;s strip first.</source>
        <translation>请先在关键帧表的接地条中选择一个接地。</translation>
    </message>
    <message>
        <source>Show the foot contacts of a model first.</source>
        <translation>请先显示模型的脚部接地。</translation>
    </message>
    <message>
        <source>Show Foot &amp;Contacts</source>
        <translation>显示脚部接地(&amp;C)</translation>
    </message>
    <message>
        <source>Shows when the feet stand, and their errors, in the dope sheet and in the view</source>
        <translation>在关键帧表和视图中显示脚何时接地及其误差</translation>
    </message>
    <message>
        <source>&amp;Next Contact</source>
        <translation>下一个接地(&amp;N)</translation>
    </message>
    <message>
        <source>Selects the next contact and goes to it</source>
        <translation>选择下一个接地并转到它</translation>
    </message>
    <message>
        <source>&amp;Previous Contact</source>
        <translation>上一个接地(&amp;P)</translation>
    </message>
    <message>
        <source>Selects the contact before and goes to it</source>
        <translation>选择上一个接地并转到它</translation>
    </message>
    <message>
        <source>&amp;Left Foot Stands Here</source>
        <translation>左脚在此接地(&amp;L)</translation>
    </message>
    <message>
        <source>Adds a contact at the selected keys&apos; frames, else from this frame on</source>
        <translation>在所选关键帧所在的帧添加接地，否则从此帧起</translation>
    </message>
    <message>
        <source>&amp;Right Foot Stands Here</source>
        <translation>右脚在此接地(&amp;R)</translation>
    </message>
    <message>
        <source>Contact &amp;Begins Here</source>
        <translation>接地从此开始(&amp;B)</translation>
    </message>
    <message>
        <source>Moves the first frame of the selected contact</source>
        <translation>移动所选接地的第一帧</translation>
    </message>
    <message>
        <source>Contact &amp;Ends Here</source>
        <translation>接地到此结束(&amp;E)</translation>
    </message>
    <message>
        <source>Moves the last frame of the selected contact</source>
        <translation>移动所选接地的最后一帧</translation>
    </message>
    <message>
        <source>&amp;Delete Contact</source>
        <translation>删除接地(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected contact, and no key</source>
        <translation>删除所选接地，不删除关键帧</translation>
    </message>
    <message>
        <source>&amp;Find Contacts Again</source>
        <translation>重新查找接地(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the edited contacts by those that are found</source>
        <translation>用找到的接地替换编辑过的接地</translation>
    </message>
    <message>
        <source>No contact was edited.</source>
        <translation>没有编辑过接地。</translation>
    </message>
    <message>
        <source>Drags of beats and markers in the dope sheet stretch the whole motion between the neighbouring markers</source>
        <translation>在关键帧表中拖动节拍和标记，会伸缩相邻标记之间的整个动作</translation>
    </message>
    <message>
        <source>Drag a beat or a marker above the rows: the motion stretches.</source>
        <translation>拖动行上方的节拍或标记: 动作随之伸缩。</translation>
    </message>
    <message>
        <source>Pin Foot &amp;Here…</source>
        <translation>在此固定脚部(&amp;H)…</translation>
    </message>
    <message>
        <source>Holds a foot where it is at this frame: that of the selected contact or bones</source>
        <translation>把所选接地或骨骼的脚固定在它于此帧的位置</translation>
    </message>
    <message>
        <source>Select keys or a marker first.</source>
        <translation>请先选择关键帧或标记。</translation>
    </message>
    <message>
        <source>Warp Time by &amp;Dragging Beats</source>
        <translation>拖动节拍伸缩时间(&amp;D)</translation>
    </message>
    <message>
        <source>Compa&amp;re Motions</source>
        <translation>比较动作(&amp;R)</translation>
    </message>
    <message>
        <source>Shows how this motion differs from another one, in the view and as figures</source>
        <translation>在视图中并用数字显示此动作与另一个动作的差异</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Opens the page of the manual about what has the focus</source>
        <translation>打开手册中关于当前焦点的页面</translation>
    </message>
    <message>
        <source>Tour: &amp;Pose and Key</source>
        <translation>教程: 姿势与关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Shows in the window how to turn a bone and register a key</source>
        <translation>在窗口中演示如何旋转骨骼并注册关键帧</translation>
    </message>
    <message>
        <source>Tour: Fix a &amp;Curve</source>
        <translation>教程: 修改曲线(&amp;C)</translation>
    </message>
    <message>
        <source>Shows in the window how to change the way between two keys</source>
        <translation>在窗口中演示如何更改两个关键帧之间的运动方式</translation>
    </message>
    <message>
        <source>Tour: &amp;Export to Blender</source>
        <translation>教程: 导出到 Blender(&amp;E)</translation>
    </message>
    <message>
        <source>Shows in the window how to write an FBX or GLB file</source>
        <translation>在窗口中演示如何写出 FBX 或 GLB 文件</translation>
    </message>
    <message>
        <source>Plays 30 pictures a second, one for each frame, instead of as many as the display has</source>
        <translation>每秒播放 30 个画面，每帧一个，而不是显示器所能显示的数目</translation>
    </message>
    <message>
        <source>Lets the camera&apos;s centre follow a bone, from this frame on</source>
        <translation>从此帧起，使相机的中心跟随骨骼</translation>
    </message>
    <message>
        <source>&amp;Clear Recent Files</source>
        <translation>清除最近的文件(&amp;C)</translation>
    </message>
    <message>
        <source>Empties this list and that of the start page; the files stay on the disk</source>
        <translation>清空此列表和开始页的列表；文件仍保留在磁盘上</translation>
    </message>
    <message>
        <source>There are no recent files.</source>
        <translation>没有最近的文件。</translation>
    </message>
    <message>
        <source>Pl&amp;ay Slower</source>
        <translation>减慢播放(&amp;A)</translation>
    </message>
    <message>
        <source>Chooses the next lower speed of the tool bar, down to 0.1×</source>
        <translation>选择工具栏中慢一级的速度，最低 0.1×</translation>
    </message>
    <message>
        <source>Pla&amp;y Faster</source>
        <translation>加快播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Chooses the next higher speed of the tool bar, up to 2×</source>
        <translation>选择工具栏中快一级的速度，最高 2×</translation>
    </message>
    <message>
        <source>The view looks through the camera already.</source>
        <translation>视图已经是从相机观看。</translation>
    </message>
</context>
<context>
    <name>odori::Commands::Commands</name>
    <message>
        <source>Select a morph first: click its name in the panel.</source>
        <translation>请先选择表情: 单击面板中它的名称。</translation>
    </message>
</context>
<context>
    <name>odori::CompareWindow</name>
    <message>
        <source>Compare Motions</source>
        <translation>比较动作</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>比较对象(&amp;C)</translation>
    </message>
    <message>
        <source>In the view</source>
        <translation>在视图中</translation>
    </message>
    <message>
        <source>As a ghost</source>
        <translation>作为残影</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>不显示</translation>
    </message>
    <message>
        <source>In the &amp;view</source>
        <translation>在视图中(&amp;V)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Joints, as they move in the world</source>
        <translation>关节，按世界中的移动</translation>
    </message>
    <message>
        <source>Tracks, by their values</source>
        <translation>轨道，按数值</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>列表(&amp;L)</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异之处</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存: %1</translation>
    </message>
    <message>
        <source>Select a model with a motion.</source>
        <translation>请选择有动作的模型。</translation>
    </message>
    <message>
        <source>Choose the other motion: a file, or open another model.</source>
        <translation>请选择另一个动作: 一个文件，或打开另一个模型。</translation>
    </message>
    <message>
        <source>Both motions are equal in frames %1 to %2.</source>
        <translation>两个动作在第 %1 到 %2 帧相同。</translation>
    </message>
    <message>
        <source>Joints that differ: %1. Tracks that differ: %2.</source>
        <translation>有差异的关节: %1。有差异的轨道: %2。</translation>
    </message>
    <message>
        <source>No joint differs.</source>
        <translation>没有关节有差异。</translation>
    </message>
    <message>
        <source>Largest difference: %1 units at %2, frame %3.</source>
        <translation>最大差异: %1 单位，在 %2，第 %3 帧。</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>动作 (%1)</translation>
    </message>
</context>
<context>
    <name>odori::ComparisonModel</name>
    <message>
        <source>%1
A click shows where it differs most.</source>
        <translation>%1
单击可显示差异最大之处。</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>Mean, units</source>
        <translation>平均 (单位)</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>所在帧</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
</context>
<context>
    <name>odori::ContactCommands</name>
    <message>
        <source>The model&apos;s feet are not known yet, or it has none.</source>
        <translation>模型的脚尚未知，或没有脚。</translation>
    </message>
    <message>
        <source>A contact cannot end before it begins.</source>
        <translation>接地不能在开始之前结束。</translation>
    </message>
    <message>
        <source>A contact cannot begin after its end.</source>
        <translation>接地不能在结束之后开始。</translation>
    </message>
    <message>
        <source>There is no later contact of a foot.</source>
        <translation>之后没有脚的接地。</translation>
    </message>
    <message>
        <source>There is no earlier contact of a foot.</source>
        <translation>之前没有脚的接地。</translation>
    </message>
</context>
<context>
    <name>odori::ContactStrip</name>
    <message>
        <source>slides %1 · floats %2 · sinks %3</source>
        <translation>滑动 %1 · 悬空 %2 · 陷入 %3</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左脚</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右脚</translation>
    </message>
    <message>
        <source>%1 stands, frames %2 to %3
It slides %4, floats %5 and sinks %6 units.</source>
        <translation>%1接地，第 %2 到 %3 帧
滑动 %4、悬空 %5、陷入 %6 单位。</translation>
    </message>
    <message>
        <source>Foot contacts</source>
        <translation>脚部接地</translation>
    </message>
    <message>
        <source>Open a model to see when its feet stand.</source>
        <translation>打开模型即可查看脚何时接地。</translation>
    </message>
    <message>
        <source>Looking for standing feet…</source>
        <translation>正在查找接地的脚…</translation>
    </message>
    <message>
        <source>This model has no feet that Odori knows (左足首, 右足首).</source>
        <translation>此模型没有 Odori 认识的脚 (左足首, 右足首)。</translation>
    </message>
    <message>
        <source>No foot stands. Drag here to make a contact.</source>
        <translation>没有接地的脚。在此拖动可建立接地。</translation>
    </message>
    <message>
        <source>When the feet stand
Drag: a new contact; its ends change it</source>
        <translation>脚何时接地
拖动: 新接地；拖动其两端可更改</translation>
    </message>
    <message>
        <source>%1
Double click: pin this foot</source>
        <translation>%1
双击: 固定这只脚</translation>
    </message>
    <message>
        <source>Make a model active to see when its feet stand.</source>
        <translation>请使模型成为活动对象，以查看其脚何时站立。</translation>
    </message>
</context>
<context>
    <name>odori::CurveCommands</name>
    <message>
        <source>Change Curve</source>
        <translation>更改补间曲线</translation>
    </message>
    <message>
        <source>The selected keys have different curves. Select one key to copy its curve</source>
        <translation>所选关键帧的曲线不同。请只选择一个关键帧来复制其曲线</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>已复制 %1</translation>
    </message>
    <message>
        <source>Copied the curves of all channels</source>
        <translation>已复制所有通道的曲线</translation>
    </message>
    <message>
        <source>There is no curve on the clipboard</source>
        <translation>剪贴板中没有曲线</translation>
    </message>
    <message>
        <source>Paste Curve</source>
        <translation>粘贴曲线</translation>
    </message>
    <message>
        <source>Flip Curves</source>
        <translation>翻转曲线</translation>
    </message>
    <message>
        <source>Smooth Curves</source>
        <translation>平滑曲线</translation>
    </message>
    <message>
        <source>The speed does not jump at these keys</source>
        <translation>这些关键帧处的速度不突变</translation>
    </message>
    <message>
        <source>Remaining speed jump: %1 per frame</source>
        <translation>剩余的速度突变: 每帧 %1</translation>
    </message>
    <message>
        <source>Insert Keys</source>
        <translation>插入关键帧</translation>
    </message>
    <message>
        <source>Select the bones that get a key</source>
        <translation>请选择要得到关键帧的骨骼</translation>
    </message>
    <message>
        <source>There is already a key at frame %1</source>
        <translation>第 %1 帧已有关键帧</translation>
    </message>
    <message>
        <source>Key at frame %1: the motion is the same</source>
        <translation>第 %1 帧的关键帧: 动作不变</translation>
    </message>
    <message>
        <source>Key at frame %1: the largest error is %2</source>
        <translation>第 %1 帧的关键帧: 最大误差为 %2</translation>
    </message>
    <message>
        <source>Delete Keys and Keep the Motion</source>
        <translation>删除关键帧并保持动作</translation>
    </message>
    <message>
        <source>Select the keys to delete</source>
        <translation>请选择要删除的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the motion is the same</source>
        <translation>
            <numerusform>已删除 %n 个关键帧: 动作不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the largest error is %1</source>
        <translation>
            <numerusform>已删除 %n 个关键帧: 最大误差为 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CurveEditor</name>
    <message>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message>
        <source>Select a key in the dope sheet
to edit its curve.</source>
        <translation>在关键帧表中选择一个关键帧
以编辑其曲线。</translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>更改补间曲线</translation>
    </message>
    <message>
        <source>The selected keys have no curves:
morphs change linearly, switches immediately.</source>
        <translation>所选关键帧没有曲线:
表情线性变化，开关立即变化。</translation>
    </message>
    <message>
        <source>Set Curve %1</source>
        <translation>设置曲线 %1</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Nudge Curves</source>
        <translation>等量移动曲线</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10</source>
        <translation>拖动控制点 · Ctrl: 更精细 · 1、2 和方向键，Shift: ×10</translation>
    </message>
    <message>
        <source>Handles at %1, %2 and %3, %4</source>
        <translation>控制点位于 %1, %2 和 %3, %4</translation>
    </message>
    <message>
        <source>Drag: all to the same position · Shift: all by the same amount · Ctrl: finer</source>
        <translation>拖动: 全部移到相同位置 · Shift: 全部移动相同的量 · Ctrl: 更精细</translation>
    </message>
    <message>
        <source>Drag keys, handles or a box, or type a number while dragging · Shift: one direction · Wheel: zoom, with Ctrl: time, with Shift: values · Middle button: move</source>
        <translation>拖动关键帧、控制点或框，或在拖动时输入数字 · Shift: 单一方向 · 滚轮: 缩放，加 Ctrl: 时间，加 Shift: 数值 · 中键: 移动</translation>
    </message>
    <message>
        <source>Drag: same position · Shift: same amount</source>
        <translation>拖动: 相同位置 · Shift: 相同的量</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer</source>
        <translation>拖动控制点 · Ctrl: 更精细</translation>
    </message>
    <message>
        <source>Drag: move · Shift: one direction · Wheel: zoom</source>
        <translation>拖动: 移动 · Shift: 单一方向 · 滚轮: 缩放</translation>
    </message>
</context>
<context>
    <name>odori::CurveNumbers</name>
    <message>
        <source>Change Curve</source>
        <translation>更改补间曲线</translation>
    </message>
</context>
<context>
    <name>odori::CurveRow</name>
    <message>
        <source>Change Curve</source>
        <translation>更改补间曲线</translation>
    </message>
</context>
<context>
    <name>odori::CurveView</name>
    <message>
        <source>first key: no curve</source>
        <translation>第一个关键帧: 没有曲线</translation>
    </message>
    <message>
        <source>several segments</source>
        <translation>多个区间</translation>
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
        <translation>各帧的差异</translation>
    </message>
    <message>
        <source>How far the motions differ at each frame. A click or a drag goes to a frame.</source>
        <translation>两个动作在各帧相差多少。单击或拖动可转到该帧。</translation>
    </message>
</context>
<context>
    <name>odori::Document</name>
    <message>
        <source>This is a preview. Restore it to work with it, or go back.</source>
        <translation>这是预览。要使用它请恢复，否则请返回。</translation>
    </message>
</context>
<context>
    <name>odori::DopeCanvas</name>
    <message>
        <source>Dope sheet</source>
        <translation>关键帧表</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>复制关键帧</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 关闭: %1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>缩放关键帧</translation>
    </message>
    <message>
        <source>Move Marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Change Play Range</source>
        <translation>更改播放范围</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>每分钟 %1 拍</translation>
    </message>
    <message>
        <source>group, folded</source>
        <translation>组，已折叠</translation>
    </message>
    <message>
        <source>group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>第 %1 帧</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有关键帧</translation>
    </message>
    <message>
        <source>key, selected</source>
        <translation>关键帧，已选择</translation>
    </message>
    <message>
        <source>key</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Play the Whole Motion</source>
        <translation>播放整个动作</translation>
    </message>
    <message>
        <source>Rename Marker…</source>
        <translation>重命名标记…</translation>
    </message>
    <message>
        <source>Play Range Begins Here</source>
        <translation>播放范围从此开始</translation>
    </message>
    <message>
        <source>Play Range Ends Here</source>
        <translation>播放范围到此结束</translation>
    </message>
    <message>
        <source>Drag: scale the selected keys in time</source>
        <translation>拖动: 在时间上缩放所选关键帧</translation>
    </message>
    <message>
        <source>%1
Double click: select all its keys</source>
        <translation>%1
双击: 选择其所有关键帧</translation>
    </message>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · 第 %2 帧</translation>
    </message>
    <message>
        <source>Drag: current frame
Double click: select the keys of a frame
Shift+drag: select the keys of several frames, with Ctrl in addition
Wheel: zoom</source>
        <translation>拖动: 当前帧
双击: 选择一帧的关键帧
Shift+拖动: 选择多帧的关键帧，加 Ctrl 则追加
滚轮: 缩放</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n frame(s) · %2 %</source>
        <comment>the length of a range, before and after</comment>
        <translation>
            <numerusform>%1 → %n 帧 · %2 %</numerusform>
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
        <translation>上、下: 转到一行，选择它并取消选择关键帧
Alt+上、Alt+下: 转到一行并保持选择
Page Up、Page Down: 移动一页
Ctrl+Home、Ctrl+End: 转到第一行或最后一行
Space: 选择光标处的关键帧，或选择行 (若没有命令使用 Space)
Ctrl+Space: 加入选择
Shift+Space、Shift+上、Shift+下: 选择到光标处
其他按键: 见“帮助”▸“按键”</translation>
    </message>
    <message>
        <source>Play range: drag its ends
Double click: the whole motion</source>
        <translation>播放范围: 拖动其两端
双击: 整个动作</translation>
    </message>
    <message>
        <source>Play range: drag its ends, or press %1 and %2
Double click: the whole motion</source>
        <translation>播放范围: 拖动其两端，或按 %1 和 %2
双击: 整个动作</translation>
    </message>
    <message>
        <source>Beats and markers
Double click: add a marker</source>
        <translation>节拍和标记
双击: 添加标记</translation>
    </message>
    <message>
        <source>Beats and markers
%1 or double click: add a marker</source>
        <translation>节拍和标记
%1 或双击: 添加标记</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename</source>
        <translation>%1 · 第 %2 帧
拖动可移动，双击可重命名</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename, %3 to delete</source>
        <translation>%1 · 第 %2 帧
拖动可移动，双击可重命名，%3 可删除</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>折叠或展开</translation>
    </message>
    <message>
        <source>Fold or unfold (%1 and %2)</source>
        <translation>折叠或展开 (%1 和 %2)</translation>
    </message>
    <message>
        <source>No row matches the filters.</source>
        <translation>没有行符合筛选条件。</translation>
    </message>
    <message>
        <source>No row called “%1” matches the filters.</source>
        <translation>没有名为“%1”的行符合筛选条件。</translation>
    </message>
    <message>
        <source>No bone or morph is called “%1”.</source>
        <translation>没有名为“%1”的骨骼或表情。</translation>
    </message>
    <message>
        <source>No row is called “%1”.</source>
        <translation>没有名为“%1”的行。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · replaces %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 替换 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>♩ %1</source>
        <translation>♩ %1</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>时间伸缩</translation>
    </message>
    <message>
        <source>%1 → %2, between %3 and %4</source>
        <comment>a dragged frame, its new frame, the frames that stay</comment>
        <translation>%1 → %2，在 %3 与 %4 之间</translation>
    </message>
    <message>
        <source>%1 → %2, after %3</source>
        <comment>a dragged frame, its new frame, the frame that stays</comment>
        <translation>%1 → %2，在 %3 之后</translation>
    </message>
    <message>
        <source>Drag a beat, a marker or the current frame to another frame: the motion stretches
The next markers on both sides stay where they are, or the ends of the play range or of the motion</source>
        <translation>把节拍、标记或当前帧拖到另一帧: 动作随之伸缩
两侧最近的标记，或播放范围或动作的两端，保持不动</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) were deleted, because another key of the track has their frame now.</source>
        <translation>
            <numerusform>已删除 %n 个关键帧，因为该轨道的另一个关键帧现在位于它们的帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · deletes %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 删除 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeHeader</name>
    <message>
        <source>Dope sheet</source>
        <translation>关键帧表</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation>搜索行</translation>
    </message>
</context>
<context>
    <name>odori::DopeMarkers</name>
    <message>
        <source>Marker %1</source>
        <translation>标记 %1</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>删除标记</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Rename Marker</source>
        <translation>重命名标记</translation>
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
        <translation>轨道</translation>
    </message>
    <message>
        <source>Not in this model</source>
        <translation>此模型中没有</translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>已选择 %1 的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of tracks</comment>
        <translation>
            <numerusform>%1 与其他 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · segment %2 → %3</source>
        <translation>%1 · 区间 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected (%1 not shown) on %2</source>
        <translation>
            <numerusform>已选择 %2 的 %n 个关键帧 (%1 个未显示)</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera has no cut after this frame.</source>
        <translation>此帧之后没有镜头切换。</translation>
    </message>
    <message>
        <source>The camera has no cut before this frame.</source>
        <translation>此帧之前没有镜头切换。</translation>
    </message>
</context>
<context>
    <name>odori::DraftListModel</name>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Register Drafts</source>
        <translation>注册更改</translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <translation>放弃未注册的更改</translation>
    </message>
</context>
<context>
    <name>odori::DraftPanel</name>
    <message>
        <source>Drafts</source>
        <translation>未注册</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>没有未注册的更改。</translation>
    </message>
    <message>
        <source>Changes that are not registered</source>
        <translation>未注册的更改</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 项未注册的更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Register all drafts</source>
        <translation>注册所有更改</translation>
    </message>
    <message>
        <source>Discard all drafts</source>
        <translation>放弃所有更改</translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s)</source>
        <translation>
            <numerusform>注册 %n 项更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n draft(s)</source>
        <translation>
            <numerusform>放弃 %n 项更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DragLabel</name>
    <message>
        <source>Drag to change the number. Ctrl: finer, Shift: coarser</source>
        <translation>拖动可更改数字。Ctrl: 更精细，Shift: 更粗</translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message>
        <source>Discard Drafts</source>
        <translation>放弃未注册的更改</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has no keys.</source>
        <translation>未粘贴任何内容: 剪贴板中没有关键帧。</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Paste Mirrored</source>
        <translation>镜像粘贴</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) were not pasted, because the model lacks them: %1</source>
        <translation>
            <numerusform>有 %n 条轨道未粘贴，因为模型没有它们: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Frame</source>
        <translation>插入帧</translation>
    </message>
    <message>
        <source>Delete Frame</source>
        <translation>删除帧</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Reverse Keys</source>
        <translation>反转关键帧</translation>
    </message>
    <message>
        <source>Align Keys</source>
        <translation>对齐关键帧</translation>
    </message>
    <message>
        <source>Mirror Keys</source>
        <translation>镜像关键帧</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>打开物理演算</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>关闭物理演算</translation>
    </message>
    <message>
        <source>Nothing was pasted: the model has none of the bones and morphs on the clipboard.</source>
        <translation>未粘贴任何内容: 模型没有剪贴板中的任何骨骼和表情。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of a model. Make a model active to paste them.</source>
        <translation>未粘贴任何内容: 剪贴板中是模型的关键帧。请使模型成为活动对象后粘贴。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of camera, light or self-shadow. Make the camera active to paste them.</source>
        <translation>未粘贴任何内容: 剪贴板中是相机、照明或自阴影的关键帧。请使相机成为活动对象后粘贴。</translation>
    </message>
    <message>
        <source>Nothing was pasted: the active model changed before the clipboard was read.</source>
        <translation>未粘贴任何内容: 读取剪贴板之前活动模型已更改。</translation>
    </message>
    <message>
        <source>Register All Bones</source>
        <translation>注册所有骨骼</translation>
    </message>
    <message>
        <source>Duplicate Keys</source>
        <translation>复制关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n draft(s).</source>
        <translation>
            <numerusform>已放弃 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>They are at rest already.</source>
        <translation>它们已处于初始状态。</translation>
    </message>
    <message>
        <source>Reset Bones and Morphs</source>
        <translation>重置骨骼和表情</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>重置姿势</translation>
    </message>
    <message>
        <source>Inserted an empty frame at %1.</source>
        <translation>已在第 %1 帧插入空帧。</translation>
    </message>
    <message numerus="yes">
        <source>Deleted frame %1 with %n key(s).</source>
        <translation>
            <numerusform>已删除第 %1 帧，含 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies replaced %n key(s).</source>
        <translation>
            <numerusform>复制的关键帧替换了 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit to Beats</source>
        <translation>适配节拍</translation>
    </message>
</context>
<context>
    <name>odori::EditDialogs</name>
    <message>
        <source>Set %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>Import Animation</source>
        <translation>导入动画</translation>
    </message>
    <message>
        <source>Animations (%1)</source>
        <translation>动画 (%1)</translation>
    </message>
    <message>
        <source>%1 is a motion of MMD. Use File ▸ Open for it.</source>
        <translation>%1 是 MMD 的动作。请使用“文件 ▸ 打开”。</translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>What will be lost</source>
        <translation>将会丢失的内容</translation>
    </message>
    <message>
        <source>What the file cannot contain</source>
        <translation>文件无法包含的内容</translation>
    </message>
    <message>
        <source>O&amp;pen Folder</source>
        <translation>打开文件夹(&amp;P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
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
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
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
        <translation>帧(&amp;R)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>&amp;Mesh, materials and morphs</source>
        <translation>网格、材质和表情(&amp;M)</translation>
    </message>
    <message>
        <source>one mesh</source>
        <translation>一个网格</translation>
    </message>
    <message>
        <source>a mesh for each material</source>
        <translation>每个材质一个网格</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>网格的划分</translation>
    </message>
    <message>
        <source>Textures &amp;inside the file</source>
        <translation>在文件中嵌入贴图(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics</source>
        <translation>模拟物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep bones that only control IK</source>
        <translation>保留仅用于控制 IK 的骨骼(&amp;K)</translation>
    </message>
    <message>
        <source>On&amp;ly needed keys</source>
        <translation>仅需要的关键帧(&amp;L)</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>与模型相同</translation>
    </message>
    <message>
        <source>ASCII letters only</source>
        <translation>仅 ASCII 字符</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Size of one MMD unit: with 8 cm a figure is about 160 cm tall</source>
        <translation>一个 MMD 单位的大小: 设为 8 cm 时，人物身高约 160 cm</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>One &amp;unit</source>
        <translation>一个单位(&amp;U)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Nothing will be lost.</source>
        <translation>不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>This model has none of the motion&apos;s %n track(s), so nothing would move. Export anyway?</source>
        <translation>
            <numerusform>此模型没有动作中的 %n 条轨道，因此什么都不会动。仍要导出吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消: 未写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1, %2, %3; %4.</source>
        <comment>as in: Written: 2 MB, 1 bone, 90 frames; verified</comment>
        <translation>已写入: %1，%2，%3；%4。</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>已写入: %1，%2，%3。</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>请输入要写入的文件名。</translation>
    </message>
    <message>
        <source>%1 animation</source>
        <translation>%1 动画</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the file; register them first.</source>
        <translation>
            <numerusform>%n 项未注册的更改不会写入文件；请先注册。</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Each bone stays within the tolerance of its place in the model</source>
        <translation>每个骨骼与其在模型中位置的误差不超过容差</translation>
    </message>
    <message>
        <source>T&amp;hin the keys of the motion first</source>
        <translation>先精简动作的关键帧(&amp;T)</translation>
    </message>
    <message>
        <source>As Tools ▸ Thin Keys does with its usual limits, 0.05 units and 0.5°: for motions with a key on every frame. Your motion does not change</source>
        <translation>按“工具”▸“精简关键帧”的常用限值 (0.05 单位和 0.5°) 处理：适合每帧都有关键帧的动作。您的动作不会改变</translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n warnings. First warning: %2</source>
        <translation>
            <numerusform>%1: 已打开，有 %n 个警告。第一个警告: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Folder to look for textures in</source>
        <translation>查找贴图的文件夹</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>合并 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</source>
        <translation>
            <numerusform>%1: 有 %n 个文件无法读取。第一个文件: %2。其余内容均已打开。项目会保留这些引用: 打开同名的模型即可恢复。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scene can have at most %n model(s).</source>
        <translation>
            <numerusform>一个场景最多可有 %n 个模型。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same as the current pose.</source>
        <translation>%1 与当前姿势相同。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) registered at this frame.</source>
        <translation>
            <numerusform>%1: 已在此帧注册 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) are not in the model: %1</source>
        <translation>
            <numerusform>模型中没有的骨骼和表情 (%n 个): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s) at this frame, not registered yet.</source>
        <translation>
            <numerusform>%1: 此帧有 %n 项更改，尚未注册。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 poses only locked bones.</source>
        <translation>%1 只涉及已锁定的骨骼。</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>打开声音</translation>
    </message>
</context>
<context>
    <name>odori::FileSaving</name>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Save the Motion of %1 As</source>
        <translation>将 %1 的动作另存为</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>项目另存为</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) do not fit the format. First name: %1.</source>
        <translation>
            <numerusform>%n 个名称超出此格式的限制。第一个名称: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) are not in the file; only a project saves them.</source>
        <translation>
            <numerusform>%n 项未注册的更改不在文件中；只有项目会保存它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>The project contains the changed motions. To write them to their own files, use Save Motion: %1.</source>
        <translation>项目已包含更改过的动作。要写入动作自己的文件，请使用“保存动作”: %1。</translation>
    </message>
    <message>
        <source>Other hard links to this file keep its old content.</source>
        <translation>此文件的其他硬链接保留旧内容。</translation>
    </message>
    <message>
        <source>Save Pose As</source>
        <translation>姿势另存为</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message numerus="yes">
        <source>Saved the pose of %n bone(s) and morph(s) as %1.</source>
        <translation>
            <numerusform>已将 %n 个骨骼和表情的姿势保存为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Selected Keys As</source>
        <translation>所选关键帧另存为</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n key(s) as %1.</source>
        <translation>
            <numerusform>已将 %n 个关键帧保存为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>the new motion of %1</source>
        <translation>%1 的新动作</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is still being saved: the disk or network answers slowly. You can go on working.</source>
        <translation>%1 仍在保存: 磁盘或网络响应缓慢。您可以继续工作。</translation>
    </message>
    <message>
        <source>Outside parents are not in the file; only a project saves them.</source>
        <translation>外部亲不在文件中；只有项目会保存它们。</translation>
    </message>
</context>
<context>
    <name>odori::FilmDialog</name>
    <message>
        <source>Make Film</source>
        <translation>制作影片</translation>
    </message>
    <message>
        <source>Make &amp;Film</source>
        <translation>制作影片(&amp;F)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>Play range</source>
        <translation>播放范围</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>所有帧</translation>
    </message>
    <message>
        <source>Own range</source>
        <translation>自定范围</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>帧(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
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
        <translation>帧率</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>&amp;Pictures per second</source>
        <translation>帧率(&amp;P)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视点</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Free view, as it is now</source>
        <translation>自由视点 (当前状态)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视点(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>抗锯齿(&amp;M)</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>运动模糊</translation>
    </message>
    <message>
        <source>Moments that are blended in each picture: more are smoother and slower</source>
        <translation>每个画面混合的瞬间数: 越多越平滑，也越慢</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 moments</source>
        <translation>%1 个瞬间</translation>
    </message>
    <message>
        <source>Motion &amp;blur</source>
        <translation>运动模糊(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics from frame</source>
        <translation>物理演算的起始帧(&amp;S)</translation>
    </message>
    <message>
        <source>First frame of physics</source>
        <translation>物理演算的起始帧</translation>
    </message>
    <message>
        <source>Films of parts of a motion fit together if their physics starts at the same frame</source>
        <translation>物理演算的起始帧相同时，分段制作的影片可以衔接起来</translation>
    </message>
    <message>
        <source>S&amp;ound of the scene (none)</source>
        <translation>场景的声音 (无)(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;ound: %1</source>
        <translation>声音(&amp;O): %1</translation>
    </message>
    <message>
        <source>Only pictures can be made, because the program ffmpeg was not found. Install it to make films.</source>
        <translation>找不到程序 ffmpeg，因此只能制作图片。要制作影片，请安装它。</translation>
    </message>
    <message>
        <source>Only pictures can be made, because ffmpeg does not work: %1</source>
        <translation>ffmpeg 无法工作，因此只能制作图片: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>%n 张图片，%1 秒。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the film; register them first.</source>
        <translation>
            <numerusform>%n 项未注册的更改不会出现在影片中；请先注册。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>请输入要写入的文件名。</translation>
    </message>
    <message>
        <source>There is no picture in this range at %1 fps.</source>
        <translation>以 %1 fps 计算，此范围内没有画面。</translation>
    </message>
    <message>
        <source>This file is already being made. Choose another name.</source>
        <translation>此文件正在制作中。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite the pictures with these names?</source>
        <translation>%1 已存在。要覆盖这些同名的图片吗？</translation>
    </message>
    <message>
        <source>Smooth edges</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>Samples of each pixel: more are smoother and slower</source>
        <translation>每个像素的采样数: 越多越平滑，也越慢</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个采样</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>画质</translation>
    </message>
    <message>
        <source>0 is the best; larger numbers make smaller files</source>
        <translation>0 为最佳；数字越大，文件越小</translation>
    </message>
    <message>
        <source>&amp;Quality (0 is the best)</source>
        <translation>画质 (0 为最佳)(&amp;Q)</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>压缩力度</translation>
    </message>
    <message>
        <source>More effort makes a smaller file of the same quality</source>
        <translation>力度越大，相同画质的文件越小</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>slow, smaller file</source>
        <translation>慢，文件较小</translation>
    </message>
    <message>
        <source>&amp;Effort</source>
        <translation>压缩力度(&amp;E)</translation>
    </message>
    <message>
        <source>%1 film</source>
        <translation>%1 影片</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>PNG pictures, 8 bit</source>
        <translation>PNG 图片，8 位</translation>
    </message>
    <message>
        <source>PNG pictures, 16 bit</source>
        <translation>PNG 图片，16 位</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 属于此场景。请选择其他名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) will not be in the film: their eye in the panel Models is closed.</source>
        <translation>
            <numerusform>%n 个模型不会出现在影片中：“模型”面板中的眼睛已关闭。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FilmQueueWindow</name>
    <message>
        <source>Ca&amp;ncel Film</source>
        <translation>取消影片(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove Ended</source>
        <translation>移除已结束的(&amp;R)</translation>
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
        <translation>状态</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>%1 %, %2 left</source>
        <comment>as in: 42 %, 1:20 left</comment>
        <translation>%1 %，剩余 %2</translation>
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
        <translation>失败</translation>
    </message>
</context>
<context>
    <name>odori::FindingEdits</name>
    <message>
        <source>These keys have changed since the check.</source>
        <translation>这些关键帧在检查之后已更改。</translation>
    </message>
    <message>
        <source>This is about the whole motion, so there are no keys to show.</source>
        <translation>此问题涉及整个动作，因此没有可显示的关键帧。</translation>
    </message>
    <message>
        <source>Repair Keys</source>
        <translation>修复关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n key(s); no pose changed.</source>
        <translation>
            <numerusform>已修复 %n 个关键帧；姿势不变。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Tracks</source>
        <translation>重命名轨道</translation>
    </message>
    <message numerus="yes">
        <source>Renamed %n bone(s), morph(s) and IK(s).</source>
        <translation>
            <numerusform>已重命名 %n 个骨骼、表情和 IK。</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the suggested names can be used.</source>
        <translation>建议的名称都无法使用。</translation>
    </message>
</context>
<context>
    <name>odori::FindingListModel</name>
    <message>
        <source>These findings have no visible effect.</source>
        <translation>这些问题不影响显示效果。</translation>
    </message>
    <message>
        <source>Harmless</source>
        <translation>无害</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of finding, and the number of findings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>没有名称</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>整个动作</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>模型中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
</context>
<context>
    <name>odori::Findings</name>
    <message>
        <source>Bones that the model lacks</source>
        <translation>模型没有的骨骼</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the bone under a similar name, rename the track.</source>
        <translation>它们的关键帧对此模型没有作用。若模型中有名称相似的骨骼，请重命名轨道。</translation>
    </message>
    <message>
        <source>Morphs that the model lacks</source>
        <translation>模型没有的表情</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the morph under a similar name, rename the track.</source>
        <translation>它们的关键帧对此模型没有作用。若模型中有名称相似的表情，请重命名轨道。</translation>
    </message>
    <message>
        <source>Switched-off IK that the model lacks</source>
        <translation>已关闭但模型没有的 IK</translation>
    </message>
    <message>
        <source>The model&apos;s own IK stays on and may change bones that the motion poses without IK.</source>
        <translation>模型自己的 IK 仍然打开，可能会改变动作中不用 IK 摆好的骨骼。</translation>
    </message>
    <message>
        <source>Names that are the same in their first 15 bytes</source>
        <translation>前 15 个字节相同的名称</translation>
    </message>
    <message>
        <source>A motion file stores only 15 bytes of a name, so all these bones get the same keys. Rename the model&apos;s bones so that the first 15 bytes differ.</source>
        <translation>动作文件只保存名称的前 15 个字节，因此这些骨骼都得到相同的关键帧。请重命名模型的骨骼，使前 15 个字节不同。</translation>
    </message>
    <message>
        <source>Bone names over 15 bytes</source>
        <translation>超过 15 个字节的骨骼名称</translation>
    </message>
    <message>
        <source>Odori finds these bones by the shortened name; MMD does not. If the motion is for MMD, shorten the names in the model.</source>
        <translation>Odori 能用截短的名称找到这些骨骼，MMD 则不能。若动作要用于 MMD，请缩短模型中的名称。</translation>
    </message>
    <message>
        <source>Several keys at one frame</source>
        <translation>同一帧有多个关键帧</translation>
    </message>
    <message>
        <source>The last key is used; Repair removes the others.</source>
        <translation>使用最后一个关键帧；“修复”会移除其他的。</translation>
    </message>
    <message>
        <source>Invalid numbers (NaN or infinite)</source>
        <translation>无效的数值 (NaN 或无限大)</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; Repair replaces them with the values of the rest pose.</source>
        <translation>写出它们的程序有错误；“修复”会用初始姿势的值替换它们。</translation>
    </message>
    <message>
        <source>Huge values</source>
        <translation>极大的数值</translation>
    </message>
    <message>
        <source>No stage is this large. Check these keys; they are probably broken.</source>
        <translation>没有这么大的舞台。请检查这些关键帧；它们很可能已损坏。</translation>
    </message>
    <message>
        <source>Curve points outside 0 to 127</source>
        <translation>超出 0 到 127 的曲线控制点</translation>
    </message>
    <message>
        <source>These points count as 127; Repair changes them to 127.</source>
        <translation>这些点按 127 处理；“修复”会将它们改为 127。</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length</source>
        <translation>长度不为 1 的旋转</translation>
    </message>
    <message>
        <source>Players interpret them differently; Repair normalises them, as Odori and most players do.</source>
        <translation>各播放软件的解释不同；“修复”会将它们归一化，与 Odori 和大多数播放软件相同。</translation>
    </message>
    <message>
        <source>Field of view outside 1 to 125 degrees</source>
        <translation>超出 1 到 125 度的视角</translation>
    </message>
    <message>
        <source>MMD cannot show it. Change the camera keys.</source>
        <translation>MMD 无法显示。请更改相机的关键帧。</translation>
    </message>
    <message>
        <source>Keys after frame 1048576</source>
        <translation>第 1048576 帧之后的关键帧</translation>
    </message>
    <message>
        <source>MMD has problems with motions this long, and such keys are often mistakes. Delete or move them.</source>
        <translation>MMD 难以处理这么长的动作，而且这类关键帧往往是误注册的。请删除或移动它们。</translation>
    </message>
    <message>
        <source>IK stays off</source>
        <translation>IK 一直关闭</translation>
    </message>
    <message>
        <source>The IK is off from that frame to the end, so these keys of its goal have no effect. Register a key that turns the IK on, or delete these keys.</source>
        <translation>IK 从该帧到最后都是关闭的，因此其目标的这些关键帧没有作用。请注册打开 IK 的关键帧，或删除这些关键帧。</translation>
    </message>
    <message>
        <source>Camera motion without camera keys</source>
        <translation>没有相机关键帧的镜头动作</translation>
    </message>
    <message>
        <source>The file says that it is a camera motion but has no camera keys. Save it again with the camera&apos;s keys selected.</source>
        <translation>文件标明是镜头动作，却没有相机关键帧。请选择相机的关键帧后重新保存。</translation>
    </message>
    <message>
        <source>Camera, light or shadow keys in a model&apos;s motion</source>
        <translation>模型动作中的相机、照明或阴影关键帧</translation>
    </message>
    <message>
        <source>MMD loads a file either for a model or for the camera and ignores the rest. Save these keys in a separate file.</source>
        <translation>MMD 加载文件时只读取模型或相机其中之一，其余一概忽略。请将这些关键帧保存到单独的文件。</translation>
    </message>
    <message>
        <source>Keys without a name</source>
        <translation>没有名称的关键帧</translation>
    </message>
    <message>
        <source>They belong to no bone or morph. Delete them.</source>
        <translation>它们不属于任何骨骼或表情。请删除它们。</translation>
    </message>
    <message>
        <source>Unknown bytes after the last section</source>
        <translation>最后一个区段之后的未知字节</translation>
    </message>
    <message>
        <source>They are kept unchanged; MMD ignores them.</source>
        <translation>原样保留；MMD 会忽略它们。</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>没有关键帧</translation>
    </message>
    <message>
        <source>The motion is empty. Perhaps nothing was selected when it was saved.</source>
        <translation>动作是空的。可能保存时没有选择任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) from frame %1 on</source>
        <translation>
            <numerusform>%n 个关键帧 (从第 %1 帧起)</numerusform>
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
        <translation>移动相机的视点</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>更改视角</translation>
    </message>
    <message>
        <source>Roll Camera</source>
        <translation>倾斜相机</translation>
    </message>
    <message>
        <source>Move Camera</source>
        <translation>移动相机</translation>
    </message>
    <message>
        <source>Field of view %1°</source>
        <translation>视角 %1°</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>距离 %1</translation>
    </message>
    <message>
        <source>Rotate Camera</source>
        <translation>旋转相机</translation>
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
        <translation>与系统相同</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>The window is rebuilt in the new language. Open files and undo steps are kept.</source>
        <translation>窗口会以新语言重新建立。打开的文件和撤销步骤都会保留。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>If the system has no dark or light setting, the theme is dark.</source>
        <translation>若系统没有深色或浅色的设置，则使用深色主题。</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>字体大小(&amp;F)</translation>
    </message>
    <message>
        <source>Percentage of the system&apos;s font size.</source>
        <translation>相对于系统字体大小的百分比。</translation>
    </message>
    <message>
        <source>Less &amp;movement</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Panels do not slide, the text cursor does not blink, and the tours do not pulse.</source>
        <translation>面板不滑动，文本光标不闪烁，教程的边框不闪动。</translation>
    </message>
</context>
<context>
    <name>odori::GizmoTool</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和其他 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
</context>
<context>
    <name>odori::HeaderTools</name>
    <message>
        <source>More commands</source>
        <translation>更多命令</translation>
    </message>
</context>
<context>
    <name>odori::HexField</name>
    <message>
        <source>The colour as #RRGGBB, in the numbers of MMD&apos;s panel</source>
        <translation>以 #RRGGBB 表示的颜色，数值与 MMD 面板相同</translation>
    </message>
    <message>
        <source>Colour of the light as a text</source>
        <translation>以文字表示的照明颜色</translation>
    </message>
</context>
<context>
    <name>odori::IkControl</name>
    <message>
        <source>No selected bone is a link of an IK chain.</source>
        <translation>所选骨骼都不由 IK 移动。</translation>
    </message>
    <message>
        <source>No selected bone belongs to an IK chain.</source>
        <translation>所选骨骼都不属于 IK 链。</translation>
    </message>
    <message>
        <source>IK is already off at frame %1: %2</source>
        <translation>第 %1 帧的 IK 已经关闭: %2</translation>
    </message>
    <message>
        <source>IK Off</source>
        <translation>关闭 IK</translation>
    </message>
    <message>
        <source>IK is off from frame %1: %2</source>
        <translation>从第 %1 帧起关闭 IK: %2</translation>
    </message>
</context>
<context>
    <name>odori::IkHint</name>
    <message>
        <source>IK moves %1 to its goal %2, so this rotation may not be visible.</source>
        <translation>IK 会使“%1”移向其目标“%2”，因此可能看不出这次旋转。</translation>
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
        <translation>导入动画</translation>
    </message>
    <message>
        <source>%1 becomes the motion of this model. Its bone keys are replaced; you can undo this.</source>
        <translation>%1 将成为此模型的动作。骨骼关键帧会被替换；可以撤销此操作。</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>腿部</translation>
    </message>
    <message>
        <source>found from the file</source>
        <translation>根据文件判断</translation>
    </message>
    <message>
        <source>foot IK</source>
        <translation>足 IK</translation>
    </message>
    <message>
        <source>keys of the legs, IK off</source>
        <translation>腿的关键帧，IK 关闭</translation>
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
        <translation>初始姿势的脚下</translation>
    </message>
    <message>
        <source>under the lowest foot</source>
        <translation>最低的脚的下方</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>地面(&amp;G)</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>初始姿势</translation>
    </message>
    <message>
        <source>of the file</source>
        <translation>文件自带</translation>
    </message>
    <message>
        <source>the first frame</source>
        <translation>第一帧</translation>
    </message>
    <message>
        <source>&amp;Rest pose</source>
        <translation>初始姿势(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Own scale</source>
        <translation>自定比例(&amp;O)</translation>
    </message>
    <message>
        <source>Otherwise the length of the legs decides.</source>
        <translation>否则由腿的长度决定。</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>起始帧(&amp;F)</translation>
    </message>
    <message>
        <source>Begin at the &amp;origin</source>
        <translation>从原点开始(&amp;O)</translation>
    </message>
    <message>
        <source>Only needed &amp;keys</source>
        <translation>仅需要的关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Which joint moves which bone</source>
        <translation>哪个关节带动哪个骨骼</translation>
    </message>
    <message>
        <source>Load Mapping…</source>
        <translation>加载对应表…</translation>
    </message>
    <message>
        <source>Save Mapping…</source>
        <translation>保存对应表…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>加载对应表</translation>
    </message>
    <message>
        <source>Bone mappings (%1)</source>
        <translation>骨骼对应表 (%1)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>保存对应表</translation>
    </message>
    <message>
        <source>Bone mapping</source>
        <translation>骨骼对应表</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twist bones</source>
        <translation>扭转骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>The twist of arms and hands goes to 腕捩 and 手捩.</source>
        <translation>手臂和手的扭转分给 腕捩 和 手捩。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
</context>
<context>
    <name>odori::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>odori::KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>请按一个键…</translation>
    </message>
</context>
<context>
    <name>odori::KeyCommands</name>
    <message numerus="yes">
        <source>Copied %n key(s).</source>
        <translation>
            <numerusform>已复制 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s).</source>
        <translation>
            <numerusform>已剪切 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s).</source>
        <translation>
            <numerusform>已删除 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s).</source>
        <translation>
            <numerusform>已粘贴 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已复制 %n 个关键帧 (%1 个未显示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已剪切 %n 个关键帧 (%1 个未显示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已删除 %n 个关键帧 (%1 个未显示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>已粘贴 %n 个关键帧 (%1 个未显示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1</source>
        <translation>
            <numerusform>第 %1 帧的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in frames %1–%2</source>
        <translation>
            <numerusform>第 %1–%2 帧的 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut Keys</source>
        <translation>剪切关键帧</translation>
    </message>
    <message>
        <source>Delete Keys</source>
        <translation>删除关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown)</source>
        <translation>
            <numerusform>%n 个关键帧 (%1 个未显示)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) (%2 not shown).</source>
        <translation>
            <numerusform>%1: %n 个关键帧 (%2 个未显示)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>已复制第 %1 帧的姿势 (%n 条轨道)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown) at frame %1</source>
        <translation>
            <numerusform>第 %1 帧的 %n 个关键帧 (%2 个未显示)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%3 not shown) in frames %1–%2</source>
        <translation>
            <numerusform>第 %1–%2 帧的 %n 个关键帧 (%3 个未显示)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moved keys replaced %n key(s).</source>
        <translation>
            <numerusform>移动的关键帧替换了 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 个关键帧，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>%n 个关键帧 (%2 个未显示)，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown) …</source>
        <translation>
            <numerusform>%n 个关键帧 (%1 个未显示) …</numerusform>
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
        <translation>重置</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>选择一个命令即可更改其按键。</translation>
    </message>
    <message>
        <source>Removes the keys, as in the preset</source>
        <translation>移除按键，与预设相同</translation>
    </message>
    <message>
        <source>Sets %1, as in the preset</source>
        <translation>设为 %1，与预设相同</translation>
    </message>
    <message>
        <source>Click, then press the key that replaces it</source>
        <translation>单击，然后按下用来替换的按键</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Set a Key…</source>
        <translation>设置按键…</translation>
    </message>
    <message>
        <source>Add a Key…</source>
        <translation>添加按键…</translation>
    </message>
    <message>
        <source>Click, then press the key</source>
        <translation>单击，然后按下按键</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从 %2 移除 %1</translation>
    </message>
    <message>
        <source>%1 is also a key of %2. The key runs %3.</source>
        <translation>%1 也是“%2”的按键。按下时执行“%3”。</translation>
    </message>
    <message>
        <source>Remove It from %1</source>
        <translation>从“%1”移除</translation>
    </message>
</context>
<context>
    <name>odori::KeyLocks</name>
    <message numerus="yes">
        <source>%n key(s) locked in the graph were left alone.</source>
        <translation>
            <numerusform>曲线图中锁定的 %n 个关键帧未更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked track(s) changed too, because whole frames moved.</source>
        <translation>
            <numerusform>由于移动了整帧，%n 条锁定的轨道也随之更改。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyMapList</name>
    <message>
        <source>Commands and their keys</source>
        <translation>命令及其按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
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
        <translation>已更改；预设中没有按键</translation>
    </message>
    <message>
        <source>Changed; the preset has %1</source>
        <translation>已更改；预设中为 %1</translation>
    </message>
    <message>
        <source>%1 is also a key of %2</source>
        <translation>%1 也是“%2”的按键</translation>
    </message>
</context>
<context>
    <name>odori::KeyMapPage</name>
    <message>
        <source>Key Map</source>
        <translation>按键设置</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P):</translation>
    </message>
    <message>
        <source>Your own changes are kept when you choose another preset</source>
        <translation>选择其他预设时，会保留您自己的更改</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Replaces the key map with the key map from a file</source>
        <translation>用文件中的按键设置替换当前的按键设置</translation>
    </message>
    <message>
        <source>Saves the name of the preset and your changes in a file</source>
        <translation>将预设的名称和您的更改保存到文件</translation>
    </message>
    <message>
        <source>Search commands, or keys like Ctrl+D</source>
        <translation>搜索命令，或 Ctrl+D 这样的按键</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <source>Search by Key…</source>
        <translation>用按键查找…</translation>
    </message>
    <message>
        <source>Click, then press a key to find its command</source>
        <translation>单击，然后按下按键以查找其命令</translation>
    </message>
    <message>
        <source>Shows only commands that share a key with another one</source>
        <translation>仅显示按键与其他命令重复的命令</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change of the key map</source>
        <translation>撤销按键设置的上一次更改</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>全部重置(&amp;L)</translation>
    </message>
    <message>
        <source>Resets every command to the keys of the preset</source>
        <translation>将所有命令重置为预设的按键</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>%n 个冲突</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a Key Map</source>
        <translation>导入按键设置</translation>
    </message>
    <message>
        <source>Key maps (*.json);;All files (*)</source>
        <translation>按键设置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Imported %1.</source>
        <translation>已导入 %1。</translation>
    </message>
    <message>
        <source>Imported %1. This version has no command named %2.</source>
        <translation>已导入 %1。此版本没有名为 %2 的命令。</translation>
    </message>
    <message>
        <source>Export the Key Map</source>
        <translation>导出按键设置</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>已导出 %1。</translation>
    </message>
</context>
<context>
    <name>odori::KeyNotes</name>
    <message>
        <source>In the dope sheet %1 moves the cursor instead.</source>
        <translation>在关键帧表中，%1 改为移动光标。</translation>
    </message>
    <message>
        <source>In the curve editor %1 acts on the handles instead.</source>
        <translation>在曲线编辑器中，%1 改为操作控制点。</translation>
    </message>
    <message>
        <source>%1 no longer opens the menu %2.</source>
        <translation>%1 不再打开菜单“%2”。</translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>关键帧</translation>
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
        <translation>未注册</translation>
    </message>
    <message>
        <source>at the current frame</source>
        <translation>在当前帧</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
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
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>打开物理演算</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>关闭物理演算</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>补间 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>补间 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>补间 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>补间 旋转</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message numerus="yes">
        <source>Register %n key(s)</source>
        <translation>
            <numerusform>注册 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>The selected bones cannot move.</source>
        <translation>所选骨骼不能移动。</translation>
    </message>
    <message>
        <source>The selected bones cannot rotate.</source>
        <translation>所选骨骼不能旋转。</translation>
    </message>
    <message>
        <source>Type 0 to remove this number.</source>
        <translation>输入 0 可去掉此数值。</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot move and kept their position.</source>
        <translation>
            <numerusform>%n 个骨骼不能移动，位置保持不变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot rotate and kept their rotation.</source>
        <translation>
            <numerusform>%n 个骨骼不能旋转，旋转保持不变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyTableModel</name>
    <message>
        <source>Edit Keys</source>
        <translation>编辑关键帧</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>帧</translation>
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
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>补间 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>补间 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>补间 Z</translation>
    </message>
    <message>
        <source>Curve rotation</source>
        <translation>补间 旋转</translation>
    </message>
    <message>
        <source>Curve distance</source>
        <translation>补间 距离</translation>
    </message>
    <message>
        <source>Curve field of view</source>
        <translation>补间 视角</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Show model</source>
        <translation>显示模型</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 关闭</translation>
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
            <numerusform>%n 个关键帧中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>The copied cells do not fit here</source>
        <translation>复制的单元格不适合这里</translation>
    </message>
</context>
<context>
    <name>odori::KeyTableView</name>
    <message>
        <source>Key table</source>
        <translation>关键帧表格</translation>
    </message>
    <message>
        <source>The selection has no keys.</source>
        <translation>所选内容没有关键帧。</translation>
    </message>
    <message>
        <source>Select bones, morphs or rows of the dope sheet to see their keys.</source>
        <translation>选择骨骼、表情或关键帧表的行，即可查看其关键帧。</translation>
    </message>
    <message>
        <source>Cu&amp;t Keys</source>
        <translation>剪切关键帧(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Keys</source>
        <translation>复制关键帧(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Keys or Cells</source>
        <translation>粘贴关键帧或单元格(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit This Cell</source>
        <translation>编辑此单元格(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to This Frame</source>
        <translation>转到此帧(&amp;G)</translation>
    </message>
</context>
<context>
    <name>odori::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
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
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation>搜索按键和命令</translation>
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
        <translation>在球上拖动光源，球为正面所见。越过边缘则转到球的后面。Ctrl: 更精细</translation>
    </message>
    <message>
        <source>From %1° to the right and %2° up, seen from the front</source>
        <translation>从正面看，来自右 %1°、上 %2° 的方向</translation>
    </message>
</context>
<context>
    <name>odori::LightEditor</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>“%1” is no colour. Type one as #RRGGBB.</source>
        <translation>“%1”不是颜色。请以 #RRGGBB 的形式输入。</translation>
    </message>
</context>
<context>
    <name>odori::LightSwatch</name>
    <message>
        <source>Choose the light&apos;s colour</source>
        <translation>选择照明的颜色</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>照明颜色</translation>
    </message>
    <message>
        <source>Colour of the Light</source>
        <translation>照明颜色</translation>
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
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>关键帧表</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>补间曲线</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>%n 条轨道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 项未注册</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing. First texture: %1</source>
        <translation>
            <numerusform>缺少 %n 个贴图。第一个贴图: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型列表</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>as in: 872 keys · 48 tracks</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 Your work is unchanged; save it before you continue.</source>
        <translation>%1 您的工作没有改变；继续之前请先保存。</translation>
    </message>
    <message numerus="yes">
        <source>The physics cache is full: %n frame(s) were removed and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>物理演算的缓存已满: 已移除 %n 帧，显示时会重新模拟。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a model and a motion on the window, or open them with %1</source>
        <translation>将模型和动作拖放到窗口上，或用 %1 打开</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>无法保存设置: %1</translation>
    </message>
    <message>
        <source>All missing textures were found.</source>
        <translation>已找到所有缺少的贴图。</translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, %n line(s) of the log, and the crash report of %1</source>
        <translation>
            <numerusform>已复制: 版本、设置、%n 行日志，以及 %1 的崩溃报告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, and %n line(s) of the log; there is no crash report</source>
        <translation>
            <numerusform>已复制: 版本、设置和 %n 行日志；没有崩溃报告</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture was saved: %1</source>
        <translation>已保存图片: %1</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>图片已在剪贴板中。</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>The films that are being made</source>
        <translation>正在制作的影片</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>as in: dance.mp4: 42 %, 1:20 left</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n film(s) are not finished. Quit and stop making them?</source>
        <translation>
            <numerusform>%n 部影片尚未完成。要退出并停止制作吗？</numerusform>
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
        <translation>手册</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>Open in the Brow&amp;ser</source>
        <translation>在浏览器中打开(&amp;S)</translation>
    </message>
    <message>
        <source>The manual is missing. Install the program again.</source>
        <translation>缺少手册。请重新安装程序。</translation>
    </message>
</context>
<context>
    <name>odori::MappingModel</name>
    <message>
        <source>place and rotation</source>
        <translation>位置和旋转</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>place of the hips</source>
        <translation>腰的位置</translation>
    </message>
    <message>
        <source>A double click changes it.</source>
        <translation>双击可更改。</translation>
    </message>
    <message>
        <source>Joint of the file</source>
        <translation>文件的关节</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>The model has no bone %1, so the joint %2 is ignored.</source>
        <translation>模型没有骨骼 %1，因此忽略关节 %2。</translation>
    </message>
    <message>
        <source>The bone %1 follows the joint %2, so the joint %3 is ignored.</source>
        <translation>骨骼 %1 跟随关节 %2，因此忽略关节 %3。</translation>
    </message>
    <message>
        <source>The model has no bone %1; the mapping is unchanged.</source>
        <translation>模型没有骨骼 %1；映射未更改。</translation>
    </message>
</context>
<context>
    <name>odori::MarkerField</name>
    <message>
        <source>Marker name</source>
        <translation>标记名称</translation>
    </message>
</context>
<context>
    <name>odori::MarksBox</name>
    <message>
        <source>Also move &amp;markers and play range</source>
        <translation>同时移动标记和播放范围(&amp;M)</translation>
    </message>
    <message>
        <source>All models and the camera share markers and play range. Beats do not move</source>
        <translation>所有模型和相机共用标记和播放范围。节拍不移动</translation>
    </message>
</context>
<context>
    <name>odori::MemoryPage</name>
    <message>
        <source>&amp;Undo steps</source>
        <translation>撤销步骤(&amp;U)</translation>
    </message>
    <message>
        <source>Above this limit, the oldest steps are removed.</source>
        <translation>超过此上限时，移除最旧的步骤。</translation>
    </message>
    <message>
        <source>Te&amp;xtures</source>
        <translation>贴图(&amp;X)</translation>
    </message>
    <message>
        <source>Limit for all models together. Above it, the largest textures are shown at a lower resolution.</source>
        <translation>所有模型合计的上限。超过时，最大的贴图会以较低分辨率显示。</translation>
    </message>
    <message>
        <source>&amp;Simulated frames</source>
        <translation>已模拟的帧(&amp;S)</translation>
    </message>
    <message>
        <source>Limit for each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>每个模型的上限。放不下的帧会在显示时重新模拟。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB for %n step(s)</source>
        <translation>
            <numerusform>已使用: %1 MiB (%n 个步骤)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: %1 MiB</source>
        <translation>已使用: %1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB; %n texture(s) at a lower resolution</source>
        <translation>
            <numerusform>已使用: %1 MiB；%n 个贴图为较低分辨率</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: up to %1 MiB for a model</source>
        <translation>已使用: 每个模型最多 %1 MiB</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>已用内存</translation>
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
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;When Opening</source>
        <translation>打开文件时(&amp;W)</translation>
    </message>
    <message>
        <source>A second model</source>
        <translation>第二个模型</translation>
    </message>
    <message>
        <source>A motion for a model that has a motion</source>
        <translation>为已有动作的模型打开动作</translation>
    </message>
    <message>
        <source>Camera keys in a model&apos;s motion</source>
        <translation>模型动作中的相机关键帧</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Move Keys</source>
        <translation>移动关键帧(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>姿势(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>面板(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dope Sheet</source>
        <translation>关键帧表(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>数值(&amp;V)</translation>
    </message>
    <message>
        <source>Paste &amp;to</source>
        <translation>粘贴到(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>补间曲线(&amp;U)</translation>
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
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Pi&amp;vot</source>
        <translation>旋转中心(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;tandard View</source>
        <translation>标准视点(&amp;T)</translation>
    </message>
    <message>
        <source>Bone S&amp;ets</source>
        <translation>骨骼组(&amp;E)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>&amp;Helpers</source>
        <translation>辅助显示(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>显示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Foot Co&amp;ntacts</source>
        <translation>脚部接地(&amp;N)</translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 以及其他 %n 条</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MorphCommands</name>
    <message>
        <source>Both sides have these weights already.</source>
        <translation>两侧的权重已经相同。</translation>
    </message>
    <message>
        <source>The selected morphs have no other side in this model.</source>
        <translation>所选表情在此模型中没有另一侧的表情。</translation>
    </message>
    <message>
        <source>Copy Morphs to Other Side</source>
        <translation>把表情复制到另一侧</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>镜像表情</translation>
    </message>
    <message>
        <source>Copied the weights to the other side at frame %1.</source>
        <translation>已在第 %1 帧把权重复制到另一侧。</translation>
    </message>
    <message>
        <source>Mirrored the selected morphs at frame %1.</source>
        <translation>已在第 %1 帧镜像所选表情。</translation>
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
        <translation>嘴</translation>
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
            <numerusform>%n 个表情</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no morphs of this kind.</source>
        <translation>模型没有此类表情。</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>未打开任何模型。</translation>
    </message>
    <message>
        <source>Change Morph</source>
        <translation>更改表情</translation>
    </message>
    <message>
        <source>Kinds of morphs</source>
        <translation>表情的种类</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>当前活动对象是相机。</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>活动动作没有模型。</translation>
    </message>
    <message>
        <source>Search morphs</source>
        <translation>搜索表情</translation>
    </message>
    <message>
        <source>No morph is called “%1”.</source>
        <translation>没有名为“%1”的表情。</translation>
    </message>
</context>
<context>
    <name>odori::MotionHelpers</name>
    <message>
        <source>The bone %1 is hidden, so it has no trail.</source>
        <translation>骨骼 %1 已隐藏，因此没有运动轨迹。</translation>
    </message>
    <message>
        <source>Physics moves the bone %1, so it has no trail.</source>
        <translation>骨骼 %1 由物理演算移动，因此没有运动轨迹。</translation>
    </message>
</context>
<context>
    <name>odori::MovedTable</name>
    <message>
        <source>Moved, in units</source>
        <translation>移动量 (单位)</translation>
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
        <translation>所在帧</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Shows this frame</source>
        <translation>显示此帧</translation>
    </message>
    <message>
        <source>%1: frame of the largest difference</source>
        <translation>%1: 差异最大的帧</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Shows frame %1</source>
        <translation>显示第 %1 帧</translation>
    </message>
</context>
<context>
    <name>odori::NameList</name>
    <message>
        <source>Search names</source>
        <translation>搜索名称</translation>
    </message>
    <message>
        <source>No name is found.</source>
        <translation>没有找到名称。</translation>
    </message>
    <message>
        <source>Found names</source>
        <translation>找到的名称</translation>
    </message>
</context>
<context>
    <name>odori::NameSearchField</name>
    <message>
        <source>Japanese, kana, romaji or English: 手首, てくび, tekubi and wrist find the same bones</source>
        <translation>日文、假名、罗马字或英文均可: 手首、てくび、tekubi 和 wrist 找到的是相同的骨骼</translation>
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
        <translation>重命名 IK</translation>
    </message>
    <message>
        <source>Move Keys to Another Track</source>
        <translation>将关键帧移到另一条轨道</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>重命名轨道</translation>
    </message>
    <message numerus="yes">
        <source>Moved keys from %1 to %2; %n key(s) at their frames were replaced.</source>
        <translation>
            <numerusform>已将关键帧从 %1 移到 %2；替换了相同帧上的 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %1 to %2; %n key(s) at its frames were replaced.</source>
        <translation>
            <numerusform>已将 %1 重命名为 %2；替换了相同帧上的 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved keys from %1 to %2.</source>
        <translation>已将关键帧从 %1 移到 %2。</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>已将 %1 重命名为 %2。</translation>
    </message>
</context>
<context>
    <name>odori::NumberField</name>
    <message>
        <source>Reset to %1</source>
        <translation>重置为 %1</translation>
    </message>
    <message>
        <source>%1 cannot be less than %2.</source>
        <translation>“%1”不能小于 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be more than %2.</source>
        <translation>“%1”不能大于 %2。</translation>
    </message>
</context>
<context>
    <name>odori::OpeningPage</name>
    <message>
        <source>A model, if another model is active</source>
        <translation>已有活动模型时打开模型</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>每次询问</translation>
    </message>
    <message>
        <source>Add it to the scene</source>
        <translation>添加到场景</translation>
    </message>
    <message>
        <source>Replace the active model and keep its motion</source>
        <translation>替换活动模型并保留其动作</translation>
    </message>
    <message>
        <source>A motion, if the model or camera already has keys</source>
        <translation>模型或相机已有关键帧时打开动作</translation>
    </message>
    <message>
        <source>Replace the present motion</source>
        <translation>替换现有的动作</translation>
    </message>
    <message>
        <source>Merge it at the current frame; keys at the same frames are replaced</source>
        <translation>合并到当前帧；相同帧上的关键帧会被替换</translation>
    </message>
    <message>
        <source>Add the model a second time, with this motion</source>
        <translation>再添加一个相同的模型，并使用此动作</translation>
    </message>
    <message>
        <source>Camera, light and self-shadow keys in a model&apos;s motion</source>
        <translation>模型动作中的相机、照明和自阴影关键帧</translation>
    </message>
    <message>
        <source>Use them in the scene</source>
        <translation>在场景中使用</translation>
    </message>
    <message>
        <source>Do not use them in the scene</source>
        <translation>不在场景中使用</translation>
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
        <translation>跟随另一个模型的骨骼</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Model that is followed</source>
        <translation>被跟随的模型</translation>
    </message>
    <message>
        <source>Its bone</source>
        <translation>其骨骼</translation>
    </message>
    <message>
        <source>Bone that is followed</source>
        <translation>被跟随的骨骼</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Keys of outside parents</source>
        <translation>外部亲的关键帧</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>原点</translation>
    </message>
    <message>
        <source>%1 (not in the model)</source>
        <translation>%1 (模型中没有)</translation>
    </message>
    <message>
        <source>◇ not registered</source>
        <translation>◇ 未注册</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 关键帧</translation>
    </message>
    <message>
        <source>since frame %1</source>
        <translation>从第 %1 帧起</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有关键帧</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>需要第二个可供跟随的模型。</translation>
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
        <translation>保持位置</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the bone, so that it stays where it is at the frame</source>
        <translation>“注册”和“移除”还会设置此骨骼的关键帧，使它在此帧保持原位</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the camera, so that the picture stays the same at the frame</source>
        <translation>“注册”和“移除”还会设置相机的关键帧，使此帧的画面保持不变</translation>
    </message>
    <message>
        <source>Nothing to register: this parent holds already.</source>
        <translation>没有可注册的内容: 此父骨骼已经生效。</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParents</name>
    <message>
        <source>nobody</source>
        <translation>无</translation>
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
        <translation>骨骼不能跟随自己模型的骨骼。</translation>
    </message>
    <message>
        <source>Not possible: from frame %1 on, %2 and %3 would follow each other.</source>
        <translation>无法设置: 从第 %1 帧起，%2 和 %3 会互相跟随。</translation>
    </message>
    <message>
        <source>This model is not in the scene any more.</source>
        <translation>此模型已不在场景中。</translation>
    </message>
    <message>
        <source>Set Outside Parent</source>
        <translation>设置外部亲</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2.</source>
        <translation>从第 %1 帧起，相机跟随: %2。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3.</source>
        <translation>从第 %1 帧起，%2 跟随: %3。</translation>
    </message>
    <message>
        <source>Remove Outside Parent</source>
        <translation>移除外部亲</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2. A key keeps its place.</source>
        <translation>从第 %1 帧起，相机跟随: %2。用关键帧保持其位置。</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3. A key keeps its place.</source>
        <translation>从第 %1 帧起，%2 跟随: %3。用关键帧保持其位置。</translation>
    </message>
</context>
<context>
    <name>odori::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>现在不可用</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <translation>%1，现在不可用</translation>
    </message>
</context>
<context>
    <name>odori::PanelDock</name>
    <message>
        <source>Dock this panel in the window</source>
        <translation>将此面板停靠到窗口中</translation>
    </message>
    <message>
        <source>Show this panel in a window of its own</source>
        <translation>在单独的窗口中显示此面板</translation>
    </message>
    <message>
        <source>Close this panel. View ▸ Panels shows it again.</source>
        <translation>关闭此面板。可用“视图”▸“面板”重新显示。</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <translation>停靠 %1</translation>
    </message>
    <message>
        <source>Float %1</source>
        <translation>浮动 %1</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
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
        <translation>相机</translation>
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
        <translation>未注册</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
</context>
<context>
    <name>odori::ParentsDialog</name>
    <message>
        <source>&amp;Simulate physics of the models that are followed</source>
        <translation>模拟被跟随模型的物理演算(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>The camera follows bones. A VMD file cannot hold this, so %1 would show another motion.</source>
        <translation>相机跟随骨骼。VMD 文件无法保存这一点，因此 %1 会显示不同的动作。</translation>
    </message>
    <message>
        <source>Bones of %1 follow other models. A VMD file cannot hold this, so %2 would show another motion.</source>
        <translation>%1 的骨骼跟随其他模型。VMD 文件无法保存这一点，因此 %2 会显示不同的动作。</translation>
    </message>
    <message>
        <source>&amp;Bake and Save</source>
        <translation>烘焙并保存(&amp;B)</translation>
    </message>
    <message>
        <source>Save &amp;Without Them</source>
        <translation>不带外部亲保存(&amp;W)</translation>
    </message>
    <message>
        <source>The motion changed meanwhile.</source>
        <translation>其间动作已更改。</translation>
    </message>
    <message>
        <source>Bake Outside Parents</source>
        <translation>烘焙外部亲</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s) in place of the outside parents.</source>
        <translation>
            <numerusform>已烘焙 %n 个关键帧来代替外部亲。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only needed keys</source>
        <translation>仅需要的关键帧(&amp;O)</translation>
    </message>
    <message>
        <source>Bake makes keys where a bone follows, so the motion looks the same without outside parents. You can undo this. A project saves outside parents as they are.</source>
        <translation>烘焙会在骨骼跟随的地方建立关键帧，使动作没有外部亲也看起来相同。可以撤销此操作。项目会原样保存外部亲。</translation>
    </message>
    <message>
        <source>The largest error of a bone is %1 units and %2°</source>
        <translation>骨骼的最大误差为 %1 单位和 %2°</translation>
    </message>
</context>
<context>
    <name>odori::PhysicsSettingsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>物理演算设置</translation>
    </message>
    <message>
        <source>60 per second, as in MMD</source>
        <translation>每秒 60 次，与 MMD 相同</translation>
    </message>
    <message>
        <source>120 per second, for thin or fast parts</source>
        <translation>每秒 120 次，用于细小或快速的部分</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the simulated frames of each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>每个模型已模拟的帧所用的内存。放不下的帧会在显示时重新模拟。</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>重力(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>步数(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cache</source>
        <translation>缓存(&amp;C)</translation>
    </message>
    <message>
        <source>Change Physics</source>
        <translation>更改物理演算</translation>
    </message>
    <message>
        <source>The direction must not be 0 0 0.</source>
        <translation>方向不能是 0 0 0。</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>噪声(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;w Seed</source>
        <translation>新种子(&amp;W)</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>In the unit of MMD&apos;s panel. The default is 9.8</source>
        <translation>单位与 MMD 面板相同。默认值为 9.8</translation>
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
        <translation>重力的方向。只有 X、Y、Z 的比例有意义。默认值为 0 −1 0，即向下。</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>方向(&amp;D)</translation>
    </message>
    <message>
        <source>Changes gravity at random in every step, so that hair and cloth sway</source>
        <translation>每一步随机改变重力，使头发和衣服摇摆</translation>
    </message>
    <message>
        <source>Amount of noise</source>
        <translation>噪声的量</translation>
    </message>
    <message>
        <source>The largest random change, in the unit of gravity</source>
        <translation>随机变化的最大值，单位与重力相同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The same seed gives exactly the same motion</source>
        <translation>相同的种子得到完全相同的动作</translation>
    </message>
    <message>
        <source>Sets the seed to a random number, for another motion</source>
        <translation>将种子设为随机数，得到不同的动作</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
</context>
<context>
    <name>odori::PictureDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>尺寸(&amp;Z)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>抗锯齿(&amp;M)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8 位</translation>
    </message>
    <message>
        <source>16 bit, for other programs</source>
        <translation>16 位，供其他程序使用</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>请输入要写入的文件名。</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>已取消: 未写入任何内容。</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1 属于此场景。请选择其他名称。</translation>
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
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 已存在。要覆盖吗？</translation>
    </message>
</context>
<context>
    <name>odori::PoseControls</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Exchanges left and right</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Blend from the shown pose to the stored one</source>
        <translation>从显示的姿势混合到保存的姿势</translation>
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
        <translation>“%1”不能用作文件名。</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation>文件 %1 已存在。</translation>
    </message>
    <message>
        <source>The file %1 cannot be renamed.</source>
        <translation>无法重命名文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>无法删除文件 %1。</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>删除姿势</translation>
    </message>
    <message>
        <source>The file %1 cannot be moved to the trash. Delete it for good?</source>
        <translation>无法将文件 %1 移到回收站。要永久删除吗？</translation>
    </message>
    <message>
        <source>Move the pose %1 to the trash?</source>
        <translation>要将姿势 %1 移到回收站吗？</translation>
    </message>
</context>
<context>
    <name>odori::PoseFolder</name>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read.</source>
        <translation>无法读取文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>odori::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>搜索姿势</translation>
    </message>
    <message>
        <source>Save Pose…</source>
        <translation>保存姿势…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>将所选骨骼和表情显示的姿势保存为 VPD；若未选择，则保存全部</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>The folder with the poses</source>
        <translation>存放姿势的文件夹</translation>
    </message>
    <message>
        <source>Folder with Poses</source>
        <translation>姿势文件夹</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>镜像应用(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose a folder with poses (VPD files) above.</source>
        <translation>请在上方选择存放姿势 (VPD 文件) 的文件夹。</translation>
    </message>
    <message>
        <source>No pose is called “%1”.</source>
        <translation>没有名为“%1”的姿势。</translation>
    </message>
    <message>
        <source>The folder has no poses (VPD files).</source>
        <translation>此文件夹中没有姿势 (VPD 文件)。</translation>
    </message>
    <message>
        <source>Select a pose to use it.</source>
        <translation>请选择要使用的姿势。</translation>
    </message>
    <message>
        <source>The pose was not applied: the active model or the frame changed before the file was read.</source>
        <translation>未应用姿势: 读取文件之前，活动模型或帧已更改。</translation>
    </message>
</context>
<context>
    <name>odori::PoseSentences</name>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) of it are not in this model.</source>
        <translation>
            <numerusform>其中 %n 个骨骼和表情不在此模型中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>要摆放骨骼和表情，请使模型成为活动对象。</translation>
    </message>
    <message>
        <source>The pose has none of the selected bones and morphs.</source>
        <translation>此姿势没有所选的任何骨骼和表情。</translation>
    </message>
    <message>
        <source>The model has none of the bones and morphs of the pose.</source>
        <translation>模型没有此姿势的任何骨骼和表情。</translation>
    </message>
    <message numerus="yes">
        <source>Applied the pose %1 to %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>已将姿势 %1 应用到 %n 个骨骼和表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blended %2 % of the pose %1 into %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>已将姿势 %1 以 %2 % 混合到 %n 个骨骼和表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on %n selected bone(s) and morph(s).</source>
        <translation>
            <numerusform>作用于所选的 %n 个骨骼和表情。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on the whole pose: %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>作用于整个姿势: %n 个骨骼和表情。</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>应用姿势</translation>
    </message>
    <message>
        <source>The model has the pose %1 already.</source>
        <translation>模型已经是姿势 %1。</translation>
    </message>
    <message>
        <source>The bones of the pose are locked. The bone panel unlocks them.</source>
        <translation>此姿势的骨骼已锁定。可在骨骼面板中解锁。</translation>
    </message>
</context>
<context>
    <name>odori::PoseTweens</name>
    <message>
        <source>The selected bones and morphs have no key before frame %1.</source>
        <translation>所选骨骼和表情在第 %1 帧之前没有关键帧。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key after frame %1.</source>
        <translation>所选骨骼和表情在第 %1 帧之后没有关键帧。</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key before or after frame %1.</source>
        <translation>所选骨骼和表情在第 %1 帧前后没有关键帧。</translation>
    </message>
    <message>
        <source>Towards Previous Key</source>
        <translation>趋近上一个关键帧</translation>
    </message>
    <message>
        <source>Towards Next Key</source>
        <translation>趋近下一个关键帧</translation>
    </message>
    <message>
        <source>Exaggerate</source>
        <translation>夸张</translation>
    </message>
    <message>
        <source>Towards Rest</source>
        <translation>趋近初始姿势</translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>要摆放骨骼和表情，请使模型成为活动对象。</translation>
    </message>
    <message>
        <source>Select bones or morphs to pose them.</source>
        <translation>请选择要摆放的骨骼或表情。</translation>
    </message>
    <message>
        <source>At frame %1 the pose is exactly between its keys, so there is nothing to exaggerate. Change the pose first.</source>
        <translation>第 %1 帧的姿势正好在前后关键帧的中间，因此没有可夸张之处。请先更改姿势。</translation>
    </message>
    <message>
        <source>The selected bones and morphs already have that pose at frame %1.</source>
        <translation>所选骨骼和表情在第 %1 帧已经是该姿势。</translation>
    </message>
    <message>
        <source>The selected bones are locked. The bone panel unlocks them.</source>
        <translation>所选骨骼已锁定。可在骨骼面板中解锁。</translation>
    </message>
</context>
<context>
    <name>odori::PresetBox</name>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>All presets by name; save, export and import your own</source>
        <translation>按名称列出所有预设；可保存、导出和导入自己的预设</translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message>
        <source>Curve presets (*.json)</source>
        <translation>曲线预设 (*.json)</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自己的预设</translation>
    </message>
    <message>
        <source>&amp;Save Preset…</source>
        <translation>保存预设(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the curve of the selected keys under a name</source>
        <translation>以一个名称保存所选关键帧的曲线</translation>
    </message>
    <message>
        <source>The selected keys have different curves</source>
        <translation>所选关键帧的曲线不同</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>保存预设</translation>
    </message>
    <message>
        <source>Preset %1 saved</source>
        <translation>已保存预设 %1</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>重命名预设</translation>
    </message>
    <message>
        <source>Preset renamed to %1</source>
        <translation>预设已重命名为 %1</translation>
    </message>
    <message>
        <source>Preset %1 deleted</source>
        <translation>已删除预设 %1</translation>
    </message>
    <message>
        <source>Import Presets</source>
        <translation>导入预设</translation>
    </message>
    <message>
        <source>Export Presets</source>
        <translation>导出预设</translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) imported</source>
        <translation>
            <numerusform>已导入 %n 个预设</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) exported to %1</source>
        <translation>
            <numerusform>已将 %n 个预设导出到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve presets</source>
        <translation>曲线预设</translation>
    </message>
</context>
<context>
    <name>odori::QtTexts</name>
    <message>
        <source>Enter</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Num Enter</source>
        <translation>小键盘回车</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
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
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>链接</translation>
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
            <numerusform>恢复数据的末尾已损坏。约缺少 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <translation>没有可恢复的未保存工作。</translation>
    </message>
    <message>
        <source>a new motion</source>
        <translation>新动作</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>%1 can be restored.</source>
        <translation>可以恢复 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 and other motions can be restored.</source>
        <translation>
            <numerusform>可以恢复 %1 和其他动作中的 %n 项更改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 can be restored.</source>
        <translation>
            <numerusform>可以恢复 %1 中的 %n 项更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Odori was closed %1. %2</source>
        <translation>Odori 于 %1 关闭。%2</translation>
    </message>
    <message>
        <source>Odori closed unexpectedly %1. %2</source>
        <translation>Odori 于 %1 意外关闭。%2</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n change(s). Save to keep them.</source>
        <translation>
            <numerusform>已恢复 %n 项更改。要保留请保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery data cannot be read: %1</source>
        <translation>无法读取恢复数据: %1</translation>
    </message>
    <message>
        <source>The model %1 cannot be read. Its motion is restored. The recovery data is kept for 30 days.</source>
        <translation>无法读取模型 %1。已恢复其动作。恢复数据保留 30 天。</translation>
    </message>
    <message>
        <source>Use the buttons at the top of the view to restore unsaved work.</source>
        <translation>要恢复未保存的工作，请使用视图顶部的按钮。</translation>
    </message>
    <message>
        <source>Files are being opened or saved. Try again in a moment.</source>
        <translation>正在打开或保存文件。请稍后再试。</translation>
    </message>
    <message>
        <source>Everything is open again, as it was saved.</source>
        <translation>已按保存时的状态重新打开所有内容。</translation>
    </message>
    <message numerus="yes">
        <source>Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot be restored. It is kept for 30 days in %2.</source>
        <translation>
            <numerusform>Odori 于 %1 意外关闭。恢复数据已损坏，%n 项更改无法恢复。数据在 %2 中保留 30 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not the file that was open. What was open is restored; save it under another name to keep both.</source>
        <translation>%1 已不是当时打开的文件。将恢复当时打开的内容；若要两者都保留，请以其他名称保存。</translation>
    </message>
    <message>
        <source>%1 does not exist any more. What was open is restored; save it to have the file again.</source>
        <translation>%1 已不存在。将恢复当时打开的内容；保存即可再次得到此文件。</translation>
    </message>
    <message>
        <source>The model %1 is not the file that was open. The motion is restored on the model of now.</source>
        <translation>模型 %1 已不是当时打开的文件。动作将恢复到现在的模型上。</translation>
    </message>
    <message>
        <source>There was no unsaved work. %1 can be opened again.</source>
        <translation>没有未保存的工作。可以重新打开 %1。</translation>
    </message>
    <message>
        <source>Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>已放弃。保留 30 天: “文件”▸“恢复未保存的工作”。</translation>
    </message>
    <message>
        <source>Another version of Odori wrote the recovery data in %1. It stays there for that version.</source>
        <translation>%1 中的恢复数据由另一个版本的 Odori 写入。它会为该版本保留在那里。</translation>
    </message>
</context>
<context>
    <name>odori::RecoveryBar</name>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keeps it for 30 days: File ▸ Recover Unsaved Work</source>
        <translation>保留 30 天: “文件”▸“恢复未保存的工作”</translation>
    </message>
    <message>
        <source>This is a preview. %1</source>
        <translation>这是预览。%1</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Shows what was in the window before</source>
        <translation>显示窗口中之前的内容</translation>
    </message>
    <message>
        <source>Shows the restored work in the window; you can go back</source>
        <translation>在窗口中显示恢复的工作；可以返回</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Shows the next session that can be restored</source>
        <translation>显示下一个可恢复的会话</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>以及其他 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Closes this bar; File ▸ Recover Unsaved Work shows it again</source>
        <translation>关闭此栏；“文件”▸“恢复未保存的工作”可重新显示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>odori::RegisterButton</name>
    <message numerus="yes">
        <source>Register %n</source>
        <translation>
            <numerusform>注册 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Nothing is selected and there is no draft at frame %1. Select the bones and morphs to register.</source>
        <translation>没有选择任何内容，第 %1 帧也没有未注册的更改。请选择要注册的骨骼和表情。</translation>
    </message>
    <message numerus="yes">
        <source>Registers %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>在第 %1 帧注册 %n 个关键帧: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered %n key(s) at frame %1.</source>
        <translation>
            <numerusform>已在第 %1 帧注册 %n 个关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was registered: the keys at frame %1 already have these values.</source>
        <translation>未注册任何内容: 第 %1 帧的关键帧已经是这些值。</translation>
    </message>
    <message>
        <source>Register All Drafts</source>
        <translation>注册所有未注册的更改</translation>
    </message>
    <message numerus="yes">
        <source>Registered all drafts (%n).</source>
        <translation>
            <numerusform>已注册所有未注册的更改 (%n)。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RenameDialog</name>
    <message>
        <source>Move Keys of %1</source>
        <translation>移动 %1 的关键帧</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Names in the model</source>
        <translation>模型中的名称</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1 (建议)</translation>
    </message>
    <message>
        <source>The model has no other name.</source>
        <translation>模型没有其他名称。</translation>
    </message>
    <message>
        <source>Choose a name of the model.</source>
        <translation>请选择模型中的一个名称。</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) will belong to %1.</source>
        <translation>
            <numerusform>%n 个关键帧将属于 %1。</numerusform>
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
            <numerusform>它们会替换相同帧上的 %n 个关键帧。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message>
        <source>Which rows</source>
        <translation>对象行</translation>
    </message>
    <message numerus="yes">
        <source>All tracks (%n)</source>
        <translation>
            <numerusform>所有轨道 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected tracks (%n)</source>
        <translation>
            <numerusform>所选轨道 (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visible rows (%n)</source>
        <translation>
            <numerusform>可见行 (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SafetyPage</name>
    <message>
        <source>&amp;Autosave</source>
        <translation>自动保存(&amp;A)</translation>
    </message>
    <message>
        <source>Every change is on the disk at once and can be restored after a crash. A full copy is written after this time; your files do not change.</source>
        <translation>每项更改都立即写入磁盘，崩溃后可以恢复。每隔此时间写入一份完整副本；您的文件不会改变。</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>历史版本(&amp;E)</translation>
    </message>
    <message>
        <source>Saved versions of each motion and project, on the disk. The content before the first save is kept, too. 0 keeps none. File ▸ Earlier Versions opens them.</source>
        <translation>每个动作和项目在磁盘上保留的已保存版本数。首次保存之前的内容也会保留。0 表示不保留。可用“文件 ▸ 历史版本”打开。</translation>
    </message>
    <message>
        <source>&amp;Disk space</source>
        <translation>磁盘空间(&amp;D)</translation>
    </message>
    <message>
        <source>Limit for unsaved work and earlier versions together. Above it, the oldest are removed.</source>
        <translation>未保存的工作和历史版本合计的上限。超过时，移除最旧的。</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
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
        <translation>历史版本的文件夹</translation>
    </message>
    <message>
        <source>%1 is saved, but its earlier version could not be kept. %2</source>
        <translation>%1 已保存，但未能保留其历史版本。%2</translation>
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
        <translation>缩放范围</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>New length in frames</source>
        <translation>新长度 (帧)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>F&amp;actor</source>
        <translation>倍数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>对象行(&amp;R)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scale Range</source>
        <translation>缩放范围</translation>
    </message>
    <message>
        <source>The last frame is before the first frame. Nothing will change.</source>
        <translation>结束帧在起始帧之前。不会有任何改变。</translation>
    </message>
    <message>
        <source>The range is scaled from %1 to %2.</source>
        <translation>范围从 %1缩放到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) later.</source>
        <translation>
            <numerusform>之后的关键帧后移 %n 帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) earlier.</source>
        <translation>
            <numerusform>之后的关键帧前移 %n 帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>New &amp;length in frames</source>
        <translation>新长度 (帧)(&amp;L)</translation>
    </message>
</context>
<context>
    <name>odori::SceneDrafts</name>
    <message>
        <source>Discard Drafts</source>
        <translation>放弃未注册的更改</translation>
    </message>
</context>
<context>
    <name>odori::SceneKeyRows</name>
    <message>
        <source>IK on</source>
        <translation>IK 打开</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 关闭</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>补间 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>补间 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>补间 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>补间 旋转</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>更改 %1</translation>
    </message>
</context>
<context>
    <name>odori::ScenePanel</name>
    <message>
        <source>Outside parent</source>
        <translation>外部亲</translation>
    </message>
    <message>
        <source>Follow a bone</source>
        <translation>跟随骨骼</translation>
    </message>
</context>
<context>
    <name>odori::SecondMotionFields</name>
    <message>
        <source>Other motion</source>
        <translation>另一个动作</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>File of the other motion</source>
        <translation>另一个动作的文件</translation>
    </message>
    <message>
        <source>&amp;Other motion</source>
        <translation>另一个动作(&amp;O)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Model of the other motion</source>
        <translation>另一个动作的模型</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>模型…</translation>
    </message>
    <message>
        <source>File of the model of the other motion</source>
        <translation>另一个动作的模型文件</translation>
    </message>
    <message>
        <source>&amp;Made for</source>
        <translation>适用模型(&amp;M)</translation>
    </message>
    <message>
        <source>Other Motion</source>
        <translation>另一个动作</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>动作 (%1)</translation>
    </message>
    <message>
        <source>Model of the Other Motion</source>
        <translation>另一个动作的模型</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>Choose the model that the motion was made for.</source>
        <translation>请选择该动作原本适用的模型。</translation>
    </message>
    <message>
        <source>Choose the other motion first.</source>
        <translation>请先选择另一个动作。</translation>
    </message>
</context>
<context>
    <name>odori::SelectRangeDialog</name>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>加入当前选择(&amp;A)</translation>
    </message>
    <message>
        <source>Select a Range</source>
        <translation>选择范围</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>对象行(&amp;R)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
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
            <numerusform>%n 条轨道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Session</name>
    <message>
        <source>Your work is protected against a crash again.</source>
        <translation>您的工作已重新受到崩溃保护。</translation>
    </message>
    <message>
        <source>Your work is not protected against a crash. Save often. %1</source>
        <translation>您的工作未受到崩溃保护。请经常保存。%1</translation>
    </message>
    <message>
        <source>The folder for it cannot be made: %1</source>
        <translation>无法建立用于保护的文件夹: %1</translation>
    </message>
</context>
<context>
    <name>odori::SetNameDialog</name>
    <message>
        <source>Save Bone Set</source>
        <translation>保存骨骼组</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>重命名骨骼组</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称太长。</translation>
    </message>
    <message>
        <source>The set of this name will be replaced.</source>
        <translation>将替换同名的组。</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>已有同名的组。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
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
        <translation>常规</translation>
    </message>
    <message>
        <source>Key Map</source>
        <translation>按键设置</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>设置页面</translation>
    </message>
    <message>
        <source>&amp;Reset This Page</source>
        <translation>重置此页(&amp;R)</translation>
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
        <translation>宽度</translation>
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
        <translation>全高清，1920 × 1080</translation>
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
        <translation>竖屏，1080 × 1920</translation>
    </message>
    <message>
        <source>Square, 1080 × 1080</source>
        <translation>方形，1080 × 1080</translation>
    </message>
    <message>
        <source>As in the view, %1 × %2</source>
        <translation>与视图相同，%1 × %2</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>This kind of film needs even numbers</source>
        <translation>此类影片的尺寸必须是偶数</translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message>
        <source>Snap Keys</source>
        <translation>吸附关键帧</translation>
    </message>
    <message>
        <source>Interval in frames</source>
        <translation>间隔 (帧)</translation>
    </message>
    <message>
        <source>Start frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>whole bars</source>
        <translation>整小节</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>拍</translation>
    </message>
    <message>
        <source>half beats</source>
        <translation>半拍</translation>
    </message>
    <message>
        <source>thirds of a beat</source>
        <translation>三分之一拍</translation>
    </message>
    <message>
        <source>quarters of a beat</source>
        <translation>四分之一拍</translation>
    </message>
    <message>
        <source>Beat division</source>
        <translation>节拍的细分</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>&amp;Frames, every</source>
        <translation>等间隔的帧(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Beats</source>
        <translation>节拍(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest of these frames.</source>
        <translation>
            <numerusform>%n 个关键帧移到其中最近的帧。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat (%1 beats per minute from frame %2).</source>
        <translation>
            <numerusform>%n 个关键帧移到最近的节拍 (从第 %2 帧起，每分钟 %1 拍)。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat.</source>
        <translation>
            <numerusform>%n 个关键帧移到最近的节拍。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SoundButton</name>
    <message>
        <source>Offset and volume of the sound</source>
        <translation>声音的起始位置和音量</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>声音: %1</translation>
    </message>
    <message>
        <source>%1 (muted)</source>
        <translation>%1 (静音)</translation>
    </message>
</context>
<context>
    <name>odori::SoundPlayer</name>
    <message>
        <source>There is no sound device, so the sound is not heard. Everything else works.</source>
        <translation>没有声音设备，因此听不到声音。其他功能均正常。</translation>
    </message>
    <message>
        <source>The sound device is not available any more, so the sound is not heard. Playback goes on.</source>
        <translation>声音设备已不可用，因此听不到声音。播放会继续。</translation>
    </message>
</context>
<context>
    <name>odori::SoundSheet</name>
    <message>
        <source>Mute</source>
        <translation>静音</translation>
    </message>
    <message>
        <source>Remove the Sound</source>
        <translation>移除声音</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>移除声音</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Begins at, milliseconds</source>
        <translation>起始时间 (毫秒)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>当前帧</translation>
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
        <translation>更改声音</translation>
    </message>
    <message>
        <source>As time</source>
        <translation>以时间表示</translation>
    </message>
</context>
<context>
    <name>odori::Soundtrack</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>%1 is cut off: it ends after %2 s of %3 s.</source>
        <translation>%1 被截断: 全长 %3 秒，在 %2 秒处结束。</translation>
    </message>
</context>
<context>
    <name>odori::StartPage</name>
    <message>
        <source>Nothing is open yet</source>
        <translation>尚未打开任何内容</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A mannequin and its walk, to try things out</source>
        <translation>人体模型及其行走动作，供您试用</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Or drop a model (%1), a motion (%2), a pose (%3), an accessory (%5) or a project (%4) here.</source>
        <translation>或将模型 (%1)、动作 (%2)、姿势 (%3)、附件 (%5) 或项目 (%4) 拖放到这里。</translation>
    </message>
    <message>
        <source>Tours of a few minutes</source>
        <translation>几分钟的教程</translation>
    </message>
</context>
<context>
    <name>odori::SwitchField</name>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>odori::TermsDialog</name>
    <message>
        <source>Text by the author of %1</source>
        <translation>%1 的作者的说明</translation>
    </message>
    <message>
        <source>Terms of Use</source>
        <translation>使用条款</translation>
    </message>
    <message>
        <source>The author of %1 wrote:</source>
        <translation>%1 的作者写道:</translation>
    </message>
    <message>
        <source>The authors of the models wrote:</source>
        <translation>模型的作者写道:</translation>
    </message>
</context>
<context>
    <name>odori::ToleranceRow</name>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>Tolerance of the position</source>
        <translation>位置的容差</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Tolerance of the rotation</source>
        <translation>旋转的容差</translation>
    </message>
    <message>
        <source>&amp;Tolerance</source>
        <translation>容差(&amp;W)</translation>
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
        <translation>何时用物理演算移动头发和衣服</translation>
    </message>
    <message>
        <source>The pivot of several selected bones</source>
        <translation>选择多个骨骼时的旋转中心</translation>
    </message>
</context>
<context>
    <name>odori::ToolDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>对象行(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>起始帧</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>结束帧</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>&amp;Edited contacts of the dope sheet (%1)</source>
        <translation>使用关键帧表中编辑过的接地 (%1)(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise the tool finds when the feet stand.</source>
        <translation>否则由工具找出脚站立的时间。</translation>
    </message>
    <message>
        <source>The first frame is after the last one.</source>
        <translation>第一帧在最后一帧之后。</translation>
    </message>
</context>
<context>
    <name>odori::ToolPreview</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>当前帧</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>没有任何改变。</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>残影(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the motion before as a ghost</source>
        <translation>以残影显示更改之前的动作</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) change too.</source>
        <translation>
            <numerusform>还会更改 %n 个锁定的骨骼。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::TourGuide</name>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>后退(&amp;C)</translation>
    </message>
    <message>
        <source>End To&amp;ur</source>
        <translation>结束教程(&amp;U)</translation>
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
        <translation>此导览需要一个有两个关键帧的骨骼：请打开动作，或先选择“文件”▸“新建”，再选择导览。</translation>
    </message>
    <message>
        <source>This tour needs a model: open one, or choose File ▸ New and then the tour.</source>
        <translation>此导览需要模型：请打开模型，或先选择“文件”▸“新建”，再选择导览。</translation>
    </message>
    <message>
        <source>The panel %1 is hidden. View ▸ Panels shows it.</source>
        <translation>面板 %1 已隐藏。可用“视图”▸“面板”显示。</translation>
    </message>
</context>
<context>
    <name>odori::Tours</name>
    <message>
        <source>Pose and key</source>
        <translation>姿势与关键帧</translation>
    </message>
    <message>
        <source>Turn a bone, register a key, and play it</source>
        <translation>旋转骨骼、注册关键帧并播放</translation>
    </message>
    <message>
        <source>Click a bone of the model, such as a wrist. You can also choose it in the list of bones.</source>
        <translation>单击模型的一个骨骼，例如手腕。也可以在骨骼列表中选择。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to go to another frame, about 15 frames later.</source>
        <translation>在关键帧表的标尺上拖动，转到大约 15 帧之后的帧。</translation>
    </message>
    <message>
        <source>That is all: pose, Enter, next frame. Ctrl+Z takes any step back. Ctrl+S saves the motion as a VMD file.</source>
        <translation>就是这样：摆姿势、按 Enter、下一帧。Ctrl+Z 可撤销任何一步。Ctrl+S 将动作保存为 VMD 文件。</translation>
    </message>
    <message>
        <source>Fix a curve</source>
        <translation>修改曲线</translation>
    </message>
    <message>
        <source>Change how a bone moves from one key to the next</source>
        <translation>更改骨骼从一个关键帧到下一个关键帧的运动方式</translation>
    </message>
    <message>
        <source>Drag one of the two handles of the curve. The grid is MMD&apos;s, from 0 to 127. The view shows the result at once.</source>
        <translation>拖动曲线的两个控制点之一。网格与 MMD 相同，从 0 到 127。视图会立即显示结果。</translation>
    </message>
    <message>
        <source>That is all. Ctrl+Z takes the change back. You can change thousands of curves at once: select more keys first.</source>
        <translation>就是这样。Ctrl+Z 可撤销更改。先选择更多关键帧，就能一次更改成千上万条曲线。</translation>
    </message>
    <message>
        <source>Export to Blender</source>
        <translation>导出到 Blender</translation>
    </message>
    <message>
        <source>Write model and motion to an FBX or GLB file</source>
        <translation>将模型和动作写入 FBX 或 GLB 文件</translation>
    </message>
    <message>
        <source>Choose Export in the File menu. In the dialog choose Blender as the target, then a name for the file, and press Export.</source>
        <translation>在“文件”菜单中选择“导出”。在对话框中选择 Blender 作为目标，然后选择文件名并按“导出”。</translation>
    </message>
    <message>
        <source>When the file is written: in Blender choose File, Import, FBX. Keep the usual settings. The model has its bones, its morphs as shape keys, and the motion as an action.</source>
        <translation>文件写好后：在 Blender 中选择“文件”“导入”“FBX”。保留默认设置。模型带有骨骼，表情成为形态键，动作成为动作数据块。</translation>
    </message>
    <message>
        <source>Press %1. The draft becomes a key at the current frame. In the dope sheet a key is a diamond.</source>
        <translation>按 %1。未注册的更改成为当前帧的关键帧。在关键帧表中，关键帧是菱形。</translation>
    </message>
    <message>
        <source>Turn the bone the other way with its ring, and press %1 again.</source>
        <translation>用圆环把骨骼转向另一边，再按一次 %1。</translation>
    </message>
    <message>
        <source>Press %1 to play the motion, and again to stop it.</source>
        <translation>按 %1 播放动作，再按一次停止。</translation>
    </message>
    <message>
        <source>Play the motion (%1). What you see is what the file will contain: IK and physics become ordinary keys.</source>
        <translation>播放动作 (%1)。看到的就是文件将包含的内容：IK 和物理演算会变成普通的关键帧。</translation>
    </message>
    <message>
        <source>Press %1 (Rotate), then drag a ring around the bone. The change is a draft: it is shown, but it is not a key yet.</source>
        <translation>按 %1 (旋转)，然后拖动骨骼周围的圆环。这是未注册的更改：已显示，但还不是关键帧。</translation>
    </message>
    <message>
        <source>Click Values at the top of the curves. This shows the graph of the values, in which you can drag keys in time and in value.</source>
        <translation>单击曲线上方的“数值”。这会显示数值图，可以在其中沿时间和数值拖动关键帧。</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to a frame between two keys of the bone. There you will see how a curve moves it.</source>
        <translation>在关键帧表的标尺上拖动，移到该骨骼两个关键帧之间的帧。在那里可以看到曲线如何移动骨骼。</translation>
    </message>
    <message>
        <source>Click the key of the bone after this frame. Its curve is the way from the key before it.</source>
        <translation>单击该骨骼在此帧之后的关键帧。它的曲线表示从前一个关键帧过来的运动方式。</translation>
    </message>
    <message>
        <source>Choose a bone with keys in the list, such as 左腕. The dope sheet shows its keys.</source>
        <translation>在列表中选择有关键帧的骨骼，例如 左腕。关键帧表会显示它的关键帧。</translation>
    </message>
</context>
<context>
    <name>odori::TrailTool</name>
    <message>
        <source>%1: frame %2</source>
        <translation>%1: 第 %2 帧</translation>
    </message>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>骨骼 %1 已锁定。可用骨骼面板中的锁图标解锁。</translation>
    </message>
    <message>
        <source>The keys of the bone %1 are locked in the graph.</source>
        <translation>骨骼 %1 的关键帧在曲线图中已锁定。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so its keys cannot be moved along the trail.</source>
        <translation>骨骼 %1 只能旋转，因此不能沿运动轨迹移动其关键帧。</translation>
    </message>
    <message>
        <source>The bone %1 only rotates. Select the IK goal that moves it to change the trail.</source>
        <translation>骨骼 %1 只能旋转。要更改运动轨迹，请选择移动它的 IK 目标。</translation>
    </message>
    <message>
        <source>The bone %1 has a draft in frame %2. Register or discard it first.</source>
        <translation>骨骼 %1 在第 %2 帧有未注册的更改。请先注册或放弃。</translation>
    </message>
    <message>
        <source>Move %1 in Frame %2</source>
        <translation>在第 %2 帧移动 %1</translation>
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
        <translation>当前帧</translation>
    </message>
    <message>
        <source>%1 s · %2–%3</source>
        <translation>%1 秒 · %2–%3</translation>
    </message>
    <message>
        <source>Current frame (%1)</source>
        <translation>当前帧 (%1)</translation>
    </message>
    <message>
        <source>Time · play range. Set it with the handles in the ruler of the dope sheet</source>
        <translation>时间 · 播放范围。可用关键帧表标尺上的控制柄设置</translation>
    </message>
    <message>
        <source>Time · play range. Set it with %1 and %2, or with the handles in the ruler of the dope sheet</source>
        <translation>时间 · 播放范围。可用 %1 和 %2，或关键帧表标尺上的控制柄设置</translation>
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
        <translation>趋近·夸张</translation>
    </message>
    <message>
        <source>Amount of the tween</source>
        <translation>趋近·夸张的程度</translation>
    </message>
    <message>
        <source>Drag to the right for more, to the left for the opposite</source>
        <translation>向右拖动增强，向左拖动则相反</translation>
    </message>
</context>
<context>
    <name>odori::TweenTool</name>
    <message>
        <source>Move the mouse to the right or left, or type a percentage. A click or Enter sets the pose, a right click or Esc cancels.</source>
        <translation>左右移动鼠标，或输入百分比。单击或按 Enter 确定姿势，右键单击或按 Esc 取消。</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <comment>as in: Towards Rest: 35 %</comment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>已取消 %1。</translation>
    </message>
</context>
<context>
    <name>odori::UserKeys</name>
    <message>
        <source>%1 The keys of MMD are used.</source>
        <translation>%1 将使用 MMD 的按键。</translation>
    </message>
    <message>
        <source>The key map is not saved, because %1 could not be renamed.</source>
        <translation>无法重命名 %1，因此未保存按键设置。</translation>
    </message>
</context>
<context>
    <name>odori::ValueCanvas</name>
    <message>
        <source>Graph of values over time</source>
        <translation>数值随时间变化的曲线图</translation>
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
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>The selection has no keys yet.</source>
        <translation>所选内容还没有关键帧。</translation>
    </message>
    <message>
        <source>Rotation easing · %1</source>
        <translation>旋转的补间 · %1</translation>
    </message>
    <message>
        <source>key %1   %2</source>
        <translation>关键帧 %1   %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>帧 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected track(s) are not drawn</source>
        <translation>
            <numerusform>另有 %n 条所选轨道未绘制</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>更改补间曲线</translation>
    </message>
    <message>
        <source>Two neighbouring keys can differ by at most 180°: beyond that, the rotation changes direction. Insert a key between them.</source>
        <translation>相邻两个关键帧最多相差 180°: 超过时旋转方向会改变。请在两者之间插入关键帧。</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>移动关键帧</translation>
    </message>
    <message>
        <source>Change Values</source>
        <translation>更改数值</translation>
    </message>
    <message>
        <source>0 frames</source>
        <translation>0 帧</translation>
    </message>
    <message numerus="yes">
        <source>+%n frame(s)</source>
        <comment>moved later in time</comment>
        <translation>
            <numerusform>+%n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n frame(s)</source>
        <comment>moved earlier in time</comment>
        <translation>
            <numerusform>−%n 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Key at Frame %1</source>
        <translation>在第 %1 帧插入关键帧</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>缩放关键帧</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>时间 × %1</translation>
    </message>
    <message>
        <source>values × %1</source>
        <translation>数值 × %1</translation>
    </message>
    <message>
        <source>frames: %1</source>
        <translation>帧: %1</translation>
    </message>
    <message numerus="yes">
        <source>replaces %n key(s)</source>
        <translation>
            <numerusform>替换 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Select bones, morphs or the camera to see their values over time.</source>
        <translation>选择骨骼、表情或相机，即可查看其数值随时间的变化。</translation>
    </message>
    <message>
        <source>No track is shown</source>
        <translation>没有显示任何轨道</translation>
    </message>
    <message>
        <source>%1, %2: %3 at frame %4</source>
        <translation>%1，%2：第 %4 帧为 %3</translation>
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
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rot Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rot Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>旋转 (度)</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>表情的权重</translation>
    </message>
    <message>
        <source>Distance of the camera</source>
        <translation>相机的距离</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>%1 (double click: only this one)</source>
        <translation>%1 (双击: 仅显示此项)</translation>
    </message>
</context>
<context>
    <name>odori::ValueSection</name>
    <message>
        <source>Register</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Register %1</source>
        <translation>注册 %1</translation>
    </message>
    <message>
        <source>Discard the draft of %1</source>
        <translation>放弃 %1 的未注册更改</translation>
    </message>
    <message>
        <source>Restores the values of the keys</source>
        <translation>恢复为关键帧的值</translation>
    </message>
    <message>
        <source>the camera is active</source>
        <translation>当前活动对象是相机</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>未打开任何模型</translation>
    </message>
    <message>
        <source>◇ draft</source>
        <translation>◇ 未注册</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 关键帧</translation>
    </message>
    <message>
        <source>no keys yet</source>
        <translation>尚无关键帧</translation>
    </message>
    <message>
        <source>no key here</source>
        <translation>此处没有关键帧</translation>
    </message>
    <message>
        <source>There is a draft at frame %1</source>
        <translation>第 %1 帧有未注册的更改</translation>
    </message>
    <message>
        <source>There is a key at frame %1</source>
        <translation>第 %1 帧有关键帧</translation>
    </message>
</context>
<context>
    <name>odori::ValueTrackList</name>
    <message>
        <source>Tracks of the graph</source>
        <translation>曲线图的轨道</translation>
    </message>
    <message>
        <source>Hide the channels of %1</source>
        <translation>隐藏 %1 的通道</translation>
    </message>
    <message>
        <source>Show the channels of %1</source>
        <translation>显示 %1 的通道</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1 的颜色</translation>
    </message>
    <message>
        <source>Draw only %1 (Ctrl: also others)</source>
        <translation>仅绘制 %1 (Ctrl: 同时绘制其他)</translation>
    </message>
    <message>
        <source>Show the lines of %1</source>
        <translation>显示 %1 的线</translation>
    </message>
    <message>
        <source>Hide the lines of %1</source>
        <translation>隐藏 %1 的线</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>解锁 %1</translation>
    </message>
    <message>
        <source>%1: show or mute %2</source>
        <translation>%1: 显示或隐去 %2</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>独显</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>橄榄色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Lock %1: its keys are not selected in the graph, and no edit of selected keys changes them</source>
        <translation>锁定 %1: 其关键帧在曲线图中不能选择，编辑所选关键帧时也不会改变</translation>
    </message>
</context>
<context>
    <name>odori::VersionsDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
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
        <translation>相机和照明 %1</translation>
    </message>
    <message>
        <source>show/IK %1</source>
        <comment>number of keys</comment>
        <translation>显示·IK %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Open as New Motion</source>
        <translation>作为新动作打开(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>历史版本</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>&amp;Open as New Project</source>
        <translation>作为新项目打开(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier Versions</source>
        <translation>历史版本</translation>
    </message>
    <message>
        <source>Earlier Versions of %1</source>
        <translation>%1 的历史版本</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <translation>%1 (原始内容)</translation>
    </message>
    <message>
        <source>The content before Odori saved the file for the first time. It is not removed for newer versions.</source>
        <translation>Odori 首次保存此文件之前的内容。不会因为有更新的版本而移除。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1 yet. Each save keeps one.</source>
        <translation>还没有 %1 的历史版本。每次保存都会保留一个。</translation>
    </message>
    <message>
        <source>This version is damaged and cannot be opened.</source>
        <translation>此版本已损坏，无法打开。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>This version does not exist any more.</source>
        <translation>此版本已不存在。</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>选择其他文件</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2 (deleted)</source>
        <comment>file, folder</comment>
        <translation>%1 (%2，已删除)</translation>
    </message>
    <message>
        <source>No file of yours is open. The list above has all files with earlier versions.</source>
        <translation>没有打开您自己的文件。上方列表中有所有带历史版本的文件。</translation>
    </message>
    <message>
        <source>No file of yours is open. Odori keeps versions of a motion or project from its first save on.</source>
        <translation>没有打开您自己的文件。Odori 从首次保存起保留动作或项目的版本。</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1, because the settings keep none (Edit ▸ Settings ▸ Safety).</source>
        <translation>%1 没有历史版本，因为设置为不保留 (“编辑 ▸ 设置 ▸ 安全”)。</translation>
    </message>
    <message>
        <source>This version cannot be opened. %1</source>
        <translation>无法打开此版本。%1</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it. The list above has all files with earlier versions.</source>
        <translation>打开的动作还没有文件。保存后 Odori 会保留版本。上方列表中有所有带历史版本的文件。</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it.</source>
        <translation>打开的动作还没有文件。保存后 Odori 会保留版本。</translation>
    </message>
</context>
<context>
    <name>odori::ViewAxes</name>
    <message>
        <source>Standard views</source>
        <translation>标准视点</translation>
    </message>
    <message>
        <source>Click the end of an axis to look from there. Drag to turn the view.</source>
        <translation>单击轴的末端可从那里观看。拖动可旋转视点。</translation>
    </message>
</context>
<context>
    <name>odori::ViewCamera</name>
    <message>
        <source>Orbit Camera</source>
        <translation>环绕相机</translation>
    </message>
    <message>
        <source>Pan Camera</source>
        <translation>平移相机</translation>
    </message>
    <message>
        <source>Zoom Camera</source>
        <translation>推拉相机</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>更改视角</translation>
    </message>
    <message>
        <source>Camera (draft)</source>
        <translation>相机 (未注册)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>Free view</source>
        <translation>自由视点</translation>
    </message>
    <message>
        <source>Free view, orthographic</source>
        <translation>自由视点 (正交)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后</translation>
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
        <translation>相机对齐到视点</translation>
    </message>
    <message>
        <source>The camera now has this view at frame %1 as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>第 %1 帧的相机已设为此视点，尚未注册。要成为关键帧，请按相机面板中的“注册”。</translation>
    </message>
    <message>
        <source>The camera moved as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>相机已移动，尚未注册。要成为关键帧，请按相机面板中的“注册”。</translation>
    </message>
    <message>
        <source>This is the free view, so the camera does not move. To move it, choose View ▸ Look Through the Camera.</source>
        <translation>这是自由视点，因此相机不会移动。要移动相机，请选择“视图”▸“从相机观看”。</translation>
    </message>
    <message>
        <source>The camera did not move, because a model is active. The view now shows a free view. To move the camera, make it active, or switch on View ▸ Lock View to Camera.</source>
        <translation>相机没有移动，因为模型是活动对象。视图现在显示自由视点。要移动相机，请使它成为活动对象，或打开“视图”▸“将视点锁定到相机”。</translation>
    </message>
</context>
<context>
    <name>odori::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D 视图</translation>
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
        <translation>全局</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s) are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</source>
        <translation>
            <numerusform>%n 个贴图以较低分辨率显示: 场景的贴图最多可使用 %1 MiB 内存。</numerusform>
        </translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父骨骼</translation>
    </message>
    <message>
        <source>shared pivot</source>
        <translation>共同的旋转中心</translation>
    </message>
    <message>
        <source>pivot: last bone</source>
        <translation>旋转中心: 最后的骨骼</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1 (隐藏)</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (已锁定)</translation>
    </message>
    <message>
        <source>Select bones to see their trails.</source>
        <translation>选择骨骼即可显示其运动轨迹。</translation>
    </message>
    <message>
        <source>There are no other keys or frames for ghosts.</source>
        <translation>没有可显示残影的其他关键帧或帧。</translation>
    </message>
    <message>
        <source>Clean view: Esc shows bones and tools again</source>
        <translation>纯净视图: 按 Esc 重新显示骨骼和工具</translation>
    </message>
</context>
<context>
    <name>odori::WaveformStrip</name>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>%1
Drag to hear it, drag with Ctrl to move it.</source>
        <translation>%1
拖动可试听，按住 Ctrl 拖动可移动。</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>移动声音</translation>
    </message>
</context>
<context>
    <name>odori::WindowOwner</name>
    <message>
        <source>The window will change when the running task ends.</source>
        <translation>正在运行的任务结束后，窗口就会切换。</translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
    <message>
        <source>No problems found.</source>
        <translation>没有发现问题。</translation>
    </message>
    <message>
        <source>Harmless (no visible effect):</source>
        <translation>无害 (不影响显示效果):</translation>
    </message>
    <message>
        <source>one key, frame %1</source>
        <translation>1 个关键帧，第 %1 帧</translation>
    </message>
    <message>
        <source>%1: %2 (%3 more do not move)</source>
        <translation>%1: %2 (另有 %3 个不动)</translation>
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
        <translation>相机 %1</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>照明 %1</translation>
    </message>
    <message>
        <source>self-shadow %1</source>
        <translation>自阴影 %1</translation>
    </message>
    <message>
        <source>show and IK %1</source>
        <translation>显示·IK %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>the file has only %1 of 6 sections, like files of older programs</source>
        <translation>文件只有 6 个区段中的 %1 个，与旧程序的文件相同</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>适用模型</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>frames 0 to %1, %2 s</source>
        <translation>第 0 到 %1 帧，%2 秒</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK switched off</source>
        <translation>关闭的 IK</translation>
    </message>
    <message>
        <source>Bones that move</source>
        <translation>活动的骨骼</translation>
    </message>
    <message>
        <source>Morphs that move</source>
        <translation>活动的表情</translation>
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
        <translation>嘴 %1</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>其他 %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>隐藏 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>%1 (%2 with IK)</source>
        <translation>%1 (其中 %2 个有 IK)</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>显示框</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理演算</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>缺少的贴图</translation>
    </message>
    <message>
        <source>Textures outside the model&apos;s folder (not loaded)</source>
        <translation>模型文件夹之外的贴图 (未加载)</translation>
    </message>
    <message>
        <source>The last key is used; --fix removes the others.</source>
        <translation>使用最后一个关键帧；--fix 会移除其他的。</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; --fix replaces them with the values of the rest pose.</source>
        <translation>写出它们的程序有错误；--fix 会用初始姿势的值替换它们。</translation>
    </message>
    <message>
        <source>These points count as 127; --fix changes them to 127.</source>
        <translation>这些点按 127 处理；--fix 会将它们改为 127。</translation>
    </message>
    <message>
        <source>Players interpret them differently; --fix normalises them, as Odori and most players do.</source>
        <translation>各播放软件的解释不同；--fix 会将它们归一化，与 Odori 和大多数播放软件相同。</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>相机</translation>
    </message>
    <message>
        <source>%1 (read as %2)</source>
        <translation>%1 (按 %2 读取)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1 done, %2 skipped, %3 failed</source>
        <translation>完成 %1，跳过 %2，失败 %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5 MB in %6 s</source>
        <comment>as in: a.fbx: 90 frames, 1 bone, …</comment>
        <translation>%1: %2，%3，%4，%5 MB，用时 %6 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>%n 个骨骼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>%n 个形态键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names in a list</comment>
        <translation>
            <numerusform>%1 和其他 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), frames %1 to %2</source>
        <translation>
            <numerusform>%n 个关键帧，第 %1 到 %2 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>as in: 8 vertices, 12 faces, 1 material, no textures</comment>
        <translation>%1，%2，%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n 个面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n 个材质</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n 个贴图</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>as in: 1 rigid body, 2 joints</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies</source>
        <translation>
            <numerusform>%n 个刚体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>没有关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) to frame %1</source>
        <translation>
            <numerusform>%n 个关键帧，到第 %1 帧</numerusform>
        </translation>
    </message>
    <message>
        <source>saved inside the project</source>
        <translation>保存在项目中</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>%n 项未注册的更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 beats per minute, %2 per bar</source>
        <translation>每分钟 %1 拍，每小节 %2 拍</translation>
    </message>
    <message>
        <source>%1 at frame %2</source>
        <translation>%1 (第 %2 帧)</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>缺少的文件</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>%1 is an input of this command and is not overwritten</source>
        <translation>%1 是此命令的输入，不会被覆盖</translation>
    </message>
    <message>
        <source>%1 would be written twice; give the outputs different names</source>
        <translation>%1 会被写入两次；请为各个输出指定不同的名称</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>%1, begins at %2 ms</source>
        <translation>%1，从 %2 ms 开始</translation>
    </message>
    <message>
        <source>Tempo from beat %1</source>
        <translation>从第 %1 拍起的速度</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>每分钟 %1 拍</translation>
    </message>
    <message>
        <source>--quality 0 to %1 (%2)</source>
        <translation>--quality 0 到 %1 (%2)</translation>
    </message>
    <message>
        <source>--transparent in %1</source>
        <translation>%1 可用 --transparent</translation>
    </message>
    <message>
        <source>not in the installed ffmpeg</source>
        <translation>已安装的 ffmpeg 中没有</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <translation>%1 / %2 张图片</translation>
    </message>
    <message>
        <source>%1 of %2 pictures, %3 a second, %4:%5 left</source>
        <translation>%1 / %2 张图片，每秒 %3 张，剩余 %4:%5</translation>
    </message>
    <message>
        <source>--codec, --quality and --effort are for films; PNG files have none of them</source>
        <translation>--codec、--quality 和 --effort 用于影片；PNG 文件没有这些选项</translation>
    </message>
    <message>
        <source>a series of pictures has no sound</source>
        <translation>图片序列没有声音</translation>
    </message>
    <message>
        <source>a .%1 file cannot hold %2; it needs one of %3</source>
        <translation>.%1 文件不能包含 %2；需要以下之一: %3</translation>
    </message>
    <message>
        <source>%1 has no transparency; use vp9, prores or ffv1, or PNG files</source>
        <translation>%1 没有透明度；请使用 vp9、prores、ffv1 或 PNG 文件</translation>
    </message>
    <message>
        <source>a .%1 file loses the transparency of %2; it needs one of %3</source>
        <translation>.%1 文件会丢失 %2 的透明度；需要以下之一: %3</translation>
    </message>
    <message>
        <source>%1 has no --quality</source>
        <translation>%1 没有 --quality</translation>
    </message>
    <message>
        <source>the --quality of %1 is 0 (the best) to %2</source>
        <translation>%1 的 --quality 为 0 (最佳) 到 %2</translation>
    </message>
    <message>
        <source>%1 needs an even width and height</source>
        <translation>%1 需要偶数的宽度和高度</translation>
    </message>
    <message>
        <source>a film cannot be written to the standard output</source>
        <translation>影片不能写到标准输出</translation>
    </message>
    <message>
        <source>--depth 16 is for PNG files</source>
        <translation>--depth 16 用于 PNG 文件</translation>
    </message>
    <message>
        <source>a .%1 file has no transparency; use .webm, .mov or .mkv, or PNG files</source>
        <translation>.%1 文件没有透明度；请使用 .webm、.mov、.mkv 或 PNG 文件</translation>
    </message>
    <message>
        <source>MODEL is required</source>
        <translation>需要 MODEL</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>需要 --output</translation>
    </message>
    <message>
        <source>%1 is a film; --range says which frames it has</source>
        <translation>%1 是影片；请用 --range 指定其帧</translation>
    </message>
    <message>
        <source>a project has its motions; only --camera can replace one</source>
        <translation>项目有自己的动作；只有 --camera 可以替换其中之一</translation>
    </message>
    <message>
        <source>%1 needs one number in its file name, as in %2</source>
        <translation>%1 的文件名中需要一个编号，例如 %2</translation>
    </message>
    <message>
        <source>%1: a film is written as .mp4, .mov, .mkv or .webm, pictures as %2</source>
        <translation>%1: 影片写为 .mp4、.mov、.mkv 或 .webm，图片写为 %2</translation>
    </message>
    <message>
        <source>%1: %2 units at frame %3, %4° at frame %5</source>
        <comment>a bone&apos;s differences</comment>
        <translation>%1: %2 单位 (第 %3 帧)，%4° (第 %5 帧)</translation>
    </message>
    <message>
        <source>%1: %2 % at frame %3</source>
        <comment>a morph&apos;s difference</comment>
        <translation>%1: %2 % (第 %3 帧)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>以及其他 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The motions are equal in frames %1 to %2.</source>
        <translation>两个动作在第 %1 到 %2 帧相同。</translation>
    </message>
    <message>
        <source>Bones of the model, in its space:</source>
        <translation>模型的骨骼 (模型空间):</translation>
    </message>
    <message>
        <source>Tracks, by their own values:</source>
        <translation>轨道 (按自身的值):</translation>
    </message>
    <message>
        <source>Animations of the file: %1. Imported: %2.</source>
        <translation>文件中的动画: %1。已导入: %2。</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>没有命令 %1。</translation>
    </message>
    <message>
        <source>--range: the motions end at frame %1</source>
        <translation>--range: 动作在第 %1 帧结束</translation>
    </message>
    <message>
        <source>%1: there is no bone or morph %2.</source>
        <translation>%1: 没有骨骼或表情 %2。</translation>
    </message>
    <message>
        <source>%1: the output must end in .vmd</source>
        <translation>%1: 输出必须以 .vmd 结尾</translation>
    </message>
    <message>
        <source>--from is only for motions of MMD</source>
        <translation>--from 仅用于 MMD 动作</translation>
    </message>
    <message>
        <source>%1 is not for motions of MMD</source>
        <translation>%1 不适用于 MMD 动作</translation>
    </message>
    <message>
        <source>--scale of a motion of MMD needs --from, the model that it was made for</source>
        <translation>MMD 动作的 --scale 需要 --from（该动作原本所属的模型）</translation>
    </message>
    <message>
        <source>%1: the motion ends at frame %2.</source>
        <translation>%1：动作在第 %2 帧结束。</translation>
    </message>
    <message>
        <source>--model is needed</source>
        <translation>需要 --model</translation>
    </message>
    <message>
        <source>encoding of the texts in a PMD and the model name in a VMD (default: guessed)</source>
        <translation>PMD 中文字和 VMD 中模型名的编码 (默认: 自动推测)</translation>
    </message>
    <message>
        <source>check takes one motion and at most one model</source>
        <translation>check 需要一个动作，最多一个模型</translation>
    </message>
    <message>
        <source>Finds problems in a motion, with or without its model</source>
        <translation>查找动作中的问题，可以带或不带其模型</translation>
    </message>
    <message>
        <source>motion (%1) or pose (%2), and optionally its model (%3), in any order</source>
        <translation>动作 (%1) 或姿势 (%2)，可再加上其模型 (%3)，顺序任意</translation>
    </message>
    <message>
        <source>model (%1) of the motion</source>
        <translation>动作的模型 (%1)</translation>
    </message>
    <message>
        <source>writes a repaired motion (safe repairs only); - is stdout, and the report goes to stderr</source>
        <translation>写出修复后的动作 (只做安全的修复)；- 表示标准输出，此时报告写到标准错误输出</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>以 JSON 输出</translation>
    </message>
    <message>
        <source>Compares two motions frame by frame, with or without a model</source>
        <translation>逐帧比较两个动作，可以带或不带模型</translation>
    </message>
    <message>
        <source>motion (%1)</source>
        <translation>动作 (%1)</translation>
    </message>
    <message>
        <source>model (%1) whose bones are compared in its space</source>
        <translation>在其空间中比较骨骼的模型 (%1)</translation>
    </message>
    <message>
        <source>frames A:B; by default all</source>
        <translation>帧 A:B；默认全部</translation>
    </message>
    <message>
        <source>number of differences in each list (10)</source>
        <translation>每个列表中差异的数量 (10)</translation>
    </message>
    <message>
        <source>the standard output needs a format: use --to</source>
        <translation>标准输出需要指定格式: 请使用 --to</translation>
    </message>
    <message>
        <source>output format, if the extension of the output does not show it</source>
        <translation>输出格式 (当输出的扩展名不能表明时)</translation>
    </message>
    <message>
        <source>number of motions converted at the same time (default 1)</source>
        <translation>同时转换的动作数量 (默认 1)</translation>
    </message>
    <message>
        <source>skips outputs that already exist</source>
        <translation>跳过已存在的输出</translation>
    </message>
    <message>
        <source>writes a JSON report about every motion; - is stdout</source>
        <translation>为每个动作写出 JSON 报告；- 表示标准输出</translation>
    </message>
    <message>
        <source>Converts a motion (%1) or a pose (%2), a model (to .pmx), or a model with motions (to %3). The extension of the output selects the format</source>
        <translation>转换动作 (%1)、姿势 (%2)、模型 (转为 .pmx)，或带动作的模型 (转为 %3)。格式由输出的扩展名决定</translation>
    </message>
    <message>
        <source>motion, pose or model (%1); for %2 a model and motions</source>
        <translation>动作、姿势或模型 (%1)；转为 %2 时为模型和动作</translation>
    </message>
    <message>
        <source>for vpd: frame of the pose (default 0)</source>
        <translation>用于 vpd: 姿势所在的帧 (默认 0)</translation>
    </message>
    <message>
        <source>Makes a motion for a model of a BVH, FBX, GLB or VRM file, a table of poses, or another model&apos;s motion</source>
        <translation>用 BVH、FBX、GLB 或 VRM 文件、姿势表或其他模型的动作，为模型制作动作</translation>
    </message>
    <message>
        <source>animation (bvh fbx glb gltf vrm), or motion (vmd vpd csv json)</source>
        <translation>动画 (bvh fbx glb gltf vrm) 或动作 (vmd vpd csv json)</translation>
    </message>
    <message>
        <source>model that the motion is for</source>
        <translation>要使用该动作的模型</translation>
    </message>
    <message>
        <source>model that a motion (vmd vpd csv json) was made for</source>
        <translation>动作 (vmd vpd csv json) 原本对应的模型</translation>
    </message>
    <message>
        <source>motion (vmd); - is stdout</source>
        <translation>动作 (vmd)；- 表示标准输出</translation>
    </message>
    <message>
        <source>name or number (from 1) of one of the file&apos;s animations; without it, the one with the most channels</source>
        <translation>文件中某个动画的名称或编号 (从 1 开始)；不指定时使用通道最多的一个</translation>
    </message>
    <message>
        <source>which joint moves which bone (json); without it, their names decide</source>
        <translation>哪个关节带动哪个骨骼 (json)；不指定时由名称决定</translation>
    </message>
    <message>
        <source>writes the mapping that was used (json)</source>
        <translation>写出所用的对应关系 (json)</translation>
    </message>
    <message>
        <source>ik: keys for the foot IK bones; fk: keys for the legs, and IK is off; auto (default): ik, or fk for a file with IK bones of its own</source>
        <translation>ik: 为足 IK 骨骼写关键帧；fk: 为腿写关键帧并关闭 IK；auto (默认): ik，文件自带 IK 骨骼时为 fk</translation>
    </message>
    <message>
        <source>what stands on the ground: the rest pose, the lowest foot of the motion, or auto (default)</source>
        <translation>以什么站在地面上: 初始姿势 (rest)、动作中最低的脚 (lowest)，或 auto (默认)</translation>
    </message>
    <message>
        <source>the pose with straight arms and legs: the file&apos;s rest pose (default) or its first frame</source>
        <translation>手脚伸直的姿势: 文件的初始姿势 (默认) 或第一帧</translation>
    </message>
    <message>
        <source>factor of lengths; without it, the length of the legs decides</source>
        <translation>长度的倍率；不指定时由腿长决定</translation>
    </message>
    <message>
        <source>frame of the first key</source>
        <translation>第一个关键帧所在的帧</translation>
    </message>
    <message>
        <source>the first frame is over the origin</source>
        <translation>第一帧位于原点上方</translation>
    </message>
    <message>
        <source>leaves the twist of arms and hands in 腕, ひじ and 手首, instead of 腕捩 and 手捩</source>
        <translation>将手臂和手的扭转留在 腕、ひじ、手首，而不是 腕捩 和 手捩</translation>
    </message>
    <message>
        <source>keeps a key at each frame</source>
        <translation>每帧都保留关键帧</translation>
    </message>
    <message>
        <source>Shows the contents of a motion, model or project</source>
        <translation>显示动作、模型或项目的内容</translation>
    </message>
    <message>
        <source>Writes the global transform of every bone at every frame, as float32</source>
        <translation>以 float32 写出每一帧中每个骨骼的全局变换</translation>
    </message>
    <message>
        <source>model (pmx)</source>
        <translation>模型 (pmx)</translation>
    </message>
    <message>
        <source>motion (vmd); without it, the rest pose is used</source>
        <translation>动作 (vmd)；不指定时使用初始姿势</translation>
    </message>
    <message>
        <source>output file; a .json file is written next to it. - is stdout, without .json</source>
        <translation>输出文件；旁边会写出一个 .json 文件。- 表示标准输出，此时没有 .json</translation>
    </message>
    <message>
        <source>frames FIRST:LAST, both included</source>
        <translation>帧 FIRST:LAST，包括首尾</translation>
    </message>
    <message>
        <source>simulates rigid bodies from frame 0 on</source>
        <translation>从第 0 帧起对刚体进行物理演算</translation>
    </message>
    <message>
        <source>Draws a small square picture of a model or pose, for file managers; needs no display</source>
        <translation>为文件管理器绘制模型或姿势的小方图；不需要显示器</translation>
    </message>
    <message>
        <source>model (pmx, pmd) or pose (vpd)</source>
        <translation>模型 (pmx、pmd) 或姿势 (vpd)</translation>
    </message>
    <message>
        <source>picture (png); - is stdout</source>
        <translation>图片 (png)；- 表示标准输出</translation>
    </message>
    <message>
        <source>width and height in pixels</source>
        <translation>宽度和高度 (像素)</translation>
    </message>
    <message>
        <source>model that shows the pose (default: the bundled mannequin)</source>
        <translation>用于展示姿势的模型 (默认: 自带的人偶)</translation>
    </message>
    <message>
        <source>only one model is allowed</source>
        <translation>只能指定一个模型</translation>
    </message>
    <message>
        <source>a model (%1) is needed for this format</source>
        <translation>此格式需要模型 (%1)</translation>
    </message>
    <message>
        <source>this format cannot be written to the standard output</source>
        <translation>此格式不能写到标准输出</translation>
    </message>
    <message>
        <source>the tolerance must be UNITS[:DEGREES[:WEIGHT]]</source>
        <translation>容差必须写成 UNITS[:DEGREES[:WEIGHT]]</translation>
    </message>
    <message>
        <source>exports only skeleton and motion</source>
        <translation>只导出骨架和动作</translation>
    </message>
    <message>
        <source>one: one mesh with all materials; material: a mesh for each material</source>
        <translation>one: 所有材质一个网格；material: 每个材质一个网格</translation>
    </message>
    <message>
        <source>names of bones, morphs and materials: utf8 or ascii</source>
        <translation>骨骼、表情和材质的名称: utf8 或 ascii</translation>
    </message>
    <message>
        <source>centimetres of one MMD unit (default 8)</source>
        <translation>一个 MMD 单位的厘米数 (默认 8)</translation>
    </message>
    <message>
        <source>writes textures into the fbx file</source>
        <translation>将贴图写入 fbx 文件</translation>
    </message>
    <message>
        <source>does not export bones that only control IK</source>
        <translation>不导出只用于控制 IK 的骨骼</translation>
    </message>
    <message>
        <source>adds an end bone to each bone chain</source>
        <translation>为每条骨骼链添加末端骨骼</translation>
    </message>
    <message>
        <source>options for a program: blender, unity, unreal or maya</source>
        <translation>面向某个程序的选项: blender、unity、unreal 或 maya</translation>
    </message>
    <message>
        <source>frames per second: 30 or 60</source>
        <translation>每秒帧数: 30 或 60</translation>
    </message>
    <message>
        <source>simulates rigid bodies</source>
        <translation>对刚体进行物理演算</translation>
    </message>
    <message>
        <source>removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 is hardly visible</source>
        <translation>在误差不超过 UNITS[:DEGREES[:WEIGHT]] 的前提下删除关键帧；0.01 的误差几乎看不出来</translation>
    </message>
    <message>
        <source>motion with camera and light keys</source>
        <translation>含有相机和照明关键帧的动作</translation>
    </message>
    <message>
        <source>writes fbx as text (ASCII)</source>
        <translation>以文本 (ASCII) 写出 fbx</translation>
    </message>
    <message>
        <source>bvh: order of the rotations (default ZXY)</source>
        <translation>bvh: 旋转的顺序 (默认 ZXY)</translation>
    </message>
    <message>
        <source>bvh: scale factor, multiplied by the unit</source>
        <translation>bvh: 缩放倍率，与单位相乘</translation>
    </message>
    <message>
        <source>does not check the written file</source>
        <translation>不检查写出的文件</translation>
    </message>
    <message>
        <source>exports even if the model has no bone of the motion</source>
        <translation>即使模型没有动作中的任何骨骼也导出</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>加上 --help 运行可查看更多信息。</translation>
    </message>
    <message>
        <source>Shows, checks, converts and renders MMD motions and models</source>
        <translation>显示、检查、转换和渲染 MMD 动作与模型</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>显示程序版本并退出</translation>
    </message>
    <message>
        <source>Renders one frame like the editor&apos;s viewport, or a film of a range; needs no display</source>
        <translation>像编辑器的视图那样渲染一帧，或将一段范围渲染成视频；不需要显示器</translation>
    </message>
    <message>
        <source>the size must be WIDTHxHEIGHT</source>
        <translation>尺寸必须写成 WIDTHxHEIGHT</translation>
    </message>
    <message>
        <source>the colour must be #rrggbb</source>
        <translation>颜色必须写成 #rrggbb</translation>
    </message>
    <message>
        <source>the frame must be a number, 0 to 4294967295</source>
        <translation>帧必须是 0 到 4294967295 的数</translation>
    </message>
    <message>
        <source>size of the picture in pixels</source>
        <translation>图片尺寸 (像素)</translation>
    </message>
    <message>
        <source>camera motion (vmd)</source>
        <translation>镜头动作 (vmd)</translation>
    </message>
    <message>
        <source>colour (#rrggbb), picture or video behind the scene, without grid</source>
        <translation>场景背后的颜色 (#rrggbb)、图片或视频，不显示网格</translation>
    </message>
    <message>
        <source>no background and no grid: the picture has transparent pixels</source>
        <translation>无背景、无网格: 图片含有透明像素</translation>
    </message>
    <message>
        <source>samples of each pixel, for smooth borders; more take longer</source>
        <translation>每个像素的采样数，用于平滑边缘；越多越慢</translation>
    </message>
    <message>
        <source>motion blur: moments that are averaged in each picture; 1: none</source>
        <translation>动态模糊: 每张图片中取平均的时刻数；1 为无</translation>
    </message>
    <message>
        <source>bits of each channel of a PNG file</source>
        <translation>PNG 文件每个通道的位数</translation>
    </message>
    <message>
        <source>no self-shadow, whatever the keys say</source>
        <translation>无论关键帧如何，都不画自阴影</translation>
    </message>
    <message>
        <source>memory limit for textures in MiB; above it, textures get a lower resolution</source>
        <translation>贴图的内存上限 (MiB)；超过时降低贴图分辨率</translation>
    </message>
    <message>
        <source>simulates rigid bodies from --start on</source>
        <translation>从 --start 起对刚体进行物理演算</translation>
    </message>
    <message>
        <source>first frame of the simulation</source>
        <translation>物理演算的第一帧</translation>
    </message>
    <message>
        <source>pictures of a film in a second</source>
        <translation>视频每秒的画面数</translation>
    </message>
    <message>
        <source>codec of a film; --list-codecs shows them (default: by the file name)</source>
        <translation>视频的编码；--list-codecs 可列出 (默认: 由文件名决定)</translation>
    </message>
    <message>
        <source>the encoder&apos;s CRF: 0 is the best (default: by the codec)</source>
        <translation>编码器的 CRF: 0 为最好 (默认: 由编码决定)</translation>
    </message>
    <message>
        <source>how long the encoder searches for a smaller file (default: fast)</source>
        <translation>编码器为缩小文件而花的时间 (默认: fast)</translation>
    </message>
    <message>
        <source>sound of a film, instead of the project&apos;s</source>
        <translation>视频的声音，代替项目的声音</translation>
    </message>
    <message>
        <source>milliseconds from frame 0 to the beginning of the sound; may be negative</source>
        <translation>从第 0 帧到声音开始的毫秒数；可为负</translation>
    </message>
    <message>
        <source>no sound, even if the project has one</source>
        <translation>无声音，即使项目中有</translation>
    </message>
    <message>
        <source>model (pmx) or project (odori)</source>
        <translation>模型 (pmx) 或项目 (odori)</translation>
    </message>
    <message>
        <source>motion of the model (vmd); without it, the rest pose is used</source>
        <translation>模型的动作 (vmd)；不指定时使用初始姿势</translation>
    </message>
    <message>
        <source>picture (png; - is stdout), film, or series of pictures (frame_%05d.png)</source>
        <translation>图片 (png；- 表示标准输出)、视频或序列图 (frame_%05d.png)</translation>
    </message>
    <message>
        <source>frame, may be fractional</source>
        <translation>帧，可以是小数</translation>
    </message>
    <message>
        <source>frames of a film FIRST:LAST, both included</source>
        <translation>视频的帧 FIRST:LAST，包括首尾</translation>
    </message>
    <message>
        <source>shows what films the installed program ffmpeg can make</source>
        <translation>显示已安装的 ffmpeg 程序能制作哪些视频</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>(必需)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>不能同用</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>显示此帮助并退出</translation>
    </message>
    <message>
        <source>a tool writes files, not the standard output</source>
        <translation>工具写出文件，不能写到标准输出</translation>
    </message>
    <message>
        <source>%1 (0 or 1)</source>
        <translation>%1 (0 或 1)</translation>
    </message>
    <message>
        <source>VMD file, or output folder for several motions</source>
        <translation>VMD 文件；有多个动作时为输出文件夹</translation>
    </message>
    <message>
        <source>model (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>the other motion</source>
        <translation>另一个动作</translation>
    </message>
    <message>
        <source>the model that the other motion was made for</source>
        <translation>另一个动作原本对应的模型</translation>
    </message>
    <message>
        <source>names of bones and morphs, with commas between them (default: all)</source>
        <translation>骨骼和表情的名称，用逗号分隔 (默认: 全部)</translation>
    </message>
    <message>
        <source>first and last frame, A:B (default: all)</source>
        <translation>首帧和末帧 A:B (默认: 全部)</translation>
    </message>
    <message>
        <source>writes a JSON report; - is stdout</source>
        <translation>写出 JSON 报告；- 表示标准输出</translation>
    </message>
    <message>
        <source>Changes motions with a motion tool</source>
        <translation>用动作工具修改动作</translation>
    </message>
    <message>
        <source>output file, or output folder for several motions; - is stdout (needs --to)</source>
        <translation>输出文件；有多个动作时为输出文件夹；- 表示标准输出 (需要 --to)</translation>
    </message>
    <message>
        <source>each limit must be at least 0.000001</source>
        <translation>每个限值至少为 0.000001</translation>
    </message>
    <message>
        <source>first removes keys of the motion as `tool thin` does, within UNITS[:DEGREES[:WEIGHT]]; 0.05 is usual</source>
        <translation>先像 `tool thin` 一样在 UNITS[:DEGREES[:WEIGHT]] 以内精简动作的关键帧；通常为 0.05</translation>
    </message>
    <message>
        <source>%1: pictures are written as .png</source>
        <translation>%1: 图片以 .png 格式写入</translation>
    </message>
    <message>
        <source>the range must be FIRST:LAST, and FIRST not after LAST</source>
        <translation>范围必须是 FIRST:LAST，且 FIRST 不大于 LAST</translation>
    </message>
    <message>
        <source>a motion, a pose or a .pmx file is made from one INPUT; several can become %1</source>
        <translation>动作、姿势或 .pmx 文件由一个 INPUT 生成；多个 INPUT 可生成 %1 文件</translation>
    </message>
    <message>
        <source>%1: the output has only numbers; choose another ending, such as .bin</source>
        <translation>%1: 输出只有数值；请选择其他扩展名，例如 .bin</translation>
    </message>
    <message>
        <source>several motions make several files: --output must be a folder</source>
        <translation>多个动作会生成多个文件: --output 必须是文件夹</translation>
    </message>
    <message>
        <source>%1 has an empty value</source>
        <translation>%1 的值为空</translation>
    </message>
    <message>
        <source>argument %1 is empty</source>
        <translation>第 %1 个参数为空</translation>
    </message>
    <message>
        <source>%1 has an effect only on %2</source>
        <translation>%1 只对 %2 有效</translation>
    </message>
    <message>
        <source>--frame has an effect only on .vpd</source>
        <translation>--frame 只对 .vpd 有效</translation>
    </message>
    <message>
        <source>%1 begins like an option; write ./%1</source>
        <translation>%1 的开头像选项；请写成 ./%1</translation>
    </message>
    <message>
        <source>%1 is none of: %2</source>
        <translation>%1 不是下列之一：%2</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之间的整数</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it</source>
        <translation>%1 只有扩展名；请在前面写上名称</translation>
    </message>
    <message>
        <source>motion (%1), pose (%2), model (%3), animation (%4) or project (.odori)</source>
        <translation>动作 (%1)、姿势 (%2)、模型 (%3)、动画 (%4) 或项目 (.odori)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Animations in the file</source>
        <translation>文件中的动画数</translation>
    </message>
    <message>
        <source>Shown animation</source>
        <translation>显示的动画</translation>
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
        <translation>%1 仅在使用 %2 时有效</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1 和 %2 不能同时使用</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>%1 has too many values: %3, at most %2</source>
        <translation>%1 的值太多：%3 个，最多 %2 个</translation>
    </message>
    <message>
        <source>%1 has too few values: %3, at least %2</source>
        <translation>%1 的值太少：%3 个，至少 %2 个</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 不接受值</translation>
    </message>
    <message>
        <source>%1: %2 is not an allowed value</source>
        <translation>%1：%2 不是允许的值</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <comment>as in: --scale, --own-scale 1</comment>
        <translation>%1 仅在使用 %2 时有效</translation>
    </message>
    <message>
        <source>%1 has no extension; write one, such as .json, or use --to</source>
        <translation>%1 没有扩展名；请写上扩展名（例如 .json），或使用 --to</translation>
    </message>
    <message>
        <source>fbx: version of the format, 7.4 or 7.5</source>
        <translation>fbx: 格式版本，7.4 或 7.5</translation>
    </message>
    <message>
        <source>%1 has no effect with --no-mesh</source>
        <translation>%1 与 --no-mesh 一起使用时不起作用</translation>
    </message>
    <message>
        <source>NUMBER (%1 to %2)</source>
        <translation>数值 (%1 到 %2)</translation>
    </message>
    <message>
        <source>NUMBER (whole, %1 to %2)</source>
        <translation>整数 (%1 到 %2)</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>There is no option %1. Did you mean %2?</source>
        <translation>没有选项 %1。您是指 %2 吗？</translation>
    </message>
    <message>
        <source>too many arguments: %1</source>
        <translation>参数过多：%1</translation>
    </message>
</context>
</TS>
