#!/usr/bin/env bash
# Runs a script in as many processes as there are processors, each with its shard as the last argument:
#
#   bash training/in-shards.sh training/export-examples.ts PUBLIC_DATA_FOLDER
#   bash training/in-shards.sh training/dump/read-questions-of-part.ts tuning reader/data 3
set -uo pipefail
count=${SHARDS:-$(nproc)}
jobs=()
for ((at = 0; at < count; at++)); do
  node "$@" "$at/$count" &
  jobs+=($!)
done
failed=0
for job in "${jobs[@]}"; do wait "$job" || failed=1; done
exit $failed
