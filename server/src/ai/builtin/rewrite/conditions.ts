import type { Dialect } from '@parley/contract/schema';
import { stem, stems } from '../../../platform/text-search/tokens.ts';
import { textOf } from '../extract/calendar.ts';
import { meaningsOf } from '../extract/fill-numbers.ts';
import { countryKeys } from '../extract/other-words.ts';
import { keyOf, stemsOf } from '../extract/value-index.ts';
import { quote } from '../sql/quote.ts';
import type { NewParameters } from './new-parameters.ts';
import type { Wish } from './read-wish.ts';
import type { ScopeColumn } from './template-columns.ts';

/** A condition for WHERE, and what it does in words. */
export type Condition = { sql: string; does: string };

export type Ground = { dialect: Dialect; scope: readonly ScopeColumn[]; parameters: NewParameters };

const placeName =
  /^(country|city|state|province|region|county|town|continent|district|territory)(_?name)?$|_(country|city|state|region)$/i;
const notTheTime = /update|modif|delete|birth|expire|valid/i;

export function conditionFor(wish: Wish, ground: Ground): Condition | null {
  if (wish.kind === 'period') return periodCondition(wish.period, ground);
  if (wish.kind === 'number') return numberCondition(wish, ground);
  return wish.kind === 'value' ? valueCondition(wish, ground) : null;
}

function named({ dialect }: Ground, { sql, column }: ScopeColumn): string {
  return `${sql}${quote(dialect, column.name)}`;
}

function said(column: ScopeColumn): string {
  return column.column.name.replaceAll('_', ' ');
}

function periodCondition(
  { from, to }: Extract<Wish, { kind: 'period' }>['period'],
  ground: Ground,
): Condition | null {
  const times = ground.scope.filter(
    ({ column }) => (column.kind === 'date' || column.kind === 'timestamp') && !notTheTime.test(column.name),
  );
  // Of several tables the first is what the tool is about.
  const own = times.filter(({ table }) => table === times[0]?.table);
  const [column] = own;
  if (!column || own.length > 1) return null;
  const day = (name: string, value: string, description: string) =>
    ground.parameters.add({ name, type: 'date', value, description });
  const parts = [
    from === null
      ? ''
      : `${named(ground, column)} >= ${day('since_day', textOf(from), `The first day of ${said(column)}.`)}`,
    to === null
      ? ''
      : `${named(ground, column)} < ${day('before_day', textOf(to), `The day after the last of ${said(column)}.`)}`,
  ].filter((part) => part !== '');
  return { sql: parts.join(' AND '), does: `keeps only ${said(column)} in that time` };
}

function numberCondition(
  { amount, words }: Extract<Wish, { kind: 'number' }>,
  ground: Ground,
): Condition | null {
  const numbers = ground.scope.filter(
    ({ column, sql }) =>
      (column.kind === 'integer' || column.kind === 'number') && !/(^|_)id$/i.test(column.name) && sql !== '',
  );
  const wanted = new Set([...stems(words), ...meaningsOf(words)]);
  const fitting = numbers.filter(({ column }) => stems(column.name).some((word) => wanted.has(word)));
  const [column] = fitting;
  if (!column || new Set(fitting.map((one) => one.column.name)).size > 1) return null;
  const value = (name: string, number: number) =>
    ground.parameters.add({
      name: `${name}_${column.column.name}`,
      type: 'number',
      value: number,
      description: `Asked for as '${words}'.`,
    });
  const sql = named(ground, column);
  const low =
    amount.sense === 'upper' ? '' : `${sql} >${amount.isStrict ? '' : '='} ${value('least', amount.value)}`;
  const high =
    amount.sense === 'lower'
      ? ''
      : `${sql} <${amount.isStrict ? '' : '='} ${value('most', amount.high ?? amount.value)}`;
  return {
    sql: [low, high].filter((part) => part !== '').join(' AND '),
    does: `keeps only ${said(column)} ${words}`,
  };
}

function valueCondition(
  { text, isExcluded }: Extract<Wish, { kind: 'value' }>,
  ground: Ground,
): Condition | null {
  const key = stemsOf(keyOf(text));
  const listed = ground.scope.flatMap((one) => {
    const value = one.column.enumValues?.find((option) => stemsOf(keyOf(option)) === key);
    return value === undefined ? [] : [{ ...one, value }];
  });
  const [first] = listed;
  if (first) return compared([first], { text: first.value, isExcluded, isExact: true }, ground);
  const texts = ground.scope.filter(({ column }) => column.kind === 'text');
  const countries = texts.filter(({ column }) => /country/i.test(column.name));
  const isCountry = countryKeys(keyOf(text)).length > 0 && countries.length > 0;
  const places = isCountry ? countries : texts.filter(({ column }) => placeName.test(column.name));
  // A name nobody listed can be looked for where places are kept; anywhere else it would be a guess.
  return /^\p{Lu}/u.test(text) && places.length > 0
    ? compared(places, { text, isExcluded, isExact: false }, ground)
    : null;
}

type Compared = { text: string; isExcluded: boolean; isExact: boolean };

function compared(
  columns: readonly ScopeColumn[],
  { text, isExcluded, isExact }: Compared,
  ground: Ground,
): Condition {
  const names = [...new Set(columns.map(said))];
  const parameter = ground.parameters.add({
    name: names.length === 1 ? (columns[0]?.column.name ?? 'value') : 'place',
    type: 'text',
    value: text,
    description: `Compared with ${names.join(' or ')}.`,
  });
  const tests = columns.map((column) => {
    const sql = named(ground, column);
    return isExact ? `${sql} = ${parameter}` : `LOWER(${sql}) = LOWER(${parameter})`;
  });
  const any = tests.length === 1 ? (tests[0] ?? '') : `(${tests.join(' OR ')})`;
  const sql = isExcluded ? `NOT COALESCE(${any}, FALSE)` : any;
  return { sql, does: `${isExcluded ? 'leaves out' : 'keeps only'} ${names.join(' or ')} ${text}` };
}

export function hasWord(name: string, noun: string): boolean {
  return stems(name).includes(stem(noun));
}
