import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenAiDouble, startOpenAiDouble } from '../server/testing/openai-double.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../server/testing/openid-provider.ts';
import { startServerProcess } from '../server/testing/server-process.ts';
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
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin: server.origin, close };
}
