import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenAiDouble, startOpenAiDouble } from '../server/testing/openai-double.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../server/testing/openid-provider.ts';
import { type Mailbox, startMailbox } from '../server/testing/smtp-mailbox.ts';

/** `plain` is what a fresh machine has; `full` has mail, Google and an AI provider within reach. */
export type Flavour = 'plain' | 'full';

export type ParleyServer = {
  origin: string;
  /** Only of the full flavour. */
  mailbox?: Mailbox;
  openId?: OpenIdProvider;
  openAi?: OpenAiDouble;
  close(): Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const startLimit = 30_000;
const googleClient = { clientId: 'parley-e2e', clientSecret: 'only-for-this-test-run' };

export function startParley(flavour: Flavour): Promise<ParleyServer> {
  return flavour === 'plain' ? startProcess({}) : startFull();
}

async function startFull(): Promise<ParleyServer> {
  const mailbox = await startMailbox();
  const openId = await startOpenIdProvider(googleClient);
  const openAi = await startOpenAiDouble();
  const server = await startProcess({
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Parley <parley@example.com>',
    GOOGLE_CLIENT_ID: googleClient.clientId,
    GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
    GOOGLE_ISSUER: openId.issuer,
    OPENAI_BASE_URL: openAi.baseUrl,
  });
  openId.setRedirectUri(`${server.origin}/api/auth/callback/google`);
  const close = async () => {
    await server.close();
    await Promise.all([mailbox.close(), openId.close(), openAi.close()]);
  };
  return { origin: server.origin, mailbox, openId, openAi, close };
}

async function startProcess(settings: Record<string, string>): Promise<ParleyServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-e2e-'));
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each test names its own client address, so that one test's attempts do not count against another.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await readyOrigin(child);
  const close = async () => {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, close };
}

function readyOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`Parley ${reason}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail('was not ready in time');
    }, startLimit);
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const origin = /^Parley is ready on (http\S+)$/m.exec(output)?.[1];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code} before it was ready`);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
