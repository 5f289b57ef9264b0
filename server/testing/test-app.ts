import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { api } from '@parley/contract/routes';
import { spaceHeader } from '@parley/contract/spaces/space-request-header';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { PasswordHashing } from '../src/accounts/sign-in/auth.ts';
import type { AiProvider } from '../src/ai/port.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import type { Services } from '../src/services.ts';
import { buildServices } from '../src/services.ts';
import { type Owner, personally } from '../src/store/acting-member.ts';
import { sharedReaderModel } from './engine/shared-reader-model.ts';
import { putMigratedStore } from './servers/migrated-store.ts';

export type TestApp = {
  app: FastifyInstance;
  services: Services;
  dataDir: string;
  origin: string;
  /** Everything the server logged, as it would reach the operator. */
  logged(): string;
  /** A browser of its own: keeps cookies, sends our Origin, has an address of its own. */
  browser(): TestBrowser;
  close(): Promise<void>;
};

export type TestBrowser = {
  get(url: string): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
  /** The same browser with this space open. */
  in(spaceId: string): TestBrowser;
};

/** Reads questions in the engine's place; 'own': as the engine does. Left out, nothing is read. */
type Reader = AiProvider['readQuestion'] | 'own';

/** The whole server without a port, on real parts: its own folder, store and secret. */
export async function startTestApp(
  environment: Record<string, string> = {},
  options: { webDir?: string; dataDir?: string; reader?: Reader } = {},
): Promise<TestApp> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'parley-test-'));
  const config = readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1', ...environment });
  const lines: string[] = [];
  if (config.databaseUrl === undefined) await putMigratedStore(dataDir);
  const services = await buildServices(config, createLog('trace', collector(lines)), {
    builtin: (provider) => withReader(provider, options.reader),
    model: options.reader === 'own' ? undefined : sharedReaderModel(),
    hashing: rememberedHashes,
  });
  const app = await buildApp(services, options.webDir ? { webDir: options.webDir } : {});
  return {
    app,
    services,
    dataDir,
    origin: config.origin,
    logged: () => lines.join(''),
    browser: () => createBrowser(app, config.origin),
    close: async () => {
      await app.close();
      await services.close();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Of the passwords of tests; kept for all test files of a worker. */
const hashes = new Map<string, Promise<string>>();
const verdicts = new Map<string, Promise<boolean>>();

/**
 * The library's own hashes at full cost, each computed once: tests sign thousands of people in with the same few
 * passwords. Any server can check them, and a wrong password is found out by the library.
 */
const rememberedHashes: PasswordHashing = {
  hash: (password) => remembered(hashes, password, async () => (await library()).hashPassword(password)),
  verify: ({ hash, password }) =>
    remembered(verdicts, `${hash} ${password}`, async () =>
      (await library()).verifyPassword({ hash, password }),
    ),
};

function library() {
  return import('better-auth/crypto');
}

function remembered<T>(kept: Map<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? compute();
  kept.set(key, known);
  return known;
}

function withReader(provider: AiProvider, reader: Reader): AiProvider {
  if (reader === 'own') return provider;
  // What it says of itself may change while it works: it is asked each time.
  return Object.create(provider, { readQuestion: { value: reader } });
}

export const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'difference',
  confirmPassword: 'difference',
  acceptTerms: true,
};

/** Whoever is signed in, in their own space: for tests that reach below the routes. */
export async function personIn(browser: TestBrowser): Promise<Owner> {
  return personally((await browser.get(api.session)).json().user);
}

/** A new account, signed in. */
export async function signedIn(test: TestApp, email = ada.email): Promise<TestBrowser> {
  const browser = test.browser();
  await browser.send('POST', '/api/auth/sign-up', { ...ada, email });
  const answer = await browser.send('POST', '/api/auth/sign-in', { email, password: ada.password });
  if (answer.statusCode !== 200) throw new Error(`The test user could not sign in: ${answer.body}`);
  return browser;
}

let browsers = 0;

function createBrowser(app: FastifyInstance, origin: string): TestBrowser {
  browsers += 1;
  const address = `198.51.100.${browsers % 250}`;
  return browserIn(app, { origin, address, cookies: new Map() });
}

type Place = { origin: string; address: string; cookies: Map<string, string>; space?: string };

function browserIn(app: FastifyInstance, place: Place): TestBrowser {
  const { origin, address, cookies, space } = place;
  const request = async (options: InjectOptions) => {
    const answer = await app.inject({
      ...options,
      headers: {
        origin,
        'x-forwarded-for': address,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(space === undefined ? {} : { [spaceHeader]: space }),
      },
    });
    remember(cookies, answer);
    return answer;
  };
  return {
    cookies,
    in: (spaceId) => browserIn(app, { ...place, space: spaceId }),
    get: (url) => request({ method: 'GET', url }),
    send: (method, url, body) =>
      request({ method, url, ...(body === undefined ? {} : { payload: body as object }) }),
  };
}

function remember(cookies: Map<string, string>, answer: LightMyRequestResponse): void {
  for (const cookie of answer.cookies) {
    const value = encodeURIComponent(cookie.value);
    if (cookie.maxAge === 0 || cookie.value === '') cookies.delete(cookie.name);
    else cookies.set(cookie.name, value);
  }
}

function collector(lines: string[]): Writable {
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
}
