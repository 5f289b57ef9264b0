import { type ExecutionDoor, recentExecutionsOutput } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

const shown = 20;
const askAgain = 3_000;
const doors: ExecutionDoor[] = ['mcp', 'api'];

/** What agents and programs have run, the newest first, as it happens. */
export function useAgentCalls() {
  return useQuery({
    queryKey: ['agent-calls'],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        doors.map((door) =>
          callApi({
            path: `${api.executions}?door=${door}&limit=${shown}`,
            output: recentExecutionsOutput,
            signal,
          }),
        ),
      );
      return lists
        .flatMap(({ executions }) => executions)
        .toSorted((a, b) => (a.executed_at < b.executed_at ? 1 : -1))
        .slice(0, shown);
    },
    refetchInterval: askAgain,
  });
}
