import { capitalise } from '../naming/label-wording.ts';
import { descending } from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import {
  namedParents,
  parentOutput,
  rowOutputs,
  shownColumns,
  tieBreakers,
} from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo, namedLike, withinDays } from './parts/filters.ts';
import { isSales } from './parts/measures.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Most expensive products', 'Longest films', 'Largest orders' */
export const rowsByHighestValue: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'entity' || role === 'event' || role === 'view')
    .flatMap((table) =>
      table.columns
        .filter((column) => rankedRoles.has(column.role))
        .slice(0, 3)
        .map((column) => plan(model, table, column)),
    );

const rankedRoles = new Set<ColumnModel['role']>([
  'price',
  'amount',
  'number',
  'rating',
  'quantity',
  'stock',
]);
const weights: Partial<Record<ColumnModel['role'], number>> = {
  price: 0.5,
  amount: 0.6,
  rating: 0.5,
  number: 0.3,
};

function plan(model: Model, table: TableModel, column: ColumnModel): ToolPlan {
  const parents = namedParents(table, 2);
  const isSeen = shownColumns(table, 6).includes(column);
  return {
    pattern: 'highest',
    name: capitalise(nameOf(table, column)),
    main: table,
    others: [],
    weight: weightOf(table, column),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: parents.length === 0,
        about: `${tableRowsPhrase(table)} with the highest ${column.label} first.`,
        write: ({ scope, parameters }) => {
          const value = scope.column(scope.root, column);
          const columns = [
            ...rowOutputs(scope, scope.root, 6),
            ...(isSeen ? [] : [{ sql: value, as: column.name }]),
            ...parents.map((link) => parentOutput(scope, link)),
          ];
          return {
            columns,
            where: [
              `${value} IS NOT NULL`,
              ...filterColumns(table, 2).map((filter) => equalTo(scope, parameters, scope.root, filter)),
              ...parents.slice(0, 1).map((link) => namedLike({ scope, parameters }, scope.root, link)),
              ...(table.time ? withinDays({ scope, parameters }, scope.root, table.time) : []),
            ],
            orderBy: [descending(scope, value), ...tieBreakers(scope, scope.root, columns)],
            limit: limitTo(parameters, 10),
          };
        },
      }),
  };
}

function weightOf({ role }: TableModel, column: ColumnModel): number {
  const isDull = role === 'event' && column.role !== 'amount';
  return (weights[column.role] ?? 0.3) * (role === 'view' ? 0.7 : 1) * (isDull ? 0.4 : 1);
}

/** Of these a 'large' one is one of much money. */
function isDealing(table: TableModel): boolean {
  return (
    isSales(table) || /payment|transaction|expense|deal|donation|transfer|refund|budget/.test(table.noun.one)
  );
}

function nameOf(table: TableModel, { role, words, label }: ColumnModel): string {
  const { noun } = table;
  if (role === 'price' && words.includes('price')) return `most expensive ${noun.many}`;
  if (role === 'amount' && isDealing(table) && words.some((word) => /^(total|amount|subtotal)$/.test(word)))
    return `largest ${noun.many}`;
  if (words.some((word) => /^(length|duration|milliseconds|minutes|runtime)$/.test(word)))
    return `longest ${noun.many}`;
  return `${noun.many} with the highest ${label}`;
}
