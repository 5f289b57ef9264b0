import { type Expression, type Output, type Query, type Select, type Source, within } from './query-tree.ts';

/** What the names of one SELECT can stand for. */
export type NameScope = {
  sources: readonly Source[];
  /** Conditions may name these, with some engines even where a table has a column of that name. */
  outputs: readonly Output[];
  parts: Query['parts'];
  outer: NameScope | null;
  /** In FROM and not LATERAL: the sources beside it are not seen from inside, those further out are. */
  isSource?: boolean;
};

/** A column by the table that it comes from; null where that cannot be told. */
export type NamedColumn = { table: string | null; column: string };

export function scopeOf(select: Select, query: Query, outer: NameScope | null): NameScope {
  const { sources, outputs } = select;
  return { sources, outputs, parts: [...query.parts, ...(outer?.parts ?? [])], outer };
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

/** Of something that may come from any column. */
const anywhere: NamedColumn = { table: null, column: '' };

/** Every column of a table that a value is computed from, through the queries that hand it on. */
export function originsOf(expression: Expression, scope: NameScope, steps = 0): NamedColumn[] {
  return [...within(expression)].flatMap((one) => {
    if (one.type === 'column') return originsOfPath(one.path, scope, steps);
    if (one.type !== 'query') return [];
    return one.query.selects.flatMap((select) => {
      const inner = scopeOf(select, one.query, scope);
      return select.outputs.flatMap((output) => originsOfOutput(output, inner, steps));
    });
  });
}

function originsOfOutput({ expression }: Output, scope: NameScope, steps: number): NamedColumn[] {
  return expression.type === 'star' ? [anywhere] : originsOf(expression, scope, steps + 1);
}

function originsOfPath(path: readonly string[], scope: NameScope, steps: number): NamedColumn[] {
  if (steps > 8) return [anywhere];
  const [column = '', alias] = path.toReversed();
  const named = alias === undefined ? scope.sources : scope.sources.filter((one) => isSame(one.alias, alias));
  if (named.length === 0 && scope.outer) return originsOfPath(path, scope.outer, steps + 1);
  const handed = named.flatMap((source) => handedBy(source, column, { scope, steps }) ?? []);
  const own =
    alias === undefined
      ? scope.outputs.filter(({ name, expression }) => isSame(name, column) && !isItself(expression, column))
      : [];
  const renamed = own.flatMap((output) => originsOfOutput(output, { ...scope, outputs: [] }, steps));
  const tables = named.filter((source) => source.table !== null && !queryOf(source, scope.parts));
  const [only] = tables;
  const isOne = named.length === 1 && only !== undefined;
  const plain = { table: isOne ? only.table : null, column };
  const isBare = alias === undefined;
  // A bare name may be a column of a table beside, whose columns are not known here, or of the query around it.
  const further = isBare ? scopeAround(scope) : null;
  const around = further ? originsOfPath(path, further, steps + 1) : [];
  const isPlain = handed.length === 0 || (isBare && tables.length > 0);
  return [...handed, ...(isPlain ? [plain] : []), ...renamed, ...around];
}

function scopeAround({ outer, isSource }: NameScope): NameScope | null {
  return outer && isSource ? scopeAround(outer) : outer;
}

const isItself = (expression: Expression, column: string) =>
  expression.type === 'column' && isSame(expression.path.at(-1) ?? '', column);

/** null: the source has no such column, as far as can be told. */
function handedBy(
  source: Source,
  column: string,
  { scope, steps }: { scope: NameScope; steps: number },
): NamedColumn[] | null {
  const part = source.query ? undefined : scope.parts.find(({ name }) => isSame(name, source.table ?? ''));
  const inner = queryOf(source, scope.parts);
  if (source.isRenamed || part?.isRenamed || (source.table === null && inner === null)) return [anywhere];
  if (!inner) return null;
  const withoutItself = { ...scope, parts: scope.parts.filter(({ query }) => query !== inner) };
  const [first] = inner.selects;
  const hasStar = inner.selects.some(({ outputs }) =>
    outputs.some(({ expression }) => expression.type === 'star'),
  );
  const place = first?.outputs.findIndex(({ name }) => isSame(name, column)) ?? -1;
  // SQLite takes the first of two outputs of one name, which the star may hold.
  if (hasStar && (inner.selects.length > 1 || place >= 0)) return [anywhere];
  if (place < 0 && !hasStar) return first && first.outputs.length > 0 ? null : [anywhere];
  const before = scope.sources.slice(0, scope.sources.indexOf(source));
  const outer = source.isLateral ? { ...withoutItself, sources: before, outputs: [] } : withoutItself;
  return inner.selects.flatMap((select) => {
    const own: NameScope = { ...scopeOf(select, inner, outer), isSource: !source.isLateral };
    const output = select.outputs[place];
    if (output) return originsOfOutput(output, own, steps);
    return place < 0 ? originsOfPath([column], own, steps + 1) : [anywhere];
  });
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
