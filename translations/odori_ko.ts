<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>main</name>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 모션 편집기입니다.</translation>
    </message>
    <message>
        <source>Start playback immediately.</source>
        <translation>바로 재생을 시작합니다.</translation>
    </message>
    <message>
        <source>Open the bundled sample.</source>
        <translation>포함된 샘플을 엽니다.</translation>
    </message>
    <message>
        <source>Models (%1), motions (%2), poses (%3), accessories (%5) and projects (%4) to open.</source>
        <translation>열 모델(%1), 모션(%2), 포즈(%3), 액세서리(%5), 프로젝트(%4)입니다.</translation>
    </message>
</context>
<context>
    <name>odori</name>
    <message>
        <source>the file does not exist</source>
        <translation>파일이 없습니다</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>파일이 비어 있습니다</translation>
    </message>
    <message>
        <source>this is not a %1 file</source>
        <translation>%1 파일이 아닙니다</translation>
    </message>
    <message>
        <source>the version is not supported: %1</source>
        <translation>지원하지 않는 버전입니다: %1</translation>
    </message>
    <message>
        <source>the file ends too early, in %1 (byte %2)</source>
        <translation>파일이 %1 도중에 끝났습니다(%2바이트)</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not allowed (byte %3)</source>
        <translation>%1의 값 %2은(는) 허용되지 않습니다(%3바이트)</translation>
    </message>
    <message>
        <source>line %1: %2 (byte %3)</source>
        <translation>%1행: %2(%3바이트)</translation>
    </message>
    <message>
        <source>Odori does not support this file name extension</source>
        <translation>Odori가 지원하지 않는 파일 확장자입니다</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1이(가) 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>this computer does not support it: %1</source>
        <translation>이 컴퓨터에서는 지원하지 않습니다: %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>the reference is invalid and is ignored</source>
        <translation>참조 대상이 없어 이 참조를 무시합니다</translation>
    </message>
    <message>
        <source>the parents form a cycle; the cycle was cut</source>
        <translation>부모 관계가 순환하여 순환을 끊었습니다</translation>
    </message>
    <message>
        <source>the number is invalid (NaN or infinite)</source>
        <translation>숫자가 올바르지 않습니다(NaN 또는 무한대)</translation>
    </message>
    <message>
        <source>the face counts of the materials do not match the mesh</source>
        <translation>재질의 면 수 합계가 메시와 일치하지 않습니다</translation>
    </message>
    <message>
        <source>the name is too long for the file and was cut</source>
        <translation>이름이 파일에 담기에 너무 길어 잘렸습니다</translation>
    </message>
    <message>
        <source>several items have this name; all of them get the same keys</source>
        <translation>이름이 같은 항목이 여러 개 있어 모두 같은 키가 적용됩니다</translation>
    </message>
    <message>
        <source>the name has characters that the file&apos;s encoding lacks</source>
        <translation>이름에 파일의 문자 인코딩으로 표현할 수 없는 문자가 있습니다</translation>
    </message>
    <message>
        <source>the signature is unusual</source>
        <translation>시그니처가 일반적이지 않습니다</translation>
    </message>
    <message>
        <source>the number of items in the file is not the stated number</source>
        <translation>파일의 항목 수가 기록된 수와 다릅니다</translation>
    </message>
    <message>
        <source>several keys are at the same frame; the last one is used</source>
        <translation>같은 프레임에 키가 여러 개 있어 마지막 키를 사용합니다</translation>
    </message>
    <message>
        <source>the file has unknown bytes after its end; they are kept</source>
        <translation>파일 끝 뒤에 알 수 없는 데이터가 있어 그대로 유지합니다</translation>
    </message>
    <message>
        <source>the texture is missing or cannot be read</source>
        <translation>텍스처가 없거나 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the file is missing or cannot be read</source>
        <translation>파일이 없거나 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the texture is outside the model&apos;s folder and is not loaded</source>
        <translation>텍스처가 모델 폴더 밖에 있어 불러오지 않습니다</translation>
    </message>
    <message>
        <source>this is not supported</source>
        <translation>지원하지 않습니다</translation>
    </message>
    <message>
        <source>the group morph contains itself; the cycle was cut</source>
        <translation>그룹 모프가 자기 자신을 포함하여 순환을 끊었습니다</translation>
    </message>
    <message>
        <source>this has no effect</source>
        <translation>효과가 없습니다</translation>
    </message>
    <message>
        <source>the simulation became unstable and was restarted</source>
        <translation>시뮬레이션이 불안정해져 다시 시작했습니다</translation>
    </message>
    <message>
        <source>this is unusual</source>
        <translation>일반적이지 않습니다</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소했습니다</translation>
    </message>
    <message>
        <source>verified: the largest error is %1 units and %2°</source>
        <translation>검증됨: 최대 오차 %1 단위, %2°</translation>
    </message>
    <message>
        <source>the file has %2 or more %1, too many for its size (byte %3)</source>
        <translation>%1이(가) %2개 이상으로, 파일 크기에 비해 너무 많습니다(%3바이트)</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>제목 없음</translation>
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
        <translation>%1[*] — %2 (프로젝트 내) — %3 — Odori</translation>
    </message>
    <message>
        <source>Open Model</source>
        <translation>모델 열기</translation>
    </message>
    <message>
        <source>How should %1 be opened?</source>
        <translation>%1을(를) 어떻게 여시겠습니까?</translation>
    </message>
    <message>
        <source>Add keeps %1. Replace removes %1 from the scene; the new model gets its motion.</source>
        <translation>&apos;추가&apos;는 %1을(를) 남겨 둡니다. &apos;교체&apos;는 %1을(를) 씬에서 제거하고 그 모션을 새 모델에 넘깁니다.</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Replace %1</source>
        <translation>%1 교체(&amp;R)</translation>
    </message>
    <message>
        <source>Open Motion</source>
        <translation>모션 열기</translation>
    </message>
    <message>
        <source>The camera already has keys. What should happen to the keys of %1?</source>
        <translation>카메라에 이미 키가 있습니다. %1의 키를 어떻게 하시겠습니까?</translation>
    </message>
    <message>
        <source>%1 already has keys. What should happen to the keys of %2?</source>
        <translation>%1에 이미 키가 있습니다. %2의 키를 어떻게 하시겠습니까?</translation>
    </message>
    <message>
        <source>Replace: the new keys replace %1. Merge: the new keys are added from the current frame on and replace keys at the same frames.</source>
        <translation>교체: 새 키가 %1을(를) 대체합니다. 병합: 현재 프레임부터 새 키를 추가하고 같은 프레임의 키를 대체합니다.</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>교체(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Merge at %1</source>
        <translation>%1부터 병합(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Model</source>
        <translation>새 모델(&amp;N)</translation>
    </message>
    <message>
        <source>%1 also contains camera, light or self-shadow keys. Use them in the scene?</source>
        <translation>%1에는 카메라, 조명 또는 셀프 섀도우 키도 들어 있습니다. 씬에서 사용하시겠습니까?</translation>
    </message>
    <message>
        <source>The keys also stay in the model&apos;s motion, so its file does not change.</source>
        <translation>이 키들은 모델의 모션에도 남으므로 파일 내용은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Use Them</source>
        <translation>사용(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Do Not Use Them</source>
        <translation>사용 안 함(&amp;L)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Constant speed, MMD&apos;s default</source>
        <translation>일정한 속도(MMD 기본값)</translation>
    </message>
    <message>
        <source>Ease in</source>
        <translation>이즈 인</translation>
    </message>
    <message>
        <source>Starts slowly</source>
        <translation>천천히 시작</translation>
    </message>
    <message>
        <source>Ease out</source>
        <translation>이즈 아웃</translation>
    </message>
    <message>
        <source>Ends slowly</source>
        <translation>천천히 끝남</translation>
    </message>
    <message>
        <source>Ease in-out</source>
        <translation>이즈 인-아웃</translation>
    </message>
    <message>
        <source>Starts and ends slowly</source>
        <translation>천천히 시작하고 천천히 끝남</translation>
    </message>
    <message>
        <source>MMD&apos;s S</source>
        <translation>MMD S자</translation>
    </message>
    <message>
        <source>The S curve that MMD sets automatically: starts and ends slowly</source>
        <translation>MMD가 자동으로 설정하는 S자 곡선: 천천히 시작하고 천천히 끝남</translation>
    </message>
    <message>
        <source>Hold, then move</source>
        <translation>멈췄다 이동</translation>
    </message>
    <message>
        <source>Waits as long as possible, then moves quickly</source>
        <translation>최대한 기다렸다가 빠르게 이동</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 단위</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>가중치 %1</translation>
    </message>
    <message>
        <source>field of view %1°</source>
        <translation>시야각 %1°</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s): changes that are not registered</source>
        <translation>
            <numerusform>등록하지 않은 변경 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>마커 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>템포와 박자</translation>
    </message>
    <message>
        <source>Physics settings</source>
        <translation>물리 연산 설정</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경 사항</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>저장하지 않은 변경 사항은 사라집니다.</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>변경 사항을 %1에 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>Save a &amp;Project…</source>
        <translation>프로젝트 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Save your work in a project?</source>
        <translation>작업을 프로젝트에 저장하시겠습니까?</translation>
    </message>
    <message>
        <source>These changes are not saved:</source>
        <translation>저장하지 않은 변경 사항:</translation>
    </message>
    <message>
        <source>Save &amp;Project…</source>
        <translation>프로젝트 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Save &amp;Motions Only</source>
        <translation>모션만 저장(&amp;M)</translation>
    </message>
    <message>
        <source>Move, then hold</source>
        <translation>이동 후 멈춤</translation>
    </message>
    <message>
        <source>Moves quickly at first, then ends slowly</source>
        <translation>처음에 빠르게 이동한 뒤 천천히 끝남</translation>
    </message>
    <message numerus="yes">
        <source>%n UV morph(s) are not exported</source>
        <translation>
            <numerusform>UV 모프 %n개는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material morph(s) are not exported</source>
        <translation>
            <numerusform>재질 모프 %n개는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impulse morph(s) are not exported</source>
        <translation>
            <numerusform>임펄스 모프 %n개는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex morph(s) are not exported, because the mesh is not</source>
        <translation>
            <numerusform>메시를 내보내지 않으므로 버텍스 모프 %n개도 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the mesh with %n face(s) is not exported</source>
        <translation>
            <numerusform>면이 %n개인 메시는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices use linear blending instead of SDEF or QDEF</source>
        <translation>
            <numerusform>버텍스 %n개는 SDEF나 QDEF 대신 선형 블렌딩을 사용합니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their sphere texture</source>
        <translation>
            <numerusform>재질 %n개의 스피어 텍스처가 사라집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their toon shading</source>
        <translation>
            <numerusform>재질 %n개의 툰 셰이딩이 사라집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) lose their edge line</source>
        <translation>
            <numerusform>재질 %n개의 외곽선이 사라집니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n additional UV set(s) are not exported</source>
        <translation>
            <numerusform>추가 UV %n세트는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies are not exported and not simulated</source>
        <translation>
            <numerusform>강체 %n개는 내보내지도 시뮬레이션하지도 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) that hide the model are not exported</source>
        <translation>
            <numerusform>모델을 숨기는 키 %n개는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are longer than 63 bytes; Blender cuts them</source>
        <translation>
            <numerusform>63바이트를 넘는 이름이 %n개 있으며 Blender에서 잘립니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) have no effect: the model lacks these bones or morphs</source>
        <translation>
            <numerusform>트랙 %n개는 효과가 없습니다: 모델에 해당 본이나 모프가 없습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the light colour are not exported</source>
        <translation>
            <numerusform>조명 색의 변화 %n회는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the field of view are not exported</source>
        <translation>
            <numerusform>시야각의 변화 %n회는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) of camera or light are not exported</source>
        <translation>
            <numerusform>카메라나 조명의 트랙 %n개는 내보내지 않습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>no joint of the file moves a bone of the model</source>
        <translation>모델의 본을 움직이는 관절이 파일에 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>the model has none of the motion&apos;s %n bone and morph track(s)</source>
        <translation>
            <numerusform>모션의 본·모프 트랙 %n개 중 모델에 있는 것이 하나도 없습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3 times)</source>
        <translation>%1: %2(%3회)</translation>
    </message>
    <message>
        <source>%1 was not opened, because its model was not opened: %2</source>
        <translation>모델이 열리지 않아 %1을(를) 열지 않았습니다: %2</translation>
    </message>
    <message>
        <source>%1 — %2 — untitled scene[*] — Odori</source>
        <translation>%1 — %2 — 제목 없는 씬[*] — Odori</translation>
    </message>
    <message>
        <source>%1 (*%2)</source>
        <translation>%1 (*%2)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>nothing was written, because the check of the result failed: %1</source>
        <translation>결과 검사에 실패하여 아무것도 쓰지 않았습니다: %1</translation>
    </message>
    <message>
        <source>the texture is shown at a lower resolution: the scene&apos;s textures need more memory than the limit</source>
        <translation>텍스처를 낮은 해상도로 표시합니다. 씬의 텍스처에 필요한 메모리가 한도를 넘습니다</translation>
    </message>
    <message>
        <source>the value is out of range; the nearest allowed value is used</source>
        <translation>값이 범위를 벗어나 가장 가까운 허용값을 사용합니다</translation>
    </message>
    <message>
        <source>the model is too large to simulate; its physics is off</source>
        <translation>모델이 너무 커서 시뮬레이션할 수 없어 물리 연산을 껐습니다</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>폴더입니다</translation>
    </message>
    <message>
        <source>this is a device or a pipe, not a file</source>
        <translation>파일이 아니라 장치 또는 파이프입니다</translation>
    </message>
    <message>
        <source>you have no permission to read the file</source>
        <translation>파일을 읽을 권한이 없습니다</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>이름이 너무 깁니다</translation>
    </message>
    <message>
        <source>writing failed: a folder has this name</source>
        <translation>쓸 수 없습니다: 같은 이름의 폴더가 있습니다</translation>
    </message>
    <message>
        <source>writing failed: a device or a pipe has this name</source>
        <translation>쓸 수 없습니다: 같은 이름의 장치 또는 파이프가 있습니다</translation>
    </message>
    <message>
        <source>writing failed: the file is write-protected</source>
        <translation>쓸 수 없습니다: 파일이 쓰기 금지되어 있습니다</translation>
    </message>
    <message>
        <source>writing failed: you have no permission to change the file or its folder</source>
        <translation>쓸 수 없습니다: 파일이나 폴더를 변경할 권한이 없습니다</translation>
    </message>
    <message>
        <source>writing failed: its folder does not exist</source>
        <translation>쓸 수 없습니다: 폴더가 없습니다</translation>
    </message>
    <message>
        <source>writing failed: the disk is read-only</source>
        <translation>쓸 수 없습니다: 디스크가 읽기 전용입니다</translation>
    </message>
    <message>
        <source>writing failed: the disk is full</source>
        <translation>쓸 수 없습니다: 디스크가 가득 찼습니다</translation>
    </message>
    <message>
        <source>writing failed: the name is too long</source>
        <translation>쓸 수 없습니다: 이름이 너무 깁니다</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the file is too large (%1 bytes)</source>
        <translation>파일이 너무 큽니다(%1바이트)</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>메모리가 부족합니다</translation>
    </message>
    <message>
        <source>an error in Odori stopped this</source>
        <translation>Odori 내부 오류로 중단되었습니다</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>other hard links to this file keep its old content</source>
        <translation>이 파일의 다른 하드 링크에는 이전 내용이 남습니다</translation>
    </message>
    <message numerus="yes">
        <source>more than %n frame(s) cannot be handled at once; choose a range</source>
        <translation>
            <numerusform>한 번에 처리할 수 있는 것은 %n프레임까지입니다. 범위를 선택하세요</numerusform>
        </translation>
    </message>
    <message>
        <source>camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Register Camera</source>
        <translation>카메라 등록</translation>
    </message>
    <message>
        <source>Change Camera</source>
        <translation>카메라 변경</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>Register Light</source>
        <translation>조명 등록</translation>
    </message>
    <message>
        <source>Change Light</source>
        <translation>조명 변경</translation>
    </message>
    <message>
        <source>Self-shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>self-shadow</source>
        <translation>셀프 섀도우</translation>
    </message>
    <message>
        <source>Register Self-Shadow</source>
        <translation>셀프 섀도우 등록</translation>
    </message>
    <message>
        <source>Change Self-Shadow</source>
        <translation>셀프 섀도우 변경</translation>
    </message>
    <message>
        <source>Show and IK</source>
        <translation>표시·IK</translation>
    </message>
    <message>
        <source>show and IK</source>
        <translation>표시·IK</translation>
    </message>
    <message>
        <source>Register Show and IK</source>
        <translation>표시·IK 등록</translation>
    </message>
    <message>
        <source>Change Show and IK</source>
        <translation>표시·IK 변경</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>All files that Odori opens</source>
        <translation>Odori에서 열 수 있는 모든 파일</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>모든 파일</translation>
    </message>
    <message>
        <source>FBX, binary</source>
        <translation>FBX(바이너리)</translation>
    </message>
    <message>
        <source>FBX, ASCII</source>
        <translation>FBX(ASCII)</translation>
    </message>
    <message>
        <source>glTF, binary (GLB)</source>
        <translation>glTF 바이너리(GLB)</translation>
    </message>
    <message>
        <source>BVH: skeleton and motion</source>
        <translation>BVH: 골격과 모션</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>%1 is the file of the motions of %2 and %3, which are different now. If the motion of %2 is saved there, the file no longer contains the motion of %3.</source>
        <translation>%1은(는) %2와(과) %3의 모션 파일이지만 지금은 두 모션의 내용이 다릅니다. %2의 모션을 여기에 저장하면 %3의 모션은 이 파일에서 사라집니다.</translation>
    </message>
    <message>
        <source>Open Earlier Version of %1</source>
        <translation>%1의 이전 버전 열기</translation>
    </message>
    <message>
        <source>This motion is %1 as it was saved on %2. It has no file yet. Undo restores the motion before it.</source>
        <translation>%2에 저장된 %1의 내용입니다. 이 모션에는 아직 파일이 없습니다. &apos;실행 취소&apos;로 이전 모션을 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>This scene is %1 as it was saved on %2. It has no file yet; Save Project As gives it one.</source>
        <translation>%2에 저장된 %1의 내용입니다. 아직 파일이 없으므로 &apos;다른 이름으로 프로젝트 저장&apos;으로 저장하세요.</translation>
    </message>
    <message>
        <source>You have not changed it here, so you can also reload it.</source>
        <translation>여기서는 변경하지 않았으므로 다시 불러올 수도 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 불러오기(&amp;R)</translation>
    </message>
    <message>
        <source>reading failed: the disk reported an error</source>
        <translation>읽을 수 없습니다: 디스크에서 오류가 발생했습니다</translation>
    </message>
    <message>
        <source>reading failed: the disk or network folder is not connected any more</source>
        <translation>읽을 수 없습니다: 디스크나 네트워크 폴더의 연결이 끊어졌습니다</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error</source>
        <translation>쓸 수 없습니다: 디스크에서 오류가 발생했습니다</translation>
    </message>
    <message>
        <source>writing failed: the disk or network folder is not connected any more</source>
        <translation>쓸 수 없습니다: 디스크나 네트워크 폴더의 연결이 끊어졌습니다</translation>
    </message>
    <message>
        <source>writing failed: the disk reported an error at the end, and a power cut may bring back the old file; save again</source>
        <translation>쓸 수 없습니다: 마지막에 디스크에서 오류가 발생했으며, 정전이 되면 이전 파일로 돌아갈 수 있습니다. 다시 저장하세요</translation>
    </message>
    <message>
        <source>Discarded changes are kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>버린 변경 사항은 30일 동안 보관됩니다: 파일 ▸ 저장하지 않은 작업 복구.</translation>
    </message>
    <message>
        <source>Outside parents</source>
        <translation>외부 부모</translation>
    </message>
    <message numerus="yes">
        <source>%n saved bone set(s)</source>
        <translation>
            <numerusform>저장한 본 세트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything except motions is saved only in a project.</source>
        <translation>모션 이외의 내용은 프로젝트에만 저장됩니다.</translation>
    </message>
    <message>
        <source>Accessories and stages</source>
        <translation>액세서리와 스테이지</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>the file is damaged or cut off, in %1: it is too short for %2 of them (byte %3)</source>
        <translation>파일이 손상되었거나 %1에서 잘렸습니다: %2개를 담기에 너무 짧습니다(%3바이트)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>the program %1, which this needs, was not found; install it</source>
        <translation>필요한 프로그램 %1을(를) 찾을 수 없습니다. 설치하세요</translation>
    </message>
    <message>
        <source>a program that this needs failed: %1</source>
        <translation>필요한 프로그램이 실패했습니다: %1</translation>
    </message>
    <message>
        <source>Sounds and videos</source>
        <translation>소리와 동영상</translation>
    </message>
    <message>
        <source>Values that jumped away and back: %1.</source>
        <translation>튀었다가 돌아온 값: %1.</translation>
    </message>
    <message>
        <source>Rotations that had flipped: %1.</source>
        <translation>뒤집혔던 회전: %1.</translation>
    </message>
    <message>
        <source>Times that a foot stands: %1.</source>
        <translation>접지 횟수: %1.</translation>
    </message>
    <message>
        <source>Frames at which a goal cannot be reached: %1.</source>
        <translation>목표에 닿지 않는 프레임: %1.</translation>
    </message>
    <message>
        <source>Farthest from a goal: %1 units.</source>
        <translation>목표와의 최대 거리: %1 단위.</translation>
    </message>
    <message>
        <source>Knees turned at most %1°.</source>
        <translation>무릎 방향 변화: 최대 %1°.</translation>
    </message>
    <message>
        <source>Bones of the file that are used: %1.</source>
        <translation>사용하는 파일의 본: %1.</translation>
    </message>
    <message>
        <source>Moving bones of the file that are not used: %1.</source>
        <translation>사용하지 않는 파일의 움직이는 본: %1.</translation>
    </message>
    <message>
        <source>Scale of lengths: %1.</source>
        <translation>길이 배율: %1.</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 단위</translation>
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
        <translation>여기에는 키가 없습니다.</translation>
    </message>
    <message>
        <source>A standing foot slides at most %1 units before, %2 now.</source>
        <translation>접지 중인 발의 최대 미끄러짐: 이전 %1 단위, 현재 %2.</translation>
    </message>
    <message>
        <source>A standing foot floats at most %1 units before, %2 now.</source>
        <translation>접지 중인 발의 최대 뜸: 이전 %1 단위, 현재 %2.</translation>
    </message>
    <message>
        <source>A foot sinks at most %1 units into the ground before, %2 now.</source>
        <translation>발이 지면에 파묻히는 최대 깊이: 이전 %1 단위, 현재 %2.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>손</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>발</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>머리</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>모든 관절</translation>
    </message>
    <message>
        <source>%1: moved at most %2 units (frame %3), %4 on average.</source>
        <translation>%1: 최대 이동 %2 단위(프레임 %3), 평균 %4.</translation>
    </message>
    <message>
        <source>Joints turned at most %1° (frame %2).</source>
        <translation>관절의 최대 회전 차이: %1°(프레임 %2).</translation>
    </message>
    <message>
        <source>Thin Keys</source>
        <translation>키 솎아내기</translation>
    </message>
    <message>
        <source>Removes the keys that the motion does not need. The keys that stay get curves that replace the removed ones.</source>
        <translation>모션에 필요하지 않은 키를 제거합니다. 남은 키의 보간 곡선이 제거된 키를 대신합니다.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>No joint moves farther than this.</source>
        <translation>어떤 관절도 이보다 멀리 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>No joint turns more than this.</source>
        <translation>어떤 관절도 이보다 크게 회전하지 않습니다.</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>No morph&apos;s weight changes more than this.</source>
        <translation>어떤 모프의 가중치도 이보다 크게 변하지 않습니다.</translation>
    </message>
    <message>
        <source>Keep extremes</source>
        <translation>극값 유지</translation>
    </message>
    <message>
        <source>Keys at which a value turns back stay.</source>
        <translation>값의 증감이 바뀌는 키를 남깁니다.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>A foot stands only if its heel or toe is lower than this.</source>
        <translation>발뒤꿈치나 발끝이 이보다 낮을 때만 접지로 봅니다.</translation>
    </message>
    <message>
        <source>Speed, each frame</source>
        <translation>속도(프레임당)</translation>
    </message>
    <message>
        <source>A foot stands only if it moves less than this in each frame.</source>
        <translation>프레임마다 이보다 적게 움직일 때만 접지로 봅니다.</translation>
    </message>
    <message>
        <source>Shorter times do not count as standing.</source>
        <translation>이보다 짧은 시간은 접지로 보지 않습니다.</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>필요한 키만</translation>
    </message>
    <message>
        <source>Removes the new keys that the motion does not need. Otherwise each frame has one.</source>
        <translation>모션에 필요하지 않은 새 키를 제거합니다. 끄면 모든 프레임에 키가 생깁니다.</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 체인</translation>
    </message>
    <message>
        <source>The IK chains that change.</source>
        <translation>변경할 IK 체인입니다.</translation>
    </message>
    <message>
        <source>No joint moves farther than this because keys are removed.</source>
        <translation>키를 제거해도 어떤 관절도 이보다 멀리 움직이지 않습니다.</translation>
    </message>
    <message>
        <source>All chains</source>
        <translation>모든 체인</translation>
    </message>
    <message>
        <source>The legs</source>
        <translation>다리</translation>
    </message>
    <message>
        <source>Chains of the selected tracks</source>
        <translation>선택한 트랙의 체인</translation>
    </message>
    <message>
        <source>Pin Feet</source>
        <translation>발 고정</translation>
    </message>
    <message>
        <source>Finds the times that a foot stands, and holds the foot at one place. A foot that rolls from heel to toe still rolls.</source>
        <translation>발이 접지하는 시간을 찾아 그동안 발을 한곳에 고정합니다. 발뒤꿈치에서 발끝으로 구르는 동작은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Over so many frames the foot comes to its place and leaves it.</source>
        <translation>발이 고정 위치로 오고 다시 벗어나는 데 걸리는 프레임 수입니다.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Where the foot is held.</source>
        <translation>발을 고정할 위치입니다.</translation>
    </message>
    <message>
        <source>In the middle of its places</source>
        <translation>움직인 범위의 가운데</translation>
    </message>
    <message>
        <source>Where it stands first</source>
        <translation>처음 접지한 위치</translation>
    </message>
    <message>
        <source>Keep the height</source>
        <translation>높이 유지</translation>
    </message>
    <message>
        <source>The foot keeps its height. Otherwise it is put on the ground.</source>
        <translation>발의 높이를 유지합니다. 끄면 지면에 붙입니다.</translation>
    </message>
    <message>
        <source>Ground Correction</source>
        <translation>접지 보정</translation>
    </message>
    <message>
        <source>Moves the whole figure up and down, so that standing feet are on the ground.</source>
        <translation>접지 중인 발이 지면에 닿도록 전신을 위아래로 움직입니다.</translation>
    </message>
    <message>
        <source>The correction changes slowly: it is a mean of so many frames.</source>
        <translation>보정량은 천천히 변합니다. 이 프레임 수의 평균입니다.</translation>
    </message>
    <message>
        <source>IK to FK</source>
        <translation>IK → FK</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off. The bones stay where they are.</source>
        <translation>IK의 결과를 키로 만들고 IK를 끕니다. 본의 위치는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>FK to IK</source>
        <translation>FK → IK</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, so that IK shows the same pose, and switches IK on.</source>
        <translation>같은 포즈가 되도록 IK 목표의 키를 만들고 IK를 켭니다.</translation>
    </message>
    <message>
        <source>Also where IK is on</source>
        <translation>IK가 켜진 곳도 포함</translation>
    </message>
    <message>
        <source>Uses the keys of the legs also where IK is on now. Otherwise those frames stay.</source>
        <translation>지금 IK가 켜진 프레임에서도 다리의 키를 사용합니다. 끄면 그 프레임은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Fit a Motion of Another Model</source>
        <translation>다른 모델의 모션 맞추기</translation>
    </message>
    <message>
        <source>Takes the motion of another model, and changes it for this model&apos;s legs and body. It replaces the motion of this model.</source>
        <translation>다른 모델의 모션을 이 모델의 다리와 몸에 맞게 바꿉니다. 이 모델의 모션은 교체됩니다.</translation>
    </message>
    <message>
        <source>Own scale</source>
        <translation>배율 직접 지정</translation>
    </message>
    <message>
        <source>Lengths are scaled as the next number says, and not by the length of the legs.</source>
        <translation>다리 길이가 아니라 다음 숫자로 길이의 배율을 정합니다.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>Factor of all lengths.</source>
        <translation>모든 길이의 배율입니다.</translation>
    </message>
    <message>
        <source>Smooth Motion</source>
        <translation>모션 스무딩</translation>
    </message>
    <message>
        <source>Removes jitter, and keeps the timing: nothing comes later or earlier than before.</source>
        <translation>잔떨림을 제거하고 타이밍을 유지합니다. 동작이 전보다 늦거나 빨라지지 않습니다.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>강도</translation>
    </message>
    <message>
        <source>A stronger filter also removes slower jitter.</source>
        <translation>강할수록 더 느린 떨림까지 제거합니다.</translation>
    </message>
    <message>
        <source>Remove spikes</source>
        <translation>튀는 값 제거</translation>
    </message>
    <message>
        <source>A value that jumps away and back at once is replaced.</source>
        <translation>순간적으로 튀었다가 바로 돌아오는 값을 바꿉니다.</translation>
    </message>
    <message>
        <source>Repair flips</source>
        <translation>뒤집힘 수정</translation>
    </message>
    <message>
        <source>Rotations that turn by 180° for a moment, or that have another sign, are repaired.</source>
        <translation>순간적으로 180° 도는 회전이나 부호가 다른 회전을 고칩니다.</translation>
    </message>
    <message>
        <source>Keep standing feet</source>
        <translation>접지 유지</translation>
    </message>
    <message>
        <source>A foot that stands does not begin to move.</source>
        <translation>접지 중인 발이 움직이지 않게 합니다.</translation>
    </message>
    <message>
        <source>Scale, Turn and Move the Motion</source>
        <translation>모션 전체 확대·회전·이동</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion in the world.</source>
        <translation>월드에서 모션 전체의 위치를 바꿉니다.</translation>
    </message>
    <message>
        <source>Factor of all distances.</source>
        <translation>모든 거리의 배율입니다.</translation>
    </message>
    <message>
        <source>Move along X</source>
        <translation>X 방향 이동</translation>
    </message>
    <message>
        <source>Positive values go to the left of the figure.</source>
        <translation>양수이면 캐릭터의 왼쪽으로 이동합니다.</translation>
    </message>
    <message>
        <source>Move along Y</source>
        <translation>Y 방향 이동</translation>
    </message>
    <message>
        <source>Positive values go up.</source>
        <translation>양수이면 위로 이동합니다.</translation>
    </message>
    <message>
        <source>Move along Z</source>
        <translation>Z 방향 이동</translation>
    </message>
    <message>
        <source>Positive values go back.</source>
        <translation>양수이면 뒤로 이동합니다.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>About the Y axis at the origin.</source>
        <translation>원점의 Y축을 중심으로 회전합니다.</translation>
    </message>
    <message>
        <source>Make a Loop</source>
        <translation>루프 만들기</translation>
    </message>
    <message>
        <source>Changes the end, so that it goes over into the beginning. The motion can repeat without a jump.</source>
        <translation>끝이 처음으로 이어지도록 바꿉니다. 모션을 끊김 없이 반복할 수 있습니다.</translation>
    </message>
    <message>
        <source>So many frames at the end change.</source>
        <translation>끝에서 이만큼의 프레임이 바뀝니다.</translation>
    </message>
    <message>
        <source>Cross-fade to Another Motion</source>
        <translation>다른 모션으로 크로스페이드</translation>
    </message>
    <message>
        <source>Fades from this motion to another one. After the fade, the other one goes on.</source>
        <translation>이 모션에서 다른 모션으로 서서히 넘어갑니다. 그 뒤로는 다른 모션이 이어집니다.</translation>
    </message>
    <message>
        <source>The first frame of the other motion comes here.</source>
        <translation>다른 모션의 첫 프레임이 여기에 옵니다.</translation>
    </message>
    <message>
        <source>The number of frames of the fade. 0 is a cut.</source>
        <translation>페이드의 프레임 수입니다. 0이면 한 번에 전환됩니다.</translation>
    </message>
    <message>
        <source>Continue from this place</source>
        <translation>이 위치에서 계속</translation>
    </message>
    <message>
        <source>The other motion begins where this one is, and faces the same way.</source>
        <translation>다른 모션이 이 모션의 위치에서 같은 방향으로 시작합니다.</translation>
    </message>
    <message>
        <source>Take a Part of Another Motion</source>
        <translation>다른 모션의 일부 가져오기</translation>
    </message>
    <message>
        <source>Replaces one part of the body by that of another motion, at the same frames.</source>
        <translation>몸의 한 부분을 다른 모션의 같은 프레임 동작으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>What is taken from the other motion.</source>
        <translation>다른 모션에서 가져올 부분입니다.</translation>
    </message>
    <message>
        <source>The selected tracks</source>
        <translation>선택한 트랙</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>팔</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>다리</translation>
    </message>
    <message>
        <source>Upper body</source>
        <translation>상반신</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>머리카락</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>얼굴</translation>
    </message>
    <message>
        <source>So many frames at both ends of the range are blends.</source>
        <translation>범위의 양 끝에서 이만큼의 프레임을 블렌딩합니다.</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>The two bones. The first one is the one that old models have.</source>
        <translation>두 개의 본입니다. 첫 번째는 오래된 모델에도 있는 본입니다.</translation>
    </message>
    <message>
        <source>Centre and groove (センター, グルーブ)</source>
        <translation>센터와 그루브(センター, グルーブ)</translation>
    </message>
    <message>
        <source>Centre and waist (センター, 腰)</source>
        <translation>센터와 허리(センター, 腰)</translation>
    </message>
    <message>
        <source>Mother and centre (全ての親, センター)</source>
        <translation>모든 부모와 센터(全ての親, センター)</translation>
    </message>
    <message>
        <source>Upper body (上半身, 上半身2)</source>
        <translation>상반신(上半身, 上半身2)</translation>
    </message>
    <message>
        <source>Arm and its twist (腕, 腕捩)</source>
        <translation>팔과 팔 비틀기(腕, 腕捩)</translation>
    </message>
    <message>
        <source>Wrist and its twist (手首, 手捩)</source>
        <translation>손목과 손목 비틀기(手首, 手捩)</translation>
    </message>
    <message>
        <source>Leg and leg D (足, 足D)</source>
        <translation>다리와 다리 D(足, 足D)</translation>
    </message>
    <message>
        <source>Split Between Bones</source>
        <translation>두 본으로 나누기</translation>
    </message>
    <message>
        <source>Moves a part of the movement of one bone to a second one. What hangs on both keeps its rotation, and its place where the bones allow it.</source>
        <translation>한 본의 움직임 일부를 두 번째 본으로 옮깁니다. 두 본에 딸린 본의 회전은 그대로이며, 위치도 가능한 한 유지됩니다.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>How much of the movement the second bone gets.</source>
        <translation>두 번째 본으로 옮길 움직임의 비율입니다.</translation>
    </message>
    <message>
        <source>Merge Bones</source>
        <translation>본 병합</translation>
    </message>
    <message>
        <source>Moves all of the movement of a second bone to the first one, for models without the second one.</source>
        <translation>두 번째 본의 움직임을 모두 첫 번째 본으로 옮깁니다. 두 번째 본이 없는 모델에 사용합니다.</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>시간 늘이기·줄이기</translation>
    </message>
    <message>
        <source>Makes the range longer or shorter, and moves the later keys with its end. Curves stay as they are.</source>
        <translation>범위를 늘이거나 줄이고 그 뒤의 키도 함께 옮깁니다. 보간 곡선은 그대로입니다.</translation>
    </message>
    <message>
        <source>New length</source>
        <translation>새 길이</translation>
    </message>
    <message>
        <source>100 % is the length of now.</source>
        <translation>100 %가 현재 길이입니다.</translation>
    </message>
    <message>
        <source>Change the speed gradually</source>
        <translation>속도를 서서히 변경</translation>
    </message>
    <message>
        <source>Otherwise the speed changes at once at both ends of the range.</source>
        <translation>끄면 범위의 양 끝에서 속도가 한 번에 바뀝니다.</translation>
    </message>
    <message>
        <source>Keys that remain: %1 of %2 (%3 %).</source>
        <translation>남는 키: %2개 중 %1개(%3 %).</translation>
    </message>
    <message>
        <source>Shortest stand, in frames</source>
        <translation>최소 접지 시간(프레임)</translation>
    </message>
    <message>
        <source>Blend, in frames</source>
        <translation>블렌드(프레임)</translation>
    </message>
    <message>
        <source>Smooth over, in frames</source>
        <translation>부드럽게 할 길이(프레임)</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Length, in frames</source>
        <translation>길이(프레임)</translation>
    </message>
    <message>
        <source>Pin Foot Here</source>
        <translation>여기에 발 고정</translation>
    </message>
    <message>
        <source>Holds one foot in all of the frames, on the ground or in the air, and blends before and after them.</source>
        <translation>지정한 모든 프레임에서 한쪽 발을 지면이나 공중에 고정하고 앞뒤를 블렌딩합니다.</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>발</translation>
    </message>
    <message>
        <source>The foot that is held.</source>
        <translation>고정할 발입니다.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Where it is at the frame</source>
        <translation>아래 프레임에서의 위치</translation>
    </message>
    <message>
        <source>Frame of the place</source>
        <translation>위치의 프레임</translation>
    </message>
    <message>
        <source>The foot is held where it is at this frame.</source>
        <translation>이 프레임에서의 위치에 발을 고정합니다.</translation>
    </message>
    <message>
        <source>How high the foot is held.</source>
        <translation>발을 고정할 높이입니다.</translation>
    </message>
    <message>
        <source>On the ground if it is close to it</source>
        <translation>지면에 가까우면 지면 위</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>지면 위</translation>
    </message>
    <message>
        <source>As at its place</source>
        <translation>고정 위치와 같은 높이</translation>
    </message>
    <message>
        <source>As now at each frame</source>
        <translation>각 프레임의 현재 높이</translation>
    </message>
    <message>
        <source>Keep the way along the ground</source>
        <translation>지면을 따라 이동한 거리 유지</translation>
    </message>
    <message>
        <source>The body ends where it goes now, as in a walk that goes on. Otherwise it returns to where it began.</source>
        <translation>계속 걸어갈 때처럼 몸이 지금의 도착 위치에서 끝납니다. 끄면 시작한 위치로 돌아갑니다.</translation>
    </message>
    <message>
        <source>the file has no such animation; it has: %1</source>
        <translation>파일에 그런 애니메이션이 없습니다. 있는 것: %1</translation>
    </message>
    <message>
        <source>Keys: %1 before, %2 now.</source>
        <translation>키: 이전 %1개, 현재 %2개.</translation>
    </message>
    <message>
        <source>These frames, and the distance in units: %1.</source>
        <translation>해당 프레임과 거리(단위): %1.</translation>
    </message>
    <message>
        <source>Times that a foot was held: %1.</source>
        <translation>발을 고정한 횟수: %1.</translation>
    </message>
    <message>
        <source>The body goes back %1 units to where it began. It can keep its way instead.</source>
        <translation>몸이 시작한 곳으로 %1 단위 돌아갑니다. 대신 가던 길을 유지할 수 있습니다.</translation>
    </message>
    <message>
        <source>The model has none of the bones that this tool changes.</source>
        <translation>이 도구가 바꾸는 본이 모델에 없습니다.</translation>
    </message>
    <message>
        <source>the numbers become too large: track %1, frame %2</source>
        <translation>숫자가 너무 커집니다: 트랙 %1, 프레임 %2</translation>
    </message>
    <message>
        <source>the motion has invalid numbers (NaN or infinite); repair it first: track %1, frame %2</source>
        <translation>모션에 잘못된 숫자(NaN 또는 무한대)가 있습니다. 먼저 복구하세요: 트랙 %1, 프레임 %2</translation>
    </message>
    <message>
        <source>keys would be after the last frame that a motion can have</source>
        <translation>키가 모션이 가질 수 있는 마지막 프레임을 넘게 됩니다</translation>
    </message>
    <message>
        <source>the other motion has no keys of this part</source>
        <translation>다른 모션에는 이 부분의 키가 없습니다</translation>
    </message>
    <message>
        <source>the models of the two motions have no bone in common</source>
        <translation>두 모션의 모델에 공통된 본이 없습니다</translation>
    </message>
    <message>
        <source>the file has no animation that moves a joint</source>
        <translation>파일에 관절을 움직이는 애니메이션이 없습니다</translation>
    </message>
    <message>
        <source>this animation of the file moves no joint; choose another one</source>
        <translation>파일의 이 애니메이션은 관절을 움직이지 않습니다. 다른 애니메이션을 선택하세요</translation>
    </message>
    <message numerus="yes">
        <source>the animation has more than %n frame(s), too many to import</source>
        <translation>
            <numerusform>애니메이션이 %n프레임을 넘어 가져오기에 너무 깁니다</numerusform>
        </translation>
    </message>
    <message>
        <source>the range begins after the last key, so all of its frames are the same</source>
        <translation>범위가 마지막 키 뒤에서 시작하므로 모든 프레임이 같습니다</translation>
    </message>
    <message>
        <source>%1 is a folder; choose another name.</source>
        <translation>%1은(는) 폴더입니다. 다른 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Models without keys: %1</source>
        <translation>키가 없는 모델: %1</translation>
    </message>
    <message>
        <source>Models without keys are saved only in a project: %1.</source>
        <translation>키가 없는 모델은 프로젝트에만 저장됩니다: %1.</translation>
    </message>
    <message>
        <source>The file %1 has changed since it was opened. Overwrite it?</source>
        <translation>파일 %1이(가) 연 뒤에 바뀌었습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>the file is damaged, or it is of a kind that Odori cannot read</source>
        <translation>파일이 손상되었거나 Odori가 읽을 수 없는 종류입니다</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it.</source>
        <translation>%1은(는) 확장자뿐입니다. 앞에 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>Al&amp;ways do this (change it in Edit ▸ Settings)</source>
        <translation>항상 이렇게 하기(&amp;W)(편집 ▸ 설정에서 변경 가능)</translation>
    </message>
    <message>
        <source>this is not a file that Odori knows</source>
        <translation>Odori가 아는 파일이 아닙니다</translation>
    </message>
