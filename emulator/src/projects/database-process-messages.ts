/** What an emulator and the process of one project's database say to each other. */
export type SqlRole = 'postgres' | 'supabase_read_only_user' | 'anon' | 'service_role';

export type Statement = { sql: string; parameters?: readonly unknown[]; role: SqlRole };

export type SqlFailure = {
  severity: string;
  code: string;
  message: string;
  position?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  internalQuery?: string | undefined;
  where?: string | undefined;
};

/** `rows` is the text of a JSON array: it goes to the caller as it is. */
export type Outcome = { rows: string } | { failure: SqlFailure };

export const readyMessage = 'ready';
