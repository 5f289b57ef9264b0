import { once } from 'node:events';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { createTokenInput } from '@parley/contract/agent-access';
import { api } from '@parley/contract/routes';
import type { z } from 'zod';
import { freePort } from '../../src/platform/free-port.ts';
import type { TestApp, TestBrowser } from '../test-app.ts';
import { startTestApp } from '../test-app.ts';

export type AgentServer = TestApp & { url: string };

/** The whole server on a port of its own: agents come over a real line. */
export async function startAgentServer(environment: Record<string, string> = {}): Promise<AgentServer> {
  const port = await freePort('127.0.0.1');
  const server = await startTestApp({ PORT: String(port), ...environment });
  await server.app.listen({ port, host: '127.0.0.1' });
  return { ...server, url: `http://127.0.0.1:${port}` };
}

export async function createToken(
  browser: TestBrowser,
  wish: Partial<z.input<typeof createTokenInput>> = {},
): Promise<{ id: string; secret: string }> {
  const answer = await browser.send('POST', api.accessTokens, { name: 'An agent', ...wish });
  if (answer.statusCode !== 201) throw new Error(`No token: ${answer.body}`);
  const { token, secret } = answer.json();
  return { id: token.id, secret };
}

/** `current` pins the newest revision of the protocol, `earlier` begins with the handshake of those before. */
export type Revision = 'current' | 'earlier';

/** The official client. */
export async function connectAgent(
  { url }: Pick<AgentServer, 'url'>,
  { secret, revision = 'current', query = '' }: { secret: string; revision?: Revision; query?: string },
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: revision === 'current' ? { pin: '2026-07-28' } : 'legacy' } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(`${url}${api.mcp}${query}`), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
  });
  await client.connect(transport);
  return client;
}

/** Resolves when the client is told once that its tools have changed. */
export async function toldOfChange(client: Client): Promise<void> {
  const told = new EventTarget();
  client.setNotificationHandler('notifications/tools/list_changed', () => {
    told.dispatchEvent(new Event('changed'));
  });
  await once(told, 'changed');
}
