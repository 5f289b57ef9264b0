import type { Conversation, Execution } from '@parley/contract/ask';
import { useState } from 'react';
import { ChatThread } from '../../features/ask/components/chat-thread.tsx';
import { SourceSelect } from '../../features/ask/components/source-select.tsx';
import { exampleQuestions } from '../../features/ask/model/example-questions.ts';
import { turnsOf } from '../../features/ask/model/turns.ts';
import { useRefreshConversations } from '../../features/ask/requests/conversations.ts';
import { useRefreshExecutions } from '../../features/ask/requests/executions.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAskSlots } from '../asking/ask-slots.tsx';
import type { useAskSources } from '../asking/use-ask-sources.ts';
import { useEngine } from '../asking/use-engine.ts';
import styles from './supabase-nl-query-page.module.css';

type ChatRoomProps = {
  asked: ReturnType<typeof useAskSources>;
  id: string | null;
  past: { conversation: Conversation; turns: Execution[] } | null;
  /** A question whose conversation was deleted elsewhere: it begins this one. */
  first: string | null;
  onStarted: (id: string) => void;
  onGone: (question: string) => void;
  onNew: () => void;
  onClear: () => void;
};

/** One conversation. It stays with its source: choosing another begins another conversation. */
export function ChatRoom({ asked, id, past, first, onStarted, onGone, onNew, onClear }: ChatRoomProps) {
  const { sources, sourceId, choose, connecting, tools } = asked;
  const slots = useAskSlots();
  const engine = useEngine();
  const refreshList = useRefreshConversations();
  const refreshExecutions = useRefreshExecutions();
  const [turns] = useState(() => turnsOf(past?.turns ?? []));
  const [begunWith, setBegunWith] = useState<string | null>(null);
  const connectionId = past ? (past.conversation.connectionId ?? '') : (begunWith ?? sourceId);
  const isGone = connectionId === '' || !sources.some((source) => source.id === connectionId);
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        <SourceSelect
          sources={sources}
          value={isGone ? '' : connectionId}
          connecting={connecting}
          onChange={(source) => {
            choose(source);
            if (id !== null) onNew();
          }}
        />
        <Button variant="ghost" disabled={id === null} onClick={onClear}>
          Clear chat
        </Button>
      </div>
      {past && isGone && (
        <Notice tone="warning">
          The connection of this conversation was deleted. It can be read, but not gone on with.
        </Notice>
      )}
      {first !== null && (
        <Notice tone="info">
          The conversation you were in was deleted elsewhere. Your question begins a new one.
        </Notice>
      )}
      <ChatThread
        conversationId={id}
        connectionId={isGone ? '' : connectionId}
        past={turns}
        examples={exampleQuestions(tools)}
        slots={slots}
        engine={engine}
        first={first}
        onGone={(question) => {
          if (!isGone) choose(connectionId);
          onGone(question);
          void refreshList();
        }}
        onStarted={(started) => {
          setBegunWith(connectionId);
          onStarted(started);
          void refreshList();
        }}
        onAnswered={() => {
          void refreshList();
          void refreshExecutions();
        }}
      />
    </div>
  );
}
