import type { RowRules } from '@parley/contract/spaces/row-rules-and-groups';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Owner, RowRights } from '../../store/acting-member.ts';
import { createSpaceAccess } from './space-access.ts';

const asker: Owner = { id: 'space', personId: 'ann', email: 'ann@example.com', role: 'asker' };
const rule = { schema: '', table: 'sales', column: 'region', boundTo: { kind: 'mail' } } as const;
const known = { groups: [], attributes: {} };
const ruled: RowRights = { rules: new Map<string, RowRules>([['shop', { rules: [rule], open: [] }]]), known };
const unruled: RowRights = { rules: new Map(), known };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function accessTo(rights: RowRights) {
  const rightsOf = vi.fn(async () => rights);
  return { rightsOf, access: createSpaceAccess({ rowRules: { rightsOf } } as never) };
}

test('[N12] that a space has no row rules is remembered for a second', async () => {
  const { rightsOf, access } = accessTo(unruled);
  for (let call = 0; call < 3; call += 1) expect(await access.loadMemberRowRules(asker)).toEqual(unruled);
  expect(rightsOf).toHaveBeenCalledTimes(1);
  await access.loadMemberRowRules({ ...asker, personId: 'ben' });
  expect(rightsOf, 'of each member by itself').toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 1_000);
  await access.loadMemberRowRules(asker);
  expect(rightsOf).toHaveBeenCalledTimes(3);
  await access.rowRightsNow(asker);
  expect(rightsOf, 'what stays open asks the store').toHaveBeenCalledTimes(4);
});

test('[N12] the rules of a space that has some are read for every call', async () => {
  const { rightsOf, access } = accessTo(ruled);
  for (let call = 0; call < 3; call += 1) expect(await access.loadMemberRowRules(asker)).toEqual(ruled);
  expect(rightsOf).toHaveBeenCalledTimes(3);
});

test('[N12] a change on this server holds from the next call on, also when it was made while the store was read', async () => {
  const { rightsOf, access } = accessTo(unruled);
  await access.loadMemberRowRules(asker);
  rightsOf.mockResolvedValue(ruled);
  access.forgetRowRights();
  expect(await access.loadMemberRowRules(asker)).toEqual(ruled);
  const slow = Promise.withResolvers<RowRights>();
  rightsOf.mockReturnValueOnce(slow.promise);
  const before = access.loadMemberRowRules(asker);
  access.forgetRowRights();
  slow.resolve(unruled);
  expect(await before).toEqual(unruled);
  expect(await access.loadMemberRowRules(asker)).toEqual(ruled);
});
