/** Longer words are compared nowhere; the rows are kept, because making them anew takes longer than filling them. */
const longest = 255;
const rows = [0, 1, 2].map(() => new Uint8Array(longest + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/** Letters to change, add, drop or swap with their neighbour; stops counting above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(left.length - right.length) > most) return tooFar;
  if (left === right) return 0;
  if (left.length > longest || right.length > longest) return tooFar;
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= right.length; j += 1) last[j] = Math.min(j, tooFar);
  for (let i = 1; i <= left.length; i += 1) {
    let least = tooFar;
    // Places further from the diagonal than `most` cost more than that, and are not worked out.
    const first = Math.max(1, i - most);
    const end = Math.min(right.length, i + most);
    row[first - 1] = first === 1 ? Math.min(i, tooFar) : tooFar;
    least = Math.min(least, row[first - 1] ?? tooFar);
    for (let j = first; j <= end; j += 1) {
      const isSame = left.charCodeAt(i - 1) === right.charCodeAt(j - 1);
      let cost = Math.min(
        (last[j] ?? tooFar) + 1,
        (row[j - 1] ?? tooFar) + 1,
        (last[j - 1] ?? tooFar) + (isSame ? 0 : 1),
        tooFar,
      );
      const isSwapped =
        i > 1 &&
        j > 1 &&
        left.charCodeAt(i - 1) === right.charCodeAt(j - 2) &&
        left.charCodeAt(i - 2) === right.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, (beforeLast[j - 2] ?? tooFar) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (end < right.length) row[end + 1] = tooFar;
    if (least > most) return tooFar;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[right.length] ?? tooFar;
}
