import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

type Ports = { lowest: number; highest: number };

/** Most systems give no port of these by themselves. */
const usual: Ports = { lowest: 20_000, highest: 29_999 };
/** Whoever is not root may listen on these. */
const open: Ports = { lowest: 1_024, highest: 65_535 };
/** Of fewer, too many may be taken. */
const fewest = 1_000;
const attempts = 50;

/**
 * Beside the ports that the system gives to outgoing connections and to port 0: nobody else is given one before it is used.
 * Where the system does not say which it gives, or gives nearly all, somebody may be.
 */
export function portsBeside(given: Ports | null): Ports {
  if (given === null) return usual;
  const beside = [
    { ...usual, highest: Math.min(usual.highest, given.lowest - 1) },
    { ...open, lowest: Math.max(open.lowest, given.highest + 1) },
    { ...open, highest: given.lowest - 1 },
  ];
  return beside.find(({ lowest, highest }) => highest - lowest >= fewest) ?? usual;
}

/** What Linux gives by itself, for IPv4 and IPv6 alike; other systems do not have this file. */
export function givenPorts(file = '/proc/sys/net/ipv4/ip_local_port_range'): Ports | null {
  try {
    const [lowest = Number.NaN, highest = Number.NaN] = readFileSync(file, 'utf8')
      .trim()
      .split(/\s+/)
      .map(Number);
    return lowest <= highest ? { lowest, highest } : null;
  } catch {
    return null;
  }
}

function choosePort(): number {
  const { lowest, highest } = portsBeside(givenPorts());
  return randomInt(lowest, highest + 1);
}

/** A port nobody listens on, for PORT=0: the address must be known before links and cookies are made. */
export async function freePort(host: string, choose: () => number = choosePort): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = choose();
    try {
      await listenOnce(host, port);
      return port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}

async function listenOnce(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
