import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { spaceBase } from '../lib/session/current-space.ts';
import { restoredSpacePath } from '../lib/session/restore-space-after-redirect.ts';
import { routes } from './page-routes.tsx';
import { historyWaitingForPageCode } from './routing/history-waiting-for-page-code.ts';
import { loadPages } from './routing/load-pages.ts';
import { PageRouter } from './routing/page-router.tsx';
import { leaveWithOtherTabs } from './shell/sign-out.ts';

export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const back = restoredSpacePath(location);
  if (back !== null) {
    location.replace(back);
    return;
  }
  leaveWithOtherTabs();
  const basename = spaceBase || '/';
  const load = (pathname: string) => loadPages({ routes, basename }, pathname);
  // What is still to be loaded would render nothing at first, and the prerendered page would be thrown away.
  await load(location.pathname);
  const app = (
    <StrictMode>
      <PageRouter
        history={historyWaitingForPageCode(createBrowserHistory(), load, history)}
        basename={basename}
      />
    </StrictMode>
  );
  // The prerendered text knows nothing of a query, on which what a page shows may depend.
  const isAsRendered = root.dataset.prerendered === location.pathname && location.search === '';
  if (isAsRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
