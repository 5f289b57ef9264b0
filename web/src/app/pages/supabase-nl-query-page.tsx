import type { Conversation } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConversationList } from '../../features/ask/components/conversation-list.tsx';
import { DeleteConversation } from '../../features/ask/components/delete-conversation.tsx';
import { conversationQuery, conversationsQuery } from '../../features/ask/requests/conversations.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingToAsk } from '../asking/nothing-to-ask.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { ChatRoom } from './chat-room.tsx';
import styles from './supabase-nl-query-page.module.css';

export function SupabaseNlQueryPage() {
  const asked = useAskSources();
  const { sources, pending, error } = asked;
  return (
    <PageColumn>
      <PageMeta title="Natural Language Database Query" />
      <PageHeader
        title="Natural Language Database Query"
        description="A conversation with your database: each question may build on the one before."
      />
      {pending && <Skeleton height="block" />}
      {error && <Notice tone="error">{errorMessage(error)}</Notice>}
      {!pending && !error && (sources.length === 0 ? <NothingToAsk /> : <Conversations asked={asked} />)}
    </PageColumn>
  );
}

type AskedSources = ReturnType<typeof useAskSources>;

function Conversations({ asked }: { asked: AskedSources }) {
  const { id, room, open, begin, started } = useOpenConversation();
  const list = useQuery(conversationsQuery);
  const isLoaded = id !== null && room === id;
  const past = useQuery({ ...conversationQuery(id ?? ''), enabled: isLoaded });
  const [leaving, setLeaving] = useState<Pick<Conversation, 'id' | 'title'> | null>(null);
  const conversations = list.data?.conversations ?? [];
  return (
    <div className={styles.chat}>
      <ConversationList
        conversations={conversations}
        openId={id}
        onOpen={open}
        onNew={begin}
        onDelete={setLeaving}
      />
      {isLoaded && past.isPending && <Skeleton height="block" />}
      {isLoaded && past.error && <Notice tone="error">{errorMessage(past.error)}</Notice>}
      {(!isLoaded || past.data) && (
        <ChatRoom
          key={room}
          asked={asked}
          id={id}
          past={isLoaded && past.data ? past.data : null}
          onStarted={started}
          onNew={begin}
          onClear={() => setLeaving(conversations.find((one) => one.id === id) ?? null)}
        />
      )}
      {leaving && (
        <DeleteConversation
          conversation={leaving}
          onClose={() => setLeaving(null)}
          onDeleted={() => {
            setLeaving(null);
            if (leaving.id === id) begin();
          }}
        />
      )}
    </div>
  );
}

/** Which conversation is open stands in the address. One that has just begun keeps the room it began in. */
function useOpenConversation() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('chat');
  const [begun, setBegun] = useState<{ id: string | null; count: number }>({ id: null, count: 0 });
  return {
    id,
    room: id === null || id === begun.id ? `new ${begun.count}` : id,
    open: (chat: string) => {
      setBegun(({ count }) => ({ id: null, count: count + 1 }));
      setSearch({ chat });
    },
    begin: () => {
      setBegun(({ count }) => ({ id: null, count: count + 1 }));
      setSearch({});
    },
    started: (chat: string) => {
      setBegun(({ count }) => ({ id: chat, count }));
      setSearch({ chat }, { replace: true, preventScrollReset: true });
    },
  };
}
