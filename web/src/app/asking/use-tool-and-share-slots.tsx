import type { Suggestion } from '@parley/contract/tools';
import type { AskSlots } from '../../features/ask/components/asking/console/ask-console-types.ts';
import { chipValues } from '../../features/ask/model/chip-values.ts';
import { useRefreshTools } from '../../features/tools/requests/tool-queries-and-mutations.ts';
import { followJob, startSaving } from '../../features/tools/requests/tool-saving-job.ts';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import {
  DraftToolForQuestion,
  fetchToolAndShareSlots,
  KeepAsToolButton,
  RehearseToolNotice,
  RequestTool,
  ShareAnswer,
} from './lazy-tool-and-share-slots.tsx';

/** What asking borrows from tools: saving a draft, and rehearsing a write. Askers wish for a tool instead. */
export function useToolAndShareSlots(): AskSlots {
  const refresh = useRefreshTools();
  const mayShare = useSpacePermission('share');
  const save = async (connectionId: string, { id: _id, proof: _proof, ...tool }: Suggestion) => {
    const { id } = await startSaving(connectionId, [tool]);
    for await (const { state, failed } of followJob(id, new AbortController().signal)) {
      if (state === 'running') continue;
      const [first] = failed;
      if (first) throw new Error(first.reason);
    }
    await refresh();
  };
  const isMaker = useSpacePermission('change-tools');
  if (!isMaker) {
    return {
      fetchCode: fetchToolAndShareSlots,
      makeTool: ({ question, connectionId }) => (
        <RequestTool question={question} connectionId={connectionId} />
      ),
      keepTool: () => null,
      rehearsal: () => null,
      share: () => null,
    };
  }
  return {
    fetchCode: fetchToolAndShareSlots,
    makeTool: ({ question, connectionId }, onMade, onDiscard) => (
      <DraftToolForQuestion
        question={question}
        connectionId={connectionId}
        save={(suggestion) => save(connectionId, suggestion)}
        onMade={onMade}
        {...(onDiscard && { onDiscard })}
      />
    ),
    keepTool: ({ execution }) =>
      execution?.reading &&
      execution.status === 'success' &&
      execution.connectionId && (
        <KeepAsToolButton
          key={execution.id}
          execution={execution}
          save={(suggestion) => save(execution.connectionId ?? '', suggestion)}
        />
      ),
    share: ({ execution, result }) =>
      mayShare &&
      execution?.status === 'success' &&
      execution.connectionId &&
      result && <ShareAnswer key={execution.id} executionId={execution.id} />,
    rehearsal: ({ tool, chips }) =>
      tool && <RehearseToolNotice toolId={tool.id} values={chipValues(chips)} />,
  };
}
