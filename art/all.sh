#!/bin/sh
# art/all.sh [id …]   renders the named pictures, or all of content/pictures.yaml, and writes their masters
cd "$(dirname "$0")/.." || exit 1
[ $# -gt 0 ] || set -- $(sed -n 's/^- id: //p' content/pictures.yaml)
for id in "$@"; do
  art/go.sh picture.py id="$id" && node art/encode.mjs "art/out/$(echo "$id" | tr / _).png" "$id" || exit 1
done
