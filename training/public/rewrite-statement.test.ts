import { describe, expect, it } from 'vitest';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { rewriteStatement } from './rewrite-statement.ts';

function schemaOf(tables: Record<string, string[]>): Schema {
  const columns = Object.values(tables).flatMap((names, table) =>
    names.map((name) => ({
      name,
      table,
      type: 'text' as const,
      sqlType: 'text',
      nullable: true,
      comment: null,
      timeStorage: 'native' as const,
      values: [],
      unique: false,
    })),
  );
  return {
    tables: Object.keys(tables).map((name, table) => ({
      name,
      namespace: null,
      comment: null,
      columns: columns.flatMap((column, position) => (column.table === table ? [position] : [])),
      primaryKey: [],
      rows: null,
    })),
    columns,
    foreignKeys: [],
  };
}

const schema = schemaOf({
  Singer: ['Singer_ID', 'name', 'end', 'Net Worth'],
  concert: ['concert_id', 'Name', 'singer_id'],
});

describe('rewriteStatement', () => {
  it('writes texts in single quotes', () => {
    expect(rewriteStatement('SELECT name FROM Singer WHERE name = "O\'Hara"', schema)).toBe(
      `SELECT name FROM "Singer" WHERE name = 'O''Hara'`,
    );
  });

  it('keeps what stands inside a text', () => {
    expect(rewriteStatement('SELECT name FROM singer WHERE name = "a . b ( c , d )"', schema)).toContain(
      `'a . b ( c , d )'`,
    );
  });

  it('spells names as the schema does, by the table of their alias', () => {
    expect(
      rewriteStatement(
        'SELECT T1.NAME , T2.NAME FROM singer AS T1 JOIN CONCERT AS T2 ON T1.singer_id = T2.singer_id',
        schema,
      ),
    ).toBe(
      'SELECT t1.name, t2."Name" FROM "Singer" AS t1 JOIN concert AS t2 ON t1."Singer_ID" = t2.singer_id',
    );
  });

  it('quotes reserved words and names with blanks', () => {
    expect(rewriteStatement('SELECT T1.end , T1.`Net Worth` FROM singer AS T1', schema)).toBe(
      'SELECT t1."end", t1."Net Worth" FROM "Singer" AS t1',
    );
  });

  it('joins operators that are written in two parts', () => {
    expect(
      rewriteStatement('SELECT count ( * ) FROM singer WHERE name ! = "x" AND end > = 5', schema),
    ).toContain(`name != 'x'`);
  });

  it('names a join without a condition a cross join', () => {
    expect(
      rewriteStatement('SELECT count(*) FROM singer AS a JOIN concert AS b WHERE a.name = b.name', schema),
    ).toBe('SELECT COUNT(*) FROM "Singer" AS a CROSS JOIN concert AS b WHERE a.name = b."Name"');
  });

  it('reads comparisons with no value as such', () => {
    expect(
      rewriteStatement(
        'SELECT name FROM singer WHERE name != "null" AND Singer_ID = "" AND name = "Null Set"',
        schema,
      ),
    ).toContain(`WHERE name IS NOT NULL AND "Singer_ID" IS NULL AND name = 'Null Set'`);
  });
});
