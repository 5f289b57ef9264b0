import { capitalise, traitLabel } from '../naming/label-wording.ts';
import { descending } from '../sql/row-and-number-expressions.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { limitTo, withinDays } from './parts/filters.ts';
import { headOf, momentOf, type Path, pathsUp, walk } from './parts/join-paths.ts';
import { type Measure, measuresOf, summed } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan } from './tool-plan.ts';

/** 'Orders by status', 'Revenue by country' */
export const breakdown: Pattern = (model) =>
  model.tables.flatMap((table) => [...counts(model, table), ...sums(model, table)]);

type Split = { table: TableModel; path: Path; column: ColumnModel; measure: Measure | null };

function counts(model: Model, table: TableModel): ToolPlan[] {
  if (table.role === 'technical' || table.role === 'join' || table.role === 'lookup') return [];
  return table.columns
    .filter(isSplitting)
    .map((column) => plan(model, { table, path: [], column, measure: null }));
}

function sums(model: Model, table: TableModel): ToolPlan[] {
  const [measure] = measuresOf(table);
  if (!measure) return [];
  const places = new Set<string>();
  // Of several countries on the way the nearest one is meant.
  const isNearest = ({ role, words }: ColumnModel) => {
    const word = words.at(-1) ?? '';
    if (role !== 'place') return true;
    return !places.has(word) && places.add(word) !== undefined;
  };
  return [[], ...pathsUp(table)].flatMap((path: Path) =>
    (path.at(-1)?.to ?? table).columns
      .filter((column) => isSplitting(column) && isNearest(column))
      .map((column) => plan(model, { table, path, column, measure })),
  );
}

function isSplitting({ role, column, options }: ColumnModel): boolean {
  if (role === 'flag') return column.kind === 'boolean' || column.kind === 'integer';
  const isKind = role === 'status' || role === 'category' || role === 'place';
  return isKind && (options === null || options.length > 1);
}

function plan(model: Model, { table, path, column, measure }: Split): ToolPlan {
  const holder = path.at(-1)?.to ?? table;
  const moment = momentOf(table);
  const subject = measure ? measure.label : table.noun.many;
  const split = isYesOrNo(column)
    ? `with and without ${traitLabel(column.label)}`
    : `for each ${column.label}`;
  return {
    pattern: measure ? 'sum by category' : 'count by category',
    name: capitalise(
      isYesOrNo(column)
        ? `${subject}: ${flagLabel(column, holder, table)} or not`
        : `${subject} by ${splitLabel(column, holder, table)}`,
    ),
    main: holder,
    others: [headOf(table)],
    weight: weightOf({ table, path, column, measure }),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: path.length === 0 && (moment?.path.length ?? 0) === 0,
        about: measure
          ? `${capitalise(measure.label)} (${measure.origin}) ${split}, with its share of the whole.`
          : `How many ${table.noun.many} there are ${split}, and what share of all that is.`,
        write: ({ scope, parameters }) => {
          const place = walk(scope, path);
          const timed = moment ? walk(scope, moment.path) : null;
          const value = measure ? summed(measure, scope, scope.root) : 'COUNT(*)';
          const plain = measure ? `SUM(${measure.value(scope, scope.root)})` : 'COUNT(*)';
          return {
            columns: [
              { sql: scope.column(place, column), as: column.label },
              { sql: value, as: subject },
              { sql: `ROUND(100.0 * ${plain} / NULLIF(SUM(${plain}) OVER (), 0), 1)`, as: 'share percent' },
            ],
            where: moment && timed ? withinDays({ scope, parameters }, timed, moment.column) : [],
            groupBy: ['1'],
            orderBy: [descending(scope, '2'), '1'],
            limit: limitTo(parameters, 50),
          };
        },
      }),
  };
}

function splitLabel({ label, role }: ColumnModel, holder: TableModel, table: TableModel): string {
  return holder !== table && role !== 'place' ? `${holder.noun.one} ${label}` : label;
}

const roleWeights: Partial<Record<ColumnModel['role'], number>> = {
  status: 0.85,
  category: 0.65,
};

function weightOf({ table, path, column, measure }: Split): number {
  const base = splitWeight(column) * (table.role === 'view' ? 0.6 : 1);
  const known = column.role === 'status' ? 0.75 : 1.1;
  if (measure) return base * known * measure.weight * 0.95 * 0.92 ** path.length;
  return column.role === 'place' && measuresOf(table).length > 0 ? base * 0.5 : base;
}

/** A country says more than a city, and a short list that is known more than one that is not. */
function splitWeight(column: ColumnModel): number {
  if (isYesOrNo(column)) return 0.3;
  if (/ (every|by|at|on|per|of|to)$/.test(column.label)) return 0.15;
  if (column.role === 'place') return column.words.includes('country') ? 0.75 : 0.4;
  return (roleWeights[column.role] ?? 0.3) * (column.options === null ? 0.8 : 1);
}

const yesOrNo = new Set(['0', '1', 'y', 'n', 'yes', 'no', 'true', 'false', 't', 'f']);

function isYesOrNo({ role, options }: ColumnModel): boolean {
  return role === 'flag' || (options?.every((option) => yesOrNo.has(option.toLowerCase())) ?? false);
}

function flagLabel({ label }: ColumnModel, holder: TableModel, table: TableModel): string {
  const bare = traitLabel(label);
  return holder === table ? bare : `${holder.noun.one} ${bare}`;
}
