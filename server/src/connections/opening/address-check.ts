import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { ParleyError } from '@parley/contract/errors';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';
import { addressRangeOf } from './address-ranges.ts';

const lookupLimit = scaleTimeLimit(5_000);
const rememberFor = 10_000;
const mostRemembered = 1_000;

export type AddressPolicy = { allowPrivateHosts: boolean };

/**
 * The address to dial for a host. Whoever connects must use it and not the name: a name may lead elsewhere when
 * it is asked for again.
 */
export type AddressCheck = (host: string) => Promise<string> | string;

/** Every address of a name. */
export type Resolver = (name: string) => Promise<{ address: string }[]>;

const systemResolver: Resolver = (name) => lookup(name, { all: true });

/** An address that was found allowed is remembered for a moment: what is dialled is that very address. */
export function createAddressCheck(policy: AddressPolicy, resolver = systemResolver): AddressCheck {
  const found = new Map<string, { address: string; until: number }>();
  const look = async (host: string) => {
    const address = await checkAddress(host, policy, resolver);
    if (found.size >= mostRemembered) found.clear();
    found.set(host, { address, until: Date.now() + rememberFor });
    return address;
  };
  return (host) => {
    const remembered = found.get(host);
    return remembered && remembered.until > Date.now() ? remembered.address : look(host);
  };
}

async function checkAddress(host: string, policy: AddressPolicy, resolver: Resolver): Promise<string> {
  const name = canonicalHost(host);
  const addresses = isIP(name) ? [name] : await resolve(name, resolver);
  for (const address of addresses) assertReachable(address, policy);
  const chosen = addresses.find(isIPv4) ?? addresses[0];
  if (chosen === undefined) throw unknownHost();
  return chosen;
}

/** What can be said of a host before it is looked up. */
export function assertHost(host: string, policy: AddressPolicy): void {
  const name = canonicalHost(host);
  if (isIP(name)) assertReachable(name, policy);
}

/** As the system's resolver would read it: `127.1`, `0x7f000001` and `2130706433` are 127.0.0.1. */
function canonicalHost(host: string): string {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const isPlain = bare !== '' && !/[\s/\\?#@%,[\]]|\p{Cc}/u.test(bare);
  const name = isPlain && URL.parse(`http://${bare.includes(':') ? `[${bare}]` : bare}/`)?.hostname;
  if (!name) {
    const message = 'This is not a host. Give a name such as db.example.com, or an address.';
    throw new ParleyError('invalid_input', { message, fields: { host: message } });
  }
  return name.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

async function resolve(name: string, resolver: Resolver): Promise<string[]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(lookupFailed()), lookupLimit);
  try {
    const found = await Promise.race([resolver(name), late.promise]);
    return found.map(({ address }) => address);
  } catch (error) {
    if (error instanceof ParleyError) throw error;
    throw isCode(error, 'EAI_AGAIN') ? lookupFailed(error) : unknownHost(error);
  } finally {
    clearTimeout(timer);
  }
}

function assertReachable(address: string, { allowPrivateHosts }: AddressPolicy): void {
  const databaseAccess = addressRangeOf(address);
  if (databaseAccess === 'never') throw refused('it is a link-local, metadata or reserved address.');
  if (databaseAccess === 'private' && !allowPrivateHosts) {
    throw refused('it is a private address, and this server does not allow those (ALLOW_PRIVATE_HOSTS).');
  }
}

function refused(reason: string): ParleyError {
  const fields = { host: `This host may not be reached from here: ${reason}` };
  return new ParleyError('host_refused', { values: { reason }, fields });
}

function unknownHost(cause?: unknown): ParleyError {
  return hostFailed('There is no host of this name.', cause);
}

function lookupFailed(cause?: unknown): ParleyError {
  return hostFailed('The name of the host could not be looked up right now.', cause);
}

function hostFailed(reason: string, cause: unknown): ParleyError {
  return new ParleyError('connection_failed', { values: { reason }, fields: { host: reason }, cause });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
