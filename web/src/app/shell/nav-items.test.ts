import { expect, test } from 'vitest';
import { navItemsFor } from './nav-items.ts';

test('[A09] lists the pages in the agreed order to a signed-in user', () => {
  expect(navItemsFor(true).map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Dashboard /dashboard',
    'Connections /connections',
    'Tools /tools',
    'Projects /projects',
    'Schema Viewer /schema-viewer',
    'Test Console /test',
    'Pricing /pricing',
    'Settings /settings',
  ]);
});

test('[A09] shows a visitor Pricing alone', () => {
  expect(navItemsFor(false).map(({ label }) => label)).toEqual(['Pricing']);
});
