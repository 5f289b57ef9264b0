import type { Condition, ElapsedUnit, Expression, LogicalQuery, Select } from '../../query/logical-query.ts';
import { lookUp, numberWords, type TimeWordUnit, unitNames } from '../../question/number-and-date-words.ts';
import type { Question } from '../../question/split-question-words.ts';
import { factorBetween, spokenUnit, type Unit, unitOfColumn } from '../../schema/measurement-units.ts';
import type { Schema } from '../../schema/schema-types.ts';
import { keyTable, keyTarget } from '../foreign-key-paths.ts';
import { groupOf, isAggregated } from '../group-by-expressions.ts';
import { conjunctsOf, hasAggregate } from '../walk-query.ts';

/** Corrects what the question's own words and the schema decide better than the model does. */
export function correctModelQuery(query: LogicalQuery, question: Question, schema: Schema): LogicalQuery {
  const mended = withAskedUnits(withSpokenUnits(query, question) as LogicalQuery, question, schema);
  return mended.kind === 'select'
    ? countedOnce(
        withoutRepeats(
          withoutNamelessGroups(withAllOfMost(withLeastFirst(mended, question), question), schema),
          schema,
        ),
        schema,
      )
    : mended;
}

/** 'What are the most common reasons' asks for more than one of them: for all, the most common first. */
function withAllOfMost(select: Select, { words, previousWords }: Question): Select {
  const { limit } = select;
  const isOne = limit?.per.length === 0 && limit.count.kind === 'number' && limit.count.value === 1;
  const said = words.slice(previousWords).map(({ text }) => text.toLowerCase());
  const isPlural = said.some(
    (word, at) => word === 'are' && said[at + 1] === 'the' && most.has(said[at + 2] ?? ''),
  );
  return isOne && isPlural && isAggregated(select) ? { ...select, limit: null } : select;
}

const most: ReadonlySet<string> = new Set(['most', 'least']);

/** 'The least popular plan' is the one with the fewest, whatever the word behind it. */
function withLeastFirst(select: Select, { words, previousWords }: Question): Select {
  const said = words.slice(previousWords).map(({ text }) => text.toLowerCase());
  const isLeast = said.some((word, at) => word === 'least' && said[at - 1] !== 'at');
  if (!isLeast || said.some((word) => greatest.has(word)) || select.limit === null) return select;
  return { ...select, order: select.order.map((one) => ({ ...one, descending: false })) };
}

const greatest: ReadonlySet<string> = new Set([
  'most',
  'highest',
  'biggest',
  'largest',
  'greatest',
  'top',
  'best',
  'longest',
  'latest',
  'newest',
]);

const unitOf: Readonly<Partial<Record<TimeWordUnit, ElapsedUnit>>> = {
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  month: 'months',
  year: 'years',
};

/** 'More than 10 minutes late' compares minutes, whatever unit was written. */
function withSpokenUnits(node: unknown, question: Question): unknown {
  if (Array.isArray(node)) return node.map((one) => withSpokenUnits(one, question));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withSpokenUnits(value, question)]),
  );
  const condition = copy as unknown as Condition;
  if (condition.kind !== 'comparison' || condition.left.kind !== 'elapsed') return copy;
  const spoken = timeUnitOf(condition.right, question);
  if (spoken === 'week') {
    const right = scaledBy(condition.right, 7);
    return { ...condition, left: { ...condition.left, unit: 'days' }, right };
  }
  const unit = spoken && unitOf[spoken];
  return unit === undefined ? copy : { ...condition, left: { ...condition.left, unit } };
}

function timeUnitOf(length: Expression, { words }: Question): TimeWordUnit | undefined {
  if (length.kind !== 'literal' || length.literal.kind !== 'words') return undefined;
  const { first, last } = length.literal;
  return words
    .slice(first, last + 2)
    .map(({ text }) => lookUp(text.toLowerCase(), unitNames))
    .find((one) => one !== undefined);
}

/** 'Which tooth is treated most' asks for a tooth: rows without one are no group of their own. */
function withoutNamelessGroups(select: Select, schema: Schema): Select {
  const { order, limit, where, from } = select;
  const isTop = limit !== null && order.some(({ by }) => hasAggregate(by)) && isAggregated(select);
  if (!isTop || from.kind === 'query' || from.tables.some(({ join }) => join === 'left')) return select;
  const named = groupOf(select).filter(
    (one) => one.kind === 'column' && one.via === null && schema.columns[one.column]?.nullable === true,
  );
  const said = conjunctsOf(where);
  const known = new Set(said.map((part) => JSON.stringify(part)));
  const present = named
    .map((of): Condition => ({ kind: 'is null', negated: true, of }))
    .filter((part) => !known.has(JSON.stringify(part)));
  if (present.length === 0) return select;
  const parts = [...said, ...present];
  const [only] = parts;
  return { ...select, where: parts.length === 1 && only !== undefined ? only : { kind: 'and', parts } };
}

