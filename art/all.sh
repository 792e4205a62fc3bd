#!/bin/sh
# art/all.sh [id …]   renders the named pictures, or all of content/pictures.yaml, and writes their masters
cd "$(dirname "$0")/.." || exit 1
[ $# -gt 0 ] || set -- $(sed -n 's/^- id: //p' content/pictures.yaml)
for id in "$@"; do
  png=art/out/$(echo "$id" | tr / _).png
  rm -f "$png" # else a scene that fails would leave an older render to encode
  art/go.sh picture.py id="$id" && node art/encode.mjs "$png" "$id" || exit 1
done
