import { CSPProvider } from '@base-ui/react/csp-provider';
import { Outlet, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { pageNonce } from '../../ui/page-nonce.ts';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { TopNav } from './top-nav.tsx';

export function Shell() {
  const { pathname } = useLocation();
  const black = pathname === '/projects' || pathname.startsWith('/projects/');
  return (
    <CSPProvider nonce={pageNonce()}>
      <div className={classNames(styles.shell, black && styles.black)}>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <TopNav />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <Toaster />
    </CSPProvider>
  );
}
