import { Outlet, ScrollRestoration } from 'react-router';
import styles from './root.module.css';
import { RouteProgress } from './route-progress.tsx';
import { useRouteFocus } from './use-route-focus.ts';

export function Root() {
  useRouteFocus();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
