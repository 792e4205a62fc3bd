#!/bin/sh
# art/go.sh picture.py id=services/couch-removal w=320 spp=12   renders one picture, two threads, low priority
cd "$(dirname "$0")" && mkdir -p out && s=$1 && shift && nice -n 10 blender -b --factory-startup -t 2 -P "$s" -- "$@" 2>&1 | grep -vE "^(Fra:|Saved|Blender|Color management|Read prefs|Error: Not freed|\s*$| Time)" | tail -"${TAIL:-25}"
