import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf, unreachable, waitOf } from './service-failure.ts';

type Answer<T> = { data?: T; error?: unknown; response: Response };

const attempts = 3;
const pause = 250;
/** The limit is shared by everybody who uses this server: a longer wait is told, not sat out. */
const longestWait = 3;

/** For calls that change nothing: a failure that may pass is tried again, a little later each time. */
export async function retrySafeCall<T>(send: () => Promise<Answer<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send().catch((error: unknown) => ({ cause: error }));
    const isLast = attempt === attempts;
    if ('cause' in answer) {
      if (isLast) throw unreachable(answer.cause);
      await sleep(pause * attempt);
      continue;
    }
    const { data, error, response } = answer;
    if (response.ok) return data as T;
    const wait = waitBeforeRetry(response, attempt);
    if (isLast || wait === undefined) throw failureOf(error, response);
    await sleep(wait);
  }
}

/** 544 is a database that does not answer: it will not wake up by being asked again. */
function waitBeforeRetry(response: Response, attempt: number): number | undefined {
  if (response.status === 429) {
    const seconds = waitOf(response);
    return seconds <= longestWait ? seconds * 1_000 : undefined;
  }
  return response.status >= 500 && response.status !== 544 ? pause * attempt : undefined;
}
