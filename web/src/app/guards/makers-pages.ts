import type { Page } from '@parley/contract/routes';

/** Pages that show or change how answers are made. Askers are offered no way to them. */
const makersPages: readonly Page[] = [
  '/connections',
  '/projects',
  '/projects/select',
  '/projects/tools',
  '/schema-viewer',
  '/settings',
  '/supabase-tools',
  '/connect-agent',
];

export function isForMakers(page: string): boolean {
  return makersPages.some((one) => one === page);
}
