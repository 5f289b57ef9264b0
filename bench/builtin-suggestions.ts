import type { DatabaseSchema } from '@parley/contract/database-schema';
import { suggestTools } from '../server/src/ai/builtin/suggest/suggest-tools.ts';
import { writeSql } from '../server/src/ai/builtin/suggest/write-tool-sql.ts';
import type { ColumnProfile, ToolDraft, WrittenSql } from '../server/src/ai/port.ts';
import type { Database } from '../server/src/databases/port.ts';
import { readProfiles } from './read-profiles.ts';
import { judge } from './support/report.ts';
import { sampleDatabases } from './support/sample-databases.ts';

/** For every sample database: how many tools are suggested, how many prepare and run, what thinking of them costs. */
const rounds = 3;
const isVerbose = process.argv.includes('--show');
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const today = new Date().toISOString().slice(0, 10);
let [shown, running, slowest] = [0, 0, 0];

for await (const { name, database } of sampleDatabases()) {
  if (only && !name.includes(only)) continue;
  const schema = await database.introspect();
  const profiles = await readProfiles(database, schema);
  const [drafts, cpu] = await timed(() => suggested(database, schema, profiles));
  const first = await proven(database, { schema, profiles, drafts });
  const more = await suggested(
    database,
    schema,
    profiles,
    drafts.map((draft) => draft.name),
  );
  const second = await proven(database, { schema, profiles, drafts: more });
  shown += drafts.length + more.length;
  running += first + second;
  slowest = Math.max(slowest, cpu);
  process.stdout.write(
    `${name.padEnd(28)} ${String(schema.tables.length).padStart(3)} tables  ${drafts.length} suggested, ${first} run; ${more.length} more, ${second} run  ${cpu.toFixed(0)} ms of CPU\n`,
  );
}
judge(`of ${shown} suggestions prepare and run`, (100 * running) / Math.max(shown, 1), {
  atLeast: 100,
  unit: '%',
});
judge('CPU for the suggestions of the slowest schema', slowest, { atMost: 1_000, unit: 'ms' });

function suggested(
  { dialect }: Database,
  schema: DatabaseSchema,
  profiles: ColumnProfile[],
  exclude: string[] = [],
): Promise<ToolDraft[]> {
  return suggestTools({ dialect, schema, profiles, exclude, systemDescription: '', today });
}

type Shown = { schema: DatabaseSchema; profiles: ColumnProfile[]; drafts: ToolDraft[] };

async function proven(database: Database, { schema, profiles, drafts }: Shown): Promise<number> {
  let count = 0;
  for (const draft of drafts) {
    const tables = schema.tables.filter((table) =>
      draft.tables.includes(table.schema === '' ? table.name : `${table.schema}.${table.name}`),
    );
    const { relationships } = schema;
    const task = { dialect: database.dialect, relationships, profiles, draft, failed: null, today };
    const written = await writeSql({ ...task, tables });
    const among = await writeSql({ ...task, tables: schema.tables });
    const isSame = written.sql === among.sql;
    const outcome = isSame ? await run(database, written) : 'is another statement among all tables';
    if (typeof outcome === 'number') count += 1;
    else process.stdout.write(`  FAILS ${draft.name}: ${outcome}\n${written.sql}\n`);
    if (isVerbose) describe(draft, written, outcome);
  }
  return count;
}

async function run(database: Database, { sql, parameters }: WrittenSql): Promise<number | string> {
  try {
    const statement = await database.approveRead({ sql, parameters: [...parameters], values: {} });
    await database.prepare(statement);
    return (await database.query(statement)).rows.length;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function describe(draft: ToolDraft, { sql, parameters }: WrittenSql, outcome: number | string): void {
  const names = parameters.map(({ name }) => name).join(', ');
  process.stdout.write(`- ${draft.name} [${outcome}] (${names})\n    ${draft.description}\n`);
  if (process.argv.includes('--sql')) process.stdout.write(`${sql.replace(/^/gm, '      ')}\n`);
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  let value = await work();
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) value = await work();
  const { user, system } = process.cpuUsage(before);
  return [value, (user + system) / 1_000 / rounds];
}
