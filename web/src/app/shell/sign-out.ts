import { emptyStorage } from '../../lib/storage/browser-storage.ts';
import { themeKey } from '../../ui/theme/theme.ts';

/** Written and removed at once: other tabs of this browser hear of it, and nothing stays. */
const signedOutKey = 'parley-signed-out';

/** Ends in a full page load: nothing of one person may stay in memory for the next. */
export async function signOut(): Promise<void> {
  try {
    const { endSession } = await import('../../lib/session/fetch-session.ts');
    await endSession();
    forgetPerson();
    location.assign('/');
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a failing sign-out is logged and nothing else
    console.error('Signing out failed', error);
  }
}

/** Empties what this browser kept of a person, and has its other tabs do the same. */
export function forgetPerson(): void {
  emptyThisTab();
  try {
    localStorage.setItem(signedOutKey, 'now');
    localStorage.removeItem(signedOutKey);
  } catch {
    // Without storage the other tabs have kept nothing.
  }
}

/** A tab that stays open after the sign-out in another one must not go on showing what it has. */
export function leaveWithOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== signedOutKey || newValue === null) return;
    emptyThisTab();
    location.assign('/');
  });
}

function emptyThisTab(): void {
  emptyStorage(() => localStorage, { keep: [themeKey] });
  emptyStorage(() => sessionStorage, { keep: [] });
}
