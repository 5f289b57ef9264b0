/** Every page of the product. The server serves them, the browser's router has a page for each. */
export const publicPages = [
  '/',
  '/login',
  '/register',
  '/auth/callback',
  '/auth/oauth-callback',
  '/database/callback',
  '/pricing',
  '/reset-password',
  '/about',
  '/privacy',
  '/terms',
] as const;

export const signedInPages = [
  '/dashboard',
  '/connections',
  '/tools',
  '/test',
  '/settings',
  '/supabase-tools',
  '/supabase-nl-query',
  '/projects',
  '/projects/select',
  '/projects/tools',
  '/schema-viewer',
  '/profile',
] as const;

export type PublicPage = (typeof publicPages)[number];
export type SignedInPage = (typeof signedInPages)[number];
export type Page = PublicPage | SignedInPage;

export const api = {
  health: '/api/health',
  ready: '/api/ready',
  server: '/api/server',
  session: '/api/session',
  signUp: '/api/auth/sign-up',
  signIn: '/api/auth/sign-in',
  signOut: '/api/auth/sign-out',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  google: '/api/auth/google',
  profile: '/api/profile',
  password: '/api/profile/password',
  subscription: '/api/subscription',
  openaiKey: '/api/api-keys/openai',
  verifyOpenaiKey: '/api/api-keys/openai/verify',
  connections: '/api/connections',
  connection: '/api/connections/:id',
  testConnection: '/api/connections/test',
  sampleConnection: '/api/connections/sample',
  sqliteFiles: '/api/connections/sqlite-files',
  scan: '/api/connections/:id/scan',
  schema: '/api/connections/:id/schema',
  customSchema: '/api/connections/:id/custom-schema',
  privileges: '/api/connections/:id/privileges',
  tableData: '/api/query-table-data',
  runSql: '/api/test-sql-query',
  rehearse: '/api/rehearse',
  confirm: '/api/rehearse/confirm',
} as const;
