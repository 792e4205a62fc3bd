#!/bin/sh
# art/all.sh [slug …]   renders the services' dioramas (all, or those named) and writes their masters
cd "$(dirname "$0")/.." || exit 1
[ $# -gt 0 ] || set -- $(ls art/services | sed 's/\.py$//')
for slug in "$@"; do
  art/go.sh spot.py slug="$slug" w=640 spp=48 && node art/encode.mjs "art/out/$slug.png" "services/$slug" || exit 1
done
