import { expect, test } from 'vitest';
import { createTextWidthMeasure } from './measure-text-width.ts';

const wide = (character: string) => (character === 'W' ? 12 : 6);

test('adds up the characters and leaves a little room', () => {
  const widthOf = createTextWidthMeasure(wide);
  expect(widthOf('')).toBe(0);
  expect(widthOf('Wax')).toBeGreaterThanOrEqual(24);
  expect(widthOf('Wax')).toBeLessThan(26);
});

test('measures each character once, and one of two code units as one', () => {
  const measured: string[] = [];
  const widthOf = createTextWidthMeasure((character) => {
    measured.push(character);
    return wide(character);
  });
  widthOf('abba');
  widthOf('ab🦜a');
  expect(measured).toEqual(['a', 'b', '🦜']);
});
