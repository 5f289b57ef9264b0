import { capitalise } from '../naming/label-wording.ts';
import { toPlural } from '../naming/singular-and-plural.ts';
import {
  countDistinct,
  descending,
  keyColumns,
  labelColumns,
  labelExpression,
} from '../sql/row-and-number-expressions.ts';
import type { Place, Scope } from '../sql/statement-scope.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/schema-model-types.ts';
import { areClients, areStaff } from './parts/client-and-staff-tables.ts';
import { equalTo, filterColumns, limitTo, namedLike, withinDays } from './parts/filters.ts';
import { endOf, headOf, momentOf, type Path, pathsUp, walk } from './parts/join-paths.ts';
import { type Measure, measuresOf, summed } from './parts/measures.ts';
import { buildSelect, type Pattern, type ToolPlan, type Writing } from './tool-plan.ts';

/** 'Top customers by revenue', 'Revenue by category', 'Customers with the most orders', 'Films per language' */
export const topByMeasure: Pattern = (model) =>
  model.tables
    .filter(({ role }) => role === 'event' || role === 'line' || role === 'entity')
    .flatMap((table) => pathsUp(table).flatMap((path) => ranked(model, table, path)));

function ranked(model: Model, table: TableModel, path: Path): ToolPlan[] {
  const target = endOf(path);
  if (!isRankable(target) || isOwnHead(table, target)) return [];
  const measures = measuresOf(table).map((measure) => plan(model, { table, path, measure }));
  const isCounted = table.role !== 'line' && path.length <= 2;
  return isCounted ? [...measures, plan(model, { table, path, measure: null })] : measures;
}

/** Nobody ranks addresses: they are where something is, not what it is. */
function isRankable({ label, role, key, words }: TableModel): boolean {
  return label.length > 0 && key.length > 0 && role !== 'technical' && !words.includes('address');
}

/** An invoice ranked by its lines is ranked by its total: that is another tool's. */
function isOwnHead(table: TableModel, target: TableModel): boolean {
  return table.role === 'line' && headOf(table) === target && measuresOf(target).length > 0;
}

type Ranking = { table: TableModel; path: Path; measure: Measure | null };

function plan(model: Model, { table, path, measure }: Ranking): ToolPlan {
  const target = endOf(path);
  const head = headOf(table);
  const [one, many] = spoken(path);
  const moment = momentOf(table);
  return {
    pattern: measure ? 'top by measure' : 'top by count',
    name: capitalise(nameOf({ table, path, measure }, [one, many])),
    main: target,
    others: [head],
    weight: weightOf({ table, path, measure }),
    build: (extent) =>
      buildSelect({
        model,
        extent,
        root: table,
        isSingle: false,
        about: measure
          ? `${capitalise(many)} ranked by ${measure.label} (${measure.origin}), with the number of ${head.noun.many}.`
          : `${capitalise(many)} ranked by their number of ${table.noun.many}.`,
        write: ({ scope, parameters }) => {
          const place = walk(scope, path);
          const timed = moment ? walk(scope, moment.path) : null;
          const counted = { sql: countOf(scope, table, moment?.path ?? []), as: head.noun.many };
          const value = measure ? { sql: summed(measure, scope, scope.root), as: measure.label } : null;
          const columns = [
            { sql: labelExpression(scope, place) ?? '', as: one },
            ...(value ? [value] : []),
            counted,
          ];
          const filtered = filterColumns(head, 1);
          const headPlace = head === table ? scope.root : (timed ?? scope.root);
          return {
            columns,
            where: [
              ...path
                .filter(({ isOptional }) => isOptional)
                .slice(0, 1)
                .map(() => `${keyColumns(scope, place)[0]} IS NOT NULL`),
              ...filtered.map((column) => equalTo(scope, parameters, headPlace, column)),
              ...ownFilters({ scope, parameters }, place, filtered),
              ...(moment && timed ? withinDays({ scope, parameters }, timed, moment.column) : []),
            ],
            groupBy: [...new Set([...keyColumns(scope, place), ...labelColumns(scope, place)])],
            orderBy: [descending(scope, '2'), '1', ...keyColumns(scope, place)],
            limit: limitTo(parameters, target.role === 'lookup' ? 50 : 10),
          };
        },
      }),
  };
}

/** Of what is ranked: customers of a country, products of a category. */
function ownFilters(writing: Writing, place: Place, taken: readonly ColumnModel[]): string[] {
  const { scope, parameters } = writing;
  const [own] = filterColumns(place.table, 4).filter(
    (column) => column.role !== 'flag' && !taken.some(({ label }) => label === column.label),
  );
  if (own) return [equalTo(scope, parameters, place, own)];
  const [kind] = place.table.up.filter(({ to }) => to.role === 'lookup' && to.label.length > 0);
  return kind ? [namedLike(writing, place, kind)] : [];
}

function countOf(scope: Scope, table: TableModel, [link]: Path): string {
  return link && table.role === 'line' ? countDistinct(scope, scope.root, link) : 'COUNT(*)';
}

function spoken(path: Path): [one: string, many: string] {
  const last = path.at(-1);
  const target = endOf(path);
  const isPlain = !last || last.label === target.noun.one;
  if (isPlain) return [target.noun.one, target.noun.many];
  const words = last.label.split(' ');
  return [last.label, [...words.slice(0, -1), toPlural(words.at(-1) ?? '')].join(' ')];
}

function nameOf({ table, path, measure }: Ranking, [one, many]: [string, string]): string {
  const { role } = endOf(path);
  if (measure) return role === 'lookup' ? `${measure.label} by ${one}` : `Top ${many} by ${measure.label}`;
  return table.role === 'entity'
    ? `${table.noun.many} per ${one}`
    : `${many} with the most ${table.noun.many}`;
}

function weightOf({ table, path, measure }: Ranking): number {
  // A table without names stands in between for nobody's sake: rentals are of films, not of copies.
  const detours = path.slice(0, -1).filter(({ to }) => to.label.length > 0 || to.role === 'event').length;
  const distance = 0.9 ** detours;
  const last = path.at(-1);
  const isSide = last && last.label !== last.to.noun.one ? 0.75 : 1;
  // What only some rows have ranks only some of them.
  const isSure = path.some(({ isOptional }) => isOptional) ? 0.8 : 1;
  if (measure) return measure.weight * distance * isSide * isSure * interestIn(endOf(path), measure);
  const further = detours > 0 ? 0.7 : 1;
  return (
    (table.role === 'event' ? 0.62 : 0.5) * distance * isSide * isSure * further * (hasMoney(table) ? 0.6 : 1)
  );
}

function interestIn(target: TableModel, { isMoney }: Measure): number {
  if (areClients(target)) return isMoney ? 1.25 : 0.5;
  const isMeans = areStaff(target) || target.words.some((word) => /^(supplier|shipper|store)$/.test(word));
  return isMeans ? 0.7 : 1;
}

/** Then the ranking by money tells the number as well. */
function hasMoney(table: TableModel): boolean {
  const lines = table.down.map(({ from }) => from).filter(({ role }) => role === 'line');
  return [table, ...lines].some((one) => measuresOf(one).some(({ isMoney }) => isMoney));
}
