import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { type Ground, groundAfter, type Turn } from '../../model/conversation-turns.ts';
import { startConversation, useRefreshConversations } from '../../requests/conversation-requests.ts';

type Joined = { conversationId: string; previousId?: string };

/** What dashboard, console, palette and chat go on with: one conversation, wherever it was begun. */
export type PageConversation = {
  /** The last answer, and what was asked for it. */
  last: () => Turn | null;
  /** The conversation that is under way; null before the first question. */
  id: () => string | null;
  /** Where a question to this source belongs: another source begins another conversation. */
  join: (connectionId: string) => Promise<Joined>;
  keep: (turn: Turn) => void;
  forget: () => void;
};

type State = { id: string; connectionId: string; last: Turn | null; ground: Ground | null };

const Context = createContext<PageConversation | null>(null);

export function CurrentConversationProvider({ children }: { children: ReactNode }) {
  const state = useRef<State | null>(null);
  const refreshList = useRefreshConversations();
  const refresh = useRef(refreshList);
  refresh.current = refreshList;
  // Nobody draws it anew when it changes: who asks reads it, and a page reads it when it opens.
  const conversation = useMemo(
    (): PageConversation => ({
      last: () => state.current?.last ?? null,
      id: () => state.current?.id ?? null,
      join: async (connectionId) => {
        const now = state.current;
        if (now?.connectionId === connectionId) {
          const { id: conversationId, ground } = now;
          return { conversationId, ...(ground && { previousId: ground.id }) };
        }
        const { id } = await startConversation(connectionId);
        state.current = { id, connectionId, last: null, ground: null };
        return { conversationId: id };
      },
      keep: (turn) => {
        const { conversationId, connectionId } = turn.asked;
        if (conversationId === undefined) return;
        const before = state.current?.id === conversationId ? state.current.ground : null;
        const ground = groundAfter(turn.answer, before);
        state.current = { id: conversationId, connectionId, last: turn, ground };
        void refresh.current();
      },
      forget: () => {
        state.current = null;
      },
    }),
    [],
  );
  return <Context value={conversation}>{children}</Context>;
}

export function useCurrentConversation(): PageConversation {
  const conversation = useContext(Context);
  if (!conversation) throw new Error('Questions are asked inside of a CurrentConversationProvider.');
  return conversation;
}
