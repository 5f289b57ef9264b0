import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from '@parley/contract/auth';
import { limits } from '@parley/contract/limits';
import type { Store } from '../store/store.ts';
import { sessionCookies } from './session-cookies.ts';

type Settings = { origin: string; secret: string };

/**
 * The auth library takes more time over a session than the rest of a request together, and nearly every request
 * has nothing to ask but who it is. This reads the same cookie and the same row, in one statement. It answers
 * only the plain case; whatever is unknown, odd or due to be extended is the library's to decide.
 */
export function quickSessions(store: Pick<Store, 'sessions'>, settings: Settings) {
  const names = sessionCookies(settings.origin);
  return async (headers: Headers): Promise<User | undefined> => {
    const cookies = headers.get('cookie') ?? '';
    const token = signedValue(cookieNamed(cookies, names.session), settings.secret);
    if (token === undefined) return undefined;
    const session = await store.sessions.find(token);
    const isForgotten = cookieNamed(cookies, names.forgotten) !== undefined;
    return session && isPlain(session.expiresAt, isForgotten) ? session.user : undefined;
  };
}

function isPlain(expiresAt: number, isForgotten: boolean): boolean {
  const now = Date.now();
  const { lifetime, refreshAfter } = limits.session;
  const isDue = expiresAt - lifetime + refreshAfter <= now;
  return expiresAt > now && (isForgotten || !isDue);
}

function cookieNamed(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** A value and its signature, as the library writes them: `value.base64`. */
function signedValue(cookie: string | undefined, secret: string): string | undefined {
  const text = decoded(cookie ?? '');
  const dot = text.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  const wanted = createHmac('sha256', secret).update(value).digest();
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
