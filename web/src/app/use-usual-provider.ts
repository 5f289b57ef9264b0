import { isBuiltin, type ProviderKind } from '@parley/contract/ai/provider-forms';
import { useQuery } from '@tanstack/react-query';
import { aiModelsQuery } from '../features/settings/requests/use-ai-models.ts';
import { useSpacePermission } from '../lib/session/use-space-permission.ts';

/** The provider that answers unless somebody says otherwise; null where there is only the built-in engine. */
export function useUsualProvider(): ProviderKind | null {
  const mayLook = useSpacePermission('look');
  const { data } = useQuery({ ...aiModelsQuery, enabled: mayLook });
  return !data || isBuiltin(data.usual) ? null : data.usual;
}
