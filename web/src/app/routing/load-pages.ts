import { matchRoutes, type RouteObject } from 'react-router';
import type { LazyPage } from './lazy-page.tsx';

/** A route whose handle, if it has one, is the part of the page that it shows. */
export type PageRoute = RouteObject & { handle?: LazyPage; children?: PageRoute[] };

type Place = { routes: PageRoute[]; basename: string };

/** Fetches what a path shows and is not here yet, all of it at once. Null: everything is. */
export function loadPages({ routes, basename }: Place, pathname: string): Promise<unknown> | null {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  const arriving = matches
    .map(({ route }) => (route as PageRoute).handle?.load() ?? null)
    .filter((load) => load !== null);
  return arriving.length === 0 ? null : Promise.all(arriving);
}
