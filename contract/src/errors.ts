import { z } from 'zod';

/** Who can do something about it: the person, the agent calling, or whoever runs the server. */
type Fixer = 'user' | 'agent' | 'operator';

type Entry = { status: number; message: string; fixer: Fixer };

/**
 * Every way a call can fail. The message is for people; `{name}` is filled from the error's values.
 * A code never changes its meaning: clients branch on it.
 */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Some fields are not valid.', fixer: 'user' },
  malformed_request: {
    status: 400,
    message: 'The request could not be read. Send valid JSON.',
    fixer: 'agent',
  },
  unauthenticated: { status: 401, message: 'User must be authenticated', fixer: 'user' },
  invalid_credentials: {
    status: 401,
    message: 'Failed to sign in. Please check your credentials.',
    fixer: 'user',
  },
  email_not_confirmed: {
    status: 403,
    message: 'Please confirm your email address first. We have sent you a new link.',
    fixer: 'user',
  },
  account_disabled: {
    status: 403,
    message: 'This account is disabled. Please ask whoever runs this server.',
    fixer: 'operator',
  },
  email_taken: {
    status: 409,
    message: 'An account with this email already exists. Sign in instead.',
    fixer: 'user',
  },
  sign_up_closed: {
    status: 403,
    message: 'This server takes no new accounts. Please ask whoever runs it.',
    fixer: 'operator',
  },
  wrong_password: { status: 400, message: 'The current password is not right.', fixer: 'user' },
  link_invalid: {
    status: 400,
    message: 'This link is no longer valid. Ask for a new one.',
    fixer: 'user',
  },
  mail_not_configured: {
    status: 409,
    message:
      'This server cannot send mail, so it cannot send you a link. Ask whoever runs it to set SMTP_URL.',
    fixer: 'operator',
  },
  google_not_configured: {
    status: 409,
    message: 'Google sign-in is not set up on this server.',
    fixer: 'operator',
  },
  google_failed: { status: 502, message: 'Failed to initialize Google sign in.', fixer: 'operator' },
  forbidden_origin: {
    status: 403,
    message: 'This request came from a page that does not belong to Parley.',
    fixer: 'agent',
  },
  not_found: { status: 404, message: 'The requested resource was not found.', fixer: 'agent' },
  space_not_found: {
    status: 404,
    message: 'There is no such space, or you are not a member of it.',
    fixer: 'user',
  },
  space_role: {
    status: 403,
    message: 'Your role in this space does not allow this. It takes one of these: {roles}.',
    fixer: 'user',
  },
  space_changed: {
    status: 409,
    message: 'Your role in this space changed while this was running. Please try again.',
    fixer: 'user',
  },
  payload_too_large: { status: 413, message: 'The request is larger than 1 MB.', fixer: 'agent' },
  headers_too_large: {
    status: 431,
    message: 'The headers of the request are larger than 8 kB.',
    fixer: 'agent',
  },
  request_timeout: {
    status: 408,
    message: 'The request took too long to arrive. Please try again.',
    fixer: 'agent',
  },
  unsupported_media_type: { status: 415, message: 'Send the request as application/json.', fixer: 'agent' },
  too_many_requests: {
    status: 429,
    message: 'Too many attempts. Please wait {seconds} s and try again.',
    fixer: 'user',
  },
  /** What was saved sealed cannot be opened: the key of the server was changed or lost. */
  secret_lost: {
    status: 409,
    message: 'A saved secret cannot be read any more. Please enter it again.',
    fixer: 'user',
  },
  ai_key_missing: { status: 404, message: 'No API key is saved yet.', fixer: 'user' },
  ai_key_refused: { status: 400, message: 'Verification failed: {reason}', fixer: 'user' },
  ai_unreachable: { status: 502, message: 'Verification failed: {reason}', fixer: 'operator' },
  /** Failures of an AI provider. The messages are part of the published API. */
  ai_key_invalid: {
    status: 400,
    message: 'Your OpenAI API key appears to be invalid. Please check and update it in your settings.',
    fixer: 'user',
  },
  ai_rate_limited: {
    status: 429,
    message: 'OpenAI rate limit exceeded. Please try again later or check your usage limits.',
    fixer: 'user',
  },
  ai_failed: {
    status: 502,
    message: 'OpenAI API error. Please check your API key and try again.',
    fixer: 'user',
  },
  ai_budget_spent: {
    status: 429,
    message:
      'Your monthly limit for AI is reached. Raise it in your settings, or use the built-in engine until the month ends.',
    fixer: 'user',
  },
  ai_offer_spent: {
    status: 429,
    message:
      'This month’s budget for the AI that this server offers is used up. Add a model of your own in your settings, or use the built-in engine until the month ends.',
    fixer: 'user',
  },
  ai_unusable: { status: 502, message: '{reason}', fixer: 'user' },
  /** Nothing failed: there is no tool to be made of what was asked. */
  tool_not_drafted: {
    status: 422,
    message: 'No tool could be made for this question: {reason}',
    fixer: 'user',
  },
  saved_tools_only: {
    status: 403,
    message:
      'This source runs saved tools only: no statement is composed or rewritten for a question. Write the tool yourself, or change that in the settings of the source.',
    fixer: 'user',
  },
  hosted_not_configured: {
    status: 409,
    message: 'Hosted projects are not set up on this server. Ask whoever runs it to set SUPABASE_CLIENT_ID.',
    fixer: 'operator',
  },
  grant_missing: { status: 401, message: 'Not authenticated with Supabase', fixer: 'user' },
  hosted_refused: { status: 400, message: '{reason}', fixer: 'user' },
  hosted_failed: { status: 502, message: '{reason}', fixer: 'operator' },
  hosted_rate_limited: {
    status: 429,
    message: 'The hosted service asks us to slow down. Please wait {seconds} s and try again.',
    fixer: 'user',
  },
  tool_limit_reached: {
    status: 409,
    message:
      'Your {plan} plan has room for {most} tools, and {used} are saved. Choose a larger plan at /pricing.',
    fixer: 'user',
  },
  sql_refused: { status: 400, message: 'This statement was refused: {reason}', fixer: 'user' },
  sql_failed: { status: 400, message: 'The database could not run this: {reason}', fixer: 'user' },
  parameters_missing: { status: 400, message: 'Please give a value for: {names}', fixer: 'user' },
  /** Filled by the server from whoever runs the tool: taken from nobody. */
  parameter_bound: {
    status: 400,
    message: '{name} is filled by Parley with {source}. Leave it out.',
    fixer: 'user',
  },
  attribute_missing: {
    status: 403,
    message:
      'This tool needs to know {source}, and nobody has set it. Ask an admin of this space to set ‘{attribute}’ for you.',
    fixer: 'user',
  },
  rows_limited: {
    status: 403,
    message: 'Only published tools run here, because this space limits rows by person.',
    fixer: 'user',
  },
  parameter_invalid: { status: 400, message: '{name} is not valid: {reason}', fixer: 'user' },
  query_timeout: {
    status: 408,
    message: 'The query took longer than {seconds} s and was stopped.',
    fixer: 'user',
  },
  /** Told by the log and the record: whoever downloads sees the file break off. */
  download_stalled: {
    status: 408,
    message: 'The download was broken off: nothing was read for {seconds} s while the database waited.',
    fixer: 'user',
  },
  query_cancelled: { status: 499, message: 'The query was cancelled.', fixer: 'user' },
  query_busy: {
    status: 429,
    message: 'You have too many queries running. Please wait {seconds} s and try again.',
    fixer: 'user',
  },
  writes_not_allowed: {
    status: 403,
    message: "This connection allows reading only. Turn on 'Allow writes' in its settings first.",
    fixer: 'user',
  },
  reads_not_allowed: {
    status: 403,
    message: 'This token may change data but not read it. Use one with the scope read.',
    fixer: 'user',
  },
  rehearsal_differs: {
    status: 409,
    message:
      'Nothing was changed: the number of rows is not that of the rehearsal ({expected} then, {actual} now).',
    fixer: 'user',
  },
  /** Not a 5xx: nobody may repeat such a call by itself. */
  write_outcome_unknown: {
    status: 409,
    message:
      'The connection broke while the change was being committed. It may or may not have been made: look before you try again.',
    fixer: 'user',
  },
  connection_failed: { status: 400, message: '{reason}', fixer: 'user' },
  host_refused: {
    status: 400,
    message: 'This host may not be reached from here: {reason}',
    fixer: 'operator',
  },
  store_unavailable: {
    status: 503,
    message: 'The server cannot reach its own database right now. Please try again in a moment.',
    fixer: 'operator',
  },
  shutting_down: {
    status: 503,
    message: 'The server is restarting. Please try again in a moment.',
    fixer: 'operator',
  },
  internal: {
    status: 500,
    message: 'An unexpected error occurred. Please try again later.',
    fixer: 'operator',
  },
} as const satisfies Record<string, Entry>;

