import { limits } from '@parley/contract/limits';
import { describe, expect, test } from 'vitest';
import type { Given, TestDatabase } from './database-under-test.ts';
import { propose, read, rowsOf, trickyName } from './database-under-test.ts';

export function checkReads(bench: TestDatabase): void {
  describe('reads', () => {
    const rows = (sql: string, given: Record<string, Given> = {}) => rowsOf(bench.database, sql, given);

    const approvalAs = async (role: 'owner' | 'superuser', sql: string) => {
      const database = await bench.running.open({ role });
      try {
        return await database.approveRead(propose(sql));
      } finally {
        await database.close();
      }
    };

    test('gives columns with names and kinds, also without rows', async () => {
      const result = await read(bench.database, { sql: 'SELECT id, name FROM customers WHERE id < 0' });
      expect(result.columns.map(({ name }) => name)).toEqual(['id', 'name']);
      expect(result.columns.map(({ kind }) => kind)).toEqual(['integer', 'text']);
      expect(result).toMatchObject({ rows: [], truncated: null });
    });

    test('keeps both of two columns with one name', async () => {
      expect(await rows('SELECT 1 AS a, 2 AS a')).toEqual([['1', '2']]);
    });

    test('gives values as the engine writes them, and NULL as null', async () => {
      const { exact } = bench.subject.sql;
      expect(await rows(exact.sql)).toEqual([exact.row]);
      expect(await rows('SELECT name, email FROM customers ORDER BY id')).toEqual([
        ['Ada Nord', 'ada@example.com'],
        [trickyName, null],
        ['Zoë 東京 🙂', 'zoe@example.com'],
      ]);
    });

    test.each<[string, Given, string[]]>([
      ['name = :x', { type: 'text', value: trickyName }, ['2']],
      ['name LIKE :x', { type: 'text', value: 'Zoë%' }, ['3']],
      ['id = :x', { type: 'integer', value: '3' }, ['3']],
      ['id >= :x', { type: 'integer', value: 2 }, ['2', '3']],
      ['balance = :x', { type: 'number', value: '1234567890.10' }, ['1']],
      ['balance < :x', { type: 'number', value: 0 }, ['3']],
      ['is_active = :x', { type: 'boolean', value: false }, ['2']],
      ['born = :x', { type: 'date', value: '1990-02-28' }, ['1']],
      ['born > :x', { type: 'date', value: '1995-01-01' }, ['3']],
      ['created_at = :x', { type: 'timestamp', value: '2026-01-02 03:04:05' }, ['1']],
      ['external_id = :x', { type: 'uuid', value: '274ee3ff-66b5-41c9-a0fc-97e29c67afd2' }, ['1']],
      ['name = :x', { type: 'text', value: null, required: false }, []],
    ])('[J01] binds a value: %s with %o', async (condition, given, ids) => {
      const found = await rows(`SELECT id FROM customers WHERE ${condition} ORDER BY id`, { x: given });
      expect(found.flat()).toEqual(ids);
    });

    test('[J01] binds a value of an enumeration', async () => {
      const sql = 'SELECT id FROM products WHERE status = :status';
      expect(await rows(sql, { status: { type: 'enum', value: 'gone' } })).toEqual([['3']]);
    });

    test('[J01] binds a LIMIT, and one name used twice', async () => {
      const limited = 'SELECT id FROM customers ORDER BY id LIMIT :most';
      expect(await rows(limited, { most: { type: 'integer', value: 2 } })).toEqual([['1'], ['2']]);
      const optional = 'SELECT id FROM customers WHERE (:x IS NULL OR name = :x) ORDER BY id';
      const none: Given = { type: 'text', value: null, required: false };
      expect((await rows(optional, { x: none })).flat()).toEqual(['1', '2', '3']);
      expect(await rows(optional, { x: { type: 'text', value: 'Ada Nord' } })).toEqual([['1']]);
    });

    test.each<[string, Given, string[]]>([
      ['id IN (:x)', { type: 'integer', list: true, value: [1, '3', 99] }, ['1', '3']],
      ['id NOT IN (:x)', { type: 'integer', list: true, value: [1, 3] }, ['2']],
      ['id IN (:x)', { type: 'integer', list: true, value: 2 }, ['2']],
      ['name IN (:x)', { type: 'text', list: true, value: [trickyName, '{"', ''] }, ['2']],
      ['balance IN (:x)', { type: 'number', list: true, value: ['1234567890.10'] }, ['1']],
      ['born IN (:x)', { type: 'date', list: true, value: ['1990-02-28'] }, ['1']],
      [
        'external_id IN (:x)',
        { type: 'uuid', list: true, value: ['274ee3ff-66b5-41c9-a0fc-97e29c67afd2'] },
        ['1'],
      ],
      ['is_active IN (:x)', { type: 'boolean', list: true, value: [false] }, ['2']],
      // An empty list holds nothing: no row is in it, every row is outside of it.
      ['id IN (:x)', { type: 'integer', list: true, value: [] }, []],
      ['id NOT IN (:x)', { type: 'integer', list: true, value: [] }, ['1', '2', '3']],
      ['email NOT IN (:x)', { type: 'text', list: true, value: [] }, ['1', '2', '3']],
      // A list where the parameter is not declared as one, but its place takes nothing else.
      ['id IN (:x)', { type: 'integer', value: [2, 3] }, ['2', '3']],
      ['(:x IS NULL OR id IN (:x))', { type: 'integer', list: true, required: false, value: [3] }, ['3']],
      [
        '(:x IS NULL OR id IN (:x))',
        { type: 'integer', list: true, required: false, value: null },
        ['1', '2', '3'],
      ],
    ])('[J01] binds a list: %s with %o', async (condition, given, ids) => {
      const found = await rows(`SELECT id FROM customers WHERE ${condition} ORDER BY id`, { x: given });
      expect(found.flat()).toEqual(ids);
    });

    test('[J01] binds as many values as a list may have, and no more', async () => {
      const sql = 'SELECT COUNT(*) FROM customers WHERE id IN (:x) AND id IN (:x) AND name <> :y';
      const listOf = (length: number): Given => ({
        type: 'integer',
        list: true,
        value: Array.from({ length }, (_, index) => index + 1),
      });
      const y: Given = { type: 'text', value: 'Ada Nord' };
      expect(await rows(sql, { x: listOf(limits.parameter.listItems), y })).toEqual([['2']]);
      await expect(rows(sql, { x: listOf(limits.parameter.listItems + 1), y })).rejects.toMatchObject({
        code: 'parameter_invalid',
      });
    });

    test('[J01] refuses a list where one value belongs, and an empty value in a list', async () => {
      const invalid = { code: 'parameter_invalid' };
      const one: Given = { type: 'text', value: ['Ada Nord'] };
      await expect(rows('SELECT id FROM customers WHERE name = :x', { x: one })).rejects.toMatchObject(
        invalid,
      );
      const worded: Given = { type: 'integer', list: true, value: [1, '2 OR 1=1'] };
      await expect(rows('SELECT id FROM customers WHERE id IN (:x)', { x: worded })).rejects.toMatchObject(
        invalid,
      );
    });

    test('[J01] sees no parameter in a string or a comment', async () => {
      const sql =
        "SELECT ':a' AS a, '; DELETE FROM customers' AS b /* :b */ FROM customers WHERE id = :c -- :d";
      expect(await rows(sql, { c: { type: 'integer', value: 1 } })).toEqual([
        [':a', '; DELETE FROM customers'],
      ]);
    });

    test('names what is missing', async () => {
      const sql = 'SELECT id FROM customers WHERE id = :id AND name = :name';
      const given: Record<string, Given> = {
        id: { type: 'integer', value: null },
        name: { type: 'text', value: null },
      };
      await expect(rows(sql, given)).rejects.toMatchObject({
        code: 'parameters_missing',
        values: { names: 'id, name' },
      });
    });

    test('prepares without running', async () => {
      const { slow } = bench.subject.sql;
      const statement = await bench.database.approveRead(propose('SELECT id AS code, name FROM customers'));
      const columns = await bench.database.prepare(statement);
      expect(columns.map(({ name, kind }) => [name, kind])).toEqual([
        ['code', 'integer'],
        ['name', 'text'],
      ]);
      // Run, it would end at its limit on time, as a failure.
      await bench.database.prepare(await bench.database.approveRead(propose(slow)));
      // What ends its transaction may still be under way.
      await expect.poll(() => bench.running.running(), { timeout: 5_000 }).toBe(0);
    });

    test('says in one line what the engine says of a wrong statement', async () => {
      const failed = await rows('SELECT x FROM no_such_table').catch((error: unknown) => error);
      expect(failed).toMatchObject({ code: 'sql_failed' });
      expect(String(failed)).toMatch(/^.*no_such_table.*$/);
    });

    describe.each(['owner', 'superuser'] as const)('as %s', (role) => {
      test.each([
        'DELETE FROM customers',
        "UPDATE customers SET name = 'x'",
        "INSERT INTO customers (name) VALUES ('x')",
        'DROP TABLE customers',
        'CREATE TABLE mine (id INTEGER)',
        'SELECT 1; SELECT 2',
        'SELECT 1; DROP TABLE customers',
        'BEGIN',
        'COMMIT',
        '',
        '   -- only a comment',
        ';',
        'nonsense',
      ])('[J02] refuses as a read: %s', async (sql) => {
        await expect(approvalAs(role, sql)).rejects.toMatchObject({ code: 'sql_refused' });
      });

      test('[J03] refuses a statement that is too long', async () => {
        const long = (length: number) => `SELECT '${'x'.repeat(length - 9)}'`;
        const most = limits.query.statementBytes;
        await expect(approvalAs(role, long(most + 1))).rejects.toMatchObject({ code: 'sql_refused' });
        expect((await approvalAs(role, long(most))).access).toBe('read');
      });
    });

    test('[J02] runs nothing that does not carry the stamp of the guard', async () => {
      const statement = await bench.database.approveRead(propose('SELECT 1'));
      await expect(bench.database.query({ ...statement })).rejects.toThrow('stamp');
      await expect(bench.database.prepare({ ...statement })).rejects.toThrow('stamp');
      const write = await bench.database.approveWrite(propose('DELETE FROM orders WHERE number = 77'));
      await expect(bench.database.query(write)).rejects.toThrow();
      await expect(bench.database.rehearse(statement)).rejects.toThrow();
      await expect(bench.database.write(statement, 1)).rejects.toThrow();
    });

    test('carries nothing over from one run to the next', async () => {
      const { sessionProbe, stateful, slow } = bench.subject.sql;
      const before = await rows(sessionProbe);
      for (const sql of stateful) await rows(sql).catch(() => undefined);
      if (!bench.subject.leftAlone)
        await read(bench.database, { sql: slow, options: { limits: { time: 300 } } }).catch(() => undefined);
      for (let run = 0; run < 3; run += 1) expect(await rows(sessionProbe)).toEqual(before);
    });
  });
}
