import type { Path } from '../patterns/paths.ts';
import { isOfKey, pathsUp } from '../patterns/paths.ts';
import type { Link, TableModel } from '../suggest/model.ts';

/** A table that the rows of another belong to, with the way there; the empty way leads to the table itself. */
export type Reached = { table: TableModel; path: Path };

/**
 * The table itself, what its rows belong to, and what those share through a join table: the genres of a rated title.
 * A row counts once for each of the latter.
 */
export function reachOf(root: TableModel): Reached[] {
  const up = pathsUp(root).flatMap((path): Reached[] => {
    const table = path.at(-1)?.to;
    return table ? [{ table, path }] : [];
  });
  const near: Reached[] = [{ table: root, path: [] }, ...up];
  const seen = new Set(near.map(({ table }) => table));
  const across = near.flatMap(({ table, path }) =>
    table.down
      .filter((link) => link.from.role === 'join' && !seen.has(link.from) && isOfKey(link))
      .flatMap((link) =>
        link.from.up
          .filter((other) => !seen.has(other.to) && isOfKey(other))
          .map((further): Reached => ({ table: further.to, path: [...path, turned(link), further] })),
      ),
  );
  const found = across.filter(({ table }) => !seen.has(table) && seen.add(table));
  return [...near, ...found];
}

/** The same link from its other end. */
function turned({ from, to, columns, label }: Link): Link {
  return {
    from: to,
    to: from,
    columns: columns.map((pair) => ({ from: pair.to, to: pair.from })),
    label,
    isOptional: false,
  };
}
