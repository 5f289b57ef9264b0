import type { Relationship, Table } from '@parley/contract/database-schema';
import { splitWords } from '../naming/split-words.ts';
import type { FoundLink } from './find-table-links.ts';

/**
 * The columns of each reference of a table, of which `relationships` and `links` tell, also of those to tables that are not here: a column must be what it is
 * with and without them, because a statement is planned again from its own tables alone.
 */
export function foreignKeyColumns(
  table: Table,
  relationships: readonly Relationship[],
  links: readonly FoundLink[],
): string[][] {
  if (table.foreignKeys.length > 0) return table.foreignKeys.map(({ columns }) => columns);
  const told = relationships.map((link) => [link.source_column]);
  const found = links.map(({ columns }) => columns.map(({ from }) => from));
  const known = new Set([...told, ...found].flat());
  const alike = table.columns
    .filter((column) => !known.has(column.name) && looksLikeReference(table, column))
    .map(({ name }) => [name]);
  return [...new Map([...told, ...found, ...alike].map((columns) => [columns.join('\0'), columns])).values()];
}

function looksLikeReference({ derived }: Table, { name, kind }: Table['columns'][number]): boolean {
  const [key, ...more] = derived.primaryKey;
  const words = splitWords(name);
  const isOwnKey = more.length === 0 && name === key;
  return words.length > 1 && words.at(-1) === 'id' && (kind === 'integer' || kind === 'uuid') && !isOwnKey;
}
