import { grammarWords } from '../../../sql/mysql-function-allowlist.ts';
import type { Flow, FlowValue } from '../column-flow.ts';
import { addValue, emptyValue } from '../column-flow.ts';
import { type Item, isName, isQuery, isSign, isWord } from './token-groups.ts';

/** Words of the grammar besides those of MySQL that may stand before a bracket. A column may be called so all the same. */
const moreKeywords: ReadonlySet<string> = new Set(
  `NULL TRUE FALSE UNKNOWN COLLATE GLOB ISNULL NOTNULL MOD CAST CHAR DATE TIME DATETIME TIMESTAMP YEAR QUARTER MONTH
  WEEK DAY HOUR MINUTE SECOND MICROSECOND YEAR_MONTH DAY_HOUR DAY_MINUTE DAY_SECOND HOUR_MINUTE HOUR_SECOND
  MINUTE_SECOND SEPARATOR CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP LOCALTIME LOCALTIMESTAMP UTC_DATE UTC_TIME
  UTC_TIMESTAMP LEADING TRAILING BOTH NUMERIC TEXT BLOB REAL INTEGER ROWS RANGE GROUPS UNBOUNDED CURRENT NULLS FIRST
  LAST EXCLUDE TIES NO OTHERS RAISE RECURSIVE MATERIALIZED ARRAY UTF8MB4 UTF8MB4_BIN UTF8MB4_GENERAL_CI NOCASE RTRIM
  SOUNDS LANGUAGE BOOLEAN MODE QUERY EXPANSION WITH`
    .trim()
    .split(/\s+/),
);

export function isKeyword(word: string): boolean {
  const upper = word.toUpperCase();
  return moreKeywords.has(upper) || grammarWords.has(upper);
}

/** A name with points, from a place on; `next` is behind it. */
export function readPath(items: readonly Item[], start: number): { path: string[]; next: number } {
  const path: string[] = [];
  let at = start;
  for (let item = items[at]; isName(item); item = items[at]) {
    path.push(item.text);
    at += 1;
    if (!isSign(items[at], '.')) break;
    at += 1;
  }
  return { path, next: at };
}

/** null where there is anything else than one name. */
export function onlyPath(items: readonly Item[]): string[] | null {
  const { path, next } = readPath(items, 0);
  const [first] = path;
  const isPlain =
    path.length > 1 || (first !== undefined && !(items[0]?.kind === 'word' && isKeyword(first)));
  return next === items.length && isPlain ? path : null;
}

/** Everything that an expression may be computed from. */
export function readValue(items: readonly Item[], readQuery: (items: readonly Item[]) => Flow): FlowValue {
  const value = emptyValue();
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (isName(item)) at = readNamed(items, at, { value, readQuery });
    else {
      if (item?.kind === 'group') addGroup(item.items, { value, readQuery });
      if (item?.kind === 'text') value.words.push(item.text);
      at += 1;
    }
  }
  return value;
}

type Reading = { value: FlowValue; readQuery(items: readonly Item[]): Flow };

function addGroup(items: readonly Item[], { value, readQuery }: Reading): void {
  if (isQuery(items)) value.flows.push(readQuery(items));
  else addValue(value, readValue(items, readQuery));
}

/** A column, a call or a keyword; gives the place behind it. */
function readNamed(items: readonly Item[], start: number, reading: Reading): number {
  const { value } = reading;
  const { path, next } = readPath(items, start);
  const group = items[next];
  if (group?.kind === 'group') return readCall(items, { path, next }, reading);
  const [first = ''] = path;
  // What is kept in a variable may be anything that was read before.
  if (first.startsWith('@')) value.isOpaque = true;
  else if (path.length > 1) value.columns.push(path);
  else if (items[start]?.kind === 'word' && isKeyword(first)) value.words.push(first);
  else value.columns.push(path);
  return next;
}

type Called = { path: string[]; next: number };

function readCall(items: readonly Item[], { path, next }: Called, reading: Reading): number {
  const { value } = reading;
  const name = (path.at(-1) ?? '').toLowerCase();
  const group = items[next];
  const given = group?.kind === 'group' ? group.items : [];
  const { end, isPlain, filter } = behindCall(items, next + 1);
  const column = onlyPath(given);
  if (name === 'count') return end;
  if ((name === 'sum' || name === 'avg') && column && isPlain) {
    value.summed.push(column);
    return end;
  }
  value.calls.push(name);
  addGroup(given, reading);
  addGroup(filter, reading);
  return end;
}

/** FILTER and OVER. What stands in OVER chooses and orders rows. */
function behindCall(items: readonly Item[], start: number) {
  let end = start;
  let filter: readonly Item[] = [];
  const filtered = items[end + 1];
  if (isWord(items[end], 'FILTER') && filtered?.kind === 'group') {
    filter = filtered.items;
    end += 2;
  }
  if (isWord(items[end], 'OVER')) end += 2;
  return { end, filter, isPlain: end === start };
}
