import { listed } from '../naming/label-wording.ts';
import { optional } from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { areClients, areStaff } from './parts/client-and-staff-tables.ts';
import { namedParents, parentOutput, rowOutputs, tieBreakers } from './parts/display-columns.ts';
import { anyContains, equalTo, filterColumns, limitTo, namedLike, withinNumbers } from './parts/filters.ts';
import { tableRowsPhrase } from './parts/table-rows-phrase.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Find customers by name or email' */
export const findByName: Pattern = (model) =>
  model.tables.filter(isFindable).map((table) => plan(model, table));

function isFindable({ label, role, columns }: TableModel): boolean {
  return label.length > 0 && columns.length > 1 && role !== 'join' && role !== 'technical' && role !== 'line';
}

const weights: Partial<Record<TableModel['role'], number>> = { entity: 0.85, event: 0.35, lookup: 0.25 };

function plan(model: Model, table: TableModel): ToolPlan {
  const searched = searchColumns(table);
  const parents = namedParents(table, 2);
  const by = listed([...new Set(searched.map((column) => spoken(table, column)))], 'or');
  return {
    pattern: 'find',
    name: `Find ${table.noun.many} by ${by}`,
    main: table,
    others: [],
    weight: (weights[table.role] ?? 0.2) * (areClients(table) ? 1.25 : areStaff(table) ? 0.7 : 1),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: parents.length === 0,
        about: `${tableRowsPhrase(table)}, found by part of their ${by}.`,
        write: ({ scope, parameters }) => {
          const writing = { scope, parameters };
          const search = parameters.add({
            name: 'search',
            type: 'text',
            description: `Part of the ${by}. Leave empty for all.`,
            required: false,
          });
          const price = table.columns.find(({ role }) => role === 'price');
          const where = [
            optional(search, anyContains(scope, scope.root, searched, search)),
            ...filterColumns(table, 2).map((column) => equalTo(scope, parameters, scope.root, column)),
            ...parents.map((link) => namedLike(writing, scope.root, link)),
            ...(price ? withinNumbers(writing, scope.root, price) : []),
          ];
          const columns = [
            ...rowOutputs(scope, scope.root, 6),
            ...parents.map((link) => parentOutput(scope, link)),
          ];
          const labels = table.label.toReversed().map((column) => scope.column(scope.root, column));
          return {
            columns,
            where,
            orderBy: [...new Set([...labels, ...tieBreakers(scope, scope.root, columns)])],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}

function searchColumns(table: TableModel): ColumnModel[] {
  const hasMail = table.columns.some(({ role }) => role === 'email');
  const wanted = hasMail ? ['email', 'code'] : ['code', 'phone'];
  const further = table.columns.filter(
    (column) =>
      wanted.includes(column.role) && column.column.kind === 'text' && !column.words.includes('fax'),
  );
  return [...new Set([...table.label, ...further])].slice(0, Math.max(3, table.label.length));
}

function spoken(table: TableModel, column: ColumnModel): string {
  const bare = column.label.replace(new RegExp(`^${table.noun.one} `), '');
  if (!table.label.includes(column)) return bare;
  const isPlain = table.label.length > 1 || column.label === table.noun.one || column.label.endsWith(' name');
  return isPlain ? 'name' : bare;
}
