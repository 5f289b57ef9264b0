import { randomUUID } from 'node:crypto';

type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  maxLength?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  format?: string;
};

/** `statements`: whether every shape of statement is tried, or only those that take longest to read. */
type Attack = { schema: JsonSchema; sample: unknown; statements: 'all' | 'heaviest' };

export type HostileBody = { what: string; body: string };

/** What fits into one body beside the rest of it. */
const mostBytes = 900_000;
const longText = 4_000;

/**
 * For every text, list, record and free value that a schema takes: a body like the sample, with the worst there, as
 * large as it may be.
 */
export function* hostileBodies({ schema, sample, statements }: Attack): Generator<HostileBody> {
  for (const { path, schema: leaf } of leavesOf(schema, [])) {
    for (const [shape, value] of hostileValues(leaf, valueAt(sample, path), statements)) {
      const where = path.join('.') || 'the body';
      yield { what: `${shape} in ${where}`, body: JSON.stringify(withValue(sample, path, value)) };
    }
  }
}

/** Whether anything in it is for the caller to word. */
export function takesText(schema: JsonSchema): boolean {
  return leavesOf(schema, []).length > 0;
}

type Leaf = { path: readonly string[]; schema: JsonSchema };

function leavesOf(schema: JsonSchema, path: readonly string[]): Leaf[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return branches.flatMap((branch) => leavesOf(branch, path));
  const { type, properties = {}, additionalProperties: more, items } = schema;
  const own = Object.entries(properties).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  if (type === 'object') return typeof more === 'object' ? [{ path, schema }, ...own] : own;
  if (type === 'array') return [{ path, schema }, ...leavesOf(items ?? {}, [...path, '0'])];
  const isFixed = schema.enum !== undefined || schema.const !== undefined || schema.format !== undefined;
  return isFixed || (type !== undefined && type !== 'string') ? [] : [{ path, schema }];
}

function hostileValues(
  { type, maxLength, maxItems, items }: JsonSchema,
  sample: unknown,
  statements: Attack['statements'],
): [string, unknown][] {
  if (type === 'string') return maxLength ? hostileTexts(maxLength, statements) : plainTexts(mostBytes);
  if (type === 'array')
    return [
      ['a long list', filled(maxItems ?? Number.POSITIVE_INFINITY, items, sample)],
      ['an endless list', filled(Number.POSITIVE_INFINITY, undefined, undefined)],
    ];
  if (type === 'object') return [['50,000 keys', numbered(50_000, () => 1)]];
  return hostileData;
}

function filled(most: number, items: JsonSchema | undefined, sample: unknown): unknown[] {
  const [first] = Array.isArray(sample) ? sample : [];
  const list: unknown[] = [];
  for (
    let bytes = 0;
    list.length < most && bytes < mostBytes;
    bytes += 4 + JSON.stringify(list.at(-1)).length
  )
    list.push(first ?? (items?.format === 'uuid' ? randomUUID() : `name ${list.length}`));
  return list;
}

function numbered(count: number, value: (index: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value(index)]));
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const hostileData: [string, unknown][] = [
  ['a long text', 'a '.repeat(mostBytes / 2)],
  ['deep nesting', nested(3_000)],
  ['50,000 keys', numbered(50_000, () => 1)],
  [
    'many rows',
    Array.from({ length: 9_000 }, (_, id) => ({ id, name: `Name ${id}`, total: id / 7, at: '2026-01-01' })),
  ],
  ['many columns', Array.from({ length: 20 }, () => numbered(2_000, (index) => index))],
  ['other columns in each row', Array.from({ length: 10_000 }, (_, index) => ({ [`k${index}`]: index }))],
  ['many tables', { tables: Array.from({ length: 3_000 }, (_, index) => tableOf(index)) }],
  ['many table names', { tables: Array.from({ length: 1_000 }, (_, index) => ({ name: `t${index}` })) }],
];

function tableOf(index: number) {
  const columns = [{ name: 'id', type: 'int', kind: 'integer', nullable: false }];
  return { schema: 'p', name: `t${index}`, columns, primaryKey: ['id'], foreignKeys: [] };
}

const upTo = (length: number, piece: string, before = '', after = '') =>
  before +
  piece.repeat(Math.max(0, Math.floor((length - before.length - after.length) / piece.length))) +
  after;

function around(length: number, open: string, middle: string, close: string): string {
  const depth = Math.floor((length - middle.length - 30) / (open.length + close.length));
  return `${open.repeat(depth)}${middle}${close.repeat(depth)}`;
}

