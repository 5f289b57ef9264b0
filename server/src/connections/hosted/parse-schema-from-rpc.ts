import type { ColumnKind, DatabaseSchema } from '@parley/contract/database-schema';
import { z } from 'zod';
import { completeScannedSchema, type ReadTable } from '../../databases/complete-scanned-schema.ts';

/** What a function of the project's own tells about its tables; people spell it in several ways. */
const looseColumn = z
  .object({
    name: z.string().optional(),
    column_name: z.string().optional(),
    type: z.string().optional(),
    data_type: z.string().optional(),
    nullable: z.boolean().optional(),
    is_nullable: z.union([z.boolean(), z.string()]).optional(),
  })
  .transform((column) => ({
    name: column.name ?? column.column_name ?? '',
    type: column.type ?? column.data_type ?? 'unknown',
    nullable: column.nullable ?? (column.is_nullable === true || column.is_nullable === 'YES'),
  }));

const looseTable = z
  .object({ name: z.string().optional(), table_name: z.string().optional(), columns: z.array(looseColumn) })
  .transform(({ name, table_name, columns }) => ({ name: name ?? table_name ?? '', columns }));

const looseRelationship = z.object({
  source_table: z.string(),
  source_column: z.string(),
  target_table: z.string(),
  target_column: z.string(),
});

const looseSchema = z.union([
  z.object({ tables: z.array(looseTable), relationships: z.array(looseRelationship).nullish() }),
  z.array(looseTable).transform((tables) => ({ tables, relationships: null })),
]);

export type RpcTable = z.infer<typeof looseTable>;
type LooseSchema = z.infer<typeof looseSchema>;

/** `null` for an answer that is no schema, or one without tables. */
export function parseSchemaFromRpc(answer: unknown): DatabaseSchema | null {
  const parsed = looseSchema.safeParse(answer);
  if (!parsed.success || parsed.data.tables.length === 0) return null;
  return completeSchemaFromRpc(parsed.data);
}

export function completeSchemaFromRpc({ tables, relationships }: LooseSchema): DatabaseSchema {
  return completeScannedSchema(
    tables.map(
      (table): ReadTable => ({
        schema: 'public',
        name: table.name,
        kind: 'table',
        columns: table.columns.map((column) => ({
          ...column,
          kind: kindOf(column.type),
          default: null,
          generated: null,
          enumValues: null,
          comment: null,
        })),
        primaryKey: [],
        uniques: [],
        foreignKeys: (relationships ?? [])
          .filter(({ source_table }) => source_table === table.name)
          .map(({ source_column, target_table, target_column }) => ({
            name: `${table.name}_${source_column}_fkey`,
            columns: [source_column],
            referencedSchema: 'public',
            referencedTable: target_table,
            referencedColumns: [target_column],
          })),
        comment: null,
        rowEstimate: null,
      }),
    ),
  );
}

const kinds: readonly [RegExp, ColumnKind][] = [
  [/\[\]$|^array$/i, 'array'],
  [/^(small|big)?int(eger)?\d?$|^(small|big)?serial$/i, 'integer'],
  [/^(numeric|decimal|real|float\d?|double precision|money)\b/i, 'number'],
  [/^bool(ean)?$/i, 'boolean'],
  [/^timestamp/i, 'timestamp'],
  [/^date$/i, 'date'],
  [/^time\b/i, 'time'],
  [/^jsonb?$/i, 'json'],
  [/^uuid$/i, 'uuid'],
  [/^bytea$/i, 'binary'],
  [/^(text|citext|character|varchar|char)\b/i, 'text'],
];

function kindOf(type: string): ColumnKind {
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

const column = (name: string, type: string, nullable = true) => ({ name, type, nullable });

/** Shown where nothing of the project's own could be read, and never kept as if it were. */
export function sampleSchema(): DatabaseSchema {
  return completeSchemaFromRpc({
    tables: [
      {
        name: 'users',
        columns: [
          column('id', 'uuid', false),
          column('name', 'text'),
          column('email', 'text'),
          column('created_at', 'timestamp with time zone'),
        ],
      },
      {
        name: 'items',
        columns: [
          column('id', 'uuid', false),
          column('name', 'text'),
          column('description', 'text'),
          column('user_id', 'uuid'),
          column('created_at', 'timestamp with time zone'),
        ],
      },
    ],
    relationships: [
      { source_table: 'items', source_column: 'user_id', target_table: 'users', target_column: 'id' },
    ],
  });
}
