import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type EmulatorFault = {
  kind:
    | 'expire-tokens'
    | 'revoke-grants'
    | 'refresh-race'
    | 'rate-limit'
    | 'slow'
    | 'server-error'
    | 'cut-connection'
    | 'stay-on-decline'
    | 'lost-answer';
  /** The beginning of the paths it befalls; all of the management API and OAuth without it. */
  match?: string;
  /** How often; once without it. */
  times?: number;
  delayMs?: number;
  status?: number;
};

export type EmulatorStats = { calls: Record<string, number>; refreshes: number; running: string[] };

export type EmulatorProcess = {
  url: string;
  clientId: string;
  clientSecret: string;
  fault(fault: EmulatorFault): Promise<void>;
  clearFaults(): Promise<void>;
  stats(): Promise<EmulatorStats>;
  resetStats(): Promise<void>;
  /** What the person in the browser does: goes to the address, picks the organisation, approves or declines. */
  consent(authorizeUrl: string, decision: Decision): Promise<URL>;
  stop(): Promise<void>;
};

export type Decision = 'decline' | { organization: string };

export const demoOrganizations = {
  market: { slug: 'lanternmarketdemoorg', name: 'Lantern Market' },
  meridian: { slug: 'meridiansuitedemoorg', name: 'Meridian Suite' },
} as const;

export const demoProjects = {
  shop: { ref: 'shopdemoqvkzrtnwbxcj', name: 'Lantern Shop' },
  streaming: { ref: 'streamdemokfyvnjbxtq', name: 'Nightlight Streaming' },
  saas: { ref: 'saasdemogzwpkrhvmtyd', name: 'Meridian Billing' },
  clinicPaused: { ref: 'clinicdemowhtrqpzmxa', name: 'Meridian Clinic' },
} as const;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const clientId = '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10';
const clientSecret = 'secret-of-a-test';

/** The stand-in for the hosted service in a process of its own, with projects of its own. */
export async function startEmulatorProcess(settings: Record<string, string> = {}): Promise<EmulatorProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-emulator-run-'));
  const secret = randomBytes(24).toString('hex');
  const child = start({ DATA_DIR: dataDir, EMULATOR_ADMIN_SECRET: secret, ...settings });
  const ended = once(child, 'exit');
  const url = await readyUrl(child);
  const admin = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/_emulator/${path}`, {
      method,
      headers: { 'x-emulator-secret': secret, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  return {
    url,
    clientId,
    clientSecret,
    fault: async (fault) => void (await admin('POST', 'faults', fault)),
    clearFaults: async () => void (await admin('DELETE', 'faults')),
    stats: async () => (await admin('GET', 'stats')).json() as Promise<EmulatorStats>,
    resetStats: async () => void (await admin('DELETE', 'stats')),
    consent,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function consent(authorizeUrl: string, decision: Decision): Promise<URL> {
  const asked = await fetch(authorizeUrl, { redirect: 'manual' });
  const page = new URL(asked.headers.get('location') ?? '', authorizeUrl);
  const answered = await fetch(new URL('/dashboard/authorize', page), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      auth_id: page.searchParams.get('auth_id') ?? '',
      ...(decision === 'decline' ? { decision } : { decision: 'approve', ...decision }),
    }),
  });
  const location = answered.headers.get('location');
  if (location === null)
    throw new Error(`The emulator answered ${answered.status}: ${await answered.text()}`);
  return new URL(location);
}

function start(settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['emulator/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      PORT: '0',
      // Seeded once a day for the whole machine; the projects are copies, so each test may write.
      EMULATOR_TEMPLATE: 'on',
      // Far above the real 120 a minute: a suite asks faster than people do.
      EMULATOR_RATE_LIMIT: '100000',
      EMULATOR_CLIENT_ID: clientId,
      EMULATOR_CLIENT_SECRET: clientSecret,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^Demo projects are ready on (http\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The emulator ended with code ${code}.`)));
  });
}
