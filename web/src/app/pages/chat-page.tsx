import type { Conversation } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { NavigateOptions } from 'react-router';
import { ConversationList } from '../../features/ask/components/history/conversation-list.tsx';
import { useCurrentConversation } from '../../features/ask/components/history/current-conversation-context.tsx';
import { DeleteConversation } from '../../features/ask/components/history/delete-conversation.tsx';
import { conversationQuery, conversationsQuery } from '../../features/ask/requests/conversation-requests.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import styles from './chat-page.module.css';
import { ConversationView, type First } from './conversation-view.tsx';

export function ChatPage() {
  const asked = useAskSources();
  const { pending, error } = asked;
  return (
    <PageColumn>
      <PageMeta title="Natural Language Database Query" />
      <PageHeader
        title="Natural Language Database Query"
        description="A conversation with your database: each question may build on the one before."
      />
      {pending && <Skeleton height="block" />}
      {error && <Notice tone="error">{errorMessage(error)}</Notice>}
      {!pending && !error && <Conversations asked={asked} />}
    </PageColumn>
  );
}

type AskedSources = ReturnType<typeof useAskSources>;

function Conversations({ asked }: { asked: AskedSources }) {
  const { id, room, first, open, begin, beginWith, started } = useOpenConversation();
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
        <ConversationView
          key={room}
          asked={asked}
          id={id}
          past={isLoaded && past.data ? past.data : null}
          first={first}
          onStarted={started}
          onBegin={beginWith}
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

type Begun = { id: string | null; count: number; first: First | null };

/**
 * Which conversation is open stands in the address. One that has just begun keeps the room it began in. The address
 * changes a moment after the rest: until then the room is already the next one, so that nothing typed there is lost.
 */
function useOpenConversation() {
  const [search, setSearch] = useSearchParams();
  const address = search.get('chat');
  const page = useCurrentConversation();
  // Whoever comes from another page that asks goes on with what was said there.
  const [going, setGoing] = useState<{ to: string | null } | null>(() =>
    address === null && page.id() !== null ? { to: page.id() } : null,
  );
  const [begun, setBegun] = useState<Begun>({ id: null, count: 0, first: null });
  const arriving = useRef(going?.to);
  useEffect(() => {
    if (!arriving.current) return;
    setSearch({ chat: arriving.current }, { replace: true });
    arriving.current = null;
  }, [setSearch]);
  useEffect(() => {
    if (going?.to === address) setGoing(null);
  }, [going, address]);

  const id = going ? going.to : address;
  const go = (to: string | null, next: (before: Begun) => Begun, options?: NavigateOptions) => {
    setGoing({ to });
    setBegun(next);
    setSearch(to === null ? {} : { chat: to }, options);
  };
  const elsewhere =
    (first: First | null = null) =>
    ({ count }: Begun) => ({ id: null, count: count + 1, first });
  return {
    id,
    room: id === null || id === begun.id ? `new ${begun.count}` : id,
    first: begun.first,
    open: (chat: string) => go(chat, elsewhere()),
    begin: () => {
      page.forget();
      go(null, elsewhere());
    },
    beginWith: (first: First) => {
      page.forget();
      go(null, elsewhere(first));
    },
    started: (chat: string) =>
      go(chat, (before) => ({ ...before, id: chat }), { replace: true, preventScrollReset: true }),
  };
}
