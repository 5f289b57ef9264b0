import type { Column, DatabaseSchema, ForeignKey, Table } from '@parley/contract/database-schema';
import { completeScannedSchema, type ReadTable } from '../complete-scanned-schema.ts';
import { columnKind, type TypeInfo } from './catalogue/column-kind.ts';
import type { Row } from './text-row-type.ts';

/** Texts by table and column number: two small look-ups are cheaper than one key put together per column. */
type Texts = Map<string, Map<string, string>>;

type Placed = {
  table: ReadTable;
  byNumber: Map<string, string>;
  defaults: Map<string, string> | undefined;
  comments: Map<string, string> | undefined;
};

const tableKinds: Readonly<Record<string, Table['kind']>> = {
  r: 'table',
  p: 'table',
  v: 'view',
  m: 'materialized view',
  f: 'foreign table',
};

/** Puts together what `introspectionQueries` found, in their order. */
export function buildSchemaFromRows(results: readonly (readonly Row[])[]): DatabaseSchema {
  const [tables = [], columns = [], types = [], domains = [], enums = []] = results;
  const [defaults = [], keys = [], foreignKeys = [], comments = [], parents = []] = results.slice(5);
  const texts = { defaults: byTable(defaults), comments: byTable(comments) };
  const placed = new Map(tables.map((row) => [row[0] ?? '', placeTable(row, texts)]));
  placeColumns(columns, placed, typeCatalogue(types, domains, enums));
  for (const row of keys) placeKey(row, placed);
  for (const row of foreignKeys) placeForeignKey(row, placed);
  for (const [oid, schema, table] of parents) {
    placed.get(oid ?? '')?.table.parents?.push({ schema: schema ?? '', table: table ?? '' });
  }
  return completeScannedSchema([...placed.values()].map(({ table }) => table));
}

function placeTable(
  [oid, schema, name, kind, estimate]: Row,
  texts: { defaults: Texts; comments: Texts },
): Placed {
  const rows = Number(estimate);
  const comments = texts.comments.get(oid ?? '');
  return {
    byNumber: new Map(),
    defaults: texts.defaults.get(oid ?? ''),
    comments,
    table: {
      schema: schema ?? '',
      name: name ?? '',
      kind: tableKinds[kind ?? ''] ?? 'table',
      columns: [],
      primaryKey: [],
      uniques: [],
      foreignKeys: [],
      parents: [],
      comment: comments?.get('0') ?? null,
      // A view has no rows of its own, and -1 means that nobody has looked yet.
      rowEstimate: rows >= 0 && kind !== 'v' && kind !== 'f' ? rows : null,
    },
  };
}

type ColumnType = Pick<Column, 'type' | 'kind' | 'enumValues'>;

/** By number, then by modifier. */
type Types = Map<string, Map<string, ColumnType>>;

const unknownType: ColumnType = { type: 'unknown', kind: 'other', enumValues: null };

/** The columns of a table follow each other. */
function placeColumns(rows: readonly Row[], placed: Map<string, Placed>, types: Types): void {
  let relation: string | null | undefined;
  let entry: Placed | undefined;
  for (const row of rows) {
    if (row[0] !== relation) {
      relation = row[0];
      entry = placed.get(relation ?? '');
    }
    if (entry) placeColumn(row, entry, types);
  }
}

function placeColumn(row: Row, entry: Placed, types: Types): void {
  const [, number, name, type, modifier, isRequired, filled] = row;
  const preset = entry.defaults?.get(number ?? '') ?? null;
  const isComputed = filled === 's' || filled === 'v';
  const known = types.get(type ?? '')?.get(modifier ?? '') ?? unknownType;
  entry.byNumber.set(number ?? '', name ?? '');
  entry.table.columns.push({
    name: name ?? '',
    type: known.type,
    kind: known.kind,
    nullable: isRequired !== 't',
    default: isComputed ? null : preset,
    generated: isComputed ? 'computed' : isCounted(filled, preset) ? 'identity' : null,
    enumValues: known.enumValues,
    comment: entry.comments?.get(number ?? '') ?? null,
  });
}

/** `serial` is a default that counts. */
function isCounted(filled: string | null | undefined, preset: string | null): boolean {
  return filled === 'a' || filled === 'd' || (preset?.startsWith('nextval(') ?? false);
}

function placeKey([relation, numbers, count, isPrimary]: Row, placed: Map<string, Placed>): void {
  const entry = placed.get(relation ?? '');
  if (!entry) return;
  // What follows the first `count` is only stored along (INCLUDE).
  const columns = named(entry, (numbers ?? '').split(' ').slice(0, Number(count)));
  if (isPrimary === 't') entry.table.primaryKey = columns;
  else entry.table.uniques.push(columns);
}

function placeForeignKey(row: Row, placed: Map<string, Placed>): void {
  const [relation, name, from, target, to] = row;
  const entry = placed.get(relation ?? '');
  const other = placed.get(target ?? '');
  if (!entry || !other) return;
  entry.table.foreignKeys.push({
    name: name ?? '',
    columns: named(entry, numbersOf(from)),
    referencedSchema: other.table.schema,
    referencedTable: other.table.name,
    referencedColumns: named(other, numbersOf(to)),
  } satisfies ForeignKey);
}

function named({ byNumber }: Placed, numbers: string[]): string[] {
  return numbers.map((number) => byNumber.get(number) ?? '');
}

function numbersOf(array: string | null | undefined): string[] {
  return (array ?? '').slice(1, -1).split(',');
}

function byTable(rows: readonly Row[]): Texts {
  const texts: Texts = new Map();
  for (const [table, number, text] of rows) {
    const known = texts.get(table ?? '');
    if (known) known.set(number ?? '', text ?? '');
    else texts.set(table ?? '', new Map([[number ?? '', text ?? '']]));
  }
  return texts;
}

type Base = TypeInfo & { oid: string };

function typeCatalogue(types: readonly Row[], domains: readonly Row[], enums: readonly Row[]): Types {
  const labels = Map.groupBy(enums, ([oid]) => oid ?? '');
  const bases = new Map<string, Base>(
    domains.map(([domain, oid, name, form, category]) => [domain ?? '', baseOf(oid, name, form, category)]),
  );
  const catalogue: Types = new Map();
  for (const [oid, modifier, type, name, form, category] of types) {
    let base = baseOf(oid, name, form, category);
    // A domain may stand on another one.
    while (base.form === 'd') base = bases.get(base.oid) ?? { ...base, form: 'b' };
    const enumValues = labels.get(base.oid)?.map((row) => row[1] ?? '') ?? null;
    const byModifier = catalogue.get(oid ?? '') ?? new Map<string, ColumnType>();
    byModifier.set(modifier ?? '', { type: type ?? '', kind: columnKind(base), enumValues });
    catalogue.set(oid ?? '', byModifier);
  }
  return catalogue;
}

function baseOf(...[oid, name, form, category]: (string | null | undefined)[]): Base {
  return { oid: oid ?? '', name: name ?? '', form: form ?? '', category: category ?? '' };
}
