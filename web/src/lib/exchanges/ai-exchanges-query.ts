import { type AiExchange, exchangesOutput } from '@parley/contract/ai/provider-exchanges';
import { api } from '@parley/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '../api/api-path.ts';
import { callApi } from '../api/call-api.ts';
import { taskWords } from './ai-task-names.ts';

const query = (path: string) =>
  queryOptions({
    queryKey: ['exchanges', path],
    // A later run adds to it: what was read once is not shown again.
    gcTime: 0,
    queryFn: ({ signal }) => callApi({ path, output: exchangesOutput, signal }),
  });

/** What left for a provider for one answer, and what came back. */
export const answerExchangesQuery = (executionId: string) =>
  query(apiPath(api.executionExchanges, executionId));

/** The same for the proposals of a connection. */
export const proposalExchangesQuery = (connectionId: string) =>
  query(apiPath(api.suggestionExchanges, connectionId));

const outcomes: Readonly<Record<AiExchange['outcome'], string | null>> = {
  answered: null,
  refused: 'Refused. Its text is not kept, because it may hold parts of a key.',
  failed: 'It broke off, or nothing answered.',
};

/** As the log of calls shows it. */
export function loggedCall({ provider, task, address, outcome, standIns, ...exchange }: AiExchange) {
  return {
    title: `${provider}: ${taskWords(task)}`,
    place: address,
    problem: outcomes[outcome],
    marks: standIns,
    ...exchange,
  };
}
