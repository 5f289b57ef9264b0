import { UNSAFE_createMemoryHistory as createMemoryHistory, NavigationType } from 'react-router';
import { expect, test } from 'vitest';
import { historyWaitingForPageCode } from './history-waiting-for-page-code.ts';

/** A history at `/` whose pages load when they are told to; `/here` is there already. */
function historyWithSlowPages() {
  const arrivals = new Map<string, () => void>();
  const memory = createMemoryHistory({ initialEntries: ['/'] });
  const load = (pathname: string) => {
    if (pathname === '/here') return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    arrivals.set(pathname, resolve);
    return promise;
  };
  const pages = historyWaitingForPageCode(memory, load, { state: null, replaceState: () => {} });
  const left: string[] = [];
  pages.listen(
    () => {},
    ({ location }) => left.push(location.pathname),
  );
  const arrive = async (pathname: string) => {
    arrivals.get(pathname)?.();
    await new Promise(setImmediate);
  };
  const shownPath = () => pages.shown().location.pathname;
  return { memory, pages, left, arrive, shownPath };
}

test('a page and its address stay until the code of the next one is there', async () => {
  const { memory, pages, left, arrive, shownPath } = historyWithSlowPages();
  pages.navigator.push('/slow', { told: true });
  expect([shownPath(), memory.location.pathname, pages.isLoading()]).toEqual(['/', '/', true]);
  await arrive('/slow');
  expect([shownPath(), memory.location.pathname, pages.isLoading()]).toEqual(['/slow', '/slow', false]);
  expect(pages.shown().location.state).toEqual({ told: true });
  expect(pages.shown().type).toBe(NavigationType.Push);
  expect(left).toEqual(['/']);
});

test('a page whose code is there is shown at once', () => {
  const { pages, shownPath } = historyWithSlowPages();
  pages.navigator.replace('/here', null, { preventScrollReset: true });
  expect(shownPath()).toBe('/here');
  expect(pages.shown()).toMatchObject({ type: NavigationType.Replace, keepsScroll: true });
});

test('whoever goes elsewhere while a page loads is not taken to it any more', async () => {
  const { memory, pages, arrive, shownPath } = historyWithSlowPages();
  pages.navigator.push('/slow');
  pages.navigator.push('/here');
  await arrive('/slow');
  expect([shownPath(), memory.location.pathname, pages.isLoading()]).toEqual(['/here', '/here', false]);
});

test('going back shows the page before once its code is there', async () => {
  const { pages, arrive, shownPath } = historyWithSlowPages();
  pages.navigator.push('/here');
  pages.navigator.go(-1);
  expect(shownPath()).toBe('/here');
  await arrive('/');
  expect([shownPath(), pages.shown().type]).toEqual(['/', NavigationType.Pop]);
});
