import type { Conversation, Execution, RecentExecution } from '@parley/contract/ask';
import { askLimits, askMessages } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { Owner } from '../store/acting-member.ts';
import type { RecentExecutionsQuery, Unanswered } from '../store/execution-list-types.ts';
import type { Store } from '../store/store.ts';

const mostUnanswered = 50;

/** What was asked before. */
export type History = {
  recent(owner: Owner, wanted: RecentExecutionsQuery): Promise<RecentExecution[]>;
  show(owner: Owner, id: string): Promise<Execution>;
  unanswered(owner: Owner): Promise<Unanswered[]>;
  /** The question of that execution need not be answered any more. */
  dismiss(owner: Owner, id: string): Promise<void>;
  conversations(owner: Owner): Promise<Conversation[]>;
  begin(owner: Owner, conversation: { title: string; connectionId: string }): Promise<Conversation>;
  conversation(owner: Owner, id: string): Promise<{ conversation: Conversation; turns: Execution[] }>;
  end(owner: Owner, id: string): Promise<void>;
};

export function createHistory(
  store: Pick<Store, 'executions' | 'conversations'>,
  /** Whoever looks sees what has just been run. */
  settled: () => Promise<void>,
): History {
  const find = async (owner: Owner, id: string) => {
    const conversation = await store.conversations.find(owner, id);
    if (!conversation) throw new ParleyError('not_found', { message: askMessages.conversationGone });
    return conversation;
  };
  const show = async (owner: Owner, id: string) => {
    await settled();
    const execution = await store.executions.find(owner, id);
    if (!execution) throw new ParleyError('not_found', { message: 'There is no such execution.' });
    return execution;
  };
  return {
    recent: async (owner, wanted) => {
      await settled();
      return store.executions.recent(owner, wanted);
    },
    show,
    unanswered: async (owner) => {
      await settled();
      return store.executions.unanswered(owner, mostUnanswered);
    },
    dismiss: async (owner, id) => store.executions.dismissUnanswered(owner, await show(owner, id)),
    conversations: (owner) => store.conversations.list(owner),
    begin: (owner, conversation) => store.conversations.add(owner, conversation),
    conversation: async (owner, id) => ({
      conversation: await find(owner, id),
      turns: await store.executions.ofConversation(owner, id, askLimits.conversationTurns),
    }),
    end: async (owner, id) => {
      await find(owner, id);
      await store.conversations.remove(owner, id);
    },
  };
}
