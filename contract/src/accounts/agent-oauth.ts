import { z } from 'zod';
import { tokenScopes } from '../agent-access.ts';

/** Milliseconds. */
export const oauthLimits = {
  code: 5 * 60_000,
  access: 3_600_000,
  refresh: 30 * 86_400_000,
  /** A client that nobody ever allowed is forgotten. */
  unusedClient: 86_400_000,
} as const;

const text = z.string().min(1).max(2_000);

const nameless = 'An agent';

/**
 * People read this name on the page that asks for their consent. Control and format characters are taken out: marks
 * that turn the direction of writing can make one name look like another.
 */
const clientName = z
  .string()
  .max(100)
  .default(nameless)
  .transform(
    (name) =>
      name
        .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim() || nameless,
  );

/** What a client says of itself; everything else it may send is not kept. */
export const registerClientInput = z.object({
  client_name: clientName,
  redirect_uris: z.array(text).min(1).max(10),
});
export const registerClientOutput = z.object({
  client_id: z.uuid(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  token_endpoint_auth_method: z.literal('none'),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
});

/** The query an agent sends a person's browser with. */
export const authorizeInput = z.object({
  response_type: z.literal('code'),
  client_id: z.uuid(),
  redirect_uri: text,
  code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(200).optional(),
  state: text.optional(),
  resource: text.optional(),
});
export const authorizeOutput = z.object({
  client: z.object({ name: z.string(), redirectHost: z.string() }),
  /** It asked for these; the person decides. */
  scopes: z.array(z.enum(tokenScopes)),
});

export const consentInput = authorizeInput.extend({
  allow: z.boolean(),
  /** Without reading there is nothing to allow. */
  scopes: z
    .array(z.enum(tokenScopes))
    .max(tokenScopes.length)
    .refine((scopes) => scopes.includes('read')),
  connectionIds: z.array(z.uuid()).max(500).nullable(),
});
/** Where the browser goes next: back to the agent. */
export const consentOutput = z.object({ redirect: z.string() });

export const tokenInput = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: text,
    client_id: z.uuid(),
    redirect_uri: text,
    code_verifier: z.string().min(43).max(128),
    resource: text.optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: text,
    client_id: z.uuid(),
    resource: text.optional(),
  }),
]);
export const tokenOutput = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  refresh_token: z.string(),
  scope: z.string(),
});
export const revokeInput = z.object({ token: text });

export type AuthorizeInput = z.infer<typeof authorizeInput>;
export type ConsentInput = z.infer<typeof consentInput>;
export type TokenInput = z.infer<typeof tokenInput>;
export type TokenOutput = z.infer<typeof tokenOutput>;
