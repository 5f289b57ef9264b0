import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addShop } from '../../testing/stored-person.ts';
import { analyseStatement, statementText } from '../language/statement/analyse-statement.ts';
import { openStore, type Store } from '../store/store.ts';
import { createStatements } from './tool-statement-facts.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parley-statements-'));
const owner = { id: 'ada', personId: 'ada', email: 'ada@example.com', role: 'owner' as const };
let store: Store;
let connectionId: string;

beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await addPerson(store, owner);
  connectionId = await addShop(store, owner);
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function addTool(statement: string | null) {
  const added = await store.tools.add(owner, {
    name: 'A tool',
    description: '',
    type: 'query',
    tables: [],
    fields: [],
    sql: 'SELECT name FROM customers WHERE country = :country',
    parameters: [],
    statement,
    source: { connectionId, connectionName: 'Shop', projectRef: null, dialect: 'sqlite' },
    isActive: true,
    provider: null,
    embedding: { model: 'm', textHash: '', vector: Float32Array.of(1) },
  });
  const tool = 'id' in added ? await store.tools.find(owner, added.id) : null;
  if (!tool) throw new Error('The tool was not added.');
  return tool;
}

test('a tool that was there before is read once, and kept', async () => {
  const tool = await addTool(null);
  const [read] = (await createStatements(store).of(owner.id, [tool])).values();
  expect(read?.uses.country?.[0]?.columns).toEqual([{ table: 'customers', column: 'country' }]);
  expect((await store.tools.statements(owner.id, [tool.id])).get(tool.id)).toBe(
    statementText(read ?? never()),
  );
});

test('what is kept is used as it is, without a look at the SQL', async () => {
  const other = await analyseStatement('sqlite', 'SELECT count(*) AS n FROM orders');
  const tool = await addTool(statementText(other));
  expect((await createStatements(store).of(owner.id, [tool])).get(tool.id)).toEqual(other);
});

function never(): never {
  throw new Error('Nothing was read.');
}
