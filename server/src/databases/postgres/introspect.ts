import type { Column, DatabaseSchema, ForeignKey, Table } from '@parley/contract/schema';
import { finishSchema, type ReadTable } from '../finish-schema.ts';
import { kindOfType, type TypeInfo } from './column-types.ts';
import type { Row } from './pipeline.ts';

type Placed = { table: ReadTable; byNumber: Map<string, string> };

const tableKinds: Readonly<Record<string, Table['kind']>> = {
  r: 'table',
  p: 'table',
  v: 'view',
  m: 'materialized view',
  f: 'foreign table',
};

/** Puts together what `introspectionQueries` found, in their order. */
export function schemaFrom(results: readonly (readonly Row[])[]): DatabaseSchema {
  const [tables = [], columns = [], types = [], domains = [], enums = []] = results;
  const [defaults = [], keys = [], foreignKeys = [], comments = []] = results.slice(5);
  const placed = new Map(tables.map((row) => [row[0] ?? '', placeTable(row)]));
  const catalogue = typeCatalogue(types, domains, enums);
  const facts = {
    types: catalogue,
    defaults: byPlace(defaults),
    comments: byPlace(comments),
  };
  for (const [oid, entry] of placed) entry.table.comment = facts.comments.get(`${oid} 0`) ?? null;
  for (const row of columns) placeColumn(row, placed, facts);
  for (const row of keys) placeKey(row, placed);
  for (const row of foreignKeys) placeForeignKey(row, placed);
  return finishSchema([...placed.values()].map(({ table }) => table));
}

function placeTable([, schema, name, kind, estimate]: Row): Placed {
  const rows = Number(estimate);
  return {
    byNumber: new Map(),
    table: {
      schema: schema ?? '',
      name: name ?? '',
      kind: tableKinds[kind ?? ''] ?? 'table',
      columns: [],
      primaryKey: [],
      uniques: [],
      foreignKeys: [],
      comment: null,
      // A view has no rows of its own, and -1 means that nobody has looked yet.
      rowEstimate: rows >= 0 && kind !== 'v' && kind !== 'f' ? rows : null,
    },
  };
}

type ColumnFacts = {
  types: Map<string, Pick<Column, 'type' | 'kind' | 'enumValues'>>;
  defaults: Map<string, string>;
  comments: Map<string, string>;
};

function placeColumn(row: Row, placed: Map<string, Placed>, facts: ColumnFacts): void {
  const [relation, number, name, type, modifier, isRequired, filled] = row;
  const entry = placed.get(relation ?? '');
  if (!entry) return;
  const place = `${relation} ${number}`;
  const preset = facts.defaults.get(place) ?? null;
  const isComputed = filled === 's' || filled === 'v';
  entry.byNumber.set(number ?? '', name ?? '');
  entry.table.columns.push({
    name: name ?? '',
    ...(facts.types.get(`${type} ${modifier}`) ?? { type: 'unknown', kind: 'other', enumValues: null }),
    nullable: isRequired !== 't',
    default: isComputed ? null : preset,
    generated: isComputed ? 'computed' : isCounted(filled, preset) ? 'identity' : null,
    comment: facts.comments.get(place) ?? null,
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

function byPlace(rows: readonly Row[]): Map<string, string> {
  return new Map(rows.map(([relation, number, text]) => [`${relation} ${number}`, text ?? '']));
}

type Base = TypeInfo & { oid: string };

function typeCatalogue(
  types: readonly Row[],
  domains: readonly Row[],
  enums: readonly Row[],
): ColumnFacts['types'] {
  const labels = Map.groupBy(enums, ([oid]) => oid ?? '');
  const bases = new Map<string, Base>(
    domains.map(([domain, oid, name, form, category]) => [domain ?? '', baseOf(oid, name, form, category)]),
  );
  return new Map(
    types.map(([oid, modifier, type, name, form, category]) => {
      let base = baseOf(oid, name, form, category);
      // A domain may stand on another one.
      while (base.form === 'd') base = bases.get(base.oid) ?? { ...base, form: 'b' };
      const values = labels.get(base.oid)?.map((row) => row[1] ?? '') ?? null;
      return [`${oid} ${modifier}`, { type: type ?? '', kind: kindOfType(base), enumValues: values }];
    }),
  );
}

function baseOf(...[oid, name, form, category]: (string | null | undefined)[]): Base {
  return { oid: oid ?? '', name: name ?? '', form: form ?? '', category: category ?? '' };
}
