import type { ProviderKind } from '@parley/contract/ai/provider-forms';
import { useQuery } from '@tanstack/react-query';
import { apiKeyQuery } from '../features/settings/requests/use-api-key.ts';
import { useServerInfo } from '../lib/server-info/use-server-info.ts';

/** The provider that answers unless somebody says otherwise; null where there is only the built-in engine. */
export function useUsualProvider(): ProviderKind | null {
  const own = useQuery(apiKeyQuery);
  const server = useServerInfo();
  return own.data?.apiKey || server.data?.sharedAiKey ? 'openai' : null;
}
