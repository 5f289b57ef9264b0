import { useRoutes } from 'react-router';
import { routes } from '../page-routes.tsx';
import { RouteProgress } from './route-progress.tsx';
import { useRouteFocus } from './use-route-focus.ts';

type MatchedPageProps = { isLoading: boolean };

/** The page that belongs to the address, the same when it is rendered at build time and in the browser. */
export function MatchedPage({ isLoading }: MatchedPageProps) {
  useRouteFocus();
  return (
    <>
      <RouteProgress isLoading={isLoading} />
      {useRoutes(routes)}
    </>
  );
}
