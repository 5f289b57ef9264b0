import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApprovedSql } from '../../guard/approved-sql.ts';
import type { Given, TestDatabase } from './database-under-test.ts';
import { propose, rowsOf } from './database-under-test.ts';

export function checkWrites(bench: TestDatabase): void {
  describe('writes', () => {
    beforeAll(async () => {
      await bench.running.execute('CREATE TABLE stock (id INTEGER NOT NULL PRIMARY KEY, amount INTEGER)');
      await bench.running.execute('INSERT INTO stock (id, amount) VALUES (1, 10), (2, 20), (3, NULL)');
    });

    afterAll(() => bench.running.execute('DROP TABLE stock'));

    const approve = (sql: string, given: Record<string, Given> = {}): Promise<ApprovedSql> =>
      bench.database.approveWrite(propose(sql, given));
    const stock = () => rowsOf(bench.database, 'SELECT id, amount FROM stock ORDER BY id');
    const raise = () =>
      approve('UPDATE stock SET amount = amount + :by WHERE id <= 2', { by: { type: 'integer', value: 5 } });

    const untouched = [
      ['1', '10'],
      ['2', '20'],
      ['3', null],
    ];

    test('rehearses an update: counts the rows, shows them, and changes nothing', async () => {
      const rehearsal = await bench.database.rehearse(await raise());
      expect(rehearsal.rowsAffected).toBe(2);
      if (rehearsal.before) expect(rehearsal.before.rows).toEqual(untouched.slice(0, 2));
      if (rehearsal.after) {
        expect(rehearsal.after.rows).toEqual([
          ['1', '15'],
          ['2', '25'],
        ]);
      }
      expect(await stock()).toEqual(untouched);
    });

    test.each([
      ['INSERT INTO stock (id, amount) VALUES (4, 1), (5, 2)', 2],
      ['INSERT INTO stock (id, amount) SELECT id + 10, amount FROM stock', 3],
      ['DELETE FROM stock', 3],
      ['DELETE FROM stock WHERE id > 100', 0],
      ['UPDATE stock SET amount = NULL WHERE id IN (SELECT id FROM products WHERE price > 50)', 2],
    ])('rehearses, and changes nothing: %s', async (sql, count) => {
      expect((await bench.database.rehearse(await approve(sql))).rowsAffected).toBe(count);
      expect(await stock()).toEqual(untouched);
    });

    test('[J01] rehearses a write to the rows of a list, and to none where the list is empty', async () => {
      const sql = 'UPDATE stock SET amount = :to WHERE id IN (:ids) AND amount <> :without';
      const rehearse = async (ids: number[]) =>
        bench.database.rehearse(
          await approve(sql, {
            to: { type: 'integer', value: 7 },
            ids: { type: 'integer', list: true, value: ids },
            without: { type: 'integer', value: 99 },
          }),
        );
      const rehearsal = await rehearse([2, 1]);
      expect(rehearsal.rowsAffected).toBe(2);
      if (rehearsal.before) expect(rehearsal.before.rows).toEqual(untouched.slice(0, 2));
      expect((await rehearse([])).rowsAffected).toBe(0);
      expect(await stock()).toEqual(untouched);
    });

    test('writes nothing when the count is another than the rehearsal’s', async () => {
      await expect(bench.database.write(await raise(), 3)).rejects.toMatchObject({
        code: 'rehearsal_differs',
        values: { expected: 3, actual: 2 },
      });
      expect(await stock()).toEqual(untouched);
    });

    test('writes for good when the count is the rehearsal’s', async () => {
      expect(await bench.database.write(await raise(), 2)).toEqual({ rowsAffected: 2 });
      expect(await stock()).toEqual([
        ['1', '15'],
        ['2', '25'],
        ['3', null],
      ]);
      await bench.running.execute('UPDATE stock SET amount = amount - 5 WHERE id <= 2');
    });

    test('writes nothing that breaks a rule of the database', async () => {
      const twice = await approve('INSERT INTO stock (id, amount) VALUES (6, 1), (1, 1)');
      await expect(bench.database.write(twice, 2)).rejects.toMatchObject({ code: 'sql_failed' });
      const orphan = await approve(
        "INSERT INTO order_items (region, number, line, product_id) VALUES ('xx', 9, 9, 1)",
      );
      await expect(bench.database.write(orphan, 1)).rejects.toMatchObject({ code: 'sql_failed' });
      expect(await stock()).toEqual(untouched);
    });

    test.each([
      'SELECT 1',
      'DROP TABLE stock',
      'CREATE TABLE mine (id INTEGER)',
      'ALTER TABLE stock ADD COLUMN more INTEGER',
      'DELETE FROM stock; DELETE FROM stock',
      'BEGIN',
      'COMMIT',
      '',
    ])('refuses as a write: %s', async (sql) => {
      await expect(approve(sql)).rejects.toMatchObject({ code: 'sql_refused' });
    });
  });
}
