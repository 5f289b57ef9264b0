import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LogEvent } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { personally } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { openStore } from '../store.ts';
import { dismissUnanswered, unanswered } from './unanswered-questions.ts';

test('what is asked with every answer reads the records that it is about, not all of somebody’s', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-indexes-'));
  const store = await openStore({ dataDir, databaseUrl: undefined, onIdleError: () => undefined });
  await store.close();
  const file = new DatabaseSync(join(dataDir, 'parley.db'));
  const asked: string[] = [];
  const log = ({ query }: LogEvent) => void asked.push(query.sql);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: prepared(file) }), log });
  const owner = personally({ id: 'ada', email: 'ada@example.com' });
  await unanswered(db, owner, 5);
  await dismissUnanswered(db, owner, { question: 'How many?', connectionId: 'shop' });
  const plans = asked.map((text) =>
    file
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail))
      .join(', '),
  );
  file.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toContain('parley_executions_unanswered');
});

function prepared(file: DatabaseSync) {
  return {
    close: () => undefined,
    prepare: (text: string) => {
      const statement = file.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as string[])),
        run: (values: readonly unknown[]) => statement.run(...(values as string[])),
        iterate: (values: readonly unknown[]) => statement.iterate(...(values as string[])),
      };
    },
  };
}
