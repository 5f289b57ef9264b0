const vectorShare = 0.74;

/** Both are of length 1, so the product is the cosine. */
export function cosine(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[index] ?? 0);
  return sum;
}

/**
 * Scores of two rankers of the same documents in one. Scores rather than ranks: how far the first is ahead says
 * much about whether it is right.
 */
export function blend(cosines: readonly number[], wordScores: readonly number[]): number[] {
  const meanings = stretched(cosines);
  const words = stretched(wordScores);
  return meanings.map((meaning, index) => vectorShare * meaning + (1 - vectorShare) * (words[index] ?? 0));
}

/** From 0 for the lowest to 1 for the highest; all 0 where nothing sets them apart. */
function stretched(scores: readonly number[]): number[] {
  const lowest = Math.min(...scores);
  const width = Math.max(...scores) - lowest;
  return scores.map((score) => (width > 0 ? (score - lowest) / width : 0));
}
