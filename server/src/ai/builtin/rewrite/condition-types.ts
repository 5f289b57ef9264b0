import type { Dialect } from '@parley/contract/database-schema';
import type { JoinPlace } from './joinable-tables.ts';
import type { NewParameters } from './new-parameters.ts';
import type { ScopeColumn } from './scope-columns.ts';

/** A condition for WHERE, and what it does in words. */
export type Condition = {
  sql: string;
  does: string;
  /** Said of what is summed up, not of the rows. */
  isOfGroups?: boolean;
  /** Brings in the table that it speaks of. */
  join?: string | null;
};

export type ConditionContext = {
  dialect: Dialect;
  scope: readonly ScopeColumn[];
  places: readonly JoinPlace[];
  parameters: NewParameters;
  /** Stems of the whole question. */
  said: ReadonlySet<string>;
};
