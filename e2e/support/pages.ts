import type { PublicPage, SignedInPage } from '@parley/contract/routes';

/** The heading by which a visitor knows that a page is the right one. */
export const publicHeadings: Record<PublicPage, string | RegExp> = {
  '/': 'Your Database Just Found Its Voice.',
  '/login': 'Sign in to your account',
  '/register': 'Create your account',
  '/auth/callback': 'Sign in to your account',
  '/auth/oauth-callback': 'Connect a project',
  '/database/callback': 'Connect a database',
  '/pricing': 'Pricing',
  '/reset-password': 'Reset your password',
  '/about': /About/,
  '/privacy': /Privacy/,
  '/terms': /Terms/,
  '/docs/api': 'API reference',
  '/shared': 'Shared answer',
};

export const signedInHeadings: Record<SignedInPage, string> = {
  '/dashboard': 'Welcome, Ada',
  '/connections': 'Database Connections',
  '/tools': 'Tools',
  '/test': 'Test Console',
  '/settings': 'Settings',
  '/supabase-tools': 'Supabase Tools',
  '/supabase-nl-query': 'Natural Language Database Query',
  '/projects': 'Projects',
  '/projects/select': 'Select a Project',
  // Without access to any project, the page leads back.
  '/projects/tools': 'Projects',
  '/schema-viewer': 'Supabase Schema Viewer',
  '/profile': 'Your Profile',
  '/connect-agent': 'Connect an agent',
  '/oauth/consent': 'Allow an agent',
  '/space': 'Spaces',
  '/join': 'Join a space',
  '/shared-answer': 'Shared answer',
};
