import { expect, test } from 'vitest';
import { spaceIn } from './current-space.ts';

test.each([
  ['/s/3f1c-9a/tools', '3f1c-9a'],
  ['/s/3f1c-9a', '3f1c-9a'],
  ['/tools', undefined],
  ['/settings', undefined],
  ['/s/', undefined],
  ['/s/a.b/tools', undefined],
])('[N02] %s is in the space %s', (path, space) => {
  expect(spaceIn(path)).toBe(space);
});
