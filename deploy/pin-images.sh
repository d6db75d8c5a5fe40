#!/bin/sh
# Writes deploy/images.env: every base and every neighbour by tag and by the digest it has today, so that tomorrow's
# build is made of the same. Run it once a month and before a release, look at what changed, and keep the file.
set -eu
cd "$(dirname "$0")"

pin() {
  digest=$(docker buildx imagetools inspect "$2" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:*) echo "$1=$2@$digest" ;;
    *) echo "no digest for $2" >&2; exit 1 ;;
  esac
}

{
  pin NODE_IMAGE node:24.21.0-bookworm-slim
  pin POSTGRES_IMAGE postgres:18
  pin PROXY_IMAGE caddy:2
  pin POOLER_IMAGE edoburu/pgbouncer:v1.24.1-p1
  pin S3_IMAGE chrislusf/seaweedfs:4.07
} > images.env.new
mv images.env.new images.env
cat images.env
