import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** By the book: every way to write one as the other. */
function slowDistance(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const [a, b] = [left.slice(1), right.slice(1)];
  const same = slowDistance(a, b) + (left[0] === right[0] ? 0 : 1);
  const changed = Math.min(same, 1 + slowDistance(a, right), 1 + slowDistance(left, b));
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  return isSwapped ? Math.min(changed, 1 + slowDistance(left.slice(2), right.slice(2))) : changed;
}

test('a distance is exact up to the limit, and beyond it only said to be more', () => {
  const letters = ['', 'a', 'b', 'c'];
  const words = letters.flatMap((one) =>
    letters.flatMap((two) => letters.flatMap((three) => [`${one}${two}${three}`, `b${one}a${two}${three}`])),
  );
  for (const left of words) {
    for (const right of words) {
      const exact = slowDistance(left, right);
      const wrong = [1, 2].filter((most) => editDistance(left, right, most) !== Math.min(exact, most + 1));
      if (wrong.length > 0) expect([left, right, wrong]).toEqual([left, right, []]);
    }
  }
});
