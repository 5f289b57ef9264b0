import { useState } from 'react';
import { browserStorage } from '../../../../../lib/storage/browser-storage.ts';

export type ToolSelectionMode = 'rag' | 'manual';

const modeKey = 'parley-ask-mode';

/** The mode outlives a reload; a page without tools to tick has none to keep. */
export function useToolSelectionMode(
  isOffered: boolean,
): [ToolSelectionMode, (mode: ToolSelectionMode) => void] {
  const [mode, setMode] = useState<ToolSelectionMode>(() =>
    isOffered && browserStorage.read(modeKey) === 'manual' ? 'manual' : 'rag',
  );
  const keep = (next: ToolSelectionMode) => {
    browserStorage.write(modeKey, next);
    setMode(next);
  };
  return [mode, keep];
}
