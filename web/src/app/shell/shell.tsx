import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { pageNonce } from '../../ui/page-nonce.ts';
import { createQueryClient } from '../query-client.ts';
import { Footer } from './footer.tsx';
import styles from './shell.module.css';
import { TopNav } from './top-nav.tsx';

/** The landing page asks nothing of the server; whoever visits it in between finds the answers still here. */
const queries = createQueryClient();

export function Shell() {
  const { pathname } = useLocation();
  const black = pathname === '/projects' || pathname.startsWith('/projects/');
  return (
    <CSPProvider nonce={pageNonce()}>
      <QueryClientProvider client={queries}>
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
      </QueryClientProvider>
    </CSPProvider>
  );
}
