import { randomUUID } from 'node:crypto';
import { timeOrderedId } from '../../server/src/platform/time-ordered-id.ts';
import type { Owner } from '../../server/src/store/acting-member.ts';
import type { ExecutionRecord } from '../../server/src/store/execution-table-row.ts';
import type { Store } from '../../server/src/store/store.ts';
import { addShop } from '../../server/testing/stored-person.ts';
import { addPeople, addTools } from './team-store.ts';

/** In a store that was used for two months by a hundred people. */
export const grownSize = {
  people: 100,
  toolsOfEach: 495,
  records: 1_000_000,
  /** Of the one who is measured, all of one tool. */
  ofOneTool: 100_000,
  days: 60,
};
const batch = 5_000;
const day = 86_400_000;

type Source = { owner: Owner; connectionId: string; toolIds: readonly string[] };

/** Other people, each with a connection and many tools. */
export async function addNeighbours(store: Store): Promise<Source[]> {
  const sources: Source[] = [];
  for (const owner of await addPeople(store, grownSize.people)) {
    const connectionId = await addShop(store, owner);
    await addTools(store, { owner, connectionId }, grownSize.toolsOfEach);
    sources.push({ owner, connectionId, toolIds: await toolsOf(store, owner) });
  }
  return sources;
}

type Run = { asked: { owner: Owner; connectionId: string }; neighbours: readonly Source[] };

/** The oldest first, through the writer that the product has. */
export async function addRecords(store: Store, { asked, neighbours }: Run): Promise<void> {
  const [toolId = ''] = await toolsOf(store, asked.owner);
  const own: Source = { ...asked, toolIds: [toolId] };
  const each = grownSize.records / grownSize.ofOneTool;
  const step = (grownSize.days * day) / grownSize.records;
  const began = Date.now() - grownSize.days * day;
  let records: ExecutionRecord[] = [];
  for (let number = 0; number < grownSize.records; number += 1) {
    const source = number % each === 0 ? own : neighbours[number % neighbours.length];
    if (source) records.push(record(source, number, began + number * step));
    if (records.length < batch && number + 1 < grownSize.records) continue;
    await store.executions.addAll(records);
    records = [];
  }
}

async function toolsOf(store: Store, owner: Owner): Promise<string[]> {
  const rows = await store.engine.db
    .selectFrom('parley_tools')
    .select('id')
    .where('space_id', '=', owner.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** In the order of `recordColumns`. */
function record({ owner, connectionId, toolIds }: Source, number: number, time: number): ExecutionRecord {
  return [
    timeOrderedId(Math.floor(time)),
    owner.id,
    owner.personId,
    owner.email,
    `how many customers by city from ${number % 50}`,
    number % 3 === 0 ? 'question' : 'tool',
    'success',
    number % 3 === 0 ? 'web' : 'mcp',
    null,
    connectionId,
    'Sample shop',
    toolIds[number % toolIds.length] ?? null,
    'How many customers by city',
    null,
    10,
    4.2,
    null,
    null,
    receipt,
    new Date(time).toISOString(),
  ];
}

/** About as long as that of a tool run. */
const receipt = JSON.stringify({
  toolVersion: 1,
  dialect: 'sqlite',
  chips: [],
  template: 'x'.repeat(600),
  sql: 'x'.repeat(600),
  rewrite: null,
  truncated: null,
  resultHash: randomUUID(),
  result: null,
  chart: null,
  prose: null,
  candidates: [],
  steps: [],
  provider: 'builtin',
  usage: null,
  error: null,
});
