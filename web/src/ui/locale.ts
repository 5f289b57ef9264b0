import { useSyncExternalStore } from 'react';

const localeKey = 'parley-locale';

const listeners = new Set<() => void>();
/** Chosen in this tab, for where storage is blocked. */
let chosen: string | null | undefined;

/** The locale that somebody chose; null: the browser's own. */
function readLocaleChoice(): string | null {
  if (chosen !== undefined) return chosen;
  try {
    return validLocale(globalThis.localStorage?.getItem(localeKey) ?? null);
  } catch {
    return null;
  }
}

export function applyLocale(tag: string | null): void {
  chosen = validLocale(tag);
  try {
    if (chosen === null) localStorage.removeItem(localeKey);
    else localStorage.setItem(localeKey, chosen);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** By which numbers and dates are written. */
export function currentLocale(): string {
  return readLocaleChoice() ?? browserLocale();
}

export function browserLocale(): string {
  return validLocale(globalThis.navigator?.language) ?? 'en-US';
}

export function useLocaleChoice(): { choice: string | null; setChoice: (tag: string | null) => void } {
  const choice = useSyncExternalStore(subscribe, readLocaleChoice, () => null);
  return { choice, setChoice: applyLocale };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function validLocale(tag: string | null | undefined): string | null {
  try {
    return tag ? new Intl.Locale(tag).toString() : null;
  } catch {
    return null;
  }
}
