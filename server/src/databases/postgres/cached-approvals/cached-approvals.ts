import type { Target } from '../../../guard/analyse-postgres-statement.ts';
import { type Access, approve, examine, type Verdict } from '../../../guard/approve-postgres.ts';
import { type ApprovedSql, assertApproved, type Proposal } from '../../../guard/approved-sql.ts';
import { listNames } from '../../../guard/bind-values.ts';
import type { Judging, LookUp } from '../../../guard/postgres/public-types.ts';
import { typeNameOf } from '../bound-values.ts';
import type { PostgresCatalogue } from '../catalogue/catalogue.ts';
import { guardFactsLookUp } from '../look-up-guard-facts.ts';
import type { ExplainPlan } from './explain-plan.ts';
import { VerdictCache } from './verdict-cache.ts';

/** The guard's answers for one database, and what it learned about the writes among them. */
export type Approvals = {
  approve(proposal: Proposal, access: Access): Promise<ApprovedSql>;
  assertRead(statement: ApprovedSql): void;
  /** The table of a write that was approved here. */
  targetOf(statement: ApprovedSql): Target;
  /** The structure is as it was when this fingerprint was taken. */
  keepFor(fingerprint: string): void;
};

/** What holds for every statement on one database. */
export type ApprovalRules = Pick<Judging, 'trusted' | 'schemas' | 'qualify'>;

export type ApprovalLookUps = {
  lookUp?: LookUp;
  /** Left out where a look at the plan would cost a call that is counted. */
  planOf?: ExplainPlan;
};

export function cachedApprovals(
  catalogue: PostgresCatalogue,
  house: ApprovalRules,
  { lookUp = guardFactsLookUp(catalogue), planOf }: ApprovalLookUps = {},
): Approvals {
  const verdicts = new VerdictCache();
  const targets = new WeakMap<ApprovedSql, Target>();
  const planFor = (proposal: Proposal, access: Access) => (verdict: Verdict) =>
    planOf?.(verdict, approve(verdict, proposal, access).values.map(typeNameOf)) ?? Promise.resolve();
  return {
    async approve(proposal, access) {
      const { sql, refusesOwnFunctions = false } = proposal;
      const lists = listNames(proposal);
      const strictness = refusesOwnFunctions ? 'without own functions ' : '';
      const key = `${access} ${strictness}${[...lists].join()} ${sql}`;
      const verdict =
        verdicts.known(key) ??
        (await verdicts.get(key, () =>
          examine(
            { sql, lists },
            {
              ...house,
              access,
              refusesOwnFunctions,
              lookUp,
              ...(planOf && { planOf: planFor(proposal, access) }),
            },
          ),
        ));
      const approved = approve(verdict, proposal, access);
      if (verdict.target) targets.set(approved, verdict.target);
      return approved;
    },
    assertRead(statement) {
      assertApproved(statement, 'postgres');
      if (statement.access !== 'read') throw new Error('A write was handed over as a read.');
    },
    targetOf(statement) {
      assertApproved(statement, 'postgres');
      const target = targets.get(statement);
      if (statement.access !== 'write' || !target)
        throw new Error('This is no write that was approved here.');
      return target;
    },
    keepFor: (fingerprint) => verdicts.keepFor(fingerprint),
  };
}
