import { expect, test } from 'vitest';
import { blockHistoryNavigation } from './block-history-navigation.ts';

/** A browser at entry 5 of its history, which is the page that is shown; steps are taken when they are due. */
function browserOn(page: { asks: boolean }) {
  let entry = 5;
  const due: number[] = [];
  const asked: (() => void)[] = [];
  const left: number[] = [];
  const { staysOn, arrived } = blockHistoryNavigation({
    go: (steps) => due.push(steps),
    asks: () => (page.asks ? (go) => asked.push(go) : null),
  });
  const settle = () => {
    for (let steps = due.shift(); steps !== undefined; steps = due.shift()) {
      entry += steps;
      if (!staysOn(steps)) left.push(entry);
    }
  };
  const press = (...steps: number[]) => due.push(...steps);
  const navigate = () => {
    due.length = 0;
    entry += 1;
    arrived();
  };
  return { press, settle, navigate, asked, left, entry: () => entry, staysOn };
}

test('a page that asks nothing is left at once', () => {
  const browser = browserOn({ asks: false });
  browser.press(-1);
  browser.settle();
  expect([browser.left, browser.asked, browser.entry()]).toEqual([[4], [], 4]);
});

test.each([[-1], [1], [-3]])(
  'a page that asks is not left by a step of %i until the answer is yes',
  (steps) => {
    const page = { asks: true };
    const browser = browserOn(page);
    browser.press(steps);
    browser.settle();
    expect([browser.left, browser.asked.length, browser.entry()]).toEqual([[], 1, 5]);
    page.asks = false;
    browser.asked[0]?.();
    browser.settle();
    expect([browser.left, browser.asked.length]).toEqual([[5 + steps], 1]);
  },
);

test('pressing Back again before the browser has returned ends on the page', () => {
  const browser = browserOn({ asks: true });
  browser.press(-1, -1);
  browser.settle();
  expect([browser.left, browser.asked.length, browser.entry()]).toEqual([[], 2, 5]);
});

test('a page whose question is withdrawn meanwhile is shown where the browser returns to it', () => {
  const page = { asks: true };
  const browser = browserOn(page);
  browser.press(-1);
  browser.asked.push = (...asked) => {
    page.asks = false;
    return asked.length;
  };
  browser.settle();
  expect([browser.left, browser.entry()]).toEqual([[], 5]);
});

test('a page that is opened before the browser has returned is left by the next Back', () => {
  const page = { asks: true };
  const browser = browserOn(page);
  expect(browser.staysOn(-1)).toBe(true);
  // As to sign in, when the session has ended: nothing is left to return to.
  browser.navigate();
  page.asks = false;
  browser.press(-1);
  browser.settle();
  expect(browser.left).toEqual([5]);
});
