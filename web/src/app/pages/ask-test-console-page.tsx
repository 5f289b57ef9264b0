import type { Execution } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AskConsole } from '../../features/ask/components/asking/console/ask-console.tsx';
import { ExecutionRecordView } from '../../features/ask/components/history/execution-record-view.tsx';
import { RecentExecutions } from '../../features/ask/components/history/recent-executions.tsx';
import { fromExecution } from '../../features/ask/model/answer-state.ts';
import { isAnswer } from '../../features/ask/model/texts/execution-record-text.ts';
import { executionQuery, useRefreshExecutions } from '../../features/ask/requests/execution-requests.ts';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import { useChosenEngine } from '../asking/use-chosen-engine.ts';
import { useExampleQuestions } from '../asking/use-example-questions.ts';
import { type Handed, useQuestionFromNavigation } from '../asking/use-question-from-navigation.ts';
import { useToolAndShareSlots } from '../asking/use-tool-and-share-slots.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import styles from './ask-test-console-page.module.css';

const historyLength = 20;

export function AskTestConsolePage() {
  const [search] = useSearchParams();
  const { handed, count, forget } = useQuestionFromNavigation();
  const id = search.get('execution');
  const past = useQuery({ ...executionQuery(id ?? ''), enabled: id !== null });
  return (
    <PageColumn>
      <PageMeta title="Test Console" />
      <PageHeader
        title="Test Console"
        description="Ask in plain English, see which tool answers, change its values, and check every step."
        actions={<ButtonLink to="/supabase-nl-query">Open the chat</ButtonLink>}
      />
      {id !== null && past.isPending && <Skeleton height="block" />}
      {past.error && <Notice tone="error">{errorMessage(past.error)}</Notice>}
      {past.data && !isAnswer(past.data.execution) && <ExecutionRecordView execution={past.data.execution} />}
      {(id === null || (past.data && isAnswer(past.data.execution)) || past.error) && (
        // Another receipt is another console: nothing of the one before may stay.
        <Console
          key={`${id ?? ''} ${count}`}
          past={past.data?.execution ?? null}
          question={search.get('question') ?? ''}
          source={search.get('source')}
          handed={handed}
          onTaken={forget}
        />
      )}
      <div className={styles.history}>
        <RecentExecutions heading="History" limit={historyLength} />
      </div>
    </PageColumn>
  );
}

type ConsoleProps = {
  past: Execution | null;
  question: string;
  source: string | null;
  handed: Handed | null;
  onTaken: () => void;
};

function Console({ past, question, source, handed, onTaken }: ConsoleProps) {
  const [asked] = useState(handed);
  useEffect(onTaken, [onTaken]);
  const from = useAskSources(asked?.sourceId ?? past?.connectionId ?? source);
  const { choose, connecting, tools, pending } = from;
  const examples = useExampleQuestions(from);
  const slots = useToolAndShareSlots();
  const engine = useChosenEngine();
  const refresh = useRefreshExecutions();
  const [answer] = useState(() => past && fromExecution(past));
  if (pending) return <Skeleton height="block" />;
  return (
    <AskConsole
      {...from.asking}
      onSource={choose}
      connecting={connecting}
      tools={tools}
      examples={examples}
      past={answer}
      firstQuestion={asked?.question ?? (question || (past?.question ?? ''))}
      onDone={() => void refresh()}
      slots={slots}
      engine={engine}
      askNow={asked !== null}
    />
  );
}
