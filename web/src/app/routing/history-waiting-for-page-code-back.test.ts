import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { historyWaitingForPageCode } from './history-waiting-for-page-code.ts';

const page = { asks: false, asked: [] as (() => void)[] };
vi.mock('../../lib/routing/ask-before-leaving.ts', () => ({
  askBeforeLeaving: () => (page.asks ? (go: () => void) => page.asked.push(go) : null),
}));
beforeEach(() => {
  page.asks = false;
  page.asked = [];
});

type Entry = { url: URL; state: unknown };

/** A browser's window with its history, whose steps are taken when they are due, as those of browsers are. */
function windowAt(start: string) {
  const entries: Entry[] = [{ url: new URL(start, 'http://parley.test'), state: null }];
  let at = 0;
  const here = () => entries[at] as Entry;
  const listeners: (() => void)[] = [];
  const due: number[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const add = (url: string, state: unknown) => {
    entries.splice(at + 1, entries.length, { url: new URL(url, here().url), state });
    at += 1;
  };
  const history = {
    get state() {
      return here().state;
    },
    pushState: (state: unknown, _: string, url: string) => add(url, state),
    replaceState: (state: unknown, _: string, url = '') => {
      entries[at] = { url: url === '' ? here().url : new URL(url, here().url), state };
    },
    go: (steps: number) => due.push(steps),
  };
  const takeStep = () => {
    const steps = due.shift() ?? 0;
    if (entries[at + steps] === undefined) return;
    at += steps;
    tell();
  };
  const settle = () => {
    while (due.length > 0) takeStep();
  };
  /** A link to where the page is already replaces its entry. */
  const follow = (hash: string) => {
    if (here().url.hash === hash) entries[at] = { ...here(), state: null };
    else add(hash, null);
    tell();
  };
  const window = {
    history,
    get location() {
      return here().url;
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  };
  const address = () => here().url.pathname + here().url.search + here().url.hash;
  return { window: window as unknown as Window, takeStep, settle, follow, address };
}

function openPages() {
  const browser = windowAt('/home');
  const history = createBrowserHistory({ window: browser.window });
  const pages = historyWaitingForPageCode(history, () => null, browser.window.history);
  pages.listen(
    () => {},
    () => {},
  );
  pages.navigator.push('/space');
  pages.navigator.push('/connections');
  const step = (steps: number) => {
    history.go(steps);
    browser.settle();
  };
  const seen = () => {
    const { pathname, search, hash } = pages.shown().location;
    return { shown: pathname + search + hash, address: browser.address(), asked: page.asked.length };
  };
  return { ...browser, pages, step, seen };
}

test.each([
  ['at once', () => {}, '#main'],
  ['twice', ({ follow }) => follow('#main'), '#main'],
  ['and changes its address', ({ pages }) => pages.navigator.replace('/connections?x=1'), '?x=1'],
] satisfies [string, (opened: ReturnType<typeof openPages>) => void, string][])(
  'after a link to a place on the page that is followed %s, Back asks and stays, and goes where it says',
  (_, next, place) => {
    const opened = openPages();
    opened.follow('#main');
    next(opened);
    const stayed = `/connections${place}`;
    expect(opened.seen()).toEqual({ shown: stayed, address: stayed, asked: 0 });
    page.asks = true;
    opened.step(-2);
    expect(opened.seen()).toEqual({ shown: stayed, address: stayed, asked: 1 });
    page.asks = false;
    page.asked[0]?.();
    opened.settle();
    expect(opened.seen()).toEqual({ shown: '/space', address: '/space', asked: 1 });
  },
);

test('a page after a link to a place on the one before is counted from there', () => {
  const { follow, pages, step, seen } = openPages();
  follow('#main');
  pages.navigator.push('/tools');
  page.asks = true;
  step(-3);
  expect(seen()).toEqual({ shown: '/tools', address: '/tools', asked: 1 });
});

test('a page that is opened before the browser has returned is left by the next Back', () => {
  const { window, pages, takeStep, settle, step, seen } = openPages();
  page.asks = true;
  window.history.go(-1);
  takeStep();
  // The session ends before the browser is back: what it was to be sent back to is not there any more.
  pages.navigator.push('/login');
  settle();
  page.asks = false;
  step(-1);
  expect(seen()).toEqual({ shown: '/space', address: '/space', asked: 1 });
});
