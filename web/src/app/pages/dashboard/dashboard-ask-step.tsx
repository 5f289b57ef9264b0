import { askMessages } from '@parley/contract/ask';
import { AskConsole } from '../../../features/ask/components/ask-console.tsx';
import { exampleQuestions } from '../../../features/ask/model/example-questions.ts';
import { useRefreshExecutions } from '../../../features/ask/requests/executions.ts';
import { StepPanel } from '../../../features/dashboard/components/step-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAskSlots } from '../../asking/ask-slots.tsx';
import { useAskSources } from '../../asking/use-ask-sources.ts';
import { useEngine } from '../../asking/use-engine.ts';

type DashboardAskStepProps = { connectionId: string | null; onAnswered: () => void };

export function DashboardAskStep({ connectionId, onAnswered }: DashboardAskStepProps) {
  const { sources, sourceId, choose, connecting, pending, tools } = useAskSources(connectionId);
  const slots = useAskSlots();
  const engine = useEngine();
  const refresh = useRefreshExecutions();
  return (
    <StepPanel title="Test Tools" description="Ask in plain English; one of your tools answers.">
      {pending ? (
        <Skeleton height="block" />
      ) : (
        <AskConsole
          sources={sources}
          sourceId={sourceId}
          onSource={choose}
          connecting={connecting}
          examples={exampleQuestions(tools)}
          nothingMessage={askMessages.nothingRelevantHint}
          slots={slots}
          engine={engine}
          onDone={({ phase }) => {
            if (phase === 'done') onAnswered();
            void refresh();
          }}
        />
      )}
    </StepPanel>
  );
}
