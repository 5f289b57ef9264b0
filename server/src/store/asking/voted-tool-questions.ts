import type { Kysely } from 'kysely';
import { type Owner, ownedBy } from '../acting-member.ts';
import type { Tables } from '../database/table-types.ts';
import { bytesOf, vectorOf } from '../database/vector-bytes.ts';
import type { ToolExample } from '../learned-question-types.ts';

export type VotedToolQuestions = {
  list(owner: Owner): Promise<ToolExample[]>;
  /** One for each execution: another vote on it takes the place of the one before. */
  save(owner: Owner, executionId: string, example: ToolExample): Promise<void>;
  forget(owner: Owner, executionId: string): Promise<void>;
};

export function votedToolQuestions(db: Kysely<Tables>): VotedToolQuestions {
  return {
    list: async (owner) => {
      const rows = await db
        .selectFrom('parley_tool_examples')
        .select(['tool_id', 'question', 'liked', 'model', 'vector'])
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ tool_id, liked, vector, ...rest }) => ({
        ...rest,
        toolId: tool_id,
        liked: Boolean(liked),
        vector: vectorOf(vector),
      }));
    },
    save: async (owner, executionId, { toolId, question, liked, model, vector }) => {
      const said = { liked, model, vector: bytesOf(vector), created_at: new Date().toISOString() };
      await db
        .insertInto('parley_tool_examples')
        .values({
          execution_id: executionId,
          tool_id: toolId,
          ...ownedBy(owner),
          question,
          ...said,
        })
        .onConflict((conflict) => conflict.column('execution_id').doUpdateSet(said))
        .execute();
    },
    forget: async (owner, executionId) => {
      await db
        .deleteFrom('parley_tool_examples')
        .where('space_id', '=', owner.id)
        .where('profile_id', '=', owner.personId)
        .where('execution_id', '=', executionId)
        .execute();
    },
  };
}
