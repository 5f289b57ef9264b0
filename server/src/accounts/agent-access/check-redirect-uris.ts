const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Of a program, made from a domain that its maker has turned round: `com.example.app:` (RFC 8252, 7.1). */
const privateUse = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;
/** Agents that register a scheme without a dot; Cursor knows no other way back. */
const knownAgents = new Set(['claude:', 'cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);

/**
 * HTTPS, a program on the person's own machine, or the scheme of a program. Other schemes without a dot belong to the
 * browser or to the system, and some of them run or open what follows.
 */
export function mayBeRedirectedTo(uri: string): boolean {
  const url = URL.parse(uri);
  if (url?.hash !== '' || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'http:') return loopback.has(url.hostname);
  return url.protocol === 'https:' || privateUse.test(url.protocol) || knownAgents.has(url.protocol);
}

/** To the letter; only the port of a program on this machine may differ, because it takes whichever is free. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  return registered.some(
    (known) => known === uri || (isLocal(known) && withoutPort(known) === withoutPort(uri)),
  );
}

function isLocal(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && loopback.has(url.hostname);
}

function withoutPort(uri: string): string {
  const url = URL.parse(uri);
  if (!url) return uri;
  url.port = '';
  return url.href;
}
