#!/usr/bin/env bash
# Trains one model or several at the same time on one GPU, averages several, and exports the best to $OUT.
#
#   bash training/model/run.sh --minutes 7                                  one run
#   bash training/model/run.sh --minutes 7 --run 'a --seed 1' --run 'b --seed 2 --dropout 0.15'
#
# Options before the first --run hold for all runs. LIMIT: seconds the whole command may take.
set -uo pipefail
cd "$(dirname "$0")/../.."
begun=$(date +%s)
LIMIT=${LIMIT:-590}
OUT=${OUT:-training/work/out}
mkdir -p "$OUT"
export PYTHONUNBUFFERED=1 OMP_NUM_THREADS=${OMP_NUM_THREADS:-4} PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True

common=()
runs=()
while [ $# -gt 0 ]; do
  if [ "$1" = --run ]; then runs+=("$2"); shift 2; else common+=("$1"); shift; fi
done
[ ${#runs[@]} -gt 0 ] || runs=(a)

# Evaluation, averaging and export take their time after training.
latest=$((begun + LIMIT - (${#runs[@]} > 1 ? 100 : 60)))
folders=()
for run in "${runs[@]}"; do
  read -r -a words <<<"$run"
  folder=training/work/run-${words[0]}
  rm -rf "$folder"; mkdir -p "$folder"
  folders+=("$folder")
  python3 training/model/train.py "${common[@]}" "${words[@]:1}" --latest "$latest" --out "$folder" \
    >"$folder/log" 2>&1 &
done
tail -n +1 -q -F "${folders[0]}/log" & shown=$!
# `wait` without a number would wait for the tail as well.
for job in $(jobs -p); do [ "$job" = "$shown" ] || wait "$job"; done
kill "$shown" 2>/dev/null
for folder in "${folders[@]}"; do
  echo "--- $folder"; tail -n 45 "$folder/log"
done
if [ ${#folders[@]} -gt 1 ]; then
  mkdir -p training/work/run-average
  python3 training/model/average_weights.py training/work/run-average "${folders[@]}" 2>&1 | tee training/work/run-average/log &&
    folders+=(training/work/run-average)
fi
cat $(printf '%s/log ' "${folders[@]}") >"$OUT/log"
python3 training/model/export_best_run.py "$OUT" "${folders[@]}"
echo "all done in $(($(date +%s) - begun)) s"
