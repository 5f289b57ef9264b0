import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AskConsole } from '../../features/ask/components/ask-console.tsx';
import { fromExecution } from '../../features/ask/model/answer.ts';
import { executionQuery } from '../../features/ask/requests/executions.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import { useAskSlots } from './ask-slots.tsx';
import { NothingToAsk } from './nothing-to-ask.tsx';
import { useAskSources } from './use-ask-sources.ts';

export function TestPage() {
  const [search] = useSearchParams();
  const id = search.get('execution');
  const past = useQuery({ ...executionQuery(id ?? ''), enabled: id !== null });
  return (
    <PageColumn width="wide">
      <PageMeta title="Test Console" />
      <PageHeader
        title="Test Console"
        description="Ask in plain English, see which tool answers, change its values, and check every step."
      />
      {id !== null && past.isPending && <Skeleton height="block" />}
      {past.error && <Notice tone="error">{errorMessage(past.error)}</Notice>}
      {(id === null || past.data || past.error) && (
        // Another receipt is another console: nothing of the one before may stay.
        <Console key={id ?? ''} past={past.data?.execution ?? null} question={search.get('question') ?? ''} />
      )}
    </PageColumn>
  );
}

type ConsoleProps = { past: Parameters<typeof fromExecution>[0] | null; question: string };

function Console({ past, question }: ConsoleProps) {
  const { sources, sourceId, choose, tools, pending } = useAskSources(past?.connectionId ?? null);
  const slots = useAskSlots();
  const [answer] = useState(() => past && fromExecution(past));
  if (pending) return <Skeleton height="block" />;
  if (sources.length === 0 && !past) return <NothingToAsk />;
  return (
    <AskConsole
      sources={sources}
      sourceId={sourceId}
      onSource={choose}
      tools={tools}
      past={answer}
      firstQuestion={question || (past?.question ?? '')}
      slots={slots}
    />
  );
}
