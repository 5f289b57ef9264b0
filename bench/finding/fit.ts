/** One question: what each tool shows, and which of them are right. */
export type Choice = { options: readonly (readonly number[])[]; right: readonly boolean[] };

/** One best tool, and whether it was what was asked for. */
export type Decision = { signs: readonly number[]; isRight: boolean; worth: number };

const steps = 4_000;
const rate = 0.05;

/** Weights under which the right tools are the likeliest (soft-max), held near zero by `hold`. */
export function fitChoice(choices: readonly Choice[], hold = 1): number[] {
  const spread = spreadOf(choices.flatMap(({ options }) => options));
  const scaled = choices.map(({ options, right }) => ({
    right,
    options: options.map((one) => divided(one, spread)),
  }));
  const weights = descend(spread.length, (at) => {
    const slope = at.map((weight) => 2 * hold * weight);
    for (const { options, right } of scaled) {
      const all = softMax(options.map((one) => dot(one, at)));
      const among = all.map((share, place) => (right[place] ? share : 0));
      const sum = Math.max(
        1e-12,
        among.reduce((total, share) => total + share, 0),
      );
      for (const [place, one] of options.entries()) {
        const pull = (all[place] ?? 0) - (among[place] ?? 0) / sum;
        for (const [sign, value] of one.entries()) slope[sign] = (slope[sign] ?? 0) + pull * value;
      }
    }
    return slope.map((value) => value / choices.length);
  });
  return divided(weights, spread);
}

/** Weights of a logistic model, and last the bar at which it is as likely as not. */
export function fitDecision(decisions: readonly Decision[], hold = 1): number[] {
  const spread = spreadOf(decisions.map(({ signs }) => signs));
  const rows = decisions.map(({ signs, ...one }) => ({ ...one, signs: [...divided(signs, spread), 1] }));
  const weights = descend(spread.length + 1, (at) => {
    const slope = at.map((weight, sign) => (sign === spread.length ? 0 : (2 * hold * weight) / 1_000));
    for (const { signs, isRight, worth } of rows) {
      const pull = worth * (1 / (1 + Math.exp(-dot(signs, at))) - (isRight ? 1 : 0));
      for (const [sign, value] of signs.entries()) slope[sign] = (slope[sign] ?? 0) + pull * value;
    }
    return slope;
  });
  return [...divided(weights.slice(0, -1), spread), -(weights.at(-1) ?? 0)];
}

/** Adam: each weight in steps of its own size. */
function descend(count: number, slopeAt: (weights: readonly number[]) => readonly number[]): number[] {
  const weights = Array.from({ length: count }, () => 0);
  const mean = [...weights];
  const square = [...weights];
  for (let step = 1; step <= steps; step += 1) {
    for (const [at, slope] of slopeAt(weights).entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope ** 2;
      const size = Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8;
      weights[at] = (weights[at] ?? 0) - (rate * (mean[at] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  }
  return weights;
}

function spreadOf(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, sign) => {
    const values = rows.map((row) => row[sign] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-9;
  });
}

function divided(row: readonly number[], by: readonly number[]): number[] {
  return row.map((value, at) => value / (by[at] ?? 1));
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function softMax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
