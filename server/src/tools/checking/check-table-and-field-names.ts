import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { toolLimits } from '@parley/contract/tools';
import type { ToolDraft } from '../../ai/port.ts';
import { loose, spell, tableFinder } from '../find-table-by-name.ts';
import type { Problem } from './prove-statement.ts';

export type CheckedDraft = { draft: ToolDraft; tables: Table[] };

/**
 * Holds a draft's names against the schema. What is spelt nearly right is put right; a field that does not exist
 * is taken out; a table that does not exist ends the draft, because its point was to read it.
 */
export function checkTableAndFieldNames(draft: ToolDraft, schema: DatabaseSchema): CheckedDraft | Problem {
  const find = tableFinder(schema);
  const tables = new Set<Table>();
  for (const name of draft.tables) {
    const table = find(name);
    if (!table) return { problem: `There is no table ${name}.` };
    tables.add(table);
  }
  const fields = new Set<string>();
  for (const name of draft.fields) {
    const field = findField(name, find, tables);
    if (!field) continue;
    tables.add(field.table);
    fields.add(`${spell(field.table, schema)}.${field.column}`);
  }
  if (tables.size === 0) return { problem: 'It names no table of this database.' };
  if (draft.fields.length > 0 && fields.size === 0) return { problem: 'It names no field of this database.' };
  return {
    draft: {
      ...draft,
      name: draft.name.trim().slice(0, toolLimits.name),
      description: draft.description.trim().slice(0, toolLimits.description),
      tables: [...tables].slice(0, toolLimits.tables).map((table) => spell(table, schema)),
      fields: [...fields].slice(0, toolLimits.fields),
    },
    tables: [...tables],
  };
}

function findField(name: string, find: (name: string) => Table | undefined, tables: Iterable<Table>) {
  const plain = name.replaceAll(/["'`[\]]/g, '').trim();
  // Names may hold points themselves, so every point could be the one between table and column.
  for (let point = plain.lastIndexOf('.'); point > 0; point = plain.lastIndexOf('.', point - 1)) {
    const table = find(plain.slice(0, point));
    const column = table && findColumn(table, plain.slice(point + 1));
    if (table && column !== undefined) return { table, column };
  }
  for (const table of tables) {
    const column = findColumn(table, plain);
    if (column !== undefined) return { table, column };
  }
  return undefined;
}

function findColumn({ columns }: Table, name: string): string | undefined {
  const exact = columns.find((column) => column.name === name);
  return (exact ?? columns.find((column) => loose(column.name) === loose(name)))?.name;
}
