import type { Dialect } from '@parley/contract/database-schema';
import { quoteName } from '../src/databases/quote-name.ts';

type Type =
  | 'integer'
  | 'decimal'
  | 'float'
  | 'text'
  | 'long text'
  | 'date'
  | 'timestamp'
  | 'boolean'
  | 'bytes';

type AwkwardTable = {
  name: string;
  columns: Record<string, Type>;
  key?: string[];
  /** [own columns, table, its columns] */
  references?: [string[], string, string[]][];
  rows: (string | number | null)[][];
};

/** Names with spaces, quotes, capitals and reserved words; keys of several columns, or none at all. */
const tables: AwkwardTable[] = [
  {
    name: 'Kunden',
    columns: { 'Kunden Nr': 'integer', Name: 'text', Straße: 'text', 'E-Mail': 'text', Passwort: 'text' },
    key: ['Kunden Nr'],
    rows: [
      [1, "O'Hara; --", 'Am Bach 1', 'a@example.com', 'x'],
      [2, 'Zoë 東京', null, null, 'y'],
    ],
  },
  {
    name: 'order',
    columns: {
      region: 'text',
      no: 'integer',
      kunde: 'integer',
      from: 'date',
      to: 'date',
      status: 'text',
      limit: 'integer',
    },
    key: ['region', 'no'],
    references: [[['kunde'], 'Kunden', ['Kunden Nr']]],
    rows: [
      ['eu', 1, 1, '2026-03-01', '2026-03-05', 'open', 3],
      ['eu', 2, 1, '2026-04-01', null, 'done', null],
      ['us', 1, null, null, null, 'open', 1],
    ],
  },
  {
    name: 'Order Details',
    columns: {
      region: 'text',
      no: 'integer',
      line: 'integer',
      Quantity: 'integer',
      UnitPrice: 'decimal',
      Discount: 'float',
    },
    key: ['region', 'no', 'line'],
    references: [[['region', 'no'], 'order', ['region', 'no']]],
    rows: [
      ['eu', 1, 1, 2, 9.5, 0.1],
      ['eu', 1, 2, 1, 100, 0],
      ['us', 1, 1, 5, 3.25, 0.5],
    ],
  },
  {
    name: 'airports',
    columns: { code: 'text', name: 'text', country: 'text', lat: 'float' },
    key: ['code'],
    rows: [
      ['TXL', 'Tegel', 'DE', 52.5],
      ['JFK', 'Kennedy', 'US', 40.6],
    ],
  },
  {
    name: 'flights',
    columns: {
      id: 'integer',
      origin_code: 'text',
      destination_code: 'text',
      departs_at: 'timestamp',
      expected_at: 'timestamp',
      delivered_at: 'timestamp',
      seats: 'integer',
      fare_amount: 'float',
      cancelled: 'boolean',
    },
    key: ['id'],
    references: [
      [['origin_code'], 'airports', ['code']],
      [['destination_code'], 'airports', ['code']],
    ],
    rows: [
      [1, 'TXL', 'JFK', '2026-01-01 08:00:00', '2026-01-01 16:00:00', '2026-01-01 17:30:00', 180, 320.5, 0],
      [2, 'JFK', 'TXL', '2026-02-03 09:30:00', '2026-02-03 18:00:00', null, 90, null, 1],
    ],
  },
  {
    name: 'staff_members',
    columns: {
      id: 'integer',
      first_name: 'text',
      last_name: 'text',
      boss_id: 'integer',
      hired_on: 'date',
      photo: 'bytes',
    },
    key: ['id'],
    references: [[['boss_id'], 'staff_members', ['id']]],
    rows: [
      [1, 'Ada', 'Nord', null, '2020-01-01', null],
      [2, 'Bo', 'Lund', 1, '2021-05-01', null],
    ],
  },
  {
    name: 'staff_flights',
    columns: { staff_member_id: 'integer', flight_id: 'integer' },
    key: ['staff_member_id', 'flight_id'],
    references: [
      [['staff_member_id'], 'staff_members', ['id']],
      [['flight_id'], 'flights', ['id']],
    ],
    rows: [[1, 1]],
  },
  {
    name: 'articles',
    columns: {
      id: 'integer',
      title: 'text',
      "it's": 'text',
      units_in_stock: 'integer',
      reorder_level: 'integer',
      rating: 'integer',
    },
    key: ['id'],
    rows: [[1, 'Lamp', 'a "b" `c`', 3, 5, 4]],
  },
  {
    name: 'article_reviews',
    columns: { article_id: 'integer', stars: 'integer', created_at: 'integer', text: 'long text' },
    rows: [
      [1, 5, 1_770_000_000, 'good'],
      [1, 2, 1_771_000_000, null],
    ],
  },
  { name: 'empty', columns: { note: 'text' }, rows: [] },
];

const types: Record<Dialect, Record<Type, string>> = {
  postgres: {
    integer: 'integer',
    decimal: 'numeric(10, 2)',
    float: 'real',
    text: 'varchar(80)',
    'long text': 'text',
    date: 'date',
    timestamp: 'timestamptz',
    boolean: 'boolean',
    bytes: 'bytea',
  },
  mysql: {
    integer: 'INT',
    decimal: 'DECIMAL(10, 2)',
    float: 'FLOAT',
    text: 'VARCHAR(80)',
    'long text': 'TEXT',
    date: 'DATE',
    timestamp: 'DATETIME',
    boolean: 'BOOLEAN',
    bytes: 'BLOB',
  },
  sqlite: {
    integer: 'INTEGER',
    decimal: 'DECIMAL(10, 2)',
    float: 'REAL',
    text: 'TEXT',
    'long text': 'TEXT',
    date: 'DATE',
    timestamp: 'TIMESTAMP',
    boolean: 'BOOLEAN',
    bytes: 'BLOB',
  },
};

/** The statements that make and fill them. */
export function awkwardTables(dialect: Dialect): string[] {
  return [...tables.flatMap((table) => [create(dialect, table), ...insert(dialect, table)]), view(dialect)];
}

function create(dialect: Dialect, { name, columns, key, references = [] }: AwkwardTable): string {
  const quoted = (names: readonly string[]) => names.map((one) => quoteName(dialect, one)).join(', ');
  const isKey = (column: string) => key?.includes(column) ?? false;
  const parts = [
    ...Object.entries(columns).map(
      ([column, type]) =>
        `${quoteName(dialect, column)} ${types[dialect][type]}${isKey(column) ? ' NOT NULL' : ''}`,
    ),
    ...(key ? [`PRIMARY KEY (${quoted(key)})`] : []),
    ...references.map(
      ([own, table, other]) =>
        `FOREIGN KEY (${quoted(own)}) REFERENCES ${quoteName(dialect, table)} (${quoted(other)})`,
    ),
  ];
  return `CREATE TABLE ${quoteName(dialect, name)} (${parts.join(', ')})`;
}

function insert(dialect: Dialect, { name, columns, rows }: AwkwardTable): string[] {
  const kinds = Object.values(columns);
  return rows.map((row) => {
    const values = row.map((value, index) => literal(value, kinds[index] === 'boolean'));
    return `INSERT INTO ${quoteName(dialect, name)} VALUES (${values.join(', ')})`;
  });
}

function literal(value: string | number | null, isBoolean: boolean): string {
  if (value === null) return 'NULL';
  if (isBoolean) return value === 1 ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function view(dialect: Dialect): string {
  const name = quoteName(dialect, 'Fares by country');
  return `CREATE VIEW ${name} AS SELECT a.country, a.name, f.fare_amount, f.departs_at FROM flights f JOIN airports a ON a.code = f.origin_code`;
}
