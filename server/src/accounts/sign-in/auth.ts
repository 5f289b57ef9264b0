import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { limits } from '@parley/contract/limits';
import type { BetterAuthOptions } from 'better-auth';
import type { Log } from '../../platform/log.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { DerivedKeys } from '../../platform/secrets/secret-box.ts';
import type { Store } from '../../store/store.ts';
import type { AccessTokenService } from '../agent-access/public-types.ts';
import { cookiePrefix } from '../session-cookie-names.ts';
import { confirmationMail, existingAccountMail, resetMail } from './account-mails.ts';
import { clientAddressHeader } from './public-types.ts';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

export type AuthSettings = {
  origin: string;
  alsoAllowedOrigins: string[];
  /** The first one signs; what any of them signed is valid. */
  secrets: DerivedKeys;
  google: GoogleSettings | undefined;
  /** The domains whose addresses may have a new account; `null` where anybody may. */
  signUpDomains: readonly string[] | null;
};

export type AuthParts = {
  settings: AuthSettings;
  store: Store;
  tokens: Pick<AccessTokenService, 'revokeAll'>;
  mailer: Mailer | undefined;
  log: Log;
  /** Left out, the library hashes passwords itself. */
  hashing?: PasswordHashing | undefined;
};

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  verify(stored: { hash: string; password: string }): Promise<boolean>;
};

export type Auth = Awaited<ReturnType<typeof buildAuth>>;

/** Whose password a link has just reset: the library tells its hook and not its caller. */
export const resetBy = new AsyncLocalStorage<{ email: string | undefined }>();

const seconds = (milliseconds: number) => milliseconds / 1_000;

export function isWelcome({ signUpDomains }: Pick<AuthSettings, 'signUpDomains'>, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return signUpDomains === null || signUpDomains.includes(domain);
}

/** Loading the auth library takes longer than the rest of the start together: callers do it lazily. */
export async function buildAuth(parts: AuthParts, plugins: BetterAuthOptions['plugins'] = []) {
  const { betterAuth } = await import('better-auth');
  const { settings, store, log } = parts;
  const https = settings.origin.startsWith('https:');
  return betterAuth({
    appName: 'Parley',
    baseURL: settings.origin,
    basePath: '/api/auth',
    secret: settings.secrets[0],
    trustedOrigins: settings.alsoAllowedOrigins,
    // A profile without its password would block the address for ever, so sign-up is one transaction.
    database: { db: store.engine.db, type: store.engine.name, transaction: true },
    ...tables,
    emailAndPassword: passwords(parts),
    emailVerification: confirmation(parts),
    plugins,
    // The doors count attempts themselves: across servers, by address and by account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => log[level]({ err: details[0] }, `auth: ${message}`),
    },
    databaseHooks: {
      // However somebody comes: a sign-up with Google makes a profile, too.
      user: { create: { before: async ({ email }) => isWelcome(settings, email) } },
      // However somebody comes: no session begins for an account that an operator has disabled.
      session: { create: { before: async ({ userId }) => !(await store.accountLookups.isDisabled(userId)) } },
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
    },
    advanced: {
      cookiePrefix: cookiePrefix(settings.origin),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: https, path: '/' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      // Given by us: with 'uuid' the library leaves ids to PostgreSQL, whose columns have no default.
      database: { generateId: () => randomUUID() },
      // Mail is not awaited: the time of an answer must not tell whether an address is known.
      backgroundTasks: {
        handler: (task) =>
          void task.catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent')),
      },
    },
  });
}

const dated = { createdAt: 'created_at', updatedAt: 'updated_at' };

const tables = {
  user: {
    modelName: 'parley_profiles',
    fields: { emailVerified: 'email_verified', ...dated },
    additionalFields: {
      firstName: { type: 'string', required: false, fieldName: 'first_name' },
      lastName: { type: 'string', required: false, fieldName: 'last_name' },
    },
  },
  session: {
    modelName: 'parley_sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...dated,
    },
    expiresIn: seconds(limits.session.lifetime),
    updateAge: seconds(limits.session.refreshAfter),
  },
  account: {
    modelName: 'parley_accounts',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...dated,
    },
  },
  verification: {
    modelName: 'parley_verifications',
    fields: { expiresAt: 'expires_at', ...dated },
    storeIdentifier: 'hashed',
  },
} as const satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;

function passwords({ mailer, settings, store, tokens, hashing }: AuthParts) {
  return {
    enabled: true,
    autoSignIn: false,
    ...(hashing && { password: hashing }),
    minPasswordLength: limits.password.min,
    maxPasswordLength: limits.password.max,
    requireEmailVerification: mailer !== undefined,
    revokeSessionsOnPasswordReset: true,
    // Whoever sets a new password by mail has lost the old one, perhaps to somebody who let an agent in with it.
    onPasswordReset: async ({ user }: { user: { id: string; email: string } }) => {
      const reset = resetBy.getStore();
      if (reset) reset.email = user.email;
      await tokens.revokeAll(user.id);
      await store.sessions.dropResetLinks(user.id);
    },
    resetPasswordTokenExpiresIn: seconds(limits.link.resetPassword),
    ...(mailer && {
      sendResetPassword: ({ user, token }: { user: { email: string }; token: string }) =>
        mailer.send(resetMail(user.email, settings.origin, token)),
      onExistingUserSignUp: ({ user }: { user: { email: string } }) =>
        mailer.send(existingAccountMail(user.email, settings.origin)),
    }),
  };
}

function confirmation({ mailer, settings }: AuthParts) {
  if (!mailer) return {};
  return {
    sendOnSignUp: true,
    sendOnSignIn: true,
    expiresIn: seconds(limits.link.confirmEmail),
    sendVerificationEmail: ({ user, token }: { user: { email: string }; token: string }) =>
      mailer.send(confirmationMail(user.email, settings.origin, token)),
  };
}

/** We only sign people in: a provider's tokens are of no use to us and must not lie in the store. */
async function withoutTokens<T extends object>(account: T) {
  return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
}
