import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  /** For SMTP_URL. */
  url: string;
  mails(): readonly Email[];
  /** The oldest mail to this address that was not handed out yet; waits for it. */
  nextMail(to: string, timeout?: number): Promise<Email>;
  close(): Promise<void>;
};

type Waiting = { to: string; deliver: (mail: Email) => void };

/** A real SMTP server on loopback that keeps what it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const kept: Email[] = [];
  const handedOut = new Set<Email>();
  const waiting = new Set<Waiting>();

  const keep = (mail: Email) => {
    kept.push(mail);
    const reader = [...waiting].find(({ to }) => isTo(mail, to));
    if (reader === undefined) return;
    waiting.delete(reader);
    handedOut.add(mail);
    reader.deliver(mail);
  };

  const server = await listen(keep);
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => kept,
    nextMail: (to, timeout = 120_000) => {
      const here = kept.find((mail) => !handedOut.has(mail) && isTo(mail, to));
      if (here !== undefined) {
        handedOut.add(here);
        return Promise.resolve(here);
      }
      return waitFor(waiting, to, timeout);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function waitFor(waiting: Set<Waiting>, to: string, timeout: number): Promise<Email> {
  return new Promise((resolve, reject) => {
    const reader: Waiting = {
      to,
      deliver: (mail) => {
        clearTimeout(timer);
        resolve(mail);
      },
    };
    const timer = setTimeout(() => {
      waiting.delete(reader);
      reject(new Error(`No mail to ${to} came within ${timeout} ms.`));
    }, timeout);
    waiting.add(reader);
  });
}

async function listen(keep: (mail: Email) => void): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          keep(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return server;
}

function isTo(mail: Email, to: string): boolean {
  return (mail.to ?? []).some(({ address }) => address?.toLowerCase() === to.toLowerCase());
}
