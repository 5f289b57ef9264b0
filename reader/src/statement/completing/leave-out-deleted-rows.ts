import type { Condition, Expression, LogicalQuery, Select, SourceTable } from '../../query/logical-query.ts';
import { splitName } from '../../question/normalize-and-compare-words.ts';
import type { Question } from '../../question/split-question-words.ts';
import type { Schema, SchemaColumn } from '../../schema/schema-types.ts';
import { keyTable, keyTarget } from '../foreign-key-paths.ts';
import { conjunctsOf, expressionsIn, expressionsOf } from '../walk-query.ts';

/**
 * Rows that are marked as deleted (`deleted_at`, `is_deleted`) are there for the books: nobody who asks for customers
 * means those that were deleted, unless they say so. What leads to a deleted row counts all the same: orders of a
 * product that is gone.
 */
export function leaveOutDeletedRows(query: LogicalQuery, question: Question, schema: Schema): LogicalQuery {
  if (question.words.some(({ text }) => /^(?:delete[sd]?|deletions?|discarded|removed)$/i.test(text)))
    return query;
  return schema.columns.some(marksDeletion) ? (inEverySelect(query, schema) as LogicalQuery) : query;
}

function inEverySelect(node: unknown, schema: Schema): unknown {
  if (Array.isArray(node)) return node.map((one) => inEverySelect(one, schema));
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, inEverySelect(value, schema)]),
  ) as unknown as Select | Extract<Condition, { kind: 'exists' }>;
  if (copy.kind === 'exists') {
    const tested = copy.where === null ? [] : expressionsIn(copy.where);
    return { ...copy, where: withoutDeleted(copy.where, { sources: copy.tables, named: tested }, schema) };
  }
  if (copy.kind !== 'select' || copy.from.kind !== 'tables') return copy;
  const named = expressionsOf(copy);
  return { ...copy, where: withoutDeleted(copy.where, { sources: copy.from.tables, named }, schema) };
}

/** `named`: what the query speaks of already; a mark among it is asked about. */
type Level = { sources: readonly SourceTable[]; named: readonly Expression[] };

function withoutDeleted(
  where: Condition | null,
  { sources, named }: Level,
  schema: Schema,
): Condition | null {
  const said = conjunctsOf(where);
  const tested = new Set(named.map((one) => (one.kind === 'column' ? one.column : -1)));
  const added = rowTables(sources, schema).flatMap((table): Condition[] => {
    const mark = schema.tables[table]?.columns.find((at) => marksDeletion(schema.columns[at]));
    if (mark === undefined || tested.has(mark)) return [];
    const of = { kind: 'column', column: mark, via: null } as const;
    return [
      schema.columns[mark]?.type === 'time'
        ? { kind: 'is null', negated: false, of }
        : { kind: 'is true', negated: true, of },
    ];
  });
  if (added.length === 0) return where;
  const parts = [...said, ...added];
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'and', parts };
}

/** The table that is asked about, and those whose rows are counted: no other table of the query leads to them. */
function rowTables(sources: readonly SourceTable[], schema: Schema): number[] {
  const tables = sources.map(({ table }) => table);
  const parents = new Set(
    schema.foreignKeys
      .filter(
        (key) => tables.includes(keyTable(schema, key)) && keyTable(schema, key) !== keyTarget(schema, key),
      )
      .map((key) => keyTarget(schema, key)),
  );
  const inner = sources.filter(({ join }, at) => at === 0 || join === 'inner').map(({ table }) => table);
  return [...new Set(inner.filter((table, at) => at === 0 || !parents.has(table)))];
}

const marks: ReadonlySet<string> = new Set(['deleted', 'discarded']);
const besides: ReadonlySet<string> = new Set(['is', 'at', 'on', 'date', 'time', 'ts', 'flag']);

/** `deleted_at`, `DeletedAt`, `is_deleted`, `deleted`: a moment or a flag, not who did it. Of a flag that may be missing nobody knows what that means. */
function marksDeletion(column: SchemaColumn | undefined): boolean {
  if (column === undefined) return false;
  const words = splitName(column.name).map((word) => word.toLowerCase());
  const isMark = words.some((word) => marks.has(word));
  const isAll = words.every((word) => marks.has(word) || besides.has(word));
  return isMark && isAll && (column.nullable ? column.type === 'time' : column.type === 'boolean');
}
