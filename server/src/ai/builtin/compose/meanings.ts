import { stem, stems } from '../../../platform/text-search/tokens.ts';
import { alikeStems } from '../extract/other-words.ts';
import { keyOf, stemsOf } from '../extract/value-index.ts';
import { deedOf } from '../patterns/deeds.ts';
import { measuresOf } from '../patterns/measures.ts';
import { likeStems } from '../shape/like-words.ts';
import type { ColumnModel, TableModel } from '../suggest/model.ts';
import { isReading } from '../suggest/model.ts';
import type { Reached } from './reach.ts';

/** What a word of a question stands for, seen from the rows of one table. */
export type Meaning =
  | { kind: 'rows' }
  | { kind: 'thing'; at: Reached }
  | { kind: 'column'; at: Reached; column: ColumnModel; isNot: boolean }
  /** `isName`: it is written as a name, which any list can be kept to. */
  | { kind: 'value'; at: Reached; column: ColumnModel; value: string; isNot: boolean; isName?: true }
  | { kind: 'flag'; at: Reached; column: ColumnModel; isNot: boolean }
  | { kind: 'deed'; at: Reached; column: ColumnModel; isNot: boolean }
  /** None of it is left. */
  | { kind: 'none'; at: Reached; column: ColumnModel }
  | { kind: 'money' }
  /** How long it takes until then. */
  | { kind: 'span'; done: ColumnModel };

export type Meant = { meaning: Meaning; cost: number };

const moneyWords = new Set(
  [
    'revenue',
    'earn',
    'earnings',
    'sales',
    'turnover',
    'income',
    'takings',
    'money',
    'spent',
    'spend',
    'value',
    'invoiced',
    'sold',
    'selling',
    'spender',
  ].map(stem),
);

const lengths = new Set(['length', 'duration', 'minutes', 'runtime', 'pages'].map(stem));
const undone = /^(open|pending|outstanding|unfinished|unresolved|incomplete)$/;
const arrived = /^(signed|registered|joined|new|signups?)$/;
const dull = /^(open|date|time|day|on|at|first|last)$/;
const antonyms: Readonly<Record<string, readonly string[]>> = {
  fail: ['succeed', 'success', 'success', 'ok'],
  declin: ['succeed', 'success'],
  reject: ['succeed', 'success', 'approv'],
  abandon: ['finish', 'complet'],
  inact: ['activ'],
  disabl: ['activ', 'enabl'],
  privat: ['public'],
};

/** Every way to understand a word, the nearest first. `isNot`: 'not', 'never' or 'without' stands before it. */
export function meaningsOf(word: string, reach: readonly Reached[], isNot: boolean): Meant[] {
  const bare = /^(?:un|non)(\w{3,})$/.exec(word)?.[1];
  const plain = reach.flatMap((at) => meaningsAt(word, at, isNot));
  const turned = bare === undefined ? [] : reach.flatMap((at) => statesAt(bare, at, !isNot));
  return [...plain, ...turned].toSorted((a, b) => a.cost - b.cost);
}

function meaningsAt(word: string, at: Reached, isNot: boolean): Meant[] {
  const far = distanceOf(at);
  const isRoot = at.path.length === 0;
  const named = nameOf(word, at.table);
  const found: Meant[] = named === null ? [] : [thing(at, named + far)];
  const [money] =
    isRoot && moneyWords.has(stem(word)) ? measuresOf(at.table).filter(({ isMoney }) => isMoney) : [];
  if (money) found.push({ meaning: { kind: 'money' }, cost: money.label === 'revenue' ? 0 : 0.9 });
  return [...found, ...columnsAt(word, at, isNot), ...statesAt(word, at, isNot)];
}

function thing(at: Reached, cost: number): Meant {
  return { meaning: at.path.length === 0 ? { kind: 'rows' } : { kind: 'thing', at }, cost };
}

function distanceOf({ path }: Reached): number {
  return 0.7 * path.length;
}

