import type { Place, Scope } from '../../sql/statement-scope.ts';
import type { ColumnModel, Link, TableModel } from '../../suggest/schema-model-types.ts';

/** A way from many to one, over one link or several. */
export type Path = readonly Link[];

const longest = 3;
const mostPaths = 40;

/** Every table that the rows of this one belong to, by the shortest way; parallel references stay apart. */
export function pathsUp(table: TableModel): Path[] {
  const found: Path[] = table.up.filter(({ to }) => to !== table).map((link) => [link]);
  const reached = new Set([table, ...found.map((path) => endOf(path))]);
  for (let index = 0; index < found.length && found.length < mostPaths; index += 1) {
    const path = found[index] ?? [];
    if (path.length === longest) continue;
    for (const link of endOf(path).up) {
      if (reached.has(link.to)) continue;
      reached.add(link.to);
      found.push([...path, link]);
    }
  }
  return found;
}

export function endOf(path: Path): TableModel {
  const last = path.at(-1);
  if (!last) throw new Error('A path has at least one link.');
  return last.to;
}

export function walk(scope: Scope, path: Path): Place {
  return path.reduce((place, link) => scope.join(place, link), scope.root);
}

/** When a row happened: its own time, or that of what it is a part of. */
export type EventTime = { path: Path; column: ColumnModel };

export function momentOf(table: TableModel): EventTime | null {
  if (table.time) return { path: [], column: table.time };
  const isPart = table.role === 'line' || table.role === 'join';
  const link = isPart ? table.up.find(({ to }) => to.time !== null && to.role === 'event') : undefined;
  return link?.to.time ? { path: [link], column: link.to.time } : null;
}

/** The thing that the row is a part of, or the row itself: an order for its items. */
export function headOf(table: TableModel): TableModel {
  const moment = momentOf(table);
  return moment && moment.path.length > 0 ? endOf(moment.path) : table;
}

/** Where two foreign keys of a join table lead to the same table, the one in its primary key is what it joins; the other says who made the row. */
export function isOfKey({ from, to, columns }: Link): boolean {
  const isIn = (own: Link['columns']) => own.every((pair) => from.key.some(({ name }) => name === pair.from));
  return isIn(columns) || !from.up.some((other) => other.to === to && isIn(other.columns));
}
