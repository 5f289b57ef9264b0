import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { openSpaceKey } from '../../../lib/session/use-space-permission.ts';
import { newRun } from '../model/suggestion-run.ts';
import { followRun } from './use-suggestions.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether the role in the space is asked for again. */
async function asksAgain(response: Response): Promise<boolean> {
  vi.stubGlobal('fetch', async () => response);
  const queries = new QueryClient();
  queries.setQueryData(openSpaceKey, { space: { role: 'maker' } });
  const states: string[] = [];
  await followRun(
    { ...newRun, base: [], asked: {} },
    {
      queries,
      connectionId: 'shop',
      exclude: [],
      signal: new AbortController().signal,
      show: ({ state }) => states.push(state),
    },
  );
  expect(states.at(-1)).toBe('failed');
  return queries.getQueryState(openSpaceKey)?.isInvalidated === true;
}

const ending = (code: string) =>
  new Response(
    `event: failed\ndata: ${JSON.stringify({ code, message: 'It ended.', offerBuiltin: false })}\n\n`,
    { headers: { 'content-type': 'text/event-stream' } },
  );

const refusal = (code: string, status: number) =>
  Response.json({ code, message: 'Refused.', requestId: 'r1' }, { status });

test('[N12] suggestions that end or are refused for what somebody is in the space ask for their role again', async () => {
  expect(await asksAgain(ending('space_changed'))).toBe(true);
  expect(await asksAgain(refusal('space_role', 403))).toBe(true);
});

test('[N12] suggestions that fail for another reason leave the role as it is', async () => {
  expect(await asksAgain(ending('provider_failed'))).toBe(false);
  expect(await asksAgain(refusal('internal', 500))).toBe(false);
});
