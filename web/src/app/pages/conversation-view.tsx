import type { Conversation, Execution } from '@parley/contract/ask';
import { useEffect, useRef, useState } from 'react';
import { ChatThread } from '../../features/ask/components/history/chat-thread.tsx';
import { useCurrentConversation } from '../../features/ask/components/history/current-conversation-context.tsx';
import { byQuestion } from '../../features/ask/model/ask-source.ts';
import { turnsOf } from '../../features/ask/model/conversation-turns.ts';
import { useRefreshConversations } from '../../features/ask/requests/conversation-requests.ts';
import { useRefreshExecutions } from '../../features/ask/requests/execution-requests.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { useAskSources } from '../asking/use-ask-sources.ts';
import { useChosenEngine } from '../asking/use-chosen-engine.ts';
import { useExampleQuestions } from '../asking/use-example-questions.ts';
import { useToolAndShareSlots } from '../asking/use-tool-and-share-slots.tsx';
import styles from './chat-page.module.css';

/** `isRescued`: its own conversation was deleted elsewhere. */
export type First = { question: string; isRescued: boolean };

type ConversationViewProps = {
  asked: ReturnType<typeof useAskSources>;
  id: string | null;
  past: { conversation: Conversation; turns: Execution[] } | null;
  /** A question that begins this conversation, asked at once. */
  first: First | null;
  onStarted: (id: string) => void;
  onBegin: (first: First) => void;
  onNew: () => void;
  onClear: () => void;
};

/** One conversation. It stays with its source: choosing another begins another conversation. */
export function ConversationView(props: ConversationViewProps) {
  const { asked, id, past, first, onStarted, onBegin, onNew, onClear } = props;
  const { choose, connecting } = asked;
  const { sources, sourceId, byWords, openSource } = asked.asking;
  const examples = useExampleQuestions(asked);
  const slots = useToolAndShareSlots();
  const engine = useChosenEngine();
  const refreshList = useRefreshConversations();
  const refreshExecutions = useRefreshExecutions();
  const [turns] = useState(() => turnsOf(past?.turns ?? []));
  const page = useCurrentConversation();
  const latest = useRef(turns.at(-1));
  useEffect(() => {
    if (latest.current) page.keep(latest.current);
  }, [page]);
  const [begunWith, setBegunWith] = useState<string | null>(null);
  const connectionId = past ? (past.conversation.connectionId ?? '') : (begunWith ?? sourceId);
  const isKnown = connectionId === byQuestion || sources.some((source) => source.id === connectionId);
  const isGone = connectionId === '' || !isKnown;
  return (
    <div className={styles.room}>
      {id !== null && (
        <div className={styles.bar}>
          <Button size="sm" variant="ghost" onClick={onClear}>
            Clear chat
          </Button>
        </div>
      )}
      {past && isGone && (
        <Notice tone="warning">
          The connection of this conversation was deleted. You can read it, but not continue it.
        </Notice>
      )}
      {first?.isRescued && (
        <Notice tone="info">
          The conversation you were in was deleted elsewhere. Your question starts a new one.
        </Notice>
      )}
      <ChatThread
        conversationId={id}
        connectionId={isGone ? '' : connectionId}
        sources={sources}
        byWords={byWords}
        connecting={connecting}
        onSource={(source) => {
          choose(source);
          if (id !== null) onNew();
        }}
        openSource={openSource}
        past={turns}
        examples={examples}
        slots={slots}
        engine={engine}
        first={first?.question ?? null}
        onGone={(question) => {
          if (!isGone) choose(connectionId);
          onBegin({ question, isRescued: true });
          void refreshList();
        }}
        onOther={(question, source) => {
          choose(source);
          onBegin({ question, isRescued: false });
        }}
        onStarted={(started, source) => {
          setBegunWith(source);
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