/** 'Which reps have customers in Oslo' lists each rep once, however many such customers a rep has. */
function withoutRepeats(query: Select, schema: Schema): Select {
  const { from, select, order, limit, distinct } = query;
  if (distinct || limit !== null || order.length > 0 || from.kind === 'query' || isAggregated(query))
    return query;
  const shown = new Set(
    select.flatMap((one) => (one.kind === 'column' ? [schema.columns[one.column]?.table] : [])),
  );
  const isPlain = select.every((one) => one.kind === 'column' && one.via === null);
  if (!isPlain || shown.size !== 1) return query;
  const [parent = -1] = shown;
  const tables = from.tables.map(({ table }) => table);
  const repeats = tables.some(
    (table) => table !== parent && leadsTo(schema, tables, { from: table, to: parent }),
  );
  return repeats ? { ...query, distinct: true } : query;
}

/** Whether foreign keys lead from one table of a query to another: several rows of it may belong to one there. */
function leadsTo(
  schema: Schema,
  tables: readonly number[],
  { from, to }: { from: number; to: number },
): boolean {
  return schema.foreignKeys.some((key) => {
    const target = keyTarget(schema, key);
    if (keyTable(schema, key) !== from || !tables.includes(target)) return false;
    const others = tables.filter((table) => table !== from);
    return target === to || leadsTo(schema, others, { from: target, to });
  });
}

/** 'How many hours were watched' is a sum of minutes, in hours. */
function withAskedUnits(query: LogicalQuery, question: Question, schema: Schema): LogicalQuery {
  if (query.kind !== 'select') return query;
  const asked = unitsWithoutNumber(question);
  return {
    ...query,
    select: query.select.map((one) => {
      if (one.kind !== 'aggregate' || one.name.startsWith('count') || one.of.kind !== 'column') return one;
      const unit = unitOfColumn(schema.columns[one.of.column]);
      if (unit === null || asked.some((other) => factorBetween(unit, other) === null && isAlike(unit, other)))
        return one;
      const factor = asked.map((other) => factorBetween(unit, other)).find((found) => found !== null);
      return factor === undefined ? one : scaledBy(one, factor);
    }),
  };
}

const isAlike = (one: Unit, other: Unit): boolean => one.dimension === other.dimension;

function scaledBy(left: Expression, factor: number): Expression {
  const operator = factor < 1 ? '/' : '*';
  const value = factor < 1 ? Math.round(1 / factor) : factor;
  return {
    kind: 'arithmetic',
    operator,
    left,
    right: { kind: 'literal', literal: { kind: 'number', value } },
  };
}

/** Units of a question that count nothing: 'hours' of 'how many hours', not of 'the last 3 hours' or 'per hour'. */
function unitsWithoutNumber({ words, previousWords }: Question): Unit[] {
  return words.flatMap(({ text }, at) => {
    const unit = at < previousWords || !/s$/i.test(text) ? null : spokenUnit(text);
    const before = (words[at - 1]?.text ?? '').toLowerCase();
    const counts =
      /\d/.test(before) || numberWords.has(before) || /^(last|past|next|few|these|those)$/.test(before);
    return unit === null || counts ? [] : [unit];
  });
}

/** 'How many films are crime or comedy' counts a film once that is both. */
function countedOnce(query: Select, schema: Schema): Select {
  const { from, select, where } = query;
  const [only, ...others] = select;
  if (from.kind === 'query' || only?.kind !== 'count rows' || others.length > 0) return query;
  const tables = from.tables.map(({ table }) => table);
  const chosen = conjunctsOf(where).flatMap((condition) => tableOfChoice(condition, schema));
  const key = keyToCount(chosen, tables, schema);
  if (key === undefined) return query;
  const of: Expression = { kind: 'column', column: key, via: null };
  return { ...query, select: [{ kind: 'aggregate', name: 'count distinct', of }] };
}

/** The table of a column that may have one of several values. */
function tableOfChoice(condition: Condition, schema: Schema): number[] {
  if (condition.kind !== 'in list' || condition.negated || condition.values.length < 2) return [];
  return condition.of.kind === 'column' ? [schema.columns[condition.of.column]?.table ?? -1] : [];
}

/** What tells the counted rows apart where one of them may meet a choice several times. */
function keyToCount(
  chosen: readonly number[],
  tables: readonly number[],
  schema: Schema,
): number | undefined {
  const [main = -1] = tables;
  const linked = schema.foreignKeys.filter((key) => keyTable(schema, key) === main && key.from.length === 1);
  const ends = linked.flatMap(({ from }) => from);
  const [key, ...more] = schema.tables[main]?.primaryKey ?? [];
  if (more.length > 0) {
    // Nobody counts the rows of a link table: they count what it links to what was chosen.
    const isLink = schema.tables[main]?.columns.every((column) => ends.includes(column)) === true;
    const others = linked.filter((one) => !chosen.includes(keyTarget(schema, one)));
    const isChosen = others.length < linked.length;
    return isLink && isChosen && others.length === 1 ? others[0]?.from[0] : undefined;
  }
  const belonging = tables.filter(
    (table) => table !== main && leadsTo(schema, tables, { from: table, to: main }),
  );
  return belonging.some((link) => chosen.some((table) => reaches(schema, link, table))) ? key : undefined;
}

const reaches = (schema: Schema, from: number, to: number): boolean =>
  from === to ||
  schema.foreignKeys.some((key) => keyTable(schema, key) === from && keyTarget(schema, key) === to);
