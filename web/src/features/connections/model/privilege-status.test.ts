import { expect, test } from 'vitest';
import { privilegeStatus } from './privilege-status.ts';

const reader = {
  role: 'r',
  superuser: false,
  canWrite: false,
  canReachFiles: false,
  readOnlyRole: 'CREATE ROLE …',
};

test.each([
  [{}, 'good'],
  [{ canWrite: true }, 'warning'],
  [{ canWrite: true, readOnlyRole: null }, 'off'],
  [{ canWrite: true, canReachFiles: true }, 'bad'],
  [{ superuser: true, canWrite: true }, 'bad'],
  [{ superuser: null, canWrite: null }, 'off'],
])('the light of a role with %o is %s', (rights, tone) => {
  expect(privilegeStatus({ ...reader, ...rights }).tone).toBe(tone);
});
