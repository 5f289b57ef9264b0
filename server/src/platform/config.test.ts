import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, withPort } from './config.ts';
import { scaleTimeLimit } from './scale-time-limit.ts';

describe('the configuration', () => {
  test('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 8000, origin: 'http://localhost:8000' });
    expect(config).toMatchObject({ databaseUrl: undefined, google: undefined, mail: undefined });
  });

  test('takes an empty value for no value', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 8000, mail: undefined });
  });

  test('[C01] outward links are settings, and none is set by itself', () => {
    const none = { docs: null, demo: null, support: null, repository: null, twitter: null, linkedin: null };
    expect(readConfig({}).links).toEqual(none);
    const { links } = readConfig({
      DOCS_URL: 'https://docs.example.com/a?b',
      SUPPORT_EMAIL: 'help@example.com',
    });
    expect(links).toEqual({
      ...none,
      docs: 'https://docs.example.com/a?b',
      support: 'mailto:help@example.com',
    });
    expect(() => readConfig({ DEMO_URL: 'javascript:alert(1)' })).toThrow(
      'DEMO_URL must be an http(s) address',
    );
    expect(() => readConfig({ SUPPORT_EMAIL: 'help' })).toThrow('SUPPORT_EMAIL must be an email address');
  });

  test('reports every mistake at once', () => {
    const env = { PORT: 'eighty', APP_ORIGIN: 'parley', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' };
    const read = () => readConfig(env);
    expect(read).toThrow(ConfigError);
    for (const name of Object.keys(env)) expect(read).toThrow(name);
  });

  test('[Q07] refuses keys that are short or can be guessed, but not as previous ones', () => {
    const strong = 'a key that is long enough to be one, surely';
    for (const name of ['SECRET_KEY', 'SECRET_KEY_NEXT']) {
      expect(() => readConfig({ [name]: 'short' })).toThrow(`${name} must be at least 32 characters long`);
      expect(() => readConfig({ [name]: 'abc'.repeat(20) })).toThrow(`${name} can be guessed`);
    }
    const config = readConfig({ SECRET_KEY: strong, SECRET_KEY_PREVIOUS: 'short, ,' });
    expect(config).toMatchObject({ secretKey: strong, previousSecretKeys: ['short'] });
  });

  test('knows proxies by address, range and name, and refuses anything else', () => {
    const read = (list: string) => readConfig({ TRUSTED_PROXIES: list }).trustedProxies;
    const good = ['10.0.0.5', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback'];
    expect(read(good.join(', '))).toEqual(good);
    for (const bad of ['proxy.example.com', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '10.0.0.1/x', 'true'])
      expect(() => read(bad), bad).toThrow('TRUSTED_PROXIES must be addresses');
  });

  test('asks for a key, a sender and a secret where they are needed', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/parley' })).toThrow('SECRET_KEY');
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('MAIL_FROM');
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
    expect(() => readConfig({ SUPABASE_CLIENT_ID: 'id' })).toThrow('SUPABASE_CLIENT_SECRET');
  });

  test('lets everybody sign up, nobody, or addresses of some domains', () => {
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'parley@example.com' };
    expect(readConfig({}).signUpDomains).toBeNull();
    expect(readConfig({ SIGN_UP: 'open' }).signUpDomains).toBeNull();
    expect(readConfig({ SIGN_UP: 'closed' }).signUpDomains).toEqual([]);
    expect(readConfig({ SIGN_UP: 'Example.com, example.org', ...mail }).signUpDomains).toEqual([
      'example.com',
      'example.org',
    ]);
    expect(() => readConfig({ SIGN_UP: 'someone@example.com', ...mail })).toThrow('SIGN_UP');
    expect(() => readConfig({ SIGN_UP: 'example.com' })).toThrow('SMTP_URL is required');
  });

  test('knows the hosted service only with its credentials', () => {
    expect(readConfig({}).hosted).toBeUndefined();
    const credentials = { SUPABASE_CLIENT_ID: 'id', SUPABASE_CLIENT_SECRET: 'secret' };
    expect(readConfig(credentials).hosted).toMatchObject({ apiUrl: 'https://api.supabase.com', demo: false });
    const demo = { ...credentials, SUPABASE_API_URL: 'http://127.0.0.1:8001/', PARLEY_DEMO_PROJECTS: '1' };
    expect(readConfig(demo).hosted).toMatchObject({ apiUrl: 'http://127.0.0.1:8001', demo: true });
  });

  test('never repeats a value in its complaint', () => {
    expect(() => readConfig({ SECRET_KEY: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@db' })).not.toThrow('hunter2');
  });

  test('accepts the other spellings of loopback only when nothing else was configured', () => {
    expect(readConfig({}).alsoAllowedOrigins).toContain('http://127.0.0.1:8000');
    expect(readConfig({ HOST: '0.0.0.0' }).alsoAllowedOrigins).toEqual([]);
    expect(readConfig({ APP_ORIGIN: 'https://parley.example.com/' })).toMatchObject({
      origin: 'https://parley.example.com',
      alsoAllowedOrigins: [],
    });
  });

  test('lets connections reach private addresses only where the operator or loopback says so', () => {
    expect(readConfig({}).allowPrivateHosts).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).allowPrivateHosts).toBe(false);
    expect(readConfig({ HOST: '0.0.0.0', ALLOW_PRIVATE_HOSTS: 'on' }).allowPrivateHosts).toBe(true);
    expect(readConfig({ ALLOW_PRIVATE_HOSTS: 'off' }).allowPrivateHosts).toBe(false);
    expect(() => readConfig({ ALLOW_PRIVATE_HOSTS: 'maybe' })).toThrow('must be on or off');
  });

  test('takes a factor for time limits from 1 to 100', () => {
    for (const factor of ['0', '101', 'slow']) {
      expect(() => readConfig({ TIME_LIMIT_FACTOR: factor })).toThrow('TIME_LIMIT_FACTOR must be');
    }
    expect(() => readConfig({ TIME_LIMIT_FACTOR: '2.5' })).not.toThrow();
    // The tests themselves run with a factor of their own.
    expect(scaleTimeLimit(1_000)).toBe(1_000 * Number(process.env.TIME_LIMIT_FACTOR));
  });

  test('takes a port that was found later', () => {
    expect(withPort(readConfig({ PORT: '0' }), 4711).origin).toBe('http://localhost:4711');
    const named = readConfig({ PORT: '0', APP_ORIGIN: 'https://parley.example.com' });
    expect(withPort(named, 4711).origin).toBe('https://parley.example.com');
  });

  test('[Q05] operators are named by address, where an address cannot be claimed by anybody', () => {
    const named = { OPERATORS: 'Ada@example.com, bea@example.com' };
    const operators = ['ada@example.com', 'bea@example.com'];
    expect(readConfig({ ...named, SIGN_UP: 'closed' })).toMatchObject({ operators });
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' };
    expect(readConfig({ ...named, ...mail })).toMatchObject({ operators });
    expect(() => readConfig(named)).toThrow('SMTP_URL or SIGN_UP=closed is required with OPERATORS');
    expect(() => readConfig({ OPERATORS: 'ada' })).toThrow('OPERATORS must be email addresses');
    expect(readConfig({})).toMatchObject({ operators: undefined, hasPlans: true });
    expect(readConfig({ PLANS: 'off' })).toMatchObject({ hasPlans: false });
  });

  test('[Q05] settings are shown to the operator without a secret', () => {
    const canary = 'canary-of-the-settings-0123456789abc';
    const secrets = {
      DATABASE_URL: `postgres://parley:${canary}@db.example.com/parley`,
      SECRET_KEY: canary,
      SECRET_KEY_NEXT: `${canary}-next`,
      SECRET_KEY_PREVIOUS: canary,
      GOOGLE_CLIENT_SECRET: canary,
      OPENAI_API_KEY: canary,
      SUPABASE_CLIENT_SECRET: canary,
      SMTP_URL: `smtp://parley:${canary}@mail.example.com`,
      METRICS_TOKEN: canary,
    };
    const shown = {
      GOOGLE_CLIENT_ID: 'google-id',
      SUPABASE_CLIENT_ID: 'supabase-id',
      MAIL_FROM: 'parley@example.com',
      OPENAI_BASE_URL: `https://user:${canary}@ai.example.com/v1?a=b@c`,
      SIGN_UP: '',
    };
    const { settings } = readConfig({ ...secrets, ...shown });
    expect(JSON.stringify(settings)).not.toContain('canary');
    const of = (name: string) => settings.find((setting) => setting.name === name);
    for (const name of Object.keys(secrets))
      expect(of(name)).toEqual({ name, value: null, isSet: true, isSecret: true });
    expect(of('OPENAI_BASE_URL')?.value).toBe('https://ai.example.com/v1?a=b@c');
    expect(of('SIGN_UP')).toEqual({ name: 'SIGN_UP', value: null, isSet: false, isSecret: false });
  });
});
