import { countryKeys } from '@parley/reader/question/country-names';
import { keyOf, stemsOf } from '../../../language/filling/value-index.ts';
import type { LeftoverMeaning } from '../../../language/question/classify-leftover-words.ts';
import { functionWords } from '../../../language/question/function-words.ts';
import type { Clauses } from '../../../language/statement/read-select-clauses.ts';
import { stems, tokens } from '../../../platform/text-search/tokenize-and-stem.ts';
import { quote } from '../sql/quote-identifier.ts';
import { worthOf } from '../tool-patterns/parts/measures.ts';
import type { ColumnInScope } from './columns-in-scope.ts';
import type { Condition, ConditionContext } from './condition-types.ts';
import { periodCondition } from './period-condition.ts';

const placeName =
  /^(country|city|state|province|region|county|town|continent|district|territory)(_?name)?$|_(country|city|state|region)$/i;

export function writeCondition(leftover: LeftoverMeaning, ground: ConditionContext): Condition | null {
  if (leftover.kind === 'period') return periodCondition(leftover.period, ground);
  if (leftover.kind === 'number') return numberCondition(leftover, ground);
  return leftover.kind === 'value' ? valueCondition(leftover, ground) : null;
}

function named({ dialect }: ConditionContext, { sql, column }: ColumnInScope): string {
  return `${sql}${quote(dialect, column.name)}`;
}

function said(column: ColumnInScope): string {
  return column.column.name.replaceAll('_', ' ');
}

function numberCondition(
  { amount, words }: Extract<LeftoverMeaning, { kind: 'number' }>,
  ground: ConditionContext,
): Condition | null {
  const numbers = ground.scope.filter(
    ({ column, sql }) =>
      (column.kind === 'integer' || column.kind === 'number') && !/(^|_)id$/i.test(column.name) && sql !== '',
  );
  const wanted = new Set(stems(words));
  const spoken = numbers.filter(({ column }) => stems(column.name).some((word) => wanted.has(word)));
  const fitting = spoken.length === 0 && isBare(words) ? amounts(numbers, ground) : spoken;
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
  if (amount.sense === 'exact' || amount.sense === 'limit' || amount.sense === 'maybe limit') {
    return {
      sql: `${sql} = ${value('exact', amount.value)}`,
      does: `keeps only ${said(column)} ${amount.value}`,
    };
  }
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

/** 'over 1000', of nothing in particular. */
function isBare(words: string): boolean {
  return tokens(words).every((word) => functionWords.has(word) || /^\d/.test(word));
}

/** What the rows themselves amount to, where they have one such figure. */
function amounts(numbers: readonly ColumnInScope[], { places: [root] }: ConditionContext): ColumnInScope[] {
  const worth = root ? worthOf(root.table) : null;
  return numbers.filter(({ column }) => worth?.column === column);
}

/** 'spent more than 500' of a grouping that sums up what was spent. */
export function sumCondition(
  leftover: LeftoverMeaning,
  { groupBy, figures }: Clauses,
  ground: ConditionContext,
): Condition | null {
  if (leftover.kind !== 'number' || groupBy === '') return null;
  const { amount, words } = leftover;
  const wanted = new Set(stems(words));
  const sum = figures.find(({ name }) => stems(name).some((word) => wanted.has(word)));
  if (!sum || (amount.sense !== 'lower' && amount.sense !== 'upper')) return null;
  const parameter = ground.parameters.add({
    name: `${amount.sense === 'lower' ? 'least' : 'most'}_${sum.name}`,
    type: 'number',
    value: amount.value,
    description: `Asked for as '${words}'.`,
  });
  const operator = `${amount.sense === 'lower' ? '>' : '<'}${amount.isStrict ? '' : '='}`;
  return {
    sql: `${sum.expression} ${operator} ${parameter}`,
    does: `keeps only ${sum.name.replaceAll('_', ' ')} ${words}`,
    isOfGroups: true,
  };
}

function valueCondition(
  { text, isExcluded }: Extract<LeftoverMeaning, { kind: 'value' }>,
  ground: ConditionContext,
): Condition | null {
  const empty = isExcluded ? emptyColumn(text, ground) : null;
  if (empty) return empty;
  const key = stemsOf(keyOf(text));
  const listed = ground.scope.flatMap((one) => {
    const value = one.column.enumValues?.find((option) => stemsOf(keyOf(option)) === key);
    return value === undefined ? [] : [{ ...one, value }];
  });
  const [first] = listed;
  if (first) return compared([first], { text: first.value, isExcluded, isExact: true }, ground);
  const held = heldValue(text, ground);
  if (held) {
    const { place, column, value } = held;
    const spot = { sql: `${place.alias}.`, column: column.column, table: place.table.table.name };
    return { ...compared([spot], { text: value, isExcluded, isExact: true }, ground), join: place.join };
  }
  const texts = ground.scope.filter(({ column }) => column.kind === 'text');
  const countries = texts.filter(({ column }) => /country/i.test(column.name));
  const isCountry = isNamedCountry(text) && countries.length > 0;
  const places = isCountry ? countries : texts.filter(({ column }) => placeName.test(column.name));
  // A name nobody listed can be looked for where places are kept; anywhere else it would be a guess.
  if (!/^\p{Lu}/u.test(text)) return null;
  if (places.length > 0) return compared(places, { text, isExcluded, isExact: false }, ground);
  const further = furtherPlace(isNamedCountry(text), ground);
  return (
    further && {
      ...compared([further.column], { text, isExcluded, isExact: false }, ground),
      join: further.join,
    }
  );
}

/** 'without an email': nothing is there. */
function emptyColumn(text: string, ground: ConditionContext): Condition | null {
  const wanted = stems(text.replace(/^an?\s+/i, '')).join(' ');
  const column = ground.scope.find(
    (one) => one.column.nullable && stems(one.column.name).join(' ') === wanted,
  );
  if (!column) return null;
  const sql = named(ground, column);
  const isText = column.column.kind === 'text';
  return {
    sql: isText ? `(${sql} IS NULL OR ${sql} = '')` : `${sql} IS NULL`,
    does: `keeps only those without ${said(column)}`,
  };
}

function isNamedCountry(text: string): boolean {
  return countryKeys(keyOf(text)).length > 0;
}

/** The country or the city of what the rows belong to. */
function furtherPlace(isCountry: boolean, { places }: ConditionContext) {
  const wanted = isCountry ? /country|nation/i : /city|town/i;
  for (const { table, alias, join } of places) {
    const column = table.columns.find(({ name, column: { kind } }) => kind === 'text' && wanted.test(name));
    if (column && join !== null) {
      return { column: { sql: `${alias}.`, column: column.column, table: table.table.name }, join };
    }
  }
  return null;
}

/** The first column, own tables before others, that really holds what was said. */
function heldValue(text: string, { places }: ConditionContext) {
  const key = keyOf(text);
  const stemmed = stemsOf(key);
  const keys = new Set([key, ...countryKeys(key)]);
  for (const place of places) {
    for (const column of place.table.columns) {
      if (column.role === 'secret' || column.column.kind !== 'text') continue;
      const value = column.profile?.values?.find(
        (one) => keys.has(keyOf(one)) || stemsOf(keyOf(one)) === stemmed,
      );
      if (value !== undefined) return { place, column, value };
    }
  }
  return null;
}

type Compared = { text: string; isExcluded: boolean; isExact: boolean };

function compared(
  columns: readonly ColumnInScope[],
  { text, isExcluded, isExact }: Compared,
  ground: ConditionContext,
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
