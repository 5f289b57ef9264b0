import type { SafeStorage } from '../../../lib/storage/browser-storage.ts';

/** Which suggestions somebody picked, by connection; a reload of the tab finds them again. */
export function createPickedSuggestionsStorage(storage: SafeStorage) {
  const keyOf = (connectionId: string) => `parley-picks:${connectionId}`;
  return {
    read: (connectionId: string): ReadonlySet<string> => new Set(idsIn(storage.read(keyOf(connectionId)))),
    write: (connectionId: string, picks: ReadonlySet<string>) =>
      picks.size === 0
        ? storage.remove(keyOf(connectionId))
        : storage.write(keyOf(connectionId), JSON.stringify([...picks])),
  };
}

function idsIn(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