</context>
<context>
    <name>odori::AboutDialog</name>
    <message>
        <source>About Odori</source>
        <translation>Odori 정보</translation>
    </message>
    <message>
        <source>Odori %1</source>
        <translation>Odori %1</translation>
    </message>
    <message>
        <source>Built with Qt %1, running with Qt %2.</source>
        <translation>Qt %1(으)로 빌드했으며 Qt %2(으)로 실행 중입니다.</translation>
    </message>
    <message>
        <source>An editor for MikuMikuDance motions.</source>
        <translation>MikuMikuDance 모션 편집기입니다.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. It uses these libraries under their own licences:</source>
        <translation>MIT 라이선스의 자유 소프트웨어입니다. 다음 라이브러리를 각각의 라이선스에 따라 사용합니다:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Qt 정보(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>odori::ActorListModel</name>
    <message>
        <source>%1 is missing</source>
        <translation>%1을(를) 찾을 수 없음</translation>
    </message>
    <message>
        <source>Hide the model</source>
        <translation>모델 숨기기</translation>
    </message>
    <message>
        <source>Show the model</source>
        <translation>모델 표시</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>표시 중</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>The motion or its drafts have unsaved changes.</source>
        <translation>모션 또는 미등록 변경이 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>The motion is saved in the project, but not in its own file.</source>
        <translation>모션이 프로젝트에는 저장되었지만 모션 파일에는 저장되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>odori::ActorPanel</name>
    <message>
        <source>Models</source>
        <translation>모델 목록</translation>
    </message>
</context>
<context>
    <name>odori::BakeDialog</name>
    <message>
        <source>Bake Physics</source>
        <translation>물리 연산 베이크</translation>
    </message>
    <message numerus="yes">
        <source>all bones moved by physics (%n)</source>
        <translation>
            <numerusform>물리 연산으로 움직이는 모든 본(%n개)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the selected bones (%n)</source>
        <translation>
            <numerusform>선택한 본(%n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>본(&amp;B)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>프레임(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Only needed keys</source>
        <translation>필요한 키만</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>키(&amp;K)</translation>
    </message>
    <message>
        <source>Keys in this range are replaced, and physics is off at the new keys. You can undo this.</source>
        <translation>이 범위의 키가 교체되고 새 키에서는 물리 연산이 꺼집니다. 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>베이크</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s). Physics is off at these keys.</source>
        <translation>
            <numerusform>키 %n개를 베이크했습니다. 이 키들에서는 물리 연산이 꺼집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>키 %1개를 만듭니다. 수가 매우 많아 편집과 저장이 느려질 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s). This is a very large number: editing and saving can become slow.</source>
        <translation>
            <numerusform>키를 최대 %1개 만듭니다. 수가 매우 많아 편집과 저장이 느려질 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %1 key(s).</source>
        <translation>
            <numerusform>키 %1개를 만듭니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes at most %1 key(s).</source>
        <translation>
            <numerusform>키를 최대 %1개 만듭니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BeatButton</name>
    <message>
        <source>Tempo and beats</source>
        <translation>템포와 박자</translation>
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
        <translation>소리에서 박자를 찾는 중…</translation>
    </message>
    <message>
        <source>No beats were found in the sound.</source>
        <translation>소리에서 박자를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Find Beats</source>
        <translation>박자 찾기</translation>
    </message>
    <message>
        <source>%1 beats per minute; the sound has no clear beats.</source>
        <translation>분당 %1박입니다. 단, 소리의 박자가 뚜렷하지 않습니다.</translation>
    </message>
    <message>
        <source>onset</source>
        <comment>name of a marker</comment>
        <translation>온셋</translation>
    </message>
    <message>
        <source>Add Markers</source>
        <translation>마커 추가</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) were added.</source>
        <translation>
            <numerusform>마커 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 beats per minute. The first beat is a guess: check it. × 2 and ÷ 2 are in the popup of the tempo.</source>
        <translation>분당 %1박입니다. 첫 박은 추정이므로 확인하세요. 템포 팝업에 × 2와 ÷ 2가 있습니다.</translation>
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
        <translation>변경 제거</translation>
    </message>
    <message>
        <source>Beats per minute</source>
        <translation>분당 박자 수</translation>
    </message>
    <message>
        <source>Every second beat, at half the tempo</source>
        <translation>두 박마다 한 박으로 합니다(템포 절반)</translation>
    </message>
    <message>
        <source>A beat more between every two beats, at twice the tempo</source>
        <translation>박 사이에 한 박씩 더 넣습니다(템포 두 배)</translation>
    </message>
    <message>
        <source>Tap (T)</source>
        <translation>탭(T)</translation>
    </message>
    <message>
        <source>Click or press T at each beat of the music</source>
        <translation>음악의 박자마다 클릭하거나 T를 누르세요</translation>
    </message>
    <message>
        <source>Tap the tempo</source>
        <translation>템포 탭하기</translation>
    </message>
    <message>
        <source>First beat, frame</source>
        <translation>첫 박의 프레임</translation>
    </message>
    <message>
        <source>Beats per bar</source>
        <translation>마디당 박자 수</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>현재 프레임</translation>
    </message>
    <message>
        <source>Change Tempo Here</source>
        <translation>여기서 템포 변경</translation>
    </message>
    <message>
        <source>Gives the beats from here on a tempo of their own, from the beat nearest to the current frame</source>
        <translation>현재 프레임에 가장 가까운 박부터 별도의 템포를 적용합니다</translation>
    </message>
    <message>
        <source>The tempo before this change continues</source>
        <translation>이 변경 이전의 템포가 계속됩니다</translation>
    </message>
    <message>
        <source>This tempo holds</source>
        <translation>이 템포의 적용 범위</translation>
    </message>
    <message>
        <source>Change Beats</source>
        <translation>박자 변경</translation>
    </message>
    <message numerus="yes">
        <source>%n tap(s)</source>
        <translation>
            <numerusform>탭 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>from the first beat</source>
        <translation>첫 박부터</translation>
    </message>
    <message>
        <source>from bar %1, beat %2 (frame %3)</source>
        <translation>%1마디 %2박부터(프레임 %3)</translation>
    </message>
    <message>
        <source>Find in the Sound</source>
        <translation>소리에서 찾기</translation>
    </message>
    <message>
        <source>Tempo and beats</source>
        <translation>템포와 박자</translation>
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
        <translation>곱하기와 더하기</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Morph weight</source>
        <translation>모프 가중치</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
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
        <translation>%1, 더하기</translation>
    </message>
    <message>
        <source>%1, times</source>
        <translation>%1, 곱하기</translation>
    </message>
    <message>
        <source>the panel&apos;s numbers, as in MMD</source>
        <translation>패널의 숫자(MMD와 같음)</translation>
    </message>
    <message>
        <source>each bone&apos;s own axes</source>
        <translation>각 본의 축</translation>
    </message>
    <message>
        <source>the world&apos;s axes</source>
        <translation>월드 축</translation>
    </message>
    <message>
        <source>Only for adding. Multiplication and the camera always use the panel&apos;s numbers</source>
        <translation>더하기에만 적용됩니다. 곱하기와 카메라는 항상 패널의 숫자를 사용합니다</translation>
    </message>
    <message>
        <source>Add &amp;to</source>
        <translation>더할 대상(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): the values are first multiplied, then added to.</source>
        <translation>
            <numerusform>키 %n개: 값을 먼저 곱한 다음 더합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Shadow distance</source>
        <translation>그림자 거리</translation>
    </message>
    <message>
        <source>Light colour</source>
        <translation>조명 색</translation>
    </message>
    <message>
        <source>Light direction</source>
        <translation>조명 방향</translation>
    </message>
    <message>
        <source>&amp;Blend with the rest pose (bones and morphs)</source>
        <translation>초기 포즈와 블렌드(본과 모프)(&amp;B)</translation>
    </message>
    <message>
        <source>Scales each rotation as a whole, about its own axis, instead of number by number</source>
        <translation>회전을 숫자별이 아니라 회전축을 중심으로 한 하나의 회전으로 늘이거나 줄입니다</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Amount of the pose</source>
        <translation>포즈의 비율</translation>
    </message>
    <message>
        <source>Blend with Rest Pose</source>
        <translation>초기 포즈와 블렌드</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s): 0 % is the rest pose, 100 % changes nothing, 200 % is twice as far from rest.</source>
        <translation>
            <numerusform>키 %n개: 0 %는 초기 포즈, 100 %는 변화 없음, 200 %는 초기 포즈에서 두 배만큼 멀어집니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BoneLists</name>
    <message numerus="yes">
        <source>%n bone(s) are hidden in the view.</source>
        <translation>
            <numerusform>뷰에서 본 %n개를 숨겼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>본 숨기기</translation>
    </message>
    <message>
        <source>Hide Other Bones</source>
        <translation>다른 본 숨기기</translation>
    </message>
    <message>
        <source>Show All Bones</source>
        <translation>모든 본 표시</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden bone(s) are shown again.</source>
        <translation>
            <numerusform>숨긴 본 %n개를 다시 표시했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock Bones</source>
        <translation>본 잠금</translation>
    </message>
    <message>
        <source>Unlock Bones</source>
        <translation>본 잠금 해제</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are unlocked.</source>
        <translation>
            <numerusform>본 %n개의 잠금을 해제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock All Bones</source>
        <translation>모든 본 잠금 해제</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) of the set %1 are hidden and not selected.</source>
        <translation>
            <numerusform>세트 &apos;%1&apos;의 본 %n개는 숨겨져 있어 선택하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no bone or morph of the set %1.</source>
        <translation>모델에 세트 &apos;%1&apos;의 본이나 모프가 없습니다.</translation>
    </message>
    <message>
        <source>Save Bone Set</source>
        <translation>본 세트 저장</translation>
    </message>
    <message numerus="yes">
        <source>The set %1 holds %n bone(s) or morph(s).</source>
        <translation>
            <numerusform>세트 &apos;%1&apos;에 본과 모프 %n개를 저장했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set %1 already has exactly the selected bones.</source>
        <translation>세트 &apos;%1&apos;은(는) 이미 선택한 본과 똑같습니다.</translation>
    </message>
    <message>
        <source>The set %1 was not saved: a model can have at most %2 sets.</source>
        <translation>세트 &apos;%1&apos;을(를) 저장하지 못했습니다: 모델 하나에 세트는 최대 %2개입니다.</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>본 세트 이름 바꾸기</translation>
    </message>
    <message>
        <source>Delete Bone Set</source>
        <translation>본 세트 삭제</translation>
    </message>
    <message>
        <source>The set %1 is deleted.</source>
        <translation>세트 &apos;%1&apos;을(를) 삭제했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) were left alone.</source>
        <translation>
            <numerusform>잠긴 본 %n개는 변경하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) are locked: clicks in the view do not select them, and their pose does not change.</source>
        <translation>
            <numerusform>본 %n개를 잠갔습니다: 뷰에서 클릭해도 선택되지 않으며 포즈가 바뀌지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::BonePanel</name>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 그룹</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>부모</translation>
    </message>
    <message>
        <source>How the bones are grouped</source>
        <translation>본을 묶는 방식</translation>
    </message>
    <message>
        <source>Search bones</source>
        <translation>본 검색</translation>
    </message>
    <message>
        <source>No bone is called “%1”.</source>
        <translation>&apos;%1&apos;(이)라는 본이 없습니다.</translation>
    </message>
    <message>
        <source>Saved sets of bones</source>
        <translation>저장한 본 세트</translation>
    </message>
    <message>
        <source>The model has no bones.</source>
        <translation>모델에 본이 없습니다.</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>활성 모션에 모델이 없습니다.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>열린 모델이 없습니다.</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>카메라가 활성 상태입니다.</translation>
    </message>
