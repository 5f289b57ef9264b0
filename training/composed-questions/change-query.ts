import { nodesIn } from '../../reader/src/choice/collect-query-nodes.ts';
import type { Condition, Expression, Select, SourceTable } from '../../reader/src/query/logical-query.ts';
import type { Moment } from '../../reader/src/question/resolve-period.ts';
import type { Schema, SchemaColumn } from '../../reader/src/schema/schema-types.ts';
import { conjunctsOf, hasAggregate, sameExpression } from '../../reader/src/statement/walk-query.ts';

/** A number below the one given. */
export type Random = (below: number) => number;

export type TableSelect = Select & { from: { kind: 'tables'; tables: readonly SourceTable[] } };

/** `other`: another query on the same database, whose words are those of the same text. */
export type Known = { schema: Schema; moment: Moment; other: TableSelect; random: Random };

/** Null where the query cannot be changed in this way. */
type Change = (query: TableSelect, known: Known) => TableSelect | null;

const mostFigures = 3;
const mostShown = 4;

/** Figures of the other query beside those that are there, each of its own rows. */
const addFigures: Change = (query, { other, random }) => {
  const figures = query.select.filter(hasAggregate);
  const others = other.select.filter(hasAggregate);
  if (figures.length === 0 || others.length === 0 || !haveSameTables(query, other)) return null;
  const theirs = conjunctsOf(other.where).filter(
    (one) => !conjunctsOf(query.where).some((its) => isSame(its, one)),
  );
  const isSimple = (one: Expression) => one.kind === 'count rows' || one.kind === 'aggregate';
  if (theirs.length > 0 && !others.every(isSimple)) return null;
  if (theirs.some(hasAggregate) || theirs.some(({ kind }) => kind === 'exists')) return null;
  const added = theirs.length === 0 ? others : others.map((one) => filtered(one, theirs));
  const mine = conjunctsOf(query.where);
  if (theirs.some((one) => mine.some((its) => areOfSameColumns(its, one)))) return null;
  const fresh = added.filter((one) => !figures.some((mine) => sameExpression(mine, one)));
  if (fresh.length === 0 || figures.length + fresh.length > mostFigures) return null;
  const plain = query.select.filter((one) => !hasAggregate(one));
  const together = random(4) === 0 ? [...fresh, ...figures] : [...figures, ...fresh];
  return { ...query, select: [...plain, ...together] };
};

/** Each figure of its own rows: 'orders in May and orders in June'. */
const separateFigures: Change = (query, known) => {
  const { other } = known;
  const [figure, ...more] = query.select.filter(hasAggregate);
  const mine = conjunctsOf(query.where);
  const theirs = conjunctsOf(other.where).filter((one) => isWithin(query, one, known));
  const isSimple = figure?.kind === 'count rows' || figure?.kind === 'aggregate';
  if (!isSimple || more.length > 0 || query.limit !== null || query.order.length > 0) return null;
  if (mine.length === 0 || theirs.length === 0 || [...mine, ...theirs].some((one) => !isOfRow(one)))
    return null;
  if (mine.some((one) => theirs.some((their) => isSame(one, their)))) return null;
  const plain = query.select.filter((one) => !hasAggregate(one));
  return { ...query, where: null, select: [...plain, filtered(figure, mine), filtered(figure, theirs)] };
};

/** One more condition, of the other query. */
const narrow: Change = (query, known) => {
  const { other, random } = known;
  const mine = conjunctsOf(query.where);
  const fitting = conjunctsOf(other.where).filter(
    (one) => isWithin(query, one, known) && !mine.some((its) => areOfSameColumns(its, one)),
  );
  const added = fitting[random(Math.max(1, fitting.length))];
  if (added === undefined || hasAggregate(added)) return null;
  const parts = [...mine, added];
  return { ...query, where: parts.length === 1 ? added : { kind: 'and', parts } };
};

/** Figures by what the other query groups by. */
const groupBy: Change = (query, { other, schema, random }) => {
  if (!query.select.some(hasAggregate) || query.group !== null || query.limit !== null) return null;
  const plain = query.select.filter((one) => !hasAggregate(one));
  const groups = other.select.filter(
    (one) =>
      other.select.some(hasAggregate) &&
      !hasAggregate(one) &&
      one.kind !== 'output' &&
      isOn(query, one, schema),
  );
  const added = groups[random(Math.max(1, groups.length))];
  if (added === undefined || plain.length > 1 || plain.some((one) => sameExpression(one, added))) return null;
  return {
    ...query,
    select: [...(random(2) === 0 ? plain : []), added, ...query.select.filter(hasAggregate)],
  };
};

