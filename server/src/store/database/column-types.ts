import type { EngineName } from './store-engine-types.ts';

/** What differs between the engines when a table is made; queries never see it. */
export type ColumnTypes = {
  timestamp: 'timestamptz' | 'text';
  boolean: 'boolean' | 'integer';
  bytes: 'bytea' | 'blob';
};

export const columnTypes = {
  postgres: { timestamp: 'timestamptz', boolean: 'boolean', bytes: 'bytea' },
  sqlite: { timestamp: 'text', boolean: 'integer', bytes: 'blob' },
} as const satisfies Record<EngineName, ColumnTypes>;
