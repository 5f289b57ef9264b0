import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { grantedToken } from '../../server/testing/hosted-service-access.ts';
import type { EmulatorProcess } from '../../server/testing/servers/emulator-process.ts';
import type { ResultRows } from '../../training/compare-results.ts';

/** Runs a statement past Parley, on the very database that it asks. */
export type RunGold = (sql: string) => Promise<ResultRows>;

/** The sample shop of the only account that has one. */
export function shopGold(dataDir: string): RunGold {
  const [file, ...more] = globSync(join(dataDir, 'sqlite/*/*')).filter((path) => !/-(wal|shm)$/.test(path));
  if (file === undefined || more.length > 0) throw new Error('There is not exactly one sample shop.');
  return async (sql) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const statement = database.prepare(sql);
      const columns = statement.columns().map(({ name }) => name);
      return { columns, rows: statement.all().map((row) => columns.map((name) => row[name])) };
    } finally {
      database.close();
    }
  };
}

type Project = { ref: string; organization: string };

export async function projectGold(
  emulator: EmulatorProcess,
  { ref, organization }: Project,
): Promise<RunGold> {
  const token = await grantedToken(emulator, organization);
  return async (query) => {
    const answer = await fetch(`${emulator.url}/v1/projects/${ref}/database/query/read-only`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`);
    const rows = (await answer.json()) as Record<string, unknown>[];
    const columns = Object.keys(rows[0] ?? {});
    return { columns, rows: rows.map((row) => columns.map((name) => row[name])) };
  };
}
