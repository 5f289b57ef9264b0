import type { Expression, Select } from '../query/logical-query.ts';
import type { OutputColumn, Scope } from './statement-scope.ts';

/** An expression of the result. `aliased`: its name has to be given with AS. */
export type Output = OutputColumn & { expression: Expression; sql: string; aliased: boolean };

/** A select in the making. */
export type Parts = {
  scope: Scope;
  select: Select;
  outputs: readonly Output[];
  group: readonly Expression[];
  /** From FROM to HAVING. */
  tail: readonly string[];
  hasHaving: boolean;
};
