import { capitalise } from '../naming/label-wording.ts';
import {
  descending,
  keyColumns,
  labelColumns,
  labelExpression,
  numberExpression,
  rounded,
} from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Link, Model, TableModel } from '../suggest/schema-model-types.ts';
import { areClients } from './parts/client-and-staff-tables.ts';
import { namedParents } from './parts/display-columns.ts';
import { limitTo, withinDays } from './parts/filters.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Products by average rating', 'Average price per category' */
export const average: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'event' || role === 'entity' || role === 'line' || role === 'log')
    .flatMap((table) =>
      namedParents(table, 4).flatMap((link) =>
        averagedColumns(table).map((column) => plan(model, { table, link, column })),
      ),
    );

function averagedColumns({ columns, role }: TableModel): ColumnModel[] {
  const wanted = role === 'entity' ? ['rating', 'price', 'number'] : ['rating'];
  return columns.filter((column) => wanted.includes(column.role)).slice(0, 3);
}

function weightOf({ to }: Link, { role }: ColumnModel): number {
  if (role === 'rating') return areClients(to) ? 0.4 : 0.95;
  return (role === 'price' ? 0.55 : 0.3) * (to.role === 'lookup' ? 1 : 0.6);
}

type Averaging = { table: TableModel; link: Link; column: ColumnModel };

function plan(model: Model, { table, link, column }: Averaging): ToolPlan {
  const isRating = column.role === 'rating';
  const one = link.label;
  return {
    pattern: 'average',
    name: isRating
      ? capitalise(`${link.to.noun.many} by average ${column.label}`)
      : capitalise(`average ${column.label} of ${table.noun.many} per ${one}`),
    main: isRating ? link.to : table,
    others: [isRating ? table : link.to],
    weight: weightOf(link, column),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: false,
        about: `Average ${column.label} of ${table.noun.many} for each ${one}, with how many there are.`,
        write: ({ scope, parameters }) => {
          const place = scope.join(scope.root, link);
          const value = numberExpression(scope, scope.root, column);
          const least = parameters.add({
            name: `min ${table.noun.many}`,
            type: 'integer',
            description: `Only where there are at least this many ${table.noun.many}.`,
            required: true,
            default: 1,
          });
          return {
            columns: [
              { sql: labelExpression(scope, place) ?? '', as: one },
              { sql: rounded(`AVG(${value})`), as: `average ${column.label}` },
              { sql: 'COUNT(*)', as: table.noun.many },
            ],
            where: [
              `${value} IS NOT NULL`,
              ...(link.isOptional
                ? [`${scope.column(scope.root, link.columns[0]?.from ?? '')} IS NOT NULL`]
                : []),
              ...(table.time ? withinDays({ scope, parameters }, scope.root, table.time) : []),
            ],
            groupBy: [...new Set([...keyColumns(scope, place), ...labelColumns(scope, place)])],
            having: [`COUNT(*) >= ${least}`],
            orderBy: [descending(scope, '2'), '3 DESC', '1', ...keyColumns(scope, place)],
            limit: limitTo(parameters, 20),
          };
        },
      }),
  };
}
