import { expect, test } from 'vitest';
import { readSchema } from './introspect.ts';

type Row = (string | null)[];

const column = (name: string, more: { type: string; fallback: string | null; extra?: string }): Row => [
  'column',
  'things',
  '1',
  name,
  more.type,
  'YES',
  more.fallback,
  more.extra ?? '',
  '',
  more.type.replace(/\W.*/, ''),
];

const defaults = (flavour: 'mysql' | 'mariadb', rows: Row[]) =>
  readSchema([['table', 'things', 'BASE TABLE', '0', ''], ...rows], flavour).tables[0]?.columns.map(
    (entry) => entry.default,
  );

test('[F01] reads defaults as SQL, as each of the two servers writes them', () => {
  const text = (fallback: string | null, extra = '') => column('t', { type: 'varchar(9)', fallback, extra });
  const number = column('n', { type: 'int', fallback: '1' });
  expect(defaults('mariadb', [number, text("'it''s'"), text('NULL'), text('current_timestamp()')])).toEqual([
    '1',
    "'it''s'",
    null,
    'current_timestamp()',
  ]);
  const made = text('CURRENT_TIMESTAMP', 'DEFAULT_GENERATED');
  expect(defaults('mysql', [number, text("it's"), text(null), made])).toEqual([
    '1',
    "'it''s'",
    null,
    'CURRENT_TIMESTAMP',
  ]);
});

test('[F01] knows keys into another database, and two keys of one name', () => {
  const key = (name: string, at: string, target: [string, string, string] | [null, null, null]): Row => [
    'key',
    'things',
    at,
    name,
    `c${at}`,
    ...target,
    'own',
  ];
  const schema = readSchema(
    [
      ['table', 'things', 'BASE TABLE', null, 'words'],
      key('PRIMARY', '1', [null, null, null]),
      key('twice', '1', [null, null, null]),
      key('twice', '1', ['other', 'far', 'id']),
      key('near', '2', ['own', 'near', 'b']),
      key('near', '1', ['own', 'near', 'a']),
    ],
    'mysql',
  );
  expect(schema.tables[0]).toMatchObject({
    primaryKey: ['c1'],
    uniques: [['c1']],
    foreignKeys: [
      {
        name: 'twice',
        columns: ['c1'],
        referencedSchema: 'other',
        referencedTable: 'far',
        referencedColumns: ['id'],
      },
      { name: 'near', columns: ['c1', 'c2'], referencedSchema: '', referencedColumns: ['a', 'b'] },
    ],
  });
});
