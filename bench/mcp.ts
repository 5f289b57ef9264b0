import { limits } from '@parley/contract/limits';
import { api } from '@parley/contract/routes';
import { startDbhub } from './dbhub.ts';
import { compareRates, type Reader } from './support/compare-rates.ts';
import { startItems } from './support/items-database.ts';
import { postRequest } from './support/keep-alive-client.ts';
import { startParley } from './support/parley-server.ts';
import { judge } from './support/report.ts';
import { forEachShelf, nextShelf, readOver, shelfSql } from './support/shelf.ts';

/** One tool run over MCP, guard and record included, against the raw driver with a prepared statement, which is 1. */
const loads = [
  { at: 1, goal: 0.3 },
  { at: 8, goal: 0.5 },
  { at: 32, goal: 0.35 },
];
const workers = Math.max(...loads.map(({ at }) => at));
const [profile] = process.argv.slice(2);
const [oursName, theirsName] = ['Parley over MCP', 'DBHub over MCP'];

const items = await startItems();
const parley = await startParley({ profile });
const people = await parley.people(workers / limits.query.running, items.place);
const tool = {
  name: 'Items of a shelf',
  sql: shelfSql.named,
  parameters: [{ name: 'shelf', type: 'integer' }],
};
const tokens = await Promise.all(people.map((person) => parley.tokenFor(person, tool)));
const dbhub = await startDbhub(items.url);

const callOf = (shelf: number) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'items_of_a_shelf', arguments: { shelf } },
});
const headersWith = (more: Record<string, string>) => ({
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
  ...more,
});
const callsTo = (origin: string, more: Record<string, string>) =>
  forEachShelf((shelf) => postRequest(origin, api.mcp, { headers: headersWith(more), body: callOf(shelf) }));
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` });

const ours = readOver(
  parley.origin,
  workers,
  tokens.map((token) => callsTo(parley.origin, bearer(token))),
);
const theirs = dbhub && readOver(dbhub.origin, workers, [callsTo(dbhub.origin, {})]);
await assertRows(parley.origin, bearer(tokens[0]));
if (dbhub) await assertRows(dbhub.origin, {});

const readRaw: Reader = () =>
  items.raw.query({ name: 'items', text: shelfSql.numbered, values: [nextShelf()] });
const measured = await compareRates({
  readers: {
    'raw pg, prepared': readRaw,
    [oursName]: ours.read,
    ...(theirs ? { [theirsName]: theirs.read } : {}),
  },
  judged: oursName,
  loads,
});
for (const [index, rates] of theirs ? measured.entries() : []) {
  const times = (rates.get(oursName) ?? 0) / (rates.get(theirsName) ?? 1);
  judge(`${oursName}, ${loads[index]?.at} at once`, times, { atLeast: 3, unit: '× DBHub' });
}

ours.close();
theirs?.close();
dbhub?.stop();
await parley.stop();
await items.stop();

/** A refusal would be fast, too. */
async function assertRows(origin: string, more: Record<string, string>): Promise<void> {
  const answer = await fetch(`${origin}${api.mcp}`, {
    method: 'POST',
    headers: { ...headersWith(more), 'content-type': 'application/json' },
    body: JSON.stringify(callOf(7)),
  });
  const text = await answer.text();
  if (text.split('item ').length <= 10) throw new Error(`${origin} gave no ten rows: ${text.slice(0, 500)}`);
}
