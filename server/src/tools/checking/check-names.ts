import type { DatabaseSchema, Table } from '@parley/contract/schema';
import { toolLimits } from '@parley/contract/tools';
import type { ToolDraft } from '../../ai/port.ts';
import type { Problem } from './prove-statement.ts';

export type CheckedDraft = { draft: ToolDraft; tables: Table[] };

/**
 * Holds a draft's names against the schema. What is spelt nearly right is put right; a field that does not exist
 * is taken out; a table that does not exist ends the draft, because its point was to read it.
 */
export function checkNames(draft: ToolDraft, schema: DatabaseSchema): CheckedDraft | Problem {
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

/** A table by its name, with or without its schema, in whatever case and number it is written. */
export function tableFinder(schema: DatabaseSchema): (name: string) => Table | undefined {
  const known = new Map<string, Table>();
  const add = (key: string, table: Table) => {
    if (!known.has(key)) known.set(key, table);
  };
  const spellings: ((table: Table) => string)[] = [fullName, ({ name }) => name];
  for (const spelling of spellings) for (const table of schema.tables) add(spelling(table), table);
  for (const spelling of spellings) for (const table of schema.tables) add(loose(spelling(table)), table);
  return (name) => {
    const plain = name.replaceAll(/["'`[\]]/g, '').trim();
    return known.get(plain) ?? known.get(loose(plain));
  };
}

/** As people write it: with its schema only where the name alone would not do. */
export function spell(table: Table, schema: DatabaseSchema): string {
  const namesakes = schema.tables.filter(({ name }) => name === table.name);
  return namesakes.length > 1 ? fullName(table) : table.name;
}

export function fullName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === '' ? name : `${schema}.${name}`;
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

function loose(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace(/e?s$/, '');
}
