import type { LogicalQuery, Select, SetOperation } from '../query/logical-query.ts';
import { aliasFor, type Context, inBrackets, type Scope, type WrittenQuery } from './statement-scope.ts';
import { writeSelect } from './write-select.ts';

export function writeQuery(context: Context, query: LogicalQuery, parent: Scope | null): WrittenQuery {
  return query.kind === 'select' ? writeSelect(context, query, parent) : writeSet(context, query, parent);
}

function writeSet(context: Context, query: SetOperation, parent: Scope | null): WrittenQuery {
  const left = side(context, query.left, parent);
  const right = side(context, query.right, parent);
  return { sql: `${left.sql}\n${query.kind.toUpperCase()}\n${right.sql}`, outputs: left.outputs };
}

/** Not every database takes brackets, ORDER BY or LIMIT around the sides: those stand in FROM instead. */
function side(context: Context, query: LogicalQuery, parent: Scope | null): WrittenQuery {
  if (query.kind !== 'select' || query.limit !== null) {
    const written = writeQuery(context, query, parent);
    return { ...written, sql: `SELECT *\nFROM ${inBrackets(written.sql)} AS ${aliasFor(context, ['part'])}` };
  }
  const unordered: Select = { ...query, order: [] };
  return writeQuery(context, unordered, parent);
}
