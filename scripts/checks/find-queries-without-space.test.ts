import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';
import { openQueries, tablesOfSpaces } from './find-queries-without-space.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const store = 'server/src/store/';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tables = tablesOfSpaces(read(`${store}database/table-types.ts`));

const old = 'what is over is swept, in all spaces';
const sealed = 'secrets are sealed anew with another key, in all spaces';
const operators = 'operators see the whole server';
const callers = 'the functions below it say which space';
const secret = 'whoever has the secret has the row: its hash is the only key';

/** Queries on rows of spaces that do not say which space: how many, and why. */
const acrossSpaces: Readonly<Record<string, [count: number, reason: string]>> = {
  'accounts/access-tokens.ts parley_access_tokens': [
    4,
    'tokens of a person in all spaces, and the very token that was just found by its hash',
  ],
  'accounts/access-tokens.ts parley_agent_codes': [
    1,
    'a changed password ends what a person let in, in all spaces',
  ],
  'accounts/agent-oauth-clients.ts parley_agent_codes': [2, `${secret}; ${old}`],
  'accounts/agent-oauth-clients.ts parley_access_tokens': [
    2,
    `whether the token of a renewal is still there; ${old}`,
  ],
  'accounts/ai-usage.ts parley_ai_usage': [1, `${callers}; what operators lend is counted over all of them`],
  'accounts/openai-keys.ts parley_api_keys': [2, sealed],
  'asking/ai-exchanges.ts parley_ai_exchanges': [3, `${callers}; ${sealed}`],
  'asking/executions.ts parley_executions': [1, old],
  'asking/executions.ts parley_conversations': [1, old],
  'connections/connections.ts parley_connections': [
    4,
    `${callers}; ${sealed}; whether the very connection that was just used could be reached`,
  ],
  'connections/hosted-oauth-grants.ts parley_oauth_grants': [
    7,
    `${sealed}; a grant that was found in its space is renewed under a lease`,
  ],
  'connections/rehearsals.ts parley_rehearsals': [1, old],
  'connections/upload-chunks.ts parley_uploads': [
    1,
    'the file of a connection that was found in its space is changed',
  ],
  'connections/uploads.ts parley_uploads': [
    4,
    `${old}; files of earlier versions are taken in at the start; the room of a person is counted over all spaces`,
  ],
  'connections/uploads.ts parley_connections': [1, old],
  'connections/uploads.ts parley_members': [
    1,
    'the spaces that a person belongs to: what was left in others does not take their room',
  ],
  'execution-records/remove-records.ts parley_executions': [
    3,
    `records that name a tool or connection which was just found in its space; ${old}`,
  ],
  'operating/model-offers.ts parley_api_keys': [2, operators],
  'operating/operator-overview.ts parley_executions': [1, operators],
  'operating/operator-overview.ts parley_ai_usage': [1, operators],
  'operating/operator-overview.ts parley_connections': [2, operators],
  'operating/operator-overview.ts parley_tools': [1, operators],
  'operating/operator-overview.ts parley_save_jobs': [1, operators],
  'operating/operator-people.ts parley_access_tokens': [2, operators],
  'operating/operator-people.ts parley_agent_codes': [1, operators],
  'operating/operator-people.ts parley_executions': [1, operators],
  'spaces/invitations.ts parley_invitations': [4, `${secret}, and says which space it opens; ${old}`],
  'spaces/members.ts parley_members': [1, 'spaces of a person who deletes their account'],
  'spaces/shared-answers.ts parley_shared_answers': [
    4,
    `${callers}, or the secret of a public link; how many links a person has in all spaces; ${old}`,
  ],
  'spaces/space-events.ts parley_space_events': [
    2,
    `an entry is closed by whoever has just opened it; ${old}`,
  ],
  'spaces/spaces.ts parley_members': [1, 'the spaces that a person belongs to'],
  'tools/insert-tool.ts parley_tools': [
    1,
    'system names of a person are unique in all spaces, since the first stores',
  ],
  'tools/save-jobs.ts parley_save_jobs': [
    6,
    `jobs of servers that died are gone on with, whosever they are, under a lease; ${old}`,
  ],
};

function countOpen(): Map<string, number> {
  const counts = new Map<string, number>();
  const files = sourceFiles(root).filter(
    (file) => file.startsWith(store) && /\.ts$/.test(file) && !/\.test\.ts$|\/migrations\//.test(file),
  );
  for (const file of files) {
    for (const { table } of openQueries(file, read(file), tables)) {
      const key = `${file.slice(store.length)} ${table}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

test('every query on rows of a space says which space, or is listed with its reason', () => {
  expect(tables.size).toBeGreaterThan(30);
  const listed = Object.fromEntries(Object.entries(acrossSpaces).map(([key, [count]]) => [key, count]));
  expect(Object.fromEntries(countOpen())).toEqual(listed);
});

test('a query without a space is noticed, however it is written', () => {
  const found = (source: string) => openQueries('a.ts', source, tables).map(({ table }) => table);
  expect(found("db.selectFrom('parley_tools').selectAll().where('id', '=', id).execute();")).toEqual([
    'parley_tools',
  ]);
  expect(found("db.selectFrom('parley_tools as tool').select(['tool.space_id']).execute();")).toEqual([
    'parley_tools',
  ]);
  expect(found("await db.deleteFrom('parley_connections').where('space_id', '=', a).execute();")).toEqual([]);
  expect(found("db.updateTable('parley_attempts').set({ count: 1 }).execute();")).toEqual([]);
  expect(found('sql`select * from parley_tools where id = 1`;')).toEqual(['parley_tools']);
  expect(found(['sql`select * from parley_tools where space_id = $', '{a}`;'].join(''))).toEqual([]);
  const nested =
    "db.selectFrom('parley_tools').where('space_id', '=', a).where('id', 'in', (q) => q.selectFrom('parley_executions').select('tool_id'))";
  expect(found(nested)).toEqual(['parley_executions']);
});
