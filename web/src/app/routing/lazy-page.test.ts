import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const Page = () => createElement('h1', null, 'Tools');

test('shows its page once the code has arrived, and fetches it no second time', async () => {
  const part = lazyPage(async () => Page);
  await part.load();
  expect(renderToStaticMarkup(createElement(part.Content))).toBe('<h1>Tools</h1>');
  expect(part.load()).toBeNull();
});

test('throws where it is shown when the code does not arrive, and fetches it again the next time', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(Page)];
  const part = lazyPage(async () => (await answers.shift()) ?? Page);
  await part.load();
  expect(() => renderToStaticMarkup(createElement(part.Content))).toThrow('offline');
  await part.load();
  expect(renderToStaticMarkup(createElement(part.Content))).toBe('<h1>Tools</h1>');
});
