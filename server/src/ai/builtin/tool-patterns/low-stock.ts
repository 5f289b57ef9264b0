import { capitalise } from '../naming/label-wording.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { namedParents, parentOutput, rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { equalTo, filterColumns, limitTo, namedLike } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Products low in stock' */
export const lowStock: Pattern = (model) =>
  model.tables.flatMap((table) => {
    const stock = table.columns.find(({ role }) => role === 'stock');
    return stock && table.role !== 'technical' && table.role !== 'view' ? [plan(model, table, stock)] : [];
  });

const isReorderPoint = /^(reorder|minimum|min)( |$)/;

function plan(model: Model, table: TableModel, stock: ColumnModel): ToolPlan {
  const level = table.columns.find(
    ({ label, column }) => isReorderPoint.test(label) && column.kind === stock.column.kind,
  );
  const parents = namedParents(table, 1);
  return {
    pattern: 'low stock',
    name: capitalise(`${table.noun.many} low in stock`),
    main: table,
    others: [],
    weight: 0.85,
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: parents.length === 0,
        about: `${tableRowsPhrase(table)} with a low ${stock.label}, the scarcest first${level ? `; what is at or below its ${level.label} counts too` : ''}.`,
        write: ({ scope, parameters }) => {
          const left = scope.column(scope.root, stock);
          const most = parameters.add({
            name: 'threshold',
            type: 'integer',
            description: `At most this much ${stock.label}.`,
            required: true,
            default: 10,
          });
          const low = `${left} <= ${most}`;
          const columns = [
            ...rowOutputs(scope, scope.root, 6),
            ...parents.map((link) => parentOutput(scope, link)),
          ];
          return {
            columns,
            where: [
              level ? `(${low} OR ${left} <= ${scope.column(scope.root, level)})` : low,
              ...filterColumns(table, 1).map((column) => equalTo(scope, parameters, scope.root, column)),
              ...parents.map((link) => namedLike({ scope, parameters }, scope.root, link)),
            ],
            orderBy: [left, ...tieBreakers(scope, scope.root, columns)],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}
