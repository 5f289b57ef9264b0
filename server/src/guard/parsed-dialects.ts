import type { Dialect } from '@parley/contract/schema';

/** Whether the engine's own parser is at hand, which makes a tree of a statement; others are read token by token. */
export const hasParser = { postgres: true, mysql: false, sqlite: false } as const satisfies Record<
  Dialect,
  boolean
>;
