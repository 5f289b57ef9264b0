import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { isSecretIn } from '../../guard/secret-columns/secret-columns.ts';
import type { ColumnProfile } from '../port.ts';

const mostValues = 12;
const longestComment = 120;

type Described = {
  tables: readonly Table[];
  relationships: DatabaseSchema['relationships'];
  profiles: readonly ColumnProfile[];
};

/** A schema in as few words as a model needs: a line for a table, a line for each column. */
export function describeSchema({ tables, relationships, profiles }: Described): string {
  const values = new Map(profiles.map((profile) => [keyOf(profile), profile]));
  return [
    ...tables.map((table) => describeTable(table, values)),
    ...relationships
      .filter(({ origin }) => origin === 'inferred')
      .map(
        (link) =>
          `likely: ${link.source_table}.${link.source_column} -> ${link.target_table}.${link.target_column}`,
      ),
  ].join('\n');
}

function tableName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return schema === '' || schema === 'public' ? name : `${schema}.${name}`;
}

function describeTable(table: Table, profiles: ReadonlyMap<string, ColumnProfile>): string {
  const rows = table.rowEstimate === null ? '' : ` about ${table.rowEstimate} rows`;
  const lines = table.columns.map((column) => {
    const known = profiles.get(keyOf({ schema: table.schema, table: table.name, column: column.name }));
    const isSecret = isSecretIn(table, column);
    const { enumValues, profile, note } = isSecret
      ? { enumValues: null, profile: undefined, note: 'holds secrets: never read it' }
      : { enumValues: column.enumValues, profile: known, note: comment(column.comment) };
    const parts = [
      `  ${column.name} ${column.type}`,
      table.primaryKey.includes(column.name) ? 'primary key' : '',
      column.nullable ? '' : 'not null',
      targetOf(table, column.name),
      valuesOf(enumValues ?? profile?.values ?? null),
      profile?.min && profile.max ? `from ${profile.min} to ${profile.max}` : '',
      note,
    ];
    return parts.filter(Boolean).join(', ');
  });
  return [`${table.kind} ${tableName(table)}${rows}${comment(table.comment)}`, ...lines].join('\n');
}

function targetOf(table: Table, column: string): string {
  const key = table.foreignKeys.find(({ columns }) => columns.includes(column));
  if (!key) return '';
  const target = key.referencedColumns[key.columns.indexOf(column)] ?? '';
  return `-> ${tableName({ schema: key.referencedSchema, name: key.referencedTable })}.${target}`;
}

function valuesOf(values: readonly string[] | null): string {
  if (!values || values.length === 0 || values.length > mostValues) return '';
  return `one of ${values.map((value) => JSON.stringify(value)).join(' ')}`;
}

function comment(text: string | null): string {
  return text ? ` (${text.replaceAll(/\s+/g, ' ').slice(0, longestComment)})` : '';
}

function keyOf({ schema, table, column }: { schema: string; table: string; column: string }): string {
  return JSON.stringify([schema, table, column]);
}