</context>
<context>
    <name>odori::BoneSelecting</name>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>본 &apos;%1&apos;은(는) 잠겨 있습니다. 본 패널의 자물쇠로 잠금을 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>Physics moves the bone %1. To select such bones, switch on Physics ▸ Select Physics Bones in the View.</source>
        <translation>본 &apos;%1&apos;은(는) 물리 연산으로 움직입니다. 이런 본을 선택하려면 물리 연산 ▸ 뷰에서 물리 본 선택을 켜세요.</translation>
    </message>
    <message>
        <source>The bone %1 is hidden, so the view has no handles for it. Its eye in the bone panel shows it.</source>
        <translation>본 &apos;%1&apos;은(는) 숨겨져 있어 뷰에 핸들이 없습니다. 본 패널의 눈 아이콘으로 표시할 수 있습니다.</translation>
    </message>
    <message>
        <source>The bone %1 is locked, so the view has no handles for it. Its lock in the bone panel unlocks it.</source>
        <translation>본 &apos;%1&apos;은(는) 잠겨 있어 뷰에 핸들이 없습니다. 본 패널의 자물쇠로 잠금을 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so Move mode has no arrows for it.</source>
        <translation>본 &apos;%1&apos;은(는) 회전만 하므로 이동 모드의 화살표가 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::BoneSetsMenu</name>
    <message>
        <source>&amp;Add to Selection</source>
        <translation>선택에 추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Update from Selection</source>
        <translation>현재 선택으로 업데이트(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>No set is saved yet</source>
        <translation>저장한 세트가 없습니다</translation>
    </message>
    <message>
        <source>Selects the set; with Shift in addition</source>
        <translation>세트를 선택합니다. Shift와 함께 누르면 추가로 선택합니다</translation>
    </message>
</context>
<context>
    <name>odori::BoneTreeModel</name>
    <message>
        <source>IK goal</source>
        <translation>IK 목표</translation>
    </message>
    <message>
        <source>rotates about one axis</source>
        <translation>한 축으로 회전</translation>
    </message>
    <message>
        <source>moves and rotates</source>
        <translation>이동과 회전</translation>
    </message>
    <message>
        <source>rotates</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>조작 불가</translation>
    </message>
    <message>
        <source>In no display frame</source>
        <translation>표시 그룹 없음</translation>
    </message>
    <message>
        <source>%1 %2 — %3</source>
        <translation>%1 %2 — %3</translation>
    </message>
    <message>
        <source>Hide in the view (Space)</source>
        <translation>뷰에서 숨기기(Space)</translation>
    </message>
    <message>
        <source>Show in the view (Space)</source>
        <translation>뷰에 표시(Space)</translation>
    </message>
    <message>
        <source>Unlock (Shift+Space)</source>
        <translation>잠금 해제(Shift+Space)</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>표시 중</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>잠김</translation>
    </message>
    <message>
        <source>unlocked</source>
        <translation>잠금 해제됨</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 잠금</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 잠금 해제</translation>
    </message>
    <message>
        <source>Lock: clicks in the view do not select it, and its pose does not change (Shift+Space)</source>
        <translation>잠금: 뷰에서 클릭해도 선택되지 않으며 포즈가 바뀌지 않습니다(Shift+Space)</translation>
    </message>
</context>
<context>
    <name>odori::CellForm</name>
    <message>
        <source>Centre X</source>
        <translation>중심 X</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>방향 X</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>위치 X</translation>
    </message>
    <message>
        <source>Centre Y</source>
        <translation>중심 Y</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>방향 Y</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>위치 Y</translation>
    </message>
    <message>
        <source>Centre Z</source>
        <translation>중심 Z</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>방향 Z</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>위치 Z</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Mode 1</source>
        <translation>모드 1</translation>
    </message>
    <message>
        <source>Mode 2</source>
        <translation>모드 2</translation>
    </message>
</context>
<context>
    <name>odori::ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>다시 불러오기</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>파일을 다시 읽습니다</translation>
    </message>
    <message>
        <source>Changed by another program: %1.</source>
        <translation>다른 프로그램이 변경했습니다: %1.</translation>
    </message>
    <message>
        <source>Changed by another program and by you: %1. Saving asks before it overwrites.</source>
        <translation>다른 프로그램과 여기서 모두 변경했습니다: %1. 저장할 때 덮어쓸지 묻습니다.</translation>
    </message>
    <message>
        <source>%1 is not a VMD motion any more.</source>
        <translation>%1은(는) 더 이상 VMD 모션이 아닙니다.</translation>
    </message>
    <message>
        <source>%1 was not reloaded, because you have edited it.</source>
        <translation>%1은(는) 편집되어 있어 다시 불러오지 않았습니다.</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 다시 불러오기</translation>
    </message>
    <message>
        <source>Reloaded %1.</source>
        <translation>%1을(를) 다시 불러왔습니다.</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save to have the file again.</source>
        <translation>다른 프로그램이 삭제하거나 옮겼습니다: %1. 저장하면 파일이 다시 생깁니다.</translation>
    </message>
    <message>
        <source>Deleted or moved by another program: %1. Save it under another name.</source>
        <translation>다른 프로그램이 삭제하거나 옮겼습니다: %1. 다른 이름으로 저장하세요.</translation>
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
        <translation>회전</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Change the curves of all channels</source>
        <translation>모든 채널의 곡선을 변경합니다</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>채널 %1</translation>
    </message>
    <message>
        <source>Rot.</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Dist.</source>
        <translation>거리</translation>
    </message>
</context>
<context>
    <name>odori::CheckUp</name>
    <message>
        <source>Check-up</source>
        <translation>점검</translation>
    </message>
</context>
<context>
    <name>odori::CheckUpOffer</name>
    <message>
        <source>Open Check-up</source>
        <translation>점검 열기</translation>
    </message>
    <message>
        <source>Shows what was found, and repairs or renames it</source>
        <translation>찾은 항목을 표시하고 복구하거나 이름을 바꿉니다</translation>
    </message>
    <message numerus="yes">
        <source>%1: the model lacks %n bone(s) and morph(s) of this motion.</source>
        <translation>
            <numerusform>%1: 이 모션의 본과 모프 %n개가 모델에 없습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the check-up found %n problem(s).</source>
        <translation>
            <numerusform>%1: 점검에서 문제 %n개를 찾았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CheckUpPanel</name>
    <message>
        <source>Check-up</source>
        <translation>점검</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Rename To</source>
        <translation>새 이름</translation>
    </message>
    <message>
        <source>Repair All</source>
        <translation>모두 복구</translation>
    </message>
    <message>
        <source>Use Suggestions</source>
        <translation>제안 사용</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>점검 결과</translation>
    </message>
    <message>
        <source>Goes to the first key of the finding and selects its keys</source>
        <translation>첫 번째 키로 이동하고 해당 키를 선택합니다</translation>
    </message>
    <message>
        <source>Repairs the selected findings; no pose changes</source>
        <translation>선택한 항목을 복구합니다. 포즈는 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Repairs all findings that can be repaired; no pose changes</source>
        <translation>복구할 수 있는 항목을 모두 복구합니다. 포즈는 바뀌지 않습니다</translation>
    </message>
    <message>
        <source>Gives the keys the name of another bone, morph or IK of the model</source>
        <translation>키를 모델의 다른 본, 모프 또는 IK의 이름으로 바꿉니다</translation>
    </message>
    <message>
        <source>Gives all tracks the first name that is suggested for them</source>
        <translation>모든 트랙에 첫 번째로 제안된 이름을 붙입니다</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>점검 중…</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>문제를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>There are no keys to check.</source>
        <translation>점검할 키가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>결과 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>All Names…</source>
        <translation>모든 이름…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>What can be done with all findings</source>
        <translation>모든 점검 결과에 할 수 있는 작업</translation>
    </message>
    <message numerus="yes">
        <source>Use %n Suggestion(s)</source>
        <translation>
            <numerusform>제안 %n개 사용</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::ColumnsDialog</name>
    <message>
        <source>Insert Frames</source>
        <translation>프레임 삽입</translation>
    </message>
    <message>
        <source>Delete Frames</source>
        <translation>프레임 삭제</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation>프레임 수</translation>
    </message>
    <message>
        <source>&amp;Before frame</source>
        <translation>삽입 위치(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;From frame</source>
        <translation>시작 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Number of frames</source>
        <translation>프레임 수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>대상 행(&amp;R)</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message numerus="yes">
        <source>Keys from frame %1 on move %n frame(s) later.</source>
        <translation>
            <numerusform>프레임 %1 이후의 키가 %n프레임 뒤로 이동합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keys at frame %1 are deleted; later keys move earlier.</source>
        <translation>프레임 %1의 키를 삭제하고 이후의 키를 앞으로 당깁니다.</translation>
    </message>
    <message>
        <source>Keys in frames %1–%2 are deleted; later keys move earlier.</source>
        <translation>프레임 %1–%2의 키를 삭제하고 이후의 키를 앞으로 당깁니다.</translation>
    </message>
</context>
<context>
    <name>odori::CommandPalette</name>
    <message>
        <source>Type letters of a command</source>
        <translation>명령 이름 입력</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>No command has these letters in this order.</source>
        <translation>이 글자를 이 순서로 포함하는 명령이 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::Commands</name>
    <message>
        <source>Acts on the selected keys, or on the selected rows&apos; keys at this frame if none is selected</source>
        <translation>선택한 키에 적용합니다. 선택한 키가 없으면 선택한 행의 이 프레임 키에 적용합니다</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the copied keys so that the first key is at the current frame</source>
        <translation>복사한 첫 번째 키가 현재 프레임에 오도록 붙여넣습니다</translation>
    </message>
    <message>
        <source>Paste &amp;Mirrored</source>
        <translation>반전 붙여넣기(&amp;M)</translation>
    </message>
    <message>
        <source>Pastes onto the bones of the other side, with left and right swapped</source>
        <translation>좌우를 바꾸어 반대쪽 본에 붙여넣습니다</translation>
    </message>
    <message>
        <source>&amp;Delete Keys</source>
        <translation>키 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Disc&amp;ard Drafts</source>
        <translation>미등록 변경 버리기(&amp;H)</translation>
    </message>
    <message>
        <source>Discards the drafts of the selected tracks at this frame, or all drafts at this frame if no track is selected</source>
        <translation>선택한 트랙의 이 프레임 미등록 변경을 버립니다. 선택한 트랙이 없으면 이 프레임의 미등록 변경을 모두 버립니다</translation>
    </message>
    <message>
        <source>&amp;Save Project %1</source>
        <translation>프로젝트 %1 저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save %1</source>
        <translation>%1 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project %1</source>
        <translation>프로젝트 %1 저장</translation>
    </message>
    <message>
        <source>Save the motion %1</source>
        <translation>모션 %1 저장</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>새로 만들기(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a model, motion, pose or project</source>
        <translation>모델, 모션, 포즈 또는 프로젝트를 엽니다</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple</source>
        <translation>샘플 열기(&amp;M)</translation>
    </message>
    <message>
        <source>Find &amp;Textures…</source>
        <translation>텍스처 찾기(&amp;T)…</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>매번 묻기</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Replace the active model</source>
        <translation>활성 모델 교체</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>교체</translation>
    </message>
    <message>
        <source>Merge at the current frame</source>
        <translation>현재 프레임부터 병합</translation>
    </message>
    <message>
        <source>New model with this motion</source>
        <translation>이 모션으로 새 모델 추가</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Do not use them</source>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Project &amp;As…</source>
        <translation>다른 이름으로 프로젝트 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion</source>
        <translation>모션 저장(&amp;I)</translation>
    </message>
    <message>
        <source>Save Mot&amp;ion %1</source>
        <translation>모션 %1 저장(&amp;I)</translation>
    </message>
    <message>
        <source>Save Motion As…</source>
        <translation>다른 이름으로 모션 저장…</translation>
    </message>
    <message>
        <source>Save &amp;Project As…</source>
        <translation>다른 이름으로 프로젝트 저장(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose As…</source>
        <translation>다른 이름으로 포즈 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>선택한 본과 모프의 표시 중인 포즈를 VPD로 저장합니다. 선택이 없으면 모두 저장합니다</translation>
    </message>
    <message>
        <source>Save Selected &amp;Keys As…</source>
        <translation>선택한 키를 다른 이름으로 저장(&amp;K)…</translation>
    </message>
    <message>
        <source>Saves the selected keys as VMD, or all keys of the selected rows if no key is selected</source>
        <translation>선택한 키를 VMD로 저장합니다. 선택한 키가 없으면 선택한 행의 모든 키를 저장합니다</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>Shows all keys and their commands</source>
        <translation>모든 단축키와 그 명령을 표시합니다</translation>
    </message>
    <message>
        <source>&amp;About Odori</source>
        <translation>Odori 정보(&amp;A)</translation>
    </message>
    <message>
        <source>view, dope sheet, curves</source>
        <translation>뷰, 도프시트, 곡선</translation>
    </message>
    <message>
        <source>view, dope sheet</source>
        <translation>뷰, 도프시트</translation>
    </message>
    <message>
        <source>view</source>
        <translation>뷰</translation>
    </message>
    <message>
        <source>dope sheet</source>
        <translation>도프시트</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Register %n Key(s)</source>
        <translation>
            <numerusform>키 %n개 등록(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Register</source>
        <translation>등록(&amp;R)</translation>
    </message>
    <message>
        <source>Register &amp;All Drafts</source>
        <translation>미등록 변경 모두 등록(&amp;A)</translation>
    </message>
    <message>
        <source>Registers the drafts of all frames for this model, the camera, the light and the self-shadow</source>
        <translation>이 모델과 카메라, 조명, 셀프 섀도우의 모든 프레임 미등록 변경을 등록합니다</translation>
    </message>
    <message>
        <source>Register All &amp;Bones</source>
        <translation>모든 본 등록(&amp;K)</translation>
    </message>
    <message>
        <source>Registers a key at this frame for every bone, changed or not</source>
        <translation>변경 여부와 관계없이 모든 본의 키를 이 프레임에 등록합니다</translation>
    </message>
    <message>
        <source>&amp;Insert Frame</source>
        <translation>프레임 삽입(&amp;I)</translation>
    </message>
    <message>
        <source>Inserts an empty frame at the current frame, in all tracks</source>
        <translation>모든 트랙의 현재 프레임에 빈 프레임을 삽입합니다</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>삽입</translation>
    </message>
    <message>
        <source>&amp;Delete Frame</source>
        <translation>프레임 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the keys at the current frame; later keys move earlier, in all tracks</source>
        <translation>모든 트랙에서 현재 프레임의 키를 삭제하고 이후의 키를 앞으로 당깁니다</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>I&amp;nsert Frames…</source>
        <translation>여러 프레임 삽입(&amp;N)…</translation>
    </message>
    <message>
        <source>D&amp;elete Frames…</source>
        <translation>여러 프레임 삭제(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Scale a Range…</source>
        <translation>범위 배율 조절(&amp;S)…</translation>
    </message>
    <message>
        <source>Makes a range of frames faster or slower and moves later keys</source>
        <translation>프레임 범위를 빠르게 또는 느리게 하고 이후의 키를 옮깁니다</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>배율…</translation>
    </message>
    <message>
        <source>Re&amp;verse in Time</source>
        <translation>시간 반전(&amp;V)</translation>
    </message>
    <message>
        <source>Reverses the selected keys between the first and the last of them</source>
        <translation>선택한 키를 첫 키와 마지막 키 사이에서 반대 순서로 뒤집습니다</translation>
    </message>
    <message>
        <source>A&amp;lign to This Frame</source>
        <translation>이 프레임에 맞추기(&amp;L)</translation>
    </message>
    <message>
        <source>Moves the first selected key of each row to the current frame; the row&apos;s other selected keys move by the same amount</source>
        <translation>각 행에서 선택한 첫 키를 현재 프레임으로 옮기고, 그 행의 다른 선택한 키도 같은 만큼 옮깁니다</translation>
    </message>
    <message>
        <source>Sna&amp;p…</source>
        <translation>스냅(&amp;P)…</translation>
    </message>
    <message>
        <source>Moves each selected key to the nearest beat, or to the nearest frame of a regular grid</source>
        <translation>선택한 각 키를 가장 가까운 박 또는 일정한 간격의 프레임으로 옮깁니다</translation>
    </message>
    <message>
        <source>One Frame &amp;Earlier</source>
        <translation>1프레임 이전으로(&amp;E)</translation>
    </message>
    <message>
        <source>One Frame &amp;Later</source>
        <translation>1프레임 이후로(&amp;L)</translation>
    </message>
    <message>
        <source>Ten Frames E&amp;arlier</source>
        <translation>10프레임 이전으로(&amp;A)</translation>
    </message>
    <message>
        <source>Ten Frames La&amp;ter</source>
        <translation>10프레임 이후로(&amp;T)</translation>
    </message>
    <message>
        <source>Mirr&amp;or</source>
        <translation>좌우 반전(&amp;O)</translation>
    </message>
    <message>
        <source>Mirrors the selected keys onto the bones of the other side</source>
        <translation>선택한 키를 좌우 반전하여 반대쪽 본에 적용합니다</translation>
    </message>
    <message>
        <source>M&amp;ultiply and Add…</source>
        <translation>곱하기와 더하기(&amp;U)…</translation>
    </message>
    <message>
        <source>Multiply…</source>
        <translation>곱하기…</translation>
    </message>
    <message>
        <source>P&amp;hysics On</source>
        <translation>물리 연산 켜기(&amp;H)</translation>
    </message>
    <message>
        <source>Physics moves the bones from the selected keys on</source>
        <translation>선택한 키부터 물리 연산이 본을 움직입니다</translation>
    </message>
    <message>
        <source>Physics O&amp;ff</source>
        <translation>물리 연산 끄기(&amp;F)</translation>
    </message>
    <message>
        <source>Keys move the bones from the selected keys on; physics does not</source>
        <translation>선택한 키부터 물리 연산이 아니라 키가 본을 움직입니다</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 표시</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 숨기기</translation>
    </message>
    <message>
        <source>&amp;Remove %1</source>
        <translation>%1 제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next Model</source>
        <translation>다음 모델(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous Model</source>
        <translation>이전 모델(&amp;P)</translation>
    </message>
    <message>
        <source>Show Only the &amp;Active Model</source>
        <translation>활성 모델만 표시(&amp;A)</translation>
    </message>
    <message>
        <source>Active only</source>
        <translation>활성만</translation>
    </message>
    <message>
        <source>&amp;Visible</source>
        <translation>표시(&amp;V)</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>위로 이동(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>아래로 이동(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Terms of Use…</source>
        <translation>이용 약관(&amp;T)…</translation>
    </message>
    <message>
        <source>Shows what the author of the active model wrote about its use</source>
        <translation>활성 모델의 이용에 대해 제작자가 쓴 내용을 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>끔(&amp;O)</translation>
    </message>
    <message>
        <source>While &amp;Playing</source>
        <translation>재생 중에만(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>항상(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Reset Physics</source>
        <translation>물리 연산 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Restarts the simulation at this frame</source>
        <translation>이 프레임부터 시뮬레이션을 다시 시작합니다</translation>
    </message>
    <message>
        <source>&amp;Show Rigid Bodies and Joints</source>
        <translation>강체와 조인트 표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Bake to Keys…</source>
        <translation>키로 베이크(&amp;B)…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>설정(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Play / Stop</source>
        <translation>재생 / 정지(&amp;P)</translation>
    </message>
    <message>
        <source>Previous F&amp;rame</source>
        <translation>이전 프레임(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Frame</source>
        <translation>다음 프레임(&amp;O)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Key</source>
        <translation>이전 키(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>다음 키(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First Frame</source>
        <translation>첫 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last Key</source>
        <translation>마지막 키(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Go to Frame</source>
        <translation>프레임으로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>회전(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>이동(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Local</source>
        <translation>로컬(&amp;L)</translation>
    </message>
    <message>
        <source>Local: the bone&apos;s own axes</source>
        <translation>로컬: 본의 축</translation>
    </message>
    <message>
        <source>&amp;Global</source>
        <translation>글로벌(&amp;G)</translation>
    </message>
    <message>
        <source>Global: the axes of the scene</source>
        <translation>글로벌: 씬의 축</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>뷰(&amp;V)</translation>
    </message>
    <message>
        <source>View: the axes of the screen</source>
        <translation>뷰: 화면의 축</translation>
    </message>
    <message>
        <source>&amp;Next Axes</source>
        <translation>다음 축(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Auto-key</source>
        <translation>자동 키(&amp;A)</translation>
    </message>
    <message>
        <source>Registers every change automatically</source>
        <translation>모든 변경을 자동으로 등록합니다</translation>
    </message>
    <message>
        <source>All &amp;Keys</source>
        <translation>모든 키(&amp;K)</translation>
    </message>
    <message>
        <source>Selects all keys of the visible rows</source>
        <translation>표시된 행의 모든 키를 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>세로 열(&amp;C)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame</source>
        <translation>표시된 행의 현재 프레임 키를 선택합니다</translation>
    </message>
    <message>
        <source>Keys of the Selected &amp;Rows</source>
        <translation>선택한 행의 키(&amp;R)</translation>
    </message>
    <message>
        <source>Selects all keys of the selected bones and morphs</source>
        <translation>선택한 본과 모프의 모든 키를 선택합니다</translation>
    </message>
    <message>
        <source>From This Frame &amp;On</source>
        <translation>이 프레임부터(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the keys of the visible rows at the current frame and later</source>
        <translation>표시된 행의 현재 프레임 이후 키를 선택합니다</translation>
    </message>
    <message>
        <source>Ran&amp;ge…</source>
        <translation>범위(&amp;G)…</translation>
    </message>
    <message>
        <source>Selects the keys in a range of frames</source>
        <translation>프레임 범위 안의 키를 선택합니다</translation>
    </message>
    <message>
        <source>All &amp;Bones</source>
        <translation>모든 본(&amp;B)</translation>
    </message>
    <message>
        <source>Bones and Morphs with &amp;Drafts</source>
        <translation>미등록 변경이 있는 본과 모프(&amp;D)</translation>
    </message>
    <message>
        <source>Selects the bones and morphs that have drafts at the current frame</source>
        <translation>현재 프레임에 미등록 변경이 있는 본과 모프를 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>선택 반전(&amp;I)</translation>
    </message>
    <message>
        <source>Selects the other keys of the visible rows, or the other rows if no key is selected</source>
        <translation>표시된 행의 다른 키를 선택합니다. 선택한 키가 없으면 다른 행을 선택합니다</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>선택 해제(&amp;N)</translation>
    </message>
    <message>
        <source>Add Mar&amp;ker</source>
        <translation>마커 추가(&amp;K)</translation>
    </message>
    <message>
        <source>Gives the current frame a name</source>
        <translation>현재 프레임에 이름을 붙입니다</translation>
    </message>
    <message>
        <source>Play Range &amp;Begins Here</source>
        <translation>여기서 재생 구간 시작(&amp;B)</translation>
    </message>
    <message>
        <source>Play Range &amp;Ends Here</source>
        <translation>여기서 재생 구간 끝(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unfold Group</source>
        <translation>그룹 펼치기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Fold Group</source>
        <translation>그룹 접기(&amp;F)</translation>
    </message>
    <message>
        <source>U&amp;nfold All Groups</source>
        <translation>모든 그룹 펼치기(&amp;N)</translation>
    </message>
    <message>
        <source>Fold &amp;All Groups</source>
        <translation>모든 그룹 접기(&amp;A)</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>확대(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>축소(&amp;O)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Motion</source>
        <translation>전체 모션 표시(&amp;W)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Look Through the &amp;Camera</source>
        <translation>카메라로 보기(&amp;C)</translation>
    </message>
    <message>
        <source>Free &amp;View</source>
        <translation>자유 시점(&amp;V)</translation>
    </message>
    <message>
        <source>Set Camera to Vie&amp;w</source>
        <translation>카메라를 뷰에 맞추기(&amp;W)</translation>
    </message>
    <message>
        <source>Sets the camera at this frame to the free view</source>
        <translation>이 프레임의 카메라를 자유 시점에 맞춥니다</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델 목록</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>도프시트</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>미등록 변경</translation>
    </message>
    <message>
        <source>Ne&amp;xt Panel</source>
        <translation>다음 패널(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Previous Panel</source>
        <translation>이전 패널(&amp;P)</translation>
    </message>
    <message>
        <source>R&amp;eset Window Layout</source>
        <translation>창 배치 초기화(&amp;E)</translation>
    </message>
    <message>
        <source>Texture Memory…</source>
        <translation>텍스처 메모리…</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>앞(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>왼쪽(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>오른쪽(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>위(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>아래(&amp;O)</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>선택 항목에 맞춰 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Zooms to the selected bones or keys in the editor that has the focus</source>
        <translation>포커스가 있는 편집기를 선택한 본이나 키에 맞춰 확대·축소합니다</translation>
    </message>
    <message>
        <source>Fra&amp;me All</source>
        <translation>전체에 맞춰 보기(&amp;M)</translation>
    </message>
    <message>
        <source>Zooms to the whole model or motion in the editor that has the focus</source>
        <translation>포커스가 있는 편집기를 모델이나 모션 전체에 맞춰 확대·축소합니다</translation>
    </message>
    <message>
        <source>Show Bo&amp;nes</source>
        <translation>본 표시(&amp;N)</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>그리드 표시(&amp;G)</translation>
    </message>
    <message>
        <source>Paste to &amp;All Channels</source>
        <translation>모든 채널에 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>Paste to &amp;X</source>
        <translation>X에 붙여넣기(&amp;X)</translation>
    </message>
    <message>
        <source>Paste to &amp;Y</source>
        <translation>Y에 붙여넣기(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste to &amp;Z</source>
        <translation>Z에 붙여넣기(&amp;Z)</translation>
    </message>
    <message>
        <source>Paste to &amp;Rotation</source>
        <translation>회전에 붙여넣기(&amp;R)</translation>
    </message>
    <message>
        <source>Paste to &amp;Distance</source>
        <translation>거리에 붙여넣기(&amp;D)</translation>
    </message>
    <message>
        <source>Paste to &amp;Field of View</source>
        <translation>시야각에 붙여넣기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Easing</source>
        <translation>이징(&amp;E)</translation>
    </message>
    <message>
        <source>Shows the easing of the segments that end at the selected keys</source>
        <translation>선택한 키에서 끝나는 구간의 이징을 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>값(&amp;V)</translation>
    </message>
    <message>
        <source>Shows the values of the selected tracks over time</source>
        <translation>선택한 트랙의 값이 시간에 따라 변하는 모습을 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Copy Curve</source>
        <translation>곡선 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>&amp;Paste Curve</source>
        <translation>곡선 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Pastes the curve to the selected keys; the arrow: to other channels</source>
        <translation>선택한 키에 곡선을 붙여넣습니다. 화살표: 다른 채널에</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Flips the curves in time: ease in becomes ease out</source>
        <translation>곡선을 시간 방향으로 뒤집습니다: 이즈 인이 이즈 아웃이 됩니다</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>Changes the curves before and after the selected keys so that the speed does not jump</source>
        <translation>선택한 키 앞뒤의 곡선을 바꿔 속도가 갑자기 변하지 않게 합니다</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Inserts keys of the selected tracks at the current frame without changing the motion</source>
        <translation>모션을 바꾸지 않고 선택한 트랙의 현재 프레임에 키를 삽입합니다</translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>키 삽입</translation>
    </message>
    <message>
        <source>Deletes the selected keys and changes the curves to keep the motion</source>
        <translation>선택한 키를 삭제하고 모션이 유지되도록 곡선을 바꿉니다</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>키 삭제</translation>
    </message>
    <message>
        <source>&amp;Nudge Handles</source>
        <translation>핸들을 같은 양만큼 이동(&amp;N)</translation>
    </message>
    <message>
        <source>Dragging moves the handles of all keys by the same amount, not to the same position, as with Shift</source>
        <translation>드래그하면 모든 키의 핸들이 같은 위치가 아니라 같은 양만큼 움직입니다. Shift를 누를 때와 같습니다</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>함께 이동</translation>
    </message>
    <message>
        <source>Shows the speed along the curve; the dotted line is constant speed</source>
        <translation>곡선을 따라 속도를 표시합니다. 점선은 일정한 속도입니다</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>Copy Curve of %1</source>
        <translation>%1의 곡선 복사</translation>
    </message>
    <message>
        <source>Copy Curve of the Active Line</source>
        <translation>활성 선의 곡선 복사</translation>
    </message>
    <message>
        <source>Paste Curve to %1</source>
        <translation>%1에 곡선 붙여넣기</translation>
    </message>
    <message>
        <source>Paste Curve to the Active Line</source>
        <translation>활성 선에 곡선 붙여넣기</translation>
    </message>
    <message>
        <source>Mute All but %1</source>
        <translation>%1 외 모두 숨기기</translation>
    </message>
    <message>
        <source>Mute Others</source>
        <translation>나머지 숨기기</translation>
    </message>
    <message>
        <source>Show All Channels</source>
        <translation>모든 채널 표시</translation>
    </message>
    <message>
        <source>Lock &amp;Frames</source>
        <translation>프레임 잠금(&amp;F)</translation>
    </message>
    <message>
        <source>Dragging a key changes only its value. With Shift, the direction of the drag decides</source>
        <translation>키를 드래그하면 값만 바뀝니다. Shift를 누르면 드래그 방향으로 정해집니다</translation>
    </message>
    <message>
        <source>Dragging a key changes only its frame. With Shift, the direction of the drag decides</source>
        <translation>키를 드래그하면 프레임만 바뀝니다. Shift를 누르면 드래그 방향으로 정해집니다</translation>
    </message>
    <message>
        <source>&amp;Snap Values</source>
        <translation>값 스냅(&amp;S)</translation>
    </message>
    <message>
        <source>Dragged keys snap to round values; the steps are finer when the graph is larger. Frames are always whole numbers</source>
        <translation>드래그한 키가 딱 떨어지는 값에 스냅됩니다. 그래프가 클수록 간격이 촘촘합니다. 프레임은 항상 정수입니다</translation>
    </message>
    <message>
        <source>Show the Selected &amp;Keys</source>
        <translation>선택한 키 표시(&amp;K)</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Insert Ke&amp;y</source>
        <translation>키 삽입(&amp;Y)</translation>
    </message>
    <message>
        <source>Dele&amp;te and Keep the Motion</source>
        <translation>모션을 유지하며 삭제(&amp;T)</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>정지(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>재생(&amp;P)</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>반복(&amp;O)</translation>
    </message>
    <message>
        <source>Plays the play range again and again</source>
        <translation>재생 구간을 반복해서 재생합니다</translation>
    </message>
    <message>
        <source>Fl&amp;ip Curves</source>
        <translation>곡선 뒤집기(&amp;I)</translation>
    </message>
    <message>
        <source>S&amp;mooth Curves</source>
        <translation>곡선 부드럽게(&amp;M)</translation>
    </message>
    <message>
        <source>Show Spee&amp;d</source>
        <translation>속도 표시(&amp;D)</translation>
    </message>
    <message>
        <source>Lock Val&amp;ues</source>
        <translation>값 잠금(&amp;U)</translation>
    </message>
    <message>
        <source>Only Ke&amp;yed Rows</source>
        <translation>키가 있는 행만(&amp;Y)</translation>
    </message>
    <message>
        <source>Shows only rows that have keys</source>
        <translation>키가 있는 행만 표시합니다</translation>
    </message>
    <message>
        <source>Keyed</source>
        <translation>키 있음</translation>
    </message>
    <message>
        <source>Only &amp;Selected Rows</source>
        <translation>선택한 행만(&amp;S)</translation>
    </message>
    <message>
        <source>Shows only selected bones and morphs</source>
        <translation>선택한 본과 모프만 표시합니다</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>Only Rows with &amp;Drafts</source>
        <translation>미등록 변경이 있는 행만(&amp;D)</translation>
    </message>
    <message>
        <source>Shows only rows with drafts</source>
        <translation>미등록 변경이 있는 행만 표시합니다</translation>
    </message>
    <message>
        <source>Only Rows Not in the &amp;Model</source>
        <translation>모델에 없는 행만(&amp;M)</translation>
    </message>
    <message>
        <source>Shows only tracks that the model lacks</source>
        <translation>모델에 없는 트랙만 표시합니다</translation>
    </message>
    <message>
        <source>Not in model</source>
        <translation>모델에 없음</translation>
    </message>
    <message>
        <source>Shows the whole motion. Ctrl and wheel: zoom</source>
        <translation>모션 전체를 표시합니다. Ctrl+휠: 확대·축소</translation>
    </message>
    <message>
        <source>Fo&amp;llow the Current Frame</source>
        <translation>현재 프레임 따라가기(&amp;L)</translation>
    </message>
    <message>
        <source>During playback, keeps the current frame visible here and in the graph</source>
        <translation>재생하는 동안 여기와 그래프에서 현재 프레임이 보이게 합니다</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>명령 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Finds any command by a few letters of its name</source>
        <translation>이름의 글자 몇 개로 명령을 찾습니다</translation>
    </message>
    <message>
        <source>&amp;Key Map…</source>
        <translation>키맵(&amp;K)…</translation>
    </message>
    <message>
        <source>Dupli&amp;cate to This Frame</source>
        <translation>이 프레임에 복제(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the selected keys so that the first key is at the current frame</source>
        <translation>첫 번째 키가 현재 프레임에 오도록 선택한 키를 복제합니다</translation>
    </message>
    <message>
        <source>&amp;All in This Editor</source>
        <translation>이 편집기의 모두(&amp;A)</translation>
    </message>
    <message>
        <source>Selects all bones if the view has the focus, otherwise all keys of the visible rows</source>
        <translation>뷰에 포커스가 있으면 모든 본을, 아니면 표시된 행의 모든 키를 선택합니다</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Camera and Light</source>
        <translation>카메라와 조명(&amp;C)</translation>
    </message>
    <message>
        <source>Makes the camera active: the dope sheet shows the keys of camera, light and self-shadow. Run it again to return to the model</source>
        <translation>카메라를 활성화합니다. 도프시트에 카메라, 조명, 셀프 섀도우의 키가 표시됩니다. 다시 실행하면 모델로 돌아갑니다</translation>
    </message>
    <message>
        <source>Show keys</source>
        <translation>키 표시</translation>
    </message>
    <message>
        <source>Shows and changes the keys of the commands, and their presets</source>
        <translation>명령의 단축키와 프리셋을 표시하고 변경합니다</translation>
    </message>
    <message>
        <source>Language, dark or light theme, font size, opening of files and memory</source>
        <translation>언어, 어두운/밝은 테마, 글꼴 크기, 파일을 여는 방식, 메모리</translation>
    </message>
    <message>
        <source>Ear&amp;lier Versions…</source>
        <translation>이전 버전(&amp;L)…</translation>
    </message>
    <message>
        <source>Copy &amp;Diagnostics</source>
        <translation>진단 정보 복사(&amp;D)</translation>
    </message>
    <message>
        <source>Copies versions, display, settings, the last lines of the log and the last crash report to the clipboard, without personal paths</source>
        <translation>버전, 디스플레이, 설정, 로그의 마지막 줄, 최근 충돌 보고서를 개인 경로를 빼고 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>Offers work that was not saved when Odori closed, from the last 30 days</source>
        <translation>지난 30일 동안 Odori를 닫을 때 저장되지 않은 작업을 보여 줍니다</translation>
    </message>
    <message>
        <source>Re&amp;cover Unsaved Work…</source>
        <translation>저장하지 않은 작업 복구(&amp;C)…</translation>
    </message>
    <message>
        <source>Shows the kept versions of the open files and of all others, and opens one</source>
        <translation>열린 파일과 다른 모든 파일의 보관된 버전을 표시하고 하나를 엽니다</translation>
    </message>
    <message>
        <source>Select Physics Bones in the &amp;View</source>
        <translation>뷰에서 물리 본 선택(&amp;V)</translation>
    </message>
    <message>
        <source>Clicks and rectangles in the view also select bones that physics moves</source>
        <translation>뷰에서 클릭하거나 사각형으로 선택할 때 물리 연산으로 움직이는 본도 선택합니다</translation>
    </message>
    <message>
        <source>Previous &amp;Cut</source>
        <translation>이전 컷(&amp;C)</translation>
    </message>
    <message>
        <source>Goes to the cut of the camera before this frame: two camera keys one frame apart</source>
        <translation>이 프레임 앞의 카메라 컷으로 이동합니다: 한 프레임 간격인 두 카메라 키</translation>
    </message>
    <message>
        <source>Next C&amp;ut</source>
        <translation>다음 컷(&amp;U)</translation>
    </message>
    <message>
        <source>Goes to the next cut of the camera: two camera keys one frame apart</source>
        <translation>다음 카메라 컷으로 이동합니다: 한 프레임 간격인 두 카메라 키</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>부모(&amp;P)</translation>
    </message>
    <message>
        <source>Parent: the axes of the parent bone</source>
        <translation>부모: 부모 본의 축</translation>
    </message>
    <message>
        <source>Loc&amp;k View to Camera</source>
        <translation>뷰를 카메라에 고정(&amp;K)</translation>
    </message>
    <message>
        <source>While you look through the camera, moving the view moves the camera, also with a model active</source>
        <translation>카메라로 보는 동안 시점을 움직이면 모델이 활성 상태여도 카메라가 움직입니다</translation>
    </message>
    <message>
        <source>Safe frame: the part of the camera view that a film of this format shows</source>
        <translation>세이프 프레임: 이 형식의 동영상에 나오는 카메라 뷰의 범위</translation>
    </message>
    <message>
        <source>&amp;No Safe Frame</source>
        <translation>세이프 프레임 없음(&amp;N)</translation>
    </message>
    <message>
        <source>Safe Frame &amp;16:9</source>
        <translation>세이프 프레임 &amp;16:9</translation>
    </message>
    <message>
        <source>Safe Frame &amp;4:3</source>
        <translation>세이프 프레임 &amp;4:3</translation>
    </message>
    <message>
        <source>Safe Frame &amp;9:16</source>
        <translation>세이프 프레임 &amp;9:16</translation>
    </message>
    <message>
        <source>Safe Frame 1:1 (&amp;square)</source>
        <translation>세이프 프레임 1:1(정사각형)(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset Selected</source>
        <translation>선택 항목 초기화(&amp;E)</translation>
    </message>
    <message>
        <source>Sets the selected bones and morphs to rest at this frame, as drafts</source>
        <translation>선택한 본과 모프를 이 프레임에서 초기 상태로 되돌립니다(미등록 변경)</translation>
    </message>
    <message>
        <source>Reset &amp;Whole Pose</source>
        <translation>포즈 전체 초기화(&amp;W)</translation>
    </message>
    <message>
        <source>Sets all bones and morphs to rest at this frame, as drafts</source>
        <translation>모든 본과 모프를 이 프레임에서 초기 상태로 되돌립니다(미등록 변경)</translation>
    </message>
    <message>
        <source>Changes position, rotation, weight or distance of the selected keys (MMD: bias), or blends them with the rest pose</source>
        <translation>선택한 키의 위치, 회전, 가중치, 거리를 바꾸거나(MMD: 보정) 초기 포즈와 블렌딩합니다</translation>
    </message>
    <message>
        <source>Show at This Frame</source>
        <translation>이 프레임에서 표시</translation>
    </message>
    <message>
        <source>Hide at This Frame</source>
        <translation>이 프레임에서 숨기기</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is shown.</source>
        <translation>프레임 %1부터 모델을 표시합니다.</translation>
    </message>
    <message>
        <source>From frame %1 on, the model is hidden.</source>
        <translation>프레임 %1부터 모델을 숨깁니다.</translation>
    </message>
    <message>
        <source>S&amp;how or Hide at This Frame</source>
        <translation>이 프레임에서 표시 또는 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Shows or hides the active model from this frame on, as the switch of the Model panel does. Register makes it a key</source>
        <translation>모델 패널의 스위치처럼 이 프레임부터 활성 모델을 표시하거나 숨깁니다. 등록하면 키가 됩니다</translation>
    </message>
    <message>
        <source>Copies the selected keys. If no key is selected, copies the shown pose at this frame: of the selected bones and morphs, or of the whole model</source>
        <translation>선택한 키를 복사합니다. 선택한 키가 없으면 이 프레임의 표시 중인 포즈를 복사합니다: 선택한 본과 모프, 또는 모델 전체</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>솔로</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>%1 솔로</translation>
    </message>
    <message>
        <source>Hide in the Graph</source>
        <translation>그래프에서 숨기기</translation>
    </message>
    <message>
        <source>Hide %1 in the Graph</source>
        <translation>그래프에서 %1 숨기기</translation>
    </message>
    <message>
        <source>Lock in the Graph</source>
        <translation>그래프에서 잠금</translation>
    </message>
    <message>
        <source>Lock %1 in the Graph</source>
        <translation>그래프에서 %1 잠금</translation>
    </message>
    <message>
        <source>Draws only the lines of the bone with the active line</source>
        <translation>활성 선이 있는 본의 선만 그립니다</translation>
    </message>
    <message>
        <source>The keys of a locked bone can be neither selected nor changed in the graph</source>
        <translation>잠긴 본의 키는 그래프에서 선택하거나 변경할 수 없습니다</translation>
    </message>
    <message>
        <source>Show and Unlock All</source>
        <translation>모두 표시하고 잠금 해제</translation>
    </message>
    <message>
        <source>Ends solo, and shows and unlocks all bones and morphs of the graph</source>
        <translation>솔로를 끝내고 그래프의 모든 본과 모프를 표시하고 잠금을 해제합니다</translation>
    </message>
    <message>
        <source>Scaling &amp;Box</source>
        <translation>크기 조절 상자(&amp;B)</translation>
    </message>
    <message>
        <source>Shows a box around the selected keys. Its sides and corners scale their frames and values; a typed number is the factor</source>
        <translation>선택한 키 둘레에 상자를 표시합니다. 변과 모서리로 프레임과 값의 배율을 바꿉니다. 입력한 숫자가 배율이 됩니다</translation>
    </message>
    <message>
        <source>Scale about the &amp;Opposite Side</source>
        <translation>반대쪽을 기준으로 배율 조절(&amp;O)</translation>
    </message>
    <message>
        <source>The side across from the dragged one stays</source>
        <translation>드래그하는 변의 반대쪽이 움직이지 않습니다</translation>
    </message>
    <message>
        <source>Scale about the Centre</source>
        <translation>중심을 기준으로 배율 조절</translation>
    </message>
    <message>
        <source>The middle of the box stays</source>
        <translation>상자의 중심이 움직이지 않습니다</translation>
    </message>
    <message>
        <source>Scale about the Current Frame</source>
        <translation>현재 프레임을 기준으로 배율 조절</translation>
    </message>
    <message>
        <source>The current frame and the values of the lines there stay</source>
        <translation>현재 프레임과 그곳의 각 선의 값이 움직이지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Zoom to a Box</source>
        <translation>상자로 확대(&amp;Z)</translation>
    </message>
    <message>
        <source>The next drag draws a rectangle that then fills the graph, as Ctrl and the middle button do</source>
        <translation>다음 드래그로 그린 사각형이 그래프를 채웁니다. Ctrl+가운데 버튼과 같습니다</translation>
    </message>
    <message>
        <source>Full Width</source>
        <translation>전체 너비</translation>
    </message>
    <message>
        <source>Gives the curve editor the full width of the window, and back</source>
        <translation>곡선 편집기를 창 전체 너비로 넓히고 다시 되돌립니다</translation>
    </message>
    <message>
        <source>The floating curve editor can have any size</source>
        <translation>떠 있는 곡선 편집기는 크기를 자유롭게 바꿀 수 있습니다</translation>
    </message>
    <message>
        <source>Nothing is beside the curve editor</source>
        <translation>곡선 편집기 옆에 아무것도 없습니다</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>Shows each line in its own range, from −1 to 1, so that small and large values can be compared</source>
        <translation>작은 값과 큰 값을 비교할 수 있도록 각 선을 −1~1의 자체 범위로 표시합니다</translation>
    </message>
    <message>
        <source>Co&amp;lours of Bones</source>
        <translation>본별 색(&amp;L)</translation>
    </message>
    <message>
        <source>If there are several bones, each has its own colour instead of the colours of X, Y and Z</source>
        <translation>본이 여러 개이면 X, Y, Z의 색 대신 본마다 고유한 색을 사용합니다</translation>
    </message>
    <message>
        <source>&amp;Ghosts</source>
        <translation>편집 전 곡선(&amp;G)</translation>
    </message>
    <message>
        <source>Shows faintly the curves before the running or last edit</source>
        <translation>진행 중이거나 마지막인 편집 이전의 곡선을 흐리게 표시합니다</translation>
    </message>
    <message>
        <source>Gives all keys of the selected track the name of another bone or morph of the model</source>
        <translation>선택한 트랙의 모든 키를 모델의 다른 본이나 모프의 이름으로 바꿉니다</translation>
    </message>
    <message>
        <source>Select one bone or morph with keys; the model must be open</source>
        <translation>키가 있는 본이나 모프 하나를 선택하세요. 모델이 열려 있어야 합니다</translation>
    </message>
    <message>
        <source>Moves the selected keys to another bone or morph of the model</source>
        <translation>선택한 키를 모델의 다른 본이나 모프로 옮깁니다</translation>
    </message>
    <message>
        <source>Select keys of one bone or morph; the model must be open</source>
        <translation>본이나 모프 하나의 키를 선택하세요. 모델이 열려 있어야 합니다</translation>
    </message>
    <message>
        <source>Rename Trac&amp;k To…</source>
        <translation>트랙 이름 바꾸기(&amp;K)…</translation>
    </message>
    <message>
        <source>Move Keys To…</source>
        <translation>키를 다른 트랙으로 이동…</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>모프 좌우 반전</translation>
    </message>
    <message>
        <source>Exchanges the weights of the selected morphs with those of the other side, such as ウィンク and ウィンク右</source>
        <translation>선택한 모프와 반대쪽 모프(ウィンク와 ウィンク右 등)의 가중치를 서로 바꿉니다</translation>
    </message>
    <message>
        <source>&amp;Copy Morphs to Other Side</source>
        <translation>모프를 반대쪽에 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Gives the morphs of the other side the weights of the selected ones</source>
        <translation>선택한 모프의 가중치를 반대쪽 모프에 적용합니다</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their previous keys, as far as the mouse moves</source>
        <translation>마우스가 움직인 만큼 선택한 본과 모프를 이전 키에 가깝게 합니다</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards their next keys, as far as the mouse moves</source>
        <translation>마우스가 움직인 만큼 선택한 본과 모프를 다음 키에 가깝게 합니다</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs away from the way between their previous and next keys, as far as the mouse moves</source>
        <translation>마우스가 움직인 만큼 선택한 본과 모프를 이전 키와 다음 키의 중간에서 멀어지게 합니다</translation>
    </message>
    <message>
        <source>Moves the selected bones and morphs towards rest, as far as the mouse moves</source>
        <translation>마우스가 움직인 만큼 선택한 본과 모프를 초기 상태에 가깝게 합니다</translation>
    </message>
    <message>
        <source>Towards Res&amp;t</source>
        <translation>초기 포즈에 가깝게(&amp;T)</translation>
    </message>
    <message>
        <source>Towards Previous &amp;Key</source>
        <translation>이전 키에 가깝게(&amp;K)</translation>
    </message>
    <message>
        <source>Towards Ne&amp;xt Key</source>
        <translation>다음 키에 가깝게(&amp;X)</translation>
    </message>
    <message>
        <source>Exagge&amp;rate</source>
        <translation>과장(&amp;R)</translation>
    </message>
    <message>
        <source>Own Pivots</source>
        <translation>개별 피벗</translation>
    </message>
    <message>
        <source>Each selected bone rotates about its own origin</source>
        <translation>선택한 각 본이 자신의 원점을 중심으로 회전합니다</translation>
    </message>
    <message>
        <source>Shared Pivot</source>
        <translation>공통 피벗</translation>
    </message>
    <message>
        <source>The selected bones rotate about their middle. Bones that cannot move only rotate, and children follow their parents</source>
        <translation>선택한 본이 그 중앙을 중심으로 회전합니다. 이동할 수 없는 본은 회전만 하며 자식은 부모를 따릅니다</translation>
    </message>
    <message>
        <source>Pivot at the Last Bone</source>
        <translation>마지막 본을 피벗으로</translation>
    </message>
    <message>
        <source>The selected bones rotate about the bone that was selected last</source>
        <translation>마지막으로 선택한 본을 중심으로 선택한 본이 회전합니다</translation>
    </message>
    <message>
        <source>Next Pivot</source>
        <translation>다음 피벗</translation>
    </message>
    <message>
        <source>Select IK Goal</source>
        <translation>IK 목표 선택</translation>
    </message>
    <message>
        <source>Selects the IK goals that move the selected bones, to move them</source>
        <translation>선택한 본을 움직이는 IK 목표를 선택하여 이동할 수 있게 합니다</translation>
    </message>
    <message>
        <source>&amp;IK Off at This Frame</source>
        <translation>이 프레임에서 IK 끄기(&amp;I)</translation>
    </message>
    <message>
        <source>Switches IK of the selected bones off from this frame on</source>
        <translation>이 프레임부터 선택한 본의 IK를 끕니다</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>따라갈 수 있는 두 번째 모델이 필요합니다.</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>올가미</translation>
    </message>
    <message>
        <source>Outside Parent…</source>
        <translation>외부 부모…</translation>
    </message>
    <message>
        <source>Lets the selected bone follow a bone of another model, from this frame on</source>
        <translation>이 프레임부터 선택한 본이 다른 모델의 본을 따라가게 합니다</translation>
    </message>
    <message>
        <source>&amp;Hide Selected Bones</source>
        <translation>선택한 본 숨기기(&amp;H)</translation>
    </message>
    <message>
        <source>Hidden bones are neither drawn nor selected in the view</source>
        <translation>숨긴 본은 뷰에 그려지지 않고 선택되지도 않습니다</translation>
    </message>
    <message>
        <source>Hide O&amp;ther Bones</source>
        <translation>다른 본 숨기기(&amp;T)</translation>
    </message>
    <message>
        <source>Only the selected bones stay visible in the view</source>
        <translation>선택한 본만 뷰에 남깁니다</translation>
    </message>
    <message>
        <source>&amp;Show All Bones</source>
        <translation>모든 본 표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lock Selected Bones</source>
        <translation>선택한 본 잠금(&amp;L)</translation>
    </message>
    <message>
        <source>The mouse in the view neither selects nor changes locked bones</source>
        <translation>뷰에서 마우스로 잠긴 본을 선택하거나 변경할 수 없습니다</translation>
    </message>
    <message>
        <source>&amp;Unlock All Bones</source>
        <translation>모든 본 잠금 해제(&amp;U)</translation>
    </message>
    <message>
        <source>Save Selection as &amp;Set…</source>
        <translation>선택을 세트로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the selected bones and morphs under a name, to select them again</source>
        <translation>선택한 본과 모프를 이름을 붙여 저장해 나중에 다시 선택합니다</translation>
    </message>
    <message>
        <source>Set V&amp;iew to Camera</source>
        <translation>뷰를 카메라에 맞추기(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the free view from where the camera is at this frame</source>
        <translation>이 프레임의 카메라 위치에서 본 자유 시점을 표시합니다</translation>
    </message>
    <message>
        <source>Camera Follows Bone…</source>
        <translation>카메라가 본 따라가기…</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>점검</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Show Camera</source>
        <translation>카메라 표시</translation>
    </message>
    <message>
        <source>Shows the camera in the free view also while a model is active. A click on it makes it active</source>
        <translation>모델이 활성 상태일 때도 자유 시점에 카메라를 표시합니다. 클릭하면 카메라가 활성화됩니다</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1을(를) 제거했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Removed %1, and %n outside parent(s) that followed it. Undo brings all back.</source>
        <translation>
            <numerusform>%1와(과) 이를 따르던 외부 부모 %n개를 제거했습니다. 실행 취소하면 모두 되돌아옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>지금은 &apos;%1&apos;을(를) 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>Select keys first that have a curve.</source>
        <translation>먼저 곡선이 있는 키를 선택하세요.</translation>
    </message>
    <message>
        <source>Select keys first that all have the same curve.</source>
        <translation>먼저 곡선이 모두 같은 키를 선택하세요.</translation>
    </message>
    <message>
        <source>Select keys first.</source>
        <translation>먼저 키를 선택하세요.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>실행 취소할 작업이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>다시 실행할 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Select bones, morphs or keys first.</source>
        <translation>먼저 본, 모프 또는 키를 선택하세요.</translation>
    </message>
    <message>
        <source>Copy keys or a pose first.</source>
        <translation>먼저 키나 포즈를 복사하세요.</translation>
    </message>
    <message>
        <source>There is no draft to discard at this frame.</source>
        <translation>이 프레임에는 버릴 미등록 변경이 없습니다.</translation>
    </message>
    <message>
        <source>Without a project, Save saves the motion.</source>
        <translation>프로젝트가 없으면 &apos;저장&apos;은 모션을 저장합니다.</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>미등록 변경이 없습니다.</translation>
    </message>
    <message>
        <source>There are no keys at this frame or after it.</source>
        <translation>이 프레임 이후에는 키가 없습니다.</translation>
    </message>
    <message>
        <source>There are no keys.</source>
        <translation>키가 없습니다.</translation>
    </message>
    <message>
        <source>Select keys first that are at different frames.</source>
        <translation>먼저 서로 다른 프레임의 키를 선택하세요.</translation>
    </message>
    <message>
        <source>Select bones first.</source>
        <translation>먼저 본을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose a model first.</source>
        <translation>먼저 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>This model is the first one already.</source>
        <translation>이 모델은 이미 첫 번째입니다.</translation>
    </message>
    <message>
        <source>This model is the last one already.</source>
        <translation>이 모델은 이미 마지막입니다.</translation>
    </message>
    <message>
        <source>Select a bone first that IK moves.</source>
        <translation>먼저 IK로 움직이는 본을 선택하세요.</translation>
    </message>
    <message>
        <source>Select bones or morphs first.</source>
        <translation>먼저 본이나 모프를 선택하세요.</translation>
    </message>
    <message>
        <source>There is no draft at this frame.</source>
        <translation>이 프레임에는 미등록 변경이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>선택된 것이 없습니다.</translation>
    </message>
    <message>
        <source>No bone is hidden.</source>
        <translation>숨긴 본이 없습니다.</translation>
    </message>
    <message>
        <source>No bone is locked.</source>
        <translation>잠긴 본이 없습니다.</translation>
    </message>
    <message>
        <source>Colour of the Background</source>
        <translation>배경색</translation>
    </message>
    <message>
        <source>Sky and Ground</source>
        <translation>하늘과 땅</translation>
    </message>
    <message>
        <source>Background Colour…</source>
        <translation>배경색…</translation>
    </message>
    <message>
        <source>Show Self-Shadow</source>
        <translation>셀프 섀도우 표시</translation>
    </message>
    <message>
        <source>Draws self-shadows where the keys of the self-shadow turn them on</source>
        <translation>셀프 섀도우 키가 켜는 곳에 셀프 섀도우를 그립니다</translation>
    </message>
    <message>
        <source>First choose ghosts at keys or at frames.</source>
        <translation>먼저 키 또는 프레임의 고스트를 선택하세요.</translation>
    </message>
    <message>
        <source>How many ghosts are before and after this frame</source>
        <translation>이 프레임의 앞뒤에 표시할 고스트 수</translation>
    </message>
    <message>
        <source>N&amp;o Ghosts</source>
        <translation>고스트 없음(&amp;O)</translation>
    </message>
    <message>
        <source>Shows only the pose of this frame</source>
        <translation>이 프레임의 포즈만 표시합니다</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Keys</source>
        <translation>키의 고스트(&amp;K)</translation>
    </message>
    <message>
        <source>Shows the poses at the keys of the selected bones before and after this frame; without a selection at those of all bones</source>
        <translation>이 프레임 앞뒤에 있는 선택한 본의 키 포즈를 표시합니다. 선택이 없으면 모든 본의 키 포즈를 표시합니다</translation>
    </message>
    <message>
        <source>Ghosts at &amp;Frames</source>
        <translation>프레임의 고스트(&amp;F)</translation>
    </message>
    <message>
        <source>Shows the poses of the frames before and after this one</source>
        <translation>이 프레임 앞뒤의 프레임 포즈를 표시합니다</translation>
    </message>
    <message>
        <source>&amp;1 Ghost on Each Side</source>
        <translation>앞뒤에 고스트 1개씩(&amp;1)</translation>
    </message>
    <message>
        <source>&amp;2 Ghosts on Each Side</source>
        <translation>앞뒤에 고스트 2개씩(&amp;2)</translation>
    </message>
    <message>
        <source>&amp;3 Ghosts on Each Side</source>
        <translation>앞뒤에 고스트 3개씩(&amp;3)</translation>
    </message>
    <message>
        <source>&amp;5 Ghosts on Each Side</source>
        <translation>앞뒤에 고스트 5개씩(&amp;5)</translation>
    </message>
    <message>
        <source>1&amp;0 Ghosts on Each Side</source>
        <translation>앞뒤에 고스트 10개씩(&amp;0)</translation>
    </message>
    <message>
        <source>&amp;Trail of Selected Bones</source>
        <translation>선택한 본의 궤적(&amp;T)</translation>
    </message>
    <message>
        <source>Shows the ways of the selected bones (at most 20) from 30 frames before to 30 frames after this one. The keys on them can be dragged</source>
        <translation>이 프레임 앞뒤 30프레임 동안 선택한 본(최대 20개)의 궤적을 표시합니다. 궤적 위의 키를 드래그할 수 있습니다</translation>
    </message>
    <message>
        <source>C&amp;lean View</source>
        <translation>클린 뷰(&amp;L)</translation>
    </message>
    <message>
        <source>Hides bones, handles, grid and texts, and shows only the picture; Esc shows them again</source>
        <translation>본, 핸들, 그리드, 글자를 숨기고 화면만 표시합니다. Esc를 누르면 다시 표시합니다</translation>
    </message>
    <message>
        <source>There is no motion to save.</source>
        <translation>저장할 모션이 없습니다.</translation>
    </message>
    <message>
        <source>Click a line of the graph first.</source>
        <translation>먼저 그래프의 선을 클릭하세요.</translation>
    </message>
    <message>
        <source>No line of the graph is hidden, locked or alone.</source>
        <translation>그래프에 숨김, 잠금, 솔로 상태인 선이 없습니다.</translation>
    </message>
    <message>
        <source>Show the graph first.</source>
        <translation>먼저 그래프를 표시하세요.</translation>
    </message>
    <message>
        <source>There are no other lines.</source>
        <translation>다른 선이 없습니다.</translation>
    </message>
    <message>
        <source>All channels are shown already.</source>
        <translation>모든 채널이 이미 표시되어 있습니다.</translation>
    </message>
    <message>
        <source>Select keys first that are not at this frame.</source>
        <translation>먼저 이 프레임에 없는 키를 선택하세요.</translation>
    </message>
    <message>
        <source>Select keys first that have numbers.</source>
        <translation>먼저 숫자가 있는 키를 선택하세요.</translation>
    </message>
    <message>
        <source>There is no model.</source>
        <translation>모델이 없습니다.</translation>
    </message>
    <message>
        <source>The active model has no terms of use.</source>
        <translation>활성 모델에 이용 약관이 없습니다.</translation>
    </message>
    <message>
        <source>Physics moves no bone of the active model.</source>
        <translation>활성 모델에 물리 연산으로 움직이는 본이 없습니다.</translation>
    </message>
    <message>
        <source>There are no keys and no bones.</source>
        <translation>키도 본도 없습니다.</translation>
    </message>
    <message>
        <source>Select bones or morphs first that have keys.</source>
        <translation>먼저 키가 있는 본이나 모프를 선택하세요.</translation>
    </message>
    <message>
        <source>There is no motion.</source>
        <translation>모션이 없습니다.</translation>
    </message>
    <message>
        <source>Select keys first that are not at frame 0.</source>
        <translation>먼저 프레임 0이 아닌 키를 선택하세요.</translation>
    </message>
    <message>
        <source>%1: first click the view, the dope sheet or the curves.</source>
        <translation>%1: 먼저 뷰, 도프시트 또는 곡선을 클릭하세요.</translation>
    </message>
    <message>
        <source>Fit Selection Bet&amp;ween Two Beats</source>
        <translation>선택한 키를 두 박 사이에 맞추기(&amp;W)</translation>
    </message>
    <message>
        <source>Scales the selected keys in time so that the first and the last of them are on the nearest beats</source>
        <translation>선택한 키의 처음과 끝이 가장 가까운 박에 오도록 시간 방향으로 늘이거나 줄입니다</translation>
    </message>
    <message>
        <source>Open a sound first.</source>
        <translation>먼저 소리를 여세요.</translation>
    </message>
    <message>
        <source>Sets tempo, tempo changes and first beat to those of the open sound</source>
        <translation>템포, 템포 변경, 첫 박을 열린 소리에 맞게 설정합니다</translation>
    </message>
    <message>
        <source>Ma&amp;rkers from Onsets</source>
        <translation>온셋에 마커 추가(&amp;R)</translation>
    </message>
    <message>
        <source>Adds a marker wherever a note or a drum of the open sound begins, within the play range if it is set</source>
        <translation>열린 소리의 음이나 타악기가 시작하는 곳마다 마커를 추가합니다. 재생 구간이 있으면 그 안에만 추가합니다</translation>
    </message>
    <message>
        <source>Sna&amp;p Drags to Beats</source>
        <translation>드래그를 박자에 스냅(&amp;P)</translation>
    </message>
    <message>
        <source>Dragged keys, markers, ends of the play range and the current frame go to the nearest beat</source>
        <translation>드래그한 키, 마커, 재생 구간의 끝, 현재 프레임이 가장 가까운 박으로 갑니다</translation>
    </message>
    <message>
        <source>Open Soun&amp;d…</source>
        <translation>소리 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>Opens music or the sound of a video; it plays along with the scene</source>
        <translation>음악 또는 동영상의 소리를 엽니다. 씬과 함께 재생됩니다</translation>
    </message>
    <message>
        <source>Play Selec&amp;tion</source>
        <translation>선택 구간 재생(&amp;T)</translation>
    </message>
    <message>
        <source>Plays from the first to the last selected key</source>
        <translation>선택한 첫 키부터 마지막 키까지 재생합니다</translation>
    </message>
    <message>
        <source>Sho&amp;w Whole Frames Only</source>
        <translation>정수 프레임만 표시(&amp;W)</translation>
    </message>
    <message>
        <source>Go &amp;Back When It Stops</source>
        <translation>정지하면 되돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back to the frame where playback began when it stops</source>
        <translation>정지하면 재생을 시작한 프레임으로 돌아갑니다</translation>
    </message>
    <message>
        <source>&amp;Sound Begins Here</source>
        <translation>소리를 여기서 시작(&amp;S)</translation>
    </message>
    <message>
        <source>Moves the sound: it begins at the current frame</source>
        <translation>소리를 옮겨 현재 프레임에서 시작하게 합니다</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>소리 이동</translation>
    </message>
    <message>
        <source>&amp;Mute the Sound</source>
        <translation>소리 음소거(&amp;M)</translation>
    </message>
    <message>
        <source>Mute Sound</source>
        <translation>소리 음소거</translation>
    </message>
    <message>
        <source>R&amp;emove the Sound</source>
        <translation>소리 제거(&amp;E)</translation>
    </message>
    <message>
        <source>Removes the sound from the scene; its file stays</source>
        <translation>씬에서 소리를 제거합니다. 파일은 남습니다</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>소리 제거</translation>
    </message>
    <message>
        <source>Make &amp;Film…</source>
        <translation>동영상 만들기(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes a video or a series of pictures of the scene</source>
        <translation>씬의 동영상이나 연속 이미지를 만듭니다</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <translation>먼저 모델을 여세요.</translation>
    </message>
    <message>
        <source>Films Bein&amp;g Made</source>
        <translation>만드는 중인 동영상(&amp;G)</translation>
    </message>
    <message>
        <source>Shows how far the films are, and stops them</source>
        <translation>동영상의 진행 상황을 표시하고 중지할 수 있습니다</translation>
    </message>
    <message>
        <source>Save Pict&amp;ure…</source>
        <translation>이미지 저장(&amp;U)…</translation>
    </message>
    <message>
        <source>Saves what the view shows as PNG, without bones and other marks</source>
        <translation>뷰에 보이는 화면을 본이나 다른 표시 없이 PNG로 저장합니다</translation>
    </message>
    <message>
        <source>Cop&amp;y Picture</source>
        <translation>이미지 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Puts what the view shows into the clipboard, without bones and other marks</source>
        <translation>뷰에 보이는 화면을 본이나 다른 표시 없이 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>Spectro&amp;gram of the Sound</source>
        <translation>소리의 스펙트로그램(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the pitches of the sound, from 40 Hz to 12 kHz, instead of its waveform</source>
        <translation>파형 대신 소리의 음높이를 40 Hz부터 12 kHz까지 표시합니다</translation>
    </message>
    <message>
        <source>Find &amp;Tempo and Beats of the Sound</source>
        <translation>소리의 템포와 박자 찾기(&amp;T)</translation>
    </message>
    <message>
        <source>Picture or Video of the Background</source>
        <translation>배경의 이미지 또는 동영상</translation>
    </message>
    <message>
        <source>Pictures and videos (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;All files (*)</source>
        <translation>이미지와 동영상 (*.png *.jpg *.jpeg *.bmp *.tga *.gif *.mp4 *.m4v *.mov *.mkv *.webm *.avi *.wmv *.mpg *.mpeg *.ts);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Background Picture or Video…</source>
        <translation>배경 이미지·동영상…</translation>
    </message>
    <message>
        <source>A picture or a video that fills the view behind the models; it does not move with the camera. A video begins at frame 0.</source>
        <translation>모델 뒤에서 뷰 전체를 채우는 이미지 또는 동영상입니다. 카메라와 함께 움직이지 않습니다. 동영상은 프레임 0에서 시작합니다.</translation>
    </message>
    <message>
        <source>Motion tools need a model with a motion. The camera has no tools.</source>
        <translation>모션 도구에는 모션이 있는 모델이 필요합니다. 카메라에는 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Thin Keys…</source>
        <translation>키 솎아내기(&amp;T)…</translation>
    </message>
    <message>
        <source>Removes keys that the motion does not need</source>
        <translation>모션에 필요하지 않은 키를 제거합니다</translation>
    </message>
    <message>
        <source>This needs a model.</source>
        <translation>모델이 필요합니다.</translation>
    </message>
    <message>
        <source>&amp;Pin Feet…</source>
        <translation>발 고정(&amp;P)…</translation>
    </message>
    <message>
        <source>Holds standing feet at one place</source>
        <translation>접지 중인 발을 한곳에 고정합니다</translation>
    </message>
    <message>
        <source>&amp;Ground Correction…</source>
        <translation>접지 보정(&amp;G)…</translation>
    </message>
    <message>
        <source>Puts the figure on the ground where its feet stand</source>
        <translation>발이 접지하는 곳에서 전신을 지면에 맞춥니다</translation>
    </message>
    <message>
        <source>&amp;IK to FK…</source>
        <translation>IK → FK(&amp;I)…</translation>
    </message>
    <message>
        <source>Makes keys of what IK does, and switches IK off</source>
        <translation>IK의 결과를 키로 만들고 IK를 끕니다</translation>
    </message>
    <message>
        <source>&amp;FK to IK…</source>
        <translation>FK → IK(&amp;F)…</translation>
    </message>
    <message>
        <source>Makes keys of the IK goals, and switches IK on</source>
        <translation>IK 목표의 키를 만들고 IK를 켭니다</translation>
    </message>
    <message>
        <source>Fit a Motion of &amp;Another Model…</source>
        <translation>다른 모델의 모션 맞추기(&amp;A)…</translation>
    </message>
    <message>
        <source>Changes another model&apos;s motion for this model&apos;s body</source>
        <translation>다른 모델의 모션을 이 모델의 몸에 맞게 바꿉니다</translation>
    </message>
    <message>
        <source>I&amp;mport Animation…</source>
        <translation>애니메이션 가져오기(&amp;M)…</translation>
    </message>
    <message>
        <source>Makes a motion for this model of a BVH, FBX, GLB or VRM file</source>
        <translation>BVH, FBX, GLB, VRM 파일로 이 모델의 모션을 만듭니다</translation>
    </message>
    <message>
        <source>&amp;Smooth Motion…</source>
        <translation>모션 스무딩(&amp;S)…</translation>
    </message>
    <message>
        <source>Removes jitter, spikes and flips without lag</source>
        <translation>떨림, 튀는 값, 뒤집힘을 지연 없이 제거합니다</translation>
    </message>
    <message>
        <source>Sca&amp;le, Turn and Move the Motion…</source>
        <translation>모션 전체 확대·회전·이동(&amp;L)…</translation>
    </message>
    <message>
        <source>Changes the place of the whole motion</source>
        <translation>모션 전체의 위치를 바꿉니다</translation>
    </message>
    <message>
        <source>Make a L&amp;oop…</source>
        <translation>루프 만들기(&amp;O)…</translation>
    </message>
    <message>
        <source>Blends the end into the beginning</source>
        <translation>끝을 처음과 이어지게 합니다</translation>
    </message>
    <message>
        <source>&amp;Cross-fade to Another Motion…</source>
        <translation>다른 모션으로 크로스페이드(&amp;C)…</translation>
    </message>
    <message>
        <source>Fades from this motion to another one</source>
        <translation>이 모션에서 다른 모션으로 서서히 넘어갑니다</translation>
    </message>
    <message>
        <source>Ta&amp;ke a Part of Another Motion…</source>
        <translation>다른 모션의 일부 가져오기(&amp;K)…</translation>
    </message>
    <message>
        <source>Replaces arms, legs, face… by those of another</source>
        <translation>팔, 다리, 얼굴… 등을 다른 모션의 것으로 바꿉니다</translation>
    </message>
    <message>
        <source>Split &amp;Between Bones…</source>
        <translation>두 본으로 나누기(&amp;B)…</translation>
    </message>
    <message>
        <source>Moves a part of a bone&apos;s movement to a second bone</source>
        <translation>본의 움직임 일부를 두 번째 본으로 옮깁니다</translation>
    </message>
    <message>
        <source>M&amp;erge Bones…</source>
        <translation>본 병합(&amp;E)…</translation>
    </message>
    <message>
        <source>Moves the movement of two bones to one of them</source>
        <translation>두 본의 움직임을 한 본으로 옮깁니다</translation>
    </message>
    <message>
        <source>&amp;Warp Time…</source>
        <translation>시간 늘이기·줄이기(&amp;W)…</translation>
    </message>
    <message>
        <source>Makes a range longer or shorter</source>
        <translation>범위를 늘이거나 줄입니다</translation>
    </message>
    <message>
        <source>Select a contact in the dope sheet&apos;s strip first.</source>
        <translation>먼저 도프시트의 띠에서 접지를 선택하세요.</translation>
    </message>
    <message>
        <source>Show the foot contacts of a model first.</source>
        <translation>먼저 모델의 발 접지를 표시하세요.</translation>
    </message>
    <message>
        <source>Show Foot &amp;Contacts</source>
        <translation>발 접지 표시(&amp;C)</translation>
    </message>
    <message>
        <source>Shows when the feet stand, and their errors, in the dope sheet and in the view</source>
        <translation>발이 접지하는 시간과 그 오차를 도프시트와 뷰에 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Next Contact</source>
        <translation>다음 접지(&amp;N)</translation>
    </message>
    <message>
        <source>Selects the next contact and goes to it</source>
        <translation>다음 접지를 선택하고 그곳으로 이동합니다</translation>
    </message>
    <message>
        <source>&amp;Previous Contact</source>
        <translation>이전 접지(&amp;P)</translation>
    </message>
    <message>
        <source>Selects the contact before and goes to it</source>
        <translation>이전 접지를 선택하고 그곳으로 이동합니다</translation>
    </message>
    <message>
        <source>&amp;Left Foot Stands Here</source>
        <translation>여기서 왼발 접지(&amp;L)</translation>
    </message>
    <message>
        <source>Adds a contact at the selected keys&apos; frames, else from this frame on</source>
        <translation>선택한 키의 프레임에, 없으면 이 프레임부터 접지를 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Right Foot Stands Here</source>
        <translation>여기서 오른발 접지(&amp;R)</translation>
    </message>
    <message>
        <source>Contact &amp;Begins Here</source>
        <translation>여기서 접지 시작(&amp;B)</translation>
    </message>
    <message>
        <source>Moves the first frame of the selected contact</source>
        <translation>선택한 접지의 첫 프레임을 옮깁니다</translation>
    </message>
    <message>
        <source>Contact &amp;Ends Here</source>
        <translation>여기서 접지 끝(&amp;E)</translation>
    </message>
    <message>
        <source>Moves the last frame of the selected contact</source>
        <translation>선택한 접지의 마지막 프레임을 옮깁니다</translation>
    </message>
    <message>
        <source>&amp;Delete Contact</source>
        <translation>접지 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected contact, and no key</source>
        <translation>선택한 접지를 삭제합니다. 키는 삭제하지 않습니다</translation>
    </message>
    <message>
        <source>&amp;Find Contacts Again</source>
        <translation>접지 다시 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>Replaces the edited contacts by those that are found</source>
        <translation>편집한 접지를 찾아낸 접지로 바꿉니다</translation>
    </message>
    <message>
        <source>No contact was edited.</source>
        <translation>편집한 접지가 없습니다.</translation>
    </message>
    <message>
        <source>Drags of beats and markers in the dope sheet stretch the whole motion between the neighbouring markers</source>
        <translation>도프시트에서 박이나 마커를 드래그하면 이웃한 마커 사이에서 모션 전체가 늘어나거나 줄어듭니다</translation>
    </message>
    <message>
        <source>Drag a beat or a marker above the rows: the motion stretches.</source>
        <translation>행 위의 박이나 마커를 드래그하면 모션이 늘어나거나 줄어듭니다.</translation>
    </message>
    <message>
        <source>Pin Foot &amp;Here…</source>
        <translation>여기에 발 고정(&amp;H)…</translation>
    </message>
    <message>
        <source>Holds a foot where it is at this frame: that of the selected contact or bones</source>
        <translation>선택한 접지나 본의 발을 이 프레임의 위치에 고정합니다</translation>
    </message>
    <message>
        <source>Select keys or a marker first.</source>
        <translation>먼저 키나 마커를 선택하세요.</translation>
    </message>
    <message>
        <source>Warp Time by &amp;Dragging Beats</source>
        <translation>박을 드래그해 시간 늘이기·줄이기(&amp;D)</translation>
    </message>
    <message>
        <source>Compa&amp;re Motions</source>
        <translation>모션 비교(&amp;R)</translation>
    </message>
    <message>
        <source>Shows how this motion differs from another one, in the view and as figures</source>
        <translation>이 모션과 다른 모션의 차이를 뷰와 숫자로 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>매뉴얼(&amp;M)</translation>
    </message>
    <message>
        <source>Opens the page of the manual about what has the focus</source>
        <translation>포커스가 있는 부분에 대한 매뉴얼 페이지를 엽니다</translation>
    </message>
    <message>
        <source>Tour: &amp;Pose and Key</source>
        <translation>둘러보기: 포즈와 키(&amp;P)</translation>
    </message>
    <message>
        <source>Shows in the window how to turn a bone and register a key</source>
        <translation>본을 돌리고 키를 등록하는 방법을 창에서 보여 줍니다</translation>
    </message>
    <message>
        <source>Tour: Fix a &amp;Curve</source>
        <translation>둘러보기: 곡선 고치기(&amp;C)</translation>
    </message>
    <message>
        <source>Shows in the window how to change the way between two keys</source>
        <translation>두 키 사이의 움직임을 바꾸는 방법을 창에서 보여 줍니다</translation>
    </message>
    <message>
        <source>Tour: &amp;Export to Blender</source>
        <translation>둘러보기: Blender로 내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>Shows in the window how to write an FBX or GLB file</source>
        <translation>FBX나 GLB 파일을 쓰는 방법을 창에서 보여 줍니다</translation>
    </message>
    <message>
        <source>Plays 30 pictures a second, one for each frame, instead of as many as the display has</source>
        <translation>화면 주사율 대신 프레임마다 한 장씩 초당 30장으로 재생합니다</translation>
    </message>
    <message>
        <source>Lets the camera&apos;s centre follow a bone, from this frame on</source>
        <translation>이 프레임부터 카메라의 중심이 본을 따라가게 합니다</translation>
    </message>
    <message>
        <source>&amp;Clear Recent Files</source>
        <translation>최근 파일 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>Empties this list and that of the start page; the files stay on the disk</source>
        <translation>이 목록과 시작 페이지의 목록을 비웁니다. 파일은 디스크에 그대로 남습니다</translation>
    </message>
    <message>
        <source>There are no recent files.</source>
        <translation>최근 파일이 없습니다.</translation>
    </message>
    <message>
        <source>Pl&amp;ay Slower</source>
        <translation>재생 느리게(&amp;A)</translation>
    </message>
    <message>
        <source>Chooses the next lower speed of the tool bar, down to 0.1×</source>
        <translation>도구 모음에서 한 단계 느린 속도를 고릅니다. 0.1×까지입니다</translation>
    </message>
    <message>
        <source>Pla&amp;y Faster</source>
        <translation>재생 빠르게(&amp;Y)</translation>
    </message>
    <message>
        <source>Chooses the next higher speed of the tool bar, up to 2×</source>
        <translation>도구 모음에서 한 단계 빠른 속도를 고릅니다. 2×까지입니다</translation>
    </message>
    <message>
        <source>The view looks through the camera already.</source>
        <translation>이미 카메라로 보고 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::Commands::Commands</name>
    <message>
        <source>Select a morph first: click its name in the panel.</source>
        <translation>먼저 모프를 선택하세요: 패널에서 이름을 클릭합니다.</translation>
    </message>
</context>
<context>
    <name>odori::CompareWindow</name>
    <message>
        <source>Compare Motions</source>
        <translation>모션 비교</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>파일(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>비교 대상(&amp;C)</translation>
    </message>
    <message>
        <source>In the view</source>
        <translation>뷰에서</translation>
    </message>
    <message>
        <source>As a ghost</source>
        <translation>고스트로 표시</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>나란히 표시</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>표시 안 함</translation>
    </message>
    <message>
        <source>In the &amp;view</source>
        <translation>뷰에서(&amp;V)</translation>
    </message>
    <message>
        <source>List</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Joints, as they move in the world</source>
        <translation>관절(월드에서의 움직임)</translation>
    </message>
    <message>
        <source>Tracks, by their values</source>
        <translation>트랙(값)</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>목록(&amp;L)</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>다른 항목</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Select a model with a motion.</source>
        <translation>모션이 있는 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the other motion: a file, or open another model.</source>
        <translation>다른 모션을 선택하세요: 파일을 고르거나 다른 모델을 여세요.</translation>
    </message>
    <message>
        <source>Both motions are equal in frames %1 to %2.</source>
        <translation>프레임 %1~%2에서 두 모션이 같습니다.</translation>
    </message>
    <message>
        <source>Joints that differ: %1. Tracks that differ: %2.</source>
        <translation>다른 관절: %1. 다른 트랙: %2.</translation>
    </message>
    <message>
        <source>No joint differs.</source>
        <translation>다른 관절이 없습니다.</translation>
    </message>
    <message>
        <source>Largest difference: %1 units at %2, frame %3.</source>
        <translation>가장 큰 차이: %2, 프레임 %3에서 %1 단위.</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>모션 (%1)</translation>
    </message>
</context>
<context>
    <name>odori::ComparisonModel</name>
    <message>
        <source>%1
A click shows where it differs most.</source>
        <translation>%1
클릭하면 가장 다른 곳을 표시합니다.</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>관절</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>각도</translation>
    </message>
    <message>
        <source>Mean, units</source>
        <translation>평균, 단위</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>At frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>시간에 따른 변화</translation>
    </message>
</context>
<context>
    <name>odori::ContactCommands</name>
    <message>
        <source>The model&apos;s feet are not known yet, or it has none.</source>
        <translation>모델의 발을 아직 알 수 없거나 발이 없습니다.</translation>
    </message>
    <message>
        <source>A contact cannot end before it begins.</source>
        <translation>접지의 끝은 시작보다 앞설 수 없습니다.</translation>
    </message>
    <message>
        <source>A contact cannot begin after its end.</source>
        <translation>접지의 시작은 끝보다 늦을 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no later contact of a foot.</source>
        <translation>이후에 발 접지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no earlier contact of a foot.</source>
        <translation>이전에 발 접지가 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::ContactStrip</name>
    <message>
        <source>slides %1 · floats %2 · sinks %3</source>
        <translation>미끄러짐 %1 · 뜸 %2 · 파묻힘 %3</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>왼발</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>오른발</translation>
    </message>
    <message>
        <source>%1 stands, frames %2 to %3
It slides %4, floats %5 and sinks %6 units.</source>
        <translation>%1 접지, 프레임 %2~%3
미끄러짐 %4, 뜸 %5, 파묻힘 %6 단위.</translation>
    </message>
    <message>
        <source>Foot contacts</source>
        <translation>발 접지</translation>
    </message>
    <message>
        <source>Open a model to see when its feet stand.</source>
        <translation>모델을 열면 발이 접지하는 시간이 표시됩니다.</translation>
    </message>
    <message>
        <source>Looking for standing feet…</source>
        <translation>접지하는 발을 찾는 중…</translation>
    </message>
    <message>
        <source>This model has no feet that Odori knows (左足首, 右足首).</source>
        <translation>이 모델에는 Odori가 아는 발(左足首, 右足首)이 없습니다.</translation>
    </message>
    <message>
        <source>No foot stands. Drag here to make a contact.</source>
        <translation>접지하는 발이 없습니다. 여기를 드래그하면 접지를 만듭니다.</translation>
    </message>
    <message>
        <source>When the feet stand
Drag: a new contact; its ends change it</source>
        <translation>발이 접지하는 시간
드래그: 새 접지. 양 끝으로 길이를 바꿉니다</translation>
    </message>
    <message>
        <source>%1
Double click: pin this foot</source>
        <translation>%1
더블 클릭: 이 발 고정</translation>
    </message>
    <message>
        <source>Make a model active to see when its feet stand.</source>
        <translation>발이 서 있는 때를 보려면 모델을 활성으로 하세요.</translation>
    </message>
</context>
<context>
    <name>odori::CurveCommands</name>
    <message>
        <source>Change Curve</source>
        <translation>곡선 변경</translation>
    </message>
    <message>
        <source>The selected keys have different curves. Select one key to copy its curve</source>
        <translation>선택한 키의 곡선이 서로 다릅니다. 곡선을 복사할 키 하나를 선택하세요</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>%1을(를) 복사했습니다</translation>
    </message>
    <message>
        <source>Copied the curves of all channels</source>
        <translation>모든 채널의 곡선을 복사했습니다</translation>
    </message>
    <message>
        <source>There is no curve on the clipboard</source>
        <translation>클립보드에 곡선이 없습니다</translation>
    </message>
    <message>
        <source>Paste Curve</source>
        <translation>곡선 붙여넣기</translation>
    </message>
    <message>
        <source>Flip Curves</source>
        <translation>곡선 뒤집기</translation>
    </message>
    <message>
        <source>Smooth Curves</source>
        <translation>곡선 부드럽게</translation>
    </message>
    <message>
        <source>The speed does not jump at these keys</source>
        <translation>이 키들에서는 속도가 갑자기 변하지 않습니다</translation>
    </message>
    <message>
        <source>Remaining speed jump: %1 per frame</source>
        <translation>남은 속도 변화: 프레임당 %1</translation>
    </message>
    <message>
        <source>Insert Keys</source>
        <translation>키 삽입</translation>
    </message>
    <message>
        <source>Select the bones that get a key</source>
        <translation>키를 넣을 본을 선택하세요</translation>
    </message>
    <message>
        <source>There is already a key at frame %1</source>
        <translation>프레임 %1에 이미 키가 있습니다</translation>
    </message>
    <message>
        <source>Key at frame %1: the motion is the same</source>
        <translation>프레임 %1의 키: 모션이 같습니다</translation>
    </message>
    <message>
        <source>Key at frame %1: the largest error is %2</source>
        <translation>프레임 %1의 키: 최대 오차 %2</translation>
    </message>
    <message>
        <source>Delete Keys and Keep the Motion</source>
        <translation>모션을 유지하며 키 삭제</translation>
    </message>
    <message>
        <source>Select the keys to delete</source>
        <translation>삭제할 키를 선택하세요</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the motion is the same</source>
        <translation>
            <numerusform>키 %n개 삭제: 모션이 같습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) deleted: the largest error is %1</source>
        <translation>
            <numerusform>키 %n개 삭제: 최대 오차 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::CurveEditor</name>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Select a key in the dope sheet
to edit its curve.</source>
        <translation>도프시트에서 키를 선택하면
곡선을 편집할 수 있습니다.</translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>곡선 변경</translation>
    </message>
    <message>
        <source>The selected keys have no curves:
morphs change linearly, switches immediately.</source>
        <translation>선택한 키에는 곡선이 없습니다:
모프는 선형으로, 스위치는 즉시 바뀝니다.</translation>
    </message>
    <message>
        <source>Set Curve %1</source>
        <translation>곡선 %1 설정</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>곡선</translation>
    </message>
    <message>
        <source>Nudge Curves</source>
        <translation>곡선을 같은 양만큼 이동</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer · 1, 2 and arrows, Shift: ×10</source>
        <translation>핸들 드래그 · Ctrl: 더 세밀하게 · 1, 2와 화살표, Shift: ×10</translation>
    </message>
    <message>
        <source>Handles at %1, %2 and %3, %4</source>
        <translation>핸들 위치: %1, %2와(과) %3, %4</translation>
    </message>
    <message>
        <source>Drag: all to the same position · Shift: all by the same amount · Ctrl: finer</source>
        <translation>드래그: 모두 같은 위치로 · Shift: 모두 같은 양만큼 · Ctrl: 더 세밀하게</translation>
    </message>
    <message>
        <source>Drag keys, handles or a box, or type a number while dragging · Shift: one direction · Wheel: zoom, with Ctrl: time, with Shift: values · Middle button: move</source>
        <translation>키, 핸들, 상자를 드래그하거나 드래그 중 숫자 입력 · Shift: 한 방향 · 휠: 확대·축소, Ctrl과 함께: 시간, Shift와 함께: 값 · 가운데 버튼: 이동</translation>
    </message>
    <message>
        <source>Drag: same position · Shift: same amount</source>
        <translation>드래그: 같은 위치로 · Shift: 같은 양만큼</translation>
    </message>
    <message>
        <source>Drag a handle · Ctrl: finer</source>
        <translation>핸들 드래그 · Ctrl: 더 세밀하게</translation>
    </message>
    <message>
        <source>Drag: move · Shift: one direction · Wheel: zoom</source>
        <translation>드래그: 이동 · Shift: 한 방향 · 휠: 확대·축소</translation>
    </message>
</context>
<context>
    <name>odori::CurveNumbers</name>
    <message>
        <source>Change Curve</source>
        <translation>곡선 변경</translation>
    </message>
</context>
<context>
    <name>odori::CurveRow</name>
    <message>
        <source>Change Curve</source>
        <translation>곡선 변경</translation>
    </message>
</context>
<context>
    <name>odori::CurveView</name>
    <message>
        <source>first key: no curve</source>
        <translation>첫 키: 곡선 없음</translation>
    </message>
    <message>
        <source>several segments</source>
        <translation>여러 구간</translation>
    </message>
    <message>
        <source>speed 1×</source>
        <translation>속도 1×</translation>
    </message>
</context>
<context>
    <name>odori::DifferenceStrip</name>
    <message>
        <source>Difference at each frame</source>
        <translation>프레임별 차이</translation>
    </message>
    <message>
        <source>How far the motions differ at each frame. A click or a drag goes to a frame.</source>
        <translation>각 프레임에서 두 모션이 얼마나 다른지 나타냅니다. 클릭하거나 드래그하면 해당 프레임으로 이동합니다.</translation>
    </message>
</context>
<context>
    <name>odori::Document</name>
    <message>
        <source>This is a preview. Restore it to work with it, or go back.</source>
        <translation>미리보기입니다. 편집하려면 복원하거나, 그렇지 않으면 돌아가세요.</translation>
    </message>
</context>
<context>
    <name>odori::DopeCanvas</name>
    <message>
        <source>Dope sheet</source>
        <translation>도프시트</translation>
    </message>
    <message>
        <source>Copy Keys</source>
        <translation>키 복사</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>키 이동</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>IK off: %1</source>
        <translation>IK 끔: %1</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation>%1 복사</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>키 배율 조절</translation>
    </message>
    <message>
        <source>Move Marker</source>
        <translation>마커 이동</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Change Play Range</source>
        <translation>재생 구간 변경</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>분당 %1박</translation>
    </message>
    <message>
        <source>group, folded</source>
        <translation>그룹, 접힘</translation>
    </message>
    <message>
        <source>group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>key, selected</source>
        <translation>키, 선택됨</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>마커 삭제</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>마커 추가</translation>
    </message>
    <message>
        <source>Play the Whole Motion</source>
        <translation>전체 모션 재생</translation>
    </message>
    <message>
        <source>Rename Marker…</source>
        <translation>마커 이름 바꾸기…</translation>
    </message>
    <message>
        <source>Play Range Begins Here</source>
        <translation>여기서 재생 구간 시작</translation>
    </message>
    <message>
        <source>Play Range Ends Here</source>
        <translation>여기서 재생 구간 끝</translation>
    </message>
    <message>
        <source>Drag: scale the selected keys in time</source>
        <translation>드래그: 선택한 키를 시간 방향으로 늘이거나 줄이기</translation>
    </message>
    <message>
        <source>%1
Double click: select all its keys</source>
        <translation>%1
더블 클릭: 이 행의 모든 키 선택</translation>
    </message>
    <message>
        <source>%1 · frame %2</source>
        <translation>%1 · 프레임 %2</translation>
    </message>
    <message>
        <source>Drag: current frame
Double click: select the keys of a frame
Shift+drag: select the keys of several frames, with Ctrl in addition
Wheel: zoom</source>
        <translation>드래그: 현재 프레임
더블 클릭: 한 프레임의 키 선택
Shift+드래그: 여러 프레임의 키 선택, Ctrl과 함께 누르면 추가 선택
휠: 확대·축소</translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n frame(s) · %2 %</source>
        <comment>the length of a range, before and after</comment>
        <translation>
            <numerusform>%1 → %n프레임 · %2 %</numerusform>
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
        <translation>위, 아래: 행으로 이동하여 선택하고 키 선택 해제
Alt+위, Alt+아래: 선택을 유지하며 행으로 이동
Page Up, Page Down: 한 페이지의 행만큼 이동
Ctrl+Home, Ctrl+End: 첫 행 또는 마지막 행으로 이동
Space: 커서의 키나 행 선택(Space를 쓰는 명령이 없을 때)
Ctrl+Space: 선택에 추가
Shift+Space, Shift+위, Shift+아래: 커서까지 선택
다른 키: 도움말 &gt; 단축키 참고</translation>
    </message>
    <message>
        <source>Play range: drag its ends
Double click: the whole motion</source>
        <translation>재생 구간: 양 끝을 드래그
더블 클릭: 전체 모션</translation>
    </message>
    <message>
        <source>Play range: drag its ends, or press %1 and %2
Double click: the whole motion</source>
        <translation>재생 구간: 양 끝을 드래그하거나 %1와(과) %2 누르기
더블 클릭: 전체 모션</translation>
    </message>
    <message>
        <source>Beats and markers
Double click: add a marker</source>
        <translation>박과 마커
더블 클릭: 마커 추가</translation>
    </message>
    <message>
        <source>Beats and markers
%1 or double click: add a marker</source>
        <translation>박과 마커
%1 또는 더블 클릭: 마커 추가</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename</source>
        <translation>%1 · 프레임 %2
드래그하여 이동, 더블 클릭하여 이름 바꾸기</translation>
    </message>
    <message>
        <source>%1 · frame %2
Drag to move, double click to rename, %3 to delete</source>
        <translation>%1 · 프레임 %2
드래그하여 이동, 더블 클릭하여 이름 바꾸기, %3(으)로 삭제</translation>
    </message>
    <message>
        <source>Fold or unfold</source>
        <translation>접기 또는 펼치기</translation>
    </message>
    <message>
        <source>Fold or unfold (%1 and %2)</source>
        <translation>접기 또는 펼치기(%1, %2)</translation>
    </message>
    <message>
        <source>No row matches the filters.</source>
        <translation>필터에 맞는 행이 없습니다.</translation>
    </message>
    <message>
        <source>No row called “%1” matches the filters.</source>
        <translation>필터에 맞는 &apos;%1&apos; 행이 없습니다.</translation>
    </message>
    <message>
        <source>No bone or morph is called “%1”.</source>
        <translation>&apos;%1&apos;(이)라는 본이나 모프가 없습니다.</translation>
    </message>
    <message>
        <source>No row is called “%1”.</source>
        <translation>&apos;%1&apos;(이)라는 행이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · replaces %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 키 %n개 교체</numerusform>
        </translation>
    </message>
    <message>
        <source>♩ %1</source>
        <translation>♩ %1</translation>
    </message>
    <message>
        <source>Warp Time</source>
        <translation>시간 늘이기·줄이기</translation>
    </message>
    <message>
        <source>%1 → %2, between %3 and %4</source>
        <comment>a dragged frame, its new frame, the frames that stay</comment>
        <translation>%1 → %2, %3와(과) %4 사이</translation>
    </message>
    <message>
        <source>%1 → %2, after %3</source>
        <comment>a dragged frame, its new frame, the frame that stays</comment>
        <translation>%1 → %2, %3 이후</translation>
    </message>
    <message>
        <source>Drag a beat, a marker or the current frame to another frame: the motion stretches
The next markers on both sides stay where they are, or the ends of the play range or of the motion</source>
        <translation>박, 마커 또는 현재 프레임을 다른 프레임으로 드래그하면 모션이 늘어나거나 줄어듭니다
양쪽의 이웃한 마커, 또는 재생 구간이나 모션의 끝은 움직이지 않습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) were deleted, because another key of the track has their frame now.</source>
        <translation>
            <numerusform>같은 트랙의 다른 키와 프레임이 겹쳐 키 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · deletes %n key(s)</source>
        <comment>the first part is the distance of a drag</comment>
        <translation>
            <numerusform>%1 · 키 %n개 삭제</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DopeHeader</name>
    <message>
        <source>Dope sheet</source>
        <translation>도프시트</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search rows</source>
        <translation>행 검색</translation>
    </message>
</context>
<context>
    <name>odori::DopeMarkers</name>
    <message>
        <source>Marker %1</source>
        <translation>마커 %1</translation>
    </message>
    <message>
        <source>Delete Marker</source>
        <translation>마커 삭제</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>마커 추가</translation>
    </message>
    <message>
        <source>Rename Marker</source>
        <translation>마커 이름 바꾸기</translation>
    </message>
</context>
<context>
    <name>odori::DopeRowsModel</name>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Not in this model</source>
        <translation>이 모델에 없음</translation>
    </message>
</context>
<context>
    <name>odori::DopeSheet</name>
    <message numerus="yes">
        <source>%n key(s) selected on %1</source>
        <translation>
            <numerusform>%1의 키 %n개 선택됨</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of tracks</comment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · segment %2 → %3</source>
        <translation>%1 · 구간 %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected (%1 not shown) on %2</source>
        <translation>
            <numerusform>%2의 키 %n개 선택됨(%1개는 표시 안 됨)</numerusform>
        </translation>
    </message>
    <message>
        <source>The camera has no cut after this frame.</source>
        <translation>이 프레임 뒤에는 카메라 컷이 없습니다.</translation>
    </message>
    <message>
        <source>The camera has no cut before this frame.</source>
        <translation>이 프레임 앞에는 카메라 컷이 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::DraftListModel</name>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Register Drafts</source>
        <translation>미등록 변경 등록</translation>
    </message>
    <message>
        <source>Discard Drafts</source>
        <translation>미등록 변경 버리기</translation>
    </message>
</context>
<context>
    <name>odori::DraftPanel</name>
    <message>
        <source>Drafts</source>
        <translation>미등록 변경</translation>
    </message>
    <message>
        <source>There are no drafts.</source>
        <translation>미등록 변경이 없습니다.</translation>
    </message>
    <message>
        <source>Changes that are not registered</source>
        <translation>등록하지 않은 변경</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>미등록 변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Register all drafts</source>
        <translation>미등록 변경 모두 등록</translation>
    </message>
    <message>
        <source>Discard all drafts</source>
        <translation>미등록 변경 모두 버리기</translation>
    </message>
    <message numerus="yes">
        <source>Register %n draft(s)</source>
        <translation>
            <numerusform>미등록 변경 %n개 등록</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n draft(s)</source>
        <translation>
            <numerusform>미등록 변경 %n개 버리기</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::DragLabel</name>
    <message>
        <source>Drag to change the number. Ctrl: finer, Shift: coarser</source>
        <translation>드래그하여 숫자를 변경합니다. Ctrl: 더 세밀하게, Shift: 더 크게</translation>
    </message>
</context>
<context>
    <name>odori::EditCommands</name>
    <message>
        <source>Discard Drafts</source>
        <translation>미등록 변경 버리기</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has no keys.</source>
        <translation>붙여넣지 않았습니다: 클립보드에 키가 없습니다.</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>Paste Mirrored</source>
        <translation>반전 붙여넣기</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>키 붙여넣기</translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) were not pasted, because the model lacks them: %1</source>
        <translation>
            <numerusform>모델에 없는 트랙 %n개는 붙여넣지 않았습니다: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Frame</source>
        <translation>프레임 삽입</translation>
    </message>
    <message>
        <source>Delete Frame</source>
        <translation>프레임 삭제</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>키 이동</translation>
    </message>
    <message>
        <source>Reverse Keys</source>
        <translation>키 시간 반전</translation>
    </message>
    <message>
        <source>Align Keys</source>
        <translation>키 맞추기</translation>
    </message>
    <message>
        <source>Mirror Keys</source>
        <translation>키 좌우 반전</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>물리 연산 켜기</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>물리 연산 끄기</translation>
    </message>
    <message>
        <source>Nothing was pasted: the model has none of the bones and morphs on the clipboard.</source>
        <translation>붙여넣지 않았습니다: 클립보드의 본과 모프가 모델에 하나도 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of a model. Make a model active to paste them.</source>
        <translation>붙여넣지 않았습니다: 클립보드에 모델의 키가 있습니다. 붙여넣으려면 모델을 활성화하세요.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has keys of camera, light or self-shadow. Make the camera active to paste them.</source>
        <translation>붙여넣지 않았습니다: 클립보드에 카메라, 조명 또는 셀프 섀도우의 키가 있습니다. 붙여넣으려면 카메라를 활성화하세요.</translation>
    </message>
    <message>
        <source>Nothing was pasted: the active model changed before the clipboard was read.</source>
        <translation>붙여넣지 않았습니다: 클립보드를 읽기 전에 활성 모델이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Register All Bones</source>
        <translation>모든 본 등록</translation>
    </message>
    <message>
        <source>Duplicate Keys</source>
        <translation>키 복제</translation>
    </message>
    <message numerus="yes">
        <source>Discarded %n draft(s).</source>
        <translation>
            <numerusform>미등록 변경 %n개를 버렸습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are at rest already.</source>
        <translation>이미 초기 상태입니다.</translation>
    </message>
    <message>
        <source>Reset Bones and Morphs</source>
        <translation>본과 모프 초기화</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>포즈 초기화</translation>
    </message>
    <message>
        <source>Inserted an empty frame at %1.</source>
        <translation>%1에 빈 프레임을 삽입했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Deleted frame %1 with %n key(s).</source>
        <translation>
            <numerusform>키 %n개와 함께 프레임 %1을(를) 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copies replaced %n key(s).</source>
        <translation>
            <numerusform>복사본이 키 %n개를 대체했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit to Beats</source>
        <translation>박자에 맞추기</translation>
    </message>
</context>
<context>
    <name>odori::EditDialogs</name>
    <message>
        <source>Set %1</source>
        <translation>세트 %1</translation>
    </message>
    <message>
        <source>Import Animation</source>
        <translation>애니메이션 가져오기</translation>
    </message>
    <message>
        <source>Animations (%1)</source>
        <translation>애니메이션 (%1)</translation>
    </message>
    <message>
        <source>%1 is a motion of MMD. Use File ▸ Open for it.</source>
        <translation>%1은(는) MMD 모션입니다. &apos;파일 ▸ 열기&apos;를 사용하세요.</translation>
    </message>
</context>
<context>
    <name>odori::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>What will be lost</source>
        <translation>사라지는 항목</translation>
    </message>
    <message>
        <source>What the file cannot contain</source>
        <translation>파일에 담을 수 없는 항목</translation>
    </message>
    <message>
        <source>O&amp;pen Folder</source>
        <translation>폴더 열기(&amp;P)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;For</source>
        <translation>용도(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>형식(&amp;O)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
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
        <translation>프레임(&amp;R)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>&amp;Mesh, materials and morphs</source>
        <translation>메시, 재질, 모프(&amp;M)</translation>
    </message>
    <message>
        <source>one mesh</source>
        <translation>하나의 메시</translation>
    </message>
    <message>
        <source>a mesh for each material</source>
        <translation>재질별 메시</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>메시 분할 방식</translation>
    </message>
    <message>
        <source>Textures &amp;inside the file</source>
        <translation>텍스처를 파일에 포함(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics</source>
        <translation>물리 연산 시뮬레이션(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep bones that only control IK</source>
        <translation>IK 제어용 본 유지(&amp;K)</translation>
    </message>
    <message>
        <source>On&amp;ly needed keys</source>
        <translation>필요한 키만(&amp;L)</translation>
    </message>
    <message>
        <source>as in the model</source>
        <translation>모델 그대로</translation>
    </message>
    <message>
        <source>ASCII letters only</source>
        <translation>ASCII 문자만</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>Size of one MMD unit: with 8 cm a figure is about 160 cm tall</source>
        <translation>MMD 1단위의 길이입니다. 8 cm이면 캐릭터의 키가 약 160 cm입니다</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>One &amp;unit</source>
        <translation>1단위(&amp;U)</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Nothing will be lost.</source>
        <translation>사라지는 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message numerus="yes">
        <source>This model has none of the motion&apos;s %n track(s), so nothing would move. Export anyway?</source>
        <translation>
            <numerusform>모션의 트랙 %n개 중 이 모델에 있는 것이 없어 아무것도 움직이지 않습니다. 그래도 내보내시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>취소했습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>본 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n프레임</numerusform>
        </translation>
    </message>
    <message>
        <source>Written: %1, %2, %3; %4.</source>
        <comment>as in: Written: 2 MB, 1 bone, 90 frames; verified</comment>
        <translation>내보냈습니다: %1, %2, %3; %4.</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>내보냈습니다: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>저장할 파일의 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>%1 animation</source>
        <translation>%1 애니메이션</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the file; register them first.</source>
        <translation>
            <numerusform>미등록 변경 %n개는 파일에 들어가지 않습니다. 먼저 등록하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>초당 프레임 수</translation>
    </message>
    <message>
        <source>Each bone stays within the tolerance of its place in the model</source>
        <translation>각 본은 모델에서의 위치에서 허용 오차 이내에 있습니다</translation>
    </message>
    <message>
        <source>T&amp;hin the keys of the motion first</source>
        <translation>먼저 모션의 키 솎아내기(&amp;T)</translation>
    </message>
    <message>
        <source>As Tools ▸ Thin Keys does with its usual limits, 0.05 units and 0.5°: for motions with a key on every frame. Your motion does not change</source>
        <translation>&apos;도구&apos; ▸ &apos;키 솎아내기&apos;를 일반 한계값(0.05 단위, 0.5°)으로 적용합니다. 모든 프레임에 키가 있는 모션에 알맞습니다. 원래 모션은 바뀌지 않습니다</translation>
    </message>
</context>
<context>
    <name>odori::FileCommands</name>
    <message numerus="yes">
        <source>%1: opened with %n warnings. First warning: %2</source>
        <translation>
            <numerusform>%1: 열었습니다. 경고가 %n개 있습니다. 첫 번째 경고: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Folder to look for textures in</source>
        <translation>텍스처를 찾을 폴더</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 병합</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) cannot be read. First file: %2. Everything else is open. The project keeps the references: open a model with the same name to restore it.</source>
        <translation>
            <numerusform>%1: 파일 %n개를 읽을 수 없습니다. 첫 번째 파일: %2. 나머지는 모두 열었습니다. 프로젝트는 참조를 유지합니다. 복원하려면 이름이 같은 모델을 여세요.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A scene can have at most %n model(s).</source>
        <translation>
            <numerusform>씬에 넣을 수 있는 모델은 최대 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same as the current pose.</source>
        <translation>%1은(는) 현재 포즈와 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) registered at this frame.</source>
        <translation>
            <numerusform>%1: 이 프레임에 키 %n개를 등록했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) are not in the model: %1</source>
        <translation>
            <numerusform>모델에 없는 본과 모프 %n개: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n draft(s) at this frame, not registered yet.</source>
        <translation>
            <numerusform>%1: 이 프레임에 아직 등록하지 않은 변경이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 poses only locked bones.</source>
        <translation>%1의 포즈에는 잠긴 본만 있습니다.</translation>
    </message>
    <message>
        <source>Open Sound</source>
        <translation>소리 열기</translation>
    </message>
</context>
<context>
    <name>odori::FileSaving</name>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Save the Motion of %1 As</source>
        <translation>%1의 모션을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save Project As</source>
        <translation>다른 이름으로 프로젝트 저장</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1을(를) 저장했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) do not fit the format. First name: %1.</source>
        <translation>
            <numerusform>이름 %n개가 형식에 맞지 않습니다. 첫 번째 이름: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) are not in the file; only a project saves them.</source>
        <translation>
            <numerusform>미등록 변경 %n개는 파일에 들어 있지 않습니다. 프로젝트에만 저장됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project contains the changed motions. To write them to their own files, use Save Motion: %1.</source>
        <translation>변경한 모션은 프로젝트에 들어 있습니다. 각 모션의 파일에 쓰려면 &apos;모션 저장&apos;을 사용하세요: %1.</translation>
    </message>
    <message>
        <source>Other hard links to this file keep its old content.</source>
        <translation>이 파일의 다른 하드 링크에는 이전 내용이 남아 있습니다.</translation>
    </message>
    <message>
        <source>Save Pose As</source>
        <translation>다른 이름으로 포즈 저장</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>포즈</translation>
    </message>
    <message numerus="yes">
        <source>Saved the pose of %n bone(s) and morph(s) as %1.</source>
        <translation>
            <numerusform>본과 모프 %n개의 포즈를 %1(으)로 저장했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Selected Keys As</source>
        <translation>다른 이름으로 선택한 키 저장</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n key(s) as %1.</source>
        <translation>
            <numerusform>키 %n개를 %1(으)로 저장했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>the new motion of %1</source>
        <translation>%1의 새 모션</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is still being saved: the disk or network answers slowly. You can go on working.</source>
        <translation>%1을(를) 아직 저장하는 중입니다. 디스크나 네트워크의 응답이 느립니다. 작업은 계속할 수 있습니다.</translation>
    </message>
    <message>
        <source>Outside parents are not in the file; only a project saves them.</source>
        <translation>외부 부모는 파일에 들어 있지 않습니다. 프로젝트에만 저장됩니다.</translation>
    </message>
</context>
<context>
    <name>odori::FilmDialog</name>
    <message>
        <source>Make Film</source>
        <translation>동영상 만들기</translation>
    </message>
    <message>
        <source>Make &amp;Film</source>
        <translation>동영상 만들기(&amp;F)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>종류(&amp;K)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <translation>파일(&amp;L)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Play range</source>
        <translation>재생 구간</translation>
    </message>
    <message>
        <source>All frames</source>
        <translation>모든 프레임</translation>
    </message>
    <message>
        <source>Own range</source>
        <translation>구간 직접 지정</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>프레임(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <translation>프레임 레이트</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>&amp;Pictures per second</source>
        <translation>프레임 레이트(&amp;P)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>시점</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Free view, as it is now</source>
        <translation>현재의 자유 시점</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>시점(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>안티에일리어싱(&amp;M)</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>모션 블러</translation>
    </message>
    <message>
        <source>Moments that are blended in each picture: more are smoother and slower</source>
        <translation>이미지 한 장에 겹치는 순간의 수입니다. 많을수록 부드럽고 느립니다</translation>
    </message>
    <message>
        <source>off</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 moments</source>
        <translation>%1회</translation>
    </message>
    <message>
        <source>Motion &amp;blur</source>
        <translation>모션 블러(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>투명 배경(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Simulate physics from frame</source>
        <translation>물리 연산 시작 프레임(&amp;S)</translation>
    </message>
    <message>
        <source>First frame of physics</source>
        <translation>물리 연산 시작 프레임</translation>
    </message>
    <message>
        <source>Films of parts of a motion fit together if their physics starts at the same frame</source>
        <translation>물리 연산이 같은 프레임에서 시작하면 모션을 나누어 만든 동영상이 서로 이어집니다</translation>
    </message>
    <message>
        <source>S&amp;ound of the scene (none)</source>
        <translation>씬의 소리(없음)(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;ound: %1</source>
        <translation>소리(&amp;O): %1</translation>
    </message>
    <message>
        <source>Only pictures can be made, because the program ffmpeg was not found. Install it to make films.</source>
        <translation>ffmpeg를 찾지 못해 이미지만 만들 수 있습니다. 동영상을 만들려면 ffmpeg를 설치하세요.</translation>
    </message>
    <message>
        <source>Only pictures can be made, because ffmpeg does not work: %1</source>
        <translation>ffmpeg가 작동하지 않아 이미지만 만들 수 있습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), %1 s.</source>
        <translation>
            <numerusform>이미지 %n장, %1초.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s) will not be in the film; register them first.</source>
        <translation>
            <numerusform>미등록 변경 %n개는 동영상에 들어가지 않습니다. 먼저 등록하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>저장할 파일의 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>There is no picture in this range at %1 fps.</source>
        <translation>%1 fps에서는 이 구간에 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>This file is already being made. Choose another name.</source>
        <translation>이 파일은 이미 만드는 중입니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite the pictures with these names?</source>
        <translation>%1이(가) 이미 있습니다. 이름이 같은 이미지를 덮어쓰시겠습니까?</translation>
    </message>
    <message>
        <source>Smooth edges</source>
        <translation>안티에일리어싱</translation>
    </message>
    <message>
        <source>Samples of each pixel: more are smoother and slower</source>
        <translation>픽셀당 샘플 수입니다. 많을수록 부드럽고 느립니다</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>샘플 %1개</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>화질</translation>
    </message>
    <message>
        <source>0 is the best; larger numbers make smaller files</source>
        <translation>0이 가장 좋으며, 숫자가 클수록 파일이 작아집니다</translation>
    </message>
    <message>
        <source>&amp;Quality (0 is the best)</source>
        <translation>화질(0이 최고)(&amp;Q)</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>압축 강도</translation>
    </message>
    <message>
        <source>More effort makes a smaller file of the same quality</source>
        <translation>강도가 높을수록 같은 화질에서 파일이 작아집니다</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>빠름</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>slow, smaller file</source>
        <translation>느림, 더 작은 파일</translation>
    </message>
    <message>
        <source>&amp;Effort</source>
        <translation>압축 강도(&amp;E)</translation>
    </message>
    <message>
        <source>%1 film</source>
        <translation>%1 동영상</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG 이미지</translation>
    </message>
    <message>
        <source>PNG pictures, 8 bit</source>
        <translation>PNG 연속 이미지, 8비트</translation>
    </message>
    <message>
        <source>PNG pictures, 16 bit</source>
        <translation>PNG 연속 이미지, 16비트</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1은(는) 씬에서 사용하는 파일입니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) will not be in the film: their eye in the panel Models is closed.</source>
        <translation>
            <numerusform>모델 %n개는 동영상에 들어가지 않습니다. &apos;모델&apos; 패널의 눈이 닫혀 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::FilmQueueWindow</name>
    <message>
        <source>Ca&amp;ncel Film</source>
        <translation>동영상 만들기 취소(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>폴더에서 보기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove Ended</source>
        <translation>끝난 항목 제거(&amp;R)</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>동영상</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>동영상</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>준비 중</translation>
    </message>
    <message>
        <source>%1 %, %2 left</source>
        <comment>as in: 42 %, 1:20 left</comment>
        <translation>%1 %, %2 남음</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
</context>
<context>
    <name>odori::FindingEdits</name>
    <message>
        <source>These keys have changed since the check.</source>
        <translation>점검 후 이 키들이 변경되었습니다.</translation>
    </message>
    <message>
        <source>This is about the whole motion, so there are no keys to show.</source>
        <translation>모션 전체에 관한 항목이므로 표시할 키가 없습니다.</translation>
    </message>
    <message>
        <source>Repair Keys</source>
        <translation>키 복구</translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n key(s); no pose changed.</source>
        <translation>
            <numerusform>키 %n개를 복구했습니다. 포즈는 바뀌지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Tracks</source>
        <translation>트랙 이름 바꾸기</translation>
    </message>
    <message numerus="yes">
        <source>Renamed %n bone(s), morph(s) and IK(s).</source>
        <translation>
            <numerusform>본, 모프, IK %n개의 이름을 바꿨습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the suggested names can be used.</source>
        <translation>제안된 이름 중 사용할 수 있는 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::FindingListModel</name>
    <message>
        <source>These findings have no visible effect.</source>
        <translation>눈에 보이는 영향이 없는 항목입니다.</translation>
    </message>
    <message>
        <source>Harmless</source>
        <translation>무해함</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a kind of finding, and the number of findings</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Whole motion</source>
        <translation>모션 전체</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>In the model</source>
        <translation>모델 쪽</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
</context>
<context>
    <name>odori::Findings</name>
    <message>
        <source>Bones that the model lacks</source>
        <translation>모델에 없는 본</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the bone under a similar name, rename the track.</source>
        <translation>이 모델에서는 이 키들이 효과가 없습니다. 모델에 비슷한 이름의 본이 있으면 트랙 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>Morphs that the model lacks</source>
        <translation>모델에 없는 모프</translation>
    </message>
    <message>
        <source>Their keys have no effect on this model. If the model has the morph under a similar name, rename the track.</source>
        <translation>이 모델에서는 이 키들이 효과가 없습니다. 모델에 비슷한 이름의 모프가 있으면 트랙 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>Switched-off IK that the model lacks</source>
        <translation>모델에 없는 꺼진 IK</translation>
    </message>
    <message>
        <source>The model&apos;s own IK stays on and may change bones that the motion poses without IK.</source>
        <translation>모델의 IK는 켜진 채로 남아, IK 없이 만든 본의 포즈가 바뀔 수 있습니다.</translation>
    </message>
    <message>
        <source>Names that are the same in their first 15 bytes</source>
        <translation>처음 15바이트가 같은 이름</translation>
    </message>
    <message>
        <source>A motion file stores only 15 bytes of a name, so all these bones get the same keys. Rename the model&apos;s bones so that the first 15 bytes differ.</source>
        <translation>모션 파일에는 이름이 15바이트까지만 저장되므로 이 본들은 모두 같은 키를 받습니다. 처음 15바이트가 서로 다르도록 모델의 본 이름을 바꾸세요.</translation>
    </message>
    <message>
        <source>Bone names over 15 bytes</source>
        <translation>15바이트를 넘는 본 이름</translation>
    </message>
    <message>
        <source>Odori finds these bones by the shortened name; MMD does not. If the motion is for MMD, shorten the names in the model.</source>
        <translation>Odori는 잘린 이름으로도 이 본들을 찾지만 MMD는 찾지 못합니다. MMD에서 쓸 모션이라면 모델의 이름을 줄이세요.</translation>
    </message>
    <message>
        <source>Several keys at one frame</source>
        <translation>한 프레임에 여러 키</translation>
    </message>
    <message>
        <source>The last key is used; Repair removes the others.</source>
        <translation>마지막 키를 사용합니다. &apos;복구&apos;는 나머지를 제거합니다.</translation>
    </message>
    <message>
        <source>Invalid numbers (NaN or infinite)</source>
        <translation>잘못된 숫자(NaN 또는 무한대)</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; Repair replaces them with the values of the rest pose.</source>
        <translation>파일을 쓴 프로그램의 버그입니다. &apos;복구&apos;는 초기 포즈의 값으로 바꿉니다.</translation>
    </message>
    <message>
        <source>Huge values</source>
        <translation>지나치게 큰 값</translation>
    </message>
    <message>
        <source>No stage is this large. Check these keys; they are probably broken.</source>
        <translation>이렇게 큰 스테이지는 없습니다. 손상되었을 가능성이 크니 키를 확인하세요.</translation>
    </message>
    <message>
        <source>Curve points outside 0 to 127</source>
        <translation>0~127을 벗어난 곡선 점</translation>
    </message>
    <message>
        <source>These points count as 127; Repair changes them to 127.</source>
        <translation>이 점들은 127로 취급됩니다. &apos;복구&apos;는 127로 바꿉니다.</translation>
    </message>
    <message>
        <source>Rotations that are not of unit length</source>
        <translation>길이가 1이 아닌 회전</translation>
    </message>
    <message>
        <source>Players interpret them differently; Repair normalises them, as Odori and most players do.</source>
        <translation>프로그램마다 다르게 해석합니다. &apos;복구&apos;는 Odori와 대부분의 프로그램처럼 정규화합니다.</translation>
    </message>
    <message>
        <source>Field of view outside 1 to 125 degrees</source>
        <translation>1~125도를 벗어난 시야각</translation>
    </message>
    <message>
        <source>MMD cannot show it. Change the camera keys.</source>
        <translation>MMD에서 표시할 수 없습니다. 카메라 키를 변경하세요.</translation>
    </message>
    <message>
        <source>Keys after frame 1048576</source>
        <translation>프레임 1048576 이후의 키</translation>
    </message>
    <message>
        <source>MMD has problems with motions this long, and such keys are often mistakes. Delete or move them.</source>
        <translation>MMD는 이렇게 긴 모션을 제대로 다루지 못하며, 이런 키는 실수인 경우가 많습니다. 삭제하거나 옮기세요.</translation>
    </message>
    <message>
        <source>IK stays off</source>
        <translation>꺼진 채로 남는 IK</translation>
    </message>
    <message>
        <source>The IK is off from that frame to the end, so these keys of its goal have no effect. Register a key that turns the IK on, or delete these keys.</source>
        <translation>해당 프레임부터 끝까지 IK가 꺼져 있어 IK 목표의 이 키들은 효과가 없습니다. IK를 켜는 키를 등록하거나 이 키들을 삭제하세요.</translation>
    </message>
    <message>
        <source>Camera motion without camera keys</source>
        <translation>카메라 키가 없는 카메라 모션</translation>
    </message>
    <message>
        <source>The file says that it is a camera motion but has no camera keys. Save it again with the camera&apos;s keys selected.</source>
        <translation>파일은 카메라 모션으로 되어 있지만 카메라 키가 없습니다. 카메라의 키를 선택하고 다시 저장하세요.</translation>
    </message>
    <message>
        <source>Camera, light or shadow keys in a model&apos;s motion</source>
        <translation>모델 모션에 들어 있는 카메라, 조명 또는 그림자 키</translation>
    </message>
    <message>
        <source>MMD loads a file either for a model or for the camera and ignores the rest. Save these keys in a separate file.</source>
        <translation>MMD는 파일을 모델용 또는 카메라용 중 하나로 읽고 나머지는 무시합니다. 이 키들을 다른 파일에 저장하세요.</translation>
    </message>
    <message>
        <source>Keys without a name</source>
        <translation>이름 없는 키</translation>
    </message>
    <message>
        <source>They belong to no bone or morph. Delete them.</source>
        <translation>해당하는 본도 모프도 없습니다. 삭제하세요.</translation>
    </message>
    <message>
        <source>Unknown bytes after the last section</source>
        <translation>마지막 섹션 뒤의 알 수 없는 바이트</translation>
    </message>
    <message>
        <source>They are kept unchanged; MMD ignores them.</source>
        <translation>그대로 유지됩니다. MMD는 무시합니다.</translation>
    </message>
    <message>
        <source>No keys</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>The motion is empty. Perhaps nothing was selected when it was saved.</source>
        <translation>빈 모션입니다. 저장할 때 아무것도 선택하지 않았을 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n바이트</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>키 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) from frame %1 on</source>
        <translation>
            <numerusform>키 %n개(프레임 %1부터)</numerusform>
        </translation>
    </message>
    <message>
        <source>perhaps %1</source>
        <translation>아마도 %1</translation>
    </message>
</context>
<context>
    <name>odori::FootContacts</name>
    <message>
        <source>Contacts</source>
        <translation>접지</translation>
    </message>
</context>
<context>
    <name>odori::FrustumTool</name>
    <message>
        <source>Move Camera&apos;s Eye</source>
        <translation>카메라 시점 이동</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>시야각 변경</translation>
    </message>
    <message>
        <source>Roll Camera</source>
        <translation>카메라 기울이기</translation>
    </message>
    <message>
        <source>Move Camera</source>
        <translation>카메라 이동</translation>
    </message>
    <message>
        <source>Field of view %1°</source>
        <translation>시야각 %1°</translation>
    </message>
    <message>
        <source>Distance %1</source>
        <translation>거리 %1</translation>
    </message>
    <message>
        <source>Rotate Camera</source>
        <translation>카메라 회전</translation>
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
        <translation>시스템 설정과 동일</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>어두운 색</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>밝은 색</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>The window is rebuilt in the new language. Open files and undo steps are kept.</source>
        <translation>새 언어로 창을 다시 만듭니다. 열린 파일과 실행 취소 기록은 유지됩니다.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>If the system has no dark or light setting, the theme is dark.</source>
        <translation>시스템에 어두운/밝은 설정이 없으면 어두운 테마를 사용합니다.</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>글꼴 크기(&amp;F)</translation>
    </message>
    <message>
        <source>Percentage of the system&apos;s font size.</source>
        <translation>시스템 글꼴 크기에 대한 비율입니다.</translation>
    </message>
    <message>
        <source>Less &amp;movement</source>
        <translation>움직임 줄이기(&amp;M)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Panels do not slide, the text cursor does not blink, and the tours do not pulse.</source>
        <translation>패널이 슬라이드되지 않고, 텍스트 커서가 깜박이지 않으며, 둘러보기의 테두리가 깜박이지 않습니다.</translation>
    </message>
</context>
<context>
    <name>odori::GizmoTool</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 회전</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 이동</translation>
    </message>
</context>
<context>
    <name>odori::HeaderTools</name>
    <message>
        <source>More commands</source>
        <translation>추가 명령</translation>
    </message>
</context>
<context>
    <name>odori::HexField</name>
    <message>
        <source>The colour as #RRGGBB, in the numbers of MMD&apos;s panel</source>
        <translation>#RRGGBB 형식의 색(MMD 패널과 같은 수치)</translation>
    </message>
    <message>
        <source>Colour of the light as a text</source>
        <translation>조명 색(텍스트)</translation>
    </message>
</context>
<context>
    <name>odori::IkControl</name>
    <message>
        <source>No selected bone is a link of an IK chain.</source>
        <translation>선택한 본 중 IK 체인의 링크가 없습니다.</translation>
    </message>
    <message>
        <source>No selected bone belongs to an IK chain.</source>
        <translation>선택한 본 중 IK 체인에 속한 것이 없습니다.</translation>
    </message>
    <message>
        <source>IK is already off at frame %1: %2</source>
        <translation>프레임 %1에서 IK가 이미 꺼져 있습니다: %2</translation>
    </message>
    <message>
        <source>IK Off</source>
        <translation>IK 끄기</translation>
    </message>
    <message>
        <source>IK is off from frame %1: %2</source>
        <translation>프레임 %1부터 IK를 껐습니다: %2</translation>
    </message>
</context>
<context>
    <name>odori::IkHint</name>
    <message>
        <source>IK moves %1 to its goal %2, so this rotation may not be visible.</source>
        <translation>IK가 &apos;%1&apos;을(를) IK 목표 &apos;%2&apos;(으)로 움직이므로 이 회전은 눈에 보이지 않을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::IkSwitches</name>
    <message>
        <source>IK of %1</source>
        <translation>%1의 IK</translation>
    </message>
</context>
<context>
    <name>odori::ImportDialog</name>
    <message>
        <source>Import Animation</source>
        <translation>애니메이션 가져오기</translation>
    </message>
    <message>
        <source>%1 becomes the motion of this model. Its bone keys are replaced; you can undo this.</source>
        <translation>%1이(가) 이 모델의 모션이 됩니다. 본의 키가 교체되며, 실행 취소할 수 있습니다.</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>다리</translation>
    </message>
    <message>
        <source>found from the file</source>
        <translation>파일에서 판단</translation>
    </message>
    <message>
        <source>foot IK</source>
        <translation>발 IK</translation>
    </message>
    <message>
        <source>keys of the legs, IK off</source>
        <translation>다리의 키, IK 끔</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>다리(&amp;L)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>지면</translation>
    </message>
    <message>
        <source>under the rest pose</source>
        <translation>초기 포즈의 발밑</translation>
    </message>
    <message>
        <source>under the lowest foot</source>
        <translation>가장 낮은 발의 밑</translation>
    </message>
    <message>
        <source>&amp;Ground</source>
        <translation>지면(&amp;G)</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>초기 포즈</translation>
    </message>
    <message>
        <source>of the file</source>
        <translation>파일의 초기 포즈</translation>
    </message>
    <message>
        <source>the first frame</source>
        <translation>첫 프레임</translation>
    </message>
    <message>
        <source>&amp;Rest pose</source>
        <translation>초기 포즈(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Own scale</source>
        <translation>배율 직접 지정(&amp;O)</translation>
    </message>
    <message>
        <source>Otherwise the length of the legs decides.</source>
        <translation>지정하지 않으면 다리 길이로 정합니다.</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>시작 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>Begin at the &amp;origin</source>
        <translation>원점에서 시작(&amp;O)</translation>
    </message>
    <message>
        <source>Only needed &amp;keys</source>
        <translation>필요한 키만(&amp;K)</translation>
    </message>
    <message>
        <source>Which joint moves which bone</source>
        <translation>어느 관절이 어느 본을 움직이는지</translation>
    </message>
    <message>
        <source>Load Mapping…</source>
        <translation>매핑 불러오기…</translation>
    </message>
    <message>
        <source>Save Mapping…</source>
        <translation>매핑 저장…</translation>
    </message>
    <message>
        <source>Load Mapping</source>
        <translation>매핑 불러오기</translation>
    </message>
    <message>
        <source>Bone mappings (%1)</source>
        <translation>본 매핑 (%1)</translation>
    </message>
    <message>
        <source>Save Mapping</source>
        <translation>매핑 저장</translation>
    </message>
    <message>
        <source>Bone mapping</source>
        <translation>본 매핑</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>애니메이션(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twist bones</source>
        <translation>비틀기 본(&amp;T)</translation>
    </message>
    <message>
        <source>The twist of arms and hands goes to 腕捩 and 手捩.</source>
        <translation>팔과 손의 비틀림을 腕捩와 手捩에 나눕니다.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>기본값</translation>
    </message>
</context>
<context>
    <name>odori::JobDialog</name>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
</context>
<context>
    <name>odori::KeyButton</name>
    <message>
        <source>Press a key…</source>
        <translation>키를 누르세요…</translation>
    </message>
</context>
<context>
    <name>odori::KeyCommands</name>
    <message numerus="yes">
        <source>Copied %n key(s).</source>
        <translation>
            <numerusform>키 %n개를 복사했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s).</source>
        <translation>
            <numerusform>키 %n개를 잘라냈습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s).</source>
        <translation>
            <numerusform>키 %n개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s).</source>
        <translation>
            <numerusform>키 %n개를 붙여넣었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>키 %n개를 복사했습니다(%1개는 표시 안 됨).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>키 %n개를 잘라냈습니다(%1개는 표시 안 됨).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>키 %n개를 삭제했습니다(%1개는 표시 안 됨).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n key(s) (%1 not shown).</source>
        <translation>
            <numerusform>키 %n개를 붙여넣었습니다(%1개는 표시 안 됨).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) at frame %1</source>
        <translation>
            <numerusform>프레임 %1의 키 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) in frames %1–%2</source>
        <translation>
            <numerusform>프레임 %1–%2의 키 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut Keys</source>
        <translation>키 잘라내기</translation>
    </message>
    <message>
        <source>Delete Keys</source>
        <translation>키 삭제</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown)</source>
        <translation>
            <numerusform>키 %n개(%1개는 표시 안 됨)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>키 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n key(s) (%2 not shown).</source>
        <translation>
            <numerusform>%1: 키 %n개(%2개는 표시 안 됨).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied the pose of %n track(s) at frame %1.</source>
        <translation>
            <numerusform>프레임 %1에서 트랙 %n개의 포즈를 복사했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown) at frame %1</source>
        <translation>
            <numerusform>프레임 %1의 키 %n개(%2개는 표시 안 됨)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%3 not shown) in frames %1–%2</source>
        <translation>
            <numerusform>프레임 %1–%2의 키 %n개(%3개는 표시 안 됨)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The moved keys replaced %n key(s).</source>
        <translation>
            <numerusform>옮긴 키가 키 %n개를 대체했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>키 %n개, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%2 not shown), %1</source>
        <comment>%1 is &quot;10&quot; or &quot;10–20&quot;</comment>
        <translation>
            <numerusform>키 %n개(%2개는 표시 안 됨), %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) (%1 not shown) …</source>
        <translation>
            <numerusform>키 %n개(%1개는 표시 안 됨)…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyCount</name>
    <message>
        <source>%1 · mixed</source>
        <translation>%1 · 혼합</translation>
    </message>
</context>
<context>
    <name>odori::KeyEditor</name>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>단축키를 변경할 명령을 선택하세요.</translation>
    </message>
    <message>
        <source>Removes the keys, as in the preset</source>
        <translation>프리셋과 같이 단축키를 없앱니다</translation>
    </message>
    <message>
        <source>Sets %1, as in the preset</source>
        <translation>프리셋과 같이 %1(으)로 설정합니다</translation>
    </message>
    <message>
        <source>Click, then press the key that replaces it</source>
        <translation>클릭한 다음 새로 쓸 키를 누르세요</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Set a Key…</source>
        <translation>키 설정…</translation>
    </message>
    <message>
        <source>Add a Key…</source>
        <translation>키 추가…</translation>
    </message>
    <message>
        <source>Click, then press the key</source>
        <translation>클릭한 다음 키를 누르세요</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2에서 %1 제거</translation>
    </message>
    <message>
        <source>%1 is also a key of %2. The key runs %3.</source>
        <translation>%1은(는) &apos;%2&apos;의 단축키이기도 합니다. 이 키를 누르면 &apos;%3&apos;이(가) 실행됩니다.</translation>
    </message>
    <message>
        <source>Remove It from %1</source>
        <translation>&apos;%1&apos;에서 제거</translation>
    </message>
</context>
<context>
    <name>odori::KeyLocks</name>
    <message numerus="yes">
        <source>%n key(s) locked in the graph were left alone.</source>
        <translation>
            <numerusform>그래프에서 잠긴 키 %n개는 변경하지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked track(s) changed too, because whole frames moved.</source>
        <translation>
            <numerusform>프레임 전체를 옮겼으므로 잠긴 트랙 %n개도 변경되었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyMapList</name>
    <message>
        <source>Commands and their keys</source>
        <translation>명령과 단축키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>모든 곳</translation>
    </message>
    <message>
        <source>Changed; the preset has no key</source>
        <translation>변경됨. 프리셋에는 단축키가 없습니다</translation>
    </message>
    <message>
        <source>Changed; the preset has %1</source>
        <translation>변경됨. 프리셋에서는 %1입니다</translation>
    </message>
    <message>
        <source>%1 is also a key of %2</source>
        <translation>%1은(는) &apos;%2&apos;의 단축키이기도 합니다</translation>
    </message>
</context>
<context>
    <name>odori::KeyMapPage</name>
    <message>
        <source>Key Map</source>
        <translation>키맵</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>프리셋(&amp;P):</translation>
    </message>
    <message>
        <source>Your own changes are kept when you choose another preset</source>
        <translation>다른 프리셋을 선택해도 직접 변경한 내용은 유지됩니다</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Replaces the key map with the key map from a file</source>
        <translation>키맵을 파일의 키맵으로 교체합니다</translation>
    </message>
    <message>
        <source>Saves the name of the preset and your changes in a file</source>
        <translation>프리셋 이름과 변경한 내용을 파일에 저장합니다</translation>
    </message>
    <message>
        <source>Search commands, or keys like Ctrl+D</source>
        <translation>명령 또는 Ctrl+D 같은 키 검색</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>명령과 키 검색</translation>
    </message>
    <message>
        <source>Search by Key…</source>
        <translation>키로 검색…</translation>
    </message>
    <message>
        <source>Click, then press a key to find its command</source>
        <translation>클릭한 다음 명령을 찾을 키를 누르세요</translation>
    </message>
    <message>
        <source>Shows only commands that share a key with another one</source>
        <translation>다른 명령과 단축키가 겹치는 명령만 표시합니다</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change of the key map</source>
        <translation>키맵의 마지막 변경을 실행 취소합니다</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>모두 초기화(&amp;L)</translation>
    </message>
    <message>
        <source>Resets every command to the keys of the preset</source>
        <translation>모든 명령을 프리셋의 단축키로 되돌립니다</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s)</source>
        <translation>
            <numerusform>충돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a Key Map</source>
        <translation>키맵 가져오기</translation>
    </message>
    <message>
        <source>Key maps (*.json);;All files (*)</source>
        <translation>키맵 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Imported %1.</source>
        <translation>%1을(를) 가져왔습니다.</translation>
    </message>
    <message>
        <source>Imported %1. This version has no command named %2.</source>
        <translation>%1을(를) 가져왔습니다. 이 버전에는 %2(이)라는 명령이 없습니다.</translation>
    </message>
    <message>
        <source>Export the Key Map</source>
        <translation>키맵 내보내기</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>%1을(를) 내보냈습니다.</translation>
    </message>
</context>
<context>
    <name>odori::KeyNotes</name>
    <message>
        <source>In the dope sheet %1 moves the cursor instead.</source>
        <translation>도프시트에서는 %1이(가) 커서를 옮깁니다.</translation>
    </message>
    <message>
        <source>In the curve editor %1 acts on the handles instead.</source>
        <translation>곡선 편집기에서는 %1이(가) 핸들을 조작합니다.</translation>
    </message>
    <message>
        <source>%1 no longer opens the menu %2.</source>
        <translation>%1(으)로 더 이상 &apos;%2&apos; 메뉴가 열리지 않습니다.</translation>
    </message>
</context>
<context>
    <name>odori::KeyPanel</name>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Morph</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>미등록</translation>
    </message>
    <message>
        <source>at the current frame</source>
        <translation>현재 프레임</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>키 이동</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>위치 X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>위치 Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>위치 Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>회전 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>회전 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>회전 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Physics On</source>
        <translation>물리 연산 켜기</translation>
    </message>
    <message>
        <source>Physics Off</source>
        <translation>물리 연산 끄기</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>곡선 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>곡선 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>곡선 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>곡선 R</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>트랙</translation>
    </message>
    <message numerus="yes">
        <source>Register %n key(s)</source>
        <translation>
            <numerusform>키 %n개 등록</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>The selected bones cannot move.</source>
        <translation>선택한 본은 이동할 수 없습니다.</translation>
    </message>
    <message>
        <source>The selected bones cannot rotate.</source>
        <translation>선택한 본은 회전할 수 없습니다.</translation>
    </message>
    <message>
        <source>Type 0 to remove this number.</source>
        <translation>이 숫자를 없애려면 0을 입력하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot move and kept their position.</source>
        <translation>
            <numerusform>본 %n개는 이동할 수 없어 위치를 유지했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s) cannot rotate and kept their rotation.</source>
        <translation>
            <numerusform>본 %n개는 회전할 수 없어 회전을 유지했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::KeyTableModel</name>
    <message>
        <source>Edit Keys</source>
        <translation>키 편집</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>키 이동</translation>
    </message>
    <message>
        <source>Paste Keys</source>
        <translation>키 붙여넣기</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>트랙</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>프레임</translation>
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
        <translation>회전 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>회전 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>회전 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>곡선 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>곡선 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>곡선 Z</translation>
    </message>
    <message>
        <source>Curve rotation</source>
        <translation>회전 곡선</translation>
    </message>
    <message>
        <source>Curve distance</source>
        <translation>거리 곡선</translation>
    </message>
    <message>
        <source>Curve field of view</source>
        <translation>시야각 곡선</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>원근</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Show model</source>
        <translation>모델 표시</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 끔</translation>
    </message>
</context>
<context>
    <name>odori::KeyTablePanel</name>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n key(s)</source>
        <translation>
            <numerusform>키 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>키 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The copied cells do not fit here</source>
        <translation>복사한 셀이 여기에 맞지 않습니다</translation>
    </message>
</context>
<context>
    <name>odori::KeyTableView</name>
    <message>
        <source>Key table</source>
        <translation>키 표</translation>
    </message>
    <message>
        <source>The selection has no keys.</source>
        <translation>선택한 항목에 키가 없습니다.</translation>
    </message>
    <message>
        <source>Select bones, morphs or rows of the dope sheet to see their keys.</source>
        <translation>키를 보려면 본, 모프 또는 도프시트의 행을 선택하세요.</translation>
    </message>
    <message>
        <source>Cu&amp;t Keys</source>
        <translation>키 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy Keys</source>
        <translation>키 복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Keys or Cells</source>
        <translation>키 또는 셀 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit This Cell</source>
        <translation>이 셀 편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to This Frame</source>
        <translation>이 프레임으로 이동(&amp;G)</translation>
    </message>
</context>
<context>
    <name>odori::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>모든 곳</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search keys and commands</source>
        <translation>키와 명령 검색</translation>
    </message>
</context>
<context>
    <name>odori::LightBall</name>
    <message>
        <source>Direction of the light</source>
        <translation>조명 방향</translation>
    </message>
    <message>
        <source>Drag the light around the ball, seen from the front. Over the edge it goes behind the ball. Ctrl: finer</source>
        <translation>정면에서 본 구 위에서 조명을 드래그합니다. 가장자리를 넘으면 구의 뒤로 돌아갑니다. Ctrl: 미세 조정</translation>
    </message>
    <message>
        <source>From %1° to the right and %2° up, seen from the front</source>
        <translation>정면에서 보아 오른쪽으로 %1°, 위로 %2°</translation>
    </message>
</context>
<context>
    <name>odori::LightEditor</name>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>“%1” is no colour. Type one as #RRGGBB.</source>
        <translation>&apos;%1&apos;은(는) 색이 아닙니다. #RRGGBB 형식으로 입력하세요.</translation>
    </message>
</context>
<context>
    <name>odori::LightSwatch</name>
    <message>
        <source>Choose the light&apos;s colour</source>
        <translation>조명 색 선택</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>조명 색</translation>
    </message>
    <message>
        <source>Colour of the Light</source>
        <translation>조명 색</translation>
    </message>
</context>
<context>
    <name>odori::MainWindow</name>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>도프시트</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>곡선</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>키 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s)</source>
        <translation>
            <numerusform>트랙 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>미등록 변경 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures are missing. First texture: %1</source>
        <translation>
            <numerusform>텍스처 %n개를 찾을 수 없습니다. 첫 번째 텍스처: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델 목록</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>as in: 872 keys · 48 tracks</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 Your work is unchanged; save it before you continue.</source>
        <translation>%1 작업 내용은 그대로입니다. 계속하기 전에 저장하세요.</translation>
    </message>
    <message numerus="yes">
        <source>The physics cache is full: %n frame(s) were removed and will be simulated again when they are shown.</source>
        <translation>
            <numerusform>물리 연산 캐시가 가득 찼습니다. %n프레임을 제거했으며, 표시할 때 다시 시뮬레이션합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a model and a motion on the window, or open them with %1</source>
        <translation>모델과 모션을 창에 끌어다 놓거나 여세요 (%1)</translation>
    </message>
    <message>
        <source>The settings could not be saved: %1</source>
        <translation>설정을 저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>All missing textures were found.</source>
        <translation>없던 텍스처를 모두 찾았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, %n line(s) of the log, and the crash report of %1</source>
        <translation>
            <numerusform>복사했습니다: 버전, 설정, 로그 %n줄, %1의 충돌 보고서</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied: versions, settings, and %n line(s) of the log; there is no crash report</source>
        <translation>
            <numerusform>복사했습니다: 버전, 설정, 로그 %n줄(충돌 보고서 없음)</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture was saved: %1</source>
        <translation>이미지를 저장했습니다: %1</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>이미지를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>동영상</translation>
    </message>
    <message>
        <source>The films that are being made</source>
        <translation>만드는 중인 동영상</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>as in: dance.mp4: 42 %, 1:20 left</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n film(s) are not finished. Quit and stop making them?</source>
        <translation>
            <numerusform>동영상 %n개가 아직 완성되지 않았습니다. 만들기를 중지하고 종료하시겠습니까?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is finished.</source>
        <translation>%1을(를) 다 만들었습니다.</translation>
    </message>
</context>
<context>
    <name>odori::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>매뉴얼</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>매뉴얼 페이지</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>목차(&amp;C)</translation>
    </message>
    <message>
        <source>Open in the Brow&amp;ser</source>
        <translation>브라우저에서 열기(&amp;S)</translation>
    </message>
    <message>
        <source>The manual is missing. Install the program again.</source>
        <translation>매뉴얼이 없습니다. 프로그램을 다시 설치하세요.</translation>
    </message>
</context>
<context>
    <name>odori::MappingModel</name>
    <message>
        <source>place and rotation</source>
        <translation>위치와 회전</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>place of the hips</source>
        <translation>허리의 위치</translation>
    </message>
    <message>
        <source>A double click changes it.</source>
        <translation>더블 클릭하면 변경합니다.</translation>
    </message>
    <message>
        <source>Joint of the file</source>
        <translation>파일의 관절</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>사용 항목</translation>
    </message>
    <message>
        <source>The model has no bone %1, so the joint %2 is ignored.</source>
        <translation>모델에 본 %1이(가) 없으므로 관절 %2은(는) 무시됩니다.</translation>
    </message>
    <message>
        <source>The bone %1 follows the joint %2, so the joint %3 is ignored.</source>
        <translation>본 %1은(는) 관절 %2을(를) 따르므로 관절 %3은(는) 무시됩니다.</translation>
    </message>
    <message>
        <source>The model has no bone %1; the mapping is unchanged.</source>
        <translation>모델에 본 %1이(가) 없어 매핑은 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>odori::MarkerField</name>
    <message>
        <source>Marker name</source>
        <translation>마커 이름</translation>
    </message>
</context>
<context>
    <name>odori::MarksBox</name>
    <message>
        <source>Also move &amp;markers and play range</source>
        <translation>마커와 재생 구간도 이동(&amp;M)</translation>
    </message>
    <message>
        <source>All models and the camera share markers and play range. Beats do not move</source>
        <translation>마커와 재생 구간은 모든 모델과 카메라가 함께 씁니다. 박자는 움직이지 않습니다</translation>
    </message>
</context>
<context>
    <name>odori::MemoryPage</name>
    <message>
        <source>&amp;Undo steps</source>
        <translation>실행 취소 단계(&amp;U)</translation>
    </message>
    <message>
        <source>Above this limit, the oldest steps are removed.</source>
        <translation>이 한도를 넘으면 가장 오래된 단계부터 제거됩니다.</translation>
    </message>
    <message>
        <source>Te&amp;xtures</source>
        <translation>텍스처(&amp;X)</translation>
    </message>
    <message>
        <source>Limit for all models together. Above it, the largest textures are shown at a lower resolution.</source>
        <translation>모든 모델을 합친 한도입니다. 이를 넘으면 가장 큰 텍스처부터 낮은 해상도로 표시합니다.</translation>
    </message>
    <message>
        <source>&amp;Simulated frames</source>
        <translation>시뮬레이션한 프레임(&amp;S)</translation>
    </message>
    <message>
        <source>Limit for each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>모델별 한도입니다. 들어가지 않는 프레임은 표시할 때 다시 시뮬레이션합니다.</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB for %n step(s)</source>
        <translation>
            <numerusform>사용 중: %1 MiB(%n단계)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: %1 MiB</source>
        <translation>사용 중: %1 MiB</translation>
    </message>
    <message numerus="yes">
        <source>In use: %1 MiB; %n texture(s) at a lower resolution</source>
        <translation>
            <numerusform>사용 중: %1 MiB(낮은 해상도의 텍스처 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>In use: up to %1 MiB for a model</source>
        <translation>사용 중: 모델당 최대 %1 MiB</translation>
    </message>
    <message>
        <source>Memory in use</source>
        <translation>사용 중인 메모리</translation>
    </message>
</context>
<context>
    <name>odori::Menus</name>
    <message>
        <source>Pl&amp;ayback</source>
        <translation>재생(&amp;A)</translation>
    </message>
    <message>
        <source>Ph&amp;ysics</source>
        <translation>물리 연산(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Models</source>
        <translation>모델(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;When Opening</source>
        <translation>파일을 열 때(&amp;W)</translation>
    </message>
    <message>
        <source>A second model</source>
        <translation>두 번째 모델</translation>
    </message>
    <message>
        <source>A motion for a model that has a motion</source>
        <translation>모션이 있는 모델에 여는 모션</translation>
    </message>
    <message>
        <source>Camera keys in a model&apos;s motion</source>
        <translation>모델 모션의 카메라 키</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>선택(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Move Keys</source>
        <translation>키 이동(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>포즈(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>뷰(&amp;V)</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>패널(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Dope Sheet</source>
        <translation>도프시트(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>시간(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>값(&amp;V)</translation>
    </message>
    <message>
        <source>Paste &amp;to</source>
        <translation>붙여넣을 대상(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urves</source>
        <translation>곡선(&amp;U)</translation>
    </message>
    <message>
        <source>Safe Frames</source>
        <translation>세이프 프레임</translation>
    </message>
    <message>
        <source>&amp;Bones</source>
        <translation>본(&amp;B)</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Pi&amp;vot</source>
        <translation>피벗(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;tandard View</source>
        <translation>표준 시점(&amp;T)</translation>
    </message>
    <message>
        <source>Bone S&amp;ets</source>
        <translation>본 세트(&amp;E)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>배경</translation>
    </message>
    <message>
        <source>&amp;Helpers</source>
        <translation>보조 표시(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow</source>
        <translation>표시(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>도구(&amp;T)</translation>
    </message>
    <message>
        <source>Foot Co&amp;ntacts</source>
        <translation>발 접지(&amp;N)</translation>
    </message>
</context>
<context>
    <name>odori::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::MorphCommands</name>
    <message>
        <source>Both sides have these weights already.</source>
        <translation>양쪽이 이미 이 가중치입니다.</translation>
    </message>
    <message>
        <source>The selected morphs have no other side in this model.</source>
        <translation>선택한 모프에는 이 모델에 반대쪽 모프가 없습니다.</translation>
    </message>
    <message>
        <source>Copy Morphs to Other Side</source>
        <translation>모프를 반대쪽으로 복사</translation>
    </message>
    <message>
        <source>Mirror Morphs</source>
        <translation>모프 좌우 반전</translation>
    </message>
    <message>
        <source>Copied the weights to the other side at frame %1.</source>
        <translation>프레임 %1에서 가중치를 반대쪽으로 복사했습니다.</translation>
    </message>
    <message>
        <source>Mirrored the selected morphs at frame %1.</source>
        <translation>프레임 %1에서 선택한 모프를 좌우 반전했습니다.</translation>
    </message>
</context>
<context>
    <name>odori::MorphPanel</name>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>눈</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>입</translation>
    </message>
    <message>
        <source>Brow</source>
        <translation>눈썹</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message numerus="yes">
        <source>%n morph(s)</source>
        <translation>
            <numerusform>모프 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The model has no morphs of this kind.</source>
        <translation>모델에 이 종류의 모프가 없습니다.</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>열린 모델이 없습니다.</translation>
    </message>
    <message>
        <source>Change Morph</source>
        <translation>모프 변경</translation>
    </message>
    <message>
        <source>Kinds of morphs</source>
        <translation>모프 종류</translation>
    </message>
    <message>
        <source>The camera is active.</source>
        <translation>카메라가 활성 상태입니다.</translation>
    </message>
    <message>
        <source>The active motion has no model.</source>
        <translation>활성 모션에 모델이 없습니다.</translation>
    </message>
    <message>
        <source>Search morphs</source>
        <translation>모프 검색</translation>
    </message>
    <message>
        <source>No morph is called “%1”.</source>
        <translation>&apos;%1&apos;(이)라는 모프가 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::MotionHelpers</name>
    <message>
        <source>The bone %1 is hidden, so it has no trail.</source>
        <translation>본 &apos;%1&apos;은(는) 숨겨져 있어 궤적이 없습니다.</translation>
    </message>
    <message>
        <source>Physics moves the bone %1, so it has no trail.</source>
        <translation>본 &apos;%1&apos;은(는) 물리 연산으로 움직이므로 궤적이 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::MovedTable</name>
    <message>
        <source>Moved, in units</source>
        <translation>이동량(단위)</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>at frame</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>회전량</translation>
    </message>
    <message>
        <source>Shows this frame</source>
        <translation>이 프레임을 표시합니다</translation>
    </message>
    <message>
        <source>%1: frame of the largest difference</source>
        <translation>%1: 차이가 가장 큰 프레임</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Shows frame %1</source>
        <translation>프레임 %1을(를) 표시</translation>
    </message>
</context>
<context>
    <name>odori::NameList</name>
    <message>
        <source>Search names</source>
        <translation>이름 검색</translation>
    </message>
    <message>
        <source>No name is found.</source>
        <translation>이름을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Found names</source>
        <translation>찾은 이름</translation>
    </message>
</context>
<context>
    <name>odori::NameSearchField</name>
    <message>
        <source>Japanese, kana, romaji or English: 手首, てくび, tekubi and wrist find the same bones</source>
        <translation>일본어, 가나, 로마자 또는 영어로 검색합니다. 手首, てくび, tekubi, wrist는 모두 같은 본을 찾습니다</translation>
    </message>
</context>
<context>
    <name>odori::Names</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>odori::NewNames</name>
    <message>
        <source>Rename IK</source>
        <translation>IK 이름 바꾸기</translation>
    </message>
    <message>
        <source>Move Keys to Another Track</source>
        <translation>다른 트랙으로 키 이동</translation>
    </message>
    <message>
        <source>Rename Track</source>
        <translation>트랙 이름 바꾸기</translation>
    </message>
    <message numerus="yes">
        <source>Moved keys from %1 to %2; %n key(s) at their frames were replaced.</source>
        <translation>
            <numerusform>%1에서 %2(으)로 키를 옮겼습니다. 해당 프레임의 키 %n개를 대체했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Renamed %1 to %2; %n key(s) at its frames were replaced.</source>
        <translation>
            <numerusform>%1의 이름을 %2(으)로 바꿨습니다. 해당 프레임의 키 %n개를 대체했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved keys from %1 to %2.</source>
        <translation>%1에서 %2(으)로 키를 옮겼습니다.</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>%1의 이름을 %2(으)로 바꿨습니다.</translation>
    </message>
</context>
<context>
    <name>odori::NumberField</name>
    <message>
        <source>Reset to %1</source>
        <translation>%1(으)로 초기화</translation>
    </message>
    <message>
        <source>%1 cannot be less than %2.</source>
        <translation>&quot;%1&quot;은(는) %2보다 작을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be more than %2.</source>
        <translation>&quot;%1&quot;은(는) %2보다 클 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::OpeningPage</name>
    <message>
        <source>A model, if another model is active</source>
        <translation>다른 모델이 활성일 때 여는 모델</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>매번 묻기</translation>
    </message>
    <message>
        <source>Add it to the scene</source>
        <translation>씬에 추가</translation>
    </message>
    <message>
        <source>Replace the active model and keep its motion</source>
        <translation>활성 모델을 교체하고 그 모션 유지</translation>
    </message>
    <message>
        <source>A motion, if the model or camera already has keys</source>
        <translation>모델이나 카메라에 이미 키가 있을 때 여는 모션</translation>
    </message>
    <message>
        <source>Replace the present motion</source>
        <translation>현재 모션 교체</translation>
    </message>
    <message>
        <source>Merge it at the current frame; keys at the same frames are replaced</source>
        <translation>현재 프레임부터 병합(같은 프레임의 키는 교체)</translation>
    </message>
    <message>
        <source>Add the model a second time, with this motion</source>
        <translation>이 모션으로 같은 모델을 하나 더 추가</translation>
    </message>
    <message>
        <source>Camera, light and self-shadow keys in a model&apos;s motion</source>
        <translation>모델 모션의 카메라, 조명, 셀프 섀도우 키</translation>
    </message>
    <message>
        <source>Use them in the scene</source>
        <translation>씬에서 사용</translation>
    </message>
    <message>
        <source>Do not use them in the scene</source>
        <translation>씬에서 사용 안 함</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParentSection</name>
    <message>
        <source>Bone</source>
        <translation>본</translation>
    </message>
    <message>
        <source>Bone that follows another model</source>
        <translation>다른 모델을 따라가는 본</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>따라갈 대상</translation>
    </message>
    <message>
        <source>Model that is followed</source>
        <translation>따라갈 모델</translation>
    </message>
    <message>
        <source>Its bone</source>
        <translation>대상 본</translation>
    </message>
    <message>
        <source>Bone that is followed</source>
        <translation>따라갈 본</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Keys of outside parents</source>
        <translation>외부 부모의 키</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>원점</translation>
    </message>
    <message>
        <source>%1 (not in the model)</source>
        <translation>%1(모델에 없음)</translation>
    </message>
    <message>
        <source>◇ not registered</source>
        <translation>◇ 미등록</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 키</translation>
    </message>
    <message>
        <source>since frame %1</source>
        <translation>프레임 %1부터</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>A second model is needed that can be followed.</source>
        <translation>따라갈 수 있는 두 번째 모델이 필요합니다.</translation>
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
        <translation>위치 유지</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the bone, so that it stays where it is at the frame</source>
        <translation>&apos;등록&apos;과 &apos;제거&apos;를 할 때 해당 프레임에서 본의 위치가 바뀌지 않도록 본의 키도 설정합니다</translation>
    </message>
    <message>
        <source>Register and Remove also set a key of the camera, so that the picture stays the same at the frame</source>
        <translation>&apos;등록&apos;과 &apos;제거&apos;를 할 때 해당 프레임에서 화면이 바뀌지 않도록 카메라의 키도 설정합니다</translation>
    </message>
    <message>
        <source>Nothing to register: this parent holds already.</source>
        <translation>등록할 것이 없습니다: 이 부모가 이미 적용되어 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::OutsideParents</name>
    <message>
        <source>nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 / origin</source>
        <translation>%1 / 원점</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>A bone cannot follow a bone of its own model.</source>
        <translation>본은 자기 모델의 본을 따라갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Not possible: from frame %1 on, %2 and %3 would follow each other.</source>
        <translation>불가능합니다: 프레임 %1부터 %2와(과) %3이(가) 서로를 따라가게 됩니다.</translation>
    </message>
    <message>
        <source>This model is not in the scene any more.</source>
        <translation>이 모델은 더 이상 씬에 없습니다.</translation>
    </message>
    <message>
        <source>Set Outside Parent</source>
        <translation>외부 부모 설정</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2.</source>
        <translation>프레임 %1부터 카메라가 따라가는 대상: %2.</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3.</source>
        <translation>프레임 %1부터 %2이(가) 따라가는 대상: %3.</translation>
    </message>
    <message>
        <source>Remove Outside Parent</source>
        <translation>외부 부모 제거</translation>
    </message>
    <message>
        <source>From frame %1 on, the camera follows: %2. A key keeps its place.</source>
        <translation>프레임 %1부터 카메라가 따라가는 대상: %2. 키로 위치를 유지합니다.</translation>
    </message>
    <message>
        <source>From frame %1 on, %2 follows: %3. A key keeps its place.</source>
        <translation>프레임 %1부터 %2이(가) 따라가는 대상: %3. 키로 위치를 유지합니다.</translation>
    </message>
</context>
<context>
    <name>odori::PaletteModel</name>
    <message>
        <source>not available now</source>
        <translation>지금은 사용할 수 없음</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <translation>%1, 지금은 사용할 수 없음</translation>
    </message>
</context>
<context>
    <name>odori::PanelDock</name>
    <message>
        <source>Dock this panel in the window</source>
        <translation>이 패널을 창에 도킹합니다</translation>
    </message>
    <message>
        <source>Show this panel in a window of its own</source>
        <translation>이 패널을 별도의 창에 표시합니다</translation>
    </message>
    <message>
        <source>Close this panel. View ▸ Panels shows it again.</source>
        <translation>이 패널을 닫습니다. 뷰 ▸ 패널에서 다시 표시할 수 있습니다.</translation>
    </message>
    <message>
        <source>Dock %1</source>
        <translation>%1 도킹</translation>
    </message>
    <message>
        <source>Float %1</source>
        <translation>%1 분리</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 닫기</translation>
    </message>
</context>
<context>
    <name>odori::PanelDocks</name>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>조명</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>미등록 변경</translation>
    </message>
    <message>
        <source>Check-up</source>
        <translation>점검</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>포즈</translation>
    </message>
</context>
<context>
    <name>odori::ParentsDialog</name>
    <message>
        <source>&amp;Simulate physics of the models that are followed</source>
        <translation>따라가는 대상 모델의 물리 연산 시뮬레이션(&amp;S)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>The camera follows bones. A VMD file cannot hold this, so %1 would show another motion.</source>
        <translation>카메라가 본을 따라가고 있습니다. VMD 파일에는 담을 수 없으므로 %1에서는 다른 모션이 됩니다.</translation>
    </message>
    <message>
        <source>Bones of %1 follow other models. A VMD file cannot hold this, so %2 would show another motion.</source>
        <translation>%1의 본이 다른 모델을 따라가고 있습니다. VMD 파일에는 담을 수 없으므로 %2에서는 다른 모션이 됩니다.</translation>
    </message>
    <message>
        <source>&amp;Bake and Save</source>
        <translation>베이크하고 저장(&amp;B)</translation>
    </message>
    <message>
        <source>Save &amp;Without Them</source>
        <translation>외부 부모 없이 저장(&amp;W)</translation>
    </message>
    <message>
        <source>The motion changed meanwhile.</source>
        <translation>그사이에 모션이 변경되었습니다.</translation>
    </message>
    <message>
        <source>Bake Outside Parents</source>
        <translation>외부 부모 베이크</translation>
    </message>
    <message numerus="yes">
        <source>Baked %n key(s) in place of the outside parents.</source>
        <translation>
            <numerusform>외부 부모 대신 키 %n개를 베이크했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Only needed keys</source>
        <translation>필요한 키만(&amp;O)</translation>
    </message>
    <message>
        <source>Bake makes keys where a bone follows, so the motion looks the same without outside parents. You can undo this. A project saves outside parents as they are.</source>
        <translation>베이크하면 본이 따라가는 구간에 키를 만들어 외부 부모 없이도 같은 모션이 됩니다. 실행 취소할 수 있습니다. 프로젝트에는 외부 부모가 그대로 저장됩니다.</translation>
    </message>
    <message>
        <source>The largest error of a bone is %1 units and %2°</source>
        <translation>본의 최대 오차는 %1 단위 및 %2°입니다</translation>
    </message>
</context>
<context>
    <name>odori::PhysicsSettingsDialog</name>
    <message>
        <source>Physics Settings</source>
        <translation>물리 연산 설정</translation>
    </message>
    <message>
        <source>60 per second, as in MMD</source>
        <translation>초당 60회(MMD와 같음)</translation>
    </message>
    <message>
        <source>120 per second, for thin or fast parts</source>
        <translation>초당 120회(가늘거나 빠른 부분용)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the simulated frames of each model. Frames that do not fit are simulated again when they are shown.</source>
        <translation>모델별로 시뮬레이션한 프레임에 쓰는 메모리입니다. 들어가지 않는 프레임은 표시할 때 다시 시뮬레이션합니다.</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>중력(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>스텝(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cache</source>
        <translation>캐시(&amp;C)</translation>
    </message>
    <message>
        <source>Change Physics</source>
        <translation>물리 연산 변경</translation>
    </message>
    <message>
        <source>The direction must not be 0 0 0.</source>
        <translation>방향은 0 0 0일 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>노이즈(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;w Seed</source>
        <translation>새 시드(&amp;W)</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>중력</translation>
    </message>
    <message>
        <source>In the unit of MMD&apos;s panel. The default is 9.8</source>
        <translation>MMD 패널과 같은 단위입니다. 기본값은 9.8입니다</translation>
    </message>
    <message>
        <source>Direction X</source>
        <translation>방향 X</translation>
    </message>
    <message>
        <source>Direction Y</source>
        <translation>방향 Y</translation>
    </message>
    <message>
        <source>Direction Z</source>
        <translation>방향 Z</translation>
    </message>
    <message>
        <source>The direction of gravity. Only the proportion of X, Y and Z counts. The default is 0 −1 0, which is down.</source>
        <translation>중력의 방향입니다. X, Y, Z의 비율만 의미가 있습니다. 기본값은 아래쪽인 0 −1 0입니다.</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>방향(&amp;D)</translation>
    </message>
    <message>
        <source>Changes gravity at random in every step, so that hair and cloth sway</source>
        <translation>스텝마다 중력을 무작위로 바꾸어 머리카락과 옷을 흔들리게 합니다</translation>
    </message>
    <message>
        <source>Amount of noise</source>
        <translation>노이즈 양</translation>
    </message>
    <message>
        <source>The largest random change, in the unit of gravity</source>
        <translation>무작위 변화의 최댓값으로, 중력과 같은 단위입니다</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed gives exactly the same motion</source>
        <translation>시드가 같으면 완전히 같은 움직임이 됩니다</translation>
    </message>
    <message>
        <source>Sets the seed to a random number, for another motion</source>
        <translation>시드를 난수로 설정하여 다른 움직임을 만듭니다</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>시드(&amp;E)</translation>
    </message>
</context>
<context>
    <name>odori::PictureDialog</name>
    <message>
        <source>PNG picture</source>
        <translation>PNG 이미지</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>이미지 저장</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>파일 선택</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>S&amp;mooth edges</source>
        <translation>안티에일리어싱(&amp;M)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>8 bit</source>
        <translation>8비트</translation>
    </message>
    <message>
        <source>16 bit, for other programs</source>
        <translation>16비트(다른 프로그램용)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>색(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>투명 배경(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Enter the name of the file to write.</source>
        <translation>저장할 파일의 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>취소했습니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 belongs to the scene. Choose another name.</source>
        <translation>%1은(는) 씬에서 사용하는 파일입니다. 다른 이름을 선택하세요.</translation>
    </message>
</context>
<context>
    <name>odori::PlainBox</name>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>확인(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1이(가) 이미 있습니다. 덮어쓰시겠습니까?</translation>
    </message>
</context>
<context>
    <name>odori::PoseControls</name>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>좌우 반전</translation>
    </message>
    <message>
        <source>Exchanges left and right</source>
        <translation>왼쪽과 오른쪽을 서로 바꿉니다</translation>
    </message>
    <message>
        <source>Blend from the shown pose to the stored one</source>
        <translation>표시된 포즈에서 저장된 포즈로 블렌드합니다</translation>
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
        <translation>&apos;%1&apos;은(는) 파일 이름으로 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>There is already a file %1.</source>
        <translation>%1 파일이 이미 있습니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be renamed.</source>
        <translation>%1 파일의 이름을 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>The file %1 cannot be deleted.</source>
        <translation>%1 파일을 삭제할 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>포즈 삭제</translation>
    </message>
    <message>
        <source>The file %1 cannot be moved to the trash. Delete it for good?</source>
        <translation>%1 파일을 휴지통으로 옮길 수 없습니다. 완전히 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Move the pose %1 to the trash?</source>
        <translation>포즈 &apos;%1&apos;을(를) 휴지통으로 옮기시겠습니까?</translation>
    </message>
</context>
<context>
    <name>odori::PoseFolder</name>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>%1 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read.</source>
        <translation>%1 폴더를 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>odori::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>포즈</translation>
    </message>
    <message>
        <source>Search poses</source>
        <translation>포즈 검색</translation>
    </message>
    <message>
        <source>Save Pose…</source>
        <translation>포즈 저장…</translation>
    </message>
    <message>
        <source>Saves the shown pose of the selected bones and morphs as VPD, or of all if none is selected</source>
        <translation>선택한 본과 모프의 현재 포즈를 VPD로 저장합니다. 선택하지 않았으면 모두 저장합니다</translation>
    </message>
    <message>
        <source>Choose Folder…</source>
        <translation>폴더 선택…</translation>
    </message>
    <message>
        <source>The folder with the poses</source>
        <translation>포즈가 있는 폴더</translation>
    </message>
    <message>
        <source>Folder with Poses</source>
        <translation>포즈 폴더</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>적용(&amp;A)</translation>
    </message>
    <message>
        <source>Apply &amp;Mirrored</source>
        <translation>좌우 반전하여 적용(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>Choose a folder with poses (VPD files) above.</source>
        <translation>위에서 포즈(VPD 파일)가 있는 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>No pose is called “%1”.</source>
        <translation>&apos;%1&apos;(이)라는 포즈가 없습니다.</translation>
    </message>
    <message>
        <source>The folder has no poses (VPD files).</source>
        <translation>폴더에 포즈(VPD 파일)가 없습니다.</translation>
    </message>
    <message>
        <source>Select a pose to use it.</source>
        <translation>사용할 포즈를 선택하세요.</translation>
    </message>
    <message>
        <source>The pose was not applied: the active model or the frame changed before the file was read.</source>
        <translation>포즈를 적용하지 않았습니다: 파일을 읽기 전에 활성 모델이나 프레임이 바뀌었습니다.</translation>
    </message>
</context>
<context>
    <name>odori::PoseSentences</name>
    <message numerus="yes">
        <source>%n bone(s) and morph(s) of it are not in this model.</source>
        <translation>
            <numerusform>이 모델에 없는 본과 모프가 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>본과 모프의 포즈를 만들려면 모델을 활성화하세요.</translation>
    </message>
    <message>
        <source>The pose has none of the selected bones and morphs.</source>
        <translation>선택한 본과 모프가 이 포즈에 없습니다.</translation>
    </message>
    <message>
        <source>The model has none of the bones and morphs of the pose.</source>
        <translation>포즈의 본과 모프가 모델에 하나도 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Applied the pose %1 to %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>포즈 &apos;%1&apos;을(를) 본과 모프 %n개에 적용했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blended %2 % of the pose %1 into %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>포즈 &apos;%1&apos;을(를) 본과 모프 %n개에 %2 % 블렌드했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on %n selected bone(s) and morph(s).</source>
        <translation>
            <numerusform>선택한 본과 모프 %n개에 적용합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Acts on the whole pose: %n bone(s) and morph(s).</source>
        <translation>
            <numerusform>포즈 전체에 적용합니다: 본과 모프 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>포즈 적용</translation>
    </message>
    <message>
        <source>The model has the pose %1 already.</source>
        <translation>모델이 이미 포즈 &apos;%1&apos;입니다.</translation>
    </message>
    <message>
        <source>The bones of the pose are locked. The bone panel unlocks them.</source>
        <translation>포즈의 본이 잠겨 있습니다. 본 패널에서 잠금을 해제할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::PoseTweens</name>
    <message>
        <source>The selected bones and morphs have no key before frame %1.</source>
        <translation>선택한 본과 모프에는 프레임 %1 이전의 키가 없습니다.</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key after frame %1.</source>
        <translation>선택한 본과 모프에는 프레임 %1 이후의 키가 없습니다.</translation>
    </message>
    <message>
        <source>The selected bones and morphs have no key before or after frame %1.</source>
        <translation>선택한 본과 모프에는 프레임 %1 앞뒤의 키가 없습니다.</translation>
    </message>
    <message>
        <source>Towards Previous Key</source>
        <translation>이전 키에 가깝게</translation>
    </message>
    <message>
        <source>Towards Next Key</source>
        <translation>다음 키에 가깝게</translation>
    </message>
    <message>
        <source>Exaggerate</source>
        <translation>과장</translation>
    </message>
    <message>
        <source>Towards Rest</source>
        <translation>초기 포즈에 가깝게</translation>
    </message>
    <message>
        <source>Make a model active to pose its bones and morphs.</source>
        <translation>본과 모프의 포즈를 만들려면 모델을 활성화하세요.</translation>
    </message>
    <message>
        <source>Select bones or morphs to pose them.</source>
        <translation>포즈를 만들 본이나 모프를 선택하세요.</translation>
    </message>
    <message>
        <source>At frame %1 the pose is exactly between its keys, so there is nothing to exaggerate. Change the pose first.</source>
        <translation>프레임 %1의 포즈는 정확히 두 키의 사이에 있어 과장할 것이 없습니다. 먼저 포즈를 바꾸세요.</translation>
    </message>
    <message>
        <source>The selected bones and morphs already have that pose at frame %1.</source>
        <translation>선택한 본과 모프는 프레임 %1에서 이미 그 포즈입니다.</translation>
    </message>
    <message>
        <source>The selected bones are locked. The bone panel unlocks them.</source>
        <translation>선택한 본이 잠겨 있습니다. 본 패널에서 잠금을 해제할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::PresetBox</name>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>All presets by name; save, export and import your own</source>
        <translation>이름순의 모든 프리셋. 직접 만든 프리셋의 저장, 내보내기, 가져오기</translation>
    </message>
</context>
<context>
    <name>odori::PresetMenu</name>
    <message>
        <source>Curve presets (*.json)</source>
        <translation>곡선 프리셋 (*.json)</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>사용자 프리셋</translation>
    </message>
    <message>
        <source>&amp;Save Preset…</source>
        <translation>프리셋 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Saves the curve of the selected keys under a name</source>
        <translation>선택한 키의 곡선에 이름을 붙여 저장합니다</translation>
    </message>
    <message>
        <source>The selected keys have different curves</source>
        <translation>선택한 키의 곡선이 서로 다릅니다</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>프리셋 저장</translation>
    </message>
    <message>
        <source>Preset %1 saved</source>
        <translation>프리셋 &apos;%1&apos;을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>Rename Preset</source>
        <translation>프리셋 이름 바꾸기</translation>
    </message>
    <message>
        <source>Preset renamed to %1</source>
        <translation>프리셋 이름을 &apos;%1&apos;(으)로 바꿨습니다</translation>
    </message>
    <message>
        <source>Preset %1 deleted</source>
        <translation>프리셋 &apos;%1&apos;을(를) 삭제했습니다</translation>
    </message>
    <message>
        <source>Import Presets</source>
        <translation>프리셋 가져오기</translation>
    </message>
    <message>
        <source>Export Presets</source>
        <translation>프리셋 내보내기</translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) imported</source>
        <translation>
            <numerusform>프리셋 %n개를 가져왔습니다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) exported to %1</source>
        <translation>
            <numerusform>프리셋 %n개를 %1(으)로 내보냈습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Curve presets</source>
        <translation>곡선 프리셋</translation>
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
        <translation>숫자판 Enter</translation>
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
        <translation>크기</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>드라이브</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>링크</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
</context>
<context>
    <name>odori::Recovery</name>
    <message>
        <source>at %1</source>
        <translation>%1에</translation>
    </message>
    <message>
        <source>on %1 at %2</source>
        <translation>%1 %2에</translation>
    </message>
    <message numerus="yes">
        <source>The end of the recovery data was damaged. About %n change(s) are missing.</source>
        <translation>
            <numerusform>복구 데이터의 끝부분이 손상되었습니다. 변경 약 %n개가 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unsaved work to recover.</source>
        <translation>복구할 저장하지 않은 작업이 없습니다.</translation>
    </message>
    <message>
        <source>a new motion</source>
        <translation>새 모션</translation>
    </message>
    <message>
        <source>the scene</source>
        <translation>씬</translation>
    </message>
    <message>
        <source>%1 can be restored.</source>
        <translation>%1을(를) 복원할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 and other motions can be restored.</source>
        <translation>
            <numerusform>%1 및 다른 모션의 변경 %n개를 복원할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1 can be restored.</source>
        <translation>
            <numerusform>%1의 변경 %n개를 복원할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Odori was closed %1. %2</source>
        <translation>Odori가 %1 종료되었습니다. %2</translation>
    </message>
    <message>
        <source>Odori closed unexpectedly %1. %2</source>
        <translation>Odori가 %1 예기치 않게 종료되었습니다. %2</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n change(s). Save to keep them.</source>
        <translation>
            <numerusform>변경 %n개를 복원했습니다. 유지하려면 저장하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery data cannot be read: %1</source>
        <translation>복구 데이터를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The model %1 cannot be read. Its motion is restored. The recovery data is kept for 30 days.</source>
        <translation>모델 &apos;%1&apos;을(를) 읽을 수 없습니다. 모션은 복원합니다. 복구 데이터는 30일 동안 보관됩니다.</translation>
    </message>
    <message>
        <source>Use the buttons at the top of the view to restore unsaved work.</source>
        <translation>저장하지 않은 작업을 복원하려면 뷰 위쪽의 버튼을 사용하세요.</translation>
    </message>
    <message>
        <source>Files are being opened or saved. Try again in a moment.</source>
        <translation>파일을 열거나 저장하는 중입니다. 잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>Everything is open again, as it was saved.</source>
        <translation>모두 저장된 상태 그대로 다시 열었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Odori closed unexpectedly %1. The recovery data is damaged, and %n change(s) cannot be restored. It is kept for 30 days in %2.</source>
        <translation>
            <numerusform>Odori가 %1 예기치 않게 종료되었습니다. 복구 데이터가 손상되어 변경 %n개를 복원할 수 없습니다. 데이터는 %2에 30일 동안 보관됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not the file that was open. What was open is restored; save it under another name to keep both.</source>
        <translation>%1은(는) 열려 있던 파일이 아닙니다. 열려 있던 내용을 복원합니다. 둘 다 남기려면 다른 이름으로 저장하세요.</translation>
    </message>
    <message>
        <source>%1 does not exist any more. What was open is restored; save it to have the file again.</source>
        <translation>%1이(가) 더 이상 없습니다. 열려 있던 내용을 복원합니다. 파일을 다시 만들려면 저장하세요.</translation>
    </message>
    <message>
        <source>The model %1 is not the file that was open. The motion is restored on the model of now.</source>
        <translation>모델 &apos;%1&apos;은(는) 열려 있던 파일이 아닙니다. 모션은 지금의 모델에 복원합니다.</translation>
    </message>
    <message>
        <source>There was no unsaved work. %1 can be opened again.</source>
        <translation>저장하지 않은 작업이 없었습니다. %1을(를) 다시 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Discarded. It is kept for 30 days: File ▸ Recover Unsaved Work.</source>
        <translation>버렸습니다. 30일 동안 보관됩니다: 파일 ▸ 저장하지 않은 작업 복구.</translation>
    </message>
    <message>
        <source>Another version of Odori wrote the recovery data in %1. It stays there for that version.</source>
        <translation>%1의 복구 데이터는 다른 버전의 Odori가 쓴 것입니다. 그 버전을 위해 그대로 둡니다.</translation>
    </message>
</context>
<context>
    <name>odori::RecoveryBar</name>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리보기</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Keeps it for 30 days: File ▸ Recover Unsaved Work</source>
        <translation>30일 동안 보관합니다: 파일 ▸ 저장하지 않은 작업 복구</translation>
    </message>
    <message>
        <source>This is a preview. %1</source>
        <translation>미리보기입니다. %1</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>돌아가기</translation>
    </message>
    <message>
        <source>Shows what was in the window before</source>
        <translation>이전에 창에 있던 내용을 표시합니다</translation>
    </message>
    <message>
        <source>Shows the restored work in the window; you can go back</source>
        <translation>복원한 작업을 창에 표시합니다. 되돌아갈 수 있습니다</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Shows the next session that can be restored</source>
        <translation>복원할 수 있는 다음 작업을 표시합니다</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>외 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closes this bar; File ▸ Recover Unsaved Work shows it again</source>
        <translation>이 막대를 닫습니다. 파일 ▸ 저장하지 않은 작업 복구에서 다시 표시할 수 있습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>odori::RegisterButton</name>
    <message numerus="yes">
        <source>Register %n</source>
        <translation>
            <numerusform>%n개 등록</numerusform>
        </translation>
    </message>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
</context>
<context>
    <name>odori::Registering</name>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Nothing is selected and there is no draft at frame %1. Select the bones and morphs to register.</source>
        <translation>프레임 %1에 선택한 것도 미등록 변경도 없습니다. 등록할 본과 모프를 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>Registers %n key(s) at frame %1: %2</source>
        <translation>
            <numerusform>프레임 %1에 키 %n개를 등록합니다: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Registered %n key(s) at frame %1.</source>
        <translation>
            <numerusform>프레임 %1에 키 %n개를 등록했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was registered: the keys at frame %1 already have these values.</source>
        <translation>등록하지 않았습니다: 프레임 %1의 키가 이미 이 값입니다.</translation>
    </message>
    <message>
        <source>Register All Drafts</source>
        <translation>미등록 변경 모두 등록</translation>
    </message>
    <message numerus="yes">
        <source>Registered all drafts (%n).</source>
        <translation>
            <numerusform>미등록 변경을 모두 등록했습니다(%n개).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RenameDialog</name>
    <message>
        <source>Move Keys of %1</source>
        <translation>%1의 키 이동</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 이름 바꾸기</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Names in the model</source>
        <translation>모델의 이름</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>이동</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>%1 (suggested)</source>
        <translation>%1(제안)</translation>
    </message>
    <message>
        <source>The model has no other name.</source>
        <translation>모델에 다른 이름이 없습니다.</translation>
    </message>
    <message>
        <source>Choose a name of the model.</source>
        <translation>모델에 있는 이름을 선택하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) will belong to %1.</source>
        <translation>
            <numerusform>키 %n개가 %1의 키가 됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>They replace %n key(s) at the same frames.</source>
        <translation>
            <numerusform>같은 프레임의 키 %n개를 대체합니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::RowBox</name>
    <message>
        <source>Which rows</source>
        <translation>대상 행</translation>
    </message>
    <message numerus="yes">
        <source>All tracks (%n)</source>
        <translation>
            <numerusform>모든 트랙(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selected tracks (%n)</source>
        <translation>
            <numerusform>선택한 트랙(%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Visible rows (%n)</source>
        <translation>
            <numerusform>표시된 행(%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SafetyPage</name>
    <message>
        <source>&amp;Autosave</source>
        <translation>자동 저장(&amp;A)</translation>
    </message>
    <message>
        <source>Every change is on the disk at once and can be restored after a crash. A full copy is written after this time; your files do not change.</source>
        <translation>모든 변경은 즉시 디스크에 기록되어 충돌 후에 복원할 수 있습니다. 이 시간마다 전체 사본을 씁니다. 사용자의 파일은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Earlier versions</source>
        <translation>이전 버전(&amp;E)</translation>
    </message>
    <message>
        <source>Saved versions of each motion and project, on the disk. The content before the first save is kept, too. 0 keeps none. File ▸ Earlier Versions opens them.</source>
        <translation>모션과 프로젝트마다 디스크에 보관하는 저장 버전의 수입니다. 처음 저장하기 전의 내용도 보관합니다. 0이면 보관하지 않습니다. 파일 ▸ 이전 버전에서 열 수 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Disk space</source>
        <translation>디스크 공간(&amp;D)</translation>
    </message>
    <message>
        <source>Limit for unsaved work and earlier versions together. Above it, the oldest are removed.</source>
        <translation>저장하지 않은 작업과 이전 버전을 합한 한도입니다. 이를 넘으면 가장 오래된 것부터 제거합니다.</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 분</translation>
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
        <translation>이전 버전 폴더</translation>
    </message>
    <message>
        <source>%1 is saved, but its earlier version could not be kept. %2</source>
        <translation>%1을(를) 저장했지만 이전 버전을 남기지 못했습니다. %2</translation>
    </message>
</context>
<context>
    <name>odori::ScaleDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Scale a Range</source>
        <translation>범위 배율 조절</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>New length in frames</source>
        <translation>새 길이(프레임)</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>프레임(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>F&amp;actor</source>
        <translation>배율(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>대상 행(&amp;R)</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>배율 조절</translation>
    </message>
    <message>
        <source>Scale Range</source>
        <translation>범위 배율 조절</translation>
    </message>
    <message>
        <source>The last frame is before the first frame. Nothing will change.</source>
        <translation>끝 프레임이 시작 프레임보다 앞에 있습니다. 아무것도 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>The range is scaled from %1 to %2.</source>
        <translation>범위를 %1에서 %2로 조절합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) later.</source>
        <translation>
            <numerusform>이후의 키를 %n프레임 뒤로 옮깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later keys move %n frame(s) earlier.</source>
        <translation>
            <numerusform>이후의 키를 %n프레임 앞으로 당깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>New &amp;length in frames</source>
        <translation>새 길이(프레임)(&amp;L)</translation>
    </message>
</context>
<context>
    <name>odori::SceneDrafts</name>
    <message>
        <source>Discard Drafts</source>
        <translation>미등록 변경 버리기</translation>
    </message>
</context>
<context>
    <name>odori::SceneKeyRows</name>
    <message>
        <source>IK on</source>
        <translation>IK 켬</translation>
    </message>
    <message>
        <source>IK off</source>
        <translation>IK 끔</translation>
    </message>
    <message>
        <source>Curve X</source>
        <translation>곡선 X</translation>
    </message>
    <message>
        <source>Curve Y</source>
        <translation>곡선 Y</translation>
    </message>
    <message>
        <source>Curve Z</source>
        <translation>곡선 Z</translation>
    </message>
    <message>
        <source>Curve R</source>
        <translation>곡선 R</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 변경</translation>
    </message>
</context>
<context>
    <name>odori::ScenePanel</name>
    <message>
        <source>Outside parent</source>
        <translation>외부 부모</translation>
    </message>
    <message>
        <source>Follow a bone</source>
        <translation>본 따라가기</translation>
    </message>
</context>
<context>
    <name>odori::SecondMotionFields</name>
    <message>
        <source>Other motion</source>
        <translation>다른 모션</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>File of the other motion</source>
        <translation>다른 모션의 파일</translation>
    </message>
    <message>
        <source>&amp;Other motion</source>
        <translation>다른 모션(&amp;O)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Model of the other motion</source>
        <translation>다른 모션의 모델</translation>
    </message>
    <message>
        <source>Model…</source>
        <translation>모델…</translation>
    </message>
    <message>
        <source>File of the model of the other motion</source>
        <translation>다른 모션의 모델 파일</translation>
    </message>
    <message>
        <source>&amp;Made for</source>
        <translation>대상 모델(&amp;M)</translation>
    </message>
    <message>
        <source>Other Motion</source>
        <translation>다른 모션</translation>
    </message>
    <message>
        <source>Motions (%1)</source>
        <translation>모션 (%1)</translation>
    </message>
    <message>
        <source>Model of the Other Motion</source>
        <translation>다른 모션의 모델</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>모델 (%1)</translation>
    </message>
    <message>
        <source>Choose the model that the motion was made for.</source>
        <translation>이 모션이 원래 대상으로 한 모델을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the other motion first.</source>
        <translation>먼저 다른 모션을 선택하세요.</translation>
    </message>
</context>
<context>
    <name>odori::SelectRangeDialog</name>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
    </message>
    <message>
        <source>&amp;Add to the selection</source>
        <translation>현재 선택에 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Select a Range</source>
        <translation>범위 선택</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>프레임(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>대상 행(&amp;R)</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>선택</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>키 %n개</numerusform>
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
            <numerusform>트랙 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::Session</name>
    <message>
        <source>Your work is protected against a crash again.</source>
        <translation>작업이 다시 충돌로부터 보호됩니다.</translation>
    </message>
    <message>
        <source>Your work is not protected against a crash. Save often. %1</source>
        <translation>작업이 충돌로부터 보호되지 않습니다. 자주 저장하세요. %1</translation>
    </message>
    <message>
        <source>The folder for it cannot be made: %1</source>
        <translation>저장할 폴더를 만들 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>odori::SetNameDialog</name>
    <message>
        <source>Save Bone Set</source>
        <translation>본 세트 저장</translation>
    </message>
    <message>
        <source>Rename Bone Set</source>
        <translation>본 세트 이름 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>이름이 너무 깁니다.</translation>
    </message>
    <message>
        <source>The set of this name will be replaced.</source>
        <translation>같은 이름의 세트를 교체합니다.</translation>
    </message>
    <message>
        <source>Another set has this name.</source>
        <translation>다른 세트가 이 이름을 사용하고 있습니다.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>교체</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>odori::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>일반</translation>
    </message>
    <message>
        <source>Key Map</source>
        <translation>키맵</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>설정 페이지</translation>
    </message>
    <message>
        <source>&amp;Reset This Page</source>
        <translation>이 페이지 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>보호</translation>
    </message>
</context>
<context>
    <name>odori::SizeFields</name>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>높이</translation>
    </message>
    <message>
        <source>Usual sizes</source>
        <translation>자주 쓰는 크기</translation>
    </message>
    <message>
        <source>HD, 1280 × 720</source>
        <translation>HD, 1280 × 720</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation>Full HD, 1920 × 1080</translation>
    </message>
    <message>
        <source>QHD, 2560 × 1440</source>
        <translation>QHD, 2560 × 1440</translation>
    </message>
    <message>
        <source>4K, 3840 × 2160</source>
        <translation>4K, 3840 × 2160</translation>
    </message>
    <message>
        <source>Upright, 1080 × 1920</source>
        <translation>세로, 1080 × 1920</translation>
    </message>
    <message>
        <source>Square, 1080 × 1080</source>
        <translation>정사각형, 1080 × 1080</translation>
    </message>
    <message>
        <source>As in the view, %1 × %2</source>
        <translation>뷰와 같음, %1 × %2</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>크기 직접 지정</translation>
    </message>
    <message>
        <source>This kind of film needs even numbers</source>
        <translation>이 종류의 동영상은 짝수여야 합니다</translation>
    </message>
</context>
<context>
    <name>odori::SnapDialog</name>
    <message>
        <source>Snap Keys</source>
        <translation>키 스냅</translation>
    </message>
    <message>
        <source>Interval in frames</source>
        <translation>간격(프레임)</translation>
    </message>
    <message>
        <source>Start frame</source>
        <translation>기준 프레임</translation>
    </message>
    <message>
        <source>whole bars</source>
        <translation>마디</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>박</translation>
    </message>
    <message>
        <source>half beats</source>
        <translation>1/2박</translation>
    </message>
    <message>
        <source>thirds of a beat</source>
        <translation>1/3박</translation>
    </message>
    <message>
        <source>quarters of a beat</source>
        <translation>1/4박</translation>
    </message>
    <message>
        <source>Beat division</source>
        <translation>박 분할</translation>
    </message>
    <message>
        <source>from</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>스냅</translation>
    </message>
    <message>
        <source>&amp;Frames, every</source>
        <translation>일정 간격의 프레임(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Beats</source>
        <translation>박(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest of these frames.</source>
        <translation>
            <numerusform>키 %n개를 이 프레임 중 가장 가까운 곳으로 옮깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat (%1 beats per minute from frame %2).</source>
        <translation>
            <numerusform>키 %n개를 가장 가까운 박으로 옮깁니다(프레임 %2부터 분당 %1박).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) move to the nearest beat.</source>
        <translation>
            <numerusform>키 %n개를 가장 가까운 박으로 옮깁니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::SoundButton</name>
    <message>
        <source>Offset and volume of the sound</source>
        <translation>소리의 시작 위치와 음량</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>소리: %1</translation>
    </message>
    <message>
        <source>%1 (muted)</source>
        <translation>%1(음소거)</translation>
    </message>
</context>
<context>
    <name>odori::SoundPlayer</name>
    <message>
        <source>There is no sound device, so the sound is not heard. Everything else works.</source>
        <translation>소리 장치가 없어 소리가 들리지 않습니다. 다른 기능은 모두 작동합니다.</translation>
    </message>
    <message>
        <source>The sound device is not available any more, so the sound is not heard. Playback goes on.</source>
        <translation>소리 장치를 더 이상 사용할 수 없어 소리가 들리지 않습니다. 재생은 계속됩니다.</translation>
    </message>
</context>
<context>
    <name>odori::SoundSheet</name>
    <message>
        <source>Mute</source>
        <translation>음소거</translation>
    </message>
    <message>
        <source>Remove the Sound</source>
        <translation>소리 제거</translation>
    </message>
    <message>
        <source>Remove Sound</source>
        <translation>소리 제거</translation>
    </message>
    <message>
        <source>Begins at frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Begins at, milliseconds</source>
        <translation>시작 위치(밀리초)</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>The current frame</source>
        <translation>현재 프레임</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Change Sound</source>
        <translation>소리 변경</translation>
    </message>
    <message>
        <source>As time</source>
        <translation>시간으로</translation>
    </message>
</context>
<context>
    <name>odori::Soundtrack</name>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>%1 is being read…</source>
        <translation>%1을(를) 읽는 중…</translation>
    </message>
    <message>
        <source>%1 is cut off: it ends after %2 s of %3 s.</source>
        <translation>%1이(가) 도중에 끊겼습니다. %3초 중 %2초에서 끝납니다.</translation>
    </message>
</context>
<context>
    <name>odori::StartPage</name>
    <message>
        <source>Nothing is open yet</source>
        <translation>아직 열린 파일이 없습니다</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>파일 열기…</translation>
    </message>
    <message>
        <source>Open the Sample</source>
        <translation>샘플 열기</translation>
    </message>
    <message>
        <source>A mannequin and its walk, to try things out</source>
        <translation>시험해 볼 수 있는 마네킹과 걷기 모션</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>Or drop a model (%1), a motion (%2), a pose (%3), an accessory (%5) or a project (%4) here.</source>
        <translation>또는 모델(%1), 모션(%2), 포즈(%3), 액세서리(%5), 프로젝트(%4)를 여기에 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>Tours of a few minutes</source>
        <translation>몇 분짜리 둘러보기</translation>
    </message>
</context>
<context>
    <name>odori::SwitchField</name>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
</context>
<context>
    <name>odori::TermsDialog</name>
    <message>
        <source>Text by the author of %1</source>
        <translation>%1 제작자의 글</translation>
    </message>
    <message>
        <source>Terms of Use</source>
        <translation>이용 약관</translation>
    </message>
    <message>
        <source>The author of %1 wrote:</source>
        <translation>%1 제작자의 글:</translation>
    </message>
    <message>
        <source>The authors of the models wrote:</source>
        <translation>모델 제작자의 글:</translation>
    </message>
</context>
<context>
    <name>odori::ToleranceRow</name>
    <message>
        <source> units</source>
        <translation> 단위</translation>
    </message>
    <message>
        <source>Tolerance of the position</source>
        <translation>위치의 허용 오차</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Tolerance of the rotation</source>
        <translation>회전의 허용 오차</translation>
    </message>
    <message>
        <source>&amp;Tolerance</source>
        <translation>허용 오차(&amp;W)</translation>
    </message>
</context>
<context>
    <name>odori::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>When physics moves hair and clothes</source>
        <translation>머리카락과 옷의 물리 연산을 언제 할지</translation>
    </message>
    <message>
        <source>The pivot of several selected bones</source>
        <translation>여러 본을 선택했을 때의 피벗</translation>
    </message>
</context>
<context>
    <name>odori::ToolDialog</name>
    <message>
        <source>&amp;Rows</source>
        <translation>대상 행(&amp;R)</translation>
    </message>
    <message>
        <source>First frame</source>
        <translation>시작 프레임</translation>
    </message>
    <message>
        <source>Last frame</source>
        <translation>끝 프레임</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>프레임(&amp;F)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>&amp;Edited contacts of the dope sheet (%1)</source>
        <translation>도프시트에서 편집한 접지 사용(%1)(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise the tool finds when the feet stand.</source>
        <translation>사용하지 않으면 발이 접지하는 시간을 도구가 찾습니다.</translation>
    </message>
    <message>
        <source>The first frame is after the last one.</source>
        <translation>첫 프레임이 마지막 프레임보다 뒤에 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::ToolPreview</name>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>현재 프레임</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation>바뀌는 것이 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Ghost</source>
        <translation>고스트(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the motion before as a ghost</source>
        <translation>변경 전의 모션을 고스트로 표시합니다</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bone(s) change too.</source>
        <translation>
            <numerusform>잠긴 본 %n개도 바뀝니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>odori::TourGuide</name>
    <message>
        <source>%1: step %2 of %3</source>
        <translation>%1: %3단계 중 %2단계</translation>
    </message>
    <message>
        <source>Ba&amp;ck</source>
        <translation>뒤로(&amp;C)</translation>
    </message>
    <message>
        <source>End To&amp;ur</source>
        <translation>둘러보기 끝내기(&amp;U)</translation>
    </message>
    <message>
        <source>D&amp;one</source>
        <translation>완료(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>다음(&amp;X)</translation>
    </message>
    <message>
        <source>This tour needs a bone with two keys: open a motion, or choose File ▸ New and then the tour.</source>
        <translation>이 둘러보기에는 키가 두 개 있는 본이 필요합니다. 모션을 열거나, 파일 ▸ 새로 만들기를 고른 다음 둘러보기를 시작하세요.</translation>
    </message>
    <message>
        <source>This tour needs a model: open one, or choose File ▸ New and then the tour.</source>
        <translation>이 둘러보기에는 모델이 필요합니다. 모델을 열거나, 파일 ▸ 새로 만들기를 고른 다음 둘러보기를 시작하세요.</translation>
    </message>
    <message>
        <source>The panel %1 is hidden. View ▸ Panels shows it.</source>
        <translation>%1 패널이 숨어 있습니다. 뷰 ▸ 패널에서 표시할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>odori::Tours</name>
    <message>
        <source>Pose and key</source>
        <translation>포즈와 키</translation>
    </message>
    <message>
        <source>Turn a bone, register a key, and play it</source>
        <translation>본을 돌리고, 키를 등록하고, 재생합니다</translation>
    </message>
    <message>
        <source>Click a bone of the model, such as a wrist. You can also choose it in the list of bones.</source>
        <translation>손목 같은 모델의 본을 클릭하세요. 본 목록에서 고를 수도 있습니다.</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to go to another frame, about 15 frames later.</source>
        <translation>도프시트의 눈금자를 드래그하여 15프레임쯤 뒤의 프레임으로 가세요.</translation>
    </message>
    <message>
        <source>That is all: pose, Enter, next frame. Ctrl+Z takes any step back. Ctrl+S saves the motion as a VMD file.</source>
        <translation>이것이 전부입니다. 포즈, Enter, 다음 프레임. Ctrl+Z로 어느 단계든 되돌립니다. Ctrl+S는 모션을 VMD 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Fix a curve</source>
        <translation>곡선 고치기</translation>
    </message>
    <message>
        <source>Change how a bone moves from one key to the next</source>
        <translation>본이 한 키에서 다음 키로 움직이는 방식을 바꿉니다</translation>
    </message>
    <message>
        <source>Drag one of the two handles of the curve. The grid is MMD&apos;s, from 0 to 127. The view shows the result at once.</source>
        <translation>곡선의 두 핸들 중 하나를 드래그하세요. 격자는 MMD와 같이 0에서 127까지입니다. 뷰에 결과가 바로 보입니다.</translation>
    </message>
    <message>
        <source>That is all. Ctrl+Z takes the change back. You can change thousands of curves at once: select more keys first.</source>
        <translation>이것이 전부입니다. Ctrl+Z로 변경을 되돌립니다. 먼저 더 많은 키를 선택하면 수천 개의 곡선을 한꺼번에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Export to Blender</source>
        <translation>Blender로 내보내기</translation>
    </message>
    <message>
        <source>Write model and motion to an FBX or GLB file</source>
        <translation>모델과 모션을 FBX나 GLB 파일로 씁니다</translation>
    </message>
    <message>
        <source>Choose Export in the File menu. In the dialog choose Blender as the target, then a name for the file, and press Export.</source>
        <translation>파일 메뉴에서 &apos;내보내기&apos;를 고르세요. 대화 상자에서 대상으로 Blender를 고르고, 파일 이름을 정한 다음 &apos;내보내기&apos;를 누르세요.</translation>
    </message>
    <message>
        <source>When the file is written: in Blender choose File, Import, FBX. Keep the usual settings. The model has its bones, its morphs as shape keys, and the motion as an action.</source>
        <translation>파일이 만들어지면 Blender에서 파일, 가져오기, FBX를 고르세요. 설정은 그대로 두세요. 모델에는 본이 있고, 모프는 셰이프 키, 모션은 액션이 됩니다.</translation>
    </message>
    <message>
        <source>Press %1. The draft becomes a key at the current frame. In the dope sheet a key is a diamond.</source>
        <translation>%1을(를) 누르세요. 미등록 변경이 현재 프레임의 키가 됩니다. 도프시트에서 키는 마름모입니다.</translation>
    </message>
    <message>
        <source>Turn the bone the other way with its ring, and press %1 again.</source>
        <translation>고리로 본을 반대쪽으로 돌리고 %1을(를) 다시 누르세요.</translation>
    </message>
    <message>
        <source>Press %1 to play the motion, and again to stop it.</source>
        <translation>%1을(를) 누르면 모션을 재생하고, 다시 누르면 멈춥니다.</translation>
    </message>
    <message>
        <source>Play the motion (%1). What you see is what the file will contain: IK and physics become ordinary keys.</source>
        <translation>모션을 재생하세요(%1). 보이는 것이 그대로 파일에 들어갑니다. IK와 물리 연산은 보통 키가 됩니다.</translation>
    </message>
    <message>
        <source>Press %1 (Rotate), then drag a ring around the bone. The change is a draft: it is shown, but it is not a key yet.</source>
        <translation>%1(회전)을 누른 다음 본 둘레의 고리를 드래그하세요. 이것은 미등록 변경입니다. 화면에는 보이지만 아직 키가 아닙니다.</translation>
    </message>
    <message>
        <source>Click Values at the top of the curves. This shows the graph of the values, in which you can drag keys in time and in value.</source>
        <translation>곡선 위쪽의 &apos;값&apos;을 클릭하세요. 값의 그래프가 보이며, 거기서 키를 시간과 값 방향으로 드래그할 수 있습니다.</translation>
    </message>
    <message>
        <source>Drag in the ruler of the dope sheet to a frame between two keys of the bone. There you will see how a curve moves it.</source>
        <translation>도프시트의 눈금자를 드래그하여 본의 두 키 사이의 프레임으로 가세요. 곡선이 본을 어떻게 움직이는지 거기서 보입니다.</translation>
    </message>
    <message>
        <source>Click the key of the bone after this frame. Its curve is the way from the key before it.</source>
        <translation>이 프레임 뒤에 있는 본의 키를 클릭하세요. 그 곡선은 앞 키에서 오는 움직임입니다.</translation>
    </message>
    <message>
        <source>Choose a bone with keys in the list, such as 左腕. The dope sheet shows its keys.</source>
        <translation>목록에서 左腕처럼 키가 있는 본을 고르세요. 도프시트에 그 키가 나타납니다.</translation>
    </message>
</context>
<context>
    <name>odori::TrailTool</name>
    <message>
        <source>%1: frame %2</source>
        <translation>%1: 프레임 %2</translation>
    </message>
    <message>
        <source>The bone %1 is locked. Its lock in the bone panel unlocks it.</source>
        <translation>본 &apos;%1&apos;은(는) 잠겨 있습니다. 본 패널의 자물쇠로 잠금을 해제할 수 있습니다.</translation>
    </message>
    <message>
        <source>The keys of the bone %1 are locked in the graph.</source>
        <translation>본 &apos;%1&apos;의 키는 그래프에서 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>The bone %1 only rotates, so its keys cannot be moved along the trail.</source>
        <translation>본 &apos;%1&apos;은(는) 회전만 하므로 궤적을 따라 키를 옮길 수 없습니다.</translation>
    </message>
    <message>
        <source>The bone %1 only rotates. Select the IK goal that moves it to change the trail.</source>
        <translation>본 &apos;%1&apos;은(는) 회전만 합니다. 궤적을 바꾸려면 이 본을 움직이는 IK 목표를 선택하세요.</translation>
    </message>
    <message>
        <source>The bone %1 has a draft in frame %2. Register or discard it first.</source>
        <translation>본 &apos;%1&apos;은(는) 프레임 %2에 미등록 변경이 있습니다. 먼저 등록하거나 버리세요.</translation>
    </message>
    <message>
        <source>Move %1 in Frame %2</source>
        <translation>프레임 %2에서 %1 이동</translation>
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
        <translation>재생 속도</translation>
    </message>
    <message>
        <source>Current frame</source>
        <translation>현재 프레임</translation>
    </message>
    <message>
        <source>%1 s · %2–%3</source>
        <translation>%1초 · %2–%3</translation>
    </message>
    <message>
        <source>Current frame (%1)</source>
        <translation>현재 프레임(%1)</translation>
    </message>
    <message>
        <source>Time · play range. Set it with the handles in the ruler of the dope sheet</source>
        <translation>시간 · 재생 구간. 도프시트 눈금자의 핸들로 설정합니다</translation>
    </message>
    <message>
        <source>Time · play range. Set it with %1 and %2, or with the handles in the ruler of the dope sheet</source>
        <translation>시간 · 재생 구간. %1 및 %2 키 또는 도프시트 눈금자의 핸들로 설정합니다</translation>
    </message>
    <message>
        <source>Playback speed: %1</source>
        <translation>재생 속도: %1</translation>
    </message>
</context>
<context>
    <name>odori::TweenRow</name>
    <message>
        <source>Tween</source>
        <translation>트윈</translation>
    </message>
    <message>
        <source>Amount of the tween</source>
        <translation>트윈 정도</translation>
    </message>
    <message>
        <source>Drag to the right for more, to the left for the opposite</source>
        <translation>오른쪽으로 드래그하면 강해지고 왼쪽으로 드래그하면 반대가 됩니다</translation>
    </message>
</context>
<context>
    <name>odori::TweenTool</name>
    <message>
        <source>Move the mouse to the right or left, or type a percentage. A click or Enter sets the pose, a right click or Esc cancels.</source>
        <translation>마우스를 좌우로 움직이거나 백분율을 입력하세요. 클릭 또는 Enter로 포즈를 확정하고, 오른쪽 클릭 또는 Esc로 취소합니다.</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <comment>as in: Towards Rest: 35 %</comment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1을(를) 취소했습니다.</translation>
    </message>
</context>
<context>
    <name>odori::UserKeys</name>
    <message>
        <source>%1 The keys of MMD are used.</source>
        <translation>%1 MMD의 단축키를 사용합니다.</translation>
    </message>
    <message>
        <source>The key map is not saved, because %1 could not be renamed.</source>
        <translation>%1의 이름을 바꿀 수 없어 키맵이 저장되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>odori::ValueCanvas</name>
    <message>
        <source>Graph of values over time</source>
        <translation>시간에 따른 값의 그래프</translation>
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
        <translation>회전 X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>회전 Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>회전 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>The selection has no keys yet.</source>
        <translation>선택한 항목에 아직 키가 없습니다.</translation>
    </message>
    <message>
        <source>Rotation easing · %1</source>
        <translation>회전 이징 · %1</translation>
    </message>
    <message>
        <source>key %1   %2</source>
        <translation>키 %1   %2</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>프레임 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more selected track(s) are not drawn</source>
        <translation>
            <numerusform>선택한 트랙 %n개는 더 그리지 않았습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Change Curve</source>
        <translation>곡선 변경</translation>
    </message>
    <message>
        <source>Two neighbouring keys can differ by at most 180°: beyond that, the rotation changes direction. Insert a key between them.</source>
        <translation>이웃한 두 키의 차이는 180°까지입니다. 이를 넘으면 반대 방향으로 회전합니다. 두 키 사이에 키를 삽입하세요.</translation>
    </message>
    <message>
        <source>Move Keys</source>
        <translation>키 이동</translation>
    </message>
    <message>
        <source>Change Values</source>
        <translation>값 변경</translation>
    </message>
    <message>
        <source>0 frames</source>
        <translation>0프레임</translation>
    </message>
    <message numerus="yes">
        <source>+%n frame(s)</source>
        <comment>moved later in time</comment>
        <translation>
            <numerusform>+%n프레임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n frame(s)</source>
        <comment>moved earlier in time</comment>
        <translation>
            <numerusform>−%n프레임</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert Key at Frame %1</source>
        <translation>프레임 %1에 키 삽입</translation>
    </message>
    <message>
        <source>Scale Keys</source>
        <translation>키 배율 조절</translation>
    </message>
    <message>
        <source>time × %1</source>
        <translation>시간 × %1</translation>
    </message>
    <message>
        <source>values × %1</source>
        <translation>값 × %1</translation>
    </message>
    <message>
        <source>frames: %1</source>
        <translation>프레임: %1</translation>
    </message>
    <message numerus="yes">
        <source>replaces %n key(s)</source>
        <translation>
            <numerusform>키 %n개 교체</numerusform>
        </translation>
    </message>
    <message>
        <source>Select bones, morphs or the camera to see their values over time.</source>
        <translation>시간에 따른 값을 보려면 본, 모프 또는 카메라를 선택하세요.</translation>
    </message>
    <message>
        <source>No track is shown</source>
        <translation>표시된 트랙이 없습니다</translation>
    </message>
    <message>
        <source>%1, %2: %3 at frame %4</source>
        <translation>%1, %2: 프레임 %4에서 %3</translation>
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
        <translation>회전 X</translation>
    </message>
    <message>
        <source>Rot Y</source>
        <translation>회전 Y</translation>
    </message>
    <message>
        <source>Rot Z</source>
        <translation>회전 Z</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>FOV</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Rotation in degrees</source>
        <translation>회전(도)</translation>
    </message>
    <message>
        <source>Weight of the morph</source>
        <translation>모프 가중치</translation>
    </message>
    <message>
        <source>Distance of the camera</source>
        <translation>카메라 거리</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>시야각</translation>
    </message>
    <message>
        <source>%1 (double click: only this one)</source>
        <translation>%1(더블 클릭: 이것만)</translation>
    </message>
</context>
<context>
    <name>odori::ValueSection</name>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Register %1</source>
        <translation>%1 등록</translation>
    </message>
    <message>
        <source>Discard the draft of %1</source>
        <translation>%1의 미등록 변경 버리기</translation>
    </message>
    <message>
        <source>Restores the values of the keys</source>
        <translation>키의 값으로 되돌립니다</translation>
    </message>
    <message>
        <source>the camera is active</source>
        <translation>카메라가 활성 상태임</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>열린 모델 없음</translation>
    </message>
    <message>
        <source>◇ draft</source>
        <translation>◇ 미등록</translation>
    </message>
    <message>
        <source>◆ key</source>
        <translation>◆ 키</translation>
    </message>
    <message>
        <source>no keys yet</source>
        <translation>아직 키 없음</translation>
    </message>
    <message>
        <source>no key here</source>
        <translation>여기에 키 없음</translation>
    </message>
    <message>
        <source>There is a draft at frame %1</source>
        <translation>프레임 %1에 미등록 변경이 있습니다</translation>
    </message>
    <message>
        <source>There is a key at frame %1</source>
        <translation>프레임 %1에 키가 있습니다</translation>
    </message>
</context>
<context>
    <name>odori::ValueTrackList</name>
    <message>
        <source>Tracks of the graph</source>
        <translation>그래프의 트랙</translation>
    </message>
    <message>
        <source>Hide the channels of %1</source>
        <translation>%1의 채널 접기</translation>
    </message>
    <message>
        <source>Show the channels of %1</source>
        <translation>%1의 채널 펼치기</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>%1의 색</translation>
    </message>
    <message>
        <source>Draw only %1 (Ctrl: also others)</source>
        <translation>%1만 그리기(Ctrl: 다른 것도 추가)</translation>
    </message>
    <message>
        <source>Show the lines of %1</source>
        <translation>%1의 선 표시</translation>
    </message>
    <message>
        <source>Hide the lines of %1</source>
        <translation>%1의 선 숨기기</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 잠금 해제</translation>
    </message>
    <message>
        <source>%1: show or mute %2</source>
        <translation>%1: %2 표시 또는 숨기기</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>솔로</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>잠김</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>하늘색</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>분홍</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>올리브</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>갈색</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>청록</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>Lock %1: its keys are not selected in the graph, and no edit of selected keys changes them</source>
        <translation>%1 잠금: 그래프에서 키를 선택할 수 없으며, 선택한 키를 편집해도 바뀌지 않습니다</translation>
    </message>
</context>
<context>
    <name>odori::VersionsDialog</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>모델 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>bones %1</source>
        <comment>number of keys</comment>
        <translation>본 %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <comment>number of keys</comment>
        <translation>모프 %1</translation>
    </message>
    <message>
        <source>camera and light %1</source>
        <comment>number of keys</comment>
        <translation>카메라와 조명 %1</translation>
    </message>
    <message>
        <source>show/IK %1</source>
        <comment>number of keys</comment>
        <translation>표시·IK %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>&amp;Open as New Motion</source>
        <translation>새 모션으로 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier versions</source>
        <translation>이전 버전</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장 시각</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>&amp;Open as New Project</source>
        <translation>새 프로젝트로 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Earlier Versions</source>
        <translation>이전 버전</translation>
    </message>
    <message>
        <source>Earlier Versions of %1</source>
        <translation>%1의 이전 버전</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <translation>%1(원본)</translation>
    </message>
    <message>
        <source>The content before Odori saved the file for the first time. It is not removed for newer versions.</source>
        <translation>Odori가 파일을 처음 저장하기 전의 내용입니다. 새 버전이 늘어나도 제거되지 않습니다.</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1 yet. Each save keeps one.</source>
        <translation>%1의 이전 버전이 아직 없습니다. 저장할 때마다 하나씩 보관됩니다.</translation>
    </message>
    <message>
        <source>This version is damaged and cannot be opened.</source>
        <translation>이 버전은 손상되어 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>This version does not exist any more.</source>
        <translation>이 버전은 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Choose another file</source>
        <translation>다른 파일 선택</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>file, folder</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 in %2 (deleted)</source>
        <comment>file, folder</comment>
        <translation>%1(%2, 삭제됨)</translation>
    </message>
    <message>
        <source>No file of yours is open. The list above has all files with earlier versions.</source>
        <translation>열려 있는 사용자 파일이 없습니다. 이전 버전이 있는 파일은 모두 위 목록에 있습니다.</translation>
    </message>
    <message>
        <source>No file of yours is open. Odori keeps versions of a motion or project from its first save on.</source>
        <translation>열려 있는 사용자 파일이 없습니다. Odori는 모션이나 프로젝트를 처음 저장할 때부터 버전을 보관합니다.</translation>
    </message>
    <message>
        <source>There are no earlier versions of %1, because the settings keep none (Edit ▸ Settings ▸ Safety).</source>
        <translation>설정에서 보관하지 않으므로 %1의 이전 버전이 없습니다 (편집 ▸ 설정 ▸ 보호).</translation>
    </message>
    <message>
        <source>This version cannot be opened. %1</source>
        <translation>이 버전은 열 수 없습니다. %1</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it. The list above has all files with earlier versions.</source>
        <translation>열린 모션에는 아직 파일이 없습니다. 저장하면 Odori가 버전을 남깁니다. 위 목록에 이전 버전이 있는 모든 파일이 있습니다.</translation>
    </message>
    <message>
        <source>The open motion has no file yet. Odori keeps versions when you save it.</source>
        <translation>열린 모션에는 아직 파일이 없습니다. 저장하면 Odori가 버전을 남깁니다.</translation>
    </message>
</context>
<context>
    <name>odori::ViewAxes</name>
    <message>
        <source>Standard views</source>
        <translation>표준 시점</translation>
    </message>
    <message>
        <source>Click the end of an axis to look from there. Drag to turn the view.</source>
        <translation>축의 끝을 클릭하면 그 방향에서 봅니다. 드래그하면 시점을 회전합니다.</translation>
    </message>
</context>
<context>
    <name>odori::ViewCamera</name>
    <message>
        <source>Orbit Camera</source>
        <translation>카메라 궤도 회전</translation>
    </message>
    <message>
        <source>Pan Camera</source>
        <translation>카메라 평행 이동</translation>
    </message>
    <message>
        <source>Zoom Camera</source>
        <translation>카메라 줌</translation>
    </message>
    <message>
        <source>Change Field of View</source>
        <translation>시야각 변경</translation>
    </message>
    <message>
        <source>Camera (draft)</source>
        <translation>카메라(미등록)</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>Free view</source>
        <translation>자유 시점</translation>
    </message>
    <message>
        <source>Free view, orthographic</source>
        <translation>자유 시점(정사영)</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>앞</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>왼쪽</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>오른쪽</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>위</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>아래</translation>
    </message>
    <message>
        <source>Set Camera to View</source>
        <translation>카메라를 뷰에 맞추기</translation>
    </message>
    <message>
        <source>The camera now has this view at frame %1 as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>프레임 %1의 카메라를 이 시점으로 맞췄습니다(미등록 변경). 키로 만들려면 카메라 패널에서 &apos;등록&apos;을 누르세요.</translation>
    </message>
    <message>
        <source>The camera moved as a draft. To make it a key, press Register in the Camera panel.</source>
        <translation>카메라를 움직였습니다(미등록 변경). 키로 만들려면 카메라 패널에서 &apos;등록&apos;을 누르세요.</translation>
    </message>
    <message>
        <source>This is the free view, so the camera does not move. To move it, choose View ▸ Look Through the Camera.</source>
        <translation>지금은 자유 시점이므로 카메라가 움직이지 않습니다. 움직이려면 뷰 ▸ 카메라로 보기를 선택하세요.</translation>
    </message>
    <message>
        <source>The camera did not move, because a model is active. The view now shows a free view. To move the camera, make it active, or switch on View ▸ Lock View to Camera.</source>
        <translation>모델이 활성 상태여서 카메라가 움직이지 않았습니다. 뷰에 이제 자유 시점이 표시됩니다. 카메라를 움직이려면 카메라를 활성화하거나 뷰 ▸ 뷰를 카메라에 고정을 켜세요.</translation>
    </message>
</context>
<context>
    <name>odori::Viewport</name>
    <message>
        <source>3D view</source>
        <translation>3D 뷰</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 fps</translation>
    </message>
    <message>
        <source>local</source>
        <translation>로컬</translation>
    </message>
    <message>
        <source>global</source>
        <translation>글로벌</translation>
    </message>
    <message>
        <source>view</source>
        <translation>뷰</translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s) are shown at a lower resolution: the scene&apos;s textures may use at most %1 MiB of memory.</source>
        <translation>
            <numerusform>텍스처 %n개를 낮은 해상도로 표시합니다: 씬의 텍스처는 메모리를 최대 %1 MiB까지 쓸 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>parent</source>
        <translation>부모</translation>
    </message>
    <message>
        <source>shared pivot</source>
        <translation>공통 피벗</translation>
    </message>
    <message>
        <source>pivot: last bone</source>
        <translation>피벗: 마지막 본</translation>
    </message>
    <message>
        <source>%1 (hidden)</source>
        <translation>%1(숨김)</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1(잠김)</translation>
    </message>
    <message>
        <source>Select bones to see their trails.</source>
        <translation>궤적을 보려면 본을 선택하세요.</translation>
    </message>
    <message>
        <source>There are no other keys or frames for ghosts.</source>
        <translation>고스트를 표시할 다른 키나 프레임이 없습니다.</translation>
    </message>
    <message>
        <source>Clean view: Esc shows bones and tools again</source>
        <translation>깨끗한 화면: Esc를 누르면 본과 도구를 다시 표시합니다</translation>
    </message>
</context>
<context>
    <name>odori::WaveformStrip</name>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>%1
Drag to hear it, drag with Ctrl to move it.</source>
        <translation>%1
드래그하면 소리가 들리고, Ctrl을 누른 채 드래그하면 이동합니다.</translation>
    </message>
    <message>
        <source>Move Sound</source>
        <translation>소리 이동</translation>
    </message>
</context>
<context>
    <name>odori::WindowOwner</name>
    <message>
        <source>The window will change when the running task ends.</source>
        <translation>실행 중인 작업이 끝나면 창이 바뀝니다.</translation>
    </message>
</context>
<context>
    <name>odori::cli</name>
    <message>
        <source>No problems found.</source>
        <translation>문제가 없습니다.</translation>
    </message>
    <message>
        <source>Harmless (no visible effect):</source>
        <translation>무해함(눈에 보이는 영향 없음):</translation>
    </message>
    <message>
        <source>one key, frame %1</source>
        <translation>키 1개, 프레임 %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3 more do not move)</source>
        <translation>%1: %2(움직이지 않는 것 %3개 더 있음)</translation>
    </message>
    <message>
        <source>bones %1</source>
        <translation>본 %1</translation>
    </message>
    <message>
        <source>morphs %1</source>
        <translation>모프 %1</translation>
    </message>
    <message>
        <source>camera %1</source>
        <translation>카메라 %1</translation>
    </message>
    <message>
        <source>light %1</source>
        <translation>조명 %1</translation>
    </message>
    <message>
        <source>self-shadow %1</source>
        <translation>셀프 섀도우 %1</translation>
    </message>
    <message>
        <source>show and IK %1</source>
        <translation>표시·IK %1</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>섹션</translation>
    </message>
    <message>
        <source>the file has only %1 of 6 sections, like files of older programs</source>
        <translation>오래된 프로그램의 파일처럼 섹션 6개 중 %1개만 있습니다</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>모션</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>대상 모델</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>frames 0 to %1, %2 s</source>
        <translation>프레임 0~%1, %2초</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>IK switched off</source>
        <translation>꺼지는 IK</translation>
    </message>
    <message>
        <source>Bones that move</source>
        <translation>움직이는 본</translation>
    </message>
    <message>
        <source>Morphs that move</source>
        <translation>움직이는 모프</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>brow %1</source>
        <translation>눈썹 %1</translation>
    </message>
    <message>
        <source>eye %1</source>
        <translation>눈 %1</translation>
    </message>
    <message>
        <source>mouth %1</source>
        <translation>입 %1</translation>
    </message>
    <message>
        <source>other %1</source>
        <translation>기타 %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>숨김 %1</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>영어 이름</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>메시</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>본</translation>
    </message>
    <message>
        <source>%1 (%2 with IK)</source>
        <translation>%1(IK 있음 %2)</translation>
    </message>
    <message>
        <source>Morphs</source>
        <translation>모프</translation>
    </message>
    <message>
        <source>Display frames</source>
        <translation>표시 그룹</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>물리 연산</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>코멘트</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>없는 텍스처</translation>
    </message>
    <message>
        <source>Textures outside the model&apos;s folder (not loaded)</source>
        <translation>모델 폴더 밖에 있는 텍스처(불러오지 않음)</translation>
    </message>
    <message>
        <source>The last key is used; --fix removes the others.</source>
        <translation>마지막 키를 사용합니다. --fix는 나머지를 제거합니다.</translation>
    </message>
    <message>
        <source>The program that wrote them has a bug; --fix replaces them with the values of the rest pose.</source>
        <translation>파일을 쓴 프로그램의 버그입니다. --fix는 초기 포즈의 값으로 바꿉니다.</translation>
    </message>
    <message>
        <source>These points count as 127; --fix changes them to 127.</source>
        <translation>이 점들은 127로 취급됩니다. --fix는 127로 바꿉니다.</translation>
    </message>
    <message>
        <source>Players interpret them differently; --fix normalises them, as Odori and most players do.</source>
        <translation>프로그램마다 다르게 해석합니다. --fix는 Odori와 대부분의 프로그램처럼 정규화합니다.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>카메라</translation>
    </message>
    <message>
        <source>%1 (read as %2)</source>
        <translation>%1(%2(으)로 읽음)</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>%1 done, %2 skipped, %3 failed</source>
        <translation>완료 %1, 건너뜀 %2, 실패 %3</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5 MB in %6 s</source>
        <comment>as in: a.fbx: 90 frames, 1 bone, …</comment>
        <translation>%1: %2, %3, %4, %5 MB, %6초</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n프레임</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bone(s)</source>
        <translation>
            <numerusform>본 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <translation>
            <numerusform>셰이프 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names in a list</comment>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s), frames %1 to %2</source>
        <translation>
            <numerusform>키 %n개, 프레임 %1~%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>as in: 8 vertices, 12 faces, 1 material, no textures</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>버텍스 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>면 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>재질 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>텍스처 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>as in: 1 rigid body, 2 joints</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rigid bodies</source>
        <translation>
            <numerusform>강체 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>조인트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>키 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) to frame %1</source>
        <translation>
            <numerusform>키 %n개, 프레임 %1까지</numerusform>
        </translation>
    </message>
    <message>
        <source>saved inside the project</source>
        <translation>프로젝트 안에 저장됨</translation>
    </message>
    <message numerus="yes">
        <source>%n draft(s)</source>
        <translation>
            <numerusform>미등록 변경 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Project</source>
        <translation>프로젝트</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>템포</translation>
    </message>
    <message>
        <source>%1 beats per minute, %2 per bar</source>
        <translation>분당 %1박, 마디당 %2박</translation>
    </message>
    <message>
        <source>%1 at frame %2</source>
        <translation>%1(프레임 %2)</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>마커</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>없는 파일</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>표준 출력</translation>
    </message>
    <message>
        <source>%1 is an input of this command and is not overwritten</source>
        <translation>%1은(는) 이 명령의 입력이므로 덮어쓰지 않습니다</translation>
    </message>
    <message>
        <source>%1 would be written twice; give the outputs different names</source>
        <translation>%1에 두 번 쓰게 됩니다. 출력마다 다른 이름을 지정하세요</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>%1, begins at %2 ms</source>
        <translation>%1, %2 ms에서 시작</translation>
    </message>
    <message>
        <source>Tempo from beat %1</source>
        <translation>%1박부터의 템포</translation>
    </message>
    <message>
        <source>%1 beats per minute</source>
        <translation>분당 %1박</translation>
    </message>
    <message>
        <source>--quality 0 to %1 (%2)</source>
        <translation>--quality 0~%1(%2)</translation>
    </message>
    <message>
        <source>--transparent in %1</source>
        <translation>%1에서는 --transparent 사용 가능</translation>
    </message>
    <message>
        <source>not in the installed ffmpeg</source>
        <translation>설치된 ffmpeg에 없음</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1 사용</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <translation>이미지 %1/%2장</translation>
    </message>
    <message>
        <source>%1 of %2 pictures, %3 a second, %4:%5 left</source>
        <translation>이미지 %1/%2장, 초당 %3장, %4:%5 남음</translation>
    </message>
    <message>
        <source>--codec, --quality and --effort are for films; PNG files have none of them</source>
        <translation>--codec, --quality, --effort는 동영상용입니다. PNG 파일에는 해당하지 않습니다</translation>
    </message>
    <message>
        <source>a series of pictures has no sound</source>
        <translation>연속 이미지에는 소리가 없습니다</translation>
    </message>
    <message>
        <source>a .%1 file cannot hold %2; it needs one of %3</source>
        <translation>.%1 파일에는 %2을(를) 담을 수 없습니다. 다음 중 하나여야 합니다: %3</translation>
    </message>
    <message>
        <source>%1 has no transparency; use vp9, prores or ffv1, or PNG files</source>
        <translation>%1은(는) 투명도가 없습니다. vp9, prores, ffv1 또는 PNG 파일을 사용하세요</translation>
    </message>
    <message>
        <source>a .%1 file loses the transparency of %2; it needs one of %3</source>
        <translation>.%1 파일에서는 %2의 투명도가 사라집니다. 다음 중 하나여야 합니다: %3</translation>
    </message>
    <message>
        <source>%1 has no --quality</source>
        <translation>%1에는 --quality가 없습니다</translation>
    </message>
    <message>
        <source>the --quality of %1 is 0 (the best) to %2</source>
        <translation>%1의 --quality는 0(최고)~%2입니다</translation>
    </message>
    <message>
        <source>%1 needs an even width and height</source>
        <translation>%1은(는) 너비와 높이가 짝수여야 합니다</translation>
    </message>
    <message>
        <source>a film cannot be written to the standard output</source>
        <translation>동영상은 표준 출력에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>--depth 16 is for PNG files</source>
        <translation>--depth 16은 PNG 파일용입니다</translation>
    </message>
    <message>
        <source>a .%1 file has no transparency; use .webm, .mov or .mkv, or PNG files</source>
        <translation>.%1 파일은 투명도가 없습니다. .webm, .mov, .mkv 또는 PNG 파일을 사용하세요</translation>
    </message>
    <message>
        <source>MODEL is required</source>
        <translation>MODEL이 필요합니다</translation>
    </message>
    <message>
        <source>--output is required</source>
        <translation>--output이 필요합니다</translation>
    </message>
    <message>
        <source>%1 is a film; --range says which frames it has</source>
        <translation>%1은(는) 동영상입니다. --range로 프레임 범위를 지정하세요</translation>
    </message>
    <message>
        <source>a project has its motions; only --camera can replace one</source>
        <translation>프로젝트에는 자체 모션이 있습니다. --camera로만 모션을 교체할 수 있습니다</translation>
    </message>
    <message>
        <source>%1 needs one number in its file name, as in %2</source>
        <translation>%1: 파일 이름에 %2와(과) 같이 숫자가 하나 있어야 합니다</translation>
    </message>
    <message>
        <source>%1: a film is written as .mp4, .mov, .mkv or .webm, pictures as %2</source>
        <translation>%1: 동영상은 .mp4, .mov, .mkv 또는 .webm으로, 이미지는 %2(으)로 씁니다</translation>
    </message>
    <message>
        <source>%1: %2 units at frame %3, %4° at frame %5</source>
        <comment>a bone&apos;s differences</comment>
        <translation>%1: 프레임 %3에서 %2 단위, 프레임 %5에서 %4°</translation>
    </message>
    <message>
        <source>%1: %2 % at frame %3</source>
        <comment>a morph&apos;s difference</comment>
        <translation>%1: 프레임 %3에서 %2 %</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>entries of a list</comment>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The motions are equal in frames %1 to %2.</source>
        <translation>프레임 %1~%2에서 두 모션이 같습니다.</translation>
    </message>
    <message>
        <source>Bones of the model, in its space:</source>
        <translation>모델의 본(모델 공간):</translation>
    </message>
    <message>
        <source>Tracks, by their own values:</source>
        <translation>트랙(자체 값):</translation>
    </message>
    <message>
        <source>Animations of the file: %1. Imported: %2.</source>
        <translation>파일의 애니메이션: %1. 가져온 것: %2.</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>%1 명령은 없습니다.</translation>
    </message>
    <message>
        <source>--range: the motions end at frame %1</source>
        <translation>--range: 모션은 %1프레임에서 끝납니다</translation>
    </message>
    <message>
        <source>%1: there is no bone or morph %2.</source>
        <translation>%1: 본 또는 모프 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1: the output must end in .vmd</source>
        <translation>%1: 출력은 .vmd로 끝나야 합니다</translation>
    </message>
    <message>
        <source>--from is only for motions of MMD</source>
        <translation>--from 은 MMD 모션에만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>%1 is not for motions of MMD</source>
        <translation>%1 은(는) MMD 모션에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>--scale of a motion of MMD needs --from, the model that it was made for</source>
        <translation>MMD 모션의 --scale 에는 --from(원래 모델)이 필요합니다</translation>
    </message>
    <message>
        <source>%1: the motion ends at frame %2.</source>
        <translation>%1: 모션은 프레임 %2에서 끝납니다.</translation>
    </message>
    <message>
        <source>--model is needed</source>
        <translation>--model 이 필요합니다</translation>
    </message>
    <message>
        <source>encoding of the texts in a PMD and the model name in a VMD (default: guessed)</source>
        <translation>PMD의 글자와 VMD의 모델 이름의 인코딩 (기본값: 추정)</translation>
    </message>
    <message>
        <source>check takes one motion and at most one model</source>
        <translation>check에는 모션 하나와 모델 최대 하나를 지정하십시오</translation>
    </message>
    <message>
        <source>Finds problems in a motion, with or without its model</source>
        <translation>모델과 함께, 또는 모델 없이 모션의 문제를 찾습니다</translation>
    </message>
    <message>
        <source>motion (%1) or pose (%2), and optionally its model (%3), in any order</source>
        <translation>모션(%1) 또는 포즈(%2), 필요하면 그 모델(%3). 순서는 자유</translation>
    </message>
    <message>
        <source>model (%1) of the motion</source>
        <translation>모션의 모델(%1)</translation>
    </message>
    <message>
        <source>writes a repaired motion (safe repairs only); - is stdout, and the report goes to stderr</source>
        <translation>고친 모션을 씁니다(안전한 수정만). -는 표준 출력이며, 이때 보고는 표준 오류로 나갑니다</translation>
    </message>
    <message>
        <source>prints JSON</source>
        <translation>JSON으로 출력합니다</translation>
    </message>
    <message>
        <source>Compares two motions frame by frame, with or without a model</source>
        <translation>모델과 함께, 또는 모델 없이 두 모션을 프레임마다 비교합니다</translation>
    </message>
    <message>
        <source>motion (%1)</source>
        <translation>모션(%1)</translation>
    </message>
    <message>
        <source>model (%1) whose bones are compared in its space</source>
        <translation>본을 그 공간에서 비교할 모델(%1)</translation>
    </message>
    <message>
        <source>frames A:B; by default all</source>
        <translation>프레임 A:B, 기본값은 전체</translation>
    </message>
    <message>
        <source>number of differences in each list (10)</source>
        <translation>각 목록에 보일 차이의 수 (10)</translation>
    </message>
    <message>
        <source>the standard output needs a format: use --to</source>
        <translation>표준 출력에는 형식이 필요합니다. --to를 사용하십시오</translation>
    </message>
    <message>
        <source>output format, if the extension of the output does not show it</source>
        <translation>출력의 확장자로 알 수 없을 때의 출력 형식</translation>
    </message>
    <message>
        <source>number of motions converted at the same time (default 1)</source>
        <translation>동시에 변환할 모션의 수 (기본값 1)</translation>
    </message>
    <message>
        <source>skips outputs that already exist</source>
        <translation>이미 있는 출력은 건너뜁니다</translation>
    </message>
    <message>
        <source>writes a JSON report about every motion; - is stdout</source>
        <translation>모든 모션의 결과를 JSON으로 씁니다. -는 표준 출력</translation>
    </message>
    <message>
        <source>Converts a motion (%1) or a pose (%2), a model (to .pmx), or a model with motions (to %3). The extension of the output selects the format</source>
        <translation>모션(%1), 포즈(%2), 모델(.pmx로) 또는 모션이 있는 모델(%3로)을 변환합니다. 출력의 확장자가 형식을 정합니다</translation>
    </message>
    <message>
        <source>motion, pose or model (%1); for %2 a model and motions</source>
        <translation>모션, 포즈 또는 모델(%1). %2에는 모델과 모션</translation>
    </message>
    <message>
        <source>for vpd: frame of the pose (default 0)</source>
        <translation>vpd용: 포즈의 프레임 (기본값 0)</translation>
    </message>
    <message>
        <source>Makes a motion for a model of a BVH, FBX, GLB or VRM file, a table of poses, or another model&apos;s motion</source>
        <translation>BVH, FBX, GLB, VRM 파일, 포즈 표 또는 다른 모델의 모션으로 모델용 모션을 만듭니다</translation>
    </message>
    <message>
        <source>animation (bvh fbx glb gltf vrm), or motion (vmd vpd csv json)</source>
        <translation>애니메이션(bvh fbx glb gltf vrm) 또는 모션(vmd vpd csv json)</translation>
    </message>
    <message>
        <source>model that the motion is for</source>
        <translation>모션을 쓸 모델</translation>
    </message>
    <message>
        <source>model that a motion (vmd vpd csv json) was made for</source>
        <translation>모션(vmd vpd csv json)의 원래 모델</translation>
    </message>
    <message>
        <source>motion (vmd); - is stdout</source>
        <translation>모션(vmd). -는 표준 출력</translation>
    </message>
    <message>
        <source>name or number (from 1) of one of the file&apos;s animations; without it, the one with the most channels</source>
        <translation>파일에 있는 애니메이션의 이름 또는 번호(1부터). 지정하지 않으면 채널이 가장 많은 것</translation>
    </message>
    <message>
        <source>which joint moves which bone (json); without it, their names decide</source>
        <translation>어느 관절이 어느 본을 움직이는지(json). 지정하지 않으면 이름으로 정합니다</translation>
    </message>
    <message>
        <source>writes the mapping that was used (json)</source>
        <translation>사용한 대응을 씁니다(json)</translation>
    </message>
    <message>
        <source>ik: keys for the foot IK bones; fk: keys for the legs, and IK is off; auto (default): ik, or fk for a file with IK bones of its own</source>
        <translation>ik: 발 IK 본에 키. fk: 다리에 키, IK는 꺼짐. auto(기본값): ik, 파일에 자체 IK 본이 있으면 fk</translation>
    </message>
    <message>
        <source>what stands on the ground: the rest pose, the lowest foot of the motion, or auto (default)</source>
        <translation>지면에 서는 것: 초기 포즈(rest), 모션에서 가장 낮은 발(lowest), 또는 auto(기본값)</translation>
    </message>
    <message>
        <source>the pose with straight arms and legs: the file&apos;s rest pose (default) or its first frame</source>
        <translation>팔다리를 곧게 편 포즈: 파일의 초기 포즈(기본값) 또는 첫 프레임</translation>
    </message>
    <message>
        <source>factor of lengths; without it, the length of the legs decides</source>
        <translation>길이의 배율. 지정하지 않으면 다리 길이로 정합니다</translation>
    </message>
    <message>
        <source>frame of the first key</source>
        <translation>첫 키의 프레임</translation>
    </message>
    <message>
        <source>the first frame is over the origin</source>
        <translation>첫 프레임을 원점 위에 놓습니다</translation>
    </message>
    <message>
        <source>leaves the twist of arms and hands in 腕, ひじ and 手首, instead of 腕捩 and 手捩</source>
        <translation>팔과 손의 비틀림을 腕捩, 手捩 대신 腕, ひじ, 手首에 남깁니다</translation>
    </message>
    <message>
        <source>keeps a key at each frame</source>
        <translation>모든 프레임에 키를 남깁니다</translation>
    </message>
    <message>
        <source>Shows the contents of a motion, model or project</source>
        <translation>모션, 모델, 프로젝트의 내용을 보여 줍니다</translation>
    </message>
    <message>
        <source>Writes the global transform of every bone at every frame, as float32</source>
        <translation>모든 프레임에서 모든 본의 글로벌 변환을 float32로 씁니다</translation>
    </message>
    <message>
        <source>model (pmx)</source>
        <translation>모델(pmx)</translation>
    </message>
    <message>
        <source>motion (vmd); without it, the rest pose is used</source>
        <translation>모션(vmd). 지정하지 않으면 초기 포즈를 씁니다</translation>
    </message>
    <message>
        <source>output file; a .json file is written next to it. - is stdout, without .json</source>
        <translation>출력 파일. 옆에 .json 파일도 씁니다. -는 표준 출력이며 .json은 없습니다</translation>
    </message>
    <message>
        <source>frames FIRST:LAST, both included</source>
        <translation>프레임 FIRST:LAST, 양끝 포함</translation>
    </message>
    <message>
        <source>simulates rigid bodies from frame 0 on</source>
        <translation>프레임 0부터 강체를 물리 연산합니다</translation>
    </message>
    <message>
        <source>Draws a small square picture of a model or pose, for file managers; needs no display</source>
        <translation>파일 관리자용으로 모델이나 포즈의 작은 정사각형 그림을 그립니다. 화면이 필요 없습니다</translation>
    </message>
    <message>
        <source>model (pmx, pmd) or pose (vpd)</source>
        <translation>모델(pmx, pmd) 또는 포즈(vpd)</translation>
    </message>
    <message>
        <source>picture (png); - is stdout</source>
        <translation>그림(png). -는 표준 출력</translation>
    </message>
    <message>
        <source>width and height in pixels</source>
        <translation>너비와 높이(픽셀)</translation>
    </message>
    <message>
        <source>model that shows the pose (default: the bundled mannequin)</source>
        <translation>포즈를 보여 줄 모델 (기본값: 함께 든 마네킹)</translation>
    </message>
    <message>
        <source>only one model is allowed</source>
        <translation>모델은 하나만 지정할 수 있습니다</translation>
    </message>
    <message>
        <source>a model (%1) is needed for this format</source>
        <translation>이 형식에는 모델(%1)이 필요합니다</translation>
    </message>
    <message>
        <source>this format cannot be written to the standard output</source>
        <translation>이 형식은 표준 출력에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the tolerance must be UNITS[:DEGREES[:WEIGHT]]</source>
        <translation>허용 오차는 UNITS[:DEGREES[:WEIGHT]] 형식이어야 합니다</translation>
    </message>
    <message>
        <source>exports only skeleton and motion</source>
        <translation>골격과 모션만 내보냅니다</translation>
    </message>
    <message>
        <source>one: one mesh with all materials; material: a mesh for each material</source>
        <translation>one: 모든 재질을 메시 하나로. material: 재질마다 메시 하나</translation>
    </message>
    <message>
        <source>names of bones, morphs and materials: utf8 or ascii</source>
        <translation>본, 모프, 재질의 이름: utf8 또는 ascii</translation>
    </message>
    <message>
        <source>centimetres of one MMD unit (default 8)</source>
        <translation>MMD 1단위의 센티미터 수 (기본값 8)</translation>
    </message>
    <message>
        <source>writes textures into the fbx file</source>
        <translation>텍스처를 fbx 파일에 넣습니다</translation>
    </message>
    <message>
        <source>does not export bones that only control IK</source>
        <translation>IK만 조종하는 본은 내보내지 않습니다</translation>
    </message>
    <message>
        <source>adds an end bone to each bone chain</source>
        <translation>본 사슬마다 끝 본을 더합니다</translation>
    </message>
    <message>
        <source>options for a program: blender, unity, unreal or maya</source>
        <translation>프로그램용 설정: blender, unity, unreal 또는 maya</translation>
    </message>
    <message>
        <source>frames per second: 30 or 60</source>
        <translation>초당 프레임 수: 30 또는 60</translation>
    </message>
    <message>
        <source>simulates rigid bodies</source>
        <translation>강체를 물리 연산합니다</translation>
    </message>
    <message>
        <source>removes keys while the error stays within UNITS[:DEGREES[:WEIGHT]]; an error of 0.01 is hardly visible</source>
        <translation>오차가 UNITS[:DEGREES[:WEIGHT]] 안에 드는 동안 키를 뺍니다. 0.01의 오차는 거의 보이지 않습니다</translation>
    </message>
    <message>
        <source>motion with camera and light keys</source>
        <translation>카메라와 조명 키가 있는 모션</translation>
    </message>
    <message>
        <source>writes fbx as text (ASCII)</source>
        <translation>fbx를 텍스트(ASCII)로 씁니다</translation>
    </message>
    <message>
        <source>bvh: order of the rotations (default ZXY)</source>
        <translation>bvh: 회전의 순서 (기본값 ZXY)</translation>
    </message>
    <message>
        <source>bvh: scale factor, multiplied by the unit</source>
        <translation>bvh: 배율 (단위에 곱함)</translation>
    </message>
    <message>
        <source>does not check the written file</source>
        <translation>쓴 파일을 검사하지 않습니다</translation>
    </message>
    <message>
        <source>exports even if the model has no bone of the motion</source>
        <translation>모델에 모션의 본이 하나도 없어도 내보냅니다</translation>
    </message>
    <message>
        <source>Run with --help for more information.</source>
        <translation>자세한 내용은 --help를 붙여 실행하십시오.</translation>
    </message>
    <message>
        <source>Shows, checks, converts and renders MMD motions and models</source>
        <translation>MMD 모션과 모델을 보여 주고, 검사하고, 변환하고, 렌더링합니다</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>프로그램 버전을 보여 주고 끝냅니다</translation>
    </message>
    <message>
        <source>Renders one frame like the editor&apos;s viewport, or a film of a range; needs no display</source>
        <translation>편집기의 뷰처럼 한 프레임을 그리거나 구간을 동영상으로 만듭니다. 화면이 필요 없습니다</translation>
    </message>
    <message>
        <source>the size must be WIDTHxHEIGHT</source>
        <translation>크기는 WIDTHxHEIGHT 형식이어야 합니다</translation>
    </message>
    <message>
        <source>the colour must be #rrggbb</source>
        <translation>색은 #rrggbb 형식이어야 합니다</translation>
    </message>
    <message>
        <source>the frame must be a number, 0 to 4294967295</source>
        <translation>프레임은 0부터 4294967295까지의 수여야 합니다</translation>
    </message>
    <message>
        <source>size of the picture in pixels</source>
        <translation>그림의 크기(픽셀)</translation>
    </message>
    <message>
        <source>camera motion (vmd)</source>
        <translation>카메라 모션(vmd)</translation>
    </message>
    <message>
        <source>colour (#rrggbb), picture or video behind the scene, without grid</source>
        <translation>장면 뒤의 색(#rrggbb), 그림 또는 동영상. 격자 없음</translation>
    </message>
    <message>
        <source>no background and no grid: the picture has transparent pixels</source>
        <translation>배경도 격자도 없음: 그림에 투명한 픽셀이 생깁니다</translation>
    </message>
    <message>
        <source>samples of each pixel, for smooth borders; more take longer</source>
        <translation>매끄러운 가장자리를 위한 픽셀당 샘플 수. 많을수록 오래 걸립니다</translation>
    </message>
    <message>
        <source>motion blur: moments that are averaged in each picture; 1: none</source>
        <translation>모션 블러: 그림마다 평균 내는 순간의 수. 1은 없음</translation>
    </message>
    <message>
        <source>bits of each channel of a PNG file</source>
        <translation>PNG 파일의 채널당 비트 수</translation>
    </message>
    <message>
        <source>no self-shadow, whatever the keys say</source>
        <translation>키와 상관없이 셀프 섀도우를 그리지 않습니다</translation>
    </message>
    <message>
        <source>memory limit for textures in MiB; above it, textures get a lower resolution</source>
        <translation>텍스처 메모리 한도(MiB). 넘으면 해상도를 낮춥니다</translation>
    </message>
    <message>
        <source>simulates rigid bodies from --start on</source>
        <translation>--start부터 강체를 물리 연산합니다</translation>
    </message>
    <message>
        <source>first frame of the simulation</source>
        <translation>물리 연산의 첫 프레임</translation>
    </message>
    <message>
        <source>pictures of a film in a second</source>
        <translation>동영상의 초당 그림 수</translation>
    </message>
    <message>
        <source>codec of a film; --list-codecs shows them (default: by the file name)</source>
        <translation>동영상의 코덱. --list-codecs로 볼 수 있음 (기본값: 파일 이름에 따름)</translation>
    </message>
    <message>
        <source>the encoder&apos;s CRF: 0 is the best (default: by the codec)</source>
        <translation>인코더의 CRF: 0이 가장 좋음 (기본값: 코덱에 따름)</translation>
    </message>
    <message>
        <source>how long the encoder searches for a smaller file (default: fast)</source>
        <translation>파일을 줄이려고 인코더가 들이는 시간 (기본값: fast)</translation>
    </message>
    <message>
        <source>sound of a film, instead of the project&apos;s</source>
        <translation>프로젝트의 소리 대신 쓸 동영상의 소리</translation>
    </message>
    <message>
        <source>milliseconds from frame 0 to the beginning of the sound; may be negative</source>
        <translation>프레임 0부터 소리의 시작까지의 밀리초. 음수도 가능</translation>
    </message>
    <message>
        <source>no sound, even if the project has one</source>
        <translation>프로젝트에 소리가 있어도 소리 없음</translation>
    </message>
    <message>
        <source>model (pmx) or project (odori)</source>
        <translation>모델(pmx) 또는 프로젝트(odori)</translation>
    </message>
    <message>
        <source>motion of the model (vmd); without it, the rest pose is used</source>
        <translation>모델의 모션(vmd). 지정하지 않으면 초기 포즈를 씁니다</translation>
    </message>
    <message>
        <source>picture (png; - is stdout), film, or series of pictures (frame_%05d.png)</source>
        <translation>그림(png. -는 표준 출력), 동영상 또는 연속 그림(frame_%05d.png)</translation>
    </message>
    <message>
        <source>frame, may be fractional</source>
        <translation>프레임. 소수도 가능</translation>
    </message>
    <message>
        <source>frames of a film FIRST:LAST, both included</source>
        <translation>동영상의 프레임 FIRST:LAST, 양끝 포함</translation>
    </message>
    <message>
        <source>shows what films the installed program ffmpeg can make</source>
        <translation>설치된 ffmpeg가 만들 수 있는 동영상을 보여 줍니다</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>사용법</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>인수</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>(필수)</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>필요</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>함께 쓸 수 없음</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>이 도움말을 보여 주고 끝냅니다</translation>
    </message>
    <message>
        <source>a tool writes files, not the standard output</source>
        <translation>도구는 파일에 쓰며 표준 출력에는 쓰지 않습니다</translation>
    </message>
    <message>
        <source>%1 (0 or 1)</source>
        <translation>%1 (0 또는 1)</translation>
    </message>
    <message>
        <source>VMD file, or output folder for several motions</source>
        <translation>VMD 파일, 모션이 여러 개이면 출력 폴더</translation>
    </message>
    <message>
        <source>model (%1)</source>
        <translation>모델(%1)</translation>
    </message>
    <message>
        <source>the other motion</source>
        <translation>다른 모션</translation>
    </message>
    <message>
        <source>the model that the other motion was made for</source>
        <translation>다른 모션의 원래 모델</translation>
    </message>
    <message>
        <source>names of bones and morphs, with commas between them (default: all)</source>
        <translation>쉼표로 나눈 본과 모프의 이름 (기본값: 전체)</translation>
    </message>
    <message>
        <source>first and last frame, A:B (default: all)</source>
        <translation>첫 프레임과 마지막 프레임 A:B (기본값: 전체)</translation>
    </message>
    <message>
        <source>writes a JSON report; - is stdout</source>
        <translation>결과를 JSON으로 씁니다. -는 표준 출력</translation>
    </message>
    <message>
        <source>Changes motions with a motion tool</source>
        <translation>모션 도구로 모션을 바꿉니다</translation>
    </message>
    <message>
        <source>output file, or output folder for several motions; - is stdout (needs --to)</source>
        <translation>출력 파일, 모션이 여러 개이면 출력 폴더. -는 표준 출력 (--to 필요)</translation>
    </message>
    <message>
        <source>each limit must be at least 0.000001</source>
        <translation>각 한계값은 0.000001 이상이어야 합니다</translation>
    </message>
    <message>
        <source>first removes keys of the motion as `tool thin` does, within UNITS[:DEGREES[:WEIGHT]]; 0.05 is usual</source>
        <translation>먼저 `tool thin`처럼 UNITS[:DEGREES[:WEIGHT]] 이내에서 모션의 키를 솎아냅니다. 보통 0.05</translation>
    </message>
    <message>
        <source>%1: pictures are written as .png</source>
        <translation>%1: 그림은 .png로 저장합니다</translation>
    </message>
    <message>
        <source>the range must be FIRST:LAST, and FIRST not after LAST</source>
        <translation>범위는 FIRST:LAST 형식이어야 하며 FIRST가 LAST보다 뒤일 수 없습니다</translation>
    </message>
    <message>
        <source>a motion, a pose or a .pmx file is made from one INPUT; several can become %1</source>
        <translation>모션, 포즈, .pmx 파일은 INPUT 하나로 만듭니다. 여러 개로는 %1 파일을 만듭니다</translation>
    </message>
    <message>
        <source>%1: the output has only numbers; choose another ending, such as .bin</source>
        <translation>%1: 출력은 숫자뿐입니다. .bin 같은 다른 확장자를 쓰세요</translation>
    </message>
    <message>
        <source>several motions make several files: --output must be a folder</source>
        <translation>모션이 여러 개이면 파일도 여러 개가 됩니다. --output은 폴더여야 합니다</translation>
    </message>
    <message>
        <source>%1 has an empty value</source>
        <translation>%1의 값이 비어 있습니다</translation>
    </message>
    <message>
        <source>argument %1 is empty</source>
        <translation>인수 %1이(가) 비어 있습니다</translation>
    </message>
    <message>
        <source>%1 has an effect only on %2</source>
        <translation>%1은(는) %2에만 적용됩니다</translation>
    </message>
    <message>
        <source>--frame has an effect only on .vpd</source>
        <translation>--frame은 .vpd에만 적용됩니다</translation>
    </message>
    <message>
        <source>%1 begins like an option; write ./%1</source>
        <translation>%1은(는) 옵션처럼 시작합니다. ./%1로 쓰세요</translation>
    </message>
    <message>
        <source>%1 is none of: %2</source>
        <translation>%1은(는) 다음 중 하나가 아닙니다: %2</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1은(는) %2~%3의 수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1은(는) %2~%3의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>%1 is only an extension; write a name before it</source>
        <translation>%1은(는) 확장자뿐입니다. 앞에 이름을 쓰세요</translation>
    </message>
    <message>
        <source>motion (%1), pose (%2), model (%3), animation (%4) or project (.odori)</source>
        <translation>모션(%1), 포즈(%2), 모델(%3), 애니메이션(%4) 또는 프로젝트(.odori)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>관절</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>초당 프레임 수</translation>
    </message>
    <message>
        <source>Animations in the file</source>
        <translation>파일의 애니메이션 수</translation>
    </message>
    <message>
        <source>Shown animation</source>
        <translation>표시한 애니메이션</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>명령이 없습니다</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1이(가) 필요합니다</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <translation>%1은(는) %2와(과) 함께 쓸 때만 효과가 있습니다</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be used together</source>
        <translation>%1와(과) %2은(는) 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1에는 값이 필요합니다</translation>
    </message>
    <message>
        <source>%1 has too many values: %3, at most %2</source>
        <translation>%1의 값이 너무 많습니다: %3개, 최대 %2개</translation>
    </message>
    <message>
        <source>%1 has too few values: %3, at least %2</source>
        <translation>%1의 값이 너무 적습니다: %3개, 최소 %2개</translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1에는 값을 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1: %2 is not an allowed value</source>
        <translation>%1: %2은(는) 쓸 수 없는 값입니다</translation>
    </message>
    <message>
        <source>%1 has an effect only with %2</source>
        <comment>as in: --scale, --own-scale 1</comment>
        <translation>%1은(는) %2와(과) 함께 쓸 때만 효과가 있습니다</translation>
    </message>
    <message>
        <source>%1 has no extension; write one, such as .json, or use --to</source>
        <translation>%1에 확장자가 없습니다. .json 같은 확장자를 쓰거나 --to를 사용하세요</translation>
    </message>
    <message>
        <source>fbx: version of the format, 7.4 or 7.5</source>
        <translation>fbx: 형식의 버전, 7.4 또는 7.5</translation>
    </message>
    <message>
        <source>%1 has no effect with --no-mesh</source>
        <translation>%1은(는) --no-mesh와 함께 쓰면 효과가 없습니다</translation>
    </message>
    <message>
        <source>NUMBER (%1 to %2)</source>
        <translation>숫자(%1~%2)</translation>
    </message>
    <message>
        <source>NUMBER (whole, %1 to %2)</source>
        <translation>정수(%1~%2)</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>단어</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>%1 옵션은 없습니다.</translation>
    </message>
    <message>
        <source>There is no option %1. Did you mean %2?</source>
        <translation>%1 옵션은 없습니다. %2을(를) 찾으셨나요?</translation>
    </message>
    <message>
        <source>too many arguments: %1</source>
        <translation>인수가 너무 많습니다: %1</translation>
    </message>
</context>
</TS>
