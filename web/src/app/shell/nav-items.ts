import type { Page } from '@parley/contract/routes';
import { isMakerOnlyPage } from '../guards/maker-only-pages.ts';

type NavItem = { to: Page; label: string; everyone?: boolean };

const navItems: NavItem[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/connections', label: 'Connections' },
  { to: '/tools', label: 'Tools' },
  { to: '/projects', label: 'Projects' },
  { to: '/schema-viewer', label: 'Schema Viewer' },
  { to: '/test', label: 'Test Console' },
  { to: '/pricing', label: 'Pricing', everyone: true },
  { to: '/settings', label: 'Settings' },
];

type Viewer = { signedIn: boolean; hasPlans: boolean; isAsker: boolean };

/** What an asker cannot use is not offered, plans of the space included. */
export function navItemsFor({ signedIn, hasPlans, isAsker }: Viewer): NavItem[] {
  return navItems.filter(
    ({ to, everyone }) =>
      (signedIn || everyone) &&
      (hasPlans || to !== '/pricing') &&
      !(isAsker && (isMakerOnlyPage(to) || to === '/pricing')),
  );
}
