export type ShownSetting = { name: string; value: string | null; isSet: boolean; isSecret: boolean };

/** Every setting. A new one does not compile until it is said here whether its value may be shown to an operator. */
const visibility = {
  PORT: 'shown',
  HOST: 'shown',
  APP_ORIGIN: 'shown',
  TRUSTED_PROXIES: 'shown',
  DATA_DIR: 'shown',
  SQLITE_ROOT: 'shown',
  ALLOW_PRIVATE_HOSTS: 'shown',
  DATABASE_URL: 'secret',
  SECRET_KEY: 'secret',
  SECRET_KEY_NEXT: 'secret',
  SECRET_KEY_PREVIOUS: 'secret',
  GOOGLE_CLIENT_ID: 'shown',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'shown',
  OPENAI_BASE_URL: 'shown',
  OPENAI_MODEL: 'shown',
  OPENAI_EMBEDDING_MODEL: 'shown',
  OPENAI_API_KEY: 'secret',
  SUPABASE_CLIENT_ID: 'shown',
  SUPABASE_CLIENT_SECRET: 'secret',
  SUPABASE_API_URL: 'shown',
  PARLEY_DEMO_PROJECTS: 'shown',
  SMTP_URL: 'secret',
  MAIL_FROM: 'shown',
  KEEP_RECORDS_DAYS: 'shown',
  KEEP_AI_EXCHANGES: 'shown',
  SIGN_UP: 'shown',
  OPERATORS: 'shown',
  PLANS: 'shown',
  READER: 'shown',
  READER_THREADS: 'shown',
  DOCS_URL: 'shown',
  DEMO_URL: 'shown',
  REPOSITORY_URL: 'shown',
  TWITTER_URL: 'shown',
  LINKEDIN_URL: 'shown',
  SUPPORT_EMAIL: 'shown',
  METRICS_TOKEN: 'secret',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'shown',
  OTEL_EXPORTER_OTLP_HEADERS: 'secret',
  OTEL_SERVICE_NAME: 'shown',
  OTEL_CAPTURE_CONTENT: 'shown',
  TIME_LIMIT_FACTOR: 'shown',
  SERVERS: 'shown',
  HEALTH_PORT: 'shown',
  SHUTDOWN_DELAY_SECONDS: 'shown',
  LOG_LEVEL: 'shown',
} as const;

export type SettingName = keyof typeof visibility;

/** What was set, in the order above. */
export function settingsShownToOperator(env: Record<string, string | undefined>): ShownSetting[] {
  return Object.entries(visibility).map(([name, kind]) => {
    const value = env[name] || null;
    const isSecret = kind === 'secret';
    return {
      name,
      value: isSecret || value === null ? null : withoutUserInfo(value),
      isSet: value !== null,
      isSecret,
    };
  });
}

/** An address may carry a password, whatever it is the address of. */
function withoutUserInfo(value: string): string {
  return value.replaceAll(/(\w:\/\/)[^/?#\s]*@/g, '$1');
}
