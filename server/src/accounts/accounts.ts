import { randomBytes } from 'node:crypto';
import type {
  changePasswordInput,
  ProfileInput,
  SignInInput,
  SignUpInput,
  User,
} from '@parley/contract/auth';
import { addressesAt } from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { z } from 'zod';
import { assertUncommon } from './common-password-check.ts';
import { resetLink } from './sign-in/account-mails.ts';
import type { Auth, AuthParts } from './sign-in/auth.ts';
import { buildAuth, isWelcome, resetBy } from './sign-in/auth.ts';
import { resignCookies, resignToken } from './sign-in/re-sign-cookies-and-tokens.ts';
import { createSessionCache } from './sign-in/session-cache.ts';
import { isNotCreated, translateAuthErrors } from './sign-in/translate-auth-errors.ts';
import type { SpaceAccess } from './spaces/public-types.ts';
import { createSpaceAccess } from './spaces/space-access.ts';

/** What an answer must carry besides its body, so that the browser keeps or drops its session. */
export type WithCookies<T> = { result: T; cookies: string[] };

type PasswordChange = z.infer<typeof changePasswordInput> & { user: Pick<User, 'id'> };

export type Accounts = {
  signUp(input: SignUpInput): Promise<{ confirmationSent: boolean }>;
  signIn(input: SignInInput, headers: Headers): Promise<WithCookies<User>>;
  signOut(headers: Headers): Promise<WithCookies<void>>;
  /** `null` for a visitor. A session that is due is extended, which sets its cookie again. */
  currentUser(headers: Headers): Promise<WithCookies<User | null>>;
  /** The same without a wait, where it was found out a moment ago; most requests need no more. */
  knownUser(cookies: string): User | undefined;
  rename(input: ProfileInput, headers: Headers): Promise<WithCookies<void>>;
  /** Ends every other session of the user, gives this one a new token, and revokes tokens where it is asked to. */
  changePassword(input: PasswordChange, headers: Headers): Promise<WithCookies<{ revokedTokens: number }>>;
  forgotPassword(email: string): Promise<void>;
  /** Ends every session and revokes every token of the user, and says whose password it was. */
  resetPassword(input: { token: string; password: string }): Promise<{ email: string | undefined }>;
  /** Throws `wrong_password` unless it is the one of whoever has the session. */
  checkPassword(password: string, headers: Headers): Promise<void>;
  /** To be called when sessions ended by another way than these. */
  forgetSessions(): void;
  /** A link to set a new password, for somebody who gets no mail; it works once. */
  makeResetLink(user: Pick<User, 'id'>): Promise<{ link: string; expiresAt: string }>;
  /** Takes the token of a confirmation mail. */
  confirmEmail(token: string): Promise<void>;
  /** What somebody is in the space that a request names. */
  spaceAccess: SpaceAccess;
  /** Loads the auth library ahead of the first call that needs it. */
  warmUp(): Promise<void>;
};

export function createAccounts(parts: AuthParts): Accounts {
  let loading: Promise<Auth> | undefined;
  const auth = () => {
    loading ??= buildAuth(parts);
    return loading;
  };
  const quick = createSessionCache(parts.store, parts.settings);
  const call = <T>(use: (auth: Auth) => Promise<T>) =>
    translateAuthErrors(parts.store, async () => use(await auth()));
  /** For whatever may end a session or change a profile, also when it fails half-way. */
  const change = <T>(use: (auth: Auth) => Promise<T>) => call(use).finally(() => quick.forget());
  const signedByUs = (headers: Headers) => resignCookies(headers, parts.settings);
  return {
    signUp: (input) => signUp(parts, call, input),
    signIn: (input, headers) => call((auth) => signIn(auth, input, signedByUs(headers))),
    signOut: async (headers) => ({
      result: undefined,
      cookies: await change((auth) => signOut(auth, signedByUs(headers))),
    }),
    currentUser: async (headers) => {
      const user = await quick.find(headers.get('cookie') ?? '');
      if (user) return { result: user, cookies: [] };
      const found = await call((auth) => currentUser(auth, signedByUs(headers)));
      // A session that began in the moment in which its owner was disabled.
      const isOver = found.result !== null && (await parts.store.accountLookups.isDisabled(found.result.id));
      return isOver ? { result: null, cookies: [] } : found;
    },
    knownUser: (cookies) => quick.known(cookies),
    rename: (input, headers) => change((auth) => rename(auth, input, signedByUs(headers))),
    changePassword: async ({ user, revokeTokens, ...input }, headers) => {
      const cookies = await change((auth) => changePassword(auth, input, signedByUs(headers)));
      await parts.store.sessions.dropResetLinks(user.id);
      return { result: { revokedTokens: revokeTokens ? await parts.tokens.revokeAll(user.id) : 0 }, cookies };
    },
    forgotPassword: async (email) => {
      if (!parts.mailer) throw new ParleyError('mail_not_configured');
      await call((auth) => auth.api.requestPasswordReset({ body: { email } }));
    },
    resetPassword: async ({ token, password }) => {
      assertUncommon(password, 'password');
      return resetBy.run({ email: undefined }, async () => {
        await change((auth) => auth.api.resetPassword({ body: { token, newPassword: password } }));
        return { email: resetBy.getStore()?.email };
      });
    },
    checkPassword: async (password, headers) => {
      await call((auth) => auth.api.verifyPassword({ body: { password }, headers }));
    },
    forgetSessions: () => quick.forget(),
    makeResetLink: ({ id }) => call((auth) => makeResetLink(auth, parts, id)),
    confirmEmail: async (token) => {
      await change((auth) => auth.api.verifyEmail({ query: { token: resignToken(token, parts.settings) } }));
    },
    spaceAccess: createSpaceAccess(parts.store),
    warmUp: async () => void (await (await auth()).$context),
  };
}

