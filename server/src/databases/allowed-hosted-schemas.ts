/** Where people's own tables are, unless they say otherwise. */
const usualSchemas: readonly string[] = ['public'];

/** The service's own rooms: sign-ins, secrets, files and machinery. The role that reads sees into all of them. */
const never = new Set([
  '_analytics',
  '_realtime',
  '_supavisor',
  'auth',
  'cron',
  'dbdev',
  'etl',
  'extensions',
  'graphql',
  'graphql_public',
  'information_schema',
  'net',
  'pgbouncer',
  'pgmq',
  'pgsodium',
  'pgsodium_masks',
  'pgtle',
  'realtime',
  'storage',
  'vault',
]);

/** `public` and what the person added, never what belongs to the service. */
export function allowedSchemas(added: readonly string[]): ReadonlySet<string> {
  const wanted = [...usualSchemas, ...added];
  return new Set(wanted.filter((schema) => !isServiceSchema(schema)));
}

export function isServiceSchema(schema: string): boolean {
  return never.has(schema) || /^(pg_|supabase_)/.test(schema);
}
