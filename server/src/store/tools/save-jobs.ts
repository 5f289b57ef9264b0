import { randomUUID } from 'node:crypto';
import type { SaveJob, ToolToSave } from '@parley/contract/tools';
import { saveStates, toolLimits } from '@parley/contract/tools';
import type { Kysely, Selectable } from 'kysely';
import { type Owner, ownedBy, ownerOfRow } from '../acting-member.ts';
import { isoText } from '../database/column-conversions.ts';
import { parseEnumText } from '../database/parse-enum-text.ts';
import type { StoreEngine } from '../database/store-engine-types.ts';
import type { Tables } from '../database/table-types.ts';
import { type HeldJob, LeaseLost } from '../leased-tool-save-job.ts';
import type { Added, NewTool, ToolLimit } from './insert-tool.ts';
import { insertTool } from './insert-tool.ts';

export type SaveJobs = {
  start(owner: Owner, job: { connectionId: string; tools: ToolToSave[] }): Promise<string>;
  find(spaceId: string, id: string): Promise<SaveJob | null>;
  /** The newest first, a few. */
  list(spaceId: string): Promise<SaveJob[]>;
  /** Running jobs that nobody holds. */
  orphans(): Promise<string[]>;
  /** `null` when somebody holds it, or it has ended. */
  take(id: string, leaseTime: number): Promise<HeldJob | null>;
  renew(job: HeldJob, leaseTime: number): Promise<void>;
  progress(job: HeldJob, done: { units: number; message: string }): Promise<void>;
  /** Saves the next tool and moves on, in one transaction; a plan that is full counts as a failure of the tool. */
  save(job: HeldJob, tool: NewTool, whenFull: (full: Full) => string): Promise<Added>;
  skip(job: HeldJob, failure: { name: string; reason: string }): Promise<void>;
  finish(job: HeldJob, state: 'done' | 'interrupted', message: string): Promise<void>;
  /** Gives it back before its time: another may take it up at once, and this attempt does not count. */
  release(job: HeldJob): Promise<void>;
  /** The embedded store has one server: what was held before it started is held by nobody. */
  releaseLeftOvers(): Promise<void>;
  /** Jobs that ended before `before` are forgotten. */
  sweep(before: number): Promise<void>;
};

type Full = Extract<Added, { full: unknown }>['full'];

const mostListed = 20;

export function saveJobs({ db, isEmbedded }: StoreEngine, limit: ToolLimit): SaveJobs {
  const held = (job: HeldJob, change: Change) => update(db, job, change);
  return {
    start: (owner, job) => start(db, owner, job),
    find: async (spaceId, id) => {
      const row = await ofOwner(db, spaceId).where('id', '=', id).executeTakeFirst();
      return row ? toEntity(row) : null;
    },
    list: async (spaceId) => {
      const rows = await ofOwner(db, spaceId).orderBy('started_at', 'desc').limit(mostListed).execute();
      return rows.map(toEntity);
    },
    orphans: async () => {
      const rows = await db
        .selectFrom('parley_save_jobs')
        .select('id')
        .where('state', '=', 'running')
        .where('lease_until', '<', Date.now())
        .execute();
      return rows.map(({ id }) => id);
    },
    take: (id, leaseTime) => take(db, id, leaseTime),
    renew: (job, leaseTime) => held(job, { lease_until: Date.now() + leaseTime }),
    progress: async (job, { units, message }) => {
      if (units <= job.reached) return held(job, { message });
      await held(job, { units, message, attempts: 0 });
      job.reached = units;
      job.attempts = 0;
    },
    save: (job, tool, whenFull) => save(db, job, { tool, limit, whenFull }),
    skip: async (job, failure) => {
      await moveOn(db, job, { failed: failure });
      movedOn(job);
    },
    finish: (job, state, message) => held(job, { state, message, lease: null, lease_until: 0 }),
    release: (job) => held(job, { lease: null, lease_until: 0, attempts: Math.max(0, job.attempts - 1) }),
    releaseLeftOvers: async () => {
      if (!isEmbedded) return;
      await db.updateTable('parley_save_jobs').set({ lease: null, lease_until: 0 }).execute();
    },
    sweep: async (before) => {
      await db
        .deleteFrom('parley_save_jobs')
        .where('state', '!=', 'running')
        .where('started_at', '<', new Date(before).toISOString())
        .execute();
    },
  };
}

