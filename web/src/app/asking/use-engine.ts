import type { ProviderName } from '@parley/contract/ai/provider-forms';
import { useState } from 'react';
import type { Engine } from '../../features/ask/model/engine.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { useUsualProvider } from '../use-usual-provider.ts';

const key = 'parley-engine';

/** The usual provider where there is one, unless this browser was told otherwise. */
export function useEngine(): Engine {
  const usual = useUsualProvider();
  const [isBuiltin, setBuiltin] = useState(() => browserStorage.read(key) === 'builtin');
  return {
    usual,
    provider: usual !== null && !isBuiltin ? usual : 'builtin',
    choose: (provider: ProviderName) => {
      browserStorage.write(key, provider);
      setBuiltin(provider === 'builtin');
    },
  };
}
