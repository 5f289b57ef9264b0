import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenAiDouble, startOpenAiDouble } from '../../server/testing/openai-double.ts';
import { type EmulatorProcess, startEmulatorProcess } from '../../server/testing/servers/emulator-process.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../server/testing/servers/openid-provider.ts';
import { startServerProcess } from '../../server/testing/servers/server-process.ts';
import { type Mailbox, startMailbox } from '../../server/testing/servers/smtp-mailbox.ts';

/**
 * `plain` has nothing beside the server; `full` has mail, Google and an AI provider within reach; `hosted` has
 * the demo projects, as `npm start` has them; in `lent` the operator lends an AI key and keeps records for 30 days;
 * `operated` has mail, an operator (`operatorEmail`) and no plans;
 * in `reading` the questions of `server/testing/servers/server-with-scripted-reader.ts` are read as it says, and no others.
 */
export type Flavour = 'plain' | 'full' | 'hosted' | 'lent' | 'operated' | 'reading';

export type ParleyServer = {
  origin: string;
  /** Of the full flavour and of `operated`. */
  mailbox?: Mailbox;
  openId?: OpenIdProvider;
  /** Of the full flavour and of `lent`. */
  openAi?: OpenAiDouble;
  /** Only of the hosted flavour. */
  emulator?: EmulatorProcess;
  close(): Promise<void>;
};

const googleClient = { clientId: 'parley-e2e', clientSecret: 'only-for-this-test-run' };

export function startParley(flavour: Flavour): Promise<ParleyServer> {
  if (flavour === 'hosted') return startHosted();
  if (flavour === 'lent') return startLent();
  if (flavour === 'operated') return startOperated();
  if (flavour === 'reading') return startReading();
  return flavour === 'plain' ? startProcess({}) : startFull();
}

async function startReading(): Promise<ParleyServer> {
  const server = await startServerProcess({}, 'server/testing/servers/server-with-scripted-reader.ts');
  return { origin: server.origin, close: async () => void (await server.stop()) };
}

export const operatorEmail = 'operator@example.com';

async function startOperated(): Promise<ParleyServer> {
  const mailbox = await startMailbox();
  const mail = { SMTP_URL: mailbox.url, MAIL_FROM: 'Parley <parley@example.com>' };
  const server = await startProcess({ ...mail, OPERATORS: operatorEmail, PLANS: 'off' });
  const close = async () => {
    await server.close();
    await mailbox.close();
  };
  return { origin: server.origin, mailbox, close };
}

async function startLent(): Promise<ParleyServer> {
  const openAi = await startOpenAiDouble();
  const settings = { OPENAI_BASE_URL: openAi.baseUrl, OPENAI_API_KEY: 'sk-of-the-operator' };
  const server = await startProcess({ ...settings, KEEP_RECORDS_DAYS: '30' });
  const close = async () => {
    await server.close();
    await openAi.close();
  };
  return { origin: server.origin, openAi, close };
}

async function startHosted(): Promise<ParleyServer> {
  const emulator = await startEmulatorProcess();
  const server = await startProcess({
    SUPABASE_CLIENT_ID: emulator.clientId,
    SUPABASE_CLIENT_SECRET: emulator.clientSecret,
    SUPABASE_API_URL: emulator.url,
    PARLEY_DEMO_PROJECTS: '1',
  });
  const close = async () => {
    await server.close();
    await emulator.stop();
  };
  return { origin: server.origin, emulator, close };
}

/** Every place outside that the pages can lead to. */
export const outwardSettings = {
  DOCS_URL: 'https://docs.example.com/start',
  DEMO_URL: 'https://meet.example.com/demo',
  REPOSITORY_URL: 'https://github.com/example/parley',
  TWITTER_URL: 'https://twitter.com/example',
  LINKEDIN_URL: 'https://www.linkedin.com/company/example',
  SUPPORT_EMAIL: 'help@example.com',
};

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
    ...outwardSettings,
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
  // What the model makes of a question changes with its weights; `reading` is the flavour that reads.
  const fixed = { LOG_LEVEL: 'warn', READER: 'off' };
  const server = await startServerProcess({ DATA_DIR: dataDir, ...fixed, ...settings });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, close };
}