const ofOwner = (db: Kysely<Tables>, spaceId: string) =>
  db.selectFrom('parley_save_jobs').selectAll().where('space_id', '=', spaceId);

async function start(
  db: Kysely<Tables>,
  owner: Owner,
  { connectionId, tools }: { connectionId: string; tools: ToolToSave[] },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('parley_save_jobs')
    .values({
      id,
      ...ownedBy(owner),
      connection_id: connectionId,
      tools: JSON.stringify(tools),
      state: 'running',
      position: 0,
      attempts: 0,
      units: 0,
      message: 'Waiting to start…',
      saved: '[]',
      failed: '[]',
      lease: null,
      lease_until: 0,
      started_at: new Date().toISOString(),
    })
    .execute();
  return id;
}

async function take(db: Kysely<Tables>, id: string, leaseTime: number): Promise<HeldJob | null> {
  const now = Date.now();
  const lease = randomUUID();
  const row = await db
    .updateTable('parley_save_jobs')
    .set((job) => ({ lease, lease_until: now + leaseTime, attempts: job('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    // Nobody else begins one.
    owner: ownerOfRow(row, 'maker'),
    connectionId: row.connection_id,
    lease,
    tools: toolsIn(row),
    position: row.position,
    attempts: row.attempts,
    reached: row.units,
  };
}

async function save(
  db: Kysely<Tables>,
  job: HeldJob,
  { tool, limit, whenFull }: { tool: NewTool; limit: ToolLimit; whenFull: (full: Full) => string },
): Promise<Added> {
  const added = await db.transaction().execute(async (tx) => {
    const outcome = await insertTool(tx, job.owner, { tool, limit });
    const { name } = tool;
    await moveOn(
      tx,
      job,
      'id' in outcome
        ? { saved: { id: outcome.id, name } }
        : { failed: { name, reason: whenFull(outcome.full) } },
    );
    return outcome;
  });
  movedOn(job);
  return added;
}

/** What the store holds since `moveOn`. */
function movedOn(job: HeldJob): void {
  job.position += 1;
  job.attempts = 0;
  job.reached = job.position * toolLimits.unitsPerTool;
}

type Outcome = { saved?: SaveJob['saved'][number]; failed?: SaveJob['failed'][number] };

async function moveOn(db: Kysely<Tables>, job: HeldJob, { saved, failed }: Outcome): Promise<void> {
  const row = await db
    .selectFrom('parley_save_jobs')
    .select(['saved', 'failed'])
    .where('id', '=', job.id)
    .executeTakeFirst();
  if (!row) throw new LeaseLost();
  const position = job.position + 1;
  await update(db, job, {
    position,
    attempts: 0,
    units: position * toolLimits.unitsPerTool,
    ...(saved ? { saved: appended(row.saved, saved) } : {}),
    ...(failed ? { failed: appended(row.failed, failed) } : {}),
  });
}

type Change = Partial<
  Pick<
    Selectable<Tables['parley_save_jobs']>,
    'state' | 'position' | 'attempts' | 'units' | 'message' | 'saved' | 'failed' | 'lease'
  > & { lease_until: number }
>;

/** Only for whoever holds the lease, and only at the tool they think is next. */
async function update(db: Kysely<Tables>, job: HeldJob, change: Change): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('parley_save_jobs')
    .set(change)
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .where('position', '=', job.position)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

function appended(json: string, entry: object): string {
  return JSON.stringify([...JSON.parse(json), entry]);
}

/** Only `start` writes this column, from values of that very type. */
function toolsIn(row: { tools: string }): ToolToSave[] {
  return JSON.parse(row.tools) as ToolToSave[];
}

function toEntity(row: Selectable<Tables['parley_save_jobs']>): SaveJob {
  return {
    id: row.id,
    connectionId: row.connection_id,
    state: parseEnumText(saveStates, row.state),
    progress: {
      current: row.units,
      total: toolsIn(row).length * toolLimits.unitsPerTool,
      message: row.message,
    },
    saved: JSON.parse(row.saved) as SaveJob['saved'],
    failed: JSON.parse(row.failed) as SaveJob['failed'],
    startedAt: isoText(row.started_at),
  };
}
