/**
 * Who may import whom. `files` names the room's place, `mayImport` the rooms it may reach besides itself;
 * everything that is not said here is forbidden. A `*` in a name makes a room of each folder it stands for.
 */
export type Room = { name: string; files: string; mayImport: readonly string[] };

const product = [
  'contract',
  'server/platform',
  'server/sql',
  'server/guard',
  'server/databases',
  'server/language/*',
  'server/ai',
  'server/masking',
  'server/row-rules',
  'server/store',
  'server/records',
];
const doors = [
  'contract',
  'server/platform',
  'server/agents',
  'server/ask',
  'server/tools',
  'server/connections',
  'server/accounts',
  'server/operator',
  'server/records',
];
/** What needs no product: the ground under language and providers. */
const floor = ['contract', 'server/platform', 'server/sql', 'server/guard'];
const engine = [...floor, 'server/databases'];

/** The first room whose place fits a file is the file's room. */
export const rooms: readonly Room[] = [
  { name: 'contract', files: 'contract/src/', mayImport: [] },

  { name: 'reader', files: 'reader/src/', mayImport: [] },
  { name: 'reader/kernel', files: 'reader/kernel/', mayImport: [] },

  { name: 'server/platform', files: 'server/src/platform/', mayImport: [] },
  { name: 'server/sql', files: 'server/src/sql/', mayImport: ['contract', 'server/platform'] },
  {
    name: 'server/guard',
    files: 'server/src/guard/',
    mayImport: ['contract', 'server/platform', 'server/sql'],
  },
  {
    name: 'server/language/question',
    files: 'server/src/language/question/',
    mayImport: [...floor, 'reader'],
  },
  {
    name: 'server/language/statement',
    files: 'server/src/language/statement/',
    mayImport: [...floor, 'server/language/question'],
  },
  {
    name: 'server/language/filling',
    files: 'server/src/language/filling/',
    mayImport: [...floor, 'reader', 'server/language/question', 'server/language/statement'],
  },
  {
    name: 'server/language/matching',
    files: 'server/src/language/matching/',
    mayImport: [...floor, 'server/language/*'],
  },
  {
    name: 'server/ai/providers',
    files: 'server/src/ai/providers/',
    mayImport: [...floor, 'server/language/*', 'server/ai', 'server/ai/tasks'],
  },
  {
    name: 'server/ai/*',
    files: 'server/src/ai/*/',
    mayImport: [...floor, 'reader', 'server/language/*', 'server/ai'],
  },
  { name: 'server/ai', files: 'server/src/ai/', mayImport: [...floor, 'server/language/*'] },
  {
    name: 'server/masking',
    files: 'server/src/masking/',
    mayImport: [...floor, 'server/language/*', 'server/ai'],
  },
  {
    name: 'server/row-rules',
    files: 'server/src/row-rules/',
    mayImport: [...floor, 'server/language/*', 'server/databases', 'server/store'],
  },
  { name: 'server/store', files: 'server/src/store/', mayImport: ['contract', 'server/platform'] },
  {
    name: 'server/databases/supabase',
    files: 'server/src/databases/supabase/',
    mayImport: [...engine, 'server/databases/postgres'],
  },
  {
    name: 'server/databases',
    files: 'server/src/databases/conformance/',
    mayImport: ['contract', 'server/platform', 'server/guard', 'server/databases/*'],
  },
  { name: 'server/databases/*', files: 'server/src/databases/*/', mayImport: engine },
  {
    name: 'server/databases',
    files: 'server/src/databases/',
    mayImport: ['contract', 'server/platform', 'server/guard', 'server/databases/*'],
  },
  {
    name: 'server/records',
    files: 'server/src/records/',
    mayImport: ['contract', 'server/platform', 'server/ai', 'server/store'],
  },
  { name: 'server/ask', files: 'server/src/ask/', mayImport: product },
  { name: 'server/tools', files: 'server/src/tools/', mayImport: product },
  { name: 'server/connections', files: 'server/src/connections/', mayImport: product },
  { name: 'server/accounts', files: 'server/src/accounts/', mayImport: product },
  {
    name: 'server/agents',
    files: 'server/src/agents/',
    mayImport: [...product, 'server/ask', 'server/tools'],
  },
  {
    name: 'server/operator',
    files: 'server/src/operator/',
    mayImport: ['contract', 'server/platform', 'server/store', 'server/records', 'server/accounts'],
  },
  { name: 'server/http', files: 'server/src/http/', mayImport: doors },
  { name: 'server/mcp', files: 'server/src/mcp/', mayImport: doors },
  { name: 'server/app', files: 'server/src/app.ts', mayImport: ['contract', 'server/*'] },
  { name: 'server/app', files: 'server/src/main.ts', mayImport: ['contract', 'server/*'] },
  { name: 'server/app', files: 'server/src/main.integration.test.ts', mayImport: ['contract', 'server/*'] },
  {
    name: 'server/app',
    files: 'server/src/several-servers.integration.test.ts',
    mayImport: ['contract', 'server/*'],
  },
  {
    name: 'server/app',
    files: 'server/src/tokens-matrix.integration.test.ts',
    mayImport: ['contract', 'server/*'],
  },
  { name: 'server/app', files: 'server/src/services.ts', mayImport: ['contract', 'server/*'] },
  { name: 'server/app', files: 'server/src/processes/', mayImport: ['contract', 'server/*'] },
  { name: 'server/app', files: 'server/src/commands/', mayImport: ['contract', 'server/*'] },
  { name: 'server/app', files: 'server/src/services/', mayImport: ['contract', 'server/*'] },
  { name: 'testing', files: 'server/testing/', mayImport: ['contract', 'server/*', 'web/lib', 'scripts'] },

  { name: 'web/ui', files: 'web/src/ui/', mayImport: [] },
  { name: 'web/lib', files: 'web/src/lib/', mayImport: ['contract'] },
  { name: 'web/features/*', files: 'web/src/features/*/', mayImport: ['contract', 'web/ui', 'web/lib'] },
  { name: 'web/app', files: 'web/src/app/', mayImport: ['contract', 'web/*'] },
  { name: 'web/app', files: 'web/src/*.ts', mayImport: ['contract', 'web/*'] },
  { name: 'web/app', files: 'web/src/*.tsx', mayImport: ['contract', 'web/*'] },

  { name: 'emulator', files: 'emulator/src/', mayImport: [] },
  { name: 'scripts', files: 'scripts/', mayImport: ['contract', 'server/app', 'testing', 'web/lib'] },
  { name: 'e2e', files: 'e2e/', mayImport: ['contract', 'testing', 'scripts', 'web/ui'] },
  { name: 'training', files: 'training/', mayImport: ['testing', 'reader'] },
  {
    name: 'bench',
    files: 'bench/',
    mayImport: ['contract', 'reader', 'server/*', 'testing', 'scripts', 'e2e', 'training'],
  },
  { name: 'settings', files: 'vitest.config.ts', mayImport: ['scripts'] },
  { name: 'settings', files: 'web/vite.config.ts', mayImport: ['contract'] },
];

