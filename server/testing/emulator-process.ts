import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants, existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'emulator/src/main.ts');
const clientId = '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10';
const clientSecret = 'secret-of-a-test';
const seedLimit = 180_000;

/** The stand-in for the hosted service in a process of its own, with projects of its own. */
export async function startEmulatorProcess(settings: Record<string, string> = {}): Promise<EmulatorProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-emulator-run-'));
  await cp(await seededTemplate(), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const child = run([program], { PORT: '0', DATA_DIR: dataDir, EMULATOR_RATE_LIMIT: '100000', ...settings });
  const ended = once(child, 'exit');
  const url = await readyUrl(child);
  const admin = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/_emulator/${path}`, {
      method,
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

/** Seeding takes long, so all tests of a day copy one folder; it is made anew when the seeds change. */
async function seededTemplate(): Promise<string> {
  const template = join(tmpdir(), `parley-emulator-${await seedsFingerprint()}`);
  if (existsSync(template)) return template;
  const lock = new DatabaseSync(`${template}.lock`, { timeout: seedLimit });
  try {
    // Whoever comes second waits here until the first one's folder stands.
    lock.exec('begin exclusive');
    if (!existsSync(template)) await seedInto(template);
  } finally {
    lock.close();
  }
  return template;
}

async function seedInto(template: string): Promise<void> {
  const fresh = await mkdtemp(`${template}-making-`);
  const child = run([program, '--seed'], { DATA_DIR: fresh });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Seeding the demo projects ended with code ${code}.`);
  await rm(join(fresh, 'empty'), { recursive: true, force: true });
  await rename(fresh, template);
}

async function seedsFingerprint(): Promise<string> {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const folder of ['seeds', 'projects']) {
    const path = join(root, 'emulator/src', folder);
    for (const name of (await readdir(path)).sort()) {
      if (!name.includes('.test.')) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function run(args: string[], settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
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
