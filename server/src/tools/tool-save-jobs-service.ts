import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import { connectionMessages } from '@parley/contract/connections';
import { ParleyError } from '@parley/contract/errors';
import { mayDo } from '@parley/contract/spaces/roles';
import type { SaveEvent, SaveJob, ToolToSave } from '@parley/contract/tools';
import { toolLimits, toolMessages } from '@parley/contract/tools';
import { runsHere } from '../ai/runs-on-this-machine.ts';
import type { Owner } from '../store/acting-member.ts';
import type { HeldJob } from '../store/leased-tool-save-job.ts';
import { LeaseLost } from '../store/leased-tool-save-job.ts';
import { isFull } from '../store/plan-tool-limit.ts';
import type { Store } from '../store/store.ts';
import { buildTool } from './build-tool.ts';
import type { OpenToolBuildingContext, ToolBuildingContextWithSchema } from './tool-building-context.ts';
import { withSchema } from './tool-building-context.ts';
import { planIsFull } from './tool-limit-error.ts';

export type ToolSaveJobsService = {
  /** Begins to save, and goes on whether or not anybody watches. */
  start(owner: Owner, input: { connectionId: string; tools: ToolToSave[] }): Promise<SaveJob>;
  find(owner: Owner, id: string): Promise<SaveJob>;
  list(owner: Owner): Promise<SaveJob[]>;
  /** The job now and whenever it changes, until it has ended. */
  follow(owner: Owner, id: string, signal: AbortSignal): AsyncGenerator<SaveEvent>;
  /** Takes up what nobody works on: left by a server that ended. */
  resume(): Promise<void>;
  /** Gives back what is under way; another server, or this one after its start, goes on from there. */
  stop(): Promise<void>;
};

type Parts = {
  store: Pick<Store, 'saveJobs' | 'spaces' | 'tools'>;
  open: OpenToolBuildingContext;
  onFailure(error: unknown): void;
  leaseTime?: number;
};

/** A tool that ends the server whenever it is tried must not do so for ever. */
const mostAttempts = 3;
const lookEvery = 150;

