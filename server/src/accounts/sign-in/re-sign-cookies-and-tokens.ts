import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DerivedKeys } from '../../platform/secrets/secret-box.ts';
import { cookiePrefix } from '../session-cookie-names.ts';

/** The value of a cookie that one of our keys signed, as the auth library writes them: `value.base64`. */
export function signedValue(cookie: string | undefined, keys: DerivedKeys): string | undefined {
  const text = decoded(cookie ?? '');
  const dot = text.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = text.slice(0, dot);
  return isSigned(value, Buffer.from(text.slice(dot + 1), 'base64'), keys) ? value : undefined;
}

/** The library knows one key: what another of ours signed is signed again before it sees it. */
export function resignCookies(headers: Headers, { origin, secrets }: Signing): Headers {
  const cookies = headers.get('cookie');
  if (cookies === null || secrets.length === 1) return headers;
  const resigned = new Headers(headers);
  const prefix = cookiePrefix(origin);
  const pairs = cookies.split('; ').map((pair) => {
    const [name = '', cookie] = split(pair, '=');
    const value = name.startsWith(`${prefix}.`) ? signedValue(cookie, secrets) : undefined;
    if (value === undefined) return pair;
    return `${name}=${encodeURIComponent(`${value}.${signature(value, secrets[0]).toString('base64')}`)}`;
  });
  resigned.set('cookie', pairs.join('; '));
  return resigned;
}

/** The same for the token of a confirmation mail, a JSON Web Token that a key signed with HMAC. */
export function resignToken(token: string, { secrets }: Pick<Signing, 'secrets'>): string {
  const dot = token.lastIndexOf('.');
  const [content, given] = [token.slice(0, dot), Buffer.from(token.slice(dot + 1), 'base64url')];
  if (dot < 1 || !isSigned(content, given, secrets)) return token;
  return `${content}.${signature(content, secrets[0]).toString('base64url')}`;
}

type Signing = { origin: string; secrets: DerivedKeys };

function isSigned(value: string, given: Buffer, keys: DerivedKeys): boolean {
  return keys.some((key) => {
    const wanted = signature(value, key);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

function signature(value: string, key: string): Buffer {
  return createHmac('sha256', key).update(value).digest();
}

function split(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
