import { expect, test } from 'vitest';
import { holdOnPage } from './hold-on-page.ts';

/** A browser at entry 5 of its history, which is the page that is shown; steps are taken when they are due. */
function browserOn(page: { asks: boolean }) {
  let entry = 5;
  const due: number[] = [];
  const asked: (() => void)[] = [];
  const left: number[] = [];
  const stays = holdOnPage({
    go: (steps) => due.push(steps),
    asks: () => (page.asks ? (go) => asked.push(go) : null),
  });
  const settle = () => {
    for (let steps = due.shift(); steps !== undefined; steps = due.shift()) {
      entry += steps;
      if (!stays(steps)) left.push(entry);
    }
  };
  const press = (...steps: number[]) => due.push(...steps);
  return { press, settle, asked, left, entry: () => entry };
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