export function createToolSaveJobsService(parts: Parts): ToolSaveJobsService {
  const { store, leaseTime = 15_000, onFailure } = parts;
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const wake = (id: string) => {
    if (stopping.signal.aborted || running.has(id)) return;
    const work = workOn({ ...parts, leaseTime }, id, stopping.signal).catch(onFailure);
    running.set(id, work);
    void work.finally(() => running.delete(id));
  };
  const find = async (owner: Owner, id: string) => {
    const job = await store.saveJobs.find(owner.id, id);
    if (!job) throw new ParleyError('not_found');
    return job;
  };
  return {
    start: async (owner, input) => {
      const places = await store.tools.places(owner.id);
      if (isFull(places)) throw planIsFull(places);
      const id = await store.saveJobs.start(owner, input);
      wake(id);
      return find(owner, id);
    },
    find,
    list: (owner) => store.saveJobs.list(owner.id),
    follow: async function* (owner, id, signal) {
      const over = AbortSignal.any([signal, stopping.signal]);
      let last = '';
      wake(id);
      for (;;) {
        const job = last === '' ? await find(owner, id) : await find(owner, id).catch(nullIfAway);
        const now = job ? JSON.stringify(job) : last;
        if (job && now !== last) yield { event: 'job', data: job };
        last = now;
        if (job && job.state !== 'running') return;
        const isOver = await sleep(lookEvery, false, { signal: over }).catch(() => true);
        if (isOver) return;
      }
    },
    resume: async () => {
      for (const id of await store.saveJobs.orphans()) wake(id);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

type Working = Required<Parts>;

async function workOn(parts: Working, id: string, stopping: AbortSignal): Promise<void> {
  const { store, leaseTime, onFailure } = parts;
  const job = await store.saveJobs.take(id, leaseTime);
  if (!job) return;
  const renewing = setInterval(() => {
    store.saveJobs.renew(job, leaseTime).catch((error: unknown) => ignoreLost(error, onFailure));
  }, leaseTime / 3);
  try {
    await saveAll(parts, job, stopping);
  } catch (error) {
    if (stopping.aborted) await store.saveJobs.release(job).catch(() => undefined);
    else if (error instanceof NotAllowed) await store.saveJobs.finish(job, 'interrupted', error.message);
    else ignoreLost(error, onFailure);
  } finally {
    clearInterval(renewing);
  }
}

async function saveAll(parts: Working, job: HeldJob, stopping: AbortSignal): Promise<void> {
  const { store } = parts;
  if (job.attempts > mostAttempts) {
    return store.saveJobs.finish(
      job,
      'interrupted',
      'Saving was interrupted. What was saved until then is kept.',
    );
  }
  const opened = new Map<ProviderName | undefined, ToolBuildingContextWithSchema>();
  /** Opened for the first tool that needs it, and again if that failed. */
  const openWith = async (provider: ProviderName | undefined) => {
    const context = opened.get(provider) ?? (await openFor(parts, job, { provider, signal: stopping }));
    opened.set(provider, context);
    return context;
  };
  for (let tool = job.tools[job.position]; tool; tool = job.tools[job.position]) {
    const provider = runsHere(tool.provider) ? tool.provider : undefined;
    const open = () => openWith(provider);
    const reason = await saveNext(parts, { job, tool, open });
    // A stop looks like a failure of whatever was under way; the tool is tried again by whoever goes on.
    stopping.throwIfAborted();
    if (reason !== null) await store.saveJobs.skip(job, { name: tool.name, reason });
  }
  const saved = (await store.saveJobs.find(job.owner.id, job.id))?.saved.length ?? 0;
  await store.saveJobs.finish(job, 'done', saved > 0 ? toolMessages.savedMany(saved) : 'No tool was saved.');
}

class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** A job goes on without a page, for minutes where a model writes: its maker may have been removed since. */
async function assertMayGoOn({ store }: Working, { owner }: HeldJob): Promise<void> {
  if (owner.id === owner.personId) return;
  const now = await store.spaces.roleOf(owner.id, owner.personId);
  if (!now || !mayDo(now.role, 'change-tools')) throw new NotAllowed(toolMessages.saveNotAllowed);
}

type Step = { job: HeldJob; tool: ToolToSave; open(): Promise<ToolBuildingContextWithSchema> };

/** `null` when the job has moved on; otherwise why this tool could not be saved. */
async function saveNext(parts: Working, { job, tool, open }: Step): Promise<string | null> {
  const { store } = parts;
  try {
    await assertMayGoOn(parts, job);
    const places = await store.tools.places(job.owner.id);
    if (isFull(places)) return planIsFull(places).message;
    const units = job.position * toolLimits.unitsPerTool;
    const built = await buildTool(await open(), tool, (done, message) =>
      store.saveJobs.progress(job, { units: units + done, message }),
    );
    await assertMayGoOn(parts, job);
    await store.saveJobs.save(job, built, (full) => planIsFull(full).message);
    return null;
  } catch (error) {
    if (!(error instanceof ParleyError) || error.code === 'store_unavailable') throw error;
    return error.message;
  }
}

async function openFor(
  { open }: Working,
  { owner, connectionId }: HeldJob,
  { provider, signal }: { provider: ProviderName | undefined; signal: AbortSignal },
): Promise<ToolBuildingContextWithSchema> {
  if (connectionId === null) throw new ParleyError('not_found', { message: connectionMessages.notFound });
  return withSchema(await open(owner, { connectionId, provider }, signal));
}

/** A stream that has begun outlasts a store that is away for a moment. */
function nullIfAway(error: unknown): null {
  if (error instanceof ParleyError && error.code === 'store_unavailable') return null;
  throw error;
}

function ignoreLost(error: unknown, onFailure: (error: unknown) => void): void {
  if (!(error instanceof LeaseLost)) onFailure(error);
}
