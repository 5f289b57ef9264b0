import type { Column, ColumnKind, DatabaseSchema, Table } from '@parley/contract/database-schema';
import { completeScannedSchema } from '../src/databases/complete-scanned-schema.ts';

export type TableSketch = {
  schema?: string;
  kind?: Table['kind'];
  /** 'name' or 'name?' where it may be empty, and what it holds. */
  columns: Record<string, ColumnKind | Partial<Column>>;
  key?: string[];
  uniques?: string[][];
  /** 'column' → 'table.column' */
  references?: Record<string, string>;
  rows?: number | null;
  comment?: string;
};

/** A schema from a few words, finished as every engine's is. */
export function makeSchema(sketches: Record<string, TableSketch>): DatabaseSchema {
  const now = new Date('2026-01-01T00:00:00Z');
  return completeScannedSchema(
    Object.entries(sketches).map(([name, sketch]) => makeTable(name, sketch, sketches)),
    now,
  );
}

function makeTable(name: string, sketch: TableSketch, all: Record<string, TableSketch>) {
  return {
    schema: sketch.schema ?? '',
    name,
    kind: sketch.kind ?? 'table',
    columns: Object.entries(sketch.columns).map(([column, told]) => makeColumn(column, told)),
    primaryKey: sketch.key ?? [],
    uniques: sketch.uniques ?? [],
    foreignKeys: Object.entries(sketch.references ?? {}).map(([column, target]) => {
      const [table = '', referenced = ''] = target.split('.');
      return {
        name: `${name}_${column}_fkey`,
        columns: [column],
        referencedSchema: all[table]?.schema ?? '',
        referencedTable: table,
        referencedColumns: [referenced],
      };
    }),
    comment: sketch.comment ?? null,
    rowEstimate: sketch.rows ?? null,
  };
}

function makeColumn(spelled: string, told: ColumnKind | Partial<Column>): Column {
  const given = typeof told === 'string' ? { kind: told } : told;
  return {
    name: spelled.replace(/\?$/, ''),
    type: given.kind === 'number' ? 'numeric(10,2)' : (given.kind ?? 'text'),
    kind: 'text',
    nullable: spelled.endsWith('?'),
    default: null,
    generated: null,
    enumValues: null,
    comment: null,
    ...given,
  };
}
