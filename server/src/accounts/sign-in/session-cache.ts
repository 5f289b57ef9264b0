import type { User } from '@parley/contract/auth';
import { limits } from '@parley/contract/limits';
import { operatorLimits } from '@parley/contract/operator/operator-api';
import type { DerivedKeys } from '../../platform/secrets/secret-box.ts';
import type { Store } from '../../store/store.ts';
import { sessionCookieNames } from '../session-cookie-names.ts';
import { signedValue } from './re-sign-cookies-and-tokens.ts';

type Settings = { origin: string; secrets: DerivedKeys };

export type SessionCache = {
  /** From the cache only. */
  known(cookies: string): User | undefined;
  find(cookies: string): Promise<User | undefined>;
  /** Call when a session has ended or a profile has changed on this server. */
  forget(): void;
};

/** A session that another server has ended is honoured here for no longer than this. */
const rememberFor = 2_000;
const mostRemembered = 1_000;

/**
 * Reads the session cookie and row that the auth library writes, and caches the user for two seconds: the library takes
 * longer for this than the rest of a request. Handles only the plain case; an unknown or malformed session, or one due
 * for renewal, is left to the library.
 */
export function createSessionCache(store: Pick<Store, 'sessions'>, settings: Settings): SessionCache {
  const names = sessionCookieNames(settings.origin);
  const remembered = new Map<string, { user: User; until: number }>();
  let endings = 0;
  return {
    known: (cookies) => {
      const entry = remembered.get(cookies);
      return entry && entry.until > Date.now() ? entry.user : undefined;
    },
    find: async (cookies) => {
      const before = endings;
      const token = signedValue(cookieNamed(cookies, names.session), settings.secrets);
      if (token === undefined) return undefined;
      const session = await store.sessions.find(token);
      if (!session) return undefined;
      const isForgotten = cookieNamed(cookies, names.forgotten) !== undefined;
      const until = plainUntil(session.expiresAt, isForgotten);
      if (until <= Date.now()) return undefined;
      noteSeen(store, session);
      // What was read before a session ended must not be remembered after it.
      if (before === endings) {
        if (remembered.size >= mostRemembered) remembered.clear();
        remembered.set(cookies, { user: session.user, until: Math.min(until, Date.now() + rememberFor) });
      }
      return session.user;
    },
    forget: () => {
      endings += 1;
      remembered.clear();
    },
  };
}

/** Nobody waits for it: that it could not be written changes nothing but a line on the operator's page. */
function noteSeen(
  store: Pick<Store, 'sessions'>,
  { user, lastSeenAt }: { user: User; lastSeenAt: number },
): void {
  if (Date.now() - lastSeenAt < operatorLimits.seenEvery) return;
  store.sessions.markSeen(user.id).catch(() => undefined);
}

/** Until it ends or is due to be extended; one that is not to outlive the browser is never extended. */
function plainUntil(expiresAt: number, isForgotten: boolean): number {
  const { lifetime, refreshAfter } = limits.session;
  return isForgotten ? expiresAt : expiresAt - lifetime + refreshAfter;
}

function cookieNamed(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