type Call = <T>(use: (auth: Auth) => Promise<T>) => Promise<T>;

/**
 * With mail, a known address gets the same answer as a new one and a mail that says so. Without mail nobody
 * could tell its owner, so the page does.
 */
async function signUp({ mailer, store, settings }: AuthParts, call: Call, input: SignUpInput) {
  assertWelcome(settings, input.email);
  assertUncommon(input.password, 'password');
  if (!mailer && (await store.accountLookups.idOf(input.email)) !== null)
    throw new ParleyError('email_taken');
  const { firstName, lastName, email, password } = input;
  const body = { name: fullName(input), firstName, lastName, email, password };
  const made = await call((auth) => auth.api.signUpEmail({ body })).catch(async (error: unknown) => {
    if (isNotCreated(error) && (await store.accountLookups.idOf(email)) !== null) return null;
    throw error;
  });
  // Of two that come at once, as by a double click, one makes the account; of the other the library pretends that it did.
  const isOurs = made !== null && (await store.accountLookups.idOf(email)) === made.user.id;
  if (!mailer && !isOurs) throw new ParleyError('email_taken');
  return { confirmationSent: mailer !== undefined };
}

function assertWelcome(settings: AuthParts['settings'], email: string): void {
  if (isWelcome(settings, email)) return;
  const domains = settings.signUpDomains ?? [];
  throw new ParleyError('sign_up_closed', domains.length > 0 ? { message: addressesAt(domains) } : {});
}

async function signIn(auth: Auth, input: SignInInput, headers: Headers): Promise<WithCookies<User>> {
  const { response, headers: answer } = await auth.api.signInEmail({
    body: input,
    headers,
    returnHeaders: true,
  });
  return { result: toUser(response.user), cookies: answer.getSetCookie() };
}

async function signOut(auth: Auth, headers: Headers): Promise<string[]> {
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

/**
 * Of a session that has ended the library would delete the cookie. That answer may arrive after the one that set the
 * next cookie, as when a password is changed while a page still loads, and would sign the person out.
 */
async function currentUser(auth: Auth, headers: Headers): Promise<WithCookies<User | null>> {
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return response
    ? { result: toUser(response.user), cookies: answer.getSetCookie() }
    : { result: null, cookies: [] };
}

async function rename(auth: Auth, input: ProfileInput, headers: Headers): Promise<WithCookies<void>> {
  const { headers: answer } = await auth.api.updateUser({
    body: { name: fullName(input), ...input },
    headers,
    returnHeaders: true,
  });
  return { result: undefined, cookies: answer.getSetCookie() };
}

async function changePassword(
  auth: Auth,
  input: { currentPassword: string; newPassword: string },
  headers: Headers,
): Promise<string[]> {
  const { headers: answer } = await auth.api.changePassword({
    body: { ...input, revokeOtherSessions: true },
    headers,
    returnHeaders: true,
  });
  return answer.getSetCookie();
}

/** As the library makes one for a mail; what is kept is its hash. */
async function makeResetLink(auth: Auth, { settings }: AuthParts, value: string) {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + limits.link.resetPassword);
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value, expiresAt });
  return { link: resetLink(settings.origin, token), expiresAt: expiresAt.toISOString() };
}

function fullName({ firstName, lastName }: ProfileInput): string {
  return `${firstName} ${lastName}`;
}

type LibraryUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date | string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

function toUser(user: LibraryUser): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    emailVerified: user.emailVerified,
    createdAt: new Date(user.createdAt).toISOString(),
  };
}
