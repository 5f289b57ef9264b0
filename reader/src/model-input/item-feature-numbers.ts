import type { ColumnType } from '../schema/schema-types.ts';

/** What an item of the model's input is. Its place is its number. */
export const itemKinds = ['word', 'table', 'column', 'value'] as const;
export type ItemKind = (typeof itemKinds)[number];
export const kindNumber = (kind: ItemKind): number => itemKinds.indexOf(kind);

/** How a token's item is matched by others. Its place is its number; 'none' is for tokens of no item. */
export const matchFeatures = [
  'none',
  'word',
  'word: part of a name',
  'word: whole name',
  'word: part of a value',
  'word: whole value',
  'word before',
  'word before: part of a name',
  'word before: whole name',
  'word before: part of a value',
  'word before: whole value',
  'table',
  'table: part of the name',
  'table: whole name',
  'column',
  'column: part of the name',
  'column: whole name',
  'column: value',
  'value',
  'value: part',
  'value: whole',
] as const;
export type MatchFeature = (typeof matchFeatures)[number];
export const matchNumber = (feature: MatchFeature): number => matchFeatures.indexOf(feature);

const columnTypes: readonly ColumnType[] = ['text', 'number', 'time', 'boolean', 'other'];
const columnRoles = ['plain', 'primary key', 'foreign key'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** What kind of thing a token's item is. Its place is its number; 'none' is for tokens of no item. */
export const typeFeatures: readonly string[] = [
  'none',
  'word',
  'number word',
  'time word',
  'table',
  'value',
  ...columnTypes.flatMap((type) => columnRoles.map((role) => `${type} column, ${role}`)),
];
export const typeNumber = (feature: string): number => typeFeatures.indexOf(feature);
export const columnTypeNumber = (type: ColumnType, role: ColumnRole): number =>
  typeNumber(`${type} column, ${role}`);

const seldomNamed: ReadonlySet<number | undefined> = new Set([
  ...columnRoles.map((role) => columnTypeNumber('time', role)),
  ...columnTypes.map((type) => columnTypeNumber(type, 'foreign key')),
]);
export const isSeldomNamed = (type: number | undefined): boolean => seldomNamed.has(type);
