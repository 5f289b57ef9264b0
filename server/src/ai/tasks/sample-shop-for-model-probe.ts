import type { Moment } from '@parley/contract/ask';
import type { Table } from '@parley/contract/database-schema';
import type { SqlTask } from '../port.ts';

/** A small shop of our own: nothing of a person's database leaves for a probe. */
const column = { nullable: false, default: null, generated: null, enumValues: null, comment: null };
const orders: Table = {
  schema: '',
  name: 'orders',
  kind: 'table',
  columns: [
    { ...column, name: 'id', type: 'integer', kind: 'integer' },
    { ...column, name: 'status', type: 'text', kind: 'text' },
    { ...column, name: 'placed_at', type: 'timestamp', kind: 'timestamp' },
    { ...column, name: 'total', type: 'numeric(10,2)', kind: 'number' },
  ],
  primaryKey: ['id'],
  uniques: [],
  foreignKeys: [],
  comment: null,
  rowEstimate: 1_000,
  derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
};

export const moment: Moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' };

export const ordersTool = {
  name: 'Latest orders',
  description: 'Orders of a status since a day, newest first.',
  dialect: 'sqlite' as const,
  sql: 'SELECT id, status, placed_at, total FROM orders WHERE status = :status AND placed_at >= :since ORDER BY placed_at DESC LIMIT :limit',
  parameters: [
    {
      name: 'status',
      type: 'enum' as const,
      description: '',
      required: true,
      options: ['paid', 'shipped', 'canceled'],
    },
    { name: 'since', type: 'date' as const, description: 'First day.', required: true },
    { name: 'limit', type: 'integer' as const, description: 'Most rows.', required: true, default: 100 },
  ],
  tables: [orders],
};

export const sqlTask: SqlTask = {
  dialect: 'sqlite',
  tables: [orders],
  relationships: [],
  profiles: [],
  draft: {
    name: 'Orders of a status',
    description: 'Orders with a status that can be chosen, newest first.',
    tables: ['orders'],
    fields: ['orders.id', 'orders.status', 'orders.placed_at', 'orders.total'],
    type: 'query',
  },
  failed: null,
  today: '2026-03-18',
};
