const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that run or show something instead of handing it to another program. */
const unsafe = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:', 'view-source:']);

/** HTTPS, a program on the person's own machine, or a scheme that belongs to a program. */
export function mayBeRedirectedTo(uri: string): boolean {
  const url = URL.parse(uri);
  if (url?.hash !== '' || url.username !== '' || unsafe.has(url.protocol)) return false;
  return url.protocol !== 'http:' || loopback.has(url.hostname);
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
