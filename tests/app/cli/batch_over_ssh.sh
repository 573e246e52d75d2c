#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# batch_over_ssh.sh ODORI_CLI SAMPLE: converts a few motions with GNU parallel on two workers. Both
# are this machine under two names, by way of a temporary sshd and key. One motion is broken.
# Exit status 77: a required program is missing.
set -euo pipefail
cli=$1 sample=$2

skip() {
    echo "skipped: $1"
    exit 77
}
sshd=$(PATH=$PATH:/usr/sbin:/sbin command -v sshd) || skip "no sshd"
command -v ssh ssh-keygen >/dev/null || skip "no ssh"
command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q GNU || skip "no GNU parallel"
[ -d /run/sshd ] || mkdir /run/sshd 2>/dev/null || [ "$(id -u)" -ne 0 ] || skip "no /run/sshd"

work=$(mktemp -d)
server=
cleanup() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
ssh-keygen -q -t ed25519 -N '' -f "$work/host"
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
cp "$work/key.pub" "$work/authorized"
port=$((20000 + RANDOM % 20000))
cat >"$work/sshd_config" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $work/host
AuthorizedKeysFile $work/authorized
PidFile $work/pid
StrictModes no
PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin prohibit-password
MaxStartups 100
END
"$sshd" -D -e -f "$work/sshd_config" 2>"$work/log" &
server=$!
login="ssh -p $port -i $work/key -o IdentitiesOnly=yes -o StrictHostKeyChecking=no \
-o UserKnownHostsFile=$work/known -o LogLevel=ERROR"
for _ in $(seq 50); do
    $login 127.0.0.1 true 2>/dev/null </dev/null && break
    kill -0 "$server" 2>/dev/null || skip "sshd does not start: $(tail -n 1 "$work/log")"
    sleep 0.1
done
$login 127.0.0.1 true </dev/null || skip "no login through sshd: $(tail -n 1 "$work/log")"

mkdir "$work/in" "$work/out"
for number in 1 2 3 4 5 6; do
    cp "$sample/walk.vmd" "$work/in/walk$number.vmd"
done
echo broken >"$work/in/walk4.vmd"

# The recipe of docs/batch.md. Both workers share the folders here, as on a cluster.
cd "$work"
failed=0
parallel --will-cite -S "1/$login 127.0.0.1" -S "1/$login localhost" --workdir "$work" --joblog "$work/jobs" \
    "$cli" convert "$sample/mannequin.pmx" {} -o out/{/.}.fbx --no-mesh ::: in/*.vmd \
    >"$work/said" 2>"$work/errors" || failed=$?

[ "$failed" -eq 1 ] || { cat "$work/errors"; echo "one job should have failed, not $failed"; exit 1; }
[ "$(find out -name '*.fbx' | wc -l)" -eq 5 ] || { cat "$work/errors"; echo "five files should be there"; exit 1; }
[ ! -e out/walk4.fbx ] || { echo "the broken motion made a file"; exit 1; }
[ "$(cut -f 2 "$work/jobs" | grep -c ssh)" -eq 6 ] || { cat "$work/jobs"; echo "not over ssh"; exit 1; }
# Again, for missing outputs only: the five existing files are not written again.
touch -d '2001-01-01' out/*.fbx
cp "$sample/walk.vmd" in/walk4.vmd
parallel --will-cite -S "1/$login 127.0.0.1" -S "1/$login localhost" --workdir "$work" \
    "$cli" convert "$sample/mannequin.pmx" {} -o out/{/.}.fbx --no-mesh --skip-existing ::: in/*.vmd >/dev/null
[ "$(find out -name '*.fbx' -newermt 2002-01-01)" = out/walk4.fbx ] || { echo "not resumed"; exit 1; }
echo "five files, one failure, and resumed, over two workers"
