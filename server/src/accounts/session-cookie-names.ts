/** On https the browser itself holds these to our host, our path and encryption. */
export function cookiePrefix(origin: string): string {
  return origin.startsWith('https:') ? '__Host-parley' : 'parley';
}

/** As the auth library names them. The second is there while a session is not to outlive the browser. */
export function sessionCookieNames(origin: string) {
  const prefix = cookiePrefix(origin);
  return { session: `${prefix}.session_token`, forgotten: `${prefix}.dont_remember` };
}
