import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { bytesOf, vectorOf } from '../database/vector-bytes.ts';
import type { LearnedReading } from '../learned-question-types.ts';

export type LearnedReadings = {
  /** The newest first. */
  list(owner: Owner, connectionId: string): Promise<LearnedReading[]>;
  /** Takes the place of what was said of the same question before. */
  save(owner: Owner, learned: LearnedReading): Promise<void>;
  /** By the execution in which it was said. */
  forget(owner: Owner, executionId: string): Promise<void>;
};

/** More would not be looked through in a moment. */
const mostKept = 500;

export function learnedReadings(db: Kysely<Tables>): LearnedReadings {
  return {
    list: async (owner, connectionId) => {
      const rows = await db
        .selectFrom('parley_learned_readings')
        .selectAll()
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('connection_id', '=', connectionId)
        .orderBy('created_at', 'desc')
        .limit(mostKept)
        .execute();
      return rows.map(({ execution_id, connection_id, corrected, vector, question, template, model }) => ({
        executionId: execution_id,
        connectionId: connection_id,
        question,
        template,
        corrected: JSON.parse(corrected),
        model,
        vector: vectorOf(vector),
      }));
    },
    save: (owner, { executionId, connectionId, question, template, corrected, model, vector }) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('parley_learned_readings')
          .where('space_id', '=', owner.id)
          .where('profile_id', '=', owner.personId)
          .where('connection_id', '=', connectionId)
          .where('question', '=', question)
          .execute();
        await transaction
          .insertInto('parley_learned_readings')
          .values({
            execution_id: executionId,
            ...ownedBy(owner),
            connection_id: connectionId,
            question,
            template,
            corrected: JSON.stringify(corrected),
            model,
            vector: bytesOf(vector),
            created_at: new Date().toISOString(),
          })
          .onConflict((conflict) => conflict.column('execution_id').doUpdateSet({ question, template }))
          .execute();
      }),
    forget: async (owner, executionId) => {
      await db
        .deleteFrom('parley_learned_readings')
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('execution_id', '=', executionId)
        .execute();
    },
  };
}
