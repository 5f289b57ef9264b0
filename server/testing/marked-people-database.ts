import type { Dialect } from '@parley/contract/database-schema';
import { api } from '@parley/contract/routes';
import type { ConnectedShop } from './shop-databases.ts';
import type { TestBrowser } from './test-app.ts';

/** Parts of every value in a marked column, which stand nowhere else; in any case, order or writing. */
const canary = 'canary';
const traces = [canary, '4711471', Buffer.from(canary).toString('hex'), [...canary].reverse().join('')];

export const everyStandIn = /\b(?:person|email|phone|value)_[a-z]{8}\b/g;

/** What is in there of marked values. */
export function leaks(seen: unknown): string[] {
  const text = JSON.stringify(seen).toLowerCase();
  return traces.filter((trace) => text.includes(trace));
}

/** Tables with a canary in every column that `markPeople` marks. */
export async function fillPeople({ execute }: ConnectedShop, dialect: Dialect): Promise<void> {
  await execute(
    'CREATE TABLE people (id INTEGER PRIMARY KEY, name VARCHAR(60), phone VARCHAR(60), email VARCHAR(60), salary INTEGER, city VARCHAR(60))',
  );
  const rows = Array.from({ length: 8 }, (_, index) => {
    const id = index + 1;
    return `(${id}, 'Ada Canary${id}', '+49 ${canary} ${id}', '${canary}${id}@example.org', ${id}4711471, 'open city ${id % 3}')`;
  });
  await execute(`INSERT INTO people VALUES ${rows.join(', ')}`);
  await execute('CREATE TABLE orders (id INTEGER PRIMARY KEY, person_id INTEGER, total INTEGER)');
  await execute('INSERT INTO orders VALUES (1, 1, 10), (2, 1, 20), (3, 4, 30)');
  await execute('CREATE VIEW callers AS SELECT phone AS number_called, city AS town FROM people');
  await execute('CREATE VIEW called_again AS SELECT number_called AS who FROM callers');
  if (dialect === 'postgres')
    await execute(
      'CREATE FUNCTION phone_of(wanted integer) RETURNS text LANGUAGE sql STABLE AS $$ SELECT phone FROM people WHERE id = wanted $$',
    );
}

const marked = { name: 'person', phone: 'phone', email: 'email', salary: 'value' } as const;

/** Connects the database, reads its schema and marks its columns; gives the connection's id. */
export async function connectPeople(browser: TestBrowser, { form, schema }: ConnectedShop): Promise<string> {
  const connectionId: string = (await browser.send('POST', api.connections, form)).json().connection.id;
  await browser.send('POST', api.scan.replace(':id', connectionId));
  const changes = Object.entries(marked).map(([column, category]) => ({
    schema,
    table: 'people',
    column,
    kind: 'personal',
    category,
  }));
  const saved = await browser.send('PUT', api.marks.replace(':id', connectionId), { changes });
  if (saved.json().marks?.length !== changes.length) throw new Error(saved.body);
  return connectionId;
}
