import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { spaceBase } from '../lib/session/open-space.ts';
import { wayBack } from '../lib/session/way-back.ts';
import { Providers } from './providers.tsx';
import { createQueries } from './queries.ts';
import { routes } from './router.tsx';
import { leaveWithOtherTabs } from './shell/leave-app.ts';

export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const back = wayBack(location);
  if (back !== null) {
    location.replace(back);
    return;
  }
  leaveWithOtherTabs();
  const loaded = await loadMatchedRoutes();
  const app = (
    <StrictMode>
      <Providers queries={createQueries()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: spaceBase || '/' })} />
      </Providers>
    </StrictMode>
  );
  // The prerendered text knows nothing of a query, on which what a page shows may depend.
  const isAsRendered = root.dataset.prerendered === location.pathname && location.search === '';
  if (loaded && isAsRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/**
 * A route still to be loaded would render nothing at first, and the prerendered page would be thrown away.
 * One that cannot be loaded is left to the router, which shows the error screen.
 */
async function loadMatchedRoutes(): Promise<boolean> {
  const matches = matchRoutes(routes, location, spaceBase || '/') ?? [];
  const results = await Promise.allSettled(matches.map(({ route }) => loadRoute(route)));
  return results.every(({ status }) => status === 'fulfilled');
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
