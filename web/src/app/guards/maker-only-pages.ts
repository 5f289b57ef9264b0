import type { SignedInPage } from '@parley/contract/routes';

/** Whether a page shows or changes how answers are made: askers are offered no way to such a page. */
const isForMaking: Readonly<Record<SignedInPage, boolean>> = {
  '/dashboard': false,
  '/connections': true,
  '/tools': false,
  '/test': false,
  '/settings': true,
  '/supabase-tools': true,
  '/supabase-nl-query': false,
  '/projects': true,
  '/projects/select': true,
  '/projects/tools': true,
  '/schema-viewer': true,
  '/profile': false,
  '/connect-agent': false,
  '/oauth/consent': false,
  '/space': false,
  '/join': false,
  '/shared-answer': false,
};
const makersPages = new Set(Object.entries(isForMaking).flatMap(([page, isFor]) => (isFor ? [page] : [])));

export function isMakerOnlyPage(page: string): boolean {
  return makersPages.has(page);
}