function plainTexts(length: number): [string, string][] {
  return [
    ['one letter', upTo(length, 'a')],
    ['blanks', upTo(length, ' ', 'a', 'a')],
    ['digits', upTo(length, '1')],
  ];
}

/** What a text of so many letters may be at its worst: statements, questions, files and food for regular expressions. */
function hostileTexts(most: number, statements: Attack['statements']): [string, string][] {
  const length = Math.min(most, mostBytes);
  const plain = plainTexts(length);
  if (length < 1_000) return plain;
  if (length < longText) return [...plain, ...hostileQuestions(length)];
  if (length > 200_000) return [...plain, ...hostileFiles(length)];
  const all = hostileStatements(length);
  return [...plain, ...(statements === 'all' ? all : all.slice(0, heaviest))];
}

const questionPieces = [
  '1 2 3 4 5 6 7 8 9 ',
  '1/2/',
  'top 5 ',
  'customers in Berlin and Paris ',
  'more than 5 less than 6 ',
  'May 2024 ',
  'not only without ',
  'a.b@c-',
  'twenty one thousand ',
];

function hostileQuestions(length: number): [string, string][] {
  return [
    ...questionPieces.map((piece): [string, string] => [`'${piece}' again and again`, upTo(length, piece)]),
    [
      'different words',
      Array.from({ length: length / 5 }, (_, index) => index.toString(36).padStart(4, 'q'))
        .join(' ')
        .slice(0, length),
    ],
    [
      'different names',
      Array.from({ length: length / 10 }, (_, index) => `Bern${index.toString(36).padStart(4, 'q')}`)
        .join(' ')
        .slice(0, length),
    ],
  ];
}

/** The first of the shapes below: the longest list, the widest result and the most names. */
const heaviest = 3;

function hostileStatements(length: number): [string, string][] {
  const repeated = (before: string, piece: string, after = ''): string => upTo(length, piece, before, after);
  const different = (before: string, name: string): string =>
    before + Array.from({ length: length / 12 }, (_, index) => name.replace('#', String(index))).join();
  return [
    ['a long IN list', repeated('SELECT 1 WHERE 1 IN (', '1,', '1)')],
    ['many columns of one name', repeated('SELECT ', "'a',", "'a'")],
    ['different calls', different('SELECT ', 'f#()')],
    ['many tables', repeated('SELECT 1 FROM ', 't,', 't')],
    ['different tables', different('SELECT 1 FROM ', 't#')],
    ['many rows', repeated('VALUES ', '(1,2),', '(1,2)')],
    ['inserted rows', repeated('INSERT INTO t (a) VALUES ', '(1),', '(1)')],
    ['deep parentheses', `SELECT ${around(length, '(', '1', ')')}`],
    ['open parentheses', repeated('SELECT ', '(')],
    ['open calls', repeated('SELECT ', 'f(a,')],
    ['nested CASE', `SELECT ${around(length, 'CASE WHEN ', '1', ' THEN 1 END')}`],
    ['nested queries', `SELECT ${around(length, '(SELECT ', '1', ')')}`],
    ['points', repeated('SELECT ', 'a.', 'a')],
    ['OR', repeated('SELECT 1 FROM t WHERE ', ':a IS NULL OR ', 'a')],
    ['UNION', repeated('SELECT 1', ' UNION SELECT 1')],
    ['WITH', repeated('WITH ', 'a AS (SELECT 1),', 'b AS (SELECT 1) SELECT 1')],
    ['different parameters', different('SELECT ', ':p#')],
    ['open texts', repeated("SELECT '", "'\\")],
    ['blanks in a text', repeated("SELECT f('", ' ', "')")],
    ['dollars', repeated('SELECT ', '$a$')],
    ['open comments', repeated('SELECT 1 ', '/*')],
    ['operators', repeated('SELECT 1 ', '+*-/')],
  ];
}

function hostileFiles(length: number): [string, string][] {
  return [
    ['open lists', upTo(length, '[')],
    ['many tools', upTo(length, ' t:\n  kind: sqlite-sql\n  statement: SELECT 1\n', 'tools:\n')],
    [
      'anchors',
      `tools:\n a: &a [x,x,x,x]\n${Array.from({ length: 400 }, (_, i) => ` b${i}: &b${i} [*a,*a,*a]\n`).join('')}`,
    ],
  ];
}

function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

function withValue(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '0') return [withValue(valueAt(root, ['0']), rest, value)];
  const own = typeof root === 'object' && root !== null && !Array.isArray(root) ? root : {};
  return { ...own, [key]: withValue(valueAt(own, [key]), rest, value) };
}
