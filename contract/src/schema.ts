import { z } from 'zod';

/** The grammars a statement can be written in. How it travels is another matter. */
export const dialects = ['postgres', 'mysql', 'sqlite'] as const;

/** What a column holds, whatever its engine calls it. Chips, charts and forms are chosen by this. */
export const columnKinds = [
  'integer',
  'number',
  'text',
  'boolean',
  'date',
  'time',
  'timestamp',
  'json',
  'array',
  'binary',
  'uuid',
  'enum',
  'other',
] as const;

export const tableKinds = ['table', 'view', 'materialized view', 'foreign table'] as const;

export const columnSchema = z.object({
  name: z.string(),
  /** As the engine spells it: `numeric(10,2)`, `varchar(40)`, `text[]`. */
  type: z.string(),
  kind: z.enum(columnKinds),
  nullable: z.boolean(),
  default: z.string().nullable(),
  /** Who fills it when nobody does: the engine counts it up, or computes it from other columns. */
  generated: z.enum(['identity', 'computed']).nullable(),
  enumValues: z.array(z.string()).nullable(),
  comment: z.string().nullable(),
});

export const foreignKeySchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  referencedSchema: z.string(),
  referencedTable: z.string(),
  referencedColumns: z.array(z.string()),
});

export const tableSchema = z.object({
  /** '' where the engine has no schemas. */
  schema: z.string(),
  name: z.string(),
  kind: z.enum(tableKinds),
  columns: z.array(columnSchema),
  /** Empty where the database declares none; `derived.primaryKey` then holds the best guess. */
  primaryKey: z.array(z.string()),
  uniques: z.array(z.array(z.string())),
  foreignKeys: z.array(foreignKeySchema),
  comment: z.string().nullable(),
  /** The engine's own estimate; null where it has none. Never a count. */
  rowEstimate: z.number().nullable(),
  derived: z.object({
    primaryKey: z.array(z.string()),
    displayColumn: z.string().nullable(),
    hasTimestamps: z.boolean(),
  }),
});

export const relationshipSchema = z.object({
  source_schema: z.string(),
  source_table: z.string(),
  source_column: z.string(),
  target_schema: z.string(),
  target_table: z.string(),
  target_column: z.string(),
  relationship_type: z.enum(['many_to_one', 'many_to_many_join']),
  /** Declared by the database, or inferred from names where it declares nothing. */
  origin: z.enum(['declared', 'inferred']),
});

export const databaseSchema = z.object({
  tables: z.array(tableSchema),
  relationships: z.array(relationshipSchema),
  metadata: z.object({
    schema_version: z.literal(1),
    generated_at: z.iso.datetime(),
    tables_count: z.number().int(),
    relationships_count: z.number().int(),
  }),
  /** Equal fingerprints mean equal structure: estimates, comments and the time of reading do not count. */
  fingerprint: z.string(),
});

export type Dialect = (typeof dialects)[number];
export type ColumnKind = (typeof columnKinds)[number];
export type Column = z.infer<typeof columnSchema>;
export type ForeignKey = z.infer<typeof foreignKeySchema>;
export type Table = z.infer<typeof tableSchema>;
export type Relationship = z.infer<typeof relationshipSchema>;
export type DatabaseSchema = z.infer<typeof databaseSchema>;
