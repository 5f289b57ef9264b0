import type { Table } from '@parley/contract/schema';
import { stem, stems } from '../../../platform/text-search/tokens.ts';
import type { TemplateParts } from '../rewrite/split-template.ts';
import { splitTemplate } from '../rewrite/split-template.ts';
import { tablesInScope } from '../rewrite/template-columns.ts';
import { askedShape } from '../shape/asked-shape.ts';
import { isSpoken } from '../shape/like-words.ts';
import type { ToolShape } from '../shape/tool-shape.ts';
import { narrowingConditions, toolShape } from '../shape/tool-shape.ts';
import type { Asked, Group } from './asked.ts';

export type Judged = { sql: string; tables: readonly Table[] };

type Case = {
  asked: Asked;
  shape: ToolShape;
  parts: TemplateParts;
  isSameRows: boolean;
  /** It can be grouped anew: the question says by what. */
  isRegrouped: boolean;
  isRanked: boolean;
  /** Its groups can be counted together: what is counted are its rows. */
  countsRoot: boolean;
};

/**
 * Whether a tool, as it stands or rewritten, can answer a question that was understood. A statement that is more than
 * one plain SELECT is trusted.
 */
export function agrees(asked: Asked, question: string, { sql, tables }: Judged): boolean {
  const [parts, shape] = [splitTemplate(sql), toolShape(sql)];
  const [root] = parts ? tablesInScope(parts, tables) : [];
  if (!parts || !shape || !root) return true;
  const { absent, compares, dimensions, ranks } = askedShape(question);
  if (shape.isAbsence && !absent) return false;
  if (shape.measured.has(stem('earlier')) && !compares) return false;
  if (isNarrower(asked, parts, tables) || !canFilter(asked, parts)) return false;
  const own = asked.root.table;
  const counted = stem(/\bhow\s+many\s+(\p{L}+)/iu.exec(question)?.[1]?.toLowerCase() ?? '');
  const isSameRows = root.table.name === own.name && root.table.schema === own.schema;
  const one = {
    asked,
    shape,
    parts,
    isSameRows,
    isRegrouped: dimensions.length > 0,
    isRanked: ranks !== null && dimensions.length === 0,
    countsRoot: shape.root.has(counted),
  };
  if (asked.form === 'list') return isList(one);
  return asked.form === 'figure' ? isFigure(one) : isGrouping(one);
}

/** Only some of the rows, and not those that were asked for. */
function isNarrower(
  { filters, timed, year }: Asked,
  parts: TemplateParts,
  tables: readonly Table[],
): boolean {
  const asked = new Set([...filters.map(({ column }) => column.name), timed?.column.name, year?.name]);
  const known = new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)));
  const keys = new Set(tables.flatMap(({ primaryKey }) => primaryKey));
  const numbers = new Set(
    tables.flatMap(({ columns }) =>
      columns.filter(({ kind }) => kind === 'integer' || kind === 'number').map(({ name }) => name),
    ),
  );
  // What a parameter says can be said; only a bound of some measure leaves rows out by itself.
  const isOpenTo = (condition: string, name: string) =>
    /:\w/.test(condition) && (keys.has(name) || !numbers.has(name));
  // Of what is not done yet, whatever was given up is no part.
  const isOpen = filters.some((one) => one.kind === 'deed' && one.isNot);
  const conditions = narrowingConditions(parts.where).filter((one) => !(isOpen && /\bNOT IN \('/i.test(one)));
  return conditions.some((condition) =>
    namesIn(condition).some((name) => known.has(name) && !asked.has(name) && !isOpenTo(condition, name)),
  );
}

/** What was said of the rows has a place in the statement. */
function canFilter({ filters }: Asked, { where }: TemplateParts): boolean {
  const names = new Set(namesIn(where));
  return filters.every((one) => names.has(one.column.name) || (one.kind === 'value' && one.isName));
}

function namesIn(sql: string): string[] {
  const bare = sql.replace(/'(?:[^']|'')*'/g, '').replace(/:\w+/g, '');
  return [...bare.matchAll(/["`]?(\w+)["`]?/g)].map(([, name = '']) => name);
}

function isList({ asked, shape, isSameRows }: Case): boolean {
  if (asked.named) return true;
  const isPlain =
    asked.sort === null && asked.year === null && asked.bounds === null && asked.filters.length === 0;
  return isSameRows && (shape.kind === 'list' || isPlain);
}

function isFigure({ asked, shape, parts, isSameRows, countsRoot }: Case): boolean {
  const { figure } = asked;
  if (figure.kind === 'count') return isSameRows && (shape.kind !== 'groups' || countsRoot);
  if (figure.kind === 'distinct') return shape.measured.has(stem(figure.at.table.words.at(-1) ?? ''));
  const isOverTime = [...shape.dimensions].every((one) => units.has(one));
  return (
    (shape.kind === 'figures' || (shape.kind === 'groups' && isOverTime)) && measures(asked, shape, parts)
  );
}

const units = new Set(['day', 'week', 'month', 'quarter', 'year'].map(stem));

function isGrouping({ asked, shape, parts, isSameRows, isRegrouped, isRanked }: Case): boolean {
  if (shape.kind === 'figures') return false;
  if (shape.kind === 'list') return isRegrouped && isSameRows && asked.figure.kind !== 'sum';
  const isBy = asked.group === null || groupsBy(asked.group, shape);
  // Who has the most of them is not who brings the most.
  const isCounted = stems(asked.root.noun.many).some((word) => shape.sortedBy.has(word));
  if (isRanked && asked.figure.kind === 'count' && !isCounted) return false;
  // Other rows grouped anew would be counted once for each of their own.
  return (isBy || (isRegrouped && isSameRows)) && measures(asked, shape, parts);
}

function groupsBy(group: Group, { dimensions }: ToolShape): boolean {
  if (group.kind === 'grain') return dimensions.has(stem(group.unit));
  const { table } = group.at;
  const labels = group.kind === 'thing' ? table.label.flatMap(({ words: own }) => own) : [];
  const words = group.kind === 'column' ? group.column.words : [...table.words.slice(-1), ...labels];
  return words.some((word) => dimensions.has(stem(word)));
}

const money = ['revenue', 'amount', 'sales', 'total', 'value', 'spent', 'paid'].map(stem);

/** It tells the figure that is asked for. */
function measures({ figure, root }: Asked, shape: ToolShape, { select }: TemplateParts): boolean {
  const names = namesIn(select);
  switch (figure.kind) {
    case 'money':
      return money.some((word) => isSpoken(word, shape.measured));
    case 'sum':
      return names.includes(figure.column.name);
    case 'average':
      return names.includes(figure.column.name) && shape.measures.some(({ does }) => does === 'average');
    case 'days':
      return names.includes(figure.done.name);
    case 'distinct':
      return shape.measured.has(stem(figure.at.table.words.at(-1) ?? ''));
    case 'count': {
      const counted = new Set([...stems(root.noun.many), ...shape.root]);
      return shape.measures.some(
        ({ does, name }) => does === 'count' && stems(name).some((word) => counted.has(word)),
      );
    }
  }
}
