import { isBuiltin, type ProviderKind } from '@parley/contract/ai/provider-forms';
import { useQuery } from '@tanstack/react-query';
import { aiModelsQuery } from '../features/settings/requests/use-ai-models.ts';
import { useMay } from '../lib/session/use-may.ts';

/** The provider that answers unless somebody says otherwise; null where there is only the built-in engine. */
export function useUsualProvider(): ProviderKind | null {
  const mayLook = useMay('look');
  const { data } = useQuery({ ...aiModelsQuery, enabled: mayLook });
  return !data || isBuiltin(data.usual) ? null : data.usual;
}
