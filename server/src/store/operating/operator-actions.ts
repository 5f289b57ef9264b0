import { randomUUID } from 'node:crypto';
import type { ActionRecord } from '@parley/contract/operator/operator-api';
import { operatorActions as actionNames, actionOutcomes } from '@parley/contract/operator/operator-api';
import type { Kysely } from 'kysely';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { Tables } from '../database/table-types.ts';
import type { NewAction } from '../operator-overview-types.ts';

/** What operators did. Nothing changes or removes an entry but its own end, and the time that records are kept. */
export type OperatorActions = {
  /** Before it is done, as of unknown outcome. */
  begin(action: NewAction): Promise<string>;
  end(id: string, outcome: 'done' | 'failed'): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<ActionRecord[]>;
  sweep(before: number): Promise<void>;
};

export function operatorActions(db: Kysely<Tables>): OperatorActions {
  return {
    begin: async ({ operator, action, subject }) => {
      const id = randomUUID();
      const done_at = new Date().toISOString();
      await db
        .insertInto('parley_operator_actions')
        .values({ id, operator, action, subject, outcome: 'unknown', done_at })
        .execute();
      return id;
    },
    end: async (id, outcome) => {
      await db
        .updateTable('parley_operator_actions')
        .set({ outcome })
        .where('id', '=', id)
        .where('outcome', '=', 'unknown')
        .execute();
    },
    list: async (limit) => {
      const rows = await db
        .selectFrom('parley_operator_actions')
        .selectAll()
        .orderBy('done_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        operator: row.operator,
        action: parseEnumText(actionNames, row.action),
        subject: row.subject,
        outcome: parseEnumText(actionOutcomes, row.outcome),
        doneAt: isoText(row.done_at),
      }));
    },
    sweep: async (before) => {
      await db
        .deleteFrom('parley_operator_actions')
        .where('done_at', '<', new Date(before).toISOString())
        .execute();
    },
  };
}
