import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port nobody listens on, for PORT=0: the address must be known before links and cookies are made. */
export async function freePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
