#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# window_sizes.sh PROGRAM [SIZE SCALE TOP BOTTOM]: runs a window test on screens of several sizes, or
# on one of this size, each with a window manager and some with panels. Exit status 77 (skipped) if
# Xvfb or openbox is missing.
set -u
program=$1
command -v Xvfb >/dev/null && command -v openbox >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# on_screen SIZE SCALE TOP BOTTOM: TOP and BOTTOM are the heights of the panels.
on_screen() {
    cat >"$folder/rc.xml" <<XML
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <margins><top>$3</top><bottom>$4</bottom><left>0</left><right>0</right></margins>
</openbox_config>
XML
    QT_SCALE_FACTOR=$2 XDG_CONFIG_HOME=$folder xvfb-run --auto-servernum \
        --server-args="-screen 0 $1x24 +extension GLX -nolisten tcp" \
        bash -c 'openbox --sm-disable --config-file "$1" >/dev/null 2>&1 & wm=$!; sleep 1; "$2"; status=$?; kill $wm; exit $status' \
        _ "$folder/rc.xml" "$program" || { echo "on a screen of $1, scale $2, panels $3 and $4"; exit 1; }
}

if [ $# -gt 1 ]; then
    on_screen "$2" "$3" "$4" "$5"
    exit
fi
on_screen 1280x720 1 0 0
on_screen 1280x720 1 28 36
on_screen 1920x1080 1 0 40
on_screen 2560x1440 2 56 0
