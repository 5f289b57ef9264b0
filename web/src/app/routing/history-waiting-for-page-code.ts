import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router';
import { askBeforeLeaving } from '../../lib/routing/ask-before-leaving.ts';
import { blockHistoryNavigation } from './block-history-navigation.ts';

type BrowserHistory = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'listen' | 'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace'
>;

/** The browser's own, of which React Router keeps a number in the state of each entry. */
type Entries = Pick<History, 'state' | 'replaceState'>;

export type ShownPage = {
  location: Location;
  type: NavigationType;
  /** Whoever changed the address wants to stay where the page is scrolled to. */
  keepsScroll: boolean;
};

export type HistoryWaitingForPageCode = {
  shown: () => ShownPage;
  isLoading: () => boolean;
  /** Called on every change of the two; `onLeave` before another page takes the place of the one that is shown. */
  listen: (listener: () => void, onLeave: (left: ShownPage) => void) => () => void;
  navigator: Navigator;
};

/**
 * The browser's history, a step behind where code must be fetched: a page stays, and its address with it, until the
 * next one can be shown. Whoever goes elsewhere meanwhile is not taken there any more.
 */
export function historyWaitingForPageCode(
  history: BrowserHistory,
  load: (pathname: string) => Promise<unknown> | null,
  entries: Entries,
): HistoryWaitingForPageCode {
  let shown: ShownPage = { location: history.location, type: NavigationType.Pop, keepsScroll: false };
  let turn = 0;
  let isLoading = false;
  let tell = () => {};
  let leave = (_left: ShownPage) => {};
  const { staysOn, arrived } = blockHistoryNavigation({ go: history.go, asks: askBeforeLeaving });
  const numberOf = (): number => entries.state?.idx ?? 0;
  let number = numberOf();
  /** Without a number of its own, a step from there would be counted from nothing, and taken back to anywhere. */
  const numberEntry = (location: Location) => {
    const isNew = history.createHref(location) !== history.createHref(shown.location);
    entries.replaceState({ idx: number + Number(isNew) }, '');
    history.replace(location);
    arrived();
  };

  const go = (pathname: string, arrive: () => Omit<ShownPage, 'location'>) => {
    turn += 1;
    const mine = turn;
    const show = () => {
      if (mine !== turn) return;
      isLoading = false;
      leave(shown);
      shown = { ...arrive(), location: history.location };
      tell();
    };
    const arriving = load(pathname);
    if (arriving === null) return show();
    isLoading = true;
    tell();
    void arriving.then(show);
  };
  const change = (type: NavigationType, commit: (to: To, state: unknown) => void) => {
    return (to: To, state?: unknown, options?: NavigateOptions) => {
      const { pathname = history.location.pathname } = typeof to === 'string' ? parsePath(to) : to;
      go(pathname, () => {
        commit(to, state);
        arrived();
        number = numberOf();
        return { type, keepsScroll: options?.preventScrollReset === true };
      });
    };
  };

  return {
    shown: () => shown,
    isLoading: () => isLoading,
    listen: (listener, onLeave) => {
      tell = listener;
      leave = onLeave;
      return history.listen(({ location, delta }) => {
        // A link to a place on this page is followed by the browser itself, and has no number yet.
        if (delta === null) numberEntry(location);
        number = numberOf();
        if (delta !== null && staysOn(delta)) return;
        go(location.pathname, () => ({ type: NavigationType.Pop, keepsScroll: delta === null }));
      });
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: change(NavigationType.Push, history.push),
      replace: change(NavigationType.Replace, history.replace),
    },
  };
}
