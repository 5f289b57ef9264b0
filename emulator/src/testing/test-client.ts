import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from '../emulator.ts';
import { readSettings } from '../settings.ts';

export const market = 'lanternmarketdemoorg';
export const meridian = 'meridiansuitedemoorg';
export const shop = 'shopdemoqvkzrtnwbxcj';
export const streaming = 'streamdemokfyvnjbxtq';
export const saas = 'saasdemogzwpkrhvmtyd';
export const pausedClinic = 'clinicdemowhtrqpzmxa';

export const returnTo = 'http://localhost:8000/api/oauth/callback';

const clientId = '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10';
const clientSecret = 'demo-secret';
const adminSecret = 'admin-secret-of-a-test';

export const adminHeaders = { 'x-emulator-secret': adminSecret, 'content-type': 'application/json' };

export type Answer = { status: number; headers: Headers; text: string; body: unknown };
export type TokenAnswer = { access_token: string; refresh_token: string; expires_in: number };

/** What a client of the service does, in the fewest words. */
export type TestClient = Emulator & {
  dataDir: string;
  verifier: string;
  authorizeUrl(changes?: Record<string, string>): string;
  /** Where the browser is sent after the person decided. */
  decide(decision: { organization: string } | 'decline', url?: string): Promise<URL>;
  token(form: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** The whole way to tokens for one organisation. */
  connect(organization: string): Promise<TokenAnswer>;
  revoke(body: Record<string, string>): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  post(path: string, token: string, body?: unknown, signal?: AbortSignal): Promise<Answer>;
  fault(body: Record<string, unknown>): Promise<Answer>;
  stats(): Promise<Answer>;
  /** With these headers instead of those that open it. */
  admin(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
};

export async function startTestClient(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<TestClient> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'emulator-test-'));
  const emulator = await startEmulator(
    readSettings({
      PORT: '0',
      DATA_DIR: dataDir,
      EMULATOR_TEMPLATE: 'on',
      EMULATOR_RATE_LIMIT: '100000',
      EMULATOR_ADMIN_SECRET: adminSecret,
      ...settings,
    }),
  );
  const verifier = randomBytes(24).toString('hex');
  const basic = { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` };
  const client: TestClient = {
    url: emulator.url,
    dataDir,
    verifier,
    close: async () => {
      await emulator.close();
      if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
    authorizeUrl: (changes = {}) => {
      const query = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: returnTo,
        state: 'a-state',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      };
      return `${emulator.url}/v1/oauth/authorize?${new URLSearchParams(query)}`;
    },
    decide: async (decision, url = client.authorizeUrl()) => {
      const asked = await fetch(url, { redirect: 'manual' });
      const page = new URL(asked.headers.get('location') ?? '', url);
      const form = decision === 'decline' ? { decision } : { decision: 'approve', ...decision };
      const body = new URLSearchParams({ auth_id: page.searchParams.get('auth_id') ?? '', ...form });
      const decided = await fetch(`${emulator.url}/dashboard/authorize`, {
        method: 'POST',
        redirect: 'manual',
        body,
      });
      return new URL(decided.headers.get('location') ?? '');
    },
    token: (form, headers = basic) =>
      ask('/v1/oauth/token', { method: 'POST', headers, body: new URLSearchParams(form) }),
    connect: async (organization) => {
      const back = await client.decide({ organization });
      const code = back.searchParams.get('code') ?? '';
      const exchange = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnTo,
        code_verifier: verifier,
      };
      return (await client.token(exchange)).body as TokenAnswer;
    },
    revoke: (body) =>
      ask('/v1/oauth/revoke', {
        method: 'POST',
        body: JSON.stringify({ client_id: clientId, client_secret: clientSecret, ...body }),
      }),
    get: (path, token) =>
      ask(path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    post: (path, token, body, signal) =>
      ask(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    fault: (body) =>
      client.admin('faults', { method: 'POST', headers: adminHeaders, body: JSON.stringify(body) }),
    stats: () => client.admin('stats', { headers: adminHeaders }),
    admin: (path, init) => ask(`/_emulator/${path}`, init),
  };
  return client;

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(`${emulator.url}${path}`, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parsed(text) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
