import type { Dialect } from '@parley/contract/database-schema';
import { type ColumnModel, fullName, type Link, type TableModel } from '../suggest/schema-model-types.ts';
import { quote, quoteTable } from './quote-identifier.ts';

/** A table as it stands in a statement. */
export type Place = { table: TableModel; alias: string | null };

/** The tables of one statement, how they are joined, and which columns were used. */
export type Scope = {
  readonly dialect: Dialect;
  readonly root: Place;
  /** The table at the end of a link, joined when it is asked for the first time. */
  join(from: Place, link: Link): Place;
  /** A table of its own for a sub-query. */
  separate(table: TableModel): Place;
  /** Whether a row may have nothing there. */
  isOptional(place: Place): boolean;
  column(place: Place, column: ColumnModel | string): string;
  /** `from` and the joins. */
  from(): string[];
  tableAs(place: Place): string;
  tables(): TableModel[];
  fields(): string[];
};

/** With a single table its columns need no prefix; `isSingle` must then hold to the end. */
export function openStatementScope(dialect: Dialect, root: TableModel, isSingle: boolean): Scope {
  const places: Place[] = [];
  const fields = new Set<string>();
  const joined = new Map<string, Place>();
  const joins: string[] = [];
  const optional = new Set<Place>();

  const add = (table: TableModel): Place => {
    const place = { table, alias: isSingle ? null : freeAlias(table, places) };
    places.push(place);
    return place;
  };
  const column = (place: Place, wanted: ColumnModel | string): string => {
    const name = typeof wanted === 'string' ? wanted : wanted.name;
    fields.add(`${fullName(place.table)}.${name}`);
    return [...(place.alias ? [place.alias] : []), quote(dialect, name)].join('.');
  };
  const tableAs = ({ table, alias }: Place): string =>
    [quoteTable(dialect, table.table), ...(alias ? [alias] : [])].join(' ');
  const first = add(root);

  return {
    dialect,
    root: first,
    join(from, link) {
      const key = [places.indexOf(from), ...link.columns.map((pair) => pair.from)].join('\0');
      const present = joined.get(key);
      if (present) return present;
      const place = add(link.to);
      const on = link.columns.map((pair) => `${column(place, pair.to)} = ${column(from, pair.from)}`);
      // A row that points nowhere must not vanish from a list.
      const isOptional = link.isOptional || optional.has(from);
      joins.push(`${isOptional ? 'LEFT JOIN' : 'JOIN'} ${tableAs(place)} ON ${on.join(' AND ')}`);
      if (isOptional) optional.add(place);
      joined.set(key, place);
      return place;
    },
    separate: add,
    isOptional: (place) => optional.has(place),
    column,
    from: () => [`FROM ${tableAs(first)}`, ...joins],
    tableAs,
    tables: () => [...new Set(places.map(({ table }) => table))],
    fields: () => [...fields],
  };
}

function freeAlias(table: TableModel, places: readonly Place[]): string {
  const initials = table.words
    .map((word) => word.normalize('NFD').replace(/[^a-z]/g, '')[0] ?? '')
    .join('')
    .slice(0, 4);
  const base = initials === '' || clashing.has(initials) ? `${initials}t` : initials;
  const taken = new Set(places.map(({ alias }) => alias));
  let alias = base;
  for (let count = 2; taken.has(alias); count += 1) alias = `${base}${count}`;
  return alias;
}

/** Initials that are words of the language. */
const clashing = new Set(
  `as by do go if in is no of on or to for add all and any asc end get key not out row set use mod div int xor dec sql case cast desc drop each else exit from full into join kill last left like load lock long loop null only over plan real read rows show some temp then ties true undo user view when with fail glob both`.split(
    /\s+/,
  ),
);
