import type { Dialect } from '@parley/contract/database-schema';
import type { AddedParameters } from './collect-added-parameters.ts';
import type { ColumnInScope } from './columns-in-scope.ts';
import type { JoinableTable } from './joinable-tables.ts';

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
  scope: readonly ColumnInScope[];
  places: readonly JoinableTable[];
  parameters: AddedParameters;
  /** Stems of the whole question. */
  said: ReadonlySet<string>;
};
