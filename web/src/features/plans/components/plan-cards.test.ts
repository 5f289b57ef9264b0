import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanCards } from './plan-cards.tsx';

const markup = renderToStaticMarkup(
  createElement(PlanCards, { current: 'free', choosing: null, onChoose: () => undefined }),
);

const cards = markup
  .split(/<h2[^>]*>/)
  .slice(1)
  .map((card) => card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '));

test.each([
  ['Free', '$0 / month', '2 tools'],
  ['Starter', '$20 / month', '10 tools'],
  ['Professional', '$50 / month', '30 tools'],
  ['Enterprise', '$100 / month', '100 tools'],
])('[C02] the plan %s costs %s and keeps %s', (title, price, tools) => {
  const card = cards.find((text) => text.startsWith(title));
  expect(card).toContain(price);
  expect(card).toContain(tools);
});

test('[C02] Starter alone is recommended', () => {
  expect(cards.filter((card) => card.includes('Recommended'))).toEqual([expect.stringContaining('Starter')]);
});

test('the plan one has cannot be chosen again', () => {
  expect(cards[0]).toContain('Your plan');
  expect(markup.match(/<button[^>]*disabled[^>]*>/g)).toHaveLength(1);
});