/** Rooms that no product module may import. */
export const testRooms: readonly string[] = ['testing', 'e2e', 'bench', 'training'];

export type PackageRule = { packages: RegExp; onlyIn: readonly string[] };

export const packageRules: readonly PackageRule[] = [
  { packages: /^(fastify|@fastify\/.+|fastify-.+)$/, onlyIn: ['server/http', 'server/mcp', 'server/app'] },
  {
    packages: /^(pg|pg-cursor|mysql2(\/.+)?|node:sqlite|kysely(\/.+)?|@electric-sql\/.+)$/,
    onlyIn: ['server/databases', 'server/databases/*', 'server/store', 'emulator'],
  },
  { packages: /^(react|react-dom|react-router|@base-ui\/.+)(\/.+)?$/, onlyIn: ['web/*'] },
  { packages: /^node:/, onlyIn: ['reader', 'server/*', 'emulator', 'scripts', 'settings'] },
];

/** Where only the named packages may come in, whatever the rules above allow. */
export const onlyPackages: Readonly<Record<string, RegExp>> = { contract: /^zod$/ };

/** Files and rooms that may read `process.env`. */
export const environmentReaders: readonly string[] = [
  'server/src/platform/config.ts',
  // Options of the command line go before what is set in the environment.
  'server/src/commands/cli.ts',
  'emulator/src/settings.ts',
  'scripts',
  'settings',
];

/** The room that may hold patterns against the text of a question. */
export const questionReader = 'server/language/question';

/** A checker that sees nothing finds nothing: fewer modules than this means that it is looking wrongly. */
export const fewestModules = 1_450;

/** Rooms whose folders anybody may reach into: words for everybody. */
export const openRooms: readonly string[] = ['server/platform'];
