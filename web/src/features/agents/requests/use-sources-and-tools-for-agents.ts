import { connectionsOutput } from '@parley/contract/connections';
import { api } from '@parley/contract/routes';
import { toolsOutput } from '@parley/contract/tools';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';

/** The sources and the active tools that a token could open. */
export function useSourcesAndToolsForAgents() {
  return useQuery({
    queryKey: ['what-agents-see'],
    queryFn: async ({ signal }) => {
      const [{ connections }, { tools }] = await Promise.all([
        callApi({ path: api.connections, output: connectionsOutput, signal }),
        callApi({ path: api.tools, output: toolsOutput, signal }),
      ]);
      return {
        sources: connections,
        tools: tools.filter(({ isActive, status }) => isActive && status === 'ok'),
      };
    },
    refetchOnMount: 'always',
  });
}
