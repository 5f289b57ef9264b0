import { expect, test } from 'vitest';
import { z } from 'zod';
import { timeOrderedId } from './time-ordered-id.ts';

test('ids are UUIDs of version 7, in the order of their time, and no two are the same', () => {
  const earlier = timeOrderedId(1_700_000_000_000);
  expect(earlier).toMatch(/^018bcfe5-6800-7/);
  expect(timeOrderedId(1_700_000_000_001) > earlier).toBe(true);
  const many = Array.from({ length: 1_000 }, () => timeOrderedId(1_700_000_000_000));
  expect(new Set(many).size).toBe(1_000);
  for (const id of many) expect(z.uuidv7().safeParse(id).success).toBe(true);
});
