import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLimits } from './check-limits.ts';
import { checkReads } from './check-reads.ts';
import { checkSchema } from './check-schema.ts';
import { checkWrites } from './check-writes.ts';
import type { Subject, TestDatabase } from './database-under-test.ts';
import { propose, shopRows } from './database-under-test.ts';

/** What every kind of database is held to, on a real engine. */
export function describeDatabase(subject: Subject): void {
  describe(subject.name, () => {
    // Filled before the first test: the parts below read it only inside of their tests.
    const bench = { subject } as TestDatabase;

    beforeAll(async () => {
      bench.running = await subject.start();
      for (const sql of [...subject.sql.seed, ...shopRows(subject.sql.quote)]) {
        await bench.running.execute(sql);
      }
      bench.database = await bench.running.open();
    });

    afterAll(async () => {
      await bench.database?.close();
      await bench.running?.stop();
    });

    checkSchema(bench);
    checkReads(bench);
    checkLimits(bench);
    checkWrites(bench);

    test('closes twice, and runs nothing afterwards', async () => {
      const database = await bench.running.open();
      const statement = await database.approveRead(propose('SELECT id FROM customers'));
      await database.query(statement);
      await database.close();
      await database.close();
      await expect(database.query(statement)).rejects.toThrow();
    });
  });
}
