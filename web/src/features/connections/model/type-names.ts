import type { ConnectionType } from '@parley/contract/connections';

export const typeNames = {
  postgres: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite',
  supabase: 'Supabase',
} as const satisfies Record<ConnectionType, string>;
