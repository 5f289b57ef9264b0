import { stem, stems, tokens } from '../../platform/text-search/tokens.ts';
import { readAliases } from './read-template.ts';
import { splitList, splitTemplate } from './split-template.ts';

export type Measure = { name: string; does: 'count' | 'sum' | 'average' | 'extreme' };

/** What kind of answer a statement gives, read from its text. */
export type ToolShape = {
  /** Rows as they are, one row of figures, or one row for each group. */
  kind: 'list' | 'figures' | 'groups';
  /** Stems of what a group stands for: 'countri', 'month'. */
  dimensions: ReadonlySet<string>;
  /** Stems of the columns of its rows, as they are called. */
  columns: ReadonlySet<string>;
  measures: readonly Measure[];
  /** Stems of the measures' names. */
  measured: ReadonlySet<string>;
  /** Stems of the table that the rows come from. */
  root: ReadonlySet<string>;
  /** What has no counterpart elsewhere. */
  isAbsence: boolean;
  /** Only some of the rows, whatever the parameters say. */
  isNarrow: boolean;
  /** Which way it is sorted, by its first key, and the stems of that key. */
  order: 'falling' | 'rising' | null;
  sortedBy: ReadonlySet<string>;
  /** That key is a moment. */
  isByTime: boolean;
};

const aggregate = /\b(COUNT|SUM|AVG|MIN|MAX)\s*\(/i;
const absence = /\bNOT\s+EXISTS\s*\(|\bNOT\s+IN\s*\(\s*SELECT\b/i;
const leftJoin =
  /\bLEFT\s+(?:OUTER\s+)?JOIN\s+(?:\w+\.)?["`]?(\w+)["`]?(?:\s+(?:AS\s+)?(?!ON\b)["`]?(\w+)["`]?)?/gi;
const optionalCondition = /\(?\s*:\w+(?:::\w+)?\s+IS\s+NULL\s+OR\b/i;
const weekday = /isodow|\bdow\b|\bWEEKDAY\s*\(|DAYOFWEEK|DAYNAME/i;

const moment = /(?:^|_)(?:at|on|date|time|day|datetime|timestamp)$|(?:Date|Time|At)$/;

const known = new Map<string, ToolShape | null>();
const mostKnown = 5_000;

/** null where the statement is more than one plain SELECT. Read once a statement. */
export function toolShape(sql: string): ToolShape | null {
  const before = known.get(sql);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const shape = readShape(sql);
  known.set(sql, shape);
  return shape;
}

function readShape(sql: string): ToolShape | null {
  const parts = splitTemplate(sql);
  if (!parts) return null;
  const outputs = splitList(parts.select).map(outputOf);
  const measures = outputs.flatMap(measureOf);
  const plain = outputs.filter(({ expression }) => !aggregate.test(expression));
  const aliases = readAliases(sql);
  const isGrouped = parts.groupBy !== '' || parts.isDistinct;
  const kind = isGrouped ? 'groups' : measures.length > 0 ? 'figures' : 'list';
  return {
    kind,
    dimensions: new Set(kind === 'groups' ? plain.flatMap((one) => dimensionStems(one, aliases)) : []),
    columns: new Set(plain.flatMap(({ name }) => stems(name))),
    measures,
    measured: new Set(measures.flatMap(({ name }) => stems(name))),
    root: new Set(rootStems(/^\s*([\w."`]+)/.exec(parts.from)?.[1] ?? '')),
    isAbsence: absence.test(sql) || lacksJoined(parts),
    isNarrow: parts.having !== '' || narrowingConditions(parts.where).length > 0,
    ...orderOf(parts.orderBy, outputs),
  };
}

/** What was joined from the left is not there. */
function lacksJoined({ from, where }: { from: string; where: string }): boolean {
  return [...from.matchAll(leftJoin)].some(([, table = '', alias = table]) =>
    new RegExp(`(?<![\\w.])["\`]?${alias}["\`]?\\.[\\w"\`]+\\s+IS\\s+NULL(?!\\s+OR)`, 'i').test(where),
  );
}

/** A row of `workspace_users` is a user; of `usage_daily` it is both. */
function rootStems(table: string): string[] {
  const words = tokens(table.split('.').at(-1) ?? '');
  const last = words.at(-1) ?? '';
  return (/[^s]s$/.test(last) ? [last] : words).map(stem);
}

type Output = { name: string; expression: string };

function outputOf(item: string): Output {
  const alias = /^([\s\S]+?)\s+(?:AS\s+)?["`]?(\w+)["`]?$/i.exec(item);
  if (alias) return { expression: alias[1] ?? '', name: alias[2] ?? '' };
  return { expression: item, name: item.split('.').at(-1)?.replace(/["`]/g, '') ?? '' };
}

const doings = { COUNT: 'count', SUM: 'sum', AVG: 'average', MIN: 'extreme', MAX: 'extreme' } as const;

function measureOf({ name, expression }: Output): Measure[] {
  const first = aggregate.exec(expression)?.[1]?.toUpperCase();
  if (first === undefined || /\bOVER\s*\(/i.test(expression)) return [];
  const isMean = first === 'AVG' || /average|avg|mean/i.test(name);
  return [{ name, does: isMean ? 'average' : doings[first as keyof typeof doings] }];
}

/** `k.name` of `categories k` stands for a category. */
function dimensionStems({ name, expression }: Output, aliases: ReadonlyMap<string, string>): string[] {
  const column = expression.split('.').at(-1) ?? '';
  const owner = aliases.get(/^(\w+)\s*\.\s*\w+$/.exec(expression)?.[1]?.toLowerCase() ?? '');
  // 'day number' is the number of a weekday: there is no row for each day.
  if (weekday.test(expression) || expression.includes('%w')) return [stem('weekday')];
  return [
    ...stems(name),
    ...(/^[\w."`]+$/.test(expression) ? stems(column) : []),
    ...(owner === undefined ? [] : rootStems(owner)),
  ];
}

/** A condition that may be true of everything narrows nothing. */
function narrowingConditions(where: string): string[] {
  const text = where.trim();
  if (text === '') return [];
  return text
    .split(/\n\s+AND\s+|\bAND\s+(?=\()/)
    .filter((one) => !/IS NOT NULL\s*$/i.test(one) && !optionalCondition.test(one));
}

type Order = Pick<ToolShape, 'order' | 'sortedBy' | 'isByTime'>;

function orderOf(orderBy: string, outputs: readonly Output[]): Order {
  const [first = ''] = splitList(orderBy);
  if (first === '') return { order: null, sortedBy: new Set(), isByTime: false };
  const key = first.replace(/(?:\s+(?:ASC|DESC))?(?:\s+NULLS\s+\w+)?\s*$/i, '');
  const column = /^\d+$/.test(key) ? (outputs[Number(key) - 1]?.name ?? '') : (key.split('.').at(-1) ?? '');
  return {
    order: /\bDESC\b/i.test(first) ? 'falling' : 'rising',
    sortedBy: new Set(stems(column)),
    isByTime: moment.test(column.replace(/["`]/g, '')),
  };
}

/** Whether a grouped answer has a row for each of what was asked for. */
export function groupsBy({ kind, dimensions }: ToolShape, dimension: string): boolean {
  return kind === 'groups' && dimensions.has(dimension);
}
