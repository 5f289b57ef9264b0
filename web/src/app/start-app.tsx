import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from './providers.tsx';
import { createQueries } from './queries.ts';
import { routes } from './router.tsx';

export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  await loadMatchedRoutes();
  const app = (
    <StrictMode>
      <Providers queries={createQueries()}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>
  );
  if (root.dataset.prerendered === location.pathname) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** A route still to be loaded would render nothing at first, and the prerendered page would be thrown away. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
