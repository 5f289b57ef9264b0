import { capitalise, withArticle } from '../naming/label-wording.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Customers without an email' */
export const missingValue: Pattern = (model) =>
  model.tables
    .filter(({ role, label }) => role === 'entity' && label.length > 0)
    .flatMap((table) =>
      table.columns
        .filter(({ role, column }) => (role === 'email' || role === 'phone') && column.nullable)
        .slice(0, 1)
        .map((column) => plan(model, table, column)),
    );

function plan(model: Model, table: TableModel, column: ColumnModel): ToolPlan {
  return {
    pattern: 'missing value',
    name: capitalise(`${table.noun.many} without ${withArticle(column.label)}`),
    main: table,
    others: [],
    weight: 0.35,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: true,
        about: `${tableRowsPhrase(table)} that nobody has entered ${withArticle(column.label)} for.`,
        write: ({ scope, parameters }) => {
          const columns = rowOutputs(scope, scope.root, 6);
          const value = scope.column(scope.root, column);
          return {
            columns,
            where: [
              column.column.kind === 'text' ? `(${value} IS NULL OR ${value} = '')` : `${value} IS NULL`,
              ...filterColumns(table, 1).map((filter) => equalTo(scope, parameters, scope.root, filter)),
            ],
            orderBy: tieBreakers(scope, scope.root, columns),
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}
