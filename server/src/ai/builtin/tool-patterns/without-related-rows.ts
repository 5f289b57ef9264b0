import { capitalise } from '../naming/label-wording.ts';
import { pointInTime } from '../sql/date-expressions.ts';
import { optional } from '../sql/row-and-number-expressions.ts';
import type { Link, Model, TableModel } from '../suggest/schema-model-types.ts';
import { areStaff } from './parts/client-and-staff-tables.ts';
import { rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo } from './parts/filters.ts';
import { isSales } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Customers without orders', 'Products never sold' */
export const withoutRelatedRows: Pattern = (model) =>
  model.tables
    .filter(
      ({ role, label, key }) => (role === 'entity' || role === 'event') && label.length > 0 && key.length > 0,
    )
    .flatMap((table) =>
      table.down
        .filter((link) => link.from !== table && isCounterpart(link.from))
        .map((link) => plan(model, table, link)),
    );

function isCounterpart({ role, table }: TableModel): boolean {
  return role !== 'view' && role !== 'technical' && role !== 'log' && table.kind === 'table';
}

function plan(model: Model, table: TableModel, link: Link): ToolPlan {
  const behind = otherSide(link);
  const other = behind.noun.many;
  const { time } = link.from;
  const isSold = isSoldIn(link.from);
  const part = link.label === table.noun.one ? '' : ` as ${link.label}`;
  const name = isSold ? `${table.noun.many} never sold` : `${table.noun.many} without ${other}${part}`;
  return {
    pattern: 'without',
    name: capitalise(name),
    main: table,
    others: [link.from, behind],
    weight: isSold ? 0.85 : weightOf(table, link) * (part === '' ? 1 : 0.7),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: false,
        about: `${capitalise(table.noun.many)} that have no ${other}${time ? ' at all, or none since a given day' : ''}.`,
        write: ({ scope, parameters }) => {
          const inner = scope.separate(link.from);
          const pairs = link.columns.map(
            (pair) => `${scope.column(inner, pair.from)} = ${scope.column(scope.root, pair.to)}`,
          );
          const conditions = [...pairs];
          if (time?.time) {
            const since = parameters.add({
              name: 'since',
              type: 'date',
              description: `Only ${other} on or after this day count. Leave empty to count all of them.`,
              required: false,
            });
            const point = pointInTime(scope.dialect, scope.column(inner, time), time.time);
            conditions.push(optional(since, `${point} >= ${since}`));
          }
          const columns = rowOutputs(scope, scope.root, 6);
          const missing = `NOT EXISTS (\n    SELECT 1 FROM ${scope.tableAs(inner)}\n    WHERE ${conditions.join('\n      AND ')}\n  )`;
          return {
            columns,
            where: [
              missing,
              ...filterColumns(table, 1).map((column) => equalTo(scope, parameters, scope.root, column)),
            ],
            orderBy: tieBreakers(scope, scope.root, columns),
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}

function isSoldIn(lines: TableModel): boolean {
  return lines.role === 'line' && isSales(lines) && lines.columns.some(({ role }) => role === 'quantity');
}

function weightOf(table: TableModel, { from }: Link): number {
  return (from.role === 'event' ? 0.8 : 0.5) * (areStaff(table) ? 0.4 : 1);
}

/** Behind a join table stands what is really missing. */
function otherSide({ from, to }: Link): TableModel {
  if (from.role !== 'join') return from;
  return from.up.find((link) => link.to !== to)?.to ?? from;
}
