import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

export type Settings = {
  host: string;
  port: number;
  dataDir: string;
  clientId: string;
  clientSecret: string;
  /** What opens `/_emulator/`. Nobody knows it unless whoever starts the emulator chose it. */
  adminSecret: string;
  /** Where the browser may be sent back to, besides addresses of this machine. */
  redirectUris: readonly string[];
  /** What the client may do with a grant, as registered on the real service. */
  scopes: readonly string[];
  tokenLifetimeSeconds: number;
  requestsPerMinute: number;
  queryLimitMs: number;
  idleLimitMs: number;
  /** Take copies of projects that were seeded once for the whole machine and are kept in this folder, as tests do. */
  templateHome: string | undefined;
};

const allScopes = [
  'organizations:read',
  'projects:read',
  'projects:write',
  'database:read',
  'database:write',
  'secrets:read',
  'rest:read',
];

class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const host = env.HOST || '127.0.0.1';
  if (isIP(host) === 0 && host !== 'localhost') throw new SettingsError('HOST must be an address.');
  return {
    host,
    port: wholeNumber(env, 'PORT', 8001),
    dataDir: resolve(env.DATA_DIR || '.parley/demo-projects'),
    clientId: env.EMULATOR_CLIENT_ID || '7b1f6f0e-5d6c-4a51-9f0b-6b0f2c9d3a10',
    clientSecret: env.EMULATOR_CLIENT_SECRET || 'demo-secret',
    adminSecret: env.EMULATOR_ADMIN_SECRET || randomBytes(24).toString('hex'),
    redirectUris: list(env.EMULATOR_REDIRECT_URIS),
    scopes: env.EMULATOR_SCOPES ? list(env.EMULATOR_SCOPES) : allScopes,
    tokenLifetimeSeconds: wholeNumber(env, 'EMULATOR_TOKEN_LIFETIME', 86_400),
    requestsPerMinute: wholeNumber(env, 'EMULATOR_RATE_LIMIT', 120),
    queryLimitMs: wholeNumber(env, 'EMULATOR_QUERY_LIMIT_MS', 55_000),
    idleLimitMs: wholeNumber(env, 'EMULATOR_IDLE_LIMIT_MS', 300_000),
    templateHome: env.EMULATOR_TEMPLATE === 'on' ? lastingFolder() : undefined,
  };
}

/** A run of the tests has a folder of its own for temporary files, which goes with it: templates outlast it. */
function lastingFolder(): string {
  return process.env.EMULATOR_TEMPLATE_HOME ?? tmpdir();
}

function wholeNumber(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new SettingsError(`${name} must be a whole number.`);
  return value;
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}
