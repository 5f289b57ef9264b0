import type { Expression, Output, Query, Select, Source } from './query.ts';

/** What the names of one SELECT can stand for. */
export type NameScope = { sources: readonly Source[]; parts: Query['parts']; outer: NameScope | null };

/** A column by the table that it comes from; null where that cannot be told. */
export type NamedColumn = { table: string | null; column: string };

export function scopeOf(select: Select, query: Query, outer: NameScope | null): NameScope {
  return { sources: select.sources, parts: [...query.parts, ...(outer?.parts ?? [])], outer };
}

/** The query that a source stands for: written in its place, or under its name in WITH. */
export function queryOf({ query, table }: Source, parts: Query['parts']): Query | null {
  return query ?? parts.find(({ name }) => isSame(name, table ?? ''))?.query ?? null;
}

/** Where a column comes from, through the queries that hand it on. */
export function columnOf(path: readonly string[], scope: NameScope | null, steps = 0): NamedColumn {
  const column = path.at(-1) ?? '';
  const source = scope && sourceOf(path, scope);
  if (!source || steps > 8) return { table: null, column };
  const inner = queryOf(source, scope.parts);
  if (!inner) return { table: source.table, column };
  const handed = outputNamed(inner, column);
  const [select] = inner.selects;
  if (handed?.expression.type !== 'column' || !select) return { table: null, column };
  const withoutItself = { ...scope, parts: scope.parts.filter(({ query }) => query !== inner) };
  return columnOf(handed.expression.path, scopeOf(select, inner, withoutItself), steps + 1);
}

function sourceOf(path: readonly string[], { sources, outer }: NameScope): Source | undefined {
  const alias = path.at(-2);
  if (alias === undefined) return sources.length === 1 ? sources[0] : undefined;
  return sources.find((one) => isSame(one.alias, alias)) ?? (outer ? sourceOf(path, outer) : undefined);
}

function outputNamed({ selects: [select] }: Query, name: string): Output | undefined {
  return select?.outputs.find((one) => isSame(one.name, name));
}

/** The expression behind a column that an inner query only hands on; itself where there is none. */
export function throughQueries(expression: Expression, scope: NameScope): Expression {
  if (expression.type !== 'column') return expression;
  const source = sourceOf(expression.path, scope);
  const inner = source && queryOf(source, scope.parts);
  const [select] = inner?.selects ?? [];
  const handed = inner && outputNamed(inner, expression.path.at(-1) ?? '');
  if (!handed || !select || !inner) return expression;
  const withoutItself = { ...scope, parts: scope.parts.filter(({ query }) => query !== inner) };
  return throughQueries(handed.expression, scopeOf(select, inner, withoutItself));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
