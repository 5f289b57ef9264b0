import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeKey = 'parley-theme';

const listeners = new Set<() => void>();

export function parseTheme(stored: string | null | undefined): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** 'system' where nothing was chosen, or where storage is blocked or absent. */
export function readTheme(): ThemeChoice {
  try {
    return parseTheme(globalThis.localStorage?.getItem(themeKey));
  } catch {
    return 'system';
  }
}

export function applyTheme(choice: ThemeChoice): void {
  show(choice);
  store(choice);
  for (const listener of listeners) listener();
}

export function useTheme(): { choice: ThemeChoice; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const);
  return { choice, setChoice: applyTheme };
}

/** What is on the page counts, so that the switch still works where storage is blocked. */
function readChoice(): ThemeChoice {
  return parseTheme(document.documentElement.dataset.theme);
}

function show(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== themeKey) return;
    show(parseTheme(event.newValue));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
