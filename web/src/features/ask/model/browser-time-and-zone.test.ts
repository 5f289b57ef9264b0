import { momentSchema } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { browserTimeAndZone, withOffset } from './browser-time-and-zone.ts';

test('tells the time here with its distance from Greenwich', () => {
  const now = new Date();
  expect(Date.parse(withOffset(now))).toBe(Math.floor(now.getTime() / 1_000) * 1_000);
});

test('is what the server takes', () => {
  expect(momentSchema.safeParse(browserTimeAndZone(new Date(), 'en-GB')).success).toBe(true);
});

test('starts the week where the language starts it', () => {
  expect(browserTimeAndZone(new Date(), 'en-US').weekStart).toBe('sunday');
  expect(browserTimeAndZone(new Date(), 'de-DE').weekStart).toBe('monday');
});
