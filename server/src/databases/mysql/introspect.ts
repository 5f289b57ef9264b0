import type { Column, DatabaseSchema, ForeignKey } from '@parley/contract/database-schema';
import type { ReadTable } from '../complete-scanned-schema.ts';
import { completeScannedSchema } from '../complete-scanned-schema.ts';
import { columnKind, enumValues } from './column-kind.ts';
import { introspectionQuery } from './introspection-query.ts';
import type { Session } from './session.ts';
import type { Flavour } from './session-settings.ts';

type Row = (string | null)[];

export async function introspect(session: Session): Promise<DatabaseSchema> {
  return readSchema(await session.rows(introspectionQuery(session.flavour)), session.flavour);
}

export function readSchema(rows: Row[], flavour: Flavour): DatabaseSchema {
  const of = (kind: string) => rows.filter((row) => row[0] === kind).map((row) => row.slice(1));
  const json = new Set(of('check').map(([table, clause]) => jsonColumn(table ?? '', clause ?? '')));
  const columns = Map.groupBy(inOrder(of('column')), ([table]) => table);
  const keys = Map.groupBy(inOrder(of('key')), ([table]) => table);
  const tables = of('table').filter(([, type]) => type !== 'SEQUENCE');
  return completeScannedSchema(
    tables.map((table) => ({
      ...readTable(table),
      columns: (columns.get(table[0] ?? null) ?? []).map((row) => readColumn(row, { flavour, json })),
      ...readKeys(keys.get(table[0] ?? null) ?? []),
    })),
  );
}

/** By table in the order the engine gave, within it by position: the second value of both kinds of rows. */
function inOrder(rows: Row[]): Row[] {
  return rows.toSorted((left, right) => Number(left[1]) - Number(right[1]));
}

function readTable([name, type, estimate, comment]: Row): Omit<
  ReadTable,
  'columns' | 'primaryKey' | 'uniques' | 'foreignKeys'
> {
  const isView = type === 'VIEW' || type === 'SYSTEM VIEW';
  return {
    schema: '',
    name: name ?? '',
    kind: isView ? 'view' : 'table',
    comment: isView ? null : comment || null,
    rowEstimate: isView || estimate === null ? null : Number(estimate),
  };
}

type Context = { flavour: Flavour; json: ReadonlySet<string> };

function readColumn(row: Row, { flavour, json }: Context): Column {
  const [table, , name = '', type = '', nullable, fallback = null, extra, comment, dataType] = row;
  const kind = json.has(placeOf(table ?? '', name ?? '')) ? 'json' : columnKind(dataType ?? '', type ?? '');
  const generated = generation(extra ?? '');
  return {
    name: name ?? '',
    type: type ?? '',
    kind,
    nullable: nullable === 'YES',
    default: generated ? null : readDefault(fallback, { flavour, extra: extra ?? '', kind }),
    generated,
    enumValues: enumValues(type ?? ''),
    comment: comment || null,
  };
}

function generation(extra: string): Column['generated'] {
  if (/auto_increment/i.test(extra)) return 'identity';
  return /\b(virtual|stored|persistent)\b/i.test(extra) ? 'computed' : null;
}

type Default = { flavour: Flavour; extra: string; kind: Column['kind'] };

/** MariaDB writes defaults as SQL, and NULL as a word; MySQL writes bare literals and marks expressions. */
function readDefault(value: string | null, { flavour, extra, kind }: Default): string | null {
  if (value === null || flavour === 'mariadb') return value === 'NULL' ? null : value;
  const isPlain =
    /DEFAULT_GENERATED/i.test(extra) || kind === 'integer' || kind === 'number' || kind === 'boolean';
  return isPlain ? value : `'${value.replaceAll("'", "''")}'`;
}

function readKeys(rows: Row[]): Pick<ReadTable, 'primaryKey' | 'uniques' | 'foreignKeys'> {
  const byName = Map.groupBy(rows, ([, , name, , , target]) => JSON.stringify([name, target]));
  const all = [...byName.values()];
  const names = (key: Row[]) => key.map(([, , , column]) => column ?? '');
  const own = all.filter(([first]) => first?.[5] == null);
  return {
    primaryKey: own.filter(isPrimary).flatMap(names),
    uniques: own.filter((key) => !isPrimary(key)).map(names),
    foreignKeys: all.filter(([first]) => first?.[5] != null).map(readForeignKey),
  };
}

function isPrimary([first]: Row[]): boolean {
  return first?.[2] === 'PRIMARY';
}

function readForeignKey(key: Row[]): ForeignKey {
  const [, , name, , schema, table, , database] = key[0] ?? [];
  return {
    name: name ?? '',
    columns: key.map(([, , , column]) => column ?? ''),
    referencedSchema: schema === database ? '' : (schema ?? ''),
    referencedTable: table ?? '',
    referencedColumns: key.map((row) => row[6] ?? ''),
  };
}

function jsonColumn(table: string, clause: string): string {
  const column = /^json_valid\(`((?:[^`]|``)+)`\)$/i.exec(clause)?.[1] ?? '';
  return placeOf(table, column.replaceAll('``', '`'));
}

function placeOf(table: string, column: string): string {
  return JSON.stringify([table, column]);
}
