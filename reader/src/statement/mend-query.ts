import type { Condition, ElapsedUnit, Expression, LogicalQuery, Select } from '../query/logical-query.ts';
import { lookUp, type TimeWordUnit, unitNames } from '../question/closed-words.ts';
import type { Question } from '../question/question.ts';
import type { Schema } from '../schema/schema.ts';
import { groupOf, isAggregated } from './grouping.ts';
import { hasAggregate } from './walk.ts';

/** Corrects what the question's own words and the schema decide better than the model does. */
export function mendQuery(query: LogicalQuery, question: Question, schema: Schema): LogicalQuery {
  const mended = withSpokenUnits(query, question) as LogicalQuery;
  return mended.kind === 'select' ? withoutNamelessGroups(mended, schema) : mended;
}

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
  const unit = spokenUnit(condition.right, question);
  return unit === undefined ? copy : { ...condition, left: { ...condition.left, unit } };
}

function spokenUnit(length: Expression, { words }: Question): ElapsedUnit | undefined {
  if (length.kind !== 'literal' || length.literal.kind !== 'words') return undefined;
  const { first, last } = length.literal;
  const named = words
    .slice(first, last + 2)
    .map(({ text }) => lookUp(text.toLowerCase(), unitNames))
    .find((one) => one !== undefined);
  return named && unitOf[named];
}

/** 'Which tooth is treated most' asks for a tooth: rows without one are no group of their own. */
function withoutNamelessGroups(select: Select, schema: Schema): Select {
  const { order, limit, where, from } = select;
  const isTop = limit !== null && order.some(({ by }) => hasAggregate(by)) && isAggregated(select);
  if (!isTop || from.kind === 'query' || from.tables.some(({ join }) => join === 'left')) return select;
  const named = groupOf(select).filter(
    (one) => one.kind === 'column' && one.via === null && schema.columns[one.column]?.nullable === true,
  );
  const present = named.map((of): Condition => ({ kind: 'is null', negated: true, of }));
  if (present.length === 0) return select;
  const parts = [...(where === null ? [] : where.kind === 'and' ? where.parts : [where]), ...present];
  const [only] = parts;
  return { ...select, where: parts.length === 1 && only !== undefined ? only : { kind: 'and', parts } };
}
