import { type NameScope, scopeOf, throughQueries } from '../name-scope.ts';
import { type Expression, type Query, type Select, within } from '../query-tree.ts';
import type { Outline, OutlineColumn, OutlineCondition, OutlineMeasure } from './outline.ts';
import { columnsIn, partsTogether } from './outline-columns.ts';
import { conditionsIn } from './outline-conditions.ts';
import { hasAggregate, measureOf, sharedConditions, withoutConditions } from './outline-figures.ts';
import { limitsOf, outputBehind } from './outline-limits.ts';

type Found = {
  tables: Set<string>;
  measures: OutlineMeasure[];
  groups: OutlineColumn[];
  conditions: OutlineCondition[];
  shown: OutlineColumn[];
};

/** More of anything than a person asks for: two such statements are not compared. */
const most = 300;

/** null where it is larger than what is worth comparing. */
export function outlineOf(query: Query): Outline | null {
  const found: Found = { tables: new Set(), measures: [], groups: [], conditions: [], shown: [] };
  visitQuery(query, null, found);
  for (const select of query.selects) noteShown(select, scopeOf(select, query, null), found);
  const { tables, groups, shown } = found;
  const shared = sharedConditions(found.measures);
  const measures = found.measures.map((measure) => withoutConditions(measure, shared));
  const conditions = [...found.conditions, ...shared];
  const computed = measures.flatMap((one) => one.conditions);
  const sizes = [
    tables.size,
    measures.length,
    groups.length,
    conditions.length + computed.length,
    shown.length,
  ];
  if (sizes.some((size) => size > most)) return null;
  return { tables: [...tables], measures, groups, conditions, shown, ...limitsOf(query) };
}

function visitQuery(query: Query, outer: NameScope | null, found: Found): void {
  for (const part of query.parts) visitQuery(part.query, outer && { ...outer, sources: [] }, found);
  for (const select of query.selects) visitSelect(select, scopeOf(select, query, outer), found);
  const [first] = query.selects;
  if (!first) return;
  for (const { expression } of query.orderBy)
    visitExpression(expression, scopeOf(first, query, outer), found);
}

function visitSelect(select: Select, scope: NameScope, found: Found): void {
  for (const { table, query, on } of select.sources) {
    const isPart = scope.parts.some(({ name }) => name.toLowerCase() === table?.toLowerCase());
    if (table !== null && !isPart) found.tables.add(table.toLowerCase());
    if (query) visitQuery(query, scope, found);
    visitCondition(on, scope, found);
  }
  for (const { expression } of select.outputs) visitExpression(expression, scope, found);
  const groups = select.isDistinct
    ? select.outputs.map(({ expression }) => expression)
    : select.groupBy.map((expression) => outputBehind(expression, select));
  found.groups.push(...partsTogether(groups.flatMap((expression) => columnsIn(expression, scope))));
  visitCondition(select.where, scope, found);
  visitCondition(select.having, scope, found);
}

/** The figures in an expression, and the queries inside of it. */
function visitExpression(expression: Expression, scope: NameScope, found: Found): void {
  for (const one of within(expression)) {
    if (one.type === 'query') visitQuery(one.query, scope, found);
    const measure = measureOf(one, scope);
    if (measure) found.measures.push(measure);
  }
}

function visitCondition(condition: Expression | null, scope: NameScope, found: Found): void {
  if (condition) visitExpression(condition, scope, found);
  found.conditions.push(...conditionsIn(condition, scope));
}

function noteShown(select: Select, scope: NameScope, found: Found): void {
  const plain = select.outputs.filter(({ expression }) => !hasAggregate(throughQueries(expression, scope)));
  found.shown.push(...partsTogether(plain.flatMap(({ expression }) => columnsIn(expression, scope))));
}