/** Another column of the same table and type in place of one: the date of shipping for that of ordering. */
const swapColumn: Change = (query, { schema, random }) => {
  const columns = columnsIn(query);
  const swapped = columns.flatMap((column) => {
    const { table, type } = schema.columns[column] as SchemaColumn;
    if (type !== 'number' && type !== 'time') return [];
    const others = (schema.tables[table]?.columns ?? []).filter(
      (one) =>
        !columns.includes(one) &&
        schema.columns[one]?.type === type &&
        !isKey(schema, one) &&
        !isKey(schema, column),
    );
    return others.map((one) => [column, one] as const);
  });
  const chosen = swapped[random(Math.max(1, swapped.length))];
  return chosen === undefined ? null : replaced(query, chosen[0], chosen[1]);
};

/** One more column of the rows that are listed. */
const showMore: Change = (query, { schema, random }) => {
  if (query.select.some(hasAggregate) || query.distinct || query.select.length >= mostShown) return null;
  const used = columnsIn(query);
  const columns = tablesOf(query).flatMap((table) => schema.tables[table]?.columns ?? []);
  const others = columns.filter((one) => !used.includes(one) && !isKey(schema, one));
  const added = others[random(Math.max(1, others.length))];
  if (added === undefined) return null;
  return { ...query, select: [...query.select, { kind: 'column', column: added, via: null }] };
};

/** The groups by their figure, the highest or the lowest first. */
const rank: Change = (query, { random }) => {
  const figures = query.select.filter(hasAggregate);
  const by = figures[random(Math.max(1, figures.length))];
  if (by === undefined || figures.length === query.select.length || query.limit !== null) return null;
  return { ...query, order: [{ by, descending: random(4) > 0 }] };
};

/** How many of the rows meet a condition of the other query, in per cent. */
const share: Change = (query, known) => {
  const { other, random } = known;
  const plain = query.select.filter((one) => !hasAggregate(one));
  if (plain.length === query.select.length || query.limit !== null || query.order.length > 0) return null;
  const fitting = conjunctsOf(other.where).filter((one) => isOfRow(one) && isWithin(query, one, known));
  const where = fitting[random(Math.max(1, fitting.length))];
  if (where === undefined || conjunctsOf(query.where).some((mine) => areOfSameColumns(mine, where)))
    return null;
  const figure: Expression = { kind: 'share of rows', where };
  const kept = random(2) === 0 ? query.select.filter(hasAggregate).slice(0, 1) : [];
  return { ...query, select: [...plain, ...kept, figure] };
};

/** How often each comes up says how often it is tried. */
export const changes: readonly Change[] = [
  addFigures,
  addFigures,
  addFigures,
  separateFigures,
  separateFigures,
  narrow,
  narrow,
  groupBy,
  groupBy,
  swapColumn,
  swapColumn,
  showMore,
  rank,
  share,
];

const filtered = (aggregate: Expression, conditions: readonly Condition[]): Expression => ({
  kind: 'filtered',
  aggregate,
  where: conditions.length === 1 ? (conditions[0] as Condition) : { kind: 'and', parts: conditions },
});

const tablesOf = ({ from }: TableSelect): number[] => from.tables.map(({ table }) => table);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const haveSameTables = (one: TableSelect, other: TableSelect): boolean => isSame(one.from, other.from);

/** Tests a row by its own columns. */
const isOfRow = (condition: Condition): boolean =>
  !hasAggregate(condition) && !['exists', 'in query', 'same as outer'].includes(condition.kind);

const columnsIn = (part: Condition | Expression | TableSelect): number[] =>
  nodesIn(part).flatMap((node) => (node.kind === 'column' ? [node.column] : []));

/** All of its columns belong to tables that the query looks at anyway. */
function isOn(query: TableSelect, part: Condition | Expression, schema: Schema): boolean {
  const tables = tablesOf(query);
  return nodesIn(part).every(
    (node) => node.kind !== 'column' || tables.includes(schema.columns[node.via ?? node.column]?.table ?? -1),
  );
}

/** What is said of rows of another table holds for those of the same main table alone. */
function isWithin(query: TableSelect, condition: Condition, { other, schema }: Known): boolean {
  if (condition.kind === 'exists' || condition.kind === 'in query')
    return tablesOf(query)[0] === tablesOf(other)[0];
  return isOn(query, condition, schema);
}

const areOfSameColumns = (one: Condition, other: Condition): boolean => {
  const columns = columnsIn(one);
  return columnsIn(other).some((column) => columns.includes(column));
};

function isKey(schema: Schema, column: number): boolean {
  const { table } = schema.columns[column] as SchemaColumn;
  return (
    schema.tables[table]?.primaryKey.includes(column) === true ||
    schema.foreignKeys.some(({ from }) => from.includes(column))
  );
}

function replaced<Part>(part: Part, column: number, by: number): Part {
  if (Array.isArray(part)) return part.map((one) => replaced(one, column, by)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, replaced(value, column, by)] as const);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  if (copy.kind === 'column' && copy.column === column) copy.column = by;
  return copy as Part;
}