/** How far a word is from what the rows of a table are called; null where it is not one of their names. */
function nameOf(word: string, table: TableModel): number | null {
  const own = stem(word);
  if (own === stem(table.words.at(-1) ?? '')) return 0;
  if (own === stem(aliasOf(table) ?? '')) return 0.1;
  if (table.words.some((one) => stem(one) === own)) return 0.5;
  if (isInitials(word, table)) return 0.2;
  return likeStems(own).has(stem(table.words.at(-1) ?? '')) ? 0.6 : null;
}

/** 'A customer: one company, one bill.' says what a row is. */
export function aliasOf({ table }: TableModel): string | null {
  return (
    /^(?:an?|one|our)\s+(\p{L}+)\s*(?:[:,.;–-]|$|who\b|that\b|which\b)/iu
      .exec(table.comment ?? '')?.[1]
      ?.toLowerCase() ?? null
  );
}

function isInitials(word: string, { words }: TableModel): boolean {
  return words.length >= 3 && words.map((one) => one[0]).join('') === word;
}

function columnsAt(word: string, at: Reached, isNot: boolean): Meant[] {
  const own = stem(word);
  return at.table.columns.filter(isReading).flatMap((column): Meant[] => {
    if (['key', 'reference'].includes(column.role)) return [];
    const isName = at.table.label.includes(column);
    const words = column.words.map(stem);
    const isWhole = words.includes(own);
    const isLike = words.some((one) => likeStems(own).has(one) || (lengths.has(own) && lengths.has(one)));
    if ((!isWhole && !isLike) || isName) return [];
    const cost = distanceOf(at) + 0.5 + (isWhole ? 0.1 * (words.length - 1) : 0.4);
    return [{ meaning: { kind: 'column', at, column, isNot }, cost }];
  });
}

/** What a row can be: one of a kind, in a state, or something that was done with it. */
function statesAt(word: string, at: Reached, isNot: boolean): Meant[] {
  const own = stem(word);
  const far = distanceOf(at);
  return at.table.columns.flatMap((column): Meant[] => {
    const value = valueIn(word, column);
    if (value !== null)
      return [
        { meaning: { kind: 'value', at, column, value: value.value, isNot }, cost: 0.3 + value.cost + far },
      ];
    const words = column.words.map(stem);
    if (column.role === 'flag') {
      const isOpposite = antonyms[own]?.some((one) => words.includes(one)) ?? false;
      if (!isOpposite && !words.includes(own)) return [];
      return [{ meaning: { kind: 'flag', at, column, isNot: isNot !== isOpposite }, cost: 0.35 + far }];
    }
    if (column.time?.meaning === 'done' && undone.test(word) && deedOf(column) !== null)
      return [{ meaning: { kind: 'deed', at, column, isNot: !isNot }, cost: 0.4 + far }];
    if (column.time?.meaning === 'created' && arrived.test(word))
      return [{ meaning: { kind: 'deed', at, column, isNot }, cost: 0.5 + far }];
    // 'open' says how it stands, 'opened' what was done.
    const isDeed = column.time !== null && words.includes(own) && !dull.test(word);
    // Of what was not done the missing day tells more than another state.
    return isDeed ? [{ meaning: { kind: 'deed', at, column, isNot }, cost: (isNot ? 0.2 : 0.45) + far }] : [];
  });
}

function valueIn(word: string, { options, role }: ColumnModel): { value: string; cost: number } | null {
  if (options === null || role === 'secret' || role === 'text') return null;
  const key = stemsOf(keyOf(word));
  const exact = options.find((option) => stemsOf(keyOf(option)) === key);
  if (exact !== undefined) return { value: exact, cost: 0 };
  const other = options.find((option) => alikeStems(key).includes(stemsOf(keyOf(option))));
  return other === undefined ? null : { value: other, cost: 0.5 };
}

/** The column that says why: 'cancel reason'. */
export function reasonIn({ columns }: TableModel, said: ReadonlySet<string>): ColumnModel | null {
  const reasons = columns.filter(({ words }) => words.includes('reason') || words.includes('cause'));
  const spoken = reasons.find(({ words }) => words.some((word) => said.has(stem(word))));
  return spoken ?? (reasons.length === 1 ? (reasons[0] ?? null) : null);
}

export function saidStems(text: string): ReadonlySet<string> {
  return new Set(stems(text));
}
