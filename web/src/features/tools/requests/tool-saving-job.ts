import { api } from '@parley/contract/routes';
import {
  type SaveJob,
  saveJobOutput,
  saveJobsOutput,
  saveStreamEvent,
  type ToolToSave,
} from '@parley/contract/tools';
import { abortableSleep } from '../../../lib/api/abortable-sleep.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { apiPath } from '../../../lib/api/api-path.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { streamEvents } from '../../../lib/api/event-stream.ts';

export async function startSaving(connectionId: string, tools: ToolToSave[]): Promise<SaveJob> {
  const { job } = await callApi({
    method: 'POST',
    path: api.saveTools,
    body: { connectionId, tools },
    output: saveJobOutput,
  });
  return job;
}

/** The job this tab started, else one of the same source that is still running. */
export async function findJob(connectionId: string, known: string | null, signal: AbortSignal) {
  if (known !== null) {
    const job = await readJob(known, signal);
    if (job) return job;
  }
  const { jobs } = await callApi({ path: api.saveTools, output: saveJobsOutput, signal });
  return jobs.find((job) => job.connectionId === connectionId && job.state === 'running');
}

/** How long to wait before a stream that broke off is joined again. */
const rejoinAfter = 1_000;

/** Gives the job as it goes on, until it has ended. The job does not need us: a broken stream is joined again. */
export async function* followJob(id: string, signal: AbortSignal): AsyncGenerator<SaveJob> {
  while (!signal.aborted) {
    for await (const job of eventsOf(id, signal)) {
      yield job;
      if (job.state !== 'running') return;
    }
    await abortableSleep(rejoinAfter, signal).catch(() => undefined);
  }
}

async function* eventsOf(id: string, signal: AbortSignal): AsyncGenerator<SaveJob> {
  try {
    const path = apiPath(api.saveEvents, id);
    for await (const { event, data } of streamEvents({ path, events: saveStreamEvent, signal })) {
      // The role in the space has changed: joining again would be refused.
      if (event === 'failed') throw new ApiFailure({ ...data, status: 409, written: true });
      yield data;
    }
  } catch (error) {
    if (!(error instanceof ApiFailure) || (error.status >= 400 && error.status < 429)) throw error;
  }
}

async function readJob(id: string, signal: AbortSignal): Promise<SaveJob | undefined> {
  try {
    return (await callApi({ path: apiPath(api.saveJob, id), output: saveJobOutput, signal })).job;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}
