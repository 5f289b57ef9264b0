import { chooseSourceOutput, starterQuestionsOutput } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';

/** Questions worth asking on this very database. They cost the server a few readings, and change with the schema only. */
export const starterQuestionsQuery = (connectionId: string) =>
  queryOptions({
    queryKey: ['starter questions', connectionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      callApi({ path: apiPath(api.starterQuestions, connectionId), output: starterQuestionsOutput, signal }),
  });

/** Which source the words of a question speak of. */
export function chooseSource(question: string, previousId: string | undefined) {
  const body = { question, ...(previousId && { previousId }) };
  return callApi({ method: 'POST', path: api.chooseSource, body, output: chooseSourceOutput });
}
