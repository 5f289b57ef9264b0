import { afterEach, expect, test, vi } from 'vitest';
import { followJob } from './tool-saving-job.ts';

afterEach(() => vi.unstubAllGlobals());

const running = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  connectionId: null,
  state: 'running',
  progress: { current: 0, total: 3, message: 'Saving' },
  saved: [],
  failed: [],
  startedAt: '2026-11-17T10:00:00.000Z',
};

test('[N12] following a job ends with the reason when the role in the space has changed, and is not tried again', async () => {
  const ending = { code: 'space_changed', message: 'Your role changed.', executionId: null };
  const text = `event: job\ndata: ${JSON.stringify(running)}\n\nevent: failed\ndata: ${JSON.stringify(ending)}\n\n`;
  const fetched = vi.fn(async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } }));
  vi.stubGlobal('fetch', fetched);
  const states: string[] = [];
  const follow = async () => {
    for await (const { state } of followJob(running.id, new AbortController().signal)) states.push(state);
  };
  await expect(follow()).rejects.toMatchObject({ code: 'space_changed', message: 'Your role changed.' });
  expect(states).toEqual(['running']);
  expect(fetched).toHaveBeenCalledTimes(1);
});
