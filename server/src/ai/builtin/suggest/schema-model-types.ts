import type { Column, Dialect, Table } from '@parley/contract/database-schema';
import type { ColumnProfile } from '../../port.ts';
import type { Noun } from '../naming/table-noun.ts';

export type ColumnRole =
  | 'key'
  | 'reference'
  | 'name'
  | 'status'
  | 'category'
  | 'place'
  | 'flag'
  | 'amount'
  | 'price'
  | 'quantity'
  | 'stock'
  | 'rating'
  | 'percent'
  | 'number'
  | 'time'
  | 'email'
  | 'phone'
  | 'code'
  | 'text'
  | 'url'
  | 'geo'
  /** Documents, pictures, arrays: nothing to put into a line of a list. */
  | 'bulky'
  /** Passwords and tokens: never shown, never searched. */
  | 'secret';

export type TimeMeaning = 'event' | 'created' | 'updated' | 'due' | 'done' | 'birth';

/** How a point in time lies in its column; only SQLite and plain integers need more than `native`. */
export type TimeStorage = 'native' | 'seconds' | 'milliseconds' | 'julian';

export type TimeFact = { meaning: TimeMeaning; storage: TimeStorage; isDay: boolean };

export type ColumnModel = {
  name: string;
  column: Column;
  words: readonly string[];
  /** As a person says it: 'unit price'. */
  label: string;
  role: ColumnRole;
  /** Set where the role is 'time'. */
  time: TimeFact | null;
  /** What it can hold, where that is a short list. */
  options: readonly string[] | null;
  profile: ColumnProfile | null;
};

export type TableRole = 'entity' | 'event' | 'line' | 'lookup' | 'join' | 'log' | 'technical' | 'view';

/** A reference from many rows of `from` to one of `to`. */
export type Link = {
  from: TableModel;
  to: TableModel;
  columns: readonly { from: string; to: string }[];
  /** What the other side is to this one: 'customer', 'original language'. */
  label: string;
  /** Some rows point nowhere, or the database does not promise that they point somewhere. */
  isOptional: boolean;
};

export type TableModel = {
  table: Table;
  noun: Noun;
  words: readonly string[];
  role: TableRole;
  columns: readonly ColumnModel[];
  /** What tells one row from another; empty where nothing does. */
  key: readonly ColumnModel[];
  /** What a person calls a row by: a name, or first and last name; empty where there is nothing of the kind. */
  label: readonly ColumnModel[];
  /** When it happened, or when it came to be. */
  time: ColumnModel | null;
  up: readonly Link[];
  down: readonly Link[];
};

export type Model = { dialect: Dialect; today: string; tables: readonly TableModel[] };

export function isReading(column: ColumnModel): boolean {
  return column.role !== 'secret' && column.role !== 'bulky';
}

/** With its schema, where the engine has schemas: two of them may hold tables of one name. */
export function fullName({ table: { schema, name } }: TableModel): string {
  return schema === '' ? name : `${schema}.${name}`;
}
