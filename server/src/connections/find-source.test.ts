import { expect, test } from 'vitest';
import { createFindSource } from './find-source.ts';
import type { DatabaseAccess } from './opening/database-access.ts';

const never = new AbortController().signal;
const ada = { personId: 'ada', email: 'ada@example.com', role: 'owner' as const };
const saved = { id: 'connection', name: 'Sales' };

const findIn = (spaceId: string, ref: string) =>
  createFindSource({
    store: {
      connections: {
        findProject: async (_owner: string, asked: string) => (asked === 'connected' ? saved : null),
      },
    } as never,
    databaseAccess: {} as DatabaseAccess,
    withProject: async () => {
      throw new Error('nothing is opened here');
    },
  })({ owner: { ...ada, id: spaceId }, signal: never }, { project_ref: ref });

test('[N03] a shared space has the projects that were connected, not all that a consent reaches', async () => {
  await expect(findIn('team', 'other')).rejects.toMatchObject({ code: 'not_found' });
  expect((await findIn('team', 'connected')).connection).toBe(saved);
});

test('in a personal space a project need not be saved', async () => {
  expect((await findIn('ada', 'other')).connection).toEqual({ id: null, name: 'other' });
});
