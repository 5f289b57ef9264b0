import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParleyError } from '@parley/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../../testing/stored-person.ts';
import type { Owner } from '../store/acting-member.ts';
import type { Store } from '../store/store.ts';
import { openStore } from '../store/store.ts';
import type { Recorder } from './execution-recorder.ts';
import { createRecorder } from './execution-recorder.ts';
import { statementReceipt } from './statement-receipt.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-recorder-'));
const failures: unknown[] = [];
let store: Store;
const owner: Owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' };
let recorder: Recorder;

beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await addPerson(store, owner);
  recorder = createRecorder({ store, onFailure: (error) => failures.push(error) });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const change = () =>
  statementReceipt(
    { owner, door: 'mcp', caller: 'Mover' },
    {
      kind: 'confirmation',
      connection: { id: null, name: 'Shop' },
      sql: 'DELETE FROM customers WHERE id = :id',
      parameters: [{ name: 'id', type: 'integer', description: '', required: true }],
      values: { id: 4 },
    },
  );

test('[I08] a change that a dying server leaves behind is on record, as of unknown outcome', async () => {
  const receipt = change();
  const begun = Promise.withResolvers<void>();
  void recorder.secure({ owner, receipt }, () => {
    begun.resolve();
    return new Promise(() => undefined);
  });
  await begun.promise;
  expect(await store.executions.find(owner, receipt.id)).toMatchObject({
    kind: 'confirmation',
    status: 'unknown',
    caller: 'Mover',
    sql: 'DELETE FROM customers WHERE id = :id',
    chips: [{ value: 4 }],
    error: { code: 'write_outcome_unknown', message: expect.stringContaining('may or may not') },
  });
});

test('[I08] nothing is changed where its record cannot be stored', async () => {
  const nowhere = { ...owner, id: 'nobody' };
  let isChanged = false;
  const work = async () => {
    isChanged = true;
  };
  await expect(recorder.secure({ owner: nowhere, receipt: change() }, work)).rejects.toThrow();
  expect(isChanged).toBe(false);
});

test('[I08] a change that was made is answered as made, also where its record cannot be closed', async () => {
  const { add } = store.executions;
  const close = () => Promise.reject(new Error('The disk is full.'));
  const failing = createRecorder({
    store: { executions: { ...store.executions, add, close } },
    onFailure: (error) => failures.push(error),
  });
  const receipt = change();
  expect(await failing.secure({ owner, receipt }, async () => 7)).toMatchObject({ value: 7 });
  expect(failures).toHaveLength(1);
  expect((await store.executions.find(owner, receipt.id))?.status).toBe('unknown');
});

test('[I08] a failure of which nobody knows the outcome is recorded as such, any other as failed', async () => {
  const statuses = await Promise.all(
    (['write_outcome_unknown', 'query_cancelled', 'sql_failed'] as const).map(async (code) => {
      const receipt = change();
      const work = () => Promise.reject(new ParleyError(code, { values: { reason: 'no' } }));
      await expect(recorder.secure({ owner, receipt }, work)).rejects.toThrow();
      return (await store.executions.find(owner, receipt.id))?.status;
    }),
  );
  expect(statuses).toEqual(['unknown', 'cancelled', 'failed']);
});
