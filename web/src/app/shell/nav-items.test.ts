import { expect, test } from 'vitest';
import { navItemsFor } from './nav-items.ts';

test('[A09] lists the pages in the agreed order to a signed-in user', () => {
  expect(
    navItemsFor({ signedIn: true, hasPlans: true, isAsker: false }).map(({ label, to }) => `${label} ${to}`),
  ).toEqual([
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
  expect(navItemsFor({ signedIn: false, hasPlans: true, isAsker: false }).map(({ label }) => label)).toEqual([
    'Pricing',
  ]);
});

test('[Q05] has no prices on a server without plans', () => {
  expect(navItemsFor({ signedIn: false, hasPlans: false, isAsker: false })).toEqual([]);
  const labels = navItemsFor({ signedIn: true, hasPlans: false, isAsker: false }).map(({ label }) => label);
  expect(labels).toContain('Settings');
  expect(labels).not.toContain('Pricing');
});

test('[N03] offers an asker nothing but asking and running tools', () => {
  const labels = navItemsFor({ signedIn: true, hasPlans: true, isAsker: true }).map(({ label }) => label);
  expect(labels).toEqual(['Dashboard', 'Tools', 'Test Console']);
});
