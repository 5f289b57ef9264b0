import type { Config } from '../platform/config.ts';

/** A page of another site whose name leads to this server still says its own name in Host. */
export function hostCheck({
  origin,
  alsoAllowedOrigins,
}: Pick<Config, 'origin' | 'alsoAllowedOrigins'>): (host: string) => boolean {
  const hosts = new Set([origin, ...alsoAllowedOrigins].map((address) => new URL(address).host));
  return (host) => hosts.has(host);
}
