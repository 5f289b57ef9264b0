import { timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings.ts';

export type Credentials = { id: string | undefined; secret: string | undefined };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isClient(settings: Settings, { id, secret }: Credentials): boolean {
  return id === settings.clientId && secret !== undefined && sameText(secret, settings.clientSecret);
}

/** Anything else is never redirected to: a code would leave for a stranger. */
export function mayReturnTo(settings: Settings, uri: string): boolean {
  if (settings.redirectUris.includes(uri)) return true;
  const url = URL.parse(uri);
  return url !== null && url.protocol === 'http:' && loopback.has(url.hostname) && url.hash === '';
}

export function basicCredentials(header: string | undefined): Credentials | undefined {
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id, ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decode(id ?? ''), secret: decode(rest.join(':')) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sameText(a: string, b: string): boolean {
  return Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
