import type { Column } from '@parley/contract/database-schema';
import { isSecretColumn } from '../../../guard/secret-columns/secret-columns.ts';
import type { ColumnProfile } from '../../port.ts';
import { columnWords, soundsLikeTime } from './column-name-vocabulary.ts';
import type { ColumnRole } from './schema-model-types.ts';

export type SeenColumn = {
  column: Column;
  /** The name of its table. */
  table: string;
  words: readonly string[];
  profile: ColumnProfile | null;
  /** The words of the table, in the singular: `country.country` is the name of a country. */
  tableWords: readonly string[];
  isKey: boolean;
  isReference: boolean;
  isTime: boolean;
  /** How many rows the table has, as far as anybody knows. */
  rows: number | null;
  /** Beside a city or a country a 'state' is a place. */
  isAddressed: boolean;
};

const bulkyKinds: ReadonlySet<Column['kind']> = new Set(['json', 'array', 'binary', 'other', 'time']);
const numericKinds: ReadonlySet<Column['kind']> = new Set(['integer', 'number']);

/** The first rule that fits decides. */
const rules: readonly (readonly [ColumnRole, (seen: SeenColumn) => boolean])[] = [
  ['secret', ({ column, table, isReference }) => isSecretColumn({ ...column, table, isReference })],
  ['reference', ({ isReference }) => isReference],
  ['key', ({ isKey, column }) => isKey && (numericKinds.has(column.kind) || column.kind === 'uuid')],
  ['time', ({ isTime }) => isTime],
  ['geo', (seen) => has(seen, 'geo')],
  ['bulky', ({ column }) => bulkyKinds.has(column.kind)],
  ['flag', (seen) => seen.column.kind === 'boolean' || isFlagByValues(seen)],
  ['status', (seen) => !isNumeric(seen) && has(seen, 'status') && !isRegion(seen)],
  ['category', ({ column }) => column.kind === 'enum'],
  ['bulky', (seen) => isNumeric(seen) && soundsLikeTime.test(seen.words.join('_'))],
  ['rating', (seen) => isNumeric(seen) && has(seen, 'rating')],
  ['percent', (seen) => isNumeric(seen) && has(seen, 'percent')],
  ['stock', (seen) => isNumeric(seen) && has(seen, 'stock')],
  ['price', (seen) => isNumeric(seen) && has(seen, 'price')],
  ['quantity', (seen) => isNumeric(seen) && has(seen, 'quantity')],
  ['amount', (seen) => isNumeric(seen) && (has(seen, 'amount') || isMoneyType(seen))],
  ['key', ({ words, column }) => isIdentifier(words, column)],
  ['code', (seen) => seen.column.kind === 'integer' && has(seen, 'code')],
  ['code', (seen) => isNumeric(seen) && has(seen, 'ordinal')],
  ['number', (seen) => isNumeric(seen)],
  ['email', (seen) => has(seen, 'email')],
  ['phone', (seen) => has(seen, 'phone')],
  ['key', ({ column }) => column.kind === 'uuid'],
  ['name', (seen) => seen.column.kind === 'text' && isName(seen)],
  ['url', (seen) => has(seen, 'url')],
  ['place', (seen) => endsWith(seen, 'place') || isRegion(seen)],
  ['code', ({ isKey }) => isKey],
  ['text', (seen) => has(seen, 'text') || isLongText(seen)],
  ['category', (seen) => endsWith(seen, 'category') || isShortList(seen)],
  ['code', (seen) => has(seen, 'code')],
];

export function guessColumnRole(seen: SeenColumn): ColumnRole {
  return rules.find(([, fits]) => fits(seen))?.[0] ?? 'text';
}

function has({ words }: SeenColumn, list: keyof typeof columnWords): boolean {
  return words.some((word) => columnWords[list].has(word));
}

function endsWith({ words }: SeenColumn, list: keyof typeof columnWords): boolean {
  return columnWords[list].has(words.at(-1) ?? '');
}

function isRegion({ words, isAddressed, column }: SeenColumn): boolean {
  return isAddressed && words.includes('state') && column.kind === 'text';
}

function isNumeric({ column }: SeenColumn): boolean {
  return numericKinds.has(column.kind);
}

function isMoneyType({ column }: SeenColumn): boolean {
  return /money|currency/i.test(column.type);
}

function isIdentifier(words: readonly string[], column: Column): boolean {
  return column.kind === 'integer' && words.some((word) => /^(id|uid|guid|key|pk|sid|fid)$/.test(word));
}

const truths = [new Set(['0', '1']), new Set(['true', 'false']), new Set(['t', 'f'])];

function isFlagByValues({ column, profile, words }: SeenColumn): boolean {
  if (column.kind !== 'integer') return false;
  const values = profile?.values;
  if (values == null) return /^(is|has|can|was|active|enabled|deleted)$/.test(words[0] ?? '');
  // A quantity that happens to be 1 everywhere is still one.
  return values.length === 2 && truths.some((truth) => values.every((value) => truth.has(value)));
}

function isName(seen: SeenColumn): boolean {
  const isPart = has(seen, 'url') || seen.words.includes('user');
  const isTable = seen.words.join(' ') === seen.tableWords.join(' ');
  const [first = ''] = seen.words;
  return (has(seen, 'name') || /\wname$/.test(first) || isTable) && !isPart;
}

/** An unlimited text that nobody counted the values of may hold a novel, but most are short. */
function isLongText({ column, profile }: SeenColumn): boolean {
  return /^(medium|long)text|^clob/i.test(column.type) && !profile?.values;
}

/** Few values over and over make a category, whatever it is called. */
function isShortList({ column, profile, rows }: SeenColumn): boolean {
  const values = profile?.values;
  if (!values || column.kind !== 'text') return false;
  const isRepeated = rows === null || values.length * 2 <= rows;
  return (
    isRepeated && values.length > 1 && values.length <= 30 && values.every((value) => value.length <= 40)
  );
}
