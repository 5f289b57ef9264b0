import { describe, expect, test } from 'vitest';
import { approveSqliteRead, approveSqliteWrite } from '../../approve-sqlite.ts';
import { plantedAttacks, plantedWrites } from './attacks-and-legal-reports.ts';
import { hostile, hostileWrites, legal, legalWrites, runaways } from './hostile-and-legal-statements.ts';

const propose = (sql: string) => ({ sql, parameters: [], values: {} });

/** A string in the place of a table's name, a view, a trigger: only SQLite itself knows what they are. */
const leftToTheAuthorizer = new Set([
  ...[...plantedAttacks, ...plantedWrites].map(([sql]) => sql),
  'SELECT * FROM hidden',
  "UPDATE documents SET created = 'x'",
  "SELECT * FROM 'pragma_database_list'",
  "INSERT INTO customers (name) SELECT file FROM 'pragma_database_list'",
]);
/** Names that do not exist where a statement is compiled: SQLite says so itself. */
const namesUnknown = /parley_after|temp\.x/;

describe('the guard alone, before SQLite sees a statement', () => {
  test('the corpus is large enough, and without repetition', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(150);
    expect(legal.length).toBeGreaterThanOrEqual(80);
    const all = [...hostile.map(([sql]) => sql), ...legal, ...runaways];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(hostile.filter(([sql]) => !leftToTheAuthorizer.has(sql)))('[J02] refuses %j: %s', async (sql) => {
    await expect(approveSqliteRead(propose(sql))).rejects.toThrow(
      expect.objectContaining({ code: 'sql_refused' }),
    );
  });

  test.each([...legal, ...runaways].map((sql) => [sql.slice(0, 120), sql]))('allows %j', async (_, sql) => {
    expect((await approveSqliteRead(propose(sql))).access).toBe('read');
  });

  const refusedWrites = hostileWrites.filter(
    ([sql]) => !leftToTheAuthorizer.has(sql) && !namesUnknown.test(sql),
  );
  test.each(refusedWrites)('refuses the write %j: %s', async (sql) => {
    await expect(approveSqliteWrite(propose(sql))).rejects.toThrow(
      expect.objectContaining({ code: 'sql_refused' }),
    );
  });

  test.each(legalWrites)('allows the write %j', async (sql) => {
    expect((await approveSqliteWrite(propose(sql))).access).toBe('write');
    await expect(approveSqliteRead(propose(sql))).rejects.toThrow(
      expect.objectContaining({ code: 'sql_refused' }),
    );
  });
});