/** More exact than the catalogue where the cause is known. */
export const storeMessages = {
  diskFull:
    'The disk of this server is full, so nothing can be saved right now. Please tell whoever runs it.',
  readOnly:
    'This server cannot save anything right now: its store is read-only. Please tell whoever runs it.',
} as const;

/** Instead of what a database says, which names its host, its user and pieces of statements. */
export const hiddenFailures = {
  connection_failed: 'This source cannot be reached right now. Please tell whoever runs this space.',
  sql_failed: 'The database could not run this. Please tell whoever runs this space.',
  step: 'This step failed.',
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** The one shape of every error answer. `fields` maps a form field to what is wrong with it. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

type ErrorInput = {
  values?: Record<string, string | number>;
  fields?: Record<string, string>;
  /** Replaces the catalogue's message where a more exact one helps. */
  message?: string;
  cause?: unknown;
};

/** Ends a request. The server turns it into an `errorBody`; nothing but the message reaches a person. */
export class ParleyError extends Error {
  override readonly name = 'ParleyError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly values: Record<string, string | number>;

  constructor(code: ErrorCode, input: ErrorInput = {}) {
    super(input.message ?? fill(errorCatalogue[code].message, input.values ?? {}), { cause: input.cause });
    this.code = code;
    this.fields = input.fields;
    this.values = input.values ?? {};
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
