import { Outlet, ScrollRestoration } from 'react-router';
import { RouteProgress } from './route-progress.tsx';
import { useRouteFocus } from './use-route-focus.ts';

export function Root() {
  useRouteFocus();
  return (
    <>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
