import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';
import { fewestDifferentCharacters, fewestKeyCharacters } from './secrets/secret-key.ts';
import { type Environment, readSettingsFiles } from './settings-from-files.ts';
import {
  type SettingName,
  type ShownSetting,
  settingsShownToOperator,
} from './settings-shown-to-operator.ts';
import type { TracingSettings } from './tracing/tracer.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://parley.example.com' })
  .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'must have no path')
  .transform((value) => URL.parse(value)?.origin ?? value);

const apiAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

const pageAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** `null` is everybody; otherwise the domains whose addresses may have an account, which may be none. */
const signUp = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => value === 'open' || value === 'closed' || domainsIn(value).every(isDomain), {
    error: 'must be open, closed, or the domains of addresses that may have an account, such as example.com',
  })
  .transform((value) => (value === 'open' ? null : value === 'closed' ? [] : domainsIn(value)));

const secretKey = z
  .string()
  .min(fewestKeyCharacters, `must be at least ${fewestKeyCharacters} characters long`)
  .refine((key) => new Set(key).size >= fewestDifferentCharacters, {
    error: 'can be guessed: make one with `openssl rand -base64 32`',
  });

const portWords = 'must be a whole number from 0 to 65535';
const port = z.coerce.number(portWords).int(portWords).min(0, portWords).max(65_535, portWords);

const serversWords = 'must be a whole number from 1 to 64, or auto';
const servers = z
  .string()
  .refine(
    (value) => value === 'auto' || (/^\d{1,2}$/.test(value) && isServerCount(Number(value))),
    serversWords,
  )
  .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)));

const trustedProxies = z
  .string()
  .transform(entriesIn)
  .refine((entries) => entries.every(isProxy), {
    error: 'must be addresses, or ranges such as 10.0.0.0/8, separated by commas',
  });

const addresses = z
  .string()
  .transform((value) => entriesIn(value.toLowerCase()))
  .refine((entries) => entries.every((entry) => z.email().safeParse(entry).success), {
    error: 'must be email addresses, separated by commas',
  });

/** As OpenTelemetry writes them: `name=value`, the value percent-encoded. */
const headers = z
  .string()
  .refine((value) => entriesIn(value).every((entry) => /^[\w-]+\s*=/.test(entry)), {
    error: 'must be headers such as authorization=Bearer%20secret, separated by commas',
  })
  .transform((value) => Object.fromEntries(entriesIn(value).map(headerIn)));

