import { operatorPages, publicPages, signedInPages } from '@parley/contract/routes';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './page-routes.tsx';

const matched = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
const pathOf = (path: string) => matched(path).at(-1)?.path;

test.each(publicPages)('[A01] has the public page %s', (page) => {
  expect(pathOf(page)).toBe(page);
});

test.each(signedInPages)('[A02] has the page %s, inside one guard more than the public ones', (page) => {
  expect(pathOf(page)).toBe(page);
  expect(matched(page).length).toBeGreaterThan(matched('/auth/callback').length);
});

test.each(operatorPages)('[Q05] has the operator’s page %s', (page) => {
  expect(pathOf(page)).toBe(page);
});

test.each(['/nowhere', '/tools/42', '/projects/other', '/login/x'])(
  '[A03] leaves %s to the route that goes to /',
  (path) => {
    expect(pathOf(path)).toBe('*');
  },
);
