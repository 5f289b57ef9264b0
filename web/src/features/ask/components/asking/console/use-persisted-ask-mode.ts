import { useState } from 'react';
import { browserStorage } from '../../../../../lib/storage/browser-storage.ts';

export type Mode = 'rag' | 'manual';

const modeKey = 'parley-ask-mode';

/** The mode outlives a reload; a page without tools to tick has none to keep. */
export function usePersistedAskMode(isOffered: boolean): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState<Mode>(() =>
    isOffered && browserStorage.read(modeKey) === 'manual' ? 'manual' : 'rag',
  );
  const keep = (next: Mode) => {
    browserStorage.write(modeKey, next);
    setMode(next);
  };
  return [mode, keep];
}