const environment = z.object({
  PORT: optional(port),
  HOST: optional(
    z.string().refine(isHost, 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0'),
  ),
  APP_ORIGIN: optional(origin),
  TRUSTED_PROXIES: optional(trustedProxies),
  DATA_DIR: optional(z.string()),
  SQLITE_ROOT: optional(z.string()),
  ALLOW_PRIVATE_HOSTS: optional(
    z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on'),
  ),
  SERVERS: optional(servers),
  HEALTH_PORT: optional(port),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  SECRET_KEY: optional(secretKey),
  SECRET_KEY_NEXT: optional(secretKey),
  // A previous key may be a weak one: getting away from it is what a rotation is for.
  SECRET_KEY_PREVIOUS: optional(z.string().transform(entriesIn)),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(z.url('must be an address')),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  OPENAI_MODEL: optional(z.string()),
  OPENAI_EMBEDDING_MODEL: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  SUPABASE_CLIENT_ID: optional(z.string()),
  SUPABASE_CLIENT_SECRET: optional(z.string()),
  SUPABASE_API_URL: optional(apiAddress),
  PARLEY_DEMO_PROJECTS: optional(z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(z.string()),
  KEEP_RECORDS_DAYS: optional(
    z.coerce.number('must be a number of days').int().min(1, 'must be at least 1').max(36_500),
  ),
  KEEP_AI_EXCHANGES: optional(z.enum(['on', 'off'], 'must be on or off')),
  SIGN_UP: optional(signUp),
  OPERATORS: optional(addresses),
  PLANS: optional(z.enum(['on', 'off'], 'must be on or off')),
  READER: optional(z.enum(['on', 'off'], 'must be on or off')),
  READER_THREADS: optional(
    z.coerce.number('must be a number').int().min(1, 'must be at least 1').max(16, 'must be at most 16'),
  ),
  DOCS_URL: optional(pageAddress),
  DEMO_URL: optional(pageAddress),
  REPOSITORY_URL: optional(pageAddress),
  TWITTER_URL: optional(pageAddress),
  LINKEDIN_URL: optional(pageAddress),
  SUPPORT_EMAIL: optional(z.email('must be an email address')),
  METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters long')),
  SHUTDOWN_DELAY_SECONDS: optional(
    z.coerce
      .number('must be a number of seconds')
      .min(0, 'must be at least 0')
      .max(300, 'must be at most 300'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(apiAddress),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headers),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_CAPTURE_CONTENT: optional(z.enum(['on', 'off'], 'must be on or off')),
  TIME_LIMIT_FACTOR: optional(
    z.coerce.number('must be a number').min(1, 'must be at least 1').max(100, 'must be at most 100'),
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
} satisfies Record<SettingName, z.ZodType>);

const complete = environment
  .refine((env) => !env.DATABASE_URL || env.SECRET_KEY, {
    path: ['SECRET_KEY'],
    message: 'is required with DATABASE_URL: every server must hold the same key',
  })
  .refine((env) => (env.SERVERS ?? 1) === 1 || env.DATABASE_URL, {
    path: ['SERVERS'],
    message: 'needs DATABASE_URL: the embedded store belongs to one process',
  })
  .refine((env) => env.HEALTH_PORT === undefined || (env.SERVERS ?? 1) > 1, {
    path: ['HEALTH_PORT'],
    message: 'needs SERVERS: one process answers for its health on its own port',
  })
  .refine((env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'and GOOGLE_CLIENT_ID must be set together',
  })
  .refine((env) => !env.SUPABASE_CLIENT_ID === !env.SUPABASE_CLIENT_SECRET, {
    path: ['SUPABASE_CLIENT_SECRET'],
    message: 'and SUPABASE_CLIENT_ID must be set together',
  })
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is required with SMTP_URL',
  })
  .refine((env) => !env.SIGN_UP?.length || env.SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'is required with domains in SIGN_UP: without a mail anybody could claim an address there',
  })
  .refine((env) => !env.OPERATORS || env.SMTP_URL || env.SIGN_UP?.length === 0, {
    path: ['SMTP_URL'],
    message:
      'or SIGN_UP=closed is required with OPERATORS: without a mail anybody could claim an address there',
  });

/** The hosted service whose projects people may connect; `demo` is the stand-in that comes with Parley. */
export type HostedConfig = { clientId: string; clientSecret: string; apiUrl: string; demo: boolean };

type GoogleConfig = { clientId: string; clientSecret: string; issuer: string };

export type Config = {
  host: string;
  port: number;
  /** The one address people use; links, cookies and OAuth redirects are made from it. */
  origin: string;
  /** Other spellings of the same address that a browser on this machine may use. */
  alsoAllowedOrigins: string[];
  trustedProxies: string[];
  /** How many processes serve the port together. */
  servers: number;
  /** Where the process that starts the others answers for their health. */
  healthPort: number | undefined;
  dataDir: string;
  /** The folder whose SQLite files people may name by path; without it they can only upload. */
  sqliteRoot: string | undefined;
  /** Whether people's connections may reach loopback and private addresses. */
  allowPrivateHosts: boolean;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  /** Opens what servers that are ahead in a rotation have sealed. */
  nextSecretKey: string | undefined;
  previousSecretKeys: string[];
  google: GoogleConfig | undefined;
  hosted: HostedConfig | undefined;
  /** `apiKey` serves people who have none of their own. */
  openai: { baseUrl: string; model: string; embeddingModel: string; apiKey: string | undefined };
  mail: { url: string; from: string } | undefined;
  /** For how long what was asked and answered is kept; for ever where it is left out. */
  keepRecordsDays: number | undefined;
  keepAiExchanges: boolean;
  /** Whether questions that no tool fits are read by the model that ships with Parley. */
  readsQuestions: boolean;
  /** How many threads share the reading of a question; undefined where the number of cores decides. */
  readerThreads: number | undefined;
  /** The domains whose addresses may have a new account; `null` where anybody may. */
  signUpDomains: string[] | null;
  /** The addresses of those who see the operator's page; undefined where the first account does. */
  operators: readonly string[] | undefined;
  /** Whether plans limit how many tools people keep. */
  hasPlans: boolean;
  /** Where the pages send people outside of this server; null where they do not. */
  links: Record<'docs' | 'demo' | 'support' | 'repository' | 'twitter' | 'linkedin', string | null>;
  metricsToken: string | undefined;
  /** Where traces go; undefined where there are none. */
  tracing: TracingSettings | undefined;
  /** How long, in milliseconds, a server that is told to stop serves on while it says that it is not ready. */
  shutdownDelay: number;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'] & string;
  /** What was set, for the operator to read; secrets are not in it. */
  settings: readonly ShownSetting[];
};

/** Every setting of the server; each has a twin that ends in `_FILE`. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Multiplies the server's time limits, which are constants of their modules. `readConfig` reports a mistake in it. */
export const timeLimitFactor: number =
  environment.shape.TIME_LIMIT_FACTOR.catch(1).parse(
    readSettingsFiles(process.env, ['TIME_LIMIT_FACTOR']).settings.TIME_LIMIT_FACTOR,
  ) ?? 1;

/** Thrown once with every mistake in it, so that an operator mends all of them in one go. */
export class ConfigError extends OperatorError {
  override readonly name = 'ConfigError';
}

export function readConfig(env: Environment = process.env): Config {
  const { settings, mistakes } = readSettingsFiles(env, settingNames);
  // Where a file cannot be read, its setting must not be reported as missing too.
  const parsed = (mistakes.length === 0 ? complete : environment).safeParse(settings);
  const all = [...mistakes, ...(parsed.error?.issues ?? []).map(describeIssue)];
  if (all.length > 0 || !parsed.success) throw new ConfigError(describeMistakes(all));
  return { ...toConfig(parsed.data), settings: settingsShownToOperator(settings) };
}

function toConfig(env: z.infer<typeof complete>): Omit<Config, 'settings'> {
  const port = env.PORT ?? 8000;
  const host = env.HOST ?? '127.0.0.1';
  const servers = env.SERVERS ?? 1;
  return {
    host,
    port,
    origin: env.APP_ORIGIN ?? `http://localhost:${port}`,
    alsoAllowedOrigins: env.APP_ORIGIN || !loopbackNames.has(host) ? [] : loopbackOrigins(port),
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    servers,
    healthPort: env.HEALTH_PORT,
    dataDir: resolve(env.DATA_DIR ?? '.parley'),
    sqliteRoot: env.SQLITE_ROOT && resolve(env.SQLITE_ROOT),
    allowPrivateHosts: env.ALLOW_PRIVATE_HOSTS ?? loopbackNames.has(host),
    databaseUrl: env.DATABASE_URL,
    secretKey: env.SECRET_KEY,
    nextSecretKey: env.SECRET_KEY_NEXT,
    previousSecretKeys: env.SECRET_KEY_PREVIOUS ?? [],
    google: googleConfig(env),
    hosted: hostedConfig(env),
    openai: {
      baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
      model: env.OPENAI_MODEL ?? 'gpt-4o',
      embeddingModel: env.OPENAI_EMBEDDING_MODEL ?? 'text-embedding-3-small',
      apiKey: env.OPENAI_API_KEY,
    },
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    keepRecordsDays: env.KEEP_RECORDS_DAYS,
    keepAiExchanges: env.KEEP_AI_EXCHANGES !== 'off',
    readsQuestions: env.READER !== 'off',
    readerThreads: env.READER_THREADS ?? shareOfCores(servers),
    signUpDomains: env.SIGN_UP ?? null,
    operators: env.OPERATORS,
    hasPlans: env.PLANS !== 'off',
    links: linksOf(env),
    metricsToken: env.METRICS_TOKEN,
    tracing: tracingSettings(env),
    shutdownDelay: (env.SHUTDOWN_DELAY_SECONDS ?? 0) * 1_000,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
}

function isServerCount(count: number): boolean {
  return count >= 1 && count <= 64;
}

/** Processes that all read with every core would wait for each other. */
function shareOfCores(servers: number): number | undefined {
  return servers === 1 ? undefined : Math.max(1, Math.min(4, Math.floor(availableParallelism() / servers)));
}

function linksOf(env: z.infer<typeof complete>): Config['links'] {
  return {
    docs: env.DOCS_URL ?? null,
    demo: env.DEMO_URL ?? null,
    support: env.SUPPORT_EMAIL ? `mailto:${env.SUPPORT_EMAIL}` : null,
    repository: env.REPOSITORY_URL ?? null,
    twitter: env.TWITTER_URL ?? null,
    linkedin: env.LINKEDIN_URL ?? null,
  };
}

/** A port that was asked for as 0 is known only once it was taken. */
export function withPort(config: Config, port: number): Config {
  if (config.origin !== `http://localhost:${config.port}`) return { ...config, port };
  return { ...config, port, origin: `http://localhost:${port}`, alsoAllowedOrigins: loopbackOrigins(port) };
}

function loopbackOrigins(port: number): string[] {
  return [`http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}

function tracingSettings(env: z.infer<typeof complete>): TracingSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME ?? 'parley',
    captureContent: env.OTEL_CAPTURE_CONTENT === 'on',
  };
}

function headerIn(entry: string): [string, string] {
  const at = entry.indexOf('=');
  const value = entry.slice(at + 1).trim();
  return [entry.slice(0, at).trim(), URL.canParse(`x:${value}`) ? decodeURIComponent(value) : value];
}

function googleConfig(env: z.infer<typeof complete>): GoogleConfig | undefined {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return undefined;
  return {
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
  };
}

function hostedConfig(env: z.infer<typeof complete>): HostedConfig | undefined {
  if (!env.SUPABASE_CLIENT_ID || !env.SUPABASE_CLIENT_SECRET) return undefined;
  return {
    clientId: env.SUPABASE_CLIENT_ID,
    clientSecret: env.SUPABASE_CLIENT_SECRET,
    apiUrl: env.SUPABASE_API_URL ?? 'https://api.supabase.com',
    demo: env.PARLEY_DEMO_PROJECTS ?? false,
  };
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || value === 'localhost';
}

/** The names are those that the framework knows for whole ranges. */
function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...more] = entry.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isRange = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || isRange);
}

function entriesIn(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function domainsIn(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

function isDomain(value: string): boolean {
  return z.hostname().safeParse(value).success;
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} ${message}`;
}

function describeMistakes(mistakes: readonly string[]): string {
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  return `The configuration has ${count}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`;
}
