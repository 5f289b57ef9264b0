import { useQuery } from '@tanstack/react-query';
import { apiKeyQuery } from '../features/settings/requests/use-api-key.ts';
import { useServerInfo } from '../lib/server-info/use-server-info.ts';

/** Whether OpenAI can be asked: with the person's own key, or with one the operator lends. */
export function useOpenAi(): boolean {
  const own = useQuery(apiKeyQuery);
  const server = useServerInfo();
  return Boolean(own.data?.apiKey) || Boolean(server.data?.sharedAiKey);
}
