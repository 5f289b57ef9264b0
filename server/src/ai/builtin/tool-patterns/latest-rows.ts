import { descending } from '../sql/row-and-number-expressions.ts';
import { isReading, type Link, type Model, type TableModel } from '../suggest/schema-model-types.ts';
import { areClients } from './parts/client-and-staff-tables.ts';
import { describeParents } from './parts/describe-parents.ts';
import { namedParents, parentOutput, rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo, namedLike, withinDays } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan, type Writing } from './tool-plan.ts';

/** 'Latest orders', 'Newest customers', and plain lists of what has no time. */
export const latestRows: Pattern = (model) =>
  model.tables
    .filter(
      ({ role, label }) =>
        role !== 'join' && role !== 'technical' && !(role === 'lookup' && label.length > 0),
    )
    .filter(({ time, label }) => time !== null || label.length === 0)
    .map((table) => plan(model, table));

const weights: Partial<Record<TableModel['role'], number>> = {
  event: 0.85,
  entity: 0.4,
  line: 0.4,
  log: 0.5,
};

function plan(model: Model, table: TableModel): ToolPlan {
  const { time, noun } = table;
  const parents = namedParents(table, 3);
  const word =
    time === null
      ? 'List'
      : time.time?.meaning === 'created' && table.role === 'entity'
        ? 'Newest'
        : 'Latest';
  const beside = parents.length > 0 ? ` with ${describeParents(parents, 'their', 'them')}` : '';
  return {
    pattern: 'latest',
    name: `${word} ${noun.many}`,
    main: table,
    others: [],
    weight: (weights[table.role] ?? 0.3) * (time === null ? 0.6 : 1),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: parents.length === 0,
        about: `${tableRowsPhrase(table)}${beside}${time === null ? '' : ', newest first'}.`,
        write: ({ scope, parameters }) => {
          const writing = { scope, parameters };
          const columns = [
            ...rowOutputs(scope, scope.root, 7),
            ...parents.map((link) => parentOutput(scope, link)),
          ];
          const shown = columns.length > 0 ? columns : allOf(table, scope);
          const where = [
            ...filterColumns(table, 2).map((column) => equalTo(scope, parameters, scope.root, column)),
            ...parents.slice(0, 2).map((link) => namedLike(writing, scope.root, link)),
            ...whereTheyLive(writing, table, parents),
            ...(time ? withinDays(writing, scope.root, time) : []),
          ];
          const newest = time ? [descending(scope, scope.column(scope.root, time))] : [];
          return {
            columns: shown,
            where,
            orderBy: [...newest, ...tieBreakers(scope, scope.root, shown)],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}

/** 'orders from Norway': nobody means the order's own country. */
function whereTheyLive(
  { scope, parameters }: Writing,
  table: TableModel,
  parents: readonly Link[],
): string[] {
  const hasOwn = table.columns.some(({ role }) => role === 'place');
  const link = hasOwn ? undefined : parents.find(({ to }) => areClients(to));
  const [country] = filterColumns(link?.to ?? table, 9).filter(({ role }) => role === 'place');
  if (!link || !country) return [];
  return [equalTo(scope, parameters, scope.join(scope.root, link), country)];
}

/** Where nothing of a row is telling, its references are. */
function allOf(table: TableModel, scope: Parameters<typeof rowOutputs>[0]) {
  return table.columns
    .filter(isReading)
    .slice(0, 8)
    .map((column) => ({ sql: scope.column(scope.root, column), as: column.name }));
}
