import type { ProviderName } from '@parley/contract/tools';
import { useState } from 'react';
import type { Engine } from '../../features/ask/model/engine.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { useOpenAi } from '../use-open-ai.ts';

const key = 'parley-engine';

/** OpenAI where there is a key, unless this browser was told otherwise. */
export function useEngine(): Engine {
  const openAi = useOpenAi();
  const [isBuiltin, setBuiltin] = useState(() => browserStorage.read(key) === 'builtin');
  return {
    openAi,
    provider: openAi && !isBuiltin ? 'openai' : 'builtin',
    choose: (provider: ProviderName) => {
      browserStorage.write(key, provider);
      setBuiltin(provider === 'builtin');
    },
  };
}
