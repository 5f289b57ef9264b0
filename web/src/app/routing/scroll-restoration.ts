import { useEffect, useLayoutEffect } from 'react';
import { NavigationType } from 'react-router';
import type { ShownPage } from './history-waiting-for-page-code.ts';

/** Listed among what the browser keeps. */
const storageKey = 'parley-scroll';

let positions: Record<string, number> | undefined;

/** How far each entry of the history was scrolled, in this tab; also after a reload. */
function known(): Record<string, number> {
  positions ??= readPositions();
  return positions;
}

export function rememberScroll({ location }: ShownPage): void {
  known()[location.key] = scrollY;
}

/** A page that is come back to is as it was left; a new one begins at its top, or at the place the address names. */
export function useScrollRestoration(shown: ShownPage): void {
  useEffect(() => {
    const keep = () => {
      rememberScroll(shown);
      writePositions(known());
      // Another site's page, and this one when the browser shows it again, are the browser's business.
      history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    addEventListener('pagehide', keep);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', takeOver);
    };
  }, [shown]);
  useLayoutEffect(() => {
    if (!shown.keepsScroll) scrollToPlaceOf(shown);
  }, [shown]);
}

function scrollToPlaceOf({ location: { key, hash }, type }: ShownPage): void {
  const left = known()[key];
  const named = hash === '' ? null : document.getElementById(decoded(hash.slice(1)));
  if (left !== undefined) scrollTo(0, left);
  else if (named) named.scrollIntoView();
  // A page that was just loaded may have been scrolled before this code was there.
  else if (type !== NavigationType.Pop) scrollTo(0, 0);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function readPositions(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    // We wrote it; what somebody else put there does no more than scroll.
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function writePositions(all: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Without storage a reload begins at the top.
  }
}
