import { startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { HistoryWaitingForPageCode } from './history-waiting-for-page-code.ts';
import { MatchedPage } from './matched-page.tsx';
import { rememberScroll, useScrollRestoration } from './scroll-restoration.ts';

type PageRouterProps = { history: HistoryWaitingForPageCode; basename: string };

/**
 * The library's own router for the browser fetches data, sends forms and answers requests, none of which a page here
 * asks of it, and it is a fifth of what the landing page may load.
 */
export function PageRouter({ history, basename }: PageRouterProps) {
  const [shown, setShown] = useState(history.shown);
  const [isLoading, setLoading] = useState(history.isLoading);
  useLayoutEffect(() => {
    const follow = () => {
      setLoading(history.isLoading());
      startTransition(() => setShown(history.shown()));
    };
    return history.listen(follow, rememberScroll);
  }, [history]);
  useScrollRestoration(shown);
  return (
    <Router
      basename={basename}
      location={shown.location}
      navigationType={shown.type}
      navigator={history.navigator}
    >
      <MatchedPage isLoading={isLoading} />
    </Router>
  );
}
