import { publicPages } from '@parley/contract/routes';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/use-session.ts';

/** Public pages are sent as a visitor sees them; a page of the app waits until it knows who is there. */
export function useSessionUndecided(): boolean {
  const { isPending } = useSession();
  const { pathname } = useLocation();
  return isPending && !publicPages.some((page) => page === pathname);
}
