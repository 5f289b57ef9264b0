import {
  operatorPages,
  type Page,
  type PublicPage,
  type SignedInPage,
  signedInPages,
} from '@parley/contract/routes';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';
import { lazyPage } from './routing/lazy-page.tsx';
import type { PageRoute } from './routing/load-pages.ts';
import { PageErrorBoundary } from './routing/page-error-boundary.tsx';

type LoadPage = () => Promise<ComponentType>;

/** Every page loads its own code when it is visited; a page of the contract without an entry does not compile. */
const pages = {
  '/': async () => (await import('./pages/public/landing-page.tsx')).LandingPage,
  '/login': async () => (await import('./pages/accounts/login-page.tsx')).LoginPage,
  '/register': async () => (await import('./pages/accounts/register-page.tsx')).RegisterPage,
  '/auth/callback': async () =>
    (await import('./pages/accounts/google-sign-in-callback-page.tsx')).GoogleSignInCallbackPage,
  '/auth/oauth-callback': async () =>
    (await import('./pages/accounts/supabase-oauth-callback-page.tsx')).SupabaseOauthCallbackPage,
  '/database/callback': async () =>
    (await import('./pages/accounts/finish-database-connection-page.tsx')).FinishDatabaseConnectionPage,
  '/pricing': async () => (await import('./pages/public/pricing-page.tsx')).PricingPage,
  '/reset-password': async () => (await import('./pages/accounts/reset-password-page.tsx')).ResetPasswordPage,
  '/about': async () => (await import('./pages/public/about-page.tsx')).AboutPage,
  '/privacy': async () => (await import('./pages/public/privacy-page.tsx')).PrivacyPage,
  '/terms': async () => (await import('./pages/public/terms-page.tsx')).TermsPage,
  '/dashboard': async () => (await import('./pages/dashboard/dashboard-page.tsx')).DashboardPage,
  '/connections': async () => (await import('./pages/connections-page.tsx')).ConnectionsPage,
  '/tools': async () => (await import('./pages/tools-page.tsx')).ToolsPage,
  '/test': async () => (await import('./pages/ask-test-console-page.tsx')).AskTestConsolePage,
  '/settings': async () => (await import('./pages/accounts/settings-page.tsx')).SettingsPage,
  '/supabase-tools': async () => (await import('./pages/run-tools-page.tsx')).RunToolsPage,
  '/supabase-nl-query': async () => (await import('./pages/chat-page.tsx')).ChatPage,
  '/projects': async () => (await import('./pages/projects-page.tsx')).ProjectsPage,
  '/projects/select': async () => (await import('./pages/projects-select-page.tsx')).ProjectsSelectPage,
  '/projects/tools': async () =>
    (await import('./pages/hosted-project-example-tools-page.tsx')).HostedProjectExampleToolsPage,
  '/schema-viewer': async () => (await import('./pages/schema-viewer-page.tsx')).SchemaViewerPage,
  '/profile': async () => (await import('./pages/accounts/profile-page.tsx')).ProfilePage,
  '/connect-agent': async () => (await import('./pages/accounts/connect-agent-page.tsx')).ConnectAgentPage,
  '/oauth/consent': async () => (await import('./pages/accounts/agent-consent-page.tsx')).AgentConsentPage,
  '/space': async () => (await import('./pages/accounts/space-page.tsx')).SpacePage,
  '/join': async () => (await import('./pages/accounts/join-space-page.tsx')).JoinSpacePage,
  '/shared-answer': async () => (await import('./pages/shared/space-answer-page.tsx')).SpaceAnswerPage,
  '/shared': async () => (await import('./pages/shared/public-answer-page.tsx')).PublicAnswerPage,
  '/operator': async () => (await import('./pages/operator-page.tsx')).OperatorPage,
  '/docs/api': async () => (await import('./pages/public/api-reference-page.tsx')).ApiReferencePage,
} satisfies Record<Page, LoadPage>;

const readingPages: PublicPage[] = [
  '/pricing',
  '/about',
  '/privacy',
  '/terms',
  '/reset-password',
  '/docs/api',
  '/shared',
];
const visitorPages: PublicPage[] = ['/login', '/register'];
const callbackPages: PublicPage[] = ['/auth/callback', '/auth/oauth-callback', '/database/callback'];

const errorPage = (error: unknown) => (
  <main id="main">
    <ErrorScreen error={error} />
  </main>
);

export const routes: PageRoute[] = [
  {
    element: <PageErrorBoundary screen={errorPage} />,
    children: [
      route('/'),
      {
        ...shownBy(async () => (await import('./shell/shell.tsx')).Shell),
        children: [
          {
            element: <PageErrorBoundary screen={(error) => <ErrorScreen error={error} />} />,
            children: [
              ...readingPages.map(route),
              {
                ...shownBy(async () => (await import('./guards/visitors-only.tsx')).VisitorsOnly),
                children: visitorPages.map(route),
              },
              {
                ...shownBy(
                  async () => (await import('./server-ready/server-ready-gate.tsx')).ServerReadyGate,
                ),
                children: [
                  ...callbackPages.map(route),
                  {
                    ...shownBy(async () => (await import('./guards/require-session.tsx')).RequireSession),
                    children: signedInPages.map((page: SignedInPage) => route(page)),
                  },
                  {
                    ...shownBy(async () => (await import('./guards/operators-only.tsx')).OperatorsOnly),
                    children: operatorPages.map(route),
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

function route(path: Page): PageRoute {
  return { path, ...shownBy(pages[path]) };
}

function shownBy(load: LoadPage) {
  const part = lazyPage(load);
  return { Component: part.Content, handle: part };
}
