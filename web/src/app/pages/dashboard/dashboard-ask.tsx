import { askMessages } from '@parley/contract/ask';
import { AskConsole } from '../../../features/ask/components/asking/console/ask-console.tsx';
import { useRefreshExecutions } from '../../../features/ask/requests/execution-requests.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useAskSources } from '../../asking/use-ask-sources.ts';
import { useChosenEngine } from '../../asking/use-chosen-engine.ts';
import { useExampleQuestions } from '../../asking/use-example-questions.ts';
import { useToolAndShareSlots } from '../../asking/use-tool-and-share-slots.tsx';
import styles from './dashboard-ask.module.css';

type DashboardAskProps = {
  /** The source that the steps are walked with. */
  connectionId: string | null;
  /** Somebody came here to ask. */
  isFocused: boolean;
  onAnswered: () => void;
};

/** What people come for: it leads the page, and it is the last of the steps as well. */
export function DashboardAsk({ connectionId, isFocused, onAnswered }: DashboardAskProps) {
  const from = useAskSources(connectionId);
  const examples = useExampleQuestions(from);
  const slots = useToolAndShareSlots();
  const engine = useChosenEngine();
  const refresh = useRefreshExecutions();
  return (
    <section className={styles.ask} aria-labelledby="ask-heading">
      <div className={styles.top}>
        <h2 id="ask-heading" className={styles.heading}>
          What would you like to know?
        </h2>
        <ButtonLink to="/supabase-nl-query" variant="ghost" size="sm">
          Open the chat
        </ButtonLink>
      </div>
      {from.pending ? (
        <Skeleton height="block" />
      ) : (
        <AskConsole
          large
          autoFocus={isFocused}
          {...from.asking}
          onSource={from.choose}
          connecting={from.connecting}
          examples={examples}
          nothingMessage={askMessages.nothingRelevantHint}
          slots={slots}
          engine={engine}
          onDone={({ phase }) => {
            if (phase === 'done') onAnswered();
            void refresh();
          }}
        />
      )}
    </section>
  );
}
