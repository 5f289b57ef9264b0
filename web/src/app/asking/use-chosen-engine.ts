import { builtinEngine, isBuiltin, type ProviderName } from '@parley/contract/ai/provider-forms';
import { useState } from 'react';
import type { Engine } from '../../features/ask/model/add-engine-to-question.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { useUsualProvider } from '../use-usual-provider.ts';

const key = 'parley-engine';

/** The usual provider where there is one, unless this browser was told otherwise. */
export function useChosenEngine(): Engine {
  const usual = useUsualProvider();
  const [isOnServer, setOnServer] = useState(() => isBuiltin(browserStorage.read(key)));
  return {
    usual,
    provider: usual !== null && !isOnServer ? usual : builtinEngine.name,
    choose: (provider: ProviderName) => {
      browserStorage.write(key, provider);
      setOnServer(isBuiltin(provider));
    },
  };
}
