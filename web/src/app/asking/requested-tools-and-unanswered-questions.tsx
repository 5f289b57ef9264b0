import { useNavigate } from 'react-router';
import { UnansweredQuestions } from '../../features/ask/components/history/unanswered-questions.tsx';
import { RequestsForNewTools } from '../../features/tools/components/list/requests-for-new-tools.tsx';
import { useTools } from '../../features/tools/requests/tool-queries-and-mutations.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { Handed } from './use-question-from-navigation.ts';
import { useToolAndShareSlots } from './use-tool-and-share-slots.tsx';

/** What askers of the space want: a maker makes it from their question, then marks it as done. */
export function RequestedTools() {
  const navigate = useNavigate();
  return (
    <RequestsForNewTools
      makeTool={({ question, connectionId }) => {
        if (connectionId === null) return null;
        const handed: Handed = { question, sourceId: connectionId };
        return (
          <Button size="sm" variant="primary" onClick={() => void navigate('/test', { state: handed })}>
            Try it
          </Button>
        );
      }}
    />
  );
}

/** Questions that wait for a tool. Once there is one, it answers in the Test Console. */
export function ToolsWanted() {
  const { data } = useTools();
  const { makeTool } = useToolAndShareSlots();
  const navigate = useNavigate();
  return (
    <UnansweredQuestions
      showEmpty={(data?.tools.length ?? 0) > 0}
      makeTool={({ question, connectionId }, onDiscard) => {
        if (connectionId === null) return null;
        const handed: Handed = { question, sourceId: connectionId };
        const ask = () => void navigate('/test', { state: handed });
        return makeTool({ question, connectionId }, ask, onDiscard);
      }}
    />
  );
}
